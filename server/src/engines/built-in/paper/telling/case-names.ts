import { isIdeographic } from '../../knowledge/has-word.ts';

/** A公司, 武汉市X社区, 某高校, *Company B*. */
const anonymous =
  /(?:^|[^A-Za-z])(?:[A-Z]|X+)(?=\p{Script=Han}|\p{Script=Katakana})|某|[×〇○]|[甲乙丙](?=公司|企业|银行|医院|校|市|县|村|社)|^(?:an?|one|un|una|uno) |\b(?:[Cc]ompany|[Ff]irm|[Ss]chool|[Hh]ospital|[Bb]ank|[Ee]mpresa|[Ee]scuela|[Bb]anco) [A-Za-z]$/u;
/** *In a bakery*, *en una empresa*, 一家: one of many, before which the title says so. */
const ofMany = /(?:(?<!\p{L})(?:an?|one|un|una)\s+|一[家所间]|ある)$/iu;
/** 民办园, 高职院校: a kind of place, and none by its name. */
const kindOfCase =
  /^(?:我国|部分|一所|多所|两所|公办|民办|高职|职业|高等|地方|本科|重点|普通|农村|乡村|乡镇|城市|城镇|县域|县级|社区|中小|小微|民营|国有|国有控股|上市|大型|中型|小型|制造|互联网|电商|科技|生物|医药|教育|高新技术|传统|家族|三甲|三级|二级|基层|综合|大学|中学|高中|初中|小学|幼儿|公立|私立|公共|新能源|汽车|房地产|零售|餐饮|旅游|物流|建筑|医疗|林业|农业|体育|公園|地方都市|中小企業|大学生|高校生)*(?:院校|高校|大学|大学生|学校|中学|高中|初中|小学|幼儿园|园|企业|公司|行业|产业|医院|公园|社区|农村|地区|城市|县|村|银行|酒店|超市|专业|课程|课堂|教材|班级|都市|企業|会社|病院|学校|自治体|商店街)$/u;
/** Where something is looked at is told by its student. */
const placeName = /(?:[省市县区州盟旗镇乡村寨都府県町島岛]|地区|流域|地方)$/u;
/** Whether a case has a name by which anybody could look it up; one without is its student's to tell. */
export const isNamedCase = (text: string): boolean =>
  !anonymous.test(text) &&
  (isIdeographic(text) ? !kindOfCase.test(text) && !placeName.test(text) : /^\p{Lu}/u.test(text));

/** Whether a title leaves what it looks at without a name. */
export const isUnnamed = (text: string, title: string): boolean =>
  anonymous.test(text) || ofMany.test(title.slice(0, Math.max(0, title.toLowerCase().indexOf(text.toLowerCase()))));

/** What kind of place or firm it is: 上海市 is 上海, 恒大集团 is 恒大. */
const kindBehind =
  /(?<=[\p{Script=Han}\p{Script=Katakana}]{2})(?:市|省|县|区|镇|村|都|府|県|町|股份有限公司|有限公司|公司|集团|株式会社)$/u;
/** A name with the place before it. */
const longName = 5;
const placeBefore = 2;

/** By what a case is met, in lower case: as it stands, each of several, without what kind of place or firm it is and without the place before its name. */
export function namesOfCase(text: string): string[] {
  const lower = text.toLowerCase();
  const parts = lower.split(/、| y | and /u).map((part) => part.replace(kindBehind, ''));
  const inner = parts.map((part) => (isIdeographic(part) && part.length > longName ? part.slice(placeBefore) : ''));
  return [lower, ...parts, ...inner].filter((name) => name.length > 1);
}
