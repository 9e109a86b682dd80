/** How this machine lays out a number of 64 bits. */
export const isLittle = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
export const highHalf = isLittle ? 4 : 0;
