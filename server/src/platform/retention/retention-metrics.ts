import type pg from 'pg';
import { Gauge } from 'prom-client';
import { listSweeps } from './retention-store.ts';

/** Read from the table when they are asked for: whichever worker swept, every process tells the same. */
const removed = new Gauge({
  name: 'retention_rows_removed_total',
  help: 'Rows that were removed because of their age, by sweep.',
  labelNames: ['sweep'] as const,
});
const sweptAt = new Gauge({
  name: 'retention_last_sweep_timestamp_seconds',
  help: 'When the sweep last came to its end.',
  labelNames: ['sweep'] as const,
});
const oldestAge = new Gauge({
  name: 'retention_oldest_row_age_seconds',
  help: 'Age of the oldest row that the last sweep left; 0 when it left none.',
  labelNames: ['sweep'] as const,
});

export async function refreshRetentionMetrics(pool: pg.Pool, now: Date): Promise<void> {
  for (const sweep of await listSweeps(pool)) {
    const labels = { sweep: sweep.name };
    removed.set(labels, sweep.removed);
    sweptAt.set(labels, sweep.sweptAt.getTime() / 1000);
    oldestAge.set(labels, sweep.oldestAt ? Math.max(0, (now.getTime() - sweep.oldestAt.getTime()) / 1000) : 0);
  }
}
