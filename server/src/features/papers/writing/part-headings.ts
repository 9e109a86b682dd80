/** What may follow a word that names the part, and leaves it that part: 结论与建议, Introduction: why nets. */
const end = String.raw`(?=$|\s*[:：,，、;；(（—–―・|/-]|[与和及暨並并と]|\s+(?:and|y|e|&)(?!\p{L}))`;
const partOf = (names: string): RegExp => new RegExp(`^(?:${names})${end}`, 'iu');

/** Headings under which a paper says what it sets out to do, and what it came to. */
const opening = partOf(
  [
    '绪论|绪言|引言|引论|导论|导言|前言|序言|序论|问题的?提出|研究缘起|緒論|緒言|序論|序章|序説|はじめに|問題の所在',
    'introducci[óo]n|planteamiento|presentaci[óo]n|introduction|introductory remarks|preface|opening remarks',
  ].join('|'),
);
const ending =
  '结论|结语|总结|结束语|余论|研究结论|全文总结|结论性评述|結論|結語|終章|結び|むすび|おわりに|終わりに|まとめ';
const closing = partOf(
  [
    `(?:(?:研究)?(?:讨论|启示|建议|展望|総括|考察|議論|要約)[与和及と])?(?:${ending})(?:にかえて|に代えて|部分)?`,
    '(?:(?:summary|discussion|implications|outlook)(?:,| and| &) )?(?:general )?conclusions?|concluding (?:remarks|discussion|thoughts)',
    '(?:final|closing) (?:remarks|thoughts|considerations|discussion)',
    '(?:(?:resumen|discusi[óo]n|s[íi]ntesis) y )?conclusi(?:[óo]n|ones)(?: generales| finales)?|a modo de (?:cierre|conclusi[óo]n)',
    '(?:consideraciones|reflexiones|palabras) finales|cierre',
  ].join('|'),
);

const numbering =
  /^(?:第\s*[\d一二三四五六七八九十]+\s*[章节節篇部编編]|(?:chapter|section|part|cap[íi]tulo|secci[óo]n|apartado|parte)\s+(?:\d+|[ivx]+)(?!\p{L})|[（(]\s*[\d一二三四五六七八九十]+\s*[)）]|[一二三四五六七八九十]+\s*[、.．]|(?:\d+(?:\.\d+)*|[ivx]+[.．)])(?![\p{L}%]))[\s.、．:：—–-]*/iu;

/** Without its number; 引　言 is set wide, not two words. */
const bare = (title: string): string => {
  const plain = title.normalize('NFKC').trim();
  const name = plain.replace(numbering, '') || plain;
  return name.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').trim();
};

/** Under it a paper says what it sets out to do. */
export const opensPaper = (title: string): boolean => opening.test(bare(title));
/** Under it a paper says what it came to. */
export const closesPaper = (title: string): boolean => closing.test(bare(title));
