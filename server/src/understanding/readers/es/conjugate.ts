import { wordSet } from '../latin/locks.ts';

/** Forms that the endings do not tell: of each verb he and they, now and then. */
const irregular: Readonly<Record<string, string>> = {
  reducir: 'reduce reducen redujo redujeron',
  producir: 'produce producen produjo produjeron',
  introducir: 'introduce introducen introdujo introdujeron',
  influir: 'influye influyen influyó influyeron',
  contribuir: 'contribuye contribuyen contribuyó contribuyeron',
  disminuir: 'disminuye disminuyen disminuyó disminuyeron',
  destruir: 'destruye destruyen destruyó destruyeron',
  sustituir: 'sustituye sustituyen sustituyó sustituyeron',
  construir: 'construye construyen construyó construyeron',
  promover: 'promueve promueven promovió promovieron',
  prevenir: 'previene previenen previno previnieron',
  convertir: 'convierte convierten convirtió convirtieron',
  impedir: 'impide impiden impidió impidieron',
  resolver: 'resuelve resuelven resolvió resolvieron',
  perder: 'pierde pierden perdió perdieron',
  empezar: 'empieza empiezan empezó empezaron',
  recomponer: 'recompone recomponen recompuso recompusieron',
  imponer: 'impone imponen impuso impusieron',
  hacer: 'hace hacen hizo hicieron',
  mantener: 'mantiene mantienen mantuvo mantuvieron',
  conseguir: 'consigue consiguen consiguió consiguieron',
  reinventar: 'reinventa reinventan reinventó reinventaron',
  fortalecer: 'fortalece fortalecen fortaleció fortalecieron',
};

function formsOf(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const isFirst = infinitive.endsWith('ar');
  const later = [`${infinitive}á`, `${infinitive}án`, infinitive];
  const own = irregular[infinitive]?.split(' ');
  if (own) return [...own, ...later];
  return isFirst
    ? [`${stem}a`, `${stem}an`, `${stem}ó`, `${stem}aron`, `${stem}aba`, `${stem}aban`, ...later]
    : [`${stem}e`, `${stem}en`, `${stem}ió`, `${stem}ieron`, `${stem}ía`, `${stem}ían`, ...later];
}

function participleOf(infinitive: string): string {
  if (infinitive === 'resolver') return 'resuelto';
  if (infinitive === 'hacer') return 'hecho';
  if (/poner$/u.test(infinitive)) return infinitive.replace(/poner$/u, 'puesto');
  return infinitive.replace(/ar$/u, 'ado').replace(/[ei]r$/u, 'ido');
}

/** Each form of each verb, and the verb that it is a form of. */
export function conjugate(infinitives: string): ReadonlyMap<string, string> {
  const verbs = [...wordSet(infinitives)];
  return new Map(verbs.flatMap((verb) => [...formsOf(verb), participleOf(verb)].map((form) => [form, verb] as const)));
}
