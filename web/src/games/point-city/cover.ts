import type { Cover } from "../registry";

export default {
  rows: [
    [
      "resources/energy resource-energy",
      "point-city/cafe",
      "resources/community resource-community",
      "point-city/observatory",
    ],
    [
      "point-city/fountain",
      "resources/economy resource-economy",
      "point-city/townhouses",
      "resources/ecology resource-ecology",
    ],
    [
      "resources/industry resource-industry",
      "point-city/train-station",
      "resources/energy resource-energy",
      "point-city/treehouse",
    ],
  ],
} as Cover;
