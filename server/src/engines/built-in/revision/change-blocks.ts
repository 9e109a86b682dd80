import { listSentences } from '../../../text/sentences.ts';
import { WishNotUnderstood } from '../../engine.ts';
import type { Change, Place } from './change.ts';
import { isHeld, joinSentences, keyOf, pick, type Sheet, type SheetBlock, type SheetParagraph } from './sheet.ts';

/** The paragraphs as the student counts them: before any change of the same wish. */
export type Counted = readonly SheetParagraph[];

export function getParagraph(counted: Counted, place: Place): SheetParagraph {
  const found = pick(counted, place);
  if (!found) throw new WishNotUnderstood(`The section has ${counted.length} paragraphs.`);
  return found;
}

const without = (sheet: Sheet, gone: SheetBlock): Sheet => ({
  ...sheet,
  blocks: sheet.blocks.filter((block) => block !== gone),
});

/** The paragraph with the most sentences: what “the list” or “the long paragraph” means where none is named. */
export function longest(counted: Counted): SheetParagraph {
  const [first] = [...counted].sort((one, other) => other.sentences.length - one.sentences.length);
  if (!first) throw new WishNotUnderstood('The section has no paragraph.');
  return first;
}

function merge(sheet: Sheet, first: SheetParagraph, second: SheetParagraph): Sheet {
  if (first === second) throw new WishNotUnderstood('Two different paragraphs are needed.');
  const [upper, lower] = sheet.blocks.indexOf(first) < sheet.blocks.indexOf(second) ? [first, second] : [second, first];
  upper.sentences.push(...lower.sentences);
  return without(sheet, lower);
}

function split(sheet: Sheet, paragraph: SheetParagraph): Sheet {
  const { sentences } = paragraph;
  if (sentences.length < 2) throw new WishNotUnderstood('A paragraph of one sentence cannot be parted.');
  const half = Math.ceil(sentences.length / 2);
  const rest: SheetParagraph = { kind: 'paragraph', sentences: sentences.splice(half) };
  return { ...sheet, blocks: sheet.blocks.flatMap((block) => (block === paragraph ? [block, rest] : [block])) };
}

function move(sheet: Sheet, paragraph: SheetParagraph, to: Place): Sheet {
  const others = sheet.blocks.filter((block) => block !== paragraph);
  return { ...sheet, blocks: to.from === 'end' ? [...others, paragraph] : [paragraph, ...others] };
}

function swap(sheet: Sheet, first: SheetParagraph, second: SheetParagraph): Sheet {
  return {
    ...sheet,
    blocks: sheet.blocks.map((block) => (block === first ? second : block === second ? first : block)),
  };
}

/** Sentences that only lead to what is gone go with it. */
function removeBlock(sheet: Sheet, { block: kind, place }: Extract<Change, { kind: 'remove_block' }>): Sheet {
  const all = sheet.blocks.filter((block) => block.kind === kind);
  const found = place ? pick(all, place) : null;
  const gone = found ? [found] : all;
  if (gone.length === 0) throw new WishNotUnderstood(`The section holds no ${kind}.`);
  const names = gone.flatMap((block) => ('name' in block && block.name !== '' ? [`[#${block.name}]`] : []));
  const blocks = sheet.blocks.filter((block) => !gone.includes(block));
  for (const block of blocks) {
    if (block.kind === 'paragraph')
      block.sentences = block.sentences.filter((sentence) => !names.some((name) => sentence.includes(name)));
  }
  // A list is announced by a line that ends in a colon; without the list it would announce nothing.
  return {
    ...sheet,
    blocks: blocks.filter((block) => {
      const next = sheet.blocks[sheet.blocks.indexOf(block) + 1];
      const isAnnouncing =
        block.kind === 'paragraph' && block.sentences.length === 1 && /[:：]$/u.test(block.sentences[0] ?? '');
      return !(isAnnouncing && next !== undefined && gone.includes(next));
    }),
  };
}

function removeSentences(sheet: Sheet, about: string): Sheet {
  const key = keyOf(about);
  const speaksOf = (text: string): boolean => keyOf(text).includes(key);
  let found = 0;
  for (const block of sheet.blocks) {
    if (block.kind === 'paragraph') {
      const left = block.sentences.filter((sentence) => !speaksOf(sentence));
      found += block.sentences.length - left.length;
      block.sentences = left;
    } else if (block.kind === 'list') {
      const left = block.items.filter((item) => !speaksOf(item));
      found += block.items.length - left.length;
      block.items = left;
    }
  }
  if (found === 0) throw new WishNotUnderstood(`Nothing in the section speaks of ${about}.`);
  return sheet;
}

function removeSentence(sheet: Sheet, counted: Counted, change: Extract<Change, { kind: 'remove_sentence' }>): Sheet {
  const scope = change.within ? [getParagraph(counted, change.within)] : counted;
  const sentences = scope.flatMap((paragraph) => paragraph.sentences.map((sentence) => ({ paragraph, sentence })));
  const found = pick(sentences, change.place);
  if (!found) throw new WishNotUnderstood(`There are ${sentences.length} sentences.`);
  found.paragraph.sentences = found.paragraph.sentences.filter((sentence) => sentence !== found.sentence);
  return sheet;
}

/** Changes of the order and number of paragraphs. */
export function changeBlocks(sheet: Sheet, change: Change, counted: Counted): Sheet | null {
  switch (change.kind) {
    case 'remove_paragraph':
      return without(sheet, getParagraph(counted, change.place));
    case 'remove_block':
      return removeBlock(sheet, change);
    case 'merge':
      return merge(sheet, getParagraph(counted, change.first), getParagraph(counted, change.second));
    case 'merge_all': {
      const [first, ...rest] = counted;
      if (!first || rest.length === 0) throw new WishNotUnderstood('The section is one paragraph already.');
      return rest.reduce((current, paragraph) => merge(current, first, paragraph), sheet);
    }
    case 'split':
      return split(sheet, change.place ? getParagraph(counted, change.place) : longest(counted));
    case 'move':
      return move(sheet, getParagraph(counted, change.place), change.to);
    case 'swap':
      return swap(sheet, getParagraph(counted, change.first), getParagraph(counted, change.second));
    case 'remove_sentences':
      return removeSentences(sheet, change.about);
    case 'remove_sentence':
      return removeSentence(sheet, counted, change);
    default:
      return null;
  }
}

const numberHead = {
  zh: ['序号', '要点'],
  en: ['No.', 'Point'],
  es: ['N.º', 'Punto'],
  ja: ['番号', '要点'],
} as const;
const pairHead = {
  zh: ['项目', '说明'],
  en: ['Item', 'Explanation'],
  es: ['Elemento', 'Explicación'],
  ja: ['項目', '説明'],
} as const;
const captions = {
  zh: '本节要点',
  en: 'Points of this section',
  es: 'Puntos de este apartado',
  ja: '本節の要点',
} as const;
const leads = {
  zh: (mark: string) => `本节要点列于${mark}。`,
  en: (mark: string) => `${mark} lists the points of this section.`,
  es: (mark: string) => `La ${mark} recoge los puntos de este apartado.`,
  ja: (mark: string) => `本節の要点を${mark}に示す。`,
} as const;

const bare = (sentence: string): string => sentence.replace(/[。.]$/u, '');

const listLeads = {
  zh: '具体包括以下几点：',
  en: 'The points are these:',
  es: 'Los puntos son estos:',
  ja: '要点は次のとおりである：',
} as const;

/** The first sentence introduces the others, unless it rests on a source of its own or is one of two. */
function toList(sheet: Sheet, paragraph: SheetParagraph): Sheet {
  const { sentences } = paragraph;
  if (sentences.length < 2) throw new WishNotUnderstood('One sentence makes no list.');
  const [first = '', ...rest] = sentences;
  const isLead = rest.length >= 2 && isLoose(first);
  const colon = sheet.language === 'zh' || sheet.language === 'ja' ? '：' : ':';
  const blocks: SheetBlock[] = [
    { kind: 'paragraph', sentences: [isLead ? `${bare(first)}${colon}` : listLeads[sheet.language]] },
    { kind: 'list', isOrdered: true, items: isLead ? rest : [...sentences] },
  ];
  return { ...sheet, blocks: sheet.blocks.flatMap((block) => (block === paragraph ? blocks : [block])) };
}

/** A table bears a number, so that the text has to lead to it. */
function toTable(sheet: Sheet, source: SheetBlock, section: string): Sheet {
  const { language } = sheet;
  const lines = source.kind === 'paragraph' ? source.sentences : source.kind === 'list' ? source.items : [];
  if (lines.length < 2) throw new WishNotUnderstood('One line makes no table.');
  const pairs = lines.map((line) => /^([^：:[\]]{1,30})[：:]\s*(.+)$/u.exec(line));
  const isPaired = pairs.every((pair) => pair !== null);
  const taken = new Set(sheet.blocks.flatMap((block) => (block.kind === 'table' ? [block.name] : [])));
  let name = `tab-points-${section.replace(/[^\w-]/gu, '-')}`;
  while (taken.has(name)) name = `${name}-b`;
  const table: SheetBlock = {
    kind: 'table',
    caption: captions[language],
    name,
    head: [...(isPaired ? pairHead : numberHead)[language]],
    rows: lines.map((line, index) =>
      isPaired ? [pairs[index]?.[1] ?? '', bare(pairs[index]?.[2] ?? '')] : [String(index + 1), bare(line)],
    ),
  };
  const lead: SheetBlock = { kind: 'paragraph', sentences: [leads[language](`[#${name}]`)] };
  return { ...sheet, blocks: sheet.blocks.flatMap((block) => (block === source ? [lead, table] : [block])) };
}

function toProse(sheet: Sheet): Sheet {
  const stop = sheet.language === 'zh' || sheet.language === 'ja' ? '。' : '.';
  const whole = (text: string): string => {
    const trimmed = text.trim();
    const closed = /[。.!?！？]$/u.test(trimmed) ? trimmed : `${trimmed.replace(/[;；,，、]$/u, '')}${stop}`;
    return sheet.language === 'zh' || sheet.language === 'ja'
      ? closed
      : closed.charAt(0).toUpperCase() + closed.slice(1);
  };
  const hasList = sheet.blocks.some(({ kind }) => kind === 'list');
  const isTarget = (block: SheetBlock): boolean => block.kind === (hasList ? 'list' : 'table');
  if (!sheet.blocks.some(isTarget)) throw new WishNotUnderstood('The section holds neither list nor table.');
  const blocks: SheetBlock[] = [];
  for (const block of sheet.blocks) {
    const lines =
      block.kind === 'list' && hasList
        ? block.items
        : block.kind === 'table' && !hasList
          ? block.rows.map((cells) =>
              cells
                .filter((cell) => !/^\d+$/u.test(cell))
                .join(sheet.language === 'zh' || sheet.language === 'ja' ? '：' : ': '),
            )
          : null;
    if (!lines) {
      blocks.push(block);
      continue;
    }
    const sentences = lines.flatMap((line) => listSentences(whole(line)));
    const before = blocks.at(-1);
    const name = block.kind === 'table' ? `[#${block.name}]` : '';
    if (before?.kind === 'paragraph') {
      before.sentences = before.sentences
        .filter((sentence) => name === '' || name === '[#]' || !sentence.includes(name))
        .map((sentence) => sentence.replace(/[:：]$/u, stop));
      before.sentences.push(...sentences);
    } else blocks.push({ kind: 'paragraph', sentences });
  }
  return { ...sheet, blocks };
}

/** Prose, lists and tables into each other. */
export function changeForm(sheet: Sheet, change: Change, counted: Counted, section: string): Sheet | null {
  switch (change.kind) {
    case 'to_list':
      return toList(sheet, change.place ? getParagraph(counted, change.place) : longest(counted));
    case 'to_table': {
      const list = change.place ? null : sheet.blocks.find(({ kind }) => kind === 'list');
      return toTable(sheet, list ?? (change.place ? getParagraph(counted, change.place) : longest(counted)), section);
    }
    case 'to_prose':
      return toProse(sheet);
    default:
      return null;
  }
}

/** Prose that may be left out without losing a source, a gap or a claim. */
export const isLoose = (sentence: string): boolean => !isHeld(sentence) && !/[:：]$/u.test(sentence);

export const textOf = (paragraph: SheetParagraph, { language }: Sheet): string =>
  joinSentences(paragraph.sentences, language);
