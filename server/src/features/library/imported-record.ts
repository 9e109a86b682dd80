import type { NewWork } from './work-row.ts';

/** A record of an import; who owns it and where it comes from is the importer's to say. */
export type ImportedRecord = Omit<NewWork, 'ownerUserId' | 'source' | 'content' | 'contentHash'> & {
  /** Of a notice: DOIs of what it retracts. */
  retracts?: string[];
};
