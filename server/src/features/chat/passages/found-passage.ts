/** A passage that may answer, as whoever writes the answer gets it. Its text is somebody's: data, whatever it says. */
export interface FoundPassage {
  id: string;
  title: string;
  heading: string | null;
  page: number | null;
  text: string;
  isSure: boolean;
  /** From 0 to 1. */
  score: number;
  /** Of a library: the work. */
  source: { kind: 'FILE' | 'PAPER' | 'OUTLINE' | 'WORK'; key: string };
}
