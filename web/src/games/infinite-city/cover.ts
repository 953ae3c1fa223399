import type { Cover } from "../registry";

export default {
  set: "infinite-city",
  drawings: ["plaza", "bank", "temple", "stadium", "port"],
} as Cover;
