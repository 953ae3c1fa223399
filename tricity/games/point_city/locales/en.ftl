game-point-city = Point City
