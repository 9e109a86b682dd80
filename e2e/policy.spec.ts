import { expect, test } from './test.ts';

test.describe('the content security policy', () => {
  test('allows no inline script and no eval: the page lives under it, and a planted script does not run', async ({
    page,
    context,
  }) => {
    const answer = await page.goto('/main/writepaper');
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toBe('');
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // The browser reports the stopped script on the console, which is what is wanted from here on.
    context.removeAllListeners('console');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.planted = "ran"';
      document.body.append(script);
      return document.body.dataset.planted ?? null;
    });
    expect(ran).toBeNull();
  });

  test('gives every answer its own nonce', async ({ request }) => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await request.get('/');
        return /nonce-([\w+/=-]+)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
      }),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});
