import type { LaidItem, Layout } from '../layout/laid.ts';
import { lineDistancePt } from '../layout/measures.ts';
import type { StyleName } from '../templates/template.ts';

interface Edges {
  beforePt: number;
  afterPt: number;
}

/** Typst sets lines of one em; what a line distance has beyond that is shared out above and below it, as Word does. */
export function leadingPt(layout: Layout, name: StyleName): number {
  const style = layout.template.styles[name];
  return Math.max(0, lineDistancePt(style, layout.language) - style.sizePt);
}

function edgesOf(layout: Layout, top: StyleName, bottom = top): Edges {
  const { styles } = layout.template;
  return {
    beforePt: styles[top].beforePt + leadingPt(layout, top) / 2,
    afterPt: styles[bottom].afterPt + leadingPt(layout, bottom) / 2,
  };
}

/** Figures and tables stand a little apart from the text on the side that has no caption. */
const openSidePt = 6;

export function edgesOfItem(layout: Layout, item: LaidItem): Edges {
  switch (item.kind) {
    case 'heading':
    case 'paragraph':
      return edgesOf(layout, item.style);
    case 'list':
      return edgesOf(layout, 'list');
    case 'formula':
      return edgesOf(layout, 'formula');
    case 'reference':
      return edgesOf(layout, 'reference');
    case 'contents':
      return edgesOf(layout, 'contents1');
    case 'figure': {
      const { afterPt } = edgesOf(layout, 'caption');
      return { beforePt: openSidePt + leadingPt(layout, 'body') / 2, afterPt: afterPt + openSidePt };
    }
    case 'table': {
      const { beforePt } = edgesOf(layout, item.caption ? 'caption' : 'body');
      return { beforePt: beforePt + openSidePt, afterPt: openSidePt * 2 + leadingPt(layout, 'body') / 2 };
    }
    case 'cover-fields':
    case 'signatures':
      return { beforePt: 12, afterPt: 12 };
    case 'page-break':
    case 'space':
      return { beforePt: 0, afterPt: 0 };
  }
}
