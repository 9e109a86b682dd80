import type { Context, Reading } from '../title-reading.ts';
import type { Core } from './core.ts';
import { hideInner, showInner } from './ja/bound-asks.ts';
import { findSigns } from './ja/find-signs.ts';
import { endsAsking, thingLike } from './ja/lexicon/aspects.ts';
import { readMatter, withMeans } from './ja/read-matter.ts';
import { readQuestion } from './ja/read-question.ts';
import { classify, writing } from './ja/take-contexts.ts';
import { maskSpans } from './mask-spans.ts';

const breaks = /\s*(?:——|――|──|--+|(?<!\d)[—―–](?!\d)|：|﹕|:(?!\d)|〜|～|(?<=[？?])(?=.))\s*/u;
const studyTail =
  /(?:に関する|についての|の)?(?:実証的|理論的|基礎的|実践的|総合的|質的|量的|探索的|記述的|事例的|縦断的|横断的|記述疫学的|社会学的|教育学的|心理学的)?(?:一考察|考察|試論|小論|一研究|研究ノート|覚書|研究|序説|実験報告書?|実験レポート)$|(?<=.{2})を(?:中心|事例|題材|例)(?:とした(?:考察|一考察|研究|検討)|として)$|(?:について|に関して|をめぐって)$/u;
const studyTailKept = /(?:的考察|事例研究|比較研究|実証研究|調査研究|文献研究)$/u;
const means =
  /^(.{2,30}?)(?:を用いた|を使った|に基づく|にもとづく|を利用した|を活用した|を取り入れた|を導入した|を通した|を通じた|を使用した|を題材とした|を軸とした|を軸にした|を核とした|を核にした|を題材にした|を教材とした|(?:の|的な?)(?:視点|観点|立場|視座)から(?:見た|みた|みる|見る|考える|捉えた|とらえた|捉える|読み解く|読む|の)|から(?:見た|みた|みる|見る|考える|問う|読み解く|読む)|を(?:通して|通じて)(?:見た|みた|みる|見る|考える|問う)|を対象とした)(.{2,})$/u;

const example =
  /^(.{1,40}?)(?:を(?:事例|例|対象|中心|題材|手がかり|参考|参照|もと|基)(?:として|に(?:して)?)?|の事例(?:から|研究|分析)?|の場合|のケーススタディ)$/u;
const mediated = /^(.{2,24}?)の(?:媒介|仲介)(?:効果|作用|過程)(?:と(.{2,20}?)の調整(?:効果|作用))?$/u;
const moderated = /^(.{2,24}?)の(?:調整|調節)(?:効果|作用)$/u;
const based =
  /^(.{2,30}?)(?:に基づいて|を用いて|の視点から|の観点から|による(?:評価|分析|検討|検証)|に着目して|を通して|を通じて)$/u;
const comparison = /^(.{1,20}?)と(.{1,20}?)の(?:国際)?比較(?:から|を通して|研究|分析)?$/u;

interface Aside {
  contexts: Context[];
  through: string | null;
  under: string | null;
  sides: readonly [string, string] | null;
  rest: string | null;
}

/** 学生へのアンケート調査から, 戦前から戦後まで, ドイツとの比較から. */
const gathered =
  /^(.{2,40}?(?:調査|分析|検討|データ|統計|言説|記事|資料|史料|実践|経験|取り組み|取組|語り|議論|判例))(?:から|より|をもとに|を基に|を踏まえて|をふまえて|を手がかりに)(?:みた|見た|考える|みる|見る)?$/u;
const span = /^(.{2,12})から(.{2,12})(?:まで|へ)$/u;
const besides = /^(.{2,20})との比較(?:から|を通して|を通じて|を踏まえて|をふまえて|を中心に)?$/u;

function readAside(text: string): Aside {
  const none: Aside = { contexts: [], through: null, under: null, sides: null, rest: null };
  const source = gathered.exec(text)?.[1];
  if (source) return { ...none, contexts: [{ text: source, kind: 'means' }] };
  const other = besides.exec(text)?.[1];
  if (other) return { ...none, contexts: [{ text: other, kind: classify(other, 'case') }] };
  const when = span.exec(text);
  if (when?.[1] && when[2] && [when[1], when[2]].some((end) => classify(end, 'setting') === 'time'))
    return { ...none, contexts: [{ text: text, kind: 'time' }] };
  const chosen = example.exec(text);
  if (chosen?.[1]) {
    // 表現の自由との調整を中心に: a stress laid on a side of the matter, no case of it.
    const isStress = /中心|手がかり/u.test(text.slice(chosen[1].length)) && /との|の/u.test(chosen[1]);
    return { ...none, contexts: [{ text: chosen[1], kind: classify(chosen[1], isStress ? 'setting' : 'case') }] };
  }
  const middle = mediated.exec(text);
  if (middle?.[1]) return { ...none, through: middle[1], under: middle[2] ?? null };
  const tuned = moderated.exec(text);
  if (tuned?.[1]) return { ...none, under: tuned[1] };
  const two = comparison.exec(text);
  if (two?.[1] && two[2]) {
    return {
      ...none,
      contexts: [{ text: `${two[1]}と${two[2]}`, kind: classify(two[1], 'case') }],
      sides: [two[1], two[2]],
    };
  }
  const ground = based.exec(text);
  if (ground?.[1]) return { ...none, contexts: [{ text: ground[1], kind: 'means' }] };
  // 熊本地震の教訓から: where it was learned, and that something was.
  const learned = /^(.{2,16})の(教訓|経験)(?:から|に学ぶ|をもとに)?$/u.exec(text);
  if (learned?.[1] && learned[2])
    return { ...none, contexts: [{ text: learned[1], kind: classify(learned[1], 'case') }], rest: learned[2] };
  const pair = /^([\uE000-\uE07F])と(.{2,10})$/u.exec(text);
  if (pair?.[1] && pair[2]) {
    return {
      ...none,
      contexts: [
        { text: pair[2], kind: classify(pair[2], 'place') },
        { text: pair[1], kind: 'text', isQuiet: true },
      ],
    };
  }
  return { ...none, rest: text };
}

interface Main {
  core: Core;
  tail: string;
}

const goal =
  /^(?:地域(?:経済)?|観光|経済|まち|街|都市|農村|商店街|中心市街地|コミュニティ)?(?:活性化|振興|再生|づくり|おこし|創生|形成)(?:の.{2,12})?$/u;
const atLarge = /^(?:現代|日本|現代日本|これからの|私たちの)?(?:の)?(?:社会|世界|日本|日本社会|現代|未来|生き方)$/u;

/** ICTを活用した授業づくり: lessons of what kind are made, since lessons as such are no object. */
function nameLesson(core: Core, before: string): Core {
  if (
    core.aspect !== null ||
    !/^(?:授業(?:づくり|設計|実践|改善)?|指導|学習指導|単元開発|教材開発)$/u.test(core.object)
  )
    return core;
  return { ...core, object: `${before}授業`, aspect: core.object === '授業' ? null : core.object };
}

/** What was done to a thing, of which more is asked: 派遣法の改正とその影響. */
const befallen = /(?:改正|導入|移行|廃止|見直し|再編|転換|受け入れ)$/u;

function readMain(text: string): Main {
  const asked = readQuestion(text);
  if (asked) return { core: asked, tail: '' };
  // 太宰治『人間失格』論: an essay upon a work.
  const plain = text
    .replace(/[？?！!。]+$/u, '')
    .replace(/(?<=.{3})とは$/u, '')
    .replace(/(?<=[\uE000-\uE07F])論$/u, '')
    // テレビ離れとその背景: what is asked of a thing is bound to it by その, and so is a second question to the first.
    .replace(
      /と[そこ]の(?=[\p{sc=Han}・と]{2,8}(?:に向けて|について|に関する考察|に関する研究)?$)/u,
      (_, at: number, whole: string) => {
        const before = /[ぁ-ん]([^ぁ-ん]+)$/u.exec(whole.slice(0, at))?.[1] ?? '';
        return endsAsking.test(before) && !thingLike.test(before) && !befallen.test(before) ? 'と' : 'の';
      },
    );
  const tail = studyTailKept.test(plain) ? '' : (studyTail.exec(plain)?.[0] ?? '');
  const matter = /^(?:[\uE000-\uE07F]|.{2})/u.test(plain.slice(0, plain.length - tail.length))
    ? plain.slice(0, plain.length - tail.length)
    : plain;
  const used = means.exec(matter);
  if (!used?.[1] || !used[2]) return { core: readMatter(matter), tail };
  const verb = matter.slice(used[1].length, matter.length - used[2].length);
  // いじめから考える現代社会: of society at large nothing is asked but what the thing shows of it.
  if (/^(?:から|を通)/u.test(verb) && atLarge.test(used[2])) {
    const core = readMatter(used[1]);
    return { core: { ...core, contexts: [...core.contexts, { text: used[2], kind: 'setting' }] }, tail };
  }
  // 農泊を通じた地域活性化: what anybody would have of it is asked of what brings it about.
  if (/^を(?:通|軸|核)/u.test(verb) && goal.test(used[2])) {
    const core = readMatter(used[1]);
    return { core: { ...core, aspect: used[2] }, tail };
  }
  // 小学校外国語科におけるICTを活用した授業: where it is done is not what it is done with.
  const placed = /^(.{2,24}?)(?:における|での)(.{2,})$/u.exec(used[1]);
  if (placed?.[1] && placed[2]) {
    const core = nameLesson(withMeans(readMatter(used[2]), placed[2]), `${placed[2]}${verb}`);
    return {
      core: { ...core, contexts: [{ text: placed[1], kind: classify(placed[1], 'setting') }, ...core.contexts] },
      tail,
    };
  }
  return { core: nameLesson(withMeans(readMatter(used[2]), used[1]), `${used[1]}${verb}`), tail };
}

/** 誰も取り残さない社会へ, 「普通」を疑う: a line that calls the reader ends as no thing does. */
const calling = /(?:[へをに]|ない|たい|よう|[うくすつぬむぐぶ]|(?<=[ぁ-ん])る|[\p{sc=Han}]る|\uE080)[！!。]?$/u;

const edge = /^[\s、，,のとはがを]+(?=.{2})|[\s、，,のとはがを]+$/gu;

/** Reads a Japanese title: what it is about, what it asks of that, and where. */
export function readJaTitle(title: string): Reading {
  const masked = maskSpans(title);
  const text = hideInner(masked.text);
  const unmask = (part: string): string => showInner(masked.unmask(part));
  const [first = text, ...others] = text
    .split(breaks)
    .map((part) => part.trim())
    .filter(Boolean);
  const asides = others.map(readAside);
  const rest =
    asides
      .map((aside) => aside.rest)
      .find((left) => left !== null)
      ?.replace(/^その(?=.{2})/u, '') ?? null;
  const main = readMain(first);
  let { core } = main;
  // 北斎の構図に関する考察: what a study is about stays whole, unless it plainly asks.
  if (
    /^(?:に関する|についての)/u.test(main.tail) &&
    core.aspect &&
    /^(?:構図|色彩|文体|表現|概念|思想|描写|構造|語り)$/u.test(core.aspect)
  )
    core = { ...core, object: `${core.object}の${core.aspect}`, aspect: null };
  if (rest && !core.aspect) {
    const second = readMain(rest).core;
    const isCatch = first.length <= 8 || calling.test(first);
    core =
      second.aspect && second.object.length > (calling.test(first) ? 1 : 2) && isCatch && !endsAsking.test(rest)
        ? second
        : { ...core, aspect: rest, sure: 0.6 };
  }
  const through = asides.map((aside) => aside.through).find(Boolean) ?? null;
  const under = asides.map((aside) => aside.under).find(Boolean) ?? null;
  const sides = core.sides ?? asides.map((aside) => aside.sides).find(Boolean) ?? null;
  let { aspect } = core;
  if (sides && !aspect) aspect = '比較';
  else if (aspect && !core.sides && sides) aspect = `${aspect}の比較`;
  if (aspect && through) aspect = `${aspect}と媒介`;
  else if (aspect && under) aspect = `${aspect}と調整`;
  if (!aspect && /考察|試論/u.test(main.tail)) aspect = '考察';
  if (!aspect && core.contexts.some(({ text, kind, isQuiet }) => kind === 'text' && !isQuiet && !writing.test(text)))
    aspect = '解釈';

  const outer = asides.flatMap((aside) => aside.contexts);
  const isExemplified = outer.some(({ kind }) => kind !== 'means');
  const contexts = [
    ...outer,
    ...core.contexts.map((context) => (isExemplified ? { ...context, isQuiet: true as const } : context)),
  ]
    .slice(0, 6)
    .map((context) => ({ ...context, text: unmask(context.text) }));
  const open = (part: string): string => unmask(part.replace(edge, ''));
  const object = open(core.object) || title;
  return {
    object,
    aspect: aspect ? unmask(aspect.replace(/[\s、，,のとはがを]+$/u, '')) || null : null,
    contexts,
    bearing: core.bearing && {
      cause: open(core.bearing.cause) || object,
      outcome: open(core.bearing.outcome),
      through: through && open(through),
      under: under && open(under),
    },
    sides: sides && [open(sides[0]), open(sides[1])],
    signs: findSigns(title, sides ? [...core.signs, 'comparison'] : core.signs),
    confidence: {
      object: core.sure,
      aspect: core.aspect ? core.sure : aspect ? 0.5 : 0.3,
      context: contexts.length > 0 ? 0.7 : 0.6,
    },
  };
}
