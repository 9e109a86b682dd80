import type { ReactNode } from 'react';

export interface MarkdownProps {
  text: string;
  /** More of it is coming: what is half written is shown as if it were closed. */
  isGrowing?: boolean;
  /** The numbers n that `[n]` may stand for, each drawn by `renderCitation`. */
  citations?: readonly number[];
  renderCitation?: (number: number) => ReactNode;
  /** How deep the first level of headings stands on its page; 3 unless told. */
  headingLevel?: 2 | 3 | 4;
}
