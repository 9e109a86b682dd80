import { ChatPage } from './chat-page.ts';
import { test } from './model-test.ts';
import { expect } from './test.ts';

test('an answer outlives a reload, grows in two tabs, and stops for both', async ({
  page,
  context,
  account: _account,
  double,
}) => {
  await double.behave({ name: 'normal', tokensPerSecond: 4 });
  const chat = new ChatPage(page);
  await chat.open();
  await chat.ask('How should the introduction of a thesis be built?');
  await expect.poll(async () => (await chat.answers.last().innerText()).length).toBeGreaterThan(40);
  await expect(page).toHaveURL(/session=/);
  await page.reload();
  await expect(chat.button('stop')).toBeVisible();
  const before = (await chat.answers.last().innerText()).length;
  await expect.poll(async () => (await chat.answers.last().innerText()).length).toBeGreaterThan(before);

  const other = new ChatPage(await context.newPage());
  await other.open(chat.sessionId());
  await expect(other.button('stop')).toBeVisible();
  await other.field.press('Escape');
  for (const tab of [other, chat]) await expect(tab.answers.last()).toContainText(tab.text('stopped'));
  expect((await double.countAsked()).chat, 'one answer was bought').toBe(1);

  await double.behave({ name: 'normal', tokensPerSecond: 0 });
  await chat.button('regenerate').click();
  const answer = await chat.finish();
  await expect(answer).not.toContainText(chat.text('stopped'));
  await expect(chat.answers).toHaveCount(1);
  await other.page.close();
});

test('a model is asked about a PDF, the page that its answer rests on is opened, and the session is closed', async ({
  page,
  account: _account,
  double: _double,
}) => {
  const chat = new ChatPage(page);
  await chat.askAboutTrams();
  await chat.close();
  await expect(chat.field).toBeHidden();
});
