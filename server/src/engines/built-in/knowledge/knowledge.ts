import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { agricultureEn } from './agriculture/en.ts';
import { agricultureEs } from './agriculture/es.ts';
import { agricultureJa } from './agriculture/ja.ts';
import { agricultureZh } from './agriculture/zh.ts';
import { artEn } from './art/en.ts';
import { artEs } from './art/es.ts';
import { artJa } from './art/ja.ts';
import { artZh } from './art/zh.ts';
import { economicsEn } from './economics/en.ts';
import { economicsEs } from './economics/es.ts';
import { economicsJa } from './economics/ja.ts';
import { economicsZh } from './economics/zh.ts';
import { educationEn } from './education/en.ts';
import { educationEs } from './education/es.ts';
import { educationJa } from './education/ja.ts';
import { educationZh } from './education/zh.ts';
import { engineeringEn } from './engineering/en.ts';
import { engineeringEs } from './engineering/es.ts';
import { engineeringJa } from './engineering/ja.ts';
import { engineeringZh } from './engineering/zh.ts';
import type { Entry } from './entry.ts';
import { historyEn } from './history/en.ts';
import { historyEs } from './history/es.ts';
import { historyJa } from './history/ja.ts';
import { historyZh } from './history/zh.ts';
import { interdisciplinaryEn } from './interdisciplinary/en.ts';
import { interdisciplinaryEs } from './interdisciplinary/es.ts';
import { interdisciplinaryJa } from './interdisciplinary/ja.ts';
import { interdisciplinaryZh } from './interdisciplinary/zh.ts';
import { lawEn } from './law/en.ts';
import { lawEs } from './law/es.ts';
import { lawJa } from './law/ja.ts';
import { lawZh } from './law/zh.ts';
import { literatureEn } from './literature/en.ts';
import { literatureEs } from './literature/es.ts';
import { literatureJa } from './literature/ja.ts';
import { literatureZh } from './literature/zh.ts';
import { managementEn } from './management/en.ts';
import { managementEs } from './management/es.ts';
import { managementJa } from './management/ja.ts';
import { managementZh } from './management/zh.ts';
import { medicineEn } from './medicine/en.ts';
import { medicineEs } from './medicine/es.ts';
import { medicineJa } from './medicine/ja.ts';
import { medicineZh } from './medicine/zh.ts';
import { militaryEn } from './military/en.ts';
import { militaryEs } from './military/es.ts';
import { militaryJa } from './military/ja.ts';
import { militaryZh } from './military/zh.ts';
import { philosophyEn } from './philosophy/en.ts';
import { philosophyEs } from './philosophy/es.ts';
import { philosophyJa } from './philosophy/ja.ts';
import { philosophyZh } from './philosophy/zh.ts';
import { scienceEn } from './science/en.ts';
import { scienceEs } from './science/es.ts';
import { scienceJa } from './science/ja.ts';
import { scienceZh } from './science/zh.ts';

const library: Record<Field, Record<Language, readonly Entry[]>> = {
  philosophy: { zh: philosophyZh, en: philosophyEn, es: philosophyEs, ja: philosophyJa },
  economics: { zh: economicsZh, en: economicsEn, es: economicsEs, ja: economicsJa },
  law: { zh: lawZh, en: lawEn, es: lawEs, ja: lawJa },
  education: { zh: educationZh, en: educationEn, es: educationEs, ja: educationJa },
  literature: { zh: literatureZh, en: literatureEn, es: literatureEs, ja: literatureJa },
  history: { zh: historyZh, en: historyEn, es: historyEs, ja: historyJa },
  science: { zh: scienceZh, en: scienceEn, es: scienceEs, ja: scienceJa },
  engineering: { zh: engineeringZh, en: engineeringEn, es: engineeringEs, ja: engineeringJa },
  agriculture: { zh: agricultureZh, en: agricultureEn, es: agricultureEs, ja: agricultureJa },
  medicine: { zh: medicineZh, en: medicineEn, es: medicineEs, ja: medicineJa },
  military: { zh: militaryZh, en: militaryEn, es: militaryEs, ja: militaryJa },
  management: { zh: managementZh, en: managementEn, es: managementEs, ja: managementJa },
  art: { zh: artZh, en: artEn, es: artEs, ja: artJa },
  interdisciplinary: {
    zh: interdisciplinaryZh,
    en: interdisciplinaryEn,
    es: interdisciplinaryEs,
    ja: interdisciplinaryJa,
  },
};

export const listEntries = (field: Field, language: Language): readonly Entry[] => library[field][language];
