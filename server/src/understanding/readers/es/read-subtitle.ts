import type { Context, Sign } from '../../title-reading.ts';
import type { Core, Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { aspectNouns } from './lexicon.ts';
import { headOf, isName, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { partSides } from './part-sides.ts';
import { asksOnly } from './read-asking.ts';
import { isPerson } from './read-pair.ts';
import { readPhrase } from './read-phrase.ts';
import { isQuestion, readQuestion } from './read-question.ts';
import { classify, takeContexts } from './take-contexts.ts';

const caseOf =
  /^(?:(?:el|un|los)\s+)?(?:casos?|ejemplos?)(?:\s+de\s+estudio)?\s+(?:de la|de los|de las|del|de|en)?\s*(.+)$|^estudio de casos?\s+(?:de la|de los|de las|del|de|en)\s+(.+)$/iu;
const evidence =
  /^(?:(?:una?|la|las)\s+)?(evidencias?|lecciones|aportes|aprendizajes|experiencias?|hallazgos|resultados|mirada|perspectiva|visión)\s+(?:desde|de|del|en|para|a partir de)\s+(.+)$/iu;
const form =
  /^(?:(?:una?|el|la)\s+)?((?:revisión|estudio|análisis|metaanálisis|ensayo|encuesta|evaluación|propuesta|diseño|lectura|aproximación|enfoque|perspectiva|reflexión|diagnóstico|experimento|valoración)(?:\s+(?:\p{L}+(?:ica|ico|iva|ivo|al|ada|ado|ista|ora|or|aria|ario)|de caso|de casos|de la literatura|de literatura|del arte|de alcance|de ámbito|piloto))*)(?:\s+(?:de la|de los|de las|del|de|en|entre|con|para|sobre|desde)\s+(.+))?$/iu;
const waysOf =
  /^(?:(?:causas|consecuencias|factores|efectos|problemas|situación(?: actual)?|diagnóstico|detección)(?:,\s+|\s+[ye]\s+))*(?:estrategias|medidas|propuestas|líneas|vías|planes|programas)\s+de\s+(?:prevención|intervención|mejora|actuación|afrontamiento|solución)$/iu;

const tried: ReadonlySet<Reader['field']> = new Set(['agriculture', 'science', 'engineering']);

/** «Análisis de X» alone says no more than that X is studied: what stands behind the colon is asked. */
const isGuess = (core: Core): boolean =>
  core.aspect === null ||
  core.sure < 0.7 ||
  (core.bearing === null && /^(?:análisis|estudio|evaluación|diagnóstico|aproximación)$/iu.test(core.aspect));
const withSigns = (core: Core, signs: readonly Sign[]): Core => ({ ...core, signs: [...core.signs, ...signs] });
const joined = (core: Core): string => (core.bearing ? `${core.bearing.cause} y ${core.bearing.outcome}` : core.object);

function contextsOf(text: string, reader: Reader): Context[] {
  const taken = takeContexts(text, reader);
  const sides = partSides(taken.rest);
  const items = sides?.every((side) => isName(reader.open(side))) ? sides : [withoutArticle(taken.rest)];
  const kindOf = (item: string): Context['kind'] => {
    const kind = classify(item, 'en', reader);
    return kind === 'setting' || (kind === 'place' && !namesPlace(reader.open(item))) ? 'case' : kind;
  };
  return [...items.map((item): Context => ({ text: item, kind: kindOf(item) })), ...taken.contexts];
}

function readForm(sub: string, core: Core, reader: Reader): Core | null {
  const found = form.exec(sub);
  if (!found?.[1]) return null;
  const [, whole, rest = ''] = found;
  const isReview = /^revisión|metaanálisis|del arte/iu.test(whole);
  const isCompared = /compar/iu.test(whole);
  const signs: Sign[] = [
    ...(isReview ? (['review'] as const) : []),
    ...(isCompared ? (['comparison'] as const) : []),
    ...(/ensayo|experimento/iu.test(whole) ? (['trial'] as const) : []),
    ...(/encuesta|transversal|cuantitativ/iu.test(whole) ? (['survey'] as const) : []),
    ...(/de casos?/iu.test(whole) ? (['case'] as const) : []),
    ...(/propuesta|diseño/iu.test(whole) ? (['design'] as const) : []),
    ...(/lectura/iu.test(whole) ? (['interpretation'] as const) : []),
  ];
  // «La custodia compartida: análisis de la jurisprudencia del Supremo»: what courts said is read to know the custody.
  if (reader.field === 'law' && /^(?:jurisprudencia|doctrina|sentencias?|resoluciones|fallos)(?!\p{L})/iu.test(rest))
    return withSigns({ ...core, contexts: [...core.contexts, { text: rest, kind: 'means', isQuiet: true }] }, ['norm']);
  const contexts = rest === '' ? core.contexts : [...core.contexts, ...contextsOf(rest, reader)];
  const base = withSigns({ ...core, contexts }, signs);
  if (isCompared)
    return {
      ...base,
      object: isGuess(core) ? joined(core) : core.object,
      bearing: isGuess(core) ? null : core.bearing,
      aspect: isGuess(core) ? 'comparación' : core.aspect,
      sides: partSides(rest) ?? core.sides,
      sure: 0.85,
    };
  if (isReview)
    return {
      ...base,
      // A review of two things that stand side by side is of both.
      object: isGuess(core) ? joined(core) : core.object,
      aspect:
        core.aspect !== null && core.sure >= 0.8 && core.bearing === null && !core.aspect.includes(' ')
          ? `${core.aspect}, ${whole.replace(/\s.+$/u, '')}`
          : whole,
      bearing: null,
      sure: 0.9,
    };
  // "Turismo rural: análisis de la demanda en Asturias" asks for the demand.
  if (rest !== '' && isGuess(core) && !isName(reader.open(rest))) {
    const inner = readPhrase(rest, reader);
    if (/^(?:diseño|propuesta)/iu.test(whole))
      return {
        ...base,
        object: inner.object,
        contexts: [...core.contexts, ...inner.contexts],
        aspect: whole,
        bearing: null,
        sure: 0.75,
      };
    // «Lechuga hidropónica: evaluación de tres soluciones»: what is tried on a crop or a material leaves it the object.
    if (tried.has(reader.field) && /^(?:evaluación|ensayo)$/iu.test(whole) && !/^(?:el|la|los|las)\s/iu.test(rest))
      return { ...base, contexts: core.contexts, aspect: `${whole} de ${rest}`, bearing: null, sure: 0.75 };
    if (!namesPlace(reader.open(inner.object)) && /^(?:análisis|estudio|evaluación|diagnóstico)$/iu.test(whole))
      return withSigns(
        { ...inner, aspect: inner.aspect ?? whole, contexts: [...core.contexts, ...inner.contexts], sure: 0.7 },
        signs,
      );
    return base;
  }
  // «Inflación y pobreza: un análisis empírico»: how it was studied leaves what acts on what.
  if (
    rest === '' &&
    core.bearing &&
    /empíric|estadístic|econométric|correlacional|cuantitativ|longitudinal|de panel/iu.test(whole)
  )
    return base;
  if (rest === '' && isGuess(core) && !/^(?:estudio|ensayo|encuesta)(?!\s+de)|^(?:enfoque|perspectiva)$/iu.test(whole))
    return { ...base, aspect: whole, bearing: null, object: joined(core), sure: 0.8 };
  return base;
}

/** What a subtitle adds to what a Spanish title said before its colon. */
const comparedIn =
  /^(?:una?\s+)?(?:comparación|comparativa|estudio comparativo|análisis comparativo)\s+(?:de la|de los|de las|del|de|en)\s+(?:sus?\s+)?(.+)$/iu;

/** "Nike and Adidas: Branding Strategies": the two firms are the cases, what is compared in them follows. */
function readFirms(sub: string, { sides }: Core, reader: Reader): Core | null {
  if (!sides?.every((side) => isFirm(reader.open(side))) || isQuestion(sub)) return null;
  const matter = comparedIn.exec(sub)?.[1];
  const read = readPhrase(matter ?? sub, reader);
  if (matter === undefined && !aspectNouns.has(headOf(read.aspect ?? read.object))) return null;
  return {
    ...read,
    aspect: read.bearing === null && matter === undefined && read.aspect ? read.aspect : 'comparación',
    ...{ bearing: null, sides, sure: 0.75 },
    contexts: [{ text: sides.join(' y '), kind: 'case' }, ...read.contexts],
    signs: [...read.signs, 'comparison'],
  };
}

/** «propuesta de intervención para primaria»: what is proposed for the matter, and for whom or where. */
const proposed =
  /^(?:una?\s+)?((?:propuesta|plan|programa|proyecto|guía|protocolo|unidad|secuencia)(?:\s+(?:didáctic[oa]|metodológica|pedagógica|educativ[oa]|socioeducativ[oa]|integral|(?:de|para la) (?:intervención|mejora|actuación|prevención|innovación)(?:\s+\p{L}+(?:iva|al|ica|era))?))+)(?:\s+desde\s+(?:el|la)\s+(?!aula|escuela)\S+(?:\s+\p{Ll}+al)?)?(?:\s+((?:para|en|con)\s.+))?$/iu;

export function readSubtitle(given: string, core: Core, reader: Reader): Core {
  const sub = given.trim();
  const compared = readFirms(sub, core, reader);
  if (compared) return compared;
  // «…: ¿inevitable?» asks what brought it about.
  if (isGuess(core) && /^¿(?:(?:fue|era)\s+)?(?:in)?evitable\?$/iu.test(sub))
    return withSigns({ ...core, aspect: 'causas', bearing: null, sure: 0.7 }, ['question', 'history']);
  // «¿Puede una máquina pensar? Turing, Searle y la inteligencia artificial»: those who argued over it.
  const voices = sub
    .split(/\s*,\s*|\s+(?:y|e|frente a|contra|versus)\s+/u)
    .filter((item) => isPerson(reader.open(item)));
  if (voices.length > 1 && core.signs.includes('question'))
    return {
      ...core,
      aspect: 'debate',
      contexts: [...core.contexts, ...voices.map((text): Context => ({ text, kind: 'case' }))],
      ...{ bearing: null, sure: 0.7 },
    };
  if (isQuestion(sub)) {
    const asked = readQuestion(sub, reader);
    if (!asked) return withSigns(core, ['question']);
    if (!isGuess(core)) return withSigns(core, ['question']);
    return asked.bearing && asked.object !== 'eso'
      ? { ...asked, contexts: [...core.contexts, ...asked.contexts] }
      : {
          ...core,
          aspect: asked.aspect,
          bearing: null,
          contexts: [...core.contexts, ...asked.contexts],
          signs: [...core.signs, ...asked.signs],
          sure: 0.6,
        };
  }
  // "El acoso escolar: causas y estrategias de prevención" asks both of the one thing before the colon.
  if (isGuess(core) && waysOf.test(sub)) return { ...core, aspect: sub, bearing: null, sure: 0.85 };
  const example = caseOf.exec(sub);
  const named = example?.[1] ?? example?.[2];
  if (named) {
    const isGuessed = isGuess(core) && core.bearing === null && /^relación con /u.test(core.aspect ?? '');
    const whole = isGuessed
      ? {
          ...core,
          object: `${core.object} y ${withoutArticle((core.aspect ?? '').replace(/^relación con /u, ''))}`,
          aspect: null,
        }
      : core;
    return withSigns({ ...whole, contexts: [...core.contexts, ...contextsOf(named, reader)] }, ['case']);
  }
  const against =
    /^(?:una?\s+)?(?:comparación|estudio compara\p{L}+|análisis compara\p{L}+)\s+(?:entre|de)\s+(.+?)\s+[ye]\s+(.+)$/iu.exec(
      sub,
    );
  if (against?.[1] && against[2] && [against[1], against[2]].every((side) => isName(withoutArticle(reader.open(side)))))
    return withSigns(
      {
        ...core,
        bearing: null,
        aspect: 'comparación',
        sides: [withoutArticle(against[1]), withoutArticle(against[2])],
        contexts: [
          {
            text: `${withoutArticle(against[1])} y ${withoutArticle(against[2])}`,
            kind: namesPlace(reader.open(against[1])) ? 'place' : 'case',
          },
          // The region that both lie in is said by naming them.
          ...core.contexts.filter(({ kind }) => kind !== 'place'),
        ],
      },
      ['comparison'],
    );
  // "prevalencia y factores de riesgo": every part asks, and none has a matter of its own.
  const asking = sub.split(/\s*,\s*|\s+[ye]\s+/u);
  if (
    isGuess(core) &&
    asking.length > 1 &&
    asking.every(
      (item) =>
        /^(?:factores de riesgo|factores asociados)$/iu.test(item) ||
        (aspectNouns.has(headOf(item)) && !/\s/u.test(item)),
    )
  )
    return { ...core, object: joined(core), bearing: null, aspect: sub, sure: 0.9 };
  if (isGuess(core) && /^estado (?:de la cuestión|del arte|actual)(?:\s+y\s.+)?$/iu.test(sub))
    return withSigns({ ...core, object: joined(core), bearing: null, aspect: sub, sure: 0.85 }, ['review']);
  if (isGuess(core) && asksOnly(sub))
    return { ...core, object: joined(core), bearing: null, aspect: withoutArticle(sub), sure: 0.85 };
  const planned = isGuess(core) ? proposed.exec(sub) : null;
  if (planned?.[1]) {
    const taken = takeContexts(`${core.object} ${planned[2] ?? ''}`.trim(), reader);
    return {
      ...core,
      ...{ object: joined(core), bearing: null, aspect: planned[1], sure: 0.85 },
      contexts: [...core.contexts, ...taken.contexts],
      signs: [...core.signs, 'design'],
    };
  }
  const looked =
    /^(?:(?:una?|la)\s+)?(?:(?:mirada|perspectiva|visión|reflexi(?:ón|ones)|lectura|aproximación|enfoque|análisis)\s+)(?:\p{L}+\s+)?desde\s+(.+)$/iu.exec(
      sub,
    );
  // «una mirada desde la bioética» says from where, and names no case.
  if (isGuess(core) && looked?.[1] && !isName(withoutArticle(reader.open(looked[1]))) && !isPeople(looked[1]))
    return { ...core, object: joined(core), bearing: null, aspect: withoutArticle(sub), sure: 0.75 };
  const formed = readForm(sub, core, reader);
  if (formed) return formed;
  const from = evidence.exec(sub);
  if (from?.[1] && from[2])
    return withSigns(
      {
        ...core,
        aspect: isGuess(core) && /^(?:lecciones|aportes)/iu.test(from[1]) ? from[1] : core.aspect,
        contexts: [...core.contexts, ...contextsOf(from[2], reader)],
      },
      ['case'],
    );
  if (/^(?:de|del|desde)\s.+\sa(?:l)?\s/iu.test(sub))
    return withSigns({ ...core, aspect: isGuess(core) ? 'evolución' : core.aspect }, ['history']);
  const taken = takeContexts(sub, reader);
  const items = taken.rest.split(/\s*,\s*|\s+[ye]\s+/u).filter(Boolean);
  const contexts = [...core.contexts, ...taken.contexts];
  if (items.some((item) => aspectNouns.has(headOf(reader.open(item))))) {
    const of = /^(\p{L}+(?:\s+y\s+\p{L}+)?)\s+(?:de la|de los|de las|del|de)\s+(?:una?\s+)?(.+)$/iu.exec(taken.rest);
    // "dimensionamiento de un sistema" is about the system; "factores de riesgo" are one question.
    const isOwn =
      /\s(?:de la|de los|de las|del|de una?)\s/iu.test(taken.rest) || /^(?:diseño|análisis)/iu.test(taken.rest);
    if (of?.[1] && of[2] && isOwn && aspectNouns.has(headOf(of[1])) && isGuess(core) && !isPeople(reader.open(of[2])))
      return { ...core, object: withoutArticle(of[2]), aspect: of[1], bearing: null, contexts, sure: 0.7 };
    if (isGuess(core))
      return { ...core, object: joined(core), bearing: null, aspect: withoutArticle(taken.rest), contexts, sure: 0.95 };
    return { ...core, contexts };
  }
  if (partSides(sub)?.every((side) => isName(reader.open(side))))
    return withSigns(
      {
        ...core,
        object: joined(core),
        bearing: null,
        aspect: isGuess(core) ? 'comparación' : core.aspect,
        sides: partSides(sub),
        contexts: [...core.contexts, ...contextsOf(sub, reader)],
      },
      ['comparison'],
    );
  const phrase = readPhrase(sub, reader);
  if (!isGuess(core)) return { ...core, contexts: [...core.contexts, ...phrase.contexts] };
  if (phrase.aspect !== null && phrase.sure >= 0.8)
    return { ...phrase, contexts: [...core.contexts, ...phrase.contexts], signs: [...core.signs, ...phrase.signs] };
  // "la España vaciada" names the theme once more.
  if (isName(withoutArticle(sub)) || core.bearing !== null) return core;
  return {
    ...core,
    aspect: withoutArticle(phrase.aspect === null ? phrase.object : taken.rest),
    contexts: [...core.contexts, ...phrase.contexts],
    sure: 0.6,
  };
}
