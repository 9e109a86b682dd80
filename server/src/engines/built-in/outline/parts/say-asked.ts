import type { Posed } from '../../../../understanding/pose-question.ts';
import { saysAsked } from '../../../../understanding/says-asked.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Realised, Wording } from '../realise.ts';
import { part as sectionOf } from '../section.ts';
import { namePosed } from '../skeletons/posed.ts';
import { coreRange } from '../wishes/tree.ts';

interface Asking {
  /** What the student wrote to be asked, in his words. */
  asked: string;
  posed: Posed | null;
  title: TitleUnderstanding;
  word: Wording;
}

const titlesOf = (nodes: readonly Realised[]): string[] =>
  nodes.flatMap(({ title, children }) => [title, ...titlesOf(children)]);

/** Chapters that advise or look on: what is asked is answered before them. */
const lastWords = /\.(?:carry|lessons|present|suggest|answers|proposal|adjust|outlook|limits?|reflect|settle)$/u;

/** Where a proposal or a survey names what is answered. */
const contents = /^(?:proposal\.content|task\.content|survey\.findings)$/u;

/** What a student corrected to be asked is answered somewhere: where the chapters of a kind leave it out, it has a section where the paper comes to its results. */
export function sayAsked(nodes: Realised[], { asked, posed, title, word }: Asking): Realised[] {
  const { language, object } = title;
  const core = nodes.slice(...coreRange(nodes));
  if (core.length === 0 || saysAsked(titlesOf(core), asked, object, language)) return nodes;
  const term = posed ? (namePosed(posed, title).query ?? asked) : grammars[language].fromTitle(asked, title.text);
  const answer = word(sectionOf('asked.point', { term }), 'SECTION');
  const listed = core.find(({ section }) => contents.test(section.move));
  // The last of many chapters proposes or looks on, whatever its move is called.
  const telling = core.length > 3 ? core.slice(0, -1) : core;
  const host =
    listed ??
    telling.findLast(({ children, section }) => children.length >= 2 && !lastWords.test(section.move)) ??
    core.findLast(({ children }) => children.length >= 2) ??
    core.at(-1);
  if (!answer || !host) return nodes;
  return nodes.map((node) =>
    node === host
      ? { ...node, children: host === core[0] ? [...node.children, answer] : [answer, ...node.children] }
      : node,
  );
}
