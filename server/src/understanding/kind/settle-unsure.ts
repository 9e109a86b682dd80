import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { Reading } from '../title-reading.ts';

/** Below this a guess of the kind is wrong as often as not. */
const unsure = 0.45;

/** What a state lays down, grants, charges or forbids, as against what it does so for. */
const policies =
  /(?:政策|制度改革|补贴|补助|限购|限行|税|试点|新政|禁令|低保|公积金)$|\b(?:polic(?:y|ies)|tax(?:es|ation)?|bans?|subsid(?:y|ies)|quotas?|tariffs?|(?:congestion|road) (?:charging|pricing|charges?)|minimum wage|basic income|rent controls?|price caps?|carbon pricing|vouchers?|sanctions)$|^(?:la |el |los |las )?(?:política|impuesto|subsidio|prohibición|salario mínimo|renta básica|arancel|cuota|bono)(?!\p{L})|(?:政策|税|補助金|給付金|無償化|規制|減税)$/iu;

const loose: ReadonlySet<TitleKind> = new Set<TitleKind>(['status-and-remedies', 'relation-test', 'theory-essay']);
const ofState: ReadonlySet<Field> = new Set<Field>([
  'economics',
  'law',
  'education',
  'management',
  'agriculture',
  'medicine',
  'interdisciplinary',
]);

/** What people have, feel or do at home and at work: whoever says that something acts on it can ask them. */
const lived =
  /\b(?:balance|well-?being|satisfaction|motivation|stress|anxiety|loneliness|sleep|health|habits|behaviou?r|performance|productivity|commitment|trust|turnover|engagement|concentration|learning|reading|self-\p{L}+|quality of life|family life|daily life|relationships)\b|conciliación|bienestar|satisfacción|motivación|estrés|ansiedad|soledad|sueño|salud|hábitos|conducta|comportamiento|rendimiento|productividad|compromiso|confianza|rotación|concentración|atención|aprendizaje|lectura|autoestima|calidad de vida|vida (?:familiar|cotidiana|social)|relaciones (?:familiares|personales|de pareja)/iu;
const acting = /^(?:impacts?|influence|impacto|influencia) (?:on|upon|en|sobre) /iu;
const described: ReadonlySet<TitleKind> = new Set<TitleKind>(['review', 'theory-essay', 'status-and-remedies']);

/** «El impacto del teletrabajo en la conciliación familiar»: said outright to act on what people can be asked about. */
const isFelt = ({ bearing, aspect, signs }: Reading): boolean =>
  bearing !== null &&
  !['review', 'remedy', 'problem', 'history'].some((sign) => signs.some((found) => found === sign)) &&
  acting.test(aspect ?? '') &&
  lived.test(bearing.outcome);

/** Where the kind is a toss-up, what the law makes of a thing is asked in law, and a title that names a policy and asks nothing of it is least harmed by being read as one on policy. */
export function settleUnsure(kind: TitleKind, confidence: number, reading: Reading, field: Field): TitleKind {
  if (
    confidence < unsure &&
    field === 'law' &&
    kind === 'relation-test' &&
    reading.bearing === null &&
    !reading.signs.includes('survey')
  )
    return 'doctrinal-law';
  // Where no state is said to have decided anything, the law asks what is allowed.
  if (
    confidence < unsure &&
    field === 'law' &&
    kind === 'policy-analysis' &&
    !reading.signs.includes('policy') &&
    !reading.signs.includes('question') &&
    !policies.test(reading.object) &&
    !reading.contexts.some((context) => context.kind === 'policy')
  )
    return 'doctrinal-law';
  // Nothing that has no name of its own was chosen as a case.
  if (
    confidence < unsure &&
    kind === 'case-study' &&
    (reading.signs.includes('factors') || reading.signs.includes('problem') || reading.signs.includes('question')) &&
    !reading.signs.includes('case') &&
    !/\p{Lu}|\d/u.test(reading.object) &&
    !reading.contexts.some(({ kind: scope }) => scope === 'case' || scope === 'place')
  )
    return 'status-and-remedies';
  if (confidence < 0.5 && described.has(kind) && ofState.has(field) && field !== 'law' && isFelt(reading))
    return 'relation-test';
  const isPlain = reading.bearing === null && !reading.signs.includes('remedy') && !reading.signs.includes('problem');
  return confidence < unsure && loose.has(kind) && isPlain && ofState.has(field) && policies.test(reading.object)
    ? 'policy-analysis'
    : kind;
}
