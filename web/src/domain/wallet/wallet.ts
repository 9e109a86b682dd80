import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

/** Everything that was asked about the wallet, for invalidation. */
export const walletKey = ['wallet'] as const;

/** What is on the wallet and how many prepaid characters are left. */
export function useWallet() {
  const session = useSession();
  return useQuery({
    queryKey: [...walletKey, 'balance'],
    queryFn: async ({ signal }) => {
      const { listWalletEntries } = await loadPart(() => import('@yanmo/contract/wallet'));
      const { balance, characters } = await call(listWalletEntries, { query: { page_size: 1 } }, { signal });
      return { balance, characters };
    },
    enabled: session !== null,
    // Money moves in other tabs and by notifications of the gateway.
    staleTime: 0,
  });
}
