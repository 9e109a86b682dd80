import type { Language } from '@yanmo/contract/languages';
import { countSources } from '@yanmo/contract/works';
import { type Cell, type NoteRun, plainRun, type Table } from '../../../documents/blocks.ts';
import type { DocumentInput } from '../../../documents/document.ts';
import { type Certificate, certificateMethod, isCount, isNoted, type Measure, readCertificate } from './certificate.ts';
import {
  type CertificateWording,
  certificateWordings,
  type MeasureUnit,
  measureWordings,
} from './certificate-wordings.ts';

export interface CertifiedPaper {
  title: string;
  language: Language;
  templateId: string;
  engine: string;
  edition: number;
  measuredAt: Date;
  certificate: Certificate;
}

function printValue(value: number, unit: MeasureUnit, language: Language): string {
  if (unit === 'share') {
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value);
  }
  return new Intl.NumberFormat(language, { maximumFractionDigits: unit === 'points' ? 1 : 0 }).format(value);
}

/** More of them, and the page becomes a list of numbers; all stand in the JSON beside it and on the page of the paper. */
const placesShown = 12;

const cell = (...runs: NoteRun[]): Cell => ({ runs, columns: 1, rows: 1 });
const table = (part: Omit<Table, 'kind' | 'rules'>): Table => ({ ...part, kind: 'table', rules: 'grid' });

/** Two to a row. */
function inPairs(facts: readonly [string, string][]): [string, string][][] {
  return facts.flatMap((fact, index) => (index % 2 === 0 ? [[fact, facts[index + 1] ?? ['', '']]] : []));
}

function outcome({ value, bar, isMet }: Pick<Measure, 'value' | 'bar' | 'isMet'>, words: CertificateWording): NoteRun {
  if (value === null) return plainRun(words.notTaken);
  if (bar === null) return plainRun(words.noted);
  return { ...plainRun(isMet ? words.met : words.missed), ...(isMet ? {} : { bold: true }) };
}

function countOutcomes(judged: readonly Measure[]) {
  const missed = judged.filter(({ value, bar, isMet }) => value !== null && bar !== null && !isMet).length;
  const met = judged.filter(({ isMet }) => isMet).length;
  return { total: judged.length, met, missed, open: judged.length - met - missed };
}

/** Printed, what stands behind them, and wanted; of none at all, that there is none. */
function referencesOf({ references, sources, measures }: Certificate, language: Language): string {
  const words = certificateWordings[language];
  const count = printValue(references, 'count', language);
  const kinds = sources ? ` · ${words.sources(countSources(sources))}` : '';
  const printed = references === 0 ? words.none : `${count}${kinds}`;
  const wanted = measures.find(({ name }) => name === 'references')?.bar;
  return typeof wanted === 'number' ? words.ofWanted(printed, printValue(wanted, 'count', language)) : printed;
}

/** How many, and in which sections they stand. */
function gapsOf(gaps: NonNullable<Certificate['gaps']>, language: Language): string {
  if (gaps.length === 0) return certificateWordings[language].none;
  const isWide = language === 'zh' || language === 'ja';
  const places = [...new Set(gaps.map(({ number, title }) => number || title))];
  const more = places.length > placesShown ? '…' : '';
  return `${printValue(gaps.length, 'count', language)} · ${places.slice(0, placesShown).join(isWide ? '、' : ', ')}${more}`;
}

function comparedOf({ comparedWith = ['TEXT'] }: Certificate, language: Language): string {
  const isWide = language === 'zh' || language === 'ja';
  return comparedWith.map((one) => certificateWordings[language].compared[one]).join(isWide ? '、' : ', ');
}

/** The certificate as a page to read: what was measured, how it is meant, and whether it holds. */
export function certificateDocument(paper: CertifiedPaper): DocumentInput {
  const { language } = paper;
  const certificate = readCertificate(paper.certificate);
  const words = certificateWordings[language];
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(paper.measuredAt);
  const facts: [string, string][] = [
    [words.units, number(certificate.units)],
    [words.references, referencesOf(certificate, language)],
    ...(certificate.gaps ? [[words.gaps, gapsOf(certificate.gaps, language)] satisfies [string, string]] : []),
    [words.engine, paper.engine],
    ...(paper.edition > 0 ? [[words.edition, number(paper.edition)] satisfies [string, string]] : []),
    [words.measuredAt, day],
    [words.method, certificateMethod(certificate)],
    [words.comparedWith, comparedOf(certificate, language)],
  ];
  const rowOf = ({ name, value, bar, direction, isMet }: Measure): Cell[] => {
    const { unit, name: named, about } = measureWordings[name];
    const sign = direction === 'at_least' ? '≥' : '≤';
    return [
      cell({ ...plainRun(named[language]), bold: true }, { kind: 'break' }, plainRun(about[language])),
      cell(plainRun(value === null ? words.notTaken : printValue(value, unit, language))),
      cell(plainRun(bar === null ? words.noBar : `${sign} ${printValue(bar, unit, language)}`)),
      cell(outcome({ value, bar, isMet }, words)),
    ];
  };
  const judged = certificate.measures.filter((measure) => !isNoted(measure));
  return {
    type: 'certificate',
    language,
    templateId: paper.templateId,
    title: paper.title,
    // One chapter, without a heading of its own for the facts: the headline stands above the measures.
    chapters: [
      {
        id: 'measures',
        title: [plainRun(words.measures)],
        isNumbered: false,
        blocks: [
          {
            kind: 'paragraph',
            id: 'summary',
            look: 'body',
            runs: [
              { ...plainRun(certificate.isAllMet ? words.allMet : words.summary(countOutcomes(judged))), bold: true },
            ],
          },
          table({
            id: 'facts-table',
            alignments: ['left', 'left', 'left', 'left'],
            widths: [1, 1.5, 1, 1.5],
            head: [],
            notes: [],
            rows: inPairs(facts).map((pair) => pair.flatMap((texts) => texts.map((text) => cell(plainRun(text))))),
          }),
          table({
            id: 'measures-table',
            alignments: ['left', 'right', 'right', 'centre'],
            widths: [6.2, 1.1, 1.3, 1.6],
            head: [words.head.map((text) => cell(plainRun(text)))],
            rows: certificate.measures.filter((measure) => !isCount(measure)).map(rowOf),
            notes: [[plainRun(words.note)]],
          }),
        ],
      },
    ],
    aiLabel: { produceId: certificateMethod(certificate), isGenerated: false },
  };
}
