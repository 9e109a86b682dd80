import { describe, expect, it } from 'vitest';
import { readAsked } from './heading-asks.ts';
import type { ToldFact } from './told-fact.ts';

const answers = (heading: string, kind: ToldFact['kind'], clause: string): boolean | undefined =>
  readAsked(heading)?.answers({ kind, clause });

describe('what a heading asks for', () => {
  it('outright is answered by nothing else', () => {
    expect(answers('的域外规则', 'law', '未成年人保护法第一百三十条界定了学生欺凌')).toBe(false);
    expect(answers('的域外规则', 'example', '德国以保护令禁止加害人接近')).toBe(true);
    expect(answers('in other legal systems', 'law', 'the Act of 1998 gives a right to compensation')).toBe(false);
    expect(answers('in other legal systems', 'mechanism', 'German courts weigh proportionality first')).toBe(true);
    expect(answers('指标权重的确定', 'indicator', '土壤有机质以克每千克计')).toBe(false);
    expect(answers('指标权重的确定', 'method', '熵值法按离散程度给各项指标赋权')).toBe(true);
    expect(answers('Cómo han resuelto los tribunales', 'actor', 'las familias callan por vergüenza')).toBe(false);
    expect(answers('判例の立場', 'law', '最高裁は相当性を判断の基準とした')).toBe(true);
  });

  it('is one of several things where it joins them', () => {
    const heading = '的学说分歧与裁判立场';
    expect(answers(heading, 'debate', '一方主张单独立法')).toBe(true);
    expect(answers(heading, 'example', '法院认定平台未尽义务')).toBe(true);
    expect(answers(heading, 'actor', '家长劝孩子忍让')).toBe(false);
  });

  it('by its words is answered by facts of that kind', () => {
    expect(answers('Consecuencias', 'effect', 'los hijos abandonan antes')).toBe(true);
    expect(answers('Consecuencias', 'stage', 'al ingreso se revisa la piel')).toBe(false);
    expect(answers('Places and groups most affected', 'stage', 'skin is looked at on admission')).toBe(false);
    expect(answers('Places and groups most affected', 'actor', 'older patients seldom complain')).toBe(true);
    expect(answers('の規模と推移', 'figure', '件数は十年で倍になった')).toBe(true);
    expect(answers('の規模と推移', 'remedy', '自治体が相談員を置く')).toBe(false);
  });

  it('is how a thing is infringed, and not what the rules say of that', () => {
    const rule = ['law', '《民法典》准许人身权益受侵害者请求精神损害赔偿'] as const;
    for (const heading of ['侵害的常见情形', 'How it is infringed', 'Formas de vulnerar', '権利が損なわれる場面']) {
      expect(answers(heading, ...rule), heading).toBe(false);
      expect(answers(heading, 'problem', '一些应用不给全权限就退出'), heading).toBe(true);
    }
  });

  it('is where a thing is found and among whom, in each language, and not what is done about it', () => {
    for (const [heading, group, stage, programme] of [
      ['集中的人群与环节', '农村寄宿生的比例最高', '报到时先作登记', '干预项目使发生率下降两成'],
      [
        'Places and groups most affected',
        'a third of boarders report it',
        'first comes a form',
        'programmes cut it by 19%',
      ],
      [
        'Dónde y entre quiénes se concentra',
        'crece entre los 12 y los 14 años',
        'primero se abre un protocolo',
        'los programas reducen un 20 % los casos',
      ],
      ['が集中する層と場面', '中学生の割合が高い', '登校支援は面談から始まる', 'プログラムにより2割減った'],
    ] as const) {
      expect(answers(heading, 'evidence', group), heading).toBe(true);
      expect(answers(heading, 'stage', stage), heading).toBe(false);
      expect(answers(heading, 'law', stage), heading).toBe(false);
      expect(answers(heading, 'evidence', programme), heading).toBe(false);
    }
  });

  it('is the same in four languages', () => {
    for (const headings of [
      ['面临的挑战', 'Challenges', 'Desafíos', '弱点と難点'],
      ['背后的根源', 'Roots', 'Motivos y raíces', '理由と根源'],
      ['发展策略', 'Strategies', 'Estrategias', '施策と取り組み'],
      ['法律规定', 'Regulation', 'Regulación', '規則と条文'],
      ['工作原理', 'How it works', 'Cómo funciona', '作動の原理'],
      ['带来的负担', 'Burdens', 'Cargas', '負担'],
    ])
      for (const heading of headings) expect(readAsked(heading), heading).not.toBeNull();
  });

  it('holds a problem with its causes and answers where it speaks of these', () => {
    expect(readAsked('存在的问题')?.holdsChain).toBe(true);
    expect(readAsked('What can be done')?.holdsChain).toBe(true);
    expect(readAsked('Main forms and content')?.holdsChain).toBe(false);
    expect(readAsked('带来的后果')?.holdsChain).toBe(false);
  });

  it('is left to its role where its words do not say it', () => {
    expect(readAsked('叙述视角')).toBeNull();
  });
});
