import { identity, type Matrix, mapPoints } from './matrix.ts';

/** A line of points (x, y, x, y …), perhaps closed. */
export interface Polyline {
  points: number[];
  isClosed: boolean;
}

/** A circle is four curves: with this many pieces each, one as wide as a page is a tenth of a pixel off at most. */
const piecesPerCurve = 16;

/** The part of the browser's Path2D that pdf.js draws with. Curves are broken into straight pieces on the way in. */
export class Outline {
  readonly lines: Polyline[] = [];
  #open: Polyline | null = null;
  #afterClose: readonly [x: number, y: number] | null = null;

  constructor(other?: Outline) {
    if (other instanceof Outline) this.addPath(other);
  }

  addPath(other: Outline, matrix: Matrix = identity): void {
    for (const line of other.lines) this.lines.push({ ...line, points: mapPoints(line.points, matrix) });
    this.#open = null;
  }

  moveTo(x: number, y: number): void {
    this.#open = { points: [x, y], isClosed: false };
    this.lines.push(this.#open);
  }

  lineTo(x: number, y: number): void {
    this.#current(x, y).points.push(x, y);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const { points } = this.#current(x1, y1);
    const x0 = points.at(-2) ?? x1;
    const y0 = points.at(-1) ?? y1;
    for (let piece = 1; piece <= piecesPerCurve; piece += 1) {
      const t = piece / piecesPerCurve;
      const s = 1 - t;
      points.push(
        s * s * s * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x,
        s * s * s * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y,
      );
    }
  }

  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void {
    const { points } = this.#current(x1, y1);
    const x0 = points.at(-2) ?? x1;
    const y0 = points.at(-1) ?? y1;
    this.bezierCurveTo(
      x0 + ((x1 - x0) * 2) / 3,
      y0 + ((y1 - y0) * 2) / 3,
      x + ((x1 - x) * 2) / 3,
      y + ((y1 - y) * 2) / 3,
      x,
      y,
    );
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.lines.push({ points: [x, y, x + width, y, x + width, y + height, x, y + height], isClosed: true });
    this.#open = null;
  }

  closePath(): void {
    const line = this.#open;
    if (!line) return;
    line.isClosed = true;
    // What follows without a new start begins where the closed line began.
    this.#open = null;
    const [x = 0, y = 0] = line.points;
    this.#afterClose = [x, y];
  }

  #current(x: number, y: number): Polyline {
    if (!this.#open) {
      const [startX, startY] = this.#afterClose ?? [x, y];
      this.moveTo(startX, startY);
    }
    return this.#open ?? { points: [], isClosed: false };
  }
}
