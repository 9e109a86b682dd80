import { expectAccessible } from './axe.ts';
import { ChatPage, tramPaper } from './chat-page.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

test('a student asks about a PDF, opens the page that the answer rests on, and closes the session', async ({
  page,
  account: _account,
}) => {
  const chat = new ChatPage(page);
  await chat.open();
  await chat.attach('trams.pdf', tramPaper);
  await chat.ask('By how much did employment in restaurants rise after the first night tram?');
  const answer = await chat.finish();
  await expect(answer).toContainText('seventeen percent');
  const note = answer
    .getByRole('region', { name: chat.text('sources.label') })
    .getByRole('button')
    .first();
  await expect(note).toContainText('trams');
  await expect(note).toContainText(chat.text('sources.page', { page: 2 }));

  await note.click();
  const drawer = page.getByRole('dialog', { name: chat.text('sources.title', { number: 1 }) });
  await expect(drawer.locator('mark')).toContainText('seventeen percent');
  await drawer.getByRole('button', { name: chat.text('sources.openPage', { page: 2 }) }).click();
  const viewer = page.getByRole('dialog', { name: 'trams', exact: true });
  await expect(viewer.getByLabel(textOf('en', 'papers', 'viewer.pageOf', { pages: 3 }))).toHaveValue('2');
  await expect(viewer.locator('[data-page="2"] canvas')).toBeVisible();
  await viewer.getByRole('button', { name: textOf('en', 'shell', 'action.close') }).click();
  await expect(viewer).toBeHidden();
  const link = drawer.getByRole('link', { name: chat.text('sources.openElsewhere') });
  await expect(link).toHaveAttribute('href', /#page=2$/);
  const href = (await link.getAttribute('href')) ?? '';
  expect((await page.request.get(href)).headers()['content-type']).toContain('application/pdf');
  await expectAccessible(page, 'chat with a source open');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await chat.button('list.actions', { title }).click();
  await page.getByRole('menuitem', { name: chat.text('list.close') }).click();
  await expect(page.getByText(chat.text('closed.byUser'))).toBeVisible();
  await expect(chat.field).toBeHidden();
  await chat.button('closed.reopen').click();
  await expect(chat.field).toBeVisible();
});

test('the button of the other pages opens the chat beside them, and the page has the same session', async ({
  page,
  account: _account,
}) => {
  const chat = new ChatPage(page);
  await page.goto('/main/explore');
  await page.getByRole('button', { name: textOf('en', 'shell', 'chatButton.label'), exact: true }).click();
  await chat.ask('How do I quote a source word for word?');
  const answer = await chat.finish();
  await expect(answer.getByRole('region', { name: chat.text('sources.label') })).toBeVisible();
  await expect(answer).toContainText('How to quote');
  await chat.button('panel.toPage').click();
  await expect(page).toHaveURL(/\/main\/chat\?session=/);
  await expect(chat.questions.last()).toContainText('How do I quote a source word for word?');
  await expect(chat.answers.last()).toContainText('How to quote');
});
