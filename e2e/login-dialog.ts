import type { Locator, Page } from '@playwright/test';

/** The login dialog, or the login page, which holds the same form. */
export class LoginForm {
  readonly page: Page;
  readonly frame: Locator;

  constructor(page: Page, frame: Locator) {
    this.page = page;
    this.frame = frame;
  }

  static inDialog(page: Page): LoginForm {
    return new LoginForm(page, page.getByRole('dialog', { name: 'Log in to Yanmo' }));
  }

  static onPage(page: Page): LoginForm {
    return new LoginForm(page, page.getByRole('main'));
  }

  static async open(page: Page): Promise<LoginForm> {
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    return LoginForm.inDialog(page);
  }

  get phone() {
    return this.frame.getByRole('textbox', { name: 'Phone number' });
  }
  get code() {
    return this.frame.getByRole('textbox', { name: 'SMS code' });
  }
  get send() {
    return this.frame.getByRole('button', { name: /^(Send code|Resend)/ });
  }
  get fill() {
    return this.frame.getByRole('button', { name: 'Fill in' });
  }
  get agreement() {
    return this.frame.getByRole('checkbox', { name: /I have read and agree/ });
  }
  get submit() {
    return this.frame.getByRole('button', { name: 'Log in', exact: true });
  }

  async askForCode(phone: string): Promise<void> {
    await this.phone.fill(phone);
    await this.send.click();
    await this.fill.waitFor();
  }

  async logIn(phone: string): Promise<void> {
    await this.askForCode(phone);
    await this.fill.click();
    await this.agreement.check();
    await this.submit.click();
  }
}
