/** What is handed from the browser's program to the table; the figures of `Measures` in ms, but for the shift. */
export interface Measures {
  fcp: number;
  speedIndex: number;
  lcp: number;
  tbt: number;
  cls: number;
}

export interface Visited extends Measures {
  score: number;
  lcpElement: string;
  /** What moved most. */
  shifts: string[];
  bytes: number;
}

export interface Audited {
  score: number;
  /** Each audit that fails, with where. */
  failures: string[];
}

export interface MeasuredPage {
  name: string;
  /** The visit of the median score; null where the page is no address of its own. */
  performance: Visited | null;
  accessibility: Audited;
  bestPractices: Audited;
}
