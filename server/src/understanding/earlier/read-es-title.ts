import type { ContextKind, Reading } from './title-analysis.ts';

/** "de el" and "a el" are always contracted in writing; a span taken out of a title gets its article back. */
const uncontract = (text: string): string =>
  text
    .replace(/^del\s+/iu, 'el ')
    .replace(/^al\s+/iu, 'el ')
    .replace(/^de\s+/iu, '');

const contextTail = /^(.*?\S)\s+(en|entre|durante|desde|ante|bajo)\s+((?:(?!\b(?:en|entre|durante|desde)\b).)+)$/iu;
const methodTail =
  /\s+(?:mediante|basad[oa]s? en|a partir de|con base en|a través de|utilizando|con el uso de)\s+(.+)$/iu;
const of = '(?:de los|de las|de la|del|de)';

function kindOf(context: string, preposition: string): ContextKind {
  if (/entre/iu.test(preposition)) return 'group';
  if (/durante|desde/iu.test(preposition) || /siglo|\b(?:1[0-9]|20)\d{2}\b/iu.test(context)) return 'time';
  if (/ante|bajo/iu.test(preposition)) return 'setting';
  return 'place';
}

function takeContext(text: string): { rest: string; context: string | null; kind: ContextKind | null } {
  const found = contextTail.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return { rest: text, context: null, kind: null };
  return { rest: found[1], context: found[3], kind: kindOf(found[3], found[2]) };
}

const effect = new RegExp(
  `^(?:el |los |la )?(?:efectos?|impactos?|influencia|incidencia|consecuencias|repercusi[oó]n(?:es)?)\\s+(${of}\\s+.+?)\\s+(?:en|sobre)\\s+(.+)$`,
  'iu',
);
const link = /^(?:la )?(?:relación|asociación|correlación|vínculo) entre (.+?) y (.+)$/iu;
const factors =
  /^(?:los )?(?:factores (?:que influyen en|asociados a|asociados al|determinantes de|determinantes del|de riesgo de)|determinantes (?:de|del)) (.+)$/iu;
const design = new RegExp(
  `^(?:el )?(?:diseño|desarrollo|elaboración|construcción|implementación|síntesis|preparación)(?: e implementación| y desarrollo| y evaluación| y construcción| y validación| y caracterización)?\\s+(${of}\\s+(?:un |una )?.+)$`,
  'iu',
);
const application = new RegExp(
  `^(?:la )?(?:aplicación|uso|utilización)\\s+(${of}\\s+.+?)\\s+(?:en|para|a)\\s+(.+)$`,
  'iu',
);
const comparison = new RegExp(
  `^(?:un )?(?:estudio comparativo|análisis comparativo|comparación|análisis contrastivo)\\s+(?:entre\\s+|(${of})\\s+)(.+)$`,
  'iu',
);
const history = new RegExp(
  `^(?:la |el |los )?(?:evolución|historia|origen(?:es)?|transformación|auge|desarrollo histórico|surgimiento)(?: y desarrollo| y transformación)?\\s+(${of}\\s+.+)$`,
  'iu',
);
const measures =
  /^(?:las )?(?:estrategias|medidas|propuestas?|alternativas|políticas|retos|desafíos|problemas|obstáculos)(?: y \S+)?\s+(?:(?:de mejora |de marketing )?(?:para|frente a|de|del|contra|en)) (.+)$/iu;
const theory = new RegExp(
  `^(?:el |la |los |las )?(concepto|idea|noción|representación|imagen|figura|sentido|naturaleza|ética|teoría|construcción|crítica|función)\\s+(${of}\\s+.+)$`,
  'iu',
);
const problemWords = /problem|soluci|estrategi|retos|desaf|mejora|prevenci|gestión|protección|regulación/iu;

function readMain(text: string): Reading {
  const methodFound = methodTail.exec(text);
  const method = methodFound?.[1] && methodFound.index > 3 ? methodFound[1] : null;
  const rest = (method && methodFound ? text.slice(0, methodFound.index) : text).replace(
    /^(?:un |el )?(?:análisis|estudio) (?:de|del|sobre) /iu,
    '',
  );
  const one = (matter: string, relation: Reading['relation']): Reading => {
    const taken = takeContext(matter);
    const object = uncontract(taken.rest);
    return {
      object,
      relation: relation ?? null,
      context: taken.context,
      contextKind: taken.kind,
      method,
      focus: object,
    };
  };
  const acts = effect.exec(rest) ?? link.exec(rest);
  if (acts?.[1] && acts[2]) {
    const taken = takeContext(acts[2]);
    return {
      object: uncontract(acts[1]),
      aspect: taken.rest,
      relation: 'effect',
      context: taken.context,
      contextKind: taken.kind,
      method,
    };
  }
  const cause = factors.exec(rest);
  if (cause?.[1]) return one(cause[1], 'effect');
  const compared = comparison.exec(text);
  if (compared?.[2]) {
    const taken = takeContext(compared[2]);
    const sides = /^(.+?) y (.+)$/u.exec(taken.rest);
    return {
      object: taken.rest,
      relation: 'comparison',
      sides: sides?.[1] && sides[2] ? [sides[1], sides[2]] : null,
      context: taken.context,
      contextKind: taken.kind,
      method,
    };
  }
  const used = application.exec(rest);
  if (used?.[1] && used[2]) return { ...one(used[1], 'design'), aspect: used[2] };
  const past = history.exec(rest);
  if (past?.[1]) return one(past[1], 'history');
  const designed = design.exec(rest);
  if (designed?.[1]) {
    const reading = one(designed[1], 'design');
    const object = reading.object.replace(/^(?:un|una)\s+/iu, '');
    return { ...reading, object, focus: object };
  }
  const ways = measures.exec(rest);
  if (ways?.[1]) return one(ways[1], 'measures');
  const idea = theory.exec(rest);
  if (idea?.[1] && idea[2]) return { ...one(idea[2], 'theory'), aspect: idea[1].toLowerCase() };
  return one(rest, problemWords.test(rest) ? 'measures' : null);
}

export function readEsTitle(title: string): Reading {
  const [main = title, ...others] = title.split(/\s*:\s+|\s+[-–—]\s+/u).filter(Boolean);
  const subtitle = others.join(': ');
  const core = readMain(main.replace(/[?¿.]+/gu, ''));
  const example =
    /^(?:(?:evidencia|lecciones|experiencia)s? (?:de|del|desde)|(?:el|un) caso (?:de|del)|un estudio (?:de caso )?(?:en|de|del)|estudio de caso (?:en|de|del))\s+(.+)$/iu.exec(
      subtitle,
    );
  const approach = /^(?:un |una )((?:análisis|enfoque|estudio|revisión|perspectiva)\s.+)$/iu.exec(subtitle);
  return {
    ...core,
    relation:
      core.relation ?? (/comparativ/iu.test(subtitle) ? 'comparison' : problemWords.test(subtitle) ? 'measures' : null),
    context: example?.[1] ? uncontract(example[1]) : (core.context ?? null),
    contextKind: example?.[1] ? 'case' : (core.contextKind ?? null),
    method: core.method ?? (example ? null : (approach?.[1] ?? null)),
  };
}
