import type { ContextKind, Relation } from './title-analysis.ts';

interface Surroundings {
  context: string | null;
  contextKind: ContextKind | null;
  method: string | null;
}

const provinces =
  '北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门';
const regions =
  '长三角|珠三角|京津冀|粤港澳大湾区|成渝|西部|东部|中部|东北|西北|西南|华北|华东|华南|长江经济带|黄河流域|长江流域|欧盟|东盟|日本|美国|英国|德国|法国|俄罗斯|韩国|印度|非洲';
const cities =
  '广州|深圳|杭州|南京|武汉|成都|西安|苏州|长沙|郑州|济南|青岛|合肥|福州|厦门|昆明|贵阳|兰州|沈阳|大连|哈尔滨|长春|石家庄|太原|南昌|南宁|敦煌|徽州|景德镇|延安';
const place = new RegExp(
  `^((?:${provinces}|${regions}|${cities})(?:[\\p{Script=Han}]{0,5}?(?:省|市|县|区|州|地区|流域|城市群|自治州))?(?:某[市县区镇村乡])?|[\\p{Script=Han}]{1,3}(?:省|县|自治州)|某[市县区镇乡](?!场))(?:的)?(?!化|学|人|派|风格)`,
  'u',
);
const anonymousCase =
  /^([A-Z]{1,4}(?:省|市|县|公司|企业|集团|银行|医院|大学|学院|高校|中学|小学|学校|社区|村|酒店|品牌)|某[\p{Script=Han}]{0,6}?(?:公司|企业|集团|银行|医院|大学|学院|高校|中学|小学|学校|社区|酒店))(?:的)?/u;
const named =
  /^(.{2,14}?)(背景|视域|视角|视野|视阈|语境|环境|条件|形势|战略|目标|趋势|框架|政策|模式|浪潮|常态|格局|约束)(?:之)?下(?:的|，|,|对)?/u;
const age = /^((?:[\p{Script=Han}A-Za-z0-9]{1,8}?)(?:时代|时期|以来|年代|年间|前后))(?:的|，|,)?/u;
const dynasty =
  /^((?:明清|晚清|清末|民国|宋代|唐代|明代|清代|汉代|先秦|魏晋南北朝|魏晋|秦汉|隋唐|宋元|近代|抗战|建国初|新中国成立初|二战)(?:时期|以来|后|前后|之际)?)(?:的)?(?!化史|汉语)/u;
const years = /^(\d{4}\s*[—–\-~至]\s*\d{4}\s*年?(?:间)?)(?:的|，|,)?/u;
const basis = /^(?:基于|运用|利用|采用|借助)(.+?)(?:的|，|,|对)(?=.{2})/u;
const home =
  /^(我国|中国)(?:的)?(?!特色|画|传统|古代|古典|现代|当代|近代|式|化|哲学|文学|书法|共产党|革命|诗|戏曲|人民|电影|动画|故事)/u;

const methodWord =
  /数据|模型|方法|法$|分析|问卷|调查|访谈|面板|回归|检验|实验|试验|仿真|算法|网络|学习|理论|框架|架构|技术|视角|视域|视野|SWOT|PEST|STP|[A-Za-z]{2,}|矩阵|指数|测算|评价|博弈|量表|文本|语料|挖掘|扎根|编码/u;
const placeWord = new RegExp(
  `^(?:${provinces}|${regions}|${cities}|我国|中国|某)|(?:省|市|县|区|村|镇|公司|企业|集团|学院|大学|中学|小学|医院)$`,
  'u',
);

export function splitZhContext(main: string): Surroundings & { rest: string } {
  const found: Surroundings = { context: null, contextKind: null, method: null };
  let rest = main
    .replace(/^一[种类](?=基于)/u, '')
    .replace(/^(?:浅论|浅析|浅谈|试论|试析|关于)(?=.{6})/u, (head) => (head === '关于' ? '' : head));
  for (let round = 0; round < 3; round += 1) {
    const before = rest;
    const based = basis.exec(rest);
    if (based?.[1] && !found.method) {
      const word = based[1];
      if (placeWord.test(word) && !methodWord.test(word)) Object.assign(found, { context: word, contextKind: 'place' });
      else found.method = word;
      rest = rest.slice(based[0].length);
      continue;
    }
    const setting = named.exec(rest);
    if (setting?.[1] && setting[2] && rest.length - setting[0].length >= 4) {
      const lens = /视域|视角|视野|视阈/u.test(setting[2]);
      if (lens && !found.method) found.method = `${setting[1]}${setting[2]}`;
      else if (!found.context) {
        const context = /背景|语境/u.test(setting[2]) ? setting[1] : `${setting[1]}${setting[2]}`;
        Object.assign(found, { context, contextKind: 'setting' });
      }
      rest = rest.slice(setting[0].length);
      continue;
    }
    if (found.context) break;
    const time = years.exec(rest) ?? age.exec(rest) ?? dynasty.exec(rest);
    if (time?.[1] && rest.length - time[0].length >= 3) {
      Object.assign(found, { context: time[1], contextKind: 'time' });
      rest = rest.slice(time[0].length);
      continue;
    }
    const where = anonymousCase.exec(rest) ?? home.exec(rest) ?? place.exec(rest);
    if (where?.[1] && rest.length - where[0].length >= 4) {
      const kind: ContextKind = /公司|企业|集团|银行|医院|大学|学院|高校|中学|小学|学校|酒店|品牌/u.test(where[1])
        ? 'case'
        : 'place';
      Object.assign(found, { context: where[1], contextKind: kind });
      rest = rest.slice(where[0].length);
    }
    if (rest === before) break;
  }
  return { ...found, rest };
}

export function readZhSubtitle(subtitle: string): Surroundings & { relation: Relation | null } {
  const found: Surroundings & { relation: Relation | null } = {
    context: null,
    contextKind: null,
    method: null,
    relation: null,
  };
  if (!subtitle) return found;
  const example = /以(.+?)(?:为例证|为例|为个案|为案例|为中心|为对象|为样本|为考察对象|为研究对象|为载体)/u.exec(
    subtitle,
  );
  if (example?.[1]) {
    const kind: ContextKind =
      placeWord.test(example[1]) && /省|市|县|区|村|镇|国$/u.test(example[1]) ? 'place' : 'case';
    Object.assign(found, { context: example[1], contextKind: kind });
  }
  const evidence = /(?:来自|源自)(.+?)的(?:经验证据|证据|经验|实证|考察|数据)/u.exec(subtitle);
  if (evidence?.[1] && !found.context) Object.assign(found, { context: evidence[1], contextKind: 'place' });
  const based = /基于(?:对)?(.+?)(?:的(?:实证|分析|考察|调查|检验|研究|证据|经验|案例|比较|解读|思考|观察)+.*)?$/u.exec(
    subtitle.replace(/以.+?为.{1,2}(?:，|,)?/u, ''),
  );
  if (based?.[1]) {
    const word = based[1].replace(/的$/u, '');
    if (placeWord.test(word) && !methodWord.test(word)) {
      if (!found.context) Object.assign(found, { context: word, contextKind: 'place' });
    } else found.method = word;
  }
  if (/比较|对比/u.test(subtitle)) found.relation = 'comparison';
  else if (/对策|策略|路径/u.test(subtitle)) found.relation = 'measures';
  return found;
}
