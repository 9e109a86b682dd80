import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { colorSchemeStorageKey } from '../lib/constants.ts';
import { serviceReturned } from '../lib/service-state.ts';
import { readSession, subscribeSession } from '../lib/session.ts';
import classes from './providers.module.css';
import { getStyleNonce } from './style-nonce.ts';
import { cssVariablesResolver, theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeStorageKey });

export function Providers({ router, queryClient }: { router: DataRouter; queryClient: QueryClient }) {
  useEffect(() => {
    let token = readSession()?.token ?? null;
    return subscribeSession(() => {
      const next = readSession()?.token ?? null;
      if (next === token) return;
      token = next;
      // Answers given to one account must not be shown to the next. The user's own record is keyed by the login.
      void queryClient.resetQueries({ predicate: ({ queryKey: [room] }) => room !== 'home-info' && room !== 'user' });
    });
  }, [queryClient]);

  useEffect(() => serviceReturned.listen(() => void queryClient.invalidateQueries()), [queryClient]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={getStyleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notifications
          withinPortal={false}
          position="bottom-left"
          limit={4}
          classNames={{ root: `yanmo-messages ${classes.messages}` }}
        />
      </QueryClientProvider>
    </MantineProvider>
  );
}
