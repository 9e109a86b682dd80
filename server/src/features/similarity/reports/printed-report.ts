import type { CheckReport } from '../../../documents/checking/check-report.ts';
import type { Check, CheckText } from '../checks/check.ts';
import type { Findings } from './findings.ts';
import { presentMatches } from './present-report.ts';

/** What was withdrawn cannot be taken out of a file that somebody has: words of others' papers are never printed. */
const nothingOfOthers: ReadonlyMap<string, string> = new Map();

/** A check as its PDF tells it. */
export function reportOf(check: Check, { text }: CheckText, findings: Findings, siteUrl: string): CheckReport {
  const { certificateNumber, rates, method, version, measuredAt, compared } = check;
  if (!certificateNumber || !rates || !method || !version || !measuredAt) {
    throw new Error(`check ${check.id} is printed before it was measured`);
  }
  return {
    language: check.reportLanguage,
    textLanguage: check.language,
    title: check.title,
    units: check.units,
    cleaned: check.cleaned,
    certificateNumber,
    verifyUrl: new URL(`/verify/${certificateNumber}`, siteUrl).href,
    ...{ method, version, measuredAt, rates, comparedWith: compared ?? [], leftOut: findings.earlierVersions.length },
    text,
    paragraphs: findings.paragraphs,
    sources: findings.sources,
    matches: presentMatches(findings, nothingOfOthers),
    isCut: findings.isCut,
    repeated: findings.repeated,
  };
}
