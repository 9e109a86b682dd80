import { type Language, languages } from '@yanmo/contract/languages';
import { readCsv } from '../../server/src/documents/readers/tables/read-csv.ts';
import { listEntries } from '../../server/src/engines/built-in/knowledge/knowledge.ts';
import { scoreEntries } from '../../server/src/engines/built-in/knowledge/select.ts';
import { factsOfAnswers } from '../../server/src/engines/built-in/own-material/answer-facts.ts';
import {
  factsOfMaterial,
  factsOfTable,
  tablesOfMaterial,
} from '../../server/src/engines/built-in/own-material/facts-of-material.ts';
import { takeApart } from '../../server/src/engines/built-in/own-material/take-apart.ts';
import type { OwnFact } from '../../server/src/engines/built-in/paper/own-fact.ts';
import type { Paper } from '../../server/src/engines/built-in/paper/paper.ts';
import { requestPaper } from '../../server/src/engines/built-in/paper/request-paper.ts';
import { printSection, writePaperAtOnce } from '../../server/src/engines/built-in/paper/write-paper.ts';
import { parseDraft, printBlocks } from '../../server/src/engines/draft-text.ts';
import type { Figure } from './figure.ts';
import { type LabelledTitle, readLabelledTitles } from './labelled-titles.ts';
import { plantedAnswers } from './planted-material/planted-answers.ts';
import { type PlantedUploads, plantedUploads } from './planted-material/planted-uploads.ts';

const goals = { used: 0.8, altered: 0, share: 0.4 };
/** Papers on titles that no sheet covers, of each language that has any. */
const uncovered = 4;
const wordCount = 8_000;

/** As a page reads it: a figure that is taken for the mark of a list is lost. */
const printed = (paper: Paper): string =>
  printBlocks(parseDraft(paper.sections.map((section) => printSection(section, paper.subject.language)).join('\n\n')));

function materialOf({ texts, tables, language, title }: PlantedUploads) {
  const files = [
    ...texts.map((text) => takeApart({ kind: 'text', text, isWork: false })),
    ...tables.map((csv) => takeApart({ kind: 'sheets', sheets: [readCsv(csv, 'csv')], language })),
  ];
  const use = (index: number) => ({ id: `u${index + 1}`, title, language, isModel: false });
  return {
    own: files.flatMap((material, index) => factsOfMaterial(material, use(index))),
    ownTables: files.flatMap((material, index) => tablesOfMaterial(material, use(index))),
  };
}

/** Whether a figure stands in a text as it is, and is no part of a longer one. */
const holds = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}(?!\\d|[.,]\\d)`, 'u').test(text);

/** Facts that a paper says with other numbers than its student gave. */
function countAltered(text: string, own: readonly OwnFact[]): number {
  return own.filter(({ text: fact }) => {
    const numbers = fact.match(/\d+(?:[.,]\d+)*/gu) ?? [];
    if (numbers.length === 0) return false;
    const said = new RegExp(
      fact
        .split(/\d+(?:[.,]\d+)*/u)
        .map(RegExp.escape)
        .join('(\\d+(?:[.,]\\d+)*)'),
      'giu',
    );
    return [...text.matchAll(said)].some((match) => match.slice(1).join() !== numbers.join());
  }).length;
}

interface Numbers {
  used: number;
  planted: number;
  altered: number;
  foreign: string[];
  missing: string[];
}

const numberSigns = /\d+(?:[.,]\d+)*/gu;

/** Numbers of sentences that come from the student, of which neither a file nor what its tables come to has any. */
function foreignNumbers(paper: Paper, own: readonly string[]): string[] {
  const known = new Set(own.flatMap((text) => text.match(numberSigns) ?? []));
  const told = paper.sections
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []))
    .filter(({ move }) => move === 'own')
    .map(({ text }) => text.replace(/\[[@#][^\]]*\]/gu, ''));
  return told.flatMap((text) => text.match(numberSigns) ?? []).filter((number) => !known.has(number));
}

function countNumbers(uploads: PlantedUploads): Numbers {
  const { title, language, field, figures, texts, tables } = uploads;
  const material = materialOf(uploads);
  const paper = writePaperAtOnce(requestPaper({ title, language, field, wordCount, ...material }));
  const text = printed(paper);
  const lost = figures.filter((figure) => !holds(text, figure));
  const { own, ownTables } = material;
  const all = [...own, ...ownTables.flatMap((table) => factsOfTable(table, language))];
  return {
    ...{ used: figures.length - lost.length, planted: figures.length, altered: countAltered(text, all) },
    foreign: foreignNumbers(paper, [...texts, ...tables, ...all.map((fact) => fact.text)]),
    missing: lost,
  };
}

function markUploads(language: Language): Figure[] {
  const counted = plantedUploads.filter((uploads) => uploads.language === language).map(countNumbers);
  const sumOf = (count: (numbers: Numbers) => number): number =>
    counted.reduce((sum, numbers) => sum + count(numbers), 0);
  const [used, planted] = [sumOf((numbers) => numbers.used), sumOf((numbers) => numbers.planted)];
  const altered = sumOf((numbers) => numbers.altered + numbers.foreign.length);
  const missing = counted.flatMap((numbers) => numbers.missing);
  const foreign = counted.flatMap((numbers) => numbers.foreign);
  return [
    {
      name: `${language}: figures of uploads that a paper uses, of ${planted} planted`,
      value: `${((100 * used) / planted).toFixed(1)} %${missing.length > 0 ? ` (not ${missing.join(', ')})` : ''}`,
      ...{ bar: `goal ${goals.used * 100} %`, isMet: used / planted >= goals.used },
    },
    {
      name: `${language}: figures of uploads that it alters, or numbers beside them that no upload has`,
      value: `${altered}${foreign.length > 0 ? ` (${foreign.join(', ')})` : ''}`,
      bar: 'goal 0',
      isMet: altered === goals.altered,
    },
  ];
}

const isCovered = ({ title, lang, field }: LabelledTitle): boolean => {
  const entries = listEntries(field, lang).filter(({ sheet }) => sheet !== undefined);
  return scoreEntries(entries, title).size > 0;
};

/** Of the sentences of a paper those that come from its student; a place that is kept for one is no sentence. */
function shareOfOwn(paper: Paper): { share: number; units: number } {
  const moves = paper.sections
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => (piece.kind === 'sentences' ? piece.sentences : []))
    .map(({ move }) => move)
    .filter((move) => move !== 'gap');
  return {
    share: moves.filter((move) => move === 'own').length / Math.max(1, moves.length),
    units: paper.sections.reduce((sum, { units }) => sum + units, 0),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function markAnswers(language: Language, titles: readonly LabelledTitle[]): Figure[] {
  const open = titles.filter((label) => label.lang === language && !isCovered(label));
  const step = Math.max(1, Math.floor(open.length / uncovered));
  const chosen = open.filter((_, index) => index % step === 0).slice(0, uncovered);
  if (chosen.length === 0) return [];
  const marks = chosen.map(({ title, field, object }) => {
    const answers = Object.fromEntries(
      Object.entries(plantedAnswers[language]).map(([id, text]) => [id, text.replace('{object}', object)]),
    );
    const own = factsOfAnswers(answers, { language, object });
    return shareOfOwn(writePaperAtOnce(requestPaper({ title, language, field, wordCount, own })));
  });
  const share = meanOf(marks.map((mark) => mark.share));
  return [
    {
      name: `${language}: sentences from ten answers, ${chosen.length} titles that no sheet covers`,
      value: `${(100 * share).toFixed(1)} % of ${Math.round(meanOf(marks.map(({ units }) => units)))} units`,
      ...{ bar: `goal ${goals.share * 100} %`, isMet: share >= goals.share },
    },
  ];
}

function markTwoUploads(language: Language): Figure[] {
  const marks = plantedUploads
    .filter((uploads) => uploads.language === language && uploads.texts.length + uploads.tables.length >= 2)
    .map((uploads) => {
      const { title, field } = uploads;
      return shareOfOwn(writePaperAtOnce(requestPaper({ title, language, field, wordCount, ...materialOf(uploads) })));
    });
  if (marks.length === 0) return [];
  const share = meanOf(marks.map((mark) => mark.share));
  return [
    {
      name: `${language}: sentences from two uploads, ${marks.length} titles that no sheet covers`,
      value: `${(100 * share).toFixed(1)} % of ${Math.round(meanOf(marks.map(({ units }) => units)))} units`,
      ...{ bar: `goal ${goals.share * 100} %`, isMet: share >= goals.share },
    },
  ];
}

/** What becomes of what a student answers and hands in. */
export function measureMaterial(): Figure[] {
  const titles = readLabelledTitles() ?? [];
  return languages.flatMap((language) => [
    ...markUploads(language),
    ...markTwoUploads(language),
    ...markAnswers(language, titles),
  ]);
}
