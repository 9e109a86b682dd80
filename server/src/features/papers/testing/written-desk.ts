import fs from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { createSiteClient } from '../../../testing/site-client.ts';
import { inTurn } from '../../../testing/test-database.ts';
import type { TestSiteOptions } from '../../../testing/test-site.ts';
import { openDesk, type ReadingDesk } from './reading-desk.ts';

const name = 'written_desk';
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
 * A desk on which a student's paper of 6,000 characters lies, delivered, in a site of the caller's own. It is written once
 * a test run, by whoever needs it first; a file that looks at how papers are written orders its own.
 */
export async function openWrittenDesk(options: TestSiteOptions = {}): Promise<ReadingDesk & Delivered> {
  const delivered = await inTurn(lock, async () => (await findKept()) ?? (await write()));
  const desk = await openDesk({ ...options, from: name });
  // Logging in moved the clock of the site that it was written in: what is done now comes after what was done there.
  desk.shop.site.clock.move(600);
  return { ...desk, ...delivered };
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
  const desk = await openDesk();
  const delivered = await order(desk).catch(async (error) => {
    await desk.close();
    throw error;
  });
  await desk.shop.site.keepAs(name);
  await fs.writeFile(noteFile(), JSON.stringify(delivered));
  return delivered;
}

async function order(desk: ReadingDesk): Promise<Delivered> {
  const token = await createSiteClient(desk.shop.site).logInToken(phone);
  return { phone, token, paper: await desk.buyPaper(token, { form: { word_count: 6_000 } }) };
}
