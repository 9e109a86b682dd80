import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';
import { namesPeople } from './people.ts';

/** What those do who are asked about, in the plain form and in the past. */
const deeds: Readonly<Record<string, string>> = {
  ...{ adapt: 'adapted', adjust: 'adjusted', answer: 'answered', attract: 'attracted', balance: 'balanced' },
  ...{ build: 'built', care: 'cared', celebrate: 'celebrated', choose: 'chose', compete: 'competed', cope: 'coped' },
  ...{ deal: 'dealt', decide: 'decided', defend: 'defended', earn: 'earned', face: 'faced', feed: 'fed' },
  ...{ fight: 'fought', finance: 'financed', find: 'found', form: 'formed', fund: 'funded', get: 'got' },
  ...{ handle: 'handled', hire: 'hired', hold: 'held', keep: 'kept', lead: 'led', learn: 'learned', live: 'lived' },
  ...{ make: 'made', manage: 'managed', meet: 'met', organise: 'organised', organize: 'organized', pay: 'paid' },
  ...{ protect: 'protected', raise: 'raised', reach: 'reached', react: 'reacted', rebuild: 'rebuilt' },
  ...{ recover: 'recovered', recruit: 'recruited', remember: 'remembered', resist: 'resisted' },
  ...{ respond: 'responded', retain: 'retained', run: 'ran', save: 'saved', secure: 'secured', sell: 'sold' },
  ...{ serve: 'served', share: 'shared', spend: 'spent', survive: 'survived', teach: 'taught', train: 'trained' },
  ...{ travel: 'travelled', treat: 'treated', use: 'used', win: 'won', withstand: 'withstood', work: 'worked' },
};
const deed = Object.keys(deeds).join('|');
const english = new RegExp(
  `^how (?<aux>do |does |did )?(?<who>(?!(?:to|can|could|should|must|may|might|far|much|many|long|well|is|are|was|were|we|you|one) )[^?:]{3,60}?) (?<verb>${deed})(?<rest>(?: [^?:]+)?)(?=[?:]|$)`,
  'iu',
);
const spanish =
  /^¿?cómo (?:se )?(?<verb>\p{Ll}+(?:an|en|ron|aban|ían)) (?<who>(?:el|la|los|las) [^?:]{3,60}?)(?<rest>(?: (?:frente a|ante|con|contra|a|al|en|para|sin|tras|durante|su|sus|la|el|los|las|una?) [^?:]+)?)(?=[?:]|$)/iu;

/** Houses and bodies in which people act. */
const bodies =
  /\b(?:firms?|compan(?:y|ies)|hotels?|shops?|stores|restaurants?|cafés?|cafes|pubs|bakeries|breweries|bookshops|bookstores|trucks|stalls|markets|farms|cooperatives|co-operatives|schools?|universities|colleges|hospitals|clinics|museums?|theatres|cinemas|libraries|churches|charities|clubs|unions?|banks|start-?ups|businesses|enterprises|mills|mines|newspapers|magazines|cities|towns?|villages?|ports?|communities|neighbou?rhoods|councils|states?|governments?|families|households|armies|nav(?:y|ies)|airlines?|platforms|agencies|producers)\b|\b(?:empresas?|hoteles|tiendas|comercios|restaurantes|bares|panaderías|librerías|cines|teatros|museos|mercados|cooperativas|escuelas|colegios|universidades|hospitales|bibliotecas|clubes|bancos|negocios|talleres|fábricas|minas|periódicos|revistas|ciudades|pueblos|aldeas|barrios|puertos?|comunidades|ayuntamientos|familias|hogares|ejércitos|granjas|explotaciones|fincas|bodegas|pymes)(?!\p{L})/iu;

/** What they have to bear with or stand up to. */
const against =
  /^ (?:with|to|against|despite|without|under|through|after|during|in the face of|frente a|ante|con|contra|a|tras|durante) (?<what>.+)$/iu;
const striving =
  /^(?:adapt|adjust|compete|cope|deal|fight|live|react|recover|resist|respond|survive|manage|meet|face|compit|sobreviv|resist|adapt|respond|reaccion|enfrent|afront|luch)/iu;

interface Way {
  who: string;
  /** The clause behind "how"; in Spanish with it. */
  fact: string;
  /** What presses on them; empty where the title says nothing of it. */
  what: string;
  isPast: boolean;
}

function readWay(title: TitleUnderstanding): Way | null {
  const { language, text } = title;
  const found = (language === 'en' ? english : language === 'es' ? spanish : null)?.exec(text)?.groups;
  if (!found?.who || !found.verb) return null;
  const { verb, rest = '', aux = '' } = found;
  const own = ownOf(title);
  const isPast = /^did /iu.test(aux) || /(?:ron|aban|ían)$/u.test(verb);
  // A thing has no ways of its own; what it does to another is an effect.
  const plain = found.who.replace(/^(?:the|el|la|los|las) /iu, '');
  const [head = plain] = plain.split(/ (?:in|at|on|of|from|near|de|del|en) /iu);
  if (!namesPeople(head, language) && !bodies.test(plain)) return null;
  // "How Nokia lost": one of them, who did one thing, has a case of its own.
  if (language === 'en' && aux === '' && !/s$|\bpeople$|\bwomen$|\bmen$|\bchildren$/iu.test(head)) return null;
  const named = striving.test(verb)
    ? (against.exec(rest)?.groups?.what ?? (/^(?:face|meet|resist)/iu.test(verb) ? rest.trim() : ''))
    : '';
  const what = named.replace(/,? (?:\(?\d{4}.*|after \d{4}.*)$/u, '').replace(/^(?:the|el|la|los|las) /iu, '');
  const said = /^does /iu.test(aux)
    ? `${verb}s`
    : isPast && language === 'en'
      ? (deeds[verb.toLowerCase()] ?? verb)
      : verb;
  const fact =
    language === 'es'
      ? `cómo ${own(`${verb} ${found.who}${rest}`)}`
      : `${own(found.who)} ${said.toLowerCase()}${rest === '' ? '' : ` ${own(rest.trim())}`}`;
  return { who: own(found.who.replace(/^the /iu, '')), fact, what: what === '' ? '' : own(what), isPast };
}

const told: ReadonlySet<Field> = new Set<Field>([
  'economics',
  'education',
  'history',
  'agriculture',
  'medicine',
  'military',
  'management',
  'interdisciplinary',
]);

/** How small shops stand up to large ones, how a port lived on after its trade was forbidden: what they do is told, and no answers of others are weighed. */
export function findWays(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (!told.has(field) || title.bearing !== null || title.signs.includes('remedy')) return null;
  const way = readWay(title);
  if (!way) return null;
  const { who, fact, what, isPast } = way;
  const hasCase = title.contexts.some(({ kind }) => kind === 'case');
  const slots = { a: who, fact, ...(what === '' ? {} : { b: what }) };
  const chapters = isPast
    ? [
        section('coped.before', 22, [part('coped.base'), part('coped.tied'), hasCase && part('ways.pick')], slots),
        section('coped.found', 30, [part('coped.first'), part('coped.new'), part('coped.lost')], slots),
        section('coped.after', 26, [part('coped.changed'), part('coped.kept'), part('coped.views')], slots),
      ]
    : [
        section('ways.ground', 22, [part('ways.who'), part('ways.press'), hasCase && part('ways.pick')], slots),
        section('ways.found', 30, [part('ways.own'), part('ways.others'), part('ways.dropped')], slots),
        section('ways.worth', 26, [part('ways.signs'), part('ways.terms'), part('ways.take')], slots),
      ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: isPast ? 'history-narrative' : 'theory-essay', object: who, short: who, isAspectNamed: false },
    ...{ sides: null, contexts: title.contexts.filter(({ text }) => !fact.toLowerCase().includes(text.toLowerCase())) },
  };
  const plan = nameOnce(read, who, chapters);
  const words =
    title.language === 'es'
      ? { ask: fact, answer: isPast ? 'las respuestas y su resultado' : 'los modos hallados y sus límites' }
      : {
          ask: `how ${fact}`,
          answer: isPast ? 'the answers found and what came of them' : 'the ways found and their limits',
        };
  return { ...plan, names: { ...plan.names, ...words } };
}
