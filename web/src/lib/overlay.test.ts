import { expect, test, vi } from 'vitest';
import { createOverlay } from './overlay.ts';

test('whoever opened it hears once how it ended, also when somebody else takes its place', () => {
  const overlay = createOverlay<string, 'PAID' | 'CLOSED'>('CLOSED');
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  overlay.open('a', first);
  overlay.setOutcome('PAID');
  overlay.open('b', second);
  expect(first.mock.calls).toEqual([['PAID']]);
  overlay.close();
  overlay.close();
  expect(second.mock.calls).toEqual([['CLOSED']]);
  overlay.open('c', third);
  expect(overlay.read()).toEqual({ id: 3, wish: 'c', isOpen: true });
  expect(third).not.toHaveBeenCalled();
});

test('what was asked for before anything could show it is there for who comes later', () => {
  const overlay = createOverlay<string>(null);
  overlay.open('earlier');
  overlay.open('latest');
  const drawn = vi.fn();
  overlay.subscribe(drawn);
  expect(overlay.read()).toMatchObject({ wish: 'latest', isOpen: true });
  overlay.close();
  expect(drawn).toHaveBeenCalledOnce();
  // It keeps what it showed, for as long as it takes to disappear.
  expect(overlay.read()).toMatchObject({ wish: 'latest', isOpen: false });
});

test('an answer that opens it again does not close what it opened', () => {
  const overlay = createOverlay<string>(null);
  overlay.open('first', () => overlay.open('second'));
  overlay.close();
  expect(overlay.read()).toMatchObject({ wish: 'second', isOpen: true });
});
