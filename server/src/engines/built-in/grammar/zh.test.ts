import { expect, it } from 'vitest';
import { zhGrammar } from './zh.ts';

const again = (object: string): string | undefined =>
  zhGrammar.again('measures', { object, aspect: null, focus: object }).object;

it('leaves out whose matter it is once that was said, and cuts no name apart', () => {
  expect(again('社区老年高血压患者服药依从性')).toBe('服药依从性');
  expect(again('县域普惠性幼儿园师资流动')).toBeUndefined();
  expect(again('我国中小企业家精神培育状况')).toBeUndefined();
});
