import type { Context, TitleUnderstanding } from '../../../understanding/title-reading.ts';
import type { Recast } from './recast-studies.ts';

/** "Phonics or Whole Language? Early Reading Instruction": chapters set the two beside each other, and say where. */
const nameRivals: Recast = ({ sides, object, aspect, contexts }) => {
  if (!sides || sides.some((side) => object.includes(side))) return null;
  const isChoice = aspect === sides.join(' or ');
  if (!isChoice && !/ comparison$/u.test(aspect)) return null;
  const rest = contexts.filter(({ text }) => !sides.some((side) => text.includes(side)));
  const matter: Context[] = isChoice ? [{ text: object, kind: 'setting' }] : [];
  return { object: sides.join(' and '), aspect: 'comparison', contexts: [...rest, ...matter] };
};

/** What a doctrine has to do with another matter is argued in one way, whether it explains, meets or denies it. */
const nameBearing: Recast = ({ aspect, kind, bearing, contexts }) => {
  const other =
    kind === 'theory-essay' && !bearing ? /^(?:account of|application to|tension with) (.+)$/u.exec(aspect)?.[1] : null;
  return other && !contexts.some(({ text }) => text === other) ? { aspect: `relation to ${other}` } : null;
};

/** What the law lays down is what its chapters ask in any case. */
const nameFramework: Recast = ({ aspect, kind }) =>
  kind === 'doctrinal-law' && aspect === 'legal framework' ? { isAspectNamed: false } : null;

/** The law asks about the right in the work, not about the work. */
const nameRight: Recast = ({ aspect, object }) => {
  const right = /^(copyright|patent|trade ?mark) (?:ownership|status)$/u.exec(aspect)?.[1];
  return right ? { object: `${right === 'copyright' ? right : `${right}s`} in ${object}`, isAspectNamed: false } : null;
};

/** A way of learning, and gardens at large: a heading has no room for the article of the one that is designed. */
const nameMany: Recast = ({ kind, object, text }) => {
  const lower = text.toLowerCase();
  if (kind === 'design-artefact' && lower.includes(`${object.toLowerCase()}s`) && !object.endsWith('s'))
    return { object: `${object}s` };
  const way = /^(.+) (?:unit|lesson|course|module|workshop|curriculum)$/u.exec(object)?.[1];
  return kind === 'teaching-design' && way && !lower.includes(object.toLowerCase()) ? { object: way } : null;
};

/** What an artist did with a means, or a strategist taught, is told of the man. */
const nameMan: Recast = ({ object, text, contexts }) => {
  const [, man, thing] = /^(.+?)[’']s? (\p{Ll}+)$/u.exec(object) ?? [];
  if (!man || !thing || !text.startsWith(`${man} and `)) return null;
  return text.includes(` ${thing}`) || text.toLowerCase().includes(` ${thing}`)
    ? { object: man, contexts: [...contexts, { text: thing, kind: 'means' }] }
    : { object: man };
};

/** "The Anthropology of Coffee: Ritual, Trade and Identity": the trade is named with its matter. */
const nameTrade: Recast = ({ aspect, object, text }) => {
  const [trade] = aspect.split(' of ');
  return trade && trade !== aspect && text.toLowerCase().includes(`${trade.toLowerCase()} of ${object.toLowerCase()}`)
    ? { aspect: trade }
    : null;
};

/** "A Case Study of Weld Defect Reduction": the way of working is the matter, and what was changed by it the case. */
const nameWayOfWork: Recast = ({ kind, aspect, object, contexts, text }) => {
  const change =
    kind === 'case-study'
      ? /(?:^| )(\p{L}*(?:reduction|improvement|prevention|elimination|control))$/iu.exec(aspect)?.[1]
      : null;
  const way = contexts.find((context) => context.kind === 'means' && context.isQuiet);
  if (!change || !way || !text.toLowerCase().startsWith(way.text.toLowerCase())) return null;
  const changed = `${object.replace(/s$/u, '')} ${change}`.toLowerCase();
  return {
    object: way.text,
    isAspectNamed: false,
    contexts: [...contexts.filter((context) => context !== way), { text: changed, kind: 'case' }],
  };
};

/** A gap is one of many, and the language that a work is put into is no place where it is studied. */
const nameGap: Recast = ({ object, contexts, text }) => {
  if (/^gender gap in /u.test(object) && !/gender gap/iu.test(text))
    return {
      object: object.replace('gap', 'gaps'),
      contexts: [...contexts, { text: text.split(':')[0] ?? '', kind: 'population', isQuiet: true }],
    };
  const into = / into (\p{Lu}\p{L}+)(?:\s|$)/u.exec(text)?.[1];
  return into && contexts.some((context) => context.text === into)
    ? { contexts: contexts.filter((context) => context.text !== into) }
    : null;
};

/** An age that every title is set in is still said where the title says it; what the object names needs no scope of its own. */
const nameAge: Recast = ({ contexts, object, aspect }) => {
  const isUsed = ({ text, kind }: Context): boolean => kind === 'means' && aspect.includes(text);
  const kept = contexts
    .filter(
      (context) =>
        isUsed(context) ||
        (context.kind !== 'case' && context.kind !== 'setting') ||
        !(object.includes(context.text) || aspect.endsWith(` ${context.text}`)),
    )
    .map(({ isQuiet, ...context }): Context => {
      const isSaid = context.kind === 'time' || isUsed(context);
      return isQuiet && !isSaid ? { ...context, isQuiet } : context;
    });
  return kept.length === contexts.length && kept.every((context, at) => context.isQuiet === contexts[at]?.isQuiet)
    ? null
    : { contexts: kept };
};

/** "Renaissance Humanism in Michelangelo's David": chapters read the work for its theme. */
const nameShown: Recast = ({ kind, object, aspect, contexts }) => {
  const work = contexts.find((context) => context.kind === 'text' && context.isQuiet && object.endsWith(context.text));
  return kind === 'text-interpretation' && work
    ? { object: aspect, aspect: 'interpretation', contexts: [{ text: work.text, kind: 'text' }] }
    : null;
};

/** "in Midnight's Children and One Hundred Years of Solitude": the two are read beside each other. */
const nameBoth: Recast = ({ kind, sides, contexts }) => {
  const [a, b, ...others] = contexts.filter((context) => context.kind === 'text').map(({ text }) => text);
  return kind === 'text-interpretation' && !sides && a && b && others.length === 0 ? { sides: [a, b] } : null;
};

const undertaken =
  /^(?:failure|defeat) of (?:the )?(?:operation\b|(?:battle|siege|raid|invasion|landings?|armada)\b|.*\b(?:campaign|offensive|expedition|invasion|raid|siege|landings?|uprising|rising|revolt|rebellion|crusade|coup|armada|mutiny)\b)/iu;

/** Why an operation failed is told of the operation; nothing is measured on it. */
const nameFailed: Recast = ({ object, text }) =>
  /^why did\b/iu.test(text) && undertaken.test(object) ? { kind: 'history-narrative' } : null;

/** "What Families Buy": what is asked of people is no name of theirs. */
const nameAskedOf: Recast = ({ contexts }) => {
  const kept = contexts.filter(({ kind, text }) => kind !== 'population' || !/^(?:what|which|how|why) /iu.test(text));
  return kept.length === contexts.length ? null : { contexts: kept };
};

/** What a title puts between two things or makes their link depend on is tested, whatever the title was taken for. */
const nameBetween: Recast = ({ bearing, kind }) =>
  (bearing?.through || bearing?.under) && kind !== 'relation-test' && kind !== 'clinical-study' && kind !== 'review'
    ? { kind: 'relation-test' }
    : null;

const recasts: readonly Recast[] = [
  nameBetween,
  nameShown,
  nameBoth,
  nameRivals,
  nameBearing,
  nameFramework,
  nameRight,
  nameMany,
  nameMan,
  nameTrade,
  nameWayOfWork,
  nameGap,
  nameFailed,
  nameAskedOf,
  nameAge,
];

/** An English title as chapters take it, where a reader names its matter more narrowly than headings can. */
export function recastEnglish(title: TitleUnderstanding): TitleUnderstanding {
  if (title.language !== 'en') return title;
  let sofar = title;
  for (const recast of recasts) sofar = Object.assign({}, sofar, recast(sofar));
  return sofar;
}
