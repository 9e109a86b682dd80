import type { OutlineRequest, SectionRequest } from '../../engines/engine.ts';
import { createProcessEngine, type ProcessEngineOptions } from './process-engine.ts';

export interface ModelOrder extends ProcessEngineOptions {
  /** Each writes the outline, or the section, for itself. */
  stepKeys: string[];
  outline?: OutlineRequest;
  section?: SectionRequest;
}

/**
 * A worker on its own, to be killed. Says, a line of JSON each, the titles of the chapters of an outline or the pieces of a
 * section, then `null`; and stays.
 */
const { stepKeys, outline, section, ...options } = JSON.parse(process.argv[2] ?? '') as ModelOrder;
const { engine, callOf } = createProcessEngine(options);
const say = (line: string | null) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function write(stepKey: string): Promise<void> {
  const call = callOf(stepKey);
  if (outline) for await (const { title } of engine.writeOutline(outline, call)) say(title);
  if (section) for await (const piece of engine.writeSection(section, call)) say(piece);
  say(null);
}

await Promise.all(stepKeys.map(write));
setInterval(() => undefined, 60_000);
