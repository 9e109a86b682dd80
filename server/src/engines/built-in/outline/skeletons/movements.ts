import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const moved =
  /(?:画派|学派|流派|[象立野抽达]派(?:绘画|艺术|雕塑|音乐)?|印象派.*|主义(?:绘画|艺术|建筑|设计|音乐)?|新艺术运动|运动|包豪斯)$|\b(?:movements?|bauhaus|art nouveau|art deco|de stijl|pop art|pre-raphaelites|dada|school of painting|hudson river school|renaissance art|baroque)\b|(?:ism|[ií]smo)$|^(?:movimiento|vanguardia|escuela) |[ií]smo (?:mexicano|español|ruso|catalán|argentino|brasileño|francés|alemán|latinoamericano)$|(?:派|主義|運動|アール・ヌーヴォー|バウハウス|もの派|民藝|民芸)$/iu;

/** Impressionism, the Bauhaus, 民藝運動: neither a work nor a war. */
export const isMovement = (field: Field, { object, bearing, contexts }: TitleUnderstanding): boolean =>
  field === 'art' &&
  bearing === null &&
  // Feminism in one photographer's pictures is read in the pictures.
  !contexts.some(({ kind }) => kind === 'text') &&
  moved.test(object.trim());

/** Where it came from, what it wanted and how that looks, who made what, what came of it. */
export const planMovement: Core = (_material, angle) => {
  const roots = section('movement.roots', 18, [part('movement.times'), part('movement.before')]);
  const style = section('movement.style', 26, [part('movement.ideas'), part('movement.means')]);
  const works = section('movement.works', 28, [part('movement.makers'), part('movement.pieces')]);
  const reach = section('movement.reach', 20, [part('movement.reception'), part('movement.after')]);
  return angle % 2 === 1 ? [roots, works, style, reach] : [roots, style, works, reach];
};
