import type { Context } from '../../title-reading.ts';
import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { contract, isPeople, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';

/** Verbs that a question opens with, and what is asked by them of the one they are said of. */
const said: readonly (readonly [RegExp, string])[] = [
  [/^(?:funcionan?|funcionó|funcionaron|funcionará|ha funcionado|han funcionado)\s+/iu, 'eficacia'],
  [/^(?:sirven?|sirvió|sirvieron|ha servido|han servido)(?:\s+de algo)?\s+/iu, 'utilidad'],
  [/^(?:existen?|existió|existirá|hay|hubo|habrá)\s+/iu, 'existencia'],
  [/^(?:fracasan?|fracasó|fracasaron|fracasará|ha fracasado|han fracasado|falló|fallan?)\s+/iu, 'fracaso'],
  [/^(?:triunfan?|triunfó|triunfará|ha triunfado)\s+/iu, 'éxito'],
  [/^(?:desaparecerán?|sobrevivirán?|morirán?|se acabará|se acabarán|tienen? futuro)\s+/iu, 'futuro'],
  [/^(?:desaparecen?|ha desaparecido|han desaparecido|murió|ha muerto|han muerto)\s+/iu, 'declive'],
  [/^(?:importan?|cuentan?)\s+/iu, 'importancia'],
  [/^(?:vale|valen|valió|merece|merecen) la pena\s+/iu, 'valor'],
  [/^(?:basta|bastan)\s+(?:con\s+)?/iu, 'suficiencia'],
  [/^(?:necesitamos|hace falta|hacen falta)\s+/iu, 'necesidad'],
  [/^(?:tenemos)\s+/iu, 'existencia'],
];

const signs = ['question', 'argument'] as const;
const article = '(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|nuestro|nuestra)';
const hasShape = new RegExp(`^(?:tienen?|tuvo|tuvieron|tendrán?)\\s+(.+?)\\s+(${article}\\s+.+)$`, 'iu');
const canVerbLast = new RegExp(
  `^(?:puede|pueden|podría|podrían|podrá|podrán)\\s+(${article}\\s+.+?|\\p{Lu}\\S+)\\s+(\\p{L}+(?:ar|er|ir|arse|erse|irse))(?:\\s+(.+))?$`,
  'iu',
);
const canVerbFirst = new RegExp(
  `^(?:puede|pueden|podría|podrían|podrá|podrán)\\s+(\\p{L}+(?:ar|er|ir|arse|erse|irse)(?:\\s+(?!${article}\\s)\\p{L}+)?)\\s+(${article}\\s+.+)$`,
  'iu',
);
const deeds: ReadonlyMap<string, string> = new Map([
  ['conocer', 'conocimiento'],
  ['saber', 'conocimiento'],
  ['comprender', 'comprensión'],
  ['entender', 'comprensión'],
  ['confiar', 'confianza'],
  ['creer', 'creencia'],
  ['obedecer', 'obediencia'],
  ['perdonar', 'perdón'],
  ['tolerar', 'tolerancia'],
  ['demostrar', 'demostración'],
  ['juzgar', 'juicio'],
  ['predecir', 'predicción'],
  ['evitar', 'prevención'],
  ['elegir', 'elección'],
  ['vivir', 'vida'],
]);

/** "conocer la verdad" as the knowledge of truth; a doing without a noun of its own stands as it is. */
function nameDeed(verb: string, rest: string): string {
  const noun = deeds.get(verb.toLowerCase());
  if (noun === undefined) return `${verb} ${rest}`.trim();
  const joint = /^(?:a|al|en|sin|con|de|del)\s/iu.test(rest) ? ' ' : ' de ';
  return rest === '' ? noun : contract(`${noun}${joint}${rest}`);
}

/** "¿Funciona el salario mínimo?", "¿Pueden pensar las máquinas?", "¿Debemos algo a…?": the verb opens the question. */
export function readVerbFirst(text: string, reader: Reader): Core | null {
  for (const [verb, noun] of said) {
    const opened = verb.exec(text)?.[0];
    if (!opened) continue;
    const taken = takeContexts(text.slice(opened.length), reader);
    return taken.rest === ''
      ? null
      : coreOf(withoutArticle(taken.rest), noun, { contexts: taken.contexts, signs, sure: 0.75 });
  }
  // «¿Conviene a México una moneda digital?», «¿Necesita Chile una nueva constitución?»: for whom, and what.
  const plain = text.charAt(0).toLowerCase() + text.slice(1);
  const name = '(?:(?:el|la|los|las) )?\\p{Lu}\\S*(?: \\p{Lu}\\S*)*|(?:el|la|los|las) \\p{Ll}+';
  const what = '(?<what>(?:el|la|los|las|una?|más|menos) .+|\\p{Ll}+(?:ar|er|ir) .+)';
  const wanting =
    new RegExp(
      `^(?<verb>conviene|convienen|convendría|interesa|beneficia)(?: al? (?<who>${name}))? ${what}$`,
      'u',
    ).exec(plain)?.groups ??
    new RegExp(`^(?<verb>necesitan?|requieren?) (?<who>${name}) ${what}$`, 'u').exec(plain)?.groups;
  if (wanting?.verb && wanting.what) {
    const taken = takeContexts(wanting.what, reader);
    const who = wanting.who ? withoutArticle(wanting.who) : '';
    const whom: Context[] =
      who === '' ? [] : [{ text: who, kind: isPeople(reader.open(who)) ? 'population' : 'place' }];
    return coreOf(withoutArticle(taken.rest), /^[nr]e/iu.test(wanting.verb) ? 'necesidad' : 'conveniencia', {
      contexts: [...whom, ...taken.contexts],
      ...{ signs, sure: 0.7 },
    });
  }
  const sensible = /^(?:tiene|tendría) sentido (?<deed>\p{Ll}+(?:ar|er|ir) .+)$/iu.exec(text)?.groups?.deed;
  if (sensible) return coreOf(sensible, 'conveniencia', { signs, sure: 0.6 });
  const owing = /^(?:debemos|deben|debe)\s+(?:algo|obediencia|respeto|lealtad)\s+(al?\s+.+)$/iu.exec(text);
  if (owing?.[1])
    return coreOf(`obligaciones con ${owing[1].replace(/^al\s+/iu, 'el ').replace(/^a\s+/iu, '')}`, 'existencia', {
      signs,
      sure: 0.7,
    });
  const having = hasShape.exec(text);
  if (having?.[1] && having[2]) {
    const whose = takeContexts(having[2], reader);
    return coreOf(contract(`${withoutArticle(having[1])} de ${whose.rest}`), 'existencia', {
      contexts: whose.contexts,
      ...{ signs, sure: 0.65 },
    });
  }
  const free = /^somos\s+(?:realmente\s+|verdaderamente\s+)?(libres|iguales|responsables|racionales)$/iu.exec(
    text,
  )?.[1];
  if (free) {
    const noun = { libres: 'libertad', iguales: 'igualdad', responsables: 'responsabilidad' }[free.toLowerCase()];
    return coreOf(`${noun ?? 'racionalidad'} humana`, 'existencia', { signs, sure: 0.6 });
  }
  const ours = /^(podemos|podríamos|debemos|deberíamos|se puede|se debe)\s+(\p{L}+(?:ar|er|ir))(?:\s+(.+))?$/iu.exec(
    text,
  );
  if (ours?.[1] && ours[2]) {
    const taken = takeContexts(ours[3] ?? '', reader);
    return coreOf(nameDeed(ours[2], taken.rest), /^(?:p|se p)/iu.test(ours[1]) ? 'posibilidad' : 'justificación', {
      contexts: taken.contexts,
      ...{ signs, sure: 0.6 },
    });
  }
  const [who, verb, rest = ''] = ((): [string?, string?, string?] => {
    const first = canVerbFirst.exec(text);
    if (first) return [first[2], first[1]];
    const last = canVerbLast.exec(text);
    return last ? [last[1], last[2], last[3]] : [];
  })();
  if (!who || !verb) return null;
  const inner = takeContexts(who, reader);
  const after = takeContexts(`${verb} ${rest}`.trim(), reader);
  return coreOf(withoutArticle(inner.rest), `${isPeople(inner.rest) ? 'posibilidad' : 'capacidad'} de ${after.rest}`, {
    contexts: [...inner.contexts, ...after.contexts],
    ...{ signs: ['question', 'concept'], sure: 0.65 },
  });
}
