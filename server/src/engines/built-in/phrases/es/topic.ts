import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const topic = {
  'topic.what': [['Naturaleza y origen {de object}'], ['Dice qué es y de dónde viene, y luego su alcance actual.']],
  'topic.form': [
    ['Formas y rasgos principales {de object}'],
    ['Ordena según participantes, ocasión y modo, con ejemplos.'],
  ],
  'topic.rise': [['Surgimiento y expansión {de object}'], ['Da el comienzo, la difusión y la fase presente.']],
  'topic.drive': [['Qué impulsa {object}'], ['Examina necesidades, condiciones y entorno y cuál pesa más.']],
  'topic.need': [['Necesidades y motivos detrás {de object}'], ['Dice por qué participa la gente y qué obtiene.']],
  'topic.system': [
    ['Instituciones y entorno social {de object}'],
    ['Muestra cómo las reglas y costumbres le hacen sitio.'],
  ],
  'topic.tech': [
    ['Tecnología e intereses económicos detrás {de object}'],
    ['Muestra cómo los medios técnicos y el negocio lo impulsan.'],
  ],
  'topic.effect': [
    ['Qué aporta y a quién afecta {object}'],
    ['Recorre a los afectados, con ganancias y pérdidas, y separa hechos de conjeturas.'],
  ],
  'topic.on': [
    ['Efectos {de object} en {aspect}'],
    ['Dice dónde surgen y cómo se muestran, con ejemplos de ambos signos.'],
  ],
  'topic.tie': [['Cómo se influyen {object} y {aspect}'], ['Mira en las dos direcciones y no en una sola.']],
  'topic.onGood': [['Oportunidades para {aspect}'], ['Da ejemplos comprobables y dice quién gana.']],
  'topic.onBad': [['Riesgos para {aspect}'], ['Dice cómo surgen, sobre quién recaen y con qué certeza.']],
  'topic.onWay': [
    ['Vías por las que {object} alcanza {a aspect}'],
    ['Sigue la influencia paso a paso en situaciones corrientes.'],
  ],
  'topic.gain': [['Ventajas {de object}'], ['Dice a quién benefician y con qué pruebas.']],
  'topic.gainNear': [['Ventajas {de object} para las personas'], ['Mira desde quienes lo usan o participan.']],
  'topic.gainWide': [['Ventajas {de object} para la sociedad'], ['Mira el trabajo, la eficiencia y la vida pública.']],
  'topic.harm': [['Inconvenientes {de object}'], ['Dice cómo se muestra el daño, qué cuesta y quién paga.']],
  'topic.harmNear': [
    ['Perjuicios {de object} para las personas'],
    ['Mira el precio que pagan los afectados, raro o común.'],
  ],
  'topic.harmWide': [['Perjuicios {de object} para la sociedad'], ['Nombra costes trasladados y nuevas injusticias.']],
  'topic.side': [
    ['{aspect} {de object}'],
    ['Toma por separado lo que pregunta el título: cómo se muestra, quién lo sufre y por qué dura.'],
  ],
  'topic.shape': [['Formas y alcance {de aspect}'], ['Muestra con hechos comprobables sus formas y su gravedad.']],
  'topic.bear': [['Quiénes soportan {aspect}'], ['Dice por lugares y grupos quién se ve afectado.']],
  'topic.last': [['Por qué persiste {aspect}'], ['Pregunta por los intereses, reglas y hábitos que hay detrás.']],
  'topic.judge': [['Cómo valorar {object}'], ['Expone las posturas, el criterio y un juicio propio.']],
  'topic.views': [['Posturas enfrentadas sobre {object}'], ['Expone cada postura en su mejor versión.']],
  'topic.guide': [['Maneras de encauzar {object}'], ['Deduce de los problemas quién debería hacer qué.']],
  'pole.case': [['{object} como {bare a}'], ['Expone esta visión en su mejor versión, con sus hechos.']],
  'pole.fact': [['Hechos que apuntan a {bare a}'], ['Toma hechos comprobables y pregunta si son típicos.']],
  'pole.weak': [['Lo que no explica la idea de {bare a}'], ['Nombra lo que esta visión deja fuera.']],
  'pole.weigh': [
    ['Entre {bare a} y {bare b}: un juicio sobre {object}', '~Un juicio sobre {object}'],
    ['Dice en qué condiciones vale cada visión.'],
  ],
  'pole.turn': [
    ['Lo que decide entre {bare a} y {bare b}'],
    ['Muestra cómo reglas, decisiones y poder cambian la respuesta.'],
  ],
  'folk.roots': [
    ['Raíces y territorio {de object}'],
    ['Dice dónde y en qué modo de vida nació y cómo llegó hasta hoy.'],
  ],
  'folk.land': [['Paisaje y costumbres {de object}'], ['Mira la tierra, el trabajo y las fiestas que lo rodean.']],
  'folk.course': [
    ['Recorrido histórico {de object}'],
    ['Traza sus etapas con documentos y testimonios y marca lo dudoso.'],
  ],
  'folk.form': [['Rasgos artísticos {de object}'], ['Analiza su forma con ejemplos y lo que lo distingue.']],
  'folk.body': [['Movimiento y postura en {object}'], ['Describe pasos, dinámica y porte, con imágenes.']],
  'folk.sound': [['Música y ritmo {de object}'], ['Dice cómo encajan acompañamiento, compás y gesto.']],
  'folk.dress': [['Indumentaria y objetos en {object}'], ['Describe vestido y objetos, su uso y su sentido.']],
  'folk.material': [
    ['Materiales y técnicas {de object}'],
    ['Sigue la elaboración desde el material y las herramientas.'],
  ],
  'folk.pattern': [['Formas y motivos {de object}'], ['Agrupa formas y motivos habituales y su construcción.']],
  'folk.colour': [['Color y ornamento en {object}'], ['Dice qué colores y adornos se usan y por qué.']],
  'folk.tune': [['Melodía y canto en {object}'], ['Describe melodías, modos y adornos con ejemplos.']],
  'folk.words': [['Letra y lenguaje {de object}'], ['Describe asuntos, versos y habla local.']],
  'folk.stage': [['Puesta en escena {de object}'], ['Describe ocasión, papeles y convenciones.']],
  'folk.meaning': [['Sentido cultural {de object}'], ['Pasa de la forma al sentido y a lo que se deposita en ella.']],
  'folk.belief': [['Costumbres y creencias en {object}'], ['Lo relaciona con fiestas, ritos y leyendas.']],
  'folk.taste': [['Idea de belleza en {object}'], ['Dice qué se tiene aquí por bello y por qué.']],
  'folk.today': [['Situación actual {de object}'], ['Dice quién lo mantiene, qué lo dificulta y qué ayudaría.']],
  'folk.heirs': [['Quiénes mantienen vivo {object}'], ['Describe portadores, lugares y público; datos por completar.']],
  'folk.renew': [['Conservación y renovación {de object}'], ['Sopesa la escuela, el escenario y el turismo.']],
} as const satisfies Partial<Phrases<Move>>;
