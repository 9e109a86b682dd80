import type { Language, Localized } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { DraftFigure } from '../../draft-figure.ts';
import type { OwnFact } from '../paper/own-fact.ts';
import { isUnnamed } from './lay-out-sheet.ts';
import { listTerms } from './list-terms.ts';
import type { Computed, Material, MaterialTable } from './material.ts';
import type { OwnTable } from './own-table.ts';
import { printNumber, sayTable } from './say-table.ts';
import { speakOfAuthor } from './voice/speak-of-author.ts';

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
      ...{ id: `${id}-${index + 1}`, from: 'UPLOAD', kind, terms },
      // Notes of the student's own speak of whoever wrote them, as answers do.
      text: cite === undefined && material.language === language ? speakOfAuthor(text, language) : text,
      ...citing(cite),
    }),
  );
  // What stands beside its table is told there; a model has the table as data, and what it comes to as well.
  const ofTables = material.tables.flatMap((table, at) =>
    isModel || !isShown(table, language)
      ? factsOfTable(
          { name: `${id}-t${at + 1}`, caption: table.name, says: sayTable(table, language).map(({ text }) => text) },
          language,
          cite,
        )
      : [],
  );
  return [...ofText, ...ofTables];
}

/** What a table comes to, for a text in which it does not stand itself. */
export function factsOfTable(
  { name, caption, says = [] }: Pick<OwnTable, 'name' | 'caption' | 'says'>,
  language: Language,
  cite?: string,
): OwnFact[] {
  return says.map((text, index) => ({
    ...{ id: `${name}-${index + 1}`, from: 'UPLOAD', kind: 'figure', text },
    terms: listTerms(`${caption}\n${text}`, language),
    ...citing(cite),
  }));
}

const chartCaptions: Localized<Readonly<Record<'VALUES' | 'YEARS' | 'SERIES' | 'SHARES', string>>> = {
  zh: {
    ...{ VALUES: '各{by}的{label}', YEARS: '{from}—{to}年{label}' },
    ...{ SERIES: '{label}的变化', SHARES: '{label}的构成（条）' },
  },
  en: {
    ...{ VALUES: '{label} by {by}', YEARS: '{label}, {from}–{to}' },
    ...{ SERIES: '{label} over time', SHARES: '{label}: number of records' },
  },
  es: {
    ...{ VALUES: '{label} por {by}', YEARS: '{label}, {from}–{to}' },
    ...{ SERIES: '{label} a lo largo del tiempo', SHARES: '{label}: número de registros' },
  },
  ja: {
    ...{ VALUES: '{by}別の{label}', YEARS: '{from}〜{to}年の{label}' },
    ...{ SERIES: '{label}の推移', SHARES: '{label}の内訳（件）' },
  },
};
const shareNames: Localized = {
  zh: '{name}各项的构成',
  en: '{name}: how the records are made up',
  es: '{name}: composición de los registros',
  ja: '{name}の内訳',
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

const isEastAsian = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** What the bars or points are of, said as one thing: 各环节的损耗率（%）. */
function captionOf(computed: Exclude<Computed, { kind: 'RANGE' }>, language: Language): string {
  const unit = computed.kind === 'SHARES' ? '' : computed.unit;
  const isWide = isWideLanguage(language);
  const label = unit === '' ? computed.column : `${computed.column}${isWide ? `（${unit}）` : ` (${unit})`}`;
  const captions = chartCaptions[language];
  switch (computed.kind) {
    case 'SHARES':
      return captions.SHARES.replace('{label}', () => label);
    case 'VALUES':
      // A name in another script makes no word together with these.
      return isUnnamed(computed.by, language) || (isWide && !isEastAsian(computed.by))
        ? label
        : captions.VALUES.replace('{label}', () => label).replace('{by}', () => computed.by);
    case 'SERIES': {
      const [from = '', to = ''] = [computed.values[0], computed.values.at(-1)].map((value) => value?.label);
      const frame = /^\d{4}$/u.test(from) && /^\d{4}$/u.test(to) ? captions.YEARS : captions.SERIES;
      return frame
        .replace('{label}', () => label)
        .replace('{from}', from)
        .replace('{to}', to);
    }
  }
}

/** A caption begins with a capital, where its letters have any. */
const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function chartOf(computed: Computed, name: string, language: Language): DraftFigure | null {
  if (computed.kind === 'RANGE') return null;
  const values = computed.kind === 'SHARES' ? computed.counts : computed.values;
  if (values.length < fewestDrawn || values.length > mostDrawn) return null;
  return {
    ...{ kind: 'figure', shape: computed.kind === 'SERIES' ? 'line' : 'bar' },
    ...{ caption: begin(captionOf(computed, language)), name },
    parts: values.map(({ label: each, value }, index) => ({
      id: `v${index + 1}`,
      group: printNumber(value),
      label: each,
    })),
    arrows: [],
  };
}

const drawnOf = ({ computed }: MaterialTable, language: Language): Computed | undefined =>
  computed.find((one) => chartOf(one, '', language) !== null);

/** Whether a page shows it, as a table or drawn. */
const isShown = (table: MaterialTable, language: Language): boolean =>
  cellsOf(table, language) !== null || drawnOf(table, language) !== undefined;

/** The cells themselves where a page holds them, else how the records are made up. */
function cellsOf(table: MaterialTable, language: Language): Pick<OwnTable, 'head' | 'rows'> | null {
  if (table.cells) return table.cells;
  const shares = table.computed.filter((one) => one.kind === 'SHARES').slice(0, 4);
  if (shares.length === 0) return null;
  const rows = shares.flatMap(({ column, total, counts }) =>
    counts.map(({ label, value }) => [column, label, String(value), `${Number(((100 * value) / total).toFixed(1))}%`]),
  );
  return { head: shareHeads[language], rows };
}

/** Tables of an upload that a paper shows, each with its chart where one can be drawn. */
export function tablesOfMaterial(material: Material, { id, title, cite, language, isModel }: MaterialUse): OwnTable[] {
  return material.tables.flatMap((table, at): OwnTable[] => {
    if (!isShown(table, language)) return [];
    const cells = cellsOf(table, language);
    const drawn = drawnOf(table, language);
    const name = `own-${id}-${at + 1}`;
    const chart = drawn ? chartOf(drawn, `fig-${name}`, language) : null;
    const isNamed = !/^(?:sheet|csv|工作表)\s*\d*$/iu.test(table.name) && table.name !== '';
    const called = isNamed ? table.name : title;
    const caption = begin(table.cells || !cells ? called : shareNames[language].replace('{name}', () => called));
    return [
      {
        ...{ name: `tab-${name}`, caption, head: cells?.head ?? [], rows: cells?.rows ?? [] },
        terms: listTerms([caption, ...table.computed.map(({ column }) => column)].join('\n'), language),
        ...citing(cite),
        ...(isModel
          ? {}
          : { says: sayTable(table, language, { isShown: table.cells !== null }).map(({ text }) => text) }),
        ...(chart ? { chart } : {}),
      },
    ];
  });
}
