import { ZipFile } from 'yazl';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import { paperFileKey } from './deliver-paper.ts';
import * as store from './store.ts';

const linkSeconds = 600;
const nameOf = (title: string) => title.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').slice(0, 80);

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Every delivered file of an order, and the certificate, as one zip. */
export function createPackPaper(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  { fulfilment }: { fulfilment: FulfilmentService },
) {
  return async (userId: string, outTradeNo: string): Promise<string> => {
    const items = await fulfilment.listByNumber(db, userId, outTradeNo);
    const delivered = items.filter(({ stage, isGivenUp, scope }) => stage === 2 && !isGivenUp && scope !== 'preview');
    if (items.length === 0) throw new AppError('not_found');
    if (delivered.length === 0) throw new AppError('wrong_state');
    const zip = new ZipFile();
    const at = { mtime: clock.now() };
    for (const item of delivered) {
      const paper = await store.findPaperOfItem(db, item.id);
      if (!paper) continue;
      const folder = delivered.length > 1 ? `${item.position + 1}-${item.kind.toLowerCase()}/` : '';
      for (const file of ['word', 'pdf'] as const) {
        const { stream } = await storage.open(paperFileKey(item.id, file));
        const name = `${folder}${nameOf(item.title)}.${file === 'word' ? 'docx' : 'pdf'}`;
        zip.addBuffer(await readAll(stream), name, at);
      }
      if (paper.certificate) {
        zip.addBuffer(Buffer.from(`${JSON.stringify(paper.certificate, null, 2)}\n`), `${folder}certificate.json`, at);
      }
    }
    zip.end();
    const key = `papers/packs/${outTradeNo.toLowerCase()}.zip`;
    await storage.put(key, await readAll(zip.outputStream));
    const name = `${nameOf(delivered[0]?.title ?? outTradeNo)}.zip`;
    return storage.signUrl({
      ...{ key, name, type: 'application/zip', expiresInSeconds: linkSeconds, disposition: 'attachment' },
    });
  };
}
