import { findMethod, speaksOfMethod } from '../../../../understanding/methods/known-methods.ts';
import type { MethodFamily } from '../../../../understanding/methods/method-family.ts';
import { findRole } from '../../paper/roles.ts';
import type { Realised } from '../realise.ts';
import { part, section } from '../section.ts';
import { flattenNodes, isClosing, isFrame } from './tree.ts';
import { nameMethod } from './wished.ts';
import { wishedMoves } from './wished-moves.ts';
import type { ReadAs, WishedOutline } from './wished-outline.ts';

/** Methods that bring words, not numbers. */
const unmeasured: ReadonlySet<MethodFamily> = new Set([
  ...(['interview', 'focus-group', 'observation', 'text', 'reading', 'archive'] as const),
  ...(['doctrine', 'case-law', 'literature', 'case'] as const),
]);

/** Parts that report what was found: there a method is set up before what it brought. */
const reporting: ReadonlySet<string> = new Set(['status', 'problem', 'needs', 'results', 'empirical', 'case']);

/** Parts that reason first: a method is what their reasoning ends in. */
const reasoning: ReadonlySet<string> = new Set([
  ...['introduction', 'background', 'review', 'theory', 'concept', 'hypotheses', 'mechanism'],
  ...['history', 'measure', 'conclusion'],
]);

function keepWith(outline: WishedOutline, host: Realised, children: Realised[]): void {
  const changed = { ...host, children };
  outline.replace(host, changed);
  outline.keep(changed);
}

function findMethodHost(outline: WishedOutline): Realised | undefined {
  const isOf =
    (...roles: string[]) =>
    ({ section: { move } }: Realised): boolean =>
      roles.includes(findRole(move) ?? '');
  const { core } = outline;
  return (
    core.find(isOf('approach', 'sample', 'measurement', 'model')) ??
    core.find(({ section: { move } }) =>
      /\.(?:design|methods?|route|experiment|verify|check|practice|procedure)$/u.test(move),
    ) ??
    core.find(isOf('status', 'result', 'check', 'needs')) ??
    outline.findNearest('method')
  );
}

const indexOf = ({ chapter, position }: ReadAs, { chapters }: WishedOutline): number | null => {
  if (chapter !== undefined) return chapter - 1;
  if (position === undefined) return null;
  return position === 'FIRST' ? 0 : chapters.length - 1;
};

/** A method has its section: in the chapter asked for, else where the paper says how it proceeds. */
export function addMethod(outline: WishedOutline, read: ReadAs): void {
  const { language, word } = outline.plan;
  const method = findMethod(read.what);
  const term = nameMethod(read.what, language);
  const index = indexOf(read, outline);
  const host = index === null ? findMethodHost(outline) : outline.chapters[index];
  if (!host) return;
  const speaks = ({ title }: Realised): boolean =>
    title.toLowerCase().includes(term.toLowerCase()) || (method !== null && speaksOfMethod(title, method));
  const said = flattenNodes([host]).find(speaks);
  // "Interviews: specification and identification": what a model's section would say of it is not true of it.
  const isMisplaced =
    said !== undefined && method !== null && unmeasured.has(method.family) && findRole(said.section.move) === 'model';
  if (said && !isMisplaced) return;
  const sections = wishedMoves(method).flatMap((move) => word(part(move, { term }), 'SECTION') ?? []);
  const [first] = sections;
  if (!first) return;
  if (isMisplaced) {
    keepWith(
      outline,
      host,
      host.children.map((child) => (child === said ? first : child)),
    );
  } else if (host.children.length > 0) {
    const own = outline.partOf(host) ?? '';
    const added = reporting.has(own) ? sections : [first];
    const children = reasoning.has(own) ? [...host.children, ...added] : [...added, ...host.children];
    keepWith(outline, host, children);
  } else if (outline.allowsSections(host) && sections.length >= 2) {
    keepWith(outline, host, sections);
  } else {
    addStudy(outline, host, term, index !== null);
  }
}

/** Where chapters are too short for sections, the study is a chapter. */
function addStudy(outline: WishedOutline, host: Realised, term: string, isPlaced: boolean): void {
  const whole = outline.plan.word(section('wish.methodChapter', host.weight, [], { term }));
  if (!whole) return;
  const at = outline.chapters.indexOf(host);
  if (isPlaced && !isFrame(outline.chapters, at)) outline.insertAt(whole, at);
  else outline.insertAt(whole, isClosing(outline.chapters, at) ? at : at + 1);
}
