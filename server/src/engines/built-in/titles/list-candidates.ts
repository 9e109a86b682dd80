import type { TitleKind } from '@yanmo/contract/understanding';
import { thingCues } from '../../../understanding/kind/cues/thing-cues.ts';
import { readTitleWishes, type TitleWishes } from '../../../understanding/titles/read-title-wishes.ts';
import type { TitleRequest } from '../../engine.ts';
import { countShared } from '../knowledge/word-overlap.ts';
import { hashText, rotate } from '../seeded-random.ts';
import type { FieldView, TitleData, TitlePattern, Topic } from './title-data.ts';
import { type TitleGrammar, titleGrammars } from './title-grammar.ts';

/** What fills a pattern; `key` names the stuff it is made of, so that ten titles are not made of one. */
interface Material {
  key: string;
  matter: string;
  outcome: string;
  work: string;
  theme: string;
  /** Where a topic of ours can be looked at; empty for what the student brought. */
  where: string;
}

export interface Candidate {
  kind: TitleKind;
  title: string;
  form: string;
  key: string;
}

/** Kinds that can be asked of what stands in a work; the others are asked of the work itself. */
const aboutWorks: ReadonlySet<TitleKind> = new Set([
  'review',
  'teaching-design',
  'theory-essay',
  'text-interpretation',
]);

const unused: Material = { key: '', matter: '', outcome: '', work: '', theme: '', where: '' };

/** 量子计算 in a field that does not compute is what the field does with it. */
function enter(matter: string, { entering }: FieldView): string {
  const isBrief = /[\p{Script=Han}\u3040-\u30ff]/u.test(matter) ? matter.length <= 9 : matter.split(' ').length <= 3;
  const isStrange = Object.values(thingCues.mathematics ?? {}).some((cue) => cue.test(matter));
  return isBrief && isStrange ? entering.replace('{matter}', () => matter) : matter;
}

function takePeople(wishes: TitleWishes, { peopled }: FieldView, { join }: TitleGrammar): TitleWishes {
  const { matters, works, populations } = wishes;
  if (peopled === null || populations.length === 0 || matters.length + works.length > 0) return wishes;
  return { ...wishes, matters: [peopled.replace('{people}', () => join(populations))], populations: [] };
}

class Maker {
  readonly #request: TitleRequest;
  readonly #data: TitleData;
  readonly #grammar: TitleGrammar;
  readonly #wishes: TitleWishes;
  /** The wishes as the field takes them: people alone are its matter where it does not measure them. */
  readonly #told: TitleWishes;
  readonly #topics: readonly Topic[];
  readonly #view: FieldView;

  constructor(request: TitleRequest, data: TitleData, turn: number) {
    this.#request = request;
    this.#data = data;
    this.#grammar = titleGrammars[request.language];
    this.#view = data.views[request.field];
    this.#wishes = readTitleWishes(request, turn);
    this.#told = takePeople(this.#wishes, this.#view, this.#grammar);
    const seed = hashText(JSON.stringify([request.field, request.type, request.keywords, request.hint]));
    const asked = this.#wishes.words.join(' ');
    const nearness = ({ matter, outcome }: Topic): number => countShared(`${matter} ${outcome}`, asked);
    this.#topics = rotate(data.topics[request.field], seed, 'topic').sort(
      (one, other) => nearness(other) - nearness(one),
    );
  }

  get wishes(): TitleWishes {
    return this.#wishes;
  }

  list(kinds: readonly TitleKind[]): Candidate[] {
    const { field } = this.#request;
    const { places, works, matters } = this.#told;
    return this.#data.patterns
      .filter((pattern) => kinds.includes(pattern.kind) && pattern.fields.includes(field))
      .filter(({ isPlaceless }) => !isPlaceless || places.length === 0)
      .filter(({ isOnlyForTopics }) => !isOnlyForTopics || matters.length + works.length === 0)
      .filter(({ kind, form }) => works.length === 0 || form.includes('{work}') || aboutWorks.has(kind))
      .flatMap((pattern) =>
        this.#listMaterials(pattern).map((material) => ({
          kind: pattern.kind,
          title: this.#fill(pattern.form, material),
          form: pattern.form,
          key: material.key,
        })),
      );
  }

  #listMaterials(pattern: TitlePattern): Material[] {
    return pattern.form.includes('{work}') ? this.#listReadings() : this.#listMatters(pattern);
  }

  /** What is read, and what is found in it. */
  #listReadings(): Material[] {
    const { works, matters, places, times, populations } = this.#wishes;
    const { field } = this.#request;
    const { join, name, imageOf } = this.#grammar;
    const own = matters.length > 0 ? [join(matters.map(name))] : [];
    const ofPeople = populations.map(imageOf);
    const known = this.#data.works[field] ?? [];
    const themes = own.length + ofPeople.length > 0 ? [join([...own, ...ofPeople])] : known.map(({ theme }) => theme);
    if (works.length === 0 && own.length + ofPeople.length + places.length + times.length === 0)
      return known.map(({ work, theme }) => ({ ...unused, key: work, work, theme }));
    const read = works.length > 0 ? [join(works)] : this.#view.corpora;
    const found = works.length > 0 && own.length + ofPeople.length === 0 ? this.#view.themes : themes;
    return found.flatMap((theme) => read.map((work) => ({ ...unused, key: theme, work, theme })));
  }

  #listMatters({ kind, form }: TitlePattern): Material[] {
    const { matters, works, populations } = this.#told;
    const { name, join, matterIn } = this.#grammar;
    const { language } = this.#request;
    const within = (matter: string): string => (works.length > 0 ? matterIn(matter, join(works)) : matter);
    const [first, second, ...more] = matters;
    if (first === undefined) {
      if (works.length > 0) {
        return this.#view.themes.map((theme, index) => ({
          ...unused,
          key: theme,
          matter: within(theme),
          outcome: this.#view.outcomes[index % this.#view.outcomes.length] ?? theme,
        }));
      }
      return this.#topics
        .filter(({ kinds, isPlaceless }) => kinds.includes(kind) && !(isPlaceless && this.#wishes.places.length > 0))
        .filter(({ matter, outcome }) => populations.length === 0 || !namesPeople(`${matter} ${outcome}`, language))
        .map(({ matter, outcome, where }) => ({ ...unused, key: matter, matter, outcome, where }));
    }
    if (!form.includes('{outcome}')) {
      const all = join([enter(first, this.#view), ...matters.slice(1)].map(name));
      return [{ ...unused, key: all, matter: within(all) }];
    }
    const bear = (on: string, ...causes: string[]): Material => ({
      ...unused,
      key: on,
      matter: within(join(causes.map(name))),
      outcome: name(on),
    });
    const bearing =
      second === undefined
        ? []
        : [bear(second, first, ...more), ...(this.#wishes.isBearing ? [] : [bear(first, second, ...more)])];
    const joinsTwice = /(?:与|と| and | y )\{(?:pop|outcome)\}/u.test(form);
    if (second !== undefined && (joinsTwice || this.#wishes.isBearing || more.length > 0)) return bearing;
    const near = this.#topics.filter(({ matter, kinds }) => countShared(matter, first) > 0 && kinds.includes(kind));
    // What is asked first of a strange matter is asked last of one that people live with.
    const usual = enter(first, this.#view) === first ? this.#view.outcomes.toReversed() : this.#view.outcomes;
    const outcomes = [...new Set([...near.map(({ outcome }) => outcome), ...usual])]
      .filter((outcome) => populations.length === 0 || !namesPeople(outcome, language))
      .filter((outcome) => countShared(outcome, first) === 0 || !first.includes(outcome));
    const matter = join([second === undefined ? enter(first, this.#view) : first, ...matters.slice(1)].map(name));
    return [...bearing, ...outcomes.map((outcome) => ({ ...unused, key: outcome, matter: within(matter), outcome }))];
  }

  #fill(form: string, material: Material): string {
    const grammar = this.#grammar;
    const { places, times, populations, methods, matters } = this.#told;
    const people = grammar.join(populations);
    const scene = grammar.within(places, times);
    const bareScene = [...(this.#request.language === 'zh' ? [...times, ...places] : [...places, ...times])];
    let { matter, work, theme } = material;
    if (people !== '' && !form.includes('{pop}') && !form.includes('{work}'))
      matter = grammar.matterAmong(matter, people);
    if (scene !== '' && !form.includes('{in}') && !form.includes('{case}')) {
      if (form.includes('{work}')) work = grammar.corpusFrom(work, grammar.join(bareScene));
      else matter = grammar.matterWithin(matter, scene);
    }
    const asked = scene !== '' && !form.includes('{in}') ? grammar.join(bareScene) : '';
    const where = asked || (scene === '' && people === '' && matters.length === 0 ? material.where : '');
    const slots: Record<string, string> = {
      matter,
      outcome: material.outcome,
      work,
      theme,
      in: scene,
      pop: people === '' ? '' : grammar.among(people),
      case: where === '' ? '' : grammar.inCaseOf(where),
    };
    const title = form.replace(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? '');
    const [method] = methods;
    return grammar.polish(method === undefined ? title : grammar.by(title, method));
  }
}

/** Words for people in a topic: with another group asked for, the topic would name two. */
const peopleWords = {
  zh: /学生|教师|员工|居民|患者|老年人|消费者|农户|游客|骑手|儿童|子女|护士|军人|顾客|公务员|家庭|企业/u,
  en: /\b(?:students?|pupils?|teachers?|employees?|staff|residents?|patients?|consumers?|customers?|farmers?|household|children|workers?|users?|nurses?|veterans?|tourists?|firms?|corporate|riders?)\b/iu,
  es: /\b(?:estudiantes?|alumn\w+|docentes?|profesor\w*|emplead\w+|residentes?|pacientes?|consumidor\w*|clientes?|agricultor\w*|hogar\w*|menores|trabajador\w*|usuari\w+|enfermer\w+|veteran\w+|turistas?|empres\w+|repartidor\w*|mayores)\b/iu,
  ja: /学生|生徒|教員|教師|従業員|社員|住民|患者|高齢者|消費者|農家|観光客|児童|子ども|看護師|顧客|企業|家計|配達員|家庭/u,
} as const;
const namesPeople = (text: string, language: keyof typeof peopleWords): boolean => peopleWords[language].test(text);

/** All that could be proposed for a request, by kind, and what each title must hold. */
export function listCandidates(
  request: TitleRequest,
  data: TitleData,
  { kinds, turn }: { kinds: readonly TitleKind[]; turn: number },
): { candidates: Candidate[]; wishes: TitleWishes } {
  const maker = new Maker(request, data, turn);
  return { candidates: maker.list(kinds), wishes: maker.wishes };
}
