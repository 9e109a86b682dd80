import fs from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@yanmo/contract/languages';
import { readDocument } from '../../server/src/documents/readers/read-file.ts';
import { answerAtOnce } from '../../server/src/engines/built-in/assistant/answer.ts';
import { blocksOfDocument } from '../../server/src/features/chat/passages/document-blocks.ts';
import type { Figure } from './figure.ts';
import { type PassageBench, withPassages } from './passage-bench.ts';

const own = path.join(import.meta.dirname, 'chat-questions');
const samples = path.join(import.meta.dirname, '../../docs/samples');
/** Weights and limits were set on `tuned`; `held` was written before, and looked at only to count. */
const sets = ['held', 'tuned'] as const;

interface Asked {
  language: Language;
  question: string;
  /** Words of the passage that answers it; null: none does. */
  answer: string | null;
}

const readQuestions = (set: string): Asked[] =>
  fs
    .readFileSync(path.join(own, `${set}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [language = '', question = '', answer = ''] = line.split('\t');
      return { language: language as Language, question, answer: answer === '-' ? null : answer };
    });

/** A file with other files of the same language beside it, as in a session that was used for a while. */
async function putFiles({ put }: PassageBench, set: string, language: Language): Promise<string[]> {
  const beside = fs.readdirSync(samples).filter((name) => name.startsWith(`${language}-`) && name.endsWith('.md'));
  const files = [path.join(own, `${language}-${set}.md`), ...beside.map((name) => path.join(samples, name))];
  const keys: string[] = [];
  for (const file of files) {
    const name = path.basename(file);
    const document = await readDocument({ name, bytes: new Uint8Array(fs.readFileSync(file)) });
    keys.push((await put(name.replace(/\.md$/u, ''), language, blocksOfDocument(document))).key);
  }
  return keys;
}

/** Whether the passage that answers a question comes first, and whether a question that none answers is told so. */
export async function measureChatQuestions(): Promise<Figure[]> {
  return withPassages(async (bench) => {
    const figures: Figure[] = [];
    for (const set of sets) {
      const keys = new Map<Language, string[]>();
      for (const language of languages) keys.set(language, await putFiles(bench, set, language));
      const count = { answerable: 0, first: 0, sure: 0, among: 0, quoted: 0, unanswerable: 0, refused: 0 };
      const byLanguage = new Map(languages.map((language) => [language, { ...count }]));
      for (const { language, question, answer } of readQuestions(set)) {
        const found = await bench.ask(question, language, keys.get(language) ?? []);
        const said = answerAtOnce({
          ...{
            language,
            question,
            history: [],
            passages: found.passages,
            hasSources: true,
            unread: 0,
            searched: null,
            help: null,
          },
          variant: 0,
        });
        for (const sums of [count, byLanguage.get(language) ?? count]) {
          if (answer === null) {
            sums.unanswerable += 1;
            if (!found.hasFit) sums.refused += 1;
            continue;
          }
          const [best] = found.passages;
          if (said.text.replaceAll('\\', '').includes(answer)) sums.quoted += 1;
          sums.answerable += 1;
          if (best?.text.includes(answer)) sums.first += 1;
          if (best?.text.includes(answer) && best.isSure) sums.sure += 1;
          if (found.passages.some(({ text }) => text.includes(answer))) sums.among += 1;
        }
      }
      figures.push(...figuresOf(set, count, byLanguage));
    }
    return figures;
  });
}

type Count = Record<'answerable' | 'first' | 'sure' | 'among' | 'quoted' | 'unanswerable' | 'refused', number>;

function figuresOf(set: string, count: Count, byLanguage: ReadonlyMap<Language, Count>): Figure[] {
  const share = (part: number, whole: number) => `${part} of ${whole} (${((part / whole) * 100).toFixed(0)} %)`;
  const isHeld = set === 'held';
  const each = [...byLanguage].map(([language, sums]) => `${language} ${sums.first}/${sums.answerable}`).join(', ');
  return [
    {
      name: `${set}: the right passage first`,
      value: share(count.first, count.answerable),
      bar: isHeld ? 'at least 80 %' : '',
      isMet: isHeld ? count.first >= count.answerable * 0.8 : null,
    },
    {
      name: `${set}: refused, where nothing answers`,
      value: share(count.refused, count.unanswerable),
      bar: isHeld ? 'at least 90 %' : '',
      isMet: isHeld ? count.refused >= count.unanswerable * 0.9 : null,
    },
    { name: `${set}: first, and sure`, value: share(count.sure, count.answerable), bar: '', isMet: null },
    {
      name: `${set}: quoted by the built-in engine, as an answer or as what comes nearest`,
      value: share(count.quoted, count.answerable),
      ...{ bar: '', isMet: null },
    },
    { name: `${set}: among the first six`, value: share(count.among, count.answerable), bar: '', isMet: null },
    { name: `${set}: first, by language`, value: each, bar: '', isMet: null },
  ];
}
