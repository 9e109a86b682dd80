import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { plainRun } from '../blocks.ts';
import type { DocumentInput } from '../document.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { drawFigures } from './draw-figures.ts';
import { encodePng } from './raster/png.ts';
import { templateOf } from './testing/render-sample.ts';
import { TypstCompiler } from './typst-compiler.ts';

const compiler = new TypstCompiler();

interface Picture {
  width: number;
  height: number;
  at(x: number, y: number): number[];
}

async function draw(...svgs: string[]): Promise<(Picture | null)[]> {
  const document: DocumentInput = {
    type: 'course_paper',
    language: 'zh',
    templateId: 'zh-standard',
    title: '图',
    chapters: [
      {
        id: 'c1',
        title: [plainRun('图')],
        blocks: svgs.map((svg, index) => ({
          kind: 'figure' as const,
          id: `g${index}`,
          caption: [plainRun('图')],
          svg,
          widthMm: 100,
          heightMm: 50,
          alt: '图',
        })),
      },
    ],
    aiLabel: { produceId: 'paper-1' },
  };
  const images = await drawFigures(compiler, layoutDocument(document, templateOf(document)));
  return svgs.map((_, index) => {
    const image = images.get(`g${index}`);
    return image ? decode(Buffer.from(image)) : null;
  });
}

/** Of our own encoder: one chunk of data, no filters. `at` takes shares of the width and height. */
function decode(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const data = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  return {
    width,
    height,
    at: (x, y) => {
      const place = Math.floor(y * height) * (width * 3 + 1) + 1 + Math.floor(x * width) * 3;
      return [...lines.subarray(place, place + 3)];
    },
  };
}

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">${inner}</svg>`;

describe('pictures of figures', () => {
  it('show areas, lines and curves where the drawing has them, on white', async () => {
    const [picture] = await draw(
      svg(
        '<rect x="10" y="10" width="20" height="30" fill="#336699"/><line x1="50" y1="0" x2="50" y2="50" stroke="black" stroke-width="2"/>' +
          '<circle cx="80" cy="25" r="15" fill="none" stroke="#ff0000" stroke-width="4"/>',
      ),
    );
    expect(picture?.width).toBeGreaterThan(700);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(2, 1);
    expect(picture?.at(0.2, 0.5)).toEqual([0x33, 0x66, 0x99]);
    expect(picture?.at(0.5, 0.5)).toEqual([0, 0, 0]);
    expect(picture?.at(0.8, 0.5)).toEqual([255, 255, 255]);
    expect(picture?.at(0.95, 0.5)).toEqual([255, 0, 0]);
    expect(picture?.at(0.02, 0.02)).toEqual([255, 255, 255]);
  });

  it('show words in Chinese and in Latin letters', async () => {
    const [chinese, latin, none] = await draw(
      svg('<text x="50" y="30" font-size="20" text-anchor="middle" font-family="Noto Serif SC">研墨</text>'),
      svg('<text x="50" y="30" font-size="20" text-anchor="middle" font-family="Tinos">Ink</text>'),
      svg(''),
    );
    const ink = (picture: Picture | null | undefined): number => {
      let dark = 0;
      for (let x = 0.2; x < 0.8; x += 0.005)
        for (let y = 0.2; y < 0.8; y += 0.01) dark += (picture?.at(x, y)[0] ?? 255) < 128 ? 1 : 0;
      return dark;
    };
    expect(ink(chinese)).toBeGreaterThan(200);
    expect(ink(latin)).toBeGreaterThan(100);
    expect(ink(none)).toBe(0);
  });

  it('show what is half transparent over what lies below', async () => {
    const [picture] = await draw(
      svg(
        '<rect width="100" height="50" fill="#ff0000"/><g opacity="0.5"><rect x="50" width="50" height="50" fill="#0000ff"/><rect x="60" y="10" width="30" height="30" fill="#0000ff"/></g>',
      ),
    );
    expect(picture?.at(0.25, 0.5)).toEqual([255, 0, 0]);
    const [red = 0, green = 0, blue = 0] = picture?.at(0.75, 0.5) ?? [];
    expect(Math.abs(red - 128)).toBeLessThan(3);
    expect(green).toBe(0);
    expect(Math.abs(blue - 128)).toBeLessThan(3);
  });

  it('are left out where there is nothing to draw by, and the others are drawn', async () => {
    const [broken, whole] = await draw(
      '<svg xmlns="http://www.w3.org/2000/svg"><rect',
      svg('<rect width="100" height="50" fill="#00ff00"/>'),
    );
    expect(broken).toBeNull();
    expect(whole?.at(0.5, 0.5)).toEqual([0, 255, 0]);
  });

  it('read no file and fetch nothing that a drawing names', async () => {
    let asked = 0;
    const server = http.createServer((_, response) => {
      asked += 1;
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'figure-'));
    const file = path.join(folder, 'red.png');
    fs.writeFileSync(file, encodePng(2, 2, new Uint8Array(12).fill(77), 5_000));
    try {
      const inside = `data:image/png;base64,${fs.readFileSync(file).toString('base64')}`;
      const image = (href: string): string => svg(`<image href="${href}" width="100" height="50"/>`);
      const { port } = server.address() as AddressInfo;
      const pictures = await draw(
        image(file),
        image(pathToFileURL(file).href),
        image(`http://127.0.0.1:${port}/red.png`),
        image(inside),
      );
      for (const picture of pictures.slice(0, 3)) expect(picture?.at(0.5, 0.5)).toEqual([255, 255, 255]);
      expect(asked).toBe(0);
      expect(pictures[3]?.at(0.5, 0.5)).toEqual([77, 77, 77]);
    } finally {
      server.close();
      fs.rmSync(folder, { recursive: true });
    }
  });
});
