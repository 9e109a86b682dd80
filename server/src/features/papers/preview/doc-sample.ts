import type { Work } from '@yanmo/contract/works';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import { citeInText, formatBibliography, isNumeric } from '../../../documents/citations/citations.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { type Sample, subjectOfSample, writeSample } from '../../../engines/built-in/paper/write-sample.ts';
import { findNamedWork, openCollection, paperWorkOf } from '../../library/service.ts';
import { defaultStyles } from '../paper-basis.ts';

/** Writes samples as text, with works of the collection, cited and listed as papers of their language are. */
export function openDocSamples(): (sample: Sample) => string {
  const { choose, find } = openCollection();
  const findWork = (id: string): Work | undefined => find(id) ?? findNamedWork(id);
  return (sample) =>
    writeSample(sample, {
      works: choose(subjectOfSample(sample)).map(paperWorkOf),
      print: (cited) => printOf(sample, findWork, cited),
    });
}

function printOf({ language }: Sample, findWork: (id: string) => Work | undefined, cited: readonly string[]) {
  const style = defaultStyles[language];
  // A record that is read once is the same wherever it is cited.
  const known = new Map(cited.flatMap((id) => findWork(id) ?? []).map((work) => [work.id, citationOfWork(work)]));
  const records = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const among = records(cited);
  return {
    title: getDefaultTemplate(language).texts.referencesTitle,
    entries: formatBibliography(style, among, { language }).map(({ label, text }) => `${label} ${text}`.trim()),
    cite: (ids: readonly string[], isNarrated: boolean): string => {
      // Authors and year stand there already, and are all that a style of names would say.
      if (!isNumeric(style) && isNarrated) return '';
      return `${isNumeric(style) ? '' : ' '}${citeInText(style, records(ids), { among, language }).text}`;
    },
  };
}
