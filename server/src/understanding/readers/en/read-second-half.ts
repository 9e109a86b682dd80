import type { Context } from '../../title-reading.ts';
import type { Core, Reader } from '../latin/core.ts';
import { disciplines } from './lexicon.ts';
import { bare, headOf, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { joinHouse } from './pair-by-sort.ts';
import { partSides } from './read-comparison.ts';
import { contextOf, isGuess } from './read-form.ts';
import { isNameText } from './running-case.ts';
import { takeContexts } from './take-contexts.ts';

const twoWays =
  /^(?:two|three|different|rival|competing|contrasting|diverging)\s+(?:[\p{L}-]+\s+)?(?:paths|roads|approaches|models|visions|views|ways|routes|responses|answers|forms|concepts|theories|perspectives|strategies|experiences|accounts)\s+(?:to|of|on|towards?|in|from)\s+(.+)$/iu;

/** "Meiji Japan and Qing China: Two Paths to Modernization": what both went about is the matter, they are the cases. */
function readTwoWays(sub: string, core: Core, reader: Reader): Core | null {
  const matter = twoWays.exec(sub)?.[1];
  const [main = ''] = reader.title.split(/\s*[:：]\s+/u);
  const sides = matter ? partSides(main) : null;
  if (!matter || !sides?.every((side) => isNameText(side, reader.title) || namesPlace(side))) return null;
  const taken = takeContexts(matter, reader);
  return {
    ...core,
    object: withoutArticle(taken.rest),
    ...{ aspect: 'comparison', bearing: null, sides, sure: 0.85 },
    contexts: [...sides.map((side) => contextOf(reader.hide(side), reader, 'in')), ...taken.contexts],
    signs: [...core.signs.filter((sign) => sign !== 'effect'), 'comparison'],
  };
}

const namedTool =
  /^the\s+(.+?\s(?:model|theorem|equations?|method|framework|principle|law|algorithm|test|index|transform|distribution))\s+and\s+(.+)$/iu;

/** "The SIR Model and COVID-19": one tool with a name, and what it is tried on. */
function readTool(sub: string, core: Core, reader: Reader): Core | null {
  const found = namedTool.exec(sub);
  if (!found?.[1] || !found[2]) return null;
  const [name = ''] = found[1].split(/\s+/u);
  if (!/\p{Lu}.*\p{Lu}|\p{Lu}.*\d/u.test(name) && !isNameText(reader.open(name), reader.title)) return null;
  const taken = takeContexts(found[2], reader);
  const on = withoutArticle(taken.rest);
  return {
    ...core,
    object: found[1],
    ...{ aspect: `application to ${on}`, bearing: null, sure: 0.8 },
    contexts: [...core.contexts, { text: on, kind: 'case' }, ...taken.contexts],
    signs: [...core.signs, 'application'],
  };
}

/** "Hydroponics vs. Soil: Lettuce Growth Compared": in what they are compared, and on what. */
function readMeasured(sub: string, core: Core): Core | null {
  const compared = /^(.+?)\s+compared$/iu.exec(sub)?.[1];
  if (!compared || core.sides === null || !core.signs.includes('comparison')) return null;
  const words = compared.split(/\s+/u);
  const last = words.at(-1) ?? '';
  if (/\sand\s/iu.test(compared)) return { ...core, aspect: `comparison of ${compared}`, sure: 0.9 };
  const on = words.slice(0, -1).join(' ');
  const isGrown = /^(?:growth|yields?|germination|survival|quality|size|weight|taste|mortality|height)$/iu.test(last);
  return {
    ...core,
    aspect: isGrown ? `${last} comparison` : `${compared} comparison`,
    contexts: isGrown && on !== '' ? [...core.contexts, { text: on, kind: 'setting' }] : core.contexts,
    sure: 0.9,
  };
}

const bench =
  /^(?:[\p{L}-]+\s+)?(?:titration|electrolysis|chromatography|spectrophotometry|spectroscopy|colorimetry|distillation|calorimetry|electrophoresis|fermentation|gravimetry|analysis)$/iu;

/** "Titration of Vinegar: Determination of Acetic Acid Concentration": what is found in the sample is what is studied. */
function readSample(sub: string, core: Core): Core | null {
  const found =
    /^(determination|measurement|quantification|estimation|identification|detection)\s+of\s+(?:the\s+)?(.+)$/iu.exec(
      sub,
    );
  if (!found?.[1] || !found[2] || !core.aspect || !bench.test(core.aspect) || / in /iu.test(found[2])) return null;
  return {
    ...core,
    object: `${withoutArticle(found[2])} in ${core.object}`,
    aspect: found[1],
    contexts: [...core.contexts, { text: core.aspect, kind: 'means', isQuiet: true }],
    sure: 0.85,
  };
}

/** "Subtitling The Simpsons into Spanish": the work that is turned, and what it is turned into. */
function readTurned(sub: string, core: Core, reader: Reader): Core | null {
  const found = /^(?:translating|subtitling|dubbing|rendering|bringing)\s+(.+?)\s+(?:into|to)\s+(.+)$/iu.exec(sub);
  if (!found?.[1] || !found[2]) return null;
  const works: Context[] = [found[1], found[2]].map((text) => ({
    text: reader.hide(reader.open(text)),
    kind: text === found[1] ? ('text' as const) : ('setting' as const),
  }));
  return { ...core, contexts: [...core.contexts, ...works] };
}

/** "The Gap between Policy and Practice" is how far it is carried out. */
const gap =
  /^(?:the\s+|mind(?:ing)? the\s+)?gap\s+between\s+(?:polic(?:y|ies)|law|legislation|plans?|promise|the law|intentions?)\s+and\s+(?:classroom\s+)?(?:practice|implementation|reality|enforcement)$/iu;

/** "The Anthropology of Coffee: Ritual, Trade and Identity": of what the trade looks at. */
function readTraits(sub: string, core: Core, reader: Reader): Core | null {
  if (!core.aspect || !disciplines.has(bare(core.aspect.split(/\s+/u).at(-1) ?? ''))) return null;
  const taken = takeContexts(sub, reader);
  if (!/,|\sand\s/iu.test(taken.rest) || isPeople(reader.open(taken.rest))) return null;
  return {
    ...core,
    aspect: `${core.aspect} of ${withoutArticle(taken.rest)}`,
    contexts: [...core.contexts, ...taken.contexts],
    sure: 0.75,
  };
}

/** "Military Leadership: Transformational Styles and Unit Cohesion": styles of what was said before. */
export function nameOpen(cause: string, { object }: Core): string {
  const open = /^(\p{L}+)\s+(styles?|forms|types|approaches|models|methods|modes)$/iu.exec(cause);
  return open?.[1] && open[2] && !cause.toLowerCase().includes(headOf(object))
    ? `${open[1]} ${headOf(object)} ${open[2]}`
    : cause;
}

/** "Museums and Repatriation: The Case of …" tells of one matter, where the two were only guessed to bear on each other. */
export function joinForCase(core: Core, reader: Reader): Core {
  const beside = /^relation to (?:the )?(.+)$/u.exec(core.aspect ?? '')?.[1];
  const joined = beside && isGuess(core) && core.bearing === null ? joinHouse(reader.open(core.object), beside) : null;
  return joined ? { ...core, object: joined, aspect: 'case analysis', sure: 0.75 } : core;
}

/** Subtitles that say by their build what the whole title is about. */
export function readSecondHalf(sub: string, core: Core, reader: Reader): Core | null {
  if (gap.test(reader.open(sub)) && isGuess(core))
    return { ...core, aspect: 'implementation gap', bearing: null, sure: 0.85 };
  return (
    readTwoWays(sub, core, reader) ??
    readTool(sub, core, reader) ??
    readMeasured(sub, core) ??
    readSample(sub, core) ??
    readTurned(sub, core, reader) ??
    readTraits(sub, core, reader)
  );
}
