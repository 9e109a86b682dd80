import type { PrintedStyle } from '@yanmo/contract/orders';
import { styleNames } from '../../domain/papers/style-names.ts';
import classes from './format-name.module.css';

/** Template and citation style in one line; a standard's number is not broken in two. */
export function FormatName({ template, style }: { template: string; style: PrintedStyle }) {
  return (
    <span>
      {template} · <span className={classes.whole}>{styleNames[style]}</span>
    </span>
  );
}
