import type { PaperBlock } from '@yanmo/contract/paper-text';
import classes from './block-view.module.css';
import type { Hit } from './find-in-text.ts';
import { type LineProps, RunLine } from './run-line.tsx';

interface BlockViewProps extends Omit<LineProps, 'runs'> {
  block: PaperBlock;
}

/** A block of a paper in the typography of a book. */
export function BlockView({ block, hits = [], ...line }: BlockViewProps) {
  const at = (index: number) => ({
    runs: block.lines[index] ?? [],
    hits: hits.filter((hit: Hit) => hit.line === index),
    ...line,
  });
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={classes.paragraph}>
          <RunLine {...at(0)} />
        </p>
      );
    case 'heading':
      return (
        <p className={classes.lead}>
          <RunLine {...at(0)} />
        </p>
      );
    case 'list': {
      const List = block.is_ordered ? 'ol' : 'ul';
      return (
        <List className={classes.list}>
          {block.lines.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
            <li key={index}>
              <RunLine {...at(index)} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} at={at} />;
    case 'figure':
      return (
        <figure className={classes.figure}>
          {block.svg ? (
            <img alt={block.caption ?? ''} src={`data:image/svg+xml;utf8,${encodeURIComponent(block.svg)}`} />
          ) : null}
          <figcaption>{block.caption ?? <RunLine {...at(0)} />}</figcaption>
        </figure>
      );
  }
}

function TableView({ block, at }: { block: PaperBlock; at: (index: number) => LineProps }) {
  const columns = Math.max(1, block.columns);
  const rows = Array.from({ length: Math.ceil(block.lines.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => row * columns + column),
  );
  const [head = [], ...body] = rows;
  return (
    <div className={classes.tableRoom}>
      <table className={classes.table}>
        {block.caption ? <caption>{block.caption}</caption> : null}
        <thead>
          <tr>
            {head.map((index) => (
              <th key={index} scope="col">
                <RunLine {...at(index)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((index) => (
                <td key={index}>
                  <RunLine {...at(index)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
