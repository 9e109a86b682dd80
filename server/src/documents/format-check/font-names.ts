/** One family has several names: that of the file, that of the menu in another language, that of an older release. */
const sameFamilies: readonly (readonly [family: string, ...names: string[]])[] = [
  ['SimSun', '宋体', '宋體', 'songti', 'sim sun'],
  ['SimHei', '黑体', '黑體', 'heiti'],
  ['KaiTi', '楷体', '楷體', '楷体_GB2312', 'KaiTi_GB2312', 'SimKai'],
  ['FangSong', '仿宋', '仿宋_GB2312', 'FangSong_GB2312', 'SimFang'],
  ['MS Mincho', 'MS 明朝', 'msmincho'],
  ['MS Gothic', 'MS ゴシック', 'msgothic'],
  ['Yu Mincho', '游明朝'],
  ['Yu Gothic', '游ゴシック'],
  ['Microsoft YaHei', '微软雅黑'],
  ['DengXian', '等线'],
  ['Times New Roman', 'TimesNewRoman', 'Times New Roman PS MT'],
];

/** Written with full or half width, with capitals or without, a name is the same. */
const keyOf = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

const familyOf = new Map(sameFamilies.flatMap((names) => names.map((name) => [keyOf(name), names[0]] as const)));

/** The name by which templates know a family; one that they do not know keeps its own. */
export function canonicalFont(name: string): string {
  const first = name.split(';')[0]?.trim() ?? '';
  return familyOf.get(keyOf(first)) ?? first;
}

/** Faces that hold signs and formulas: what is set in them is no text. */
const signFonts = /^(?:symbol|wingdings|webdings|cambria ?math|mt ?extra|mathtype|segoe ui (?:symbol|emoji))/iu;
export const isSignFont = (name: string): boolean => signFonts.test(name);
