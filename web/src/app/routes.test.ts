import { expect, test } from 'vitest';
import { decideNavigation } from './guard.ts';
import { operatorRoutes } from './operator-routes.ts';
import { notFoundPath } from './paths.ts';
import { appRoutes, findRoute, redirects } from './routes.ts';
import { withFilled } from './with-filled.ts';

const stranger = { hasSession: false, isExpired: false, hasPageBehind: false };

test.each([
  '/main/writepaper',
  '/main/reduceRepetition',
  '/main/chat',
  '/main/plagiarismCheck',
  '/main/explore',
  '/main/readpaper',
  '/main/amendpaper',
  '/main/aitools',
  '/home/home',
  '/paper/preview',
  '/paper/reduceRepetition',
  '/paperPreview',
  '/toPromotion',
  '/login',
  '/404',
  '/verify',
  '/verify/YM-7K3M-Q2XD-80RV-1WTA',
  '/legal/service',
  '/legal/privacy',
  '/guide',
  '/updates',
  '/contact',
])('a stranger may open %s', (path) => {
  const route = findRoute(path);
  expect(route && decideNavigation(route, stranger)).toBe('allow');
});

test.each([
  '/home/redemption',
  '/user/promotion',
  '/user/setting',
  '/user/pages',
  '/user/refund',
  '/user/AIGClist',
  '/wallet/recharge',
  '/dashboard',
  '/admin/users',
  '/admin/ledger',
  '/admin/audit',
  '/admin/failed',
  '/admin/orders',
])('a stranger is sent from %s to the login page', (path) => {
  const route = findRoute(path);
  expect(route && decideNavigation(route, stranger)).toBe('go-to-login');
});

test.each([
  ['/main/integratedservices', 'integratedservices'],
  ['/main/eliteCourses', 'eliteCourses'],
  ['/official', 'official'],
  ['/joinus', 'joinus'],
])('%s is in development until the operator has written it', (path, name) => {
  const route = findRoute(path);
  expect(route?.filledBy).toBe(name);
  expect(route && decideNavigation(withFilled(route, []), stranger)).toBe('refuse-in-development');
  expect(route && decideNavigation(withFilled(route, [route.filledBy ?? '']), stranger)).toBe('allow');
  // Not yet known: whoever asks waits for the answer instead of refusing what is there.
  expect(route && decideNavigation(withFilled(route, null), stranger)).toBe('allow');
});

test('the sections of the operator are for the operator alone', () => {
  for (const { permissions } of operatorRoutes) expect(permissions).toEqual(['SUPER_ADMIN']);
});

test('promotion is for agents and the operator, the rest of the management for the operator alone', () => {
  expect(findRoute('/user/promotion')?.permissions).toEqual(['AGENT', 'SUPER_ADMIN']);
  for (const path of ['/user/setting', '/user/pages', '/user/refund', '/user/AIGClist', '/dashboard']) {
    expect(findRoute(path)?.permissions).toEqual(['SUPER_ADMIN']);
  }
});

test('pages that hold what was typed are kept alive; reading and amending keep it in the browser themselves', () => {
  const kept = appRoutes.filter((route) => route.keepAlive).map((route) => route.path);
  expect(kept).toEqual([
    '/main/writepaper',
    '/main/reduceRepetition',
    '/main/chat',
    '/main/plagiarismCheck',
    '/main/explore',
    '/main/aitools',
    '/home/home',
    '/home/redemption',
  ]);
});

test('every redirect leads to a page', () => {
  expect(redirects['/']).toBe('/main/writepaper');
  expect(redirects['/main']).toBe('/main/explore');
  expect(redirects['/paper']).toBe('/paper/preview');
  for (const target of [...Object.values(redirects), notFoundPath]) expect(findRoute(target)?.page).toBeTruthy();
});

test('an unknown path has no route', () => {
  expect(findRoute('/no/such/page')).toBeNull();
});
