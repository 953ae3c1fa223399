export function generate(): Promise<Record<string, string>>;
