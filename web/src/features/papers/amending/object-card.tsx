import { Button } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChartDots3,
  IconGripVertical,
  IconPencil,
  IconTable,
  IconTrash,
} from '@tabler/icons-react';
import type { SectionText } from '@yanmo/contract/paper-text';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type DraftPiece, readFigure, readTable } from './draft-pieces.ts';
import classes from './object-card.module.css';

const dragType = 'application/x-yanmo-block';
/** While one is dragged browsers tell only that, not which. */
let dragged: number | null = null;

export const draggedBlock = (data: DataTransfer): number | null =>
  dragged !== null && data.types.includes(dragType) ? dragged : null;

interface ObjectCardProps {
  piece: DraftPiece;
  /** Its place among all blocks of the section, and how many there are. */
  block: number;
  count: number;
  section: SectionText;
  onMove: (to: number) => void;
  onRemove: () => void;
  onEdit: (text: string) => void;
  onUndoKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A table or a figure as a thing: seen as it will be printed, moved and removed as a whole. */
export function ObjectCard({ piece, block, count, section, onMove, onRemove, onEdit, onUndoKey }: ObjectCardProps) {
  const { t } = useTranslation('amending');
  const [isEditing, setIsEditing] = useState(false);
  const kind = piece.kind === 'table' ? 'table' : 'figure';
  const caption = kind === 'table' ? readTable(piece.text).caption : readFigure(piece.text).caption;
  const name = t(`object.${kind}`, { caption: caption === '' ? t('object.noCaption') : caption });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    onUndoKey(event);
    if (event.target !== event.currentTarget) return;
    const isUp = event.key === 'ArrowUp';
    if (event.altKey && (isUp || event.key === 'ArrowDown')) {
      event.preventDefault();
      if (isUp ? block > 0 : block < count - 1) onMove(isUp ? block - 1 : block + 2);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    }
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and removed with keys, as a whole.
    <section className={classes.card} aria-label={name} tabIndex={0} data-block={block} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for a pointer; buttons and keys do the same. */}
        <span
          className={classes.grip}
          draggable
          title={t('object.drag')}
          onDragStart={(event) => {
            dragged = block;
            event.dataTransfer.setData(dragType, String(block));
            event.dataTransfer.effectAllowed = 'move';
          }}
          onDragEnd={() => {
            dragged = null;
          }}
        >
          <IconGripVertical size={18} stroke={1.5} aria-hidden="true" />
        </span>
        {kind === 'table' ? (
          <IconTable size={18} stroke={1.5} aria-hidden="true" />
        ) : (
          <IconChartDots3 size={18} stroke={1.5} aria-hidden="true" />
        )}
        <span className={classes.name}>{name}</span>
        <IconButton
          icon={IconArrowUp}
          size="compact"
          label={t('object.up', { name })}
          isDisabled={block === 0}
          onClick={() => onMove(block - 1)}
        />
        <IconButton
          icon={IconArrowDown}
          size="compact"
          label={t('object.down', { name })}
          isDisabled={block >= count - 1}
          onClick={() => onMove(block + 2)}
        />
        <IconButton
          icon={IconPencil}
          size="compact"
          label={t('object.edit', { name })}
          onClick={() => setIsEditing(!isEditing)}
        />
        <IconButton icon={IconTrash} size="compact" label={t('object.remove', { name })} onClick={onRemove} />
      </div>
      {isEditing ? (
        <EditObject
          text={piece.text}
          label={t('object.source', { name })}
          onDone={(text) => {
            setIsEditing(false);
            if (text !== null && text !== piece.text) onEdit(text);
          }}
        />
      ) : kind === 'table' ? (
        <TableView text={piece.text} />
      ) : (
        <FigureView text={piece.text} section={section} />
      )}
    </section>
  );
}

/** Its own few lines, for who wants to change a cell or a word. */
function EditObject({ text, label, onDone }: { text: string; label: string; onDone: (text: string | null) => void }) {
  const { t } = useTranslation('amending');
  const [typed, setTyped] = useState(text);
  return (
    <div className={classes.edit}>
      <textarea
        aria-label={label}
        rows={Math.min(16, typed.split('\n').length + 1)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="subtle" color="gray" onClick={() => onDone(null)}>
          {t('object.cancel')}
        </Button>
        <Button variant="light" disabled={typed.trim() === ''} onClick={() => onDone(typed.trim())}>
          {t('object.apply')}
        </Button>
      </div>
    </div>
  );
}

function TableView({ text }: { text: string }) {
  const { head, rows, caption } = readTable(text);
  const keyed = (cells: readonly string[]) => cells.map((cell, at) => ({ cell, key: `${at} ${cell}` }));
  return (
    <div className={classes.view}>
      <table>
        {caption === '' ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {keyed(head).map(({ cell, key }) => (
              <th key={key} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place.
            <tr key={at}>
              {keyed(row).map(({ cell, key }) => (
                <td key={key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The picture of the newest version where it still shows the same; else its words: it is drawn anew when it is saved. */
function FigureView({ text, section }: { text: string; section: SectionText }) {
  const { t } = useTranslation('amending');
  const { caption, labels } = readFigure(text);
  const isSaved = section.text?.draft.includes(text) ?? false;
  const svg = isSaved
    ? section.text?.blocks.find((block) => block.svg !== null && caption !== '' && block.caption?.endsWith(caption))
        ?.svg
    : null;
  return (
    <figure className={classes.view}>
      {svg ? (
        <img alt={caption} src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} />
      ) : (
        <>
          <p className={classes.parts}>{labels.join(' · ')}</p>
          <p className={classes.note}>{t('object.drawnLater')}</p>
        </>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
