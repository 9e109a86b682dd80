import type { Language } from '@yanmo/contract/languages';
import { toRunningCase } from '../../../../understanding/readers/en/running-case.ts';
import type { Sign } from '../../../../understanding/title-reading.ts';
import { rotate } from '../../seeded-random.ts';
import type { Sentence } from '../sentence-writer.ts';
import { nameWhole } from '../whole-matter.ts';
import type { Fillers, OpeningMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import type { Deal } from './deal-facts.ts';
import { joinNames, listNames } from './join-names.ts';
import { isOfThought, mayAdvise } from './may-advise.ts';
import { keepOwnProblems } from './own-of-title.ts';
import { inPaperOrder, isAnswered } from './rank-problems.ts';
import { readTitleQuestion } from './title-question.ts';

/** As many as a conclusion answers. */
const mostAsked = 4;
const fewestAsked = 2;
const fewestParts = 2;
/** A heading that is longer names more than the part that its chapter is. */
const longestPart: Record<Language, number> = { zh: 26, ja: 32, en: 100, es: 115 };

const isSpaced = (language: Language): boolean => language === 'en' || language === 'es';
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What ties a heading to the paper's matter, before or behind its name. */
const tying: Record<Language, (name: string) => RegExp> = {
  zh: (name) => new RegExp(`^${name}的?(?=.)`, 'u'),
  // 〜が深刻化する原因 loses its subject without the name.
  ja: (name) => new RegExp(`^${name}(?:の|への|をめぐる|に関する|における|に対する)?(?=[^がをはにでともへの])`, 'u'),
  en: (name) =>
    new RegExp(`^(?:the\\s)?${name}:\\s*|\\s(?:of|in|for|to|against|on|behind|with)\\s(?:the\\s)?${name}$`, 'iu'),
  es: (name) =>
    new RegExp(`^${name}:\\s*|\\s(?:del?|en|sobre|contra|ante|para|al?|con)\\s(?:(?:el|la|los|las)\\s)?${name}$`, 'iu'),
};

/** What begins with the word that joined it to the name. */
const isTorn: Partial<Record<Language, RegExp>> = {
  zh: /^(?:与|和|及|同|、|对|在|中|于|向|由|从|至|到|给|被|的|之)/u,
  ja: /^(?:から|の|に|を|が|は|へ|と|で|まで|より|、)/u,
  en: /^(?:and|or|in|on|of|for|to|with|by|from|as|but|,)\b/iu,
  es: /^(?:y|o|en|de|del|para|a|al|con|por|sobre|como)(?!\p{L})/iu,
};

/** Before a colon a heading says what it treats, and behind it of what; or the other way round. */
function partOf(heading: string, names: readonly string[]): string {
  const [head = '', ...tail] = heading.split(/\s*[:：]\s*/u);
  if (tail.length === 0 || head === '') return heading;
  const isMatter = names.some((name) => head.toLowerCase().includes(name.toLowerCase()));
  return isMatter ? tail.join(' ') : head;
}

/** What a chapter treats, without the paper's matter, which stands in most headings. */
export function nameChapter(heading: string, names: readonly string[], language: Language): string {
  const own = names.filter(Boolean).toSorted((one, other) => other.length - one.length);
  const whole = partOf(heading, own);
  const told = own.reduce((rest, name) => rest.replace(tying[language](quoted(name)), ''), whole).trim();
  // 与成长成才的关联 without its first thing is none.
  const part = isTorn[language]?.test(told) ? whole : told;
  const low = isSpaced(language) && !/^\p{Lu}{2}/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;
  const isBare = language === 'en' && part !== heading && !/^(?:the|an?|what|how|why|who|where|ways)\b/iu.test(low);
  return isBare ? `the ${low}` : low;
}

/** 最后讨论讨论与建议 would say it twice. */
const advising = /^讨论[与和及]建议$/u;

/** Parts as they follow each other, in words of the language that this paper has its own of. */
function orderParts(parts: readonly string[], language: Language, seed: number): string {
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  const middle = parts.slice(1, -1);
  const verbs = (sets: readonly (readonly [string, string, string])[]) =>
    rotate(sets, seed, 'way:verbs')[0] as readonly [string, string, string];
  if (language === 'zh') {
    const [one, two, three] = verbs([
      ['说明', '分析', '讨论'],
      ['交代', '考察', '论及'],
      ['梳理', '探讨', '落到'],
    ]);
    const end = advising.test(last) ? '作出讨论并提出建议' : `${last.startsWith(three) ? '展开' : three}${last}`;
    if (middle.length === 0) return `先${one}${first}，再${end}`;
    return `先${one}${first}，再${two}${joinNames(middle, language)}，最后${end}`;
  }
  if (language === 'ja') {
    const [one, two, three] = verbs([
      ['整理し', '検討し', '論じる'],
      ['確認し', '考察し', '取り上げる'],
      ['述べ', '分析し', '検討する'],
    ]);
    if (middle.length === 0) return `まず${first}を${one}、次に${last}を${three}`;
    return `まず${first}を${one}、次に${middle.join('、')}を${two}、最後に${last}を${three}`;
  }
  const [one, two, three] =
    language === 'en' ? ['first ', ', then ', ', and finally '] : ['primero, ', '; después, ', '; por último, '];
  if (middle.length === 0) return `${one}${first}${two}${last}`;
  return `${one}${first}${two}${middle.join(language === 'en' ? ', ' : '; ')}${three}${last}`;
}

function listParts({ spots, subject }: WritingContext): string[] {
  const { long, short } = subject.slots;
  const matters = [long.matter, short.matter, long.focus, short.focus];
  // *The legal protection of gig workers* is the matter, and not what ends in *gig workers*.
  const objects = isSpaced(subject.language) ? [] : [long.object, short.object, subject.understanding.object];
  const names = [...matters, ...objects];
  const chapters = spots.filter(({ path, role }) => path.length === 1 && path[0] !== 1 && role !== 'findings');
  // A title in capitals has its headings in capitals, and a sentence does not.
  const inSentence = (heading: string): string =>
    subject.language === 'en' ? toRunningCase(heading, subject.understanding.text) : heading;
  return (
    chapters
      .map(({ section }) =>
        nameChapter(
          inSentence(section.title),
          names.flatMap((name) => name ?? []),
          subject.language,
        ),
      )
      .filter((part) => part.length <= longestPart[subject.language])
      // First this and then this again says nothing of the way.
      .filter((part, at, all) => all.indexOf(part) === at)
  );
}

const troubled: ReadonlySet<Sign> = new Set<Sign>(['factors', 'problem', 'remedy']);

interface Asked {
  move: OpeningMove;
  words: Fillers;
  about: readonly string[];
}

/** The question that the title asks, as it was understood. */
function findAsked(context: WritingContext, deal: Deal): Asked {
  const { subject, pool } = context;
  const { bearing, sides, kind } = subject.understanding;
  const matter = nameWhole(subject);
  const question = readTitleQuestion(subject);
  if (question) return { move: 'askQuestion', words: { query: question.query }, about: [] };
  // 助力 and its like: what stands in the way is asked, and not whether it does.
  if (bearing && kind !== 'status-and-remedies')
    return { move: 'askEffect', words: { x: bearing.cause, y: bearing.outcome }, about: [] };
  if (sides) return { move: 'askSides', words: { a: sides[0], b: sides[1] }, about: [] };
  if (kind === 'design-artefact' || kind === 'teaching-design')
    return { move: 'askDesign', words: { matter }, about: [] };
  if (kind === 'text-interpretation') return { move: 'askText', words: { matter }, about: [] };
  // Nobody asks how a thinker came about and what course he took.
  if (isOfThought(subject)) return { move: 'askMatter', words: { matter }, about: [] };
  if (!mayAdvise(subject))
    return { move: subject.field === 'literature' ? 'askText' : 'askPast', words: { matter }, about: [] };
  if (kind === 'doctrinal-law') return { move: 'askLaw', words: { matter }, about: [] };
  const facts = context.spots.flatMap((one) => deal.of(one));
  const told = facts
    .filter((fact) => fact.kind === 'problem' && fact.term !== '')
    .toSorted((one, other) => Number(isAnswered(other, facts)) - Number(isAnswered(one, facts)) || other.aim - one.aim);
  // What has a heading of its own is asked first.
  const headed = context.argument.chains.filter((chain) => told.some(({ term }) => term === chain.problem));
  const own = inPaperOrder(
    keepOwnProblems(
      [...headed, ...told.map(({ term }) => ({ problem: term }))].map(({ problem }) => ({ problem })),
      context,
    ),
    context,
  ).map(({ problem }) => problem);
  const named = [...new Set(own)].slice(0, mostAsked);
  const isOnTrouble = subject.understanding.signs.some((sign) => troubled.has(sign)) || kind === 'status-and-remedies';
  if (named.length < fewestAsked || named.some((name) => (subject.slots.long.matter ?? '').includes(name)))
    return { move: isOnTrouble && own.length > 0 ? 'askWhy' : 'askMatter', words: { matter }, about: [] };
  return {
    move: 'askProblems',
    words: { matter, list: listNames(named, subject.language) },
    about: named.flatMap((name) => pool.findByTerm(name)?.entry.id ?? []),
  };
}

const markOf = (id: string): string => `asked ${id}`;

/** Whether a paper has asked where it opens why there is this problem. */
export const isAsked = (problem: string, { pool, mapped }: Pick<WritingContext, 'pool' | 'mapped'>): boolean =>
  mapped.has(markOf(pool.findByTerm(problem)?.entry.id ?? ''));

/** What a paper asks and how it goes about it, where it opens: at most two sentences. */
export function openPaper(context: WritingContext, deal: Deal): Sentence[] {
  const { subject, writer, wording } = context;
  const { move, words, about } = findAsked(context, deal);
  const asked = writer.word(wording.telling[move], words, `telling.${move}`, about);
  if (asked) for (const id of about) context.mapped.add(markOf(id));
  const parts = listParts(context);
  const list = orderParts(parts, subject.language, subject.seed);
  const way = parts.length < fewestParts ? null : writer.word(wording.telling.way, { list }, 'telling.way', about);
  return [asked, way].flatMap((sentence) => sentence ?? []);
}
