import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import type { CandidateWork } from './engine.ts';
import { createSayShared } from './say-shared.ts';

const work = (over: Partial<CandidateWork> = {}): CandidateWork => ({
  ...{ id: 'w', title: 'Perceived organizational support: a review', authors: 'Doe J', year: 2002, abstract: null },
  ...{ language: 'en', isArticle: true, fit: 1, isFitting: true, isMethod: false, isOwn: false },
  ...over,
});
const say = (title: string, language: Language, field: 'management' | 'economics') =>
  createSayShared({ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', keywords: [] });

it('names what a foreign work is about in the language of the paper', () => {
  const topics = { zh: ['组织支持感', '组织公平', '员工态度'], en: ['perceived organizational support'] };
  const reason = say('组织支持感对新员工离职意愿的影响研究', 'zh', 'management')(work({ topics }));
  expect(reason).toContain('论题涉及“组织支持感”');
  expect(reason).not.toMatch(/[a-z]/iu);
});

it('names whole topics, and without topics what the title shares', () => {
  const about = say('Does foreign aid promote economic growth in Kenya?', 'en', 'economics');
  expect(about(work({ topics: { en: ['mortality', 'foreign aid'] } }))).toContain('it deals with “foreign aid”');
  expect(about(work({ title: 'Economic growth in Kenya' }))).toMatch(/its title speaks of “economic growth/u);
});

it('says of a standard work that shares no word what it is on, and claims no more', () => {
  const about = say('奶茶店加盟纠纷中的退款', 'zh', 'management');
  const reason = about(work({ title: 'On Contracts', topics: { zh: ['合同法', '违约责任'], en: ['contract law'] } }));
  expect(reason).toBe('论题所属领域的基础文献，论述“合同法”。');
});
