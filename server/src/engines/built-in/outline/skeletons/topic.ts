import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { asking } from '../asking-words.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import type { Core } from './core.ts';
import { findPartner } from './partner.ts';
import { namesHarm } from './status-and-remedies.ts';
import { listSides } from './title-lists.ts';

/** Where something is bought, sold or posted, technology and money are among what drives it. */
const traded =
  /网|直播|电商|短视频|平台|手机|游戏|消费|购物|快递|外卖|共享|经济|支付|节|商|媒体|智能|online|internet|social media|digital|shopping|fashion|sale|econom|streaming|platform|gig|app\b|brand|consum|tourism|game|redes|digital|moda|compras|consumo|turismo|videojuego|econom|ネット|SNS|スマ|通販|推し|消費|ゲーム|動画|経済|アプリ|観光/iu;

const judge = (): Section => section('topic.judge', 20, [part('topic.views'), part('topic.guide')]);
const what = (): Section => section('topic.what', 18, [part('topic.form'), part('topic.rise')]);

const weighed =
  /利与?弊|利弊|优缺点|得与失|得失|pros and cons|advantages and disadvantages|benefits and (?:drawbacks|risks|harms)|ventajas (?:y|e) (?:des|in)|pros y contras|beneficios y (?:riesgos|perjuicios)|メリット.{0,3}デメリット|功罪|利点と(?:欠点|問題点)|是非/iu;

export const isWeighed = ({ text }: TitleUnderstanding): boolean => weighed.test(text);

/** What it is, what drives it, what it does to those whom the title names, what to think of it. */
export const planTopic =
  (field: Field): Core =>
  (_material, angle, title) => {
    const drive = section('topic.drive', 21, [
      part('topic.need'),
      (traded.test(title.text) || (field === 'economics' && title.language !== 'en')) && part('topic.tech'),
      part('topic.system'),
    ]);
    if (isWeighed(title)) {
      const near = [part('topic.gainNear'), part('topic.gainWide')];
      const harm = [part('topic.harmNear'), part('topic.harmWide')];
      const { focus } = nameTitle(title);
      const whole = grammars[title.language].fromTitle(
        focus.replace(weighed, '').replace(/[的の\s]+$/u, '') || focus,
        title.text,
      );
      return [what(), section('topic.gain', 22, near), section('topic.harm', 22, harm), judge()].map((chapter) => ({
        ...chapter,
        slots: { object: whole, focus: whole },
      }));
    }
    const effect = planEffect(title);
    const chapters = angle % 2 === 1 ? [what(), effect, drive, judge()] : [what(), drive, effect, judge()];
    if (nameTitle(title).object === title.object) return chapters;
    // Fast fashion is driven and judged, not its human cost.
    const thing = grammars[title.language].fromTitle(title.bearing?.cause ?? title.object, title.text);
    return chapters.map((chapter) => ({ ...chapter, slots: { object: thing, focus: thing, ...chapter.slots } }));
  };

function planEffect(title: TitleUnderstanding): Section {
  const sides = listSides(title);
  if (sides.length > 0 && !asking[title.language].test(title.aspect)) {
    const named = sides.map((term) => part('side.named', { term }));
    const aspect = grammars[title.language].fromTitle(title.aspect, title.text);
    return section('topic.side', 28, [...named, part('topic.bear', { aspect })], { aspect });
  }
  const partner = findPartner(title);
  if (partner)
    return section('topic.on', 28, [part('topic.onWay'), part('topic.onGood'), part('topic.onBad')], {
      aspect: partner,
    });
  const { aspect } = nameTitle(title);
  if (aspect !== null) {
    const side = grammars[title.language].fromTitle(aspect, title.text);
    return section('topic.side', 28, [part('topic.shape'), part('topic.bear'), part('topic.last')], { aspect: side });
  }
  // Nobody gains by a crime.
  if (namesHarm(title.object)) return section('topic.harm', 26, [part('topic.harmNear'), part('topic.harmWide')]);
  return section('topic.effect', 26, [part('topic.gainNear'), part('topic.harmNear'), lesser('topic.harmWide')]);
}

const poleMarks: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /^(?<thing>.+?)(?:[：:，,]|是)(?<a>[^：:，,]{1,10}?)(?:，?还是|抑或|或是|或)(?<b>[^：:，,？?]{1,10})[？?]?$/u,
  en: /^(?:is |are )?(?<thing>.+?)(?::| -|—| –)\s*(?<a>[\p{L} ’'-]{3,45}?),? or (?<b>[\p{L} ’'-]{3,45}?)\??$/iu,
  es: /^(?<thing>.+?)[:,]\s*¿?(?:una? |el |la )?(?<a>[\p{L} -]{3,45}?) [ou] (?:una? |el |la )?(?<b>[\p{L} -]{3,45}?)\?$/iu,
  ja: /^(?!.*(?:いかに|どのように|なぜ|いつ|どこ))(?<thing>.+?)(?:は|：|:|——|―)(?<a>[^、，はか]{1,10})か[、，]?(?<b>[\p{Script=Han}\p{Script=Katakana}A-Z][^、，]{0,9}?)か[？?]?$/u,
};

/** "Is graffiti art or vandalism?" */
const eitherOr =
  /^(?:is|are|was|were) (?<thing>[^:?]+?) (?:an? |the )?(?<a>[\p{L}-]+) or (?:an? |the )?(?<b>[\p{L}-]+(?: [\p{L}-]+)?)\?$/iu;

/** prohibir o educar, ban or teach: courses to take. */
const deed: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /^(?:禁止|禁|放开|允许|限制|保留|废除|取消|支持|反对|疏导|疏|堵|引导|惩罚|教育|拆|保|留|走|买|租|改造|重建|坚持|放弃)$/u,
  en: /^(?:to )?(?:ban|allow|teach|educate|punish|keep|scrap|abolish|reform|save|spend|buy|rent|lease|stay|leave|repair|replace|rebuild|restore|demolish|regulate|prohibit|permit|build|make|treat|wait|merge|split|fight|adapt|restrict|embrace|resist|protect|use)$/iu,
  es: /(?:ar|er|ir)(?:se|l[aoe]s?)?$/iu,
  ja: /(?:する|べき|禁止|許可|容認|存続|廃止|維持|解体|保存|修理|買い替え|購入|賃貸)$/u,
};

export interface Poles {
  /** As the title has it. */
  thing: string;
  a: string;
  b: string;
}

/** "Freedom or exploitation?": the two answers that a title offers, where it stands beside the thing. */
export function findPoles({ text, language }: TitleUnderstanding): Poles | null {
  const found = (poleMarks[language].exec(text) ?? (language === 'en' ? eitherOr.exec(text) : null))?.groups;
  if (!found?.a || !found.b || !found.thing) return null;
  // What to do with a thing is not what it is.
  if (deed[language].test(found.a.trim()) && deed[language].test(found.b.trim())) return null;
  return { thing: found.thing.trim(), a: found.a.trim().toLowerCase(), b: found.b.trim().toLowerCase() };
}

/** Each answer at its strongest, then what decides between them. */
export const planPoles =
  ({ a, b }: Pick<Poles, 'a' | 'b'>): Core =>
  (_material, angle, { kind }) => {
    const ground =
      kind === 'text-interpretation' ? section('text.world', 18, [part('text.author'), part('text.genre')]) : what();
    const side = (one: string, other: string): Section =>
      section('pole.case', 24, [part('pole.fact'), part('pole.weak')], { a: one, b: other });
    const sides = [side(a, b), side(b, a)];
    return [
      ground,
      ...(angle % 2 === 1 ? sides.toReversed() : sides),
      section('pole.weigh', 24, [part('topic.views'), part('pole.turn')], { a, b }),
    ];
  };

const danced = /舞|秧歌|花鼓|锅庄|danc|ballet|flamenco|baile|danza|踊り|舞/iu;
const sung =
  /戏|曲|调|歌|号子|评弹|鼓书|音乐|opera|song|music|singing|drum|canto|música|canción|copla|民謡|能楽|歌舞伎|浄瑠璃|雅楽|音楽/iu;
const folkArt =
  /民间|民俗|民族|舞|秧歌|花鼓|戏|剧种|皮影|木偶|刺绣|剪纸|年画|陶|瓷|织|染|漆|雕|竹编|泥塑|蜡染|书法|篆刻|山歌|民歌|曲艺|说唱|脸谱|服饰|图腾|纹样|工艺|非遗|folk|traditional|danc|embroider|pottery|porcelain|weaving|craft|puppet|opera|tattoo|calligraph|lacquer|baile|danza|flamenco|artesan|cerámica|bordado|tejido|popular|踊り|民俗|民謡|工芸|銀飾|银饰|首饰|苗族|彝族|藏族|傣族|侗族|唐卡|风筝|油纸伞|焼き?$|焼き?の|染|織|漆|歌舞伎|能楽|浄瑠璃|伝統|祭/iu;

/** What is asked of a form of art at large: its traits, its charm, its handing on. */
const asked = /特色|特征|特点|传承|魅力|características|rasgos|特徴|魅力|継承|\b(?:character|charm|features) of\b/iu;

/** What is filmed, posted or played is handed down by nobody. */
const modern =
  /短视频|电影|影视|影片|游戏|网络|动画|摄影|广告|平面设计|海报|MV|数字|film|cinema|video|digital|game|advert|design|cine\b|videojuego|diseño|映画|動画|ゲーム|アニメ|デザイン/iu;

export const isFolkArt = (field: Field, { text, signs }: TitleUnderstanding): boolean =>
  !modern.test(text) &&
  (field === 'art' ? folkArt.test(text) || asked.test(text) : field === 'interdisciplinary' && folkArt.test(text)) &&
  !signs.includes('problem') &&
  !signs.includes('remedy');

/** What has come up and is talked about, whatever kind of paper it is taken for. */
const risen = /现象|热潮|风潮|热$|\b(?:phenomenon|craze)\b|fenómeno|現象|ブーム/iu;
/** 国潮的兴起: how it came up is asked of what is there now. */
const rising = /^(?:兴起|流行|走红|爆火|热潮)(?:原因|现象)?$/u;
export const isRising = (field: Field, { aspect, contexts }: TitleUnderstanding): boolean =>
  field !== 'history' && field !== 'military' && rising.test(aspect) && contexts.every(({ kind }) => kind !== 'time');
export const isPhenomenon = ({ object, signs, isAspectNamed }: TitleUnderstanding): boolean =>
  risen.test(object) && !isAspectNamed && !signs.includes('problem') && !signs.includes('remedy');

/** A dance, a craft, a way of singing: where it grew, what makes it what it is, what it means, how it lives on. */
export const planFolk: Core = (_material, angle, { text }) => {
  const form = danced.test(text)
    ? [part('folk.body'), part('folk.sound'), part('folk.dress')]
    : sung.test(text)
      ? [part('folk.tune'), part('folk.words'), part('folk.stage')]
      : [part('folk.material'), part('folk.pattern'), part('folk.colour')];
  const roots = section('folk.roots', 18, [part('folk.land'), part('folk.course')]);
  const traits = section('folk.form', 30, form);
  const meaning = section('folk.meaning', 22, [part('folk.belief'), part('folk.taste')]);
  const today = section('folk.today', 16, [part('folk.heirs'), part('folk.renew')]);
  return angle % 2 === 1 ? [traits, roots, meaning, today] : [roots, traits, meaning, today];
};
