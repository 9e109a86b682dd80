import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogWidth } from '../../lib/constants.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import classes from './decision.module.css';

interface DecisionDialogProps {
  title: string;
  /** What the decision rests on. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  onClose: () => void;
  children?: ReactNode;
}

/** One row of a list with all that is known of it, and below it what can be decided. */
export function DecisionDialog({ title, facts, onClose, children }: DecisionDialogProps) {
  const { t } = useTranslation('shell');
  const isMobile = useIsMobile();
  return (
    <Modal.Stack>
      <Modal
        opened
        stackId="decision"
        onClose={onClose}
        size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
        xOffset={isMobile ? 0 : undefined}
        title={title}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value === '' || value === null ? '—' : value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </Modal>
    </Modal.Stack>
  );
}
