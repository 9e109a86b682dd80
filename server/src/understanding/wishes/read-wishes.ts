import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind, Wish } from '@yanmo/contract/understanding';

export interface WishSituation {
  language: Language;
  kind: TitleKind;
  type: PaperType;
  wordCount: number;
}

/** What a student's free text asks of an outline, each wish in his own words and as it was read. */
export function readWishes(_requirements: string, _situation: WishSituation): Wish[] {
  return [];
}
