const dayMs = 86_400_000;

/** Midnight in China of a day as 2026-03-01. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

export interface OpenSpan {
  from?: Date;
  until?: Date;
}

/** From the first midnight to the one after the last day; a side that is left out is open. */
export function openSpanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): OpenSpan {
  return {
    ...(from === undefined ? {} : { from: startOf(from) }),
    ...(to === undefined ? {} : { until: new Date(startOf(to).getTime() + dayMs) }),
  };
}

export function spanOf({ from, to }: { from: string; to: string }): { from: Date; until: Date } {
  return { from: startOf(from), until: new Date(startOf(to).getTime() + dayMs) };
}

export function listDays({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
