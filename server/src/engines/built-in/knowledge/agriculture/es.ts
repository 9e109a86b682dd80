import { chain, data, debate, group, institution, method, theory, variable } from '../entry.ts';

export const agricultureEs = [
  theory('nutrient-balance', 'teoría del balance de nutrientes', ['soil-fertility']),
  theory('agroecology', 'agroecología', ['biodiversity']),
  theory('planned-behaviour', 'teoría del comportamiento planificado', ['input-cost']),
  method('field-trial', 'ensayos de campo con repeticiones', ['plot-records']),
  method('farmer-survey', 'encuesta a explotaciones agrarias', ['farmer-data']),
  variable('soil-fertility', 'fertilidad del suelo', ['yield']),
  variable('water-use', 'eficiencia en el uso del agua', ['yield']),
  variable('yield', 'rendimiento por hectárea'),
  variable('biodiversity', 'biodiversidad agraria'),
  variable('input-cost', 'coste de los insumos'),
  data('plot-records', 'registros de parcelas'),
  data('farmer-data', 'datos de encuestas agrarias'),
  institution('cooperative', 'cooperativas agrarias'),
  debate('yield-ecology', 'Mayor rendimiento frente a protección ecológica'),
  ...chain(
    'extension',
    'adopción lenta de técnicas nuevas',
    'asesoramiento alejado del productor',
    'difundir técnicas con fincas de demostración',
  ),
  ...chain(
    'quality-standard',
    'calidad desigual de los productos',
    'registros y análisis insuficientes',
    'trazar la calidad del campo al mercado',
  ),
  ...chain(
    'market',
    'enlace débil entre campo y mercado',
    'productores dispersos y sin poder negociador',
    'agrupar la venta en cooperativas',
  ),
  ...chain(
    'over-fertiliser',
    'uso excesivo de fertilizantes',
    'dosis por costumbre sin análisis de suelo',
    'fertilizar según el análisis de suelo',
  ),
  group('farm-size', 'tamaño de la explotación'),
  group('terrain', 'relieve'),
];
