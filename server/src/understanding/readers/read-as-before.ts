import type { Language } from '@yanmo/contract/languages';
import { analyseTitle } from '../earlier/analyse-title.ts';
import type { ContextKind, Reading, Sign } from '../title-reading.ts';

const contextKinds: Record<string, ContextKind> = { group: 'population' };
const signs: Record<string, Sign> = {
  effect: 'effect',
  design: 'design',
  measures: 'remedy',
  comparison: 'comparison',
  history: 'history',
  theory: 'concept',
};

/** The earlier reading in the new form, until a language has a reader of its own. */
export function readAsBefore(title: string, language: Language): Reading {
  const found = analyseTitle(title, language);
  const kind = (contextKinds[found.contextKind ?? ''] ?? found.contextKind ?? 'case') as ContextKind;
  const isEffect = found.relation === 'effect' && found.aspect !== null;
  return {
    object: found.object,
    aspect: found.aspect,
    contexts: [
      ...(found.context ? [{ text: found.context, kind }] : []),
      ...(found.method ? [{ text: found.method, kind: 'means' as const }] : []),
    ],
    bearing: isEffect ? { cause: found.object, outcome: found.aspect ?? '', through: null, under: null } : null,
    sides: found.sides,
    signs: found.isRelationNamed ? [signs[found.relation] ?? 'concept'] : [],
    confidence: { object: 0.5, aspect: found.aspect ? 0.5 : 0.3, context: 0.5 },
  };
}
