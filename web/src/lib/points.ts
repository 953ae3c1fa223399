/** Points as text, with the minus sign, which is as wide as a digit. */

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** What is added or taken away. */
export function change(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}

/** A message about points with the same minus sign: numbers in messages have a hyphen. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\w)])-(?=\d)/g, "−");
}
