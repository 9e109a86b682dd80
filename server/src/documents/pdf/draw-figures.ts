import { getDocumentProxy } from 'unpdf';
import type { LaidFigure, Layout } from '../layout/laid.ts';
import { Canvas, CanvasFactory } from './raster/canvas.ts';
import { Outline } from './raster/outline.ts';
import { encodePng } from './raster/png.ts';
import { drawableFigures, figuresOf, typesetFigures } from './typeset-figures.ts';
import type { TypstCompiler } from './typst-compiler.ts';

/** Sharp in print at the size of a page, and still small: a drawing of lines compresses well. */
const dotsPerInch = 200;

/**
 * Each figure as PNG by its id. Typst turns the SVG into PDF with our fonts, so that the picture shows what the PDF shows, and
 * pdf.js draws that on a canvas of ours; no library that draws has builds for both platforms. What cannot be drawn is left out.
 */
export async function drawFigures(compiler: TypstCompiler, layout: Layout): Promise<Map<string, Uint8Array>> {
  let figures = figuresOf(layout);
  if (figures.length === 0) return new Map();
  try {
    let typeset = typesetFigures(compiler, figures);
    if (!typeset) {
      figures = drawableFigures(compiler, layout);
      typeset = typesetFigures(compiler, figures);
    }
    return typeset && figures.length > 0 ? await drawPages(typeset.pdf(), figures) : new Map();
  } finally {
    compiler.forget();
  }
}

async function drawPages(pdf: Uint8Array, figures: readonly LaidFigure[]): Promise<Map<string, Uint8Array>> {
  Object.assign(globalThis, { Path2D: Outline });
  const document = await getDocumentProxy(new Uint8Array(pdf), {
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
    CanvasFactory,
  });
  const images = new Map<string, Uint8Array>();
  try {
    for (const [index, { id }] of figures.entries()) {
      const image = await drawPage(await document.getPage(index + 1));
      if (image) images.set(id, image);
    }
  } finally {
    await document.loadingTask.destroy();
  }
  return images;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Null where a drawing asks for more than our canvas has: the picture is a fallback, for which no paper may fail. */
async function drawPage(page: Page): Promise<Uint8Array | null> {
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const canvas = new Canvas(viewport.width, viewport.height);
  canvas.pixels.fill(255);
  try {
    // Typed as a browser's own, of which pdf.js uses what ours has.
    await page.render({
      canvas: null,
      canvasContext: canvas.getContext() as never,
      viewport,
      background: 'rgba(0,0,0,0)',
    }).promise;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
  return encodePng(canvas.width, canvas.height, withoutOpacity(canvas), Math.round(dotsPerInch / 0.0254));
}

function withoutOpacity({ pixels, width, height }: Canvas): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgb[pixel * 3] = pixels[pixel * 4] ?? 0;
    rgb[pixel * 3 + 1] = pixels[pixel * 4 + 1] ?? 0;
    rgb[pixel * 3 + 2] = pixels[pixel * 4 + 2] ?? 0;
  }
  return rgb;
}
