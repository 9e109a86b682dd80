import { countUnits } from '@yanmo/contract/text-count';
import { lookOfEntry } from '../../text/references/entry-look.ts';
import { endsSentence } from '../../text/sentences.ts';
import { aiLabelLines } from '../ai-label.ts';
import { isReferenceLine } from '../readers/is-work-itself.ts';
import { headingLevelOf } from '../readers/plain-text/read-text-blocks.ts';
import { isCode } from './code-lines.ts';
import { bareHeading, partNames } from './part-names.ts';
import type { KeptReason } from './text-to-rewrite.ts';

/** What is known of a paragraph beside its text. */
export interface ParagraphTraits {
  /** By its style or, in a file without any, by its form. */
  headingLevel: number | null;
  style: string | null;
  isInTable: boolean;
  isOutside: boolean;
  /** A formula stands in it, and these are its words without it. */
  besideFormula: string | null;
}

export interface ParagraphKind {
  why: KeptReason | null;
  headingLevel: number | null;
}

/** Longer than this, and a sentence: text that was given the style of a heading. */
const longestHeading = 120;
const fewestUnits = 6;
/** So much without a stop is a sentence that lacks one. */
const unendedUnits = 30;
const shortestClause = 10;
/** A chapter behind a list of references, and the sentences that it begins with. */
const longestChapter = 60;
const fewestAfter = 20;

const captionStyle = /caption|题注|題注|図表番号|图题|表题|epígrafe|leyenda/iu;
const contentsStyle = /^(?:toc|contents|目录|目次|índice|tdc)\s*\d?|table of figures|图表目录/iu;
const titleStyle = /^(?:title|subtitle|标题|標題|副标题|表題|título|subtítulo)$/iu;
const quotationStyle = /quot|block text|引用|引文|cita/iu;
const referencesStyle = /bibliograph|参考文献|bibliografía|文献目録|endnote bibliography/iu;

const chapterMark = /^#{1,6}\s+\S/u;

/** Of a run its end is looked at alone: a line of blanks costs no more than another. */
const contentsLine = /(?:\.{3}|…|·{3}|\t|_{3}|\s{3})\s{0,40}[\divxlc]{1,5}$/iu;
const captionForm =
  /^(?:续?\s*[图表圖図]|fig(?:ure|\.|ura)?|table|tabla|cuadro|gráfico|chart)\s*(?:\d{1,3}|[A-Z](?=[\s.\d:：-])|[一二三四五六七八九十]{1,3})(?:\s*[-–—.．]\s*\d{1,3}){0,3}(?<mark>[\s:：.、　]|$)/iu;
const sourceNote = /^(?:资料来源|数据来源|來源|来源|注|註|备注|source|note|nota|fuente|出典|注記)s?\s*[:：.](?!\d)/iu;
const keywords =
  /^[【[［]?\s*(?:关\s*键\s*[词字]|關\s*鍵\s*詞|key\s*-?\s*words?|index terms|palabras clave|キーワード|中图分类号|文献标识码|文章编号|doi)\s*[】\]］]?\s*(?:[:：.—]|\s|$)/iu;

/** Goes through a file from its first paragraph to its last, and says of each whether it is prose. */
export class ParagraphKinds {
  #part: 'FRONT' | 'BODY' | 'CONTENTS' | 'REFERENCES' | 'STATEMENT' | 'SURVEY' = 'FRONT';
  /** Behind the references, or in an appendix. */
  #isAppended = false;
  #surveyLevel = 0;
  /** A line among references that may be the heading of the next chapter: what follows it decides. */
  #mayHaveEnded = false;

  next(text: string, traits: ParagraphTraits): ParagraphKind {
    const { style, isInTable, isOutside } = traits;
    if (isOutside) return kept(contentsStyle.test(style ?? '') ? 'CONTENTS' : 'OUTSIDE');
    if (isInTable) return kept('TABLE');
    if (this.#part === 'REFERENCES') this.#endReferences(text);
    const headingLevel = this.#headingLevelOf(text, traits);
    if (headingLevel !== null) {
      this.#enter(text, traits.headingLevel ?? 0);
      return { why: 'HEADING', headingLevel };
    }
    if (aiLabelLines.some((line) => text.includes(line))) return kept('LABEL');
    if (this.#part === 'REFERENCES' || referencesStyle.test(style ?? '')) return kept('REFERENCES');
    if (this.#part === 'STATEMENT' || this.#part === 'SURVEY') return kept(this.#part);
    return kept(this.#reasonOf(text, traits));
  }

  /** A numbered chapter goes on with sentences, a part of a list with entries. */
  #endReferences(text: string): void {
    if (this.#mayHaveEnded && endsSentence(text) && countUnits(text) >= fewestAfter && lookOfEntry(text) !== 'ENTRY') {
      this.#part = 'BODY';
      this.#isAppended = false;
    }
    const mayBeHeading = chapterMark.test(text) || headingLevelOf(text) !== null;
    this.#mayHaveEnded = mayBeHeading && text.length <= longestChapter && lookOfEntry(text) !== 'ENTRY';
  }

  #headingLevelOf(text: string, { headingLevel, style }: ParagraphTraits): number | null {
    if (text.length > longestHeading && endsSentence(text)) return null;
    if (titleStyle.test(style ?? '')) return headingLevel ?? 1;
    const isNamed = findPart(text) !== null;
    // A numbered entry looks like a numbered heading; only what says that it is one ends a list of references.
    if (this.#part === 'REFERENCES' && !isNamed && (headingLevel === null || isReferenceLine(text))) return null;
    // So does a line of the contents.
    if (this.#part === 'CONTENTS' && contentsLine.test(text)) return null;
    if (headingLevel !== null) return headingLevel;
    if (isNamed && text.length <= 40) return 1;
    const marked = /^(#{1,6})\s+\S/u.exec(text)?.[1];
    return marked ? marked.length : headingLevelOf(text);
  }

  #enter(heading: string, level: number): void {
    const named = findPart(heading);
    const isAppendix = /^(?:附\s*录|付\s*録|附\s*件|appendix|anexo|apéndice)/iu.test(heading);
    if (named === 'references' || isAppendix) this.#isAppended = true;
    const isSurvey = this.#isAppended && partNames.survey.test(heading);
    if (named === 'references') this.#part = 'REFERENCES';
    else if (named === 'contents') this.#part = 'CONTENTS';
    else if (named === 'statement') this.#part = 'STATEMENT';
    else if (named === 'aiUse' && (this.#part !== 'BODY' || this.#isAppended)) this.#part = 'STATEMENT';
    else if (isSurvey) {
      this.#part = 'SURVEY';
      this.#surveyLevel = level;
    } else if (this.#part === 'SURVEY') {
      // Its questions are numbered as headings are.
      const isQuestion = /[?？:：]|[（(].{0,12}[选選择][）)]|_{3}|＿{3}/u.test(heading);
      if (named === 'others' || isAppendix || (level <= this.#surveyLevel && !isQuestion && level > 0))
        this.#part = 'BODY';
    } else if (this.#part !== 'FRONT' || named === 'others' || headingLevelOf(heading) !== null) {
      // The title of the paper is a heading too; what follows it is still the cover.
      this.#part = 'BODY';
    }
  }

  #reasonOf(text: string, { style, besideFormula }: ParagraphTraits): KeptReason | null {
    if (contentsStyle.test(style ?? '')) return 'CONTENTS';
    const isSentence = endsSentence(text);
    if (this.#part === 'CONTENTS') {
      if (contentsLine.test(text) || !isSentence) return 'CONTENTS';
      this.#part = 'BODY';
    }
    if (contentsLine.test(text) && !isSentence) return 'CONTENTS';
    if (captionStyle.test(style ?? '') || isCaption(text, isSentence)) return 'CAPTION';
    if (sourceNote.test(text)) return 'CAPTION';
    if (keywords.test(text)) return 'KEYWORDS';
    if (quotationStyle.test(style ?? '')) return 'QUOTATION';
    if (besideFormula !== null && countUnits(besideFormula.replace(/[（(][\d.\-–]+[)）]/gu, '')) < 2) return 'FORMULA';
    if (isCode(text, style)) return 'CODE';
    if (!isSentence && /\t/u.test(text)) return this.#part === 'FRONT' ? 'COVER' : 'TABLE';
    const units = countUnits(text);
    const isProse =
      (isSentence && units >= fewestUnits) ||
      units >= unendedUnits ||
      (units >= shortestClause && /[；;：:，,]$/u.test(text));
    if (isProse) return isReferenceEntry(text) ? 'REFERENCES' : null;
    return this.#part === 'FRONT' ? 'COVER' : 'SHORT';
  }
}

type PartName = keyof typeof partNames;

/** The part that a heading opens; a survey is one only where the text is over. */
function findPart(heading: string): Exclude<PartName, 'survey'> | null {
  const bare = bareHeading(heading);
  const names = ['references', 'contents', 'statement', 'aiUse', 'others'] as const;
  return names.find((name) => partNames[name].test(bare)) ?? null;
}

const kept = (why: KeptReason | null): ParagraphKind => ({ why, headingLevel: null });

/** “Figure 2. The model.” is a caption, “Figure 2 shows the model.” a sentence. */
function isCaption(text: string, isSentence: boolean): boolean {
  const mark = captionForm.exec(text)?.groups?.mark;
  if (mark === undefined || text.length > 300) return false;
  return !isSentence || /[:：.、]/u.test(mark);
}

/** With its number and its kind, outside of a list that has a heading. */
const isReferenceEntry = (text: string): boolean =>
  /^\s*[［[【]\d{1,3}[\]］】]/u.test(text) && /[［[](?:[JMDCNPSRZGA]|[JMDCNPSREDZ][BP]?\/OL)[\]］]/u.test(text);
