import type { Context, ContextKind } from '../../title-reading.ts';
import type { Reader } from '../latin/core.ts';
import { bareYears } from '../latin/times.ts';
import { rules, settings, spans, works } from './lexicon.ts';
import { bare, headOf, isPeople, namesNation, namesPlace, withoutArticle } from './noun-phrase.ts';
import { isCommon } from './running-case.ts';

const opening =
  /^(?:in|within|across|throughout|inside|near|at|among|amongst|amid|during|since|before|after|following|under|on|for|from|using|via|through|with|by|towards?|against|between)$/iu;
const many =
  /\b(?:schools|hospitals|wards|universities|colleges|classrooms|kindergartens|firms|companies|enterprises|businesses|banks|prisons|households|families|farms|museums|libraries|newspapers|clinics|homes|courts|workplaces|offices|factories)$/iu;
/** From when to when. */
const course =
  /^(?:the\s+)?(?:(?:c\.\s?)?\d{3,4}s?|\p{L}[\p{L} -]*\b(?:century|war|revolution|antiquity|middle ages|renaissance|independence))\s+(?:to|until|till|through)\s+(?:the\s+)?(?:\d{3,4}s?|present(?:\s+day)?|today|now|\p{L}[\p{L} -]*\b(?:century|war|revolution|renaissance|day|era))$/iu;
const texts = new Set(['literature', 'art', 'philosophy']);
const workNames = /^(?:The |A |An )?(?:\p{Lu}[\p{L}’'.-]*\s?){1,6}$/u;
const platforms =
  /\b(?:tiktok|instagram|facebook|twitter|x|youtube|wechat|weibo|douyin|bilibili|reddit|whatsapp|snapchat|linkedin|amazon|netflix|spotify|xiaohongshu|steam|twitch|internet)\b/iu;

/** An author's name before his work: "Hemingway's The Sun Also Rises". */
const authorOf = /^(?:[\p{Lu}][\p{L}.-]*\s+){0,3}[\p{Lu}][\p{L}-]*(?:[’']s|s[’'])\s+(?=\S)/u;

export function classify(phrase: string, preposition: string, { field, open }: Reader): ContextKind {
  const text = open(phrase);
  if (/^from$/iu.test(preposition) && course.test(text)) return 'time';
  const words = text.split(/\s+/u).map(bare);
  if (/^[“"‘«]/u.test(text.trim()) && texts.has(field)) return 'text';
  // "in Nadirs and The Emigrants": a capital on the article opens the name of a book.
  if (field === 'literature' && /^in$/iu.test(preposition) && /(?:^|and )The \p{Lu}/u.test(text)) return 'text';
  // "in Rushdie's Midnight's Children": nobody is asked there.
  if (texts.has(field) && /^in$/iu.test(preposition) && authorOf.test(text) && !isPeople(text.split(/[’']/u)[0] ?? ''))
    return 'text';
  if (/^(?:among|amongst)$/iu.test(preposition) || isPeople(text)) return 'population';
  if (/^(?:using|via|through|with|by)$/iu.test(preposition)) return 'means';
  if (
    preposition.toLowerCase() !== 'for' &&
    words.some((word) => works.has(word)) &&
    (texts.has(field) || /[’']s?\s/u.test(text))
  )
    return 'text';
  if (texts.has(field) && /^in$/iu.test(preposition) && authorOf.test(text)) return 'text';
  if ((/^(?:during|since|before)$/iu.test(preposition) && !settings.has(headOf(text))) || bareYears.test(text))
    return 'time';
  // War at large is no war that began and ended.
  if (/^(?:war|wartime|peace|battle)$/iu.test(text)) return 'setting';
  if (words.some((word) => spans.has(word)) && !words.some((word) => rules.has(word))) return 'time';
  if (rules.has(headOf(text)) || (preposition.toLowerCase() === 'under' && /^\p{Lu}{3,}/u.test(withoutArticle(text))))
    return 'policy';
  if (namesPlace(text)) return 'place';
  if (
    texts.has(field) &&
    /^[Ii]n$/u.test(preposition) &&
    (workNames.test(text) || phrase !== text) &&
    // Where ideas are looked at, two plain words name a matter: "in Animal Ethics".
    !(field === 'philosophy' && phrase === text && /^(?!the\s)\S+(?:\s\S+)+$/iu.test(text) && words.every(isCommon)) &&
    !settings.has(headOf(text))
  )
    return 'text';
  if (namesNation(text) || settings.has(headOf(text)))
    // "English secondary schools" are many, and none of them is a case.
    return settings.has(headOf(text)) && (!namesNation(text) || many.test(text)) ? 'setting' : 'place';
  return 'setting';
}

const workTitles = /^(?:\p{Lu}[\p{L}’'.-]*)(?:\s(?:\p{Lu}[\p{L}’'.-]*|of|the|and|in|to|a|an|for|on|at|with))*$/u;

function asText(phrase: string, reader: Reader): string {
  const open = reader.open(phrase);
  // Nobody called Children wrote children's books.
  const own = isPeople(open.split(/[’']/u)[0] ?? '') ? open : open.replace(authorOf, '');
  // "in Beloved and The Handmaid’s Tale": where books are read, the names after "in" are theirs.
  const isTitled =
    own === open &&
    reader.field === 'literature' &&
    workTitles.test(open) &&
    !phrase.split(/\s+/u).some((word) => works.has(bare(word)));
  if (isTitled) return reader.hide(open);
  const isPlainWork = own.split(/\s+/u).every((word) => works.has(bare(word)) || /^[a-z]/u.test(word));
  return own === open || own === '' || isPlainWork || works.has(headOf(own)) ? phrase : reader.hide(own);
}

/** "in Orwell's 1984 and Huxley's Brave New World": two works are two. */
function listWorks(phrase: string, text: string, reader: Reader): Context[] {
  const sides = phrase.split(/\s+and\s+/u);
  const isLocked = (side: string): boolean => reader.open(side) !== side;
  const isOwned = (side: string): boolean => authorOf.test(reader.open(side));
  const isTwo = sides.length === 2 && (sides.every(isLocked) || isOwned(sides[1] ?? ''));
  return isTwo
    ? sides.map((side): Context => ({ text: asText(side, reader), kind: 'text' }))
    : [{ text, kind: 'text' }];
}

/** Nouns that say little without what they are for: liability for vehicles is no liability among vehicles. */
const owing =
  /^(?:liability|responsibility|accountability|demand|need|support|search|respect|compensation|tariffs?|price|prices|market|pay|struggle|fight|quest|love|case|race|movement|rights?|justice|preference|preferences|motivation|reasons|basis|criteria|evidence|standards|payments?|prospects|passion|desire|argument|arguments|plan|plans|methods?|techniques?|assessment|preparation|reparations|learning|intelligence|data|networks?|vision|processing|mining|models?|time|conditions|opportunities)$/u;
/** Of a kind that has a name, they are used among people: formative assessment for adults. */
const means = /^(?:assessment|learning|plans?|methods?|techniques?|preparation|intelligence|processing|models?)$/u;
/** What is made for something bears it in its name: an app for blood donation. */
const made =
  /(?:systems?|apps?|applications?|chatbots?|platforms?|tools?|algorithms?|frameworks?|devices?|software|websites?|controllers?|robots?|machines?|sensors?|prototypes?|kits?|portals?|assistants?|circuits?|engines?|pipelines?|interfaces?|games?|drones?)$/u;

/** What one does for patients is set in what they suffer from: therapy for insomnia. */
const treating =
  /(?:therapy|acupuncture|massage|mindfulness|yoga|screening|medication|drugs|counselling|counseling|transplantation|treatment|rehabilitation|surgery|intervention|interventions|care|education|exercise|training)$/u;
/** Trust in science is no trust that is found in science. */
const inward =
  /^(?:trust|confidence|belief|faith|interest|increases?|decreases?|rise|advances|differences|disparities|inequalities|gaps|variations|imbalances)$/u;
/** What one does in a thing is named with it, where one does it in a place or a trade apart from it. */
const doneIn = /^(?:participation|investment|engagement|membership)$/u;
const species = /^\p{Lu}\p{Ll}+ \p{Ll}{3,}$|^\p{Lu}\. \p{Ll}{3,}$/u;

function isContext(preposition: string, phrase: string, head: string, reader: Reader): boolean {
  const text = reader.open(phrase);
  const [last, noun] = [headOf(head), headOf(text)];
  switch (preposition.toLowerCase()) {
    case 'with':
    case 'by':
      // "A Mural Project with Young Refugees": among whom, unless it says what sort of people.
      if (isPeople(text) && (preposition.toLowerCase() === 'by' || !isPeople(head))) return true;
      if (/[’']s? groups$/iu.test(text)) return true;
      if (
        /\b(?:titration|chromatography|spectro\p{L}+|HPLC|PCR|extraction|adsorption|electrophoresis|microscopy|distillation|fermentation|elements?|simulation)$/iu.test(
          text,
        )
      )
        return true;
      return (
        /\b(?:machine learning|deep learning|neural networks?|algorithms?|models?|transformers?|llms?|gradient boosting|random forests?|arduino|raspberry pi|sensors?|software)\b/iu.test(
          text,
        ) || /^\p{Lu}[\p{Lu}\d-]+(?:v?\d+)?$|^LoRa(?:WAN)?$/u.test(text)
      );
    case 'using':
    case 'via':
      return true;
    case 'through':
      return !/^(?:the\s+)?(?:ages|time|lens)/iu.test(text);
    case 'for':
      if (owing.test(last) && !(means.test(last) && isPeople(text) && head.split(/\s+/u).length > 1)) return false;
      if (treating.test(last) && reader.field === 'medicine') return true;
      if (
        !made.test(last) &&
        reader.field !== 'philosophy' &&
        reader.field !== 'law' &&
        /s$/u.test(noun) &&
        head.split(/\s+/u).length > 1 &&
        !/\s(?:to|for|of)\s/iu.test(head)
      )
        return true;
      return (
        isPeople(text) ||
        settings.has(noun) ||
        namesPlace(text) ||
        /^(?:an?\s|(?:grade|year|class|form)s?\s(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))/iu.test(
          text,
        )
      );
    case 'from':
      return (
        course.test(text) ||
        namesPlace(text) ||
        settings.has(noun) ||
        /\b(?:waste|oil|residues?|extracts?|leaves|seeds?|biomass|peels?|bark|roots|flowers|shells?|husks?|rinds?|fruits?|milk|plants?|tissues?|samples?|videos?|images?|imagery|recordings|tweets|signals|records)\b/iu.test(
          text,
        )
      );
    case 'on':
      return platforms.test(text) || settings.has(noun) || namesPlace(text);
    case 'against':
      return species.test(text) || (settings.has(noun) && !isPeople(text));
    case 'towards':
    case 'toward':
    case 'between':
      return false;
    case 'in':
      // The war in Ukraine is one name where something is set in it.
      if (/\s(?:wars?|conflict)$/iu.test(head) && namesPlace(text) && /\s(?:in|during|after|since|of)\s/iu.test(head))
        return false;
      if (inward.test(bare(head.split(/\s+/u).at(-1) ?? '')) && !namesPlace(text) && !isPeople(text)) return false;
      if (doneIn.test(last) && !settings.has(noun) && !spans.has(noun) && !namesPlace(text) && !isPeople(text))
        return false;
      return !(
        /^(?:women|men|girls|boys|children|minorities|immigrants|refugees)$/u.test(last) &&
        !namesPlace(text) &&
        !/\b(?:resistance|movement|revolution|army|navy|air force|underground|uprising|rebellion)$/iu.test(text) &&
        phrase === text &&
        !/^(?:ancient|medieval|modern|early)\s/iu.test(text) &&
        classify(phrase, 'in', reader) !== 'time' &&
        head.split(/\s+/u).length < 2 &&
        reader.field !== 'literature'
      );
    case 'under':
    case 'after':
    case 'before':
    case 'following':
      return true;
    default:
      return true;
  }
}

/** "on TikTok and Gen Z": what follows "and" need not stand in the same place. */
function partJoined(phrase: string, reader: Reader): [string, string] {
  const at = phrase.search(/\s+and\s+/iu);
  if (at < 0) return [phrase, ''];
  const [left, right] = [phrase.slice(0, at), phrase.slice(at).replace(/^\s+and\s+/iu, '')];
  const of = (text: string): boolean => namesPlace(reader.open(text)) || platforms.test(reader.open(text));
  // "in Medical Residents and Patient Safety": people, then what is asked of them.
  const isBeside =
    !authorOf.test(reader.open(left)) &&
    isPeople(reader.open(left)) &&
    !isPeople(reader.open(right)) &&
    right.split(/\s+/u).length > 1;
  return (of(left) || isBeside) &&
    !of(right) &&
    !settings.has(headOf(reader.open(right))) &&
    !/^\p{Lu}[\p{L}]+$/u.test(right)
    ? [left, right]
    : [phrase, ''];
}

export interface Taken {
  rest: string;
  contexts: Context[];
}

const possessed = /^((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)[’']s?\s+(.+)$/u;

/** "Students' Academic Performance" is academic performance among students. */
export function takeOwner(phrase: string): Taken {
  const found = possessed.exec(withoutArticle(phrase));
  return found?.[1] && found[2] && isPeople(found[1])
    ? { rest: found[2], contexts: [{ text: found[1], kind: 'population' }] }
    : { rest: phrase, contexts: [] };
}

/** In a title that writes its own prepositions small, a short one with a capital belongs to a name: "In the Mood for Love". */
const isNamePart = (word: string, title: string): boolean =>
  /^(?:In|On|At|For|By)$/u.test(word) && /\s(?:in|on|at|for|by|of)\s/u.test(title);

const within = /^(.+\S)\s+between\s+((?:1[0-9]|20)\d{2})\s+and\s+((?:1[0-9]|20)\d{2})$/iu;
/** "With Special Reference to Rural Schools": where a thing is looked at. */
const reference =
  /^(.+?),?\s+with\s+(?:an?\s+)?(?:(?:special|particular|specific|main)\s+)?(?:reference\s+to|emphasis\s+on|focus\s+on|attention\s+to)\s+(.+)$/iu;
/** "Tourism Post-COVID": behind the matter it says when. */
const after =
  /^(.+\S)\s+((?:post|pre)-(?:covid(?:-19)?|pandemic|brexit|independence|apartheid|war|9\/11|1945|1989|2008))$/iu;

/** Takes from the end of a phrase what says where, when, among whom, by which means. */
export function takeContexts(phrase: string, reader: Reader): Taken {
  const contexts: Context[] = [];
  const since = after.exec(phrase);
  if (since?.[1] && since[2]) {
    const taken = takeContexts(since[1], reader);
    return { ...taken, contexts: [...taken.contexts, { text: since[2], kind: 'time' }] };
  }
  const years = within.exec(phrase);
  if (years?.[1] && years[2] && years[3]) {
    const taken = takeContexts(years[1], reader);
    return { ...taken, contexts: [...taken.contexts, { text: `${years[2]}–${years[3]}`, kind: 'time' }] };
  }
  const bound = reference.exec(phrase);
  if (bound?.[1] && bound[2]) {
    const taken = takeContexts(bound[1], reader);
    return {
      ...taken,
      contexts: [...taken.contexts, { text: withoutArticle(bound[2]), kind: classify(bound[2], 'in', reader) }],
    };
  }
  let words = phrase
    .trim()
    .replace(/\sbefore(?:,\s+during,?)?\s+and\s+after(?=\s)/iu, ' after')
    .split(/\s+/u);
  let joined = '';
  for (let at = words.length - 2; at >= 1; at -= 1) {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '';
    const isBased = /^on$/iu.test(word) && /^based$/iu.test(before);
    if (!opening.test(word) || isNamePart(word, reader.title)) continue;
    const head = words.slice(0, isBased ? at - 1 : at).join(' ');
    if (head === '' || /^(?:and|of|the|an?|or)$/iu.test(words[(isBased ? at - 1 : at) - 1] ?? '')) continue;
    const [found, more] = partJoined(words.slice(at + 1).join(' '), reader);
    if (!isBased && !isContext(word, found, head, reader)) continue;
    const kind = isBased ? 'means' : classify(found, word, reader);
    const text = (kind === 'text' ? asText(found, reader) : withoutArticle(found)).replace(
      /\s+of\s+[\d,.]+\s+\S+$/u,
      '',
    );
    const isEmpty = text === '' || /^beginners$/iu.test(text);
    const [, start, end] = /^from$/iu.test(word) ? (/^(.+?)\s+to\s+(.+)$/iu.exec(text) ?? []) : [];
    if (start && end && namesPlace(reader.open(end)))
      contexts.unshift({ text: start, kind: 'place' }, { text: end, kind: 'place' });
    else if (kind === 'text' && !isEmpty) contexts.unshift(...listWorks(found, text, reader));
    else if (!isEmpty) contexts.unshift({ text, kind });
    if (more) joined = more;
    words = head.split(/\s+/u);
    at = words.length - 1;
  }
  const rest = words.join(' ').replace(/[,;:]+$/u, '');
  return { rest: joined ? `${rest} and ${joined}` : rest, contexts };
}
