import { expect, test } from 'vitest';
import { loginPath, safeRedirect } from './redirect.ts';

test.each([
  ['/home/redemption', '/home/redemption'],
  ['/main/explore?query=a%20b#top', '/main/explore?query=a%20b#top'],
  ['/', '/'],
])('a path of this site is followed: %s', (wanted, followed) => {
  expect(safeRedirect(wanted)).toBe(followed);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/main/..//evil.example',
  'javascript:alert(1)',
  'evil.example',
  ' /main',
  '',
  null,
  undefined,
])('anything else leads to the start: %j', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/');
});

test('what is followed never leaves this origin', () => {
  for (const wanted of ['/a//b', '/%2F%2Fevil.example', '/@evil.example', '/main?next=//evil.example']) {
    expect(new URL(safeRedirect(wanted), 'https://yanmo.example').origin).toBe('https://yanmo.example');
  }
});

test('the login page is never its own target', () => {
  expect(safeRedirect('/login?redirect=%2Flogin')).toBe('/');
  expect(loginPath('/login')).toBe('/login');
});

test('the login page is told where to go on', () => {
  expect(loginPath('/home/redemption?tab=2')).toBe('/login?redirect=%2Fhome%2Fredemption%3Ftab%3D2');
});
