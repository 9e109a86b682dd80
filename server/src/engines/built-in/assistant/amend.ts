import type { Amendment, AmendRequest } from '../../chat-port.ts';

export function amendAtOnce(_request: AmendRequest): Amendment {
  return { kind: 'NEEDS_MODEL' };
}
