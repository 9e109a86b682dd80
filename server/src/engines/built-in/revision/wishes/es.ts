import type { Change, Rule, WishRules } from '../change.ts';
import { cleanTopic, readNumber, readPlace, readPurpose } from './read-words.ts';

const nth =
  '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|noven[oa]|décim[oa]|últim[oa]|penúltim[oa]|\\d+[.ºª]*)';
const num = '(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)';
const p = `(?:el |del |al )?(?:${nth} párrafo|párrafo ${num}|párrafo ${nth}|párrafo final|párrafo inicial)`;
const cut = '(?:elimina|eliminar|borra|borrar|quita|quitar|suprime|suprimir|retira|retirar|omite|omitir)';
const rule = (source: string, read: Rule[1]): Rule => [new RegExp(source, 'iu'), read];
const length = (factor: number, place?: string): Change => ({
  kind: 'length',
  length: { by: 'factor', factor },
  place: readPlace(place),
});
const q = '["“”\'‘’«»]';
const form =
  /^(?:(?:el|la|los|las|un|una|este|esta|esto|lo) ?)*(?:(?:\w+ )?párrafos?|apartado|sección|listas?|tablas?|prosa|texto|viñetas|voz|pasiva|activa|frases?|oraciones)(?!\p{L})/iu;

const trim = (text: string): string =>
  text
    .replace(/^(?:la palabra|el término|la expresión|todas? las?|todos? los?) /iu, '')
    .replace(/\s+(?:en todas partes|en todo el (?:texto|apartado)|siempre|en el texto|en este apartado)$/iu, '')
    .replace(/^["“”'‘’«»\s]+|["“”'‘’«»\s.]+$/gu, '');
const replace = (from = '', to = ''): Change | null => {
  const [one, other] = [trim(from), trim(to)];
  return one === '' || other === '' || form.test(one) || form.test(other)
    ? null
    : { kind: 'replace', from: one, to: other };
};

const rules: readonly Rule[] = [
  rule(`(?:sustituye|sustituir|reemplaza|reemplazar|cambia|cambiar) (.{1,60}?) por (.{1,60})$`, ([, from, to]) =>
    replace(from, to),
  ),
  rule(`(?:usa|usar|escribe|di|utiliza) (.{1,60}?) en (?:lugar|vez) de (.{1,60})$`, ([, to, from]) =>
    replace(from, to),
  ),
  rule(
    `(?:une|unir|junta|juntar|fusiona|fusionar|combina|combinar) (?:el |los párrafos )?(${nth}|${num})(?: párrafo)? (?:y|con) (?:el )?(${nth}|${num})(?: párrafo)?`,
    ([, a, b]) => merge(a, b),
  ),
  rule(
    `(?:une|unir|junta|juntar|fusiona|fusionar|reúne) (?:todo |los párrafos |el apartado )*en un (?:solo|único) párrafo|todo en un (?:solo|único) párrafo`,
    () => ({ kind: 'merge_all' }),
  ),
  rule(
    `(?:divide|dividir|parte|partir|separa|separar) (${p})(?: en \\w+(?: párrafos| partes)?)?|(?:divide|dividir|separa) (?:el párrafo(?: más)?(?: largo)?|el texto|este apartado)(?: en \\w+(?: párrafos| partes)?)?`,
    ([, place]) => ({ kind: 'split', place: readPlace(place) }),
  ),
  rule(`(?:intercambia|intercambiar) (${p}) (?:y|con|por) (${p})`, ([, a, b]) => {
    const [first, second] = [readPlace(a), readPlace(b)];
    return first && second && { kind: 'swap', first, second };
  }),
  rule(`(?:mueve|mover|pasa|pasar|lleva|coloca|pon) (${p}) (?:al|a) (principio|comienzo|inicio|final)`, ([, a, to]) => {
    const place = readPlace(a);
    return place && { kind: 'move', place, to: { from: /final/iu.test(to ?? '') ? 'end' : 'start', nth: 1 } };
  }),
  rule(`${cut} la (${nth}) (?:frase|oración)(?: (?:del|de) (${p}|${nth} párrafo|párrafo ${num}))?`, ([, a, b]) => {
    const place = readPlace(a);
    return place && { kind: 'remove_sentence', place, within: readPlace(b) };
  }),
  rule(`${cut} (${p})`, ([, a]) => {
    const place = readPlace(a);
    return place && { kind: 'remove_paragraph', place };
  }),
  rule(
    `(?:convierte|convertir|transforma|cambia|pasa|reescribe) (?:la |las |los |el )?(?:listas?|viñetas|tabla|enumeración|puntos) (?:en|a) (?:prosa|texto(?: corrido)?|párrafos?|un párrafo)|sin (?:viñetas|listas)`,
    () => ({ kind: 'to_prose', place: null }),
  ),
  rule(
    `${cut} (?:la |las |el |los |esta |este |todas )*(tabla|lista|viñetas|figura|diagrama|gráfico)s?$`,
    ([, what = '']) => ({
      kind: 'remove_block',
      block: /tabla/iu.test(what) ? 'table' : /lista|viñeta/iu.test(what) ? 'list' : 'figure',
      place: null,
    }),
  ),
  rule(`${cut} (?:todas? )?(?:las )?(?:citas|referencias)|no cites(?: nada)?|sin citas`, () => ({
    kind: 'cite',
    amount: 'none',
    place: null,
  })),
  rule(
    `${cut} (?:la |las |lo |los |el |todas? |todo )*(?:frases?|oraci[óo]n(?:es)?|partes?|pasajes?|fragmentos?|menci[óo]n(?:es)?|contenido|referencia)?\\s?(?:que (?:habla|hablan|trata|tratan|menciona|mencionan)(?: de| sobre)?|sobre|acerca de|relativ[oa]s? a|referente a|a) (.+)$`,
    ([, about = '']) => ({ kind: 'remove_sentences', about: cleanTopic(about) }),
  ),
  rule(`${cut} (?:la palabra |las palabras |la expresión )?${q}(.+?)${q}`, ([, words = '']) => ({
    kind: 'remove_words',
    words,
  })),
  rule(
    `(?:(${p}) )?(?:a|en|hasta|de unas|unas|menos de|máximo|como máximo|alrededor de) (?:unas |unos |las )?(\\d[\\d.]*) palabras`,
    ([, place, units]) => ({
      kind: 'length',
      length: { by: 'total', units: Number((units ?? '').replace(/\./gu, '')) },
      place: readPlace(place),
    }),
  ),
  rule(
    `(?:añade|añadir|agrega|amplía en|alarga en|escribe) (?:unas |otras )*(\\d+) palabras(?: más)?`,
    ([, units]) => ({ kind: 'length', length: { by: 'more', units: readNumber(units) ?? 0 }, place: null }),
  ),
  rule(`(?:quita|recorta|reduce en|elimina|acorta en) (?:unas )?(\\d+) palabras`, ([, units]) => ({
    kind: 'length',
    length: { by: 'more', units: -(readNumber(units) ?? 0) },
    place: null,
  })),
  rule(
    `(?:reduce|reducir|acorta|acortar|recorta|resume)(?: (${p}|el apartado|el texto|esto))? a la mitad|a la mitad`,
    ([, place]) => length(0.5, place),
  ),
  rule(`(?:reduce|acorta|recorta)(?: (${p}|el apartado|el texto))? (?:en )?un tercio`, ([, place]) =>
    length(2 / 3, place),
  ),
  rule(
    `(?:duplica|duplicar)(?: la (?:extensión|longitud)(?: de| del)?| el apartado| el texto)?(?: ?(${p}))?|el doble de larg[oa]`,
    ([, place]) => length(2, place),
  ),
  rule(
    `(?:cita|citar|usa) menos(?: (?:fuentes|obras|autores))?|(?:menos|demasiadas) (?:citas|referencias|fuentes)|reduce las citas`,
    () => ({ kind: 'cite', amount: 'fewer', place: null }),
  ),
  rule(
    `(?:cita|citar|usa|añade|agrega|incluye|incorpora|aporta) (?:algun[oa]s |un par de )?(?:más |otras |nuevas )(?:citas|referencias|fuentes|obras|bibliografía|autores|estudios)|cita más|más (?:citas|referencias|fuentes|bibliografía)|(?:añade|agrega|incluye) (?:citas|referencias|fuentes|bibliografía)|pocas (?:citas|fuentes)`,
    () => ({ kind: 'cite', amount: 'more', place: null }),
  ),
  rule(
    `(?:cita|citar|menciona el (?:trabajo|estudio) de|remite a) (?:a |el (?:trabajo|estudio|artículo|libro) (?:de|titulado) |la obra (?:de )?)?(.{2,100})$`,
    ([, named = '']) => ({ kind: 'cite_work', named: trim(named) }),
  ),
  rule(
    `(?:convierte|convertir|transforma|presenta|presentar|pon|escribe|haz|organiza)(?: (${p}|los puntos|el texto|el apartado|el contenido|esto))? (?:en|como|con)?(?: una?)? ?(?:lista(?: (?:numerada|con viñetas))?|viñetas|puntos)(?: (?:con|de|a partir de) (${p}))?|(?:usa|utiliza) (?:viñetas|una lista)`,
    ([, a, b]) => ({ kind: 'to_list', place: readPlace(a ?? b) }),
  ),
  rule(
    `(?:convierte|convertir|transforma|presenta|presentar|pon|resume|haz|organiza|muestra)(?: (${p}|los puntos|el texto|la lista|el contenido|esto))? (?:en|como|con)?(?: una?)? ?tabla(?: (?:con|de|a partir de) (${p}))?`,
    ([, a, b]) => ({ kind: 'to_table', place: readPlace(a ?? b) }),
  ),
  rule(
    `(?<!\\p{L})(?:(?:al|en el) (principio|comienzo|inicio|final)|(?:después|tras)(?: de| del)? (${p}|${nth} párrafo))?,? ?(?:por favor )?(?:añade|añadir|agrega|agregar|incluye|incluir|inserta|insertar|escribe|incorpora|introduce|termina con|cierra con|concluye con|empieza con|da|pon) (?:(?:(${num}|algún|algunas?|otro|un breve|un nuevo) )?(?:breve |nuevo )?(?:(?:párrafos?|frases?|oración|pasaje) )?)(.+?)(?: al (principio|comienzo|inicio|final))?(?: (?:después|tras)(?: de| del)? (${p}|${nth} párrafo))?$`,
    ([, where, after, count, rest = '', where2, after2]) => add(where ?? where2, after ?? after2, count, rest),
  ),
  rule(`(?:define|definir|explica qué (?:es|significa)) (.+)$`, ([, rest = '']) => ({
    kind: 'add',
    purpose: 'definition',
    about: cleanTopic(rest),
    count: 1,
    at: null,
  })),
  rule(
    `(?:habla de|comenta|trata|menciona|aborda|explica|desarrolla la idea de|discute|compara|ilustra) (.+)$`,
    ([all, rest = '']) => add(undefined, undefined, undefined, /^(?:compara|ilustra)/iu.test(all) ? all : rest),
  ),
  rule(
    `(?:frases|oraciones) más cortas|(?:divide|acorta|parte|separa) las (?:frases|oraciones)(?: (?:muy |demasiado )?largas)?|(?:frases|oraciones) (?:son )?(?:demasiado|muy) largas`,
    () => ({ kind: 'style', style: 'short', place: null }),
  ),
  rule(
    `más (?:formal|académic[oa]|profesional|culto)|tono (?:más )?(?:formal|académico)|menos (?:coloquial|informal)|(?:evita|sin) coloquialismos|demasiado (?:coloquial|informal)|lenguaje (?:formal|académico)`,
    () => ({ kind: 'style', style: 'formal', place: null }),
  ),
  rule(
    `más (?:sencill[oa]|simple|fácil|claro|clara)(?: de (?:leer|entender))?|lenguaje (?:más )?(?:sencillo|claro|simple|llano)|simplifica(?:r)?(?: (?:el lenguaje|el texto))?|palabras (?:más )?sencillas|menos técnico`,
    () => ({ kind: 'style', style: 'simple', place: null }),
  ),
  rule(`voz activa|(?:menos|evita(?: la)?|sin) (?:voz )?pasivas?`, () => ({
    kind: 'style',
    style: 'active',
    place: null,
  })),
  rule(`(?:pule|mejora|corrige|cuida)(?: (${p}|el estilo|la redacción|el lenguaje))`, ([, place]) => [
    { kind: 'style', style: 'formal', place: readPlace(place) },
    { kind: 'style', style: 'short', place: readPlace(place) },
  ]),
  rule(
    `(?:reescribe|reescribir|reformula|reformular|parafrasea|redacta de nuevo)(?: (${p}|el apartado|el texto|todo|esto))?(?: (?:de otra (?:forma|manera)|con otras palabras))?|con otras palabras|de otra (?:forma|manera)`,
    ([, place]) => ({ kind: 'rewrite', place: readPlace(place) }),
  ),
  rule(
    `(?:haz |hazlo )?(${p})?.{0,20}?(?:acorta|acortar|más cort[oa]|más brev[ea]|más concis[oa]|condensa|abrevia|resume|recorta|demasiado larg[oa]|muy larg[oa]|sintetiza)(?: (${p}|el apartado|el texto|lo|esto))?`,
    ([, a, b]) => length(0.7, a ?? b),
  ),
  rule(
    `(?:haz |hazlo )?(${p})?.{0,20}?(?:amplía|ampliar|alarga|alargar|más larg[oa]|desarrolla(?: más)?|más detalle|más detallad[oa]|profundiza|extiende|demasiado cort[oa]|muy cort[oa]|más extens[oa]|más completo)(?: (${p}|el apartado|el texto|lo|esto))?`,
    ([, a, b]) => length(1.4, a ?? b),
  ),
];

function merge(a: string | undefined, b: string | undefined): Change | null {
  const [first, second] = [readPlace(a), readPlace(b)];
  return first && second && { kind: 'merge', first, second };
}

function add(
  where: string | undefined,
  after: string | undefined,
  count: string | undefined,
  rest: string,
): Change | null {
  const { purpose, about } = readPurpose(rest.replace(/^(?:de |con )?(?:un )?párrafos? (?:de |sobre )?/iu, ''));
  if (purpose === 'topic' && (about.length < 3 || /^(?:más )?(?:detalles?|palabras|texto|contenido)$/iu.test(about)))
    return null;
  const isStart = /principio|comienzo|inicio/iu.test(where ?? '');
  return {
    kind: 'add',
    purpose,
    about,
    count: Math.min(5, readNumber(count) ?? 1),
    at: readPlace(after) ?? (isStart ? { from: 'start', nth: 0 } : null),
  };
}

export const esWishes: WishRules = {
  clauses:
    /[.;!?\n]+(?=\s|$)|,?\s+(?:y luego|y después|y también|además|también|y)\s+(?=(?:por favor )?(?:añade|agrega|elimina|borra|quita|haz|une|divide|sustituye|reemplaza|cita|usa|convierte|acorta|amplía|alarga|simplifica|define|reescribe|mueve|cambia|incluye|inserta|escribe|pon|termina|cierra|evita|resume|duplica|compara|reduce|no cites|presenta))|(?<!^(?:por favor )?(?:después|tras|al|en)[^,]*),\s+(?=(?:añade|agrega|elimina|borra|quita|haz|une|divide|sustituye|reemplaza|cita|usa|convierte|acorta|amplía|simplifica|define|reescribe|mueve|cambia|incluye))/iu,
  fillers:
    /^(?:y|luego|además|también|por favor|finalmente)\s+|(?<!\p{L})(?:por favor|podrías|puedes|quiero que|quisiera que|me gustaría que|gracias|un poco|algo|si es posible)(?!\p{L})|,\s*$/giu,
  asks: /(?<!\p{L})(?:añade|agrega|elimina|borra|haz|cambia|sustituye|cita|usa|convierte|escribe|inserta|mueve|corrige|actualiza|traduce|revisa|incluye|dibuja|calcula|pon)(?!\p{L})/iu,
  light: /(?<!\p{L})(?:haz|pon|usa|escribe|cambia|convierte)(?!\p{L})/giu,
  rules,
};
