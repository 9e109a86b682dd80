import * as contract from '@yanmo/contract/outlines';
import { expect, it } from 'vitest';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { mountOutlinesRoutes } from './routes.ts';

it('whatever is asked of an engine for nothing has a bound a day for each caller, also where failures are given back', () => {
  const bounds = new Map<unknown, readonly RateLimit[]>();
  const mount = ((route: unknown, _handler: unknown, options: { limits?: readonly RateLimit[] } = {}) => {
    bounds.set(route, options.limits ?? []);
  }) as Mount;
  mountOutlinesRoutes(mount, {} as never, {} as never);
  const { recommendTitles, understandTitle, createOutline, createCustomOutline, generateKeywords } = contract;
  const asking = [recommendTitles, understandTitle, createOutline, createCustomOutline, generateKeywords];
  const perDay = asking.map((route) => bounds.get(route)?.some(({ perSeconds }) => perSeconds === 86_400));
  expect(perDay).toEqual(asking.map(() => true));
});
