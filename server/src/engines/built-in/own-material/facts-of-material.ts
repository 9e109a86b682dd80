import type { Language, Localized } from '@yanmo/contract/languages';
import type { DraftFigure } from '../../draft-figure.ts';
import type { OwnFact } from '../paper/own-fact.ts';
import { listTerms } from './list-terms.ts';
import type { Computed, Material, MaterialTable } from './material.ts';
import type { OwnTable } from './own-table.ts';
import { printNumber, sayTable } from './say-table.ts';

export interface MaterialUse {
  /** Of the upload: what comes from it is named after it. */
  id: string;
  title: string;
  /** The work of the request that is cited for it; left out where it is the student's own. */
  cite?: string;
  language: Language;
  /** A model puts what is said in another language into the paper's; the built-in engine cannot. */
  isModel: boolean;
}

const citing = (cite: string | undefined): { cite: string } | object => (cite === undefined ? {} : { cite });

/** All that an upload gives to a paper in a language. */
export function factsOfMaterial(material: Material, { id, cite, language, isModel }: MaterialUse): OwnFact[] {
  const said = material.language === language || isModel ? material.facts : [];
  const ofText = said.map(
    ({ kind, text, terms }, index): OwnFact => ({
      ...{ id: `${id}-${index + 1}`, from: 'UPLOAD', kind, text, terms },
      ...citing(cite),
    }),
  );
  const ofTables = material.tables.flatMap((table, at) =>
    sayTable(table, language).map(
      ({ kind, text }, index): OwnFact => ({
        ...{ id: `${id}-t${at + 1}-${index + 1}`, from: 'UPLOAD', kind, text },
        terms: listTerms(`${table.name}\n${text}`, language),
        ...citing(cite),
      }),
    ),
  );
  return [...ofText, ...ofTables];
}

const shareCaptions: Localized = {
  zh: '{name}的构成（条）',
  en: '{name}: number of records',
  es: '{name}: número de registros',
  ja: '{name}の内訳（件）',
};
const shareHeads: Localized<readonly string[]> = {
  zh: ['项目', '类别', '数量', '占比'],
  en: ['Item', 'Category', 'Number', 'Share'],
  es: ['Elemento', 'Categoría', 'Número', 'Proporción'],
  ja: ['項目', '区分', '件数', '割合'],
};

/** Bars or points that a page can show apart. */
const fewestDrawn = 3;
const mostDrawn = 12;

function chartOf(computed: Computed, name: string, language: Language): DraftFigure | null {
  const values =
    computed.kind === 'SERIES' || computed.kind === 'VALUES'
      ? computed.values
      : computed.kind === 'SHARES'
        ? computed.counts
        : [];
  if (values.length < fewestDrawn || values.length > mostDrawn) return null;
  const unit = computed.kind === 'SERIES' || computed.kind === 'VALUES' ? computed.unit : '';
  const wide = language === 'zh' || language === 'ja';
  const label = unit === '' ? computed.column : wide ? `${computed.column}（${unit}）` : `${computed.column} (${unit})`;
  const caption = computed.kind === 'SHARES' ? shareCaptions[language].replace('{name}', () => label) : label;
  return {
    ...{ kind: 'figure', shape: computed.kind === 'SERIES' ? 'line' : 'bar', caption, name },
    parts: values.map(({ label: each, value }, index) => ({
      id: `v${index + 1}`,
      group: printNumber(value),
      label: each,
    })),
    arrows: [],
  };
}

/** The cells themselves where a page holds them, else how the records are made up. */
function cellsOf(table: MaterialTable, language: Language): Pick<OwnTable, 'head' | 'rows' | 'caption'> | null {
  if (table.cells) return { caption: table.name, ...table.cells };
  const shares = table.computed.filter((one) => one.kind === 'SHARES').slice(0, 4);
  if (shares.length === 0) return null;
  const rows = shares.flatMap(({ column, total, counts }) =>
    counts.map(({ label, value }) => [column, label, String(value), `${Number(((100 * value) / total).toFixed(1))}%`]),
  );
  return { caption: table.name, head: shareHeads[language], rows };
}

/** Tables of an upload that a paper shows, each with its chart where one can be drawn. */
export function tablesOfMaterial(material: Material, { id, title, cite, language }: MaterialUse): OwnTable[] {
  return material.tables.flatMap((table, at): OwnTable[] => {
    const cells = cellsOf(table, language);
    const drawn = table.computed.find((one) => chartOf(one, '', language) !== null);
    if (!cells && !drawn) return [];
    const name = `own-${id}-${at + 1}`;
    const chart = drawn ? chartOf(drawn, `fig-${name}`, language) : null;
    const isNamed = !/^(?:sheet|csv|工作表)\s*\d*$/iu.test(table.name) && table.name !== '';
    const caption = isNamed ? table.name : title;
    return [
      {
        ...{ name: `tab-${name}`, caption, head: cells?.head ?? [], rows: cells?.rows ?? [] },
        terms: listTerms([caption, ...table.computed.map(({ column }) => column)].join('\n'), language),
        ...citing(cite),
        ...(chart ? { chart } : {}),
      },
    ];
  });
}
