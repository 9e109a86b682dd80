import type { Field } from '@yanmo/contract/codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import type { Sign } from '../title-reading.ts';
import { readZhTitle } from './read-zh-title.ts';

type Row = [title: string, field: Field, object: string, aspect: string | null, contexts: string[], signs: Sign[]];

const rows: Row[] = [
  [
    '乡村文旅融合的困境与出路——基于福建晋江的考察',
    'interdisciplinary',
    '乡村文旅融合',
    '困境与出路',
    ['place 福建晋江'],
    ['problem', 'remedy'],
  ],
  ['居民对共享充电桩的使用意愿', 'management', '共享充电桩使用意愿', '影响因素', ['population 居民'], ['survey']],
  [
    '法国移民政策的收紧及对劳动市场的影响',
    'economics',
    '移民政策',
    '收紧与对劳动市场的影响',
    ['place 法国'],
    ['effect', 'policy'],
  ],
  ['社团的经费来源、成员招募与活动场地', 'management', '社团', '经费来源、成员招募与活动场地', [], []],
  ['顺丰控股偿债能力分析', 'management', '偿债能力', '分析', ['case 顺丰控股'], []],
  ['南水北调东中线水源区生态补偿研究', 'engineering', '南水北调东中线水源区生态补偿', null, [], []],
  ['校园欺凌与学校的应对', 'education', '校园欺凌', '学校的应对', [], ['remedy']],
  ['耐克与阿迪达斯的品牌策略', 'management', '品牌策略', '比较', ['case 耐克、阿迪达斯'], ['comparison']],
  ['人类对动物有道德责任吗？', 'philosophy', '对动物的道德责任', '正当性', [], ['question', 'argument']],
  ['牛顿环实验报告', 'science', '牛顿环', null, [], []],
  ['庄子逍遥思想的当代价值', 'philosophy', '庄子逍遥思想', '当代价值', [], ['concept']],
  ['论康德的绝对命令', 'philosophy', '康德的绝对命令', '内涵', [], ['concept']],
  ['从电车难题看功利主义的局限', 'philosophy', '功利主义', '局限', ['case 电车难题'], ['problem']],
  ['功利主义与道义论之争', 'philosophy', '功利主义与道义论', '争论', [], ['argument']],
  ['幸福是什么', 'philosophy', '幸福', '内涵', [], ['question', 'concept']],
  ['休谟因果观及其影响', 'philosophy', '休谟因果观', '内涵与影响', [], ['concept', 'effect']],
  [
    '数字经济对产业结构升级的影响——基于省级面板数据',
    'economics',
    '数字经济',
    '对产业结构升级的影响',
    ['means 省级面板数据'],
    ['effect', 'survey'],
  ],
  ['RCEP对中国农产品出口的影响', 'economics', 'RCEP', '对农产品出口的影响', ['place 中国'], ['effect']],
  [
    '商业银行不良贷款的成因与防控',
    'economics',
    '不良贷款',
    '成因与防控',
    ['population 商业银行'],
    ['factors', 'remedy'],
  ],
  [
    '企业社会责任与财务绩效关系的实证研究',
    'economics',
    '社会责任',
    '与财务绩效的关系',
    ['population 企业'],
    ['effect', 'survey'],
  ],
  ['跨境电商发展现状及对策研究', 'economics', '跨境电商', '现状与对策', [], ['status', 'remedy']],
  ['网络暴力的刑法规制', 'law', '网络暴力', '刑法规制', [], ['norm']],
  ['未成年人网络直播打赏合同的效力', 'law', '打赏合同', '效力', ['population 未成年人', 'setting 网络直播'], ['norm']],
  ['刑事诉讼中非法证据排除规则的适用', 'law', '非法证据排除规则', '适用', ['setting 刑事诉讼'], ['norm']],
  ['民法典背景下居住权制度研究', 'law', '居住权制度', null, ['setting 民法典'], ['norm']],
  [
    '项目式学习在初中生物教学中的实践',
    'education',
    '项目式学习',
    '教学实践',
    ['population 初中生物'],
    ['application', 'teaching'],
  ],
  [
    '高校辅导员职业认同现状及提升策略',
    'education',
    '职业认同',
    '现状与提升策略',
    ['population 高校辅导员'],
    ['status', 'remedy'],
  ],
  [
    '如何提高农村小学生的阅读能力',
    'education',
    '阅读能力',
    '提高策略',
    ['population 农村小学生'],
    ['question', 'remedy'],
  ],
  [
    '家庭社会经济地位与青少年抑郁的关系：心理韧性的中介作用',
    'education',
    '家庭社会经济地位',
    '与抑郁的关系与中介作用',
    ['population 青少年'],
    ['effect'],
  ],
  ['《活着》中福贵的人物形象分析', 'literature', '福贵的人物形象', '分析', ['text 《活着》'], ['interpretation']],
  ['《了不起的盖茨比》中的象征手法', 'literature', '《了不起的盖茨比》', '象征手法', [], ['interpretation']],
  ['宋词中的梅花意象', 'literature', '梅花意象', '分析', ['text 宋词'], ['interpretation']],
  [
    '莫言与福克纳小说叙事艺术比较',
    'literature',
    '小说叙事艺术',
    '比较',
    ['case 莫言、福克纳'],
    ['comparison', 'interpretation'],
  ],
  [
    '《哈姆雷特》中奥菲利亚的悲剧成因',
    'literature',
    '奥菲利亚的悲剧',
    '成因',
    ['text 《哈姆雷特》'],
    ['interpretation', 'factors'],
  ],
  ['沈从文笔下的湘西世界', 'literature', '湘西世界', '分析', ['text 沈从文笔下'], ['interpretation']],
  ['明代海禁政策的演变与影响', 'history', '海禁政策', '演变与影响', ['time 明代'], ['effect', 'history', 'policy']],
  ['戊戌变法失败的原因及启示', 'history', '戊戌变法', '失败原因与启示', [], ['factors', 'concept', 'history']],
  ['民国时期北京的城市公共交通', 'history', '城市公共交通', null, ['time 民国时期', 'place 北京'], ['history']],
  ['战国时期秦国军功爵制研究', 'history', '秦国军功爵制', null, ['time 战国时期'], ['history']],
  ['石墨烯复合材料的制备及其电化学性能研究', 'science', '石墨烯复合材料', '制备与电化学性能', [], ['preparation']],
  ['拉格朗日中值定理的证明与应用', 'science', '拉格朗日中值定理', '证明与应用', [], ['application']],
  ['线性代数在密码学中的应用', 'science', '线性代数', '密码学应用', [], ['application']],
  ['干旱胁迫对沙棘光合特性的影响', 'science', '干旱胁迫', '对光合特性的影响', ['setting 沙棘'], ['effect']],
  ['基于STM32的智能温室监测系统设计', 'engineering', '智能温室监测系统', '设计', ['means STM32'], ['design']],
  [
    '基于Spring Boot的校园二手交易平台的设计与实现',
    'engineering',
    '校园二手交易平台',
    '设计与实现',
    ['means Spring Boot'],
    ['design'],
  ],
  ['基于YOLOv8的道路裂缝检测', 'engineering', '道路裂缝', '检测', ['means YOLOv8'], ['design']],
  ['面向视障人群的智能导盲杖设计', 'engineering', '智能导盲杖', '设计', ['population 视障人群'], ['design']],
  ['混凝土裂缝成因及控制', 'engineering', '混凝土裂缝', '成因与控制', [], ['factors']],
  ['水稻纹枯病的发生规律与综合防治', 'agriculture', '水稻纹枯病', '发生规律与综合防治', [], ['remedy']],
  [
    '农民专业合作社发展存在的问题与对策——以山东省寿光市为例',
    'agriculture',
    '农民专业合作社',
    '问题与对策',
    ['place 山东省寿光市'],
    ['case', 'problem', 'remedy'],
  ],
  ['不同施氮量对玉米产量和品质的影响', 'agriculture', '不同施氮量', '对产量与品质的影响', ['setting 玉米'], ['effect']],
  [
    '中西医结合治疗慢性胃炎的临床疗效观察',
    'medicine',
    '中西医结合',
    '临床疗效观察',
    ['population 慢性胃炎'],
    ['trial'],
  ],
  [
    '循证护理在剖宫产术后患者中的应用',
    'medicine',
    '循证护理',
    '应用效果',
    ['population 剖宫产术后患者'],
    ['application', 'trial', 'effect'],
  ],
  [
    '老年髋部骨折患者术后谵妄的危险因素分析',
    'medicine',
    '术后谵妄',
    '危险因素',
    ['population 老年髋部骨折患者'],
    ['factors', 'trial'],
  ],
  [
    'CT在急性阑尾炎诊断中的应用价值',
    'medicine',
    'CT',
    '诊断价值',
    ['population 急性阑尾炎'],
    ['application', 'trial', 'concept'],
  ],
  ['俄乌冲突中无人机的作战运用', 'military', '无人机', '作战运用', ['setting 俄乌冲突'], ['application']],
  [
    '美国印太战略及其对中国的影响',
    'military',
    '印太战略',
    '内涵与对中国的影响',
    ['place 美国'],
    ['effect', 'concept', 'policy'],
  ],
  ['军校学员心理素质培养', 'military', '心理素质', '培养', ['population 军校学员'], ['remedy']],
  [
    '数字化转型对企业创新绩效的影响：组织韧性的中介作用与环境动态性的调节作用',
    'management',
    '数字化转型',
    '对企业创新绩效的影响与中介作用',
    [],
    ['effect'],
  ],
  ['瑞幸咖啡的品牌营销策略分析', 'management', '品牌营销策略', '分析', ['case 瑞幸咖啡'], []],
  ['新员工培训体系优化研究——以A银行为例', 'management', '新员工培训体系', '优化', ['case A银行'], ['case', 'remedy']],
  [
    '上市公司财务造假的识别与防范——以康美药业为例',
    'management',
    '上市公司财务造假',
    '识别与防范',
    ['case 康美药业'],
    ['case', 'remedy'],
  ],
  ['中国传统水墨元素在动画设计中的运用', 'art', '中国传统水墨元素', '动画设计运用', [], ['application', 'design']],
  [
    '舒伯特《魔王》的音乐特征与演唱处理',
    'art',
    '舒伯特《魔王》',
    '音乐特征与演唱处理',
    [],
    ['interpretation', 'concept'],
  ],
  ['敦煌壁画中的飞天形象研究', 'art', '飞天形象', '分析', ['text 敦煌壁画'], ['interpretation']],
  [
    '短视频成瘾的心理机制与干预策略',
    'interdisciplinary',
    '短视频成瘾',
    '心理机制与干预策略',
    [],
    ['factors', 'remedy'],
  ],
  ['ChatGPT能取代教师吗？', 'interdisciplinary', 'ChatGPT', '取代教师的可能性', [], ['question', 'argument']],
  ['气候变化与粮食安全', 'interdisciplinary', '气候变化', '与粮食安全的关系', [], ['effect']],
  [
    '谁动了我的隐私？——大数据时代个人信息保护研究',
    'interdisciplinary',
    '个人信息',
    '保护',
    ['time 大数据时代'],
    ['remedy'],
  ],
  ['困境与突围：地方戏曲的传承之路', 'art', '地方戏曲', '传承之路', [], ['remedy']],
  [
    '“一带一路”倡议下中国与中亚国家能源合作研究',
    'economics',
    '中国与中亚国家能源合作',
    null,
    ['setting “一带一路”倡议'],
    [],
  ],
  ['數位轉型對中小企業績效之影響', 'management', '數位轉型', '對績效的影響', ['population 中小企業'], ['effect']],
  ['睡眠质量在手机成瘾与抑郁之间的中介作用', 'education', '睡眠质量', '在手机成瘾与抑郁间的中介作用', [], ['effect']],
  ['中日动画电影叙事比较', 'art', '动画电影叙事', '比较', ['place 中国、日本'], ['comparison', 'interpretation']],
  ['中韩小学语文教科书比较研究', 'education', '小学语文教科书', '比较', ['place 中国、韩国'], ['comparison']],
  ['区块链', 'interdisciplinary', '区块链', null, [], []],
  ['减肥', 'medicine', '减肥', null, [], []],
];

describe('readZhTitle', () => {
  test('takes what a subtitle follows through its time, and the pair behind a catching question', () => {
    expect(readZhTitle('中国古代兵制演变——卫所制的兴衰', 'military')).toMatchObject({
      object: '卫所制',
      aspect: '兴衰',
    });
    expect(readZhTitle('熬夜真的会变胖吗？——睡眠不足与肥胖', 'medicine')).toMatchObject({
      object: '睡眠不足',
      aspect: '与肥胖的关系',
    });
  });

  test.each([
    ['滴定法测定果汁中的维生素C', 'science', '果汁中的维生素C', '测定', '滴定法'],
    ['地下开采引起的房屋裂缝分析', 'engineering', '房屋裂缝', '分析', '地下开采'],
    ['门店员工流动原因及管理对策', 'management', '门店员工流动', '原因与管理对策', ''],
    ['女性主义视角下的武侠小说', 'literature', '武侠小说', '女性主义分析', ''],
    ['乡村图书馆服务质量评价', 'interdisciplinary', '乡村图书馆服务质量', '评价', ''],
    ['补贴对外贸企业的影响', 'economics', '补贴', '对外贸企业的影响', ''],
  ] as const)('%s, by what it was cut at', (title, field, object, aspect, scope) => {
    const reading = readZhTitle(title, field);
    const shown = reading.contexts.filter(({ isQuiet }) => !isQuiet).map(({ text }) => text);
    expect([reading.object, reading.aspect, shown.join('、')]).toEqual([object, aspect, scope]);
  });

  test.each(rows)('%s', (title, field, object, aspect, contexts, signs) => {
    const reading = readZhTitle(title, field);
    expect([reading.object, reading.aspect]).toEqual([object, aspect]);
    const shown = reading.contexts.filter(({ isQuiet }) => !isQuiet).map(({ kind, text }) => `${kind} ${text}`);
    expect(shown).toEqual(contexts);
    expect(reading.signs).toEqual(expect.arrayContaining(signs));
  });

  test('a bearing names cause, outcome, what stands between and what tunes it', () => {
    const both = '数字化转型对企业创新绩效的影响：组织韧性的中介作用与环境动态性的调节作用';
    expect(readZhTitle(both).bearing).toEqual({
      cause: '数字化转型',
      outcome: '企业创新绩效',
      through: '组织韧性',
      under: '环境动态性',
    });
    const between = readZhTitle('睡眠质量在手机成瘾与抑郁之间的中介作用').bearing;
    expect(between).toEqual({ cause: '手机成瘾', outcome: '抑郁', through: '睡眠质量', under: null });
    expect(readZhTitle('气候变化与粮食安全').bearing).toBeNull();
  });

  test('the two that are compared are told apart', () => {
    expect(readZhTitle('中日动画电影叙事比较').sides).toEqual(['中国', '日本']);
    expect(readZhTitle('莫言与福克纳小说叙事艺术比较').sides).toEqual(['莫言', '福克纳']);
  });

  test('what an example leaves unsaid on the page stays known', () => {
    const { contexts } = readZhTitle('基于平衡计分卡的绩效管理研究——以某物流公司为例');
    expect(contexts).toEqual([
      { text: '某物流公司', kind: 'case' },
      { text: '平衡计分卡', kind: 'means', isQuiet: true },
    ]);
  });

  test('a guess is less sure than what the title says outright', () => {
    expect(readZhTitle('区块链').confidence.aspect).toBeLessThan(0.5);
    expect(readZhTitle('数字经济对就业的影响').confidence.object).toBeGreaterThan(0.8);
  });

  test('whatever is typed, an object is read, of the title alone and with its quotes whole', () => {
    const pieces = [
      '的',
      '对',
      '与',
      '在',
      '中',
      '《',
      '》',
      '“',
      '”',
      '影响',
      '研究',
      '基于',
      '下',
      '大学生',
      '河南省',
      '——',
      '：',
      '以',
      '为例',
      '？',
      '为什么',
      'YOLO',
      ' ',
      '及其',
      '1920年代',
      '比较',
      '（',
      '）',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 24 }), (parts) => {
        const title = parts.join('');
        const { object, contexts } = readZhTitle(title);
        expect(object).not.toBe('');
        expect([...object].every((sign) => title.includes(sign))).toBe(true);
        for (const { text } of contexts) expect(text).not.toMatch(/[\uE000-\uE0FF]/u);
      }),
      { numRuns: 300 },
    );
  });

  test('hostile titles are read at once', () => {
    const titles = [
      '的'.repeat(240),
      '对'.repeat(240),
      '与'.repeat(240),
      '在中的'.repeat(80),
      '《'.repeat(240),
      '“”'.repeat(120),
      '基于的'.repeat(80),
      '及其与影响'.repeat(48),
      'A'.repeat(240),
      '1例'.repeat(120),
      '——'.repeat(120),
      '研究'.repeat(120),
      '大学生'.repeat(80),
      '对农村小学生的阅读能力的影响与'.repeat(16),
    ];
    for (const title of titles) {
      expectQuick(200, () => expect(readZhTitle(title.slice(0, 240)).object).not.toBe(''), title);
    }
  });
});
