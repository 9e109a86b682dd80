/**
 * Changes whenever the same request may give another text: what is stored says which engine wrote it. Apart from the
 * engine, so that who only names it does not load the knowledge.
 */
export const builtInVersion = 'built-in-5';
