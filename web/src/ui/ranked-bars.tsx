import classes from './ranked-bars.module.css';

export interface RankedBar {
  key: string;
  name: string;
  value: number;
}

interface RankedBarsProps {
  label: string;
  bars: readonly RankedBar[];
  formatValue: (value: number) => string;
}

/** One figure of several things, the largest first, as quiet bars beside their names; below zero they are drawn in another colour. */
export function RankedBars({ label, bars, formatValue }: RankedBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars
        .toSorted((left, right) => right.value - left.value)
        .map(({ key, name, value }) => (
          <li key={key}>
            <span className={classes.name}>{name}</span>
            <span className={classes.track}>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  width={value === 0 ? 0 : Math.max(0.6, (Math.abs(value) / most) * 100)}
                  height={8}
                  data-below={value < 0 || undefined}
                />
              </svg>
            </span>
            <span className={classes.value}>{formatValue(value)}</span>
          </li>
        ))}
    </ul>
  );
}
