import type { Localized } from '@yanmo/contract/languages';
import { z } from 'zod';
import { mostSections } from '../../../understanding/outline-depth.ts';
import type { DraftChapter, OutlineRequest } from '../../engine.ts';
import { settleRequest } from '../../understand-at-once.ts';
import type { ListQuestion } from '../list-answer.ts';
import { describeUnderstanding, describeWishes, listForOutline } from './described-wishes.ts';
import { Fence } from './fence.ts';
import { brief, fieldNames, groundRules } from './ground-rules.ts';
import { kindShapes } from './kind-shapes.ts';
import {
  chapterEntry,
  chapterSchema,
  describeWorks,
  listOf,
  maximumChapters,
  nothing,
  usualContext,
} from './outline.ts';

export const outlineChangesPrompt = { name: 'outline-changes', version: 3 } as const;

/** A chapter that takes the place of the one that was there, or stands after the last. */
export interface ChapterChange {
  /** Counted from 1. */
  place: number;
  chapter: DraftChapter;
}

const structure =
  '{"changes":[{"place":3,"title":"…","summary":"…","weight":15,"works":["W1"],"children":[{"title":"…","summary":"…","weight":40,"works":[],"children":[]}]}]}';

const texts: Localized<(field: string, shape: string) => string> = {
  zh: (field, shape) => `上面的 outline 是为这个${field}题目写的提纲，problems 列出它没有做到的地方。
请只重写需要改动的章：place 写它的章号，整章（连同各节）给出改好的样子；没有问题的章不要重复。需要新增时，place 依次写最后一章之后的号。
wishes 中的要求逐条落实到标题里，要求不写的一处也不出现；方法必须答得了这类题目：${shape}
标题不带编号。weight 是它在上一级中所占的比例，works 只填资料 works 中的编号。
输出结构：${structure}`,
  en: (
    field,
    shape,
  ) => `The data "outline" was written for this title in ${field}; the data "problems" lists what it fails to do.
Rewrite only the chapters that must change: place is the chapter's number, and the chapter is given whole, with its sections, as it should stand. Do not repeat chapters that are right. Chapters to be added take the numbers after the last.
Each of the wishes stands in the headings, and what is to be left out appears nowhere; the method must be able to answer such a title: ${shape}
Headings carry no numbers. The weight is the share of the parent; works holds only ids of the data "works".
Structure: ${structure}`,
  es: (
    field,
    shape,
  ) => `Los datos «outline» son el esquema escrito para este título de ${field}; los datos «problems» enumeran lo que no cumple.
Reescribe solo los capítulos que deban cambiar: place es su número, y el capítulo se da entero, con sus apartados, tal como debe quedar. No repitas los que están bien. Los capítulos añadidos llevan los números siguientes al último.
Cada deseo figura en los títulos y lo que debe omitirse no aparece en ninguna parte; el método debe poder responder a un título así: ${shape}
Los títulos no llevan números. El campo weight es su parte del nivel superior; works contiene solo identificadores de los datos «works».
Estructura: ${structure}`,
  ja: (
    field,
    shape,
  ) => `資料 outline はこの${field}の題目のために書かれたアウトラインで、資料 problems はそこで満たされていない点です。
直す必要のある章だけを書き直してください。place には章番号を書き、章全体を節も含めて直した形で示します。問題のない章は繰り返しません。章を加えるときは、place を最後の章に続く番号とします。
wishes の希望は一つずつ見出しに反映し、書かないよう求められたものはどこにも書きません。方法はこの種の問いに答えられるものに限ります：${shape}
見出しに番号は付けません。weight は上位に占める割合、works には資料 works の番号だけを書きます。
構造：${structure}`,
};

const shape = {
  name: 'outline_changes',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['changes'],
    properties: { changes: listOf(chapterSchema({ place: { type: 'integer' } })) },
  },
};

function listHeadings(chapters: readonly DraftChapter[], before = ''): string[] {
  return chapters.flatMap(({ title, summary, children }, index) => {
    const number = `${before}${index + 1}`;
    return [`${number} | ${title} | ${summary}`, ...listHeadings(children, `${number}.`)];
  });
}

/** What the whole outline lacks can be told only when it is there: it is asked for once, chapter by chapter. */
export function askForOutlineChanges(
  request: OutlineRequest,
  chapters: readonly DraftChapter[],
  problems: readonly string[],
  contextTokens = usualContext,
): ListQuestion<ChapterChange> {
  const { title, language, type, level, field, wordCount } = request;
  const settled = settleRequest(request);
  const understanding = describeUnderstanding(settled.understanding);
  const wishes = describeWishes(listForOutline(settled.wishes)) || nothing[language];
  const aliases = new Map(request.works.map((work, index) => [`W${index + 1}`, work.id]));
  const works = describeWorks(request.works, contextTokens) || nothing[language];
  const outline = listHeadings(chapters).join('\n');
  const sections = mostSections(type, wordCount, language);
  const listed = problems.map((problem) => `- ${problem}`).join('\n');
  const fence = new Fence([title, understanding, works, wishes, outline, listed]);
  const chapter = chapterEntry(request, aliases);
  return {
    promptName: outlineChangesPrompt.name,
    promptVersion: outlineChangesPrompt.version,
    language,
    input: { title, language, type, level, field, wordCount, understanding, wishes, works, outline, listed },
    messages: [
      { role: 'system', content: groundRules(language, fence) },
      {
        role: 'user',
        content: [
          brief({ task: outlineChangesPrompt.name, language, type, level, field, words: wordCount, sections }),
          fence.wrap('title', title),
          fence.wrap('understanding', understanding),
          fence.wrap('works', works),
          fence.wrap('wishes', wishes),
          fence.wrap('outline', outline),
          fence.wrap('problems', listed),
          texts[language](fieldNames[field][language], kindShapes[settled.understanding.kind][language]),
        ].join('\n\n'),
      },
    ],
    shape,
    key: 'changes',
    entry: z
      .object({
        // Several may be missing; whoever takes them lets none stand behind a gap.
        place: z.coerce.number().pipe(z.int().min(1).max(maximumChapters)),
      })
      .loose()
      .transform(({ place, ...rest }, context): ChapterChange => {
        const read = chapter.safeParse(rest);
        if (read.success) return { place, chapter: read.data };
        for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
        return z.NEVER;
      }),
    identify: ({ place }) => String(place),
    minimum: 1,
    maximum: maximumChapters,
  };
}
