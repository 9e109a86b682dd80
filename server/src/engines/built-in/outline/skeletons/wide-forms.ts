import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { findArisen } from './arisen.ts';
import { findCultivars, findDurable, findUptake, findWays } from './bench-forms.ts';
import { findJapaneseForm } from './bettered.ts';
import { nameOnce } from './design-names.ts';
import type { OpenPlan } from './open-names.ts';
import { findPlayed } from './played.ts';
import { findMenace, findStrain, isKept, planStrain } from './strains.ts';
import { findTwofold } from './twofold.ts';
import { findVersions, nameVersions, planVersions } from './versions.ts';

const seasonal =
  /(?:时期|物候期?|花期|始花|展叶期?|萌芽期|成熟期|落叶期|枯黄期|迁徙期|洄游期|产卵期|迁徙时间|洄游时间|返青期?|抽穗期|羽化期?|時期|フェノロジー|開花日?|初鳴日?|初見日|渡来日?|産卵期)$/u;
const warming = /气温|水温|温度|变暖|升温|气候|降水|降雨|積雪|気温|水温|温暖化|気候|降水|日照/u;
const tried = /处理|浓度|不同|梯度|施用|処理|濃度|条件下|培養/u;
const living: ReadonlySet<Field> = new Set<Field>(['science', 'agriculture', 'interdisciplinary']);

/** 気温上昇がアキアカネの羽化時期に及ぼす影響: when living things do what they do is recorded year by year, and nobody warms a river. */
function findSeason(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { bearing, language, text } = title;
  if ((language !== 'zh' && language !== 'ja') || bearing === null || !living.has(field)) return null;
  if (!seasonal.test(bearing.outcome) || !warming.test(bearing.cause) || tried.test(text)) return null;
  // 武汉大学樱花始花期: whose season it is stands whole before it.
  const [head = text] = text.split(/——|：|―/u);
  const outcome =
    (language === 'zh' ? /对(?<whole>[^对]{2,24}?)的影响/u.exec(head)?.groups?.whole : null) ?? bearing.outcome;
  const slots = { driver: bearing.cause, outcome };
  const chapters: Section[] = [
    section('season.data', 24, [part('season.records'), part('season.climate'), part('season.method')], slots),
    section('season.trend', 22, [part('season.shift'), part('season.place')], slots),
    section('season.link', 26, [part('season.window'), part('season.model'), part('season.other')], slots),
    section('season.meaning', 20, [part('season.how'), part('season.chain'), part('season.limit')], slots),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'relation-test', bearing: { ...bearing, outcome } },
    contexts: title.contexts.filter((context) => !outcome.includes(context.text)),
  };
  return { title: read, chapters, names: {} };
}

const zhCame =
  /^(?<deed>[^与和及、]{0,6}?)(?<term>成效|效果|效益|成果)(?:与|和|及|、)(?<problem>[^与和及、]{0,6}(?:困境|问题|不足|挑战|难题|困难|局限))$/u;
const jaCame =
  /^(?:(?<setting>.{2,16}?)における)?(?<object>.{2,24}?)の(?<deed>[^のと]{0,6}?)(?<term>効果|成果)と(?<problem>[^のと]{0,4}(?:課題|問題点))$/u;
/** What is run for custom has takings. */
const trading = /店|馆|旅游|景区|民宿|市场|列车|超市|商|电商|直播|品牌|観光|直売|列車|店|市場|ホテル|カフェ|通販/u;

interface Yield {
  object: string;
  /** Where such things are, where the title says it: 地方私鉄における観光列車. */
  whole: string;
  asked: string;
  term: string;
  problem: string;
}

function readYield({ language, text, aspect, isAspectNamed, bearing, object }: TitleUnderstanding): Yield | null {
  if (language === 'ja') {
    const [head = text] = text.split(/[―—：:]/u);
    const found = jaCame.exec(head)?.groups;
    if (!found?.object || !found.term || !found.problem) return null;
    const whole = found.setting ? `${found.setting}における${found.object}` : found.object;
    const term = `${found.deed ?? ''}${found.term}`;
    return { object: found.object, whole, asked: `${term}と${found.problem}`, term, problem: found.problem };
  }
  const found = language === 'zh' && isAspectNamed && bearing === null ? zhCame.exec(aspect)?.groups : undefined;
  if (!found?.term || !found.problem) return null;
  return { object, whole: object, asked: aspect, term: `${found.deed ?? ''}${found.term}`, problem: found.problem };
}

/** 観光列車の導入効果と課題: what came of a thing in a case, and what is hard in it; the effects are no thing that began and had a price. */
function findYield(title: TitleUnderstanding): OpenPlan | null {
  const found = readYield(title);
  // A policy of the land at large is judged by other chapters.
  if (!found || !title.contexts.some(({ kind }) => kind === 'case' || kind === 'place' || kind === 'setting'))
    return null;
  const { object, whole, asked, term, problem } = found;
  const where = title.contexts.find(({ kind }) => kind === 'case' || kind === 'place')?.text;
  const slots = { object, focus: object, ...(where ? { case: where } : {}) };
  const gained = trading.test(whole) ? { measure: title.language === 'zh' ? '客源与收支' : '利用と収支' } : {};
  const chapters: Section[] = [
    section('yield.ground', 18, [part('yield.state'), part('yield.aim')], { ...slots, object: whole, focus: whole }),
    section('yield.case', 20, [part('yield.course'), part('yield.parties')], slots),
    section('yield.effect', 24, [part('yield.direct', gained), part('yield.around'), part('yield.proof')], {
      ...slots,
      term,
    }),
    section('yield.trouble', 20, [part('yield.cost'), part('yield.why')], { ...slots, problem }),
    section('yield.next', 18, [part('yield.advice'), part('yield.transfer')], slots),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'case-study', object, short: object, isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter(({ text }) => !whole.includes(text)),
  };
  const name = where ? object : whole;
  return nameOnce(read, `${name}${title.language === 'zh' ? '的' : 'の'}${asked}`, chapters);
}

/** Plans by the build of Chinese and Japanese titles, whatever kind they were taken for; null where the build is another. */
export function findWideForm(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  const strain = findStrain(title) ?? findMenace(title, field);
  if (strain) {
    const read: TitleUnderstanding = { ...title, kind: 'theory-essay', isAspectNamed: false, bearing: null };
    const name = `${strain.a}对${strain.b}的${strain.term}`;
    const plan = nameOnce(read, name, planStrain(strain, field));
    return {
      ...plan,
      names: {
        ...plan.names,
        ask: `${name}及其应对`,
        answer: isKept(strain.b) ? `保障${strain.b}的要点与限度` : `${strain.b}应对的要点与限度`,
      },
    };
  }
  const versions = findVersions(title);
  if (versions) {
    const read: TitleUnderstanding = { ...title, kind: 'text-interpretation', isAspectNamed: false, bearing: null };
    const lens = title.contexts.find(({ kind }) => kind === 'means')?.text ?? material.theory();
    return nameOnce(read, nameVersions(versions, title.language), planVersions(versions, lens));
  }
  return (
    findArisen(title, material) ??
    findSeason(title, field) ??
    findYield(title) ??
    findUptake(title, field) ??
    findDurable(title, field) ??
    findCultivars(title, field) ??
    findWays(title, field) ??
    findPlayed(title, field) ??
    findTwofold(title, field, material) ??
    findJapaneseForm(title, field, material)
  );
}
