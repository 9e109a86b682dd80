import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { firstPaint } from './build/first-paint.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { withoutSchemas } from './build/without-schemas.ts';
import { woff2Only } from './build/woff2-only.ts';

const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

const frameParts =
  /node_modules[\\/](@mantine[\\/](core[\\/]esm[\\/](core|components[\\/](ActionIcon|Button|CloseButton|Group|Loader|Notification|Portal|Skeleton|Transition|UnstyledButton|VisuallyHidden))|notifications|store)|clsx|react-remove-scroll|react-transition-group)[\\/]/;
/** What the first script holds and other pages share with it: each in a file of its own would be asked for apart. */
const sharedByAll =
  /web[\\/]src[\\/](lib[\\/]|features[\\/]accounts[\\/](api|visit-origin)\.|domain[\\/](growth[\\/]gift-overlay|orders[\\/](announced-orders|order-news|work-drawer)|site[\\/](home-info|promo-lines|site-links))|ui[\\/](broken-at-words|empty-state|page-heading|page-skeleton|seal|sheet|use-escape)|app[\\/](app-route|guard|lazy-page|operator-routes|paths|routes|with-filled|layout[\\/](account-target|color-scheme-switch|language-switch|layout-overlays|new-mark|side-navigation|unread-mark|use-share-name)))/;
/** Small things that most pages are put together from: over a slow line a dozen files take longer than their bytes do. */
const sharedByMost =
  /web[\\/]src[\\/](ui[\\/](choice-cards|confirm-box|file-facts|grey-lines|icon-button|list-action|load-failed|menu|page-numbers|page-tabs|paged-list|popover|row-skeletons|show-action|show-news|show-undo|side-card)|domain[\\/](operator[\\/](account-cell|fetch-file)|orders[\\/](order-overlay|orders-key|quote\.|catalogue)|papers[\\/]paper-links|site[\\/]global-code|wallet[\\/](wallet-links|use-money-action)))|contract[\\/]src[\\/]code-labels/;

const sharedContract =
  /contract[\\/]src[\\/](accounts|cookies|home|orders|route|page|codes|languages|language-choice|money|errors|files|days|catalogue|operator-list|text-count)\.ts$/;
const nameOfContract = (module: string) => `contract-${/([\w-]+)\.ts$/.exec(module)?.[1] ?? 'rest'}`;

export default defineConfig({
  plugins: [
    react(),
    woff2Only(),
    withoutSchemas(),
    mantineStyles(),
    firstPaint(),
    pageFiles(),
    firstLoadBudget({ maximumKilobytes: 230 }),
    precompress({ minimumBytes: 1024 }),
  ],
  build: {
    target: 'es2022',
    // An inlined file would need data: in the policy's font-src and style-src; only img-src allows it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Otherwise each icon and each shared piece of a library becomes a file of its own, and a page asks for a hundred.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next)[\\/]/,
            },
            // An icon that only one page shows stays with that page, out of the first load.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
            // What the frame around every page is made of. A component missing here is found in a small file of its own;
            // one too many costs every first visit.
            { name: 'frame', test: frameParts },
            { name: 'lib', test: sharedByAll },
            // What comes with the first page that needs any of it, and then serves them all.
            {
              name: 'kit',
              test: /node_modules[\\/](@mantine|@floating-ui|react-number-format)[\\/]/,
              minShareCount: 2,
            },
            // Behind the kit: a group takes along what it imports and nobody before it has taken.
            { name: 'parts', test: sharedByMost, minShareCount: 2 },
            { name: 'works', test: /web[\\/]src[\\/]domain[\\/]works[\\/](?!work-card)/, minShareCount: 2 },
            // What one room agrees on with the server comes when a page of it is opened.
            { name: 'contract', test: sharedContract, minShareCount: 2 },
            { name: nameOfContract, test: /contract[\\/]src[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': api,
      '/cashier': api,
      '/chat': api,
      '/chatAllInfo': api,
      '/closeSession': api,
      '/uploadFile': api,
      '/healthz': api,
    },
  },
});
