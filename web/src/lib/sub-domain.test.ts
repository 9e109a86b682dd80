import { expect, test } from 'vitest';
import { findSubDomain } from './sub-domain.ts';

test.each([
  ['agent.yanmo.example', 'agent'],
  ['Agent.yanmo.example', 'agent'],
  ['www.yanmo.example', null],
  ['yanmo.example', null],
  ['localhost', null],
  ['demo.localhost', 'demo'],
  ['www.localhost', null],
  ['192.168.1.20', null],
  ['[::1]', null],
])('%s belongs to %s', (hostname, subDomain) => {
  expect(findSubDomain(hostname)).toBe(subDomain);
});
