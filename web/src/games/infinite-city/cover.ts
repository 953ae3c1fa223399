import type { Cover } from "../registry";

export default {
  set: "infinite-city",
  drawings: ["plaza", "bank", "temple", "stadium", "port"],
  board: ["infinite-city"],
} as Cover;
