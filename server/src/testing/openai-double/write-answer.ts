import type { Fixture, Topic } from './fixtures/fixture.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { type FixtureHeading, readOutline } from './outline-notation.ts';
import { writePlan } from './prose/write-plan.ts';
import type { ListTask, Question } from './read-question.ts';

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
    case 'outline':
      return { chapters: addWished(writeOutline(fixture, topic, question), question) };
    case 'outline-changes':
      return { changes: writeChanges(addWished(writeOutline(fixture, topic, question), question), question) };
    case 'plan':
      return { plan: writePlan(question, topic) };
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

/** Each wish a section of the chapter it names, or of the third. */
function addWished(chapters: FixtureHeading[], question: Question): FixtureHeading[] {
  for (const { chapter, what } of readWishLines(question)) {
    const host = chapters[Math.min(chapters.length, chapter || 3) - 1];
    host?.children?.push({ title: what, summary: what, weight: 20, works: [], children: [] });
  }
  return chapters;
}

function writeChanges(chapters: FixtureHeading[], question: Question): object[] {
  const places = new Set(readWishLines(question).map(({ chapter }) => Math.min(chapters.length, chapter || 3)));
  return (places.size > 0 ? [...places] : [chapters.length]).map((place) => ({ ...chapters[place - 1], place }));
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
