import { isPersonName } from '../../../understanding/readers/en/person-names.ts';
import { singular } from '../../../understanding/readers/en/singular.ts';
import type { Context, TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { grammars } from '../grammar/grammars.ts';
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

const learnedBy =
  /\b(?:machine learning|deep learning|neural networks?|classifiers?|transformers?|random forests?|support vector|language models?|CNNs?|LSTMs?|BERT|computer vision|gradient boosting|graph networks?)\b/iu;
const learning =
  /^(?<verb>detect|predict|classify|recogni[sz]|forecast|identify|segment|estimat)ing (?:the )?(?<thing>[^:]+?)(?= (?:with|using|by|from|through|via|in|on) |:|$)/iu;
const nounsOf: Readonly<Record<string, string>> = {
  detect: 'detection',
  predict: 'prediction',
  classify: 'classification',
  recogniz: 'recognition',
  recognis: 'recognition',
  forecast: 'forecasting',
  identify: 'identification',
  segment: 'segmentation',
  estimat: 'estimation',
};

/** "Detecting Phishing Emails: A Comparison of Classifiers": a task for a program; the e-mails have no inner factors. */
const nameLearned: Recast = ({ text, kind, signs, bearing, contexts, object }) => {
  if (signs.includes('review') || bearing || !learnedBy.test(text)) return null;
  const found = learning.exec(text)?.groups;
  const noun = nounsOf[found?.verb?.toLowerCase() ?? ''];
  if (!found?.thing || !noun || (kind === 'design-artefact' && object.includes(noun))) return null;
  const thing = grammars.en.fromTitle(found.thing, text);
  const task =
    thing.split(' ').length <= 3 && /[^s]s$/u.test(thing) ? `${singular(thing)} ${noun}` : `${noun} of ${thing}`;
  return {
    ...{ kind: 'design-artefact', object: task, isAspectNamed: false, sides: null },
    // What the task is done with is no case of it.
    contexts: contexts.map((context) =>
      context.kind === 'case' && learnedBy.test(context.text) ? { ...context, kind: 'means' as const } : context,
    ),
  };
};

/** "Biochar as a Soil Amendment: Effects on Maize Yield": what stands behind the colon is what is measured. */
const nameTailEffect: Recast = ({ text, kind, bearing, object, sides }) => {
  if (bearing || sides || (kind !== 'lab-experiment' && kind !== 'relation-test' && kind !== 'clinical-study'))
    return null;
  const outcome = /: (?:its |their |the )?(?:effects?|impact|influence) on (?:the )?(?<outcome>[^:]{4,60})$/iu.exec(
    text,
  )?.groups?.outcome;
  if (!outcome) return null;
  const named = grammars.en.fromTitle(outcome, text);
  return {
    ...{ aspect: `effect on ${named}`, isAspectNamed: true },
    bearing: { cause: object, outcome: named, through: null, under: null },
  };
};

/** "Drip or Flood? Irrigation Choice among Growers": what they choose is asked of them; the two learn nothing from each other. */
const nameChoice: Recast = ({ sides, object, contexts, aspect, text }) =>
  sides &&
  aspect === sides.join(' or ') &&
  / (?:choice|choices|decisions?|preferences?|adoption)$/iu.test(object) &&
  contexts.some(({ kind }) => kind === 'population')
    ? {
        sides: null,
        kind: 'relation-test',
        aspect: 'influencing factors',
        signs: ['factors'],
        text: text.replace(/^[^?]+\?\s*/u, ''),
      }
    : null;

const answerable =
  /^(?:can|could|will|are|is) (?:an? |the )?(?<who>[^:?]+?) (?:ever |really |truly )?be (?:ever )?(?:(?<how>moral|legal|tru|ful|real)l?y )?(?<what>responsible|conscious|creative|intelligent|autonomous|rational|accountable|liable|trustworthy|objective|neutral|moral)\?/iu;
const qualities: Readonly<Record<string, string>> = {
  responsible: 'responsibility',
  conscious: 'consciousness',
  creative: 'creativity',
  intelligent: 'intelligence',
  autonomous: 'autonomy',
  rational: 'rationality',
  accountable: 'accountability',
  liable: 'liability',
  trustworthy: 'trustworthiness',
  objective: 'objectivity',
  neutral: 'neutrality',
  moral: 'moral agency',
};

/** "Can Machines Be Morally Responsible?" is about their moral responsibility, and not about machines. */
const nameQuality: Recast = ({ text }) => {
  const found = answerable.exec(text)?.groups;
  const quality = qualities[found?.what?.toLowerCase() ?? ''];
  if (!found?.who || !quality) return null;
  const how = found.how && /^(?:moral|legal)$/iu.test(found.how) ? `${found.how.toLowerCase()} ` : '';
  return { object: `${how}${quality} of ${grammars.en.fromTitle(found.who, text)}`, isAspectNamed: false };
};

/** "Do Wildflower Strips Increase Pollinator Abundance?": whether one acts on the other is tried, and no two techniques are reviewed. */
const nameTried: Recast = ({ kind, bearing, signs }) =>
  kind === 'review' && bearing && signs.includes('question') && !signs.includes('review')
    ? { kind: 'relation-test' }
    : null;

/** "How Did IKEA Adapt to the Indian Market?": what one firm did is its case; nobody weighs answers to it. */
const nameFirmDeed: Recast = ({ kind, text, object, signs }) =>
  kind === 'case-study' &&
  /^How (?:Did|did|Does|does|Has|has) (?:the )?\p{Lu}[^?:]*\?$/u.test(text) &&
  /[’']s? (?:adaptation|response|reaction|entry|expansion|transition|growth|recovery|return|shift)\b/u.test(object)
    ? { text: text.replace(/^How \p{L}+ |\?$/gu, ''), signs: [...signs.filter((sign) => sign !== 'question'), 'case'] }
    : null;

/** "The Double in Dostoevsky": he is no book; what he wrote is read. */
const nameWritings: Recast = ({ kind, contexts }) =>
  kind === 'text-interpretation' && contexts.some((context) => context.kind === 'text' && isPersonName(context.text))
    ? {
        contexts: contexts.map((context) =>
          context.kind === 'text' && isPersonName(context.text)
            ? { ...context, text: `the writings of ${context.text}` }
            : context,
        ),
      }
    : null;

const recasts: readonly Recast[] = [
  nameTried,
  nameFirmDeed,
  nameWritings,
  nameLearned,
  nameTailEffect,
  nameChoice,
  nameQuality,
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
