import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { isAilment } from './skeletons/technical-remedies.ts';

const tasks =
  /^(?:detección|reconocimiento|clasificación|predicción|pronóstico|segmentación|estimación|identificación|optimización|control|seguimiento|monitoreo|automatización)(?!\p{L})/iu;

/** What is built for finding cracks does not build cracks. */
export function findSpanishTask({ kind, language, text, object, aspect }: TitleUnderstanding): string | null {
  if (kind !== 'design-artefact' || language !== 'es' || !tasks.test(aspect)) return null;
  const at = text.toLowerCase().indexOf(aspect.toLowerCase());
  const end = text.toLowerCase().indexOf(object.toLowerCase(), at) + object.length;
  const span = at >= 0 && end > object.length ? text.slice(at, end) : '';
  return /^\S+(?: \S+)? del? /u.test(span) && span.length < 70 ? span.charAt(0).toLowerCase() + span.slice(1) : null;
}

/** 外国人労働者の受け入れ政策: whose it is belongs to its name. */
export function withOwner({ text, language, contexts, kind }: TitleUnderstanding, object: string): string {
  if (language === 'es' && kind === 'case-study') {
    const firm = contexts.find((context) => context.kind === 'case')?.text;
    return firm && text.includes(`${object} de ${firm}`) ? `${object} de ${firm}` : object;
  }
  const owner = contexts.find(({ kind }) => kind === 'population')?.text;
  const joined = `${owner}の${object}`;
  return language === 'ja' && owner && joined.length <= 16 && text.includes(joined) ? joined : object;
}

const media =
  /^(?:(?:las )?redes sociales|(?:los )?videojuegos|(?:el )?(?:teléfono )?(?:móvil|celular)|tiktok|instagram|whatsapp|facebook|youtube|netflix|chatgpt|twitter|x|twitch|sns|line|スマートフォン|スマホ|ゲーム)$/iu;

/** Nobody has a score of TikTok; the use of it is what acts and is measured. */
export function nameUse({ language, kind }: TitleUnderstanding, cause: string): string {
  if (kind !== 'relation-test' || !media.test(cause)) return cause;
  if (language === 'es')
    return `uso de ${/^redes|^videojuegos/iu.test(cause) ? (/^redes/iu.test(cause) ? 'las ' : 'los ') : ''}${cause}`;
  return language === 'ja' ? `${cause}の利用` : cause;
}

const handling =
  /^(?:manejo|control|prevención|tratamiento|diagnóstico)(?: \p{L}+)?(?: y (?:manejo|control|prevención|tratamiento))? (?:del|de la|de los|de las|de) |の?(?:総合)?(?:防除|予防|対策|治療)(?:と.{2,4})?$/iu;

/** The illness has signs and causes, not its management. */
export function findIllness({ kind, object, language }: TitleUnderstanding): string | null {
  if (kind !== 'status-and-remedies' || !handling.test(object) || language === 'zh') return null;
  const illness = object.replace(handling, '');
  return isAilment(illness) ? illness : null;
}

/** What people know and think of a thing is measured, not the thing. */
export function findAttitude({ kind, language, object, aspect, bearing, text }: TitleUnderstanding): string | null {
  const article = ['el', 'la', 'los', 'las'].find((word) => text.includes(` ${word} ${object}`));
  return language === 'es' &&
    kind === 'relation-test' &&
    bearing === null &&
    /^(?:nivel de )?(?:conocimiento|actitud|percepci|creencia|opini|práctica)/iu.test(aspect)
    ? `${aspect.charAt(0).toLowerCase()}${aspect.slice(1)} sobre ${article ? `${article} ` : ''}${object}`
    : null;
}

/** 日本海軍の敗因: the defeat has a time before it and causes, the navy has neither. */
export function findFate({ kind, language, object, aspect }: TitleUnderstanding): string | null {
  if (language !== 'ja' || kind !== 'history-narrative') return null;
  if (aspect === '敗因') return `${object}の敗北`;
  return aspect === '勝因' ? `${object}の勝利` : null;
}
