/** What stands between two things, or makes their link stronger or weaker. */
export interface Mediation {
  through: string | null;
  under: string | null;
}

const role =
  /^(?:(?:el|la|un)\s+)?(?:papel|rol|efecto|función|influencia|acción)\s+(?<how>media|modera)dor(?:a)?\s+(?:de la|de los|de las|del|de)\s+(?<what>.+)$/iu;
const act = /^(?:(?:el|la|un)\s+)?(?<how>media|modera)ción\s+(?:de la|de los|de las|del|de|por)\s+(?<what>.+)$/iu;
const as =
  /^(?:(?<article>el|la|los|las)\s+)?(?<what>.+?)\s+como\s+(?:(?:variables?|factor(?:es)?|elementos?|un|una)\s+)*(?<how>media|modera)dor(?:a|es|as)?(?:\s.*)?$/iu;

const asked = (groups: Record<string, string | undefined> | undefined): Mediation | null => {
  if (!groups?.how || !groups.what) return null;
  return /^media/iu.test(groups.how) ? { through: groups.what, under: null } : { through: null, under: groups.what };
};

/** «el papel mediador de la soledad», «la motivación como variable mediadora»: a subtitle that names what stands between. */
export const readMediation = (text: string): Mediation | null =>
  asked(role.exec(text)?.groups) ?? asked(act.exec(text)?.groups) ?? asked(as.exec(text)?.groups);

const tail =
  /,?\s+(?:(?<verb>media|modera)d[oa]s?\s+por|(?:a través de|con|mediante)?\s*(?:el|la)?\s*(?:papel|rol|efecto|función)\s+(?<role>media|modera)dor(?:a)?\s+(?:de la|de los|de las|del|de))\s+(?<what>.+)$/iu;

/** The same behind the main clause: «…, mediados por la satisfacción laboral». What follows it says where, not what. */
export function takeMediation(text: string): { rest: string; mediation: Mediation | null } {
  const found = tail.exec(text);
  const how = found?.groups?.verb ?? found?.groups?.role;
  if (!found?.groups?.what || !how || found.index === 0) return { rest: text, mediation: null };
  const [, what = found.groups.what, where = ''] = /^(.+?)(\s+(?:en|entre)\s+.+)?$/iu.exec(found.groups.what) ?? [];
  return { rest: `${text.slice(0, found.index)}${where}`, mediation: asked({ how, what }) };
}
