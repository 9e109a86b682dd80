import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const modelling =
  /^(?:(?:mathematical|numerical|statistical|stochastic|dynamic|agent-based) )?modell?ing$|^(?:数学|数值|动力学)?建模(?:研究|分析)?$|^(?:modelización|modelado|modelación)(?: matemátic[oa])?$|^(?:数理)?モデル(?:化|構築)$/iu;
const exact: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture', 'interdisciplinary']);

/** A title that asks for a model of something: it is neither proved nor argued about. */
export const isModelled = (field: Field, { aspect, bearing, sides }: TitleUnderstanding): boolean =>
  exact.has(field) && bearing === null && sides === null && modelling.test(aspect.trim());

/** What is assumed and written down, what follows from it, how it stands to data, where it ends. */
export const planModel: Core = (_material, angle, { language, object, text }) => {
  const thing = grammars[language].fromTitle(object, text);
  const build = section('model.build', 22, [part('model.assume'), part('model.equation')]);
  const solve = section('model.solve', 26, [part('model.solution'), part('model.parameter')]);
  const fit = section('model.fit', 22, [part('model.data'), part('model.error')]);
  const worth = section('model.worth', 16, [part('model.limit'), part('model.extend')]);
  const chapters = angle % 2 === 1 ? [build, fit, solve, worth] : [build, solve, fit, worth];
  return chapters.map((chapter) => ({ ...chapter, slots: { object: thing, focus: thing } }));
};
