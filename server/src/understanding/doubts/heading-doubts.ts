import type { Doubt, Wish } from '@yanmo/contract/understanding';
import { fitOf, ofPeople } from '../methods/fit-of.ts';
import { findMethods, findMethodsOfHeading } from '../methods/known-methods.ts';
import { saysAsked } from '../says-asked.ts';
import { shareSaid } from '../says-part.ts';
import type { ContextKind, TitleUnderstanding } from '../title-reading.ts';
import type { TitleQuestion } from '../understand-title.ts';
import type { OutlineNode } from '../wishes/find-unmet.ts';

/** So little of a part in any one heading, and none speaks of it. */
const leastSaid = 0.5;

/** Years stand in few headings, and a means in those on method, by other names. */
const placed: ReadonlySet<ContextKind> = new Set<ContextKind>([
  'place',
  'population',
  'policy',
  'case',
  'text',
  'setting',
]);

const titlesOf = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ title, children }) => [title, ...titlesOf(children)]);

function findUnsaid(read: TitleUnderstanding, headings: readonly string[], wishes: readonly Wish[]): Doubt[] {
  const { language, text, bearing } = read;
  const lower = text.toLowerCase();
  // As the title writes it: it may become a heading.
  const quote = (part: string): string | null => {
    const at = lower.indexOf(part.toLowerCase());
    return at < 0 ? null : lower.length === text.length ? text.slice(at, at + part.length) : part;
  };
  const isSaid = (part: string): boolean =>
    headings.some((heading) => shareSaid(heading, part, language) >= leastSaid) ||
    wishes.some(({ read_as }) => read_as.kind === 'EXCLUSION' && shareSaid(read_as.what, part, language) >= leastSaid);
  const scopes = read.contexts.filter(({ kind, isQuiet }) => !isQuiet && placed.has(kind));
  const parts = [
    ...[read.object, bearing?.outcome ?? ''].map((part) => ({ text: part, part: 'object' as const })),
    ...scopes.map((scope) => ({ text: scope.text, part: 'context' as const })),
  ];
  return parts
    .filter((part) => part.text !== '' && !isSaid(part.text))
    .flatMap(({ text: said, part }): Doubt[] => {
      const quoted = quote(said);
      return quoted === null ? [] : [{ reason: 'UNSAID', part, text: quoted }];
    });
}

/** What a student put in the place of our question, in his words, and as a heading could have it. */
export interface AskedAnew {
  asked: string;
  heading: string;
}

function findUnanswered(
  { language, object }: TitleUnderstanding,
  headings: readonly string[],
  anew: AskedAnew | null,
): Doubt[] {
  if (anew === null || saysAsked(headings, anew.asked, object, language)) return [];
  return [{ reason: 'UNSAID', part: 'aspect', text: anew.heading }];
}

/** What title and wishes name is asked for, whoever is to answer. */
function findUnaskable(
  { kind, text }: TitleUnderstanding,
  field: TitleQuestion['field'],
  headings: readonly string[],
  wishes: readonly Wish[],
): Doubt[] {
  const named = findMethods([text, ...wishes.map(({ read_as }) => read_as.what)].join('\n'));
  const own = new Set(named.map(({ method }) => method.family));
  const unfit = new Set(
    [...ofPeople].filter((family) => !own.has(family) && fitOf(family, kind, field, text) === 'impossible'),
  );
  if (unfit.size === 0) return [];
  const heading = headings.find((title) => findMethodsOfHeading(title).some(({ method }) => unfit.has(method.family)));
  return heading ? [{ reason: 'NOBODY_TO_ASK', part: 'kind', text: heading }] : [];
}

/** What the headings alone show, whoever wrote them. A title in another language is only quoted by them. */
export function findHeadingDoubts(
  read: TitleUnderstanding,
  { language, field }: TitleQuestion,
  chapters: readonly OutlineNode[],
  wishes: readonly Wish[],
  anew: AskedAnew | null,
): Doubt[] {
  if (chapters.length === 0 || read.language !== language) return [];
  const headings = titlesOf(chapters);
  const unsaid = [...findUnanswered(read, headings, anew), ...findUnsaid(read, headings, wishes)];
  return [...findUnaskable(read, field, headings, wishes), ...unsaid.slice(0, 1)];
}
