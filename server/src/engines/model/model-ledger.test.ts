import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newCall, outlineRequest, patient, setUpModel, writeOutline } from '../../testing/model/model-setup.ts';
import { modelCallsAccountPart } from './account-part.ts';

const model = setUpModel();

describe('the ledger', () => {
  test('holds tokens, exact cost, prompt, model, subject and user of a call', async () => {
    const userId = randomUUID();
    const call = newCall({ userId });
    await writeOutline(model.engineWith(), call);
    const [row] = await model.listCalls(call);
    expect(row).toMatchObject({
      step_key: `outline/${call.subject.id}/${call.stepKey}`,
      ...{ prompt_name: 'outline', prompt_version: 4, model: 'yanmo-double', state: 'ANSWERED', finish_reason: 'stop' },
      ...{ subject_kind: 'outline', user_id: userId, attempts: 1, is_estimated: false, error: null },
    });
    expect(row?.tokens_out).toBe(model.double.statistics().tokensOut);
    expect(row?.cost_micro_fen).toBe((row?.tokens_in ?? 0) * 200 + (row?.tokens_out ?? 0) * 800);
    expect(row?.finished_at?.getTime()).toBeGreaterThanOrEqual(row?.started_at.getTime() ?? Number.NaN);
  });

  test('a server that reports no usage is estimated, and marked so', async () => {
    model.double.setDefault({ name: 'no_usage' });
    const call = newCall();
    await writeOutline(model.engineWith(), call);
    const [row] = await model.listCalls(call);
    expect(row?.is_estimated).toBe(true);
    expect(row?.tokens_out).toBeGreaterThan(model.double.statistics().tokensOut / 2);
    expect(row?.tokens_out).toBeLessThan(model.double.statistics().tokensOut * 2);
  });

  test('a step that has its answer is not bought again, also by another process', async () => {
    const call = newCall();
    const first = await writeOutline(model.engineWith(), call);
    expect(await writeOutline(model.engineWith(), call)).toEqual(first);
    expect(model.double.statistics().calls).toBe(1);
  });

  test('the same question for the same subject is not bought again under another step', async () => {
    const call = newCall();
    await writeOutline(model.engineWith(), call);
    await writeOutline(model.engineWith(), { ...call, stepKey: randomUUID() });
    expect(model.double.statistics().calls).toBe(1);
  });

  test('another subject whose step hashes alike has an answer of its own', async () => {
    const stepKey = randomUUID();
    await writeOutline(model.engineWith(), newCall({ stepKey }));
    await writeOutline(model.engineWith(), newCall({ stepKey }));
    expect(model.double.statistics().calls).toBe(2);
  });

  test('a regeneration and another subject are bought', async () => {
    const call = newCall();
    await writeOutline(model.engineWith(), call);
    const again = await writeOutline(model.engineWith(), { ...call, stepKey: randomUUID() }, { variant: 1 });
    await writeOutline(model.engineWith(), newCall());
    // What the new one lacks may be asked for as well: that is another question.
    expect(model.double.statistics().asked[`outline | ${outlineRequest.title}`]).toMatchObject({ first: 3 });
    expect(again[0]?.title).not.toBe((await writeOutline(model.engineWith(), call))[0]?.title);
  });

  test('a repaired step is read again from both of its answers', async () => {
    model.double.setDefault({ name: 'malformed' });
    const call = newCall();
    const first = await writeOutline(model.engineWith(), call);
    expect(await writeOutline(model.engineWith(), call)).toEqual(first);
    expect(model.double.statistics().calls).toBe(2);
  });

  test('killed in the middle of a stream: what was saved comes again, only the rest is bought', async () => {
    model.double.setDefault({ name: 'silent_middle' });
    const call = newCall();
    const chapters = model
      .engineWith({ betweenTokensMs: 60_000 })
      .writeOutline(outlineRequest, call)
      [Symbol.asyncIterator]();
    const seen = [(await chapters.next()).value, (await chapters.next()).value];
    await expect
      .poll(async () => (await model.listCalls(call))[0]?.response?.length ?? 0, patient)
      .toBeGreaterThan(1_000);
    model.double.setDefault({ name: 'normal' });
    const taken = await writeOutline(model.engineWith(), call);
    expect(taken.slice(0, 2)).toEqual(seen);
    expect(taken).toHaveLength(6);
    expect(model.double.statistics().requests[1]?.messages.at(-1)?.content).toMatch(/已经采用，不要重复/);
    await chapters.return?.();
  });

  test('leaves with an account: its texts go, what was spent stays', async () => {
    const userId = randomUUID();
    const call = newCall({ userId });
    await writeOutline(model.engineWith(), call);
    const [before] = await model.listCalls(call);
    await inTransaction(model.db, async (tx) => {
      const { model_calls } = await modelCallsAccountPart.exportRows(tx, userId);
      expect(model_calls).toMatchObject([{ prompt_name: 'outline', tokens_out: before?.tokens_out }]);
      await modelCallsAccountPart.erase(tx, userId);
    });
    const [after] = await model.listCalls(call);
    expect(after).toMatchObject({ user_id: null, response: null, cost_micro_fen: before?.cost_micro_fen });
  });
});
