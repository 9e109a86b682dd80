import { useTranslation } from 'react-i18next';

export type LegalName = 'service' | 'privacy';

/** Raised together with the texts: who agreed to which version is answered by the date of their registration. */
export const legalVersions: Record<LegalName, { version: string; effectiveDate: string }> = {
  service: { version: '1.4', effectiveDate: '2026-11-18' },
  privacy: { version: '1.3', effectiveDate: '2026-11-17' },
};

export interface LegalTable {
  columns: string[];
  rows: string[][];
}

/** A paragraph, a list, or a table whose first column names the row. */
export type LegalBlock = string | string[] | LegalTable;

export interface LegalDocument {
  title: string;
  intro: string;
  sections: { title: string; blocks: LegalBlock[] }[];
}

export function findLegalName(text: string | undefined): LegalName | null {
  return text === 'service' || text === 'privacy' ? text : null;
}

export function useLegalDocument(name: LegalName): LegalDocument {
  const { t } = useTranslation('legal');
  return t(`documents.${name}`, { returnObjects: true });
}
