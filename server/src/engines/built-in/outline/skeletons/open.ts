import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { asking } from '../asking-words.ts';
import { findLives } from '../name-english.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { findSpan } from '../title-spans.ts';
import { findQuestion, type OpenQuestion } from './open-question.ts';
import { findPartner } from './partner.ts';
import { namesPeople } from './people.ts';
import { listSides } from './title-lists.ts';

export interface OpenPlan {
  /** The title as headings take it: an essay, or a history. */
  title: TitleUnderstanding;
  chapters: Section[];
  /** What every heading calls the matter, where the usual names would say too much. */
  names: Slots;
}
type Plan = Omit<OpenPlan, 'title'>;

type Own = (span: string) => string;
const ownOf =
  ({ language, text }: TitleUnderstanding): Own =>
  (span) =>
    grammars[language].fromTitle(span, text);

const called: Readonly<Record<Language, string>> = {
  zh: '这一问题',
  en: 'the question',
  es: 'la pregunta',
  ja: 'この問い',
};
const answers: Readonly<Record<Language, { ask: (query: string) => string; answer: string }>> = {
  zh: { ask: (query) => `${query}问题的提出`, answer: '论证的归纳与余论' },
  en: { ask: (query) => `the question ${query}`, answer: 'what has been shown' },
  es: { ask: (query) => `la pregunta ${query}`, answer: 'lo que se ha mostrado' },
  ja: { ask: (query) => `${query}という問い`, answer: '論証のまとめと残る問い' },
};

/** What stands behind the question may name its answers. */
function listTail(tail: string, { language, text }: TitleUnderstanding): Section[] {
  const isWide = language === 'zh' || language === 'ja';
  const items = tail
    .replace(/^(?:the |el |la |los |las )/iu, '')
    .split(isWide ? /、|与|和|及|と/u : /, (?:and |y )?| and | y /iu)
    .map((item) => item.trim());
  const isShort = (item: string): boolean =>
    isWide ? item.length >= 2 && item.length <= 10 : item !== '' && item.split(' ').length <= 4;
  if (items.length < 2 || items.length > 4 || !items.every(isShort)) return [];
  if (
    /^(?:以|基于)|(?:为例|研究|分析|考察)$|を例に|\b(?:case|study|evidence|analysis|review)\b|\b(?:caso|estudio|evidencia|análisis)\b/iu.test(
      tail,
    )
  )
    return [];
  return items.map((term) => part('why.named', { term: grammars[language].fromTitle(term, text) }));
}

/** A question has its own plan: what is asked, what has been answered, what decides, an answer. */
function planQuestion(title: TitleUnderstanding, { query, fact, asks, tail }: OpenQuestion, isThought: boolean): Plan {
  const { language } = title;
  const own = ownOf(title);
  const words = answers[language];
  const names: Slots = {
    object: called[language],
    focus: called[language],
    matter: called[language],
    ask: words.ask(query),
    answer: words.answer,
    query,
    ...(fact === null ? {} : { fact: language === 'en' ? own(fact) : fact }),
  };
  if (asks === 'why' && !isThought) {
    const named = listTail(tail, title);
    return {
      names,
      chapters: [
        section('why.fact', 18, [part('why.seen'), part('why.range')]),
        section('why.told', 26, [
          ...named,
          ...(named.length > 0 ? [part('why.joined')] : [part('why.inside'), part('why.outside'), part('why.joined')]),
        ]),
        section('why.weigh', 24, [part('why.fit'), part('why.order')]),
        section('why.follow', 18, [part('why.main'), part('why.use')]),
      ],
    };
  }
  const terms = section('ask.terms', 18, [part('ask.words'), part('ask.count')]);
  const stand = section('ask.stand', 20, [part('ask.own'), part('ask.limit')]);
  if (asks === 'whether')
    return {
      names,
      chapters: [
        terms,
        section('ask.yes', 24, [part('whether.best'), part('whether.needs')]),
        section('ask.no', 24, [part('whether.doubt'), part('whether.reach')]),
        section('ask.decide', 22, [part('ask.part'), part('ask.tell')]),
        stand,
      ],
    };
  return {
    names,
    chapters: [
      terms,
      section('ask.answers', 26, [part('ask.common'), part('ask.rivals'), part('ask.known')]),
      section('ask.decide', 24, [part('ask.part'), part('ask.tell')]),
      stand,
    ],
  };
}

const of = (name: string): Slots => ({ object: name, focus: name });

const working: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture']);
const bodily: ReadonlySet<Field> = new Set<Field>(['engineering', 'agriculture', 'medicine']);

const halves: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:论|浅论|试论|浅析|试析)?(?<one>[^：，:、—？?]{2,14}?)(?:与|和|同)(?<two>[^：，:、—？?的与和]{2,14})(?:的关系|之间的关系|研究)?$/u,
  en: /^(?:the )?(?<one>[^:?,]{3,50}?) and (?:the )?(?<two>[^:?,]{3,50}?)(?<where>(?: (?:in|among|at|during|under|after|near|across|between|on)(?: the)?) [^:?,]+)?$/iu,
  es: /^(?:el |la |los |las )?(?<one>[^:?¿,]{3,60}?) [ye] (?:el |la |los |las )(?<two>[^:?¿,]{3,60}?)(?<where>(?: (?:en|entre|durante|tras)) [^:?¿,]+)?$/iu,
  ja: /^(?<one>[^：:、—―？?と]{2,20})と(?<two>[^：:、—―？?との]{2,14})$/u,
};

export const answering: Readonly<Record<Language, RegExp>> = {
  zh: /(?:对策|治理|防治|防控|预防|应对|帮扶|救助|支持|保护|保障|优化|改进|提升|策略|措施|预警|防范|干预)$/u,
  en: /\b(?:prevention|support|responses?|remedies|solutions?|control|reduction|measures|management|treatment|strategies|protection|detection|care)$/iu,
  es: /^(?:prevención|apoyo|respuestas?|detección|soluciones|control|reducción|medidas|tratamiento|estrategias|protección)/iu,
  ja: /(?:支援|対策|対応|防止|予防|改善|保護|解消|取り組み|方策|課題)$/u,
};

/** Two things that a title sets side by side without saying how they stand to each other, each whole. */
export function findHalves(title: TitleUnderstanding): { a: string; b: string } | null {
  const { text, language } = title;
  const own = ownOf(title);
  const plain = text.replace(/(?:——|：|: ?).+$/u, '');
  const found = halves[language].exec(plain)?.groups;
  if (!found?.one || !found.two || / and /iu.test(found.two)) return null;
  // What is done about a thing is no second thing.
  if (answering[language].test(found.two)) return null;
  // 山区蜂农的收入来源与风险: two sides of one thing; 书院的改制与地方士绅: those people are no side of it.
  if (
    (language === 'zh' && /的/u.test(found.one) && !namesPeople(found.two, language)) ||
    (language === 'ja' && /の/u.test(found.one) && !/^.{1,8}(?:時代|期|前|後|代)の/u.test(found.one))
  )
    return null;
  // Near roads and railways, the effect of heat and light: what stands behind such a word is one place or one cause.
  if (
    language === 'en' &&
    / (?:near|between|among|from|with|against|around|along|across|under|on|in|at|for|by|to|as|of) /iu.test(found.one)
  ) {
    if (!/ and the /iu.test(plain)) return null;
  }
  if (language === 'en' && / of /iu.test(found.two) && !/ and the /iu.test(plain)) return null;
  return { a: own(found.one.trim()), b: own(found.two.trim()) };
}

const usedIn: Readonly<Record<Language, RegExp>> = {
  zh: /^在(?<in>.{2,14}?)(?:中|上|里|方面|过程中)?的(?:应用|运用|使用)/u,
  en: /^(?:use|application|uses|applications) (?:in|for) (?:the )?(?<in>.+)$/iu,
  es: /^(?:uso|aplicación|empleo|utilización) (?:en|para) (?:el |la |los |las )?(?<in>.+)$/iu,
  ja: /^(?<in>.{2,16}?)(?:における|への|での)(?:活用|利用|応用|導入)/u,
};

/** «Uso de drones en el control de malezas»: what a thing is used for stands beside it. */
export const findUsedIn = ({ aspect, language }: TitleUnderstanding): string | null =>
  usedIn[language].exec(aspect)?.groups?.in ?? null;

function findBoth(title: TitleUnderstanding): { a: string; b: string; isDirected: boolean } | null {
  const { bearing } = title;
  const own = ownOf(title);
  const two = bearing?.through || bearing?.under ? null : findHalves(title);
  if (two) return { ...two, isDirected: false };
  if (bearing) {
    const { object, aspect } = nameTitle(title);
    return { a: own(object), b: own(aspect ?? bearing.outcome), isDirected: true };
  }
  const partner = findPartner(title);
  if (partner) return { a: own(title.object), b: partner, isDirected: true };
  const use = title.kind === 'history-narrative' ? null : findUsedIn(title);
  return use === null ? null : { a: own(title.object), b: own(use), isDirected: true };
}

function planBoth(title: TitleUnderstanding, both: { a: string; b: string; isDirected: boolean }): Plan {
  const { language } = title;
  const { a, b, isDirected } = both;
  const pair = grammars[language].join(a, b);
  const relation = title.kind === 'history-narrative' ? 'history' : 'theory';
  const said = { object: pair, aspect: null, focus: pair };
  const names: Slots = {
    ...of(pair),
    matter: pair,
    ask: grammars[language].ask(relation, said),
    answer: grammars[language].answer(relation, said),
    a,
    b,
  };
  if (title.kind === 'history-narrative')
    return {
      names,
      chapters: [
        section('tale.one', 18, [part('tale.rise', of(a)), part('tale.spread', of(a))], of(a)),
        namesPeople(b, language)
          ? section('was.folk', 17, [part('was.way', of(b)), part('was.work', of(b)), part('was.terms', of(b))], of(b))
          : section('tale.two', 17, [part('tale.ground', of(b)), part('tale.people', of(b))], of(b)),
        section('tale.link', 28, [part('tale.ways'), part('tale.back'), part('tale.uneven')], { a, b }),
        section('tale.mean', 20, [part('tale.effect'), part('tale.views')], { a, b }),
      ],
    };
  const second = namesPeople(b, language)
    ? section('folk.side', 17, [part('folk.who', of(b)), part('folk.need', of(b))], of(b))
    : section('both.two', 17, [part('both.scope', of(b)), part('both.seen', of(b))], of(b));
  return {
    names,
    chapters: [
      introduce(a, language, 17),
      second,
      section(isDirected ? 'both.act' : 'both.link', 28, [part('both.ways'), part('both.back'), part('both.depend')], {
        a,
        b,
      }),
      section(
        'both.proof',
        23,
        [part('both.found', {}, [part('both.studies'), part('both.cases')]), part('both.else'), part('both.gap')],
        { a, b },
      ),
      section('both.use', 15, [part('both.who'), part('both.bound')], { a, b }),
    ],
  };
}

const joinSide: Readonly<Record<Language, (object: string, side: string) => string>> = {
  zh: (object, side) => `${object}的${side}`,
  ja: (object, side) => `${object}の${side}`,
  en: (object, side) => `${object}: ${side}`,
  es: (object, side) => `${side} ${grammars.es.inflect(object, 'de')}`,
};

/** What the title is about before its side is: people have a makeup and needs, a thing a meaning and forms. */
const introduce = (thing: string, language: Language, weight: number): Section =>
  namesPeople(thing, language)
    ? section('folk.side', weight, [part('folk.who', of(thing)), part('folk.need', of(thing))], of(thing))
    : section('both.one', weight, [part('both.sense', of(thing)), part('both.forms', of(thing))], of(thing));

const ofCauses =
  /成因|原因|诱因|来源|因素|\b(?:causes?|reasons|sources|origins?|factors|drivers)\b|causas?|razones|origen|factores|原因|要因|背景/iu;
const ofSteps =
  /对策|治理|防治|防控|预防|预警|应对|优化|改进|策略|措施|路径|建议|\b(?:prevention|control|responses?|solutions?|measures|strategies|reduction|removal|treatment|policy|reform)\b|prevención|control|respuestas?|soluciones|medidas|estrategias|propuestas|対策|予防|防止|改善|支援|方策/iu;
const ofEffects =
  /影响|后果|危害|效应|成效|\b(?:effects?|impacts?|consequences|risks?|costs?|outcomes?|benefits)\b|efectos?|consecuencias|impactos?|riesgos|影響|効果|帰結/iu;
const ofTroubles =
  /问题|困境|难点|障碍|不足|挑战|\b(?:problems?|challenges|barriers|obstacles|difficulties|limits)\b|problemas?|obstáculos|retos|dificultades|barreras|課題|問題|障壁/iu;

/** What a side asks for says what its sections are; a side that only names something is described. */
function listParts(term: string): Section[] {
  if (ofCauses.test(term)) return [part('gap.inner'), part('gap.outer'), part('gap.order')];
  if (ofSteps.test(term)) return [part('gap.tried'), part('gap.answer'), part('gap.need')];
  if (ofTroubles.test(term)) return [part('gap.signs'), part('gap.place'), part('gap.cost')];
  if (ofEffects.test(term)) return [part('thing.near'), part('thing.far')];
  return [part('sides.state', { term }), part('sides.differ', { term }), part('sides.why', { term })];
}

/** Each side that the title lists has a chapter. */
function planSides(title: TitleUnderstanding, sides: readonly string[]): Plan {
  const thing = ownOf(title)(title.object);
  const each = sides.map((term, at) => {
    const focus = joinSide[title.language](thing, term);
    return section('sides.each', 22 + at / 10, listParts(term), { term, object: thing, focus });
  });
  return {
    names: {},
    chapters: [
      ...(sides.length < 3 ? [introduce(thing, title.language, 16)] : []),
      ...each,
      section('sides.tie', 18, [part('sides.links'), part('side.next')], of(thing)),
    ],
  };
}

function planSide(title: TitleUnderstanding, aspect: string, field: Field): Plan {
  const own = ownOf(title);
  const thing = own(title.object);
  const side = own(aspect);
  const span = findSpan(title, title.object, aspect);
  const focus = span === null ? joinSide[title.language](thing, side) : own(span);
  // Nobody has views on how smoke is kept down: what is done with matter has factors, methods and results.
  if (working.has(field)) {
    const plan = planThing(title, field);
    return { ...plan, chapters: plan.chapters.map((chapter) => ({ ...chapter, slots: of(focus) })) };
  }
  const whole: Slots = { object: focus, focus, aspect: side };
  return {
    names: {},
    chapters: [
      introduce(thing, title.language, 17),
      section(
        'side.shape',
        26,
        [part('side.main', {}, [part('side.points'), part('side.cases')]), part('side.differ'), part('side.voice')],
        whole,
      ),
      section('side.why', 22, [part('side.inner'), part('side.outer')], whole),
      section('side.use', 20, [part('side.weigh'), part('side.next')], whole),
    ],
  };
}

function planPast(title: TitleUnderstanding): Plan {
  // "The Use of Pigeons for …": what was done with them has a past, and not they.
  const used = /^(?:the |el |la )?(?:use|employment|training|uso|empleo) (?:of|de) [^,:?]{3,60}/iu.exec(
    title.text,
  )?.[0];
  const named = used?.replace(/^(?:the|el|la) /iu, '') ?? (findLives(title) === null ? null : title.object);
  const lives = named && ownOf(title)(named);
  const object = lives ?? nameTitle(title).object;
  const relation = 'history';
  const said = { object, aspect: null, focus: object };
  const grammar = grammars[title.language];
  return {
    names:
      lives === null
        ? {}
        : { ...of(lives), matter: lives, ask: grammar.ask(relation, said), answer: grammar.answer(relation, said) },
    chapters: [
      section('was.ground', 18, [part('was.before'), part('was.need')]),
      namesPeople(object, title.language)
        ? section('was.folk', 28, [part('was.way'), part('was.work'), part('was.terms')])
        : section('was.picture', 28, [
            part('was.forms', {}, [part('was.records'), part('was.doings')]),
            part('was.people'),
            part('was.differ'),
          ]),
      section(namesPeople(object, title.language) ? 'was.lot' : 'was.change', 22, [part('was.shift'), part('was.why')]),
      section('was.mean', 20, [part('was.effect'), part('was.views')]),
    ],
  };
}

/** What is there to be dealt with, as against what is done or made. */
const suffered =
  /(?:脱落|开裂|裂缝|渗漏|故障|腐蚀|失效|沉降|变形|病|症|伤|痛|焦虑|抑郁|不安|压力|倦怠|疲劳|害|污染|堵塞|老化|磨损|流失|損傷|劣化|故障|病害)$|(?:不安|ストレス|疲労|痛み)$|\b(?:anxiety|stress|pain|burnout|injur(?:y|ies)|fatigue|depression|failures?|leaks?|leakage|cracks?|corrosion|diseases?|erosion|loss(?:es)?|damage|defects?|infections?|\p{L}+(?:osis|itis))$|^(?:fallas?|fugas|corrosión|enfermedad|erosión|pérdidas?|daños|plagas?)(?!\p{L})/iu;

function planThing(title: TitleUnderstanding, field: Field): Plan {
  if (field === 'science')
    return {
      names: {},
      chapters: [
        section('tech.what', 17, [part('tech.sense'), part('tech.work')]),
        section('nat.seen', 26, [part('nat.how'), part('nat.facts')]),
        section('tech.why', 22, [part('tech.inner'), part('tech.outer')]),
        section('nat.mean', 22, [part('nat.explain'), part('nat.open'), part('nat.use')]),
      ],
    };
  if (bodily.has(field))
    return {
      names: {},
      chapters: [
        section('tech.what', 17, [part('tech.sense'), part('tech.work')]),
        section('tech.state', 22, [part('tech.seen'), part('tech.trouble')]),
        section('tech.why', 22, [part('tech.inner'), part('tech.outer')]),
        section(suffered.test(title.object) ? 'tech.cope' : 'tech.way', 25, [
          part('tech.means', {}, [part('tech.principle'), part('tech.cost')]),
          part('tech.compare'),
          part('tech.next'),
        ]),
      ],
    };
  return {
    names: {},
    chapters: [
      section('thing.what', 16, [part('thing.sense'), part('thing.origin')]),
      section('thing.state', 26, [
        part('thing.forms', {}, [part('thing.kinds'), part('thing.each')]),
        part('thing.people'),
        part('thing.differ'),
      ]),
      section('thing.why', 20, [part('thing.inner'), part('thing.outer')]),
      section('thing.effect', 24, [part('thing.near'), part('thing.far')]),
      section('thing.judge', 14, [part('thing.views'), part('thing.next')]),
    ],
  };
}

const doing =
  /^(?<doing>\p{L}+ing(?: (?:from|with|without|on|by|at|for|as|up|out|to|against) (?:an? |the )?[\p{L}-]+| [\p{L}-]+)?)(?= (?:in|after|before|during|among|at|on|for|near|across|under|between|and)\b|$)/iu;

/** "Working from Home after Parental Leave" is about working from home: what is done is named with what it is done with. */
function nameDoing(title: TitleUnderstanding): TitleUnderstanding {
  const { language, object, text } = title;
  if (
    language !== 'en' ||
    /\s/u.test(object) ||
    !/ing$/iu.test(object) ||
    !text.toLowerCase().startsWith(object.toLowerCase())
  )
    return title;
  const whole = doing.exec(text.split(/[:?]/u)[0] ?? text)?.groups?.doing;
  if (!whole || whole.length <= object.length) return title;
  const named = grammars.en.fromTitle(whole, text);
  return {
    ...title,
    object: named,
    short: named,
    contexts: title.contexts.filter((context) => !whole.includes(context.text)),
  };
}

/** Chapters of another plan under the name of both. */
export const nameBoth = (
  title: TitleUnderstanding,
  { a, b }: { a: string; b: string },
  chapters: Section[],
): OpenPlan => nameWhole(title, grammars[title.language].join(a, b), chapters);

/** One name in every heading, and no side of it. */
export function nameWhole(title: TitleUnderstanding, thing: string, chapters: Section[]): OpenPlan {
  const grammar = grammars[title.language];
  const said = { object: thing, aspect: null, focus: thing };
  const names = {
    ...of(thing),
    aspect: '',
    matter: thing,
    ask: grammar.ask('theory', said),
    answer: grammar.answer('theory', said),
  };
  return { title, chapters, names };
}

/** By the form of the title alone: a question, two things, sides of one, one side, or a bare thing. */
export function planOpen(read: TitleUnderstanding, field: Field): OpenPlan {
  const isTold =
    read.confidence.kind >= 0.65 || read.signs.includes('history') || read.contexts.some(({ kind }) => kind === 'time');
  const isDated = read.signs.includes('history') && read.contexts.some(({ kind }) => kind === 'time');
  const isPast = field === 'history' || isDated || (read.kind === 'history-narrative' && isTold);
  const title: TitleUnderstanding = { ...read, kind: isPast ? 'history-narrative' : 'theory-essay' };
  const whole = nameDoing(title);
  return { title: whole, ...planForm(whole, field) };
}

const playing =
  /^(?:(?:社会|教育|支持|关键|重要)?(?:作用|角色|功能|价值|意义)|(?:social |educational )?(?:roles?|functions?|value|significance)|(?:papel|función|valor|importancia)|(?:役割|機能|意義|価値))$/iu;

function planForm(title: TitleUnderstanding, field: Field): Plan {
  const question = findQuestion(title);
  // Why we need to forget is argued; nobody observes it.
  if (question) return planQuestion(title, question, field === 'philosophy');
  const both = findBoth(title);
  if (both) return planBoth(title, both);
  const sides = listSides(title);
  if (sides.length >= (title.kind === 'history-narrative' ? 3 : 2)) return planSides(title, sides);
  const { aspect } = nameTitle(title);
  if (title.kind === 'history-narrative') return planPast(title);
  // Its audience is not shown and explained; it stands beside it.
  if (title.isAspectNamed && aspect !== null && namesPeople(aspect, title.language)) {
    const own = ownOf(title);
    return planBoth(title, { a: own(title.object), b: own(aspect), isDirected: false });
  }
  // The role of a thing is what is asked of it, and the word is part of what the title names.
  if (title.isAspectNamed && playing.test(title.aspect)) return planSide(title, title.aspect, field);
  return title.isAspectNamed && aspect !== null && !asking[title.language].test(aspect)
    ? planSide(title, aspect, field)
    : planThing(title, field);
}
