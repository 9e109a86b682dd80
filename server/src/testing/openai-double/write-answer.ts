import { isGeneralWord } from '../../text/general-words.ts';
import type { Fixture, Topic } from './fixtures/fixture.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { type FixtureHeading, readOutline } from './outline-notation.ts';
import { writePlan } from './prose/write-plan.ts';
import type { ListTask, Question } from './read-question.ts';
import { writeCandidates } from './write-candidates.ts';

/** Below this a paper has no third level. */
const thirdLevelFromWords = 5_000;

export type Answer = Record<string, unknown[]>;

/** The right answer to a question, without the entries that were accepted already. */
export function writeAnswer(question: Question): Answer {
  const answer = writeWhole(question);
  return Object.fromEntries(
    Object.entries(answer).map(([key, entries]) => [key, entries.slice(question.acceptedCount)]),
  );
}

function writeWhole(question: Question): Answer {
  const fixture = fixtures[question.language];
  const topic = readTopic(fixture, question.data.title ?? '');
  switch (question.task as ListTask) {
    case 'titles':
      return { titles: writeTitles(fixture, question) };
    case 'keywords': {
      const keywords = fixture.keywords[topic.relation] ?? [];
      return { keywords: [...new Set(keywords.map((keyword) => fill(keyword, topic).slice(0, 40)))] };
    }
    case 'understanding':
      return { reading: [readUnderstanding(topic, question)] };
    case 'queries':
      return { queries: writeQueries(topic, question) };
    case 'judge':
      return { judged: writeVerdicts(question) };
    case 'outline':
      return { chapters: addWished(writeOutline(fixture, topic, question), question) };
    case 'outline-changes':
      return { changes: writeChanges(addWished(writeOutline(fixture, topic, question), question), question) };
    case 'cards':
      return { cards: writeCards(question) };
    case 'plan':
      return { plan: writePlan(question, topic) };
    case 'review':
      return { notes: writeNotes(question) };
    case 'citations':
      return { checks: writeChecks(question) };
    case 'rewrite':
      return { candidates: writeCandidates(question) };
    case 'summary':
      return { points: writePoints(question) };
    case 'amendment':
      return { amendments: [writeAmendment(question)] };
    case 'polish':
      return { candidates: [{ text: (question.data.text ?? '').replace(/ {2,}/gu, ' ') }] };
    case 'translation':
      return { candidates: [{ text: writeTranslation(question) }] };
  }
}

function readTopic(fixture: Fixture, title: string): Topic {
  for (const [relation, pattern] of fixture.relations) {
    const groups = pattern.exec(title)?.groups;
    if (groups?.object) return { relation, object: groups.object, aspect: groups.aspect ?? fixture.fallback.aspect };
  }
  return { ...fixture.fallback, object: title };
}

/** A relation of the fixtures as the product names such titles. */
const kinds: Readonly<Record<string, string>> = {
  effect: 'relation-test',
  design: 'design-artefact',
  measures: 'status-and-remedies',
};

function readUnderstanding(topic: Topic, { data }: Question): object {
  const asked = (data.requirements ?? '').split(/[；;。.\n]+/u).map((line) => line.trim());
  const wishes = asked
    .filter((line) => line !== '' && !/^[(（]/u.test(line))
    .map((line) => ({ text: line, kind: 'CHAPTER', what: line, chapter: 0, other: '' }));
  return { ...topicParts(topic), context: '', kind: kinds[topic.relation] ?? 'theory-essay', wishes };
}

const topicParts = ({ object, aspect }: Topic): { object: string; aspect: string } => ({ object, aspect });

interface WishLine {
  chapter: number;
  what: string;
}

/** Wishes that ask for something to be there; one that asks for nothing is met by an outline that never had it. */
function readWishLines({ data }: Question): WishLine[] {
  return [
    ...(data.wishes ?? '').matchAll(/^\d+ \| (\w+) \| (?:chapter (\d+)|first|last|-) \| ([^|]+) \| [^|]+ \| .*$/gmu),
  ]
    .filter(([, kind]) => kind !== 'EXCLUSION' && kind !== 'ORDER' && kind !== 'SIZE')
    .map(([, , chapter, what]) => ({ chapter: Number(chapter ?? 0), what: (what ?? '').trim() }));
}

const sectionsOf = (headings: readonly FixtureHeading[]): number =>
  headings.reduce((sum, { children = [] }) => sum + Math.max(1, sectionsOf(children)), 0);

/** The last section of the fullest chapter falls away until there are no more than asked for. */
function cutSections(chapters: FixtureHeading[], most: number): FixtureHeading[] {
  for (let count = sectionsOf(chapters); count > most; ) {
    const fullest = chapters.reduce((one, other) => (sectionsOf([other]) > sectionsOf([one]) ? other : one));
    const left = fullest.children?.slice(0, -1) ?? [];
    fullest.children = left.length >= 2 ? left : [];
    const now = sectionsOf(chapters);
    if (now === count) break;
    count = now;
  }
  return chapters;
}

/** Each wish a section of the chapter it names, or of the third. */
function addWished(outline: FixtureHeading[], question: Question): FixtureHeading[] {
  const wished = readWishLines(question);
  const chapters = cutSections(outline, question.sections - wished.length);
  for (const { chapter, what } of wished) {
    const host = chapters[Math.min(chapters.length, chapter || 3) - 1];
    host?.children?.push({ title: what, summary: what, weight: 20, works: [], children: [] });
  }
  return chapters;
}

function writeChanges(chapters: FixtureHeading[], question: Question): object[] {
  if (countShown(question) > question.sections)
    return chapters.map((chapter, index) => ({ ...chapter, place: index + 1 }));
  const places = new Set(readWishLines(question).map(({ chapter }) => Math.min(chapters.length, chapter || 3)));
  return (places.size > 0 ? [...places] : [chapters.length]).map((place) => ({ ...chapters[place - 1], place }));
}

/** Sections of the outline that is shown: numbers that no other goes on from. */
function countShown({ data }: Question): number {
  const numbers = [...(data.outline ?? '').matchAll(/^([\d.]+) \|/gmu)].map((match) => match[1] ?? '');
  return numbers.filter((number) => !numbers.some((other) => other.startsWith(`${number}.`))).length;
}

/** The title's own words, and English ones where it has any. */
function writeQueries({ object, aspect }: Topic, { language, data }: Question): object[] {
  const english = (data.title ?? '')
    .match(/[A-Za-z][A-Za-z0-9 -]+/gu)
    ?.join(' ')
    .trim();
  return [
    { language, kind: 'WHOLE', chapter: '', text: `${object} ${aspect}`.slice(0, 100) },
    ...(english && language !== 'en' ? [{ language: 'en', kind: 'WHOLE', chapter: '', text: english }] : []),
    { language, kind: 'ASPECT', chapter: '', text: aspect.slice(0, 100) },
  ];
}

const verdictWords = {
  zh: { kept: '与论文的研究对象直接相关', dropped: '与论文的研究对象无关' },
  en: { kept: 'It is about what the paper studies', dropped: 'It is about something else' },
  es: { kept: 'Trata lo que estudia el trabajo', dropped: 'Trata de otra cosa' },
  ja: { kept: '論文の対象を扱っています', dropped: '論文の対象とは関係がありません' },
} as const;

/** Words of five letters and more, and pairs of ideographs. */
const listMarks = (text: string): Set<string> =>
  new Set([
    ...(text.toLowerCase().match(/[a-z]{5,}/gu) ?? [])
      .filter((word) => !isGeneralWord(word))
      .map((word) => word.replace(/(?:es|s|ing)$/u, '')),
    ...[...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) =>
      Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2)),
    ),
  ]);

/** A reader who keeps what shares two words with the title; `off topic` in a title says of itself that it is not to be. */
function writeVerdicts({ language, data }: Question): object[] {
  const asked = listMarks(data.title ?? '');
  return [...(data.works ?? '').matchAll(/^(W\d+) \| (.*)$/gmu)].map(([, work, shown = '']) => {
    const shared = [...listMarks(shown)].filter((mark) => asked.has(mark)).length;
    const keep = !/off topic|离题/iu.test(shown) && (shared >= 2 || asked.size < 2);
    return { work, keep, reason: verdictWords[language][keep ? 'kept' : 'dropped'] };
  });
}

/** The first sentence of an abstract is what its work asks, the last what it found. */
function writeCards({ data }: Question): object[] {
  return (data.works ?? '').split(/\n\n(?=W\d+ \|)/u).flatMap((shown) => {
    const work = /^W\d+/u.exec(shown)?.[0];
    const said = shown.replace(/^.*\n[^:]+: /u, '').match(/[^。.]+[。.]?/gu) ?? [];
    const lineOf = (sentence = '') =>
      sentence.trim() === '' ? [] : [{ text: sentence.trim(), quote: sentence.trim() }];
    return work ? [{ work, asks: lineOf(said[0]), how: [], found: lineOf(said.at(-1)), limits: [] }] : [];
  });
}

/** A reader who is content, but for sentences that say so themselves. */
function writeNotes({ data }: Question): object[] {
  return (data.text ?? '').split(/^## /mu).flatMap((shown) => {
    const section = /^S\d+/u.exec(shown)?.[0];
    const [sentence] = /[^。.\n]*(?:无人证实|nobody has shown)[^。.\n]*[。.]/u.exec(shown) ?? [];
    const say = sentence?.includes('无人') ? '说明理由，或删去' : 'Give a reason or leave it out';
    return section && sentence ? [{ section, kind: 'UNSUPPORTED', sentence: sentence.trim(), say }] : [];
  });
}

/** The first sentences of the text, each its own proof. */
function writePoints({ data, kind }: Question): object[] {
  const said = (data.written ?? '').match(/[^。.！？!?\n]{8,}[。.！？!?]/gu) ?? [];
  return said.slice(0, kind === 'TERMS' ? 5 : 3).map((sentence) => {
    const quote = sentence.trim();
    return { text: kind === 'TERMS' ? quote.slice(0, 6) : quote, meaning: '', quote };
  });
}

/** Puts the comment to use in the plainest way there is: what it quotes last stands in the place of what it quotes first. */
function writeAmendment({ data }: Question): object {
  const [from, to] = [...(data.comment ?? '').matchAll(/[“"「«]([^”"」»]+)[”"」»]/gu)].map((match) => match[1] ?? '');
  const passage = data.passage ?? '';
  if (/来源|source|fuente|出典/iu.test(data.comment ?? '')) return { kind: 'FACTS', text: '', say: data.comment };
  return {
    kind: 'CHANGED',
    text: from && to ? passage.replaceAll(from, to) : `${passage.trim()} `.replace(/[。.]\s$/u, '；此处已按批注修改。'),
    say: '',
  };
}

const translated = {
  zh: '本文考察了所述问题，给出了相应的结果',
  en: 'This paper examines the question stated and reports what was found, with the figures given here',
  es: 'Este trabajo examina la cuestión planteada y expone lo hallado, con las cifras que aquí se dan',
  ja: '本稿は、述べられた問題を検討し、その結果を報告する',
} as const;

/** Of about the length of an abstract in the other language, with all its figures. */
function writeTranslation({ data, to }: Question): string {
  const text = data.text ?? '';
  const language = (to || 'en') as keyof typeof translated;
  const figures = text.match(/\d+(?:[.,]\d+)*%?/gu) ?? [];
  const one = translated[language];
  const isWide = language === 'zh' || language === 'ja';
  const wanted = isWide ? text.length * 0.35 : text.length * 2;
  return `${Array.from({ length: Math.max(1, Math.round(wanted / one.length)) }, () => one).join(isWide ? '。' : '. ')} ${figures.join(', ')}${isWide ? '。' : '.'}`;
}

/** True as it says, unless it says that it is not. */
function writeChecks({ data }: Question): object[] {
  return [...(data.claims ?? '').matchAll(/^(\d+) \| (.*)$/gmu)].map(([, number, sentence = '']) => {
    const works = [...sentence.matchAll(/\[@(W\d+)\]/gu)].map((match) => match[1] ?? '');
    const isWrong = /无人证实|nobody has shown/u.test(sentence);
    const verdict = isWrong ? 'not' : 'supported';
    return {
      claim: Number(number),
      verdict,
      needed: isWrong ? [] : works,
      why: isWrong ? 'the card says nothing of it' : '',
    };
  });
}

function fill(text: string, topic: Topic): string {
  const filled = text.replaceAll('{object}', topic.object).replaceAll('{aspect}', topic.aspect);
  return filled.charAt(0).toLocaleUpperCase() + filled.slice(1);
}

const joints = { zh: '与', en: ' and ', es: ' y ', ja: 'と' } as const;

/** Every keyword that a title has room for, and the hint, stand in every title. */
function writeTitles(fixture: Fixture, { data, language, batch }: Question): { title: string; reason: string }[] {
  const isGiven = (line: string) => line !== '' && !/^[(（]/u.test(line);
  const words = (data.keywords ?? '').split('\n').filter(isGiven).slice(0, 3);
  const given = [...words, ...[data.hint ?? ''].filter((hint) => isGiven(hint) && hint.length <= 60)];
  const topic = given.join(joints[language]) || fixture.topicOfField;
  const mark = batch > 0 ? ` ${batch + 1}` : '';
  return fixture.titles.map(([title, reason]) => ({ title: title.replaceAll('{topic}', () => topic) + mark, reason }));
}

function writeOutline(fixture: Fixture, topic: Topic, { words, variant, data }: Question): FixtureHeading[] {
  const relations = [topic.relation, ...Object.keys(fixture.outlines).filter((name) => name !== topic.relation)];
  const relation = relations[variant % relations.length] ?? topic.relation;
  const outline = readOutline(fixture.outlines[relation] ?? '');
  const aliases = [...(data.works ?? '').matchAll(/^(W\d+) \|/gm)].map((match) => match[1] ?? '');
  const fillHeading = (heading: FixtureHeading, isDeepest: boolean): FixtureHeading => ({
    ...heading,
    title: fill(heading.title, topic),
    summary: fill(heading.summary, topic),
    ...(heading.children && {
      children: isDeepest ? [] : heading.children.map((child) => fillHeading(child, words < thirdLevelFromWords)),
    }),
  });
  return outline.map((chapter, index) => {
    const alias = aliases[index - 1];
    return { ...fillHeading(chapter, false), works: alias ? [alias] : [] };
  });
}
