interface Divided<Node> {
  weight: number;
  children: Node[];
}

interface Trimming<Node> {
  /** What a section stands and falls with in other chapters: a trouble, its cause and its cure. */
  tieOf?: (heading: Node) => string | undefined;
  /** Whether the outline still does what was asked of it. */
  isWhole?: (chapters: readonly Node[]) => boolean;
  /** A heading that takes in what fell away below it. */
  takeIn?: (heading: Node, fallen: readonly Node[]) => Node;
}

/** Headings with none below them: what is written as one text. */
export const countSections = <Node extends { children: readonly Node[] }>(headings: readonly Node[]): number =>
  headings.reduce((sum, { children }) => sum + Math.max(1, countSections(children)), 0);

const listAll = <Node extends Divided<Node>>(headings: readonly Node[]): Node[] =>
  headings.flatMap((heading) => [heading, ...listAll(heading.children)]);

/** Sections in the order in which they may fall: from where they are thinnest, there the lightest, of equals the last. */
function listFalling<Node extends Divided<Node>>(chapters: readonly Node[]): Node[] {
  const parents: { heading: Node; room: number }[] = [];
  const collect = (headings: readonly Node[], share: number): void => {
    const total = headings.reduce((sum, { weight }) => sum + weight, 0) || 1;
    for (const heading of headings) {
      if (heading.children.length === 0) continue;
      const own = (share * heading.weight) / total;
      parents.push({ heading, room: own / countSections([heading]) });
      collect(heading.children, own);
    }
  };
  collect(chapters, 1);
  return parents
    .sort((one, other) => one.room - other.room)
    .flatMap(({ heading }) =>
      heading.children
        .filter(({ children }) => children.length === 0)
        .reverse()
        .sort((one, other) => one.weight - other.weight),
    );
}

/**
 * Takes sections away until an outline has no more of them than its length carries. A heading never keeps a single one
 * below it, and chapters stay; where every cut would take what was asked for, there are more.
 */
export function trimSections<Node extends Divided<Node>>(
  chapters: readonly Node[],
  most: number,
  { tieOf, isWhole = () => true, takeIn = (heading) => heading }: Trimming<Node> = {},
): Node[] {
  // What nothing fell away from is the same heading as before.
  const without = (headings: readonly Node[], fallen: ReadonlySet<Node>): Node[] =>
    headings.map((heading) => {
      const gone = heading.children.filter((child) => fallen.has(child));
      if (gone.length === 0) {
        const children = without(heading.children, fallen);
        return children.some((child, index) => child !== heading.children[index]) ? { ...heading, children } : heading;
      }
      const left = heading.children.filter((child) => !fallen.has(child));
      return left.length >= 2
        ? takeIn({ ...heading, children: without(left, fallen) }, listAll(gone))
        : takeIn({ ...heading, children: [] }, listAll(heading.children));
    });
  let kept = [...chapters];
  while (countSections(kept) > most) {
    const below = kept.flatMap(({ children }) => children);
    const fallingWith = (heading: Node): Node[] => {
      const tie = below.includes(heading) ? tieOf?.(heading) : undefined;
      return tie === undefined ? [heading] : below.filter((other) => tieOf?.(other) === tie);
    };
    const next = listFalling(kept)
      .map((heading) => without(kept, new Set(fallingWith(heading))))
      .find(isWhole);
    if (!next) break;
    kept = next;
  }
  return kept;
}
