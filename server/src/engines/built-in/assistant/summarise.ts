import type { SummariseRequest, Summary } from '../../chat-port.ts';

export function summariseAtOnce(_request: SummariseRequest): Summary {
  return { kind: 'NEEDS_MODEL' };
}
