import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { readDownload, readPdf } from './paper-files.ts';
import { test } from './paper-test.ts';
import { expect, messageOf } from './test.ts';
import { patternOf, textOf } from './texts.ts';

/** The first paper of a server also loads fonts and knowledge, and an export writes both files again. */
test.use({ locale: 'zh-CN' });

const text = (key: string, values?: Record<string, string | number>) => textOf('zh', 'amending', key, values);

test('a delivered paper is read beside its sources: by keyboard, from a citation to its source and back', async ({
  page,
  ownPaper: { number, title },
}) => {
  await page.goto('/main/readpaper');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(`/main/readpaper?order=${number}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const blocks = page.locator('[data-block]');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(blocks.nth(1)).toBeFocused();
  await page.keyboard.press('p');
  await expect(blocks.nth(1).getByRole('complementary')).toContainText(/built-in/);

  await page.keyboard.press('/');
  await page.keyboard.type('转型');
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();

  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBadLines(page.locator('[data-block]')), `lines at ${width} px`).toEqual([]);
  }
  const source = page.locator('[data-source][data-marked]').first();
  const own = /数字化转型与中小企业绩效关系研究|中小企业数字化转型的障碍与对策/;
  let citation = page.getByRole('link', { name: patternOf('zh', 'amending', 'read.citation') }).first();
  // Works of the collection are cited beside the student's own.
  for (const one of await page.getByRole('link', { name: patternOf('zh', 'amending', 'read.citation') }).all()) {
    citation = one;
    const label = (await citation.innerText()).trim();
    await citation.click();
    await expect(source).toBeFocused();
    await expect(source).toContainText(label.replaceAll(/[[\]]/g, ''));
    if (own.test(await source.innerText())) break;
  }
  await expect(source).toContainText(own);
  await expect(source).toContainText(textOf('zh', 'sources', 'mark.allowed'));
  await source.getByRole('button', { name: patternOf('zh', 'amending', 'source.places_other') }).click();
  await source.getByRole('listitem').first().getByRole('button').click();
  await expect(citation).toBeInViewport();

  // Whoever comes back goes on where they were.
  await page
    .getByRole('navigation', { name: text('read.contents') })
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByText(/^[1-9]\d%$/)).toBeVisible();
  await page.goto('/main/readpaper');
  await expect(page.getByText(patternOf('zh', 'amending', 'list.readSoFar'))).toBeVisible();
});

/** Lines of a paper that begin with a mark which closes what stands before it, or with a raised citation. */
async function findBadLines(blocks: Locator): Promise<string[]> {
  return blocks.evaluateAll((found) =>
    found.flatMap((block) => {
      const bad: string[] = [];
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let bottom = Number.NEGATIVE_INFINITY;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top, height } = range.getBoundingClientRect();
          const isNewLine = height > 0 && top > bottom;
          const isRaised = node.parentElement?.closest('[data-raised]') !== null;
          if (isNewLine && (isRaised || /[。，、；：！？）》”’」』】]/u.test(text[at] ?? '')))
            bad.push(text.slice(at, at + 12));
          if (height > 0 && !isRaised) bottom = Math.max(bottom, top + height / 2);
        }
      }
      return bad;
    }),
  );
}

/** The section as it stands now, in words. */
function standingText(page: Page): Locator {
  return page.getByRole('region', { name: text('ask.now') });
}

// Last of all that looks at the paper of this worker: from here on it is another one.
test('one section is changed by a wish, undone, changed again and by hand, and the new files hold the words', async ({
  page,
  ownPaper: { number },
}) => {
  await page.goto(`/main/amendpaper?order=${number}`);
  const before = await standingText(page).innerText();
  const ask = async () => {
    await page.getByRole('button', { name: text('ask.example.limits') }).click();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: text('proposal.accept') })).toBeVisible();
  };
  const added = page.locator('ins').filter({ hasText: text('diff.addedHere') });
  await ask();
  const proposed = (await added.first().innerText()).replace(text('diff.addedHere'), '').trim();
  expect(proposed.length).toBeGreaterThan(10);
  await expectAccessible(page, 'a proposed change', { within: 'main' });
  await page.keyboard.press('a');
  await expect(standingText(page)).toContainText(proposed);
  await expect(messageOf(page, text('export.changed'))).toBeVisible();
  await messageOf(page, text('proposal.accepted').split('{{')[0] ?? '')
    .getByRole('button', { name: text('undo') })
    .click();
  await expect(standingText(page)).not.toContainText(proposed);
  expect(await standingText(page).innerText()).toBe(before);

  await ask();
  const kept = (await added.first().innerText()).replace(text('diff.addedHere'), '').trim();
  await page.getByRole('button', { name: text('proposal.accept') }).click();
  await expect(standingText(page)).toContainText(kept);
  await page.getByText(text('edit.mode'), { exact: true }).click();
  // Where there is a table or a figure, what stands behind the last one is written on.
  const editor = page.locator('textarea').last();
  const own = '这是我自己补上的一句话。';
  await editor.press('Control+End');
  await editor.pressSequentially(own);
  await expect(page.getByText(text('edit.kept'))).toBeVisible();
  await page.reload();
  await expect(editor).toHaveValue(new RegExp(`${own}$`));
  await editor.press('Control+s');
  await expect(messageOf(page, patternOf('zh', 'amending', 'edit.saved'))).toBeVisible();

  await page
    .getByRole('button', { name: text('export.open') })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: text('export.title') });
  await panel.getByRole('button', { name: text('export.begin') }).click();
  await expect(panel.getByText(text('export.files', { edition: 2 }))).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await panel.getByRole('link', { name: text('file.pdf') }).click();
  const printed = await readPdf((await readDownload(downloaded)).content);
  expect(printed).toContain(own);
  expect(printed).toContain(kept.replace(/\s+/gu, '').slice(0, 12));
  await page.keyboard.press('Escape');
  await expect(messageOf(page, text('export.changed'))).toBeHidden();
});
