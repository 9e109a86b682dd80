import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const power =
  /光伏|太阳能发电|风电场|供配电|配电系统|变电站|微电网|photovoltaic|solar (?:farm|plant|panels?|power)|wind farm|substation|microgrid|electrical installation|fotovoltaic|parque eólico|instalación eléctrica|subestación|microrred|太陽光発電|風力発電所|受変電|配電|マイクログリッド/iu;
export const isPowerWork = (text: string): boolean => power.test(text);

const generating = /光伏|太阳能|风电|photovoltaic|solar|wind|fotovoltaic|eólic|太陽光|風力/iu;

/** Demand, scheme, sizing and protection, output and cost: an installation that carries current, not forces. */
export const planPower: Core = (_material, angle, { text }) => {
  const sizing = [part('power.capacity'), part('power.devices'), part('power.wiring')];
  const scheme = section('device.scheme', 16, [part('device.options'), part('device.choice')]);
  if (!generating.test(text)) {
    return [
      section('power.needs', 20, [part('power.demand'), part('power.rules')]),
      scheme,
      section('power.sizing', 28, sizing),
      section('power.check', 18, [part('power.guard'), part('power.cost')]),
    ];
  }
  const checks = [part('power.output'), part('power.rules'), part('power.cost')];
  return [
    section('power.needs', 18, [part('power.site'), part('power.demand')]),
    scheme,
    section('power.sizing', 28, [...sizing, part('power.guard')]),
    section('power.check', 18, angle % 2 === 1 ? [...checks.slice(1), ...checks.slice(0, 1)] : checks),
  ];
};

const measuring =
  /监测|检测仪|测量仪|计步|电能表|水表|记录仪|\b(?:monitors?|meters?|loggers?|trackers?|weather station|monitoring (?:system|device|node))\b|monitor(?!iz)|medidor|registrador|estación meteorológica|監視|見守り|計測|測定器|モニタ|記録計/iu;
const steering =
  /控制|调速|调节|驱动|报警器|逆变|充电|浇灌|灌溉|(?:自动|智能|联动)(?!\p{Script=Han}{0,6}(?:监测|检测|采集|记录)(?:系统|装置)|监测|检测|识别|采集|记录|报警|化)\p{Script=Han}{2,6}(?:系统|装置)|自動(?!計測|記録|監視)\p{Script=Han}{2,4}(?:システム|装置)|\b(?:control(?:ler|led)?|PID|regulat\p{L}+|drive|charger|irrigation|inverter)\b|control(?:ador)?|riego|regulación|制御|駆動|灌水/iu;
/** A meter reads and does not steer: it has nothing to tune. */
export const isMeter = (text: string): boolean => measuring.test(text) && !steering.test(text);

/** What is to be measured, with what, how it is read out, and how far it may be believed. */
export const planMeter: Core = (_material, angle) => {
  const hardware = section('control.hardware', 20, [part('control.core'), part('monitor.circuit')]);
  const software = section('control.software', 20, [part('monitor.sampling'), part('monitor.store')]);
  return [
    section('monitor.needs', 14, [part('monitor.quantity'), part('monitor.index')]),
    section('monitor.scheme', 14, [part('monitor.options'), part('control.blocks')]),
    ...(angle % 2 === 1 ? [software, hardware] : [hardware, software]),
    section('monitor.test', 18, [part('monitor.calibrate'), part('monitor.trial')]),
  ];
};

const business =
  /商业计划|创业计划|business plan|plan de (?:negocios?|empresa|viabilidad)|事業計画|起業計画|ビジネスプラン/iu;
export const isBusinessPlan = (text: string): boolean => business.test(text);

/** What is offered, the market, how it runs, whether it pays. */
export const planVenture: Core = (_material, angle) => {
  const idea = section('venture.idea', 16, [part('venture.offer'), part('venture.model')]);
  const market = section('venture.market', 22, [
    part('venture.setting'),
    part('venture.customers'),
    part('venture.rivals'),
  ]);
  return [
    ...(angle % 2 === 1 ? [idea, market] : [market, idea]),
    section('venture.running', 22, [part('venture.selling'), part('venture.process'), part('venture.team')]),
    section('venture.money', 22, [part('venture.invest'), part('venture.forecast'), part('venture.risk')]),
  ];
};

const machined =
  /(?:加工|机械加工|制造|机加工)?工艺(?:规程)?(?:设计)?(?:与|及其?|和|、)(?:专用|其|钻床|铣床|气动|液压)*夹具|(?:加工)?工艺规程(?:的?设计|编制)/u;

export const isMachining = (text: string): boolean => machined.test(text);

/** The part and what is asked of it, the order of operations, and what holds the part: nothing in it is driven. */
export const planMachining: Core = (_material, _angle, { text }) => [
  section('machining.part', 18, [part('machining.role'), part('machining.demand')]),
  section('machining.route', 34, [
    part('machining.blank'),
    part('machining.datum'),
    part('machining.order'),
    part('machining.cut'),
  ]),
  ...(/夹具/u.test(text)
    ? [section('machining.hold', 30, [part('machining.locate'), part('machining.clamp'), part('machining.error')])]
    : [section('machining.check', 20, [part('machining.error'), part('machining.cost')])]),
];

const watching =
  /見守り|転倒(?:検知|検出)|離床|徘徊|居眠り(?:検知|検出)|侵入検知|跌倒(?:检测|监测|报警)|看护系统|看护(?:机|装置|手环)|走失|离床|疲劳驾驶(?:检测|预警|监测)|\bfall detection\b|detección de caídas/iu;

/** What is looked for are falls and wanderings of people, not quantities to be read off. */
export const isWatch = (text: string): boolean => watching.test(text);

/** Whom it watches over, what senses, how an event is told from the rest, who is called, and how often it errs. */
export const planWatch: Core = () => [
  section('watch.need', 18, [part('watch.scene'), part('watch.event')]),
  section('watch.sense', 24, [part('control.blocks'), part('watch.sensor'), part('watch.link')]),
  section('watch.judge', 26, [part('watch.rule'), part('watch.false'), part('watch.call')]),
  section('watch.trial', 20, [part('watch.rate'), part('watch.accept')]),
];
