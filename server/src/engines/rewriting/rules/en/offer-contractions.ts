import type { Edit } from '../../edit.ts';
import type { Paragraph, Token } from './sentence.ts';

const whole: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "i'm": 'I am',
};
const ends: readonly (readonly [RegExp, string])[] = [
  [/^(?:do|does|did|is|are|was|were|has|have|had|could|would|should|must|might)(?<end>n't)$/u, ' not'],
  [/^(?:we|you|they|there|what|who)(?<end>'re)$/u, ' are'],
  [/^(?:i|we|you|they|could|would|should|might|must)(?<end>'ve)$/u, ' have'],
  [/^(?:i|we|you|they|he|she|it|that|there|this)(?<end>'ll)$/u, ' will'],
];
const hasParticiple = /^(?:been|become|had|got|gone|made|seen|taken|grown|changed|shown)$/u;

/** In full, as papers write; null where it may mean two things. */
function expand(token: Token, next: Token | undefined): string | null {
  const known = whole[token.lower];
  if (known) return /^\p{Lu}/u.test(token.text) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
  for (const [pattern, full] of ends) {
    const end = pattern.exec(token.lower)?.groups?.end;
    if (end !== undefined) return token.text.slice(0, -end.length) + full;
  }
  if (!/^(?:it|that|there|he|she|what|here|who)'s$/u.test(token.lower) || next?.kind !== 'word') return null;
  const verb = hasParticiple.test(next.lower) ? ' has' : /ed$/u.test(next.lower) ? null : ' is';
  return verb === null ? null : token.text.slice(0, -2) + verb;
}

/** “don't” as “do not”. */
export const offerContractions = ({ sentences }: Paragraph): Edit[] =>
  sentences
    .filter(({ stop, text }) => stop === '.' && !/["“”]/u.test(text))
    .flatMap(({ tokens }) =>
      tokens.flatMap((token, at) => {
        const text = /['’]/u.test(token.text) ? expand(token, tokens[at + 1]) : null;
        return text === null ? [] : [{ start: token.start, end: token.end, text, rule: 'WORD' as const, safety: 0.9 }];
      }),
    );
