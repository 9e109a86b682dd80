import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';

const bodily: ReadonlySet<Field> = new Set<Field>(['engineering', 'agriculture', 'medicine']);

/** What is there to be dealt with, as against what is done or made. */
const suffered =
  /(?:脱落|开裂|裂缝|渗漏|故障|腐蚀|失效|沉降|变形|病|症|伤|痛|焦虑|抑郁|不安|压力|倦怠|疲劳|害|污染|堵塞|老化|磨损|流失|損傷|劣化|故障|病害)$|(?:不安|ストレス|疲労|痛み)$|\b(?:anxiety|stress|pain|burnout|injur(?:y|ies)|fatigue|depression|failures?|leaks?|leakage|cracks?|corrosion|diseases?|erosion|loss(?:es)?|damage|defects?|infections?|\p{L}+(?:osis|itis))$|^(?:fallas?|fugas|corrosión|enfermedad|erosión|pérdidas?|daños|plagas?)(?!\p{L})/iu;

const planNature = (): Section[] => [
  section('tech.what', 17, [part('tech.sense'), part('tech.work')]),
  section('nat.seen', 26, [part('nat.how'), part('nat.facts')]),
  section('tech.why', 22, [part('tech.inner'), part('tech.outer')]),
  section('nat.mean', 22, [part('nat.explain'), part('nat.open'), part('nat.use')]),
];

const planMatter = ({ object }: TitleUnderstanding): Section[] => [
  section('tech.what', 17, [part('tech.sense'), part('tech.work')]),
  section('tech.state', 22, [part('tech.seen'), part('tech.trouble')]),
  section('tech.why', 22, [part('tech.inner'), part('tech.outer')]),
  section(suffered.test(object) ? 'tech.cope' : 'tech.way', 25, [
    part('tech.means', {}, [part('tech.principle'), part('tech.cost')]),
    part('tech.compare'),
    part('tech.next'),
  ]),
];

/** What a firm does has aims, ways, what shapes them, results and a better way. */
const planRun = (): Section[] => [
  section('run.what', 16, [part('thing.sense'), part('run.aim')]),
  section('run.now', 24, [part('run.ways'), part('run.who'), part('thing.differ')]),
  section('run.shape', 22, [part('run.demand'), part('run.cost'), part('run.rival')]),
  section('run.effect', 20, [part('run.good'), part('run.bad')]),
  section('run.better', 18, [part('run.options'), part('run.steps')]),
];

const planEconomic = (): Section[] => [
  section('econ.what', 16, [part('thing.sense'), part('shift.measure')]),
  section('econ.state', 22, [part('econ.size'), part('econ.parties')]),
  section('econ.drive', 24, [part('econ.want'), part('econ.gain'), part('econ.rule')]),
  section('econ.effect', 22, [part('econ.good'), part('econ.bad'), part('econ.share')]),
  section('econ.judge', 16, [part('econ.options'), part('econ.weigh')]),
];

const planSchooled = (): Section[] => [
  section('edu.what', 16, [part('thing.sense'), part('edu.aim')]),
  section('edu.now', 22, [part('edu.forms'), part('edu.people'), part('thing.differ')]),
  section('edu.shape', 22, [part('edu.school'), part('edu.home'), part('edu.rule')]),
  section('edu.effect', 22, [part('edu.good'), part('edu.bad')]),
  section('edu.better', 18, [part('edu.ways'), part('edu.need')]),
];

const planForces = (): Section[] => [
  section('thing.what', 16, [part('thing.sense'), part('thing.origin')]),
  section('arms.work', 24, [part('arms.tasks'), part('arms.order'), part('arms.cases')]),
  section('thing.why', 18, [part('arms.need'), part('arms.money')]),
  section('arms.effect', 24, [part('arms.good'), part('arms.bad'), part('arms.law')]),
  section('arms.next', 16, [part('arms.outlook'), part('arms.answer')]),
];

const planArt = (): Section[] => [
  section('art.what', 17, [part('thing.origin'), part('thing.sense')]),
  section('art.form', 24, [part('craft.form'), part('craft.sign'), part('art.makers')]),
  section('craft.works', 22, [part('craft.pick'), part('craft.read')]),
  section('art.place', 20, [part('craft.sense'), part('craft.public'), part('art.market')]),
  section('art.judge', 15, [part('thing.views'), part('art.next')]),
];

/** What is there among people and has no better known sort: its forms, reasons and effects. */
const planPractice = (): Section[] => [
  section('thing.what', 16, [part('thing.sense'), part('thing.origin')]),
  section('thing.state', 26, [
    part('thing.forms', {}, [part('thing.kinds'), part('thing.each')]),
    part('thing.people'),
    part('thing.differ'),
  ]),
  section('thing.why', 20, [part('thing.inner'), part('thing.outer')]),
  section('thing.effect', 24, [part('thing.near'), part('thing.far')]),
  section('thing.judge', 14, [part('thing.views'), part('thing.next')]),
];

/** A phenomenon has reasons and effects, in whatever field it is looked at. */
const phenomenon =
  /(?:现象|热|潮|风|文化|离れ|現象|ブーム)$|\b(?:phenomenon|craze|trend|culture)$|^(?:fenómeno|moda|auge)/iu;

/** A bare thing is asked what its field asks of such things. */
export function listBare(title: TitleUnderstanding, field: Field): Section[] {
  if (field === 'science') return planNature();
  if (bodily.has(field)) return planMatter(title);
  if (phenomenon.test(title.object)) return planPractice();
  switch (field) {
    case 'management':
      return planRun();
    case 'economics':
      return planEconomic();
    case 'education':
      return planSchooled();
    case 'military':
      return planForces();
    case 'art':
      return planArt();
    default:
      return planPractice();
  }
}
