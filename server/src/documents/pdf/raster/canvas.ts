import { type Coverage, coversCanvas, type FillRule, fillPolygons } from './fill-polygons.ts';
import { identity, invert, type Matrix, mapPoints, multiply, scaleOf } from './matrix.ts';
import { Outline } from './outline.ts';
import { type Pen, strokeLines } from './stroke-lines.ts';

interface State {
  matrix: Matrix;
  fillStyle: string;
  strokeStyle: string;
  globalAlpha: number;
  lineWidth: number;
  lineCap: Pen['cap'];
  lineJoin: Pen['join'];
  miterLimit: number;
  dash: readonly number[];
  lineDashOffset: number;
  /** Null: nothing is cut off. */
  mask: Uint8Array | null;
}

export interface ImagePixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Thinner lines would fade instead of getting thinner. */
const thinnestPx = 0.7;

/** A canvas in memory with as much of the browser's as drawings of ours need: areas, lines, clips, plain colours. */
export class Canvas {
  width: number;
  height: number;
  /** Red, green, blue, opacity. */
  pixels: Uint8ClampedArray;
  readonly #context: CanvasContext;

  constructor(width: number, height: number) {
    this.width = Math.ceil(width);
    this.height = Math.ceil(height);
    this.pixels = new Uint8ClampedArray(this.width * this.height * 4);
    this.#context = new CanvasContext(this);
  }

  getContext(): CanvasContext {
    return this.#context;
  }
}

/** What pdf.js asks for canvases to draw aside on. */
export class CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: CanvasContext } {
    const canvas = new Canvas(width, height);
    return { canvas, context: canvas.getContext() };
  }

  reset({ canvas }: { canvas: Canvas }, width: number, height: number): void {
    canvas.width = Math.ceil(width);
    canvas.height = Math.ceil(height);
    canvas.pixels = new Uint8ClampedArray(canvas.width * canvas.height * 4);
  }

  destroy({ canvas }: { canvas: Canvas }): void {
    canvas.pixels = new Uint8ClampedArray(0);
  }
}

export class CanvasContext implements State {
  readonly canvas: Canvas;
  matrix = identity;
  fillStyle = '#000000';
  strokeStyle = '#000000';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap: Pen['cap'] = 'butt';
  lineJoin: Pen['join'] = 'miter';
  miterLimit = 10;
  dash: readonly number[] = [];
  lineDashOffset = 0;
  mask: Uint8Array | null = null;
  readonly #saved: State[] = [];
  #path = new Outline();

  constructor(canvas: Canvas) {
    this.canvas = canvas;
  }

  save(): void {
    const { matrix, fillStyle, strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin } = this;
    const { miterLimit, dash, lineDashOffset, mask } = this;
    this.#saved.push({
      matrix,
      fillStyle,
      strokeStyle,
      globalAlpha,
      lineWidth,
      lineCap,
      lineJoin,
      miterLimit,
      dash,
      lineDashOffset,
      mask,
    });
  }

  restore(): void {
    const state = this.#saved.pop();
    if (state) Object.assign(this, state);
  }

  getTransform(): Matrix & { invertSelf(): Matrix } {
    const { matrix } = this;
    return { ...matrix, invertSelf: () => invert(matrix) ?? { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 } };
  }

  setTransform(first: number | Matrix, b = 0, c = 0, d = 1, e = 0, f = 0): void {
    this.matrix =
      typeof first === 'object'
        ? { a: first.a, b: first.b, c: first.c, d: first.d, e: first.e, f: first.f }
        : { a: first, b, c, d, e, f };
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.matrix = multiply(this.matrix, { a, b, c, d, e, f });
  }

  translate(e: number, f: number): void {
    this.matrix = multiply(this.matrix, { ...identity, e, f });
  }

  scale(a: number, d: number): void {
    this.matrix = multiply(this.matrix, { ...identity, a, d });
  }

  setLineDash(dash: readonly number[]): void {
    this.dash = dash;
  }

  getLineDash(): readonly number[] {
    return this.dash;
  }

  beginPath(): void {
    this.#path = new Outline();
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(x, y, width, height);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new Outline();
    path.rect(x, y, width, height);
    this.fill(path);
  }

  fill(path: Outline | FillRule = this.#path, rule: FillRule = 'nonzero'): void {
    const outline = path instanceof Outline ? path : this.#path;
    const coverage = this.#cover(outline, path instanceof Outline ? rule : path);
    if (coverage) this.#paint(coverage, this.fillStyle);
  }

  stroke(path: Outline = this.#path): void {
    const width = Math.max(this.lineWidth, thinnestPx / (scaleOf(this.matrix) || 1));
    const pen: Pen = {
      width,
      cap: this.lineCap,
      join: this.lineJoin,
      miterLimit: this.miterLimit,
      dash: this.dash,
      dashOffset: this.lineDashOffset,
    };
    const polygons = strokeLines(path.lines, pen).map((points) => mapPoints(points, this.matrix));
    // A matrix that mirrors turns all of them round, which the nonzero rule does not mind.
    const coverage = fillPolygons(polygons, 'nonzero', this.canvas);
    if (coverage) this.#paint(coverage, this.strokeStyle);
  }

  clip(path: Outline | FillRule = this.#path, rule: FillRule = 'nonzero'): void {
    const outline = path instanceof Outline ? path : this.#path;
    const { width, height } = this.canvas;
    const polygons = outline.lines.map(({ points }) => mapPoints(points, this.matrix));
    if (coversCanvas(polygons, this.canvas)) return;
    const coverage = fillPolygons(polygons, path instanceof Outline ? rule : path, this.canvas);
    const mask = new Uint8Array(width * height);
    for (let y = 0; coverage && y < coverage.height; y += 1) {
      for (let x = 0; x < coverage.width; x += 1) {
        const at = (coverage.top + y) * width + coverage.left + x;
        const value = coverage.values[y * coverage.width + x] ?? 0;
        mask[at] = this.mask ? ((this.mask[at] ?? 0) * value) / 255 : value;
      }
    }
    this.mask = mask;
  }

  /** A drawing made aside (a group with an opacity of its own) or a picture of pixels; the nearest pixel is taken. */
  drawImage(source: Canvas, ...places: number[]): void {
    const [sx = 0, sy = 0, sw = source.width, sh = source.height, dx, dy, dw, dh] =
      places.length === 8 ? places : [0, 0, source.width, source.height, ...places];
    const [left = 0, top = 0, width = sw, height = sh] = [dx, dy, dw, dh];
    const area = new Outline();
    area.rect(left, top, width, height);
    const coverage = this.#cover(area, 'nonzero');
    const back = invert(this.matrix);
    if (!coverage || !back) return;
    this.#blend(
      coverage,
      (x, y) => {
        const [unitX = 0, unitY = 0] = mapPoints([x + 0.5, y + 0.5], back);
        const column = Math.floor(sx + ((unitX - left) / width) * sw);
        const row = Math.floor(sy + ((unitY - top) / height) * sh);
        if (column < 0 || row < 0 || column >= source.width || row >= source.height) return null;
        return (row * source.width + column) * 4;
      },
      source.pixels,
    );
  }

  createImageData(width: number, height: number): ImagePixels {
    return { width, height, data: new Uint8ClampedArray(width * height * 4) };
  }

  putImageData({ data, width, height }: ImagePixels, left: number, top: number): void {
    for (let y = 0; y < height && top + y < this.canvas.height; y += 1) {
      this.canvas.pixels.set(
        data.subarray(y * width * 4, (y + 1) * width * 4),
        ((top + y) * this.canvas.width + left) * 4,
      );
    }
  }

  clearRect(): void {
    this.canvas.pixels.fill(0);
  }

  #cover(outline: Outline, rule: FillRule): Coverage | null {
    const polygons = outline.lines.map(({ points }) => mapPoints(points, this.matrix));
    return fillPolygons(polygons, rule, this.canvas);
  }

  #paint(coverage: Coverage, style: string): void {
    const colour = readColour(style);
    if (colour[3] === 0 || this.globalAlpha === 0) return;
    if (this.mask || colour[3] < 255 || this.globalAlpha < 1) this.#blend(coverage, () => 0, colour);
    else this.#paintOpaque(coverage, colour);
  }

  #paintOpaque(coverage: Coverage, [red, green, blue]: readonly number[]): void {
    const { pixels, width } = this.canvas;
    const whole = ((255 << 24) | ((blue ?? 0) << 16) | ((green ?? 0) << 8) | (red ?? 0)) >>> 0;
    const words = new Uint32Array(pixels.buffer);
    for (let y = 0; y < coverage.height; y += 1) {
      const line = (coverage.top + y) * width + coverage.left;
      for (let x = 0; x < coverage.width; x += 1) {
        const covered = coverage.values[y * coverage.width + x] ?? 0;
        if (covered === 255) words[line + x] = whole;
        else if (covered > 0) this.#mix((line + x) * 4, covered / 255, red ?? 0, green ?? 0, blue ?? 0);
      }
    }
  }

  #mix(place: number, alpha: number, red: number, green: number, blue: number): void {
    const { pixels } = this.canvas;
    const below = ((pixels[place + 3] ?? 0) / 255) * (1 - alpha);
    const total = alpha + below;
    if (total === 0) return;
    pixels[place] = (red * alpha + (pixels[place] ?? 0) * below) / total;
    pixels[place + 1] = (green * alpha + (pixels[place + 1] ?? 0) * below) / total;
    pixels[place + 2] = (blue * alpha + (pixels[place + 2] ?? 0) * below) / total;
    pixels[place + 3] = total * 255;
  }

  /** `find` names the place of a pixel's colour in `colours` (red, green, blue, opacity); null where there is none. */
  #blend(coverage: Coverage, find: (x: number, y: number) => number | null, colours: ArrayLike<number>): void {
    const { width } = this.canvas;
    const { mask } = this;
    for (let y = 0; y < coverage.height; y += 1) {
      for (let x = 0; x < coverage.width; x += 1) {
        const covered = coverage.values[y * coverage.width + x] ?? 0;
        const from = covered === 0 ? null : find(coverage.left + x, coverage.top + y);
        if (from === null) continue;
        const at = (coverage.top + y) * width + coverage.left + x;
        const opacity = ((colours[from + 3] ?? 255) / 255) * this.globalAlpha;
        const alpha = (covered / 255) * opacity * (mask ? (mask[at] ?? 0) / 255 : 1);
        this.#mix(at * 4, alpha, colours[from] ?? 0, colours[from + 1] ?? 0, colours[from + 2] ?? 0);
      }
    }
  }
}

/** pdf.js hands colours on as #rrggbb, and as rgba() in a few places. Anything else would be a pattern: shown as grey. */
function readColour(style: string): [red: number, green: number, blue: number, opacity: number] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(style);
  const byte = (digits: string | undefined): number => Number.parseInt(digits ?? '0', 16);
  if (hex) return [byte(hex[1]), byte(hex[2]), byte(hex[3]), 255];
  const numbers = /^rgba?\(([^)]*)\)$/u.exec(style)?.[1]?.split(',').map(Number);
  if (!numbers) return [128, 128, 128, 255];
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, (numbers[3] ?? 1) * 255];
}
