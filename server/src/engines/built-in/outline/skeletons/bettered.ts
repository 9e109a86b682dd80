import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import type { OpenPlan } from './open-names.ts';

const bettered =
  /^(?<thing>[^、：]{2,24}?)の(?<property>[^のと、：]{2,12}?)の?(?<deed>向上|改善|低減|抑制|強化)(?:に関する|の)(?:実験的)?(?:研究|検討)$/u;
/** Nobody builds traffic, a school or a town for a test, and a program is tested by other means. */
const unbuilt =
  /交通|教育|授業|学校|都市|地域|業務|作業|組織|住民|河川|湖|水質|農村|工程|ライン|システム|通信|ネットワーク|アルゴリズム|認識|翻訳|検索|推薦|経営|企業|サービス|ソフト|モデル|による|を用いた|における|のための/u;

/** 太陽電池の耐湿性向上に関する研究: what limits the property, what is done about it, what is made and how it is tested; a bettering has no kinds. */
function findBettered(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (title.language !== 'ja' || (field !== 'engineering' && field !== 'science')) return null;
  const { thing, property, deed } = bettered.exec(title.text)?.groups ?? {};
  if (!thing || !property || !deed || unbuilt.test(thing + property)) return null;
  const isLess = deed === '低減' || deed === '抑制';
  const slots = {
    ...{ object: thing, focus: thing, aspect: property, term: `${property}${deed}` },
    problem: isLess ? `${property}を増やす要因` : `${property}を制約する要因`,
  };
  const chapters: Section[] = [
    section('better.weak', 20, [part('better.state'), part('better.how')], slots),
    section('better.means', 20, [part('better.known'), part('better.choice')], slots),
    section('better.make', 22, [part('better.sample'), part('better.test')], slots),
    section('better.result', 28, [part('better.compare'), part('better.side'), part('better.why')], slots),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'lab-experiment', object: thing, short: thing, isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter(({ text }) => !thing.includes(text)),
  };
  const name = `${thing}の${property}${deed}`;
  const plan = nameOnce(read, name, chapters);
  const said = { ask: `${name}という課題`, answer: `${property}に対する方策の効果と限界` };
  return { ...plan, names: { ...plan.names, ...said } };
}

const doing =
  /『[^』]+』における(?<thing>手紙|書簡|日記|手記|遺書|電話|和歌|短歌|俳句|夢|語り手|回想|噂|沈黙|独白|鏡|写真|音楽|風景|天候|手帳|新聞|挿話|食事|旅|汽車|列車)の(?<role>機能|役割|働き)$/u;

/** 『こころ』における手紙の機能: what it does to the plot, to those in it and to readers is asked, and not what it stands for. */
function findDoing(title: TitleUnderstanding, material: Material): OpenPlan | null {
  if (title.language !== 'ja' || title.kind !== 'text-interpretation') return null;
  const { thing, role } = doing.exec(title.text)?.groups ?? {};
  if (!thing || !role) return null;
  const theory = material.theory();
  const slots = { term: thing, aspect: role };
  const chapters: Section[] = [
    section(
      'role.place',
      20,
      [part('role.where', {}, [part('text.pick'), part('text.read')]), part('role.frame')],
      slots,
    ),
    section('role.plot', 26, [part('role.move'), part('role.hide'), part('role.bond')], slots),
    section('role.telling', 22, [part('role.voice'), part('role.reader')], slots),
    section(
      'text.meaning',
      18,
      [theory !== '' && part('text.theme', { theory }), part('text.culture'), part('text.echo')],
      { aspect: thing },
    ),
  ];
  const whole = `${thing}の${role}`;
  return { title: { ...title, object: whole, short: whole, aspect: '解釈', bearing: null }, chapters, names: {} };
}

/** Japanese titles that ask how a property is bettered, or what a thing does in a work; null where they ask otherwise. */
export const findJapaneseForm = (title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null =>
  findBettered(title, field) ?? findDoing(title, material);
