/** Whether a Japanese clause ends so that ことが, という or ため can follow it. */
export const isPlain = (clause: string): boolean => /(?:[うくぐすつぬぶむるいた])$/u.test(clause);
