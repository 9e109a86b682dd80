import type { Context } from '../../title-reading.ts';
import { type Core, plainCore } from '../core.ts';
import { readBound } from './bound-asks.ts';
import { endsAsking, matterLike, thingLike } from './lexicon/aspects.ts';
import { firmSource, livingSource, peopleSource, societySource } from './lexicon/contexts.ts';
import { classify, takeContexts } from './take-contexts.ts';

const effectOf = /^(.{1,50}?)の(.{1,40}?)(?:への|に対する)(.{0,6}?(?:影響|効果|作用|貢献|意義|示唆))(.{0,16})$/u;
const effect =
  /^(.{1,50}?)が(.{1,40}?)(?:に(?:及ぼす|及ぼした|与える|与えた|もたらす|もたらした)|への|に対する)(.{0,6}?(?:影響|効果|作用|貢献|意義|示唆))(.{0,16})$/u;
/** 結晶成長に及ぼす温度の影響: what is acted on stands first. */
const effectUpon =
  /^(.{2,40}?)に(?:及ぼす|およぼす|与える|もたらす)([^が]{1,30}?)の((?:影響|効果|作用)(?:の(?:検討|分析|比較|評価))?)$/u;
const remedy =
  /^(.{1,30}?)に対する(.{1,40}?)の(.{0,10}?(?:効果|有効性|影響|介入|支援|看護|ケア|治療|役割|検討)(?:と.{1,8})?)$/u;
const comparedFor = /^(.{1,30}?)に対する(.{2,30}?と.{2,30}?)の(比較.{0,4})$/u;
const compared =
  /^(.{1,30}?と.{1,30}?)(?:の|における)(?:(.{1,16}?)の)?((?:効果|国際|比較)?(?:比較|異同|相違点?|差異|違い|共通点)(?:分析|検討|研究|考察)?)$/u;
const link = /^(.{1,40}?)と(.{1,40}?)(?:との|の)(関連性?|関係性?|相関|因果関係)(.{0,10})$/u;
const inWhich =
  /^(.{1,30}?)(?:における|での|にみる|に見る|のなかの|に(?:描かれた|描かれる|現れた|表れた|見られる|みられる))(.{2,60}|[\p{Script=Han}])$/u;
const by = /^(.{2,30}?)による(.{2,40})$/u;
const constitution = /^(.{2,20}?)と(憲法\d{0,3}条?|[\p{Script=Han}]{2,6}法\d{1,4}条)$/u;
const pair =
  /^(.{2,30}?(?:(?<![ぁ-ん])|(?<=上げ|下げ|受け入れ|見直し|いじめ|ひきこもり|子ども|づくり|暮らし|働き|取り組み)))と(.{2,40})$/u;
const about = /^(.{2,40}?)(?:に関する|についての|をめぐる|にかかわる)(.{2,20})$/u;
const machine =
  /(?:学習|ネットワーク|シミュレーション|解析|モデル|法|LCA|アンケート|調査|AI|BERT|GPT|レビュー|分析|データ|計算)$/u;

const lens =
  /(?:マイニング|インタビュー|セオリー|エスノグラフィー|フィールドワーク|理論|アプローチ|手法|視点|観点|統計|回帰|史料|資料|新聞記事|枠組み|指標|尺度)$/u;

/** 村上春樹作品の食べ物描写: what is shown stands after the works that show it. */
const ofWritings = /^(.{2,14}?(?:作品群?|文学|小説|アニメ|映画|戯曲|童話|漫画|マンガ|歌詞))の(.{2,24})$/u;

const clean = (text: string): string => text.replace(/^の|の$/gu, '');

function withContexts(core: Core, contexts: readonly Context[]): Core {
  return { ...core, contexts: [...contexts, ...core.contexts] };
}

/** 年金制度の改革 is asked of the institution, 戦後の農地改革 is a thing. */
const [reform, lawful] = [/^(?:改革|改正|運営)$/u, /(?:制度|政策|法|行政|システム)$/u];
const asked: ReadonlySet<Context['kind']> = new Set<Context['kind']>(['case', 'place', 'setting']);
const isLiving = new RegExp(`^(?:${livingSource})$`, 'u');
const askedBare =
  /^(?:[成失](?:功|敗)|衰退|発展|現代的|社会的|歴史的|今後の)?(?:現状|実態|課題|問題点|要因|特徴|歴史|変遷|変容|動向|展望|役割|意義|機能|可能性|あり方|在り方|再生|衰退|魅力|未来|今後)(?:と.{1,16})?$/u;
/** Ways in which something is met. */
const metBy = /^(?:対応|対策|対処|取り組み|取組|まなざし|意識|認識|評価|影響|リスク)/u;

/** 子どもの貧困, 高齢者の孤立: so short a word is named with those whom it befalls. */
function withBearer(core: Core): Core {
  const last = core.contexts.at(-1);
  if (core.object.length > 2 || core.object.length === 0 || last?.kind !== 'population' || core.object === last.text)
    return core;
  return {
    ...core,
    object: `${last.text}の${core.object}`,
    contexts: [...core.contexts.slice(0, -1), { ...last, isQuiet: true }],
  };
}

/** 甲の乙の丙: what asks stands last, where and among whom stands first. */
function readChain(text: string): Core {
  const { contexts, rest } = takeContexts(text);
  const bearer = contexts.findLast(({ kind }) => kind === 'population');
  // 外国人労働者の現状と今後の課題: nothing but questions is left, so that no part of them is the object.
  if (bearer && /[のと・、]/u.test(rest) && endsAsking.test(rest) && !matterLike.test(rest))
    return plainCore(bearer.text, rest, 0.7, { contexts });
  for (let at = rest.indexOf('の'); at > 0; at = rest.indexOf('の', at + 1)) {
    const [object, aspect] = [rest.slice(0, at), rest.slice(at + 1)];
    // A work stands here as one sign.
    if ((object.length < 2 && !/[\uE000-\uE07F]/u.test(object)) || !endsAsking.test(aspect)) continue;
    if (thingLike.test(aspect) && !aspect.includes('と') && !(reform.test(aspect) && lawful.test(object))) continue;
    // 不登校への対応と課題: how it is met is asked of it, 不登校への支援のあり方 of the support.
    const met = /^(.{2,})(?:へ|に対する)$/u.exec(object)?.[1];
    if (met && !metBy.test(aspect)) continue;
    return withBearer(plainCore(clean(met ?? object), aspect, 0.8, { contexts: [...contexts] }));
  }
  const looked = /^(.{2,10})(実態調査|調査)$/u.exec(rest);
  // 多摩川の水質調査: what is looked into stands before the looking.
  if (looked?.[1] && looked[2] && contexts.some(({ kind }) => kind === 'place'))
    return plainCore(looked[1], looked[2], 0.7, { contexts });
  const troubled = /^([^のと・、]{3,12})(問題|対策)$/u.exec(rest);
  // 中小企業の事業承継問題: the matter stands before the word that calls it a problem.
  if (troubled?.[1] && troubled[2] && contexts.length > 0 && !endsAsking.test(troubled[1]))
    return plainCore(troubled[1], troubled[2], 0.7, { contexts });
  // 高齢者の転倒予防: what is kept off is the object, and they are those whom it may befall.
  const warded = /^([\p{Script=Han}\p{Script=Katakana}ー]{2,8}?)(予防|防止|抑制|軽減)$/u.exec(rest);
  if (warded?.[1] && warded[2] && contexts.some(({ kind }) => kind === 'population'))
    return plainCore(warded[1], warded[2], 0.7, { contexts });
  // 新規就農者の定着要因: what is left only asks, so that those it asks about are the object.
  if (bearer && endsAsking.test(rest) && !matterLike.test(rest))
    return plainCore(bearer.text, rest, 0.65, { contexts });
  const [stage] = contexts.slice(-1);
  // 図書館の課題と解決策: where only questions are left, what they are asked of is no mere stage.
  if (stage && asked.has(stage.kind) && !isLiving.test(stage.text) && askedBare.test(rest) && endsAsking.test(rest))
    return plainCore(stage.text, rest, 0.6, { contexts: contexts.slice(0, -1) });
  const last = rest.lastIndexOf('の');
  if (last >= 2 && rest.length - last > 2 && endsAsking.test(rest.slice(last + 1)) && !thingLike.test(rest)) {
    return plainCore(rest.slice(0, last), rest.slice(last + 1), 0.6, { contexts: [...contexts] });
  }
  return plainCore(clean(rest), null, 0.5, { contexts: [...contexts] });
}

const twoFirms = new RegExp(`^(${firmSource})(?:社)?と(${firmSource})(?:社)?(?:の(.{2,20}))?$`, 'u');

/** Who answers a trouble, and that they do. */
const answered =
  /^((?:[\p{Script=Han}\p{Script=Katakana}ー]{0,6}?)(?:自治体|行政|政府|国家|国|学校|教育現場|教師|教員|家庭|親|企業|会社|職場|地域社会|地域|社会|住民|司法|裁判所|警察|病院|医療機関|看護師|看護職|医療者|メディア|マスコミ|大学|図書館|国際社会|国連|日本|NPO|市民|福祉|金融機関|銀行|事業者|業界|家族|保護者|養護教諭|担任|専門職|ソーシャルワーカー|保健師|薬剤師|理学療法士|作業療法士|管理職|リーダー|公民館|民間企業))の((?:法的|政策的|社会的|国際的|危機)?(?:対応|対策|対処|取り組み|取組|施策|政策|支援|責任|役割|責務|関与|関わり)(?:と(?:課題|限界|展望|その課題))?)$/u;

const whereMet = /^(.{2,40}?)(?:における|に対する|への)(.{3,24})$/u;
/** Where anything is done: who does what there is a matter of its own. */
const workplace =
  /(?:授業|現場|学校|学級|教育|指導|会社|企業|組織|施設|病棟|病院|チーム|家庭|地域|社会|職場|時代|期|市場|業界|領域|分野|場面|過程|活動|防災|災害)$/u;

/** 不登校に対する学校の対応, 在宅医療における家族の役割: who answers is asked of what is answered. */
function readAnswered(text: string): Core | null {
  const found = whereMet.exec(text);
  const met = answered.exec(found?.[2] ?? '');
  if (!found?.[1] || !met || /(?<!わ)が|[を\uE000-\uE07F]/u.test(found[1])) return null;
  const isThere = text.startsWith('における', found[1].length);
  if (isThere && (workplace.test(found[1]) || /^(?:place|time|population)$/u.test(classify(found[1], 'setting'))))
    return null;
  const { contexts, rest } = takeContexts(found[1]);
  return plainCore(rest, found[2] ?? null, 0.7, { contexts, signs: ['remedy'] });
}

const isFolk = new RegExp(
  `^(?:${peopleSource}|親|子|子ども|親子|医療者|教師|上司|部下|店員|客|地主|小作人|農民|市民|警察|記者|読者|作者|観客)$`,
  'u',
);

const causeNamed = /^(.{2,20}?)の?(要因|原因|成因)$/u;
const helps = /(?:支援|対策|防止|予防|介入|援助|施策|方策|改善|取り?組み?|ケア)策?$/u;

function readPair(text: string): Core | null {
  const law = constitution.exec(text);
  if (law?.[1] && law[2]) {
    return plainCore(law[1], '憲法上の検討', 0.6, { contexts: [{ text: law[2], kind: 'policy' }], signs: ['norm'] });
  }
  const firms = twoFirms.exec(text);
  if (firms?.[1] && firms[2])
    return plainCore(`${firms[1]}と${firms[2]}`, firms[3] ? `${firms[3]}の比較` : '比較', 0.7, {
      ...{ sides: [firms[1], firms[2]], signs: ['comparison'] },
    });
  const found = pair.exec(text);
  if (!found?.[1] || !found[2] || /^(?:の|い|し)/u.test(found[2])) return null;
  const first = takeContexts(found[1]);
  const met = answered.exec(found[2]);
  // 空き家問題と自治体の対応: what is answered is the object, who answers belongs to what is asked.
  if (met?.[1] && met[2] && !endsAsking.test(first.rest))
    return plainCore(first.rest, `${met[1]}の${met[2]}`, 0.7, { contexts: first.contexts, signs: ['remedy'] });
  // 日米安保条約と沖縄の基地問題: the trouble is looked at, the other is what it stands under.
  const trouble = /(?:問題|危機|紛争)$/u.test(found[2]) && !/(?:問題|危機|紛争)$/u.test(first.rest);
  if (trouble) {
    const inner = takeContexts(found[2]);
    return plainCore(inner.rest, null, 0.6, {
      contexts: [...inner.contexts, { text: first.rest, kind: 'setting' }, ...first.contexts],
      signs: ['problem'],
    });
  }
  // 離職要因と定着支援: what brings a trouble about and what is done against it are both asked of the trouble.
  const cause = causeNamed.exec(first.rest);
  const [help] = helps.exec(found[2]) ?? [];
  if (cause?.[1] && cause[2] && help)
    return plainCore(cause[1], `${cause[2]}と${help}`, 0.7, {
      ...{ contexts: first.contexts, signs: ['problem', 'remedy'] },
    });
  const folk = isFolk.test(found[1]) && isFolk.test(found[2]);
  // 都市と地方の教育格差: the gap between two is one matter.
  if (/の[^の]{0,6}格差$/u.test(text)) return plainCore(text, null, 0.65);
  // 教師と生徒: of two groups of people it is studied how they stand to each other.
  if (folk) return plainCore(`${text}の関係`, null, 0.65);
  const second = readChain(found[2]);
  if (second.aspect && !/^(?:形成|発展|成立|受け入れ|表現)/u.test(second.aspect)) {
    return withContexts(second, [{ text: found[1], kind: classify(found[1], 'setting') }]);
  }
  const ofFirst = /^(.{2,20})の(受け入れ|導入|普及|形成|成立|発展|現状|誕生|崩壊|再編)$/u.exec(first.rest);
  if (ofFirst?.[1] && ofFirst[2]) {
    return plainCore(ofFirst[1], `${ofFirst[2]}と${found[2]}`, 0.6, { contexts: first.contexts });
  }
  const other = takeContexts(found[2]);
  // 観光公害と京都: a place is where the other is found, not what it acts on; 地域社会 and 農村 have a part in it.
  if (classify(found[2], 'setting') === 'place' && !/社会|農村|地方$/u.test(found[2]))
    return plainCore(first.rest, null, 0.55, { contexts: [...first.contexts, { text: found[2], kind: 'place' }] });
  if (classify(found[1], 'setting') === 'place')
    return plainCore(other.rest, second.aspect, 0.55, {
      contexts: [{ text: found[1], kind: 'place' }, ...other.contexts],
    });
  // 農地改革とその影響: what is asked of the one thing, not a second one.
  const its = /^その(.{2,16})$/u.exec(found[2])?.[1];
  if (its) return plainCore(first.rest, its, 0.7, { contexts: first.contexts });
  return plainCore(first.rest, `${other.rest}との関係`, 0.5, {
    contexts: [...first.contexts, ...other.contexts],
    bearing: { cause: first.rest, outcome: other.rest, through: null, under: null },
    signs: ['effect'],
  });
}

/** What is aimed at, where others are those it is given to. */
const aims = /(?:予防|改善|向上|軽減|回復|維持|促進)$/u;
const factors =
  /^(.{2,40}?)(?:に影響(?:する|を与える|を及ぼす)|を規定する|を左右する|を妨げる|を阻む|を阻害する|を促す|を促進する)((?:.{0,6}?)要因)(.{0,12})$/u;
const towards = /^(.{2,40}?)(?:に向けた|に対する)(.{2,24})$/u;

function readBearing(text: string): Core | null {
  const cause = factors.exec(text);
  if (cause?.[1] && cause[2]) {
    const { contexts, rest } = takeContexts(cause[1]);
    const verb = /^(?:を(?:妨げる|阻む|阻害する)|を(?:促す|促進する))/u.exec(text.slice(cause[1].length))?.[0];
    const way = verb ? (/促/u.test(verb) ? '促進' : '阻害') : '影響';
    const begun = verb ? /^(.{2,})の(普及|導入|推進|定着|継続|実施|活用|利用|参加|実現|発展|取得)$/u.exec(rest) : null;
    // 電子書籍の普及を妨げる要因: what is hindered is asked of the thing as well.
    if (begun?.[1] && begun[2])
      return plainCore(begun[1], `${begun[2]}${verb}${cause[2]}${cause[3] ?? ''}`, 0.8, {
        contexts,
        signs: ['factors'],
      });
    return plainCore(rest, `${way}${cause[2]}${cause[3] ?? ''}`, 0.85, { contexts, signs: ['factors'] });
  }
  const learned = /^(.{2,40})の([^の]{2,10}と(?:日本|わが国|我が国)への(?:示唆|教訓|応用可能性))$/u.exec(text);
  // ドイツの職業教育の現状と日本への示唆: what is learned from it acts on nothing.
  if (learned?.[1] && learned[2]) {
    const { contexts, rest } = takeContexts(learned[1]);
    return plainCore(rest, learned[2], 0.75, { contexts });
  }
  const both = comparedFor.exec(text);
  if (both?.[1] && both[2] && both[3]) {
    const [one = '', other = ''] = both[2].split('と');
    return plainCore(both[2], `効果${both[3]}`.replace(/^効果効果/u, '効果'), 0.8, {
      contexts: [{ text: both[1], kind: classify(both[1], 'population') }],
      sides: [one, other],
      signs: ['comparison', 'effect'],
    });
  }
  const upon = effectUpon.exec(text);
  if (upon?.[1] && upon[2] && upon[3]) {
    const [cause, affected] = [takeContexts(upon[2]), takeContexts(upon[1])];
    // No bearing is told: whether it is tried or looked up is decided by what acts, when an outline is made.
    return plainCore(cause.rest, `${affected.rest}への${upon[3]}`, 0.85, {
      contexts: [...affected.contexts, ...cause.contexts],
      signs: ['effect'],
    });
  }
  const given = remedy.exec(text);
  if (given?.[1] && given[2] && given[3]) {
    return plainCore(clean(given[2]), given[3], 0.8, {
      contexts: [{ text: given[1], kind: classify(given[1], aims.test(given[1]) ? 'setting' : 'population') }],
      // Those whom it is given to are no outcome of it.
      bearing:
        !aims.test(given[1]) && classify(given[1], 'population') === 'population'
          ? null
          : { cause: given[2], outcome: given[1], through: null, under: null },
      signs: ['effect'],
    });
  }
  const found = effect.exec(text) ?? effectOf.exec(text);
  if (found?.[1] && found[2] && found[3]) {
    const affected = takeContexts(found[2]);
    const cause = takeContexts(found[1].replace(/の(?:施用|導入|使用|利用)$/u, (word) => word));
    return plainCore(cause.rest, `${affected.rest}への${found[3]}${found[4] ?? ''}`, 0.9, {
      contexts: [...cause.contexts, ...affected.contexts],
      bearing: { cause: cause.rest, outcome: affected.rest, through: null, under: null },
      signs: ['effect'],
    });
  }
  const linked = link.exec(text);
  if (linked?.[1] && linked[2] && linked[3]) {
    const [one, other] = [takeContexts(linked[1]), takeContexts(linked[2])];
    return plainCore(one.rest, `${other.rest}との${linked[3]}${linked[4] ?? ''}`, 0.85, {
      contexts: [...one.contexts, ...other.contexts],
      bearing: { cause: one.rest, outcome: other.rest, through: null, under: null },
      signs: ['effect'],
    });
  }
  const aim = towards.exec(text);
  if (aim?.[1] && aim[2] && endsAsking.test(aim[2])) {
    const { contexts, rest } = takeContexts(aim[1]);
    return plainCore(rest, aim[2], 0.7, { contexts });
  }
  return null;
}

/** 日英, 米中: two lands by one sign each. */
const lands: Readonly<Record<string, string>> = {
  ...{ 日: '日本', 中: '中国', 米: 'アメリカ', 英: 'イギリス', 独: 'ドイツ', 仏: 'フランス' },
  ...{ 韓: '韓国', 露: 'ロシア', 台: '台湾', 豪: 'オーストラリア', 印: 'インド', 伊: 'イタリア' },
};
const ofLands = new RegExp(
  `^([${Object.keys(lands).join('')}])([${Object.keys(lands).join('')}])(?:両国)?(?:の|における|間の)(.{2,30}?)(?:の|に関する)?((?:国際)?比較(?:分析|検討|研究|考察)?)$`,
  'u',
);
const ofOneThing = /^(.{2,30}?)の((?:国際|地域間|制度|地域)?比較(?:分析|検討|研究|考察))$/u;

function readComparison(text: string): Core | null {
  const two = ofLands.exec(text);
  if (two?.[1] && two[2] && two[3] && two[4]) {
    const sides = [lands[two[1]] ?? two[1], lands[two[2]] ?? two[2]] as const;
    return plainCore(two[3], two[4], 0.85, {
      contexts: [{ text: sides.join('と'), kind: 'place' }],
      ...{ sides, signs: ['comparison'] },
    });
  }
  const found = compared.exec(text);
  if (!found?.[1] || !found[3]) {
    const one = ofOneThing.exec(text);
    // 企業統治の国際比較: what is compared stands before it, and with what is left open.
    return one?.[1] && one[2] ? withComparison(one[1], one[2]) : null;
  }
  const [one = '', rest = ''] = found[1].split(/と(.*)/su);
  // ケアの倫理と正義の倫理: both end in the same noun, which is theirs.
  const isShared = Boolean(found[2] && one.endsWith(`の${found[2]}`));
  const at = found[2] ? -1 : rest.indexOf('の');
  const [other, matter] = isShared
    ? [`${rest}の${found[2]}`, '']
    : at > 1
      ? [rest.slice(0, at), rest.slice(at + 1)]
      : [rest, found[2] ?? ''];
  // 日本と韓国の少子化の比較: two lands are where it is compared.
  if (matter && [one, other].every((side) => classify(side, 'setting') === 'place'))
    return plainCore(matter, found[3], 0.85, {
      contexts: [{ text: `${one}と${other}`, kind: 'place' }],
      ...{ sides: [one, other], signs: ['comparison'] },
    });
  return plainCore(`${one}と${other}`, `${matter ? `${matter}の` : ''}${found[3]}`, 0.8, {
    sides: [one, other],
    signs: ['comparison'],
  });
}

function withComparison(text: string, aspect: string): Core {
  const { contexts, rest } = takeContexts(text);
  return plainCore(rest, aspect, 0.75, { contexts, signs: ['comparison'] });
}

const inSociety = new RegExp(`^(?:${societySource})$`, 'u');
const ofWork = /^(.{0,12}[\uE000-\uE07F])の(.{2,24})$/u;

/** A task with no word of asking is asked for the means that it is done by. */
export function withMeans(core: Core, means: string): Core {
  const isTask =
    core.aspect === null &&
    /(?:認識|分類|予測|検出|推定|生成|翻訳|最適化|解析|診断|経路計画|制御|選別|推薦|探索|識別|検知)$/u.test(
      core.object,
    );
  const context: Context = { text: means, kind: 'means', ...(isTask ? { isQuiet: true as const } : {}) };
  return { ...core, aspect: isTask ? means : core.aspect, contexts: [context, ...core.contexts] };
}

/** What the middle of a Japanese title is about and asks. */
export function readMatter(text: string): Core {
  const written = ofWork.exec(text);
  if (
    written?.[1] &&
    written[2] &&
    (/(?:像|意識|観|世界|モチーフ|主題|表象|ヒロイン|主人公)$/u.test(written[2]) ||
      /^[\p{Script=Han}\p{Script=Katakana}ー]{1,6}と[\p{Script=Han}\p{Script=Katakana}ー]{1,6}$/u.test(written[2]))
  ) {
    return plainCore(written[2], '解釈', 0.7, {
      contexts: [{ text: written[1], kind: 'text' }],
      signs: ['interpretation'],
    });
  }
  const shown = ofWritings.exec(text);
  if (
    shown?.[1] &&
    shown[2] &&
    !shown[1].includes('の') &&
    (/(?:描写|表象|表現|像|観|モチーフ)$/u.test(shown[2]) || !endsAsking.test(shown[2]))
  ) {
    return plainCore(shown[2], null, 0.65, {
      contexts: [{ text: shown[1], kind: 'text' }],
      signs: ['interpretation'],
    });
  }
  const bound = readBound(text, readMatter) ?? readAnswered(text);
  if (bound) return bound;
  if (ofLands.test(text)) return readComparison(text) ?? readOpen(text);
  const twoLands = /^(.{2,12}?)と(.{2,12}?)における(.{2,40})$/u.exec(text);
  if (
    twoLands?.[1] &&
    twoLands[2] &&
    twoLands[3] &&
    [twoLands[1], twoLands[2]].every((side) => classify(side, 'setting') === 'place')
  ) {
    const [, one = '', other = '', matter = ''] = twoLands;
    const core = readOpen(matter);
    const isCompared = /比較|異同|相違|差異|違い|共通/u.test(core.aspect ?? '');
    return withContexts(isCompared ? { ...core, sides: [one, other], signs: [...core.signs, 'comparison'] } : core, [
      { text: `${one}と${other}`, kind: 'place' },
    ]);
  }
  const inside = inWhich.exec(text);
  if (inside?.[1] && inside[2] && !/(?:(?<!わ)が|に対する)/u.test(inside[1])) {
    const kind = classify(inside[1], 'setting');
    const work = /[\uE000-\uE07F]/u.exec(inside[1])?.[0];
    const core = kind === 'text' || work ? readChain(inside[2]) : readOpen(inside[2]);
    const isRead = kind === 'text' || Boolean(work);
    // 「先生」の罪の意識 in a work is read as a whole.
    const whole =
      isRead && (core.aspect === null || /意識|像|観$/u.test(core.aspect))
        ? plainCore(inside[2], work ? '解釈' : null, 0.75)
        : core;
    // スマート農業の導入における課題: only what asks follows, so that what it is asked of stands before.
    if (
      (kind === 'setting' || kind === 'policy' || kind === 'population') &&
      !inSociety.test(inside[1]) &&
      !work &&
      endsAsking.test(inside[2]) &&
      // 中小企業におけるDX推進の課題: it is DX that has the issues.
      !/^[A-Za-z]{2,}/u.test(inside[2]) &&
      !matterLike.test(inside[2])
    ) {
      const begun = /^(.{2,})の(導入|普及|運営|推進|実施|活用)$/u.exec(inside[1]);
      const { contexts, rest } = takeContexts(begun?.[1] ?? inside[1]);
      return plainCore(rest, `${begun?.[2] ? `${begun[2]}の` : ''}${inside[2]}`, 0.7, { contexts });
    }
    if (whole.aspect === null && /^授業(?:づくり|設計|実践|改善)$/u.test(whole.object))
      return withContexts(plainCore(`${inside[1]}の授業`, whole.object, 0.7), [{ text: inside[1], kind }]);
    return withContexts({ ...whole, signs: [...whole.signs, ...(isRead ? (['interpretation'] as const) : [])] }, [
      { text: work ?? inside[1], kind: work ? 'text' : kind },
    ]);
  }
  const topic = about.exec(text);
  if (topic?.[1] && topic[2]) {
    const inner = takeContexts(topic[1]);
    const argued = /^(.{2,})の(是非|存廃|賛否)$/u.exec(inner.rest);
    // 死刑制度の存廃をめぐる議論: whether it should stand is what is asked, the debate is only where.
    if (argued?.[1] && argued[2] && /議論|論争|検討|論点/u.test(topic[2]))
      return plainCore(argued[1], argued[2], 0.75, { contexts: inner.contexts, signs: ['argument'] });
    const asked = /^(.{2,})の([^の]{2,10}(?:向上|改善|低減|削減|強化|防止|影響|効果|要因|役割|意義))$/u.exec(
      inner.rest,
    );
    if (asked?.[1] && asked[2] && /^(?:検討|調査|分析|研究|考察)$/u.test(topic[2]))
      return plainCore(asked[1], asked[2], 0.75, { contexts: inner.contexts });
    const core = plainCore(inner.rest.replace(/の(?:是非|あり方|現状)$/u, ''), topic[2], 0.75, {
      contexts: inner.contexts,
    });
    const to = /^(.{2,12}?)の(.{2,10}への.{2,12})$/u.exec(topic[1]);
    if (to?.[1] && to[2])
      return plainCore(to[2], topic[2], 0.7, { contexts: [{ text: to[1], kind: classify(to[1], 'population') }] });
    return core;
  }
  const bearing = readBearing(text) ?? readComparison(text);
  if (bearing) return bearing;
  const done = by.exec(text);
  if (done?.[1] && done[2]) {
    // 生成AIによる雇用の変化: what changes something is no means, as a theory is by which it is looked at.
    const isSeen = lens.test(done[1]) && /(?:分析|検討|考察|評価|解明|説明|検証|解釈|理解|研究)$/u.test(done[2]);
    const isChanger = /(?:変化|変容|変革|影響|弊害|被害|恩恵|脅威)(?:と.{1,10})?$/u.test(done[2]);
    if (
      isSeen ||
      (machine.test(done[1]) && !isChanger) ||
      /(?:開発|設計|構築|実装|提案|試作|製作|作製)$/u.test(done[2])
    )
      return withMeans(readChain(done[2]), done[1]);
    if (doer.test(done[1])) return readDone(done[1], done[2]);
    return plainCore(done[1], clean(done[2]), 0.7);
  }
  return readOpen(text);
}

const doer =
  /^(?:.{0,6}の)?(?:地方自治体|自治体|行政|政府|国家?|学校|教師|教員|家庭|家族|親|企業|民間企業|中小企業|住民|地域住民|市民|警察|病院|看護師|医療者|保健師|メディア|大学|大学生|学生|図書館|NPO|ボランティア|専門職|介護職|保護者)$/u;

/** 行政による子育て世帯への支援: who does it is asked of what it is done for. */
function readDone(who: string, what: string): Core {
  const given = /^(.{2,30}?)(?:への|に対する)([^の]{2,8})$/u.exec(what);
  if (given?.[1] && given[2] && endsAsking.test(given[2])) {
    const { contexts, rest } = takeContexts(given[1]);
    return plainCore(rest, `${who}による${given[2]}`, 0.7, { contexts, signs: ['remedy'] });
  }
  const core = readChain(what);
  return core.aspect &&
    /^(?:支援|対応|対策|対処|推進|取り組み|取組|活用|導入|運営|規制|保護|評価)(?:$|の|と)/u.test(core.aspect)
    ? { ...core, aspect: `${who}による${core.aspect}` }
    : withContexts(core, [{ text: who, kind: 'population' }]);
}

/** 認知症患者への看護ケア: what is given to whom; 子どもへの学校の対応: and by whom. */
const givenTo =
  /^(.{2,20}?(?:患者|子ども|児童|生徒|児童生徒|学生|高齢者|障害者|障害児|者|家族|遺族|妊婦|母親|女性|若者|住民|難民|留学生|外国人|労働者))への([^とへ]{2,20})$/u;

function readGiven(text: string): Core | null {
  const found = givenTo.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const [, whom, what] = found;
  const inner = readChain(what);
  if (/^(?:まなざし|意識|認識|態度|対処|対策)(?:と|$)/u.test(what)) return plainCore(whom, what, 0.65);
  const contexts: Context[] = [{ text: whom, kind: 'population' }, ...inner.contexts];
  if (inner.aspect && /^(?:対応|役割|責任|関わり|かかわり|取り組み|取組)/u.test(inner.aspect))
    return plainCore(whom, what, 0.65, { contexts });
  if (inner.object.length > 3) return { ...inner, contexts, sure: 0.65 };
  // 不登校児童への支援: so short a word is named with those it is given to.
  return {
    ...inner,
    object: `${whom}への${inner.object}`,
    contexts: [{ text: whom, kind: 'population', isQuiet: true }, ...inner.contexts],
    sure: 0.65,
  };
}

function readOpen(text: string): Core {
  const bearing = readBearing(text) ?? readComparison(text) ?? readGiven(text);
  if (bearing) return bearing;
  const chain = readChain(text);
  if (chain.aspect && !/(?<![ぁ-ん])と/u.test(chain.object)) return chain;
  return readPair(text) ?? chain;
}
