import { chatPagesMaximum } from '@yanmo/contract/chat';
import { errorMessages } from '@yanmo/contract/error-messages';
import type { ErrorCode } from '@yanmo/contract/errors';
import type { VerifiedReference } from '@yanmo/contract/explore';
import type { Language } from '@yanmo/contract/languages';
import type { Finding, Reading, ReadingDetail } from '@yanmo/contract/reading';
import { fillIn } from '../../platform/http/fill-in.ts';
import { type FindingKind, type StoredFinding, type StoredReading, storedFindings } from './reading.ts';
import type { ListedReading } from './store.ts';

const kinds: Readonly<Record<string, Reading['kind']>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'text/markdown': 'MD',
};

const kindOf = ({ fileType, fileName }: Pick<StoredReading, 'fileType' | 'fileName'>): Reading['kind'] =>
  kinds[fileType] ?? (/\.(?:md|markdown)$/iu.test(fileName) ? 'MD' : 'TXT');

export function presentReading(reading: ListedReading, language: Language): Reading {
  const { id, fileKey, fileName, title, pages, state, error, createdAt } = reading;
  return {
    key: id,
    file_key: fileKey,
    file_name: fileName,
    kind: kindOf(reading),
    title,
    language: reading.language,
    pages,
    state,
    error: error === null ? null : presentError(error, language, id),
    created_at: createdAt.toISOString(),
  };
}

function presentError(code: string, language: Language, number: string): { error: string; message: string } {
  const error = code in errorMessages ? (code as ErrorCode) : 'internal';
  const filled = fillIn(errorMessages[error][language], { request_id: number, maximum: chatPagesMaximum });
  return { error, message: filled.replace(/\{\w+\}/gu, '') };
}

const coming: Finding = { state: 'COMING', is_quoted: false, statements: [] };

export function presentDetail(
  reading: StoredReading,
  findings: readonly StoredFinding[],
  { language, fileUrl }: { language: Language; fileUrl: string | null },
): ReadingDetail {
  const all = <Kind extends FindingKind>(kind: Kind) =>
    findings
      .filter((finding) => finding.kind === kind)
      .map(({ position, content }) => ({ position, content: storedFindings[kind].parse(content) }));
  const one = (kind: 'OVERVIEW' | 'METHODS' | 'LIMITS'): Finding => (all(kind)[0]?.content as Finding) ?? coming;
  const verified = new Map<number, VerifiedReference>();
  for (const { position, content } of all('REFERENCES')) {
    const { references } = content as { references: VerifiedReference[] };
    references.forEach((reference, index) => {
      verified.set(position + index, reference);
    });
  }
  return {
    ...presentReading(reading, language),
    file_url: fileUrl,
    engine: reading.engine,
    progress: { done: Math.min(findings.length, reading.planned), total: reading.planned },
    outline: reading.outline.map(({ level, title, page, lastPage, start }) => ({
      ...{ level, title, page, last_page: lastPage, paragraph: start },
    })),
    is_by_pages: reading.isByPages,
    overview: one('OVERVIEW'),
    summaries: all('SUMMARY').map(({ position, content }) => ({ ...(content as Finding), heading: position })),
    terms: (all('TERMS')[0]?.content as ReadingDetail['terms'] | undefined) ?? { state: 'COMING', terms: [] },
    methods: one('METHODS'),
    limits: one('LIMITS'),
    references: reading.references.map(({ text, page, paragraph }, index) => ({
      ...{ number: index + 1, text, page, paragraph },
      verified: verified.get(index) ?? null,
    })),
  };
}
