import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { settings } from './lexicon.ts';
import { headOf, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { nameOutcome } from './read-clause.ts';
import { classify, takeContexts, takeOwner } from './take-contexts.ts';

const effectOf =
  /^(?:the\s+|an?\s+)?((?:(?!(?:of|the)\s)[\p{L}-]+\s+){0,3}?)(effects?|impacts?|influences?|consequences|implications|contributions?|repercussions)\s+of\s+(.+?)\s+(?:on|upon|to|for)\s+(.+)$/iu;
const effectAlone =
  /^(?:the\s+|an?\s+)?((?:(?!(?:of|the)\s)[\p{L}-]+\s+){0,2}?(?:effects?|impacts?|influence|consequences|implications))\s+of\s+(.+)$/iu;
const roleOf =
  /^(?:the\s+)?((?:[\p{L}-]+\s+){0,2}?(?:role|roles|importance|place|function|significance|value|use|application|potential))\s+of\s+(.+?)\s+(?:in|for|to|as)\s+(.+)$/iu;
const relation =
  /^(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+)?(?:relations?(?:hips?)?|links?|associations?|correlations?|connections?|interplay|nexus|interactions?|interface|tension|gap)\s+between\s+(.+?)\s+and\s+(.+)$/iu;
/** "The Relationship of X to Y". */
const related =
  /^(?:an?\s+|the\s+)?(?:relation(?:ship)?|link|connection|association)\s+of\s+(.+?)\s+(?:to|with)\s+(.+)$/iu;
const mediating =
  /^(?:the\s+)?(?:[\p{L}-]+\s+)?(mediating|moderating|mediation|moderation|moderated mediation)\s+(?:role|effect|effects|function)\s+of\s+(.+?)(?:\s+(?:in|between|on)\s+.+)?$/iu;

/** "Does Self-Efficacy Mediate?", "Trust as a Mediator", "The Role of Trust as a Moderator". */
const mediator =
  /^(?:(?:does|do|can)\s+(?<asked>.+?)\s+(?<verb>mediate|moderate|explain|buffer|matter)(?:\s+.+)?\??|(?:the\s+role\s+of\s+)?(?<named>.+?)\s+as\s+(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+)?(?<part>mediators?|moderators?|mediating variables?|moderating variables?)(?:\s+.+)?)$/iu;

export function readMediation(text: string): { through: string | null; under: string | null } | null {
  const said = mediator.exec(text)?.groups;
  const named = said?.asked ?? said?.named;
  const found = named ? null : mediating.exec(text);
  const part = said?.verb ?? said?.part ?? found?.[1];
  const between = named ?? found?.[2];
  if (!part || !between) return null;
  const what = withoutArticle(between);
  return /^(?:mediat|explain)/iu.test(part) ? { through: what, under: null } : { through: null, under: what };
}

const moving =
  /^(?:promoting|improving|enhancing|boosting|increasing|supporting|strengthening|fostering|driving|advancing|accelerating|raising|sustaining|reducing|lowering|preventing|combating|mitigating|alleviating|tackling|curbing)\s+(?=\S)/iu;
/** What has its place in a history. */
const ofThePast =
  /\b(?:wars?|world war \S+|revolution|resistance|movement|uprising|rebellion|reformation|renaissance|crusades)$|^operation\s\S+$/iu;
/** Where an effect is felt, and not what it is on. */
const felt =
  /^(?:[\p{L}-]+\s){1,2}(?:countries|communities|cities|economies|towns|villages|regions|nations|areas|populations)$/iu;

const anybody =
  /^(?:(?:key|different|various|multiple|local|external|internal)\s+)*(?:stakeholders|actors|participants|parties)$/iu;

/** Clauses that join cause and outcome: effect of X on Y, role of X in Y, relation between X and Y. */
export function readBearing(text: string, reader: Reader): Core | null {
  const linked = relation.exec(text) ?? related.exec(text);
  if (linked?.[1] && linked[2]) {
    const taken = takeContexts(linked[2], reader);
    const own = takeOwner(taken.rest);
    const [cause, outcome] = [withoutArticle(linked[1]), withoutArticle(own.rest)];
    return coreOf(cause, `relation to ${outcome}`, {
      contexts: [...own.contexts, ...taken.contexts],
      bearing: { cause, outcome },
      signs: ['effect'],
      sure: 0.95,
    });
  }
  const effect = effectOf.exec(text);
  if (effect?.[2] && effect[3] && effect[4]) {
    const taken = takeContexts(effect[4], reader);
    const own = takeOwner(taken.rest);
    const inner = takeContexts(effect[3], reader);
    const [cause, outcome] = [withoutArticle(inner.rest), withoutArticle(own.rest)];
    const measured = nameOutcome(outcome, reader);
    const noun = /^(?:effects?|impacts?)$/iu.test(effect[2]) && !effect[1] ? 'effect' : effect[2];
    const worded = own.rest.replace(/^The\s/u, 'the ');
    // "The Economic Impact of the World Cup on Host Countries": what sort of effect is said, and where it is felt.
    if (effect[1]?.trim() && felt.test(reader.open(outcome)))
      return coreOf(cause, `${effect[1]}${noun}`, {
        contexts: [...inner.contexts, { text: outcome, kind: 'setting' }, ...own.contexts, ...taken.contexts],
        bearing: { cause, outcome: measured },
        signs: ['effect'],
        sure: 0.95,
      });
    const joint = /^(?:implications|consequences|repercussions)$/iu.test(noun)
      ? 'for'
      : /^contributions?$/iu.test(noun)
        ? 'to'
        : 'on';
    return coreOf(cause, `${effect[1] ?? ''}${noun} ${joint} ${worded}`, {
      contexts: [...inner.contexts, ...own.contexts, ...taken.contexts],
      bearing: { cause, outcome: measured },
      signs: ['effect'],
      sure: 0.95,
    });
  }
  const role = roleOf.exec(text);
  if (role?.[1] && role[2] && role[3]) {
    const where = classify(role[3], 'in', reader);
    // "The Significance of X in the Twenty-First Century": when it was, and nothing that it acts on.
    if (where === 'time' && !ofThePast.test(reader.open(role[3]))) {
      const taken = takeContexts(role[2], reader);
      return coreOf(withoutArticle(taken.rest), role[1], {
        contexts: [...taken.contexts, { text: withoutArticle(role[3]), kind: 'time' }],
        ...{ signs: ['effect'], sure: 0.85 },
      });
    }
    if (where === 'text') {
      const whole = takeContexts(text, reader);
      return coreOf(withoutArticle(whole.rest), null, {
        contexts: whole.contexts,
        signs: ['interpretation'],
        sure: 0.8,
      });
    }
    const taken = takeContexts(role[3], reader);
    const cause = withoutArticle(role[2]);
    const outcome = withoutArticle(taken.rest);
    const opened = reader.open(outcome);
    // "The Role of Stakeholders in X": whoever has to do with it has his part in it, and it is X that is known.
    if (anybody.test(cause)) {
      const whose = withoutArticle(taken.rest);
      return coreOf(whose, `${role[1]} of ${cause}`, { contexts: taken.contexts, signs: ['effect'], sure: 0.85 });
    }
    // "The Role of Women in World War II": half of mankind is studied as it stood there.
    if (
      /^(?:women|men|children|girls|minorities|african americans|slaves|peasants)$/iu.test(cause) &&
      ofThePast.test(opened)
    )
      return coreOf(`${cause} in ${taken.rest.replace(/^The\s/u, 'the ')}`, role[1], {
        contexts: taken.contexts,
        signs: ['history'],
        sure: 0.85,
      });
    // "The Role of Propaganda in the First World War": when it was, and nothing that it acted on.
    if (/^roles?$/iu.test(role[1]) && ofThePast.test(opened) && !isPeople(reader.open(cause)))
      return coreOf(cause, role[1], {
        contexts: [{ text: outcome, kind: 'time' }, ...taken.contexts],
        signs: ['effect'],
        sure: 0.85,
      });
    const isUse = /(?:use|application)$/iu.test(role[1]);
    // "in Rural Healthcare" says where, "in Preventing Falls" what for.
    const isWhere = isPeople(opened) || settings.has(headOf(opened)) || namesPlace(opened);
    return coreOf(cause, isWhere ? role[1] : `${role[1]} in ${taken.rest}`, {
      contexts: isWhere
        ? [{ text: outcome, kind: isPeople(opened) ? 'population' : 'setting' }, ...taken.contexts]
        : taken.contexts,
      // "in Promoting Farm Sales": what is moved is named, and not the moving of it.
      bearing: isWhere || isUse ? null : { cause, outcome: withoutArticle(outcome.replace(moving, '')) },
      signs: [isUse ? 'application' : 'effect'],
      sure: 0.85,
    });
  }
  const alone = effectAlone.exec(text);
  if (!alone?.[1] || !alone[2]) return null;
  const taken = takeContexts(alone[2], reader);
  return coreOf(withoutArticle(taken.rest), alone[1], { contexts: taken.contexts, signs: ['effect'], sure: 0.9 });
}
