import type { Page } from '@playwright/test';

/** What the page asks for at such an address waits until it is let through. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((pass) => {
    letThrough = pass;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}
