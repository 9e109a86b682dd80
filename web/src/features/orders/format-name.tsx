import type { PrintedStyle } from '@yanmo/contract/orders';
import classes from './format-name.module.css';
import { styleName } from './style-names.ts';

/** Template and citation style in one line; a standard's number is not broken in two. */
export function FormatName({ template, style }: { template: string; style: PrintedStyle }) {
  return (
    <span>
      {template} · <span className={classes.whole}>{styleName(style)}</span>
    </span>
  );
}
