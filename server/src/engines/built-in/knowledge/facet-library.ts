import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { agricultureEnFacets } from './agriculture/en-facets.ts';
import { agricultureEsFacets } from './agriculture/es-facets.ts';
import { agricultureJaFacets } from './agriculture/ja-facets.ts';
import { agricultureZhFacets } from './agriculture/zh-facets.ts';
import { artEnFacets } from './art/en-facets.ts';
import { artEsFacets } from './art/es-facets.ts';
import { artJaFacets } from './art/ja-facets.ts';
import { artZhFacets } from './art/zh-facets.ts';
import { economicsEnFacets } from './economics/en-facets.ts';
import { economicsEsFacets } from './economics/es-facets.ts';
import { economicsJaFacets } from './economics/ja-facets.ts';
import { economicsZhFacets } from './economics/zh-facets.ts';
import { educationEnFacets } from './education/en-facets.ts';
import { educationEsFacets } from './education/es-facets.ts';
import { educationJaFacets } from './education/ja-facets.ts';
import { educationZhFacets } from './education/zh-facets.ts';
import { engineeringEnFacets } from './engineering/en-facets.ts';
import { engineeringEsFacets } from './engineering/es-facets.ts';
import { engineeringJaFacets } from './engineering/ja-facets.ts';
import { engineeringZhFacets } from './engineering/zh-facets.ts';
import type { FacetBook } from './facets.ts';
import { historyEnFacets } from './history/en-facets.ts';
import { historyEsFacets } from './history/es-facets.ts';
import { historyJaFacets } from './history/ja-facets.ts';
import { historyZhFacets } from './history/zh-facets.ts';
import { interdisciplinaryEnFacets } from './interdisciplinary/en-facets.ts';
import { interdisciplinaryEsFacets } from './interdisciplinary/es-facets.ts';
import { interdisciplinaryJaFacets } from './interdisciplinary/ja-facets.ts';
import { interdisciplinaryZhFacets } from './interdisciplinary/zh-facets.ts';
import { lawEnFacets } from './law/en-facets.ts';
import { lawEsFacets } from './law/es-facets.ts';
import { lawJaFacets } from './law/ja-facets.ts';
import { lawZhFacets } from './law/zh-facets.ts';
import { literatureEnFacets } from './literature/en-facets.ts';
import { literatureEsFacets } from './literature/es-facets.ts';
import { literatureJaFacets } from './literature/ja-facets.ts';
import { literatureZhFacets } from './literature/zh-facets.ts';
import { managementEnFacets } from './management/en-facets.ts';
import { managementEsFacets } from './management/es-facets.ts';
import { managementJaFacets } from './management/ja-facets.ts';
import { managementZhFacets } from './management/zh-facets.ts';
import { medicineEnFacets } from './medicine/en-facets.ts';
import { medicineEsFacets } from './medicine/es-facets.ts';
import { medicineJaFacets } from './medicine/ja-facets.ts';
import { medicineZhFacets } from './medicine/zh-facets.ts';
import { methodsEn } from './methods/en.ts';
import { methodsEnFacets } from './methods/en-facets.ts';
import { methodsEs } from './methods/es.ts';
import { methodsEsFacets } from './methods/es-facets.ts';
import { methodsJa } from './methods/ja.ts';
import { methodsJaFacets } from './methods/ja-facets.ts';
import type { MethodEntry } from './methods/method-entry.ts';
import { methodsZh } from './methods/zh.ts';
import { methodsZhFacets } from './methods/zh-facets.ts';
import { militaryEnFacets } from './military/en-facets.ts';
import { militaryEsFacets } from './military/es-facets.ts';
import { militaryJaFacets } from './military/ja-facets.ts';
import { militaryZhFacets } from './military/zh-facets.ts';
import { philosophyEnFacets } from './philosophy/en-facets.ts';
import { philosophyEsFacets } from './philosophy/es-facets.ts';
import { philosophyJaFacets } from './philosophy/ja-facets.ts';
import { philosophyZhFacets } from './philosophy/zh-facets.ts';
import { scienceEnFacets } from './science/en-facets.ts';
import { scienceEsFacets } from './science/es-facets.ts';
import { scienceJaFacets } from './science/ja-facets.ts';
import { scienceZhFacets } from './science/zh-facets.ts';

const library: Record<Field, Record<Language, FacetBook>> = {
  philosophy: { zh: philosophyZhFacets, en: philosophyEnFacets, es: philosophyEsFacets, ja: philosophyJaFacets },
  economics: { zh: economicsZhFacets, en: economicsEnFacets, es: economicsEsFacets, ja: economicsJaFacets },
  law: { zh: lawZhFacets, en: lawEnFacets, es: lawEsFacets, ja: lawJaFacets },
  education: { zh: educationZhFacets, en: educationEnFacets, es: educationEsFacets, ja: educationJaFacets },
  literature: { zh: literatureZhFacets, en: literatureEnFacets, es: literatureEsFacets, ja: literatureJaFacets },
  history: { zh: historyZhFacets, en: historyEnFacets, es: historyEsFacets, ja: historyJaFacets },
  science: { zh: scienceZhFacets, en: scienceEnFacets, es: scienceEsFacets, ja: scienceJaFacets },
  engineering: { zh: engineeringZhFacets, en: engineeringEnFacets, es: engineeringEsFacets, ja: engineeringJaFacets },
  agriculture: { zh: agricultureZhFacets, en: agricultureEnFacets, es: agricultureEsFacets, ja: agricultureJaFacets },
  medicine: { zh: medicineZhFacets, en: medicineEnFacets, es: medicineEsFacets, ja: medicineJaFacets },
  military: { zh: militaryZhFacets, en: militaryEnFacets, es: militaryEsFacets, ja: militaryJaFacets },
  management: { zh: managementZhFacets, en: managementEnFacets, es: managementEsFacets, ja: managementJaFacets },
  art: { zh: artZhFacets, en: artEnFacets, es: artEsFacets, ja: artJaFacets },
  interdisciplinary: {
    zh: interdisciplinaryZhFacets,
    en: interdisciplinaryEnFacets,
    es: interdisciplinaryEsFacets,
    ja: interdisciplinaryJaFacets,
  },
};

const methods: Record<Language, readonly MethodEntry[]> = {
  zh: methodsZh,
  en: methodsEn,
  es: methodsEs,
  ja: methodsJa,
};
const methodFacets: Record<Language, FacetBook> = {
  zh: methodsZhFacets,
  en: methodsEnFacets,
  es: methodsEsFacets,
  ja: methodsJaFacets,
};

export const listFacets = (field: Field, language: Language): FacetBook => library[field][language];
export const listMethods = (language: Language): readonly MethodEntry[] => methods[language];
export const listMethodFacets = (language: Language): FacetBook => methodFacets[language];
