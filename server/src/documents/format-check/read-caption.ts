/** The label and number with which the line of a figure or a table begins. */
export interface ReadCaption {
  kind: 'figure' | 'table';
  label: string;
  /** As it stands there: 1-1, 1.2, 3. */
  number: string;
  /** Null where it is counted through the whole document. An appendix has a letter. */
  chapter: string | null;
  joint: string | null;
  ordinal: number;
  title: string;
  /** It goes on as a sentence: 图1-1所示, "Table 2 shows". */
  reads: boolean;
}

const caption =
  /^\s*(续?[图表]|図|Figure|Fig\.?|Table|Tab\.?|Figura|Tabla|Cuadro)\s*(?:([A-Z]|\d{1,2})\s*([-–—.．·])\s*(\d{1,3})|(\d{1,3}))(?![\d]|[.．]\d)(.*)$/isu;

export function readCaption(text: string): ReadCaption | null {
  const line = text.normalize('NFC').trim();
  const found = caption.exec(line);
  if (!found) return null;
  const [, label = '', chapter, joint, ordinal, alone, rest = ''] = found;
  if (/^[,，;；、)）]/u.test(rest)) return null;
  const title = rest.replace(/^[\s.:：．　]+/u, '').trim();
  return {
    kind: /^(?:续?图|図|fig)/iu.test(label) ? 'figure' : 'table',
    label,
    number: chapter === undefined ? (alone ?? '') : `${chapter}${joint}${ordinal}`,
    chapter: chapter ?? null,
    joint: joint ?? null,
    ordinal: Number(ordinal ?? alone),
    title,
    reads: /^(?:所示|显示|表明|中|给出|列出|为|是|可|shows?\b|presents?\b|lists?\b|muestra|presenta|に|は|から)/u.test(
      rest.trimStart(),
    ),
  };
}
