import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';

const happened =
  /(?:之乱|战争|之战|战役|起义|革命|变法|运动|事件|政变|之变|开埠|迁都|灾荒?|饥荒|瘟疫|条约|衰落|兴起|灭亡|开通|废除|会议|廃線|廃止|閉山|閉鎖|撤退|進出|出店|開業|開通|開港|建設|誘致|合併|移転)$/u;

/** Where people live, so that a change is seen in how they live and travel, trade and are served. */
const dwelt = /(?:地域|地域社会|地域経済|都市|山村|農村|漁村|[町村]|商店街)$/u;
/** Before there were communes with budgets. */
const before = /古代|中世|戦国|近世|江戸|幕末|開港/u;

/** Influence of one course of events on another: conditions, paths, changes, limits. */
export function planSway(material: Material, angle: number, { bearing, text }: TitleUnderstanding): Section[] {
  const [first = '', second = '', third = ''] = material.variables(3);
  const theory = material.theory();
  const cause = bearing?.cause ?? '';
  // A rebellion has a course; a railway or a creed has a size and an order.
  const ground = happened.test(cause)
    ? section('past.course', 20, [part('past.before'), part('past.stages'), part('past.people')], {
        object: cause,
        focus: cause,
      })
    : section('sway.ground', 18, [
        part('sway.state', {}, [part('sway.scale'), part('sway.order')]),
        part('sway.condition'),
      ]);
  const path = section('sway.path', 24, [
    first !== '' && part('sway.through', { variable: first }),
    second !== '' && part('sway.through', { variable: second }),
    first === '' && part('past.interest'),
    first === '' && part('past.choices'),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
  ]);
  const isDwelt = happened.test(cause) && dwelt.test(bearing?.outcome ?? '') && !before.test(text);
  const result = section(
    'sway.result',
    24,
    isDwelt
      ? [part('brought.life'), part('brought.trade'), part('brought.public')]
      : [part('sway.rule'), part('sway.life')],
  );
  const limit = section('sway.limit', 14, [
    part('sway.uneven'),
    third === '' ? part('past.views') : part('trace.other', { variable: third }),
  ]);
  if (angle % 3 === 2) return [result, ground, path, limit];
  return angle % 3 === 1 ? [ground, result, path, limit] : [ground, path, result, limit];
}

/** Influence between ideas, works and institutions: shown in sources, not estimated. */
export function planInfluence(material: Material, angle: number): Section[] {
  const [other = ''] = material.variables(1);
  const theory = material.theory();
  const source = section('trace.source', 16, [part('trace.core'), part('trace.situation')]);
  const channel = section('trace.channel', 18, [
    part('trace.contact', {}, [part('trace.proven'), part('trace.likely')]),
    part('trace.choice'),
  ]);
  const mark = section('trace.mark', 26, [
    part('trace.thought'),
    part('trace.form'),
    theory !== '' && part('frame.theory', { theory }),
  ]);
  const limit = section('trace.limit', 16, [part('trace.change'), part('trace.other', { variable: other })]);
  if (angle % 3 === 2) return [source, mark, channel, limit];
  return angle % 3 === 1 ? [mark, source, channel, limit] : [source, channel, mark, limit];
}
