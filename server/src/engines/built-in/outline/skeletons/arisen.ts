import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import type { OpenPlan } from './open-names.ts';

const turned = /(?:创办|创立|创设|设立|开办|兴办|传入|引入|修建|开通|兴起|崛起|兴盛|繁荣|衰落|衰败|没落|瓦解|解体)$/u;

/** 江南市镇兴起 and what came of it: why it came about, how it went and what it did; a rise has no rise, and is not reshaped. */
export function findArisen(title: TitleUnderstanding, material: Material): OpenPlan | null {
  const { language, kind, object, aspect, bearing } = title;
  if (language !== 'zh' || kind !== 'history-narrative' || bearing || !turned.test(object)) return null;
  if (!/影响$/u.test(aspect)) return null;
  const [theory = ''] = material.theories(1);
  const chapters: Section[] = [
    section('past.deep', 26, [
      part('past.structure'),
      part('past.interest'),
      theory !== '' && part('past.view', { theory }),
    ]),
    section('past.course', 26, [part('past.stages'), part('past.people')]),
    section('past.result', 28, [part('past.direct'), part('past.remote'), part('past.views')]),
  ];
  return { title, chapters, names: {} };
}
