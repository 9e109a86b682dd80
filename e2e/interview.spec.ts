import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { OrderPanel } from './order-panel.ts';
import { OutlinePages } from './outline-pages.ts';
import { createOutline } from './outlines.ts';
import { expect, test } from './test.ts';
import { patternOf, textOf } from './texts.ts';

const outlines = (key: string, values?: Record<string, string | number>) => textOf('en', 'outlines', key, values);

/** What a student knows of the title; each sentence is one that the paper can say. */
const problems = [
  'Our team of nine moved its daily meeting to a written thread in March and lost the ten minutes of small talk before it.',
  'Two of the younger designers said in an interview that they show a sketch to nobody until it is finished.',
  'The office of the company in Leeds is open on two days a week, and the teams come on different ones.',
  'Ideas that were raised in the thread were taken up half as often as ideas that were raised in the room.',
].join(' ');

const view =
  'Remote work does not make a team slower, but it hides who has nothing to do. A team that meets on the same day each week loses little of what it had in the room.';
const example =
  'In May the team drew its three best ideas at a whiteboard within one morning. In June the same exercise took nine days of messages.';

/** How long the paper is that is offered, as the order's panel says. */
async function readOfferedLength(page: Page, panel: OrderPanel): Promise<number> {
  const note = panel.panel.getByText(/comes to about [\d,]+/);
  await expect(note).toBeVisible();
  const [, figure = ''] = /comes to about ([\d,]+)/.exec(await note.innerText()) ?? [];
  await page.keyboard.press('Escape');
  await expect(panel.panel).toBeHidden();
  return Number(figure.replaceAll(',', ''));
}

test('questions before an order are answered, changed, and lengthen the paper that is offered', async ({
  page,
  account,
  request,
}) => {
  const { key1 } = await createOutline(request, account, {
    title: 'The effect of remote work on employee productivity',
  });
  const pages = new OutlinePages(page);
  const panel = new OrderPanel(page);
  await pages.open(key1);
  await pages.button('actions.fullText').click();
  const quote = page.getByRole('button', { name: outlines('fullText.order'), exact: true });
  await quote.click();
  const before = await readOfferedLength(page, panel);

  const questions = `/main/writepaper?key=${key1}&questions=1`;
  await page.goto(questions);
  const answer = page.locator('[data-question="problems"]').getByRole('textbox');
  await answer.fill('Nobody sees the others work.');
  await expect(page.getByText(patternOf('en', 'outlines', 'interview.answered_other'))).toContainText('1 of');
  await expectAccessible(page, 'interview', { within: 'main' });

  // What was answered is kept, and can be said otherwise.
  await page.goto(questions);
  await expect(answer).toHaveValue('Nobody sees the others work.');
  await answer.fill(problems);
  // Problems of one's own stand in the place of others; only what stands in nobody's place makes every paper longer.
  await page.locator('[data-question="view"]').getByRole('textbox').fill(view);
  await page.locator('[data-question="example"]').getByRole('textbox').fill(example);
  await page.getByRole('button', { name: outlines('interview.finish'), exact: true }).click();
  await quote.click();
  expect(await readOfferedLength(page, panel)).toBeGreaterThan(before);
});
