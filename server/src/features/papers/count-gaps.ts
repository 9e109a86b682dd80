import type { DocumentInput } from '../../documents/document.ts';

/** Places that the student has to fill. */
export function countGaps({ chapters }: Pick<DocumentInput, 'chapters'>): number {
  let gaps = 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    else if (typeof value === 'object' && value !== null) {
      if ((value as { kind?: string }).kind === 'placeholder') gaps += 1;
      else for (const part of Object.values(value)) visit(part);
    }
  };
  visit(chapters);
  return gaps;
}
