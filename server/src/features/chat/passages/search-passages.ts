import type { Language } from '@yanmo/contract/languages';
import type { Queryable } from '../../../platform/database/database.ts';
import { judgePassages } from '../../../text/passages/judge-passages.ts';
import { rankPassages } from '../../../text/passages/rank-passages.ts';
import { readQuestion } from '../../../text/passages/read-question.ts';
import type { FoundPassage } from './found-passage.ts';
import { listPassages, readPostings, unpackNumbers } from './passage-store.ts';
import type { Source } from './source-store.ts';

/** Read word by word, after the index has said that they may answer. */
const candidatesRead = 40;

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
  return candidates
    .map(({ source, passage }, at): FoundPassage => {
      const { score = 0, isSure = false } = judged[at] ?? {};
      const { id, workId, title, heading, page, text } = passage;
      const { kind, key } = source;
      return {
        ...{ id, heading, page, text, score, isSure },
        title: title ?? source.title,
        source: kind === 'LIBRARY' ? { kind: 'WORK', key: workId ?? '' } : { kind, key },
      };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, most);
}
