import { createHash } from 'node:crypto';
import { fileRules } from '@yanmo/contract/files';
import type { Language } from '@yanmo/contract/languages';
import type { RouteBody } from '@yanmo/contract/route';
import { getCheckOrder, type SentForCheck, sendForCheck } from '@yanmo/contract/similarity';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { listFieldProblems } from '../../platform/http/field-problems.ts';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { type FilesService, receiveForm, uploadBodyLimitBytes } from '../files/service.ts';
import type { PapersService } from '../papers/service.ts';
import type { SimilarityService } from '../similarity/service.ts';
import { checkSubject } from './plan-order.ts';
import type { OrdersService } from './service.ts';

/** Each is read and counted before it has a price. */
const sendLimits: readonly RateLimit[] = [{ name: 'check-order', by: 'user', count: 30, perSeconds: 600 }];
/** A hundred thousand units, each character escaped. */
const bodyLimitBytes = 4 * 1024 * 1024;
const largestFile = `${fileRules.CHECK.maximumBytes / (1024 * 1024)} MB`;

interface Rooms {
  orders: OrdersService;
  similarity: SimilarityService;
  papers: PapersService;
  files: FilesService;
}

/** What a check needs of orders and of papers: they lie to the right of it. */
export function mountCheckRoutes(mount: Mount, { orders, similarity, papers, files }: Rooms): void {
  /** The fields of a form are those of the body, with the file's key in the place of the file. */
  function readForm(
    request: FastifyRequest,
    { file, fields }: Awaited<ReturnType<typeof receiveForm>>,
  ): RouteBody<typeof sendForCheck> {
    const { title, language, compare_with: among } = fields;
    const given = {
      file_key: file.fileKey,
      ...(title === undefined ? {} : { title }),
      ...(language === undefined || language === '' ? {} : { language }),
      ...(among === undefined || among === '' ? {} : { compare_with: among.split(',').map((one) => one.trim()) }),
    };
    const { success, data, error } = (sendForCheck.body as NonNullable<typeof sendForCheck.body>).safeParse(given);
    if (success) return data;
    const caller = request.caller?.language ?? 'zh';
    throw new AppError('invalid_fields', {}, { fields: listFieldProblems(error.issues, given, caller) });
  }

  async function send(
    { userId, language }: { userId: string; language: Language },
    { out_trade_no: paperNo, ...sent }: RouteBody<typeof sendForCheck>,
  ): Promise<SentForCheck> {
    await orders.assertOffered('PLAGIARISM_CHECK');
    const prepared =
      paperNo === undefined
        ? await similarity.prepare(userId, sent, language)
        : await similarity.preparePaper(userId, await papers.readDelivered(userId, paperNo), sent, language);
    const wanted = { type: 'PLAGIARISM_CHECK', checkId: prepared.file_back_key } as const;
    const { out_trade_no } = await orders.create(userId, wanted, {});
    return { ...prepared, out_trade_no };
  }

  /** A file has another key each time it arrives: what is in it says whether it is the same. */
  async function sameForSame(userId: string, { file_key: fileKey, ...fields }: RouteBody<typeof sendForCheck>) {
    const file = fileKey === undefined ? null : await files.readUpload(userId, fileKey, 'CHECK');
    const hash = createHash('sha256').update(file?.bytes ?? '');
    return { ...fields, file: { name: file?.name, hash: hash.digest('hex') } };
  }

  mount(
    sendForCheck,
    async ({ body, caller, request, once }) => {
      const who = { userId: caller.principal.userId, language: caller.language };
      if (body) return send(who, body);
      // A form is read to its end, whatever is said to it: the connection serves the next request.
      const form = { purpose: 'CHECK', fields: ['title', 'language', 'compare_with'] } as const;
      const received = await receiveForm(request, who.userId, files.storeFile, form);
      try {
        const form = readForm(request, received);
        const act = async () => JSON.stringify(await send(who, form));
        return JSON.parse(await once(act, await sameForSame(who.userId, form))) as SentForCheck;
      } finally {
        // Refused, or sent a second time: nobody was told its key.
        await files.removeUnused(who.userId, received.file.fileKey);
      }
    },
    { limits: sendLimits, bodyLimitBytes, formLimit: { bytes: uploadBodyLimitBytes, largestFile }, isIdempotent: true },
  );

  mount(getCheckOrder, async ({ params, caller }) => {
    const { userId } = caller.principal;
    const { id, outTradeNo } = await similarity.getSent(userId, params.fileBackKey);
    return outTradeNo === null
      ? orders.getOpen(userId, { type: 'PLAGIARISM_CHECK', subject: checkSubject(id) }, caller.language)
      : orders.get(userId, outTradeNo, caller.language);
  });
}
