import { conjugate } from './conjugate.ts';

/** Verbs by which one thing is said to act on another. */
const bearing = conjugate(`
influir incidir afectar impactar mejorar empeorar reducir aumentar favorecer perjudicar ayudar contribuir promover fomentar dañar determinar transformar cambiar modificar prevenir disminuir frenar elevar encarecer abaratar
fortalecer debilitar agravar aliviar acelerar ralentizar estimular impulsar desincentivar limitar impedir evitar garantizar proteger generar provocar causar crear destruir desplazar sustituir beneficiar alterar potenciar
erosionar ampliar cerrar estrechar ensanchar combatir erradicar estabilizar desestabilizar moderar condicionar facilitar dificultar retrasar revitalizar
`);
export const isBearingVerb = (word: string): boolean => bearing.has(word.toLowerCase());

/** What somebody did, as the noun of the deed. */
const nouns: Readonly<Record<string, string>> = {
  convertir: 'conversión',
  conquistar: 'conquista',
  lanzar: 'lanzamiento',
  ganar: 'conquista',
  dominar: 'dominio',
  reinventar: 'reinvención',
  renovar: 'renovación',
  revolucionar: 'revolución',
  superar: 'superación',
  adaptar: 'adaptación',
  construir: 'construcción',
  crear: 'creación',
  introducir: 'introducción',
  imponer: 'imposición',
  internacionalizar: 'internacionalización',
  digitalizar: 'digitalización',
  recuperar: 'recuperación',
  rescatar: 'rescate',
  salvar: 'salvación',
  fidelizar: 'fidelización',
  financiar: 'financiación',
  gestionar: 'gestión',
  organizar: 'organización',
  abandonar: 'abandono',
  perder: 'pérdida',
  adoptar: 'adopción',
  expandir: 'expansión',
  defender: 'defensa',
  narrar: 'narración',
  representar: 'representación',
  usar: 'uso',
  utilizar: 'uso',
};
const deeds = conjugate(Object.keys(nouns).join(' '));

/** The noun of what somebody did; null where the word is no such verb in a finite form. */
export function nounOfDeed(word: string): string | null {
  const verb = deeds.get(word.toLowerCase());
  return verb && verb !== word.toLowerCase() ? (nouns[verb] ?? null) : null;
}
