import type { Language } from '@yanmo/contract/languages';
import { NothingKnown, WishNotUnderstood } from '../../engine.ts';
import { grammars } from '../grammar/grammars.ts';
import type { Role } from '../paper/roles.ts';
import { fillFrame } from '../paper/sentence-writer.ts';
import { refOf, topicOf } from '../paper/writing-context.ts';
import type { Change, Purpose } from './change.ts';
import { placeOfNew } from './change-length.ts';
import { keyOf, printSheet, type Sheet, type SheetBlock } from './sheet.ts';
import type { Unsaid } from './unsaid.ts';

type Add = Extract<Change, { kind: 'add' }>;

/** Which sides of the knowledge, and which wordings, a paragraph for this purpose is made of. */
const roleOf: Partial<Record<Purpose, Role>> = {
  limits: 'limits',
  implication: 'lesson',
  definition: 'concept',
  comparison: 'debate',
};

/**
 * `{about}` as the student wrote it. Only the engine's own words stand around it; facts are left to the student. What is told of a topic
 * speaks for itself.
 */
const openings: Readonly<Record<Language, Readonly<Record<'definition' | 'example', readonly string[]>>>> = {
  zh: {
    definition: ['“{about}”一词在本文中的含义需要先说清楚。', '为避免歧义，先界定“{about}”。'],
    example: ['关于“{about}”，可以从一个具体事例看起。', '下面以一个事例说明“{about}”。'],
  },
  en: {
    definition: [
      'What “{about}” means in this paper has to be said first.',
      'To avoid ambiguity, “{about}” is defined here.',
    ],
    example: ['A concrete case helps to see what “{about}” amounts to.', 'One case may serve to illustrate “{about}”.'],
  },
  es: {
    definition: [
      'Antes de seguir, hay que precisar qué significa «{about}» en este trabajo.',
      'Para evitar ambigüedades se define aquí «{about}».',
    ],
    example: ['Un caso concreto ayuda a ver en qué consiste «{about}».', 'Sirva un caso para ilustrar «{about}».'],
  },
  ja: {
    definition: [
      '本稿で「{about}」が何を指すかを先に述べておく。',
      '混同を避けるため、「{about}」の意味をここで定める。',
    ],
    example: [
      '「{about}」については、具体的な事例から見るとわかりやすい。',
      '一つの事例によって「{about}」を説明する。',
    ],
  },
};

/** What only the student can supply, by what the paragraph is for. */
const gaps: Readonly<Record<Language, Readonly<Record<'topic' | 'definition' | 'example', string>>>> = {
  zh: {
    topic: '关于“{about}”的材料及出处',
    definition: '“{about}”的定义及出处',
    example: '“{about}”的具体事例、时间与出处',
  },
  en: {
    topic: 'material on “{about}”, with its source',
    definition: 'the definition of “{about}”, with its source',
    example: 'a case of “{about}” with its date and source',
  },
  es: {
    topic: 'material sobre «{about}», con su fuente',
    definition: 'la definición de «{about}», con su fuente',
    example: 'un caso de «{about}», con fecha y fuente',
  },
  ja: {
    topic: '「{about}」に関する資料と出典',
    definition: '「{about}」の定義と出典',
    example: '「{about}」の具体的な事例、時期、出典',
  },
};

/** What another section has defined is not defined twice. */
const pointers: Readonly<Record<Language, string>> = {
  zh: '“{about}”的含义见{ref}，此处沿用。',
  en: 'What “{about}” means is set out in {ref} and is used here in the same sense.',
  es: 'El sentido de «{about}» se expone en {ref} y aquí se mantiene.',
  ja: '「{about}」の意味は{ref}で述べたとおりであり、ここでもそれに従う。',
};

const summaries: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '综合来看，本节围绕“{topic}”，依次讨论了{list}。',
    '小结本节：“{topic}”涉及{list}几个方面，后文的讨论以此为前提。',
  ],
  en: [
    'Taken together, this section has looked at “{topic}” by way of {list}.',
    'In sum, “{topic}” has been traced through {list}, and what follows rests on it.',
  ],
  es: [
    'En conjunto, este apartado ha tratado «{topic}» a través de {list}.',
    'En suma, «{topic}» se ha recorrido pasando por {list}, y lo que sigue parte de ahí.',
  ],
  ja: [
    '以上、本節では「{topic}」について、{list}を順に検討した。',
    '本節をまとめると、「{topic}」は{list}に関わっており、以下の議論はこれを前提とする。',
  ],
};

const nameList = (terms: readonly string[], language: Language): string => {
  if (language === 'zh')
    return terms.length > 1 ? `${terms.slice(0, -1).join('、')}与${terms.at(-1)}` : (terms[0] ?? '');
  if (language === 'ja') return terms.join('、');
  const and = language === 'en' ? 'and' : /^h?i(?!e)/iu.test(terms.at(-1) ?? '') ? 'e' : 'y';
  return terms.length > 1 ? `${terms.slice(0, -1).join(', ')} ${and} ${terms.at(-1)}` : (terms[0] ?? '');
};

function summarise(sheet: Sheet, unsaid: Unsaid): string[] {
  const { language } = sheet;
  const topic = topicOf(unsaid.spot.section.title);
  const spoken = unsaid.termsIn(printSheet(sheet)).filter((term) => !topic.toLowerCase().includes(term.toLowerCase()));
  const terms = spoken
    .filter((term) => !spoken.some((other) => other !== term && other.toLowerCase().includes(term.toLowerCase())))
    .slice(0, 4)
    .map((term) => grammars[language].inflect(term, undefined));
  if (terms.length === 0) return [];
  const fillers = { topic, list: nameList(terms, language) };
  const text = summaries[language]
    .map((frame) => fillFrame(frame, fillers, language))
    .find((one) => one && !keyOf(printSheet(sheet)).includes(keyOf(one)));
  return text ? [text] : [];
}

/** To the section that follows, or from the one before. */
function lead(unsaid: Unsaid, isBack: boolean): string[] {
  const { context, spot } = unsaid;
  const leaves = context.spots.filter(({ isLeaf }) => isLeaf);
  const other = leaves[leaves.indexOf(spot) + (isBack ? -1 : 1)];
  if (!other) return [];
  const frames = (isBack ? context.wording.back : context.wording.forward).filter((frame) => frame.includes('{topic}'));
  const sentence = unsaid.word(frames, { ref: refOf(other, context), topic: topicOf(other.section.title) });
  return sentence ? [sentence] : [];
}

/** Sentences for one paragraph: what the engine knows, then what the works say, then the gap. */
function writeFor({ purpose, about }: Add, sheet: Sheet, unsaid: Unsaid): string[] {
  const { language } = sheet;
  const { context, unit } = unsaid;
  if (purpose === 'summary') return summarise(sheet, unsaid);
  if (purpose === 'transition') return lead(unsaid, false);
  if (purpose === 'opening') {
    const opener = unsaid.word(context.wording.openers);
    return opener ? [opener] : [];
  }
  const role = roleOf[purpose] ?? unsaid.spot.role;
  if (about === '') {
    if (purpose === 'example') return exampleOf(sheet, unsaid);
    const known = unsaid.paragraph({ about: null, role, units: unit * 4.5 });
    const own = known.length === 0 ? [unsaid.word(context.wording.roles[role])].filter((text) => text !== null) : [];
    return [...known, ...own];
  }
  // A comparison is what is known of the two, as a topic is: that it brings out differences says nothing of them.
  const key = purpose === 'definition' || purpose === 'example' ? purpose : 'topic';
  const opening = key === 'topic' ? null : unsaid.word(openings[language][key], { about: markless(about) });
  const facts =
    purpose === 'definition'
      ? [unsaid.side(about, 'definition')].filter((text) => text !== null)
      : purpose === 'example'
        ? [unsaid.side(about, 'example')].filter((text) => text !== null)
        : unsaid.paragraph({ about, role, units: unit * 4 });
  if (facts.length === 0 && purpose === 'definition') {
    const elsewhere = unsaid.whereDefined(about);
    if (elsewhere)
      return [pointers[language].replace('{about}', () => markless(about)).replace('{ref}', () => elsewhere)];
  }
  const fresh = unsaid.own(about);
  // What stands elsewhere in the paper is said once more only where there is nothing else.
  const own = fresh.length + facts.length > 0 ? fresh : unsaid.own(about, { isAgain: true });
  const cited = facts.length + own.length < 2 ? citeOn(about, sheet, unsaid) : [];
  if (key === 'topic' && facts.length + own.length + cited.length === 0) throw new NothingKnown(about);
  // What is known and borne out needs no mark; a case or a figure the student has to bring.
  const isBare = facts.length + own.length + cited.length === 0 || purpose === 'example';
  const gap = isBare
    ? [`[${context.wording.materials.gap}: ${gaps[language][key].replace('{about}', () => markless(about))}]`]
    : [];
  return [...(opening ? [opening] : []), ...own, ...facts, ...cited, ...gap];
}

const markless = (text: string): string => text.replace(/[“”"「」『』«»[\]{}|]/gu, '').trim();

function exampleOf(sheet: Sheet, unsaid: Unsaid): string[] {
  const [term] = unsaid.termsIn(printSheet(sheet));
  const known = term ? unsaid.side(term, 'example') : null;
  const { context, spot } = unsaid;
  const about = markless(topicOf(spot.section.title));
  // Where the section marks a case already, it is one of its own heading that is asked for.
  const own = `[${context.wording.materials.gap}: ${gaps[sheet.language].example.replace('{about}', () => about)}]`;
  return [known, unsaid.gap('case') ?? own].filter((text) => text !== null);
}

function citeOn(about: string, sheet: Sheet, unsaid: Unsaid): string[] {
  const key = keyOf(about);
  const near = unsaid
    .uncited(printSheet(sheet))
    .filter(({ title, abstract }) => keyOf(`${title}${abstract ?? ''}`).includes(key));
  return near.slice(0, 2).flatMap((work) => unsaid.cite(work) ?? []);
}

export function addParagraphs(sheet: Sheet, add: Add, unsaid: Unsaid, after: SheetBlock | null): Sheet {
  const blocks: SheetBlock[] = [];
  for (let index = 0; index < add.count; index += 1) {
    const sentences = writeFor(add, { ...sheet, blocks: [...sheet.blocks, ...blocks] }, unsaid);
    if (sentences.length > 0) blocks.push({ kind: 'paragraph', sentences });
  }
  if (blocks.length === 0) throw new WishNotUnderstood(`Nothing can be said here on ${add.about || add.purpose}.`);
  const isFirst = add.purpose === 'opening' || (add.at?.from === 'start' && add.at.nth === 0);
  const at = after ? sheet.blocks.indexOf(after) + 1 : isFirst ? 0 : placeOfNew(sheet);
  return { ...sheet, blocks: [...sheet.blocks.slice(0, at), ...blocks, ...sheet.blocks.slice(at)] };
}

/** A sentence before a list or table that opens the section, or behind one that ends it. */
export function addTransition(sheet: Sheet, place: 'START' | 'END', unsaid: Unsaid): Sheet {
  const { context, spot } = unsaid;
  const sentences =
    place === 'END' ? lead(unsaid, false) : [unsaid.word(context.wording.openers)].filter((text) => text !== null);
  const own =
    sentences.length > 0 ? sentences : [unsaid.word(context.wording.roles[spot.role])].filter((text) => text !== null);
  if (own.length === 0) return sheet;
  const paragraph: SheetBlock = { kind: 'paragraph', sentences: own };
  return { ...sheet, blocks: place === 'START' ? [paragraph, ...sheet.blocks] : [...sheet.blocks, paragraph] };
}
