import { part, section } from '../section.ts';
import type { Core } from './core.ts';

/** Nature observed where it stands: an area or samples, a pattern, what it goes with. Nobody is asked. */
export const planObservation: Core = (_material, angle, { bearing }) => {
  const data = section('field.data', 22, [
    part('field.area'),
    part('field.source', {}, [part('field.list'), part('field.clean')]),
    part('field.method'),
  ]);
  const state = section('field.state', 26, [part('field.level'), part('field.space'), part('field.time')]);
  const factor = section('field.factor', 22, [
    bearing !== null && part('field.response'),
    part('field.natural'),
    part('field.human'),
    part('field.joint'),
  ]);
  const meaning = section('field.meaning', 16, [part('field.compare'), part('field.error'), part('field.use')]);
  if (angle % 3 === 1) return [data, factor, state, meaning];
  const turned = { ...state, children: state.children.toReversed() };
  return angle % 3 === 2 ? [data, turned, factor, meaning] : [data, state, factor, meaning];
};
