import type { Recast } from './recast-studies.ts';
import { isListed } from './skeletons/listed.ts';
import { isBareTopic } from './skeletons/policy.ts';

const turned =
  /^(?:论|试论|略论|浅析)?(?<cause>[^：:，、]{2,12}?)[与和](?<thing>[^：:，、]{2,14}?)的?(?<turn>变迁|转型|变革|演变|变化|转变|兴起|崛起|衰落|形成|重建|调整)(?:研究|探析|考察)?$/u;

/** 安史之乱与唐代财政制度的转型: the first moved the second; they are no one thing that was founded and changed. */
export const nameTurned: Recast = ({ kind, language, text, bearing }) => {
  const found =
    kind === 'history-narrative' && language === 'zh' && !bearing ? turned.exec(text.split('——')[0] ?? '') : null;
  const { cause, thing, turn } = found?.groups ?? {};
  if (!cause || !thing || !turn) return null;
  const outcome = `${thing}的${turn}`;
  const moved = cause.replace(/的(?=(?:衰落|兴起|崛起|开通|开凿|修建|迁移|灭亡|废除)$)/u, '');
  return {
    object: moved,
    aspect: `对${outcome}的影响`,
    isAspectNamed: true,
    bearing: { cause: moved, outcome, through: null, under: null },
  };
};

/** 旧课桌椅再设计: the desks are designed again; “再” is no part of their name. */
export const nameAnew: Recast = ({ kind, language, object }) =>
  kind === 'design-artefact' && language === 'zh' && /[^一]再$/u.test(object)
    ? { object: object.slice(0, -1), short: object.slice(0, -1), isAspectNamed: false }
    : null;

const abused =
  /^(?<abuse>滥用|异化|失灵|缺位|错位|泛化)(?:与|及其?|和)(?:其)?(?:限制|规制|防范|治理|应对|矫正|规范|救济|破解)$/u;

/** 退货规则的滥用与限制: the abuse is judged and curbed; no rule governs its own curbing. */
export const nameAbused: Recast = ({ language, object, aspect, isAspectNamed }) => {
  const abuse = language === 'zh' && isAspectNamed ? abused.exec(aspect)?.groups?.abuse : undefined;
  return abuse ? { object: `${object}${abuse}`, isAspectNamed: false } : null;
};

/** What stands in a town: it is told of, and the town is where. */
const stood =
  /(?:馆|堂|楼|店|铺|戏园|戏院|书院|影院|医院|市场|集市|庙会|庙|寺|码头|学堂|商帮|行会|会馆|工厂|电台|车站|监狱|银行|邮局|公园|租界|街市|浴池|当铺)$/u;

/** 民国时期北平的公共澡堂: the baths are told of; the town is where they stood. */
export const nameStood: Recast = ({ kind, language, text, object, aspect, isAspectNamed }) => {
  if (kind !== 'history-narrative' || language !== 'zh' || !isAspectNamed) return null;
  if (!stood.test(aspect) || object.length > 4 || !text.includes(`${object}的${aspect}`)) return null;
  return { object: `${object}${aspect}`, short: aspect, isAspectNamed: false };
};

const spheres =
  /^(?<sphere>[^：:，、与和]{4,16}?)(?:过程)?中的?(?<first>[^：:，、与和的]{2,8})[与和及](?<second>[^：:，、与和的]{2,8})(?:研究|问题研究|探析|探讨)?$/u;

/** 农田建设中的资金整合与后期管护: two sides of one undertaking, neither of which acts on the other. */
export const nameSpheres: Recast = ({ kind, language, text, bearing }) => {
  if (language !== 'zh' || bearing || (kind !== 'status-and-remedies' && kind !== 'policy-analysis')) return null;
  const { sphere, first, second } = spheres.exec(text)?.groups ?? {};
  if (!sphere || !first || !second || !/(?:建设|服务|管理|治理|工程|改造|教育|保护|开发|运营|经营)$/u.test(sphere))
    return null;
  return {
    kind: 'status-and-remedies',
    object: sphere,
    short: sphere,
    aspect: `${first}与${second}`,
    isAspectNamed: true,
    contexts: [],
  };
};

/** A title that lists the sides of a thing asks for an account of each, whatever it was taken for. */
export const nameSides: Recast = (title) =>
  title.kind !== 'history-narrative' && title.kind !== 'status-and-remedies' && isListed('interdisciplinary', title)
    ? { kind: 'status-and-remedies' }
    : null;

/** School uniforms and trade unions are no trouble that policy answers: they are described and judged. */
export const nameThing: Recast = (title) =>
  title.kind === 'policy-analysis' && isBareTopic(title) ? { kind: 'theory-essay' } : null;

/** What people feel or achieve, second of a pair. */
const ends =
  /^(?<cause>[^与和、的]{2,10})[与和](?<felt>[^与和、的]{0,6}(?:孤独感|幸福感|焦虑|抑郁|满意度|压力|意愿|绩效|成绩|健康|睡眠|行为|认同|自尊|投入|倦怠|信任|能力))$/u;

/** 城投债扩张与区域金融风险: where a relation is tested, its two ends are what is measured. */
export const nameEnds: Recast = ({ kind, language, object, aspect, isAspectNamed, bearing, sides, contexts }) => {
  if (kind !== 'relation-test' || language !== 'zh' || bearing || sides) return null;
  const outcome = /^与(?<other>.{2,14})的(?:关系|关联)$/u.exec(aspect)?.groups?.other;
  if (outcome) return { bearing: { cause: object, outcome, through: null, under: null } };
  // 独居青年的宠物陪伴与孤独感: what was read as one name is two.
  const pair = ends.exec(isAspectNamed ? aspect : object)?.groups;
  return pair?.cause && pair.felt
    ? {
        object: pair.cause,
        short: pair.cause,
        aspect: `对${pair.felt}的影响`,
        isAspectNamed: true,
        bearing: { cause: pair.cause, outcome: pair.felt, through: null, under: null },
        contexts: isAspectNamed ? [{ text: object, kind: 'population' }, ...contexts] : contexts,
      }
    : null;
};
