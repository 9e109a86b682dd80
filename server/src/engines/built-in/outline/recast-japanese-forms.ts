import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import type { Recast } from './recast-studies.ts';

const headOf = (text: string): string => text.split(/――|[―—：:]/u)[0] ?? text;
const sure = ({ confidence }: TitleUnderstanding): TitleUnderstanding['confidence'] => ({
  ...confidence,
  kind: Math.max(confidence.kind, 0.8),
});

const worked =
  /^(?<outcome>[^、：]{2,30}?)に(?:及ぼす|及ぼした|与える|与えた)(?<cause>[^、：]{2,24}?)の(?:影響|効果|作用)(?:に関する.{2,8}|の(?:検討|解析|評価))?$/u;
const swayed = /^(?<outcome>[^、：]{2,30}?)に影響を(?:与える|及ぼす)(?<cause>(?!.*要因)[^、：]{2,20})$/u;
const alike: ReadonlySet<TitleKind> = new Set<TitleKind>(['lab-experiment', 'clinical-study', 'relation-test']);

const given = /介入|療法|訓練|プログラム|指導|教育|ケア|投与|手術|刺激|マッサージ|リハビリ|体操|トレーニング/u;

/** ミドリムシの増殖に及ぼす光強度の影響: what is acted on is named first, and what acts stands behind it. */
const nameWorkedOn: Recast = (title) => {
  const { language, text, bearing, kind, contexts, signs } = title;
  const { cause, outcome } =
    (language === 'ja' && bearing === null ? (worked.exec(headOf(text)) ?? swayed.exec(headOf(text)))?.groups : null) ??
    {};
  if (!cause || !outcome) return null;
  return {
    ...{ object: cause, short: cause, aspect: `${outcome}への影響`, isAspectNamed: true },
    // What people take or do anyway is looked up; only what is given to them is tried.
    kind: alike.has(kind) && (kind !== 'clinical-study' || given.test(cause)) ? kind : 'relation-test',
    bearing: { cause, outcome, through: null, under: null },
    signs: [...signs.filter((sign) => sign !== 'effect'), 'effect'],
    contexts: contexts.filter((context) => !outcome.includes(context.text) && !cause.includes(context.text)),
  };
};

/** 自動運転車による交通事故の民事責任: the accident is answered for, and no car has elements. */
const nameHarmBy: Recast = ({ language, kind, text, object, contexts }) => {
  const { harm, asked } =
    (language === 'ja' && kind === 'doctrinal-law'
      ? /^(?<harm>[^、：]{2,16}による[^、：]{2,16}?)の(?<asked>[^の、：]{0,6}(?:責任|賠償|規制|保護|救済))$/u.exec(
          headOf(text),
        )?.groups
      : null) ?? {};
  if (!harm?.includes(object) || !asked) return null;
  return {
    ...{ object: harm, short: harm, aspect: asked, isAspectNamed: true },
    contexts: contexts.filter((context) => !harm.includes(context.text)),
  };
};

const asksReasons =
  /^(?:主な)?(?:成長|成功|発展|失敗|衰退|普及|拡大|発生|増加|減少|不振|人気)?(?:の)?(?:要因|原因|背景|現状|実態)と(?:その)?(?:今後の|残された)?(?:課題|展望|対策|方策|防止|解消|再生|改善|支援|削減|軽減|予防|解決|抑制|促進|定着|取り組み|取組|可能性|活用|利活用|[^の、：]{0,3}策|解消策|活用法|活用の可能性)(?:に向けた(?:取り組み|取組|課題|支援))?$/u;
const asksTroubles =
  /^(?:課題|問題点|困難)と(?:その)?(?:今後の)?(?:課題|対応|対応策|対策|展望|方策|支援|工夫|取り組み|取組|改善策|解決策|可能性|方向性)$/u;
const asksBoth =
  /^(?<thing>[^、：]{2,20}?)の(?<asked>[^の、：と]{0,4}(?:要因|原因|背景|実態)と(?:今後の|残された)?[^、：の]{2,6}(?:に向けた(?:取り組み|取組|課題|支援))?)$/u;

/** ビジネスの成長要因と今後の課題, 耕作放棄地の発生要因と再生に向けた取り組み: why and what next is asked of the thing, and is no part of its name. */
const nameAskedOf: Recast = (title) => {
  const { language, kind, text, aspect, isAspectNamed, bearing, sides, contexts } = title;
  if (language !== 'ja' || sides || kind === 'review' || kind === 'history-narrative') return null;
  // 衰退要因と再生策: what was taken for two things of which one acts is what is asked of the shop.
  if (bearing && !/策$/u.test(bearing.outcome)) return null;
  const isTold = kind === 'case-study' || kind === 'status-and-remedies';
  const { thing, asked } = asksBoth.exec(headOf(text))?.groups ?? {};
  // 百貨店の衰退要因と再生策: what has causes and is answered is the decline.
  const { fall, rest } =
    /^(?<fall>衰退|減少|低下|増加|悪化|不振|縮小|流出|離職|廃業)(?:の)?(?<rest>(?:要因|原因|背景)と.+)$/u.exec(
      asked ?? '',
    )?.groups ?? {};
  if (thing && fall && rest && asksReasons.test(asked ?? '') && kind !== 'case-study') {
    const object = `${thing}の${fall}`;
    return {
      ...{ kind: 'status-and-remedies', object, short: object, aspect: rest, isAspectNamed: false, bearing: null },
      contexts: contexts.filter((context) => !object.includes(context.text)),
      confidence: sure(title),
    };
  }
  if (isTold && isAspectNamed && (asksReasons.test(aspect) || asksTroubles.test(aspect)))
    return { isAspectNamed: false };
  if (!thing || !asked || !asksReasons.test(asked)) return null;
  return {
    ...{ object: thing, short: thing, aspect: asked, isAspectNamed: false, bearing: null },
    // How a firm grew is its case; what breaks out has causes and remedies.
    kind: isTold ? kind : /^(?:成長|成功|失敗|人気|不振)/u.test(asked) ? 'case-study' : 'status-and-remedies',
    contexts: contexts.filter((context) => !context.text.startsWith(thing)),
    confidence: sure(title),
  };
};

const built =
  /(?:装置|システム|[^動]機|ロボット|アーム|回路|センサ|計測器|器具|アプリ|ツール|モータ|ドローン|車両|模型)の(?:設計|開発|試作|製作|構築)(?:と|および|・)(?:その)?(?:性能|動作|有効性)?(?:評価|製作|試作|実装|検証|制御|試験)$/u;

/** 小型風力発電装置の設計と性能評価: what is designed is built and tested; its design and its rating are no two sides of it. */
const nameBuilt: Recast = (title) =>
  title.language === 'ja' &&
  title.bearing === null &&
  title.kind !== 'design-artefact' &&
  built.test(headOf(title.text))
    ? { kind: 'design-artefact', aspect: '設計', confidence: sure(title) }
    : null;

const factored =
  /に(?:影響(?:を(?:与える|及ぼす)|する)|関連する|関わる|関係する)(?:諸)?要因(?:の(?:検討|分析|探索))?$/u;

/** 患者のセルフケア行動に影響を与える要因: what it hangs on is asked of those who do it; nothing is tried on them. */
const nameFactored: Recast = (title) =>
  title.language === 'ja' &&
  title.bearing === null &&
  (title.kind === 'clinical-study' || title.confidence.kind < 0.6) &&
  title.kind !== 'review' &&
  factored.test(headOf(title.text))
    ? { kind: 'relation-test', signs: ['factors', 'survey'], confidence: sure(title) }
    : null;

const seen =
  /^(?<work>[^、：]{2,20}(?:画|像|小説|詩|短歌|俳句|映画|作品|漫画|マンガ|アニメ|絵本|童話|歌詞|写真|彫刻|建築|日記|書簡|広告|ポスター))に(?:見る|みる|見られる|表れた|現れた|描かれた)(?<theme>[^、：]{2,20})$/u;

/** ゴッホの自画像に見る自己認識の変遷: what is seen in pictures or poems is read in them; it was not founded and did not spread. */
const nameSeen: Recast = (title) => {
  const { work, theme } = (title.language === 'ja' ? seen.exec(headOf(title.text))?.groups : null) ?? {};
  if (!work || !theme || title.kind === 'review') return null;
  const object = theme.replace(/の(?:変遷|変化|変容|推移)$/u, '');
  return {
    ...{ kind: 'text-interpretation', object, short: object, aspect: '解釈', isAspectNamed: false, bearing: null },
    contexts: [
      { text: work, kind: 'text' },
      ...title.contexts.filter(({ text }) => !work.includes(text) && !theme.includes(text)),
    ],
    confidence: sure(title),
  };
};

const lands: Readonly<Record<string, string>> = {
  米: 'アメリカ',
  中: '中国',
  韓: '韓国',
  英: 'イギリス',
  独: 'ドイツ',
  仏: 'フランス',
  豪: 'オーストラリア',
  台: '台湾',
  伊: 'イタリア',
  露: 'ロシア',
};

/** メディアフレームの日米比較: the two lands are set side by side. */
const nameNations: Recast = (title) => {
  const { language, text, sides, contexts } = title;
  const { thing, land } =
    (language === 'ja' && sides === null
      ? /^(?:.+?における)?(?<thing>[^、：]{2,20}?)の日(?<land>[米中韓英独仏豪台伊露])比較(?:研究|分析|考察)?$/u.exec(
          headOf(text),
        )?.groups
      : null) ?? {};
  const other = lands[land ?? ''];
  if (!thing || !other) return null;
  return {
    ...{ object: thing, short: thing },
    ...{ kind: 'relation-test', sides: ['日本', other], signs: ['comparison'], isAspectNamed: false, bearing: null },
    confidence: sure(title),
    contexts: [
      ...contexts.filter((context) => !thing.includes(context.text)),
      { text: `日本と${other}`, kind: 'place' },
    ],
  };
};

const grew =
  /^(?:(?<where>[^と、：]{2,14})における)?(?<one>[^と、：]{2,14}の(?:拡大|増加|減少|進展|普及|低下|上昇|縮小|悪化|流入|流出|自由化|規制緩和))と(?<two>[^とのはが、：]{3,10}|[^とのはが、：]{2,8}の[^とのはが、：]{2,6})$/u;
const asked = /(?:課題|対策|展望|要因|影響|効果|意義|問題|背景|支援|対応|可能性|役割|方策|取り組み|政策)$/u;

/** 非正規雇用の拡大と賃金格差: what grew is set beside what it may have done; neither is a side of the other. */
const nameGrew: Recast = (title) => {
  const { language, bearing, text, kind, contexts } = title;
  const { one, two } = (language === 'ja' && bearing === null ? grew.exec(headOf(text))?.groups : null) ?? {};
  if (!one || !two || asked.test(two) || kind === 'review' || kind === 'doctrinal-law') return null;
  return {
    ...{ object: one, short: one, aspect: `${two}との関係`, isAspectNamed: true },
    kind: kind === 'history-narrative' ? kind : 'relation-test',
    bearing: { cause: one, outcome: two, through: null, under: null },
    signs: ['effect'],
    contexts: contexts.filter((context) => !one.includes(context.text) && !two.includes(context.text)),
    confidence: sure(title),
  };
};

const setUp = /(?:種類|濃度|温度|pH|光量|強度|条件|添加量|波長)$/u;
const yielded = /(?:速度|活性|収量|生育|成長|増殖|発芽率?|発芽|収率|吸光度|硬さ)$/u;

/** 発酵速度と糖の種類の関係: the sort of sugar is set, and the rate is what comes of it. */
const nameSetUp: Recast = ({ language, kind, bearing }) =>
  language === 'ja' &&
  bearing !== null &&
  (kind === 'lab-experiment' || kind === 'relation-test') &&
  yielded.test(bearing.cause) &&
  setUp.test(bearing.outcome)
    ? {
        ...{ object: bearing.outcome, short: bearing.outcome, aspect: `${bearing.cause}への影響` },
        bearing: { ...bearing, cause: bearing.outcome, outcome: bearing.cause },
      }
    : null;

/** 飲食業の倒産要因: going under has factors, and the trade is what goes under. */
const nameFateOf: Recast = (title) => {
  const deed =
    title.language === 'ja' && title.kind !== 'case-study' && title.kind !== 'history-narrative'
      ? /^(?<deed>倒産|廃業|閉店|離職|退職|退学|中退|流出|転出|撤退|低迷|高騰)要因$/u.exec(title.aspect)?.groups?.deed
      : undefined;
  if (!deed || !title.text.includes(`${title.object}の${deed}要因`)) return null;
  return {
    ...{ object: `${title.object}の${deed}`, short: `${title.object}の${deed}`, aspect: '要因', isAspectNamed: true },
    ...{ kind: 'relation-test', signs: ['factors'], bearing: null, confidence: sure(title) },
  };
};

const lookedAt =
  /^(?<thing>[^、：]{2,20}?)の(?:現状|実態|課題|現状と課題|実態と課題|課題と対策|課題と展望)(?:――|[―—：:])(?<focus>[^、：]{3,24}?)(?:に(?:着目|注目)(?:して|した.*)?|に焦点を(?:当てて|あてて))[―—]*$/u;

/** フードバンク活動の現状と課題：大学生ボランティアの参加に着目して: what is looked at has the state and the troubles; it is no tool. */
const nameLookedAt: Recast = ({ language, kind, text, contexts, bearing }) => {
  const { thing, focus } =
    (language === 'ja' && kind === 'status-and-remedies' && !bearing ? lookedAt.exec(text)?.groups : null) ?? {};
  if (!thing || !focus || /調査|分析|データ|理論|視点|事例/u.test(focus)) return null;
  return {
    ...{ object: focus, short: focus, isAspectNamed: false },
    contexts: [
      { text: thing, kind: 'setting' },
      ...contexts.filter((context) => !focus.includes(context.text) && !thing.includes(context.text)),
    ],
  };
};

const sideBySide =
  /^(?<a>[^、：と「『]{2,10})と(?<b>[^、：と「『]{2,10})における(?<theme>.{2,20}?)の?(?:比較|対比)(?:研究|考察|分析)?$/u;

/** 村上春樹と安部公房における「失踪」の比較: two are set side by side on one matter; comparing is no part of the matter. */
const nameSideBySide: Recast = (title) => {
  const { a, b, theme } =
    (title.language === 'ja' && !title.sides ? sideBySide.exec(headOf(title.text))?.groups : null) ?? {};
  if (!a || !b || !theme) return null;
  return {
    ...{ object: theme, short: theme, aspect: '比較', isAspectNamed: false, sides: [a, b], bearing: null },
    ...{ signs: ['comparison'], contexts: [{ text: `${a}と${b}`, kind: 'place' }] },
  };
};

const brings =
  /^(?<cause>[^はが、：]{2,24})は(?<outcome>[^、：はが]{2,20}?)に(?:何をもたらす|どのような影響を(?:与える|及ぼす|もたらす)|どう影響する)(?:の)?か(?=$|[？?―—：:－-])/u;

/** 円安は輸出企業に何をもたらすか: what acts and what it acts on are named; the rest is the question. */
const nameBrings: Recast = (title) => {
  const { cause, outcome } = (title.language === 'ja' ? brings.exec(title.text)?.groups : null) ?? {};
  if (!cause || !outcome) return null;
  return {
    ...{ kind: 'relation-test', object: cause, short: cause, aspect: `${outcome}への影響`, isAspectNamed: true },
    ...{ bearing: { cause, outcome, through: null, under: null }, signs: ['effect'], confidence: sure(title) },
    contexts: title.contexts.filter(({ text }) => !cause.includes(text) && !outcome.includes(text)),
  };
};

const practised =
  /(?:――|[―—：:])(?<case>[^、：―—]{2,20}?)の(?:実践|取り組み|取組|事例|経験|活動)(?:から|を通して|に学ぶ)[―—]*$/u;

/** 居場所づくり—フリースクールの実践から: what was looked at is the case, and no side of the matter. */
const namePractised: Recast = ({ language, text, contexts, signs }) => {
  const shown = language === 'ja' ? practised.exec(text)?.groups?.case : undefined;
  return shown
    ? {
        ...{ isAspectNamed: false, signs: [...new Set([...signs, 'case' as const])] },
        contexts: [{ text: shown, kind: 'case' }, ...contexts.filter((context) => !shown.includes(context.text))],
      }
    : null;
};

/** 同性婚訴訟の争点と展望: points at issue and an outlook are what every chapter on the law tells. */
const nameAtIssue: Recast = ({ language, kind, aspect, isAspectNamed }) =>
  language === 'ja' &&
  kind === 'doctrinal-law' &&
  isAspectNamed &&
  /^(?:法的)?(?:争点|論点|課題|問題点|現状)と(?:今後の|残された|その)?(?:展望|課題|争点|行方)$/u.test(aspect)
    ? { isAspectNamed: false }
    : null;

const hard =
  /^(?:(?<where>[^、：]{2,16})における)?(?<thing>[^、：と]{2,16})の(?:難しさ|困難さ?|悩み)と(?:その)?(?:工夫|対応|取り組み|対策|克服|支援)$/u;

/** 探究学習における評価の難しさと工夫: what is hard in a thing and what is done about it are asked of the thing. */
const nameHard: Recast = (title) => {
  const { where, thing } = (title.language === 'ja' ? hard.exec(headOf(title.text))?.groups : null) ?? {};
  if (!thing) return null;
  return {
    ...{ kind: 'status-and-remedies', object: thing, short: thing, aspect: '課題と対策', isAspectNamed: false },
    ...{ bearing: null, signs: ['problem', 'remedy'], confidence: sure(title) },
    contexts: where ? [{ text: where, kind: 'setting' }] : title.contexts.filter(({ text }) => !thing.includes(text)),
  };
};

const rendered =
  /^(?<thing>[^、：と]{2,20})の(?<way>[英仏独中露韓]訳|翻訳|海外翻訳|海外への紹介)と(?:その)?(?:海外での|読者の)?受容$/u;

/** 古典落語の英訳とその受容: what was translated is told of, and a translation is not translated. */
const nameRendered: Recast = (title) => {
  const { thing, way } = (title.language === 'ja' ? rendered.exec(headOf(title.text))?.groups : null) ?? {};
  return thing && way
    ? {
        object: thing,
        short: thing,
        aspect: `${way.replace(/^海外(?:への)?/u, '')}と受容`,
        isAspectNamed: true,
        bearing: null,
      }
    : null;
};

const suffered =
  /(?:ショック|ストレス|不安|負担|孤立|孤独|疲労|離職|抑うつ|うつ|困難|バーンアウト|燃え尽き|悩み|葛藤|喪失)$/u;
const helping = /(?:支援|サポート|ケア|見守り|関わり|相談)$/u;

/** リアリティショックとプリセプターの支援: support bears on what people suffer, though it is named behind it. */
const nameSupportedBy: Recast = ({ language, bearing, text, kind }) =>
  language === 'ja' &&
  bearing !== null &&
  kind !== 'history-narrative' &&
  !/影響|効果/u.test(text) &&
  suffered.test(bearing.cause) &&
  helping.test(bearing.outcome)
    ? {
        ...{ object: bearing.outcome, short: bearing.outcome, aspect: `${bearing.cause}との関係` },
        bearing: { ...bearing, cause: bearing.outcome, outcome: bearing.cause },
      }
    : null;

/** ケアの倫理と正義の倫理の対立: the second is not its own opposition. */
const nameOpposed: Recast = ({ language, aspect, text }) =>
  language === 'ja' &&
  /の(?:対立|相克|両立|緊張)との関係$/u.test(aspect) &&
  /の(?:対立|相克|両立|緊張)$/u.test(headOf(text))
    ? {
        aspect: aspect.replace(/の(?:対立|相克|両立|緊張)(?=との関係$)/u, ''),
        bearing: null,
      }
    : null;

/** In the order in which they are tried. */
export const japaneseForms: readonly Recast[] = [
  nameLookedAt,
  nameSideBySide,
  nameBrings,
  namePractised,
  nameAtIssue,
  nameHard,
  nameRendered,
  nameSupportedBy,
  nameOpposed,
  nameWorkedOn,
  nameHarmBy,
  nameAskedOf,
  nameBuilt,
  nameFactored,
  nameSeen,
  nameNations,
  nameGrew,
  nameSetUp,
  nameFateOf,
];
