import type { Recast } from './recast-studies.ts';
import { namesHarm } from './skeletons/status-and-remedies.ts';

const stuck =
  /^(?<deed>传播|传承|推广|落实|就业|运营|出海|出口|招生|治理|整治|监管)(?:的)?(?:现实)?(?:困境|难题|问题|瓶颈|困局|障碍)/u;

/** 秦腔的传播困境, 乱停乱放的治理困境: what is stuck is the deed, and the thing is neither mended nor held back. */
export const nameStuck: Recast = ({ kind, language, object, aspect, isAspectNamed, bearing, text }) => {
  if (kind !== 'status-and-remedies' || language !== 'zh' || !isAspectNamed || bearing) return null;
  const deed = stuck.exec(aspect)?.groups?.deed;
  if (!deed || object.endsWith(deed) || object.length > 12 || !text.includes(`${object}的${deed}`)) return null;
  return namesHarm(object) ? null : { object: `${object}${deed}`, short: `${object}${deed}` };
};

/** 裂缝成因与加固方案比选: the cracks have causes; their causes have none. */
export const nameOfCauses: Recast = ({ kind, language, object, aspect }) => {
  if (language !== 'zh' || kind !== 'status-and-remedies') return null;
  const other = /^与(?<other>.{2,14})的关系$/u.exec(aspect)?.groups?.other;
  const found = other ? /^(?<thing>.{3,})(?<asked>成因|原因|病因|诱因|机理)$/u.exec(object)?.groups : undefined;
  return found?.thing
    ? {
        ...{ object: found.thing, short: found.thing, aspect: `${found.asked}与${other}`, isAspectNamed: true },
        bearing: null,
      }
    : null;
};

const felt =
  /^(?<felt>.{0,4}.{2,6}(?:意愿|满意度|忠诚度|信任|态度|行为|感知|偏好|黏性|粘性))的?(?<asked>(?:及其)?影响因素)(?:分析)?$/u;

/** 联名营销的消费者购买意愿影响因素: the wish to buy has factors, and the marketing is where it is asked. */
export const nameFelt: Recast = ({ kind, language, object, aspect, bearing, text, contexts }) => {
  if (kind !== 'relation-test' || language !== 'zh' || bearing) return null;
  const found = felt.exec(aspect)?.groups;
  if (!found?.felt || !new RegExp(`${RegExp.escape(object)}[中的]*${RegExp.escape(found.felt)}`, 'u').test(text))
    return null;
  return {
    ...{ object: found.felt, short: found.felt, aspect: '影响因素' },
    contexts: [{ text: object, kind: 'setting' }, ...contexts],
  };
};

/** 認知症高齢者の家族介護者: those who care are asked, and not those for whom they care. */
export const nameCarers: Recast = ({ language, contexts, text }) => {
  if (language !== 'ja') return null;
  const people = contexts.filter(({ kind }) => kind === 'population');
  const [one, two] = people;
  if (!one || !two || !text.includes(`${one.text}の${two.text}`)) return null;
  return {
    contexts: [
      { ...two, text: `${one.text}の${two.text}` },
      ...contexts.filter((context) => context !== one && context !== two),
    ],
  };
};

/** 水質監視と自動給餌システム: one thing is built that does both. */
export const nameBuiltBoth: Recast = ({ kind, language, text, object, contexts }) => {
  if (kind !== 'design-artefact' || language !== 'ja') return null;
  const whole =
    /(?:を用いた|による|を活用した|^)(?<whole>[^、：]{3,16}と(?:自動)?[^、：のと]{2,10}(?:システム|装置))の(?:開発|設計|構築|試作)/u.exec(
      text,
    )?.groups?.whole;
  return whole?.endsWith(object) && whole !== object
    ? { object: whole, short: object, contexts: contexts.filter((context) => !whole.includes(context.text)) }
    : null;
};

/** 网络直播营销中消费者权益保护: the end of where it is asked is no beginning of what is asked. */
export const nameWithin: Recast = ({ language, object, contexts, text }) => {
  const found =
    language === 'zh' ? /^(?<piece>\p{Script=Han}{1,6}?)中的(?<rest>.{4,})$/u.exec(object)?.groups : undefined;
  const where = found
    ? contexts.find(
        (context) => context.text.endsWith(found.piece ?? '') && text.startsWith(`${context.text}中`) && found.rest,
      )
    : undefined;
  if (!found?.rest || !where) return null;
  return {
    // As the title has it, with its own 的 or without.
    ...{ object: `${where.text}中${text.includes(`${where.text}中的`) ? '的' : ''}${found.rest}`, short: found.rest },
    contexts: contexts.filter((context) => !where.text.includes(context.text)),
  };
};
