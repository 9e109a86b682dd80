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
  /** Which share of the processors' time the host took meanwhile; null where the system does not say. */
  stolen: number | null;
}

/** Of one page. */
export interface Visits {
  /** The visit of the median score, the lower one of two. */
  median: Visited;
  /** Whether the host left the machine alone during those that count; else the quietest ones count. */
  isQuiet: boolean;
  /** Of every visit, those that do not count included. */
  stolen: readonly (number | null)[];
}

export interface Audited {
  score: number;
  /** Each audit that fails, with where. */
  failures: string[];
}

export interface MeasuredPage {
  name: string;
  /** Null where the page is no address of its own. */
  performance: Visits | null;
  accessibility: Audited;
  bestPractices: Audited;
}

/** What the figures are to be read by: a slow machine, or one that does other things, makes every page slow. */
export interface MeasuredMachine {
  benchmarkIndex: number;
  /** Programs that wanted a processor in the minute before, and how many processors there are. */
  load: number;
  cores: number;
}

export interface MeasuredSite {
  machine: MeasuredMachine;
  pages: MeasuredPage[];
}
