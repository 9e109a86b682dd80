import type { APIRequestContext } from '@playwright/test';
import { levelLabels } from '@yanmo/contract/code-labels';
import { defaultWordCount } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import type { Account } from './accounts.ts';
import type { OutlinePages } from './outline-pages.ts';
import { getOutline, readHeadings } from './outlines.ts';
import { expect } from './test.ts';

export const browserLocale = { zh: 'zh-CN', en: 'en-US' } as const;

type TestedLanguage = keyof typeof browserLocale & Language;
type Engine = NonNullable<OutlineDetail['engine']>;

/** A flow in one of the two languages, so that over all flows both meet every engine; the soak takes each in both. */
export function languagesOf(usual: TestedLanguage): readonly TestedLanguage[] {
  return process.env.YANMO_SOAK ? ['zh', 'en'] : [usual];
}

interface Matter {
  professional: string;
  custom: string;
  /** A word of both titles that a chapter about the matter cannot do without. */
  subject: RegExp;
  ownKeyword: string;
  /** A record of the library that comes with the program. */
  work: string;
  requirements: string;
  firstChapter: string;
  newHeading: string;
}

export const matters: Record<TestedLanguage, Matter> = {
  zh: {
    professional: '数字化转型对制造企业创新绩效的影响研究',
    custom: '数字化转型对中小企业创新绩效的影响研究',
    subject: /数字化转型|创新绩效/,
    ownKeyword: '组织惯例',
    work: '管理学：原理与方法',
    requirements: '第三章要有一节国内外比较。',
    firstChapter: '绪论：为什么现在问这个问题',
    newHeading: '几家企业的来信',
  },
  en: {
    professional: 'The effect of remote work on team creativity',
    custom: 'The effect of remote work on team trust',
    subject: /remote work|team (creativity|trust)/i,
    ownKeyword: 'organisational routines',
    work: 'Diffusion of Innovations',
    requirements: 'One section must compare two countries.',
    firstChapter: 'Why ask this now',
    newHeading: 'Letters from three teams',
  },
};

/** One form, one press: the professional way. `beforeSending`: once the title is read. */
export async function writeProfessional(
  outlines: OutlinePages,
  title: string,
  language: TestedLanguage,
  beforeSending: () => Promise<void> = async () => {},
): Promise<void> {
  await outlines.open();
  await outlines.title.fill(title);
  await outlines.choose('level', levelLabels.MASTER[language]);
  await expect(outlines.readPart('object')).toBeVisible();
  await beforeSending();
  await outlines.begin('v1', title);
}

/** Keywords, literature, requirements: the custom way, which the page offers first. */
export async function writeCustom(outlines: OutlinePages, title: string, language: TestedLanguage): Promise<void> {
  const { ownKeyword, work, requirements } = matters[language];
  await outlines.open();
  await outlines.title.fill(title);
  await expect(outlines.readPart('object')).toBeVisible();
  await outlines.button('version.v2.submit').click();

  await outlines.expectStep('KEYWORDS');
  await expect.poll(() => outlines.keywords.count()).toBeGreaterThanOrEqual(3);
  await outlines.textbox('wizard.KEYWORDS.add').fill(ownKeyword);
  await outlines.button('wizard.KEYWORDS.addButton').click();
  await expect(outlines.keywords.filter({ hasText: ownKeyword })).toBeVisible();
  await outlines.leaveStep('KEYWORDS');

  await outlines.expectStep('PAPERS');
  await outlines.textbox('wizard.PAPERS.query').fill(work);
  await outlines.button('wizard.PAPERS.search').click();
  await outlines.page.getByRole('checkbox', { name: new RegExp(`^${work}`) }).check();
  await expect(
    outlines.page.getByRole('heading', { name: outlines.text('wizard.PAPERS.chosen', { count: 1 }) }),
  ).toBeVisible();
  await outlines.leaveStep('PAPERS');

  await outlines.expectStep('REQUIREMENTS');
  await outlines.textbox('wizard.REQUIREMENTS.name').fill(requirements);
  await expect(outlines.wishes.or(outlines.page.getByText(outlines.text('wishes.none'))).first()).toBeVisible();
  await outlines.leaveStep('REQUIREMENTS');
}

/** The outline stands on the sheet: its title, chapters about the matter, and words that add up to what was asked. */
export async function expectWritten(
  outlines: OutlinePages,
  expected: { title: string; level: keyof typeof defaultWordCount; language: TestedLanguage; engine: Engine },
): Promise<void> {
  const { sheet, page } = outlines;
  await expect(sheet).toContainText(expected.title);
  await expect(page.getByRole('heading', { level: 1, name: expected.title })).toBeVisible();
  const titles = await outlines.chapters.evaluateAll((lines) =>
    lines.map((line) => (line as HTMLTextAreaElement).value),
  );
  expect(titles.length).toBeGreaterThanOrEqual(4);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => matters[expected.language].subject.test(title)).length).toBeGreaterThanOrEqual(2);
  await expect(outlines.heading(1, 1)).not.toBeEmpty();
  const words = new Intl.NumberFormat('en').format(defaultWordCount[expected.level]);
  const unit = outlines.text(`words.${expected.language}`);
  await expect(sheet.getByText(outlines.text('total.sum', { total: words, target: words, unit }))).toBeVisible();
  await expect(sheet).toContainText(outlines.text(`editor.engine.${expected.engine}`));
}

/** Renames a chapter, writes a new section under it with the keyboard alone, and finds both kept by the server. */
export async function editByKeyboard(
  outlines: OutlinePages,
  { firstChapter, newHeading }: Matter,
  { request, account }: { request: APIRequestContext; account: Account },
): Promise<void> {
  const key1 = await outlines.readKey();
  const before = readHeadings(await getOutline(request, account, key1));
  const sections = before.slice(1).findIndex((heading) => heading.startsWith('- '));
  await outlines.heading(1).fill(firstChapter);
  await outlines.heading(1).press('Enter');
  await expect(outlines.heading(2)).toBeFocused();
  await outlines.page.keyboard.insertText(newHeading);
  await outlines.page.keyboard.press('Tab');
  await expect(outlines.page.locator(':focus')).toHaveValue(newHeading);
  await outlines.expectSaved();
  const expected = [
    `- ${firstChapter}`,
    ...before.slice(1, sections + 1),
    `-- ${newHeading}`,
    ...before.slice(sections + 1),
  ];
  await expect.poll(async () => readHeadings(await getOutline(request, account, key1))).toEqual(expected);
}
