import type { Interview } from '@yanmo/contract/interview';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { answerDelayMs, createAnswerSaver, type SentAnswer } from './answer-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const interview: Interview = { questions: [], answered: 0, is_finished: false, is_due: true };

function open(save: (answers: SentAnswer[]) => Promise<Interview>) {
  const refused = new Map<string, string | null>();
  const parts = {
    save: vi.fn(save),
    onSaved: vi.fn(),
    onRefused: (id: string, message: string | null) => void refused.set(id, message),
    onFailed: vi.fn(),
  };
  return { saver: createAnswerSaver(parts), refused, ...parts };
}

describe('what is answered', () => {
  it('is kept after a pause, only what was changed, and the state says so', async () => {
    const { saver, save } = open(async () => interview);
    saver.change('view', 'a');
    saver.change('view', 'ab');
    saver.change('data', '1');
    expect(saver.state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(answerDelayMs);
    expect(save.mock.calls).toEqual([
      [
        [
          { id: 'view', text: 'ab' },
          { id: 'data', text: '1' },
        ],
      ],
    ]);
    expect(saver.state()).toBe('saved');
  });

  it('is sent again where it changed while it was being kept', async () => {
    const { saver, save } = open(async () => interview);
    saver.change('view', 'a');
    save.mockImplementationOnce(async () => {
      saver.change('view', 'b');
      return interview;
    });
    await saver.flush();
    expect(save.mock.calls.map(([sent]) => sent)).toEqual([[{ id: 'view', text: 'a' }], [{ id: 'view', text: 'b' }]]);
  });

  it('and refused is told beside its field, and holds up no other', async () => {
    const { saver, save, refused } = open(async () => interview);
    save.mockImplementationOnce(async () => {
      throw new ApiError({
        ...{ status: 422, error: 'invalid_fields', message: 'x', code: 422 },
        fields: [{ path: 'answers.0.text', message: 'in English' }],
      });
    });
    saver.change('english_title', '中文');
    saver.change('view', 'a');
    expect(await saver.flush()).toBe(true);
    expect(refused.get('english_title')).toBe('in English');
    expect(save.mock.calls.at(-1)?.[0]).toEqual([{ id: 'view', text: 'a' }]);
  });

  it('and lost on the way is kept by the next try', async () => {
    const { saver, save, onFailed } = open(async () => interview);
    save.mockRejectedValueOnce(new TypeError('offline'));
    saver.change('view', 'a');
    expect(await saver.flush()).toBe(false);
    expect(saver.state()).toBe('failed');
    expect(onFailed).toHaveBeenCalledOnce();
    expect(await saver.flush()).toBe(true);
    expect(saver.state()).toBe('saved');
  });
});
