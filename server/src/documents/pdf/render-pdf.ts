import type { Layout } from '../layout/laid.ts';
import { finishPdf } from './finish-pdf.ts';
import { drawableFigures, figuresOf } from './typeset-figures.ts';
import { type Typeset, type TypstCompiler, TypstRefused } from './typst-compiler.ts';
import { type DataChoices, typstData } from './typst-data.ts';

export interface RenderedPdf {
  bytes: Uint8Array;
  pages: number;
  /** The printed number of the page ("IV", "12"; '' where pages bear none) by the id of a heading, figure, table or formula. */
  pageOf: Map<string, string>;
}

/** Blocks for as long as the document takes: for a process of its own. */
export function renderPdf(compiler: TypstCompiler, layout: Layout): RenderedPdf {
  try {
    const typeset = typesetSafely(compiler, layout);
    return {
      bytes: finishPdf(typeset.pdf(), layout),
      pages: typeset.pageCount,
      pageOf: readPlaces(typeset),
    };
  } finally {
    compiler.forget();
  }
}

/** A picture or a formula that Typst cannot set must not cost the student the whole paper: its words are shown instead. */
function typesetSafely(compiler: TypstCompiler, layout: Layout): Typeset {
  const usual: DataChoices = { showsFormulasAsText: false, undrawable: new Set() };
  const attempt = (choices: DataChoices): Typeset | TypstRefused => {
    try {
      return compiler.typeset('document', typstData(layout, choices));
    } catch (error) {
      if (error instanceof TypstRefused) return error;
      throw error;
    }
  };
  const first = attempt(usual);
  if (!(first instanceof TypstRefused)) return first;
  const drawable = new Set(drawableFigures(compiler, layout));
  const undrawable = new Set(
    figuresOf(layout)
      .filter((figure) => !drawable.has(figure))
      .map(({ id }) => id),
  );
  const second = undrawable.size > 0 ? attempt({ ...usual, undrawable }) : first;
  if (!(second instanceof TypstRefused)) return second;
  const last = attempt({ showsFormulasAsText: true, undrawable });
  if (last instanceof TypstRefused) throw last;
  return last;
}

function readPlaces(typeset: Typeset): Map<string, string> {
  const [places] = typeset.query('places') as { id: string; printed: string }[][];
  return new Map((places ?? []).map(({ id, printed }) => [id, printed]));
}
