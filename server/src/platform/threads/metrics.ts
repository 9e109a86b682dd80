import { Counter, Gauge, Histogram } from 'prom-client';

/** One registry a process, whatever the number of pools in it (tests have several). */
export const threadsAlive = new Gauge({ name: 'threads_alive', help: 'Threads of the pool, those at rest included.' });
export const tasksRunning = new Gauge({
  name: 'thread_tasks_running',
  help: 'Tasks that a thread is at.',
  labelNames: ['task'] as const,
});
export const tasksWaiting = new Gauge({
  name: 'thread_tasks_waiting',
  help: 'Tasks that wait for a thread.',
  labelNames: ['task'] as const,
});
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
export const taskSeconds = new Histogram({
  name: 'thread_task_seconds',
  help: 'Time that a task held its thread, the start of the thread included.',
  labelNames: ['task'] as const,
  buckets,
});
export const waitSeconds = new Histogram({
  name: 'thread_task_wait_seconds',
  help: 'Time from when a task was asked for to when a thread began it.',
  labelNames: ['task'] as const,
  buckets,
});
export const tasksFailed = new Counter({
  name: 'thread_tasks_failed_total',
  help: 'Tasks without an answer: by time, starved, memory, crash or bug; cancelled: nobody wanted it any more.',
  labelNames: ['task', 'reason'] as const,
});
