import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { MatterSort } from '../../../understanding/titles/sort-matter.ts';

/** What a student of the field could write about: a matter, what it bears on, and where it can be looked at. */
export interface Topic {
  matter: string;
  outcome: string;
  where: string;
  /** Kinds of paper that can be written about it. */
  kinds: readonly TitleKind[];
  /** Of no place: a manner of painting, a classic. */
  isPlaceless: boolean;
}

/** A work that can be read closely, and what is found in it. */
export interface ReadWork {
  work: string;
  theme: string;
}

/** Where a field meets what a student brings. */
export interface FieldView {
  /** How people enter a field that does not measure them: their rights, their history, their image; null where it does. */
  peopled: string | null;
  /** Works, sources or pictures in which the matter is met. */
  corpora: readonly string[];
  /** What can be asked of any work. */
  themes: readonly string[];
  /** Where its material is found. */
  source: string;
}

/** A title around what the student brought; `takes` says of which sorts it may be. */
export interface TitleFrame {
  kind: TitleKind;
  fields: readonly Field[];
  takes: readonly string[];
  form: string;
}

/** What a field asks of a matter of each sort. */
export interface FieldStuff {
  /** What a matter of the sort acts on; of a state: what acts on it. */
  asked: Readonly<Partial<Record<MatterSort, readonly string[]>>>;
  /** What is asked of a matter of laboratories and mathematics, where that is something else. */
  askedOfStrange: readonly string[];
  /** What is asked instead of an ill that people suffer rather than machines; of what is done, but not to a plant; of what runs on data. */
  askedOfNuisance: readonly string[];
  askedOfPractice: readonly string[];
  askedOfData: readonly string[];
  /** What is done about it. */
  deeds: Readonly<Record<MatterSort, string>>;
  /** A thing as the field names it: a crop is an industry to economists. */
  thingAs: string;
  /** A part of nature as the field meets it: protected, restored, visited. */
  natureAs: string;
  /** A matter of laboratories and mathematics as the field meets it: taught, invested in, written about. */
  strangeAs: string;
  /** A work of art or letters as a field meets it that does not read works: adapted, visited; null where works are read. */
  workAs: string | null;
  /** What people do, as those see it who build: 电商 is an information system. */
  socialAs: string;
  /** A house that serves guests, as the field meets it, and what is done with it. */
  venueAs: string;
  venueDeed: string;
  /** What helps against an ill or towards a state, or what a crop is given. */
  means: readonly string[];
  /** What is given to animals that are kept. */
  feeds: readonly string[];
  /** What is built with a means, and what is built for a thing. */
  tasks: readonly string[];
  things: readonly string[];
}

export interface TitlePattern {
  kind: TitleKind;
  fields: readonly Field[];
  form: string;
  /** Cannot be asked of a place: a proof holds everywhere. */
  isPlaceless: boolean;
  /** Says something of the matter that is not true of any: since when, for instance. */
  isOnlyForTopics: boolean;
  /** Asked where people are named, and there instead of the others of its kind. */
  isOfPeople: boolean;
}

export interface TitleData {
  topics: Readonly<Record<Field, readonly Topic[]>>;
  works: Readonly<Partial<Record<Field, readonly ReadWork[]>>>;
  views: Readonly<Record<Field, FieldView>>;
  patterns: readonly TitlePattern[];
  frames: readonly TitleFrame[];
  stuff: Readonly<Record<Field, FieldStuff>>;
  /** What can be asked of people, by field: `matter | outcome | kinds` a line; `w` before those who work, `k` before children. */
  peopled: Readonly<Partial<Record<Field, string>>>;
  /** Why a paper of the kind can be done; one for each turn. */
  reasons: Readonly<Record<TitleKind, readonly string[]>>;
}

const kindMarks: Readonly<Record<string, TitleKind>> = {
  s: 'status-and-remedies',
  r: 'relation-test',
  d: 'design-artefact',
  j: 'doctrinal-law',
  i: 'text-interpretation',
  h: 'history-narrative',
  c: 'clinical-study',
  l: 'lab-experiment',
  t: 'theory-essay',
  v: 'review',
  k: 'case-study',
  p: 'policy-analysis',
  e: 'teaching-design',
};

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

/** `matter | outcome | where | kinds` a line; kinds by their marks, with `-` for a topic of no place. */
export const readTopics = (text: string): Topic[] =>
  lines(text).map(([matter = '', outcome = '', where = '', marks = '']) => ({
    matter,
    outcome,
    where,
    kinds: [...marks].flatMap((mark) => kindMarks[mark] ?? []),
    isPlaceless: marks.includes('-'),
  }));

/** `work | theme` a line. */
export const readWorks = (text: string): ReadWork[] => lines(text).map(([work = '', theme = '']) => ({ work, theme }));

/** How people enter, corpora, source, themes of works: a line each. */
export function readView(text: string): FieldView {
  const [[peopled = ''] = [], corpora = [], [source = ''] = [], themes = []] = lines(text);
  return { peopled: peopled === '' || peopled === '-' ? null : peopled, corpora, source, themes };
}

/** `kind | fields | sorts | form` a line. */
export const readFrames = (text: string): TitleFrame[] =>
  lines(text).map(([kind = '', fields = '', takes = '', form = '']) => ({
    kind: kind as TitleKind,
    fields: fields.split(' ') as Field[],
    takes: takes.split(' '),
    form,
  }));

export const sortMarks: Readonly<Record<MatterSort, string>> = {
  means: 'm',
  ill: 'i',
  thing: 't',
  state: 's',
  crop: 'c',
  stock: 'a',
  land: 'g',
  life: 'v',
  sky: 'k',
  weather: 'w',
  open: 'z',
};

/** `# field`, then a line each of what is asked (by sort; `n` of nature at large; `q`, `p`, `h`, `y` of what is strange, a nuisance, a practice, run on data), `deed`, `as`, `work`, `means`, `feeds`, `tasks`, `things`. */
export function readStuff(text: string): Record<Field, FieldStuff> {
  const parts = text.trim().split(/^# /mu).filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => {
      const [[field = ''] = [], ...rows] = lines(part);
      const of = (name: string): string[] => rows.find(([head]) => head === name)?.slice(1) ?? [];
      const [means = '{x}', ill = '{x}', thing = '{x}', state = '{x}', nature = thing, weather = ill, open = means] =
        of('deed');
      const [
        thingAs = '{x}',
        strangeAs = '{x}',
        socialAs = '{x}',
        natureAs = '{x}',
        venueAs = thingAs,
        venueDeed = thing,
      ] = of('as');
      const asked = Object.fromEntries(
        Object.entries(sortMarks).map(([sort, mark]) => {
          const own = of(mark);
          return [sort, own.length === 0 && 'gvk'.includes(mark) ? of('n') : own];
        }),
      );
      const stuff: FieldStuff = {
        asked,
        deeds: {
          ...{ means, ill, thing, state, weather, open },
          ...{ crop: thing, stock: thing, land: nature, life: nature, sky: nature },
        },
        thingAs,
        natureAs,
        venueAs,
        venueDeed,
        strangeAs,
        socialAs,
        workAs: of('work')[0] ?? null,
        askedOfStrange: of('q'),
        askedOfNuisance: of('p'),
        askedOfPractice: of('h'),
        askedOfData: of('y'),
        means: of('means'),
        feeds: of('feeds'),
        tasks: of('tasks'),
        things: of('things'),
      };
      return [field, stuff];
    }),
  ) as Record<Field, FieldStuff>;
}

/** `kind | fields | form` a line; `!` after the kind: placeless, `?`: only for topics, `&`: of people. */
export const readPatterns = (text: string): TitlePattern[] =>
  lines(text).map(([kind = '', fields = '', form = '']) => ({
    kind: kind.replace(/[!?&]/gu, '') as TitleKind,
    fields: fields.split(' ') as Field[],
    form,
    isPlaceless: kind.includes('!'),
    isOnlyForTopics: kind.includes('?'),
    isOfPeople: kind.includes('&'),
  }));
