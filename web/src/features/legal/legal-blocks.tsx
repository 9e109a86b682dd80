import type { LegalBlock, LegalTable } from './legal-documents.ts';
import classes from './legal-page.module.css';

export function LegalBlocks({ blocks }: { blocks: LegalBlock[] }) {
  return blocks.map((block) => {
    if (typeof block === 'string') return <p key={block}>{block}</p>;
    if (Array.isArray(block)) {
      return (
        <ul key={block[0]}>
          {block.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    }
    return <Table key={block.columns.join()} table={block} />;
  });
}

/** On a narrow page each row becomes a card, every cell under the name of its column. */
function Table({ table: { columns, rows } }: { table: LegalTable }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={cell} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
