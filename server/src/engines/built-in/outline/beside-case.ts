import { looksLikePlace } from '../../../understanding/wishes/places.ts';
import type { Slots } from './section.ts';

/** Those whose matter it is are named in it already: 连锁餐饮企业员工流失. */
const ofOwners =
  /(?:企业|公司|银行|酒店|餐厅|医院|学校|小学|中学|高中|高校|大学|学院|幼儿园|图书馆|博物馆|社区|机构|农村|乡村|县域|城市|超市|商场|工厂|平台)(?=.{2})/u;

/** 海底捞连锁餐饮企业员工流失: a case that cannot stand before the name of its sort stands behind the heading. */
export function besideCase(template: string, slots: Slots): string {
  const found = /^(?<mark>~?)\{case\}(?<rest>\{(?<name>focus|object)\}.*)$/u.exec(template)?.groups;
  const theme = slots[found?.name as 'focus' | 'object'];
  if (!found?.rest || !slots.case || !theme || looksLikePlace(slots.case) || !ofOwners.test(theme)) return template;
  return `${found.mark}${found.rest}：以{case}为例`;
}
