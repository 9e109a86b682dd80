import type { DocumentInput } from '../../../documents/document.ts';

/** Every figure, captioned table and numbered formula bears a number: the share of them that the text points at, null without any. */
export function measurePresence({ chapters }: Pick<DocumentInput, 'chapters'>): number | null {
  const numbered = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'figure' ||
      (block.kind === 'table' && block.caption !== undefined) ||
      (block.kind === 'formula' && block.isNumbered)
        ? [block.id]
        : [],
    ),
  );
  const aims = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    else if (typeof value === 'object' && value !== null) {
      const run = value as { kind?: string; target?: string };
      if (run.kind === 'reference' && run.target) aims.add(run.target);
      else for (const part of Object.values(value)) visit(part);
    }
  };
  visit(chapters);
  return numbered.length === 0 ? null : numbered.filter((id) => aims.has(id)).length / numbered.length;
}
