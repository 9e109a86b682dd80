import type { FormatPart } from '@yanmo/contract/format-check';
import type { Language } from '@yanmo/contract/languages';
import type { Form, PartName, Template } from '../templates/template.ts';
import { documentPlace, excerpt, type FaultList, placeOf } from './fault-list.ts';
import { readKeywords } from './part-words.ts';
import type { PlacedBlock } from './roles.ts';

const partOfName: Readonly<Record<Exclude<PartName, 'heading'>, FormatPart>> = {
  cover: 'COVER',
  statement: 'STATEMENT',
  abstracts: 'ABSTRACTS',
  contents: 'CONTENTS',
  chapters: 'CHAPTERS',
  references: 'REFERENCES',
  appendices: 'APPENDICES',
  acknowledgements: 'ACKNOWLEDGEMENTS',
};

/** What no paper of a form goes without; thanks, appendices and declarations are the writer's and the school's affair. */
const needed: ReadonlySet<FormatPart> = new Set(['ABSTRACTS', 'CONTENTS', 'CHAPTERS', 'REFERENCES']);

/** The parts of the file in the order in which they first appear. */
export function partsOf(placed: readonly PlacedBlock[]): FormatPart[] {
  return [...new Set(placed.filter(({ isEmpty }) => !isEmpty).map(({ part }) => part))];
}

export function checkParts(placed: readonly PlacedBlock[], form: Form, faults: FaultList): void {
  const found = partsOf(placed);
  const order = form.parts.flatMap((name) => (name === 'heading' ? [] : [partOfName[name]]));
  for (const part of order) {
    if (!needed.has(part) || found.includes(part)) continue;
    faults.add(
      { rule: 'PART_MISSING', role: 'DOCUMENT', found: { kind: 'NOTHING' }, wanted: { kind: 'PART', part } },
      { ...documentPlace, part },
    );
  }
  const known = found.filter((part) => order.includes(part) && part !== 'COVER');
  const misplaced = findMisplaced(known, order);
  for (const part of misplaced) {
    const at = known.indexOf(part);
    const kept = known.filter((other) => !misplaced.includes(other));
    const after = [...kept].reverse().find((other) => order.indexOf(other) < order.indexOf(part));
    const first = placed.find((one) => one.part === part && !one.isEmpty);
    const before: FormatPart | undefined = known[at - 1];
    faults.add(
      {
        ...{ rule: 'PART_ORDER', role: 'PART_TITLE' },
        found: before ? { kind: 'PART', part: before } : { kind: 'NOTHING' },
        wanted: after ? { kind: 'PART', part: after } : { kind: 'NOTHING' },
      },
      first ? placeOf(first) : { ...documentPlace, part },
    );
  }
}

/** The fewest parts that have to be moved: those outside of the longest run that is in order. */
function findMisplaced(found: readonly FormatPart[], order: readonly FormatPart[]): FormatPart[] {
  let best: FormatPart[] = [];
  const runs: FormatPart[][] = [];
  found.forEach((part, index) => {
    const before = runs
      .slice(0, index)
      .filter((run) => order.indexOf(run.at(-1) as FormatPart) < order.indexOf(part))
      .sort((one, other) => other.length - one.length)[0];
    const run = [...(before ?? []), part];
    runs.push(run);
    if (run.length > best.length) best = run;
  });
  return found.filter((part) => !best.includes(part));
}

/** As the national standard for theses gives them. */
const keywordCount = { least: 3, most: 8 };

export function checkAbstracts(
  placed: readonly PlacedBlock[],
  template: Template,
  needsOtherLanguage: boolean,
  faults: FaultList,
): void {
  const abstracts = placed.filter(({ part }) => part === 'ABSTRACTS');
  if (abstracts.length === 0) return;
  const lines = placed.filter(({ role }) => role === 'KEYWORDS');
  const place = { ...documentPlace, part: 'ABSTRACTS' as const };
  if (lines.length === 0) {
    faults.add(
      {
        rule: 'KEYWORDS_MISSING',
        role: 'KEYWORDS',
        found: { kind: 'NOTHING' },
        wanted: { kind: 'RANGE', ...keywordCount },
      },
      place,
    );
  }
  for (const one of lines) checkKeywords(one, template, faults);
  if (!needsOtherLanguage) return;
  const prose = abstracts.filter(({ role }) => role === 'ABSTRACT');
  const inEnglish = prose.some(({ block }) => block.kind === 'paragraph' && isLatin(block.text));
  const inOwn = prose.some(({ block }) => block.kind === 'paragraph' && !isLatin(block.text));
  if (inEnglish && inOwn) return;
  const wanted = inOwn ? 'Abstract' : template.texts.abstractTitles[template.language];
  faults.add(
    {
      rule: 'ABSTRACT_OTHER_LANGUAGE',
      role: 'ABSTRACT',
      found: { kind: 'NOTHING' },
      wanted: { kind: 'TEXT', text: wanted },
    },
    place,
  );
}

const isLatin = (text: string): boolean =>
  (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > (text.match(/[\p{Script=Han}\p{Script=Hiragana}]/gu)?.length ?? 0);

function checkKeywords(one: PlacedBlock, { texts }: Template, faults: FaultList): void {
  if (one.block.kind !== 'paragraph') return;
  const read = readKeywords(one.block.text);
  if (!read || read.words === '') return;
  const wanted = texts.keywordJoints[read.language].trim();
  const separators = new Set(read.words.match(separatorsOf(read.language)) ?? []);
  const words = read.words.split(separatorsOf(read.language)).filter((word) => word.trim() !== '');
  if (words.length < keywordCount.least || words.length > keywordCount.most) {
    faults.add(
      {
        ...{ rule: 'KEYWORDS_COUNT', role: 'KEYWORDS' },
        found: { kind: 'COUNT', count: words.length },
        wanted: { kind: 'RANGE', ...keywordCount },
      },
      placeOf(one),
    );
  }
  for (const separator of separators) {
    if (separator.trim() === wanted) continue;
    const shown = separator.trim() === '' ? '␣' : separator.trim();
    faults.add(
      {
        ...{ rule: 'KEYWORDS_SEPARATOR', role: 'KEYWORDS' },
        found: { kind: 'TEXT', text: excerpt(shown) },
        wanted: { kind: 'TEXT', text: wanted },
      },
      placeOf(one),
    );
  }
}

/** Words of Western languages have blanks of their own; those of the East have none. */
const separatorsOf = (language: Language): RegExp =>
  language === 'zh' || language === 'ja' ? /[；;，,、]\s*|[\s\u3000]+/gu : /[；;，,]\s*/gu;

/** Two blank lines and more in the text are a distance that somebody typed. */
export function checkEmptyLines(placed: readonly PlacedBlock[], faults: FaultList): void {
  let run: PlacedBlock[] = [];
  const close = (next: PlacedBlock | undefined): void => {
    const [first] = run;
    const isWithin =
      first?.part === 'CHAPTERS' && next?.part === 'CHAPTERS' && next.block.section === first.block.section;
    if (run.length >= 2 && isWithin && next && !(next.block.kind === 'paragraph' && next.block.startsPage)) {
      faults.add(
        {
          ...{ rule: 'EMPTY_LINES', role: 'BODY', weight: 'HINT' },
          found: { kind: 'COUNT', count: run.length },
          wanted: { kind: 'NOTHING' },
        },
        placeOf(next),
      );
    }
    run = [];
  };
  for (const one of placed) {
    if (one.isEmpty) run.push(one);
    else close(one);
  }
}

const entryText = (text: string): string => text.replace(/[\s.…·\u3000]+/gu, '').toLowerCase();

/** Headings that the table of contents does not name: it was made before they were written, or renamed. */
export function checkContents(placed: readonly PlacedBlock[], template: Template, faults: FaultList): void {
  const entries = placed.filter(({ role }) => role === 'CONTENTS');
  if (entries.length === 0) return;
  const listed = entries.map(({ block }) => (block.kind === 'paragraph' ? entryText(block.text) : '')).join('\n');
  for (const one of placed) {
    const { heading, part } = one;
    if (!heading || part !== 'CHAPTERS' || heading.level > template.contentsLevels) continue;
    const title = entryText(heading.title);
    if (title === '' || listed.includes(title)) continue;
    faults.add(
      {
        ...{ rule: 'CONTENTS_OUTDATED', role: 'CONTENTS' },
        found: { kind: 'NOTHING' },
        wanted: { kind: 'TEXT', text: excerpt(heading.title) },
      },
      placeOf(one),
    );
  }
}
