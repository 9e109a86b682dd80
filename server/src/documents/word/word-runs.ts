import {
  Bookmark,
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImportedXmlComponent,
  InternalHyperlink,
  type IRunOptions,
  type ParagraphChild,
  ShadingType,
  SimpleField,
  TextRun as WordText,
} from 'docx';
import type { TextRun } from '../blocks.ts';
import { formulaToOmml, parseFormula } from '../formulas/formula.ts';
import type { LaidRun } from '../layout/laid.ts';
import { toneColours } from '../layout/tones.ts';
import type { WordMarks } from './word-marks.ts';

const shaded = (fill: string): IRunOptions['shading'] => ({ type: ShadingType.CLEAR, color: 'auto', fill });

/** Curly quotes, dashes and dots are as wide as a character in Chinese and narrow in Latin: the hint tells Word which. */
const eastAsian = /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]/u;
const ambiguous = /[\u2018-\u201d\u2014\u2026\u00b7\u2460-\u24ff\u25a0-\u25ff]/u;

const hinted = (text: string): Pick<IRunOptions, 'font'> =>
  eastAsian.test(text) && ambiguous.test(text) ? { font: { hint: 'eastAsia' } } : {};

export function textOptions(run: TextRun): IRunOptions {
  return {
    text: run.text,
    ...hinted(run.text),
    ...(run.bold ? { bold: true } : {}),
    ...(run.italic ? { italics: true } : {}),
    ...(run.script === 'sub' ? { subScript: true } : {}),
    ...(run.script === 'super' ? { superScript: true } : {}),
    ...(run.tone ? { shading: shaded(toneColours[run.tone]) } : {}),
    ...(run.tone === 'added' ? { underline: {} } : {}),
    ...(run.tone === 'removed' ? { strike: true } : {}),
  };
}

/** `base` is what all runs of a paragraph share beyond its style, such as the smaller print of a wide table. */
export function wordRuns(runs: readonly LaidRun[], marks: WordMarks, base: IRunOptions = {}): ParagraphChild[] {
  return runs.flatMap((run) => wordRun(run, marks, base));
}

function wordRun(run: LaidRun, marks: WordMarks, base: IRunOptions): ParagraphChild[] {
  switch (run.kind) {
    case 'text': {
      const text = new WordText({ ...base, ...textOptions(run) });
      return [run.href ? new ExternalHyperlink({ link: run.href, children: [text] }) : text];
    }
    case 'break':
      return [new WordText({ ...base, break: 1 })];
    case 'formula':
      return [wordFormula(run.latex, false, base)];
    case 'citation': {
      const label = run.label.map(
        (part) =>
          new WordText({
            ...{ ...base, ...textOptions(part) },
            // As Latin letters they would begin a line, with the stop that follows them.
            ...(run.raised ? { superScript: true, language: { value: marks.textLanguage } } : {}),
          }),
      );
      const [first] = run.works;
      return first ? [new InternalHyperlink({ anchor: marks.reference(first), children: label })] : label;
    }
    case 'placeholder':
      return [new WordText({ ...base, text: run.text, ...hinted(run.text), shading: shaded(toneColours.placeholder) })];
    case 'reference':
      return [wordReference(run, marks, base)];
    case 'footnote':
      marks.addFootnote(run.number, run.runs);
      return [new FootnoteReferenceRun(run.number)];
  }
}

/** A field where Word can work the words out again as they stand; else a plain link. */
function wordReference(
  run: Extract<LaidRun, { kind: 'reference' }>,
  marks: WordMarks,
  base: IRunOptions,
): ParagraphChild {
  const text = new WordText({ ...base, text: run.text });
  if (run.isCut) return text;
  const anchor = marks.target(run.target);
  const fields = marks.fieldOf(run.target);
  if (fields === null) return new InternalHyperlink({ anchor, children: [text] });
  return new SimpleField(`REF ${anchor} ${fields}`, run.text);
}

const mathNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/math';

/** What is no formula is shown as it was written. */
export function wordFormula(latex: string, isDisplay: boolean, base: IRunOptions = {}): ParagraphChild {
  const parsed = parseFormula(latex);
  if (!parsed.isFormula) return new WordText({ ...base, text: latex });
  const math = formulaToOmml(parsed.tree, { isDisplay });
  return ImportedXmlComponent.fromXmlString(
    isDisplay ? `<m:oMathPara xmlns:m="${mathNamespace}">${math}</m:oMathPara>` : math,
  ) as unknown as ParagraphChild;
}

/** A point that links and fields aim at, around what is given. */
export function marked(names: readonly string[], children: readonly ParagraphChild[]): ParagraphChild[] {
  return names.reduceRight<ParagraphChild[]>((inner, id) => [new Bookmark({ id, children: inner })], [...children]);
}
