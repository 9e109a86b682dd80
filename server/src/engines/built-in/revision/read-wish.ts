import type { Language } from '@yanmo/contract/languages';
import { WishNotUnderstood } from '../../engine.ts';
import type { Change, WishRules } from './change.ts';
import { readAskedTopic } from './wishes/asked-topic.ts';
import { enWishes } from './wishes/en.ts';
import { esWishes } from './wishes/es.ts';
import { jaWishes } from './wishes/ja.ts';
import { zhWishes } from './wishes/zh.ts';

const rulesOf: Readonly<Record<Language, WishRules>> = { zh: zhWishes, en: enWishes, es: esWishes, ja: jaWishes };

/** A wish may come in another language than the paper's: by its script, then by what its words mean. */
function guessLanguages(wish: string): Language[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(wish)) return ['ja'];
  if (/\p{Script=Han}/u.test(wish)) return ['zh', 'ja'];
  const isSpanish =
    /[áéíóúñ¿¡]|\b(?:el|la|los|las|un|una|del|por|párrafo|más|añade|quita|elimina|cita|frases)\b/iu.test(wish) &&
    !/\b(?:the|paragraph|sentences?|with|please)\b/iu.test(wish);
  return isSpanish ? ['es', 'en'] : ['en', 'es'];
}

/** What stands in quotation marks is not parted: a word to be replaced may hold a comma. */
function splitClauses(wish: string, clauses: RegExp): string[] {
  const quoted: string[] = [];
  const hidden = wish.replace(/“[^”]*”|"[^"]*"|「[^」]*」|『[^』]*』|«[^»]*»|《[^》]*》|‘[^’]*’/gu, (text) => {
    quoted.push(text);
    return String.fromCharCode(0xe000 + quoted.length - 1);
  });
  return hidden
    .split(clauses)
    .map((part) =>
      (part ?? '').replace(/[\ue000-\uf8ff]/gu, (mark) => quoted[mark.charCodeAt(0) - 0xe000] ?? '').trim(),
    )
    .filter((part) => part !== '');
}

/** Changes of one clause; a clause may hold several (“shorter and more formal”). */
function readClause(
  clause: string,
  { rules, fillers, asks, light }: WishRules,
  language: Language,
): { changes: Change[]; isRemark: boolean } {
  const changes: Change[] = [];
  let rest = clause.replace(fillers, '').trim();
  const asked = readAskedTopic(rest, language);
  if (asked) return { changes: [asked], isRemark: true };
  for (let turn = 0; turn < 4 && rest.length > 1; turn += 1) {
    let found = false;
    for (const [pattern, read] of rules) {
      const match = pattern.exec(rest);
      if (!match || match[0].trim() === '') continue;
      const change = read(match);
      if (!change) continue;
      changes.push(...(Array.isArray(change) ? (change as Change[]) : [change as Change]));
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.replace(fillers, '').trim();
      found = true;
      break;
    }
    if (!found) break;
  }
  return { changes, isRemark: !asks.test(changes.length > 0 ? rest.replace(light, '') : rest) };
}

function readIn(wish: string, language: Language): Change[] | null {
  const rules = rulesOf[language];
  const changes: Change[] = [];
  for (const clause of splitClauses(wish, rules.clauses)) {
    const read = readClause(clause, rules, language);
    // Half of a wish done and the other half left out without a word would pass for the whole.
    if (!read.isRemark) return null;
    changes.push(...read.changes);
  }
  return changes.length > 0 ? mergeChanges(changes) : null;
}

/** “The second paragraph is too long, shorten it” says one thing twice; “expand it to 600 words” has one target. */
function mergeChanges(changes: readonly Change[]): Change[] {
  const isVague = (change: Change): boolean => change.kind === 'length' && change.length.by === 'factor';
  const exact = changes.some((change) => change.kind === 'length' && change.length.by !== 'factor');
  const placed = changes.some((change) => isVague(change) && change.kind === 'length' && change.place !== null);
  const seen = new Set<string>();
  return changes.filter((change) => {
    if (change.kind === 'length' && isVague(change) && (exact || (placed && change.place === null))) return false;
    const key =
      isVague(change) && change.kind === 'length' ? `length ${JSON.stringify(change.place)}` : JSON.stringify(change);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What a student asks for, in the order of their words. Throws WishNotUnderstood. */
export function readWish(wish: string): Change[] {
  const text = wish.normalize('NFC').trim();
  for (const language of guessLanguages(text)) {
    const changes = readIn(text, language);
    if (changes) return changes;
  }
  throw new WishNotUnderstood(wish);
}
