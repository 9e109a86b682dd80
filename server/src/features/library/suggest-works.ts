import type { Work } from '@yanmo/contract/works';
import type { Database } from '../../platform/database/database.ts';
import { segmentWords } from '../../text/words.ts';
import { searchLibrary } from './search-store.ts';

/** Words that stand in every title and lead to no literature of their own. */
const general = new Set(
  '研究 分析 影响 问题 对策 现状 原因 理论 方法 模型 策略 路径 机制 因素 视角 设计 实现 应用 发展 比较 评价 优化 程度 水平 关系 能力 概念 条件 制度 模式 运动 时期 地区 公司 某县 study analysis effect impact influence theory method model case research problem challenge factor design application role based'.split(
    ' ',
  ),
);
const mostQueries = 24;
const hitsAQuery = 40;

/** A keyword as it stands, then its words: a long compound is in no title, its parts are. */
function listQueries(keywords: readonly string[]): { query: string; weight: number }[] {
  const queries = new Map<string, number>();
  for (const keyword of keywords) {
    const text = keyword.replace(/[“”"《》()（）]/gu, ' ').trim();
    if (text.length >= 2) queries.set(text, 3);
    const segments = segmentWords(text, 'zh');
    const words = [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
    for (const [index, word] of words.entries()) {
      const isWide = /\p{Script=Han}/u.test(word);
      if (word.length >= (isWide ? 2 : 4) && !general.has(word.toLowerCase()) && !queries.has(word))
        queries.set(word, 1);
      // Two short words together are often the term itself: 农民 + 专业 finds less than 农民专业.
      const pair = word + (words[index + 1] ?? '');
      if (isWide && pair.length >= 3 && pair.length <= 6 && pair !== text && !queries.has(pair)) queries.set(pair, 2);
    }
  }
  return [...queries].slice(0, mostQueries).map(([query, weight]) => ({ query, weight }));
}

/** Each query wants all its words; a work that answers several, or a rare one, comes first. */
export async function suggestWorks(
  db: Database,
  userId: string,
  keywords: readonly string[],
  pageNum: number,
  pageSize: number,
): Promise<{ works: Work[]; total: number; source: string }> {
  const hits = new Map<string, { work: Work; score: number }>();
  for (const { query, weight } of listQueries(keywords)) {
    const { works, total, isLikeness } = await searchLibrary(db, {
      ...{ userId, query, filters: {}, limit: hitsAQuery, offset: 0 },
      isExact: true,
    });
    if (isLikeness || total === 0) continue;
    for (const { marks: _marks, is_saved: _saved, found_in: _places, ...work } of works) {
      const known = hits.get(work.id);
      // What hundreds of works hold says little about one of them.
      const score = (known?.score ?? 0) + weight / Math.log2(2 + total);
      hits.set(work.id, { work, score });
    }
  }
  const ranked = [...hits.values()].sort(
    (one, other) => other.score - one.score || one.work.id.localeCompare(other.work.id),
  );
  return {
    works: ranked.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ work }) => work),
    total: ranked.length,
    source: 'LIBRARY',
  };
}
