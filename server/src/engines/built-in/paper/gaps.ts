import { listPieces } from '../../../text/word-overlap.ts';
import { rotate } from '../seeded-random.ts';
import { gapOfStudy } from './gaps-of-studies.ts';
import type { Spot } from './read-outline.ts';
import type { GapKind } from './role-specs.ts';
import { fillFrame } from './sentence-writer.ts';
import { joinNames } from './telling/join-names.ts';
import { describing } from './telling/reported-roles.ts';
import { fillersAt, topicOf, type WritingContext } from './writing-context.ts';

export const gapCell = (context: WritingContext, text: string): string => `[${context.wording.materials.gap}: ${text}]`;

/** Headings of one role that ask for something of their own. */
const byHeading: readonly (readonly [GapKind, RegExp, GapKind])[] = [
  ['result', describing, 'describe'],
  ['robust', /偏倚|局限|不足|\bbias|\blimit|sesgo|límite|limitaci|偏り|限界/iu, 'limit'],
  ['result', /群体差异|组间差异|分组|differences? (?:between|by)|diferencias|群間|属性別/iu, 'group'],
  [
    'instrument',
    /施测|实施过程|共同方法|数据收集|procedure|common method|collection|procedimiento|recogida|手続き|手順/iu,
    'procedure',
  ],
];

/** What a section lacks: where a study falls short is asked of every kind, all else as the study has it. */
function kindAt(usual: GapKind, spot: Spot, { subject }: WritingContext): GapKind {
  const worded = byHeading.find(([of, cue]) => of === usual && cue.test(spot.section.title))?.[2];
  return worded === 'limit' ? worded : (gapOfStudy(usual, spot, subject) ?? worded ?? usual);
}

/** What the heading itself speaks of is asked for first. */
function nearestFirst(frames: readonly string[], heading: string): readonly string[] {
  const pieces = listPieces(heading);
  const shared = (frame: string): number => [...listPieces(frame)].filter((piece) => pieces.has(piece)).length;
  return frames.toSorted((one, other) => shared(other) - shared(one));
}

/** Results for each hypothesis are asked for where there is one. */
const ofHypotheses = /假设|hypothes|hipótesis|仮説/iu;

/** A marked place for what only the student can supply. */
export function writeGap(usual: GapKind, spot: Spot, context: WritingContext, label = ''): string | null {
  const { materials } = context.wording;
  const kind = kindAt(usual, spot, context);
  const frames = rotate(materials.gaps[kind], context.subject.seed, `${spot.section.id}${kind}${label}`);
  const isOpen = (frame: string): boolean => context.argument.hypotheses.length > 0 || !ofHypotheses.test(frame);
  for (const frame of nearestFirst(frames.filter(isOpen), spot.section.title)) {
    const text = fillFrame(frame, fillersAt(spot, context), context.subject.language);
    const lower =
      text && (context.subject.language === 'en' || context.subject.language === 'es')
        ? text.charAt(0).toLowerCase() + text.slice(1)
        : text;
    if (!lower || context.shown.has(`gap:${lower}`)) continue;
    context.shown.add(`gap:${lower}`);
    return `[${materials.gap}: ${lower.replace(/[。.]$/u, '')}]`;
  }
  return null;
}

/** Works on the paper's own matter, of which none was found. */
export function writeReadingGap(spot: Spot, context: WritingContext): string | null {
  const [frame = ''] = context.wording.materials.gaps.source;
  const text = fillFrame(frame, fillersAt(spot, context), context.subject.language);
  return text && gapCell(context, text.charAt(0).toLowerCase() + text.slice(1).replace(/[。.]$/u, ''));
}

/** A concept that the knowledge does not hold is the student's to define, with a source. */
export function writeDefinitionGap(spot: Spot, context: WritingContext): string | null {
  const { language } = context.subject;
  const { object = '', aspect } = context.subject.slots.long;
  const name = aspect && spot.section.title.toLowerCase().includes(aspect.toLowerCase()) ? aspect : object;
  const text = {
    zh: `${name}的定义及出处`,
    en: `the definition of ${name}, with its source`,
    es: `la definición de «${name}», con su fuente`,
    ja: `${name}の定義と出典`,
  }[language];
  if (context.shown.has(`gap:${text}`)) return null;
  context.shown.add(`gap:${text}`);
  return gapCell(context, text);
}

/** Where nothing is known, and every usual place is marked already: what the heading asks for is the student's to bring. */
export function writeHeadingGap(spot: Spot, context: WritingContext): string {
  const topic = topicOf(spot.section.title);
  const text = {
    zh: `关于“${topic}”的材料与出处`,
    en: `material and sources on “${topic}”`,
    es: `materiales y fuentes sobre «${topic}»`,
    ja: `「${topic}」に関する資料と出典`,
  }[context.subject.language];
  return gapCell(context, text);
}

/** People or a setting that the title names and of which nothing is known: what holds of them is the student's to bring. */
export function writePeopleGap(people: readonly string[], context: WritingContext): string {
  const { language } = context.subject;
  const list = people.join(language === 'zh' || language === 'ja' ? '、' : ', ');
  const text = {
    zh: `“${list}”这一对象的具体情况、数据与出处`,
    en: `what is known of ${list} in this matter: figures, cases and sources`,
    es: `lo que se sabe de ${list} en esta materia: cifras, casos y fuentes`,
    ja: `「${list}」に関する実情、数値と出典`,
  }[language];
  return gapCell(context, text);
}

/** What is so of the very case, place or work that the title names: what is told around it holds at large. */
export function writeCaseGap(name: string, spot: Spot, context: WritingContext): string {
  const topic = topicOf(spot.section.title);
  const isNamed = topic.toLowerCase().includes(name.toLowerCase());
  const { language } = context.subject;
  const text = isNamed
    ? {
        zh: `关于“${topic}”的具体事实、数据与出处`,
        en: `facts, figures and sources on “${topic}”`,
        es: `hechos, cifras y fuentes sobre «${topic}»`,
        ja: `「${topic}」に関する事実、数値と出典`,
      }[language]
    : {
        zh: `${name}在“${topic}”方面的具体事实、数据与出处`,
        en: `${name}: facts, figures and sources on “${topic}”`,
        es: `${name}: hechos, cifras y fuentes sobre «${topic}»`,
        ja: `「${topic}」についての${name}の事実、数値と出典`,
      }[language];
  return gapCell(context, text);
}

/** How both ends of what the title relates hang together, of which hardly anything is known. */
export function writeLinkGap({ cause, outcome }: { cause: string; outcome: string }, context: WritingContext): string {
  const { language } = context.subject;
  const both = joinNames([cause, outcome], language);
  const text = {
    zh: `“${cause}”与“${outcome}”之间联系的依据：自己的数据、谈到两者的文献或访谈所得`,
    en: `what shows how ${both} hang together: data of your own, sources on both, or what you know of it`,
    es: `lo que muestra la relación entre ${both}: datos propios, fuentes sobre ambas cosas o lo que se sepa de ella`,
    ja: `「${cause}」と「${outcome}」の結び付きを示すもの：自分のデータ、両者を扱う文献、または知っている実情`,
  }[language];
  return gapCell(context, text);
}
