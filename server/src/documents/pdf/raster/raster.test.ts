import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Canvas } from './canvas.ts';
import { fillPolygons } from './fill-polygons.ts';
import { Outline } from './outline.ts';
import { encodePng } from './png.ts';
import { strokeLines } from './stroke-lines.ts';

const size = { width: 100, height: 100 };
const covered = (polygons: number[][], rule: 'nonzero' | 'evenodd' = 'nonzero'): number =>
  (fillPolygons(polygons, rule, size)?.values ?? new Uint8Array()).reduce((sum, value) => sum + value, 0) / 255;

const pen = { cap: 'butt', join: 'miter', miterLimit: 10, dash: [], dashOffset: 0 } as const;

function pixel({ pixels, width }: Canvas, x: number, y: number): number[] {
  return [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

describe('areas', () => {
  it('cover as many pixels as they are large', () => {
    const coordinate = fc.double({ min: 5, max: 95, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate), (points) => {
        const [x0, y0, x1, y1, x2, y2] = points;
        const area = Math.abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) / 2;
        expect(Math.abs(covered([points]) - area)).toBeLessThan(area * 0.02 + 12);
      }),
    );
  });

  it('have holes by the rule that is asked for', () => {
    const outer = [10, 10, 90, 10, 90, 90, 10, 90];
    const inner = [30, 30, 70, 30, 70, 70, 30, 70];
    expect(covered([outer, inner])).toBeCloseTo(6_400, 0);
    expect(covered([outer, inner], 'evenodd')).toBeCloseTo(4_800, 0);
    expect(covered([outer, [30, 30, 30, 70, 70, 70, 70, 30]])).toBeCloseTo(4_800, 0);
  });

  it('end at the edge of the canvas', () => {
    expect(covered([[-500, -500, 500, -500, 500, 500, -500, 500]])).toBeCloseTo(10_000, 0);
    expect(covered([[200, 200, 300, 200, 250, 300]])).toBe(0);
  });
});

describe('lines', () => {
  const stroke = (points: number[], rest: Partial<Parameters<typeof strokeLines>[1]> = {}, isClosed = false): number =>
    covered(strokeLines([{ points, isClosed }], { ...pen, width: 4, ...rest }));

  it('are as wide as their pen, with the ends that it has', () => {
    expect(stroke([20, 50, 80, 50])).toBeCloseTo(240, 0);
    expect(stroke([20, 50, 80, 50], { cap: 'square' })).toBeCloseTo(256, 0);
    expect(Math.abs(stroke([20, 50, 80, 50], { cap: 'round' }) - (240 + Math.PI * 4))).toBeLessThan(2);
  });

  it('meet in corners that are filled once', () => {
    expect(stroke([20, 20, 80, 20, 80, 80, 20, 80], {}, true)).toBeCloseTo(64 * 64 - 56 * 56, -1);
  });

  it('are dashed by their pattern', () => {
    expect(stroke([20, 50, 80, 50], { dash: [6, 4] })).toBeCloseTo(144, 0);
    expect(stroke([20, 50, 80, 50], { dash: [6, 4], dashOffset: 6 })).toBeCloseTo(144, 0);
    expect(stroke([20, 50, 80, 50], { dash: [0, 0] })).toBeCloseTo(240, 0);
  });
});

describe('a canvas', () => {
  it('paints inside its clip only, and forgets the clip with the state', () => {
    const canvas = new Canvas(20, 20);
    const context = canvas.getContext();
    const left = new Outline();
    left.rect(0, 0, 10, 20);
    context.save();
    context.clip(left);
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 20, 20);
    context.restore();
    expect(pixel(canvas, 5, 5)).toEqual([255, 0, 0, 255]);
    expect(pixel(canvas, 15, 5)).toEqual([0, 0, 0, 0]);
    context.fillStyle = '#0000ff';
    context.globalAlpha = 0.5;
    context.fillRect(0, 0, 20, 20);
    expect(pixel(canvas, 5, 5)).toEqual([128, 0, 128, 255]);
  });
});

describe('a PNG', () => {
  it('holds the pixels that went in', () => {
    const rgb = Uint8Array.from({ length: 3 * 2 * 3 }, (_, index) => index * 9);
    const png = Buffer.from(encodePng(3, 2, rgb, 5_000));
    const at = png.indexOf('IDAT');
    const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect([...lines]).toEqual([0, ...rgb.subarray(0, 9), 0, ...rgb.subarray(9)]);
    expect(png.readUInt32BE(16)).toBe(3);
  });
});
