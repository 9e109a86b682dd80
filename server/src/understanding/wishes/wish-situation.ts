import type { Field, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

/** What whether a wish can be met depends on. */
export interface WishSituation {
  language: Language;
  kind: TitleKind;
  field: Field;
  type: PaperType;
  wordCount: number;
  /** What the paper is about, where it is known: whether there are people to ask is seen from it. */
  title?: string;
  /** Who will write: not every engine can make every table or figure. */
  engine?: EngineKind;
}

export type EngineKind = 'BUILT_IN' | 'MODEL';
