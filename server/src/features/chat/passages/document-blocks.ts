import { type ReadDocument, textOfBlocks } from '../../../documents/readers/document-model.ts';
import type { TextBlock } from '../../../text/passages/text-block.ts';

/** A line of a contents list: a title that is led to its page by dots or a tab. */
const contentsLine = /(?:…|\.{3,}|·{3,}|\t| \. \. )\s*[\divxlc]{1,5}$/iu;
/** Word's own styles of contents lists, whatever the language of the program. */
const contentsStyle = /^(?:toc|目录|目次|tdc|tabla de contenido)\b/iu;

/** What a file says, in its order, without what only leads through it. */
export function blocksOfDocument(document: ReadDocument): TextBlock[] {
  const blocks = document.blocks.flatMap((block): TextBlock[] => {
    if (block.kind === 'table') return [{ text: tableText(textOfBlocks([block])), headingLevel: null, page: null }];
    const { text, headingLevel, page, style, list } = block;
    if (contentsLine.test(text) || (style !== null && contentsStyle.test(style))) return [];
    const label = list && headingLevel === null ? `${list.label} ` : '';
    return [{ text: label + text, headingLevel, page }];
  });
  const notes = [...document.footnotes, ...document.endnotes].map(({ text }) => ({
    text,
    headingLevel: null,
    page: null,
  }));
  return [...withPages(blocks), ...notes];
}

const tableText = (text: string): string => text.replaceAll('\t', ' | ');

/** What does not say its page stands on that of what comes before it. */
function withPages(blocks: readonly TextBlock[]): TextBlock[] {
  let page: number | null = null;
  return blocks.map((block) => {
    page = block.page ?? page;
    return { ...block, page };
  });
}
