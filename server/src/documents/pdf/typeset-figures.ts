import type { LaidFigure, Layout } from '../layout/laid.ts';
import { pointsPerMm } from '../layout/measures.ts';
import { type Typeset, type TypstCompiler, TypstRefused } from './typst-compiler.ts';

export const figuresOf = (layout: Layout): LaidFigure[] =>
  layout.sections.flatMap(({ items }) => items.filter((item) => item.kind === 'figure'));

/** One figure a page, or null where one of them is no drawing that Typst can read. */
export function typesetFigures(compiler: TypstCompiler, figures: readonly LaidFigure[]): Typeset | null {
  try {
    return compiler.typeset('pictures', {
      pictures: figures.map(({ svg, widthMm, heightMm }) => ({
        svg,
        width: widthMm * pointsPerMm,
        height: heightMm * pointsPerMm,
      })),
    });
  } catch (error) {
    if (error instanceof TypstRefused) return null;
    throw error;
  }
}

export function drawableFigures(compiler: TypstCompiler, layout: Layout): LaidFigure[] {
  return figuresOf(layout).filter((figure) => typesetFigures(compiler, [figure]) !== null);
}
