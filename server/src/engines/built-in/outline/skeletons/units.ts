import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

type Wording = Readonly<Record<Language, string>>;

/** Whose records can hold both ends of a relation: the unit that the title speaks of decides the data. */
const units: readonly (readonly [RegExp, Wording])[] = [
  [
    /县域|县级|区县|\bcount(?:y|ies)\b|\bmunicipalit|municipios|comarcas|市町村/iu,
    {
      zh: '县级面板数据与住户调查数据',
      en: 'county panel data and household surveys',
      es: 'datos por municipio y encuestas de hogares',
      ja: '市町村別データと世帯調査',
    },
  ],
  [
    /汇款|家庭(?:收入|消费|教育支出|支出)|农户|住户|居民消费|\bremittances?\b|\bhouseholds?\b|\bchild labou?r\b|\b(?:migration|remittances?|cash transfers?)\b.*\b(?:child|school|nutrition|education|enrol)|remesas|hogares|trabajo infantil|世帯|家計|仕送り/iu,
    {
      zh: '住户调查数据',
      en: 'household survey data',
      es: 'encuestas de hogares',
      ja: '世帯調査のデータ',
    },
  ],
  // What firms earn and pay stands in their own reports.
  [
    /(?:輸出|上場|製造|中小|小売|外食|日系|多国籍)企業/u,
    {
      zh: '企业财务与经营数据',
      en: 'company accounts',
      es: 'cuentas de las empresas',
      ja: '企業の財務データ',
    },
  ],
];

/** The data of the unit that the title names; null where it names none. */
export const findUnitData = ({ text, language }: TitleUnderstanding): string | null =>
  units.find(([words]) => words.test(text))?.[1][language] ?? null;
