import { fields } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { approaches, stages } from '../../../knowledge/knowledge-line.ts';
import { checkFacetBook } from './facet-rules.ts';
import { listEntries, listFacets, listMethodFacets, listMethods } from './knowledge.ts';

/** What a field must hold to carry a paper. */
const fewestEntries: Record<Language, number> = { zh: 60, en: 40, es: 15, ja: 15 };
const fewestMethods = 120;

describe.each(languages)('what is said in %s', (language) => {
  const methodIds = new Set(listMethods(language).map(({ id }) => id));

  it.each(fields)('of %s is complete and clean', (field) => {
    const entries = listEntries(field, language);
    const book = listFacets(field, language);
    expect(Object.keys(book).length).toBeGreaterThanOrEqual(fewestEntries[language]);
    expect(checkFacetBook(entries, book, language, methodIds)).toEqual([]);
  });

  it('of research method is complete, clean, and enough for every approach', () => {
    const methods = listMethods(language);
    expect(methods.length).toBeGreaterThanOrEqual(fewestMethods);
    expect(new Set(methods.map(({ id }) => id)).size).toBe(methods.length);
    expect(new Set(methods.map(({ term }) => term)).size).toBe(methods.length);
    expect(checkFacetBook(methods, listMethodFacets(language), language)).toEqual([]);
    for (const stage of stages) {
      expect(methods.filter((method) => method.stage === stage).length, stage).toBeGreaterThanOrEqual(6);
    }
    for (const approach of approaches) {
      const own = methods.filter((method) => method.approaches.includes(approach));
      expect(own.length, approach).toBeGreaterThanOrEqual(6);
    }
  });

  it('is said once: no clause stands in two files', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [name, book] of [
      ...fields.map((field) => [field, listFacets(field, language)] as const),
      ['methods', listMethodFacets(language)] as const,
    ]) {
      for (const [id, facets] of Object.entries(book)) {
        for (const [facet, clause] of Object.entries(facets)) {
          if (typeof clause !== 'string') continue;
          const place = `${name}/${id}.${facet}`;
          const other = seen.get(clause);
          if (other) twice.push(`${other} = ${place}`);
          seen.set(clause, place);
        }
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const entry = { id: 'x', term: '资源基础理论', kind: 'theory', links: {}, about: [] } as const;
  const good = {
    definition: '资源基础理论把企业看作一组难以模仿的异质资源的集合',
    mechanism: '资源一旦稀缺而难以复制，企业便能长期取得高于同行的回报',
    condition: '要素市场流动不畅时，资源基础理论的解释最为有力',
    indicator: '资源基础理论关心的异质程度可由专利结构来观察',
    limit: '资源基础理论较少说明资源从何而来',
    counter: '动态能力学派认为真正稀缺的是重新配置资源的本领',
  };
  it.each([
    ['a missing side', { ...good, limit: undefined }, 'missing'],
    ['a figure', { ...good, limit: '资源基础理论只能解释业绩差异的30个百分点' }, 'figure'],
    ['padding', { ...good, limit: '资源基础理论对企业成长具有重要意义并广受关注' }, 'pads'],
    ['a clause that leans on another', { ...good, limit: '因此资源基础理论较少说明资源从何而来' }, 'leans'],
    ['two sentences in one', { ...good, limit: '资源基础理论较少说明来源。它也不谈环境' }, 'full stop'],
    ['another language', { ...good, limit: '资源基础理论 does not explain where resources come from' }, 'language'],
    ['the same words twice', { ...good, limit: good.definition }, 'begins like'],
  ])('find %s', (_name, facets, fault) => {
    expect(checkFacetBook([entry], { x: facets as typeof good }, 'zh').join('\n')).toContain(fault);
  });
  it('pass what is right', () => {
    expect(checkFacetBook([entry], { x: good }, 'zh')).toEqual([]);
  });
});
