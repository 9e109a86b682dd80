import { knowledgeDigest } from '../../knowledge/knowledge-digest.ts';

/** Raised whenever the code may write another text for the same request; the knowledge speaks for itself. */
const codeVersion = 'built-in-14';

/**
 * Changes whenever the same request may give another text: what is stored says which engine wrote it. Apart from the
 * engine, so that who only names it does not load it.
 */
export const builtInVersion = (): string => `${codeVersion}.${knowledgeDigest()}`;
