import type { Chapter } from '@yanmo/contract/outlines';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { autosaveDelayMs, createAutosaver } from './autosaver.ts';
import { newChapter } from './chapter-tree.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const trees = ['a', 'b', 'c', 'd'].map((id): Chapter[] => [newChapter(id)]);
const [first = [], second = [], third = [], fourth = []] = trees;

function open() {
  const save = vi.fn(async (_chapters: readonly Chapter[], revision: number) => ({ revision: revision + 1 }));
  const onFailed = vi.fn();
  const saver = createAutosaver({ chapters: first, revision: 4, save, onFailed });
  const states: string[] = [];
  saver.subscribe(() => states.push(saver.state()));
  return { save, onFailed, saver, states };
}

function refusal(error: 'outline_stale' | 'network_unreachable') {
  return new ApiError({ status: 409, code: 409, error, message: 'no' });
}

test('a burst of changes is one save, after the pause', async () => {
  const { save, saver, states } = open();
  saver.change(second);
  await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1);
  saver.change(third);
  await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[third, 4]]);
  expect(states).toEqual(['waiting', 'saving', 'saved']);
  expect(saver.revision()).toBe(5);
});

test('what is typed during a save is saved next, on the new revision', async () => {
  const { save, saver } = open();
  let finish = () => {};
  save.mockImplementationOnce(async (_chapters, revision) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { revision: revision + 1 };
  });
  saver.change(second);
  const isSaved = saver.flush();
  saver.change(third);
  finish();
  expect(await isSaved).toBe(true);
  expect(save.mock.calls).toEqual([
    [second, 4],
    [third, 5],
  ]);
});

test('back to what is saved needs no save', async () => {
  const { save, saver } = open();
  saver.change(second);
  saver.change(first);
  expect(saver.state()).toBe('saved');
  await vi.advanceTimersByTimeAsync(autosaveDelayMs * 2);
  expect(save).not.toHaveBeenCalled();
});

test('a failed save says so, keeps the change and is tried again on demand', async () => {
  const { save, onFailed, saver } = open();
  save.mockRejectedValueOnce(refusal('network_unreachable'));
  saver.change(second);
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toBe('failed');
  expect(onFailed).toHaveBeenCalledOnce();
  expect(await saver.flush()).toBe(true);
  expect(save.mock.calls.at(-1)).toEqual([second, 4]);
});

test('a stale revision stops saving until the student chooses; mine then goes on top', async () => {
  const { save, onFailed, saver } = open();
  save.mockRejectedValueOnce(refusal('outline_stale'));
  saver.change(second);
  expect(await saver.flush()).toBe(false);
  expect(saver.state()).toBe('conflict');
  saver.change(third);
  await vi.advanceTimersByTimeAsync(autosaveDelayMs * 2);
  expect(await saver.flush()).toBe(false);
  expect(save).toHaveBeenCalledOnce();
  expect(onFailed).not.toHaveBeenCalled();
  expect(await saver.saveOnTopOf(9)).toBe(true);
  expect(save.mock.calls.at(-1)).toEqual([third, 9]);
});

test('the newest takes the place of what is here without a save', async () => {
  const { save, saver } = open();
  saver.change(second);
  saver.adopt(fourth, 12);
  saver.change(fourth);
  await vi.advanceTimersByTimeAsync(autosaveDelayMs * 2);
  expect(save).not.toHaveBeenCalled();
  expect([saver.state(), saver.revision()]).toEqual(['saved', 12]);
});
