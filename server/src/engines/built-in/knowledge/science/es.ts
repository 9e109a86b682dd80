import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const scienceEs = [
  theory('reaction-kinetics', 'cinética de reacción', ['temperature']),
  theory('conservation-laws', 'principios de conservación y equilibrio', ['boundary-condition']),
  theory('statistical-inference', 'inferencia estadística', ['sample-variation']),
  method('controlled-experiment', 'experimento de un solo factor', ['lab-measurements']),
  method('numerical', 'simulación numérica', ['open-datasets']),
  variable('temperature', 'temperatura', ['rate']),
  variable('concentration', 'concentración', ['rate']),
  variable('rate', 'velocidad del proceso'),
  variable('boundary-condition', 'condiciones de contorno'),
  variable('sample-variation', 'variación de las muestras'),
  data('lab-measurements', 'mediciones de laboratorio'),
  data('open-datasets', 'registros abiertos de observación'),
  institution('laboratory', 'laboratorios de investigación'),
  debate('mechanism', 'Mecanismo dominante en discusión'),
  debate('scale', 'Del laboratorio a la escala natural'),
  ...chain(
    'reproducibility',
    'baja reproducibilidad',
    'control insuficiente de las condiciones',
    'normalizar los protocolos con controles',
  ),
  ...chain(
    'interference',
    'factores de interferencia',
    'varios factores que cambian a la vez',
    'aislar los factores y corregir los blancos',
  ),
  ...chain(
    'accuracy',
    'error de medida elevado',
    'calibración y muestreo insuficientes',
    'calibrar con regularidad y muestrear más',
  ),
];
