import { isPersonName } from '../../../../understanding/readers/en/person-names.ts';
import { personSource } from '../../../../understanding/readers/zh/lexicon/persons.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { lesser, part, section } from '../section.ts';
import type { Core } from './core.ts';
import { findPartner } from './partner.ts';

/** Something that rose and fell: both, its height between them, and why. */
const planSpan: Core = (_material, angle) => {
  const rise = section('span.rise', 20, [part('span.ground'), part('span.first')]);
  const height = section('span.height', 20, [part('span.power'), part('span.order')]);
  const fall = section('span.fall', 20, [part('span.signs'), part('span.end')]);
  const why = section('span.why', 24, [part('span.inner'), part('span.outer'), lesser('past.views')]);
  return angle % 2 === 1 ? [rise, height, why, fall] : [rise, height, fall, why];
};

const fell =
  /^(?:the )?(?:decline|fall|collapse|downfall) of (?:the )?(?=.*\b(?:empire|dynasty|republic|kingdom|league|confederation|company|caliphate|sultanate|shogunate|civili[sz]ation)\b)|^(?:la |el )?(?:decadencia|caída|declive|ocaso) (?:del |de la |de los )(?=imperio|república|reino|califato|dinastía)|(?<=[朝国])的?(?:衰落|衰亡|灭亡|覆灭)$|(?<=幕府|帝国|王朝)の?(?:衰退|滅亡|崩壊)$/iu;

/** An empire that declined had no parties to its decline: its height, its fall, and why. */
const planDownfall =
  (name: string): Core =>
  (_material, _angle, { language, object, text }) => {
    // What historians explain is the fall.
    const whole = grammars[language].fromTitle(object, text);
    return [
      section('span.height', 20, [part('span.power'), part('span.order')]),
      section('span.fall', 24, [part('span.signs'), part('span.end')]),
      section('span.why', 28, [
        part('span.inner'),
        part('span.outer'),
        lesser('past.views', { object: language === 'en' ? `the ${whole.replace(/^the /iu, '')}` : whole }),
      ]),
    ].map((chapter) => ({ ...chapter, slots: { object: name, focus: name } }));
  };

/** What something brought and what it cost, each by those whom it touched. */
const planGains: Core = (_material, angle) => {
  const course = section('gain.course', 18, [part('gain.start'), part('gain.spread')]);
  const good = section('gain.good', 24, [part('gain.yield'), part('gain.winners')]);
  const cost = section('gain.cost', 24, [part('gain.loss'), part('gain.losers')]);
  const verdict = section('gain.verdict', 18, [part('past.views'), part('gain.balance')]);
  return angle % 2 === 1 ? [course, cost, good, verdict] : [course, good, cost, verdict];
};

/** A person in an age: what he or she faced, undertook, decided, and how that is judged. */
const planFigure =
  (a: string): Core =>
  () =>
    [
      section('figure.times', 22, [part('figure.rise'), part('figure.state')]),
      section('figure.deeds', 34, [part('figure.means'), part('figure.choice'), part('past.people', { object: a })]),
      section('figure.judge', 24, [part('figure.views'), part('figure.verdict')]),
    ].map((chapter) => ({ ...chapter, slots: { a } }));

/** A person and what he or she brought about. */
const planDeed =
  (a: string, b: string): Core =>
  () =>
    [
      section('figure.times', 18, [part('figure.rise'), part('figure.state')]),
      section('figure.deed', 20, [part('figure.aim'), part('figure.content')]),
      section('figure.course', 22, [part('figure.carry'), part('figure.reaction')]),
      section('figure.result', 20, [
        part('past.direct', { object: b, focus: b }),
        part('past.remote', { object: b, focus: b }),
      ]),
      section('figure.judge', 16, [part('figure.views'), part('figure.verdict')]),
    ].map((chapter) => ({ ...chapter, slots: { a, b } }));

/** What passed between two lands: why, by whom, what, and what it did to each. */
const planExchange =
  (sides: Sides | null): Core =>
  () => [
    section('exchange.ground', 18, [part('exchange.needs'), part('exchange.course')]),
    section('exchange.paths', 20, [part('exchange.routes'), part('exchange.people')]),
    section('exchange.content', 24, [part('exchange.things'), part('exchange.ideas')]),
    section(
      'exchange.effect',
      24,
      sides
        ? [part('exchange.one', sides), part('exchange.other', sides), lesser('exchange.limit')]
        : [part('past.legacy'), part('exchange.limit')],
      sides ?? {},
    ),
  ];

/** An office, a body, a system: its founding, its order, its changes, its use and abuse. */
const planOffice: Core = (_material, angle) => {
  const founding = section('office.founding', 18, [part('office.why'), part('office.how')]);
  const order = section('office.order', 24, [part('office.body'), part('office.duty'), part('office.staff')]);
  const change = section('office.change', 22, [part('office.growth'), part('office.turn')]);
  const role = section('office.role', 22, [part('office.good'), part('office.bad'), lesser('past.views')]);
  return angle % 2 === 1 ? [founding, change, order, role] : [founding, order, change, role];
};

/** Schools are founded by need, and teach: nobody holds an office in them. */
const planSchool: Core = (_material, angle) => {
  const origin = section('school.origin', 18, [part('school.need'), part('school.spread')]);
  const order = section('school.order', 26, [part('school.body'), part('school.lessons'), part('school.people')]);
  const change = section('office.change', 20, [part('office.growth'), part('office.turn')]);
  const role = section('school.role', 22, [part('office.good'), part('past.legacy'), lesser('past.views')]);
  return angle % 2 === 1 ? [origin, change, order, role] : [origin, order, change, role];
};

const taught =
  /(?:书院|学堂|私塾|义学|女学|寺子屋|藩校|私塾|学校|郷校|女学校)$|\b(?:schools?|grammar school|academy|universit(?:y|ies)|academies)\b(?!.* of (?:thought|painting))|^(?:escuelas?|universidad(?:es)?|colegios?|misiones pedagógicas)(?!\p{L})/iu;

const planOfficeFor =
  (partner: string): Core =>
  (material, angle, title) => [
    ...(taught.test(title.bearing?.cause ?? title.object) ? planSchool : planOffice)(material, angle, title).slice(
      0,
      -1,
    ),
    section('topic.on', 22, [part('topic.onWay'), part('office.good'), part('office.bad')], { aspect: partner }),
  ];

const spanning =
  /兴衰|盛衰|兴亡|由盛(?:转|而|到)衰|\brise and (?:fall|decline)\b|rise, .*\b(?:fall|decline)\b|\bauge y (?:la )?(?:caída|decadencia|declive|ocaso)\b|ascenso y (?:la )?caída|興亡|盛衰|興隆と衰退/iu;
const balanced =
  /得失|功过|功罪|利弊|代价|\bgains? and (?:costs?|losses)\b|benefits and (?:costs|harms)|\bcosts?\b(?! of living)|\bgained\b.*\b(?:paid|lost|cost)\b|price of progress|luces y sombras|beneficios y cost|ganancias y|costes? (?:ambiental|social|human)|光と影|恩恵と代償|功罪/iu;
const exchanged =
  /交流|往来|交往|通商|互市|朝贡|留学|文化传播|exchange|trade between|contacts? between|relations between|diplomacy between|encounters? between|intercambio|comercio entre|relaciones entre|交易|貿易|通交|外交関係/iu;
const office =
  /(?:卫|司|(?<![戏影剧医])院|局|(?<![茶餐酒饭咖啡照相理发旅宾])馆|署|台|府|军|营|制度?|书院|学堂|银行|公司|科举|驿站|衙门|海关|保甲|里甲|内阁|军机处|厂|会馆|商会|行会|兵制|法庭|委员会)$|\b(?:company|guilds?|bank|courts?|ministry|council|system|school|university|navy|army|legion|league|parliament|senate|inquisition|commission|academy|order|institution)\b|^(?:compañía|gremios?|orden|banco|corte|ministerio|consejo|sistema|escuela|universidad|ejército|liga|inquisición|encomienda|virreinato|mita|hacienda)(?!\p{L})|(?:制度|制|所|庁|藩校|組|座|会社|銀行|学校|寺子屋|奉行|隊|参勤交代|守護|地頭)$/iu;
const event =
  /战|运动|事变|事件|改革|变法|起义|war\b|battle|revol|uprising|crisis|reform|guerra|batalla|reforma|戦争|事件|改革|の乱|の変/iu;

const landNames: Readonly<Record<string, string>> = {
  中: '中国',
  日: '日本',
  美: '美国',
  英: '英国',
  法: '法国',
  俄: '俄国',
  苏: '苏联',
  韩: '韩国',
  朝: '朝鲜',
  德: '德国',
  印: '印度',
  泰: '泰国',
  越: '越南',
};
const landNamesJa: Readonly<Record<string, string>> = {
  日: '日本',
  中: '中国',
  朝: '朝鮮',
  韓: '韓国',
  米: 'アメリカ',
  英: 'イギリス',
  仏: 'フランス',
  露: 'ロシア',
  蘭: 'オランダ',
  欧: 'ヨーロッパ',
  清: '清',
  明: '明',
  宋: '宋',
  独: 'ドイツ',
  葡: 'ポルトガル',
};

interface Sides {
  a: string;
  b: string;
}

/** The two lands of an exchange: 中日, 日蘭, "between Venice and Egypt". */
function findLands({ text, language }: TitleUnderstanding): Sides | null {
  if (language === 'zh' || language === 'ja') {
    const lands = language === 'zh' ? landNames : landNamesJa;
    const letters = Object.keys(lands).join('');
    const found = new RegExp(`([${letters}])([${letters}])(?=\\p{Script=Han})`, 'u').exec(text);
    const [a, b] = [lands[found?.[1] ?? ''], lands[found?.[2] ?? '']];
    return a && b && a !== b ? { a, b } : null;
  }
  const mark =
    language === 'en'
      ? /\bbetween (?:the )?(?<a>[\p{L} ]+?) and (?:the )?(?<b>[\p{L} ]+?)(?=,|:| in | from | during | after |$)/iu
      : /\bentre (?<a>[\p{L} ]+?) [ye] (?<b>[\p{L} ]+?)(?=,|:| en | durante | desde |$)/iu;
  const found = mark.exec(text)?.groups;
  return found?.a && found.b ? { a: found.a, b: found.b } : null;
}

const persons = new RegExp(`^(?:${personSource})$`, 'u');
const japanese =
  /^(?:織田|豊臣|徳川|足利|源|平|藤原|北条|武田|上杉|伊達|西郷|大久保|木戸|伊藤|福沢|福澤|渋沢|坂本|勝|井伊|田沼|松平|水野|新井|聖徳|明智|石田|真田|毛利|島津|吉田|高杉|大隈|板垣|山県|原|近衛|東条|吉野|平塚|与謝野|樋口|津田|新渡戸|岩倉)\p{Script=Han}{1,3}$/u;
const spanish =
  /^(?:Simón|José|Juan|Francisco|Miguel|Hernán|Cristóbal|Isabel|Felipe|Carlos|Fernando|Emiliano|Pancho|Benito|Eva|Salvador|Fidel|Ernesto|Antonio|Manuel|Bernardo|Túpac|Gabriela|Clara|Porfirio|Lázaro|Augusto|Bartolomé|Juana) (?:de |la )*\p{Lu}/u;

const chinese =
  /^[张王李赵刘陈杨黄吴周徐孙马朱胡林郭何高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白阎薛尹段雷黎史陶贺顾毛郝龚邵钱严戚岳左容詹]\p{Script=Han}{1,2}$/u;
/** What a person brings about, so that a name of two or three signs beside it is that person's. */
const broughtAbout = /(?:新政|变法|改革|运动|起义|军|之变|政策|制度|外交|战争|之战|新法|革命|法|学派|党)$/u;

function isFigure({ language, text }: TitleUnderstanding, name: string, partner: string | null): boolean {
  if (language === 'zh')
    return persons.test(name) || (partner !== null && chinese.test(name) && broughtAbout.test(partner));
  if (language === 'ja') return japanese.test(name);
  // The reader may have taken a name's capital for that of a sentence.
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const whole = at < 0 ? name : text.slice(at, at + name.length);
  return language === 'en' ? isPersonName(whole) : spanish.test(whole);
}

/** The shape of a history by what it tells of; null where it is an event or a change like others. */
export function findEra(title: TitleUnderstanding): Core | null {
  const { text, object, language, bearing } = title;
  if (spanning.test(text)) return planSpan;
  const gone = object.replace(fell, '');
  if (gone !== object && gone.length >= 2) return planDownfall(grammars[language].fromTitle(gone, text));
  if (/\bfail(?:ed|s|ure)?\b|失败|fracas[oóa]|失敗/iu.test(text)) return null;
  if (/原因|成因|为何|为什么|\bwhy\b|\bcauses?\b|\bcausas\b|なぜ|要因/iu.test(text)) return null;
  const thing = bearing?.cause ?? object;
  const partner = findPartner(title);
  if (isFigure(title, thing, partner)) {
    const name = grammars[language].fromTitle(thing, text);
    return partner ? planDeed(name, partner) : planFigure(name);
  }
  if (balanced.test(text)) return planGains;
  // 寺子屋と庶民教育: neither is said to act, and the school has an order of its own.
  // 寺子屋と女子教育: girls are asked about as much as the school.
  const isOfSome = /^(?:女子|女性|女児|障害児|子ども)/u.test(partner ?? '');
  if (partner && !isOfSome && /関係$|关系$/u.test(title.aspect) && office.test(thing) && !event.test(thing))
    return planOfficeFor(partner);
  if (bearing) return null;
  if (exchanged.test(text)) return planExchange(findLands(title));
  if (taught.test(object) && !event.test(object)) return planSchool;
  return office.test(object) && !event.test(object) ? planOffice : null;
}
