import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const undertakings = {
  'power.needs': [
    ['Demanda y condiciones {de object}'],
    ['Expone consumo, lugar y recurso, en que se apoya el diseño.'],
  ],
  'power.site': [
    ['Emplazamiento y recurso energético'],
    ['Recoge radiación, viento o acceso a la red, con la fuente de los datos.'],
  ],
  'power.demand': [['Cálculo de la demanda eléctrica'], ['Suma equipos y horas de uso y enumera los supuestos.']],
  'power.sizing': [
    ['Dimensionado y equipos {de object}'],
    ['Pasa de la demanda a la potencia, los equipos, el cableado y las protecciones.'],
  ],
  'power.capacity': [['Potencia instalada'], ['Da la fórmula, los valores y el margen.']],
  'power.devices': [
    ['Selección de los equipos principales'],
    ['Compara los candidatos por características, fiabilidad y precio.'],
  ],
  'power.wiring': [
    ['Esquema eléctrico y sección de los cables'],
    ['Traza el esquema y comprueba caída de tensión e intensidad admisible.'],
  ],
  'power.guard': [
    ['Protecciones, puesta a tierra y sobretensiones'],
    ['Elige los dispositivos y la puesta a tierra según el reglamento.'],
  ],
  'power.check': [
    ['Comprobación y rentabilidad {de object}'],
    ['Comprueba capacidad, normas e inversión; las cifras dependen del cálculo y de las ofertas.'],
  ],
  'power.output': [['Producción anual y pérdidas'], ['Estima mes a mes y explica las pérdidas.']],
  'power.rules': [
    ['Cumplimiento de la normativa de conexión y seguridad'],
    ['Contrasta uno a uno los requisitos vigentes.'],
  ],
  'power.cost': [
    ['Inversión y plazo de amortización'],
    ['Enumera inversión, mantenimiento e ingresos y prueba su sensibilidad.'],
  ],
  'venture.idea': [
    ['Propuesta y modelo de negocio {de object}'],
    ['Dice qué se ofrece, a quién y de dónde salen los ingresos.'],
  ],
  'venture.offer': [['Productos, servicios y rasgo diferencial'], ['Describe lo que se vende y en qué se distingue.']],
  'venture.model': [['Fuentes de ingresos y estructura de costes'], ['Enumera ingresos, costes y recursos clave.']],
  'venture.market': [
    ['Análisis de mercado {de object}'],
    ['Expone tamaño, clientes y competencia con datos comprobables.'],
  ],
  'venture.setting': [['Entorno general y sectorial'], ['Muestra oportunidades y amenazas del entorno y del sector.']],
  'venture.customers': [['Clientes objetivo y demanda'], ['Segmenta a los clientes y dice cómo se conoce su demanda.']],
  'venture.rivals': [
    ['Competidores y ventaja competitiva'],
    ['Compara precio, situación y reputación y localiza el hueco.'],
  ],
  'venture.running': [
    ['Marketing y operaciones {de object}'],
    ['Concreta la venta, los procesos, el personal y las fechas.'],
  ],
  'venture.selling': [['Plan de marketing'], ['Fija producto, precio, distribución y comunicación.']],
  'venture.process': [['Local, equipos y procesos'], ['Describe local, equipamiento, proveedores y procesos.']],
  'venture.team': [['Equipo humano y forma jurídica'], ['Indica puestos, coste de personal y forma de la empresa.']],
  'venture.money': [
    ['Plan financiero y viabilidad {de object}'],
    ['Juzga por inversión, ingresos y costes; cada cifra necesita su fuente.'],
  ],
  'venture.invest': [['Inversión inicial y financiación'], ['Enumera las inversiones y quién las financia.']],
  'venture.forecast': [
    ['Previsión de resultados y punto de equilibrio'],
    ['Estima un escenario pesimista, uno medio y uno optimista.'],
  ],
  'venture.risk': [
    ['Riesgos y planes de contingencia'],
    ['Ordena los riesgos por probabilidad y daño y les da respuesta.'],
  ],
  'monitor.needs': [['Lo que debe medir {object}'], ['Deduce del uso qué se mide, con qué exactitud y cada cuánto.']],
  'monitor.quantity': [['Magnitudes por medir y lugar de uso'], ['Indica magnitudes, rangos y montaje.']],
  'monitor.index': [['Rango, exactitud y muestreo'], ['Fija rango, error admitido, intervalo y autonomía.']],
  'monitor.scheme': [['Esquema general {de object}'], ['Compara esquemas y fija partes y flujo de datos.']],
  'monitor.options': [['Comparación de esquemas de medida'], ['Compara exactitud, fiabilidad y coste.']],
  'monitor.circuit': [
    ['Elección de sensores y acondicionamiento de la señal'],
    ['Compara sensores y da circuitos y valores.'],
  ],
  'monitor.sampling': [['Muestreo y filtrado de las lecturas'], ['Explica muestreo, filtrado y valores anómalos.']],
  'monitor.store': [
    ['Almacenamiento, visualización y alarmas'],
    ['Da formato, pantallas y fundamento de los umbrales.'],
  ],
  'monitor.test': [['Calibración y pruebas {de object}'], ['Calibra primero y prueba después el conjunto.']],
  'monitor.calibrate': [
    ['Calibración y fuentes de error'],
    ['Calibra con un patrón y enumera errores; por completar.'],
  ],
  'monitor.trial': [['Ensayo en el lugar de uso'], ['Indica lugar, duración y registros; por completar.']],
} as const satisfies Partial<Phrases<Move>>;
