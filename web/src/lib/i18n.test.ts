import { expect, test } from 'vitest';
import { detectLanguage } from './i18n.ts';

test.each([
  ['ja', ['en-US'], 'ja'],
  ['zh', [], 'zh'],
])('the cookie %s decides over the browser %j', (cookie, browser, language) => {
  expect(detectLanguage(cookie, browser)).toBe(language);
});

test.each([
  [['zh-CN', 'en'], 'zh'],
  [['zh-Hant-TW'], 'zh'],
  [['fr-FR', 'es-MX', 'en'], 'es'],
  [['ja'], 'ja'],
])('without a cookie the browser’s first language that we speak is taken: %j', (browser, language) => {
  expect(detectLanguage(null, browser)).toBe(language);
});

test('an unknown cookie counts as none', () => {
  expect(detectLanguage('fr', ['es'])).toBe('es');
});

test('English is left when nothing fits', () => {
  expect(detectLanguage(null, ['fr', 'de'])).toBe('en');
  expect(detectLanguage(null, [])).toBe('en');
});

test('the address decides over both, where it names a language of ours', () => {
  expect(detectLanguage('zh', ['en'], '?lang=ja')).toBe('ja');
  expect(detectLanguage('zh', ['en'], '?lang=fr')).toBe('zh');
});
