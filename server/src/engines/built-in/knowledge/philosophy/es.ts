import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const philosophyEs = [
  theory('deontology', 'ética del deber', ['autonomy']),
  theory('consequentialism', 'consecuencialismo', ['wellbeing']),
  theory('hermeneutics', 'hermenéutica filosófica', ['preunderstanding']),
  method('concept-analysis', 'análisis conceptual', ['classics']),
  method('textual-exegesis', 'exégesis de textos', ['classics']),
  variable('subjectivity', 'subjetividad'),
  variable('rationality', 'racionalidad'),
  variable('autonomy', 'autonomía moral'),
  variable('preunderstanding', 'comprensión previa'),
  variable('wellbeing', 'bienestar humano'),
  data('classics', 'textos clásicos y sus comentarios'),
  institution('academic-tradition', 'escuelas de pensamiento'),
  debate('universal-relative', 'Universalismo frente a relativismo'),
  debate('freedom-determinism', 'Libre albedrío frente a determinismo'),
  ...chain(
    'concept-blur',
    'sentidos cambiantes de los términos',
    'contextos de uso confundidos',
    'separar los niveles de significado',
  ),
  ...chain(
    'normative-gap',
    'normas lejanas de la situación real',
    'principios sin mediación',
    'reformular los principios con sus condiciones',
  ),
  ...chain(
    'subject-loss',
    'debilitamiento del sujeto',
    'crecimiento unilateral de la razón instrumental',
    'recuperar el juicio en el diálogo público',
  ),
];
