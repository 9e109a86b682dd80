import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { arePersons } from '../../../../understanding/readers/two-minds.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { asking } from '../asking-words.ts';
import type { Material } from '../material.ts';
import { findLives } from '../name-english.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { findSpan } from '../title-spans.ts';
import { sortListed } from './asked-sort.ts';
import { findBoth, findTrio, joinSide, nameDoing, type OpenPlan, of, ownOf, type Plan } from './open-names.ts';
import { findQuestion } from './open-question.ts';
import { namesPeople } from './people.ts';
import { findAsked, findMeansUse, findUse, planAsked, planUse } from './plan-asked.ts';
import { listBare } from './plan-bare.ts';
import { planQuestion } from './plan-question.ts';
import { isProcess } from './processes.ts';
import { listSides } from './title-lists.ts';

const surnames =
  /^[赵钱孙李周吴郑王冯陈卫蒋沈韩杨朱秦许何吕施张孔曹严华魏陶姜谢邹章云苏潘葛范彭鲁韦马苗方俞任袁柳史唐薛雷贺倪汤罗毕郝安常于时傅齐康伍余顾孟黄穆萧尹姚邵汪祁毛狄米贝明臧戴宋茅庞熊纪舒屈项祝董梁杜阮蓝季贾江童颜郭梅盛林钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫房缪解应宗丁宣邓郁洪包左石崔龚程裴陆荣翁荀甄曲靳段焦侯班仲伊宫宁甘]\p{sc=Han}{1,2}$/u;
/** 张謇, by a surname and a length that names have; an old trade or place of two signs is none. */
const isNamed = (name: string, language: Language): boolean =>
  language === 'zh' &&
  surnames.test(name) &&
  !/[庄帮店馆业会社院河江山城路车船油粮盐茶朝代军法制学派国县州市村镇教]$/u.test(name);

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
  // How the plague changed labour: what labour meant for the plague is not asked.
  if (title.kind === 'history-narrative' && isDirected && title.language === 'en' && title.signs.includes('question'))
    return {
      names,
      chapters: [
        section('coped.before', 18, [part('coped.base'), part('tale.people', of(b))], { a: b, b: a }),
        section('tale.one', 18, [part('tale.rise', of(a)), part('tale.spread', of(a))], of(a)),
        section('tale.link', 26, [part('tale.ways'), part('tale.uneven')], { a, b }),
        section('coped.after', 22, [part('coped.changed'), part('coped.kept'), part('coped.views')], { a: b, b: a }),
      ],
    };
  if (title.kind === 'history-narrative')
    return {
      names,
      chapters: [
        arePersons(a, a, language) || isNamed(a, language)
          ? section('who.life', 18, [part('who.times'), part('who.aims')], of(a))
          : section('tale.one', 18, [part('tale.rise', of(a)), part('tale.spread', of(a))], of(a)),
        namesPeople(b, language)
          ? section('was.folk', 17, [part('was.way', of(b)), part('was.work', of(b)), part('was.terms', of(b))], of(b))
          : section('tale.two', 17, [part('tale.ground', of(b)), part('tale.people', of(b))], of(b)),
        section('tale.link', 28, [part('tale.ways'), !isProcess(b) && part('tale.back'), part('tale.uneven')], {
          a,
          b,
        }),
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

/** What the title is about before its side is: people have a makeup and needs, a thing a meaning and forms. */
export const introduce = (thing: string, language: Language, weight: number): Section =>
  namesPeople(thing, language)
    ? section('folk.side', weight, [part('folk.who', of(thing)), part('folk.need', of(thing))], of(thing))
    : section('both.one', weight, [part('both.sense', of(thing)), part('both.forms', of(thing))], of(thing));

/** What is made and looked at has traits and examples, and no state of affairs. */
const crafted: ReadonlySet<Field> = new Set<Field>(['art', 'literature']);

/** What a side asks for says what its sections are; a side that only names something is described. */
function listParts(term: string, field: Field, material?: Material, isPast = false): Section[] {
  const sort = sortListed(term);
  // Troubles and causes of the very subject have names.
  const known = material?.subjectChains() ?? [];
  if (known.length >= 2 && (sort === 'troubles' || sort === 'causes'))
    return [...new Set(known.map(({ problem, cause }) => (sort === 'troubles' ? problem : cause)))].map((cause) =>
      part('cause.named', { cause }),
    );
  switch (sort) {
    case 'gains':
      return [part('use.good'), part('econ.share'), part('side.weigh')];
    case 'causes':
      return [part('gap.inner'), part('gap.outer'), part('gap.order')];
    case 'steps':
      return [part('gap.tried'), part('gap.answer'), part('gap.need')];
    case 'troubles':
      return [part('gap.signs'), part('gap.place'), part('gap.cost')];
    case 'effects':
      return [part('thing.near'), part('thing.far')];
    case 'role':
      return [part('thing.people'), part('use.good'), part('side.weigh')];
    default:
      if (isPast) return [part('sides.past', { term }), part('sides.turn', { term }), part('sides.force', { term })];
      return crafted.has(field)
        ? [part('craft.roots', { term }), part('craft.traits', { term }), part('craft.examples', { term })]
        : [part('sides.state', { term }), part('sides.differ', { term }), part('sides.why', { term })];
  }
}

/** Each side that the title lists has a chapter. */
function planSides(title: TitleUnderstanding, sides: readonly string[], field: Field, material: Material): Plan {
  const thing = ownOf(title)(title.object);
  const isPast = title.kind === 'history-narrative';
  const each = sides.map((term, at) => {
    // 导学关系异化的重塑: the relation is built anew, and not what went wrong with it.
    const whole = /^(?:重塑|重建|重构|修复|复归)$/u.test(term)
      ? thing.replace(/(?:异化|缺失|失衡|失范|危机|弱化)$/u, '')
      : thing;
    const focus = joinSide[title.language](whole, term);
    return section('sides.each', 22 + at / 10, listParts(term, field, material, isPast), {
      term,
      object: thing,
      focus,
    });
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

/** "Urban Foxes and Their Diet" is about the diet of urban foxes. */
const nameOwned = (title: TitleUnderstanding, span: string, side: string): string =>
  title.language === 'en' && / and (?:its|their) /iu.test(span)
    ? `${side.replace(/^(?:its|their) /iu, 'the ')} of ${ownOf(title)(title.object)}`
    : span;

/** Fields whose plan of a bare thing does for one side of it as well. */
const described: ReadonlySet<Field> = new Set<Field>([
  'science',
  'engineering',
  'agriculture',
  'management',
  'economics',
  'education',
  'art',
]);
/** "Tattooing as Art": whether it is one is asked of the thing, not of the ways it is made. */
export const standing = /\bas\b|作为|como (?:arte|género)|としての/iu;

/** How a side of a work of art is shown, in which works, and what it means. */
const planCraft = (introduction: Section, focus: string): Section[] => [
  introduction,
  section('craft.show', 24, [part('craft.form'), part('craft.sign'), part('craft.place')], of(focus)),
  section('craft.works', 22, [part('craft.pick'), part('craft.read')], of(focus)),
  section('craft.mean', 18, [part('craft.sense'), part('craft.public')], of(focus)),
  section('craft.next', 16, [part('craft.lack'), part('craft.way')], of(focus)),
];

function planSide(title: TitleUnderstanding, aspect: string, field: Field, isRole = false): Plan {
  const own = ownOf(title);
  const thing = own(title.object);
  const side = own(aspect);
  const span = findSpan(title, title.object, aspect);
  const focus = span === null ? joinSide[title.language](thing, side) : nameOwned(title, own(span), side);
  if (field === 'art' && !standing.test(title.text))
    return { names: {}, chapters: planCraft(introduce(thing, title.language, 17), focus) };
  // Nobody has views on how smoke is kept down; what a firm, a school or a market does has its own course.
  if (described.has(field) && !isRole) {
    const chapters = listBare({ ...title, object: focus }, field);
    const named = chapters.map((chapter) => ({ ...chapter, slots: of(focus) }));
    // A side of nature has no kinds and no inner workings; its thing has.
    return {
      names: {},
      chapters: field === 'science' ? [introduce(thing, title.language, 17), ...named.slice(1)] : named,
    };
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
  const used =
    /^(?:the |el |la )?(?:use|employment|training|introduction|arrival|adoption|cultivation|uso|empleo) (?:of|de) [^,:?]{3,60}/iu.exec(
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

/** By the form of the title alone: a question, two things, sides of one, one side, or a bare thing. */
export function planOpen(read: TitleUnderstanding, field: Field, material: Material): OpenPlan {
  const isTold =
    read.confidence.kind >= 0.65 || read.signs.includes('history') || read.contexts.some(({ kind }) => kind === 'time');
  const isDated = read.signs.includes('history') && read.contexts.some(({ kind }) => kind === 'time');
  const isPast = field === 'history' || isDated || (read.kind === 'history-narrative' && isTold);
  const title: TitleUnderstanding = { ...read, kind: isPast ? 'history-narrative' : 'theory-essay' };
  const whole = nameDoing(title);
  const plan = planForm(whole, field, material);
  // What the title asks has its chapters; no section need say it again.
  const contexts = whole.contexts.filter(({ text }) => !/ and (?:how|why|what) |^home$/iu.test(text));
  return { title: { ...whole, contexts, isAspectNamed: whole.isAspectNamed && !plan.isAnswered }, ...plan };
}

/** 近视防控中的家庭角色: what is done by whom in an undertaking; the undertaking is what the paper is about. */
function findRole(title: TitleUnderstanding): TitleUnderstanding | null {
  const { object, language, contexts, isAspectNamed } = title;
  const where = contexts.find(({ kind }) => kind === 'setting')?.text;
  if (isAspectNamed || !where || !/(?:角色|作用|役割)$|\brole\b|^papel/iu.test(object)) return null;
  if (language === 'en' || language === 'es') return null;
  return {
    ...title,
    object: where,
    short: where,
    aspect: object,
    isAspectNamed: true,
    contexts: contexts.filter(({ text }) => text !== where),
  };
}

const playing =
  /^(?:(?:社会|教育|支持|关键|重要)?(?:作用|角色|功能|价值|意义)|(?:social |educational )?(?:roles?|functions?|value|significance)|(?:papel|función|valor|importancia)|(?:役割|機能|意義|価値))$/iu;

const working: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture']);

const owning: Readonly<Record<Language, RegExp>> = {
  zh: /及其(?<side>[^，：:—与和、]{2,12})$/u,
  en: / and (?:its|their) (?<side>[^,:?]+)$/iu,
  es: / y sus? (?<side>[^,:?¿]+)$/iu,
  ja: /とその(?<side>[^、：―とのは]{2,10})$/u,
};

/** 冻土退化及其水文效应: the thing with its reasons, then what the title asks of it. */
function planOwned(title: TitleUnderstanding, field: Field): Plan | null {
  const side = owning[title.language].exec(title.text)?.groups?.side;
  if (!side || title.bearing !== null || sortListed(side) === 'causes') return null;
  const own = ownOf(title);
  const [thing, term] = [own(title.object), own(side)];
  if ([thing, term].some((name) => namesPeople(name, title.language)) || thing.includes(term)) return null;
  const isNatural = working.has(field);
  const focus = joinSide[title.language](thing, term);
  return {
    names: {},
    isAnswered: true,
    chapters: [
      introduce(thing, title.language, 17),
      isNatural
        ? section('tech.why', 22, [part('tech.inner'), part('tech.outer')], of(thing))
        : section('side.why', 20, [part('side.inner'), part('side.outer')], of(thing)),
      section('sides.each', 28, listParts(term, field), { term, object: thing, focus }),
      section('sides.tie', 18, [part(isNatural ? 'nat.open' : 'sides.links'), part('side.next')], of(thing)),
    ],
  };
}

const clausal = /^(?<a>[^:?,]{6,60}?) and (?<b>(?:how|why|what) [^:?,]{6,60})$/iu;

/** "Complaints Online and How Airlines Respond": a thing, and a clause that asks of it. */
function planClause(title: TitleUnderstanding): Plan | null {
  const { a, b } = (title.language === 'en' ? clausal.exec(title.text)?.groups : null) ?? {};
  if (!a || !b) return null;
  const thing = ownOf(title)(a);
  const focus = b.toLowerCase().startsWith('what') ? b : `${b[0]?.toUpperCase()}${b.slice(1)}`;
  const said = { object: thing, aspect: null, focus: thing };
  const grammar = grammars.en;
  return {
    isAnswered: true,
    names: { ...of(thing), matter: thing, ask: grammar.ask('theory', said), answer: grammar.answer('theory', said) },
    chapters: [
      introduce(thing, 'en', 17),
      section('cause.state', 20, [part('why.seen'), part('why.range')], { ...of(thing), there: '' }),
      section('cause.told', 20, [part('gap.inner'), part('gap.outer')], of(thing)),
      section('sides.each', 26, [part('gap.tried'), part('gap.place'), part('gap.answer')], { term: focus, focus }),
      section('both.use', 14, [part('both.who'), part('both.bound')], { a: thing, b: thing }),
    ],
  };
}

function planTrio({ text }: TitleUnderstanding, { a, b, c }: { a: string; b: string; c: string }): Plan {
  const whole = grammars.en.fromTitle(text, text);
  const said = { object: whole, aspect: null, focus: whole };
  const tie: Slots = { a, b, term: c };
  return {
    isAnswered: true,
    names: {
      ...of(whole),
      matter: whole,
      ask: grammars.en.ask('theory', said),
      answer: grammars.en.answer('theory', said),
    },
    chapters: [
      ...[a, b, c].map((name, at) => introduce(name, 'en', 17 + at / 10)),
      section('trio.tie', 28, [part('trio.pair'), part('trio.third'), part('both.depend')], tie),
      section('both.use', 16, [part('both.who'), part('both.bound')], { a, b: c }),
    ],
  };
}

function planForm(title: TitleUnderstanding, field: Field, material: Material): Plan {
  // How salt shaped a town is told by what each was; only a question that nothing else answers is argued.
  const found = findQuestion(title);
  const question = title.bearing !== null && (title.kind === 'history-narrative' || found?.isHow) ? null : found;
  // Why we need to forget is argued; nobody observes it.
  if (question) return planQuestion(title, question, field);
  const use = title.kind === 'history-narrative' ? null : (findUse(title) ?? findMeansUse(title, field));
  if (use) return planUse(title, use);
  const sort = title.kind === 'history-narrative' ? null : findAsked(title, field);
  const asked =
    sort && planAsked(title, sort, { field, material, introduce: (thing) => introduce(thing, title.language, 17) });
  if (asked) return asked;
  const isPast = title.kind === 'history-narrative';
  const formed = isPast ? null : (planClause(title) ?? planOwned(title, field));
  if (formed) return formed;
  const three = isPast ? null : findTrio(title);
  if (three) return planTrio(title, three);
  const both = findBoth(title);
  if (both) return planBoth(title, both);
  const sides = listSides(title);
  if (sides.length >= (title.kind === 'history-narrative' ? 3 : 2)) return planSides(title, sides, field, material);
  const { aspect } = nameTitle(title);
  if (title.kind === 'history-narrative') return planPast(title);
  // Its audience is not shown and explained; it stands beside it.
  if (title.isAspectNamed && aspect !== null && namesPeople(aspect, title.language)) {
    const own = ownOf(title);
    return planBoth(title, { a: own(title.object), b: own(aspect), isDirected: false });
  }
  // The role of a thing is what is asked of it, and the word is part of what the title names.
  if (title.isAspectNamed && playing.test(title.aspect)) return planSide(title, title.aspect, field, true);
  const role = findRole(title);
  if (role) return planSide(role, role.aspect, field, true);
  return title.isAspectNamed && aspect !== null && !asking[title.language].test(aspect)
    ? planSide(title, aspect, field)
    : { names: {}, chapters: listBare(title, field) };
}
