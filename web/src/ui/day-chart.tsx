import { useState } from 'react';
import classes from './day-chart.module.css';

export interface DayPoint {
  /** 2026-03-01. */
  day: string;
  value: number;
}

interface DayChartProps {
  title: string;
  /** In words: the sum of all days. */
  total: string;
  points: readonly DayPoint[];
  formatValue: (value: number) => string;
  formatDay: (day: string) => string;
}

const width = 320;
const height = 96;

/** The least and the most that the drawing reaches to: zero always, and below it where a value is. */
function rangeOf(points: readonly DayPoint[]): { least: number; most: number } {
  const values = points.map(({ value }) => value);
  return { least: Math.min(0, ...values), most: Math.max(1, ...values) };
}

/**
 * One figure, day by day, as quiet bars. A slider lies over them: pointer, finger, arrow keys and a screen reader move it from day
 * to day, and the line below says what stood there. Whoever wants all of them at once has the table (`DayTable`).
 */
export function DayChart({ title, total, points, formatValue, formatDay }: DayChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { least, most } = rangeOf(points);
  const step = width / Math.max(1, points.length);
  const yOf = (value: number) => ((most - value) / (most - least)) * height;
  const shown = chosen === null ? null : (points[chosen] ?? null);
  const [first, last] = [points[0], points.at(-1)];

  const indexAt = (element: HTMLElement, clientX: number) => {
    const { left, width: wide } = element.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / Math.max(1, wide)) * points.length);
    return Math.min(points.length - 1, Math.max(0, index));
  };

  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>{title}</span>
        <strong>{total}</strong>
      </figcaption>
      <div className={classes.plot}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {points.map(({ day, value }, index) => (
            <rect
              key={day}
              data-chosen={index === chosen || undefined}
              x={index * step + step * 0.14}
              width={step * 0.72}
              y={Math.min(yOf(value), yOf(0))}
              // A day that had something is seen, however little it was beside the best one.
              height={value === 0 ? 0 : Math.max(1.5, Math.abs(yOf(value) - yOf(0)))}
            />
          ))}
          <line x1={0} x2={width} y1={yOf(0)} y2={yOf(0)} />
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(0, points.length - 1)}
          value={chosen ?? points.length - 1}
          aria-label={title}
          aria-valuetext={describe(points[chosen ?? points.length - 1])}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
          onFocus={() => setChosen((before) => before ?? points.length - 1)}
          onBlur={() => setChosen(null)}
          onPointerMove={(event) => setChosen(indexAt(event.currentTarget, event.clientX))}
          onPointerLeave={() => setChosen(null)}
        />
      </div>
      <p className={classes.legend} data-chosen={shown !== null || undefined}>
        {shown ? (
          <span>{describe(shown)}</span>
        ) : (
          <>
            <span>{first ? formatDay(first.day) : ''}</span>
            <span>{last ? formatDay(last.day) : ''}</span>
          </>
        )}
      </p>
    </figure>
  );

  function describe(point: DayPoint | undefined): string {
    return point ? `${formatDay(point.day)} · ${formatValue(point.value)}` : '';
  }
}
