import type { Context } from '../../title-reading.ts';
import type { Core, Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { bare, headOf, isPeople, namesNation, namesPlace } from './noun-phrase.ts';
import { placeWords } from './place-names.ts';
import { isCommon, isNameText, toRunningCase } from './running-case.ts';

/** The firms that an object names: "Tesla", "Starbucks' marketing strategy", "the Enron scandal". */
function listFirms(object: string, reader: Reader): string[] {
  const text = reader.open(object);
  const owned = /^((?:\p{Lu}[\p{L}&.-]*\s){0,2}\p{Lu}[\p{L}&.-]*)([’']s|s[’']|[’'])\s/u.exec(text);
  const [, stem = '', mark = ''] = owned ?? [];
  // McDonald's is called so; Starbucks' strategy is that of Starbucks.
  const owner = isFirm(`${stem}${mark}`) ? `${stem}${mark}` : `${stem}${/^s/u.test(mark) ? 's' : ''}`;
  if (owner !== '' && (isFirm(owner) || isNameText(owner, reader.title)) && !isPeople(owner) && !namesPlace(owner))
    return [owner];
  const fallen =
    /^(?:the\s+)?(\p{Lu}[\p{L}-]+)(?:\s+[\p{L}\d]+){0,2}\s+(?:scandal|crisis|collapse|fraud|bankruptcy|recall|merger)$/iu.exec(
      text,
    )?.[1];
  if (fallen && (isFirm(fallen) || !isCommon(fallen)) && !namesPlace(fallen) && !namesNation(fallen)) return [fallen];
  return text.split(/\s+and\s+|,\s+/u).filter(isFirm);
}

/** In a study of firms the firm that is studied is the case too. */
function withFirms(core: Core, reader: Reader): Context[] {
  if (reader.field !== 'management') return [];
  const named = core.contexts.map(({ text }) => reader.open(text).toLowerCase());
  const firms = listFirms(core.object, reader);
  // Two rivals in a market are its sides, and the market is the scope.
  if (firms.length > 1 && core.contexts.length > 0) return [];
  return firms
    .filter((firm) => !named.some((text) => text.includes(firm.toLowerCase())))
    .map((firm) => ({ text: reader.hide(firm), kind: 'case' }));
}

const pair = /(?:^|\s)(\p{Lu}[\p{L}.]*)[–-](\p{Lu}[\p{L}.]*)(?=\s)/u;

/** "The US–China Trade War": two lands that a dash joins. */
function listParties(object: string): Context[] {
  const found = pair.exec(object);
  return found?.[1] && found[2] && [found[1], found[2]].every((side) => placeWords.has(bare(side)))
    ? [found[1], found[2]].map((side) => ({ text: side, kind: 'place' }))
    : [];
}

/** What lives and is acted on is also where the effect is looked for. */
const living =
  /(?:^|\s)((?:[\p{L}-]+\s)?(?:reefs?|corals?|honeybees?|bees|bumblebees|moths|butterflies|insects|birds|songbirds|seabirds|fish|fishes|amphibians|frogs|mussels|oysters|whales|dolphins|turtles|bats|earthworms|seedlings|forests|mangroves|seagrass|phytoplankton|penguins|polar bears|pollinators|salmon|zebrafish|daphnia))$/iu;

function listLiving({ bearing, contexts }: Core, reader: Reader): Context[] {
  if (!bearing || contexts.some(({ isQuiet }) => !isQuiet)) return [];
  if (reader.field !== 'science' && reader.field !== 'agriculture') return [];
  const found = living.exec(reader.open(bearing.outcome).replace(/^.+\s(?:of|in)\s/iu, ''))?.[1];
  return found ? [{ text: found, kind: 'setting' }] : [];
}

/** "Evidence from Commercial Banks in Ghana", where the object is bank capital: banks are said already. */
function isRepeated({ text, kind, isQuiet }: Context, { object, contexts }: Core): boolean {
  const noun = headOf(text).replace(/ies$/u, 'y').replace(/s$/u, '');
  const isPlaced = contexts.some((other) => other.kind === 'place' && !other.isQuiet);
  return (
    kind === 'setting' &&
    !isQuiet &&
    isPlaced &&
    noun.length > 3 &&
    object
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => word.replace(/ies$/u, 'y').replace(/s$/u, '') === noun)
  );
}

/** Ages that every title of our days is set in. */
const everyday = /^(?:digital|internet|information|modern|social media|algorithmic|AI) (?:age|era|world)$/iu;

const attending =
  /^(?:adults|adult patients|patients|people) (?:attending|visiting) (?:[\p{L}-]+ )?outpatient (?:clinics?|departments?|services)$/iu;

const ageAlone =
  /^(?:the age of )?(?:\d{1,2}|five|six|seven|eight|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty)$/iu;

/** "Children under 16": how old they are is no setting of its own. */
function joinAges(contexts: readonly Context[], title: string): Context[] {
  const joined: Context[] = [];
  for (const context of contexts) {
    const last = joined.at(-1);
    const bound =
      last?.kind === 'population' && ageAlone.test(context.text)
        ? new RegExp(`${RegExp.escape(last.text)} (?<bound>under|over|above|below|aged) `, 'iu').exec(title)?.groups
            ?.bound
        : undefined;
    if (last && bound)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${bound.toLowerCase()} ${context.text}` };
    else joined.push(context);
  }
  return joined;
}

/** Scopes as a reader would name them: what is said twice, or of every title, is kept back. */
export function settleContexts(core: Core, reader: Reader): Core {
  const contexts = joinAges(core.contexts, reader.title).map((context): Context => {
    const text = reader.open(context.text);
    // An act has a name of its own.
    if (context.kind === 'policy' && /^\p{Lu}\S* (?:\S+ )*(?:Act|Charter|Convention|Directive)$/u.test(text))
      return { ...context, text: reader.hide(text) };
    // What it is done without is no part of the place.
    const bare = context.kind === 'setting' ? context.text.replace(/ without .+$/iu, '') : context.text;
    if (bare !== context.text && bare !== '') return { ...context, text: bare };
    if (attending.test(text)) return { ...context, text: 'outpatients' };
    const isIdle = reader.field === 'law' && everyday.test(text);
    return isIdle || isRepeated(context, core) ? { ...context, isQuiet: true } : context;
  });
  const used = /^use of (.+)$/u.exec(core.aspect ?? '')?.[1];
  const kept = contexts.map(
    (context): Context => (context.kind === 'means' && context.text === used ? { ...context, isQuiet: true } : context),
  );
  const firms = withFirms(core, reader);
  const more =
    firms.length > 0 || kept.length > 0 ? firms : listParties(toRunningCase(reader.open(core.object), reader.title));
  return { ...core, contexts: [...more, ...kept, ...(more.length === 0 ? listLiving(core, reader) : [])] };
}

/** Tools too wide to be studied by themselves. */
const wide =
  /^(?:artificial intelligence|AI|generative AI|robots|robotics|drones|algorithms|machine learning|big data|facial recognition)$/iu;

/** "The Ethics of Artificial Intelligence in Healthcare": the tool as it is used there is one matter. */
export function joinTool(core: Core, reader: Reader): Core {
  const [only, ...others] = core.contexts;
  if (!only || others.length > 0 || only.kind !== 'setting' || core.bearing || core.aspect === null) return core;
  if (!wide.test(reader.open(core.object)) || namesPlace(reader.open(only.text))) return core;
  if (
    !/\b(?:ethic\p{L}*|risks?|opportunit\p{L}+|challenges|benefits|limits|acceptance|promises?|perils?)\b/iu.test(
      core.aspect,
    )
  )
    return core;
  return { ...core, object: `${core.object} in ${only.text}`, contexts: [] };
}
