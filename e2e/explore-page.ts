import type { Locator, Page } from '@playwright/test';
import type { Language } from '@yanmo/contract/languages';
import { textOf } from './texts.ts';

const path = '/main/explore';

type Values = Readonly<Record<string, string | number>>;

/** The page of the literature, read in one language. */
export class ExplorePage {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
  }

  text(key: string, values?: Values): string {
    return textOf(this.language, 'library', key, values);
  }
  button(key: string, values?: Values): Locator {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }

  async open(address = ''): Promise<void> {
    await this.page.goto(path + address);
  }
  async openTab(name: 'search' | 'library' | 'check'): Promise<void> {
    await this.page.getByRole('tab', { name: this.text(`tab.${name}`) }).click();
  }

  get query(): Locator {
    return this.page.getByRole('searchbox', { name: this.text('search.label') });
  }
  async search(words: string): Promise<void> {
    await this.query.fill(words);
    await this.query.press('Enter');
  }
  get results(): Locator {
    return this.page.getByRole('list', { name: this.text('found.list') }).locator('> li');
  }
  result(title: string): Locator {
    return this.results.filter({ hasText: title });
  }
  get kept(): Locator {
    return this.page.getByRole('list', { name: this.text('mine.list') }).locator('> li');
  }
  /** In one entry, a line of the checked list or the bar of the selection. */
  actionOf(where: Locator, name: 'cite' | 'save' | 'saved' | 'use' | 'remove'): Locator {
    return where.getByRole('button', { name: this.text(`action.${name}`), exact: true });
  }
  dialog(key: string, values?: Values): Locator {
    return this.page.getByRole('dialog', { name: this.text(key, values) });
  }
  get checked(): Locator {
    return this.page.getByRole('region', { name: this.text('check.results') }).locator('ol > li');
  }
}
