import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { understandTitle } from '../understand-title.ts';
import { listUnfitKinds } from './unfit-kinds.ts';

const unfit = (language: Language, field: Field, title: string) =>
  listUnfitKinds(understandTitle({ language, field, title }), field);

describe('kinds that would be absurd for a title', () => {
  it.each([
    ['zh', 'engineering', '城市内涝', ['clinical-study', 'text-interpretation', 'doctrinal-law']],
    ['zh', 'interdisciplinary', '城市内涝', ['clinical-study', 'text-interpretation']],
    ['zh', 'agriculture', '河流沉积物重金属污染评价', ['clinical-study', 'text-interpretation', 'doctrinal-law']],
    ['en', 'interdisciplinary', 'Urban Flooding', ['clinical-study', 'text-interpretation', 'doctrinal-law']],
    ['es', 'interdisciplinary', 'Las inundaciones urbanas', ['clinical-study', 'text-interpretation']],
    ['ja', 'interdisciplinary', '都市の浸水', ['clinical-study', 'text-interpretation']],
    ['en', 'literature', 'The Symbolism of the Green Light in The Great Gatsby', ['clinical-study', 'lab-experiment']],
  ] as const)('%s, %s: %s', (language, field, title, kinds) => {
    expect(unfit(language, field, title)).toEqual(expect.arrayContaining([...kinds]));
  });

  it.each([
    ['zh', 'agriculture', '奶牛乳房炎的中药治疗', 'clinical-study'],
    ['en', 'interdisciplinary', 'Exercise for Older Adults with Diabetes', 'clinical-study'],
    ['es', 'interdisciplinary', 'La imagen de la mujer en la publicidad', 'text-interpretation'],
    ['ja', 'interdisciplinary', '生成AIと著作権', 'doctrinal-law'],
    ['zh', 'management', '竞业限制制度', 'doctrinal-law'],
  ] as [Language, Field, string, TitleKind][])('%s, %s: %s may be a %s', (language, field, title, kind) => {
    expect(unfit(language, field, title)).not.toContain(kind);
  });
});
