import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';
import { isOfNature, listBare } from './plan-bare.ts';

const told: ReadonlySet<Field> = new Set<Field>(['science', 'engineering']);

/** What people make or do with nature, as against what is there without them. */
const made =
  /技术|计算|材料|电池|发电|机器人|通信|网络|能源|储能|芯片|激光|打印|合成|人工|computing|computers?|batter|cells?\b|engineering|printing|artificial|energy|reactors?|lasers?|robots?|networks?|technolog|machines?|vehicles?|computaci|ordenador|batería|artificial|energía|reactor|láser|robot|tecnolog|コンピュータ|電池|発電|ロボット|通信|人工|技術|レーザー|エネルギー|炉$/iu;

/** A thing of science named and nothing asked of it: who writes on it explains it and searches no databases. */
export const isBareScience = (
  field: Field,
  { contexts, aspect, bearing, signs, sides, text }: TitleUnderstanding,
): boolean =>
  told.has(field) &&
  // What is done to houses is no picture of nature.
  // What lives or is counted in a place is observed; it is no idea that somebody had.
  !/ (?:on|in|along|near|at|under|among) |(?:多样性|种群|数量|分布|群落|多様性|分布)$/iu.test(text) &&
  !(field === 'engineering' && /^\p{L}+ing (?!\p{L}+$)/iu.test(text)) &&
  contexts.length === 0 &&
  // What such a thing is usually asked is read into a title that asks nothing.
  !text.toLowerCase().includes(aspect.toLowerCase().split(/[\s与と]/u)[0] ?? '') &&
  bearing === null &&
  sides === null &&
  !signs.includes('review') &&
  !/[:：—]|综述|进展|现状|review|advances|progress|trends|revisi|avances|動向|レビュー/iu.test(text);

/** What it is, how it is known or made, what it is good for or what it means. */
export const planScience: Core = (_material, _angle, title) => {
  const { object } = title;
  // Erosion was nobody's idea.
  if (isOfNature(object)) return listBare(title, 'science');
  const idea = section('sci.idea', 26, [part('sci.origin'), part('sci.core')]);
  return made.test(object)
    ? [
        idea,
        section('sci.made', 28, [part('sci.ways'), part('sci.state')]),
        section('sci.use', 26, [part('sci.uses'), part('sci.limits')]),
      ]
    : [
        idea,
        section('sci.seen', 28, [part('sci.signs'), part('sci.models')]),
        section('sci.open', 26, [part('sci.worth'), part('sci.next')]),
      ];
};
