/**
 * Words of one language from which sentences are built. The lists have prime lengths: sentence number n takes the word
 * n modulo the length of each, so that two words side by side do not meet again within a paper, nor a sentence return.
 */
export interface ProseFixture {
  /** 7 circumstances, 11 who acts, 13 how, 17 what they do, 19 to what, 23 what follows, 29 what becomes of that. */
  words: Readonly<Record<'A' | 'S' | 'M' | 'V' | 'O' | 'R' | 'W', string>>;
  /** Six of them, with {A} to {W}. */
  frames: readonly string[];
  /** First sentence of a section, with its {title} and its first {point}. */
  lead: string;
  /** Taken up later, with another {point}. */
  turn: string;
  /** Data that only the student has. */
  gap: string;
  needsData: RegExp;
  /** Of a list. */
  item: string;
  thesis: string;
  meaning: string;
  point: string;
  hypothesis: readonly [claim: string, test: string];
  chain: readonly [problem: string, cause: string, measure: string];
  keywords: { label: string; separator: string };
  /** With the {mark} that points at it. */
  table: { mention: string; caption: string; head: readonly [string, string] };
  thanks: readonly string[];
  headings: Readonly<Record<'proposal' | 'task_book' | 'literature_review', readonly string[]>>;
  schedule: { caption: string; head: readonly [string, string]; row: string };
  questionnaire: {
    title: string;
    greeting: string;
    about: string;
    persons: readonly string[];
    scale: readonly string[];
    statement: string;
    caption: string;
    open: string;
    question: string;
    thanks: string;
  };
  /** Nobody wrote them; what a careless model says. */
  faults: { preamble: string; bibliography: string; talk: string };
}
