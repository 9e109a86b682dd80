import { logInByApi, newPhone } from './accounts.ts';
import { LoginForm } from './login-dialog.ts';
import { expect, messageOf, test } from './test.ts';

test.describe('logging in by phone and code', () => {
  test('a new user is registered with the code that the dialog shows, and comes to the first page', async ({
    page,
  }) => {
    await page.goto('/main/chat');
    const form = await LoginForm.open(page);
    await form.phone.fill(newPhone());
    await expect(form.send).toHaveText('Send code');
    await form.send.click();
    await expect(form.frame.getByRole('status')).toContainText(/Your code is \d{6}\./);
    await form.fill.click();
    await expect(form.code).toHaveValue(/^\d{6}$/);
    await form.agreement.check();
    await form.submit.click();

    await expect(messageOf(page, 'Your account is ready. Welcome to Yanmo')).toBeVisible();
    await expect(form.frame).toBeHidden();
    await expect(page).toHaveURL('/main/writepaper');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    for (const name of ['My orders', 'My outlines']) {
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test('a wrong phone is marked at its field and gets no code, the dialog holds what was typed, and the button waits for the agreement', async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/sms')) sent.push(request.url());
    });
    await page.goto('/');
    const form = await LoginForm.open(page);
    await form.send.click();
    await expect(form.phone).toHaveAccessibleDescription(/You need to enter a phone number/);
    for (const wrong of ['12345', '12700000000', '1370000000😀']) {
      await form.phone.fill(wrong);
      await form.send.click();
      await expect(form.phone).toHaveAccessibleDescription(/This does not look like a valid phone number/);
    }
    await expect(form.send).toHaveText('Send code');
    expect(sent).toEqual([]);

    await form.phone.fill('13700001111');
    await form.code.fill('112233');
    await form.agreement.check();
    await form.frame.getByRole('button', { name: 'Log in with WeChat' }).click();
    await expect(messageOf(page, 'This feature is not yet open')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.frame).toBeHidden();
    await LoginForm.open(page);
    await expect(form.phone).toHaveValue('13700001111');
    await expect(form.code).toHaveValue('112233');
    await expect(form.agreement).toBeChecked();

    await form.agreement.uncheck();
    await expect(form.submit).toBeDisabled();
    for (const name of ['Service Agreement', 'Privacy Policy']) {
      const opened = context.waitForEvent('page');
      await form.frame.getByRole('link', { name }).click();
      const document = await opened;
      await expect(document.getByRole('heading', { level: 1, name })).toBeVisible();
      await document.close();
    }
    await form.agreement.check();
    await expect(form.submit).toBeEnabled();
  });

  test.describe('by a clock that the test sets', () => {
    test.use({ ownContext: true });

    test('a code can be asked for again only after the countdown; a wrong one is refused with the tries left, and what was typed stays', async ({
      page,
    }) => {
      const phone = newPhone();
      const start = Date.now();
      await page.clock.setFixedTime(start);
      // The suite's server has its cool-down scaled away; the page must obey what a server answers.
      await page.route('**/api/auth/sms', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { ...answer, result: { ...answer.result, resend_after: 60 } } });
      });
      await page.goto('/');
      const form = await LoginForm.open(page);
      await form.askForCode(phone);
      const shown = await form.frame.getByRole('status').textContent();
      const right = /\d{6}/.exec(shown ?? '')?.[0] ?? '';
      await expect(form.send).toHaveText('Resend in 60 s');
      await expect(form.send).toBeDisabled();
      await page.clock.setFixedTime(start + 1_000);
      await expect(form.send).toHaveText('Resend in 59 s');
      // Closing the dialog does not open the button early.
      await page.keyboard.press('Escape');
      await LoginForm.open(page);
      await page.clock.setFixedTime(start + 59_000);
      await expect(form.send).toHaveText('Resend in 1 s');
      await page.clock.setFixedTime(start + 60_000);
      await expect(form.send).toHaveText('Resend');
      await expect(form.send).toBeEnabled();

      await form.code.fill(right === '123456' ? '654321' : '123456');
      await form.agreement.check();
      await form.submit.click();
      await expect(form.code).toHaveAccessibleDescription(/The code is not right\. Tries left: 4\./);
      await expect(form.phone).toHaveValue(phone);
      await form.code.fill(right);
      // A second click within two seconds of the first would be ignored.
      await page.clock.setFixedTime(start + 62_000);
      await form.submit.click();
      await expect(form.frame).toBeHidden();
    });
  });
});

test.describe('what was interrupted by a login goes on after it', () => {
  test('a page about the account fills in under the dialog', async ({ page }) => {
    await page.goto('/user/userInfo');
    await LoginForm.inDialog(page).logIn(newPhone());
    await expect(page).toHaveURL('/user/userInfo');
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible();
  });

  test('a page that needs an account opens after the login page', async ({ page }) => {
    await page.goto('/home/redemption');
    await expect(page).toHaveURL('/login?redirect=%2Fhome%2Fredemption');
    await LoginForm.onPage(page).logIn(newPhone());
    await expect(page).toHaveURL('/home/redemption');
  });

  test('a known user is told so, and a forged redirect to another site is not followed', async ({ page, request }) => {
    const { phone } = await logInByApi(request);
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
    await LoginForm.onPage(page).logIn(phone);
    await expect(messageOf(page, 'You are logged in')).toBeVisible();
    await expect(page).toHaveURL('/main/writepaper');
  });

  test('asking for one’s orders without a login offers the login page, or says that it was cancelled', async ({
    page,
  }) => {
    await page.goto('/home/home');
    const orders = page.getByRole('main').getByRole('button', { name: /orders/i });
    await orders.click();
    const box = page.getByRole('dialog', { name: 'Login needed' });
    await box.getByRole('button', { name: 'Cancel' }).click();
    await expect(messageOf(page, 'Cancelled')).toBeVisible();
    await orders.click();
    await box.getByRole('button', { name: 'Go to login' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fhome%2Fhome');
  });
});
