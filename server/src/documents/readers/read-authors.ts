import { foldText, titleKey } from '../../text/search-words.ts';

interface Author {
  family: string;
  given: string;
}

/** The commonest family names; a short run of characters that begins with none of them may be a place or a heading. */
const chineseFamilies = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官'.split(
    '',
  ),
);
const doubleFamilies = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '司徒',
  '长孙',
  '宇文',
];
const noName =
  /大学|学院|学校|研究|中心|公司|医院|摘要|目录|关键|引言|绪论|前言|论文|专业|学号|班级|教授|讲师|导师|指导|日期|中国|北京|上海/u;
const noEnglishName =
  /^(?:abstract|introduction|resumen|introducción|keywords?|university|universidad|department|departamento|faculty|facultad|school|college|institute|instituto|cent(?:er|re)|centro|laboratory|academy|journal|revista|review|volume|working|paper|research|article|report|thesis|dissertation|master|doctoral|bachelor|course|case|study|studies|literature|methods?|results?|conclusions?|contents|chapter|part|draft|preprint|vol|no|the|an?|on|in|for|from|with|road|street|china|usa|spain|japan|united|states|kingdom|professor|editor|supervisor|received|accepted|published)$/iu;
const particle = /^(?:de|del|la|las|los|da|dos|di|van|von|der|den|ter|y|e|bin|ibn|al|el)$/u;

const marks = /[\d*†‡§¶#①-⑳¹²³⁰-⁹₀-₉✉]+/gu;
const label =
  /^(?:作者|文|撰文|著者|by|authors?|autor(?:es|a)?|por)\s*[:：/／]?\s+|^(?:作者|著者|撰文|文)\s*[:：/／]\s*/iu;
const home =
  /大学|学院|研究院|研究所|university|universidad|institut|department|departamento|faculty|facultad|school|college|academy|laborator|@|abstract|摘\s*要|resumen|要\s*旨/iu;
const ending =
  /^(?:摘\s*要|abstract\b|resumen\b|要\s*旨|关键词|key\s*words|目\s*录|contents\b|引\s*言|1\.?\s*introduction)/iu;

function chineseName(text: string): Author | null {
  const name = text.replace(/\s+/gu, '');
  if (!/^\p{Script=Han}{2,4}$/u.test(name) || noName.test(name)) return null;
  const double = doubleFamilies.find((family) => name.startsWith(family) && name.length > 2);
  if (double) return { family: double, given: name.slice(2) };
  const family = name.slice(0, 1);
  return chineseFamilies.has(family) && name.length <= 3 ? { family, given: name.slice(1) } : null;
}

function latinName(text: string): Author | null {
  const words = text.trim().split(/\s+/u);
  if (words.length < 2 || words.length > 5) return null;
  const isNamed = words.every(
    (word) =>
      particle.test(word) ||
      (/^\p{Lu}(?:\.|\p{Lu}?\.?$|[\p{L}\p{M}'’-]*$)/u.test(word) && !noEnglishName.test(word.replace(/\.$/u, ''))),
  );
  if (!isNamed || particle.test(words[0] ?? '')) return null;
  const last = words.at(-1) ?? '';
  if (particle.test(last) || last.replace(/\W/gu, '').length < 2) return null;
  let from = words.length - 1;
  while (from > 1 && particle.test(words[from - 1] ?? '')) from -= 1;
  return { family: words.slice(from).join(' '), given: words.slice(0, from).join(' ') };
}

/** The names of one line, or null when anything in it is no name. */
function namesOf(line: string): Author[] | null {
  const text = line
    .replace(label, '')
    .replace(/[（(][^）)]{0,40}[）)]/gu, ' ')
    .replace(marks, ' ')
    .trim();
  if (text === '' || text.length > 200) return null;
  const parts = text
    .split(/[,，;；、&|]|\s(?:and|y|und|et)\s|和/u)
    .map((part) => part.trim())
    .filter(Boolean)
    // Chinese names are often parted by blanks alone, and a name of two characters by a blank of its own.
    .flatMap((part) =>
      /^[\p{Script=Han}\s]+$/u.test(part) && !/^\p{Script=Han}\s+\p{Script=Han}$/u.test(part)
        ? part.split(/\s+(?=\p{Script=Han}{2})|(?<=\p{Script=Han}{2})\s+/u)
        : [part],
    );
  const names = parts.map((part) => chineseName(part) ?? latinName(part));
  return names.length > 0 && names.length <= 30 && names.every((name) => name !== null) ? names : null;
}

const plain = (text: string): string =>
  foldText(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');

/** Whether a name stands in a text; of a name in Latin script its family name as a word of its own. */
export function standsIn({ family, given }: Author, text: { packed: string; words: string }): boolean {
  if (/\p{Script=Han}/u.test(family)) return text.packed.includes(titleKey(`${family}${given}`));
  const name = plain(family)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return name !== '' && ` ${text.words} `.includes(` ${name} `);
}

export const prepareText = (text: string): { packed: string; words: string } => ({
  packed: titleKey(text),
  words: plain(text).replace(/[^\p{L}\p{N}]+/gu, ' '),
});

/**
 * Who wrote a paper: as the file itself says, if those names stand on its first page; else what stands below the title
 * there in the form of names. Nobody rather than somebody else.
 */
export function readAuthors(opening: string, title: string, told: string | null): Author[] {
  const page = opening.slice(0, 3_000);
  const named = told === null ? null : namesOf(told);
  if (named) {
    const text = prepareText(page);
    if (named.every((name) => standsIn(name, text))) return named;
  }
  const lines = page
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const key = titleKey(title);
  const at = lines.findIndex(
    (line) => titleKey(line) !== '' && key.endsWith(titleKey(line)) && titleKey(line).length * 3 >= key.length,
  );
  if (at < 0) return [];
  const below = lines.slice(at + 1, at + 8);
  const found: Author[] = [];
  for (const [index, line] of below.entries()) {
    if (ending.test(line)) break;
    const names = namesOf(line);
    if (!names) {
      if (found.length > 0 || index >= 2) break;
      continue;
    }
    // One name alone may be a heading; a school, an address or the abstract below it says that it is none.
    const isSure =
      names.length > 1 || label.test(line) || below.slice(index + 1, index + 4).some((next) => home.test(next));
    if (!isSure) break;
    found.push(...names);
  }
  return found;
}
