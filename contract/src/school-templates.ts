import { z } from 'zod';
import { defineRoute } from './route.ts';

const millimetres = z.number().min(5).max(80);
const points = z.number().min(8).max(42);
const running = z.string().trim().max(60);

export const schoolFonts = ['serif', 'sans', 'kai'] as const;
export const schoolNumberings = ['chapters', 'decimal', 'outline', 'none'] as const;
export const schoolAligns = ['left', 'centre', 'right'] as const;
export const schoolPageNumbers = ['arabic', 'roman-upper', 'roman-lower', 'none'] as const;

/** What a school asks for, in the few things in which schools differ; the rest is that of the template it is made from. */
export const SchoolTemplate = z.strictObject({
  /** The prefix keeps it apart from those that are shipped. */
  id: z.string().regex(/^school-[a-z0-9-]{1,40}$/),
  /** The shipped template whose language and texts it has. */
  base: z.string().max(64),
  /** As students find it: the school's own name, in whatever language. */
  name: z.string().trim().min(2).max(60),
  margins_mm: z.strictObject({ top: millimetres, bottom: millimetres, left: millimetres, right: millimetres }),
  gutter_mm: z.number().min(0).max(40),
  header_mm: millimetres,
  footer_mm: millimetres,
  body_pt: z.number().min(8).max(16),
  line: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fixed'), pt: z.number().min(10).max(40) }),
    z.strictObject({ kind: z.literal('multiple'), factor: z.number().min(1).max(3) }),
  ]),
  first_line_chars: z.number().min(0).max(4),
  /** Of levels 1 to 4. */
  heading_pt: z.tuple([points, points, points, points]),
  heading_font: z.enum(schoolFonts),
  heading_bold: z.boolean(),
  chapter_align: z.enum(['left', 'centre']),
  numbering: z.enum(schoolNumberings),
  /** `{title}`, `{school}`, `{kind}` and `{chapter}` are filled in. */
  header: z.strictObject({ left: running, centre: running, right: running, has_rule: z.boolean() }),
  page_number: z.strictObject({
    style: z.enum(schoolPageNumbers),
    align: z.enum(schoolAligns),
    /** `{page}` and `{pages}` are filled in. */
    pattern: z.string().trim().max(40),
  }),
});
export type SchoolTemplate = z.infer<typeof SchoolTemplate>;

export const schoolTemplatesMaximum = 100;

export const listTemplateBases = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/admin/templates',
  who: 'operator',
  summary: 'The shipped templates, each as the form of a school’s own begins.',
  result: z.object({ bases: z.array(SchoolTemplate.omit({ id: true }).extend({ language: z.string() })) }),
});

export const previewTemplate = defineRoute({
  method: 'POST',
  path: '/api/ai-paper/admin/templates',
  who: 'operator',
  summary: 'A sample thesis in a school’s template as PDF, before the template is saved.',
  body: z.strictObject({ template: SchoolTemplate }),
  result: z.unknown(),
  shape: 'raw',
});
