const surnames = new Set(
  `ai an ao ba bai bao bei bi bian bo bu cai cang cao cen chai chang chao che chen cheng chi chong chu chuai chuan cui
  dai dan dang deng di diao ding dong dou du duan fan fang fei feng fu gan gang gao ge geng gong gou gu guan guang gui guo
  ha hai han hang hao he hei heng hong hou hu hua huai huan huang hui huo ji jia jian jiang jiao jie jin jing ju kang ke kong
  kou kuai kuang lai lan lang lao le lei leng li lian liang liao lin ling liu long lou lu lü luan luo lv ma mai man mang mao
  mei men meng mi miao ming mo mou mu na nan ni nian nie ning niu nong ou ouyang pan pang pei peng pi pian piao ping pu qi qian
  qiang qiao qin qing qiu qu quan que ran rao ren rong ru ruan rui sang sha shan shang shangguan shao she shen sheng shi shou shu
  shuai shui si sima situ song su sui sun suo tai tan tang tao teng tian tie tong tu wan wang wei wen weng wo wu xi xia xian
  xiang xiao xie xin xing xiong xu xuan xue xun yan yang yao ye yi yin ying yong you yu yuan yue yun zang zeng zha zhai zhan zhang
  zhao zhen zheng zhi zhong zhou zhu zhuang zhuo zhuge zong zou zu zuo`.split(/\s+/),
);

/** Only the syllables that exist: with any initial before any final, "Jane" and "Jean" would be pinyin. */
const syllables = [
  '[jqx](?:iang|iong|ian|iao|ing|uan|ia|ie|iu|in|ue|un|i|u)',
  '(?:zh|ch|sh|r)(?:uang|ang|eng|ong|uan|uai|ai|ei|ao|ou|an|en|un|ua|uo|ui|a|e|i|u)',
  '[zcs](?:ang|eng|ong|uan|ai|ei|ao|ou|an|en|un|uo|ui|a|e|i|u)',
  '[gkh](?:uang|ang|eng|ong|uan|uai|ai|ei|ao|ou|an|en|un|ua|uo|ui|a|e|u)',
  '[bpm](?:iao|ian|ing|ang|eng|ai|ei|ao|ou|an|en|in|ie|iu|a|o|e|i|u)',
  'f(?:ang|eng|ei|ou|an|en|a|o|u)',
  '[dtnl](?:iang|iao|ian|ing|ang|eng|ong|uan|ai|ei|ao|ou|an|en|in|ie|iu|ia|un|uo|ui|ue|üe|ve|a|e|i|u|ü|v)',
  'y(?:uan|ang|ing|ong|ao|ou|an|in|ue|un|a|e|i|u|o)',
  'w(?:ang|eng|ai|ei|an|en|a|o|u)',
  'ang|eng|ai|ei|ao|ou|an|en|er|a|o|e',
];
const givenName = new RegExp(`^(?:${syllables.join('|')}){1,3}$`);

/**
 * A Chinese name in pinyin. Both halves must be pinyin: "Long, Jane" and "Saito, Makoto" are not, and shortening them is
 * what the standard asks for; a Chinese given name is printed in full because its initial says next to nothing.
 */
export function isPinyinName(family: string, given: string): boolean {
  return (
    surnames.has(family.toLowerCase()) &&
    givenName.test(given.toLowerCase().replace(/[\s'’-]/g, '')) &&
    given.length > 1
  );
}
