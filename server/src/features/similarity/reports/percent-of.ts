/** As rates are on the wire: percent with one decimal. */
export const percentOf = (share: number): number => Math.round(share * 1000) / 10;
