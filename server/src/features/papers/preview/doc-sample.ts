import type { Work } from '@yanmo/contract/works';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import { citeInText, formatBibliography, isNumeric } from '../../../documents/citations/citations.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { type Sample, subjectOfSample, writeSample } from '../../../engines/built-in/paper/write-sample.ts';
import { openCollection, paperWorkOf } from '../../library/service.ts';
import { defaultStyles } from '../paper-basis.ts';

/** Writes samples as text, with works of the collection, cited and listed as papers of their language are. */
export function openDocSamples(): (sample: Sample) => string {
  const choose = openCollection();
  return (sample) => {
    const works = choose(subjectOfSample(sample));
    return writeSample(sample, { works: works.map(paperWorkOf), print: (cited) => printOf(sample, works, cited) });
  };
}

function printOf({ language }: Sample, works: readonly Work[], cited: readonly string[]) {
  const style = defaultStyles[language];
  const records = (ids: readonly string[]) =>
    ids.flatMap((id) => works.filter((work) => work.id === id)).map(citationOfWork);
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
