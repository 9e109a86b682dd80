import { anyOf, type Locks } from '../latin/locks.ts';
import { namePhrases, places, waters } from './name-phrases.ts';
import { isTitleCase } from './running-case.ts';

/** Terms with "and", "of", "in" or "for" inside that stand for one thing. */
const terms = `
quality of life|quality of work life|quality of service|standard of living|cost of living|rule of law|freedom of speech|freedom of expression|freedom of the press|freedom of religion|duty of care|burden of proof|standard of proof|balance of power
balance of payments|terms of trade|sense of belonging|sense of self|word of mouth|internet of things|point of care|activities of daily living|end-of-life care|range of motion|length of stay|theory of mind|theory of mind|philosophy of mind|problem of evil
right to be forgotten|right to privacy|right to silence|right to strike|right to life|right to education|right to a fair trial|stream of consciousness|point of view|coming of age|state of nature|death of the author|division of labour|division of labor|separation of powers
chain of command|rules of engagement|use of force|weapons of mass destruction|theatre of the absurd|art of war|freedom of information|proof of concept|proof of stake|state of charge|rate of return|work of art|works of art|means of production
cause of action|code of conduct|codes of conduct|cost of capital|ease of use|willingness to pay|ability to pay|responsibility to protect|access to justice|access to healthcare|access to finance|access to education|time to market|attention to detail
small and medium(?:-sized)? enterprises|small and medium-sized businesses|micro, small and medium enterprises|research and development|mergers and acquisitions|health and safety|supply and demand|search and rescue|trial and error|command and control
law and order|checks and balances|war and peace|crime and punishment|north and south
foot and mouth disease|hit and run|supply chain|knowledge, attitudes?,? and practices?|arts and crafts|pick and place|plug and play|command and conquer|diversity and inclusion|diversity, equity,? and inclusion|science and technology studies|food and beverage
hazard analysis and critical control points?|water and sanitation|oil and gas|wear and tear|profit and loss|bed and breakfast|rise and fall|black and white|peer-to-peer|business-to-business|human-in-the-loop|train(?:ing)? and development|reward and punishment
intention to use|intention to leave|intent to leave|intention to quit|return on investment|return to work|return to sport|brain drain|work-life balance|proof of work|pay for performance|fee for service|buy now,? pay later|play-by-play
`;

const quoted = /“[^“”]{1,120}”|"[^"]{1,120}"|«[^«»]{1,120}»|(?<![\p{L}\p{N}])‘[^‘’]{2,100}’(?![\p{L}])/gu;

const namePatterns = [quoted, namePhrases, waters];
/** A land keeps its capitals where the title has none: "united states". */
const written = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(/\p{L}+/gu, (word) =>
        /^(?:and|of|the|de|es)$/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      );
const termPattern = anyOf(terms);

/** Names keep their capitals, terms lose those that title case gave them. */
export function lockPhrases(title: string, locks: Locks): string {
  const named = namePatterns.reduce((text, pattern) => locks.lock(text, pattern), locks.lock(title, places, written));
  return locks.lock(named, termPattern, (term) => (isTitleCase(title) ? term.toLowerCase() : term));
}
