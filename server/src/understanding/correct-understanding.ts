import type { Understanding } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from './title-reading.ts';
import { presentUnderstanding } from './understand-title.ts';

/**
 * The title read as the student wants it read: what he left as it was keeps all that was found with it, what he changed
 * is taken as he wrote it.
 */
export function correctUnderstanding(found: TitleUnderstanding, wanted: Understanding | undefined): TitleUnderstanding {
  if (!wanted) return found;
  const shown = presentUnderstanding(found);
  const isSame = (part: 'object' | 'aspect' | 'context'): boolean => shown[part] === wanted[part].trim();
  return {
    ...found,
    kind: wanted.kind,
    confidence: wanted.confidence,
    ...(isSame('object') ? {} : { object: wanted.object, short: wanted.object, bearing: null, sides: null }),
    ...(isSame('aspect') || wanted.aspect === '' ? {} : { aspect: wanted.aspect, isAspectNamed: true, bearing: null }),
    ...(isSame('context')
      ? {}
      : { contexts: wanted.context === '' ? [] : [{ text: wanted.context, kind: 'case' as const }] }),
  };
}
