import type { Page, Response } from '@playwright/test';
import type { Audited } from './measured-page.ts';
import type { SlowPhone } from './slow-phone.ts';

/** What Lighthouse gives an audit; where it weighs nothing there (policies of the page's headers), one. */
const weights = {
  'is-on-https': 5,
  'geolocation-on-start': 1,
  'notification-on-start': 1,
  'paste-preventing-inputs': 3,
  'image-aspect-ratio': 1,
  'image-size-responsive': 1,
  doctype: 1,
  charset: 1,
  deprecations: 5,
  'third-party-cookies': 5,
  'errors-in-console': 1,
  'inspector-issues': 1,
  'policy-against-scripts': 1,
  'policy-against-frames': 1,
} as const;

type Audit = keyof typeof weights;
type Failures = [audit: Audit, what: string][];

/** Watches from before a page is opened; `finish` looks at the page as it is then. */
export async function watchPractices({ page, devTools, context }: SlowPhone) {
  const failures: Failures = [];
  let main: Response | null = null;
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(['errors-in-console', message.text().slice(0, 200)]);
  });
  page.on('pageerror', (error) => failures.push(['errors-in-console', error.message.slice(0, 200)]));
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) main = response;
    const { protocol, hostname } = new URL(response.url());
    const isOwnMachine = /^(localhost|127\.0\.0\.1|.*\.localhost)$/.test(hostname);
    if (protocol === 'http:' && !isOwnMachine) failures.push(['is-on-https', response.url()]);
  });
  devTools.on('Audits.issueAdded', ({ issue }) => {
    // What could be faster is seen in the other score.
    if (issue.code === 'PerformanceIssue') return;
    const audit: Audit =
      issue.code === 'DeprecationIssue'
        ? 'deprecations'
        : issue.code === 'CookieIssue'
          ? 'third-party-cookies'
          : 'inspector-issues';
    failures.push([audit, `${issue.code} ${JSON.stringify(issue.details).slice(0, 200)}`]);
  });
  await devTools.send('Audits.enable');
  await context.addInitScript(watchQuestions);

  return {
    async finish(): Promise<Audited> {
      const host = new URL(page.url()).hostname;
      const strange = (await context.cookies()).filter(({ domain }) => !domain.replace(/^\./, '').endsWith(host));
      failures.push(...strange.map(({ name }) => ['third-party-cookies', name] as Failures[number]));
      failures.push(...readHeaders(main), ...(await lookAt(page)));
      const failed = new Set(failures.map(([audit]) => audit));
      const all = Object.entries(weights);
      const weigh = (some: typeof all) => some.reduce((sum, [, weight]) => sum + weight, 0);
      return {
        score: (100 * weigh(all.filter(([audit]) => !failed.has(audit as Audit)))) / weigh(all),
        failures: [...new Set(failures.map(([audit, what]) => `${audit}: ${what}`))],
      };
    },
  };
}

function readHeaders(main: Response | null): Failures {
  if (!main) return [['doctype', 'no answer was seen']];
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = main.headers();
  const scripts = /script-src([^;]*)/.exec(policy)?.[1] ?? null;
  return [
    ...(/charset=utf-8/i.test(type) ? [] : [['charset', type] as const]),
    ...(scripts !== null && !/'unsafe-(inline|eval)'|\*/.test(scripts)
      ? []
      : [['policy-against-scripts', policy] as const]),
    ...(/frame-ancestors/.test(policy) ? [] : [['policy-against-frames', policy] as const]),
  ].map(([audit, what]) => [audit as Audit, what]);
}

/** Runs in the page, before anything of it: what asks a visitor for permission before they did anything. */
function watchQuestions(): void {
  const asked: string[] = [];
  Object.assign(window, { asked });
  const note = (audit: string) => () => {
    asked.push(audit);
  };
  if (navigator.geolocation) {
    navigator.geolocation.getCurrentPosition = note('geolocation-on-start');
    navigator.geolocation.watchPosition = () => {
      asked.push('geolocation-on-start');
      return 0;
    };
  }
  if ('Notification' in window) {
    Notification.requestPermission = async () => {
      asked.push('notification-on-start');
      return 'default';
    };
  }
}

async function lookAt(page: Page): Promise<Failures> {
  const found = await page.evaluate(() => {
    const failures: [string, string][] = (window as unknown as { asked: string[] }).asked.map((audit) => [
      audit,
      'asked at once',
    ]);
    if (document.doctype?.name !== 'html' || document.compatMode !== 'CSS1Compat') failures.push(['doctype', 'quirks']);
    for (const field of document.querySelectorAll('input, textarea')) {
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
      if (!field.dispatchEvent(paste)) failures.push(['paste-preventing-inputs', field.outerHTML.slice(0, 120)]);
    }
    for (const image of document.images) {
      const { naturalWidth, naturalHeight, currentSrc } = image;
      const { width, height } = image.getBoundingClientRect();
      const isDrawn = width > 1 && height > 1 && naturalWidth > 0 && !/\.svg$|image\/svg/.test(currentSrc);
      if (!isDrawn || getComputedStyle(image).objectFit !== 'fill') continue;
      const expected = (width * naturalHeight) / naturalWidth;
      if (Math.abs(expected - height) > 2) failures.push(['image-aspect-ratio', `${currentSrc} ${width} x ${height}`]);
      const isSeen = image.getBoundingClientRect().top < innerHeight;
      // Three quarters of what the screen could show are not told from the whole by an eye.
      if (isSeen && naturalWidth < 0.75 * width * devicePixelRatio) {
        failures.push(['image-size-responsive', `${currentSrc} ${naturalWidth} px for ${width * devicePixelRatio}`]);
      }
    }
    return failures;
  });
  return found as Failures;
}
