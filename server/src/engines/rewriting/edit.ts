/** What a rule does to a text. */
export const ruleNames = ['WORD', 'PHRASE', 'CONNECTIVE', 'CLAUSE_ORDER', 'VOICE', 'SPLIT', 'MERGE', 'TRIM'] as const;
export type RuleName = (typeof ruleNames)[number];

/**
 * A change that a rule offers for one paragraph. Protected spans stand in the paragraph as single characters of the private use area
 * (U+E000 to U+F8FF), each once; `text` holds the same ones as what it takes the place of, in an order that still reads.
 */
export interface Edit {
  start: number;
  end: number;
  text: string;
  rule: RuleName;
  /** 0 to 1: how surely the meaning and the grammar stay. Below 0.5 nothing is offered. */
  safety: number;
}

/** All changes that the rules of one language offer; they may overlap, whoever combines them chooses. The same text gives the same edits. */
export type OfferEdits = (paragraph: string) => Edit[];
