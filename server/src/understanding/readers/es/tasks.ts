/** Words and what stands for them, as word=other. */
export const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/u)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** What one means to do with a matter, as the noun of the deed; to understand it asks nothing of its own. */
const tasks = pairs(`
mejorar=mejora reducir=reducción prevenir=prevención evitar=prevención combatir=prevención afrontar=afrontamiento enfrentar=afrontamiento abordar=abordaje tratar=tratamiento fomentar=fomento promover=promoción superar=superación erradicar=erradicación fortalecer=fortalecimiento
optimizar=optimización impulsar=impulso disminuir=reducción aumentar=aumento controlar=control mitigar=mitigación implementar=implementación aplicar=aplicación desarrollar=desarrollo potenciar=fortalecimiento eliminar=eliminación gestionar=gestión garantizar=garantía enseñar=enseñanza
medir=medición evaluar=evaluación regular=regulación detectar=detección diagnosticar=diagnóstico financiar=financiación entender= comprender= interpretar=interpretación definir=definición explicar= pensar= estudiar=
`);
/** The noun of what is to be done with a matter: empty where it asks nothing, undefined where the word is no such verb. */
export const nounOfTask = (verb: string): string | undefined => tasks.get(verb.toLowerCase());
