import { errorMessages } from '@yanmo/contract/error-messages';
import { matters } from './outline-flows.ts';
import { OutlinePages } from './outline-pages.ts';
import { expect, test } from './test.ts';

const bibliography = `
@book{cervero1998, author = {Cervero, Robert}, title = {The Transit Metropolis}, publisher = {Island Press}, year = {1998}}
@article{lucas2012, author = {Lucas, Karen}, title = {Transport and social exclusion: Where are we now?}, journal = {Transport Policy}, year = {2012}}
`;

test('own papers are read and chosen, a bad file is refused by name, and the steps are taken up where they were', async ({
  page,
  context,
  account,
}) => {
  expect(account.phone).toHaveLength(11);
  const title = matters.en.custom;
  const first = new OutlinePages(page);
  await first.open();
  await first.begin('v2', title);
  await first.expectStep('KEYWORDS');
  await first.leaveStep('KEYWORDS');
  await first.expectStep('PAPERS');

  await page.locator('input[type="file"]').setInputFiles([
    { name: 'transport.bib', mimeType: 'text/plain', buffer: Buffer.from(bibliography) },
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and then nothing') },
    { name: 'notes.pages', mimeType: 'application/octet-stream', buffer: Buffer.from('notes') },
  ]);
  const uploads = page.getByRole('region', { name: first.text('upload.label') }).getByRole('listitem');
  await expect(uploads.filter({ hasText: 'transport.bib' })).toContainText(first.text('upload.added', { count: 2 }));
  await expect(uploads.filter({ hasText: 'scan.pdf' })).toContainText(errorMessages.file_unreadable.en);
  await expect(uploads.filter({ hasText: 'notes.pages' })).toContainText(
    first.text('upload.wrongType', { types: 'pdf, docx, txt, md, csv, xlsx, bib, or ris' }),
  );
  await first.button('wizard.PAPERS.remove', { title: 'The Transit Metropolis' }).click();
  await expect(page.getByRole('heading', { name: first.text('wizard.PAPERS.chosen', { count: 1 }) })).toBeVisible();
  await first.leaveStep('PAPERS');
  await first.expectStep('REQUIREMENTS');
  await page.close();

  const outlines = new OutlinePages(await context.newPage());
  await outlines.page.goto('/main/explore');
  await outlines.openDrawer();
  await expect(outlines.drawer.getByRole('listitem')).toContainText(
    outlines.text('list.at', { step: outlines.text('wizard.REQUIREMENTS.name') }),
  );
  await outlines.drawer.getByRole('checkbox', { name: outlines.text('list.select', { title }) }).check();
  await outlines.drawer.getByRole('button', { name: outlines.text('list.goOn') }).click();
  await outlines.expectStep('REQUIREMENTS');
  const gathered = outlines.page.getByRole('region', { name: outlines.text('wizard.sheet') });
  await expect(gathered).toContainText('Karen Lucas');
  await outlines.leaveStep('REQUIREMENTS');
  await outlines.workMarks.first().click();
  await expect(outlines.page.getByRole('dialog')).toContainText('Transport and social exclusion');
});
