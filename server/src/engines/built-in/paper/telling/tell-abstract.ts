import type { Language } from '@yanmo/contract/languages';
import type { FactKind } from '../../knowledge/entry.ts';
import { facetNames } from '../../knowledge/facets.ts';
import { listEntries } from '../../knowledge/knowledge.ts';
import { hashText, rotate } from '../../seeded-random.ts';
import type { Hypothesis } from '../argument.ts';
import { type Fillers, fillFrame } from '../sentence-writer.ts';
import { listWording } from '../wordings/list-wording.ts';
import type { Frames } from '../wordings/wording.ts';
import { type Paper, printSection } from '../write-paper.ts';
import { type Claim, isWhole, listClaims } from './list-claims.ts';
import { listCalled } from './told-fact.ts';

type Worded = Readonly<Record<Language, string>>;

/** What a paper sets out, by what it tells of its subject. */
const setOut: readonly (readonly [kinds: readonly FactKind[], names: Worded])[] = [
  [['definition'], { zh: '概念', en: 'the definition', es: 'el concepto', ja: '定義' }],
  [
    ['part', 'stage'],
    { zh: '构成与过程', en: 'the parts and stages', es: 'las partes y las etapas', ja: '構成と過程' },
  ],
  [['actor'], { zh: '各方的利益', en: 'the interests involved', es: 'los intereses en juego', ja: '関係者の利害' }],
  [
    ['law', 'standard', 'policy'],
    { zh: '现行的规则', en: 'the rules in force', es: 'las normas vigentes', ja: '現行の規則' },
  ],
  [['milestone', 'driver'], { zh: '由来', en: 'the origins', es: 'el origen', ja: '経緯' }],
  [
    ['mechanism', 'condition'],
    {
      ...{ zh: '机理与条件', en: 'the mechanisms and their conditions' },
      ...{ es: 'los mecanismos y sus condiciones', ja: '仕組みと条件' },
    },
  ],
  [['effect'], { zh: '影响', en: 'the effects', es: 'los efectos', ja: '影響' }],
  [['debate', 'counter'], { zh: '争论所在', en: 'the points in dispute', es: 'los puntos en discusión', ja: '争点' }],
];
const ownMaterial: Worded = {
  ...{ zh: '作者自己的材料', en: 'the author’s own material' },
  ...{ es: 'el material propio del autor', ja: '執筆者自身の資料' },
};
/** More of them, and the sentence is a list. */
const mostSetOut = 4;

const openings: Readonly<Record<Language, Frames>> = {
  zh: [
    '本文讨论{matter}，交代其{list}。',
    '围绕{matter}，本文说明{list}。',
    '本文以{matter}为题，说明其{list}。',
    '{matter}是本文的题目，文中交代了{list}。',
  ],
  en: [
    'The paper treats {matter} and sets out {list}.',
    'On {matter}, the paper sets out {list}.',
    'The paper is on {matter}; it gives {list}.',
    'Taking up {matter}, the paper presents {list}.',
  ],
  es: [
    'El trabajo trata sobre {matter} y expone {list}.',
    'Sobre {matter}, el trabajo expone {list}.',
    'El trabajo estudia {matter} y presenta {list}.',
    'Con {matter} como tema, el trabajo recoge {list}.',
  ],
  ja: [
    '本稿は{matter}を取り上げ、{list}を述べる。',
    '{matter}について、本稿は{list}を示す。',
    '本稿は{matter}を題とし、{list}を整理する。',
    '本稿が扱うのは{matter}であり、{list}に触れる。',
  ],
};
const titled: Frames = [
  'Under the title “{title}”, the paper sets out {list}.',
  'The paper bears the title “{title}” and sets out {list}.',
];
/** What a paper without chains argues about. */
const dwelling: Readonly<Record<Language, Frames>> = {
  zh: ['着重讨论的是{list}。', '论述的重点在{list}。'],
  en: ['It dwells on {list}.', 'Its argument turns on {list}.'],
  es: ['Se detiene en {list}.', 'La discusión se centra en {list}.'],
  ja: ['とくに{list}を論じる。', '論述の中心は{list}である。'],
};
const counted: Frames = [
  'It names {count} problems, traces each of them to a cause, and proposes a measure for each.',
  'For {count} problems it gives a cause and a measure that answers it.',
  'It treats {count} problems, each with its cause and with what can be done about it.',
];
const counts = ['no', 'one', 'two', 'three', 'four'];
const gaps: Readonly<Record<Language, Frames>> = {
  zh: ['方括号标出之处，须由作者补入自己的材料。', '文中以方括号留出的位置，等待作者的材料。'],
  en: [
    'Places in brackets are left for the author’s own material.',
    'What stands in brackets is the author’s to supply.',
  ],
  es: [
    'Los lugares entre corchetes quedan para el material del autor.',
    'Lo que está entre corchetes debe aportarlo el autor.',
  ],
  ja: ['角括弧の箇所は、執筆者が自らの資料で補う。', '角括弧で示した箇所には、執筆者の資料が入る。'],
};
const tested: Readonly<Record<Language, Readonly<Record<Hypothesis['kind'], string>>>> = {
  zh: {
    direct: '待检验的假设是：排除其他因素之后，{x}与{y}仍有关联。',
    mediated: '其间，{m}可能是{x}作用于{y}的一环。',
    moderated: '{x}与{y}之间的关系有多强，可能因{m}而不同。',
    factor: '{x}被列为{y}的可能因素之一。',
  },
  en: {
    direct: 'The hypothesis to be tested is that {x} and {y} are connected once other factors are held constant.',
    mediated: 'A link between {x} and {y} may be {m}.',
    moderated: 'How strongly {x} and {y} are connected may depend on {m}.',
    factor: 'Among the possible factors in {y}, {x} is considered.',
  },
  es: {
    direct: 'La hipótesis que ha de contrastarse es que {x} y {y} guardan relación una vez excluidos otros factores.',
    mediated: 'Entre {x} y {y} puede mediar {m}.',
    moderated: 'La fuerza de la relación entre {x} y {y} puede depender {de m}.',
    factor: 'Entre los posibles factores {de y} se considera {x}.',
  },
  ja: {
    direct: '検証すべき仮説は、他の要因を除いても{x}と{y}に関連があるというものである。',
    mediated: '{x}と{y}の間を{m}がつなぐ可能性も検討する。',
    moderated: '{m}によって{x}と{y}の関係の強さが変わる可能性も検討する。',
    factor: '{y}の要因の候補として{x}を取り上げる。',
  },
};
const mostTested = 2;
const mostDwelt = 3;

function joinNames(names: readonly string[], language: Language): string {
  if (language === 'ja') return names.join('、');
  if (names.length < 2) return names.join('');
  const [separator, last] = { zh: ['、', '与'], en: [', ', ' and '], es: [', ', ' y '] }[language] as [string, string];
  return `${names.slice(0, -1).join(separator)}${last}${names.at(-1)}`;
}

/** What an abstract says of the paper: its claims, each by the names that its language has for them. */
function listClaimed({ context }: Paper, language: Language): Claim[] {
  const { subject, pool } = context;
  const claims = listClaims(context);
  if (language === subject.language) return claims;
  // What is known of a subject has the same id in every language that knows of it.
  const names = new Map(listEntries(subject.field, language).map(({ id, term }) => [id, term]));
  const name = (term: string): string => names.get(pool.findByTerm(term)?.entry.id ?? '') ?? '';
  return claims
    .map(({ problem, cause, measure }) => ({ problem: name(problem), cause: name(cause), measure: name(measure) }))
    .filter(isWhole);
}

const argued: ReadonlySet<string> = new Set(['problem', 'cause', 'measure', 'debate', 'fact']);

interface AbstractOf {
  language: Language;
  /** The title's parts by the names of the abstract's language. */
  fillers: Fillers;
  /** What the paper is called in English, where its student said so. */
  title?: string;
  hasOwn: boolean;
}

/**
 * The sentences of an abstract of what was told: what it sets out, what it claims, by what means where the text speaks of them, and what is left
 * to its author. Empty where nothing was told of the subject.
 */
export function tellAbstract(paper: Paper, { language, fillers, title, hasOwn }: AbstractOf): string[] {
  const { pool, subject } = paper.context;
  const told = listCalled(pool).flatMap((source) =>
    facetNames.flatMap((facet) => {
      const kind = source.entry.sheet?.told[facet];
      return kind !== undefined && pool.whereSaid(source, facet) ? [{ kind, source }] : [];
    }),
  );
  const parts = setOut
    .filter(([kinds]) => told.some(({ kind }) => kinds.includes(kind)))
    .map(([, names]) => names[language])
    .slice(0, mostSetOut);
  const list = joinNames([...parts, ...(hasOwn ? [ownMaterial[language]] : [])], language);
  if (list === '') return [];
  const isOwn = language === subject.language;
  const say = (frames: Frames, words: Fillers, label: string): string[] => {
    const order = rotate(frames, hashText(`${subject.seed}:${language}`), label);
    return order.flatMap((frame) => fillFrame(frame, words, language) ?? []).slice(0, 1);
  };
  const named = [...new Set(told.flatMap(({ source }) => source.entry.sheet?.english || []))].slice(0, mostDwelt);
  const subjects = `${named.length > 1 ? 'the subjects' : 'the subject'} ${joinNames(
    named.map((one) => `“${one}”`),
    'en',
  )}`;
  const matter = isOwn || named.length === 0 ? (fillers.matter ?? fillers.focus) : subjects;
  const opening =
    title === undefined
      ? say(openings[language], { matter, list }, 'opens')
      : titled
          .slice(hashText(title) % titled.length)
          .slice(0, 1)
          .map((frame) => frame.replace('{list}', list).replace('{title}', () => title));

  const body = paper.sections.map((section) => printSection(section, subject.language)).join('\n');
  /** Each in words of its own, and other than the text's. */
  const sayClaims = (claims: readonly Claim[], frames: Frames): string[] => {
    const free = [...rotate(frames, hashText(`${subject.seed}:${language}`), 'claims')];
    return claims.flatMap((claim) => {
      const worded = free.map((frame) => fillFrame(frame, { ...claim }, language) ?? '');
      const index = worded.findIndex((text) => text !== '' && !body.includes(text));
      if (index < 0) return [];
      free.splice(index, 1);
      return worded[index] ?? [];
    });
  };
  /** What is to be tested, without the label that it has in the text. */
  const hypotheses = isOwn
    ? paper.argument.hypotheses
        .slice(0, mostTested)
        .flatMap(({ kind, x, y, m }) => say([tested[language][kind]], { x, y, m }, kind))
    : [];
  const claims = listClaimed(paper, language);
  const problems = new Set(listClaims(paper.context).map(({ problem }) => problem)).size;
  const terms = [
    ...new Set(told.filter(({ source }) => argued.has(source.entry.kind)).map(({ source }) => source.entry.term)),
  ];
  const { telling, extras } = listWording(language);
  const held =
    claims.length > 0
      ? sayClaims(claims, telling.claim)
      : isOwn && terms.length > 1
        ? say(dwelling[language], { list: joinNames(terms.slice(0, mostDwelt), language) }, 'dwells')
        : !isOwn && problems > 1
          ? say(counted, { count: counts[problems] ?? String(problems) }, 'counted')
          : [];

  const isSaid = (term: string | undefined): boolean => term !== undefined && body.includes(term);
  const { theory, tool, data } = subject.slots.long;
  const means = { theory, tool, data };
  const grounded = Object.fromEntries(
    Object.entries(means).map(([slot, term]) => [slot, isSaid(term) ? fillers[slot] : undefined]),
  );
  const approach = extras.abstract.approach.filter((frame) => /\{(?:\w+ )?(?:theory|tool|data)\}/u.test(frame));
  return [
    ...opening,
    ...hypotheses,
    ...held,
    ...say(approach, { focus: fillers.focus, ...grounded }, 'approach'),
    ...(body.includes(`[${listWording(subject.language).materials.gap}`) ? say(gaps[language], {}, 'gaps') : []),
  ];
}
