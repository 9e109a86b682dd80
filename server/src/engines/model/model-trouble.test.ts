import { describe, expect, test } from 'vitest';
import { newCall, outlineRequest, patient, setUpModel, writeOutline } from '../../testing/model/model-setup.ts';
import { EngineRefused, EngineUnavailable } from '../engine.ts';

const model = setUpModel();

describe('a provider in trouble', () => {
  test('Retry-After is honoured before the same question is asked again', async () => {
    model.double.script({ name: 'rate_limited', retryAfterSeconds: 0.3 });
    expect(await writeOutline(model.engineWith())).toHaveLength(6);
    const [first = 0, second = 0] = model.double.statistics().arrivedAtMs;
    expect(second - first).toBeGreaterThanOrEqual(300);
  });

  test('a longer pause than we wait is passed on to the caller', async () => {
    model.double.script({ name: 'rate_limited', retryAfterSeconds: 3600 });
    const failure = await writeOutline(model.engineWith()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineUnavailable);
    expect((failure as EngineUnavailable).retryAfterMs).toBe(3_600_000);
    expect(model.double.statistics().calls).toBe(1);
  });

  test('a failure that passes is not noticed', async () => {
    model.double.script('failing', 'failing');
    const call = newCall();
    expect(await writeOutline(model.engineWith(), call)).toHaveLength(6);
    expect(await model.listCalls(call)).toMatchObject([{ attempts: 3, state: 'ANSWERED', error: null }]);
  });

  test('one that stays is unavailable after four attempts', async () => {
    model.double.setDefault({ name: 'failing' });
    const call = newCall();
    await expect(writeOutline(model.engineWith(), call)).rejects.toThrow(EngineUnavailable);
    expect(await model.listCalls(call)).toMatchObject([{ attempts: 4, state: 'INTERRUPTED', cost_micro_fen: 0 }]);
  });

  test.each([
    ['unauthorized', EngineUnavailable, 1],
    ['rejecting', EngineRefused, 1],
  ] as const)('%s is not repeated', async (name, kind, calls) => {
    model.double.setDefault({ name });
    await expect(writeOutline(model.engineWith())).rejects.toThrow(kind);
    expect(model.double.statistics().calls).toBe(calls);
  });

  test.each([
    ['connectMs', 'hanging'],
    ['firstTokenMs', 'hanging'],
    ['wholeMs', 'slow'],
  ] as const)('the time limit %s holds', async (limit, name) => {
    model.double.setDefault({ name });
    await expect(writeOutline(model.engineWith({ [limit]: 60, maximumAttempts: 1 }))).rejects.toThrow(/did not/);
  });

  test('nobody listening at the address is unavailable', async () => {
    const engine = model.engineWith({ maximumAttempts: 2 }, { baseUrl: 'http://127.0.0.1:2/v1' });
    await expect(writeOutline(engine)).rejects.toThrow(EngineUnavailable);
  });

  test('a question that can be done without is asked twice, and closes the way to no other', async () => {
    model.double.setDefault({ name: 'failing' });
    const engine = model.engineWith({ breakerFailures: 3 });
    const read = () => engine.understand(outlineRequest, newCall({ isSpare: true }));
    for (const _ of [1, 2]) await expect(read()).rejects.toThrow(EngineUnavailable);
    expect(model.double.statistics().calls).toBe(4);
    model.double.setDefault({ name: 'normal' });
    expect(await writeOutline(engine)).toHaveLength(6);
  });

  test('the breaker opens, answers at once without a call, and one probe closes it', async () => {
    model.double.setDefault({ name: 'failing' });
    const engine = model.engineWith({ breakerFailures: 3, breakerOpenMs: 700, maximumAttempts: 3 });
    await expect(writeOutline(engine)).rejects.toThrow(EngineUnavailable);
    await expect(writeOutline(engine)).rejects.toThrow(/left alone/);
    expect(model.double.statistics().calls).toBe(3);
    model.double.setDefault({ name: 'normal' });
    await expect
      .poll(
        () =>
          writeOutline(engine).then(
            ({ length }) => length,
            () => 0,
          ),
        patient,
      )
      .toBe(6);
    expect(model.double.statistics().calls).toBe(4);
  });
});

describe('servers that take less than a schema', () => {
  test.each([
    ['no_json_schema', ['json_schema', 'json_object', 'json_object']],
    ['no_response_format', ['json_schema', 'json_object', undefined, undefined]],
  ] as const)('%s: the lesser form is found and remembered', async (name, formats) => {
    model.double.setDefault({ name });
    const engine = model.engineWith();
    expect(await writeOutline(engine)).toHaveLength(6);
    expect(await writeOutline(engine)).toHaveLength(6);
    expect(model.double.statistics().requests.map(({ response_format }) => response_format?.type)).toEqual(formats);
  });

  test('a fault can be asked for by the model’s name', async () => {
    model.double.setDefault({ name: 'normal' });
    await writeOutline(model.engineWith({}, { model: 'yanmo-double:no_json_schema' }));
    expect(model.double.statistics().calls).toBe(2);
  });
});
