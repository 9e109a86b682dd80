import { Anchor, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { formatDay } from '../../lib/format.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { findLegalName, type LegalName, legalVersions, useLegalDocument } from './legal-documents.ts';
import classes from './legal-page.module.css';

export default function LegalPage() {
  const name = findLegalName(useParams().document);
  return name ? <LegalText name={name} /> : <Navigate to="/404" replace />;
}

function LegalText({ name }: { name: LegalName }) {
  const { t } = useTranslation('legal');
  const text = useLegalDocument(name);
  const otherName: LegalName = name === 'service' ? 'privacy' : 'service';
  const other = useLegalDocument(otherName);
  const { version, effectiveDate } = legalVersions[name];
  const { hash } = useLocation();

  // The browser looks for the section when the address opens, long before the text has arrived.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  // A calendar day, not an instant: read and written in UTC it is the same day everywhere.
  const date = formatDay(effectiveDate);
  return (
    <Sheet label={text.title}>
      <article className={classes.document}>
        <header>
          <h1>{text.title}</h1>
          <p className={classes.version}>{t('effective', { version, date })}</p>
          <Button
            className={classes.print}
            variant="default"
            size="compact-md"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </header>
        <p className={classes.intro}>{text.intro}</p>
        <nav className={classes.contents} aria-label={t('contents')}>
          <h2>{t('contents')}</h2>
          <ol>
            {text.sections.map((section, index) => (
              <li key={section.title}>
                <Anchor href={`#${sectionId(index)}`}>{section.title}</Anchor>
              </li>
            ))}
          </ol>
        </nav>
        {text.sections.map((section, index) => (
          <section key={section.title} aria-labelledby={sectionId(index)}>
            <h2 id={sectionId(index)}>
              <span className={classes.number}>{index + 1}</span>
              {section.title}
            </h2>
            <LegalBlocks blocks={section.blocks} />
          </section>
        ))}
        <p className={classes.other}>
          <Anchor component={Link} to={`/legal/${otherName}`}>
            {t('alsoRead', { title: other.title })}
          </Anchor>
        </p>
      </article>
    </Sheet>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}
