import type { Recast } from './recast-studies.ts';

const brought =
  /^(?<cause>[^はが、：]{3,24})は(?:(?<outcome>[^、：はが]{2,16}?)に)?何をもたらした(?:の)?か(?=$|[？?―—：:－-])/u;

/** 廃線は地域に何をもたらしたか―夕張市を事例に―: the closing did something to the region, and the city where it is seen did not begin one day. */
export const nameBrought: Recast = ({ language, text, contexts, confidence, signs }) => {
  const { cause, outcome } = (language === 'ja' ? brought.exec(text)?.groups : null) ?? {};
  const isShown = contexts.some(({ kind }) => kind === 'case' || kind === 'place');
  if (!cause || !(outcome || isShown)) return null;
  const changed = outcome ?? '地域社会';
  return {
    ...{ kind: 'history-narrative', object: cause, short: cause, aspect: `${changed}への影響`, isAspectNamed: true },
    bearing: { cause, outcome: changed, through: null, under: null },
    contexts: contexts.filter((context) => !cause.includes(context.text) && !changed.includes(context.text)),
    signs: ['effect', ...signs.filter((sign) => sign === 'case' || sign === 'history')],
    confidence: { ...confidence, kind: Math.max(confidence.kind, 0.8) },
  };
};

/** What befalls people, or how they fare. */
const faring =
  /(?:離職(?:意図|意向|願望|率)?|転倒|骨折|燃え尽き(?:症候群)?|バーンアウト|抑うつ(?:傾向|症状|感)?|不眠|睡眠の質|貧血|肥満|う蝕|低栄養|フレイル|せん妄|褥瘡|再入院|不登校|中途退学|学力|学業成績|成績|QOL|生活の質|幸福感|生活満足度|職務満足度|疲労感?|認知機能)$/u;
/** What they have or do. */
const standing =
  /(?:サポート|支援|利用|使用|摂取|習慣|服薬(?:数|状況)?|薬剤数|喫煙|飲酒|運動|身体活動量?|時間|環境|人間関係|頻度|研修|所得|収入|世帯構成|家族構成|睡眠時間|リーダーシップ|使用状況|利用状況)$/u;

/** 離職意図と職場サポートの関連: leaving is what support bears on, though it is named first. */
export const nameFaring: Recast = ({ kind, language, text, bearing }) => {
  if (language !== 'ja' || kind !== 'relation-test' || !bearing) return null;
  const { cause, outcome } = bearing;
  if (!faring.test(cause) || !standing.test(outcome) || faring.test(outcome)) return null;
  if (!new RegExp(`${RegExp.escape(cause)}と${RegExp.escape(outcome)}と?の(?:関連|関係|相関)`, 'u').test(text))
    return null;
  return {
    ...{ object: outcome, short: outcome, aspect: `${cause}との関連` },
    bearing: { ...bearing, cause: outcome, outcome: cause },
  };
};

/** 同性婚をめぐる憲法上の論点: marriage has rules, readings and a reform; the points are what is said of it. */
export const nameDisputed: Recast = ({ kind, language, text, isAspectNamed }) => {
  const thing =
    kind === 'doctrinal-law' && language === 'ja' && isAspectNamed
      ? /^(?<thing>[^、：]{2,24}?)をめぐる[^、：の]{2,8}上の(?:諸?問題点?|論点|争点|課題)(?:の検討|の考察)?$/u.exec(
          text,
        )?.groups?.thing
      : undefined;
  return thing ? { object: thing, short: thing, isAspectNamed: false } : null;
};
