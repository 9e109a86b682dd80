import fs from 'node:fs';

const places = [
  // Without a window of its own it takes a third less time for the same tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The machine's own browser; Playwright's builds are not downloaded. */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const found = named ? [named].find((place) => fs.existsSync(place)) : places.find((place) => fs.existsSync(place));
  if (!found) throw new Error(`no Chromium at ${named ?? places.join(', ')}; install one or set CHROMIUM_PATH`);
  return found;
}
