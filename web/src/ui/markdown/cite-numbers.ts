import type { Root, RootContent, Text } from 'mdast';

const number = /\[(\d{1,3})\]/g;

/** Makes every `[n]` in a text, where there is such a source, something that can be drawn as its mark. */
export function citeNumbers({ numbers }: { numbers: readonly number[] }) {
  return (tree: Root) => visit(tree as unknown as Parent, new Set(numbers));
}

type Parent = { children: (RootContent & { children?: RootContent[] })[] };

function visit(parent: Parent, known: ReadonlySet<number>): void {
  parent.children = parent.children.flatMap((child) => {
    if (child.type === 'text') return cut(child, known);
    // The words of a link lead where the link leads.
    if (child.children && child.type !== 'link') visit(child as unknown as Parent, known);
    return [child];
  });
}

function cut({ value }: Text, known: ReadonlySet<number>): RootContent[] {
  const parts: RootContent[] = [];
  let end = 0;
  for (const found of value.matchAll(number)) {
    if (!known.has(Number(found[1]))) continue;
    parts.push(
      { type: 'text', value: value.slice(end, found.index).replace(/[ \t]+$/, '') + joiner },
      mark(found[1] ?? ''),
    );
    end = found.index + found[0].length;
  }
  const rest = value.slice(end);
  return [...parts, { type: 'text', value: end > 0 && /^\p{P}/u.test(rest) ? joiner + rest : rest }];
}

/** A mark belongs to the word before it and to the stop behind it: no line begins with either. */
const joiner = '\u2060';

function mark(digits: string): RootContent {
  return {
    type: 'emphasis',
    children: [{ type: 'text', value: digits }],
    data: { hName: 'cite', hProperties: { dataNumber: digits } },
  };
}
