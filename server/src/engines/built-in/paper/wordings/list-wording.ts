import type { Language } from '@yanmo/contract/languages';
import { enWording } from './en/wording.ts';
import { esWording } from './es/wording.ts';
import { jaWording } from './ja/wording.ts';
import type { Wording } from './wording.ts';
import { zhWording } from './zh/wording.ts';

const wordings: Record<Language, Wording> = { zh: zhWording, en: enWording, es: esWording, ja: jaWording };

export const listWording = (language: Language): Wording => wordings[language];
