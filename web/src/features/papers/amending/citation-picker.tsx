import { Button, TextInput } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../../ui/popover.tsx';
import { SourceBadges } from '../reading/source-entry.tsx';
import classes from './citation-picker.module.css';
import type { NumberedSource } from './citation-tokens.ts';

interface CitationPickerProps {
  sources: readonly NumberedSource[];
  onPick: (number: number) => void;
}

/** Only what the paper has can be cited, so the sources are chosen from, not typed. */
export function CitationPicker({ sources, onPick }: CitationPickerProps) {
  const { t } = useTranslation('amending');
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = sources.filter(({ number, reference }) =>
    `[${number}] ${reference.text} ${reference.work.title}`.toLowerCase().includes(wanted),
  );
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width={380}
      trapFocus
      // The caret goes back to the text, not to this button.
      returnFocus={false}
      shadow="md"
    >
      <Popover.Target>
        <Button variant="subtle" color="gray" leftSection={<IconQuote size={18} stroke={1.5} aria-hidden="true" />}>
          {t('cite.insert')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        {sources.length === 0 ? (
          <p className={classes.none}>{t('source.noneAtAll')}</p>
        ) : (
          <>
            <TextInput
              data-autofocus
              placeholder={t('cite.find')}
              aria-label={t('cite.find')}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              onKeyDown={(event) => {
                const [first] = shown;
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
                event.preventDefault();
                setIsOpen(false);
                onPick(first.number);
              }}
            />
            <ul className={classes.sources}>
              {shown.map(({ number, reference }) => (
                <li key={reference.work.id}>
                  <button
                    type="button"
                    onClick={() => {
                      setIsOpen(false);
                      onPick(number);
                    }}
                  >
                    <span className={classes.number}>[{number}]</span>
                    <span lang={reference.work.language ?? undefined}>{reference.text}</span>
                    <SourceBadges work={reference.work} isStill />
                  </button>
                </li>
              ))}
            </ul>
            {shown.length === 0 ? <p className={classes.none}>{t('find.none')}</p> : null}
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
