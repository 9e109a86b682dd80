import type { Multipart } from '@fastify/multipart';
import { seenText } from '@yanmo/contract/seen-text';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { findRefusedText } from './refused-text.ts';

type FormOptions = Parameters<FastifyRequest['parts']>[0];

/** The parts of a form as they arrive, their texts checked and cleaned as those of every other input are. */
export async function* formParts(request: FastifyRequest, options: FormOptions): AsyncGenerator<Multipart> {
  for await (const part of request.parts(options)) {
    if (part.type === 'field') {
      const refused = findRefusedText({ [part.fieldname]: part.value });
      if (refused) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: part.fieldname, message: refused.message }] });
      }
      if (typeof part.value === 'string') part.value = seenText(part.value);
    } else {
      part.filename = seenText((part.filename ?? '').toWellFormed());
    }
    yield part;
  }
}
