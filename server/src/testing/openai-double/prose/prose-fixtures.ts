import type { Language } from '@yanmo/contract/languages';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import type { ProseFixture } from './prose-fixture.ts';
import { zh } from './zh.ts';

export const proseFixtures: Readonly<Record<Language, ProseFixture>> = { zh, en, es, ja };
