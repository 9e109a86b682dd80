import type { Language } from '@yanmo/contract/languages';
import type { CheckWording } from './wordings/check-wording.ts';
import { en } from './wordings/en.ts';
import { es } from './wordings/es.ts';
import { ja } from './wordings/ja.ts';
import { zh } from './wordings/zh.ts';

export const checkWordings: Readonly<Record<Language, CheckWording>> = { zh, en, es, ja };
