/**
 * One for each thing that a person does: a request that is sent again, after an answer that got lost, carries the same
 * key and moves no money twice. By hand, because crypto.randomUUID is missing on plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
