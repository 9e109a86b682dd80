import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const design = {
  'system.needs': [
    ['Usuarios y requisitos {de object}'],
    ['Deduce de las tareas reales los requisitos funcionales y de calidad.'],
  ],
  'system.users': [
    ['Grupos de usuarios y flujo de trabajo actual'],
    ['Separa las tareas de cada grupo y marca los puntos incómodos del flujo.'],
  ],
  'system.functions': [
    ['Requisitos funcionales {de object}'],
    ['Convierte las tareas en casos de uso con condiciones y resultados.'],
  ],
  'system.mainUse': [['Casos de uso de los usuarios comunes'], ['Recoge las acciones frecuentes y sus excepciones.']],
  'system.adminUse': [['Casos de uso de la administración'], ['Especifica revisión, estadísticas y permisos.']],
  'system.quality': [
    ['{variable} y otros requisitos de calidad', 'Requisitos de rendimiento y seguridad {de object}'],
    ['Fija requisitos comprobables; las cifras dependen del entorno real.'],
  ],
  'system.structure': [
    ['Estructura general {de object}'],
    ['Explica la división en partes y las alternativas consideradas.'],
  ],
  'system.layers': [
    ['Capas y responsabilidades {de object}'],
    ['Justifica las capas y la dirección de las dependencias.'],
  ],
  'system.modules': [['Módulos e interfaces {de object}'], ['Asigna responsabilidades y fija las interfaces.']],
  'system.data': [['Modelo de datos {de object}'], ['Determina entidades, relaciones y restricciones.']],
  'system.build': [
    ['Construcción de las funciones clave {de object}'],
    ['Elige las funciones que muestran los problemas más difíciles.'],
  ],
  'system.difficulty': [
    ['{measure}'],
    [
      'Responde a «{bare problem}», cuyo origen es «{bare cause}», y explica la decisión tomada.',
      'Muestra cómo el diseño evita «{bare cause}» y a qué coste.',
    ],
  ],
  'system.screen': [['Pantallas e interacción {de object}'], ['Sigue las tareas principales por las páginas.']],
  'system.check': [
    ['Pruebas y evaluación {de object}'],
    ['Prueba requisito por requisito; los resultados dependen de las ejecuciones reales.'],
  ],
  'system.checkFunction': [
    ['Casos de prueba funcionales y defectos'],
    ['Enumera pasos y resultados esperados, y registra las correcciones.'],
  ],
  'system.checkLoad': [
    ['Pruebas {de variable} y seguridad', 'Pruebas de carga y seguridad {de object}'],
    ['Define escenarios de carga y de ataque.'],
  ],
  'system.feedback': [
    ['Uso de prueba y mejoras {de object}'],
    ['Reúne observaciones de los usuarios y deduce cambios.'],
  ],
  'device.targets': [
    ['Condiciones de trabajo y metas de diseño {de object}'],
    ['Deduce las metas del uso y separa lo exigido de lo deseable.'],
  ],
  'device.condition': [['Cargas y restricciones {de object}'], ['Enumera límites de carga, entorno, espacio y coste.']],
  'device.index': [
    ['{variable} y otras metas de diseño', 'Metas de diseño {de object}'],
    ['Justifica cada meta y cómo se comprobará.'],
  ],
  'device.scheme': [
    ['Alternativas de diseño {de object}'],
    ['Plantea esquemas viables y los compara con los mismos criterios.'],
  ],
  'device.options': [
    ['Principios de funcionamiento de las alternativas'],
    ['Esboza cada principio y su modo de operar.'],
  ],
  'device.choice': [['Disposición elegida {de object}'], ['Valora rendimiento, fiabilidad y coste.']],
  'device.parts': [['Cálculos de diseño {de object}'], ['Modela las partes que deciden el rendimiento.']],
  'device.model': [['Modelo matemático {de object}'], ['Construye el modelo y declara sus simplificaciones.']],
  'device.parameters': [['Parámetros clave y selección de componentes'], ['Expone cálculos y márgenes de seguridad.']],
  'device.verify': [
    ['Verificación {de object} por simulación y ensayo'],
    ['Comprueba las metas; las cifras dependen de los ensayos.'],
  ],
  'device.simulation': [
    ['Preparación de la simulación y casos de carga'],
    ['Explica modelo, condiciones de contorno y resolución.'],
  ],
  'device.trial': [
    ['Ensayo del prototipo frente a las metas'],
    ['Describe montaje, procedimiento y fuentes de error.'],
  ],
  'device.improve': [
    ['Cambios derivados de la verificación'],
    ['Señala las metas no alcanzadas y la dirección del rediseño.'],
  ],
  'algorithm.task': [
    ['Dificultades {de object}'],
    ['Define entrada, salida y métricas, y la debilidad de las soluciones actuales.'],
  ],
  'algorithm.formal': [
    ['Planteamiento formal {de object}'],
    ['Escribe la tarea y sus restricciones en términos matemáticos.'],
  ],
  'algorithm.obstacle': [
    ['Obstáculo: {bare problem}'],
    ['Lo atribuye a «{bare cause}» y muestra cómo estropea el resultado.', 'Explica cuándo aparece y por qué importa.'],
  ],
  'algorithm.model': [
    ['Un modelo para {object} basado en {bare method}', 'Un modelo para {object}'],
    ['Presenta el marco general y une cada cambio a un obstáculo.'],
  ],
  'algorithm.structure': [
    ['Marco general y flujo de información'],
    ['Dibuja el marco con las entradas y salidas de sus partes.'],
  ],
  'algorithm.answer': [
    ['{measure}'],
    [
      'Explica cómo contrarresta «{bare problem}» y a qué coste.',
      'Da el principio, el procedimiento y el precio de esta respuesta.',
    ],
  ],
  'algorithm.training': [
    ['Objetivo y procedimiento de entrenamiento'],
    ['Escribe la función objetivo y la regla de parada.'],
  ],
  'algorithm.experiment': [
    ['Experimentos sobre {object}'],
    ['Compara con métodos existentes en igualdad de condiciones.'],
  ],
  'algorithm.data': [['División, métricas y ajustes'], ['Explica particiones, preparación y sentido de cada métrica.']],
  'algorithm.baseline': [
    ['Comparación con métodos existentes'],
    ['Elige referencias representativas y mantiene iguales los ajustes.'],
  ],
  'algorithm.ablation': [['Aportación de cada cambio'], ['Retira los cambios uno a uno y juzga su aportación.']],
  'algorithm.failure': [
    ['Casos de fallo y ámbito de uso'],
    ['Clasifica los errores y dónde no conviene usar el método.'],
  ],
  'material.route': [['Ruta de preparación {de object}'], ['Expone materias primas, pasos y condiciones críticas.']],
  'material.reagents': [
    ['Reactivos, materias primas e instrumentos'],
    ['Enumera grado, procedencia y pretratamiento.'],
  ],
  'material.process': [
    ['Pasos y condiciones de preparación'],
    ['Detalla cantidades, temperatura y tiempo como parámetros por fijar.'],
  ],
  'material.optimise': [
    ['Optimización de la preparación {de object}'],
    ['Compara condiciones por separado y combinadas.'],
  ],
  'material.structure': [
    ['Estructura y composición {de object}'],
    ['Elige técnicas complementarias y lo que cada una prueba.'],
  ],
  'material.phase': [['Fase y composición química'], ['Explica qué espectros deciden la fase y el enlace.']],
  'material.shape': [
    ['Morfología y estructura de poros'],
    ['Observa forma, tamaño y poros, y los relaciona con la preparación.'],
  ],
  'material.property': [
    ['Propiedades {de object}'],
    ['Prueba el rendimiento en condiciones uniformes frente a un control.'],
  ],
  'material.performance': [
    ['Ensayos de rendimiento y muestras de control'],
    ['Describe aparatos, controles y cálculo.'],
  ],
  'material.stability': [
    ['Estabilidad en el uso repetido'],
    ['Sigue los cambios con el uso y busca la causa del fallo.'],
  ],
  'material.mechanism': [
    ['{theory} y el mecanismo de acción', 'Mecanismo de acción'],
    ['Une estructura y rendimiento, y nombra las pruebas que faltan.'],
  ],
  'scheme.needs': [
    ['Necesidad {de object} en {aspect}', 'Necesidad {de object}'],
    ['Muestra dónde falla la práctica actual y por qué se considera esta vía.'],
  ],
  'scheme.status': [
    ['Práctica actual en {aspect}', 'Práctica actual en torno a {object}'],
    ['Describe el estado actual con {data}.'],
  ],
  'scheme.gap': [
    ['Una carencia: {bare problem}'],
    ['Muestra cómo aparece y su relación con «{bare cause}».', 'Describe a quién afecta y por qué persiste.'],
  ],
  'scheme.plan': [
    ['Plan para aplicar {object} en {aspect}', 'Diseño y contenido {de object}'],
    ['Da fundamentos, metas, contenido y pasos para que otros puedan llevarlo a cabo.'],
  ],
  'scheme.goal': [
    ['Metas y principios {de object}'],
    ['Deduce las metas de las necesidades y lo que cada principio excluye.'],
  ],
  'scheme.content': [['Contenido y estructura {de object}'], ['Enumera los componentes, con un ejemplo desarrollado.']],
  'scheme.steps': [['Pasos para poner en marcha {object}'], ['Ordena tareas, plazos y requisitos.']],
  'scheme.practice': [
    ['{object}: la experiencia {de case}', '{object} en la práctica'],
    ['Registra lo hecho y lo cambiado, y cómo se reunieron pruebas.'],
  ],
  'scheme.setting': [
    ['Participantes y entorno {de case}', 'Participantes y entorno'],
    ['Describe personas y lugar, y hasta dónde puede trasladarse la experiencia.'],
  ],
  'scheme.process': [['Desarrollo del trabajo y ajustes'], ['Cuenta por fases qué se hizo y por qué se cambió.']],
  'scheme.evaluation': [
    ['Evaluación {de object}'],
    ['Reúne pruebas con {tool} frente a las metas; resultados por completar.'],
  ],
  'scheme.reflect': [
    ['Condiciones de éxito {de object} y mejoras'],
    ['Declara cuándo funciona el plan y propone cambios.'],
  ],
  'scheme.answer': [
    ['{measure}'],
    [
      'Responde a «{bare problem}» y dice cómo se comprobará el cambio.',
      'Actúa contra «{bare cause}» con un procedimiento revisado.',
    ],
  ],
  'scheme.spread': [
    ['Condiciones para extender {object}'],
    ['Discute coste, personal y entorno, y lo que no debe copiarse.'],
  ],
  'algorithm.input': [['Entrada y preparación'], ['Explica qué se hace con los datos antes del modelo y por qué.']],
  'algorithm.output': [
    ['Salida y tratamiento posterior'],
    ['Explica cómo surgen los resultados y se vuelven decisiones útiles.'],
  ],
  'device.load': [['Fuerzas y movimiento'], ['Expone fuerzas y movimiento y lo que se desprecia.']],
  'device.limit': [['Ámbito de validez del modelo'], ['Indica en qué condiciones vale el modelo y cómo comprobarlo.']],
  'material.step': [['Procedimiento y cantidades'], ['Escribe cada paso y cantidad y marca lo que falta por fijar.']],
  'material.control': [['Preparación de las muestras de control'], ['Indica en qué único aspecto difiere el control.']],
  'scheme.material': [['Materiales y medios necesarios'], ['Enumera lo que hay que preparar antes de empezar.']],
  'scheme.example': [
    ['Un ejemplo desarrollado'],
    ['Sigue una aplicación de principio a fin para mostrar cómo encajan las partes.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
