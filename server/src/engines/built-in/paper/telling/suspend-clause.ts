/** Verbs of one ideograph whose る falls away: 得る, 経る. */
const shortStems = /[得経]る$/u;
/** What would be left of them is too short to be read: 見, 出. */
const tooShort = /[見出着似寝居診煮射観看視]る$/u;
const rowOfI: Readonly<Record<string, string>> = {
  ...{ う: 'い', く: 'き', ぐ: 'ぎ', す: 'し', つ: 'ち', ぬ: 'に', ぶ: 'び', む: 'み', る: 'り' },
};

/** Whether a Japanese clause ends so that ことが, という or ため can follow it. */
export const isPlain = (clause: string): boolean => /(?:[うくぐすつぬぶむるいた])$/u.test(clause);

/** A Japanese clause as it stands before another of the same sentence (中止形); null where that cannot be told from its ending. */
export function suspendClause(clause: string): string | null {
  const cut = (length: number, ending = ''): string => clause.slice(0, clause.length - length) + ending;
  if (clause.endsWith('である')) return cut(1, 'り');
  if (/[てで]いない$/u.test(clause)) return cut(3, 'おらず');
  if (/(?:[がはもくで]|しか|少|危|切)ない$/u.test(clause)) return cut(1, 'く');
  if (clause.endsWith('しない')) return cut(3, 'せず');
  if (clause.endsWith('ない')) return cut(2, 'ず');
  if (clause.endsWith('い')) return cut(1, 'く');
  if (/[^用率強報老]いる$/u.test(clause)) return cut(2, 'おり');
  if (clause.endsWith('する')) return cut(2, 'し');
  if (clause.endsWith('ずる')) return cut(2, 'じ');
  if (/(?:うる|くる|おる)$/u.test(clause) || tooShort.test(clause)) return null;
  if (/[いきぎしじちにひびみりえけげせぜてでねへべめれ]る$/u.test(clause) || shortStems.test(clause)) return cut(1);
  const last = rowOfI[clause.at(-1) ?? ''];
  return last === undefined ? null : cut(1, last);
}
