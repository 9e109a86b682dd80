import { type Core, plainCore } from '../core.ts';
import { classify } from './classify-context.ts';
import { findTail } from './find-tail.ts';
import { personSource } from './lexicon/persons.ts';
import { completeProblem, wordAspect } from './word-aspect.ts';

const work = '[\\uE000-\\uE07F]';
const form =
  '(?:长篇小说|短篇小说|小说|诗歌|诗作|散文|词作|戏剧|电影|影片|动画|绘画|油画|歌剧|作品|童话|剧作|纪录片|电视剧|广告|新闻|漫画|神话|民歌|书法|壁画|唐诗|宋词|元曲|乐府诗|边塞诗|山水诗|山水画|国画|戏曲|京剧|舞剧|歌曲|文学|纪实摄影|摄影|游戏|钢琴作品|艺术歌曲|交响曲|奏鸣曲|协奏曲|夜曲|练习曲)';
const insideWork = new RegExp(`^(.{0,20}${work}${form}?)(?:一[书文剧片]|中|里)(?:的)?(.{2,40})$`, 'u');
const ofWork = new RegExp(`^(.{0,20}${work}(?:${form}|奏鸣曲|组曲|第.{1,3}乐章)?)(?:的|之)(.{2,30})$`, 'u');
const bareWork = new RegExp(`^(.{0,14}${work}(?!公约|条例|法|案)${form}?)(.{2,20})$`, 'u');
const insideForm = new RegExp(
  `^((?:${personSource}|[\\p{L}·]{2,14}?)(?:的)?${form}|.{0,10}${form})(?:创作)?中的?([\\uE080-\\uE0FF]|.{2,24})$`,
  'u',
);
const inside =
  /^([\uE000-\uE0FF]|[^的]{2,24}?(?<!其|当|集|高|初|空|市|之|心|人|美|命|适|折|居|卒))中的?(?![前后晚]期|叶|国|学(?!生)|小|医|药|美|日|外|西|年|期|间|介|心(?!理)|东|部|等|华|职|高|考|式|文(?!化)|亚|欧|俄|英|德|法|央|型|性|和|断|毒|产|层|途|位|级|子|值|继|立|枢|成药|标|台|轴|草药|老年|秋|原|俄|韩|苏|欧|线|游(?!客|戏)|段|路|山|环|轨)(.{2,40})$/u;
/** 丝绸之路上的文化交流. */
const upon = /^([^的在]{2,12}?(?<!以|之|线|市|陆|海|马|早|晚|网|身|世|地|水|史|本质|事实|基本))上的(.{2,40})$/u;
const underPen = /^([^的]{2,10}笔下)的?(.{2,16})$/u;
const onlyAsked =
  /^(?:常见|主要|突出|典型|若干|现存|几个|重点)?的?(?:(?:偏差|矫正|完善|改进|优化|解决|治理|困境|破解|问题|难题|障碍|对策|应对|风险|防范|化解|纾解|出路|路径|误区|不足|挑战|现状|成因|原因)(?:及其|与|及|和|、)?)+$/u;
const figure = /(?:人物)?形象$|意象$|命运$|性格$|人物$/u;
const person = /^(.{2,6}?)(?:的)?(?:人物形象|形象|人物性格|性格|悲剧命运|命运|悲剧形象|悲剧|艺术形象|心理)/u;

const clean = (text: string): string => text.replace(/^的|的$/gu, '');

/** In a work: a figure of it is the object and the work its text; anything else is asked of the work. */
function readInWork(whole: string, link: string, matter: string): Core {
  const text = matter.replace(/(?:研究|分析)$/u, '') || matter;
  const drawn = person.exec(text);
  const reasoned = /^(.{2,12}?(?:悲剧|命运|形象|性格|结局))(?:的)?(成因|原因|根源|意义|意蕴|内涵)$/u.exec(text);
  if (reasoned?.[1] && reasoned[2]) {
    return plainCore(clean(reasoned[1]), reasoned[2], 0.8, {
      contexts: [{ text: whole, kind: 'text' }],
      signs: ['interpretation'],
    });
  }
  if (drawn && !/^(?:女性|人物|爱情|悲剧|男性|英雄|母亲)/u.test(text)) {
    const after = /的(现代阐释|解读|阐释|塑造|演变|嬗变|意义|成因|原因|文化内涵|审美意蕴|.{2,8})$/u.exec(text.slice(2));
    const isFate = /命运|悲剧/u.test(text);
    const asked = after?.[1] && !/^(?:悲剧|人物|形象|性格|命运|艺术形象)/u.test(after[1]) ? after[1] : null;
    const object = asked ? text.slice(0, text.length - asked.length - 1) : text;
    return plainCore(clean(object), asked ?? (isFate ? '成因与意义' : '分析'), 0.75, {
      contexts: [{ text: whole, kind: 'text' }],
      signs: ['interpretation'],
    });
  }
  // 《诗经》中的爱情诗: no noun of asking, so that it is the part of the work that is read.
  if (link.includes('中') && /(?:诗|词|故事|人物|女性|主义|寓言|神话)$/u.test(text))
    return plainCore(`${whole}${link}${matter}`, null, 0.6, { signs: ['interpretation'] });
  return plainCore(whole, wordAspect(clean(matter)), 0.85, { signs: ['interpretation'] });
}

export function readWork(text: string): Core | null {
  const found = insideWork.exec(text) ?? ofWork.exec(text);
  if (found?.[1] && found[2]) return readInWork(found[1], text.slice(found[1].length, -found[2].length), found[2]);
  const bare = bareWork.exec(text);
  if (bare?.[1] && bare[2] && findTail(bare[2])) return readInWork(bare[1], '', bare[2]);
  return null;
}

/** 鲁迅小说中的看客形象, 公益广告中的情感诉求. */
export function readInForm(text: string): Core | null {
  const drawn = underPen.exec(text);
  if (drawn?.[1] && drawn[2]) {
    return plainCore(drawn[2], '分析', 0.7, {
      contexts: [{ text: drawn[1], kind: 'text' }],
      signs: ['interpretation'],
    });
  }
  const found = insideForm.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const [, whole, matter] = found;
  if (/^[\uE080-\uE0FF]$/u.test(matter)) return plainCore(text, '形象分析', 0.6, { signs: ['interpretation'] });
  if (figure.test(matter)) {
    return plainCore(clean(matter), '分析', 0.7, {
      contexts: [{ text: whole, kind: 'text' }],
      signs: ['interpretation'],
    });
  }
  return plainCore(whole, wordAspect(clean(matter)), 0.75, { signs: ['interpretation'] });
}

/** 甲中的乙: 乙 is looked at, 甲 is where. */
export function readInside(text: string, readRest: (rest: string) => Core): Core | null {
  const found = inside.exec(text) ?? upon.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const [, where, matter] = found;
  // 双减政策执行中的偏差与矫正: only words of asking follow, so that what they are asked of stands before.
  // 微塑料在水环境中的分布: what is looked at stands before 在.
  const at = where.indexOf('在');
  if (at >= 2 && where.length - at > 2)
    return plainCore(where.slice(0, at), wordAspect(matter), 0.75, {
      contexts: [{ text: where.slice(at + 1), kind: classify(where.slice(at + 1), 'setting') }],
    });
  if (onlyAsked.test(matter))
    return plainCore(where, wordAspect(matter.replace(/^(?:常见|突出|典型|现存)的?(?=问题)/u, '')), 0.75);
  const core = readRest(
    matter.replace(/^(?:培养|提高|提升)学生(.{2,12}?)(?:的)?$/u, '$1的培养').replace(/^学生(?=.{4})/u, ''),
  );
  // 声乐演唱中气息的运用: an art or a science is no place; it says which use is meant.
  if (/(?:设计|演唱|演奏|表演|创作|论|学|教学法)$/u.test(where) && !/教学$/u.test(where)) {
    const isUse = core.aspect === null && /(?:设计|演唱|演奏|表演|创作)$/u.test(where);
    return {
      ...core,
      aspect: isUse ? `${where}运用` : core.aspect,
      contexts: [{ text: where, kind: 'setting', isQuiet: true }, ...core.contexts],
      sure: Math.min(core.sure, 0.65),
    };
  }
  const place = where.replace(/(?:建设|战争|过程)$/u, (word) => (where.length - word.length >= 4 ? '' : word));
  return {
    ...core,
    inside: where,
    aspect: core.aspect && completeProblem(core.aspect),
    contexts: [{ text: place, kind: classify(place, 'setting') }, ...core.contexts],
    sure: Math.min(core.sure, 0.75),
  };
}
