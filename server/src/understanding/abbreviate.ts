import type { Language } from '@yanmo/contract/languages';

/** Terms that readers know as well by their letters: a line that is shown says them so, headings keep the title's own words. */
const known: readonly [RegExp, string][] = (
  [
    ['micro,? small,? and medium(?:-sized)? (?:enterprises|businesses)', 'MSMEs'],
    ['small and medium(?:-sized)? (?:enterprises|businesses|firms)', 'SMEs'],
    ['sustainable development goals', 'SDGs'],
    ['millennium development goals', 'MDGs'],
    ['genetically modified organisms', 'GMOs'],
    ['genetically modified', 'GM'],
    ['human resources? management', 'HRM'],
    ['artificial intelligence', 'AI'],
    ['world war (?:ii|two)', 'WWII'],
    ['world war (?:i|one)', 'WWI'],
    ['international humanitarian law', 'IHL'],
    ['corporate social responsibility', 'CSR'],
    ['foreign direct investment', 'FDI'],
    ['gross domestic product', 'GDP'],
    ['post-?traumatic stress disorder', 'PTSD'],
    ['attention[- ]deficit[/ -]*hyperactivity disorder', 'ADHD'],
    ['non-?governmental organi[sz]ations', 'NGOs'],
    ['information and communications? technolog(?:y|ies)', 'ICT'],
    ['internet of things', 'IoT'],
    ['(?:deep )?convolutional neural networks?', 'CNN'],
    ['large language models', 'LLMs'],
    ['english as a (?:foreign|second) language', 'EFL'],
    ['chronic obstructive pulmonary disease', 'COPD'],
    ['intensive care units?', 'ICU'],
    ['geographic(?:al)? information systems?', 'GIS'],
  ] as const
).map(([words, letters]) => [new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}-])`, 'giu'), letters]);

/** A part of a title as a page shows it. */
export const abbreviate = (text: string, language: Language): string =>
  language === 'en' ? known.reduce((shown, [words, letters]) => shown.replace(words, letters), text) : text;
