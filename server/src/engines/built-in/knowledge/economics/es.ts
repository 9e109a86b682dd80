import { chain, data, debate, group, institution, method, theory, variable } from '../entry.ts';

export const economicsEs = [
  theory('information-asymmetry', 'teoría de la información asimétrica', ['transparency']),
  theory('transaction-cost-theory', 'teoría de los costes de transacción', ['transaction-cost']),
  theory('human-capital-theory', 'teoría del capital humano', ['human-capital']),
  method('fixed-effects', 'regresión de efectos fijos', ['regional-panel']),
  method('did', 'método de diferencias en diferencias', ['regional-panel']),
  variable('transparency', 'transparencia del mercado', ['credit-access']),
  variable('transaction-cost', 'costes de transacción', ['market-entry']),
  variable('human-capital', 'capital humano', ['market-entry']),
  variable('credit-access', 'acceso al crédito'),
  variable('market-entry', 'barreras de entrada al mercado'),
  data('regional-panel', 'datos de panel regionales'),
  institution('local-government', 'administraciones locales'),
  debate('state-market', 'Intervención estatal frente a mercado'),
  debate('equality-efficiency', 'Eficiencia frente a equidad'),
  ...chain(
    'mismatch',
    'desajuste entre oferta y demanda de factores',
    'obstáculos a la movilidad de factores',
    'eliminar las trabas a la movilidad',
  ),
  ...chain(
    'high-cost',
    'costes elevados de cumplimiento',
    'trámites de autorización superpuestos',
    'simplificar los trámites con un criterio único',
  ),
  ...chain(
    'weak-coordination',
    'coordinación débil entre organismos',
    'metas y presupuestos separados',
    'crear una planificación conjunta',
  ),
  ...chain(
    'info-gap',
    'falta de información entre compradores y vendedores',
    'ausencia de sistemas de información comunes',
    'construir información compartida de mercado',
  ),
  group('region', 'región'),
  group('income-level', 'nivel de ingresos'),
];
