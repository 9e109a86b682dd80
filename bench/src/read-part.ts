import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { hashText } from '../../server/src/features/similarity/index/read-sources.ts';
import { readSource } from '../../server/src/text/similarity/read-source.ts';
import { CopiedRows } from './copied-rows.ts';
import { createTextMaker } from './generated-texts.ts';

/** A part of the texts: which, how many sources, and the numbers that they get. */
export interface PartToRead {
  seed: number;
  part: number;
  sources: number;
  shelfId: number;
  firstSource: number;
  firstPassage: number;
  folder: string;
}

export interface ReadPart {
  part: number;
  passages: number;
  /** Of some sources the text, to copy from. */
  texts: string[];
}

/** One text in so many is told. */
const told = 60;

export const partTables = ['sources', 'passages', 'fingerprints', 'terms'] as const;
export const partFile = (folder: string, part: number, table: (typeof partTables)[number]): string =>
  path.join(folder, `${part}.${table}`);

/** The very rows that the product's reader makes, in files. */
function readPart({ seed, part, sources, shelfId, firstSource, firstPassage, folder }: PartToRead): ReadPart {
  const maker = createTextMaker(seed, part);
  const rows = Object.fromEntries(partTables.map((table) => [table, new CopiedRows()])) as Record<
    (typeof partTables)[number],
    CopiedRows
  >;
  const texts: string[] = [];
  let passages = 0;
  for (let index = 0; index < sources; index += 1) {
    const text = maker.source();
    if (index % told === 0) texts.push(text);
    const read = readSource(text);
    const source = firstSource + index;
    const first = firstPassage + passages;
    rows.sources.row(7);
    rows.sources.int(source);
    rows.sources.int(shelfId);
    rows.sources.bytes(randomBytes(16));
    rows.sources.text('zh');
    rows.sources.bytes(hashText(text));
    rows.sources.int(read.tokens);
    rows.sources.int(read.passages.length);
    read.passages.forEach((passage, ordinal) => {
      rows.passages.row(11);
      rows.passages.int(first + ordinal);
      rows.passages.int(source);
      rows.passages.int(shelfId);
      rows.passages.int(ordinal);
      rows.passages.int(passage.start);
      rows.passages.int(passage.firstToken);
      rows.passages.int(passage.tokens);
      rows.passages.int(read.tokens);
      rows.passages.int(passage.text.length);
      rows.passages.int(null);
      rows.passages.text(passage.text);
    });
    const { fingerprints: prints, terms } = read;
    for (let at = 0; at < prints.hashes.length; at += 1) {
      const passage = first + (prints.ordinals[at] as number);
      const [position, around] = [prints.positions[at] as number, prints.arounds[at] as number];
      rows.fingerprints.numbers(prints.hashes[at] as bigint, [shelfId, passage, position, around]);
    }
    for (let at = 0; at < terms.hashes.length; at += 1) {
      rows.terms.numbers(terms.hashes[at] as bigint, [shelfId, first + (terms.ordinals[at] as number)]);
    }
    passages += read.passages.length;
  }
  for (const table of partTables) rows[table].save(partFile(folder, part, table));
  return { part, passages, texts };
}

parentPort?.on('message', (part: PartToRead) => parentPort?.postMessage(readPart(part)));
