import { expect, it } from 'vitest';
import type { Passage } from './corpus.ts';
import { type Copies, findCopies, mergeCopies } from './find-copies.ts';
import { createMemoryCorpus } from './memory-corpus.ts';
import { openCopies, packCopies } from './packed-copies.ts';
import { columnsOf, prepareText } from './prepared.ts';

const signs =
  '河口湿地芦苇春季返青盐度降低新芽密度水鸟迁入浅滩筑巢记录巡护员轮流完成样带取样土壤含水量渔民说法水闸开放时间';

/** A sentence that none of the others is like. */
const sentence = (number: number): string =>
  `${Array.from({ length: 24 }, (_, at) => signs[(number * 37 + at * (number % 11) * 5 + at * at * 3) % signs.length]).join('')}。`;

const seen = ({ copies, holders }: Copies) => ({
  holders,
  copies: copies.map(({ region, ...copy }) => ({ ...copy, source: region.sourceId, text: region.text })),
});

it('copies of two parts of the sources are those of all of them, also where one part came from another thread', async () => {
  const sources = Array.from({ length: 40 }, (_, source) => ({
    id: `${source}`,
    isOwn: source % 9 === 4,
    text: Array.from({ length: 30 }, (_, at) => sentence((source * 7 + at * 3) % 120)).join(at30(source)),
  }));
  const corpus = createMemoryCorpus(sources);
  const text = Array.from({ length: 60 }, (_, at) => sentence(2 * at)).join('\n');
  const prepared = prepareText({ text, language: 'zh', paragraphs: [] });
  const postings = await corpus.findPostings(prepared.hashes, 100);
  const passages = await corpus.loadPassages([...new Set(postings.passages)]);
  const isBeside = ({ isOwn, sourceId }: Passage) => !isOwn && Number(sourceId) % 2 === 1;
  const own = findCopies(
    prepared,
    postings,
    passages.filter((passage) => !isBeside(passage)),
  );
  const beside = findCopies(structuredClone(columnsOf(prepared)), postings, passages.filter(isBeside));
  const whole = findCopies(prepared, postings, passages);
  expect(whole.copies.length).toBeGreaterThan(100);
  expect(beside.copies.length).toBeGreaterThan(20);
  const opened = openCopies(structuredClone(packCopies(beside)), passages);
  expect(seen(opened)).toEqual(seen(beside));
  expect(seen(mergeCopies(own, opened))).toEqual(seen(whole));
});

/** Some sources are one long paragraph, and some many short ones. */
const at30 = (source: number): string => (source % 2 === 0 ? '' : '\n');
