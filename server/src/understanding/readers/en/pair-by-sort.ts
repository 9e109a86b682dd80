import type { Context } from '../../title-reading.ts';
import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { headOf, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { isPersonName } from './person-names.ts';
import { isNameText } from './running-case.ts';

/** Where a commander showed what he could do. */
const fought = /\b(?:campaigns?|battles?|siege|offensive|expedition|invasion|march)\b/iu;
/** Rights that works are held by: the work is what is studied. */
const rights =
  /^(?:copyright|patents?|patent law|copyright law|trade ?marks?|trade ?mark law|defamation law|privacy law)$/iu;
/** Tools of thought that a case is judged by. */
const judged =
  /\b(?:problem|paradox|thought experiment|just war theory|dilemma|experience machine|original position)$/iu;
/** What can be judged is a thing or a deed of our days; what is only thought of is not. */
const concrete =
  /\b(?:vehicles|cars|strikes|drones|robots|weapons|machines|warfare|testing|farming|policies|policy|triage|hiring|vaccines|platforms|animals|markets)$/iu;
/** Matters of which a doctrine gives an account, where a practice is one that it is applied to. */
const accounted =
  /\b(?:justice|knowledge|morality|freedom|liberty|truth|power|evil|mind|consciousness|identity|cooperation|altruism|happiness|virtue|obligation|equality|beauty|language|meaning)$/iu;
/** Doctrines that deny what others hold to. */
const denying =
  /\b(?:relativism|determinism|scepticism|skepticism|nihilism|fatalism|solipsism|subjectivism|anti-realism|moral luck|fatalism|eliminativism)$/iu;
/** Branches of reckoning, which are put to use. */
const reckoned =
  /^(?:(?:graph|number|group|probability|queu?eing|information|network|chaos|set|knot|category|game|percolation) theory|markov chains?|calculus|linear algebra|matrices|fractals|fourier (?:series|analysis|transforms?)|differential equations|bayes(?:ian|[’']s?)? (?:theorem|statistics|inference)|monte carlo methods?|combinatorics|topology|statistics|regression|logarithms|prime numbers|cryptography)$/iu;
/** "The Crisis of Higher Education": what it is part of, not what it brings about. */
const inCrisis = /^(?:the\s+)?(?:crisis|crises|future|decline|collapse|politics)\s+(?:of|in)\s+(?:the\s+)?(.+)$/iu;
/** How a power or an age came and went. */
const courseOf = /^(?:the\s+)?(rise|fall|decline|collapse|downfall|end|origins|birth)\s+of\s+(?:the\s+)?(.+)$/iu;
/** "The Expression of Emotion through Colour": by what an artist does it. */
const throughIt = /^(?:the\s+)?(.+?)\s+(?:through|by means of)\s+(.+)$/iu;

const quiet = (text: string, reader: Reader): Context => ({
  text: reader.hide(reader.open(text)),
  kind: 'case',
  isQuiet: true,
});

/** What an artist or thinker did with a means: Van Gogh's colour. */
export function readThrough(text: string, reader: Reader): Core | null {
  const found = /^(.+?)\s+and\s+(.+)$/iu.exec(text);
  const through = found?.[2] ? throughIt.exec(found[2]) : null;
  const who = reader.open(found?.[1] ?? '');
  if (!through?.[1] || !through[2] || !isPersonName(who) || namesPlace(reader.open(through[2]))) return null;
  if (reader.field !== 'art' && reader.field !== 'literature') return null;
  return coreOf(
    `${reader.hide(who)}${/s$/u.test(who) ? '’' : '’s'} ${withoutArticle(through[2])}`,
    withoutArticle(through[1]),
    {
      signs: ['interpretation'],
      sure: 0.8,
    },
  );
}

/** Two things side by side whose sorts say which of them is studied, and what for. */
export function readSorts(first: string, second: string, contexts: readonly Context[], reader: Reader): Core | null {
  const [one, other] = [withoutArticle(first), withoutArticle(second)];
  const [left, right] = [reader.open(one), reader.open(other)];
  const { field } = reader;
  if (
    field === 'military' &&
    fought.test(right) &&
    !fought.test(left) &&
    !isPeople(left) &&
    !namesPlace(left) &&
    left.split(/\s+/u).length <= 3 &&
    isNameText(left, reader.title)
  )
    return coreOf(other, 'generalship', { contexts: [...contexts, quiet(one, reader)], signs: ['history'], sure: 0.7 });
  if (rights.test(left) !== rights.test(right)) {
    const [right_, work] = rights.test(left) ? [left, other] : [right, one];
    return coreOf(work, `${right_.toLowerCase().replace(/s$/u, '')} status`, { contexts, signs: ['norm'], sure: 0.6 });
  }
  if ((field === 'philosophy' || field === 'military') && judged.test(left) && concrete.test(right))
    return coreOf(other, one, { contexts, signs: ['argument'], sure: 0.65 });
  if (field === 'philosophy' && denying.test(left) && !denying.test(right))
    return coreOf(one, `tension with ${other}`, { contexts, signs: ['concept'], sure: 0.6 });
  if ((field === 'philosophy' || field === 'science') && /[’']s?\s|\btheory$/iu.test(left) && !fought.test(left)) {
    const matter = other.replace(/^(?:evolution|nature|problem|concept|idea) of\s+/iu, '');
    if (accounted.test(reader.open(matter)))
      return coreOf(one, `account of ${matter}`, { contexts, signs: ['concept'], sure: 0.6 });
    if (field === 'philosophy' && !/^(?:modern|contemporary)\s/iu.test(right))
      return coreOf(one, `application to ${matter}`, { contexts, signs: ['concept'], sure: 0.6 });
  }
  if (field === 'science' && reckoned.test(left) && !reckoned.test(right))
    return coreOf(one, `application to ${second.replace(/^The\s/u, 'the ')}`, {
      contexts,
      signs: ['application'],
      sure: 0.65,
    });
  const crisis = inCrisis.exec(second);
  if (
    crisis?.[1] &&
    field !== 'history' &&
    field !== 'military' &&
    field !== 'literature' &&
    /^(?:the\s+)?cris/iu.test(second)
  )
    return coreOf(one, null, {
      contexts: [{ text: crisis[1], kind: namesPlace(reader.open(crisis[1])) ? 'place' : 'setting' }, ...contexts],
      sure: 0.65,
    });
  const course = field === 'history' ? courseOf.exec(second) : null;
  if (course?.[1] && course[2]) {
    const whose = reader.open(course[2]);
    const worded = isPersonName(whose)
      ? `${course[2]}${/s$/u.test(whose) ? '’' : '’s'} ${course[1].toLowerCase()}`
      : `the ${course[1].toLowerCase()} of ${course[2]}`;
    return coreOf(one, `link to ${worded}`, {
      contexts,
      bearing: { cause: one, outcome: `${course[1].toLowerCase()} of ${course[2]}` },
      signs: ['effect', 'history'],
      sure: 0.65,
    });
  }
  return null;
}

const places =
  /^(?:museums|galleries|libraries|archives|schools|universities|churches|prisons|banks|newspapers|hospitals|courts|theatres|cinemas|temples|zoos|monuments|statues|cities)$/iu;

/** "Museums and Repatriation: The Case of …": what is done there is one matter with the place. */
export function joinHouse(first: string, second: string): string | null {
  const done = headOf(second);
  return places.test(first) && !/\s/u.test(second) && /(?:tion|ment|ship|ing|al|ism|ance)$/u.test(done)
    ? `${first.toLowerCase().replace(/ies$/u, 'y').replace(/ches$/u, 'ch').replace(/s$/u, '')} ${second}`
    : null;
}
