import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const thought = {
  'proof.origin': [
    ['Origen {de object}'],
    ['Dice qué problema resuelve y dónde fallaban las herramientas anteriores.'],
  ],
  'proof.problem': [
    ['El problema que está detrás {de object}'],
    ['Muestra con un ejemplo por qué lo anterior no bastaba.'],
  ],
  'proof.history': [['Pasos hacia {object}'], ['Da los pasos principales y sus autores.']],
  'proof.statement': [
    ['{object}: enunciado y condiciones'],
    ['Da definiciones y un enunciado exacto y dice qué aporta cada condición.'],
  ],
  'proof.notions': [['Nociones necesarias para {object}'], ['Define términos y notación con ejemplos sencillos.']],
  'proof.conditions': [
    ['Condiciones exigidas por {object}'],
    ['Muestra con contraejemplos qué ocurre si falta una condición.'],
  ],
  'proof.reasoning': [['Deducción y explicación {de object}'], ['Da la línea principal y el fundamento de cada paso.']],
  'proof.idea': [['La idea de la deducción {de object}'], ['Explica la idea antes de los pasos formales.']],
  'proof.step': [['El paso decisivo hacia {object}'], ['Señala el paso que más pesa.']],
  'proof.picture': [
    ['Visión intuitiva {de object}'],
    ['Explica el resultado con una figura, un sentido físico o números.'],
  ],
  'proof.wider': [['Extensiones y usos {de object}'], ['Dice qué queda al relajar condiciones y da ejemplos.']],
  'proof.general': [['Generalizaciones {de object}'], ['Enumera extensiones y compara condiciones y resultados.']],
  'proof.example': [['Ejemplos resueltos {de object}'], ['Toma dos o tres ejemplos que pueden desarrollarse.']],
  'proof.limit': [['Límites {de object}'], ['Nombra casos fuera de su alcance y usos erróneos.']],
  'war.idea': [['Idea y evolución {de object}'], ['Dice de dónde viene la idea y cómo la cambiaron técnica y guerra.']],
  'war.meaning': [['{object}: sentido y elementos'], ['Define el término y lo descompone.']],
  'war.growth': [['Etapas en la evolución {de object}'], ['Divide por formas de guerra y nombra lo que la impulsó.']],
  'war.working': [
    ['Funcionamiento {de focus}', '~Funcionamiento {de object}'],
    ['Dice por qué vías influye en el resultado y de qué depende.'],
  ],
  'war.means': [['Fuerzas y medios exigidos por {object}'], ['Enumera tropas, equipo y apoyo.']],
  'war.effect': [
    ['Vías de influencia {de object} en una campaña'],
    ['Distingue su papel táctico, operacional y estratégico.'],
  ],
  'war.cases': [
    ['{object} en campañas del pasado'],
    ['Toma campañas documentadas en fuentes abiertas, con éxitos y fracasos.'],
  ],
  'war.success': [['Campañas favorables {a object}'], ['Nombra las condiciones y la reacción del adversario.']],
  'war.failure': [
    ['Campañas en que fracasó la idea {de object}'],
    ['Separa los fallos de la idea de los de ejecución.'],
  ],
  'war.limits': [
    ['Límites {de focus} y posibles respuestas', '~Límites {de object} y posibles respuestas'],
    ['Nombra debilidades que el adversario puede usar, y los costes.'],
  ],
  'war.counter': [
    ['Contramedidas frente {a object}'],
    ['Dice cómo puede responder el adversario y con qué resultado.'],
  ],
  'war.price': [['Costes y riesgos {de object}'], ['Nombra riesgos de recursos, escalada y derecho.']],
  'ethics.matter': [
    ['La cuestión ética {de object}'],
    ['Parte de situaciones concretas y dice por qué es una cuestión ética.'],
  ],
  'ethics.facts': [
    ['{object}: hechos que importan para el juicio'],
    ['Da los hechos y separa lo sabido de lo supuesto.'],
  ],
  'ethics.conflict': [['Valores en conflicto ante {object}'], ['Nombra los valores en conflicto y a los afectados.']],
  'ethics.measure': [
    ['Principios para juzgar {object}'],
    ['Compara lo que exigen varios principios y fija el criterio.'],
  ],
  'ethics.rights': [
    ['Exigencias de los derechos y la dignidad ante {object}'],
    ['Dice qué prohíben o exigen autonomía, dignidad y derechos.'],
  ],
  'ethics.outcome': [['Beneficios y riesgos {de object}'], ['Pondera beneficios, riesgos y quién los soporta.']],
  'ethics.sides': [
    ['Razones a favor y en contra {de object}'],
    ['Expone ambas partes en su mejor versión y las examina.'],
  ],
  'ethics.pro': [['Argumentos a favor {de object}'], ['Reconstruye el argumento y nombra sus premisas.']],
  'ethics.con': [
    ['Argumentos en contra {de object}'],
    ['Separa las objeciones de principio de los temores resolubles.'],
  ],
  'ethics.settle': [
    ['Condiciones y límites de la licitud {de object}'],
    ['Dice en qué condiciones es aceptable y cómo se contiene.'],
  ],
  'ethics.condition': [
    ['Condiciones para aceptar {object}'],
    ['Formula las condiciones como exigencias comprobables.'],
  ],
  'ethics.guard': [['Salvaguardas en torno {a object}'], ['Dice quién supervisa y quién responde.']],
  'use.nature': [['Naturaleza y rasgos {de object}'], ['Dice de qué consta y qué rasgos importan aquí.']],
  'use.elements': [['Elementos {de object}'], ['Recorre los elementos con su origen.']],
  'use.worth': [['Vigencia {de object}'], ['Da las razones de su uso actual.']],
  'use.ground': [
    ['Encaje entre {object} y {aspect}', 'Fundamento del uso {de object}'],
    ['Dice por qué pueden unirse y en qué condiciones.'],
  ],
  'use.match': [['Lo aprovechable {de object}'], ['Separa lo que se usa tal cual de lo que se adapta.']],
  'use.tension': [['Dificultades en el uso {de object}'], ['Nombra las dificultades de otro contexto y otro fin.']],
  'use.put': [['Formas de usar {object}'], ['Resume algunas formas, con ejemplo, pasos y efecto.']],
  'use.direct': [['Uso directo {de object}'], ['Dice cuándo conviene y qué cuidar.']],
  'use.turned': [['Adaptación {de object} a nuevos fines'], ['Muestra cómo se extrae, cambia y recibe nueva función.']],
  'use.sample': [['Ejemplos del uso {de object}'], ['Toma ejemplos comprobables y los juzga.']],
  'use.bound': [['Principios y límites en el uso {de object}'], ['Propone principios y nombra los fallos usuales.']],
  'use.rule': [['Principios para el uso {de object}'], ['Los deduce de lo anterior y dice qué evita cada uno.']],
  'use.fault': [['Fallos comunes en el uso {de object}'], ['Nombra fallos como la mera copia y su corrección.']],
  'concept.value': [
    ['Lo que hoy puede aprenderse {de object}'],
    ['Dice qué cuestiones actuales ayuda a entender y por qué.'],
  ],
  'proof.easy': [['Un ejemplo sencillo {de object}'], ['Muestra los pasos en el caso más simple.']],
  'proof.hard': [['Un ejemplo más completo {de object}'], ['Muestra en un caso difícil cómo elegir el camino.']],
  'war.tactical': [['El papel táctico {de object}'], ['Dice qué cambia en el terreno.']],
  'war.strategic': [['El papel estratégico {de object}'], ['Dice cómo afecta a los fines y costes de la guerra.']],
  'ethics.principled': [['Objeciones de principio {a object}'], ['Examina los principios en que se apoyan.']],
  'ethics.worry': [['Temores sobre las consecuencias {de object}'], ['Pregunta si tienen fundamento y remedio.']],
  'use.form': [['Transformación formal {de object}'], ['Muestra cómo se extrae, simplifica y recompone la forma.']],
  'use.sense': [['Transformación del sentido {de object}'], ['Muestra cómo se conserva, cambia o renueva el sentido.']],
} as const satisfies Partial<Phrases<Move>>;
