import type { Language } from '@yanmo/contract/languages';
import { jaTable } from './ja.ts';
import type { CriticTable } from './table.ts';
import { zhTable } from './zh.ts';

const tables: Readonly<Partial<Record<Language, CriticTable>>> = { zh: zhTable, ja: jaTable };

export const tableOf = (language: Language): CriticTable | null => tables[language] ?? null;
