import type { Context, Reading, Sign } from '../../title-reading.ts';
import type { Core } from './core.ts';

export interface Found {
  core: Core;
  /** Whether the aspect was inferred from what the object is, not read. */
  isInferred: boolean;
  mediation: { through: string | null; under: string | null } | null;
  times: readonly Context[];
  signs: readonly Sign[];
  /** What stands for an object that came out empty. */
  fallback: string;
}

const isSaid = ({ aspect }: Core): boolean =>
  /^(?:\p{L}+\s+)?(?:role|effect|impact|influence|papel|rol|efecto|impacto|influencia|importan)/iu.test(aspect ?? '');

/** Words every span as running text, drops what is empty or said twice, and says how sure each part is. */
export function finishReading(
  { core, isInferred, mediation, times, signs, fallback }: Found,
  show: (text: string) => string,
): Reading {
  const object = show(core.object) || fallback;
  const aspect = core.aspect === null ? null : show(core.aspect) || null;
  const seen = new Set<string>();
  const named = [...core.contexts, ...times]
    .map((context): Context => ({ ...context, text: show(context.text) }))
    .filter(({ text }) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
  // By which means a thing is studied is its scope only where the title names no other.
  const isScoped = named.some(({ kind, isQuiet }) => kind !== 'means' && !isQuiet);
  const contexts = named.map(
    (context): Context => (context.kind === 'means' && isScoped ? { ...context, isQuiet: true } : context),
  );
  const [cause, outcome] = core.bearing ? [show(core.bearing.cause), show(core.bearing.outcome)] : ['', ''];
  return {
    object,
    aspect,
    contexts,
    bearing:
      cause === '' || outcome === ''
        ? null
        : {
            cause,
            outcome,
            through: mediation?.through ? show(mediation.through) : null,
            under: mediation?.under ? show(mediation.under) : null,
          },
    sides: core.sides && [show(core.sides[0]), show(core.sides[1])],
    // A pair that turned out to be one theme bears on nothing.
    signs: [
      ...new Set([
        ...core.signs.filter((sign) => sign !== 'effect' || core.bearing !== null || isSaid(core)),
        ...signs,
      ]),
    ],
    confidence: {
      object: Math.min(0.95, core.sure),
      aspect: isInferred ? 0.4 : Math.min(0.95, core.sure),
      context: contexts.length > 0 ? Math.min(0.9, core.sure + 0.1) : 0.7,
    },
  };
}

/** Without marks at its edges; an opening mark whose other half was cut off goes too. */
export function trimSpan(text: string): string {
  const plain = text
    .replace(/^[\s,;:.\-–—]+|[\s,;:.?!¿¡\-–—]+$/gu, '')
    .replace(/^[¿¡]+/u, '')
    .replace(/\s+/gu, ' ');
  const halves: readonly [string, string][] = [
    ['(', ')'],
    ['[', ']'],
    ['“', '”'],
    ['«', '»'],
  ];
  return halves.reduce((kept, [open, close]) => {
    const isWhole = kept.split(open).length === kept.split(close).length;
    return isWhole ? kept : kept.split(open).join('').split(close).join('').replace(/\s+/gu, ' ').trim();
  }, plain);
}
