import fs from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { createSiteClient } from '../site-client.ts';
import { inTurn } from '../test-database.ts';
import type { TestSiteOptions } from '../test-site.ts';
import { openPaperBuyer, type PaperBuyer } from './paper-buyer.ts';

const name = 'written_paper';
/** Any constant that no other lock of the test server has. */
const lock = 7_317_441;
/** Outside the row that newPhone() counts up, which begins anew in every process. */
const phone = '13199990001';

interface Delivered {
  phone: string;
  token: string;
  /** The number of the paper's order. */
  paper: string;
}

/**
 * A buyer with a delivered paper, in a site of the caller's own. It is written once
 * a test run, by whoever needs it first; a file that looks at how papers are written orders its own.
 */
export async function openWrittenPaper(options: TestSiteOptions = {}): Promise<PaperBuyer & Delivered> {
  const delivered = await inTurn(lock, async () => (await findKept()) ?? (await write()));
  const buyer = await openPaperBuyer({ ...options, from: name });
  // Logging in moved the clock of the site that it was written in: what is done now comes after what was done there.
  buyer.shop.site.clock.move(600);
  return { ...buyer, ...delivered };
}

const noteFile = (): string => path.join(inject('keptFolder'), `${name}.json`);

async function findKept(): Promise<Delivered | null> {
  try {
    return JSON.parse(await fs.readFile(noteFile(), 'utf8')) as Delivered;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function write(): Promise<Delivered> {
  const buyer = await openPaperBuyer();
  const delivered = await order(buyer).catch(async (error) => {
    await buyer.close();
    throw error;
  });
  await buyer.shop.site.keepAs(name);
  await fs.writeFile(noteFile(), JSON.stringify(delivered));
  return delivered;
}

/** A plan of work keeps the chapters of its kind, so that there are sections to change. */
async function order(buyer: PaperBuyer): Promise<Delivered> {
  const token = await createSiteClient(buyer.shop.site).logInToken(phone);
  return { phone, token, paper: await buyer.buyPaper(token, { form: { word_count: 6_000, type: 'proposal' } }) };
}
