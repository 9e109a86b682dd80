import type { Edit } from '../../edit.ts';
import type { Paragraph, Sentence, Token } from './sentence.ts';
import { determiners, isAdverb, isAuxiliary, isFunctionWord, looksPlural, prepositions } from './word-classes.ts';

/** Nouns of people, bodies and made things, which may own with an s. */
const owners = new Set(
  'model system method study author company government state country city school university student teacher team firm user patient reader writer organization community world society child family market project program product nation region institution'.split(
    ' ',
  ),
);
const owned = new Set(
  'performance accuracy role ability position view work history structure economy policy influence development growth success design quality efficiency robustness effectiveness strengths weaknesses behavior capacity future reputation purpose architecture output opinion voice style'.split(
    ' ',
  ),
);

/** Whether a noun phrase ends before this token. */
const isBehind = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.kind === 'mark'
    ? /^[,.;]$/u.test(token.text)
    : token.kind === 'word' &&
      (isAuxiliary(token.lower) ||
        determiners.has(token.lower) ||
        prepositions.has(token.lower) ||
        /^(?:but|when|while|because|if)$/u.test(token.lower)));

/** “the performance of the model” as “the model's performance”. */
function offerOwners({ tokens, text }: Sentence): Edit[] {
  const apostrophe = text.includes('’') ? '’' : "'";
  return tokens.flatMap((token, at): Edit[] => {
    const [noun, of, article, owner, behind] = tokens.slice(at + 1, at + 6);
    if (token.lower !== 'the' || of?.lower !== 'of' || article?.text !== 'the' || !noun || !owner) return [];
    if (
      !owned.has(noun.lower) ||
      !owners.has(owner.lower) ||
      !isBehind(behind) ||
      /^(?:of|in|for|and|or|with|to|from|who|that)$/u.test(behind?.lower ?? '')
    )
      return [];
    const to = `${token.text} ${owner.text}${apostrophe}s ${noun.text}`;
    return [{ start: token.start, end: owner.end, text: to, rule: 'PHRASE', safety: 0.85 }];
  });
}

const times =
  /^(?:day|week|month|year|decade|century|today|moment|morning|evening|night|world|other|one|author|poet|speaker|women|men|children|people|woman|man)$/u;

/** What somebody has as nobody has a property: “the neck of the cat” is no way to speak of it. */
const own =
  /^(?:necks?|hands?|eyes?|head|face|body|voice|hair|mind|heart|arms?|legs?|lap|back|mother|father|parents?|wife|husband|house|home|name|smile|kindness|knee)$/u;

/** “the model's accuracy” as “the accuracy of the model”, “students' needs” as “the needs of students”. */
function offerOwned({ tokens }: Sentence): Edit[] {
  return tokens.flatMap((token, at): Edit[] => {
    const isThe = token.lower === 'the';
    const first = isThe ? tokens[at + 1] : token;
    const base = isThe ? at + 1 : at;
    const singular = /^(?<name>\p{Ll}{3,})['’]s$/u.exec(first?.text ?? '')?.groups?.name;
    const mark = tokens[base + 1];
    const isPlural =
      first?.kind === 'word' &&
      /^\p{Ll}{3,}s$/u.test(first.text) &&
      looksPlural(first.lower) &&
      /^['’]$/u.test(mark?.text ?? '') &&
      mark?.start === first.end;
    const noun = tokens[base + (isPlural ? 2 : 1)];
    const behind = tokens[base + (isPlural ? 3 : 2)];
    const owner = isPlural ? first?.text : singular;
    if (
      !owner ||
      !noun ||
      noun.kind !== 'word' ||
      !/^\p{Ll}{3,}$/u.test(noun.text) ||
      times.test(owner) ||
      own.test(noun.text)
    )
      return [];
    if (
      isFunctionWord(noun.lower) ||
      isAdverb(noun.lower) ||
      /(?:est|ing|ed)$/u.test(noun.lower) ||
      !isBehind(behind) ||
      behind?.lower === 'of'
    )
      return [];
    const before = tokens[at - 1];
    if (
      !isThe &&
      (!isPlural ||
        (before && (determiners.has(before.lower) || !(prepositions.has(before.lower) || isAuxiliary(before.lower)))))
    )
      return [];
    const article = isThe ? token.text : at === 0 ? 'The' : 'the';
    const to = `${article} ${noun.text} of ${isThe ? 'the ' : ''}${owner}`;
    return [{ start: token.start, end: noun.end, text: to, rule: 'PHRASE', safety: 0.8 }];
  });
}

const works =
  /^(?:study|paper|report|essay|article|method|approach|model|system|technique|framework|algorithm|process|policy|theory|concept|project|program|models|methods|systems|techniques|approaches|results|studies|policies)$/u;

/** “This method” as “The method”, where the paragraph has spoken of one before. */
function offerArticles({ text }: Paragraph, { tokens, start }: Sentence): Edit[] {
  return tokens.flatMap((token, at): Edit[] => {
    const noun = tokens[at + 1];
    const behind = tokens[at + 2];
    if (!/^(?:this|these)$/u.test(token.lower) || !noun || !works.test(noun.lower)) return [];
    if (
      behind?.kind !== 'word' ||
      !(
        isAuxiliary(behind.lower) ||
        prepositions.has(behind.lower) ||
        /s$/u.test(behind.lower) ||
        isAdverb(behind.lower)
      )
    )
      return [];
    if (
      behind.lower === 'of' ||
      !new RegExp(`(?<!(?:this|these) )\\b${noun.lower}\\b`, 'iu').test(text.slice(0, start))
    )
      return [];
    return [
      { start: token.start, end: token.end, text: /^T/u.test(token.text) ? 'The' : 'the', rule: 'WORD', safety: 0.75 },
    ];
  });
}

/** Owners with “of” or an s, and articles for demonstratives. */
export const offerDeterminers = (paragraph: Paragraph): Edit[] =>
  paragraph.sentences
    .filter(({ text }) => !/["“”]/u.test(text))
    .flatMap((sentence) => [...offerOwners(sentence), ...offerOwned(sentence), ...offerArticles(paragraph, sentence)]);
