import type { Locator, Page } from '@playwright/test';
import type { Language } from '@yanmo/contract/languages';
import { readDownload } from './paper-files.ts';
import { expect } from './test.ts';
import { patternOf, textOf } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** The page on which a delivered paper is looked at, read in one language. */
export class PreviewPage {
  readonly site: Page;
  readonly language: Language;
  readonly title: string;

  constructor(site: Page, language: Language, title: string) {
    this.site = site;
    this.language = language;
    this.title = title;
  }

  text(key: string, values?: Values): string {
    return textOf(this.language, 'papers', key, values);
  }
  pattern(key: string): RegExp {
    return patternOf(this.language, 'papers', key);
  }

  async open(number: string): Promise<void> {
    await this.site.goto(`/paperPreview?order=${number}`);
  }
  get viewer(): Locator {
    return this.site.getByRole('region', { name: this.title });
  }
  /** A page that is drawn. */
  page(number: number): Locator {
    return this.viewer.locator(`[data-page="${number}"] canvas`);
  }
  get pageField(): Locator {
    return this.viewer.getByLabel(this.pattern('viewer.pageOf'));
  }

  async listDownloads(): Promise<string[]> {
    await this.viewer.getByRole('button', { name: this.text('viewer.download') }).click();
    const entries = this.site.getByRole('menuitem');
    await expect(entries.first()).toBeVisible();
    const names = await entries.allInnerTexts();
    await this.site.keyboard.press('Escape');
    return names;
  }
  async download(kind: 'word' | 'pdf' | 'zip'): Promise<{ name: string; content: Buffer }> {
    const downloaded = this.site.waitForEvent('download');
    await this.viewer.getByRole('button', { name: this.text('viewer.download') }).click();
    await this.site.getByRole('menuitem', { name: this.text(`download.${kind}`) }).click();
    return await readDownload(downloaded);
  }
}
