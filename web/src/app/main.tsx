// Mantine's rules stand in a cascade layer, so that ours win whatever order the files of lazy pages arrive in.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberVisitOrigin } from '../features/accounts/visit-origin.ts';
import { startI18n } from '../lib/i18n.ts';
import { countVisit } from './count-visit.ts';
import { nameFirstEntry } from './name-first-entry.ts';
import { Providers } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

// Before the router's first redirect: who invited the visitor stands in the address only now.
rememberVisitOrigin();
nameFirstEntry();

// The texts first: everything below, the guard's messages included, speaks the reader's language from its first word.
await startI18n();

const queryClient = createQueryClient();

createRoot(container).render(
  <StrictMode>
    <Providers router={createAppRouter(queryClient)} queryClient={queryClient} />
  </StrictMode>,
);

// After the page itself: it takes nothing from what the visitor waits for.
countVisit();
