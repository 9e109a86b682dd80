import { type Core, plainCore } from '../core.ts';
import { deedOf, hideInner, partAsk } from './bound-asks.ts';
import { readCounted } from './read-counted.ts';
import { classify, takeContexts } from './take-contexts.ts';

const why = /^(?:なぜ|何故|どうして)(.{1,30}?)(?:は|が)(.{2,40}?)(?:のか|か|のだろうか)$/u;
const whyLate = /^(.{1,30}?)は(?:なぜ|何故|どうして)(.{2,40}?)(?:のか|か|のだろうか)$/u;
const how =
  /^(.{1,30}?)は(?:どのように|いかに|如何に)(.{0,20}?)(?:を)?(変える|変えた|変えている|影響する|影響した|形成された|生まれた|発展した|機能する|防ぐ|実現する)?(?:べき)?(?:のか|か|のだろうか)$/u;
const bears =
  /^(.{1,30}?)は(.{2,30}?)に(?:どのような|どんな|いかなる)?(?:影響|効果|変化|インパクト)を(?:与え|及ぼ|もたら)(?:る|す|した|た|している|ている|してきた|てきた)(?:のか|か|のだろうか)$/u;
const exists = /^(.{1,20}?)に(.{1,20}?)は(?:ある|存在する)(?:のか|か|のだろうか)$/u;
/** AIに責任を問えるか, 動物に権利を認めるべきか. */
const given =
  /^([^はが]{1,16}?)に([^はが]{2,10}?)を((?:問|求め|認め|与え|課|委ね|任せ|期待)(?:え|られ|せ|でき|う|る|す|るべき|すべき|う?べき)?(?:る|である)?(?:の)?)か$/u;
/** What came of someone, as a noun: 敗れた is 敗北. */
const fates: readonly (readonly [RegExp, string])[] = [
  [/^(?:敗れた|負けた|敗北した)$/u, '敗北'],
  [/^(?:滅びた|滅んだ|滅亡した)$/u, '滅亡'],
  [/^(?:勝った|勝利した)$/u, '勝利'],
  [/^(?:広まった|広がった)$/u, '普及'],
  [/^(?:減った|減っている|減少している)$/u, '減少'],
  [/^(?:増えた|増えている|増加している)$/u, '増加'],
  [/^(?:進んだ|進んでいる)$/u, '進展'],
];

/** 江戸幕府は鎖国を続けた is asked about as 江戸幕府の鎖国; 帝国は衰退した as 帝国の衰退. */
function nameEvent(subject: string, predicate: string): string | null {
  const done =
    /^(.{2,12}?)を(?:続け|行っ|行な|始め|選ん|選び|採用し|実施し|導入し|起こし|拒ん|拒否し|断行し)(?:た|だ|なった)$/u.exec(
      predicate,
    );
  if (done?.[1]) return `${subject}の${done[1]}`;
  // 真珠湾攻撃に踏み切った is 真珠湾攻撃 again; スマホゲームに参入した is スマホゲーム参入.
  const entered = /^(.{2,14}?)(?:に|へ)(?:踏み切っ|乗り出し|踏み込ん|踏み出し|至っ|打って出|走っ)(?:た|だ)$/u.exec(
    predicate,
  );
  if (entered?.[1]) return `${subject}の${entered[1]}`;
  const joined = /^([\p{Script=Han}\p{Script=Katakana}ー・A-Za-z]{2,14})[をにへ](\p{Script=Han}{2})した$/u.exec(
    predicate,
  );
  if (joined?.[1] && joined[2]) return `${subject}の${joined[1]}${joined[2]}`;
  const fate = fates.find(([pattern]) => pattern.test(predicate))?.[1];
  if (fate) return `${subject}の${fate}`;
  const noun = /^(\p{Script=Han}{2,4})(?:した|された)$/u.exec(predicate)?.[1];
  return noun ? `${subject}の${noun}` : null;
}

const what =
  /^(.{1,30}?)とは(?:何か|なにか|何|何なのか|何だろうか|何であるか|何を(?:意味|指)(?:する|す)(?:の)?か|いかなるものか|どのようなものか)$/u;
/** 生成AIとどう向き合うか, 食品ロスをどう減らすか: how a thing is to be met asks what to do about it. */
const met =
  /^([\uE000-\uE07F]|.{2,30}?)(?:を|に|と|について)(?:私たちは|我々は)?(?:どう|いかに|どのように|いかにして)([^のはがを]{2,8}?)(?:べき|ていく|ていくべき)?(?:な)?(?:のか|か|だろうか|のだろうか)$/u;
const ways: readonly (readonly [RegExp, string])[] = [
  [/^(?:考え|捉え|とらえ|見|みる|理解す|理解し)/u, '考察'],
  [/^(?:評価)/u, '評価'],
  [/^(?:向き合|付き合|つきあ|関わ)/u, '向き合い方'],
  [/^対応/u, '対応'],
  [/^対処/u, '対処'],
  [/^取り組/u, '取り組み'],
  [/^教え/u, '指導法'],
];
/** AIは私たちの働き方をどう変えるか. */
const changesHow =
  /^(.{1,30}?)は(?:私たちの|われわれの|我々の|人々の)?([^はが]{2,24}?)(?:を|に)(?:どう|どのように|いかに|どこまで|どれだけ)(?:変え|影響|変容さ|左右)(?:る|た|ている|ていく|する|した|を与える|を及ぼす|せる)?(?:の)?(?:か|だろうか)$/u;
const ending: readonly (readonly [RegExp, string, Core['signs'][number]])[] = [
  [/^(.{2,30}?)は是か非か$/u, '是非', 'argument'],
  [
    /^(.{2,30}?)は(?:今後)?(?:どう|いかに|どのように)ある?べき(?:な|である)?(?:の)?(?:か|だろうか)$/u,
    'あり方',
    'remedy',
  ],
  [
    /^(.{2,30}?)は(?:どこへ|どこに|どちらへ)(?:向かう|行く|いく|向かっている)(?:の)?(?:か|だろうか)$/u,
    '行方',
    'problem',
  ],
];
/** どうすれば空き家は減らせるか, どのように災害に備えるべきか: the way stands before the thing. */
const wayFirst =
  /^(?:どうすれば|どうしたら|いかにして|どのように(?:して)?|いかに|どう)(.{2,30}?)(?:は|を|に|と)([^のはがをに]{2,8}?)(?:べき(?:な|である)?)?(?:の)?(?:か|だろうか)$/u;
const wanted = /^(?:いま|今|現在)?、?(.{2,30}?)に(?:いま|今)?(?:何|なに)が(求められ|必要|期待され|でき).{0,6}か$/u;
const neededFor = /^(.{2,30}?)を([^のはがをに]{2,8}?)には?(?:何|なに)が必要(?:な)?(?:の)?か$/u;
const ableTo = /^(.{2,30}?)を([^のはがをに]{2,8}?)こと[はが](?:でき|可能)(?:る|な|である)?(?:の)?(?:か|だろうか)$/u;
const lacking = /^(.{2,30}?)に(問題|課題|限界|意味|意義|効果|リスク|弊害)は(?:ない|ある)(?:の)?(?:か|だろうか)$/u;
const brings =
  /^(.{2,30}?)は(?:.{2,10}に)?(?:何|なに)を(?:もたらす|もたらした|もたらしている|もたらしうる|残した)(?:の)?(?:か|だろうか)$/u;
const becomes =
  /^(.{2,30}?)は(?:今後|これから|将来)?(?:どうなる|どう変わる|どのように変わる|どうなっていく)(?:の)?(?:か|だろうか)$/u;
const against =
  /^(.{2,30}?)は(憲法|法|\p{Script=Han}{1,6}法|人権|倫理|.{2,8}権)(?:に(?:違反|反)する|を侵害する)(?:の)?(?:か|だろうか)$/u;
const forWhom = /^(.{2,30}?)は(?:誰|だれ|何)のため(?:にある|のもの|に存在する)?(?:な)?(?:の)?(?:か|だろうか)$/u;

/** Questions that ask how a thing can be mended, what it brings, what becomes of it. */
function readOutcome(plain: string): Core | null {
  const ask = (object: string, aspect: string, ...signs: Core['signs']): Core =>
    withPlace(plainCore(object, aspect, 0.7, { signs: ['question', ...signs] }));
  const first = wayFirst.exec(plain);
  if (first?.[1] && first[2]) {
    const verb = first[2];
    const deed =
      ways.find(([pattern]) => pattern.test(verb))?.[1] ??
      deedOf(verb) ??
      deedOf(
        verb
          .replace(/せる$/u, 'す')
          .replace(/られる$/u, 'る')
          .replace(/げる$/u, 'ぐ'),
      ) ??
      deedOf(verb.replace(/られる$/u, 'る')) ??
      /^(\p{Script=Han}{2})(?:でき|す|し)/u.exec(verb)?.[1];
    if (deed) return ask(first[1], deed === '考察' ? deed : `${deed}の方策`.replace(/方の方策$/u, '方'), 'remedy');
  }
  const want = wanted.exec(plain)?.[1];
  if (want) return ask(want, '求められるもの', 'remedy');
  const needed = neededFor.exec(plain) ?? ableTo.exec(plain);
  const deed = deedOf(needed?.[2] ?? '');
  if (needed?.[1] && deed) return ask(needed[1], ableTo.test(plain) ? `${deed}の可能性` : `${deed}の方策`, 'remedy');
  const lack = lacking.exec(plain);
  if (lack?.[1] && lack[2]) return ask(lack[1], `${lack[2]}の有無`, 'argument');
  const brought = brings.exec(plain)?.[1];
  if (brought) return ask(brought, '影響', 'effect');
  const become = becomes.exec(plain)?.[1];
  if (become) return ask(become, '今後の展望', 'problem');
  const breach = against.exec(plain);
  if (breach?.[1] && breach[2]) {
    const isRight = /を侵害/u.test(plain);
    return ask(
      breach[1],
      breach[2] === '憲法' ? '合憲性' : isRight ? `${breach[2]}侵害の有無` : `${breach[2]}との整合性`,
      'argument',
      'norm',
    );
  }
  const whom = forWhom.exec(plain)?.[1];
  return whom ? ask(whom, '目的', 'argument') : null;
}

const outlook = /^(?:未来|将来|将来性|明日|展望|希望)$/u;
const whether = /^(.{1,30}?)は(?:本当に)?(.{2,40}?)(?:のか|だろうか|であるか|か)$/u;
const become = /^(.{2,14}?)に?(?:なりうる|なり得る|なれる)$/u;
const qualities =
  /^(有効|必要|重要|可能|正当|公平|公正|合理|安全|妥当|違法|合法|合憲|違憲|客観|普遍|持続可能|不可欠)(?:的)?(?:である|な|なの)?$/u;
const mark = /[？?]+$/u;
/** People as such: what they do is asked about, not they. */
const anyone = /^(?:人間?|人々|人びと|人類|私たち|わたしたち|我々|われわれ)$/u;
const forbidden = /^(.{1,20}?)を(.{1,10}?)(?:ては|では)(?:いけない|ならない)(?:の|な)?$/u;
/** Whether one thing changes another: 高めるか, 解決できるか, 減らせるか. */
const changes =
  /^(.{2,30}?)(を|に)(?:どこまで|どの程度)?(高め|促進|促す|促し|改善|解決|向上|抑制|抑え|減ら|増や|防|救|変え|強化|低下|軽減|緩和|克服|解消|活性化|寄与|貢献|つなが|役立|影響|支え|妨げ|阻害|縮小|拡大|広げ|下げ|上げ|弱め|損な|奪|悪化|加速|遅らせ|早め|安定|左右)(?:[るすぐうつ]|た|った|んだ|させた|される|させる|する|した|できる|れる|せる|げる|ている|るの|うる|える|てる|るだろう)?(?:の)?$/u;

/** 日本の死刑制度は, 日本における死刑制度は: where it is asked of is no part of it. */
function withPlace(core: Core): Core {
  const within = /^(.{2,16}?)における(.{2,})$/u.exec(core.object);
  if (within?.[1] && within[2] && !within[1].includes('の'))
    return {
      ...core,
      object: within[2],
      contexts: [{ text: within[1], kind: classify(within[1], 'setting') }, ...core.contexts],
    };
  const [around] = takeContexts(core.object).contexts;
  return around && /^(?:place|time)$/u.test(around.kind) && core.object.startsWith(`${around.text}の`)
    ? { ...core, object: core.object.slice(around.text.length + 1), contexts: [around, ...core.contexts] }
    : core;
}

/** A question as a noun phrase: AIは責任主体になりうるか asks of AI whether it can be a 責任主体. */
export function readQuestion(text: string): Core | null {
  const plain = text.replace(mark, '');
  const ask = (object: string, aspect: string, sure: number, ...signs: Core['signs']): Core =>
    plainCore(object, aspect, sure, { signs: ['question', ...signs] });
  const counted = readCounted(plain);
  if (counted) return withPlace(counted);
  for (const [pattern, aspect, sign] of ending) {
    const thing = pattern.exec(plain)?.[1];
    if (thing) return withPlace(ask(thing, aspect, 0.7, sign));
  }
  const outcome = readOutcome(plain);
  if (outcome) return outcome;
  const changed = changesHow.exec(plain);
  if (changed?.[1] && changed[2]) {
    const { contexts, rest: outcome } = takeContexts(changed[2]);
    return {
      ...ask(changed[1], `${outcome}への影響`, 0.75, 'effect'),
      contexts,
      bearing: { cause: changed[1], outcome, through: null, under: null },
    };
  }
  const way = met.exec(plain);
  const deed = way?.[2] ? deedOf(way[2]) : null;
  const meeting = way?.[2] ? ways.find(([pattern]) => pattern.test(way[2] ?? ''))?.[1] : null;
  if (way?.[1] && (meeting ?? deed))
    return withPlace(ask(way[1], meeting ?? `${deed}の方策`, 0.7, meeting === '考察' ? 'argument' : 'remedy'));
  const owes = given.exec(plain);
  if (owes?.[1] && owes[2])
    return ask(`${owes[1]}の${owes[2]}`, /べき/u.test(owes[3] ?? '') ? '是非' : '検討', 0.65, 'argument');
  const cause = why.exec(plain) ?? whyLate.exec(plain);
  if (cause?.[1] && cause[2] && anyone.test(cause[1])) {
    const banned = forbidden.exec(cause[2]);
    return banned?.[1]
      ? ask(banned[1], '禁じられる根拠', 0.6, 'argument')
      : ask(hideInner(`${cause[2].replace(/(?:なければならない|べきな?|の)$/u, '')}こと`), '理由', 0.55, 'factors');
  }
  const event = cause?.[1] && cause[2] ? nameEvent(cause[1], cause[2].replace(/の$/u, '')) : null;
  if (event) return ask(event, '要因', 0.75, 'factors');
  const needed = cause?.[1] && cause[2] ? qualities.exec(cause[2].replace(/の$/u, ''))?.[1] : null;
  // なぜ道徳教育は必要なのか: why it is needed asks for its need.
  if (cause?.[1] && needed) return withPlace(ask(cause[1], `${needed}性`, 0.7, 'argument'));
  if (cause?.[1] && cause[2] && /^問題(?:な|である|となる|とされる|視される)?(?:の)?$/u.test(cause[2]))
    return withPlace(ask(cause[1], '問題となる理由', 0.65, 'problem'));
  if (cause?.[1] && cause[2]) return withPlace(ask(cause[1], `${cause[2].replace(/の$/u, '')}要因`, 0.7, 'factors'));
  const meaning = what.exec(plain);
  const parted = meaning?.[1] ? partAsk(meaning[1]) : null;
  // 国家の役割とは何か: what is asked of the thing stands before the question.
  if (parted) return withPlace(ask(parted[0], parted[1], 0.7, 'concept'));
  if (meaning?.[1]) return ask(meaning[1], '意味', 0.75, 'concept');
  const being = exists.exec(plain);
  if (being?.[1] && being[2] && outlook.test(being[2])) return withPlace(ask(being[1], being[2], 0.65, 'argument'));
  if (being?.[1] && being[2]) return ask(`${being[1]}の${being[2]}`, '有無', 0.65, 'concept', 'argument');
  const bearing = bears.exec(plain);
  if (bearing?.[1] && bearing[2]) {
    const { contexts, rest: outcome } = takeContexts(bearing[2]);
    return {
      ...ask(bearing[1], `${outcome}への影響`, 0.85, 'effect'),
      contexts,
      bearing: { cause: bearing[1], outcome, through: null, under: null },
    };
  }
  const carried =
    /^(.{1,20}?)は(?:どのように|いかに(?:して)?|如何に)([\p{Script=Han}\p{Script=Katakana}ー・]{2,12})を(\p{Script=Han}{2})した(?:のか|か)$/u.exec(
      plain,
    );
  if (carried?.[1] && carried[2] && carried[3])
    return {
      ...ask(`${carried[1]}の${carried[2]}${carried[3]}`, '方法と要因', 0.7, 'case'),
      contexts: [{ text: carried[1], kind: 'case' }],
    };
  const manner = how.exec(plain);
  if (manner?.[1]) {
    const affected = manner[2] ?? '';
    if (/変え|影響/u.test(manner[3] ?? '') && affected) {
      return {
        ...ask(manner[1], `${affected.replace(/[をに]$/u, '')}への影響`, 0.75, 'effect'),
        bearing: { cause: manner[1], outcome: affected.replace(/[をに]$/u, ''), through: null, under: null },
      };
    }
    return ask(manner[1], '方法と課題', 0.5, 'remedy');
  }
  const doubt = whether.exec(plain);
  if (doubt?.[1] && doubt[2]) {
    const role = become.exec(doubt[2]);
    if (role?.[1]) return ask(`${doubt[1]}の${role[1]}性`, '検討', 0.65, 'argument');
    const change = changes.exec(doubt[2]);
    if (change?.[1]) {
      const { contexts, rest: outcome } = takeContexts(change[1]);
      return {
        ...ask(doubt[1], `${outcome}への影響`, 0.7, 'effect'),
        contexts,
        bearing: { cause: doubt[1], outcome, through: null, under: null },
      };
    }
    const owed = /^(.{2,16}?)(?:に|に対して|に対する)(.{0,6}?(?:義務|責任|責務))(?:を負う|がある|を持つ)(?:の)?$/u.exec(
      doubt[2],
    );
    if (owed?.[1] && owed[2]) return ask(`${owed[1]}への${owed[2]}`, '有無', 0.65, 'argument');
    const quality = qualities.exec(doubt[2]);
    if (quality?.[1]) return withPlace(ask(doubt[1], `${quality[1]}性`, 0.65, 'argument'));
    const able = /^(.{1,12}(?:を|に|が).{1,8}?)(?:ことができる|ことはできる|[るうくすつぬむぶぐ])(?:の)?$/u.exec(
      doubt[2],
    );
    if (able?.[1] && !/べき|許され/u.test(doubt[2]))
      return ask(doubt[1], `${doubt[2].replace(/の$|こと[がは]できる(?:の)?$/u, '')}可能性`, 0.55, 'argument');
    const kind = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,10}(?=(?:である|なの)?$)/u.exec(doubt[2])?.[0];
    // 校則は人権侵害か: whether it is one of a kind.
    if (kind)
      return withPlace(
        ask(
          doubt[1],
          /(?:侵害|違反|差別|犯罪|罪|違憲)$/u.test(kind) ? `${kind}への該当性` : `${kind}としての検討`,
          0.55,
          'argument',
        ),
      );
    const isOught = /べき|許される|許容/u.test(doubt[2]);
    return withPlace(ask(doubt[1], isOught ? '是非' : '検討', 0.5, 'argument'));
  }
  return null;
}
