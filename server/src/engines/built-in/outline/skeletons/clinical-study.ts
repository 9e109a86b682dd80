import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { type Arms, findArms } from './arms.ts';
import type { Core } from './core.ts';
import { isAilment, planAilment } from './technical-remedies.ts';

const experience =
  /护理体会|护理经验|护理要点|护理心得|看護の?(?:経験|実際)|\bcare (?:of|for|plan for) an? (?!sample|group|cohort)|cuidados (?:de enfermería )?(?:a|en|de) un(?:a)? paciente|plan de cuidados|nursing experience|experiencia de enfermería/iu;
const singleCase =
  /(?:[一1]|\d{1,2})例(?:报告|分析)?|个案报道|病例报告|病例报道|case report|a case of|informe de (?:un )?caso|caso clínico|症例報告|の[一1]例/iu;
const diagnostic =
  /诊断|鉴别|筛查|检出|超声|\bMRI\b|\bCT\b|影像|标志物|病理|diagnos|screening|imaging|biomarker|ultrasound|cribado|ecograf|biomarcador|診断|画像|検査|スクリーニング|マーカー/iu;

/** A group that gets what is studied beside one that does not, its indicators, its results, what they mean. */
export const planGroups: Core = (_material, angle) => {
  const treatment = part('clinical.treatment', {}, [part('clinical.usual'), part('clinical.added')]);
  const method = section('clinical.method', 28, [
    part('clinical.subjects'),
    part('clinical.groups'),
    treatment,
    part('clinical.indicators'),
    part('clinical.statistics'),
    part('clinical.ethics'),
  ]);
  const result = section('clinical.result', 28, [
    part('clinical.baseline'),
    part('clinical.main'),
    part('clinical.secondary'),
    part('clinical.safety'),
  ]);
  const discussion = section('clinical.discussion', 22, [
    part('clinical.explain'),
    part('clinical.compare'),
    part('clinical.practice'),
    part('clinical.bias'),
  ]);
  if (angle % 3 === 0) return [method, result, discussion];
  // Who is studied and what is done to them may each have a chapter.
  const patients = section('clinical.subjects', 16, [part('clinical.groups'), part('clinical.ethics')]);
  const course = section('clinical.treatment', 20, [
    part('clinical.usual'),
    part('clinical.added'),
    part('clinical.indicators'),
    part('clinical.statistics'),
  ]);
  return angle % 3 === 1
    ? [patients, course, result, discussion]
    : [
        method,
        { ...result, children: [...result.children.slice(1), part('clinical.compare')] },
        section('clinical.practice', 18, [part('clinical.explain'), part('clinical.bias')]),
      ];
};

/** Two treatments against each other: neither is the usual care of the other. */
export const planArms =
  ({ a, b, on }: Arms): Core =>
  (_material, angle, { language }) => {
    const both = grammars[language].join(a, b);
    const slots = { a, b, object: both, focus: on === '' ? both : on, ...(on === '' ? {} : { term: on }) };
    const results = [part('clinical.baseline'), part('clinical.main'), part('arms.secondary'), part('arms.safety')];
    return [
      section(
        'arms.method',
        28,
        [
          part('clinical.subjects'),
          part('arms.groups'),
          part('arms.treatment', {}, [part('arms.first'), part('arms.second')]),
          part('clinical.indicators'),
          part('clinical.statistics'),
          part('clinical.ethics'),
        ],
        slots,
      ),
      section('arms.result', 28, angle % 3 === 2 ? results.slice(1) : results, slots),
      section(
        'arms.discussion',
        22,
        [part('arms.reason'), part('clinical.compare'), part('arms.choice'), part('clinical.bias')],
        slots,
      ),
    ];
  };

export const planNursing: Core = (_material, angle) => {
  const measures = [
    part('care.watch'),
    part('care.drug'),
    part('care.basic'),
    part('care.mind'),
    part('care.complication', {}, [part('care.sign'), part('care.act')]),
    part('care.leave'),
  ];
  return [
    section('care.patients', 20, [part('care.profile'), part('care.assess')]),
    section('care.measures', 40, angle % 2 === 1 ? [...measures.slice(2), ...measures.slice(0, 2)] : measures),
    section('care.outcome', 22, [part('care.effect'), part('care.reflect')]),
  ];
};

const planCaseReport: Core = () => [
  section('report.case', 24, [part('report.history'), part('report.tests')]),
  section('report.course', 28, [
    part('report.diagnosis', {}, [part('report.considered'), part('report.excluded')]),
    part('report.treatment'),
  ]),
  section('report.discussion', 28, [part('report.literature'), part('report.lesson')]),
];

const planDiagnosis: Core = (_material, angle) => {
  const results = [part('diagnosis.feature'), part('diagnosis.accuracy'), part('diagnosis.error')];
  return [
    section('diagnosis.method', 26, [
      part('clinical.subjects'),
      part('diagnosis.technique', {}, [part('diagnosis.device'), part('diagnosis.reading')]),
      part('diagnosis.standard'),
      part('diagnosis.statistics'),
      part('clinical.ethics'),
    ]),
    section('diagnosis.result', 30, angle % 2 === 1 ? [...results.slice(1), ...results.slice(0, 1)] : results),
    section('diagnosis.worth', 22, [part('diagnosis.compare'), part('diagnosis.use'), part('clinical.bias')]),
  ];
};

/** A treatment that is tried on groups, care that was given, one patient, a test that is judged, or an illness and its cure. */
export function findClinicalCore(title: TitleUnderstanding): Core {
  const { text, bearing, signs, object } = title;
  const arms = findArms(title);
  if (arms) return planArms(arms);
  if (experience.test(text)) return planNursing;
  if (singleCase.test(text)) return planCaseReport;
  const heals =
    /疗效|治疗效果|护理|treatment of|efficacy|effectiveness|trial|eficacia|tratamiento con|療法|看護|介入/iu.test(text);
  if (!heals && !bearing && isAilment(object) && signs.includes('remedy')) return planAilment;
  if (
    !heals &&
    !bearing &&
    /诊断与治疗|诊治|防治|diagnosis and treatment|diagnóstico y tratamiento|診断と治療/iu.test(text)
  )
    return planAilment;
  if (!heals && !bearing && diagnostic.test(text)) return planDiagnosis;
  return planGroups;
}
