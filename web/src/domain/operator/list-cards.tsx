import type { ListRowsProps } from './list-table.tsx';
import classes from './operator-list.module.css';

/** The same as the table, for a screen that holds no columns. */
export function ListCards<Row>({ label, rows, keyOf, columns, action }: ListRowsProps<Row>) {
  const title = columns.find(({ isTitle }) => isTitle) ?? columns[0];
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <div className={classes.cardTitle}>{title?.cell(row)}</div>
          <dl>
            {columns
              .filter((column) => column !== title)
              .map(({ key, title: name, cell }) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
          </dl>
          {action ? <div className={classes.cardAction}>{action(row)}</div> : null}
        </li>
      ))}
    </ul>
  );
}
