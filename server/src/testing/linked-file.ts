/** What a signed link opens: the same under one that was signed a second later, which is another text. */
export function linkedFile(link: string): string {
  const [signed = ''] = (link.split('/').at(-1) ?? '').split('.');
  return JSON.parse(Buffer.from(signed, 'base64url').toString())[0];
}
