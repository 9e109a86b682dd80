import { nameKey } from './names.ts';
import { makersOf, type Reference } from './reference.ts';

/** The letters that tell works of the same makers and year apart; the list must be in its printed order. */
export function yearSuffixes(sorted: readonly Reference[]): Map<string, string> {
  const open = new Set(sorted.filter(({ hasOthers }) => hasOthers).map(firstInYear));
  const groups = Map.groupBy(sorted, (reference) => `${workKey(reference, open)}|${reference.issued?.year ?? ''}`);
  const suffixes = new Map<string, string>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    group.forEach(({ id }, index) => {
      suffixes.set(id, letters(index));
    });
  }
  return suffixes;
}

function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}

/** Who is not named cannot tell a work from another that is "First et al." in the text: `open` are the first makers of whom there are such. */
function workKey(reference: Reference, open: ReadonlySet<string>): string {
  const makers = makersOf(reference);
  if (makers.length === 0) return reference.title;
  const isShortened = reference.hasOthers || makers.length > 2;
  return isShortened && open.has(firstInYear(reference)) ? firstInYear(reference) : makers.map(nameKey).join(';');
}

function firstInYear(reference: Reference): string {
  const [first] = makersOf(reference);
  return `${first ? familyKey(first) : ''} ${reference.issued?.year ?? ''}`;
}

/**
 * How many names a citation in the text shows before "et al.": one, or as many as it takes to tell the work from others
 * of the same year that begin with the same names.
 */
export function namesShownInText(reference: Reference, all: readonly Reference[]): number {
  const makers = makersOf(reference);
  if (reference.hasOthers) return 1;
  if (makers.length < 3) return makers.length;
  const own = makers.map(familyKey);
  const rivals = all
    .filter(({ id, issued }) => id !== reference.id && (issued?.year ?? '') === (reference.issued?.year ?? ''))
    .map((other) => makersOf(other).map(familyKey))
    .filter((names) => names.length > 2 && names[0] === own[0] && names.join(';') !== own.join(';'));
  const shared = Math.max(0, ...rivals.map((names) => own.findIndex((name, index) => name !== names[index])));
  const shown = shared + 1;
  // "et al." stands for several names; for the last one alone its name is printed.
  return shown >= makers.length - 1 && shown > 1 ? makers.length : shown;
}

function familyKey(name: Parameters<typeof nameKey>[0]): string {
  return name.form === 'whole' ? name.text : name.family;
}

/** Whether another first author of the list bears the same family name, so that initials must tell them apart. */
export function needsInitials(reference: Reference, all: readonly Reference[]): boolean {
  const [first] = makersOf(reference);
  if (first?.form !== 'person') return false;
  return all.some((other) => {
    const [rival] = makersOf(other);
    return rival?.form === 'person' && rival.family === first.family && rival.given.charAt(0) !== first.given.charAt(0);
  });
}
