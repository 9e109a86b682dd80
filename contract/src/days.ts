import { z } from 'zod';

/** As in China, where our users’ day begins. No calendar that reads it has a year 0. */
export const Day = z.iso.date().refine((day) => day >= '2000-01-01', { error: 'invalid' });

const mostDays = 366;
export const DayRange = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < mostDays * 86_400_000, {
    path: ['to'],
    error: 'invalid',
  });
export type DayRange = z.infer<typeof DayRange>;
