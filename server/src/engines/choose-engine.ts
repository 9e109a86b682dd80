import type { Config } from '../config.ts';
import type { Platform } from '../platform/platform.ts';
import type { Engine, PaperWriter } from './engine.ts';
import type { ModelLimits } from './model/limits.ts';
import { createModelEngine } from './model/model-engine.ts';

/** The model where one is configured, else the built-in engine. Never both: what wrote a text is stored with it. */
export function chooseEngine(
  config: Pick<Config, 'llm'>,
  platform: Pick<Platform, 'db' | 'pool' | 'logger' | 'threads'>,
  builtIn: Engine & PaperWriter,
  limits?: ModelLimits,
): Engine & PaperWriter {
  return config.llm ? createModelEngine(platform, config.llm, limits) : builtIn;
}
