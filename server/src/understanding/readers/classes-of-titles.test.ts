import type { Field } from '@yanmo/contract/codes';
import { expect, test } from 'vitest';
import { correctUnderstanding } from '../correct-understanding.ts';
import { presentUnderstanding, understandTitle } from '../understand-title.ts';
import { readTitle } from './read-title.ts';

type Row = [title: string, field: Field, object: string, aspect: string | null, contexts: string];

/** One title of each class of build that was once cut wrongly. */
const zh: Row[] = [
  ['村镇银行的困境与破解路径', 'economics', '村镇银行', '困境与破解路径', ''],
  ['幼儿园劳动教育的痛点与改进措施', 'education', '劳动教育', '痛点与改进措施', '幼儿园'],
  ['新形势下乡村邮政的挑战与应对', 'management', '乡村邮政', '挑战与应对', '新形势'],
  ['县级医院护士排班机制创新研究', 'management', '护士排班', '机制创新', '县级医院'],
  ['近五年绘本教学研究的回顾与展望', 'education', '绘本教学', '研究回顾与展望', '近五年'],
  ['国防教育发展策略探析', 'military', '国防教育', '策略', ''],
  ['双循环格局下对外贸易的转型', 'economics', '对外贸易', '转型', '双循环格局'],
  ['关于加强村级档案管理的几点建议', 'management', '村级档案管理', '建议', ''],
  ['盲人按摩店实施现状调查与分析', 'management', '盲人按摩店', '现状', ''],
  ['桥面铺装破损原因分析及养护措施', 'engineering', '桥面铺装破损', '原因与养护措施', ''],
  ['单摆法测量重力加速度的误差分析', 'science', '单摆法测量重力加速度', '误差分析', ''],
  ['正交试验优化山楂酒的发酵工艺', 'agriculture', '山楂酒的发酵工艺', '优化', '正交试验'],
  ['饲粮中添加不同水平壳聚糖对肉兔生长性能的影响', 'agriculture', '添加壳聚糖', '对生长性能的影响', '肉兔'],
  ['“互联网+”下社区书店的转型', 'management', '社区书店', '转型', '互联网+'],
  ['消费者权益保护法中的冷静期制度', 'law', '冷静期制度', null, '消费者权益保护法'],
  ['行政事业单位固定资产管理问题', 'management', '固定资产管理', '问题与对策', '行政事业单位'],
  ['竹吸管与塑料吸管碳排放比较', 'interdisciplinary', '竹吸管与塑料吸管', '碳排放比较', ''],
  ['基于Vue的教师考勤管理系统', 'engineering', '教师考勤管理系统', '设计与实现', 'Vue'],
  ['苦参碱通过NF-κB通路抑制炎症反应的机制', 'medicine', '苦参碱', '抑制炎症反应的机制', ''],
  ['茶马古道上的商贸往来', 'history', '商贸往来', null, '茶马古道'],
  ['脑卒中患者肢体功能的康复', 'medicine', '肢体功能', '康复', '脑卒中患者'],
  ['蜜雪冰城低价策略', 'management', '低价策略', null, '蜜雪冰城'],
  ['英美法系与大陆法系证据制度比较', 'law', '英美法系与大陆法系证据制度', '比较', ''],
  ['《鼠疫》的存在主义解读', 'literature', '《鼠疫》', '存在主义解读', ''],
  ['血清胱抑素C对早期肾损伤的诊断价值', 'medicine', '血清胱抑素C', '诊断价值', '早期肾损伤'],
  ['农业龙头企业与农户的利益联结', 'agriculture', '农业龙头企业与农户', '利益联结', ''],
  ['护生对安宁疗护的认知与态度调查', 'medicine', '安宁疗护认知与态度', '调查', '护生'],
  ['宋代女性家庭地位探析', 'history', '宋代女性', '家庭地位', '宋代'],
  ['教师与家长', 'education', '教师与家长关系', null, ''],
  ['糖尿病患者自我管理行为及其影响因素', 'medicine', '自我管理行为', '内涵与影响因素', '糖尿病患者'],
  ['精神分裂症患者家属病耻感及影响因素', 'medicine', '精神分裂症患者家属病耻感', '现状与影响因素', ''],
  ['早产儿母亲育儿压力的影响因素分析', 'medicine', '育儿压力', '影响因素', '早产儿母亲'],
  ['自闭症儿童家长的心理压力研究', 'education', '心理压力', null, '自闭症儿童家长'],
  ['社会工作介入留守儿童心理问题研究', 'interdisciplinary', '心理问题', '社会工作介入', '留守儿童'],
  ['农村留守老人养老问题及社会工作介入研究', 'interdisciplinary', '养老问题', '现状与社会工作介入', '农村留守老人'],
  ['供应链金融模式下中小企业信用风险评估', 'economics', '信用风险', '评估', '供应链金融模式, 中小企业'],
  ['大学生体质健康现状及运动干预研究', 'education', '体质健康', '现状与运动干预', '大学生'],
  ['乡村旅游中游客满意度研究', 'management', '游客满意度', '影响因素', '乡村旅游'],
  ['大学生逃课现象的社会学分析', 'education', '逃课现象', '社会学分析', '大学生'],
  ['失独家庭的社会支持网络研究', 'interdisciplinary', '社会支持网络', null, '失独家庭'],
  ['微信小程序在护理健康教育中的应用效果', 'medicine', '微信小程序', '护理健康教育应用效果', ''],
  ['装配式建筑施工质量问题及控制措施', 'engineering', '装配式建筑施工质量', '问题与控制措施', ''],
  ['桥梁施工质量通病及防治措施', 'engineering', '桥梁施工质量通病', '成因与防治措施', ''],
  ['学前儿童攻击性行为及干预措施', 'education', '攻击性行为', '成因与干预措施', '学前儿童'],
  ['建筑工程质量管理及控制措施', 'engineering', '质量管理', '现状与控制措施', '建筑工程'],
  ['乡村教师专业发展困境与对策', 'education', '专业发展', '困境与对策', '乡村教师'],
  ['中日饮食的文化差异', 'interdisciplinary', '饮食', '文化差异', '中国、日本'],
  ['英日同盟与山东问题', 'history', '山东问题', null, '山东, 英日同盟'],
  ['笛卡尔身心问题研究', 'philosophy', '笛卡尔身心问题', null, ''],
];
const es: Row[] = [
  [
    'El acompañamiento de las familias en el aprendizaje de los niños',
    'education',
    'acompañamiento de las familias',
    'efecto en el aprendizaje',
    'niños',
  ],
  [
    'Pepino en invernadero: evaluación de dos sustratos',
    'agriculture',
    'pepino',
    'evaluación de dos sustratos',
    'invernadero',
  ],
  ['La colonización de Canarias', 'history', 'colonización de Canarias', 'proceso', 'Canarias'],
  ['Escuela rural y abandono escolar en Bolivia', 'education', 'abandono escolar', 'causas', 'escuela rural, Bolivia'],
  ['Teoría de juegos y subastas', 'science', 'teoría de juegos', 'aplicación a las subastas', ''],
  [
    'La brecha salarial entre hombres y mujeres en Chile',
    'economics',
    'brecha salarial entre hombres y mujeres',
    'causas',
    'Chile',
  ],
  ['Abuelos y nietos', 'interdisciplinary', 'relación entre abuelos y nietos', null, ''],
  ['La verdad en Ortega y Gasset', 'philosophy', 'verdad', 'interpretación', 'Ortega y Gasset'],
  [
    'La prisión provisional y los derechos fundamentales',
    'law',
    'prisión provisional',
    'compatibilidad con los derechos fundamentales',
    '',
  ],
  ['Verdad, bondad y belleza', 'philosophy', 'verdad, bondad y belleza', null, ''],
];
const ja: Row[] = [
  ['中小企業におけるDX推進の課題と対策', 'management', 'DX推進', '課題と対策', '中小企業'],
  ['認知症高齢者への訪問看護', 'medicine', '訪問看護', null, '認知症高齢者'],
  ['戦後日本の農地改革', 'history', '農地改革', null, '戦後日本'],
  ['消費税の引き上げと家計', 'economics', '消費税の引き上げ', '家計との関係', ''],
  ['動物に権利を認めるべきか', 'philosophy', '動物の権利', '是非', ''],
  ['上司と部下', 'management', '上司と部下の関係', null, ''],
  ['夏目漱石『道草』の金銭と家族', 'literature', '金銭と家族', '解釈', '夏目漱石『道草』'],
  ['核兵器禁止条約と長崎の被爆者問題', 'military', '被爆者問題', null, '長崎, 核兵器禁止条約'],
  ['高齢者の孤立防止', 'interdisciplinary', '孤立', '防止', '高齢者'],
];

const en: Row[] = [
  ['Uber', 'management', 'Uber', 'business model analysis', 'Uber'],
  [
    "McDonald's Franchising Strategy in India",
    'management',
    "McDonald's franchising strategy",
    null,
    "McDonald's, India",
  ],
  ['The Theranos Scandal: Lessons for Boards', 'management', 'Theranos scandal', 'lessons', 'Theranos, boards'],
  [
    'Financial Ratio Analysis of Ford and Toyota',
    'management',
    'financial performance',
    'ratio comparison',
    'Ford, Toyota',
  ],
  ['The Ethics of Torture', 'philosophy', 'torture', 'moral permissibility', ''],
  [
    'The Ethics of Artificial Intelligence in Policing',
    'interdisciplinary',
    'artificial intelligence in policing',
    'ethical issues',
    '',
  ],
  ['The Role of Women in the Russian Revolution', 'history', 'women in the Russian Revolution', 'role', ''],
  ['Erwin Rommel and the North African Campaign', 'military', 'North African campaign', 'generalship', ''],
  ['Sun Tzu and Business Strategy: Still Relevant?', 'military', 'Sun Tzu’s theory', 'relevance', ''],
  ['Espionage in Elizabethan England', 'history', 'espionage', 'methods', 'Elizabethan England'],
  ['Chile and Peru: Two Models of Mining Taxation', 'economics', 'mining taxation', 'comparison', 'Chile, Peru'],
  ['Patents and Gene Editing: Who Owns the Method?', 'law', 'gene editing', 'patent ownership', ''],
  [
    'Child Labour in Bangladesh: A Study of the Labour Act',
    'law',
    'child labour',
    'legal framework',
    'Bangladesh, Labour Act',
  ],
  ['Sentencing Reform: Deterrence or Rehabilitation?', 'law', 'sentencing reform', 'deterrence or rehabilitation', ''],
  [
    'Lecture or Discussion? Teaching Methods in Nursing Schools',
    'education',
    'teaching methods',
    'lecture or discussion',
    'nursing schools',
  ],
  ['Girls in Computing: Why the Gap Persists', 'education', 'gender gap in computing', 'causes', ''],
  ['The Gold Standard: A Viable Alternative?', 'economics', 'gold standard', 'viability', ''],
  ['Determinism and Moral Responsibility', 'philosophy', 'determinism', 'tension with moral responsibility', ''],
  ['Caravaggio and the Drama of Faith through Light', 'art', 'Caravaggio’s light', 'drama of faith', ''],
  [
    'Museums and Restitution: The Case of the Parthenon Marbles',
    'art',
    'museum restitution',
    'case analysis',
    'Parthenon marbles',
  ],
  [
    'Translating Puns: Subtitling Friends into Italian',
    'literature',
    'puns',
    'translation strategies',
    'Friends, Italian',
  ],
  [
    'The Sociology of Tea: Class and Leisure from Canton to London',
    'interdisciplinary',
    'tea',
    'sociology of class and leisure',
    'Canton, London',
  ],
  [
    'Titration of Milk: Determination of Lactic Acid Content',
    'science',
    'lactic acid content in milk',
    'determination',
    '',
  ],
  [
    'Removal of Dyes from Textile Effluent Using Biochar',
    'science',
    'dye removal',
    'adsorption study',
    'textile effluent',
  ],
  ['Graph Theory and Social Networks', 'science', 'graph theory', 'application to social networks', ''],
  [
    'Organic vs. Mineral Fertiliser: Spinach Yield Compared',
    'agriculture',
    'organic and mineral fertiliser',
    'yield comparison',
    'spinach',
  ],
  [
    'Sentiment Analysis of Amazon Reviews Using LSTM',
    'engineering',
    'sentiment analysis of Amazon',
    'LSTM classification',
    'Amazon',
  ],
  ['Why Do Bridges Collapse?', 'engineering', 'bridge collapse', 'causes', ''],
  [
    'Attitudes of Nursing Students towards Mental Illness',
    'medicine',
    'mental illness',
    'attitudes',
    'nursing students',
  ],
  ['Are Sanctions Lawful under the UN Charter?', 'law', 'sanctions', 'lawfulness', 'UN Charter'],
  ['Is Happiness the Highest Good?', 'philosophy', 'happiness', 'status as highest good', ''],
];

test.each([
  ...zh.map((row) => ['zh', row] as const),
  ...es.map((row) => ['es', row] as const),
  ...ja.map((row) => ['ja', row] as const),
  ...en.map((row) => ['en', row] as const),
])('%s: %s', (language, [title, field, object, aspect, contexts]) => {
  const reading = readTitle(title, language, field);
  const shown = reading.contexts.filter(({ isQuiet }) => !isQuiet).map(({ text }) => text);
  expect([reading.object, reading.aspect, shown.join(', ')]).toEqual([object, aspect, contexts]);
});

test('what stands and what is to be mended is asked, also of an institution of the law', () => {
  const { kind } = understandTitle({ title: '検察審査会の現状と課題', language: 'ja', field: 'law' });
  expect(kind).toBe('status-and-remedies');
});

test('a page shows what is known by its letters so, and the engines keep the words of the title', () => {
  const read = understandTitle({
    title: 'Challenges Facing Small and Medium-Sized Enterprises in Zambia',
    language: 'en',
    field: 'management',
  });
  const shown = presentUnderstanding(read);
  expect([read.object, shown.object]).toEqual(['small and medium-sized enterprises', 'SMEs']);
  expect(correctUnderstanding(read, shown).object).toBe('small and medium-sized enterprises');
});
