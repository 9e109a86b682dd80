import { defaultWordCount, fields } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { listEntries } from '../../server/src/engines/built-in/knowledge/knowledge.ts';
import { scoreEntries } from '../../server/src/engines/built-in/knowledge/select.ts';
import { requestPaper } from '../../server/src/engines/built-in/paper/request-paper.ts';
import { writePaperAtOnce } from '../../server/src/engines/built-in/paper/write-paper.ts';
import type { Figure } from './figure.ts';
import { type LabelledTitle, readLabelledTitles } from './labelled-titles.ts';

/** Papers that are written to see how much of each comes from sheets. */
const written = 12;
const shareGoal = 0.5;

/** The sheets that a title calls for. */
function sheetsOf({ title, lang, field }: LabelledTitle): Set<string> {
  const entries = listEntries(field, lang).filter(({ sheet }) => sheet !== undefined);
  const called = scoreEntries(entries, title);
  return new Set(entries.flatMap(({ id, sheet }) => (sheet && called.has(id) ? [sheet.id] : [])));
}

const percent = (part: number, all: number): string => (all === 0 ? 'none' : `${((100 * part) / all).toFixed(1)} %`);

/** Of the sentences of a paper, the share that says something of its very subject. */
function shareOfSheets({ title, lang, field, level }: LabelledTitle): number {
  const wordCount = Math.min(8_000, defaultWordCount[level]);
  const paper = writePaperAtOnce(requestPaper({ title, language: lang, field, wordCount }));
  const known = new Set(listEntries(field, lang).flatMap(({ sheet }) => sheet?.id ?? []));
  const sentences = paper.sections
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []));
  const own = sentences.filter(({ about }) => about.some((id) => known.has(id)));
  return sentences.length === 0 ? 0 : own.length / sentences.length;
}

/** How many titles of students the sheets know something of, and how much of a paper that makes. */
export function measureSheets(): Figure[] {
  const titles = readLabelledTitles();
  if (!titles) return [{ name: 'subject sheets: no titles at hand', value: '', bar: '', isMet: null }];
  return languages.flatMap((language) =>
    figuresOf(
      language,
      titles.filter(({ lang }) => lang === language),
    ),
  );
}

function figuresOf(language: Language, titles: readonly LabelledTitle[]): Figure[] {
  const counted = titles.map((label) => ({ label, count: sheetsOf(label).size }));
  const covered = counted.filter(({ count }) => count > 0);
  const step = Math.max(1, Math.floor(covered.length / written));
  const shares = covered.filter((_, index) => index % step === 0).map(({ label }) => shareOfSheets(label));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const byField = fields
    .map((field) => {
      const own = counted.filter(({ label }) => label.field === field);
      return `${field} ${own.filter(({ count }) => count > 0).length}/${own.length}`;
    })
    .join(', ');
  return [
    {
      name: `${language}: titles with one of their subjects on a sheet; with two`,
      value: `${percent(covered.length, titles.length)}; ${percent(covered.filter(({ count }) => count > 1).length, titles.length)}`,
      ...{ bar: '', isMet: null },
    },
    { name: `${language}, by field`, value: byField, bar: '', isMet: null },
    {
      name: `${language}: sentences of ${shares.length} covered papers that come from sheets`,
      ...{
        value: percent(mean, 1),
        bar: `goal ${shareGoal * 100} %`,
        isMet: shares.length === 0 ? null : mean >= shareGoal,
      },
    },
  ];
}
