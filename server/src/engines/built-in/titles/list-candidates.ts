import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { countShared } from '../../../text/word-overlap.ts';
import { readTitleWishes, type TitleWishes } from '../../../understanding/titles/read-title-wishes.ts';
import { sortMatter } from '../../../understanding/titles/sort-matter.ts';
import type { TitleRequest } from '../../engine.ts';
import { hashText, rotate } from '../seeded-random.ts';
import { type Framed, frameMatters, isStrange } from './frame-matters.ts';
import type { FieldView, TitleData, TitlePattern, Topic } from './title-data.ts';
import { type TitleGrammar, titleGrammars } from './title-grammar.ts';
import { topicsOfPeople } from './topics-of-people.ts';

export interface Candidate {
  kind: TitleKind;
  title: string;
  form: string;
  /** Names the stuff a title is made of, so that ten titles are not made of one. */
  key: string;
}

/** Kinds that can be asked of what stands in a work; the others are asked of the work itself. */
const aboutWorks: ReadonlySet<TitleKind> = new Set([
  'review',
  'teaching-design',
  'theory-essay',
  'text-interpretation',
]);

/** What a form is filled with, and what names it among others. */
interface Filling {
  key: string;
  slots: Readonly<Record<string, string>>;
  /** Where a topic of ours can be looked at; empty for what the student brought. */
  where: string;
}

/** Fields that make things: there a tool is what a thing is made with, elsewhere a matter beside the other. */
const making: ReadonlySet<Field> = new Set([
  'engineering',
  'management',
  'interdisciplinary',
  'agriculture',
  'military',
  'science',
]);

/** The wishes as the field takes them: people alone are its matter where it does not measure them, an author is what he made. */
function takeWishes(asked: TitleWishes, field: Field, { view: { peopled }, grammar }: TakenWith): TitleWishes {
  const { join, name, matterAmong, worksOf } = grammar;
  const works = [...asked.works, ...asked.authors.map(worksOf)];
  const keepsTools = making.has(field) && asked.matters.length === 1;
  const wishes: TitleWishes = {
    ...asked,
    works,
    matters: keepsTools ? asked.matters : [...asked.tools, ...asked.matters],
    tools: keepsTools ? asked.tools : [],
  };
  const people = join(asked.populations.map(name));
  if (peopled === null || people === '') return wishes;
  const [first, ...rest] = wishes.matters;
  const told = first === undefined ? peopled.replace('{people}', () => people) : matterAmong(first, people);
  return { ...wishes, matters: [told, ...rest], populations: [] };
}

/** What is plainly of soldiers. */
const soldierly =
  /[军兵战]|国防|武器|作战|部队|导弹|航母|民防|\b(?:military|army|navy|naval|air force|wars?|warfare|combat|defen[cs]e|weapons?|missiles?|troops|soldiers?|veterans?|armed|\p{L}*defence)\b|milit|ejército|armad|guerra|defensa|combate|soldad|軍|戦|防衛|部隊|自衛隊/iu;

/** A practice that civilians have too is looked at in the forces. */
function amongForces(wishes: TitleWishes, { field, language }: TitleRequest, grammar: TitleGrammar): TitleWishes {
  const { matters, places, times, settings, policies, populations, tools } = wishes;
  const [matter = '', ...more] = matters;
  const isBare = [more, places, times, settings, policies, populations, tools].every(({ length }) => length === 0);
  const isPractice = matter !== '' && sortMatter(matter, language, field) === 'means' && !isStrange(matter);
  if (field !== 'military' || !isBare || !isPractice || soldierly.test(matter)) return wishes;
  return { ...wishes, settings: [grammar.forces] };
}

interface TakenWith {
  view: FieldView;
  grammar: TitleGrammar;
}

/** So many words of a hint in one of our topics are no chance. */
const storyTouches = 3;

class Maker {
  readonly #request: TitleRequest;
  readonly #data: TitleData;
  readonly #grammar: TitleGrammar;
  readonly #wishes: TitleWishes;
  #told: TitleWishes;
  readonly #topics: readonly Topic[];
  readonly #view: FieldView;

  constructor(request: TitleRequest, data: TitleData, turn: number) {
    this.#request = request;
    this.#data = data;
    this.#grammar = titleGrammars[request.language];
    this.#view = data.views[request.field];
    this.#wishes = readTitleWishes(request, turn);
    this.#told = takeWishes(this.#wishes, request.field, { view: this.#view, grammar: this.#grammar });
    this.#told = amongForces(this.#told, request, this.#grammar);
    const seed = hashText(JSON.stringify([request.field, request.type, request.keywords, request.hint]));
    const asked = [...request.keywords, request.hint].join(' ');
    const nearness = ({ matter, outcome }: Topic): number => countShared(`${matter} ${outcome}`, asked);
    const topics =
      this.#told.populations.length > 0
        ? topicsOfPeople(data, request, this.#told.populations)
        : rotate(data.topics[request.field], seed, 'topic');
    this.#topics = [...topics].sort((one, other) => nearness(other) - nearness(one));
    const [nearest] = this.#topics;
    const { matters, works, populations } = this.#told;
    // A story holds no phrase for a title; where one of our topics is what it tells of, the titles are about that.
    if (nearest && matters.length + works.length + populations.length === 0 && nearness(nearest) >= storyTouches)
      this.#told = { ...this.#told, matters: [nearest.matter] };
  }

  get wishes(): TitleWishes {
    return this.#wishes;
  }

  list(kinds: readonly TitleKind[]): Candidate[] {
    const { matters, works } = this.#told;
    if (works.length === 0)
      return matters.length > 0 ? this.#listFramed(kinds, this.#told) : this.#listPatterned(kinds);
    const { workAs } = this.#data.stuff[this.#request.field];
    if (workAs === null) return this.#listPatterned(kinds);
    const met = workAs.replace('{x}', () => this.#grammar.join(works));
    return [...this.#listPatterned(kinds), ...this.#listFramed(kinds, { ...this.#told, matters: [met, ...matters] })];
  }

  /** Titles around what the student brought. */
  #listFramed(kinds: readonly TitleKind[], wishes: TitleWishes): Candidate[] {
    const { field, language } = this.#request;
    return this.#data.frames
      .filter(({ kind, fields }) => kinds.includes(kind) && fields.includes(field))
      .filter(({ form }) => this.#hasRoom(form))
      .flatMap((frame) =>
        frameMatters(frame, { wishes, field, language, data: this.#data, grammar: this.#grammar }).map(
          ({ key, slots }: Framed) => ({
            kind: frame.kind,
            title: this.#fill(frame.form, { key, slots, where: '' }),
            form: frame.form,
            key,
          }),
        ),
      );
  }

  /** Titles of our own topics, or of the works that were named. */
  #listPatterned(kinds: readonly TitleKind[]): Candidate[] {
    const { field } = this.#request;
    const { places, works } = this.#told;
    return this.#data.patterns
      .filter((pattern) => kinds.includes(pattern.kind) && pattern.fields.includes(field))
      .filter(({ isPlaceless }) => !isPlaceless || places.length === 0)
      .filter(({ isOnlyForTopics }) => !isOnlyForTopics || works.length === 0)
      .filter((pattern) => this.#suitsPeople(pattern))
      .filter(({ kind, form }) => works.length === 0 || form.includes('{work}') || aboutWorks.has(kind))
      .filter(({ form }) => form.includes('{work}') || this.#hasRoom(form))
      .flatMap((pattern) =>
        (pattern.form.includes('{work}') ? this.#listReadings() : this.#listTopics(pattern)).map((filling) => ({
          kind: pattern.kind,
          title: this.#fill(pattern.form, filling),
          form: pattern.form,
          key: filling.key,
        })),
      );
  }

  /** Where a kind has forms of its own for people, people get those and nothing else does. */
  #suitsPeople({ kind, isOfPeople }: TitlePattern): boolean {
    if (this.#told.populations.length === 0) return !isOfPeople;
    const { field } = this.#request;
    const hasOwn = this.#data.patterns.some(
      (other) => other.isOfPeople && other.kind === kind && other.fields.includes(field),
    );
    return isOfPeople === hasOwn;
  }

  /** Whether a form can say where and of whom. */
  #hasRoom(form: string): boolean {
    const { populations, places, times, settings, policies } = this.#told;
    const hasScene = places.length + times.length + settings.length + policies.length > 0;
    if (populations.length > 0 && !/\{(?:pop|for|of|inpop)\}/u.test(form)) return false;
    if (policies.length > 0 && !form.includes('{in}')) return false;
    return !hasScene || /\{(?:in|case|work)\}/u.test(form);
  }

  /** What is read, and what is found in it. */
  #listReadings(): Filling[] {
    const { works, matters, places, times } = this.#told;
    const { join, name } = this.#grammar;
    const known = this.#data.works[this.#request.field] ?? [];
    const reading = (work: string, theme: string, key = theme): Filling => ({ key, slots: { work, theme }, where: '' });
    if (works.length === 0 && places.length + times.length === 0)
      return known.map(({ work, theme }) => reading(work, theme, work));
    const read = works.length > 0 ? [join(works)] : this.#view.corpora;
    const found = matters.length > 0 ? [join(matters.map(name))] : this.#view.themes;
    return found.flatMap((theme) => read.map((work) => reading(work, theme)));
  }

  #listTopics({ kind }: TitlePattern): Filling[] {
    const { works, matters, places } = this.#told;
    const { name, join, matterIn } = this.#grammar;
    if (works.length > 0) {
      const themes = matters.length > 0 ? [join(matters.map(name))] : this.#view.themes;
      const values = this.#data.stuff[this.#request.field].asked.thing ?? [];
      return themes.map((theme, index) => ({
        key: theme,
        slots: { matter: matterIn(theme, join(works)), outcome: values[index % values.length] ?? theme },
        where: '',
      }));
    }
    return this.#topics
      .filter(({ kinds, isPlaceless }) => kinds.includes(kind) && !(isPlaceless && places.length > 0))
      .map(({ matter, outcome, where }) => ({ key: matter, slots: { matter, outcome }, where }));
  }

  #fill(form: string, { slots, where: home }: Filling): string {
    const grammar = this.#grammar;
    const { places, times, populations, methods, settings, policies } = this.#told;
    const people = grammar.join(populations.map(grammar.name));
    const scene = grammar.within({ places, times, settings, policies });
    const bare = grammar.scene({ places, times, settings, policies });
    const isRead = form.includes('{work}');
    const work = isRead && bare !== '' ? grammar.corpusFrom(slots.work ?? '', bare) : (slots.work ?? '');
    const asked = form.includes('{in}') ? '' : bare;
    const where = asked || (scene === '' && people === '' ? home : '');
    const all: Record<string, string> = {
      ...slots,
      work,
      in: isRead ? '' : scene,
      pop: people === '' ? '' : grammar.among(people),
      for: people === '' ? '' : grammar.forPeople(people),
      of: people === '' ? '' : grammar.ofPeople(people),
      inpop: people === '' ? '' : grammar.inPeople(people),
      case: where === '' ? '' : grammar.inCaseOf(where),
    };
    const title = form.replace(/\{(\w+)\}/gu, (_, slot: string) => all[slot] ?? '');
    const [method] = methods;
    return grammar.polish(method === undefined ? title : grammar.by(title, method));
  }
}

/** All that could be proposed for a request, by kind, and what each title must hold. */
export function listCandidates(
  request: TitleRequest,
  data: TitleData,
  { kinds, turn }: { kinds: readonly TitleKind[]; turn: number },
): { candidates: Candidate[]; wishes: TitleWishes } {
  const maker = new Maker(request, data, turn);
  return { candidates: maker.list(kinds), wishes: maker.wishes };
}
