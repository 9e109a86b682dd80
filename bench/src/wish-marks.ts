import { type Language, languages } from '@yanmo/contract/languages';
import { writeOutlineAtOnce } from '../../server/src/engines/built-in/outline/write-outline.ts';
import type { DraftChapter, OutlineRequest } from '../../server/src/engines/engine.ts';
import { understandAtOnce } from '../../server/src/engines/understand-at-once.ts';
import { findUnmet } from '../../server/src/understanding/wishes/find-unmet.ts';
import { readWishes } from '../../server/src/understanding/wishes/read-wishes.ts';
import type { Figure } from './figure.ts';
import { measureHeard } from './planted-wishes/heard-marks.ts';
import { type PlantedWish, plantedWishes, type Seen, textsWithoutWishes } from './planted-wishes.ts';

const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((part / whole) * 100)} %)`;

const linesOf = ({ title, children }: DraftChapter): string[] => [title, ...children.flatMap(linesOf)];

function see(chapters: readonly DraftChapter[]): Seen {
  return chapters.map((chapter) => ({
    title: chapter.title,
    text: linesOf(chapter).join('\n'),
    sections: chapter.children.length,
  }));
}

function requestOf({ language, title, field, type, words, wish }: PlantedWish): OutlineRequest {
  return {
    ...{ title, language, field, type, wordCount: words, extraRequirements: wish },
    ...{ level: 'UNDERGRADUATE', keywords: [], works: [], variant: 0 },
  };
}

interface Outcome {
  planted: PlantedWish;
  isMet: boolean;
  isRefused: boolean;
  /** Whether our own check agrees that nothing is missing. */
  isUnmetFound: boolean;
  told: string;
}

function judge(planted: PlantedWish): Outcome {
  const request = requestOf(planted);
  const { wishes } = understandAtOnce(request, 'BUILT_IN');
  const chapters = writeOutlineAtOnce(request);
  const problems = wishes.map(({ why_not }) => why_not);
  const unmet = findUnmet(chapters, wishes);
  const { wanted } = planted;
  const isRefused = typeof wanted === 'string' && problems.includes(wanted);
  const isMet = typeof wanted !== 'string' && problems.every((problem) => !problem) && wanted(see(chapters));
  const read = wishes.map(({ read_as, why_not }) => `${JSON.stringify(read_as)}${why_not ? ` ${why_not}` : ''}`);
  const told = `${read.join('; ')}\n      ${chapters.map(({ title }, index) => `${index + 1} ${title}`).join(' | ')}`;
  return { planted, isMet, isRefused, isUnmetFound: unmet.length > 0, told };
}

/** How many wishes of students the built-in outline meets, or refuses for the right reason. */
export function measureWishes(): Figure[] {
  const outcomes = plantedWishes.map(judge);
  for (const { planted, isMet, isRefused, told } of outcomes) {
    if (!isMet && !isRefused) console.log(`  not met: ${planted.wish} — ${planted.title}\n      ${told}`);
  }
  const row = (name: string, some: readonly Outcome[]): Figure => {
    const answered = some.filter(({ isMet, isRefused }) => isMet || isRefused).length;
    return { name, value: share(answered, some.length), bar: '90 %', isMet: answered / some.length >= 0.9 };
  };
  const byLanguage = languages.map((language: Language) =>
    row(
      `wishes met or rightly refused, ${language}`,
      outcomes.filter(({ planted }) => planted.language === language),
    ),
  );
  const silent = textsWithoutWishes.filter(({ language, text }) => {
    const found = readWishes(text, {
      ...{ language, kind: 'status-and-remedies', field: 'education' },
      ...{ type: 'thesis', wordCount: 12_000 },
    });
    const asked = found.filter(({ read_as: { kind } }) => kind !== 'WRITING' && kind !== 'UNKNOWN');
    if (asked.length > 0) console.log(`  read where nothing was asked: ${text}\n      ${JSON.stringify(asked)}`);
    return asked.length === 0;
  });
  const wanted = outcomes.filter(({ planted }) => typeof planted.wanted !== 'string');
  const agreed = wanted.filter(({ isMet, isUnmetFound }) => isMet === !isUnmetFound);
  return [
    ...byLanguage,
    row('wishes met or rightly refused, all', outcomes),
    {
      name: 'texts without wishes that give none',
      value: share(silent.length, textsWithoutWishes.length),
      bar: 'all',
      isMet: silent.length === textsWithoutWishes.length,
    },
    {
      name: 'outlines on which our own check of wishes agrees',
      value: share(agreed.length, wanted.length),
      bar: '90 %',
      isMet: agreed.length / wanted.length >= 0.9,
    },
    ...measureHeard(),
  ];
}
