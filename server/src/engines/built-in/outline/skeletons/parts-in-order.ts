import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { namesHazard } from '../../../../understanding/kind/sampled.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { findHarm } from './matters/find-matter.ts';
import { type OpenPlan, of } from './open-names.ts';
import { findPartSort, type PartSort } from './part-sorts.ts';
import { namesHarm } from './status-and-remedies.ts';
import { isAilment, isDefect } from './technical-remedies.ts';
import { isResistance } from './things.ts';

/** What the thing is decides what its causes and its control look like. */
type Matter = 'defect' | 'ailment' | 'hazard' | 'resistance' | 'illness' | 'nature' | 'ruled' | 'social';

const natural: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture']);

function findMatter(title: TitleUnderstanding, field: Field): Matter {
  const { object } = title;
  if (field === 'engineering' && isDefect(object)) return 'defect';
  if (isResistance(title)) return 'resistance';
  if (field === 'agriculture' && isAilment(object)) return 'ailment';
  if (natural.has(field) && namesHazard(object)) return 'hazard';
  if (field === 'medicine') return 'illness';
  if (field === 'law') return 'ruled';
  return natural.has(field) ? 'nature' : 'social';
}

const usual: Readonly<Record<PartSort, readonly Move[]>> = {
  source: ['fold.sorts', 'why.order'],
  cause: ['gap.inner', 'gap.outer', 'gap.order'],
  factor: ['bond.self', 'bond.group', 'cond.guard'],
  effect: ['thing.near', 'thing.far', 'fold.evidence'],
  sign: ['side.main', 'thing.differ'],
  finding: ['fold.means', 'use.limits'],
  control: ['fold.means', 'fold.yield', 'fold.plan'],
  prevention: ['fold.means', 'fold.yield', 'fold.plan'],
  repair: ['fold.means', 'fold.yield', 'fold.plan'],
  treatment: ['ill.drug', 'ill.other'],
  measure: ['gap.tried', 'gap.answer', 'gap.need'],
  trouble: ['gap.signs', 'gap.place', 'gap.cost'],
  law: ['lawask.rules', 'lawask.courts'],
  outlook: ['shift.next', 'use.terms'],
  state: ['thing.forms', 'thing.differ'],
  mechanism: ['mech.stages', 'mech.key'],
  spread: ['thing.forms', 'thing.differ'],
  kind: ['thing.kinds', 'thing.each'],
};

const own: Readonly<Record<Matter, Partial<Record<PartSort, readonly Move[]>>>> = {
  defect: {
    cause: ['defect.design', 'defect.work', 'defect.load'],
    sign: ['defect.look', 'defect.course'],
    finding: ['defect.inspect', 'defect.grade'],
    prevention: ['defect.early', 'defect.process'],
    control: ['defect.early', 'defect.process'],
    repair: ['defect.choice', 'defect.steps', 'defect.effect'],
    treatment: ['defect.choice', 'defect.steps', 'defect.effect'],
    measure: ['defect.early', 'defect.process', 'defect.choice'],
  },
  ailment: {
    cause: ['ailment.pathogen', 'ailment.setting', 'ailment.host'],
    sign: ['ailment.look', 'ailment.spread'],
    effect: ['ailment.loss', 'thing.far'],
    spread: ['ailment.spread', 'ailment.route'],
    finding: ['ailment.field', 'ailment.lab'],
    prevention: ['ailment.manage', 'ailment.resist', 'ailment.watch'],
    control: ['ailment.manage', 'ailment.drug', 'ailment.effect'],
    treatment: ['ailment.drug', 'ailment.support', 'ailment.effect'],
    measure: ['ailment.manage', 'ailment.drug', 'ailment.effect'],
  },
  hazard: {
    source: ['hazard.origin', 'hazard.route'],
    cause: ['hazard.origin', 'why.human'],
    effect: ['hazard.harm', 'thing.far', 'fold.evidence'],
    prevention: ['hazard.avoid', 'fold.plan'],
    control: ['hazard.avoid', 'fold.means', 'fold.plan'],
    treatment: ['fold.means', 'fold.yield', 'fold.plan'],
    measure: ['hazard.avoid', 'fold.means', 'fold.plan'],
  },
  resistance: {
    cause: ['resist.ways', 'why.human'],
    mechanism: ['resist.ways', 'mech.key'],
    finding: ['resist.test', 'use.limits'],
    prevention: ['resist.use', 'resist.other'],
    control: ['resist.use', 'resist.other'],
    measure: ['resist.use', 'resist.other'],
    treatment: ['resist.other', 'ill.other'],
  },
  illness: {
    source: ['ailment.agent', 'ill.risk'],
    spread: ['ailment.route', 'ill.spread'],
    cause: ['ill.cause', 'ill.risk'],
    factor: ['side.inner', 'side.outer', 'cond.guard'],
    finding: ['prevent.tool', 'prevent.when'],
    prevention: ['prevent.single', 'prevent.bundle', 'prevent.carried'],
    control: ['prevent.single', 'prevent.bundle', 'prevent.carried'],
    measure: ['prevent.single', 'prevent.bundle', 'prevent.carried'],
  },
  nature: {
    source: ['why.natural', 'why.human'],
    cause: ['why.natural', 'why.human', 'why.meet'],
    measure: ['fold.means', 'fold.yield', 'fold.plan'],
    treatment: ['fold.means', 'fold.yield', 'fold.plan'],
  },
  ruled: {
    law: ['lawask.rules', 'lawask.courts', 'fold.duty'],
    trouble: ['fold.rules', 'gap.place', 'gap.cost'],
    outlook: ['lawask.reform', 'shift.next'],
    prevention: ['gap.tried', 'lawask.reform', 'gap.need'],
    control: ['gap.tried', 'lawask.reform', 'gap.need'],
    measure: ['gap.tried', 'lawask.reform', 'gap.need'],
  },
  social: {
    prevention: ['gap.tried', 'gap.answer', 'gap.need'],
    control: ['gap.tried', 'gap.answer', 'gap.need'],
    treatment: ['gap.tried', 'gap.answer', 'gap.need'],
  },
};

/** What is left where another part has said so much already. */
const spare: readonly Move[] = ['sides.state', 'sides.differ', 'sides.why'];

const handled: ReadonlySet<Matter> = new Set<Matter>(['social', 'ruled', 'illness', 'resistance']);

interface Known {
  causes: readonly Section[];
  answers: readonly Section[];
  troubles: readonly Section[];
}

/**
 * What is known of the very thing by name, else what usually brings such a harm about and answers it. Of matter and living things sheets know what goes
 * wrong in handling them: that brings no rust and no blight about.
 */
function findKnown(title: TitleUnderstanding, matter: Matter, material: Material): Known {
  const chains = handled.has(matter) ? material.subjectAnswers() : [];
  const pairs =
    chains.length >= 2
      ? chains.map(({ cause, measure }) => [cause, measure] as const)
      : matter === 'social' || matter === 'ruled' || matter === 'illness'
        ? findHarm(title)
        : [];
  const troubles = [...new Set(chains.map(({ problem }) => problem))];
  return {
    causes: pairs.map(([cause, measure]) => part('harm.cause', { cause, measure })),
    answers: pairs.map(([cause, measure]) => part('harm.answer', { cause, measure })),
    troubles: troubles.length >= 2 ? troubles.map((cause) => part('cause.named', { cause })) : [],
  };
}

const answering: ReadonlySet<PartSort> = new Set<PartSort>(['control', 'prevention', 'measure']);
const mending: ReadonlySet<PartSort> = new Set<PartSort>([...answering, 'treatment', 'repair']);
const forOne: ReadonlySet<PartSort> = new Set<PartSort>(['factor', 'outlook', 'law']);

interface Part {
  term: string;
  sort: PartSort;
}

/** A heading in the title's own words: Causes of Corrosion of Reinforcement, 水体富营养化的危害. */
function headPart({ term, sort }: Part, thing: string, { language }: TitleUnderstanding): string {
  switch (language) {
    case 'zh':
      return `${thing}的${term}`;
    case 'ja':
      return `${thing}の${term}`;
    case 'en':
      return `${term} ${forOne.has(sort) ? 'for' : 'of'} ${thing}`;
    case 'es':
      return `${term} ${grammars.es.inflect(thing, 'de')}`;
  }
}

/** Where remedies are asked by a word for nothing else, they are against the one thing and for the other. */
const headMove = (sort: PartSort, isHarm: boolean): Move =>
  sort === 'measure' ? (isHarm ? 'harm.answers' : 'measures.answers') : 'sides.each';

const introduction = (thing: string): Section =>
  section('both.one', 14, [part('both.sense', of(thing)), part('both.forms', of(thing))], of(thing));

const ownWay: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'text-interpretation',
  'history-narrative',
  'teaching-design',
]);
const fewest = 3;

const marks: Readonly<Record<TitleUnderstanding['language'], RegExp>> = {
  zh: /、|与|及其?|和|以及/u,
  en: /,\s*(?:and )?| and | & /iu,
  es: /,\s*(?:[ye] )?| [ye] /iu,
  ja: /、|・|と|および|及び|ならびに/u,
};
const lead = /^(?:the|its|their|el|la|los|las|sus?) /iu;
const ofStudy = /(?:的|之)?(?:研究|分析|探析|探讨|综述)$|に関する.*$|の(?:検討|考察)$/u;

/** The parts that a title lists as its table of contents, each of a sort that says what belongs below it; none where it asks otherwise. */
export function findParts(title: TitleUnderstanding, field: Field): Part[] {
  const { kind, signs, bearing, sides, language, text, aspect, isAspectNamed } = title;
  if (ownWay.has(kind) || bearing || sides || signs.includes('review') || signs.includes('question')) return [];
  const behind = /[:：]\s*(?<list>[^:：?？]+)$/u.exec(text)?.groups?.list;
  const list = behind ?? (isAspectNamed ? aspect : '');
  const terms = list
    .replace(ofStudy, '')
    .split(marks[language])
    .map((term) => grammars[language].fromTitle(term.trim().replace(lead, ''), text));
  const parts = terms.flatMap((term): Part[] => {
    const sort = findPartSort(term, language);
    return sort ? [{ term, sort }] : [];
  });
  // Two parts of a matter of nature are no reason to sample it; elsewhere two have plans of their own.
  const isEnough =
    terms.length >= fewest ||
    (terms.length === 2 && field === 'science' && parts.some(({ sort }) => mending.has(sort)));
  const isWhole =
    parts.length === terms.length && terms.every((term) => text.toLowerCase().includes(term.toLowerCase()));
  return isEnough && isWhole && new Set(parts.map(({ sort }) => sort)).size > 1 ? parts : [];
}

/** Which parts share a chapter where there is no room for one each: neighbours, the later ones first. */
function spread(count: number, room: number): [from: number, to: number][] {
  const chapters = Math.max(1, Math.min(count, room));
  const least = Math.floor(count / chapters);
  const larger = count % chapters;
  const sizes = Array.from({ length: chapters }, (_, at) => least + (at >= chapters - larger ? 1 : 0));
  return sizes.map((size, at) => {
    const from = sizes.slice(0, at).reduce((sum, one) => sum + one, 0);
    return [from, from + size];
  });
}

const joints: Readonly<Record<TitleUnderstanding['language'], readonly [between: string, last: string]>> = {
  zh: ['、', '与'],
  ja: ['・', 'と'],
  en: [', ', ' and '],
  es: [', ', ' y '],
};

const joinTerms = (terms: readonly string[], language: TitleUnderstanding['language']): string =>
  terms.length < 2
    ? (terms[0] ?? '')
    : terms.slice(0, -1).join(joints[language][0]) + joints[language][1] + terms.at(-1);

/** "Microplastic Pollution: Sources, Effects and Control": the list is the table of contents, a chapter for each part in its order; nobody measures anything. */
export function findPartsInOrder(
  title: TitleUnderstanding,
  field: Field,
  material: Material,
  /** How many chapters the paper has for them. */
  room: number,
): OpenPlan | null {
  const parts = findParts(title, field);
  if (parts.length === 0) return null;
  const { language, text } = title;
  const thing = grammars[language].fromTitle(title.object, text);
  const matter = findMatter(title, field);
  const known = findKnown(title, matter, material);
  const lastAnswer = parts.findLastIndex(({ sort }) => answering.has(sort));
  const taken = new Set<Move>();
  const detail = (sort: PartSort, term: string, at: number): Section[] => {
    if (sort === 'cause' && known.causes.length >= 2) return [...known.causes];
    if (sort === 'trouble' && known.troubles.length >= 2) return [...known.troubles];
    if (at === lastAnswer && known.answers.length >= 2) return [...known.answers];
    const free = (own[matter][sort] ?? usual[sort]).filter((move) => !taken.has(move));
    const moves = free.length >= 2 ? free : spare;
    for (const move of moves) taken.add(move);
    return moves.map((move) => part(move, { term }));
  };
  // What has causes and is answered is a harm, whatever it is called.
  const isHarm =
    namesHarm(thing) || !(matter === 'social' || matter === 'ruled') || parts.some(({ sort }) => sort === 'cause');
  const planned = parts.map((one, at) => {
    const { term, sort } = one;
    const move = headMove(sort, isHarm);
    const focus = move === 'sides.each' ? headPart(one, thing, title) : thing;
    return section(move, 26 - at / 10, detail(sort, term, at), { term, object: thing, focus });
  });
  const chapters = spread(parts.length, room).map(([from, to]): Section => {
    const [first, ...others] = planned.slice(from, to);
    if (!first || others.length === 0) return first ?? introduction(thing);
    const term = joinTerms(
      parts.slice(from, to).map((one) => one.term),
      language,
    );
    const focus = headPart({ term, sort: 'effect' }, thing, title);
    const children = [first, ...others].map(({ move, slots }) => part(move, slots));
    return section('sides.each', 30 - from / 10, children, { term, object: thing, focus });
  });
  const kind: TitleKind = field === 'law' ? 'theory-essay' : 'status-and-remedies';
  const read: TitleUnderstanding = { ...title, kind, isAspectNamed: false };
  const grammar = grammars[language];
  const relation =
    isHarm && kind !== 'theory-essay' && parts.some(({ sort }) => mending.has(sort)) ? 'measures' : 'theory';
  const said = { object: thing, aspect: null, focus: thing };
  return {
    title: read,
    ...(handled.has(matter) ? {} : { isNamed: true as const }),
    // In law no chapter on concepts stands before the others.
    chapters: kind === 'theory-essay' && parts.length < room ? [introduction(thing), ...chapters] : chapters,
    names: {
      ...of(thing),
      aspect: '',
      matter: thing,
      ask: grammar.ask(relation, said),
      answer: grammar.answer(relation, said),
    },
  };
}
