import type { Locator, Page } from '@playwright/test';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Language } from '@yanmo/contract/languages';
import type { OutlineVersion } from '@yanmo/contract/outlines';
import { expect } from './test.ts';
import { patternOf, textOf } from './texts.ts';

const path = '/main/writepaper';

type Step = 'KEYWORDS' | 'PAPERS' | 'REQUIREMENTS';
type Values = Readonly<Record<string, string | number>>;

/** The page on which a title becomes an outline, read in one language. */
export class OutlinePages {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
  }

  text(key: string, values?: Values): string {
    return textOf(this.language, 'outlines', key, values);
  }
  pattern(key: string, values?: Values): RegExp {
    return patternOf(this.language, 'outlines', key, values);
  }
  button(key: string, values?: Values): Locator {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }
  /** The outline as Word, whose name says what it costs. */
  get wordFile(): Locator {
    return this.page.getByRole('button', { name: this.pattern('actions.downloadFor') });
  }
  textbox(key: string, values?: Values): Locator {
    return this.page.getByRole('textbox', { name: this.text(key, values), exact: true });
  }

  async open(key1?: string): Promise<void> {
    await this.page.goto(key1 === undefined ? path : `${path}?key=${key1}`);
  }
  /** The key of the outline that is open. */
  async readKey(): Promise<string> {
    await expect(this.page).toHaveURL(/\?key=\w+$/);
    return new URL(this.page.url()).searchParams.get('key') ?? '';
  }

  get title(): Locator {
    return this.textbox('form.title');
  }
  async chooseVersion(version: OutlineVersion): Promise<void> {
    const name = this.text(`version.${version}.name`);
    await this.page
      .getByRole('radiogroup', { name: this.text('form.version') })
      .getByText(name, { exact: true })
      .click();
  }
  async choose(group: 'level' | 'type' | 'language', label: string): Promise<void> {
    await this.page
      .getByRole('group', { name: this.text(`form.${group}`) })
      .getByRole('radio', { name: label, exact: true })
      .check();
  }
  /** From an empty form to the first thing that follows it. */
  async begin(version: OutlineVersion, title: string): Promise<void> {
    await this.title.fill(title);
    await this.chooseVersion(version);
    await this.button(`version.${version}.submit`).click();
  }

  /** A part of how the title is read, as it stands in the line. */
  readPart(part: 'object' | 'aspect' | 'context'): Locator {
    return this.page.getByRole('button', {
      name: this.pattern('reading.change', { part: this.text(`reading.${part}`) }),
    });
  }
  get readKind(): Locator {
    return this.page.getByRole('combobox', { name: this.text('reading.kind'), exact: true });
  }
  async correctPart(part: 'object' | 'aspect' | 'context', words: string): Promise<void> {
    await this.readPart(part).click();
    await this.page.keyboard.insertText(words);
    await this.page.keyboard.press('Enter');
    await expect(this.readPart(part)).toHaveText(words);
  }
  /** Why the plan may miss what the title means. */
  get doubts(): Locator {
    return this.page.getByRole('region', { name: this.text('doubts.title') });
  }
  /** What was read from the requirements. */
  get wishes(): Locator {
    return this.page.getByRole('list', { name: this.text('wishes.label') }).getByRole('listitem');
  }

  get writingSheet(): Locator {
    return this.page.getByRole('region', { name: this.text('writing.sheet') });
  }
  get sheet(): Locator {
    return this.page.getByRole('region', { name: this.text('editor.sheet'), exact: true });
  }
  /** The lines of the chapters alone, without their sections. */
  get chapters(): Locator {
    return this.sheet.getByRole('textbox', { name: this.pattern('editor.level.0') });
  }
  /** The line of a heading, by its place in the tree. */
  heading(...place: number[]): Locator {
    return this.textbox(`editor.level.${place.length - 1}`, { number: chapterNumber(this.language, place) });
  }
  /** The length of a heading, in the right margin. */
  words(...place: number[]): Locator {
    const label = this.text('editor.words', { number: chapterNumber(this.language, place) });
    const unit = this.text(`words.${this.language}`);
    return this.page.getByRole('textbox', { name: `${label} (${unit})`, exact: true });
  }
  /** Does something with a heading through its menu. */
  async command(name: string, ...place: number[]): Promise<void> {
    await this.button('editor.menu', { number: chapterNumber(this.language, place) }).click();
    await this.page.getByRole('menuitem', { name: this.text(`editor.commands.${name}`) }).click();
  }
  /** The buttons over the sheet, apart from those of messages. */
  tool(name: 'undo' | 'redo'): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.text(`editor.${name}`), exact: true });
  }
  get saveState(): Locator {
    return this.page.locator('[role="status"][data-state]');
  }
  /** Nothing waits to be saved any more. */
  async expectSaved(): Promise<void> {
    await expect(this.saveState).toHaveText(this.text('editor.save.saved'));
  }

  async expectStep(step: Step): Promise<void> {
    await expect(this.stepHeading(step)).toBeInViewport();
  }
  private stepHeading(step: Step): Locator {
    return this.page.getByRole('heading', { level: 2, name: this.text(`wizard.${step}.title`) });
  }
  /** A press that follows the one before within a burst counts for nothing; nobody but a test is so fast. */
  async leaveStep(step: Step, by: 'next' | 'skip' = 'next'): Promise<void> {
    const heading = this.stepHeading(step);
    await expect(async () => {
      if (await heading.isVisible()) await this.button(`wizard.${step}.${by}`).click({ timeout: 2_000 });
      await expect(heading).toBeHidden({ timeout: 2_000 });
    }).toPass();
  }
  get keywords(): Locator {
    return this.page.getByRole('list', { name: this.text('wizard.KEYWORDS.name') }).getByRole('listitem');
  }
  /** Marks beside headings for the works that they rest on. */
  get workMarks(): Locator {
    return this.sheet.getByRole('button', { name: this.pattern('editor.work') });
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: textOf(this.language, 'shell', 'drawer.title') });
  }
  async openDrawer(): Promise<void> {
    const name = textOf(this.language, 'shell', 'names.outlines');
    await this.page.getByRole('banner').getByRole('button', { name }).click();
    await expect(this.drawer).toBeVisible();
  }
}
