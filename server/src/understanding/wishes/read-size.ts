import type { ReadAs } from './asking.ts';
import { findNumber, numberWords } from './numerals.ts';

const between = '\\s*(?:到|至|或|-|–|—|~|〜|to|or|a|o|から)\\s*';
const chapters = '\\s*个?(?:大)?(?:章节?|部分(?=$|吧|就|以内|左右))';

const sizes: readonly RegExp[] = [
  new RegExp(
    `^(?:.{0,12}?)(?<!第)(${numberWords})${chapters}(?:左右|构成|就够|就行|即可|结构|吧|哈|的结构|以内|以上|以下|で|構成|立て|まで|ぐらい|くらい|程度|$|。)`,
    'iu',
  ),
  new RegExp(
    `(?:分为?|分成|共|一共|总共|写成?|控制在|全|设|超过|最多|最少|至少|至多|少于|多于)\\s*(?<!第)(${numberWords})${chapters}?(?:章|部分)?`,
    'iu',
  ),
  new RegExp(`\\b(${numberWords})\\s+(?:main\\s+|short\\s+)?chapters\\b(?!\\s+(?:on|about))`, 'iu'),
  new RegExp(`\\b(${numberWords})\\s+capítulos\\b(?!\\s+sobre)`, 'iu'),
];
const spans: readonly RegExp[] = [
  new RegExp(`(?<!第)(${numberWords})${between}(${numberWords})(?:${chapters}|\\s+(?:chapters|capítulos)\\b)`, 'iu'),
];
/** 三四章: three or four. */
const loose = /([三四五六七八])([四五六七八九])\s*个?章/u;

const most =
  /不(?:要|能|得|可)?(?:超过|多于)|别(?:超过|多于)|不超|最多|至多|以内|以下|顶多|\bno(?:t)? (?:more|longer) than\b|\bat (?:the )?most\b|\bmax(?:imum|\.)?(?: of)?\b|\bup to\b|\bwithin\b|\bno over\b|máximo|como (?:mucho|máximo)|no (?:más de|pas[ea] de|super[ae]r?|exced[ae]r?)|a lo sumo|hasta|以内|以下|まで|最大|多くても|超えない/iu;
const least =
  /至少|最少|不(?:要)?(?:少于|低于)|起码|以上|\bat least\b|\bmin(?:imum|\.)?(?: of)?\b|\bno(?:t)? (?:less|fewer) than\b|\bor more\b|mínimo|(?:al|por lo) menos|como mínimo|no menos de|以上|少なくとも|最低/iu;

/** How many chapters a clause asks for, or between which numbers. */
export function readSize(clause: string): ReadAs[] {
  if (/[加增添](?!起来)|\badd|añad|agreg|第\s*\S{1,2}\s*章|加え|追加/iu.test(clause)) return [];
  // Words, pages and sources are counted too.
  if (!/章|部分|\bchapters?\b|capítulos?/iu.test(clause)) return [];
  const wide = loose.exec(clause);
  const top = wide && findNumber(wide[2] ?? '');
  if (wide && top) return [{ kind: 'SIZE', what: wide[0].trim(), chapter: top, bound: 'AT_MOST' }];
  for (const pattern of spans) {
    const match = pattern.exec(clause);
    const [low, high] = [findNumber(match?.[1] ?? ''), findNumber(match?.[2] ?? '')];
    if (!match || !low || !high || high <= low) continue;
    const what = match[0].trim();
    return [
      { kind: 'SIZE', what, chapter: low, bound: 'AT_LEAST' },
      { kind: 'SIZE', what, chapter: high, bound: 'AT_MOST' },
    ];
  }
  for (const pattern of sizes) {
    const match = pattern.exec(clause);
    const chapter = match && findNumber(match[1] ?? '');
    if (!match || !chapter) continue;
    const what = match[0].trim().replace(/[。.]$/u, '');
    if (most.test(clause)) return [{ kind: 'SIZE', what, chapter, bound: 'AT_MOST' }];
    if (least.test(clause)) return [{ kind: 'SIZE', what, chapter, bound: 'AT_LEAST' }];
    return [{ kind: 'SIZE', what, chapter }];
  }
  return [];
}
