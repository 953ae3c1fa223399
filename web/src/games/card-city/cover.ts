import type { Cover } from "../registry";

export default {
  rows: [
    [".", "card-city/residence residence", "card-city/commerce commerce", "card-city/leisure leisure", "."],
    [
      "card-city/industry industry",
      "card-city/commerce commerce",
      "card-city/town-hall town-hall",
      "card-city/residence residence",
      "card-city/residence residence",
    ],
    [".", "card-city/parking parking", "card-city/leisure leisure", "card-city/residence residence", "."],
  ],
} as Cover;
