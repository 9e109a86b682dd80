import { z } from 'zod';

/**
 * How the double behaves on a request. The modes that answer wrongly do so once: a request that shows the double its own
 * answer (a repair or a continuation) gets the right one, unless the name ends in `_always`.
 */
export const modeNames = [
  'normal',
  'slow',
  'rate_limited',
  'failing',
  'unauthorized',
  'rejecting',
  'malformed',
  'malformed_always',
  'truncated',
  'wrong_schema',
  'wrong_schema_always',
  'dropped',
  'reset',
  'no_usage',
  'hanging',
  'silent_middle',
  'held',
  'no_json_schema',
  'no_response_format',
  'refusing',
  'stray_works',
  'injected',
  'injected_always',
  'wrong_language',
  'wrong_language_always',
  'too_short',
  'too_short_always',
  /** Every section ends in the same sentence, as when nobody sees what the others write. */
  'repeating',
  /** An outline without what was wished for and with as many sections as it likes, until its changes are asked for. */
  'deaf',
  'deaf_always',
  /** Thinks aloud at length and comes to no answer. */
  'rambling',
  /** Judges works without reading them. */
  'keeps_all',
  'keeps_none',
  /** Of a rewriting: a mark is lost, a denial turned, signs are hidden and letters of another script stand in it, an answer has no end. */
  'drops_span',
  'drops_span_always',
  'flips_negation',
  'flips_negation_always',
  'hides_signs',
  'hides_signs_always',
  'endless',
  'endless_always',
] as const;

export const Mode = z.strictObject({
  name: z.enum(modeNames).default('normal'),
  /** 0: as fast as the connection takes it. */
  tokensPerSecond: z.number().min(0).optional(),
  /** For requests of this task alone; of a script, the next of them. */
  task: z.string().optional(),
  /** For rate_limited. */
  retryAfterSeconds: z.number().min(0).default(1),
  /** A request that comes to more tokens with its answer is refused, as providers do. */
  contextTokens: z.number().positive().optional(),
  /** Time before the first token, where it is another than the double's own. */
  delayMs: z.number().min(0).optional(),
});
export type Mode = z.infer<typeof Mode>;
export type ModeInput = z.input<typeof Mode>;

export const slowTokensPerSecond = 5;

/** `yanmo-double:truncated` as the model's name asks for a mode without touching the controls. */
export function findModeOfModel(model: string): Mode | null {
  const parsed = Mode.safeParse({ name: model.split(':')[1] });
  return model.includes(':') && parsed.success ? parsed.data : null;
}
