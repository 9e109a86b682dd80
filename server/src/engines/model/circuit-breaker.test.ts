import { beforeEach, expect, test } from 'vitest';
import { EngineUnavailable } from '../engine.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

let nowMs: number;
let breaker: CircuitBreaker;

beforeEach(() => {
  nowMs = 0;
  breaker = new CircuitBreaker({ breakerFailures: 3, breakerWindowMs: 1_000, breakerOpenMs: 500 }, () => nowMs);
});

function fail(times: number): void {
  for (let time = 0; time < times; time += 1) {
    breaker.enter();
    breaker.reportFailure();
  }
}

test('three failures within the window keep everybody away for a while', () => {
  fail(3);
  expect(() => breaker.enter()).toThrow(EngineUnavailable);
  nowMs = 499;
  expect(() => breaker.enter()).toThrow(EngineUnavailable);
});

test('failures far apart, or with a success between them, do not', () => {
  fail(2);
  nowMs = 1_500;
  fail(2);
  breaker.enter();
  breaker.reportSuccess();
  fail(2);
  expect(() => breaker.enter()).not.toThrow();
});

test('after the pause one call probes; its success opens the way for all', () => {
  fail(3);
  nowMs = 501;
  breaker.enter();
  expect(() => breaker.enter()).toThrow(EngineUnavailable);
  breaker.reportSuccess();
  breaker.enter();
  expect(() => breaker.enter()).not.toThrow();
});

test('a probe that fails begins the pause anew', () => {
  fail(3);
  nowMs = 501;
  fail(1);
  nowMs = 900;
  expect(() => breaker.enter()).toThrow(EngineUnavailable);
  nowMs = 1_002;
  expect(() => breaker.enter()).not.toThrow();
});

test('a probe whose caller left lets the next one probe', () => {
  fail(3);
  nowMs = 501;
  breaker.enter();
  breaker.reportNothing();
  expect(() => breaker.enter()).not.toThrow();
});

test('whoever is kept away hears when to come back', () => {
  fail(3);
  nowMs = 100;
  expect(() => breaker.assertMayCall()).toThrow(expect.objectContaining({ retryAfterMs: 400 }));
});
