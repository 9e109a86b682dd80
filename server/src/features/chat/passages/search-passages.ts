import type { Language } from '@yanmo/contract/languages';
import type { Queryable } from '../../../platform/database/database.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import { asksForWhole, tellingHeadings } from '../../../text/passages/asks-for-whole.ts';
import { judgePassages } from '../../../text/passages/judge-passages.ts';
import { rankPassages } from '../../../text/passages/rank-passages.ts';
import { readQuestion } from '../../../text/passages/read-question.ts';
import type { FoundPassage } from './found-passage.ts';
import {
  listEnds,
  listPassages,
  listTelling,
  readPostings,
  type StoredPassage,
  unpackNumbers,
} from './passage-store.ts';
import type { Source } from './source-store.ts';

/** Of each text whose whole is asked for: what says itself what it is about, else how it begins and ends. */
const tellingOfText = 3;
const opening = 2;

/** Where nothing that was found meets as much of the question, its words may be of another language than the text. */
const faint = 0.33;

/** Read word by word, after the index has said that they may answer. */
const candidatesRead = 24;

interface Search {
  sources: readonly Source[];
  question: string;
  language: Language;
  most: number;
}

/** The passages of sources that answer a question best, the best first. Whose the sources are was asked before. */
export async function searchPassages(
  db: Queryable,
  { sources, question, language, most }: Search,
): Promise<FoundPassage[]> {
  if (sources.length > 0 && asksForWhole(question, language)) return findTelling(db, sources, most);
  const words = readQuestion(question, language);
  const terms = new Set(words.flatMap(({ terms: { en, es } }) => [en, es]));
  const postings = await readPostings(
    db,
    sources.map(({ id }) => id),
    [...terms],
  );
  const texts = sources.map(({ id, stems, title, lengths }) => ({
    ...{ stems, title, lengths: unpackNumbers(lengths) },
    postings: postings.get(id) ?? new Map<string, Uint32Array>(),
  }));
  const ranked = rankPassages(words, texts, candidatesRead);
  const wanted = ranked.passages.map(({ text, place }) => ({ sourceId: sources[text]?.id ?? 0, place }));
  const stored = await listPassages(db, wanted);
  const candidates = ranked.passages.flatMap(({ text, place, score }) => {
    const source = sources[text];
    const passage = stored.find((one) => one.sourceId === source?.id && one.place === place);
    // It may be read anew at this very moment: the places are then those of before.
    return source && passage ? [{ source, passage, stems: source.stems, score }] : [];
  });
  const judged = judgePassages(
    question,
    language,
    ranked.words,
    candidates.map(({ source, passage, stems, score }) => {
      const { title, heading, text } = passage;
      return { stems, score, heading, text, title: title ?? source.title };
    }),
  );
  const found = candidates
    .map(({ source, passage }, at) => present(source, passage, judged[at] ?? { score: 0, isSure: false }))
    .sort((one, other) => other.score - one.score);
  if (sources.length === 0 || found.some(({ score }) => score >= faint)) return found.slice(0, most);
  // The half at most: a name or a figure may have been met all the same.
  const foreign = await findForeign(db, sources, language, Math.ceil(most / 2));
  const others = found.filter(({ id }) => !foreign.some((one) => one.id === id));
  return [...others.slice(0, most - foreign.length), ...foreign];
}

/** Of texts in another language, whose words a question cannot meet: what they say of themselves, for whoever reads both. */
async function findForeign(
  db: Queryable,
  sources: readonly Source[],
  language: Language,
  most: number,
): Promise<FoundPassage[]> {
  // One look at the middle of each tells in which language it is: most are in the question's own.
  const middles = sources.map(({ id, lengths }) => ({ sourceId: id, place: unpackNumbers(lengths).length >> 1 }));
  const seen = await listPassages(db, middles);
  const isForeign = ({ id }: Source): boolean =>
    seen.some(({ sourceId, text }) => sourceId === id && guessLanguage(text) !== language);
  const told = await findTelling(db, sources.filter(isForeign), most);
  return told.map((passage) => ({ ...passage, score: 0, isSure: false }));
}

function present(source: Source, passage: StoredPassage, judged: Pick<FoundPassage, 'score' | 'isSure'>): FoundPassage {
  const { id, workId, title, heading, page, text } = passage;
  const { kind, key } = source;
  return {
    ...{ id, heading, page, text },
    ...judged,
    title: title ?? source.title,
    source: kind === 'LIBRARY' ? { kind: 'WORK', key: workId ?? '' } : { kind, key },
  };
}

/** In turns, so that of several texts each has its word. */
async function findTelling(db: Queryable, sources: readonly Source[], most: number): Promise<FoundPassage[]> {
  const told = await Promise.all(
    sources.map(async (source) => {
      const count = unpackNumbers(source.lengths).length;
      const telling = await listTelling(db, source.id, tellingHeadings, tellingOfText);
      const ends = await listEnds(db, source.id, opening, count - 1);
      const others = ends.filter(({ id }) => !telling.some((one) => one.id === id));
      return [...telling, ...others].slice(0, tellingOfText).map((passage) => ({ source, passage }));
    }),
  );
  const turns = Array.from({ length: tellingOfText }, (_, at) => told.flatMap((own) => own[at] ?? []));
  return turns
    .flat()
    .slice(0, most)
    .map(({ source, passage }) => present(source, passage, { score: 1, isSure: true }));
}
