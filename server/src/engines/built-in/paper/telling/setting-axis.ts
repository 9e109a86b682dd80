export type Script = 'zh' | 'ja' | 'latin';

/** Words that hold some places of an axis; a star ends a stem. */
export interface SettingWords {
  /** The places, or the first and the last of a stretch of them: *primary-upper*; *all* leaves none out, *none* is no place although it looks like one. */
  at: string;
  /**
   * *fact*: titles mean something else by it. *title*: a fact may say it in passing, so that it shows the title's own and nothing else; *own*: so too, and
   * titles mean something else by it.
   */
  only?: 'title' | 'fact' | 'own';
  /** Whoever else belongs to children's families and schools, or to those of the old, says nothing there. */
  isKin?: true;
  zh?: string;
  ja?: string;
  latin?: string;
}

/** Settings that leave each other out. */
export interface Axis {
  id: string;
  places: string;
  /** A title that names none of these is on children, pupils or the old. */
  grown?: string;
  words: readonly SettingWords[];
}
