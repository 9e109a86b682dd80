import { VisuallyHidden } from '@mantine/core';
import { IconChartDots3 } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftBlock, type DraftRun, readDraft } from './draft-blocks.ts';
import classes from './draft-view.module.css';

/** Draft text as it will stand on paper, as far as it is written. */
export const DraftView = memo(function DraftView({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  return (
    <div className={classes.draft} data-growing={isGrowing || undefined}>
      {numbered(readDraft(text)).map(({ value, place }) => (
        <Block key={place} block={value} />
      ))}
    </div>
  );
});

function Block({ block }: { block: DraftBlock }) {
  const { t } = useTranslation('orders');
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'heading':
      return (
        <p className={classes.lead}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list': {
      const items = numbered(block.items).map(({ value, place }) => (
        <li key={place}>
          <Runs runs={value} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table block={block} />;
    case 'figure':
      return (
        <figure className={classes.figure}>
          <IconChartDots3 size={28} stroke={1.25} aria-hidden="true" />
          <figcaption>{block.caption || t('live.figure')}</figcaption>
        </figure>
      );
  }
}

function Table({ block: { caption, rows } }: { block: Extract<DraftBlock, { kind: 'table' }> }) {
  const [head = [], ...body] = rows;
  return (
    <div className={classes.scroll}>
      <table>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {numbered(head).map(({ value, place }) => (
              <th key={place} scope="col">
                <Runs runs={value} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(body).map(({ value: row, place }) => (
            <tr key={place}>
              {numbered(row).map((cell) => (
                <td key={cell.place}>
                  <Runs runs={cell.value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Runs({ runs }: { runs: readonly DraftRun[] }) {
  const { t } = useTranslation('orders');
  return numbered(runs).map(({ value: run, place }) => {
    switch (run.kind) {
      case 'text':
        return <span key={place}>{run.text}</span>;
      case 'gap':
        return (
          <mark key={place} className={classes.gap} title={t('live.gap')}>
            {run.text}
          </mark>
        );
      default: {
        const name = t(run.kind === 'citation' ? 'live.citation' : 'live.pointer');
        return (
          <span key={place} className={classes[run.kind]} title={name}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        );
      }
    }
  });
}

/** What grows at the end only is known by its place. */
function numbered<Value>(values: readonly Value[]): { value: Value; place: number }[] {
  return values.map((value, place) => ({ value, place }));
}
