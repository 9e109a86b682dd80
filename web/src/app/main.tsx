import '../ui/mantine.css';
import '@mantine/notifications/styles.layer.css';
import '../ui/tokens.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberVisitOrigin } from '../features/accounts/visit-origin.ts';
import { startI18n } from '../lib/i18n.ts';
import { listenForEscape } from '../ui/use-escape.ts';
import { countVisit } from './count-visit.ts';
import { nameFirstEntry } from './name-first-entry.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter, whenReady } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// Before the router's first redirect: who invited the visitor stands in the address only now.
rememberVisitOrigin();
nameFirstEntry();
listenForEscape();

// The texts first: everything below, the guard's messages included, speaks the reader's language from its first word.
await startI18n();

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

// What the server drew stays until the page itself can take its place.
await whenReady(router);

// In small pieces, between which the browser listens: a phone needs a quarter of a second for the whole.
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <Providers router={router} queryClient={queryClient} />
    </StrictMode>,
  ),
);

// After the page itself: it takes nothing from what the visitor waits for.
countVisit();
