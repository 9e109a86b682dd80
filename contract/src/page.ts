import { z } from 'zod';

/** The seed shows 5 rows a page; 50 keeps one answer small enough to build without a cursor. */
export const defaultPageSize = 5;
export const maximumPageSize = 50;

export const PageQuery = z.object({
  page_num: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
});
export type PageQuery = z.infer<typeof PageQuery>;

export const PageResult = z.object({ page_num: z.int(), page_size: z.int(), total: z.int() });
export type PageResult = z.infer<typeof PageResult>;
