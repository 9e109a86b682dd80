import { createHash } from 'node:crypto';

/** Without a hyphen, or a UUID: what blocks are named, an id with something after a hyphen, is never one of these. */
const plainId = /^(?:[A-Za-z0-9][A-Za-z0-9.]{0,39}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

/**
 * An outline's ids come from the browser; a document's name bookmarks in files, each once. Two ids that gave the same name
 * would make a paper that is written, read by its buyer and can never be delivered.
 */
export const blockId = (id: string): string =>
  plainId.test(id) ? id : `id-${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
