import type { Relation } from '../relation.ts';

export interface Names {
  object: string;
  aspect: string | null;
  focus: string;
}

/** What differs between languages when words of a title and terms of a field are put into one heading. */
export interface Grammar {
  /** A slot as a wording asks for it: `{slot}` plain, `{de slot}` with a modifier. */
  inflect(text: string, modifier: string | undefined): string;
  /** A span of a title as it stands inside a sentence. */
  fromTitle(span: string, title: string): string;
  /** Object and aspect as one theme, and the relation between them as a noun phrase. */
  join(object: string, aspect: string): string;
  /** What a section below a chapter calls the theme once the chapter has named it. */
  again(relation: Relation, names: Names): { focus?: string; object?: string };
  /** What a thing may be called below the heading that has named it in full; the text itself where it is brief. */
  brief(text: string): string;
  /** The question and the outcome of a paper as clauses for its first and last heading. */
  ask(relation: Relation | 'finding', names: Names): string;
  answer(relation: Relation | 'finding', names: Names): string;
  /** Words that suit the theme: a loss is reduced, a skill is improved. */
  improve(theme: string): { improve: string; issues: string; roots: string };
  effectOf(object: string, aspect: string): string;
  factorsOf(object: string): string;
  polishHeading(text: string, title: string): string;
  polishSentence(text: string): string;
  isTooLong(heading: string): boolean;
  /** A shorter name of the same thing, for headings that would be too long; the text itself if there is none. */
  shorten(text: string): string;
}
