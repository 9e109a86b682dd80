import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(language: Language, field: Field, title: string): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 8_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  const listAll = (nodes: typeof chapters): string[] =>
    nodes.flatMap((node) => [node.title, ...listAll(node.children)]);
  return listAll(chapters).join('\n');
}

/** What the headings of a title must say, and what they must not. */
const titles: readonly (readonly [Language, Field, string, readonly RegExp[], RegExp])[] = [
  // Two questions of one thing have a chapter each.
  ['zh', 'art', '川剧脸谱的演变与审美特征研究', [/川剧脸谱的演变$/mu, /川剧脸谱的审美特征$/mu], /演变与审美的/u],
  ['zh', 'interdisciplinary', '网络谣言传播的演变与治理', [/网络谣言传播的演变$/mu, /网络谣言传播的治理$/mu], /症结/u],
  ['zh', 'engineering', '锂电池隔膜热收缩的机理与抑制', [/热收缩的机理$/mu, /起关键作用的环节/u], /机理的基本情况/u],
  ['zh', 'science', '加拿大一枝黄花的入侵机制与防除', [/入侵机制$/mu, /主要办法及其原理/u], /防除的基本情况/u],
  ['zh', 'philosophy', '换脸技术的伦理问题及其治理', [/伦理问题$/mu, /换脸技术伦理问题的治理/u], /技术伦理引出/u],
  ['zh', 'medicine', '器官移植中的伦理问题及其治理', [/器官移植的伦理问题$/mu], /伦理问题的突出问题/u],
  ['zh', 'interdisciplinary', '算法推荐的伦理风险与规制', [/算法推荐伦理风险的规制/u], /各方面的联系/u],
  ['zh', 'literature', '《三体》的海外译介与接受', [/译者、译本与出版/u, /《三体》的接受$/mu], /句法层面/u],
  ['zh', 'art', '《牡丹亭》当代舞台改编的得与失', [/舞台改编之得/u, /舞台改编之失/u], /笔法|构图/u],
  ['zh', 'history', '抗战时期西南联大的日常生活与学术生产', [/西南联大的学术生产$/mu], /劳作与生计/u],
  // Why one thing is so and what another can do are told of both.
  [
    'ja',
    'interdisciplinary',
    '若者の投票率低下の原因と主権者教育の課題',
    [/投票率低下の要因分析/u, /主権者教育の課題$/mu],
    /停滞/u,
  ],
  ['ja', 'education', '小学生の体力低下の原因と学校体育の役割', [/体力低下の要因分析/u, /学校体育の役割$/mu], /停滞/u],
  [
    'zh',
    'education',
    '青少年近视高发的原因与学校体育的作用',
    [/近视高发的成因分析/u, /学校体育的作用$/mu],
    /学校体育的成因/u,
  ],
  // What stands idle has a number, uses to choose from and a choice.
  ['ja', 'interdisciplinary', '空き家の活用策', [/空き家の活用の選択肢/u], /活用策の(?:背景|評価)/u],
  ['ja', 'agriculture', '耕作放棄地の活用策', [/数と分布/u], /基本原理/u],
  ['ja', 'agriculture', '獣害対策としてのジビエの活用策', [/ジビエの活用の選択肢/u], /防除|生活史/u],
  ['zh', 'interdisciplinary', '农村闲置校舍的盘活路径研究', [/闲置校舍盘活的可选方案/u], /校舍的盘活的/u],
  // What watches over people looks for falls, and reads off no quantity.
  ['ja', 'engineering', 'IoTを活用した高齢者見守りシステムの設計', [/誤報と見逃し/u], /校正|測る量/u],
  ['ja', 'engineering', '高齢者向け転倒検知システムの設計と評価', [/異常の判定方法/u], /強度|負荷/u],
  ['zh', 'engineering', '老人跌倒检测报警系统设计', [/误报与漏报的控制/u], /强度|受力/u],
  // A part that is machined is not driven.
  ['zh', 'engineering', '某型汽车变速器壳体加工工艺及夹具设计', [/汽车变速器壳体的夹具设计/u], /电动机|型汽车/u],
  ['zh', 'engineering', 'CA6140车床拨叉机械加工工艺规程及夹具设计', [/拨叉的加工工艺规程$/mu], /规程及夹具设计的/u],
  ['zh', 'engineering', '连杆零件的加工工艺与专用夹具设计', [/定位方案与定位元件/u], /数学模型/u],
  // What stands between two things is tested, unless it is one of them.
  ['zh', 'education', '父母期望与初中生学业拖延：自我效能感的中介作用', [/自我效能感传导作用的检验/u], /基本情况：/u],
  ['zh', 'management', '工作压力对护士离职意愿的影响——组织支持感的调节作用', [/组织支持感/u], /组织支持感的基本情况/u],
  ['zh', 'management', '服务质量对顾客满意度的影响：顾客满意度的中介作用', [/主效应检验/u], /以顾客满意度为中介/u],
  // What a title says by its build is kept: obstacles, offices, plights, lacks, sameness, questions.
  ['zh', 'medicine', '腹膜透析患者自我管理的障碍与促进因素：一项质性研究', [/困难与压力/u], /对障碍与促进/u],
  ['zh', 'history', '宋代市舶司的设置与演变', [/宋代市舶司的设立$/mu], /演变的演变|设置与演变的/u],
  ['zh', 'law', '被遗忘权在我国的确立路径：兼评欧盟经验', [/被遗忘权的内涵/u], /在我国的内涵|兼评欧盟被/u],
  ['zh', 'education', '项目式学习在高中地理教学中的实施困境', [/项目式学习的突出问题/u], /作用与问题/u],
  ['zh', 'management', '中小学生体质健康下降与课外体育锻炼不足', [/体育锻炼不足的成因/u], /体育锻炼的现状/u],
  ['zh', 'management', '新茶饮联名营销的同质化问题——以喜茶为例', [/同质化的成因/u], /改进.*同质化|同质化的现行/u],
  ['zh', 'economics', '绿色信贷政策能否促进重污染企业转型', [/基准估计/u], /转型的现状与危害/u],
  ['zh', 'art', '敦煌壁画色彩在文创包装中的转译设计', [/同类文创包装的比较/u], /同类壁画色彩/u],
  ['zh', 'science', '巢湖沉积物中磷的赋存形态与释放风险', [/采样点布设/u], /形态与释放风险的机理/u],
  // Japanese titles by their build.
  [
    'ja',
    'literature',
    '村上春樹と安部公房における「失踪」の比較',
    [/安部公房における「失踪」$/mu],
    /比較の(?:人物|表現|言葉)/u,
  ],
  ['ja', 'economics', '円安は日本の輸出企業に何をもたらすか', [/円安が日本の輸出企業に与える影響/u], /もたらす可能性/u],
  ['ja', 'education', '不登校児童の居場所づくり—フリースクールの実践から', [/フリースクールにおける/u], /実践から/u],
  ['ja', 'management', '地方百貨店の衰退要因と再生策', [/百貨店の衰退の原因/u], /再生策に影響|再生策の測定/u],
  ['ja', 'science', '河川水中のマイクロプラスチックの分布と起源', [/採取と分析/u], /分布の濃度|における河川水/u],
  // What is asked of a thing is no part of its name.
  [
    'zh',
    'law',
    '正当防卫中“不法侵害”的认定标准',
    [/正当防卫中“不法侵害”的规范基础/u],
    /标准判断标准|中的“不法侵害”的/u,
  ],
  ['zh', 'law', '网络服务合同中格式条款的认定规则', [/格式条款/u], /认定规则规则/u],
  ['zh', 'law', '职务侵占罪中“职务便利”的判断标准', [/职务便利/u], /判断标准判断/u],
  ['zh', 'history', '明代里甲制度的运行与瓦解', [/明代里甲制度的演变$/mu], /瓦解的(?:设立|演变)/u],
  ['zh', 'history', '清代厘金制度的创设与废除', [/厘金制度的设立$/mu], /废除的(?:设立|演变)/u],
  ['zh', 'history', '近代中国邮政的创办及其社会影响', [/邮政创办的结果与影响/u], /转折与重塑/u],
  ['zh', 'history', '知青返城后的就业与家庭生活（1978—1985）', [/知青返城后的就业$/mu], /闲暇与信仰/u],
  ['zh', 'literature', '从《大地》看赛珍珠笔下的中国农民形象', [/中国农民形象在《大地》中的呈现/u], /中国《大地》/u],
  // Why a cable shakes has nothing to do with people.
  ['zh', 'engineering', '大跨度斜拉桥拉索风雨振的成因与减振措施', [/减振措施$/mu], /人群|当事者/u],
  ['zh', 'engineering', '高速列车车内噪声的成因与控制', [/车内噪声的成因$/mu], /人群|当事者/u],
  ['zh', 'science', '湖泊甲烷排放升高的成因与抑制', [/成因$/mu, /抑制$/mu], /人群|当事者/u],
  ['zh', 'engineering', '联邦学习中的隐私泄露风险与防御方法综述', [/联邦学习的防御方法/u], /剂量|典型应用/u],
  ['zh', 'science', '干旱胁迫下玉米幼苗根系的生理响应', [/干旱胁迫的处理水平/u], /分离与纯化/u],
  ['zh', 'agriculture', '低温处理下番茄幼苗的光合响应', [/低温处理/u], /分离与纯化/u],
  [
    'zh',
    'economics',
    '县域数字经济与实体经济融合的水平测度与区域差异',
    [/指标体系的构建/u, /差异的来源/u],
    /可以借鉴/u,
  ],
  ['zh', 'economics', '长江经济带绿色发展效率测度与时空演变', [/指标体系的构建/u], /可以借鉴/u],
  ['zh', 'agriculture', '粮食产业韧性评价及区域差异', [/测度结果/u], /可以借鉴/u],
  ['zh', 'art', '城市雕塑的公共性缺失与重建', [/公共性重建$/mu], /城市雕塑的重建|重建的由来/u],
  ['zh', 'education', '研究生导学关系异化的表现、成因与重塑', [/导学关系的重塑$/mu], /异化的重塑|重塑的基本情况/u],
  ['zh', 'agriculture', '非洲猪瘟防控背景下中小养殖户的退出意愿', [/中小养殖户的取样/u], /意愿的方法/u],
  ['zh', 'interdisciplinary', '德国与中国职业教育校企合作机制比较', [/中国可以借鉴/u], /德国可以借鉴/u],
  ['ja', 'medicine', '糖尿病患者の足病変予防に向けたセルフケア教育の効果', [/セルフケア教育の実施方法/u], /^た/mu],
  [
    'ja',
    'medicine',
    '新人看護師のリアリティショックとプリセプターの支援',
    [/支援がリアリティショックに/u],
    /ショックがプリセプター/u,
  ],
  ['ja', 'education', '探究学習における評価の難しさと工夫', [/評価の主な問題/u], /工夫の(?:背景|影響)/u],
  ['ja', 'literature', '古典落語の英訳とその受容', [/古典落語の受容$/mu], /英訳の翻訳/u],
  ['ja', 'engineering', '小型ドローンを用いた橋梁点検システムの開発', [/求められる計測/u], /荷重|断面力/u],
  [
    'ja',
    'science',
    '外来種アメリカザリガニの分布拡大と在来生物への影響',
    [/在来生物への影響$/mu],
    /分布拡大と在来生物の応答/u,
  ],
  ['ja', 'philosophy', 'ケアの倫理と正義の倫理の対立', [/正義の倫理とは何か/u], /対立とは何か/u],
  [
    'ja',
    'interdisciplinary',
    '避難所におけるペット同伴の課題と対応',
    [/ペット同伴の主な問題/u],
    /対応が停滞|対応の主な/u,
  ],
  ['zh', 'law', '民法典离婚冷静期制度的实施效果与反思', [/冷静期制度的规范基础/u], /反思(?:的|规则)/u],
  ['zh', 'law', '个人破产制度的适用困境与完善', [/个人破产制度的规范基础/u], /困境的规范/u],
  ['zh', 'history', '清末新政时期地方警察制度的建立与困境', [/地方警察制度的设立$/mu], /建立的设立/u],
  ['zh', 'literature', '余秀华诗歌的身体书写及其争议', [/身体书写的表现手法/u], /身体书写与争议的(?:代表|表现)/u],
  ['zh', 'engineering', '液压挖掘机动臂裂纹的成因分析与结构优化', [/裂纹的成因$/mu, /结构优化$/mu], /改进.*裂纹/u],
  ['zh', 'economics', '灵活就业人员的社会保障缺失与完善', [/灵活就业人员社会保障/u], /改进.*缺失/u],
  ['zh', 'education', '乡村教师的专业支持不足与改进', [/专业支持/u], /改进.*不足的/u],
  ['zh', 'economics', '存款保险制度是否加剧了银行的风险承担？', [/银行风险承担的测度/u], /银行的风险承担的/u],
  ['zh', 'art', '陕北剪纸的造型特征与文化寓意', [/陕北剪纸的文化内涵/u], /文化寓意的(?:源流|艺术)/u],
  ['zh', 'art', '杨柳青年画的装饰特色与民俗意涵', [/杨柳青年画/u], /意涵的(?:源流|艺术)/u],
  [
    'zh',
    'interdisciplinary',
    '城市流浪猫的治理困境与TNR模式的可行性',
    [/流浪猫治理困境的成因/u, /TNR模式的可行性$/mu],
    /反作用/u,
  ],
  ['zh', 'management', '新能源车企海外建厂的动因、风险与应对', [/内在的动因|动因/u], /动因的(?:现状|难点)/u],
  ['ja', 'agriculture', '有機農産物の販路拡大の課題と可能性', [/販路拡大の主な問題/u], /可能性が停滞/u],
  ['ja', 'art', '現代舞台美術におけるプロジェクションマッピングの活用', [/主な活用場面/u], /活用を用いる/u],
];

it.each(titles)('%s %s %s', (language, field, title, said, unsaid) => {
  const headings = headingsOf(language, field, title);
  for (const wanted of said) expect(headings).toMatch(wanted);
  expect(headings).not.toMatch(unsaid);
});
