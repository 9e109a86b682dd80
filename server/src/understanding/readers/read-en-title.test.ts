import { describe, expect, test } from 'vitest';
import { readEnTitle } from './read-en-title.ts';

describe('readEnTitle', () => {
  test('an effect names cause, outcome and what stands between', () => {
    const reading = readEnTitle(
      'The Effect of Peer Feedback on Writing Self-Efficacy among First-Year Undergraduates: The Mediating Role of Feedback Literacy',
      'education',
    );
    expect(reading.object).toBe('peer feedback');
    expect(reading.aspect).toBe('effect on writing self-efficacy');
    expect(reading.contexts).toEqual([{ text: 'first-year undergraduates', kind: 'population' }]);
    expect(reading.bearing).toEqual({
      cause: 'peer feedback',
      outcome: 'writing self-efficacy',
      through: 'feedback literacy',
      under: null,
    });
  });
});
