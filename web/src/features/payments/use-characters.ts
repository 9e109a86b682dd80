import { findProduct, useCatalogue } from '../../domain/orders/catalogue.ts';
import { useWallet } from '../../domain/wallet/wallet.ts';

/** Prepaid characters are spoken of where they can be bought, and to whoever has some. */
export function useCharacters(): { isSold: boolean; isShown: boolean } {
  const { data: catalogue } = useCatalogue();
  const { data: wallet } = useWallet();
  const isSold = findProduct(catalogue, 'REDUCE_AIGC_PACKAGES') !== null;
  return { isSold, isShown: isSold || (wallet?.characters ?? 0) > 0 };
}
