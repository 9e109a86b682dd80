import type { Language } from '@yanmo/contract/languages';
import { type Cell, type NoteRun, plainRun, type Table } from '../../documents/blocks.ts';
import type { DocumentInput } from '../../documents/document.ts';
import { type Certificate, certificateMethod, type Measure } from './certificate.ts';
import { certificateWordings, type MeasureUnit, measureWordings } from './certificate-wordings.ts';

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

const cell = (...runs: NoteRun[]): Cell => ({ runs, columns: 1, rows: 1 });
const table = (part: Omit<Table, 'kind' | 'rules'>): Table => ({ ...part, kind: 'table', rules: 'grid' });

/** Two to a row. */
function inPairs(facts: readonly [string, string][]): [string, string][][] {
  return facts.flatMap((fact, index) => (index % 2 === 0 ? [[fact, facts[index + 1] ?? ['', '']]] : []));
}

/** The certificate as a page to read: what was measured, how it is meant, and whether it holds. */
export function certificateDocument(paper: CertifiedPaper): DocumentInput {
  const { language, certificate } = paper;
  const words = certificateWordings[language];
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(paper.measuredAt);
  const facts: [string, string][] = [
    [words.units, number(certificate.units)],
    [words.references, number(certificate.references)],
    [words.engine, paper.engine],
    ...(paper.edition > 0 ? [[words.edition, number(paper.edition)] satisfies [string, string]] : []),
    [words.measuredAt, day],
    [words.method, certificateMethod(certificate)],
  ];
  const rowOf = ({ name, value, bar, direction, isMet }: Measure): Cell[] => {
    const { unit, name: named, about } = measureWordings[name];
    const sign = direction === 'at_least' ? '≥' : '≤';
    return [
      cell({ ...plainRun(named[language]), bold: true }, { kind: 'break' }, plainRun(about[language])),
      cell(plainRun(printValue(value, unit, language))),
      cell(plainRun(bar === null ? words.noBar : `${sign} ${printValue(bar, unit, language)}`)),
      cell({ ...plainRun(isMet ? words.met : words.missed), ...(isMet ? {} : { bold: true }) }),
    ];
  };
  return {
    type: 'certificate',
    language,
    templateId: paper.templateId,
    title: paper.title,
    // One chapter, without a heading of its own for the facts: all stays on one page.
    chapters: [
      {
        id: 'measures',
        title: [plainRun(words.measures)],
        isNumbered: false,
        blocks: [
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
            rows: certificate.measures.map(rowOf),
            notes: [[plainRun(words.note)]],
          }),
        ],
      },
    ],
    aiLabel: { produceId: certificateMethod(certificate), isGenerated: false },
  };
}
