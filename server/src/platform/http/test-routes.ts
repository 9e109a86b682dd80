import { defineRoute } from '@yanmo/contract/route';
import { z } from 'zod';
import type { HttpServer } from './http-server.ts';

export const echo = defineRoute({
  method: 'POST',
  path: '/api/test/echo/{id}',
  who: 'public',
  summary: 'Answers what it got.',
  params: z.strictObject({ id: z.string().max(50) }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.strictObject({
    phone: z
      .string()
      .trim()
      .min(1, 'phone_required')
      .regex(/^1[3-9]\d{9}$/, 'phone_invalid'),
    kind: z.enum(['A', 'B']).optional(),
    note: z.string().max(5).optional(),
    tree: z.array(z.strictObject({ title: z.string() })).optional(),
    either: z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.string(), c: z.string() })]).optional(),
  }),
  result: z.object({ id: z.string(), page: z.int(), phone: z.string() }),
});

export const whoAmI = defineRoute({
  method: 'GET',
  path: '/api/test/me',
  who: 'user',
  summary: 'The user.',
  result: z.object({ user: z.string() }),
});

export const leaky = defineRoute({
  method: 'GET',
  path: '/api/test/leaky',
  who: 'public',
  summary: 'Answers more than it promised.',
  result: z.object({ name: z.string(), list: z.array(z.object({ id: z.int() })) }),
});

export const silent = defineRoute({
  method: 'POST',
  path: '/api/test/silent',
  who: 'public',
  summary: 'Takes nothing.',
  result: z.null(),
});

export const forOperators = defineRoute({
  method: 'DELETE',
  path: '/api/test/things/{id}',
  who: 'operator',
  summary: 'Operators only.',
  params: z.strictObject({ id: z.string() }),
  result: z.null(),
});

/** One route of each kind that several tests need. */
export function mountTestRoutes({ mount }: HttpServer): void {
  mount(echo, async ({ params, query, body }) => ({ id: params.id, page: query.page, phone: body.phone }));
  mount(whoAmI, async ({ caller }) => ({ user: caller.principal.userId }));
  mount(leaky, async () => {
    const row = { name: 'Li', phone: '13812345678', list: [{ id: 1, token_hash: 'abc' }] };
    return row;
  });
  mount(silent, async () => null);
  mount(forOperators, async () => null);
}
