import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { IconButton } from '../icon-button.tsx';
import classes from './markdown.module.css';

export function CodeBlock({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={classes.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no finger scrolls it with the arrow keys */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
      <div className={classes.codeTools}>
        <IconButton
          icon={IconCopy}
          size="compact"
          label={t('copy.code')}
          onClick={() => void copyText(code.current?.textContent ?? '')}
        />
      </div>
    </div>
  );
}
