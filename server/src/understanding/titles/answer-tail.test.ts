import { describe, expect, it } from 'vitest';
import { understandTitle } from '../understand-title.ts';

describe('what somebody can do about the matter of a title', () => {
  it.each([
    ['en', 'Food waste in restaurants: causes and what managers can do', 'food waste', 'causes and remedies'],
    ['en', 'School bullying: why it happens and what schools can do', 'school bullying', 'causes and remedies'],
    ['en', 'Why do teachers leave and what can schools do about it?', 'turnover among teachers', 'causes and remedies'],
    ['en', 'Loneliness in old age: causes, effects and what can be done', 'loneliness', 'causes, effects and remedies'],
    ['es', 'El acoso escolar: por qué ocurre y qué puede hacer la escuela', 'acoso escolar', 'causas y propuestas'],
    ['zh', '校园欺凌：为什么发生、学校能做什么', '校园欺凌', '成因与对策'],
    ['zh', '餐饮浪费的原因以及管理者可以做什么', '餐饮浪费', '原因与对策'],
    ['ja', 'いじめはなぜ起こるのか、学校に何ができるか', 'いじめ', '起こる要因と対策'],
  ] as const)('%s: %s', (language, title, object, aspect) => {
    const read = understandTitle({ title, language, field: 'education' });
    expect(read).toMatchObject({ object, aspect, kind: 'status-and-remedies' });
    expect(read.signs).toContain('remedy');
    expect(read.text).toBe(title);
  });

  it('is no tail where it is all that a title asks', () => {
    const read = understandTitle({ title: 'What can be done about plastic waste?', language: 'en', field: 'science' });
    expect(read.object).toBe('plastic waste');
  });
});
