import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { CandidateFault } from '../rewriter.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words that stand twice in a row, and particles that never do. */
const doubled = {
  wide: /(\p{Script=Han}{2,6})\1|([的了着地得在于是对和与及而并也就都从向被把将の])\2|(?:[をはがにで])(?:[をはが])(?=[\p{Script=Han}])/gu,
  latin: /(?<![\p{L}\p{N}])(\p{L}+)\s+\1(?![\p{L}\p{N}])/giu,
};
/** The same small word at both ends of a few: "of the of", 对于对; one connective right behind another. */
const piled =
  /(?:因此|所以|然而|但是|同时|此外|另外|而且|并且|从而|进而|于是|不过|可见)[，,]?(?:因此|所以|然而|但是|同时|此外|另外|而且|并且|从而|进而|于是|不过|可见)|对于对|通过通过|进行进行|(?<![\p{L}])(?:however|therefore|moreover|furthermore|thus|hence|also|additionally),? (?:however|therefore|moreover|furthermore|thus|hence|also|additionally)(?![\p{L}])|(?<![\p{L}])(?:the|a|an|of|to|in|for|with|by) (?:the|a|an) (?:the|a|an|of)(?![\p{L}])|(?<![\p{L}])(?:a|an|the) (?:a|an|the)(?![\p{L}])/giu;

/** Joints that no editor lets stand, which two sound changes beside each other can make. */
const clumsy =
  /把其|本文[^。！？]{0,12}本文|(?:表明|显示|发现|说明)[与和同][^，。；]{1,16}相比|但(?:虽然|尽管|但)|的(?:(?!目的)\p{Script=Han}){1,2}的(?=\p{Script=Han})|(?<![\p{L}])(?:yet|but),? (?:however|yet|but|although)(?![\p{L}])/giu;

export function findDoubled(before: string, after: string, language: Language): CandidateFault[] {
  const pattern = isWideLanguage(language) ? doubled.wide : doubled.latin;
  return count(after, pattern) > count(before, pattern) ||
    count(after, piled) > count(before, piled) ||
    count(after, clumsy) > count(before, clumsy)
    ? ['DOUBLED']
    : [];
}

/** Two marks where one stands, a mark before which a blank or behind which none stands, an article before the wrong sound. */
const broken = {
  wide: /[，、；：。！？][，、；：。！？]|[，、；：。][,.;:]|[,.;:][，、；：。]|^\s*[，、；：。！？）》」』]|[（《「『“‘](?=[，、；：。])|[，、；：](?=[）》」』”’]|\s*$)|\p{Script=Han} +\p{Script=Han}/gmu,
  latin:
    /[,;:] ?[,;:.]|(?<!\.)\.\.(?!\.)|[.!?] ?[,;]|\s[,;.!?](?=\s|$)|[,;](?=[\p{L}])|^\s*[,;:.!?)]|\( | \)|[,;:](?=\s*$)|(?<=\S) {2,}(?=\S)|(?<![\p{L}\p{N}'’-])[Aa] (?=[aeio]\p{Ll}{2})(?!(?:one|once|euro|ewe|uni)\p{Ll}*)|(?<![\p{L}\p{N}'’-])[Aa]n (?=[bcdfgjklmnpqrstvwyz]\p{Ll}+)/gmu,
};

const endings = /[.。！？!?…]["”’』」）)\]\u{e000}-\u{f8ff}]*\s*$/u;

/** A small letter behind a stop, or at the very beginning. */
const smallBeginning = /(?:^\s*|[.!?][”"’)]?\s+)["“‘«(¿¡]*\p{Ll}/gu;

export function findBroken(before: string, after: string, language: Language): CandidateFault[] {
  const isWide = isWideLanguage(language);
  const pattern = isWide ? broken.wide : broken.latin;
  const isWorse =
    count(after, pattern) > count(before, pattern) ||
    (endings.test(before) && !endings.test(after)) ||
    (!isWide && count(after, smallBeginning) > count(before, smallBeginning));
  return isWorse ? ['PUNCTUATION'] : [];
}

const pairs = ['()', '（）', '[]', '［］', '{}', '《》', '〈〉', '「」', '『』', '【】', '“”', '«»', '〔〕'];

/** How many brackets of each kind have no partner. */
function unpaired(text: string): number {
  let open = 0;
  for (const [opening = '', closing = ''] of pairs) {
    let depth = 0;
    for (const sign of text) {
      if (sign === opening) depth += 1;
      else if (sign === closing && depth > 0) depth -= 1;
      else if (sign === closing) open += 1;
    }
    open += depth;
  }
  return open;
}

export const findUnbalanced = (before: string, after: string): CandidateFault[] =>
  unpaired(after) > unpaired(before) ? ['BRACKETS'] : [];
