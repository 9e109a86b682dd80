import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';
import { defineRun, defineStep } from '../platform/runs/run.ts';

/** Filled where it counts: a row a try of a step, and a row a step that ended, each without any guard of its own. */
export const faultTables = `
  create table fault_tries (step_id uuid not null);
  create table fault_results (step_id uuid not null, section integer not null);
  create table fault_endings (run_id uuid not null);
`;

/** A paper in small: sections side by side, each streamed for a while, then one step that joins them. */
export const faultRun = defineRun({
  kind: 'faults.write-paper',
  input: z.object({ sections: z.int() }),
  steps: {
    section: defineStep({
      input: z.object({ section: z.int() }),
      output: z.object({ text: z.string() }),
      retryLimit: 10,
      retryDelayMs: 100,
      async work({ input, step, write, appendText, emit, signal }) {
        await write((tx) => sql`insert into fault_tries values (${step.id})`.execute(tx));
        let text = '';
        for (let word = 0; word < 8; word += 1) {
          await delay(60, undefined, { signal });
          const added = `${input.section}.${word} `;
          text += added;
          await appendText(added);
        }
        await emit('section', { section: input.section });
        return { text };
      },
      async onDone(tx, { step, input }) {
        await sql`insert into fault_results values (${step.id}, ${input.section})`.execute(tx);
      },
    }),
    join: defineStep({
      input: z.object({ texts: z.array(z.string()) }),
      output: z.object({ characters: z.int() }),
      retryLimit: 10,
      retryDelayMs: 100,
      work: async ({ input }) => ({ characters: input.texts.join('').length }),
    }),
  },
  async planNext(_tx, run, finished) {
    if (!finished) {
      const sections = Array.from({ length: run.input.sections }, (_, section) => ({ section }));
      return { phase: 'sections', steps: { section: sections } };
    }
    if (finished.phase === 'join') return null;
    return {
      phase: 'join',
      steps: { join: [{ texts: finished.results('section').map(({ output }) => output.text) }] },
    };
  },
  async onEnded(tx, run) {
    await sql`insert into fault_endings values (${run.id})`.execute(tx);
  },
});

/** The first worker that takes it never ends it. */
export const faultJob = defineJob({
  name: 'faults.hold-job',
  payload: z.object({ id: z.string() }),
  retryDelaySeconds: 1,
});
