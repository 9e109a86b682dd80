import { expect, test } from 'vitest';
import { decideNavigation, type GuardedRoute, type Visitor } from './guard.ts';

const visitor: Visitor = { hasSession: false, isExpired: false, hasPageBehind: false };
const insider: Visitor = { ...visitor, hasPageBehind: true };
const user: Visitor = { ...visitor, hasSession: true };
const expired: Visitor = { hasSession: false, isExpired: true, hasPageBehind: true };
const route = (access: GuardedRoute['access'], more: Partial<GuardedRoute> = {}): GuardedRoute => ({ access, ...more });

test('anyone may open a public page', () => {
  expect(decideNavigation(route('public'), visitor)).toBe('allow');
});

test('a page about the account opens, and the login dialog with it', () => {
  expect(decideNavigation(route('asks-login'), visitor)).toBe('allow-and-ask-login');
  expect(decideNavigation(route('asks-login'), user)).toBe('allow');
});

test('a page of an account asks for the login over the page one is on, or sends to the login page', () => {
  expect(decideNavigation(route('account'), insider)).toBe('stay-and-ask-login');
  expect(decideNavigation(route('account'), visitor)).toBe('go-to-login');
  expect(decideNavigation(route('account'), user)).toBe('allow');
});

test('the redemption kind of page always sends to the login page', () => {
  expect(decideNavigation(route('login-page'), insider)).toBe('go-to-login');
});

test('what is in development is refused to everyone', () => {
  for (const who of [visitor, insider, user, expired]) {
    expect(decideNavigation(route('public', { inDevelopment: true }), who)).toBe('refuse-in-development');
  }
});

test('an expired session ends before any page opens, except those that do not care', () => {
  for (const access of ['public', 'asks-login', 'account', 'login-page'] as const) {
    expect(decideNavigation(route(access), expired)).toBe('end-expired-session');
  }
  expect(decideNavigation(route('public', { ignoresSession: true }), expired)).toBe('allow');
});
