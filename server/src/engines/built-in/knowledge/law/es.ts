import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const lawEs = [
  theory('legal-interest', 'teoría del bien jurídico protegido', ['protection-scope']),
  theory('proportionality', 'principio de proporcionalidad', ['intervention-degree']),
  theory('private-autonomy', 'principio de autonomía privada', ['liability']),
  method('norm-analysis', 'análisis dogmático de las normas', ['statutes']),
  method('case-analysis', 'análisis de sentencias', ['judgments']),
  variable('protection-scope', 'ámbito de protección'),
  variable('intervention-degree', 'grado de intervención pública'),
  variable('burden-of-proof', 'carga de la prueba'),
  variable('liability', 'formas de responsabilidad'),
  data('statutes', 'leyes e interpretaciones oficiales'),
  data('judgments', 'sentencias publicadas'),
  institution('court', 'tribunales'),
  debate('form-substance', 'Interpretación formal frente a material'),
  ...chain(
    'vague-norm',
    'redacción imprecisa de la norma',
    'retraso de la legislación respecto a la práctica',
    'precisar los criterios de aplicación',
  ),
  ...chain(
    'inconsistent',
    'resoluciones contradictorias',
    'escasez de precedentes orientadores',
    'publicar precedentes orientadores',
  ),
  ...chain(
    'proof',
    'dificultades de prueba',
    'pruebas en poder de la parte fuerte',
    'redistribuir la carga de la prueba',
  ),
  ...chain(
    'remedy',
    'acceso costoso a la reparación',
    'procedimientos fragmentados',
    'abrir vías de reparación sencillas',
  ),
];
