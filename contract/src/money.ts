import { z } from 'zod';

/** Money is integer fen everywhere, the wire included; only the UI turns it into yuan. */
export const Fen = z.int();
export type Fen = z.infer<typeof Fen>;
