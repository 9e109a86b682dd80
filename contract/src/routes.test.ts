import { describe, expect, it } from 'vitest';
import { Bytes } from './route.ts';
import { routes } from './routes.ts';

describe('the routes of the contract', () => {
  it('stand once each', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is described in full',
    (_name, route) => {
      expect(route.summary).toMatch(/^[A-Z].*\.$/);
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = route.params ? Object.keys(route.params.shape) : [];
      expect(described).toEqual(inPath);
      if (route.method === 'GET') expect(route.body).toBeUndefined();
      // One that has a body too takes either.
      expect(route.form !== undefined && route.body === undefined).toBe(route.shape === 'multipart');
      expect(route.body === Bytes).toBe(route.shape === 'bytes');
    },
  );

  it('refuse unknown fields wherever they take some', () => {
    for (const { method, path, params, query, body, form, shape } of routes) {
      for (const schema of [params, query, shape === 'bytes' ? undefined : body, form]) {
        const result = schema?.safeParse({ a_field_that_nobody_knows: 1 });
        const codes = result?.error?.issues.map(({ code }: { code: string }) => code) ?? [];
        if (schema) expect(codes, `${method} ${path}`).toContain('unrecognized_keys');
      }
    }
  });
});
