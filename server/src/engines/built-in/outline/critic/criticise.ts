import type { Language } from '@yanmo/contract/languages';
import type { CriticTable } from './tables/table.ts';
import { tableOf } from './tables/tables.ts';
import { headOf, readForm, type TitleForm } from './title-form.ts';
import { listBounds, listWords } from './words.ts';

/** A heading with those below it, as a reader sees it. */
export interface Heading {
  title: string;
  children: readonly Heading[];
}

export interface Plan {
  /** The title without markup. */
  text: string;
  language: Language;
  /** Whether the plan is that of a kind which answers what is asked by its own steps: a design, a trial, a reading. */
  isOfKind?: boolean;
  /** The chapters that answer the title, without those that every paper has. */
  chapters: readonly Heading[];
}

export type SignName =
  /** A list that is asked stands in headings as if it were one name. */
  | 'glued'
  /** Something asked has neither a chapter nor a section. */
  | 'unanswered'
  /** A piece of the title is cut inside a word, or from a word that it needs. */
  | 'torn'
  /** Words of the title that no heading names. */
  | 'unsaid'
  /** People are asked, or a trial is made, where the title leaves nobody and nothing to do it with. */
  | 'impossible'
  /** One word twice in a heading. */
  | 'doubled'
  /** So long a name that most headings are nothing else. */
  | 'endless'
  /** Chapters that would stand under any title. */
  | 'empty';

export interface Sign {
  name: SignName;
  weight: number;
  where: string;
}

const flatten = (headings: readonly Heading[]): Heading[] =>
  headings.flatMap((heading) => [heading, ...flatten(heading.children)]);

const letters = (text: string): number => [...text].length;

interface Shared {
  /** Where the piece begins in the heading, and in the title. */
  at: number;
  from: number;
  length: number;
}

/** The longest pieces of the title that stand in a heading. */
function listShared(heading: string, text: string): Shared[] {
  const found: Shared[] = [];
  let at = 0;
  while (at < heading.length) {
    let length = 0;
    while (at + length < heading.length && text.includes(heading.slice(at, at + length + 1))) length += 1;
    if (length >= 2) found.push({ at, from: text.indexOf(heading.slice(at, at + length)), length });
    at += Math.max(1, length);
  }
  return found;
}

/** 的现|实状况: what the heading goes on with may begin like the title's next word. */
function cutAtWord(heading: string, { at, length }: Shared, bounds: ReadonlySet<number>): string {
  let end = at + length;
  while (end > at && !bounds.has(end)) end -= 1;
  return heading.slice(at, end);
}

/** A piece this long is a name, and no word that the heading happens to share with the title. */
const nameLength = 4;

const opens = /[（(]/gu;
const closes = /[)）]/gu;
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** 榷茶制度述略的兴起, 浅析《活着》的语境: what says how the paper is written has become part of a name. */
function listPaperWords(text: string, table: CriticTable): string[] {
  const head = headOf(text, table);
  const at = text.indexOf(head);
  const front = text.slice(Math.max(0, at - 2), at);
  const behind = table.ofPaper.back.exec(text.split(table.halves)[0] ?? text)?.[0] ?? '';
  return [
    ...(at > 0 && table.ofPaper.front.test(text) ? [front + head.slice(0, 2)] : []),
    // What has been written on a thing is a thing by itself: 研究的评述.
    ...(behind.length >= 2 && !table.literature.test(behind) ? [head.slice(-2) + behind] : []),
  ];
}

const quoted = /“.*(?:能|是|为).*”|[?？]/u;

function findTorn(plan: Plan, table: CriticTable): Sign[] {
  const { text, language, chapters } = plan;
  const bounds = listBounds(text, language);
  const signs: Sign[] = [];
  const ofPaper = listPaperWords(text, table);
  // What is quoted has the form of a sentence.
  for (const { title } of flatten(chapters).filter((heading) => !quoted.test(heading.title))) {
    const own = table.torn.find((cue) => {
      const met = cue.exec(title)?.[0];
      return met !== undefined && !text.includes(met);
    });
    const words = listBounds(title, language);
    const pieces = listWords(title, language).map(({ text: word }) => word);
    const isLonely = pieces.some(
      (word, at) =>
        word === table.owner &&
        table.lonely.has(pieces[at + 1] ?? '') &&
        !text.includes(`${pieces[at - 1] ?? ''}${word}${pieces[at + 1]}`),
    );
    const cut = listShared(title, text).find((shared) => {
      const span = cutAtWord(title, shared, words);
      if (letters(span) < nameLength || shared.at + span.length >= title.length) return false;
      // The heading may go on with the word that the title ends in: 的 stands in both.
      const whole = span.endsWith(table.owner) ? span.slice(0, -table.owner.length) : span;
      const end = shared.from + whole.length;
      const next = title.slice(shared.at + whole.length);
      return (table.dangling.test(whole) && next.startsWith(table.owner)) || (end < text.length && !bounds.has(end));
    });
    const isMarred = count(title, opens) !== count(title, closes) || ofPaper.some((word) => title.includes(word));
    if (own || isLonely || cut || isMarred) signs.push({ name: 'torn', weight: 1.5, where: title });
  }
  return signs;
}

/** Each thing asked has a chapter; a section is less, and nothing is a fault. */
function findUnanswered({ chapters, language, isOfKind }: Plan, { asked }: TitleForm, table: CriticTable): Sign[] {
  const others = (own: string): string[] => asked.map(({ text }) => text).filter((text) => text !== own);
  return asked.flatMap(({ text, sort }): Sign[] => {
    const isNamedIn = (title: string): boolean =>
      title.includes(text) && !others(text).some((other) => title.includes(other));
    const words = listWords(text, language).filter(({ isWord }) => isWord);
    // 合同效力认定 is not answered by any 认定: most of its words stand there.
    const isSaidIn = (said: string): boolean =>
      words.filter(({ text: word }) => letters(word) >= 2 && said.includes(word)).length * 2 > words.length - 1 &&
      words.some(({ text: word }) => said.includes(word) && letters(word) >= 2);
    const answers = sort === null ? undefined : table.answered[sort];
    // Only what a heading says for itself answers; 困境与出路的现状 repeats the title.
    const isAnsweredIn = (title: string): boolean => {
      const said = [...asked].reduce((rest, part) => rest.replace(part.text, ''), title);
      return isNamedIn(title) || isSaidIn(said) || answers?.test(said) === true;
    };
    if (chapters.some(({ title }) => isAnsweredIn(title))) return [];
    const isSection = chapters.some(({ children }) => flatten(children).some(({ title }) => isAnsweredIn(title)));
    const weight = isSection ? (asked.length > 1 ? 0.5 : 0.2) : asked.length > 1 ? 1 : 0.8;
    return [{ name: 'unanswered', weight: isOfKind ? weight / 2 : weight, where: text }];
  });
}

/** So much of the last part shows that the list goes on. */
const listEnd = 2;

/** A title that compares two has chapters on what sets them apart. */
function findUncompared({ text, chapters }: Plan, table: CriticTable): Sign[] {
  const head = text.split(table.halves)[0] ?? text;
  const contrast = table.answered.contrast;
  if (!table.compared.test(head) || !contrast) return [];
  const last = head.slice(-4);
  const isCompared = flatten(chapters).some(({ title }) => contrast.test(title.replace(last, '')));
  return isCompared ? [] : [{ name: 'unanswered', weight: 2, where: last }];
}

/** X的Y, of which every chapter speaks of X and none of Y: the thing itself was cut off. */
function findBeheaded({ chapters }: Plan, { thing, asked }: TitleForm): Sign[] {
  const [only, ...more] = asked;
  if (!only || more.length > 0 || only.sort !== null || letters(only.text) < 3) return [];
  const tail = thing.slice(-3);
  const cut = chapters.filter(({ title }) => title.includes(tail) && !title.includes(only.text.slice(-2)));
  return cut.length * 3 >= chapters.length * 2 ? [{ name: 'torn', weight: 2, where: only.text }] : [];
}

function findGlued({ chapters }: Plan, { asked, list }: TitleForm, table: CriticTable): Sign[] {
  const last = asked.at(-1)?.text ?? '';
  if (asked.length < 2) return [];
  const until = list.slice(0, list.lastIndexOf(last) + listEnd);
  // One chapter may speak of how they hang together.
  const glued = chapters.filter(({ title }) => {
    const at = title.indexOf(until);
    return at >= 0 && !table.together.test(title.slice(at).replace(list, '').replace(until, ''));
  });
  return glued.map(({ title }) => ({ name: 'glued', weight: 0.9, where: `${list} | ${title}` }));
}

/** Words that stand in a title for its form. */
const formal =
  /研究|分析|探析|影响|问题|现状|对策|基于|背景|视角|为例|案例|我国|中国|以及|中心|一种|几类|考察|課題|現状|検討|について|における|影響|関する|として|中心|事例|日本/u;

function findUnsaid({ text, language, chapters }: Plan, form: TitleForm | null): Sign[] {
  // A question is answered in other words than it is put in.
  if (form === null && /[?？吗]|为何|为什么|如何|なぜ|か$/u.test(text)) return [];
  const said = flatten(chapters)
    .map(({ title }) => title)
    .join('\n');
  // What is asked counts by itself.
  const named = (form?.asked ?? []).reduce((rest, { text: side }) => rest.replace(side, ''), text);
  const words = listWords(named, language).filter(
    ({ text: word, isWord }) => isWord && letters(word) >= 2 && !formal.test(word) && !/[A-Za-z]/u.test(word),
  );
  const missing = words.filter(({ text: word }) => !said.includes(word));
  const share = missing.length / Math.max(1, words.length);
  return missing.length < 2 || share <= 0.3
    ? []
    : [{ name: 'unsaid', weight: share * 2.5, where: missing.map(({ text: word }) => word).join(' ') }];
}

function findImpossible({ text, chapters }: Plan, table: CriticTable): Sign[] {
  const all = flatten(chapters);
  const asks = table.speechless.test(text) ? all.filter(({ title }) => table.asksPeople.test(title)) : [];
  const tries = table.untried.test(text) ? all.filter(({ title }) => table.tries.test(title)) : [];
  const [first] = [...asks, ...tries];
  return first ? [{ name: 'impossible', weight: 2, where: first.title }] : [];
}

const twice = /(?<same>\p{L}{2,}).*?\k<same>/u;

/** A word that the title itself has twice may stand twice in a heading. */
function findDoubled({ text, chapters }: Plan): Sign[] {
  const isChapter = (heading: Heading): boolean => chapters.includes(heading);
  return flatten(chapters).flatMap((heading): Sign[] => {
    const { title } = heading;
    const same = twice.exec(title)?.groups?.same;
    return same && text.split(same).length <= 2 && !/[A-Za-z]/u.test(same)
      ? [{ name: 'doubled', weight: isChapter(heading) ? 0.25 : 0.1, where: title }]
      : [];
  });
}

const longestName = 24;

function findEndless({ text, chapters }: Plan): Sign[] {
  const long = chapters.filter(({ title }) =>
    listShared(title, text).some(({ length }) => length >= Math.min(longestName, 22)),
  );
  return long.length >= 3 ? [{ name: 'endless', weight: 0.5 * long.length, where: long[0]?.title ?? '' }] : [];
}

function findEmpty({ text, chapters }: Plan): Sign[] {
  const empty = chapters.filter(({ title }) => !listShared(title, text).some(({ length }) => length >= 2));
  return empty.length * 2 > chapters.length
    ? [{ name: 'empty', weight: 0.5 * empty.length, where: empty[0]?.title ?? '' }]
    : [];
}

const most = 4;

/** No class of faults counts without end: one wrong name stands in every heading. */
function capped(signs: readonly Sign[]): Sign[] {
  let left = most;
  return signs.flatMap((sign) => {
    const weight = Math.min(left, sign.weight);
    left -= weight;
    return weight > 0 ? [{ ...sign, weight }] : [];
  });
}

/** Signs that a plan misreads its title, by the headings alone: nothing here knows how they were made. */
export function criticise(plan: Plan): Sign[] {
  const table = tableOf(plan.language);
  if (table === null) return [];
  const form = readForm(plan.text, plan.language);
  return [
    findTorn(plan, table),
    form ? findUnanswered(plan, form, table) : [],
    form ? findGlued(plan, form, table) : [],
    form ? findBeheaded(plan, form) : [],
    findUncompared(plan, table),
    findUnsaid(plan, form),
    findImpossible(plan, table),
    findDoubled(plan),
    findEndless(plan),
    findEmpty(plan),
  ].flatMap(capped);
}

export const weigh = (signs: readonly Sign[]): number => signs.reduce((sum, { weight }) => sum + weight, 0);
