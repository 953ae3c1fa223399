/** Milliseconds as a clock shows them: 0:09, 12:30, 3:05:00, 2 d 4 h. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return `${days} d ${hours % 24} h`;
  const two = (value: number) => String(value).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago that was, in the reader's words. */
export function formatAgo(milliseconds: number, lang: string, present = Date.now()): string {
  const seconds = Math.max(0, present - milliseconds) / 1000;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}
