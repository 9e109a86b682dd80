import { afterEach, beforeAll, expect, test } from 'vitest';
import { startI18n } from '../lib/i18n.ts';
import { closePages, openPage } from '../testing/open-page.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';

beforeAll(() => startI18n('en'));
afterEach(closePages);

const points = [
  { day: '2026-03-01', value: 4 },
  { day: '2026-03-02', value: 0 },
  { day: '2026-03-03', value: -2 },
];

test('a chart reads its days out, one by one, and draws what is below zero below it', async () => {
  await openPage(
    <DayChart
      title="Visitors"
      total="2"
      points={points}
      formatValue={String}
      formatDay={(day) => `day ${day.slice(-1)}`}
    />,
    {},
  );
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
  expect(slider?.getAttribute('aria-label')).toBe('Visitors');
  expect(slider?.getAttribute('aria-valuetext')).toBe('day 3 · -2');
  expect(slider?.max).toBe('2');
  const [first, none, below] = document.querySelectorAll('rect');
  expect(Number(none?.getAttribute('height'))).toBe(0);
  const zero = Number(document.querySelector('line')?.getAttribute('y1'));
  expect(Number(first?.getAttribute('y'))).toBe(0);
  expect(Number(below?.getAttribute('y'))).toBe(zero);
});

test('the table has every day, the newest first', async () => {
  await openPage(
    <DayTable
      summary="As a table"
      dayTitle="Day"
      days={points.map(({ day }) => day)}
      columns={[{ title: 'Visitors', showValue: (day) => String(points.find((point) => point.day === day)?.value) }]}
      formatDay={(day) => day}
    />,
    {},
  );
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows).toEqual(['2026-03-03-2', '2026-03-020', '2026-03-014']);
});
