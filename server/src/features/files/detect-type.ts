interface Signature {
  type: string;
  extensions: readonly string[];
  matches(head: Buffer): boolean;
}

/** As many bytes as the longest signature needs. */
export const headBytes = 16;

const startsWith = (bytes: readonly number[]) => (head: Buffer) =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isUtf16 = (head: Buffer): boolean => startsWith([0xff, 0xfe])(head) || startsWith([0xfe, 0xff])(head);

/** In UTF-8, in UTF-16 with its mark, or in one of the Chinese encodings. */
function isText(head: Buffer): boolean {
  if (head.length === 0) return false;
  return isUtf16(head) || head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

const signatures: readonly Signature[] = [
  { type: 'image/png', extensions: ['png'], matches: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: startsWith([0xff, 0xd8, 0xff]) },
  {
    type: 'image/webp',
    extensions: ['webp'],
    matches: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { type: 'application/pdf', extensions: ['pdf'], matches: (head) => head.toString('latin1', 0, 5) === '%PDF-' },
  {
    // Every package begins so; what is inside is the reader's to find out.
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    matches: startsWith([0x50, 0x4b, 0x03, 0x04]),
  },
  // Text like any other: only its name tells that its signs are markup, and whoever takes it as plain text loses nothing.
  { type: 'text/markdown', extensions: ['md'], matches: () => false },
  // Last: it has no signature, and what is none of the above and holds no control characters is read as text.
  { type: 'text/plain', extensions: ['txt'], matches: isText },
];

/** By the content alone: what the sender calls a file decides nothing; `typeByName` for the one exception. */
export function findType(head: Buffer): string | null {
  return signatures.find((signature) => signature.matches(head))?.type ?? null;
}

/** Of a text the sender's name tells whether it is Markdown, where that is taken at all. */
export function typeByName(type: string, name: string, accepted: readonly string[]): string {
  const isMarkdown = type === 'text/plain' && /\.(?:md|markdown)$/iu.test(name.trim());
  return isMarkdown && accepted.includes('text/markdown') ? 'text/markdown' : type;
}

export function extensionsOf(type: string): readonly string[] {
  return signatures.find((signature) => signature.type === type)?.extensions ?? [];
}
