import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { titleKinds } from '@yanmo/contract/title-kinds';
import { describe, expect, it } from 'vitest';
import { byTurns } from '../../../../testing/soak.ts';
import { saysPart } from '../../../../understanding/says-part.ts';
import { presentUnderstanding, understandTitle } from '../../../../understanding/understand-title.ts';
import type { DraftChapter, OutlineRequest } from '../../../engine.ts';
import { grammars } from '../../grammar/grammars.ts';
import { findMove } from '../../paper/find-move.ts';
import { writeOutlineAtOnce } from '../write-outline.ts';

type Kind = NonNullable<OutlineRequest['understanding']>['kind'];

function outline(title: string, language: Language, field: Field, kind?: Kind): DraftChapter[] {
  const request: OutlineRequest = {
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 12_000 },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
  };
  if (!kind) return writeOutlineAtOnce(request);
  return writeOutlineAtOnce({ ...request, understanding: { ...presentUnderstanding(understandTitle(request)), kind } });
}

const flatten = (chapters: readonly DraftChapter[]): DraftChapter[] =>
  chapters.flatMap((chapter) => [chapter, ...flatten(chapter.children)]);
/** The chapters between the first and the last, and their sections. */
const listCore = (chapters: readonly DraftChapter[]): string[] =>
  chapters.slice(1, -1).flatMap(({ title, children }) => [title, ...children.map((child) => child.title)]);

/** With places, people, firms, policies, works, means, pairs and halves of titles. */
const titles: readonly [Language, Field, string, readonly string[]][] = [
  ['zh', 'management', '义乌小商品出口的困境与对策', ['义乌']],
  ['zh', 'education', '“双减”政策下初中课后服务研究', ['双减', '初中']],
  ['zh', 'economics', '共同富裕背景下农村养老保障研究', ['共同富裕']],
  ['zh', 'philosophy', '实践观点在城市治理工作中的运用', ['城市治理']],
  ['zh', 'history', '晚清留学生与新式教育——以容闳、詹天佑为中心', ['新式教育', '容闳']],
  ['en', 'engineering', 'Causes of Delay in Tunnel Projects in Leipzig', ['Leipzig']],
  ['en', 'economics', 'Parking fees and shop turnover in Köln', ['shop turnover', 'Köln']],
  ['en', 'medicine', 'Fatigue Among Night Nurses in Leeds: Causes and Remedies', ['night nurses', 'Leeds']],
  ['en', 'agriculture', 'The Tea Boom in Assam: Gains and Human Costs', ['Assam', 'human costs']],
  ['en', 'art', "Silence in Hopper's Nighthawks", ['Nighthawks', 'Hopper']],
  ['es', 'management', 'Estrategias de comercio electrónico para pymes', ['pymes']],
  ['es', 'law', 'La presunción de inocencia en los juicios paralelos', ['juicios paralelos']],
  ['es', 'medicine', 'Estrés laboral en enfermeras de Arequipa', ['enfermeras', 'Arequipa']],
  ['ja', 'medicine', '新人看護師の離職の要因と支援策', ['新人看護師']],
  ['ja', 'economics', '北海道における観光公害の現状と課題', ['北海道']],
  ['ja', 'literature', '森鷗外『高瀬舟』における安楽死の問題', ['高瀬舟', '森鷗外']],
];

describe('what a title names', () => {
  it.each(titles)('stands in the chapters that answer it (%s %s): %s', (language, field, title, parts) => {
    const core = listCore(outline(title, language, field));
    for (const part of parts)
      expect(
        core.some((heading) => saysPart(heading, part, language)),
        `${part}\n${core.join('\n')}`,
      ).toBe(true);
  });

  it.each(titles)(
    'leaves every heading known by its wording, whatever the kind (%s %s): %s',
    (language, field, title) => {
      const turn = titles.findIndex((one) => one[2] === title);
      for (const kind of byTurns(titleKinds, turn, 3)) {
        const chapters = flatten(outline(title, language, field, kind));
        const unknown = chapters.filter((chapter) => findMove(chapter.title, chapter.summary, language) === null);
        expect(unknown.map((chapter) => `${kind}: ${chapter.title}`)).toEqual([]);
        const headings = chapters.map((chapter) => chapter.title);
        if (language === 'zh') expect(headings.filter((heading) => heading.split('的').length > 3)).toEqual([]);
        // In Leeds in Leeds, del el, a doubled article.
        expect(
          headings.filter((heading) =>
            /(?<!\p{L})((?:in|en|among|at) (?:\p{L}+)) \1(?!\p{L})|(?<!\p{L})(?:de el|the the|a an) /iu.test(heading),
          ),
        ).toEqual([]);
      }
    },
  );
});

describe('a name that is too long', () => {
  it.each<[Language, string, string]>([
    ['en', 'teaching of English as a foreign language to young learners', 'teaching of English as a foreign language'],
    ['en', 'fear of missing out and problematic smartphone use', 'fear of missing out'],
    ['es', 'derecho de los trabajadores a la desconexión digital', 'derecho de los trabajadores'],
    ['ja', '中小企業における事業承継の円滑化に向けた支援制度', '円滑化に向けた支援制度'],
  ])('is cut where a complement begins (%s): %s', (language, name, short) => {
    expect(grammars[language].shorten(name)).toBe(short);
  });
});

describe('capitals', () => {
  it.each<[Language, Field, string, string]>([
    ['en', 'engineering', 'Causes of Delay in Tunnel Projects in Leipzig', 'Leipzig'],
    ['en', 'economics', 'Parking fees and shop turnover in Köln', 'Köln'],
    ['en', 'art', "Silence in Hopper's Nighthawks", 'Nighthawks'],
    ['en', 'law', 'Fox Hunting by Clubs in North Devon', 'North Devon'],
    ['es', 'history', 'La industria textil en Béjar', 'Béjar'],
    ['es', 'management', 'Gestión de inventarios en ferreterías de Huancayo', 'Huancayo'],
  ])('of a name stay in headings and in texts (%s %s): %s', (language, field, title, name) => {
    const chapters = flatten(outline(title, language, field));
    const said = chapters
      .flatMap((chapter) => [chapter.title, chapter.summary])
      .flatMap((text) => text.match(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu')) ?? []);
    expect(new Set(said)).toEqual(new Set([name]));
  });
});
