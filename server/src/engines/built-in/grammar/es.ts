import { toRunningCase } from '../../../understanding/readers/es/running-case.ts';
import { clip } from './en.ts';
import type { Grammar } from './grammar.ts';

const longestWords = 16;
const determiner = /^(?:el|la|los|las|un|una|unos|unas|su|sus|este|esta|estos|estas|lo|al|del)\s/iu;

const masculineInA = new Set(
  'sistema programa problema tema clima esquema lema dilema diagrama idioma mapa planeta día poema drama trauma paradigma enigma síntoma ecosistema cinema teorema axioma estigma carisma plasma genoma bioma aroma panorama organigrama melodrama yoga cáncer juez pez ajedrez nómada'.split(
    ' ',
  ),
);
const feminine = new Set(
  'ley red crisis tesis síntesis base clase fase parte gente mente fuente salud calidad clave torre serie élite imagen orden raíz luz voz paz especie superficie deuda carne leche sangre muerte suerte corriente frase nube noche tarde llave nieve fe hipótesis génesis praxis praxis diéresis catarsis exégesis dosis diálisis fotosíntesis moral señal cárcel piel sal miel flor labor mujer madre madr razón sede mano web app pyme nariz cicatriz matriz actriz vez pared sed tos sartén catedral hambruna mente vejez diabetes caries sepsis estirpe peste interfaz imágen fiebre higiene gripe índole prole nave variante patente vertiente cohorte hélice plebe sinopsis'.split(
    ' ',
  ),
);
/** «los turistas»: who does a thing; the few others that end so are no persons. */
const isDoer = (root: string): boolean =>
  /ista$/u.test(root) &&
  !/^(?:vista|revista|entrevista|lista|pista|autopista|arista|conquista|reconquista)$/u.test(root);

const stressedA = new Set('agua aula área arma alma acta hambre habla águila ala'.split(' '));

/** An s at the end that makes no plural. */
const invariable = new Set('diabetes caries'.split(' '));

function articleOf(noun: string): string {
  const word = noun.toLowerCase();
  if (invariable.has(word)) return 'la';
  const singular = /(?:[aeiou]s|[^aeiou]es)$/u.test(word) && !/(?:sis|is|us)$/u.test(word);
  const base = singular
    ? word
        .replace(/(?<=[^aeiouáéíóú])es$/u, (ending) =>
          /(?:cion|sion|dad|tad|tud|or|al|en|in|on|un|el|il|ud|ad|ed|iz|az|oz|uz|z|c|l|r|n|d|y)es$/u.test(word)
            ? ''
            : ending.slice(0, 1),
        )
        .replace(/s$/u, '')
    : word;
  const root = base.replace(/c$/u, 'z');
  const isFeminine =
    feminine.has(root) ||
    (!masculineInA.has(root) &&
      !isDoer(root) &&
      (/(?:a|ía|ión|ion|dad|tad|tud|ez|umbre|xión|xion|itis|osis|iasis)$/u.test(root) || /(?:ie)$/u.test(root)));
  if (singular) return isFeminine ? 'las' : 'los';
  if (stressedA.has(word)) return 'el';
  return isFeminine ? 'la' : 'el';
}

/** The noun behind a number has the gender: las tres soluciones. */
const numeral = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+)\s+/iu;

/** What says how many takes no article: más ayuda, otra forma. */
const quantified =
  /^(?:más|menos|cada|ningún|ninguna|algún|alguna|algunos|algunas|varios|varias|otr[oa]s?|poc[oa]s?|much[oa]s?|tod[oa]s?|demasiad[oa]s?)\s/iu;
/** An adjective before its noun that does not tell the gender: la mayor carga. */
const unmarked = /^(?:gran|grandes|mayor|mayores|menor|menores|mejor|mejores|peor|peores)\s+/iu;

const pluralOf = (article: string): string => (article === 'la' ? 'las' : article === 'el' ? 'los' : article);

/** Names and infinitives take no article; a capital inside a sentence marks a name. */
function withArticle(text: string): string {
  if (
    determiner.test(text) ||
    quantified.test(text) ||
    /^[\p{Lu}\d«“"]/u.test(text) ||
    /[^\p{Script=Latin}\s\p{P}\d]/u.test(text)
  )
    return text;
  const [noun = text] = text.replace(numeral, '').replace(unmarked, '').split(/,?\s/u);
  if (
    /(?:ar|er|ir|arse|erse|irse)$/u.test(noun) &&
    !/^(?:lugar|hogar|poder|deber|saber|mujer|taller|alquiler|carácter|azar|cáncer|líder|ser|placer|azúcar|bar|máster|clúster|dólar|celular|pilar|titular|ejemplar|altar|radar|porvenir|bienestar|malestar|militar|par|mar|lector|valor|primer|tercer)$/u.test(
      noun,
    )
  )
    return text;
  const article = numeral.test(text) ? pluralOf(articleOf(noun)) : articleOf(noun);
  return `${article} ${withSecondArticle(text, article)}`;
}

/** What may be an adjective that goes on describing the first noun. */
const describing = /(?:al|ar|ble|nte|iv[oa]|ic[oa]|os[oa]|ad[oa]|id[oa]|ari[oa]|il|libre|grande|doble)s?$/u;

/** Endings that no adjective has. */
const ofThing =
  /(?:dad|tad|tud|ción|sión|xión|ciones|siones|dades|miento|mientos|ismo|aje|ncia|ncias|eza|tura|logía|grafía|nomía|cracia)$/u;

/** "el ejercicio y la terapia manual": a second noun of another gender or number needs an article of its own. */
function withSecondArticle(text: string, first: string): string {
  // «la memoria y la dictadura»: two bare nouns, or a row of them, are each given their own.
  const row = /^\p{Ll}+(?:, \p{Ll}+)* [ye] \p{Ll}+$/u.test(text) ? text.split(/(, | [ye] )/u) : [];
  if (row.length > 2 && row.every((word, at) => at % 2 === 1 || !describing.test(word) || /dad$/u.test(word)))
    return row
      .map((word, at) => (at === 0 || at % 2 === 1 ? word.replace(' e ', ' y ') : `${articleOf(word)} ${word}`))
      .join('');
  const found = /^(?<one>\p{Ll}[\p{L} ]+?) [ye] (?<other>(?<noun>\p{Ll}+)(?: \p{Ll}[\p{L} ]*)?)$/u.exec(text)?.groups;
  if (!found?.noun || !found.other || / y /u.test(found.other)) return text;
  if (determiner.test(found.other) || found.noun === 'no' || (describing.test(found.noun) && !ofThing.test(found.noun)))
    return text;
  // «los saltos en impuestos y obligaciones»: the second hangs on the same preposition as the first.
  if (/ (?:en|sobre|con|entre|contra|ante) \p{Ll}+$/u.test(found.one ?? '')) return text;
  // «la justicia distributiva y la propiedad»: of one gender, what is plainly a noun has its own as well.
  const isLike = articleOf(found.noun) === first;
  if (
    isLike
      ? !(ofThing.test(found.noun) || (/ /u.test(found.one ?? '') && / /u.test(found.other)))
      : found.other === found.noun && !ofThing.test(found.noun)
  )
    return text;
  return `${found.one} y ${articleOf(found.noun)} ${found.other}`;
}

const contract = (text: string): string =>
  text.replace(/(?<!\p{L})([Dd])e el /gu, '$1el ').replace(/(?<!\p{L})([Aa]) el /gu, '$1l ');

const of = (name: string): string => contract(`de ${withArticle(name)}`);

/** "la idea de la idea de felicidad", "el caso de Chile y el caso de Perú": what both share is said once. */
const sayOnce = (text: string): string =>
  text
    .replace(/(?<!\p{L})(idea|noción|concepto|problema|sentido|historia|uso) del? (?:la |el )?(?=\1(?!\p{L}))/giu, '')
    .replace(/ didáctico(?= .*didáctic)/u, '')
    .replace(/(?<!\p{L})el caso de (.{2,30}?) y el caso de /gu, 'los casos de $1 y ');

const capitalise = (text: string): string =>
  text.replace(/^([¿¡«“"(]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** y before an i sound, o before an o sound. */
const fixConjunctions = (text: string): string =>
  text.replace(/ y (?=(?:h?i(?!e|o|a))|hí|í)/giu, ' e ').replace(/ o (?=h?o)/giu, ' u ');

/** «la Guerra del Pacífico»: a name that the title gives an article to keeps it. */
function named(span: string, title: string): string | null {
  if (!/^\p{Lu}/u.test(span)) return null;
  const found = /(?:^|\s)(?<article>del|al|el|la|los|las) $/iu.exec(title.slice(0, Math.max(0, title.indexOf(span))));
  const article = found?.groups?.article?.toLowerCase();
  return article ? `${article === 'del' || article === 'al' ? 'el' : article} ${span}` : null;
}

/** «la radio», «los análisis»: where the noun does not tell its article, the title does. */
function asPrinted(span: string, title: string): string {
  if (determiner.test(span) || !/^\p{Ll}/u.test(span)) return span;
  const at = title.toLowerCase().indexOf(span.toLowerCase());
  const found =
    at > 0 ? /(?:^|[\s¿])(?<article>del|al|el|la|los|las) $/iu.exec(title.slice(0, at))?.groups?.article : '';
  const article = found?.toLowerCase().replace(/^(?:del|al)$/u, 'el');
  return article && withArticle(span) !== `${article} ${span}` && withArticle(span) !== span
    ? `${article} ${span}`
    : span;
}

/** Cut where a complement begins, if what stands before it names a thing alone. */
function brief(text: string): string {
  // The name of a work is not cut.
  if (/^\p{Lu}/u.test(text)) return text;
  const named = /^(.+?) del? (?:la |los |las )?\p{Lu}[\p{L} ]+$/u.exec(text)?.[1];
  if (
    named &&
    !/^(?:el |la )?(?:caso|papel|concepto|obra|idea|historia|uso|guerra|batalla|figura|imagen|lago|río|ciudad|imperio|reino|estrategia|internacionalización)$/iu.test(
      named,
    )
  )
    return named;
  if (text.replace(determiner, '').split(/\s+/u).length <= 4) return text;
  const head = /^((?:\S+\s){1,3}?\S+) (?:en|para|con|sobre|entre|mediante|ante|contra)\s/iu.exec(text)?.[1];
  return head && !/(?:\s(?:de|del|la|el|y))$/iu.test(head) ? head : text;
}

const unwanted =
  /^(?:(?:el|la|los|las|síndrome de|problema del?|índice de|tasa de) ?)*(?:desgaste|aislamiento|abandono|pobreza|desperdicio|pérdida|riesgo|delito|violencia|ansiedad|depresión|escasez|contaminación|fraude|desigualdad|corrupción|acoso|estrés|desempleo|desinformación|deserción|rotación|brecha|burnout|agotamiento|obesidad|adicción|anemia|desnutrición|embarazo adolescente|delincuencia|inseguridad|endeudamiento|informalidad|morosidad|ausentismo|fracaso|despoblación|plaga|roya|enfermedad|delito|accidente|sobrepeso|hacinamiento|machismo|bullying|ciberacoso|plagio|desnutrición|sobrecarga|fatiga|soledad|insomnio|discriminación|exclusión|segregación|analfabetismo|evasión|contrabando|erosión|deforestación|siniestralidad|accidentalidad|congestión|estigma|automedicación|sedentarismo|racismo|xenofobia|extorsión|procrastinación|absentismo|desabastecimiento|malnutrición|mortalidad|infección|caída|úlcera|retraso|demora|impago|maltrato|feminicidio|suicidio|repitencia|hambre|miedo|dolor)(?:e?s)?(?:\s|$)/iu;

const isUnwanted = (theme: string): boolean => unwanted.test(theme);

export const esGrammar: Grammar = {
  again: (relation, { object, aspect }) => {
    if (relation === 'effect') return aspect ? { focus: 'esta relación' } : {};
    if (relation !== 'design') return {};
    const head =
      /^(?:una? )?(sistema|plataforma|aplicación|unidad|secuencia|taller|programa|brazo robótico|exposición|modelo|herramienta)\b/iu.exec(
        object,
      )?.[1];
    return head ? { object: head, focus: head } : {};
  },
  brief,
  ask: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect
          ? `efecto ${of(object)} sobre ${withArticle(aspect)}`
          : `los factores que influyen en ${withArticle(object)}`;
      case 'design':
        return `necesidad ${of(object)}`;
      case 'measures':
        return `${withArticle(focus)} como problema de estudio`;
      case 'comparison':
        return `el interés de la comparación ${of(focus)}`;
      case 'history':
        return `${withArticle(focus)} como cuestión histórica`;
      case 'theory':
        return `la cuestión ${of(focus)}`;
      case 'finding':
        return `${withArticle(focus)} como objeto de estudio`;
    }
  },
  answer: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect
          ? `alcance y condiciones del efecto sobre ${withArticle(aspect)}`
          : `factores decisivos ${of(object)}`;
      case 'design':
        return `aportaciones y límites ${of(object)}`;
      case 'measures':
        return isUnwanted(focus)
          ? `vías para reducir ${withArticle(focus)}`
          : `balance y propuestas sobre ${withArticle(focus)}`;
      case 'comparison':
        return `semejanzas y diferencias ${of(focus)}`;
      case 'history':
        return `balance ${of(focus)}`;
      case 'theory':
        return `una nueva lectura ${of(focus)}`;
      case 'finding':
        return `principales resultados sobre ${withArticle(focus)}`;
    }
  },
  improve: (theme) =>
    isUnwanted(theme)
      ? { improve: 'reducir', issues: 'principales manifestaciones', roots: 'factores que agravan' }
      : { improve: 'mejorar', issues: 'principales problemas', roots: 'factores que limitan' },
  inflect: (text, modifier) => {
    if (modifier === 'bare') return text.replace(determiner, '');
    if (modifier === 'de') return contract(`de ${withArticle(text)}`);
    if (modifier === 'a') return contract(`a ${withArticle(text)}`);
    return withArticle(text);
  },
  fromTitle: (span, title) => named(span, title) ?? asPrinted(toRunningCase(span, title), title),
  join: (object, aspect) => `${withArticle(object)} y ${withArticle(aspect)}`,
  effectOf: (object, aspect) => contract(`el efecto de ${withArticle(object)} sobre ${withArticle(aspect)}`),
  factorsOf: (object) => `los factores que influyen en ${withArticle(object)}`,
  polishHeading: (text) => capitalise(fixConjunctions(sayOnce(contract(text)))),
  polishSentence: (text) => capitalise(fixConjunctions(sayOnce(contract(text)))),
  isTooLong: (heading) => heading.split(/\s+/u).length > longestWords || heading.length > 170,
  shorten: (text) => {
    const words = text.split(/\s+/u);
    if (words.length <= 6) return clip(text);
    const stop = words.findIndex(
      (word, index) => index >= 3 && /^(?:en|para|con|por|basad[oa]s?|mediante|desde|que|entre|sobre)$/iu.test(word),
    );
    const isLink = (index: number): boolean => /^(?:de|del|a|al|en|para|con|por|y|e|o)$/iu.test(words[index] ?? '');
    // Cut before a complement, never inside one.
    const cut =
      stop > 0 && stop <= 8 ? stop : words.findLastIndex((_, index) => index >= 2 && index <= 7 && isLink(index));
    const kept = words.slice(0, cut > 0 ? cut : 7);
    while (kept.length > 2 && /^(?:de|del|la|el|los|las|y|en|a|un|una|con)$/iu.test(kept.at(-1) ?? '')) kept.pop();
    return clip(kept.join(' ').replace(/[,;:]$/u, ''));
  },
};
