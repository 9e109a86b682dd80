/** 13812340000 -> 138****0000; the full number leaves the database only towards the SMS provider and the user's export. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
