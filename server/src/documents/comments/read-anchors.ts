import { ParagraphCounter } from '../readers/docx/paragraph-counter.ts';
import { piecesOf } from '../readers/docx/paragraph-pieces.ts';
import { markOf, type ObjectPiece, type Piece } from '../readers/docx/piece.ts';
import { walkXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { descendants } from '../readers/xml/xml-element.ts';

/** Where the range of a comment begins or ends, where its sign stands; or words that somebody's tracked change deletes. */
export interface CommentEdge {
  id: string;
  kind: 'start' | 'end' | 'sign' | 'deletion';
}

/** The edges in one paragraph: before all of it, at its marks, behind it. */
export interface ParagraphEdges {
  before: CommentEdge[];
  atMarks: Map<string, CommentEdge[]>;
  behind: CommentEdge[];
}

const edgeTag =
  /<(?:[\w.-]+:)?(commentRangeStart|commentRangeEnd|commentReference)\b[^>]*?\s(?:[\w.-]+:)?id\s*=\s*["'](-?\d+)["']/gu;
const kinds = { commentRangeStart: 'start', commentRangeEnd: 'end', commentReference: 'sign' } as const;
const namedKinds: Readonly<Record<string, CommentEdge['kind']>> = {
  'w:commentRangeStart': 'start',
  'w:commentRangeEnd': 'end',
};

const deletion: CommentEdge = { id: '', kind: 'deletion' };

function edgesOf({ xml, what }: ObjectPiece): CommentEdge[] {
  const edges = Array.from(xml.matchAll(edgeTag), ([, name, id]) => ({
    id: id ?? '',
    kind: kinds[name as keyof typeof kinds],
  }));
  // What begins or ends within the deleted words is about them too.
  return what === 'revision' ? [deletion, ...edges, deletion] : edges;
}

/** Where comments stand in the paragraphs of a file, by the ids that reading and replacing give these. */
export function readAnchors(source: string): Map<string, ParagraphEdges> {
  const found = new Map<string, ParagraphEdges>();
  const counter = new ParagraphCounter();
  /** Between two paragraphs: a range that begins there begins with the next, one that ends there ends with the last. */
  let waiting: CommentEdge[] = [];
  let last: string | null = null;
  const at = (id: string): ParagraphEdges => {
    const edges = found.get(id) ?? { before: [], atMarks: new Map(), behind: [] };
    found.set(id, edges);
    return edges;
  };
  walkXml(source, {
    takes: (name) => name === 'w:p',
    open({ name, attributes }) {
      const kind = namedKinds[name];
      if (!kind) return;
      const edge = { id: attributes['w:id'] ?? '', kind };
      if (kind === 'start') waiting.push(edge);
      else if (last !== null) at(last).behind.push(edge);
    },
    take(element) {
      const id = counter.nextId();
      if (waiting.length > 0) at(id).before.push(...waiting);
      waiting = [];
      last = id;
      takeEdges(element, source, () => at(id));
      for (const inner of descendants(element, () => true)) if (inner.name === 'w:p') counter.nextId();
    },
  });
  return found;
}

function takeEdges(element: XmlElement, source: string, edgesAt: () => ParagraphEdges): void {
  if (!/comment|:del\b/u.test(source.slice(element.start, element.end))) return;
  const { leading, middle, trailing } = piecesOf(element, source);
  const isObject = (piece: Piece): piece is ObjectPiece => piece.kind === 'object';
  for (const piece of leading) edgesAt().before.push(...edgesOf(piece));
  for (const [index, piece] of middle.filter(isObject).entries()) {
    const edges = edgesOf(piece);
    if (edges.length > 0) edgesAt().atMarks.set(markOf(index + 1), edges);
  }
  for (const piece of trailing) edgesAt().behind.push(...edgesOf(piece));
}
