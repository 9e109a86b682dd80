import { expect, it } from 'vitest';
import { aiLabelValue, findAiLabel } from './ai-label.ts';

it('knows a label of origin by its seven texts, and nothing else for one', () => {
  const value = aiLabelValue('paper-1');
  const label = JSON.parse(value);
  expect(findAiLabel(value)).toEqual({ ...label, Label: '1', ProduceID: 'paper-1' });
  expect(findAiLabel(JSON.stringify({ ...label, Label: '3', Other: 'kept out' }))).toEqual({ ...label, Label: '3' });
  const { ReservedCode2: _, ...six } = label;
  const inherited = { ...six, constructor: 'x' };
  for (const other of [six, inherited, { ...label, Label: '4' }, { ...label, PropagateID: 7 }, null, [], 'AIGC', 1]) {
    expect(findAiLabel(JSON.stringify(other))).toBeNull();
  }
  expect(findAiLabel('{')).toBeNull();
});
