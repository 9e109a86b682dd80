import type { ImportedRecord } from './imported-record.ts';

const conference = /conference|proceeding/iu;
const meeting = /proceedings|conference|conférence|workshop|symposium|meeting|actes|congress|congreso|会议|研讨会/iu;
/** Journals that are called proceedings. */
const calledProceedings =
  /^proceedings of the (?:national academy of sciences|vldb endowment|ieee$|royal society|acm on\b|institution of)/iu;
const calledJournal =
  /\b(?:transactions|journal|annals|bulletin|magazine|quarterly|revista|revue|zeitschrift)\b|学报|杂志|期刊|月刊|季刊/iu;
const tail = /,?\s+(?:volume|vol\.?)\s*(\d+)(?:,?\s*(?:number|issue|no\.?|numéro)\s*([\d–-]+))?(?:[\s,:–-].*)?$/iu;

/** Collections that hold everything under one roof call a journal's article a conference paper; its venue tells it. */
export function asJournal(record: ImportedRecord): ImportedRecord {
  const { venue } = record;
  if (!venue || !conference.test(record.type)) return record;
  const numbered = meeting.test(venue) ? null : tail.exec(venue);
  const name = numbered ? venue.slice(0, numbered.index).trim() : venue;
  const isJournal =
    calledProceedings.test(name) || (!meeting.test(name) && (calledJournal.test(name) || numbered !== null));
  if (!isJournal || name === '') return record;
  return {
    ...record,
    type: 'article-journal',
    venue: name,
    volume: record.volume ?? numbered?.[1] ?? null,
    issue: record.issue ?? numbered?.[2] ?? null,
  };
}
