import type { OutlineForm } from '@yanmo/contract/outlines';
import { expect, it, vi } from 'vitest';
import { type Engine, EngineRefused, EngineUnavailable, type Understood } from '../../engines/engine.ts';
import { createTitleReadings } from './title-readings.ts';

const form: OutlineForm = {
  title: '社区食堂为什么难以持续运营？',
  language: 'zh',
  type: 'thesis',
  field: 'management',
  product: 'UNDERGRADUATE',
  word_count: 9_000,
};
const read: Understood = {
  understanding: {
    object: '由模型读出的对象',
    aspect: '原因',
    context: '',
    kind: 'case-study',
    confidence: { object: 1, aspect: 1, context: 1, kind: 1 },
  },
  wishes: [],
};

const reader = { userId: 'a', gone: new AbortController().signal };

function readingsOf(understand: Engine['understand'], admitReading = async () => true, graceMs = 0) {
  return createTitleReadings({ understand } as Engine, { admitReading }, { graceMs });
}

it('a form is asked for once, and counted once', async () => {
  const understand = vi.fn<Engine['understand']>(async () => read);
  const admitReading = vi.fn(async () => true);
  const readings = readingsOf(understand, admitReading);
  expect(await readings.ask(form, '', reader)).toBe(read);
  expect(await readings.ask(form, '', { ...reader, userId: 'b' })).toBe(read);
  await readings.ask(form, '不写问卷', reader);
  expect(understand).toHaveBeenCalledTimes(2);
  expect(admitReading).toHaveBeenCalledTimes(2);
});

it.each([
  ['away', new EngineUnavailable('down')],
  ['of no use', new EngineRefused('no answer')],
  ['late', new DOMException('late', 'TimeoutError')],
])('an engine that is %s is done without, and asked again the next time', async (_name, failure) => {
  const understand = vi.fn<Engine['understand']>(async () => read).mockRejectedValueOnce(failure);
  const readings = readingsOf(understand);
  expect((await readings.ask(form, '', reader)).understanding.object).toContain('社区食堂');
  expect(await readings.ask(form, '', reader)).toBe(read);
});

it('beyond the cap titles are read by their words alone', async () => {
  const understand = vi.fn<Engine['understand']>(async () => read);
  const { understanding } = await readingsOf(understand, async () => false).ask(form, '', reader);
  expect(understanding.object).toContain('社区食堂');
  expect(understand).not.toHaveBeenCalled();
});

it('a fault of ours is told, not covered', async () => {
  const understand = async () => {
    throw new TypeError('a bug');
  };
  await expect(readingsOf(understand).ask(form, '', reader)).rejects.toThrow('a bug');
});

it('an outline begun before the reading arrived waits for it, also when its reader has left the page', async () => {
  const answered = Promise.withResolvers<Understood>();
  const understand = vi.fn<Engine['understand']>(() => answered.promise);
  const readings = readingsOf(understand, async () => true, 5_000);
  const leaving = new AbortController();
  const left = readings.ask(form, '', { ...reader, gone: leaving.signal });
  await vi.waitFor(() => expect(understand).toHaveBeenCalled());
  leaving.abort(new Error('the caller left'));
  await left;
  const call = { stepKey: 'b', subject: { kind: 'outline' as const, id: 'b' }, userId: 'a', signal: reader.gone };
  const writing = readings.forWriting(form, '', call);
  answered.resolve(read);
  expect(await writing).toBe(read);
  expect(await readings.forWriting(form, '', call)).toBe(read);
  expect(understand).toHaveBeenCalledTimes(1);
});

it('nothing more is bought for a reader who has gone on, and the next one is told what the engine says', async () => {
  const leaving = new AbortController();
  const understand = vi
    .fn<Engine['understand']>(async () => read)
    .mockImplementationOnce(
      (_request, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
  const readings = readingsOf(understand);
  const left = readings.ask(form, '', { ...reader, gone: leaving.signal });
  await vi.waitFor(() => expect(understand).toHaveBeenCalled());
  leaving.abort(new Error('the caller left'));
  expect((await left).understanding.object).toContain('社区食堂');
  expect(await readings.ask(form, '', reader)).toBe(read);
});
