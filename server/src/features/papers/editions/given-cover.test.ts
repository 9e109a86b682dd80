import { expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { withGivenFields } from './given-cover.ts';

it('a cover has a line for whatever its student gave, in the usual order, and no other', () => {
  const template = getDefaultTemplate('zh');
  const fieldsOf = (cover: object) => withGivenFields(template, { type: 'thesis', cover }).forms.thesis.coverFields;
  const usual = template.forms.thesis.coverFields;
  expect(usual).not.toContain('className');
  expect(fieldsOf({ author: '覃小雨', school: '湖北民族大学' })).toEqual(usual);
  expect(fieldsOf({ className: '' })).toEqual(usual);
  expect(fieldsOf({ className: '经贸 2101 班' })).toEqual([
    ...['department', 'major', 'className', 'author', 'studentNumber', 'supervisor', 'date'],
  ]);
  expect(withGivenFields(template, { type: 'journal_article', cover: { className: '甲班' } })).toBe(template);
});
