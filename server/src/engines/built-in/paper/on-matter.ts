import type { Language } from '@yanmo/contract/languages';
import { isGeneralWord } from '../../../text/general-words.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { listPieces } from '../../../text/word-overlap.ts';
import { segmentWords } from '../../../text/words.ts';
import { readEnglishNames } from '../../../understanding/name-in-english.ts';
import type { PaperWork } from '../../engine.ts';
import type { Subject } from './subject.ts';

/** What it is asked in, where that is a thing of its own: what is worked with, a text, a case, a setting. */
const ofMatter: ReadonlySet<string> = new Set(['means', 'text', 'case', 'setting', 'policy']);
/** A name of which English says less may be of something else. */
const enoughNamed = 0.8;
/** Behind these a topic says where a work belongs, not what it is on. */
const ownTopics = 2;
const longestRead = 4_000;

type Matter = Pick<Subject, 'language' | 'slots' | 'understanding'>;

/** Words by which a name is looked for: stems of Latin ones, and those of Chinese and Japanese that say what it is. */
function listWords(name: string, language: Language): string[] {
  if (!isWideLanguage(language)) return [...listPieces(name)];
  const words = [...segmentWords(name, language)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const telling = words.filter((word) => word.length > 1 && !isGeneralWord(word));
  return telling.length > 0 ? telling : [name];
}

/** A text that is looked through for words. */
function readText(text: string): (word: string) => boolean {
  const lower = text.toLowerCase();
  const pieces = listPieces(text);
  return (word) => (/[\p{Script=Han}\u3040-\u30ff]/u.test(word) ? lower.includes(word) : pieces.has(word));
}

/** What a title is about: its object, both ends of what is asked, and what it works with. */
function listNames({ slots, understanding }: Matter): string[] {
  const { object, driver, outcome } = slots.long;
  const contexts = understanding.contexts.filter(({ kind }) => ofMatter.has(kind)).map(({ text }) => text);
  const names = [understanding.object, object, driver, outcome, ...contexts].flatMap((name) => name ?? []);
  return [...new Set(names)];
}

/** The same as words, in its own language and in English. */
function listMatters(subject: Matter): string[][] {
  const { language } = subject;
  return listNames(subject)
    .flatMap((name) => [listWords(name, language), ...inEnglish(name, language)])
    .filter((words) => words.length > 0);
}

function inEnglish(name: string, language: Language): string[][] {
  if (language === 'en') return [];
  const { names, share } = readEnglishNames(name, language);
  return share >= enoughNamed ? [listWords(names.join(' '), 'en')] : [];
}

/** Whether a name says no more than the title of the paper does. */
export function isOnlyMatter(name: string, subject: Matter): boolean {
  const says = readText(listNames(subject).join(' '));
  return listWords(name, subject.language).every(says);
}

/**
 * Whether a work is on what the title names, and not merely of its field: its own title or abstract says so, or what somebody who read it in the
 * paper's language says first of it. What the student handed in is.
 */
export function isOnMatter(work: PaperWork, subject: Matter): boolean {
  if (work.isOwn || work.text !== null) return true;
  const { language } = subject;
  const own = work.language === language ? (work.topics?.[language] ?? []).slice(0, ownTopics) : [];
  const says = readText([work.title, ...own, (work.abstract ?? '').slice(0, longestRead)].join(' \n '));
  return listMatters(subject).some((words) => words.every(says));
}
