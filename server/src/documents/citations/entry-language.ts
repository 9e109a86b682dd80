import type { CitationRecord } from './citation-record.ts';

export type EntryLanguage = 'zh' | 'ja' | 'ko' | 'ru' | 'es' | 'en' | 'other';

const declared: readonly [RegExp, EntryLanguage][] = [
  [/^(zh|chi|zho|cmn|chinese|中文)/i, 'zh'],
  [/^(ja|jpn|japanese|日本語)/i, 'ja'],
  [/^(ko|kor|korean)/i, 'ko'],
  [/^(ru|rus|russian)/i, 'ru'],
  [/^(es|spa|spanish|español)/i, 'es'],
  [/^(en|eng|english|american|british)/i, 'en'],
];

const spanishWords = new Set('de la el los las en y del para una un con por su al sobre'.split(' '));
const englishWords = new Set(
  'the of and in for on with to a an from by is are as at its how why what using'.split(' '),
);
const otherWords = new Set(
  'der die das und des dem den ein eine von zur zum im für le les la et du des un une dans pour sur aux della di il dei delle e do da dos em os uma het een van och av att og af na za i u se w z oraz'.split(
    ' ',
  ),
);

/**
 * The language the entry is printed in. The script of the title is stronger evidence than the record's own field, which
 * indexes fill carelessly ("en" on Chinese works); it only cannot tell Latin-script languages apart.
 */
export function entryLanguageOf(record: CitationRecord): EntryLanguage {
  const said = declared.find(([pattern]) => pattern.test(record.language?.trim() ?? ''))?.[1];
  const names = (record.author ?? []).map(({ family, literal }) => family ?? literal ?? '').join(' ');
  const title = record.title ?? '';
  const sample = /\p{L}/u.test(title) ? title : `${record['container-title'] ?? ''} ${record.publisher ?? ''} ${names}`;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) return said === 'zh' ? 'zh' : 'ja';
  if (/\p{Script=Hangul}/u.test(sample)) return 'ko';
  if (isMostlyHan(sample)) return said === 'ja' ? 'ja' : 'zh';
  if (/\p{Script=Cyrillic}/u.test(sample)) return 'ru';
  if (said === 'es' || said === 'en') return said;
  if (record.language && said === undefined) return 'other';
  if (isSpanish(sample)) return 'es';
  return isForeign(sample) ? 'other' : 'en';
}

export function isCjk(language: EntryLanguage): language is 'zh' | 'ja' {
  return language === 'zh' || language === 'ja';
}

/** An English title may quote a few Chinese characters; a Chinese one may hold acronyms. */
function isMostlyHan(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)?.length ?? 0;
  return han > words;
}

function isSpanish(text: string): boolean {
  if (/[ñ¿¡]/i.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const spanish = words.filter((word) => spanishWords.has(word)).length;
  return spanish >= 2 && spanish / words.length > 0.2 && words.some((word) => word !== 'de' && spanishWords.has(word));
}

/** German, French and the like, which keep the letters of their titles: a change of case would spoil their nouns. */
function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => englishWords.has(word)).length;
  const other = words.filter((word) => otherWords.has(word)).length;
  return other > english || (english === 0 && /[^\p{ASCII}\p{P}\p{S}\s]/u.test(text));
}
