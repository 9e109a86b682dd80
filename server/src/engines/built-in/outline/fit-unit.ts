import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';

/** What is asked of, and the data that know it; the nearer unit stands first. */
const units: readonly (readonly [RegExp, string])[] = [
  [/县域内部|县内/u, '县内住户的微观调查数据'],
  [/农户|农民(?!工)|住户|家庭|居民|农民工|老年人|青年|儿童|劳动者/u, '住户与个人的微观调查数据'],
  [/企业|公司|银行|制造业/u, '企业层面的面板数据'],
  [/县域|县级|县际|区县/u, '县级面板数据'],
  [/村庄|村级|乡村|乡镇/u, '村庄与农户的调查数据'],
  [/城市群|地级市|城市/u, '地级市面板数据'],
];
const byProvince = /分省|省级|省际|省域/u;

/** 县域内部的收入差距: figures of provinces say nothing of what goes on within counties, firms or households. */
export function fitUnit({ language, kind, bearing, text }: TitleUnderstanding, data: string): string {
  if (language !== 'zh' || kind !== 'relation-test' || !byProvince.test(data) || byProvince.test(text)) return data;
  const [head = text] = text.split('——');
  return units.find(([unit]) => unit.test(bearing?.outcome ?? head) || unit.test(head))?.[1] ?? data;
}
