import { comparedWith } from '@yanmo/contract/measuring';
import { gapParts } from '@yanmo/contract/papers';
import { Standing } from '@yanmo/contract/works';
import { z } from 'zod';
import { type Certificate, certificateVersions, measureNames } from './certificate.ts';

/** Certificates of every version: what a later one added is left out in those of before. */
export const StoredCertificate: z.ZodType<Certificate> = z.looseObject({
  version: z.literal(certificateVersions),
  units: z.number(),
  references: z.number(),
  sources: z.array(z.looseObject({ id: z.string(), standing: Standing })).exactOptional(),
  gaps: z
    .array(
      z.looseObject({
        sectionId: z.string().nullable(),
        part: z.enum(gapParts).exactOptional(),
        number: z.string(),
        title: z.string(),
        text: z.string(),
      }),
    )
    .exactOptional(),
  comparedWith: z.array(z.enum(comparedWith)).exactOptional(),
  measures: z.array(
    z.looseObject({
      name: z.enum(measureNames),
      value: z.number().nullable(),
      bar: z.number().nullable(),
      direction: z.enum(['at_least', 'at_most']),
      isMet: z.boolean(),
    }),
  ),
});
