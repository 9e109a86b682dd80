import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { Doubts, type Understanding } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { presentUnderstanding, understandTitle } from '../understand-title.ts';
import type { OutlineNode } from '../wishes/find-unmet.ts';
import { findDoubts } from './find-doubts.ts';

const ask = (language: Language, field: Field, title: string) => ({ language, field, title });
const read = (question: ReturnType<typeof ask>): Understanding => presentUnderstanding(understandTitle(question));
const node = (title: string, ...children: string[]): OutlineNode => ({
  ...{ title, summary: '', children: children.map((child) => node(child)) },
});

describe('a reading', () => {
  it.each([
    ['zh', 'economics', '双十一购物节'],
    ['en', 'philosophy', 'Madness in Hamlet: Real or Feigned?'],
    ['es', 'management', 'El comercio electrónico y las pymes'],
    ['ja', 'management', '地方都市の観光'],
  ] as const)('that is a guess says so in %s, and a correction settles it', (language, field, title) => {
    const question = ask(language, field, title);
    const understanding = read(question);
    const doubts = findDoubts(question, { understanding });
    expect(Doubts.parse(doubts).length).toBeGreaterThan(0);
    for (const { kind } of doubts) expect(kind).not.toBe(understanding.kind);
    const sure = { object: 1, aspect: 1, context: 1, kind: 1 };
    expect(findDoubts(question, { understanding: { ...understanding, confidence: sure } })).toEqual([]);
  });

  it.each([
    ['zh', 'management', '数字化转型对制造企业创新绩效的影响研究'],
    ['en', 'literature', 'The Symbolism of the Green Light in The Great Gatsby'],
    ['es', 'education', 'Propuesta didáctica para enseñar fracciones con juegos de mesa en quinto de primaria'],
    ['ja', 'literature', '川端康成『雪国』における色彩表現'],
  ] as const)('of a plain title has none in %s', (language, field, title) => {
    const question = ask(language, field, title);
    expect(findDoubts(question, { understanding: read(question) })).toEqual([]);
  });

  it('of somebody else is not held to what the rules alone guess', () => {
    const question = ask('en', 'military', 'Drones');
    const own = read(question);
    const confidence = { object: 0.95, aspect: 0.65, context: 0.95, kind: 0.95 };
    expect(findDoubts(question, { understanding: own })).toContainEqual({ reason: 'PART', part: 'aspect' });
    expect(findDoubts(question, { understanding: { ...own, aspect: 'use in battle', confidence } })).toEqual([]);
  });
});

describe('headings', () => {
  const question = ask('en', 'management', 'The Effect of Remote Work on Team Creativity in Dutch Hospitals');
  const understanding = { ...read(question), confidence: { object: 1, aspect: 1, context: 1, kind: 1 } };
  const chapters = [
    node('Introduction'),
    node('Remote Work and Teams', 'Forms of Remote Work', 'Creativity of Teams'),
    node('Conclusion'),
  ];
  const unsaid = { reason: 'UNSAID', part: 'context', text: expect.stringMatching(/dutch hospitals/i) };

  it('that leave out what the title names are told of', () => {
    expect(findDoubts(question, { understanding, chapters })).toEqual([unsaid]);
    const named = [...chapters, node('Hospitals in the Netherlands', 'Teams of Dutch hospitals')];
    expect(findDoubts(question, { understanding, chapters: named })).toEqual([]);
  });

  it('may name what has but one letter', () => {
    const posts = ask('en', 'literature', 'The Effect of X on Political Discourse');
    const reading = { ...read(posts), confidence: understanding.confidence };
    const own = { reason: 'UNSAID', part: 'object', text: 'X' };
    const discourse = [node('Introduction'), node('Political Discourse'), node('Conclusion')];
    expect(findDoubts(posts, { understanding: reading, chapters: discourse })).toEqual([own]);
    const named = [...discourse, node('What X Is')];
    expect(findDoubts(posts, { understanding: reading, chapters: named })).toEqual([]);
  });

  it('may leave out what the student does not want', () => {
    const wishes = [{ text: 'nothing on them', read_as: { kind: 'EXCLUSION' as const, what: 'Dutch hospitals' } }];
    expect(findDoubts(question, { understanding, chapters, wishes })).toEqual([]);
  });

  it('that ask people where there is nobody are told of, unless the title asks for it', () => {
    const rivers = ask('zh', 'science', '河流沉积物中重金属的形态分布');
    const reading = { ...read(rivers), confidence: understanding.confidence };
    const asking = [node('绪论'), node('河流沉积物中重金属的形态分布', '问卷设计与发放'), node('结论')];
    expect(findDoubts(rivers, { understanding: reading, chapters: asking })).toEqual([
      { reason: 'NOBODY_TO_ASK', part: 'kind', text: '问卷设计与发放' },
    ]);
    const wishes = [{ text: '用问卷', read_as: { kind: 'METHOD' as const, what: '问卷' } }];
    expect(findDoubts(rivers, { understanding: reading, chapters: asking, wishes })).toEqual([]);
  });
});
