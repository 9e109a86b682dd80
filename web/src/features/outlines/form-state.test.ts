import { levels } from '@yanmo/contract/codes';
import { OutlineForm, Title } from '@yanmo/contract/outlines';
import { expect, test } from 'vitest';
import {
  changeForm,
  editForm,
  findOtherLanguage,
  findTitleProblem,
  followPageLanguage,
  readForm,
  startForm,
  toWordCount,
} from './form-state.ts';

test.each([
  ['VOCATIONAL', 8_000],
  ['UNDERGRADUATE', 12_000],
  ['MASTER', 30_000],
  ['FINAL', 3_000],
] as const)('%s brings its usual length', (product, words) => {
  expect(changeForm(startForm('zh'), { product }).values.word_count).toBe(words);
});

test('a length chosen by hand stays when the level changes', () => {
  const chosen = changeForm(startForm('zh'), { word_count: 9_500 });
  expect(changeForm(chosen, { product: 'MASTER' }).values.word_count).toBe(9_500);
});

test('a course paper is of that type, unless another was chosen', () => {
  const course = changeForm(startForm('zh'), { product: 'FINAL' });
  expect(course.values.type).toBe('course_paper');
  expect(changeForm(course, { product: 'MASTER' }).values.type).toBe('thesis');
  const review = changeForm(course, { type: 'literature_review' });
  expect(changeForm(review, { product: 'MASTER' }).values.type).toBe('literature_review');
});

test.each([
  [999, 1_000],
  [1_240, 1_000],
  [1_250, 1_500],
  [50_001, 50_000],
  [Number.NaN, 1_000],
])('%d becomes %d, which can be ordered', (wanted, words) => {
  expect(toWordCount(wanted)).toBe(words);
});

test('the paper is in the language of the page until another is chosen', () => {
  expect(followPageLanguage(startForm('zh'), 'ja').values.language).toBe('ja');
  expect(followPageLanguage(changeForm(startForm('zh'), { language: 'en' }), 'ja').values.language).toBe('en');
});

test('a pasted title becomes one line, and no longer than a title may be', () => {
  const { title } = changeForm(startForm('zh'), { title: `数字化转型\n  研究${'长'.repeat(300)}` }).values;
  expect(title.startsWith('数字化转型 研究')).toBe(true);
  expect(title).toHaveLength(200);
});

test.each(['', '  ', '研', '🙂🙂', '12', '研究', 'Ink', '1 研 2 究', 'a'])(
  'title %j is judged as the server does',
  (title) => {
    expect(findTitleProblem(title) === null).toBe(Title.safeParse(title).success);
  },
);

test.each(levels)('every choice of the form is one that the server takes: %s', (product) => {
  const { values } = changeForm(startForm('es'), { title: 'La tinta', product });
  expect(OutlineForm.safeParse(values).success).toBe(true);
});

test.each([
  ['数字化转型对企业的影响', 'en', 'zh'],
  ['数字化转型对企业的影响', 'ja', null],
  ['企業のデジタル化について', 'zh', 'ja'],
  ['The effect of digital tools', 'zh', 'en'],
  ['El efecto de las herramientas digitales', 'zh', 'es'],
  ['The effect of digital tools', 'es', null],
  ['BERT 模型研究', 'zh', null],
  ['GPT', 'zh', null],
] as const)('%s in a paper in %s: rather %s', (title, chosen, other) => {
  expect(findOtherLanguage(title, chosen)).toBe(other);
});

test('what was typed is read again; what this page did not write is not', () => {
  const state = editForm({ ...startForm('ja').values, title: '墨' });
  expect(readForm(JSON.stringify(state))).toEqual(state);
  for (const text of [
    null,
    '',
    'null',
    '{}',
    '{"values":{"title":1}}',
    JSON.stringify({ values: { ...state.values, type: 'x' } }),
  ]) {
    expect(readForm(text)).toBeNull();
  }
});
