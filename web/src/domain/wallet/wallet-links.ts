/** The wallet, where more is put on it. */
export const walletPath = '/wallet/recharge';

/** The same with the packages of prepaid characters before it. */
export const buyCharactersPath = `${walletPath}?buy=characters`;

export const wantsCharacters = (search: string): boolean => new URLSearchParams(search).get('buy') === 'characters';
