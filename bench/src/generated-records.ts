import fs from 'node:fs';
import zlib from 'node:zlib';

/** Deterministic: the same records and the same questions on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

export interface PlainRecord {
  title: string;
  authors: { family: string; given: string }[];
  year: number | null;
  venue?: string;
  volume?: string | number;
  issue?: string | number;
  pages?: string;
  doi?: string;
  abstract?: string;
  lang?: string;
  type?: string;
}

export function readLines<Row>(file: string): Row[] {
  const bytes = fs.readFileSync(file);
  const text = (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

/** Titles recombined from words of real ones until there are enough: as many different words as a library has. */
export function writeGenerated(file: string, count: number, records: readonly PlainRecord[]): void {
  const random = createRandom(7);
  const zh = records.filter(({ title }) => /\p{Script=Han}/u.test(title)).map(({ title }) => title);
  const en = records.filter(({ title }) => !/\p{Script=Han}/u.test(title)).map(({ title }) => title.split(/\s+/u));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const stream = fs.openSync(file, 'w');
  let lines: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const isZh = index % 3 === 0;
    const title = isZh
      ? `${pick(zh).slice(0, 9)}${pick(zh).slice(-9)}之${index}`
      : `${pick(en).slice(0, 4).join(' ')} ${pick(en).slice(-4).join(' ')} ${index}`;
    lines.push(
      JSON.stringify({
        title,
        authors: [{ family: isZh ? '王' : 'Smith', given: String(index % 977) }],
        year: 1980 + (index % 45),
        lang: isZh ? 'zh' : 'en',
      }),
    );
    if (lines.length === 10_000) {
      fs.writeSync(stream, `${lines.join('\n')}\n`);
      lines = [];
    }
  }
  fs.writeSync(stream, `${lines.join('\n')}\n`);
  fs.closeSync(stream);
}
