### What a lesson says in every game, in the page and in a terminal. The steps themselves are in the lesson folder of the game.

lesson-title = Learn { $game }
lesson-progress = Step { $number } of { $count }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-leave = Leave
lesson-again = Start again
lesson-play = Play a game
lesson-learner = Mayor
