import type { AnswerId } from '@yanmo/contract/interview';
import type { Localized } from '@yanmo/contract/languages';

/** Answers in a few words name a thing where a sentence is wanted: each says of what it was the answer. */
export type Framed = Exclude<AnswerId, `cover_${string}` | 'english_title'>;

export const answerFrames: Localized<Readonly<Record<Framed, string>>> = {
  zh: {
    ...{ definition: '“{object}”指{said}', setting: '本文的研究范围是{said}', people: '可以注意的一点是{said}' },
    ...{ actors: '相关的一方是{said}', problems: '实际遇到的一个问题是{said}', causes: '一个原因是{said}' },
    ...{ rules: '涉及的一项规定是{said}', passages: '细读的一处是{said}', materials: '手头的一份材料是{said}' },
    ...{ requirements: '要满足的一项要求是{said}', method: '所用的做法是{said}', data: '已掌握的数据为：{said}' },
    ...{ example: '一个例子是{said}', objections: '可能遇到的反驳是{said}', view: '笔者看重的是{said}' },
  },
  en: {
    // As it was said, with the capital of a name or without: behind a colon both can stand.
    ...{ definition: '“{object}” means {said}', setting: 'the scope of this study is {said}' },
    ...{ people: 'one point to be noted is this: {said}', actors: 'one of those involved: {said}' },
    ...{ problems: 'one problem met in practice is this: {said}', causes: 'one cause is this: {said}' },
    ...{ rules: 'one rule that applies is this: {said}', passages: 'one passage that is read closely: {said}' },
    ...{ materials: 'one source at hand is this: {said}', requirements: 'one requirement is this: {said}' },
    ...{ method: 'the method is this: {said}', data: 'one figure at hand is {said}' },
    ...{ example: 'one example is this: {said}', objections: 'one objection that may be raised is this: {said}' },
    view: 'what counts in the author’s view is this: {said}',
  },
  es: {
    ...{ definition: '«{object}» significa {said}', setting: 'el ámbito de este estudio es {said}' },
    ...{ people: 'cabe señalar lo siguiente: {said}', actors: 'una de las partes: {said}' },
    ...{ problems: 'un problema observado es este: {said}', causes: 'una causa es esta: {said}' },
    ...{ rules: 'una norma aplicable es esta: {said}', passages: 'un pasaje que se lee de cerca: {said}' },
    ...{ materials: 'una fuente disponible es esta: {said}', requirements: 'un requisito es este: {said}' },
    ...{ method: 'el método es este: {said}', data: 'un dato disponible es {said}' },
    ...{ example: 'un ejemplo es este: {said}', objections: 'una objeción posible es esta: {said}' },
    view: 'lo que cuenta a juicio de quien escribe es esto: {said}',
  },
  ja: {
    ...{ definition: '「{object}」とは{said}を指す', setting: '本稿の対象は{said}である' },
    ...{ people: '{said}は特に挙げておく必要がある', actors: '関係者の一つは{said}である' },
    ...{ problems: '実際に見られた問題の一つは{said}である', causes: '原因の一つは{said}である' },
    ...{ rules: '関わる規定の一つは{said}である', passages: '精読する箇所の一つは{said}である' },
    ...{ materials: '手元の資料の一つは{said}である', requirements: '満たすべき要件の一つは{said}である' },
    ...{ method: '用いる方法は{said}である', data: '手元のデータは{said}である' },
    ...{ example: '一つの例は{said}である', objections: '考えられる反論の一つは{said}である' },
    view: '筆者が重視するのは{said}である',
  },
};
