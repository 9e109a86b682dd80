import { sentenceUnits } from '../section-draft.ts';
import type { WritingContext } from '../writing-context.ts';

/** Behind a comma they are conjunctions, which nobody hears; 这是因为 and 原因在于 are heard. */
const isConjunction = (words: string): boolean => /^[,，、]/u.test(words) && !/^，\p{Script=Han}{4}/u.test(words);

/** The words themselves, without what is filled in: 为此 at the head of a sentence and behind a semicolon is the same to a reader. */
const leadOf = (words: string): string =>
  words
    .replace(/\{[^}]*\}/gu, ' ')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Of all sentences of a paper; of a short one a lead-in may come back once. */
const mostOfPaper = 0.03;
const fewestOfPaper = 2;
/** 对此, 不过, ただし: as short as a conjunction, and as little heard. */
const isShort = (lead: string): boolean => /^(?:\p{Script=Han}{1,2}|(?=.*\p{Script=Hiragana})[^ ]{1,4})$/u.test(lead);
const ofShort = 2;

type Leads = Pick<WritingContext, 'leads' | 'spots' | 'subject'>;

/** How often a frame or joint has led to a fact so far. */
export const countLead = (words: string, { leads }: Pick<Leads, 'leads'>): number =>
  leads.get(leadOf(words))?.length ?? 0;

/** Whether a frame or joint may lead to one more fact: none comes twice in one section, nor too often in one paper. */
export function mayLead(words: string, section: string, { leads, spots, subject }: Leads): boolean {
  const lead = leadOf(words);
  if (lead === '' || isConjunction(words)) return true;
  const sentences = spots.reduce((sum, { units }) => sum + units, 0) / sentenceUnits[subject.language];
  const used = leads.get(lead) ?? [];
  const most = Math.max(fewestOfPaper, Math.round(sentences * mostOfPaper)) * (isShort(lead) ? ofShort : 1);
  return !used.includes(section) && used.length < most;
}

export function noteLead(words: string, section: string, { leads }: Pick<Leads, 'leads'>): void {
  const lead = leadOf(words);
  leads.set(lead, [...(leads.get(lead) ?? []), section]);
}
