import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { listClash } from './claims.ts';
import { nameWhole, type OpenPlan, ownOf } from './open-names.ts';
import { namesPeople } from './people.ts';

const set = /^(?<a>[^:?¿]{4,70}?) (?:frente|ante|versus|vs\.?)(?: al?)? (?:(?:el|la|los|las) )?(?<b>[^:?¿]{4,70}?)$/iu;
const pair = /^(?<a>[^:?¿,]{4,70}?) [ye] (?<b>[^:?¿,]{4,70}?)$/iu;

const right =
  /^(?:(?:el|la|los|las) )?(?:derechos? (?:al?|de|del|fundamental)|principio del? |autonomía|objeción de conciencia|patria potestad|soberanía|orden público|libertad|intimidad|privacidad|honor|propia imagen|presunción de inocencia|tutela judicial|propiedad privada|dignidad|igualdad|secreto|debido proceso|protección de datos|seguridad (?:pública|ciudadana|nacional)|interés (?:público|general|superior))/iu;
const wrong =
  /^(?:(?:el|la|los|las) )?(?:delitos?|violencia|acoso|ciberacoso|fraude|estafa|corrupción|blanqueo|lavado|trata|feminicidio|homicidio|robo|hurto|tráfico|discriminación|despido|ocupación (?:ilegal|de)|incumplimiento|impago|evasión|elusión|abuso|maltrato|contaminación|plagio|piratería|usura|difamación|mora|competencia desleal|cláusulas|mala praxis|negligencia|daños?|desahucio|embargo|secuestro|extorsión|terrorismo|odio|discurso de odio|grooming|sexting|suplantación|usurpación|bullying|mobbing)(?!\p{L})/iu;
const answer =
  /^(?:(?:el|la|los|las|su|sus) )?(?:respuestas?|sanci(?:ón|ones)|penas?|castigo|tutela|protección|órdenes|orden de|medidas|desalojo|desahucio|lanzamiento|indemnización|reparación|resarcimiento|responsabilidad|prevención|represión|persecución|prisión|multas?|tratamiento|remedios?|acci(?:ón|ones)|denuncia|prueba|nulidad|rescisión|recuperación|restitución|extradición|decomiso|régimen|regulación|control|intervención|asistencia|justicia restaurativa|mediación|garantías?)(?!\p{L})/iu;
/** Only where the title says that two things collide are they told as a collision. */
const colliding =
  /conflicto|colisión|tensión|ponderación|choque|(?<!\p{L})(?:frente al?|versus|vs\.?)(?!\p{L})|límites?/iu;

interface Pair {
  a: string;
  b: string;
}

const planReply = ({ a, b }: Pair): Section[] =>
  [
    section('reply.deed', 20, [
      part('law.term', { object: a }),
      part('law.provision', { object: a }),
      part('law.points', { object: a }),
    ]),
    section('reply.way', 24, [part('reply.terms'), part('reply.course'), part('reply.limits')]),
    section('reply.worth', 24, [
      part('law.courts', { object: b }),
      part('reply.gaps'),
      lesser('law.abroad', { object: b }),
    ]),
    section('reply.better', 20, [part('law.interpretation', { object: b }), part('law.amendment', { object: b })]),
  ].map((chapter) => ({ ...chapter, slots: { a, b } }));

const planTouch = ({ a, b }: Pair): Section[] =>
  [
    section('reply.deed', 20, [part('law.term', { object: a }), part('law.provision', { object: a })]),
    section('limit.core', 20, [part('limit.sense'), part('limit.scope')]),
    section('touch.meet', 26, [part('touch.ways'), part('touch.test'), part('law.courts', { object: b })]),
    section('touch.guard', 22, [
      part('law.interpretation', { object: b }),
      part('law.amendment', { object: b }),
      lesser('law.procedure', { object: b }),
    ]),
  ].map((chapter) => ({ ...chapter, slots: { a, b } }));

/** The head of a title without where and when at its end, which the reading has found. */
function headOf({ text, contexts }: TitleUnderstanding): string {
  const [head = text] = text.split(/\s*[:?]\s+/u);
  return contexts.reduce(
    (rest, { text: where }) =>
      rest.replace(
        new RegExp(
          `,? (?:en|durante|según|desde|bajo|tras)(?: el| la| los| las| un| una)? ${RegExp.escape(where)}$`,
          'iu',
        ),
        '',
      ),
    head,
  );
}

/** Two things of the law in one Spanish title: rights that collide, a wrong and what answers it, a practice and the right it touches. */
export function findLawPair(title: TitleUnderstanding): OpenPlan | null {
  if (title.language !== 'es' || title.signs.includes('question') || title.signs.includes('review')) return null;
  const head = headOf(title);
  const own = ownOf(title);
  const against = set.exec(head)?.groups;
  const found = against ?? pair.exec(head)?.groups;
  if (!found?.a || !found.b) return null;
  const [left, second] = [found.a, found.b].map((side) => side.trim()) as [string, string];
  const b = own(second.replace(/^(?:el|la|los|las|su|sus) /iu, ''));
  const a = own(left.replace(/^(?:el|la|los|las) /iu, ''));
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'doctrinal-law', isAspectNamed: false, bearing: null, sides: null },
    contexts: title.contexts.filter(({ text }) => !left.includes(text) && !second.includes(text)),
  };
  const whose = /^(?:su|sus) /iu.test(second)
    ? `${grammars.es.inflect(a, undefined)} y ${second}`
    : grammars.es.join(a, b);
  const plan = (chapters: Section[], answer: string): OpenPlan => {
    const whole = nameWhole(read, whose, chapters);
    return { ...whole, names: { ...whole.names, ask: whose, answer } };
  };
  if (right.test(left) && right.test(second) && (against || colliding.test(title.text)))
    return plan(listClash(a, b), `criterios para ponderar ${whose}`);
  if (against) return null;
  if ([left, second].some((side) => namesPeople(side, 'es'))) return null;
  if (answer.test(second) && !right.test(left))
    return plan(planReply({ a, b }), `balance de la respuesta ${grammars.es.inflect(a, 'a')}`);
  if (right.test(second) && !right.test(left))
    return plan(planTouch({ a, b }), `alcance y garantías ${grammars.es.inflect(b, 'de')}`);
  return wrong.test(left) && !wrong.test(second)
    ? plan(planReply({ a, b }), `balance de la respuesta ${grammars.es.inflect(a, 'a')}`)
    : null;
}
