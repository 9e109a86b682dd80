/** Where and by whom a book was published, and in which edition, as the part of a reference behind its title says. */
export interface Imprint {
  publisher: string | null;
  place: string | null;
  edition: string | null;
}

const chinesePublisher =
  /[\p{Script=Han}A-Za-z·]{1,20}(?:出版社|出版集团|出版公司|书局|书店|印书馆|书院|書店|書房|書院|出版会|出版局)/u;
const latinPublisher =
  /(?:[\p{Lu}][\p{L}.&’'-]*\s(?:of\s|and\s|&\s)?){1,5}(?:Press|Publishers?|Publishing|Publications|Books|Verlag|Editores)\b|\b(?:Editorial|Ediciones)\s\p{Lu}[\p{L}-]+|\b(?:Springer|Wiley|Elsevier|Routledge|Pearson|Palgrave Macmillan|McGraw-Hill)\b/u;
/** "New York: Morrow, 1980"; 北京: 商务印书馆, 2010. */
const imprint =
  /(?:^|[.．。,，;；\]］)）]\s*)([\p{L}][\p{L}.\s-]{1,30})\s?[:：]\s?([\p{L}][^,，.;；:：\d]{1,60}?)\s?[,，]\s?(?:c?\d{4})/u;

const numerals = '一二三四五六七八九十';
const ordinals: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
  ...{ primera: 1, segunda: 2, tercera: 3, cuarta: 4, quinta: 5 },
};

const editionForms = [
  /第?\s*(\d{1,2}|[一二三四五六七八九十])\s*版/u,
  /\b(\d{1,2})(?:st|nd|rd|th)?\.?ª?\s*(?:rev\.\s*)?ed(?:ition|ición|\.)/iu,
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|primera|segunda|tercera|cuarta|quinta)\s+(?:edition|edición|ed\.)/iu,
];

/** 2, 2nd, 第二版 and second are one edition. */
export function editionNumber(text: string): number | null {
  const found = editionForms.map((form) => form.exec(text)?.[1]).find((part) => part !== undefined) ?? text.trim();
  const word = found.toLowerCase();
  if (/^\d{1,2}/u.test(word)) return Number.parseInt(word, 10);
  if (word.length === 1 && numerals.includes(word)) return numerals.indexOf(word) + 1;
  return ordinals[word] ?? null;
}

export function readImprint(after: string): Imprint {
  const whole = imprint.exec(after);
  return {
    publisher: (whole?.[2] ?? chinesePublisher.exec(after)?.[0] ?? latinPublisher.exec(after)?.[0])?.trim() ?? null,
    place: whole?.[1]?.trim() ?? null,
    edition: editionForms.map((form) => form.exec(after)?.[0]).find((part) => part !== undefined) ?? null,
  };
}
