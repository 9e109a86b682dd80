import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { precompress } from './build/precompress.ts';

const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), firstLoadBudget({ maximumKilobytes: 230 }), precompress({ minimumBytes: 1024 })],
  build: {
    target: 'es2022',
    // An inlined file would need data: in the policy's font-src and style-src; only img-src allows it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Otherwise each icon and each shared piece of a library becomes a file of its own, and the first page asks for sixty.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next)[\\/]/,
            },
            // An icon that only one page shows stays with that page, out of the first load.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
            { name: 'lib', test: /web[\\/]src[\\/]lib[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': api, '/cashier': api, '/chat': api },
  },
});
