import type { Field } from '@yanmo/contract/codes';
import type { Core, Reader } from '../latin/core.ts';
import { headOf } from './noun-phrase.ts';

const conditions =
  /\b(?:burnout|depression|anxiety|hypertension|diabetes|obesity|malnutrition|stunting|an(?:a)?emia|insomnia|stress|infections?|fever|disease|disorders?|injur(?:y|ies)|addiction|fatigue|pain|asthma|cancer|mastitis|parasites?|violence|bullying|smoking|suicid\p{L}*|delirium|falls|loneliness)$/iu;
const refusals =
  /\b(?:hesitancy|hesitation|drop-?outs?|resistance|refusal|absenteeism|delinquency|truancy|turnover|attrition|non-?adherence|non-?compliance|procrastination|gap|delays?|failure|decline)$/iu;
const problems =
  /\b(?:mortality|poverty|unemployment|inequality|pollution|congestion|waste|corruption|trafficking|deforestation|erosion|shortages?|incarceration|homelessness|debt|violence|piracy|grabbing|illiteracy|divide|overfishing|fraud|crime|loss|deserts?|misinformation)$/iu;
const choices =
  /^(?:adoption|uptake|use of|acceptance|intention)|\b(?:adoption|uptake|acceptance|intention|intentions|participation|willingness|willingness to pay|preferences|choice|compliance|adherence)$/iu;
const treatments =
  /\b(?:therapy|exercise|rehabilitation|training|intervention|interventions|acupuncture|massage|mobili[sz]ation|vaccination|screening|telehealth|mindfulness|supplementation|yoga|counselling|counseling)$/iu;
const measures =
  /\b(?:bans?|tax(?:es)?|subsid(?:y|ies)|quotas?|vouchers?|sanctions|lockdowns?|programmes?|programs?|microcredit|microfinance|minimum wages?|basic income)$/iu;
const technical: ReadonlySet<Field> = new Set(['engineering', 'science']);

/** What a title asks whose words do not say it, where its object leaves little doubt. */
export function inferAspect({ object, contexts, signs }: Core, reader: Reader): string | null {
  const text = reader.open(object);
  const isAmong = contexts.some(({ kind }) => kind === 'population');
  if (contexts.some(({ kind }) => kind === 'text')) return 'interpretation';
  if (choices.test(text)) return 'determinants';
  if (refusals.test(text)) return 'causes';
  if (problems.test(text) && !isAmong) return 'causes and responses';
  if (conditions.test(text) && isAmong) return 'prevalence and factors';
  if (treatments.test(text) && reader.field !== 'education' && reader.field !== 'management') return 'effectiveness';
  if (signs.includes('trial')) return 'effectiveness';
  if (measures.test(text)) return 'effectiveness';
  const isBare = contexts.length === 0 && text.split(/\s+/u).length <= 3;
  if (
    isBare &&
    technical.has(reader.field) &&
    /(?:ing|computing|technology|robotics|networks?|materials|cells|energy|intelligence|twins?)$/iu.test(headOf(text))
  )
    return 'principles and applications';
  return null;
}
