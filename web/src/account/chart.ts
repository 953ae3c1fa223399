/** The geometry of the profile's plots: from values to points of a picture of that size. */

export interface Point {
  x: number;
  y: number;
}

/** Round values of a scale between two numbers: few, and easy to read. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(high - low, 1);
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => span / each <= most) ?? span;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Values from left to right, the largest at the top. */
export function placed(values: readonly number[], low: number, high: number, width: number, height: number): Point[] {
  const span = Math.max(high - low, 1);
  return values.map((value, index) => ({
    x: values.length === 1 ? width / 2 : (index / (values.length - 1)) * width,
    y: height - ((value - low) / span) * height,
  }));
}

export function path(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
