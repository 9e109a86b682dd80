import type { Polished, PolishRequest } from '../../chat-port.ts';

export function polishAtOnce(_request: PolishRequest): Polished {
  return { kind: 'NEEDS_MODEL' };
}
