import { Suspense } from 'react';
import { lazyPart } from '../../lib/load-part.ts';
import classes from './markdown.module.css';
import type { MarkdownProps } from './markdown-props.ts';

const MarkdownView = lazyPart(() => import('./markdown-view.tsx'));

/**
 * Text that people and models have written, with formulas, code and tables. It is never taken for HTML, and loads
 * nothing from elsewhere. Until its chunk is there the bare words are shown.
 */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<div className={classes.bare}>{props.text}</div>}>
      <MarkdownView {...props} />
    </Suspense>
  );
}
