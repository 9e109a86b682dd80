import type { Context } from '../../title-reading.ts';
import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { aspectNouns, settings } from './lexicon.ts';
import { bare, contract, headOf, isName, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { partSides } from './part-sides.ts';
import { readAnswered, readAsking, readNeeded, readPurposed } from './read-asking.ts';
import { readKnown } from './read-known.ts';
import { takeBorne, takeFacing, takeHistory, takeLens, takeNow, withoutOpener } from './read-lens.ts';
import { readOwned, readPair } from './read-pair.ts';
import { readTroubles, takeRemedies, withRemedies } from './read-remedies.ts';
import { classify, type Taken, takeContexts, takeOwner } from './take-contexts.ts';

const effectOf =
  /^(?:(?:el|la|los|las)\s+)?((?:efectos?|impactos?|influencias?|incidencia|repercusi(?:ón|ones)|consecuencias|contribuci(?:ón|ones)|implicaciones)(?:\s+\p{L}+(?:[oa]s?|al|ales|e|es))??)\s+(?:de la|de los|de las|del|de)\s+(.+?)\s+(en|sobre|a|para)\s+(.+)$/iu;
const roleOf =
  /^(?:(?:el|la|los|las)\s+)?((?:papel|rol|importancia|función|lugar|uso|aplicación|aporte|valor|beneficios|ventajas|riesgos|utilidad)(?:\s+\p{L}+(?:or|ora|al|ivo|iva|ico|ica))?)\s+(?:de la|de los|de las|del|de)\s+(.+?)\s+(en|para|como)\s+(.+)$/iu;
const relation =
  /^(?:(?:la|el)\s+)?(?:relaci(?:ón|ones)|asociación|correlación|vínculo|conexión|tensión|interacción)\s+(?:\p{L}+\s+)?entre\s+(.+?)\s+(?:y|e)\s+(.+)$/iu;
const factors =
  /^(?:(?:los|las|el)\s+)?((?:principales\s+)?factores(?:\s+de\s+riesgo|\s+\p{L}+)??)\s+(?:asociados?\s+(?:a|al|con)|que\s+(?:influyen|inciden|intervienen|afectan|determinan)\s+(?:en|a|al)?|relacionados con|determinantes? (?:de|del|en)|de(?!\s+riesgo)|del|para|en)\s+(.+)$/iu;
const designHead =
  /^(?:(?:el|la)\s+)?((?:diseño|desarrollo|implementación|construcción|elaboración|creación|implantación|automatización|modelado|simulación|dimensionamiento)(?:\s+(?:\p{L}+(?:al|ico|ica|ivo|iva|ado|ada|ura)))?(?:(?:\s*,\s*|\s+[ye]\s+)(?:diseño|desarrollo|implementación|construcción|evaluación|validación|simulación|análisis|puesta en marcha|optimización))*)\s+(?:de la|de los|de las|del|de)\s+(?:una?\s+)?(.+)$/iu;
const planHead =
  /^(?:(?:el|la)\s+)?((?:propuesta|plan|proyecto|programa|estrategias?|guía|modelo|unidad didáctica|secuencia didáctica)(?:\s+(?:de|didáctic[oa]s?|metodológica|pedagógica|estratégico|educativa|integral)(?:\s+(?!la\b|los\b|las\b|un)\p{L}+(?:\s+digital)?)?)?)\s+(para|de|del|sobre)\s+(.+)$/iu;
const studyHead =
  /^(?:(?:un|una|el|la)\s+)?((?:estudio|análisis|investigación|evaluación|revisión|aproximación|diagnóstico|acercamiento|reflexi(?:ón|ones)|lectura|comentario|valoración|estado del arte|interpretación|crítica|ensayo|monografía|introducción(?: al estudio)?|apuntes|notas|mirada|visión|panorámica|disertación|enfoque|revisión (?:sistemática )?de la literatura|revisión (?:bibliográfica|sistemática|narrativa))(?:\s+(?:\p{L}+(?:ico|ica|ivo|iva|al|ado|ada|or|ora|ista|isis)))?)\s+(?:de la|de los|de las|del|de|sobre|acerca de|al|a|en torno a|para el estudio de(?:l| la| los| las)?)\s+(.+)$/iu;
const plainStudy =
  /^(?:estudio|investigación|aproximación|acercamiento|reflexi(?:ón|ones)|análisis|ensayo|monografía|introducción(?: al estudio)?|apuntes|notas|mirada|visión|panorámica|disertación|enfoque)(?:\s+(?:global|general|breve|interdisciplinar(?:io)?|teórica|histórica|histórico|sociológica|sociológico|empírico|empírica|exploratorio|descriptivo|cuantitativo|cualitativo|teórico))?$/iu;
const compareHead =
  /^(?:(?:un|una|el|la)\s+)?(?:(?:estudio|análisis)\s+(?:comparativo|comparado)|comparación|comparativa|diferencias)\s+(?:de la|de los|de las|del|de|entre)\s+(.+)$/iu;
const versus = /^(.+?)\s+(?:versus|vs\.?|frente a|comparad[oa]s? con)\s+(.+)$/iu;

/** "Uso de redes sociales y rendimiento académico": a habit beside what it may do to those who have it. */
const usedFor =
  /^((?:(?:el|la|los)\s+)?(?:uso|consumo|adicción|dependencia|hábitos|exposición)\s+(?:problemático\s+)?(?:de|del|a|al)\s+(?:(?:las|los|la|el)\s+)?[^:]+?)\s+y\s+((?:(?:el|la|los|las|su)\s+)?(?:rendimiento|autoestima|ansiedad|desempeño|salud|bienestar|calidad|satisfacción|estrés|depresión|aprendizaje|motivación|productividad|conducta|comportamiento|atención|sueño|obesidad|soledad)(?!\p{L}).*)$/iu;
const madeFor =
  /^(?:(?:una?)\s+)?(?:aplicación (?:móvil|web)|app|página web|plataforma(?: \p{L}+)?|sistema(?: \p{L}+)?|software|prototipo(?: \p{L}+)?)\s+(?:para|de)\s/iu;

/** On which crop or culture an effect was watched: "el rendimiento de la papa". */
const watchedOn =
  /^((?:(?:el|la|los|las)\s+)?(?:rendimiento|crecimiento|germinación|producción|desarrollo|supervivencia|calidad|vida útil|actividad enzimática|contenido|emergencia|floración)(?:\s.+?)?)\s+(?:de la|de los|de las|del|de)\s+(\p{Ll}+)$/u;

/** «La participación de los padres en el rendimiento de los alumnos»: what it is looked for in is what it acts on. */
const actsOn =
  /^((?!.*(?:efectos?|impacto|influencia|incidencia|papel|rol|importancia|relación|factores|causas|diferencias|mejora|evaluación|análisis|estudio)(?!\p{L})).+?)\s+en\s+((?:el|la|los)\s+(?:(?:proceso de\s+)?(?:rendimiento|desempeño|aprendizaje|comprensión|motivación|autoestima|conducta|comportamiento|productividad|satisfacción|rentabilidad|competitividad|bienestar|logro|calidad de vida|salud mental|recuperación|desarrollo (?:infantil|cognitivo|motor|emocional|socioemocional|integral|del lenguaje|de (?:la|las|los)))(?!\p{L}).*))$/iu;
const acted: ReadonlySet<Reader['field']> = new Set([
  'education',
  'management',
  'medicine',
  'economics',
  'science',
  'interdisciplinary',
  'agriculture',
]);

const settle = ({ rest, contexts }: Taken, aspect: string | null, more: Partial<Core> = {}): Core =>
  coreOf(withoutArticle(rest), aspect, { contexts, ...more });

/** "Intervención educativa para la adherencia": what patients are given, and for what. */
const givenFor =
  /^(?:(?:una?|la)\s+)?(intervenci(?:ón|ones)(?:\s+(?!para\s)\p{L}+){0,4}?)\s+para\s+(?:mejorar\s+|reducir\s+|aumentar\s+|fomentar\s+|promover\s+)?(.+)$/iu;

const isWhen =
  /^(?:siglos?|época|era|últim[oa]s|años|décadas?|tiempos|per[ií]odo|actualidad|nuestros días|posguerra|antigüedad|edad media|mundo (?:actual|contemporáneo|moderno)|sociedad actual|contexto actual)(?!\p{L})/iu;

function readBearing(text: string, reader: Reader): Core | null {
  const given = reader.field === 'medicine' ? givenFor.exec(text) : null;
  if (given?.[1] && given[2]) {
    const taken = takeContexts(given[2], reader);
    const [cause, outcome] = [withoutArticle(given[1]), withoutArticle(taken.rest)];
    return coreOf(cause, `efecto en ${taken.rest}`, {
      contexts: taken.contexts,
      bearing: { cause, outcome },
      signs: ['effect'],
      sure: 0.8,
    });
  }
  const linked = relation.exec(text);
  if (linked?.[1] && linked[2]) {
    const taken = takeContexts(linked[2], reader);
    const [cause, outcome] = [withoutArticle(linked[1]), withoutArticle(taken.rest)];
    return coreOf(cause, contract(`relación con ${taken.rest}`), {
      contexts: taken.contexts,
      bearing: { cause, outcome },
      signs: ['effect'],
      sure: 0.95,
    });
  }
  const effect = effectOf.exec(text);
  if (effect?.[1] && effect[2] && effect[4]) {
    const taken = takeOwner(takeContexts(effect[4], reader), reader);
    const inner = takeContexts(effect[2], reader);
    const [cause, outcome] = [withoutArticle(inner.rest), withoutArticle(taken.rest)];
    const living =
      taken.contexts.length === 0 && (reader.field === 'agriculture' || reader.field === 'science')
        ? watchedOn.exec(taken.rest)
        : null;
    if (living?.[1] && living[2])
      return coreOf(cause, contract(`${effect[1]} ${(effect[3] ?? 'en').toLowerCase()} ${living[1]}`), {
        contexts: [...inner.contexts, { text: living[2], kind: 'setting' }],
        bearing: { cause, outcome },
        signs: ['effect'],
        sure: 0.9,
      });
    const isWhere =
      namesPlace(reader.open(effect[4])) &&
      /^en$/iu.test(effect[3] ?? '') &&
      taken.contexts.length === 0 &&
      outcome.split(/\s+/u).length < 3;
    if (isWhere)
      return coreOf(cause, effect[1], {
        contexts: [...inner.contexts, { text: outcome, kind: 'place' }],
        signs: ['effect'],
        sure: 0.85,
      });
    return coreOf(cause, contract(`${effect[1]} ${(effect[3] ?? 'en').toLowerCase()} ${taken.rest}`), {
      contexts: [...inner.contexts, ...taken.contexts],
      bearing: { cause, outcome },
      signs: ['effect'],
      sure: 0.95,
    });
  }
  const acting = acted.has(reader.field) ? actsOn.exec(text) : null;
  if (acting?.[1] && acting[2]) {
    const taken = takeOwner(takeContexts(acting[2], reader), reader);
    const inner = takeContexts(acting[1], reader);
    const [cause, outcome] = [withoutArticle(inner.rest), withoutArticle(taken.rest)];
    return coreOf(cause, `efecto en ${taken.rest}`, {
      contexts: [...inner.contexts, ...taken.contexts],
      bearing: { cause, outcome },
      ...{ signs: ['effect'], sure: 0.8 },
    });
  }
  const role = roleOf.exec(text);
  if (!role?.[1] || !role[2] || !role[4]) return null;
  const taken = takeContexts(role[4], reader);
  const cause = withoutArticle(role[2]);
  const where = withoutArticle(taken.rest);
  const opened = reader.open(where);
  // «El papel de la mujer en La casa de los espíritus»: a part played in a work is read there, and acts on no work.
  const played =
    reader.field === 'literature' ? /^(?:(?:el|la)\s+)?(?<part>(?:papel|rol|función)\s.+?)\s+en\s/iu.exec(text) : null;
  if (played?.groups?.part && /^\p{Lu}/u.test(opened) && !namesPlace(opened))
    return coreOf(played.groups.part, 'interpretación', {
      contexts: [{ text: where, kind: 'text' }, ...taken.contexts],
      sure: 0.8,
    });
  const isWhere = isPeople(opened) || settings.has(headOf(opened)) || namesPlace(opened);
  const isUse = /^(?:uso|aplicación)/iu.test(role[1]);
  // «La importancia de X en el siglo XXI»: when it matters is nothing that it acts on.
  if (/^en$/iu.test(role[3] ?? '') && isWhen.test(where))
    return coreOf(cause, role[1], {
      contexts: [{ text: where, kind: 'time' }, ...taken.contexts],
      signs: ['effect'],
      sure: 0.85,
    });
  return coreOf(cause, isWhere ? role[1] : `${role[1]} ${(role[3] ?? 'en').toLowerCase()} ${taken.rest}`, {
    contexts: isWhere
      ? [
          { text: where, kind: isPeople(opened) ? 'population' : namesPlace(opened) ? 'place' : 'setting' },
          ...taken.contexts,
        ]
      : taken.contexts,
    bearing: isWhere || isUse ? null : { cause, outcome: where },
    signs: [isUse ? 'application' : 'effect'],
    sure: 0.85,
  });
}

const tried: ReadonlySet<Reader['field']> = new Set(['agriculture', 'science', 'engineering']);
const enduring =
  /^(?:evaluación|respuesta|resistencia|tolerancia|vulnerabilidad|adaptación|comportamiento|resiliencia)(?!\p{L})\s*/iu;
const borne =
  /^(?:sequía|heladas?|salinidad|estrés|plagas?|cambio climático|crisis|pandemia|inundaci|calor|frío|competencia)(?!\p{L})/iu;

/** «Diferencias de género en X»: by what people differ in it is asked of X. */
const differing =
  /^(?:las\s+)?(diferencias\s+(?:(?:de|por|según(?:\s+el)?)\s+(?:género|sexo|edad|clase(?: social)?)|\p{L}+(?:al|ales|ic[oa]s|aria|arias)))\s+en\s+(.+)$/iu;
/** «Comparación de X entre España y Francia»: the two lands are what is compared, and X in what. */
const between =
  /^(.+?)\s+(?:entre|en)\s+((?:(?:el|la|los|las)\s+)?\p{Lu}\S*(?:\s\p{Lu}\S*|\sdel?\s\p{Lu}\S*)*)\s+[ye]\s+((?:(?:el|la|los|las)\s+)?\p{Lu}.*)$/u;

function readComparison(text: string, reader: Reader): Core | null {
  const differ = differing.exec(text);
  if (differ?.[1] && differ[2]) return settle(takeContexts(differ[2], reader), differ[1], { sure: 0.85 });
  const found = compareHead.exec(text);
  const lands = found?.[1] ? between.exec(reader.open(found[1])) : null;
  if (lands?.[1] && lands[2] && lands[3] && [lands[2], lands[3]].every(namesPlace))
    return settle({ rest: lands[1], contexts: [{ text: `${lands[2]} y ${lands[3]}`, kind: 'place' }] }, 'comparación', {
      sides: [withoutArticle(lands[2]), withoutArticle(lands[3])],
      signs: ['comparison'],
      sure: 0.9,
    });
  if (found?.[1]) {
    const taken = takeContexts(found[1], reader);
    const sides =
      partSides(taken.rest) ??
      taken.contexts.map((context) => partSides(context.text)).find((side) => side !== null) ??
      null;
    return settle(taken, 'comparación', { sides, signs: ['comparison'], sure: 0.95 });
  }
  const against = versus.exec(text);
  if (!against?.[1] || !against[2]) return null;
  const taken = takeContexts(against[2], reader);
  const [left, right] = [
    withoutArticle(
      against[1].replace(
        /^(?:(?:la|el)\s+)?(?:efectividad|eficacia|efectos?)\s+(?:de la|del|de los|de las|de)\s+/iu,
        '',
      ),
    ),
    withoutArticle(taken.rest),
  ];
  // «Actividad de un aceite frente a Botrytis»: what it is tried against is no rival of what it does.
  const isTried = /^(?:actividad|capacidad|potencial|poder|efecto|inmunidad|eficacia)\s+\p{L}+\s+(?:de|del)\s/iu.test(
    left,
  );
  if (isTried && /\sfrente al?\s/iu.test(text))
    return coreOf(left, null, { contexts: [{ text: right, kind: 'setting' }, ...taken.contexts], sure: 0.75 });
  // Two rights that meet are weighed, not compared.
  if (reader.field === 'law' && /\sfrente a\s/iu.test(text))
    return coreOf(left, contract(`límites frente a ${taken.rest}`), { contexts: taken.contexts, sure: 0.8 });
  // «Variedades de papa frente a la sequía»: what is borne is no rival of what bears it.
  const isBorne = /\sfrente al?\s/iu.test(text) && (enduring.test(left) || borne.test(right));
  if (isBorne) {
    const thing = left.replace(enduring, '').replace(/^(?:de(?:l| la| los| las)?)\s+/iu, '');
    return coreOf(thing, `respuesta a ${taken.rest}`, {
      contexts: taken.contexts,
      bearing: tried.has(reader.field) ? { cause: right, outcome: thing } : null,
      ...{ signs: ['effect'], sure: 0.75 },
    });
  }
  return coreOf(`${left} y ${right}`, 'comparación', {
    contexts: taken.contexts,
    sides: [left, right],
    signs: ['comparison'],
    sure: 0.9,
  });
}

/** «Consecuencias económicas y sociales de X»: a second adjective asks nothing of its own. */
const kindOf = /^\p{L}+(?:al|ales|ic[oa]s?|iv[oa]s?|ari[oa]s?)$/iu;

/** "Causas y consecuencias de X", "Prevención de X": nouns that ask, then what is asked about. */
function readOf(text: string, reader: Reader): Core | null {
  const found =
    /^(?:(?:el|la|los|las)\s+)?(?:(?:principales|nuevos|nuevas|grandes|diferentes|distintas|distintos|diversas|diversos|posibles|múltiples)\s+)?(.+?)\s+(?:de la|de los|de las|del|de|ante|frente a|para|contra)\s+(.+)$/iu.exec(
      text,
    );
  if (!found?.[1] || !found[2]) return null;
  const nouns = found[1].split(/\s*,\s*|\s+[ye]\s+/iu);
  if (
    nouns.length > 3 ||
    !nouns.every(
      (noun, at) => noun.split(/\s+/u).length < 4 && (aspectNouns.has(headOf(noun)) || (at > 0 && kindOf.test(noun))),
    )
  )
    return null;
  if (
    /^(?:calidad|seguridad|libertad|historia|nivel|niveles|manejo|uso|producción|enseñanza|formación|gestión|política|estado|ética|protección|modelo|control|responsabilidad)(?:\s|$)/iu.test(
      found[1],
    )
  ) {
    const taken = takeContexts(text, reader);
    return settle(taken, null, { sure: 0.75 });
  }
  return settle(takeContexts(found[2], reader), found[1], { sure: 0.9 });
}

/** «Prevalencia y factores asociados a la anemia»: both are asked of the anaemia. */
const howCommon =
  /^(?:la\s+)?((?:prevalencia|incidencia|frecuencia)\s+[ye]\s+(?:los\s+)?factores(?:\s+de\s+riesgo|\s+asociados|\s+relacionados|\s+determinantes|\s+\p{L}+icos)*)\s+(?:a la|al|a los|a las|a|con la|con el|con los|con las|con|de la|del|de los|de las|de|para la|para el|para|en la|en el)\s+(.+)$/iu;

/** A place, a body or people, and no doing that could be hard. */
const isWhereOnly = (matter: string, { open }: Reader): boolean => {
  const opened = open(matter);
  return isPeople(opened) || namesPlace(opened) || settings.has(headOf(opened));
};

/** From where, when and against what a title looks at its matter, and what that asks where nothing else is asked. */
function readAround(text: string, reader: Reader): Core | null {
  const seen = takeLens(text, reader);
  if (seen) return seen.add(readPhrase(seen.head, reader));
  const today = takeNow(text);
  if (today) {
    const core = readPhrase(today.head, reader);
    return { ...core, contexts: [...core.contexts, { text: today.when, kind: 'time' }] };
  }
  const ages = takeHistory(text);
  if (ages !== null) {
    const core = readPhrase(ages, reader);
    return core.aspect === null ? { ...core, aspect: 'evolución histórica', signs: [...core.signs, 'history'] } : core;
  }
  const facing = takeFacing(text);
  if (facing) {
    const core = readPhrase(facing.head, reader);
    const of = facing.of === undefined ? null : takeContexts(facing.of, reader);
    const from: Context[] = of
      ? [{ text: withoutArticle(of.rest), kind: classify(of.rest, 'en', reader) }, ...of.contexts]
      : [];
    if (core.aspect === null)
      return { ...core, aspect: facing.what, contexts: [...core.contexts, ...from], signs: [...core.signs, 'problem'] };
  }
  const borne = takeBorne(text);
  if (!borne || readAsking(text, reader)) return null;
  const core = readPhrase(borne.head, reader);
  const what = takeContexts(borne.what, reader);
  return core.aspect === null
    ? { ...core, contexts: [...core.contexts, { text: what.rest, kind: 'setting' }, ...what.contexts] }
    : null;
}

/** Reads one half of a Spanish title. */
export function readPhrase(given: string, reader: Reader): Core {
  const text = withoutOpener(given.trim());
  const around = readAround(text, reader);
  if (around) return around;
  const mended = takeRemedies(text);
  if (mended) return withRemedies(readPhrase(mended.head, reader), mended.ways);
  const hard = readTroubles(text, isWhereOnly, reader);
  if (hard) return settle(takeContexts(hard.matter, reader), hard.trouble, { signs: ['problem'], sure: 0.85 });
  const known = readKnown(text, reader);
  if (known) return known;
  const asked =
    readAnswered(text, reader) ?? readPurposed(text, reader) ?? readNeeded(text, reader) ?? readAsking(text, reader);
  if (asked) return asked;
  const common = howCommon.exec(text);
  if (common?.[1] && common[2])
    return settle(takeContexts(common[2], reader), common[1], { signs: ['factors', 'survey'], sure: 0.9 });
  const used = usedFor.exec(text);
  if (used?.[1] && used[2]) {
    // «Uso del móvil, ansiedad y calidad del sueño»: the habit stands first, and all that follows may come of it.
    const [habit = used[1], ...more] = used[1].split(/,\s+/u);
    const taken = takeOwner(takeContexts([...more, used[2]].join(' y '), reader), reader);
    const [cause, outcome] = [withoutArticle(habit), withoutArticle(taken.rest)];
    return coreOf(cause, `efecto en ${taken.rest}`, {
      contexts: taken.contexts,
      bearing: { cause, outcome },
      signs: ['effect'],
      sure: 0.8,
    });
  }
  // «La crítica de Nietzsche a la moral»: what somebody said against a thing is one matter.
  const voiced =
    /^(?:[Ll]a\s+)?([Cc]rítica|[Rr]espuesta|réplica|reacción|oposición|defensa)\s+de\s+(\p{Lu}\S*(?:\s+\p{Lu}\S*)?)\s+(al?\s+.+)$/u.exec(
      text,
    );
  if (voiced?.[1] && voiced[2] && voiced[3] && reader.field === 'philosophy')
    return coreOf(
      `${voiced[1]} de ${reader.hide(voiced[2])} ${voiced[3]}`.replace(/^\p{Lu}/u, (first) => first.toLowerCase()),
      null,
      { signs: ['concept'], sure: 0.8 },
    );
  // «El uso de drones en los conflictos y el derecho humanitario»: the use with its place is held against the law.
  const judged = /^(?:el\s+)?(uso\s+.+?\s+en\s+.+?)\s+y\s+((?:el|los)\s+derechos?\s.+)$/iu.exec(text);
  if (judged?.[1] && judged[2] && /^(?:law|military)$/u.test(reader.field))
    return coreOf(withoutArticle(judged[1]), `compatibilidad con ${judged[2]}`, { signs: ['norm'], sure: 0.75 });
  const moral = /^((?:bio)?ética|deontología)\s+[ye]\s+(?!polític|moral|estétic|valores|derecho)(.+)$/iu.exec(text);
  // «Ética e inteligencia artificial»: what is right is asked of the thing, and does nothing to it.
  if (moral?.[1] && moral[2] && !/\s[ye]\s/u.test(moral[2]))
    return settle(takeContexts(moral[2], reader), moral[1], { signs: ['concept', 'argument'], sure: 0.75 });
  const early = readComparison(text, reader) ?? readBearing(text, reader) ?? readOwned(text, reader);
  if (early) return early;
  const study = studyHead.exec(text);
  if (study?.[1] && study[2]) {
    const inner = readPhrase(study[2], reader);
    if (/^(?:evaluación|diagnóstico|valoración|lectura|interpretación|crítica|análisis|revisión)/iu.test(study[1])) {
      const whole = inner.aspect === null || inner.sure < 0.7 ? takeContexts(study[2], reader) : null;
      return whole
        ? settle(whole, study[1], { sure: 0.85, signs: /^revisión/iu.test(study[1]) ? ['review'] : [] })
        : inner;
    }
    return inner.aspect !== null || plainStudy.test(study[1]) ? inner : { ...inner, aspect: study[1] };
  }
  const factor = factors.exec(text);
  if (factor?.[2])
    return settle(takeContexts(factor[2], reader), factor[1] === undefined ? 'factores' : factor[1], {
      signs: ['factors'],
      sure: 0.95,
    });
  const design = designHead.exec(text);
  if (design?.[1] && design[2])
    return settle(takeContexts(design[2], reader), design[1], { signs: ['design'], sure: 0.95 });
  const plan = planHead.exec(text);
  if (plan?.[1] && plan[2] && plan[3]) {
    const marketing = /^(estrategias?)\s+de\s+(.+)$/iu.exec(plan[1]);
    if (marketing?.[1] && marketing[2]) {
      const whose = takeContexts(plan[3], reader);
      // "Estrategia de internacionalización de Mercadona": the firm is the case.
      if (/^del?$/iu.test(plan[2]) && isName(whose.rest))
        return coreOf(marketing[2], marketing[1], {
          contexts: [{ text: whose.rest, kind: 'case' }, ...whose.contexts],
          signs: ['remedy', 'case'],
          sure: 0.85,
        });
      const taken = takeContexts(`${marketing[2]} ${plan[2]} ${plan[3]}`, reader);
      return settle(taken, marketing[1], { signs: ['remedy'], sure: 0.85 });
    }
    const made = plan[3].replace(
      /^(?:la\s+)?(?:apertura|creación|implementación|mejora|elaboración|puesta en marcha)\s+(?:de la|del|de)\s+/iu,
      '',
    );
    return settle(takeContexts(made, reader), plan[1], { signs: ['design'], sure: 0.85 });
  }
  // "Aplicación móvil para X": the thing that is made is named with its purpose.
  if (madeFor.test(text)) return settle(takeContexts(text, reader), 'diseño', { signs: ['design'], sure: 0.85 });
  const about = readOf(text, reader);
  if (about) return about;
  const taken = takeContexts(text, reader);
  const as = /^(.+?)\s+como\s+(.+)$/iu.exec(taken.rest);
  if (as?.[1] && as[2]) {
    const motor =
      /^(?:motor|factor|impulsor|herramienta|instrumento)\s+(?:de la|del|de|para)\s+(?:el\s+|la\s+)?(.+)$/iu.exec(
        as[2],
      );
    const cause = withoutArticle(as[1]);
    if (motor?.[1] && /^(?:motor|factor|impulsor)/iu.test(as[2]))
      return coreOf(
        cause,
        `efecto en ${/^(?:crecimiento|desarrollo|aprendizaje|rendimiento)/iu.test(motor[1]) ? 'el ' : ''}${motor[1]}`,
        { contexts: taken.contexts, bearing: { cause, outcome: motor[1] }, signs: ['effect'], sure: 0.75 },
      );
    return settle({ rest: as[1], contexts: taken.contexts }, withoutArticle(as[2]), { sure: 0.7 });
  }
  return readPair(taken, reader) ?? settle(taken, null, { sure: bare(taken.rest) === '' ? 0.3 : 0.75 });
}
