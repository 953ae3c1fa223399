import type { Cover } from "../registry";

export default {
  rows: [
    ["", "infinite-city/bank circle", "infinite-city/plaza", "infinite-city/stadium square", "infinite-city/face-down"],
    [
      "infinite-city/port square",
      "infinite-city/temple circle",
      "infinite-city/arboretum circle",
      "infinite-city/capitol square",
      "infinite-city/housing triangle",
    ],
    [
      "",
      "infinite-city/face-down",
      "infinite-city/hotel triangle",
      "infinite-city/transit-station triangle",
      "infinite-city/library",
    ],
  ],
} as Cover;
