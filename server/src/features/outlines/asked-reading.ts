import type { OutlineForm } from '@yanmo/contract/outlines';
import type { Understanding, Wish } from '@yanmo/contract/understanding';
import type { Engine } from '../../engines/engine.ts';
import { cleanPart, cleanTitle } from '../../understanding/clean-title.ts';
import { presentUnderstanding, understandTitle } from '../../understanding/understand-title.ts';
import { judgeWishes } from '../../understanding/wishes/judge-wishes.ts';
import type { Outline, OutlineChange } from './store.ts';

/** What a caller says of how his title and his requirements are to be read; what he leaves out is read by an engine. */
export interface AskedReading {
  extraRequirements?: string | undefined;
  understanding?: Understanding | undefined;
  wishes?: readonly Wish[] | undefined;
}

const readWords = (form: OutlineForm) => understandTitle({ ...form, level: form.product });

/** Its parts stand in headings later, so they are held to what a title is held to. */
export function cleanUnderstanding(asked: Understanding, form: OutlineForm): Understanding {
  const { object, aspect, context, kind, confidence } = asked;
  return {
    object: cleanPart(object) || presentUnderstanding(readWords(form)).object,
    aspect: cleanPart(aspect),
    context: cleanPart(context),
    kind,
    confidence,
  };
}

/** Without what can not be read at all; whether a wish can be met is not the caller's to say. */
export function takeWishes(
  wishes: readonly Wish[],
  form: OutlineForm,
  { understanding, engine }: { understanding: Understanding | null; engine: Engine['kind'] },
): Wish[] {
  const kept = wishes.flatMap(({ text, read_as: { what, other, ...asked } }): Wish[] => {
    const said = cleanTitle(text);
    if (said === '') return [];
    const read_as = { ...asked, what: cleanPart(what), ...(other === undefined ? {} : { other: cleanPart(other) }) };
    return [{ text: said, read_as }];
  });
  const { kind } = understanding ?? readWords(form);
  return judgeWishes(kept, {
    language: form.language,
    kind,
    field: form.field,
    type: form.type,
    wordCount: form.word_count,
    title: form.title,
    engine,
  });
}

const isReadAlike = (a: OutlineForm, b: OutlineForm): boolean =>
  a.title === b.title &&
  a.language === b.language &&
  a.field === b.field &&
  a.type === b.type &&
  a.product === b.product;

/**
 * What an outline keeps of it. An earlier reading stays for as long as what was read stays as it was; a reading that is
 * gone is null, and is made anew when the outline is written.
 */
export function readingChange(
  before: Outline | null,
  form: OutlineForm,
  asked: AskedReading,
  engine: Engine['kind'],
): Required<Pick<OutlineChange, 'extraRequirements' | 'understanding' | 'wishes'>> {
  const extraRequirements = asked.extraRequirements ?? before?.extraRequirements ?? '';
  const isSameTitle = before !== null && isReadAlike(before.form, form);
  const isSameText = before !== null && before.extraRequirements === extraRequirements;
  const understanding = asked.understanding
    ? cleanUnderstanding(asked.understanding, form)
    : isSameTitle
      ? before.understanding
      : null;
  const wishes = asked.wishes ?? (isSameText ? before.wishes : null);
  return { extraRequirements, understanding, wishes: wishes && takeWishes(wishes, form, { understanding, engine }) };
}
