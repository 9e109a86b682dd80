import { createHash } from 'node:crypto';

/** A text placed on a page of 612 by 792 points. */
export interface PdfText {
  x: number;
  y: number;
  text: string;
  size?: number;
  isTurned?: boolean;
}

export interface PdfObject {
  dictionary: string;
  stream?: Uint8Array;
}

const header = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';

/** A PDF of these objects, the first being the catalogue, with offsets that are right. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from(header, 'latin1')];
  let at = header.length;
  const push = (part: Buffer): void => {
    parts.push(part);
    at += part.length;
  };
  const offsets = objects.map(({ dictionary, stream }, index) => {
    const offset = at;
    if (!stream) push(Buffer.from(`${index + 1} 0 obj\n${dictionary}\nendobj\n`, 'latin1'));
    else {
      const sized = dictionary.replace(/>>$/u, `/Length ${stream.length} >>`);
      push(Buffer.from(`${index + 1} 0 obj\n${sized}\nstream\n`, 'latin1'));
      push(Buffer.from(stream));
      push(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    }
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = at;
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

/** Pages of Helvetica, each a list of placed texts. */
export function pdfPages(pages: readonly (readonly PdfText[])[]): Uint8Array {
  return pdfOf(pageObjects(pages.map((page) => ({ contents: Buffer.from(contentsOf(page), 'latin1') }))));
}

export function pageObjects(
  pages: readonly { contents: Uint8Array; filter?: string }[],
  font: readonly string[] = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
): PdfObject[] {
  const firstPage = 3 + font.length;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  return [
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>` },
    ...font.map((dictionary) => ({ dictionary })),
    ...pages.flatMap(({ contents, filter }, index) => [
      {
        dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${firstPage + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      },
      { dictionary: `<< ${filter ? `/Filter ${filter} ` : ''}>>`, stream: contents },
    ]),
  ];
}

export function contentsOf(texts: readonly PdfText[]): string {
  const escaped = (text: string): string => text.replace(/[\\()]/gu, '\\$&');
  return texts
    .map(({ x, y, text, size = 10, isTurned = false }) => {
      const matrix = isTurned ? `0 1 -1 0 ${x} ${y}` : `1 0 0 1 ${x} ${y}`;
      return `BT /F1 ${size} Tf ${matrix} Tm (${escaped(text)}) Tj ET`;
    })
    .join('\n');
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: Uint8Array[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256;
      j = (j + (state[i] ?? 0)) % 256;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0);
    }),
  );
}

/** A page that opens with its password only, by the standard's first handler. */
export function lockedPdf(password: string, texts: readonly PdfText[]): Uint8Array {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const id = md5(Buffer.from('id'));
  const permissions = Buffer.from('fcffffff', 'hex');
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const key = md5(padded, owner, permissions, id).subarray(0, 5);
  const user = rc4(key, padding);
  const objects = pageObjects([{ contents: Buffer.alloc(0) }]);
  const number = objects.length;
  const salt = Buffer.from([number & 255, number >> 8, 0, 0, 0]);
  objects[number - 1] = {
    dictionary: '<< >>',
    stream: rc4(md5(key, salt).subarray(0, 10), Buffer.from(contentsOf(texts), 'latin1')),
  };
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`;
  return pdfOf(objects, `/Encrypt ${encrypt} /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`);
}
