import { type Field, fields } from '@yanmo/contract/codes';
import { bearsOutAlone } from '@yanmo/contract/works';
import type { WorkLine } from '../../knowledge/work-line.ts';
import { foldText } from '../../text/search-words.ts';
import { readCollection } from './read-collection.ts';

/** Singular and plural are one word here. */
export const stem = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/u, 'y')
        .replace(/(?<=[sxz]|[cs]h)es$/u, '')
        .replace(/(?<![su])s$/u, '');

interface Collected {
  /** The topics of each work in one text, those of scripts with spaces as stems between spaces. */
  topics: readonly string[];
  fields: ReadonlyMap<string, Field>;
  /** Works that may be cited, by one of their first topics; the widest first. */
  standard: ReadonlyMap<string, readonly string[]>;
}

/** A work is on its first topics before all else. */
const firstTopics = 2;
/** Articles are on one question of a topic; those that are still listed after so long have become standard. */
const classicUntil = 2000;
/** Where what everybody cites appears in proceedings and journals, and soon. */
const fieldsOfArticles: ReadonlySet<Field> = new Set(['engineering', 'education']);

/** What was found on a topic until then, by its title. */
const isOverview = /\b(?:review|meta-?analy\w+|overview|theory and research|state of the art)\b|综述|述评/iu;
/** 期望—价值理论 and 期望价值理论 are one. */
const standardKey = (topic: string): string => foldText(topic).replace(/[\p{Pd}\s]/gu, '');

const isStandard = ({ type, field, year }: Pick<WorkLine, 'type' | 'year'> & { field: Field }): boolean =>
  type === 'book' || fieldsOfArticles.has(field) || (year !== undefined && year <= classicUntil);

function listStandard(works: readonly (WorkLine & { field: Field })[]): Map<string, string[]> {
  const standard = new Map<string, string[]>();
  const cited = works.filter(
    ({ borneOut, serves, type, year, field, title }) =>
      bearsOutAlone(borneOut.level) &&
      serves === undefined &&
      (isStandard({ type, field, year }) || isOverview.test(title)),
  );
  const booksFirst = cited.toSorted((one, other) => Number(other.type === 'book') - Number(one.type === 'book'));
  for (let place = 0; place < firstTopics; place += 1) {
    const ofPlace = new Map<string, string[]>();
    for (const { id, topics, ...one } of booksFirst) {
      // What was found on its first topic says little of the next.
      if (place > 0 && !isStandard(one)) continue;
      const keys = Object.values(topics).flatMap((list) => list[place] ?? []);
      for (const key of new Set(keys.map(standardKey))) ofPlace.set(key, [...(ofPlace.get(key) ?? []), id]);
    }
    // What stands second in a work is its matter only where no work is on it first.
    for (const [key, ids] of ofPlace) if (!standard.has(key)) standard.set(key, ids);
  }
  return standard;
}

function readCollected(): Collected {
  const works = fields.flatMap((field) => readCollection(field).map((work) => ({ ...work, field })));
  const topics = works.map(({ topics: { zh, en, es = [], ja = [] } }) => {
    const narrow = foldText([...en, ...es].join(' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return `${[...zh, ...ja].join('\n')}\n ${narrow.map(stem).join(' ')} `;
  });
  return { topics, fields: new Map(works.map(({ id, field }) => [id, field])), standard: listStandard(works) };
}

let collected: Collected | null = null;
const rarities = new Map<string, number>();
/** Words of titles are few thousand; whoever asks for others must not fill the memory. */
const mostKept = 20_000;

/** How rare a word is among the collection's topics: the logarithm of how many works there are for each that has it. */
export function topicRarity(word: string, isWide: boolean): number {
  const key = isWide ? word : ` ${word} `;
  const known = rarities.get(key);
  if (known !== undefined) return known;
  collected ??= readCollected();
  const works = collected.topics.filter((topics) => topics.includes(key)).length;
  const rarity = Math.log((collected.topics.length + 1) / (works + 1));
  if (rarities.size < mostKept) rarities.set(key, rarity);
  return rarity;
}

/** The field under which the collection has a work. */
export function fieldOfWork(id: string): Field | null {
  collected ??= readCollected();
  return collected.fields.get(id) ?? null;
}

/** Works that may be cited and are on a topic before all else, the widest first. */
export function listStandardWorks(topic: string): readonly string[] {
  collected ??= readCollected();
  return collected.standard.get(standardKey(topic)) ?? [];
}
