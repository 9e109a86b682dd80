import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

/** What is cast, cut or built to be loaded. */
const loaded =
  /混凝土|砂浆|砌体|钢筋|[梁柱墙板桩](?!塌|园)|节点|框架|桥|土体|木材|\b(?:concrete|mortar|masonry|beams?|columns?|slabs?|walls?|piles?|joints?|connections?|bricks?|adobe|timber|bamboo|asphalt|pavement|trusses)\b|hormig[oó]n|concreto|mortero|mamposter[ií]a|vigas?(?!\p{L})|columnas?|losas?|muros?|pilotes|ladrillos?|adobe|madera|bamb[uú]|asfalto|コンクリート|モルタル|組積|梁|柱|スラブ|接合部|杭|木材|竹材|舗装/iu;
const property =
  /性能|特性|行为|强度|承载力|延性|刚度|疲劳|抗[弯剪震裂冻渗压]|\b(?:behaviou?r|strength|properties|performance|capacity|ductility|stiffness|resistance|durability)\b|comportamiento|resistencia|propiedades|desempe[ñn]o|capacidad|ductilidad|durabilidad|特性|挙動|強度|耐力|性能|耐久性/iu;

/** A property of what is loaded: specimens are tested, and none of them is a treatment of another. */
export const isSpecimen = (field: Field, { text, bearing }: TitleUnderstanding): boolean =>
  field === 'engineering' && bearing === null && loaded.test(text) && property.test(text);

export const planSpecimens: Core = (_material, angle) => {
  const results = [part('specimen.course'), part('specimen.curve'), part('specimen.compare')];
  return [
    section('specimen.plan', 26, [part('specimen.materials'), part('specimen.make'), part('specimen.rig')]),
    section('specimen.result', 30, angle % 2 === 1 ? results.toReversed() : results),
    section('specimen.model', 22, [part('specimen.theory'), part('specimen.code'), part('specimen.use')]),
  ];
};
