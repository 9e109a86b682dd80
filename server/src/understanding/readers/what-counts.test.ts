import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { understandTitle } from '../understand-title.ts';
import { findCounted } from './what-counts.ts';

const read = (title: string, language: Language, field: Field = 'interdisciplinary') =>
  understandTitle({ title, language, field });

describe('a question of where a notion begins and ends', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'What counts as consent?', 'consent', 'meaning and limits'],
    ['en', 'Who Counts as a Refugee?', 'refugee', 'meaning and limits'],
    ['en', 'What counts as evidence in history?', 'evidence', 'meaning and limits'],
    ['en', 'What constitutes a person?', 'person', 'meaning and limits'],
    ['en', 'What is considered harassment at work?', 'harassment', 'meaning and limits'],
    ['en', 'Which acts count as torture?', 'torture', 'meaning and limits'],
    ['en', 'What makes a state a democracy?', 'democracy', 'meaning and limits'],
    ['en', 'What made a city a capital in Tang China?', 'capital', 'meaning and limits'],
    ['en', 'Who is poor?', 'poverty', 'meaning and limits'],
    ['en', 'When does a protest become a riot?', 'protest', 'status as a riot'],
    ['en', 'What does it mean to be free?', 'freedom', 'meaning'],
    ['en', 'Who counted as a citizen in ancient Athens?', 'citizen', 'meaning and limits'],
    ['en', 'How should we define a start-up?', 'start-up', 'meaning and limits'],
    ['en', 'Where does free speech end?', 'free speech', 'limits'],
    ['zh', '“职场性骚扰”如何认定？', '“职场性骚扰”', '认定标准'],
    ['zh', '校园欺凌与打闹的界限在哪里', '校园欺凌与打闹的界限', '划分标准'],
    ['zh', '什么才是真正的自由', '自由', '内涵'],
    ['ja', '何が著作物か', '著作物', '該当性'],
    ['ja', 'どんな場合に正当防衛が成立するのか', '正当防衛', '成立要件'],
    ['es', '¿Dónde termina la libertad de expresión?', 'libertad de expresión', 'límites'],
    ['es', '¿Cuándo una protesta es un delito?', 'protesta', 'condición de delito'],
    ['zh', '什么算家暴？', '家暴', '认定标准'],
    ['zh', '什么算作抄袭', '抄袭', '认定标准'],
    ['zh', '怎样才算一节好课', '好课', '认定标准'],
    ['zh', '哪些情形属于不可抗力', '不可抗力', '认定标准'],
    ['zh', '谁是穷人？', '穷人', '认定标准'],
    ['zh', '什么是美？', '美', '内涵'],
    ['zh', '外卖骑手算不算劳动者？', '外卖骑手', '劳动者身份认定'],
    ['zh', '什么情况下合同成立', '合同', '成立条件'],
    ['ja', '何が体罰にあたるのか', '体罰', '該当性'],
    ['ja', '何がハラスメントと言えるか', 'ハラスメント', '該当性'],
    ['ja', 'どこまでが引用と認められるか', '引用', '範囲'],
    ['ja', 'フリーランスは労働者に該当するか', 'フリーランス', '労働者該当性'],
    ['ja', '人格とは何を意味するのか', '人格', '意味'],
    ['es', '¿Qué cuenta como trabajo?', 'trabajo', 'concepto y límites'],
    ['es', '¿Qué se considera acoso laboral?', 'acoso laboral', 'concepto y límites'],
    ['es', '¿Cuándo hay consentimiento?', 'consentimiento', 'concepto y límites'],
    ['es', '¿Es trabajador el repartidor de plataformas?', 'repartidor de plataformas', 'condición de trabajador'],
  ])('is about the notion (%s: %s)', (language, title, object, aspect) => {
    expect(read(title, language)).toMatchObject({ object, aspect });
  });

  it('is one of doctrine to lawyers and of concepts to others', () => {
    expect(read('What counts as consent?', 'en', 'law').kind).toBe('doctrinal-law');
    expect(read('什么样的教师才算好教师？', 'zh', 'education').kind).toBe('theory-essay');
  });

  it('is not what four signs before a colon ask that only draw the reader in', () => {
    expect(read('何以为家：城市青年的居住选择', 'zh')).toMatchObject({
      object: '居住选择',
      contexts: [{ text: '城市青年', kind: 'population' }],
    });
  });

  it('is none that asks for causes, ways or effects', () => {
    for (const [language, title] of [
      ['zh', '哪些因素构成消费者信任'],
      ['zh', '怎样成为好教师'],
      ['zh', '直播带货如何影响消费'],
      ['en', 'What drives staff turnover?'],
      ['en', 'When do markets fail?'],
      ['es', '¿Qué causa el abandono escolar?'],
      ['es', '¿Es justa la pena de muerte?'],
      ['ja', '何が離職を招くのか'],
      ['ja', '学校選択制は有効か'],
      ['ja', '何が原因か'],
      ['zh', '未成年人打赏行为的效力如何认定'],
    ] as const)
      expect(findCounted(title, language), title).toBeNull();
  });
});
