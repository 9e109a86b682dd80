import type { CheckWording } from './check-wording.ts';

export const en: CheckWording = {
  kind: 'Similarity report',
  headline: 'Copied word for word',
  meaning: {
    uncompared:
      'There was no text to compare with in what was chosen, so this rate was not measured; only repetition inside the text was.',
    none: 'No passage of this text was found word for word in the texts it was compared with.',
    trace: 'Less than 0.1% of this text stands word for word in the texts it was compared with.',
    common:
      'Only common phrases of this text stand word for word in the texts it was compared with; they are not counted.',
    some: (rate) => `${rate} of the text that counts stands word for word in the texts it was compared with.`,
  },
  counted: 'Quotations count; the list of references, cover, contents and statements do not.',
  rates: {
    without_quotations: { name: 'Without quotations', note: 'nothing between quotation marks counts' },
    with_references: { name: 'With references', note: 'the list of references counts too' },
    inside: { name: 'Repeated inside the text', note: 'stands twice in this text' },
    paraphrase: { name: 'Possible paraphrase', note: 'alike in other words; not in the rates before' },
  },
  strip: {
    title: 'Where the marks lie',
    from: 'beginning',
    to: 'end',
    uncounted: 'Hatched: cover, contents, statements and the list of references, which do not count.',
    none: 'Nothing in this text is marked.',
  },
  lanes: { COPY: 'Word for word', PARAPHRASE: 'Possible paraphrase', REPEATED: 'Repeated inside' },
  facts: {
    number: 'Certificate number',
    measuredAt: 'Checked on',
    units: 'Length',
    method: 'Method',
    comparedWith: 'Compared with',
    notCompared: 'Not compared with',
  },
  length: (units, isCharacters) => `${units} ${isCharacters ? 'characters' : 'words'}`,
  compared: {
    LIBRARY: {
      name: 'Library of works, with the owner’s own library',
      count: (texts, shown) => `${shown} ${texts === 1 ? 'work' : 'works'}`,
    },
    OWN_FILES: {
      name: 'Texts that the owner had checked or rewritten here',
      count: (texts, shown) => `${shown} ${texts === 1 ? 'text' : 'texts'}`,
    },
    SITE: {
      name: 'Papers of this site whose authors agreed',
      count: (texts, shown) => `${shown} ${texts === 1 ? 'paper' : 'papers'}`,
    },
  },
  verify: 'Scan the code or open this address to confirm the number, date and rates of this certificate.',
  cleaned: (count) =>
    count === 1
      ? 'One invisible or look-alike character was taken out before the check.'
      : `${count} invisible or look-alike characters were taken out before the check.`,
  leftOut: (count) =>
    count === 1
      ? 'One of the owner’s files and papers is this text or an earlier version of it, and no source.'
      : `${count} of the owner’s files and papers are this text or earlier versions of it, and no sources.`,
  limitsTitle: 'How to read this report',
  limits: [
    'This is Yanmo’s own comparison with the texts named above. It is no score of CNKI, Turnitin or another provider, and neither stands for the other.',
    'What is not among these texts cannot be found in them: a low rate does not say that no other text is alike.',
    'The same words are not yet plagiarism: quotations with their source count as well. Whether they are proper is for people to judge.',
  ],
  sourcesTitle: 'Sources',
  noSources: 'No sources were found.',
  sourceKinds: { LIBRARY: 'library', OWN_LIBRARY: 'own library', OWN_FILE: 'own file', SITE: 'paper of this site' },
  untitled: '(untitled)',
  withoutIdentity: 'A paper by another user of this site',
  onlyParaphrase: 'paraphrase only',
  onlyCommon: 'common phrases only',
  moreSources: (shown, all) => `Of ${all} sources, the ${shown} with most in common.`,
  textTitle: 'The text with its marks',
  legendNumber: 'raised numbers name the source',
  uncountedParagraphs: 'small grey text does not count',
  matchesTitle: 'Place by place',
  sides: { text: 'This text', source: 'Source' },
  gap: ' […] ',
  unprinted: 'The words of this paper are shown on the report’s page alone, for as long as its author agrees.',
  sameWords: 'marked: the words that both have',
  page: (page) => `p. ${page}`,
  source: (number) => `Source ${number}`,
  place: (number) => `Place ${number}`,
  similarity: (percent) => `${percent} the same`,
  common: 'common phrase, not counted',
  quotation: 'quotation',
  inReferences: 'in the list of references',
  longest: (shown, all) =>
    `Of ${all} marked places, the ${shown} longest, in the order of the text; the others are in the report on the web.`,
  isCut: 'More was found than is listed here; the rates count all of it.',
  qrCode: 'QR code of the page that confirms this certificate',
};
