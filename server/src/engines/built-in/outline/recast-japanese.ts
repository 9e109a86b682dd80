import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import type { Recast } from './recast-studies.ts';

const brought =
  /^(?<cause>[^はが、：]{3,24})は(?:(?<outcome>[^、：はが]{2,16}?)に)?何をもたらした(?:の)?か(?=$|[？?―—：:－-])/u;

/** 廃線は地域に何をもたらしたか―夕張市を事例に―: the closing did something to the region, and the city where it is seen did not begin one day. */
const nameBrought: Recast = ({ language, text, contexts, confidence, signs }) => {
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
const nameFaring: Recast = ({ kind, language, text, bearing }) => {
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
const nameDisputed: Recast = ({ kind, language, text, isAspectNamed }) => {
  const thing =
    kind === 'doctrinal-law' && language === 'ja' && isAspectNamed
      ? /^(?<thing>[^、：]{2,24}?)をめぐる[^、：の]{2,8}上の(?:諸?問題点?|論点|争点|課題)(?:の検討|の考察)?$/u.exec(
          text,
        )?.groups?.thing
      : undefined;
  return thing ? { object: thing, short: thing, isAspectNamed: false } : null;
};

const deeds =
  /^(?:成立|形成|誕生|創設|設立|開設|発展|展開|変容|変遷|変化|変質|衰退|消滅|解体|存続|維持|再生|復興|再建|普及|受容|導入|廃止|統合|分裂|拡大|縮小|継承|保存|保護|建設|整備|移転|移行|利用|活用|活動|経営|運営|役割|機能|実態)$/u;

/** 地方鉄道の存続: what goes on is named with its owner, who is no place where it goes on. */
const nameOwned: Recast = ({ language, object, contexts, text, bearing }) => {
  if (language !== 'ja' || !deeds.test(object)) return null;
  const owner = contexts.find(({ text: said }) => text.includes(`${said}の${object}`));
  if (!owner) return null;
  const whole = `${owner.text}の${object}`;
  return {
    ...{ object: whole, short: whole },
    contexts: contexts.filter((context) => context !== owner),
    ...(bearing?.cause === object ? { bearing: { ...bearing, cause: whole } } : {}),
  };
};

/** 『斜陽』における「恋と革命」の意味: what it means is what reading finds; the words themselves are read. */
const nameSense: Recast = ({ language, kind, object, contexts }) => {
  if (language !== 'ja' || kind !== 'text-interpretation' || !contexts.some((context) => context.kind === 'text'))
    return null;
  const thing = /^(?<thing>.{2,})の(?:意味|意義|位置づけ|象徴的意味|意味するもの)$/u.exec(object)?.groups?.thing;
  return thing ? { object: thing, short: thing, aspect: '解釈', isAspectNamed: false } : null;
};

/** アーレントの「活動」概念とデジタル公共圏: a notion that is held against something of another time did not spread to it. */
const nameHeldAgainst: Recast = ({ language, kind, aspect, bearing, text, contexts }) =>
  language === 'ja' &&
  (kind === 'theory-essay' || kind === 'text-interpretation') &&
  bearing !== null &&
  /との関係$/u.test(aspect) &&
  (/(?:概念|思想|理論|論|哲学|倫理学?|観|説|主義|」)と/u.test(text) ||
    /(?:思想|哲学|美学|概念|観|倫理)との関係$/u.test(aspect)) &&
  !/影響|受容|継承|伝播/u.test(text)
    ? { bearing: null, ...nameWholePartner(text, contexts) }
    : null;

/** カントの平和論と現代の国際秩序: whose age it is belongs to the second, and to nothing else. */
function nameWholePartner(text: string, contexts: TitleUnderstanding['contexts']): Partial<TitleUnderstanding> {
  const [head = text] = text.split(/[―—：:]/u);
  const other = /^[^と]+と(?<other>[^と]{2,16})$/u.exec(head)?.groups?.other;
  return other
    ? { aspect: `${other}との関係`, contexts: contexts.filter((context) => !other.includes(context.text)) }
    : {};
}

const measures = /(?:政策|制度|施策|対策|事業|条例|税|補助金?|給付金?|無償化|計画|改革|規制|保険|年金)$/u;

/** 子育て支援政策の効果と限界: the policy has aims and means; its effects and limits have none. */
const nameGauged: Recast = ({ language, kind, object, aspect, isAspectNamed, contexts, text }) => {
  if (language !== 'ja' || kind !== 'policy-analysis' || !isAspectNamed) return null;
  if (!measures.test(object)) return null;
  if (
    !/^(?:その)?(?:実施|導入)?(?:効果|成果|影響|限界|課題|評価|検証|意義|功罪|成否|現状|問題点|あり方)(?:[とや、].*)?$/u.test(
      aspect,
    )
  )
    return null;
  // 少子化に対する子育て支援政策: what it was made against belongs to its name, and is no group of people.
  const against = new RegExp(`(?<against>[^、：]{2,12})に対する${RegExp.escape(object)}`, 'u').exec(text)?.groups
    ?.against;
  // 京都市の空き家税を中心に: where one measure of the sort is looked at, that is what has aims, means and effects.
  const chosen = contexts.find(
    (context) => measures.test(context.text) && text.includes(`${context.text}を`) && !text.startsWith(context.text),
  );
  if (chosen) {
    const named = against ? `${against}に対する${chosen.text}` : chosen.text;
    return {
      ...{ object: named, short: chosen.text.split('の').at(-1) ?? chosen.text, isAspectNamed: false },
      contexts: contexts.filter((context) => context !== chosen && context.text !== against),
    };
  }
  return {
    isAspectNamed: false,
    ...(against ? { object: `${against}に対する${object}`, short: object } : {}),
    contexts: contexts.filter((context) => context.text !== against),
  };
};

/** 里山の維持と地域コミュニティの変容――能登町を事例として: both are looked at, and the first is no mere setting. */
const nameBothDeeds: Recast = ({ language, kind, object, text, bearing, contexts }) => {
  if (language !== 'ja' || bearing || (kind !== 'case-study' && kind !== 'history-narrative')) return null;
  const [head = text] = text.split(/――|[―—：:]/u);
  const { one, two } =
    /^(?<one>[^とに、]{2,16}の[^のと、]{2,4})と(?<two>[^とに、]{2,16}の[^のと、]{2,6})$/u.exec(head)?.groups ?? {};
  if (!one || !two?.startsWith(object) || !deeds.test(one.split('の').at(-1) ?? '')) return null;
  return {
    ...{ object: one, short: one, aspect: `${two}との関係`, isAspectNamed: true },
    bearing: { cause: one, outcome: two, through: null, under: null },
    contexts: contexts.filter((context) => !one.includes(context.text) && !two.includes(context.text)),
  };
};

const taught = /の授業(?:改善|づくり|作り|実践|設計|開発|研究)(?:に関する.*)?$/u;

/** 中学校数学科の授業改善: lessons are made better; a subject has no aims and no classroom of its own. */
const nameTaught: Recast = ({ language, kind, object, text }) => {
  if (language !== 'ja' || kind !== 'teaching-design' || !taught.test(text.split(/[―—：:]/u)[0] ?? text)) return null;
  if (/授業$/u.test(object) || !text.includes(`${object}の授業`)) return null;
  return { object: `${object}の授業`, short: `${object}の授業`, isAspectNamed: false };
};

/** 絵本を用いた授業づくり: that lessons are made is what the whole paper says. */
const nameLessons: Recast = ({ language, kind, object, aspect, isAspectNamed }) =>
  language === 'ja' && kind === 'teaching-design' && isAspectNamed && /授業$/u.test(object) && /^授業/u.test(aspect)
    ? { isAspectNamed: false }
    : null;

/** 発話を促す授業づくり: lessons are designed and held; making them is what the whole paper tells. */
const nameLessonMade: Recast = ({ language, kind, object }) => {
  const lesson =
    language === 'ja' && kind === 'teaching-design'
      ? /^(?<lesson>.{2,}授業)(?:づくり|作り|開発|設計|改善)$/u.exec(object)?.groups?.lesson
      : undefined;
  return lesson ? { object: lesson, short: lesson, isAspectNamed: false } : null;
};

const seenFrom =
  /^(?<lens>[^、：]{2,24}(?:概念|思想|哲学|倫理学?|理論|観|」))から(?:見る|みる|見た|みた|考える|読み解く|捉える)(?<matter>[^、：]{3,20})$/u;

/** 「間柄」概念から見るSNS時代の人間関係: the notion is set out first, and then held to what is looked at. */
const nameSeenFrom: Recast = ({ language, kind, text, contexts }) => {
  const [head = text] = text.split(/――|[―—：:]/u);
  const { lens, matter } = (language === 'ja' && kind === 'theory-essay' ? seenFrom.exec(head)?.groups : null) ?? {};
  return lens && matter
    ? {
        ...{ object: lens, short: lens, aspect: `${matter}との関係`, isAspectNamed: true, bearing: null },
        contexts: contexts.filter((context) => !head.includes(context.text)),
      }
    : null;
};

/** 安楽死の合法化をめぐる比較法的考察―オランダと日本―: the law of two lands is compared; comparing has no elements. */
const nameLands: Recast = ({ language, kind, text, aspect, contexts }) => {
  if (language !== 'ja' || kind !== 'doctrinal-law' || !/^比較(?:法的?)?(?:考察|検討|研究|分析)?$/u.test(aspect))
    return null;
  const { a, b } = /[―—：:](?<a>[^―—：:と]{2,8})と(?<b>[^―—：:と]{2,8})(?:の比較)?[―—]*$/u.exec(text)?.groups ?? {};
  return {
    isAspectNamed: false,
    ...(a && b ? { sides: [a, b], signs: [], contexts: [...contexts, { text: `${a}と${b}`, kind: 'place' }] } : {}),
  };
};

/** In the order in which they are tried. */
export const japaneseRecasts: readonly Recast[] = [
  nameBrought,
  nameFaring,
  nameDisputed,
  nameBothDeeds,
  nameOwned,
  nameSense,
  nameHeldAgainst,
  nameSeenFrom,
  nameGauged,
  nameTaught,
  nameLessons,
  nameLessonMade,
  nameLands,
];
