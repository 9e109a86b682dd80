const chinaOffsetMs = 8 * 60 * 60 * 1000;

/** `2026-05-01 09:30:00` as a clock in China shows it: Alipay's form of an instant. */
export function chinaTime(at: Date): string {
  return new Date(at.getTime() + chinaOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-05-01T09:30:00+08:00`: WeChat Pay's form. */
export function chinaTimeWithOffset(at: Date): string {
  return `${chinaTime(at).replace(' ', 'T')}+08:00`;
}

/** Null for what is no instant of Alipay's form; fractions of a second are allowed, as some answers have them. */
export function findChinaTime(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})?$/.test(text)) return null;
  const at = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}
