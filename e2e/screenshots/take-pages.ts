import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '@yanmo/contract/languages';
import type { Account } from '../accounts.ts';
import { accountPages, moveTo, publicPages } from '../pages.ts';
import { openCamera, type Scheme, type Size, savePicture, settle } from './camera.ts';
import type { Subject } from './subjects.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const list = fileURLToPath(new URL('../../docs/pictures.md', import.meta.url));

const desk: Size = { width: 1440, height: 900, scale: 0.5 };
const phone: Size = { width: 375, height: 812, scale: 0.8 };

interface Look {
  language: Language;
  scheme: Scheme;
  size: Size;
}

/** Each language in each scheme on each screen once: all eight would double what the repository carries. */
const looks: readonly Look[] = [
  { language: 'zh', scheme: 'light', size: desk },
  { language: 'en', scheme: 'dark', size: desk },
  { language: 'zh', scheme: 'dark', size: phone },
  { language: 'en', scheme: 'light', size: phone },
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
  for (const look of looks) {
    const of = subjects[look.language as 'zh' | 'en'];
    const pages = pagesOf(of);
    for (const [as, shown] of [
      [null, pages.public],
      [of.account, pages.student],
      [operator, pages.operator],
    ] as const) {
      const opened = await openCamera(browser, { url, as, ...look });
      await opened.page.goto('/updates');
      for (const { name, path: address } of shown) {
        await openPage(opened.page, address);
        await settle(opened.page);
        const clip = { x: 0, y: 0, width: look.size.width, height: look.size.height };
        await savePicture(opened, path.join(folder, fileOf(name, look)), clip);
      }
      await opened.context.close();
    }
    process.stdout.write(`took the pages in ${look.language}, ${look.scheme}, ${look.size.width} px\n`);
  }
  const { public: forAll, student, operator: forOperator } = pagesOf(subjects.zh);
  fs.writeFileSync(list, writeList([...forAll, ...student, ...forOperator]));
}

const fileOf = (name: string, { language, scheme, size }: Look): string =>
  `${name}-${language}-${scheme}-${size.width}.webp`;

/** As a link does; what an address asks for beside its page is read when the page opens. */
async function openPage(page: Page, address: string): Promise<void> {
  if (address.includes('?') || new URL(page.url()).pathname === address) await page.goto(address);
  else await moveTo(page, address);
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
    looks
      .filter(({ size }) => size === desk)
      .map((look) => picture(shown, look))
      .join(' '),
    '',
    looks
      .filter(({ size }) => size === phone)
      .map((look) => picture(shown, look))
      .join(' '),
    '',
  ]);
  return [
    '# Every page',
    '',
    'As `npm run screenshots -- pages` takes them: in Chinese and English, light and dark, at 1440 and 375 px.',
    '',
    ...rows,
  ].join('\n');
}
