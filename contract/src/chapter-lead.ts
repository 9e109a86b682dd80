/** A heading, a list, a table or a figure of draft text. */
const noParagraph = /^(?:#{1,3} |- |\d+\. |\||```|\[)/u;

/**
 * The first paragraph of a chapter's first section, where it says what all the chapter's sections do: it is the chapter's, and
 * stands above the first section's heading. Writers of sections have no other place for it. Null where there is none.
 */
export function splitChapterLead(
  text: string,
  { chapter, sections }: { chapter: number; sections: number },
): { lead: string; rest: string } | null {
  // Of two sections one may well name the other for its own sake.
  if (sections < 3) return null;
  const [lead = '', ...others] = text.trimStart().split(/\n[^\S\n]*\n/u);
  const rest = others.join('\n\n').trim();
  if (rest === '' || noParagraph.test(lead)) return null;
  let from = 0;
  for (let section = 1; section <= sections; section += 1) {
    const named = new RegExp(`(?<![\\d.])${chapter}\\.${section}(?!\\d|\\.\\d)`, 'u').exec(lead.slice(from));
    if (!named) return null;
    from += named.index + named[0].length;
  }
  return { lead: lead.trim(), rest };
}
