import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { readSubject } from '../subject.ts';
import { readTitleQuestion, sideOf } from './title-question.ts';

const read = (language: Language, field: Field, title: string) =>
  readTitleQuestion(readSubject(requestPaper({ title, language, field, wordCount: 3_000 })));
const said = (kind: 'debate' | 'problem' | 'mechanism' | 'law', clause: string) => ({
  ...{ kind, clause, own: null, proposition: null },
});

describe('the question of a title', () => {
  it('is read in every language, with the way that a yes goes', () => {
    for (const [language, title, isUndoing] of [
      ['zh', '安乐死应否合法化', false],
      ['zh', '死刑应否废除', true],
      ['en', 'Should homework be abolished?', true],
      ['en', 'Is the right to be forgotten compatible with freedom of expression?', false],
      ['es', '¿Debe legalizarse la eutanasia?', false],
      ['ja', '死刑は廃止すべきか', true],
    ] as const)
      expect(read(language, 'law', title), title).toMatchObject({ isUndoing, isChoice: false });
  });

  it('is none where data or a text answer, or where it asks why or how', () => {
    for (const [language, title] of [
      ['zh', '校园欺凌的法律规制研究'],
      ['zh', '数字普惠金融是否影响农户收入的实证研究'],
      ['en', 'Why do pupils leave school early?'],
      ['en', 'Teacher Retention: Problems and Measures'],
      ['es', '¿Por qué abandonan los alumnos la escuela?'],
      ['ja', 'なぜ若者は投票しないのか'],
    ] as const)
      expect(read(language, 'education', title), title).toBeNull();
  });
});

describe('a fact speaks', () => {
  const question = { query: '', isChoice: false, isUndoing: false, isReconciling: false };
  const undoing = { ...question, isUndoing: true };

  it('for what a thing has done well or is granted, against what is wrong with it, the other way round of doing away with it', () => {
    const granted = said('mechanism', 'the argument from mercy says that nobody has to suffer');
    const refused = said('mechanism', 'the slippery-slope argument claims that no principle stops there');
    const wrong = said('problem', 'older people may ask for death because they feel a burden');
    expect([granted, refused, wrong].map((fact) => sideOf(fact, question))).toEqual(['for', 'against', 'against']);
    expect([granted, refused, wrong].map((fact) => sideOf(fact, undoing))).toEqual(['against', 'for', 'for']);
  });

  it('for both answers where it is a dispute, and for none where it says how a thing goes', () => {
    expect(sideOf(said('debate', '赞成者主张自主，反对者主张生命不可处分'), question)).toBe('both');
    expect(sideOf(said('mechanism', 'success may depend on silence'), question)).toBeNull();
  });

  it('for a yes where it balances two things that are asked whether they go together', () => {
    const reconciling = { ...question, isReconciling: true };
    expect(sideOf(said('mechanism', 'each request weighs privacy against the public’s interest'), reconciling)).toBe(
      'for',
    );
  });
});
