import type { Cover } from "../registry";

export default {
  set: "resources",
  drawings: ["community", "economy", "energy", "ecology", "industry"],
} as Cover;
