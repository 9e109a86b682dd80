import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const artEs = [
  theory('semiotics', 'teoría semiótica', ['visual-symbol']),
  theory('iconology', 'método iconológico', ['motif']),
  theory('living-heritage', 'teoría del patrimonio vivo', ['aesthetic-taste']),
  method('image-analysis', 'análisis formal y visual', ['artworks']),
  method('design-practice', 'práctica de diseño con pruebas de uso', ['user-feedback']),
  variable('visual-symbol', 'símbolos visuales'),
  variable('composition', 'composición y espacio'),
  variable('material', 'material y técnica'),
  variable('motif', 'motivo recurrente'),
  variable('aesthetic-taste', 'gusto estético'),
  data('artworks', 'obras y sus catálogos'),
  data('user-feedback', 'respuestas del público'),
  institution('museum', 'museos y galerías'),
  institution('workshop', 'talleres y estudios'),
  debate('tradition-innovation', 'Tradición frente a innovación'),
  debate('form-content', 'Autonomía de la forma frente a expresión'),
  ...chain(
    'homogeneous',
    'obras demasiado parecidas',
    'uso superficial de la cultura local',
    'derivar un lenguaje propio de los motivos locales',
  ),
  ...chain(
    'user-distance',
    'distancia entre obra y público',
    'estudio escaso de los usos',
    'desarrollar la forma desde los usos',
  ),
  ...chain('technique-first', 'técnica sin idea', 'valoración por el acabado', 'dejar que la idea gobierne la técnica'),
  ...chain('communication', 'difusión limitada', 'pocos canales y relatos', 'usar la exposición digital y el relato'),
];
