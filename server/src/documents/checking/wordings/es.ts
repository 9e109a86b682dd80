import type { CheckWording } from './check-wording.ts';

export const es: CheckWording = {
  kind: 'Informe de similitud',
  headline: 'Copiado palabra por palabra',
  meaning: {
    uncompared:
      'No había ningún texto con el que comparar en lo elegido, así que este porcentaje no se midió; solo se midió la repetición dentro del texto.',
    none: 'No se encontró ningún pasaje de este texto, palabra por palabra, en los textos con los que se comparó.',
    trace: 'Menos del 0,1\u00a0% de este texto está palabra por palabra en los textos con los que se comparó.',
    common:
      'En los textos con los que se comparó solo hay, palabra por palabra, expresiones comunes de este texto, que no se cuentan.',
    some: (rate) => `El ${rate} del texto que se cuenta está palabra por palabra en los textos con los que se comparó.`,
  },
  counted: 'Las citas textuales cuentan; la lista de referencias, la portada, el índice y las declaraciones, no.',
  rates: {
    without_quotations: { name: 'Sin citas', note: 'no cuenta lo que va entre comillas' },
    with_references: { name: 'Con bibliografía', note: 'también cuenta la lista de referencias' },
    inside: { name: 'Repetido dentro del texto', note: 'aparece dos veces en este texto' },
    paraphrase: { name: 'Posible paráfrasis', note: 'parecido con otras palabras; fuera de los índices anteriores' },
  },
  strip: {
    title: 'Dónde están las marcas',
    from: 'principio',
    to: 'final',
    uncounted: 'Rayado: portada, índice, declaraciones y lista de referencias, que no cuentan.',
    none: 'No hay nada marcado en este texto.',
  },
  lanes: { COPY: 'Palabra por palabra', PARAPHRASE: 'Posible paráfrasis', REPEATED: 'Repetido dentro' },
  facts: {
    number: 'Número de certificado',
    measuredAt: 'Fecha del control',
    units: 'Extensión',
    method: 'Método',
    comparedWith: 'Comparado con',
    notCompared: 'No comparado con',
  },
  length: (units, isCharacters) => `${units} ${isCharacters ? 'caracteres' : 'palabras'}`,
  compared: {
    LIBRARY: {
      name: 'Biblioteca de obras, con la biblioteca propia',
      count: (texts, shown) => `${shown} ${texts === 1 ? 'obra' : 'obras'}`,
    },
    OWN_FILES: {
      name: 'Textos que su titular comprobó o reescribió aquí',
      count: (texts, shown) => `${shown} ${texts === 1 ? 'texto' : 'textos'}`,
    },
    SITE: {
      name: 'Trabajos de este sitio cuyos autores lo aceptaron',
      count: (texts, shown) => `${shown} ${texts === 1 ? 'trabajo' : 'trabajos'}`,
    },
  },
  verify:
    'Escanee el código o abra esta dirección para confirmar el número, la fecha y los índices de este certificado.',
  cleaned: (count) =>
    count === 1
      ? 'Antes del control se quitó un carácter invisible o engañoso.'
      : `Antes del control se quitaron ${count} caracteres invisibles o engañosos.`,
  leftOut: (count) =>
    count === 1
      ? 'Uno de los archivos y trabajos propios es este mismo texto o una versión anterior, y no se toma como fuente.'
      : `${count} de los archivos y trabajos propios son este mismo texto o versiones anteriores, y no se toman como fuentes.`,
  limitsTitle: 'Cómo leer este informe',
  limits: [
    'Es una comparación propia de Yanmo con los textos indicados. No es un resultado de CNKI, Turnitin ni de otro proveedor, y ninguno sustituye al otro.',
    'Lo que no está entre estos textos no se puede encontrar: un índice bajo no significa que ningún otro texto se parezca.',
    'Coincidir no es todavía plagiar: también cuentan las citas con su fuente. Si son correctas, lo deben juzgar las personas.',
  ],
  sourcesTitle: 'Fuentes',
  noSources: 'No se encontraron fuentes.',
  sourceKinds: {
    LIBRARY: 'biblioteca',
    OWN_LIBRARY: 'biblioteca propia',
    OWN_FILE: 'archivo propio',
    SITE: 'trabajo de este sitio',
  },
  untitled: '(sin título)',
  withoutIdentity: 'Un trabajo de otro usuario de este sitio',
  onlyParaphrase: 'solo paráfrasis',
  onlyCommon: 'solo expresiones comunes',
  moreSources: (shown, all) => `De ${all} fuentes, las ${shown} con más coincidencias.`,
  textTitle: 'El texto con sus marcas',
  legendNumber: 'los números elevados indican la fuente',
  uncountedParagraphs: 'el texto pequeño y gris no cuenta',
  matchesTitle: 'Lugar por lugar',
  sides: { text: 'Este texto', source: 'Fuente' },
  gap: ' […] ',
  unprinted: 'Las palabras de este trabajo solo se muestran en la página del informe, mientras su autor lo permita.',
  sameWords: 'marcado: las palabras comunes a ambos',
  page: (page) => `p. ${page}`,
  source: (number) => `Fuente ${number}`,
  place: (number) => `Lugar ${number}`,
  similarity: (percent) => `${percent} igual`,
  common: 'expresión común, no cuenta',
  quotation: 'cita textual',
  inReferences: 'en la lista de referencias',
  longest: (shown, all) =>
    `De ${all} lugares marcados, los ${shown} más largos, en el orden del texto; los demás están en el informe de la web.`,
  isCut: 'Se encontró más de lo que aquí figura; los índices lo cuentan todo.',
  qrCode: 'Código QR de la página que confirma este certificado',
};
