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

/** 城投债扩张与区域金融风险: where a relation is tested, its two ends are what is measured. */
export const nameEnds: Recast = ({ kind, language, object, aspect, bearing, sides }) => {
  if (kind !== 'relation-test' || language !== 'zh' || bearing || sides) return null;
  const outcome = /^与(?<other>.{2,14})的(?:关系|关联)$/u.exec(aspect)?.groups?.other;
  return outcome ? { bearing: { cause: object, outcome, through: null, under: null } } : null;
};
