import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const engineeringEs = [
  theory('systems-engineering', 'ingeniería de sistemas', ['requirement-coverage']),
  theory('reliability', 'teoría de la fiabilidad', ['failure-rate']),
  theory('control-theory', 'teoría del control realimentado', ['stability']),
  method('simulation', 'modelado y simulación', ['simulation-data']),
  method('prototype', 'prototipado iterativo', ['test-records']),
  variable('requirement-coverage', 'cobertura de requisitos'),
  variable('stability', 'estabilidad de funcionamiento'),
  variable('failure-rate', 'tasa de fallos'),
  variable('response-time', 'tiempo de respuesta'),
  variable('energy-use', 'consumo de energía'),
  data('simulation-data', 'datos de simulación'),
  data('test-records', 'registros de ensayo'),
  institution('operations-team', 'equipos de operación'),
  debate('cost-performance', 'Rendimiento frente a coste'),
  debate('model-data', 'Modelo físico frente a datos'),
  ...chain(
    'requirement-change',
    'requisitos vagos y cambiantes',
    'estudio escaso de los escenarios de uso',
    'fijar los requisitos con escenarios',
  ),
  ...chain(
    'maintenance',
    'mantenimiento costoso',
    'piezas complejas sin interfaces comunes',
    'unificar interfaces y dividir en módulos',
  ),
  ...chain(
    'test-coverage',
    'cobertura de pruebas incompleta',
    'condiciones límite sin considerar',
    'derivar pruebas de las condiciones límite',
  ),
];
