import type { PaperWork } from '../../engine.ts';
import { listNamedSources } from './named-sources.ts';

/** A work under the short name by which a prompt calls it: ids are long, and models copy them wrongly. */
export interface AliasedWork extends PaperWork {
  alias: string;
}

/** By their places among the ids, where these are more than the works. */
export function nameWorks(
  works: readonly PaperWork[],
  among: readonly string[] = works.map(({ id }) => id),
): AliasedWork[] {
  return works.map((work) => ({ ...work, alias: `W${among.indexOf(work.id) + 1}` }));
}

const oneAlias = /W\d+/giu;
/** `[@W3]`, and what models make of it: `[W3]`, `[@W3, @W5]`, `【W3】`, `(@W3)`, `[^W3]`. */
const marks =
  /\s?(?:[[［【]\s*[@＠^]?\s*W\d+(?:\s*[,，;；、]\s*[@＠]?\s*W\d+)*\s*[\]］】]|[(（]\s*[@＠]\s*W\d+(?:\s*[,，;；、]\s*[@＠]?\s*W\d+)*\s*[)）]|[@＠]W\d+\b)/giu;
/** Numbers in brackets belong to a list of references that the model cannot know. */
const numbers = /\s?[[［【]\s*\d{1,3}(?:\s*[,，、–-]\s*\d{1,3})*\s*[\]］】](?!\()/gu;
/** `(Lee & Ito, 2020; Kim et al. 2019, p. 4)`, `（王明等，2021）`. */
const authorYears =
  /\s?[(（]([^()（）]{2,160}?(?:19|20)\d{2}[a-z]?(?:\s*[,，:：]\s*(?:pp?\.\s*)?\d+(?:\s*[–-]\s*\d+)?)?)[)）]/gu;
const onePart =
  /^(?:[Ee]\.g\.,?|[Ss]ee|[Cc]f\.|参见|见|[Vv]éase)?\s*((?=\p{Lu}[\p{L}'’-]*\p{Ll}|[\p{Script=Han}\p{Script=Katakana}]{2})[\p{L}\p{M}.'’&、，,\s-]+?)(?:[,，]\s*|\s+)((?:19|20)\d{2})[a-z]?(?:\s*[,，:：]\s*(?:pp?\.\s*)?\d+(?:\s*[–-]\s*\d+)?)?$/u;
/** A month, or a word before a year that is no name. */
const noName =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Since|Until|From|In|截至|截止|始于)(?!\p{L})/iu;

/**
 * Makes every mention of a work a mark `[@W3]` of one that was given, and drops the others: a source that nobody gave
 * does not exist. Null when a sentence rests on such a source by its words.
 */
export function createCiter(works: readonly AliasedWork[]): (sentence: string) => string | null {
  const known = new Map(works.map((work) => [work.alias, work]));
  const byName = (name: string, year: string): AliasedWork | undefined =>
    works.find(
      (work) =>
        String(work.year) === year &&
        work.names.some((each) => each !== '' && name.toLocaleLowerCase().includes(each.toLocaleLowerCase())),
    );
  const print = (found: readonly (AliasedWork | undefined)[]): string =>
    [...new Set(found.flatMap((work) => (work ? [`[@${work.alias}]`] : [])))].join('');

  return (sentence) => {
    if (listNamedSources(sentence).some(({ name, year }) => !byName(name, year))) return null;
    const spaced = (text: string, mark: string): string =>
      mark === '' ? '' : `${/^\s/u.test(text) ? ' ' : ''}${mark}`;
    return sentence
      .replace(marks, (text) =>
        spaced(text, print([...text.matchAll(oneAlias)].map(([alias]) => known.get(alias.toUpperCase())))),
      )
      .replace(numbers, '')
      .replace(authorYears, (text, inside: string) => {
        const parts = inside.split(/[;；]\s*/u).map((part) => onePart.exec(part.trim()));
        if (parts.some((part) => part === null || noName.test(part[1] ?? ''))) return text;
        return spaced(text, print(parts.map((part) => byName(part?.[1] ?? '', part?.[2] ?? ''))));
      });
  };
}

/** The marks as draft text has them. */
export function citeByIds(text: string, works: readonly AliasedWork[]): string {
  const ids = new Map(works.map(({ alias, id }) => [alias, id]));
  return text.replace(/\[@(W\d+)\]/gu, (mark, alias: string) => {
    const id = ids.get(alias);
    return id ? `[@${id}]` : mark;
  });
}

/** Draft text with the aliases of a prompt; a work that the prompt does not hold loses its mark. */
export function citeByAliases(text: string, works: readonly AliasedWork[]): string {
  const aliases = new Map(works.map(({ alias, id }) => [id, alias]));
  return text.replace(/\s?\[@([\w-]+)\]/gu, (mark, id: string) => {
    const alias = aliases.get(id);
    return alias ? mark.replace(id, alias) : '';
  });
}
