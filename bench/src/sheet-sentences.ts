import { fields } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { listOrigins, type Origin } from '../../server/src/engines/built-in/paper/origin.ts';
import { requestPaper } from '../../server/src/engines/built-in/paper/request-paper.ts';
import { writePaperAtOnce } from '../../server/src/engines/built-in/paper/write-paper.ts';
import { type LabelledTitle, readLabelledTitles, sheetsOf } from './labelled-titles.ts';

/** What a reader grades of a language: so many papers, and of each so many sentences at even distances. */
const papers = 12;
const ofPaper = 10;
const wordCount: Record<Language, number> = { zh: 3_000, ja: 3_000, en: 1_500, es: 1_500 };

/** An order of titles that nobody chose. */
function hashOf(title: string, drawn: number): number {
  let sum = 2_166_136_261 + drawn;
  for (const character of title) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return sum;
}

/** Covered titles of all fields in turn. */
function drawTitles(titles: readonly LabelledTitle[], drawn: number): LabelledTitle[] {
  const covered = titles
    .filter((label) => sheetsOf(label).size > 0)
    .sort((left, right) => hashOf(left.title, drawn) - hashOf(right.title, drawn));
  const rounds = fields.map((field) => covered.filter((label) => label.field === field));
  const most = Math.max(...rounds.map(({ length }) => length));
  return Array.from({ length: most }, (_, round) => rounds.flatMap((own) => own.slice(round, round + 1)))
    .flatMap((round) => round.sort((left, right) => hashOf(left.title, drawn) - hashOf(right.title, drawn)))
    .slice(0, papers);
}

interface Drawn {
  before: string;
  text: string;
  origin: Origin;
}

function drawSentences({ title, lang, field, level }: LabelledTitle): Drawn[] {
  const request = requestPaper({ title, language: lang, field, level, wordCount: wordCount[lang] });
  const all = listOrigins(writePaperAtOnce(request));
  const step = all.length / ofPaper;
  return Array.from({ length: Math.min(ofPaper, all.length) }, (_, index) => {
    const at = Math.floor((index + 0.5) * Math.max(1, step));
    const { sentence, origin } = all[Math.min(at, all.length - 1)] as (typeof all)[number];
    return { before: all[at - 1]?.sentence.text ?? '', text: sentence.text, origin };
  });
}

/** Prints sentences of papers on covered titles, each with its title and the sentence before it, for a reader to grade. */
export function printSentences(drawn = 0): void {
  const titles = readLabelledTitles() ?? [];
  for (const language of languages) {
    for (const label of drawTitles(
      titles.filter(({ lang }) => lang === language),
      drawn,
    )) {
      console.log(`\n${language} ${label.field}: ${label.title} (${[...sheetsOf(label)].join(', ')})`);
      drawSentences(label).forEach(({ before, text, origin }, index) => {
        console.log(`  ${index + 1} ${origin}\n     < ${before}\n     ${text}`);
      });
    }
  }
}
