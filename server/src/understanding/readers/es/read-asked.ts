import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { contract, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';
import { nounOfTask, pairs } from './tasks.ts';

/** What befalls a matter or is done with it. */
const happenings = pairs(`
evoluciona=evolución evolucionado=evolución evolucionó=evolución surge=origen surgió=origen surgieron=origen nace=origen nació=origen funciona=funcionamiento funcionan=funcionamiento regula=regulación regulan=regulación aborda=abordaje abordan=abordaje previene=prevención
previenen=prevención mide=medición miden=medición percibe=percepción perciben=percepción enseña=enseñanza enseñan=enseñanza aplica=aplicación aplican=aplicación gestiona=gestión define=definición trata=tratamiento manifiesta=manifestaciones produce=origen produjo=origen desarrolla=desarrollo desarrolló=desarrollo
`);
const worths = pairs(`
importante=importancia importantes=importancia necesario=necesidad necesaria=necesidad necesarios=necesidad necesarias=necesidad relevante=relevancia relevantes=relevancia fundamental=importancia fundamentales=importancia esencial=importancia clave=importancia útil=utilidad
`);

const mean =
  /^(?:cómo\s+(?:podemos\s+|se puede\s+|se pueden\s+|deberíamos\s+)?|(?:se puede|se pueden|podemos|es posible|cabe|conviene)\s+)(?<deed>\p{L}+(?:ar|er|ir))\s+(?<matter>.+)$/iu;
const befall =
  /^cómo\s+(?:(?:se\s+)?(?:ha|han)\s+(?=evolucionado)|se\s+(?:ha\s+)?(?=\p{L})|(?=evoluciona|evolucionó|surg|nac|funciona))(?<deed>\p{L}+)\s+(?<matter>.+)$/iu;
const grown =
  /^(?:ha|han|está|están)\s+(?<deed>aumentado|crecido|disminuido|empeorado|mejorado|evolucionado|aumentando|creciendo|disminuyendo|empeorando)\s+(?<matter>(?:el|la|los|las)\s.+)$/iu;
const growths = pairs(
  'aumentado=aumento crecido=crecimiento disminuido=disminución empeorado=empeoramiento mejorado=mejora evolucionado=evolución aumentando=aumento creciendo=crecimiento disminuyendo=disminución empeorando=empeoramiento',
);
const worthy = /^por qué\s+(?:es|son|sigue siendo|resulta)\s+(?:tan\s+|muy\s+)?(?<worth>\p{L}+)\s+(?<matter>.+)$/iu;
const part =
  /^qué\s+(?<what>papel|rol|función|lugar|importancia|valor)\s+(?:juegan?|jugó|tienen?|tuvo|desempeñan?|desempeñó|cumplen?|ocupan?)\s+(?<matter>.+)$/iu;
const having =
  /^qué\s+(?<what>(?:consecuencias|efectos?|impacto|causas|ventajas|beneficios|riesgos|retos|desafíos|límites|problemas|implicaciones|características|repercusiones|influencia)(?:\s+\p{L}+(?:al|ales|ic[oa]s?))?)\s+(?:tienen?|tuvo|tendrá|produce|provocan?|generan?|presentan?|plantean?|supone|conlleva|implica|acarrea|enfrentan?|ejercen?)\s+(?<matter>.+)$/iu;
const bound = /^(?:hacia|a)\s+dónde\s+(?:va|van|camina|se dirige|se dirigen|apunta)\s+(?<matter>.+)$/iu;
const known =
  /^qué\s+(?:sabemos|se sabe|hay que saber|dice la ciencia|dice la evidencia)\s+(?:sobre|acerca de|de|del)\s+(?<matter>.+)$/iu;
const meant = /^qué\s+(?:entendemos|se entiende|entender)\s+por\s+(?<matter>.+)$/iu;
const costing = /^cuánto\s+(?:cuestan?|vale|cuesta realmente)\s+(?<matter>.+)$/iu;
const whom = /^a\s+quién(?:es)?\s+(?<verb>beneficia|perjudica|afecta|interesa|protege)n?\s+(?<matter>.+)$/iu;
const whoms = pairs(
  'beneficia=beneficiarios perjudica=perjudicados afecta=afectados interesa=interesados protege=protegidos',
);
const what = /^qué\s+(?<phrase>factores\s+(?:influyen|inciden|intervienen|determinan|afectan|explican).+)$/iu;
const isAbout = /^(?:el|la|los|las|un|una|su|sus)\s|^[\p{Lu}\ue000-\uefff]/u;

/** What a question asks of its matter in a verb that has a noun: «¿Cómo prevenir X?», «¿Qué papel juega X en Y?». */
export function readAsked(
  text: string,
  readPhrase: (phrase: string, reader: Reader) => Core,
  reader: Reader,
): Core | null {
  const settled = (matter: string, aspect: string | null, sure = 0.75): Core => {
    const taken = takeContexts(matter, reader);
    return coreOf(withoutArticle(taken.rest), aspect, { contexts: taken.contexts, signs: ['question'], sure });
  };
  const means = mean.exec(text)?.groups;
  const task = nounOfTask(means?.deed ?? '');
  if (task !== undefined && means?.matter && isAbout.test(means.matter))
    return settled(means.matter, task === '' ? null : task);
  const befallen = befall.exec(text)?.groups;
  const happening = happenings.get(befallen?.deed?.toLowerCase() ?? '');
  if (happening && befallen?.matter && isAbout.test(befallen.matter)) return settled(befallen.matter, happening);
  const growing = grown.exec(text)?.groups;
  // «¿Ha mejorado la tecnología la enseñanza?» has two things, of which one acts.
  if (
    growing?.deed &&
    growing.matter &&
    !/\s(?:el|la|los|las)\s/u.test(
      growing.matter.replace(/\s(?:de|en|tras|durante|desde|con|a|por|entre)\s(?:el|la|los|las)\s/gu, ' '),
    )
  )
    return settled(growing.matter, growths.get(growing.deed.toLowerCase()) ?? null);
  const worthwhile = worthy.exec(text)?.groups;
  const worth = worths.get(worthwhile?.worth?.toLowerCase() ?? '');
  if (worth && worthwhile?.matter && isAbout.test(worthwhile.matter)) return settled(worthwhile.matter, worth);
  const owned = part.exec(text)?.groups ?? having.exec(text)?.groups;
  if (owned?.what && owned.matter && isAbout.test(owned.matter)) {
    const core = readPhrase(contract(`${owned.what} de ${owned.matter}`), reader);
    return core.aspect === null ? null : { ...core, signs: [...core.signs, 'question'] };
  }
  const way = bound.exec(text)?.groups?.matter;
  if (way) return settled(way, 'futuro', 0.7);
  const lore = known.exec(text)?.groups?.matter;
  if (lore) return { ...settled(lore, 'estado de la cuestión', 0.7), signs: ['question', 'review'] };
  const named = meant.exec(text)?.groups?.matter;
  if (named) return settled(named, 'concepto');
  const dear = costing.exec(text)?.groups?.matter;
  if (dear) return settled(dear, 'coste');
  const served = whom.exec(text)?.groups;
  if (served?.matter && served.verb) return settled(served.matter, whoms.get(served.verb.toLowerCase()) ?? null, 0.65);
  const phrase = what.exec(text)?.groups?.phrase;
  return phrase ? readPhrase(phrase, reader) : null;
}
