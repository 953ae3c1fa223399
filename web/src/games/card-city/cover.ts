import type { Cover } from "../registry";

export default {
  set: "card-city",
  drawings: ["residence", "commerce", "town-hall", "leisure", "industry"],
} as Cover;
