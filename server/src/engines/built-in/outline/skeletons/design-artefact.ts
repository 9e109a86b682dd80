import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Chain } from '../../knowledge/select.ts';
import { findMade } from '../name-tried.ts';
import { part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';
import {
  isBusinessPlan,
  isMachining,
  isMeter,
  isPowerWork,
  isWatch,
  planMachining,
  planMeter,
  planPower,
  planVenture,
  planWatch,
} from './undertakings.ts';

/** A trouble of software in general is no trouble of this one, unless the title speaks of it. */
const isOfTitle = ({ problem, measure }: Chain, { text, language }: TitleUnderstanding): boolean => {
  const said = text.toLowerCase();
  const words =
    language === 'zh' || language === 'ja'
      ? [...`${problem}${measure}`].map((sign, at, all) => sign + (all[at + 1] ?? ''))
      : `${problem} ${measure}`.toLowerCase().split(/[^\p{L}]+/u);
  const shared = new Set(
    words.filter((word) => word.length >= (language === 'zh' || language === 'ja' ? 2 : 5) && said.includes(word)),
  );
  return shared.size >= (language === 'zh' || language === 'ja' ? 1 : 2);
};

/** Requirements, architecture, parts, tests: software that people use. */
const planSystem: Core = (material, angle, title) => {
  const difficulties = material
    .chains(2)
    .filter((chain) => isOfTitle(chain, title))
    .map((chain) => part('system.difficulty', { ...chain }));
  const needs = section('system.needs', 18, [
    part('system.users'),
    part('system.functions', {}, [part('system.mainUse'), part('system.adminUse')]),
    part('system.quality'),
  ]);
  const structure = [part('system.layers'), part('system.modules'), part('system.data')];
  const check = section('system.check', 16, [
    part('system.checkFunction'),
    part('system.checkLoad'),
    part('system.feedback'),
  ]);
  const parts = [part('system.core'), part('system.rights'), ...difficulties, part('system.safety')];
  if (angle % 3 === 1) {
    return [
      needs,
      section('system.structure', 28, [...structure, part('system.screen')]),
      section('system.build', 24, parts),
      check,
    ];
  }
  const build = section('system.build', 26, [part('system.screen'), ...parts]);
  return angle % 3 === 2
    ? [needs, section('system.structure', 22, structure.toReversed()), build, check]
    : [needs, section('system.structure', 22, structure), build, check];
};

/** Task, data, network or procedure, comparison: nobody is asked, everything is run. */
export const planAlgorithm: Core = (material, angle) => {
  const chains = material.chains(2);
  const obstacles = chains.map((chain) => part('algorithm.obstacle', { ...chain }));
  const answers = chains.map((chain) => part('algorithm.answer', { ...chain }));
  const experiment = [
    part('algorithm.data'),
    part('algorithm.baseline'),
    part('algorithm.ablation'),
    part('algorithm.failure'),
  ];
  const task = section('algorithm.task', 16, [part('algorithm.formal'), part('algorithm.related'), ...obstacles]);
  const data = section('algorithm.dataset', 14, [part('algorithm.collect'), part('algorithm.clean')]);
  return [
    ...(angle % 3 === 1 ? [data, task] : [task, data]),
    section('algorithm.model', 28, [
      part('algorithm.structure', {}, [part('algorithm.input'), part('algorithm.output')]),
      ...(answers.length > 0 ? answers : [part('algorithm.core')]),
      part('algorithm.training'),
    ]),
    section('algorithm.experiment', 26, angle % 3 === 2 ? experiment.toReversed() : experiment),
  ];
};

/** Something is planned, scheduled or steered: a model, a way to solve it, simulated scenes. There is nothing to label or to train. */
const planSolver: Core = (_material, angle) => {
  const tests = [part('solver.setting'), part('algorithm.baseline'), part('solver.range')];
  return [
    section('algorithm.task', 16, [part('algorithm.formal'), part('algorithm.related')]),
    section('solver.model', 20, [part('solver.scene'), part('solver.goal')]),
    section('algorithm.model', 28, [part('solver.basic'), part('solver.better'), part('solver.steps')]),
    section('algorithm.experiment', 24, angle % 3 === 2 ? tests.toReversed() : tests),
  ];
};

/** Working conditions, scheme, calculated parts, checks: something with mass and motion. */
const planDevice: Core = (_material, angle) => {
  const parts = [
    part('device.model', {}, [part('device.load'), part('device.limit')]),
    part('device.parameters'),
    part('device.strength'),
  ];
  const checks = [part('device.simulation'), part('device.trial'), part('device.improve')];
  return [
    section('device.targets', 16, [part('device.condition'), part('device.index')]),
    section('device.scheme', 18, [part('device.options'), part('device.choice')]),
    section('device.parts', 28, angle % 2 === 1 ? [...parts.slice(1), ...parts.slice(0, 1)] : parts),
    section('device.verify', 18, angle % 3 === 2 ? checks.toReversed() : checks),
  ];
};

/** What heats, dries, cools or ferments lives by heat and flow; nothing in it moves or bears a load to speak of. */
const heated =
  /干燥机|sistema de (?:secado|refrigeración solar|calefacción solar)|\b(?:drying|cooling) system\b|烘干|干燥器|干燥箱|热水器|换热器|锅炉|沼气|发酵罐|炉灶|热泵|冷库|制冷|集热|蒸馏|蒸发器|冷凝|保温箱|太阳灶|\b(?:(?:solar |grain |food )?dr[iy]ers?|dehydrators?|digesters?|water heaters?|heaters?|heat exchangers?|boilers?|stoves?|cookers?|ovens?|furnaces?|kilns?|heat pumps?|refrigerators?|coolers?|chillers?|distillers?|stills?|desalinators?|evaporators?|condensers?|incubators?|pasteuri[sz]ers?|gasifiers?|composters?)\b|secador(?:a|es|as)?(?!\p{L})|deshidratador|biodigestor|calentador|intercambiador(?:es)? de calor|caldera|estufa|cocina solar|horno|bomba de calor|refrigerador|destilador|evaporador|incubadora|pasteurizador|乾燥機|乾燥装置|熱交換器|給湯|ボイラー|温水器|発酵槽|消化槽|バイオガス|ヒートポンプ|冷凍|冷蔵|蒸留|コンロ|ストーブ/iu;

const planHeat: Core = (_material, angle) => {
  const checks = [part('heat.make'), part('heat.trial'), part('heat.rate')];
  return [
    section('device.targets', 16, [part('heat.condition'), part('device.index')]),
    section('device.scheme', 18, [part('device.options'), part('device.choice')]),
    section('device.parts', 28, [part('heat.model', {}, [part('heat.need'), part('heat.flow')]), part('heat.size')]),
    section('device.verify', 20, [...checks, angle % 3 === 2 && part('device.improve')]),
  ];
};

/** Motor, ratios, gears, shafts, housing: power that is carried on. */
const planDrive: Core = (_material, angle) => {
  const scheme = [part('drive.plan'), part('drive.motor'), part('drive.ratio')];
  return [
    section('device.targets', 14, [part('device.condition'), part('device.index')]),
    section('drive.scheme', 20, angle % 2 === 1 ? [...scheme.slice(1), ...scheme.slice(0, 1)] : scheme),
    section('drive.parts', 24, [part('drive.belt'), part('drive.gear')]),
    section('drive.shaft', 22, [part('drive.axis'), part('drive.bearing'), part('drive.case')]),
  ];
};
const geared =
  /减速器|减速箱|传动装置|变速器|变速箱|传动系统|gearbox|gear reducer|transmission|reductor|caja de cambios|transmisión mecánica|減速機|変速機|伝動装置/iu;

/** Loads, layout, forces and members, checks: something that stands. */
const planStructure: Core = (_material, angle) => {
  const members = [
    part('struct.calc', {}, [part('struct.model'), part('struct.case')]),
    part('struct.member'),
    part('struct.base'),
  ];
  return [
    section('struct.data', 18, [part('struct.site'), part('struct.load')]),
    section('struct.layout', 18, [part('struct.options'), part('struct.size')]),
    section('struct.force', 28, angle % 2 === 1 ? [...members.slice(1), ...members.slice(0, 1)] : members),
    section('struct.check', 18, [part('struct.safe'), part('struct.build')]),
  ];
};

/** What is to be controlled, circuits, program, tuning. */
const planControl: Core = (_material, angle, { text }) => {
  const needs = section('control.needs', 14, [part('control.object'), part('control.index')]);
  const scheme = section('control.scheme', 14, [part('control.options'), part('control.blocks')]);
  const hardware = section('control.hardware', 20, [part('control.core'), part('control.circuit')]);
  // 溶解氧监测与自动增氧: what is steered by a reading is read first, and the reading is checked.
  const isRead = /监测|检测(?!器)|監視|計測/u.test(text);
  const software = section('control.software', 20, [
    part(isRead ? 'monitor.sampling' : 'control.flow'),
    part('control.law', {}, [part('control.model'), part('control.tune')]),
    part('control.panel'),
  ]);
  const test = section('control.test', 16, [
    part(isRead ? 'monitor.calibrate' : 'control.simulate'),
    part('control.whole'),
  ]);
  return angle % 2 === 1 ? [needs, scheme, software, hardware, test] : [needs, scheme, hardware, software, test];
};

/** Whom it is for, the idea, the scheme, how it is received: something that is seen, held or walked through. */
const visualOf =
  (ground: readonly Section[], body: readonly Section[]): Core =>
  (_material, angle, title) => {
    // What the goods are to carry is first taken out of where it is found.
    const source = findMade(title)?.source;
    const research = section('visual.research', 20, ground);
    const concept = section('visual.concept', 18, [
      part('visual.position'),
      part('visual.idea'),
      source ? part('visual.draw', { term: source }) : part('visual.rule'),
    ]);
    const scheme = section('visual.scheme', 28, [part('visual.draft'), ...body, part('visual.final')]);
    const check = section('visual.check', 14, [part('visual.test'), part('visual.improve')]);
    // Whom it is for is looked into before the idea.
    return angle % 2 === 1
      ? [{ ...research, children: research.children.toReversed() }, concept, scheme, check]
      : [research, concept, { ...scheme, weight: angle % 3 === 2 ? 32 : 28 }, check];
  };
const users = part('visual.users', {}, [part('visual.watch'), part('visual.scene')]);
const planVisual = visualOf([users, part('visual.cases'), part('visual.source')], [part('visual.form')]);
const planSpace = visualOf(
  [part('visual.site'), users, part('visual.cases')],
  [part('visual.layout'), part('visual.detail')],
);

/** A plan that people carry out: a course, a service, a product family, an application in a given place. */
const planScheme: Core = (material, angle) => {
  const theory = angle % 2 === 1 ? material.theory() : '';
  const chains = material.chains(2);
  const gaps = chains.map((chain) => part('scheme.gap', { ...chain }));
  const answers = chains.map((chain) => part('scheme.answer', { ...chain }));
  return [
    section('scheme.needs', 18, [part('scheme.status'), ...gaps]),
    section('scheme.plan', 24, [
      theory !== '' && part('frame.applied', { theory }),
      part('scheme.goal'),
      part('scheme.content', {}, [part('scheme.material'), part('scheme.example')]),
      part('scheme.steps'),
    ]),
    section('scheme.practice', 22, [part('scheme.setting'), part('scheme.process'), part('scheme.evaluation')]),
    section('scheme.reflect', 14, [...answers, part('scheme.spread')]),
  ];
};

const spatial =
  /景观|园林|公园|室内|空间设计|展厅|庭院|民居|民宿|街区|landscape|interior|garden|park\b|courtyard|exhibition|paisaj|interiorismo|jardín|parque|espacio|景観|庭園|公園|インテリア|空間/iu;
const visual =
  /视觉|品牌|包装|海报|标志|IP形象|文创|插画|字体|服装|首饰|家具|产品设计|造型|交互设计|界面|绘本|动画设计|游戏化|brand|packag|poster|logo|typograph|illustration|fashion|furniture|product design|user interface|\bUI\b|\bUX\b|visual identity|marca|envase|cartel|tipograf|ilustraci|moda|mobiliario|interfaz|ブランド|パッケージ|ポスター|ロゴ|絵本|衣装|家具|\bUI\b|プロダクトデザイン/iu;
const built =
  /框架结构|办公楼|教学楼|住宅楼|桥梁|桥|基坑|隧道|边坡|挡土墙|路面|路基|道路设计|给排水|污水处理厂|厂房|钢结构|混凝土结构|bridge|building|foundation|tunnel|retaining wall|pavement|apartment|house\b|housing|sewage|treatment plant|slab|truss|puente|edificio|vivienda|edificaci|nave industrial|cimentaci|túnel|pavimento|depuradora|橋|建物|住宅|校舎|基礎|トンネル|擁壁|舗装/iu;
const controlled =
  /控制系统|树莓派|门禁|监测(?:与|及|和)(?:自动|智能|联动)|自动(?:通风|增氧|投喂|喂食|补光|加湿|除湿|温控|卷帘)|控制器|PLC|单片机|Arduino|STM32|嵌入式|物联网|传感|智能家居|报警|租借柜|快递柜|储物柜|寄存柜|售货机|监测系统|充电|逆变|变频|调速|电源|电路|domótic|controller|PID|microcontroller|embedded|\bIoT\b|sensor|smart home|circuit|inverter|motor (?:drive|control|speed)|\b(?:monitor|meter|thermostat|wearable|tracker|LoRa(?:WAN)?|ESP32|Bluetooth|RFID|Raspberry Pi|alarm|charger|dispenser|feeder|smart (?:\p{L}+ )?(?:lock|bin|mirror|lamp|helmet|bottle|cane|dispenser))\b|(?:智能|自动).{0,4}(?:灌溉|浇灌|浇水|滴灌|喷灌)|(?:smart|automatic|automated) (?:drip |sprinkler )?irrigation|riego (?:por goteo )?(?:automátic|inteligente)|自動灌|controlador|microcontrolador|sensor|circuito|制御システム|制御器|マイコン|組み込み|センサ|回路/iu;
const software =
  /系统|平台|软件|小程序|网站|APP|App|网页|数据库|爬取|爬虫|可视化|システム|アプリ|ソフト|プラットフォーム|サイト|可視化|\b(?:system|platform|software|app|application|website|database|tool|dashboard|chatbots?|visuali[sz]ation|sistema|plataforma|aplicación)\b/iu;
const mechanical =
  /制动系统|悬架|冷却系统|过滤系统|输送系统|干燥机|收割机|播种机|水泵|机械|结构设计|装置|机器人|机构|减速器|夹具|模具|液压|传动|工艺分析|机床|ロボット|装置|機構|\b(?:robot|arm|gearbox|gripper|mechanism|chassis|vehicle|robótico|mecanismo|estructura|(?:braking|suspension|cooling|filtration|conveyor|exhaust|pumping|drying) system|conveyor|dryer|stove|composter|turbine|sistema de (?:frenado|frenos|suspensión|refrigeración|filtración|filtrado|bombeo|secado|transporte)|secadora?|bomba)\b/iu;
const computational =
  /算法|模型|识别|检测|预测|分类|分割|深度学习|神经网络|机器学习|LSTM|BERT|手法|検出|予測|分類|認識|アルゴリズム|機械学習|深層学習|\b(?:algorithm|model|detection|recognition|predict\w*|forecasting|classification|segmentation|neural|learning|retrieval|sentiment|BERT|LSTM|algoritmo|modelo|detección|predicción|clasificación)\b/iu;

/** A garden on a tea set is no garden. */
const goods =
  /文创|包装|产品设计|服饰|首饰|海报|插画|packaging|products?\b|poster|jewel|textile|envase|producto|cartel|パッケージ|商品|グッズ|ポスター/iu;

/** A network looks at a bridge without standing for it. */
const learned =
  /深度学习|神经网络|机器学习|图像识别|目标检测|算法|neural|\b(?:YOLO|CNNs?|BERT|LSTM|transformers?|computer vision|language models?)\b|(?:detect|recogni[sz]|predict|classify|forecast|segment)ing\b|deep learning|machine learning|algorithm|aprendizaje (?:profundo|automático)|redes? neuronal|algoritmo|深層学習|機械学習|アルゴリズム/iu;

/** What is sought is the best course or order of something, not a label. */
const solved =
  /(?:轨迹|路径|运动|航迹|航线|任务|配送)(?:规划|优化)|调度|选址|排产|多目标优化|控制算法|控制策略|轨迹跟踪|参数优化|path planning|trajectory|motion planning|scheduling|routing problem|planificación de (?:trayectorias|rutas)|経路計画|軌道計画|スケジューリング/iu;
const trained = /深度学习|神经网络|机器学习|强化学习|图像|识别|预测|neural|learning|neuronal|aprendizaje|学習/iu;

/** What is led through a building: it has no members and carries no loads. */
const served =
  /给排水|给水|排水(?!固结)|暖通|采暖|供暖|通风|空调|照明|消防|管网|灌溉|滴灌|喷灌|电气设计|节能改造|\b(?:plumbing|water supply|drainage|sewer|HVAC|ventilation|heating|air conditioning|lighting|retrofit\p{L}*|insulation|rainwater|irrigation|sprinklers?)\b|(?<!\p{L})riego(?!\p{L})|灌漑|abastecimiento|saneamiento|alcantarillado|climatizaci|ventilaci|calefacci|iluminaci|rehabilitación energética|instalaci(?:ón|ones) (?:eléctrica|sanitaria|de agua)|給排水|空調|換気|暖房|照明設備|断熱改修|省エネ改修/iu;

/** Water, air and waste that are gathered or cleaned: sized by flows, whatever the plant is called. */
const flowing =
  /雨水|集水|净水|雾水|污水|中水回用|水处理|海水淡化|除尘|废气处理|\b(?:rain|fog|storm|grey|gray|waste)-?water\b|\b(?:rain|fog|water|dew) (?:harvest|collect|catch|purif|treat|filt|storag)\p{L}*|\bdesalination\b|captación|cosecha de agua|recolección de agua|potabiliz|desaliniz|desalinizaci|purificación|tratamiento de (?:agua|aguas|residuos|lodos)|atrapanieblas|biofiltro|humedal(?:es)? (?:artificial|construid)|集水|浄水|雨水利用|排水処理|海水淡水化/iu;

/** What says that a system is a program; the word itself does not. */
const programmed =
  /管理|信息|预约|预订|选课|订餐|点餐|商城|查询|考试|在线|网上|推荐|数据|网页|平台|软件|小程序|网站|Java|Python|Spring|Vue|PHP|SSM|微信|Web|B\/S|APP|问答|检索|论坛|博客|评价|考勤|投票|仿真|可视化|云|区块链|\b(?:management|information|booking|reservation|ordering|inventory|attendance|online|web|website|mobile|data|database|recommend\p{L}*|payment|voting|library|records?|e-?learning|chat|search|app|software|platform|dashboard|blockchain|cloud|ticketing|scheduling|tracking|registration|survey|expert|decision support|question answering|dialogue|messaging|banking|commerce)\b|gestión|información|reservas|ventas|inventario|matrícula|datos|web|móvil|en línea|digital|informátic|registro|facturaci|pedidos|recomendaci|biblioteca|expediente|votaci|chat|software|aplicación|plataforma|管理|情報|予約|検索|推薦|データ|ウェブ|Web|アプリ|ソフト|オンライン|受発注|図書|勤怠|学習支援|チャット|サイト|クラウド/iu;

/** Beans that are sorted by size run through a machine; nothing is learned. */
const sorted =
  /clasificaci[óo]n de [^:]{3,30} por (?:tamaño|peso)|clasificadora|\b(?:sorting|grading) (?:machine|line|conveyor|system)\b|分选机|分级机|选果|選別機/iu;

/** A program that watches pipes is a program. */
const run =
  /管理系统|监控|软件|平台|小程序|仿真软件|\b(?:app|software|platform|monitoring)\b|aplicación|plataforma|アプリ|ソフト/iu;

const watered = /灌溉|滴灌|喷灌|irrigation|sprinkler|(?<!\p{L})riego(?!\p{L})|灌漑/iu;

const planServices: Core = (_material, angle, { text }) => {
  const size = [part('serve.flow'), part('serve.equip'), part('serve.check')];
  return [
    section('serve.basis', 18, [
      part(watered.test(text) || flowing.test(text) ? 'serve.ground' : 'serve.site'),
      part('serve.demand'),
    ]),
    section('serve.scheme', 22, [part('serve.compare'), part('serve.layout')]),
    section('serve.size', 30, angle % 2 === 1 ? size.toReversed() : size),
    section('serve.work', 16, [part('serve.build'), part('serve.money')]),
  ];
};

/** What goes along a thing and reports its state. */
const inspecting = /(?:点検|検査)(?:システム|装置|ロボット)|巡检(?:系统|机器人|装置)/u;

/** What is done with people for a while: no form, no colour. */
const programme =
  /programa de (?:intervenci|formaci|prevenci|educaci)|propuesta de intervención|plan de (?:intervención|mejora)|\b(?:intervention|training|prevention|mentoring) programme?\b|干预方案|活动方案|介入プログラム|研修プログラム/iu;

/** By what is made: something seen, a space, a structure, a controlled device, a machine, an algorithm, a system, a scheme. */
export function findDesignCore(field: Field, { text }: TitleUnderstanding): Core {
  const isEngineered = field === 'engineering' || field === 'science';
  if (isBusinessPlan(text)) return planVenture;
  if (isEngineered && isMachining(text)) return planMachining;
  if (!isEngineered && programme.test(text)) return planScheme;
  if (!isEngineered && spatial.test(text) && !goods.test(text)) return planSpace;
  if (field === 'art' || (!isEngineered && visual.test(text))) return planVisual;
  if (
    solved.test(text) &&
    !trained.test(text) &&
    !/系统|平台|小程序|system|platform|\bapp\b|sistema|システム/iu.test(text)
  )
    return planSolver;
  if (learned.test(text)) return planAlgorithm;
  if (isEngineered && isWatch(text)) return planWatch;
  if (isEngineered && isPowerWork(text) && !controlled.test(text)) return planPower;
  if (isEngineered && geared.test(text) && !/故障|仿真算法|fault|diagnos/iu.test(text)) return planDrive;
  if (isEngineered && heated.test(text) && !controlled.test(text) && !run.test(text)) return planHeat;
  if (isEngineered && (served.test(text) || flowing.test(text)) && !controlled.test(text) && !run.test(text))
    return planServices;
  // What looks over a bridge carries no load.
  if (isEngineered && inspecting.test(text)) return planMeter;
  if (built.test(text) && isEngineered) return planStructure;
  if (controlled.test(text)) return isMeter(text) ? planMeter : planControl;
  if (isEngineered && sorted.test(text)) return planDevice;
  if (computational.test(text) && !/管理系统|信息系统|management system/iu.test(text)) return planAlgorithm;
  if (mechanical.test(text) && !/平台|网站|软件|platform|software|app\b/iu.test(text)) return planDevice;
  if (software.test(text) && (!isEngineered || programmed.test(text))) return planSystem;
  if (spatial.test(text)) return planSpace;
  return isEngineered ? planDevice : planScheme;
}
