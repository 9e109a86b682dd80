import { defaultWordCount, fields, type Level, type PaperType, paperTypes } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { byTurns } from '../../../testing/soak.ts';
import { depthFor } from '../../../understanding/outline-depth.ts';
import { presentUnderstanding, understandTitle } from '../../../understanding/understand-title.ts';
import type { DraftChapter, OutlineRequest } from '../../engine.ts';
import { sampleTitles } from '../sample-titles.ts';
import { writeOutlineAtOnce } from './write-outline.ts';

const levels = defaultWordCount;

function ask(title: string, changes: Partial<OutlineRequest> = {}): OutlineRequest {
  return {
    title,
    language: 'zh',
    type: 'thesis',
    field: 'education',
    level: 'UNDERGRADUATE',
    wordCount: 12_000,
    keywords: [],
    works: [],
    extraRequirements: '',
    variant: 0,
    ...changes,
  };
}

const flatten = (chapters: readonly DraftChapter[]): DraftChapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flatten(chapter.children)]);
const depthOf = (chapters: readonly DraftChapter[]): number =>
  chapters.length === 0 ? 0 : 1 + Math.max(...chapters.map(({ children }) => depthOf(children)));
const headingsOf = (chapters: readonly DraftChapter[]): string[] => flatten(chapters).map(({ title }) => title);

const emptyHeadings =
  /^(?:相关理论(?:分析|基础|概述)?|理论基础|研究现状(?:分析)?|文献综述|研究背景|研究意义|研究方法|绪论|引言|结论|对策建议|introduction|conclusion|literature review|theoretical framework|methodology|results|discussion|background|introducción|conclusión|marco teórico|metodología|resultados|序論|結論|先行研究|研究方法|考察)$/iu;
const foreignLetters: Record<Language, RegExp> = {
  zh: /[a-zA-Z]{2,}|[\u3040-\u30ff]/gu,
  en: /[\p{Script=Han}\u3040-\u30ff]/gu,
  es: /[\p{Script=Han}\u3040-\u30ff]|\b(?:the|of|and)\b/gu,
  ja: /[a-zA-Z]{2,}/gu,
};
const clumsy: Record<Language, RegExp> = {
  zh: /的的|与与|[，、]$|“[^”]*$/u,
  en: /\b(?:the the|a the|the an?|of of)\b|\s{2}|^[a-z]|\ba (?=[aeiou][a-z]{3})(?!a uni|a use|a one)/u,
  es: /\bde el\b|\ba el\b|\bde de\b|\b(?:el|la|los|las) (?:el|la|los|las)\b|\bde los la\b|^\p{Ll}/u,
  ja: /のの|をを|がが|ですます|です。|ます。/u,
};
const wordsOf = (text: string): number => text.split(/\s+/u).length;

/** Everything that is wrong with an outline, in words: one expectation a paper keeps the loops fast. */
function findFaults(chapters: readonly DraftChapter[], { language, title: asked }: OutlineRequest): string[] {
  const nodes = flatten(chapters);
  const plain = nodes.map(({ title }) => title.toLowerCase().replace(/[\p{P}\s]/gu, ''));
  const faults = plain
    .filter((heading, index) => plain.indexOf(heading) !== index)
    .map((heading) => `twice: ${heading}`);
  if (chapters.length < 3) faults.push('fewer than three chapters');
  const longest = language === 'zh' ? 40 : language === 'ja' ? 44 : 16;
  for (const { title, summary, weight, children } of nodes) {
    const letters = (title.match(foreignLetters[language]) ?? []).filter(
      (word) => !asked.toLowerCase().includes(word.toLowerCase()) && word !== 'SWOT',
    );
    const length = language === 'zh' || language === 'ja' ? [...title].length : wordsOf(title);
    const checks: Record<string, boolean> = {
      'names the form only': emptyHeadings.test(title),
      'has a slot mark': /[{}~]|undefined|null/u.test(title + summary),
      'has no summary': summary.length <= 8 || summary === title,
      'has no weight': !(weight > 0),
      'has a single heading below': children.length === 1,
      'mixes languages': letters.length > 0,
      'is clumsy': clumsy[language].test(title) || clumsy[language].test(summary),
      'is too long': length > longest,
    };
    for (const [fault, isSo] of Object.entries(checks)) if (isSo) faults.push(`${fault}: ${title} | ${summary}`);
  }
  return faults;
}

describe('an outline for every field and language', () => {
  const depths: number[] = [];
  for (const language of languages) {
    for (const field of fields) {
      it(`${field} in ${language}`, () => {
        for (const [place, title] of sampleTitles[language][field].entries()) {
          for (const variant of byTurns([0, 1, 2], place + fields.indexOf(field))) {
            const request = ask(title, { language, field, variant });
            const chapters = writeOutlineAtOnce(request);
            expect(findFaults(chapters, request), title).toEqual([]);
            expect([2, 3], title).toContain(depthOf(chapters));
            depths.push(depthOf(chapters));
            expect(writeOutlineAtOnce(request)).toEqual(chapters);
          }
        }
      });
    }
  }

  // An essay or a history may argue in sections alone; what is measured, tried, built or remedied has parts below them.
  it('has three levels for four theses in five', () => {
    expect(depths.filter((depth) => depth === 3).length / depths.length).toBeGreaterThan(0.8);
  });
});

describe('an outline for every type and level', () => {
  const sizes: Partial<Record<PaperType, readonly [number, number]>> = {
    thesis: [5, 9],
    task_book: [4, 4],
    proposal: [6, 6],
    literature_review: [5, 5],
  };
  for (const type of paperTypes) {
    it(type, () => {
      for (const language of languages) {
        for (const [turn, [level, wordCount]] of (Object.entries(levels) as [Level, number][]).entries()) {
          for (const field of ['economics', 'engineering', 'literature', 'medicine'] as const) {
            for (const title of byTurns(sampleTitles[language][field], turn + paperTypes.indexOf(type))) {
              const request = ask(title, { language, field, type, level, wordCount });
              const chapters = writeOutlineAtOnce(request);
              expect(findFaults(chapters, request), title).toEqual([]);
              const [fewest, most] = sizes[type] ?? [3, 9];
              expect(chapters.length).toBeGreaterThanOrEqual(fewest);
              expect(chapters.length).toBeLessThanOrEqual(most);
              expect(depthOf(chapters)).toBeGreaterThanOrEqual(type === 'thesis' ? 2 : 1);
              expect(depthOf(chapters)).toBeLessThanOrEqual(depthFor(type, wordCount).levels);
              if (wordCount === 3_000) expect(depthOf(chapters)).toBeLessThanOrEqual(2);
            }
          }
        }
      }
    });
  }

  it('grows with the words and stays readable', () => {
    const count = (wordCount: number): number =>
      flatten(writeOutlineAtOnce(ask('乡村教师流失的原因与对策研究', { wordCount }))).length;
    expect(count(3_000)).toBeLessThan(count(12_000));
    expect(count(12_000)).toBeLessThan(count(30_000));
    expect(count(50_000)).toBeLessThanOrEqual(70);
    for (const type of paperTypes) {
      const small = writeOutlineAtOnce(ask('乡村教师流失的原因与对策研究', { wordCount: 1_000, type }));
      expect(flatten(small).length).toBeLessThanOrEqual(26);
    }
  });

  it('has about a thousand characters for a thesis in zh', () => {
    const text = flatten(writeOutlineAtOnce(ask('数字普惠金融对农村居民消费升级的影响研究', { field: 'economics' })))
      .map(({ title, summary }) => title + summary)
      .join('');
    expect(text.length).toBeGreaterThan(900);
    expect(text.length).toBeLessThan(1_900);
  });

  it('gives the introduction about a tenth and the core the most', () => {
    for (const level of Object.keys(levels) as Level[]) {
      const chapters = writeOutlineAtOnce(ask('短视频使用对大学生学习投入的影响', { level, wordCount: levels[level] }));
      const total = chapters.reduce((sum, { weight }) => sum + weight, 0);
      const share = (at: number): number => (chapters.at(at)?.weight ?? 0) / total;
      expect(share(0)).toBeGreaterThan(0.06);
      expect(share(0)).toBeLessThan(0.16);
      expect(share(-1)).toBeGreaterThan(0.04);
      expect(share(-1)).toBeLessThan(0.1);
      expect(Math.max(...chapters.map(({ weight }) => weight / total))).toBeGreaterThan(0.15);
    }
  });
});

describe('the relation picks the skeleton', () => {
  it('pairs problem, cause and measure one to one', () => {
    const chapters = writeOutlineAtOnce(ask('县城公共图书馆服务的问题与对策'));
    const below = (pattern: RegExp): DraftChapter[] =>
      chapters.find(({ title }) => pattern.test(title))?.children ?? [];
    const [problems, causes, measures] = [below(/突出问题/u), below(/成因|深层原因/u), below(/对策/u)];
    expect(problems.length).toBeGreaterThanOrEqual(2);
    expect(causes.length).toBe(problems.length);
    expect(measures.length).toBe(problems.length);
    problems.forEach(({ title }, index) => {
      const answer = `${causes[index]?.summary}${measures[index]?.summary}`;
      expect(answer.includes(title) || answer.includes(causes[index]?.title ?? '-')).toBe(true);
    });
  });

  it('does not ask in a core chapter what the introduction asked in the same words', () => {
    for (const variant of [0, 1, 2]) {
      const headings = headingsOf(
        writeOutlineAtOnce(ask('直播带货情境下消费者冲动购买意愿的影响因素研究', { variant })),
      );
      const matter = headings.map((heading) => heading.replace(/^[^：]*：/, ''));
      expect(new Set(matter).size, headings.join('\n')).toBe(matter.length);
    }
  });

  it('tests hypotheses on an effect that can be measured, and traces one that cannot', () => {
    const measured = headingsOf(writeOutlineAtOnce(ask('短视频使用对大学生学习投入的影响'))).join('\n');
    expect(measured).toMatch(/假设/u);
    expect(measured).toMatch(/量表/u);
    const traced = headingsOf(writeOutlineAtOnce(ask('禅宗思想对王维山水诗的影响', { field: 'literature' }))).join(
      '\n',
    );
    expect(traced).not.toMatch(/假设|变量|模型|回归/u);
    const title = '氮肥施用量对冬小麦产量的影响';
    const read = presentUnderstanding(understandTitle({ title, language: 'zh', field: 'agriculture' }));
    const understanding = { ...read, kind: 'lab-experiment' as const };
    const trial = headingsOf(writeOutlineAtOnce(ask(title, { field: 'agriculture', understanding }))).join('\n');
    expect(trial).toMatch(/处理水平与对照/u);
    expect(trial).toMatch(/试验地/u);
  });

  it('goes from requirements to structure to test for a system', () => {
    const chapters = writeOutlineAtOnce(ask('基于Spring Boot的校园二手交易平台的设计与实现', { field: 'engineering' }));
    const order = ['需求', '结构', '实现', '测试'].map((word) =>
      chapters.findIndex(({ title }) => title.includes(word)),
    );
    expect(order.every((place, index) => place > (order[index - 1] ?? 0))).toBe(true);
  });
});

describe('another variant', () => {
  it.each([
    ['zh', '乡村教师流失的原因与对策研究', 'education'],
    ['zh', '短视频使用对大学生学习投入的影响', 'education'],
    ['zh', '论正当防卫的限度条件', 'law'],
    ['en', 'The effect of remote work on employee retention', 'management'],
    ['es', 'Evolución de la sanidad urbana en Barcelona', 'history'],
    ['ja', '日英の企業統治の比較研究', 'management'],
  ] as const)('differs in %s: %s', (language, title, field) => {
    const outlines = [0, 1, 2].map((variant) =>
      headingsOf(writeOutlineAtOnce(ask(title, { language, field, variant }))),
    );
    // Another order or angle moves the headings, another theory or problem changes them.
    const sameInPlace = (left: string[] = [], right: string[] = []): number =>
      right.filter((heading, place) => left[place] === heading).length / right.length;
    expect(sameInPlace(outlines[0], outlines[1])).toBeLessThan(0.6);
    expect(sameInPlace(outlines[1], outlines[2])).toBeLessThan(0.6);
    expect(sameInPlace(outlines[0], outlines[2])).toBeLessThan(0.9);
  });
});

it('plans a question as the student reads it, once he has said how', () => {
  const question = ask('社区食堂为什么越办越难？', { field: 'management' });
  const read = presentUnderstanding(understandTitle(question));
  expect(headingsOf(writeOutlineAtOnce({ ...question, understanding: read })).join()).toContain('为什么');
  const own = { ...read, object: '社区食堂的可持续运营', kind: 'case-study' as const };
  const planned = headingsOf(writeOutlineAtOnce({ ...question, understanding: own })).join();
  expect(planned).toContain('可持续运营');
  expect(planned).not.toContain('为什么');
});
