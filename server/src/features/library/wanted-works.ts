/** By the rules that schools give: at least ten for a bachelor's paper, forty for a master's, fewer for a course paper. */
export const wantedByLevel = { VOCATIONAL: 12, UNDERGRADUATE: 18, MASTER: 45, FINAL: 8 } as const;
