import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Account } from '../accounts.ts';
import { accountPages, moveTo, publicPages } from '../pages.ts';
import { openCamera, type Scheme, type Size, savePicture, settle, untilDrawn } from './camera.ts';
import type { Subject } from './subjects.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const list = fileURLToPath(new URL('../../docs/pictures.md', import.meta.url));

const desk: Size = { width: 1440, height: 900, scale: 0.5 };
const phone: Size = { width: 375, height: 812, scale: 0.8 };

interface Look {
  language: 'zh' | 'en';
  scheme: Scheme;
  size: Size;
}

/** Both languages, both schemes and both screens are seen of every page; all eight together would be six megabytes to carry. */
const looks: readonly Look[] = [
  { language: 'zh', scheme: 'light', size: desk },
  { language: 'en', scheme: 'dark', size: phone },
];

/** They show an order, or are another's page under a second address. */
const withoutPicture = ['/paper/reduceRepetition', '/paperPreview'];

interface Shown {
  name: string;
  path: string;
}

const nameOf = (page: string): string => page.slice(1).replaceAll('/', '-');

/** As a visitor sees them, as a student who has worked here, and as the operator. */
function pagesOf(of: Subject): { public: Shown[]; student: Shown[]; operator: Shown[] } {
  const shown = (paths: readonly string[]) =>
    paths.filter((page) => !withoutPicture.includes(page)).map((page) => ({ name: nameOf(page), path: page }));
  return {
    public: shown(publicPages),
    student: [
      { name: 'outline', path: `/main/writepaper?key=${of.key1}` },
      { name: 'paper', path: `/paperPreview?order=${of.paper}` },
      { name: 'similarity-report', path: `/main/plagiarismCheck?order=${of.check}` },
      { name: 'rewritten-text', path: `/main/reduceRepetition?order=${of.reduction}` },
    ],
    operator: shown(accountPages),
  };
}

/** Every page of the site, and docs/pictures.md with all of them. */
export async function takePages(
  browser: Browser,
  url: string,
  { subjects, operator }: { subjects: Readonly<Record<'zh' | 'en', Subject>>; operator: Account },
): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true });
  const taken = looks.flatMap((look) => {
    const of = subjects[look.language];
    const pages = pagesOf(of);
    return [
      takeLook(browser, url, { look, as: null, pages: pages.public }),
      takeLook(browser, url, { look, as: of.account, pages: pages.student }),
      takeLook(browser, url, { look, as: operator, pages: pages.operator }),
    ];
  });
  await Promise.all(taken);
  const { public: forAll, student, operator: forOperator } = pagesOf(subjects.zh);
  fs.writeFileSync(list, writeList([...forAll, ...student, ...forOperator]));
}

async function takeLook(
  browser: Browser,
  url: string,
  { look, as, pages }: { look: Look; as: Account | null; pages: readonly Shown[] },
): Promise<void> {
  const opened = await openCamera(browser, { url, as, ...look });
  await opened.page.goto('/updates');
  for (const { name, path: address } of pages) {
    await openPage(opened.page, address);
    await untilDrawn(opened.page).catch(() =>
      process.stdout.write(`${address} is taken as it is, not all of it was drawn\n`),
    );
    await settle(opened.page);
    const clip = { x: 0, y: 0, width: look.size.width, height: look.size.height };
    await savePicture(opened, path.join(folder, fileOf(name, look)), clip);
  }
  await opened.context.close();
}

const fileOf = (name: string, { language, scheme, size }: Look): string =>
  `${name}-${language}-${scheme}-${size.width}.webp`;

/** As a link does; what an address asks for beside its page is read when the page opens. A page that comes late is opened anew. */
async function openPage(page: Page, address: string): Promise<void> {
  if (address.includes('?') || new URL(page.url()).pathname === address) await page.goto(address);
  else await moveTo(page, address).catch(() => page.goto(address));
  await page.evaluate(() => scrollTo(0, 0));
}

function writeList(pages: readonly Shown[]): string {
  const picture = (shown: Shown, look: Look) =>
    `![${shown.name}, ${look.language}, ${look.scheme}, ${look.size.width} px](pictures/${fileOf(shown.name, look)})`;
  const rows = pages.flatMap((shown) => [
    `## ${shown.name}`,
    '',
    `\`${shown.path.replace(/=.*/, '=…')}\``,
    '',
    looks.map((look) => picture(shown, look)).join(' '),
    '',
  ]);
  return [
    '# Every page',
    '',
    'As `npm run screenshots -- pages` takes them: in Chinese, light, at 1440 px and in English, dark, at 375 px.',
    '',
    ...rows,
  ].join('\n');
}
