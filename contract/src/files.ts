import { z } from 'zod';
import { defineRoute } from './route.ts';

/** What an upload is for decides which types and sizes it takes. Later features add theirs. */
export const FilePurpose = z.enum([
  'PHOTO',
  'REFERENCES',
  'EVIDENCE',
  'REDUCTION',
  'CHECK',
  'CHAT',
  'COMMENTED',
  'TOOL',
  'SITE_IMAGE',
  'AGENT_IMAGE',
  'CLAIM',
]);
export type FilePurpose = z.infer<typeof FilePurpose>;

export const fileRules: Record<FilePurpose, { maximumBytes: number; types: readonly string[]; accepted: string }> = {
  PHOTO: {
    maximumBytes: 2 * 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    accepted: 'PNG, JPEG, WebP',
  },
  /** A paper whose list of references is to be checked. */
  REFERENCES: {
    maximumBytes: 20 * 1024 * 1024,
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    accepted: 'Word (.docx)',
  },
  /** What an application for a refund shows. */
  EVIDENCE: {
    maximumBytes: 10 * 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
    accepted: 'PNG, JPEG, WebP, PDF',
  },
  /** A text that is to be measured and rewritten, and what an operator delivers in its place. */
  REDUCTION: {
    maximumBytes: 20 * 1024 * 1024,
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/pdf', 'text/plain'],
    accepted: 'Word (.docx), PDF, TXT',
  },
  /** A text that is checked against others, or compared with one. */
  CHECK: {
    maximumBytes: 20 * 1024 * 1024,
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/pdf', 'text/plain'],
    accepted: 'Word (.docx), PDF, TXT',
  },
  /** What one asks about, or has read. */
  CHAT: {
    maximumBytes: 20 * 1024 * 1024,
    types: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/pdf',
      'text/plain',
      'text/markdown',
    ],
    accepted: 'PDF, Word (.docx), TXT, Markdown',
  },
  /** A thesis with somebody's comments in it. */
  COMMENTED: {
    maximumBytes: 20 * 1024 * 1024,
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    accepted: 'Word (.docx)',
  },
  /** A document whose form is looked at. */
  TOOL: {
    maximumBytes: 20 * 1024 * 1024,
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    accepted: 'Word (.docx)',
  },
  /** A picture that the operator shows to everybody: a messenger's QR code, for one. */
  SITE_IMAGE: {
    maximumBytes: 2 * 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    accepted: 'PNG, JPEG, WebP',
  },
  /** A picture in the footer of an agent's site: a messenger's code, say. */
  AGENT_IMAGE: {
    maximumBytes: 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    accepted: 'PNG, JPEG, WebP',
  },
  /** A screenshot that shows what was liked, collected, followed or shared. */
  CLAIM: {
    maximumBytes: 8 * 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    accepted: 'PNG, JPEG, WebP',
  },
};

/** What one account may have stored at a time, unused uploads of the last day included. */
export const fileQuota = { maximumFiles: 200, maximumBytes: 256 * 1024 * 1024 };

export const UploadedFile = z.object({ file_key: z.string(), name: z.string(), size: z.int(), type: z.string() });
export type UploadedFile = z.infer<typeof UploadedFile>;

export const uploadFile = defineRoute({
  method: 'POST',
  path: '/api/ai-paper/files/upload',
  who: 'user',
  summary: 'Upload one file; its purpose decides which types and sizes it may have.',
  form: z.strictObject({ purpose: FilePurpose, file: z.file() }),
  result: UploadedFile,
  shape: 'multipart',
});

export const readFile = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/files/{signed}',
  who: 'public',
  summary: 'The bytes of a file; the signature and the expiry are in the URL.',
  params: z.strictObject({ signed: z.string().max(1000) }),
  result: z.unknown(),
  shape: 'raw',
});
