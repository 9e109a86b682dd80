/** The words of a sample in one language; sample-blocks.ts gives them their form, the same in all languages. */
export interface SampleWords {
  title: string;
  subtitle: string;
  cover: {
    school: string;
    department: string;
    major: string;
    className: string;
    author: string;
    studentNumber: string;
    supervisor: string;
    date: string;
  };
  abstract: string[];
  keywords: string[];
  /** The second abstract, in English; absent where the document is English. */
  english?: { title: string; abstract: string[]; keywords: string[] };
  introduction: {
    title: string;
    background: { title: string; text: string[] };
    meaning: { title: string; text: string[] };
    content: { title: string; text: string; items: [string, string, string]; closing: string };
  };
  review: {
    title: string;
    capabilities: { title: string; text: string[]; quote: string; afterQuote: string };
    digital: { title: string; text: string; parts: { title: string; text: string }[] };
    table: { caption: string; head: [string, string, string]; rows: [string, string, string][]; note: string };
  };
  design: {
    title: string;
    framework: {
      title: string;
      text: string;
      hypotheses: string[];
      figure: string;
      /** What acts, what it acts through, what it acts on, and what makes that stronger. */
      boxes: [string, string, string, string];
    };
    variables: {
      title: string;
      text: string;
      caption: string;
      group: string;
      head: [string, string, string, string];
      rows: [string, string, string, string][];
      note: string;
    };
    model: { title: string; before: string; between: string; after: string };
    data: { title: string; text: string; gap: string };
  };
  conclusion: { title: string; text: string[] };
  appendix: {
    title: string;
    /** The heading over the questions where the questionnaire is a document of its own. */
    part: string;
    intro: string;
    single: string;
    options: string[];
    several: string;
    choices: string[];
    scale: string;
    head: string[];
    statements: string[];
    open: string;
  };
  thanks: string[];
  schedule: { title: string; caption: string; head: [string, string, string]; rows: [string, string, string][] };
  similarity: {
    summary: string;
    summaryText: string;
    passages: string;
    text: string;
    table: { caption: string; head: [string, string]; rows: [string, string][] };
  };
  rewrite: { title: string; before: string; after: string; text: string; changed: string };
  certificate: { title: string; text: string[] };
}
