import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { type Fit, fitOf } from './fit-of.ts';
import { findMethods, findMethodsOfHeading } from './known-methods.ts';
import type { MethodFamily } from './method-family.ts';

describe('whether a method can answer', () => {
  it.each<[string, MethodFamily, TitleKind, Field, Fit]>([
    ['基于卷积神经网络的苹果叶片病斑识别', 'focus-group', 'design-artefact', 'engineering', 'impossible'],
    ['Metals in the sediment of a mountain river', 'survey', 'relation-test', 'science', 'impossible'],
    [
      'Un modelo de aprendizaje automático para la demanda eléctrica',
      'interview',
      'design-artefact',
      'engineering',
      'impossible',
    ],
    ['乙肝病毒感染与肝癌的关系', 'survey', 'relation-test', 'medicine', 'impossible'],
    ['湖沼底質中のリンの分布要因', 'survey', 'relation-test', 'science', 'impossible'],
    ['社区食堂点餐小程序的设计与实现', 'interview', 'design-artefact', 'engineering', 'possible'],
    ['Sleep and loneliness among first-year students', 'survey', 'relation-test', 'science', 'fit'],
    ['农户采纳节水灌溉技术的影响因素', 'survey', 'relation-test', 'agriculture', 'fit'],
    ['论《边城》的语言', 'statistics', 'text-interpretation', 'literature', 'impossible'],
    ['论《边城》的语言', 'reading', 'text-interpretation', 'literature', 'fit'],
    ['论《边城》的语言', 'text', 'text-interpretation', 'literature', 'fit'],
    ['居住权的设立方式', 'doctrine', 'doctrinal-law', 'law', 'fit'],
    ['Employee trust and turnover', 'doctrine', 'relation-test', 'management', 'impossible'],
    ['A proof of a fixed point theorem', 'proof', 'theory-essay', 'science', 'fit'],
    ['Kant on promising', 'remote-sensing', 'theory-essay', 'philosophy', 'impossible'],
    ['八段锦对老年高血压患者睡眠的影响', 'trial', 'clinical-study', 'medicine', 'fit'],
  ])('%s: %s', (title, family, kind, field, fit) => {
    expect(fitOf(family, kind, field, title)).toBe(fit);
  });
});

describe('methods named in a text', () => {
  const familiesOf = (text: string): MethodFamily[] => findMethods(text).map(({ method }) => method.family);
  it.each<[string, MethodFamily[]]>([
    ['用问卷调查和焦点小组访谈', ['survey', 'focus-group']],
    ['采用田间小区试验，并结合遥感影像分析', ['field-trial', 'remote-sensing']],
    ['semi-structured interviews and action research in two classrooms', ['interview', 'action-research']],
    ['analysis of court decisions, then doctrinal analysis', ['case-law', 'doctrine']],
    ['ensayos de campo con repeticiones y estadísticas oficiales', ['field-trial', 'records']],
    ['アンケート調査と条文解釈', ['survey', 'doctrine']],
    ['an ablation study against baseline models', ['benchmark', 'benchmark']],
    ['农民工的城市生活', []],
  ])('%s', (text, families) => {
    expect(familiesOf(text)).toEqual(families);
  });

  it('finds in headings what students ask for as a chapter', () => {
    const heading = '系统测试与结果分析';
    expect(familiesOf(heading)).toEqual([]);
    expect(findMethodsOfHeading(heading).map(({ method }) => method.family)).toEqual(['system']);
  });
});
