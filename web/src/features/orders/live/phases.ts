/** What a paper goes through, as the server calls it. */
const phases = [
  ...(['sources', 'cards', 'plan', 'sections', 'frame', 'review', 'revise', 'check', 'mend'] as const),
  ...(['extras', 'second_abstract', 'files'] as const),
] as const;

export type Phase = (typeof phases)[number];

/** From then on every section has its text, also those that are being written anew. */
const afterSections: readonly string[] = ['review', 'revise', 'check', 'mend', 'extras', 'second_abstract', 'files'];

export function isAllWritten(phase: string): boolean {
  return afterSections.includes(phase);
}

/** A phase that a newer server has and this page does not know is work like any other. */
export function phaseOf(name: string): Phase | 'other' {
  return phases.find((phase) => phase === name) ?? 'other';
}
