import { expectAccessible } from './axe.ts';
import { ChatPage } from './chat-page.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

test('a student asks about a PDF, opens the page that the answer rests on, and closes the session', async ({
  page,
  account: _account,
}) => {
  const chat = new ChatPage(page);
  const { answer, drawer } = await chat.askAboutTrams();
  await expect(answer).toContainText('seventeen percent');
  const link = drawer.getByRole('link', { name: chat.text('sources.openElsewhere') });
  await expect(link).toHaveAttribute('href', /#page=2$/);
  const href = (await link.getAttribute('href')) ?? '';
  expect((await page.request.get(href)).headers()['content-type']).toContain('application/pdf');
  await expectAccessible(page, 'chat with a source open');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await chat.close();
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
