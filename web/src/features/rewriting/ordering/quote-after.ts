/** The price is asked for once the units rest. */
export const quoteAfterMs = 400;
