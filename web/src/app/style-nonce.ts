declare global {
  /** Read by the scroll lock of dialogs and drawers, which writes its own style element. */
  var __webpack_nonce__: string | undefined;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
globalThis.__webpack_nonce__ = nonce;

/** The server writes a fresh nonce into each page; style elements without it are refused by the browser. */
export function getStyleNonce(): string {
  return nonce;
}
