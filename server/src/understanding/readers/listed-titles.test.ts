import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { understandTitle } from '../understand-title.ts';
import { toRunningCase } from './en/running-case.ts';

const read = (language: Language, field: Field, title: string) => understandTitle({ title, language, field });

describe('what one thing does for another', () => {
  it.each([
    ['agriculture', '农村电商助力农产品销售的困境与路径研究——以云南省为例', '农村电商', '农产品销售'],
    ['agriculture', '农民合作社促进小农户增收的作用与对策', '农民合作社', '小农户增收'],
    ['education', '人工智能赋能中小学教师专业发展的路径研究', '人工智能', '中小学教师专业发展'],
    ['management', '文旅融合带动乡村旅游高质量发展的路径研究', '文旅融合', '乡村旅游高质量发展'],
    ['management', '党建引领基层治理的困境与路径', '党建', '基层治理'],
  ] as const)('%s: %s', (field, title, cause, outcome) => {
    const { object, bearing, kind } = read('zh', field, title);
    expect(bearing).toMatchObject({ cause, outcome });
    expect(object.startsWith(cause) && object.endsWith(outcome)).toBe(true);
    expect(kind).toBe('status-and-remedies');
  });

  it.each(['创新驱动发展战略的路径研究', '社区健康促进的现状与对策'])('is not read into the name %s', (title) => {
    expect(read('zh', 'management', title).bearing).toBeNull();
  });

  it('in English names what is moved and not the moving', () => {
    const { bearing } = read('en', 'agriculture', 'The Role of E-Commerce in Promoting the Sale of Farm Products');
    expect(bearing?.outcome).toBe('sale of farm products');
  });
});

describe('where a thing is found', () => {
  it.each([
    ['论网络直播带货中消费者权益的法律保护', '网络直播带货'],
    ['网络直播营销中消费者知情权的保护', '网络直播营销'],
  ])('is no row of scopes in %s', (title, where) => {
    const { object, contexts } = read('zh', 'law', title);
    expect(object.startsWith(`${where}中`)).toBe(true);
    expect(contexts.map(({ text }) => text)).toEqual([where]);
  });

  it('does not part a thing from those whose it is', () => {
    const { object } = read('zh', 'law', '直播电商中主播的法律责任研究');
    expect(object).toBe('直播电商中主播的法律责任');
  });

  it('leaves no joint at the beginning of a short name', () => {
    expect(read('zh', 'law', '共享出行中平台的法律责任').short).not.toMatch(/^中/u);
  });

  it.each([
    ['en', 'Teacher Retention in English Secondary Schools: Problems and Measures', 'English secondary schools'],
    ['en', 'Employee Turnover in Nigerian Commercial Banks', 'Nigerian commercial banks'],
    ['es', 'El acoso en escuelas primarias de México: problemas y medidas', 'escuelas primarias de México'],
  ] as const)('%s: many of a sort are no case: %s', (language, title, where) => {
    expect(read(language, 'education', title).contexts).toContainEqual({ text: where, kind: 'setting' });
  });
});

describe('an effect that is reviewed', () => {
  it.each([
    ['延续性护理对2型糖尿病患者自我管理能力影响的研究进展', '延续性护理', '自我管理能力'],
    ['正念减压对护士职业倦怠影响的研究综述', '正念减压', '职业倦怠'],
    ['音乐疗法对老年痴呆患者认知功能影响的Meta分析', '音乐疗法', '认知功能'],
  ])('is no part of a name: %s', (title, cause, outcome) => {
    const { bearing, kind } = read('zh', 'medicine', title);
    expect(bearing).toMatchObject({ cause, outcome });
    expect(kind).toBe('review');
  });
});

describe('remedies behind the troubles', () => {
  it.each([
    [
      'agriculture',
      'Constraints on the Adoption of Drip Irrigation by Smallholder Farmers in Kenya and Ways to Overcome Them',
      'adoption of drip irrigation',
    ],
    ['economics', 'Problems of Small Businesses in Nigeria and Measures to Solve Them', 'small businesses'],
    ['education', 'Challenges of Online Learning in Rural India and How to Address Them', 'online learning'],
    [
      'agriculture',
      'Barriers to the Adoption of Conservation Agriculture in Zambia and Possible Solutions',
      'adoption of conservation agriculture',
    ],
    ['medicine', 'Youth Unemployment in Ghana and Ways to Reduce It', 'youth unemployment'],
    [
      'agriculture',
      'Challenges Facing Dairy Farmers in Uganda and Strategies to Improve Productivity',
      'dairy farmers',
    ],
  ] as const)('%s: %s', (field, title, object) => {
    const found = read('en', field, title);
    expect(found.object).toBe(object);
    expect(found.bearing).toBeNull();
    expect(found.kind).toBe('status-and-remedies');
    expect(found.aspect).not.toMatch(/\b(?:them|it)\b/u);
  });

  it('are not read into a list of three things', () => {
    expect(read('en', 'interdisciplinary', 'Women, Poverty and Policies').aspect).not.toBe('policies');
  });
});

describe('a list behind a colon', () => {
  it('leaves what befalls a thing the topic', () => {
    const { object, aspect } = read(
      'en',
      'engineering',
      'Corrosion of Reinforcement in Concrete Bridges: Causes, Detection and Repair',
    );
    expect([object, aspect]).toEqual(['corrosion of reinforcement', 'causes, detection and repair']);
  });

  it('is a list to its end', () => {
    const { aspect } = read('en', 'engineering', 'Fatigue Cracks in Steel Bridges: Causes, Inspection and Repair');
    expect(aspect).toBe('causes, inspection and repair');
  });

  it('of three themes has no outcome in a history', () => {
    const { object, bearing } = read('en', 'history', 'Religion, Trade and War in the Ottoman Empire');
    expect([object, bearing]).toEqual(['religion, trade and war', null]);
  });
});

describe('capitals inside a sentence', () => {
  it.each([
    ['the United Kingdom', 'the United Kingdom'],
    ['the Chartist Movement', 'the Chartist movement'],
    ['the Feminist Movement', 'the feminist movement'],
    ['the Labour Movement', 'the labour movement'],
    ['the House of Lords', 'the House of Lords'],
    ['the Great Depression', 'the Great Depression'],
    ['Keynesian Economics', 'Keynesian economics'],
    ['Young Voters in the United States', 'young voters in the United States'],
    ['Muslims in South Africa', 'Muslims in South Africa'],
    ['Climate Change', 'climate change'],
  ])('%s', (span, said) => {
    expect(toRunningCase(span, `Why Did ${span} Matter Between War and Peace?`)).toBe(said);
  });
});
