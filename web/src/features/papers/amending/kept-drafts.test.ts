import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, loggedOut, saveSession } from '../../../lib/session.ts';
import { dropDraft, findDraft, keepDraft, listDraftSections } from './kept-drafts.ts';

beforeEach(() => saveSession({ token: 'token', expiredTimestamp: Date.now() + 60_000, loginId: 'login' }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('unsaved text is found again, section by section', () => {
  expect(keepDraft('Y1', 's1', 'New words. [@id]', 3)).toBe(true);
  keepDraft('Y2', 's1', 'Another paper.', 1);
  expect(findDraft('Y1', 's1')).toMatchObject({ draft: 'New words. [@id]', baseVersion: 3 });
  expect(listDraftSections('Y1')).toEqual(['s1']);
  dropDraft('Y1', 's1', 'Other words.');
  expect(findDraft('Y1', 's1')).not.toBeNull();
  dropDraft('Y1', 's1', 'New words. [@id]');
  expect(findDraft('Y1', 's1')).toBeNull();
  expect(findDraft('Y2', 's1')).not.toBeNull();
});

test('what is a month old, or not ours, is forgotten', () => {
  keepDraft('Y1', 's1', 'Old.', 1);
  expect(findDraft('Y1', 's1', Date.now() + 31 * 24 * 3_600_000)).toBeNull();
  localStorage.setItem('yanmo_section_draft:Y1:s2', '{"draft":7}');
  localStorage.setItem('yanmo_section_draft:Y1:s3', 'not json');
  expect(listDraftSections('Y1')).toEqual([]);
});

test('says so when the browser has no room for it', () => {
  const { localStorage: real } = window;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepDraft('Y1', 's1', 'Words.', 1)).toBe(false);
});

test('whoever logs out leaves no text behind', () => {
  keepDraft('Y1', 's1', 'Mine.', 1);
  localStorage.setItem('yanmo_color_scheme', 'dark');
  loggedOut.tell();
  expect(findDraft('Y1', 's1')).toBeNull();
  expect(localStorage.getItem('yanmo_color_scheme')).toBe('dark');
});

test('nothing is put aside for nobody; a session that has run out was somebody’s', () => {
  saveSession({ token: 'token', expiredTimestamp: Date.now() - 1, loginId: 'login' });
  expect(keepDraft('Y1', 's1', 'Typed after the hour.', 1)).toBe(true);
  clearSession();
  expect(keepDraft('Y1', 's2', 'Mine.', 1)).toBe(false);
  expect(findDraft('Y1', 's2')).toBeNull();
});
