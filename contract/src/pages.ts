import { z } from 'zod';
import { Language } from './languages.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

/** Pages that the operator writes. A further one is a name here and a place that shows it. */
export const contentSlugs = ['integratedservices', 'eliteCourses', 'official', 'joinus'] as const;
export const ContentSlug = z.enum(contentSlugs);
export type ContentSlug = z.infer<typeof ContentSlug>;

export const contentLimits = { title: 120, markdown: 100_000 } as const;

export const ContentPage = z.object({
  slug: ContentSlug,
  /** In which it is shown, and which it is written in; not the reader's own where that is not among them. */
  language: Language,
  languages: z.array(Language),
  title: z.string(),
  markdown: z.string(),
  updated_at: z.iso.datetime(),
});
export type ContentPage = z.infer<typeof ContentPage>;

export const readContentPage = defineRoute({
  method: 'GET',
  path: `${prefix}/home/page/{slug}`,
  who: 'public',
  summary: 'A page that the operator wrote, in the caller’s language or else in one that it exists in.',
  params: z.strictObject({ slug: ContentSlug }),
  result: ContentPage,
});

export const listContentPages = defineRoute({
  method: 'GET',
  path: `${prefix}/home/pages`,
  who: 'public',
  summary: 'Which pages the operator has written.',
  result: z.object({ pages: z.array(z.object({ slug: ContentSlug, languages: z.array(Language) })) }),
});

export const EditedPage = z.object({
  slug: ContentSlug,
  language: Language,
  /** 0 where nobody has written it. */
  revision: z.int(),
  title: z.string(),
  markdown: z.string(),
  updated_by: z.string().nullable(),
  updated_at: z.iso.datetime().nullable(),
  /** There is a revision before it. */
  can_undo: z.boolean(),
});
export type EditedPage = z.infer<typeof EditedPage>;

export const listEditedPages = defineRoute({
  method: 'GET',
  path: `${prefix}/admin/pages`,
  who: 'operator',
  summary: 'Every page in every language, as it is edited.',
  result: z.object({ pages: z.array(EditedPage) }),
});

export const editPage = defineRoute({
  method: 'POST',
  path: `${prefix}/admin/pages`,
  who: 'operator',
  summary:
    'Write a page in one language, or with `undo` take back its last revision. `revision` is the one that was read; another meanwhile answers 409.',
  body: z
    .strictObject({
      slug: ContentSlug,
      language: Language,
      revision: z.int().min(0),
      title: z.string().trim().max(contentLimits.title).optional(),
      /** Empty takes the page back. */
      markdown: z.string().max(contentLimits.markdown).optional(),
      undo: z.literal(true).optional(),
    })
    .refine(
      ({ title, markdown, undo }) => (undo ? !title && !markdown : title !== undefined && markdown !== undefined),
      {
        message: 'either title and markdown, or undo',
      },
    ),
  result: EditedPage,
});
