/**
 * When a code stops working, on this device's clock. One that is wrong by more than the code's whole life would call a
 * fresh code dead, or count down for hours: then the full time is counted from the moment the code came.
 */
export function paymentDeadline(expiresAt: string, arrivedAtMs: number, paymentMinutes: number): number {
  const fullMs = paymentMinutes * 60_000;
  const leftMs = Date.parse(expiresAt) - arrivedAtMs;
  return arrivedAtMs + (leftMs > 0 && leftMs <= fullMs ? leftMs : fullMs);
}
