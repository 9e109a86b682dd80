import type { Localized } from '@yanmo/contract/languages';
import { gapCell } from './gaps.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import type { Subject } from './subject.ts';
import { gathering, reporting } from './telling/reported-roles.ts';
import type { WritingContext } from './writing-context.ts';

/** What a student decides who plans a paper: nobody else knows whom they can ask, and by when. */
const planning: ReadonlySet<Role> = new Set<Role>(['approach', 'schedule', 'feasibility', 'search']);

type Open = 'key' | 'reasons' | 'route' | 'prepared' | 'access' | 'instead' | 'analysis';

const texts: Localized<Readonly<Record<Open, readonly string[]>>> = {
  zh: {
    key: ['打算解决的关键问题，以及打算怎样解决', '与已有研究相比可能的新意'],
    reasons: ['选用这一方法的理由，以及没有选用的其他方法', '这一方法能回答哪个问题、回答不了哪个'],
    route: ['从取得材料到得出结论的各个步骤，每一步的做法与产出', '各步骤之间怎样衔接，由谁完成'],
    prepared: ['已读的文献、已联系的单位与已完成的预备工作', '自己掌握的方法与软件，还要学会的部分'],
    access: ['材料由谁持有、怎样取得、需要谁的许可', '取得材料的时间与费用'],
    instead: ['替代的材料或方法，以及在什么情况下改用', '改用之后题目范围怎样调整'],
    analysis: [
      '打算收集的数据、对象与数量，以及用来检验什么',
      '打算怎样整理和分析数据',
      '预期看到的结果，以及相反结果的含义',
    ],
  },
  en: {
    key: ['the key question to be solved, and how', 'what may be new beside earlier studies'],
    reasons: [
      'why this method is chosen, and which others are not',
      'which question the method can answer, and which it cannot',
    ],
    route: [
      'the steps from material to conclusions, with what each does and yields',
      'how the steps follow from each other, and who carries them out',
    ],
    prepared: [
      'works read, organisations contacted and preparation done so far',
      'methods and software already mastered, and those still to be learnt',
    ],
    access: ['who holds the material, how it is obtained and whose permission is needed', 'time and cost of access'],
    instead: [
      'other material or methods, and when they would be used instead',
      'how the scope of the title would then change',
    ],
    analysis: [
      'the data to be collected, from whom and how many, and what they are to test',
      'how the data will be prepared and analysed',
      'the result that is expected, and what the opposite would mean',
    ],
  },
  es: {
    key: ['la cuestión clave que se quiere resolver y cómo', 'lo que puede ser nuevo frente a los estudios previos'],
    reasons: ['por qué se elige este método y cuáles se descartan', 'qué pregunta puede responder el método y cuál no'],
    route: [
      'los pasos del material a las conclusiones, con lo que se hace y se obtiene en cada uno',
      'cómo se enlazan los pasos y quién los lleva a cabo',
    ],
    prepared: [
      'obras leídas, entidades contactadas y trabajo previo hecho',
      'métodos y programas que ya se dominan y los que faltan por aprender',
    ],
    access: ['quién tiene el material, cómo se obtiene y qué permiso hace falta', 'plazo y coste del acceso'],
    instead: ['otros materiales o métodos y en qué caso se usarían', 'cómo cambiaría entonces el alcance del título'],
    analysis: [
      'los datos que se recogerán, de quiénes y cuántos, y qué han de comprobar',
      'cómo se prepararán y analizarán los datos',
      'el resultado que se espera y qué significaría el contrario',
    ],
  },
  ja: {
    key: ['解決しようとする中心的な問いと、その進め方', '先行研究に対して新しくなりうる点'],
    reasons: ['この方法を選ぶ理由と、採らない方法', 'この方法で答えられる問いと、答えられない問い'],
    route: ['資料の入手から結論までの手順と、各段階の作業と成果', '各段階のつながりと担当'],
    prepared: ['読んだ文献、連絡した機関、済ませた準備', '習得済みの方法やソフトと、これから学ぶもの'],
    access: ['資料の所有者、入手の方法、必要な許可', '入手にかかる時間と費用'],
    instead: ['代わりの資料や方法と、切り替える条件', 'その場合の題目の範囲の変更'],
    analysis: [
      '収集するデータ、対象と数、それで何を検証するか',
      'データの整理と分析の方法',
      '予想される結果と、逆の結果の意味',
    ],
  },
};

/** By what a heading of these roles asks for; the first that fits. */
const asked: readonly (readonly [Open, RegExp])[] = [
  [
    'instead',
    /替代|不易|不适用|调整|困难|\bif\b|cannot|does not fit|difficult|dificultad|(?:^|\s)si (?:no|los|las|el|la)\b|no (?:se|encaj)|alternativ|できない|場合|代わ|困難/iu,
  ],
  [
    'route',
    /路线|步骤|流程|到结论|\broute\b|\bsteps?\b|\bfrom\b.*\bto\b|ruta|pasos|\bde\b.* a (?:las|los) |conclusiones|手順|流れ|から.*まで|結論/iu,
  ],
  ['access', /取得|获取|来源|途径|access|obtain|acceso|obtener|obtenci|入手|取得/iu],
];

/** The part of a plan that says what is new about it; where a paper opens it only asks. */
const isKey = ({ role, path }: Spot): boolean => role === 'question' && (path[0] ?? 1) > 1;

/** Whether a section says what its student is going to do. */
export const isPlanned = (spot: Spot, { isPlan }: Pick<Subject, 'isPlan'>): boolean =>
  isPlan && (planning.has(spot.role) || isKey(spot));

function listOpen(spot: Spot): readonly Open[] {
  const { role, section, path } = spot;
  const worded = asked.find(([, cue]) => cue.test(section.title))?.[0];
  if (isKey(spot)) return ['key'];
  // A chapter without sections plans what these would.
  const isWhole = path.length === 1;
  if (role === 'approach') return isWhole ? ['reasons', 'route'] : [worded === 'route' ? 'route' : 'reasons'];
  if (role === 'feasibility') {
    if (worded === 'instead') return [worded];
    return isWhole ? ['prepared', 'access'] : [worded === 'access' ? worded : 'prepared'];
  }
  return reporting.has(role) || gathering.has(role) ? ['analysis'] : [];
}

/** Marked places of a plan: they ask for what is going to be done, where those of a paper ask for what was found. */
export function writePlanGaps(spot: Spot, context: WritingContext): string[] {
  if (!context.subject.isPlan) return [];
  return listOpen(spot).flatMap((open) => {
    const text = texts[context.subject.language][open].find((one) => !context.shown.has(`gap:${one}`));
    if (text === undefined) return [];
    context.shown.add(`gap:${text}`);
    return [gapCell(context, text)];
  });
}

/** Where the dates of a plan stand: below the heading on them, or with the way that the work takes. */
export const holdsSchedule = (spot: Spot, { spots, subject }: Pick<WritingContext, 'spots' | 'subject'>): boolean =>
  subject.isPlan &&
  (spots.find(({ role, isLeaf, move }) => isLeaf && role === 'schedule' && move !== 'task.format') ??
    spots.find(({ role, isLeaf }) => isLeaf && role === 'approach')) === spot;
