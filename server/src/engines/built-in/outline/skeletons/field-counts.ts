import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';

const living: ReadonlySet<Field> = new Set<Field>(['science', 'agriculture', 'interdisciplinary']);
const counted =
  /^(?:diversidad|riqueza|abundancia|densidad|distribución|composición|estructura)(?: (?:y|e) (?:diversidad|riqueza|abundancia|densidad|distribución|composición|estructura|estado de conservación))?(?: (?:biológica|florística|arbórea|específica|vegetal|taxonómica|funcional|poblacional|espacial|altitudinal|potencial))? (?:de|del) /iu;

/** «Diversidad de anfibios en un gradiente altitudinal»: living things are looked for at sites, counted and compared. */
export function findFieldCount(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { language, text, signs, contexts } = title;
  const [head = text] = text.split(/\s*[:?]\s+/u);
  if (language !== 'es' || !living.has(field) || signs.includes('review')) return null;
  if (!counted.test(head.replace(/^(?:la|el) /iu, ''))) return null;
  if (!contexts.some(({ kind }) => kind === 'place' || kind === 'setting')) return null;
  const own = ownOf(title);
  const name = contexts
    .filter(({ kind }) => kind === 'place' || kind === 'setting' || kind === 'time')
    .reduce(
      (rest, { text: where }) =>
        rest.replace(
          new RegExp(
            `,? (?:en|de|del|durante)(?: el| la| los| las| un| una| dos| tres)* ${RegExp.escape(where)}.*$`,
            'iu',
          ),
          '',
        ),
      head.replace(/^(?:la|el) /iu, ''),
    );
  const chapters = [
    section('census.plan', 26, [part('sample.area'), part('census.census'), part('census.index')]),
    section('census.found', 28, [part('census.list'), part('census.measure'), part('census.sites')]),
    section('census.why', 22, [part('census.nature'), part('census.human')]),
    section('census.use', 18, [part('census.keep'), part('census.limit')]),
  ];
  const read: TitleUnderstanding = { ...title, kind: 'theory-essay', isAspectNamed: false, bearing: null };
  return nameOnce(read, own(name), chapters, 'finding');
}
