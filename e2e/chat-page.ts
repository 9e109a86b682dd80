import type { Locator, Page } from '@playwright/test';
import { writePdf } from './small-pdf.ts';
import { expect } from './test.ts';
import { textOf } from './texts.ts';

/** Three pages, of which one alone speaks of what is asked. */
const tramPaper = writePdf([
  [
    'Night trams and the evening economy',
    'This study looks at a harbour town that let its trams run until two in the morning.',
    'It asks what became of shops, of noise and of the people who live beside the line.',
  ],
  [
    'Results',
    'Employment in restaurants rose by seventeen percent within two years of the first night tram.',
    'Noise complaints stayed the same, because new rails were laid on rubber.',
  ],
  ['Limits', 'The study has no control town, and the survey was answered by visitors only.'],
]);

export class ChatPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text(key: string, values: Record<string, string | number> = {}): string {
    return textOf('en', 'chat', key, values);
  }

  async open(sessionId?: string): Promise<void> {
    await this.page.goto(sessionId ? `/main/chat?session=${sessionId}` : '/main/chat');
    await expect(this.field).toBeVisible();
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: this.text('ask') });
  }

  get questions(): Locator {
    return this.page.getByRole('article', { name: this.text('you'), exact: true });
  }

  get answers(): Locator {
    return this.page.getByRole('article', { name: this.text('we'), exact: true });
  }

  button(key: string, values: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
    await expect(this.questions.last()).toContainText(question);
  }

  /** Until the answer is whole, as its tools say. */
  async finish(): Promise<Locator> {
    const last = this.answers.last();
    await expect(last).not.toHaveAttribute('aria-busy', 'true');
    return last;
  }

  /** Of the session that the address names. */
  sessionId(): string {
    return new URL(this.page.url()).searchParams.get('session') ?? '';
  }

  async attach(name: string, buffer: Buffer): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await expect(this.button('files.remove', { name })).toBeVisible();
  }

  /** A PDF is attached and asked about; the answer, and the drawer with the page that it rests on. */
  async askAboutTrams(): Promise<{ answer: Locator; drawer: Locator }> {
    await this.open();
    await this.attach('trams.pdf', tramPaper);
    await this.ask('By how much did employment in restaurants rise after the first night tram?');
    const answer = await this.finish();
    const drawer = await this.expectPage(answer, { name: 'trams', page: 2, words: 'seventeen percent' });
    return { answer, drawer };
  }

  /** Opens the first source of an answer, and its file at the page: the answer rests on these words. */
  async expectPage(answer: Locator, { name, page, words }: { name: string; page: number; words: string }) {
    const note = answer
      .getByRole('region', { name: this.text('sources.label') })
      .getByRole('button')
      .first();
    await expect(note).toContainText(name);
    await expect(note).toContainText(this.text('sources.page', { page }));
    await note.click();
    const drawer = this.page.getByRole('dialog', { name: this.text('sources.title', { number: 1 }) });
    await expect(drawer.locator('mark')).toContainText(words);
    await drawer.getByRole('button', { name: this.text('sources.openPage', { page }) }).click();
    const viewer = this.page.getByRole('dialog', { name, exact: true });
    await expect(viewer.getByLabel(textOf('en', 'papers', 'viewer.pageOf', { pages: 3 }))).toHaveValue(String(page));
    await expect(viewer.locator(`[data-page="${page}"] canvas`)).toBeVisible();
    await viewer.getByRole('button', { name: textOf('en', 'shell', 'action.close') }).click();
    await expect(viewer).toBeHidden();
    return drawer;
  }

  /** The session that is open, from its entry in the list. */
  async close(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    if (await dialog.isVisible()) await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const title = (await this.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await this.button('list.actions', { title }).click();
    await this.page.getByRole('menuitem', { name: this.text('list.close') }).click();
    await expect(this.page.getByText(this.text('closed.byUser'))).toBeVisible();
  }
}
