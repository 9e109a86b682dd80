import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconExternalLink, IconQrcode } from '@tabler/icons-react';
import { languages } from '@yanmo/contract/language-choice';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplesPath } from '../../domain/papers/paper-links.ts';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { contactPath, guidePath, joinUsPath, officialPath, updatesPath } from '../../domain/site/site-links.ts';
import { formatNumber } from '../../lib/format.ts';
import { Popover } from '../../ui/popover.tsx';
import { QrImage } from '../../ui/qr-image.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './site-footer.module.css';

/** Usage guide and its neighbours (2, 3, 4), customer service (5), franchise service (6). */
const footerImageIds: readonly number[] = [2, 3, 4, 5, 6];

/** Those that the operator has not written yet say so when they are asked for. */
const sitePages = [
  { path: guidePath, name: 'guide' },
  { path: samplesPath, name: 'preview' },
  { path: updatesPath, name: 'updates' },
  { path: contactPath, name: 'contact' },
  { path: officialPath, name: 'official' },
  { path: joinUsPath, name: 'joinus' },
] as const;

const databases = [
  { name: 'cnki', url: 'https://www.cnki.net/' },
  { name: 'wanfang', url: 'https://www.wanfangdata.com.cn/' },
  { name: 'cqvip', url: 'https://www.cqvip.com/' },
  { name: 'Google Scholar', url: 'https://scholar.google.com/' },
  { name: 'PubMed', url: 'https://pubmed.ncbi.nlm.nih.gov/' },
  { name: 'arXiv', url: 'https://arxiv.org/' },
  { name: 'DOAJ', url: 'https://doaj.org/' },
] as const;

export default function SiteFooter() {
  const { t } = useTranslation();
  const { data: home, isError } = useHomeInfo();
  // Far below: what comes is drawn after what somebody looks at.
  const images = useDeferredValue(home?.agent_image)?.filter(({ id }) => footerImageIds.includes(id));

  const databaseName = (name: (typeof databases)[number]['name']) =>
    name === 'cnki' || name === 'wanfang' || name === 'cqvip' ? t(`footer.${name}`) : name;

  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{t('footer.contact')}</h2>
          {isError && !home ? <p className={classes.small}>{t('footer.unavailable')}</p> : null}
          <ul>
            {images
              ? images.map(({ id, image_url, name }) => (
                  <li key={id}>
                    <Popover position="top" withArrow>
                      <Popover.Target>
                        <UnstyledButton className={classes.link} aria-label={t('footer.showCode', { name })}>
                          <IconQrcode size={16} stroke={1.5} aria-hidden="true" />
                          {name}
                        </UnstyledButton>
                      </Popover.Target>
                      <Popover.Dropdown>
                        <div className={classes.code}>
                          <QrImage src={image_url} alt={t('footer.codeAlt', { name })} caption={t('footer.scan')} />
                        </div>
                      </Popover.Dropdown>
                    </Popover>
                  </li>
                ))
              : isError
                ? null
                : footerImageIds.map((id) => (
                    <li key={id}>
                      <Skeleton height={14} width={96} my={9} />
                    </li>
                  ))}
          </ul>
        </section>
        <section aria-labelledby="footer-site">
          <h2 id="footer-site">{t('footer.site')}</h2>
          <ul>
            {sitePages.map(({ path, name }) => (
              <li key={path}>
                <Link className={classes.link} to={path}>
                  {t(`routes.${name}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-databases" className={classes.wide}>
          <h2 id="footer-databases">{t('footer.databases')}</h2>
          <ul className={classes.twoColumns}>
            {databases.map(({ name, url }) => (
              <li key={name}>
                <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
                  {databaseName(name)}
                  <IconExternalLink size={14} stroke={1.5} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-legal">
          <h2 id="footer-legal">{t('footer.legal')}</h2>
          <ul>
            <li>
              <Link className={classes.link} to="/legal/service">
                {t('footer.service')}
              </Link>
            </li>
            <li>
              <Link className={classes.link} to="/legal/privacy">
                {t('footer.privacy')}
              </Link>
            </li>
            <li>
              <Link className={classes.link} to="/verify">
                {t('footer.verify')}
              </Link>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-today">
          <h2 id="footer-today">{t('footer.today')}</h2>
          {home ? (
            <dl className={classes.stats}>
              <div>
                <dd>{formatNumber(home.stats.outlines_today)}</dd>
                <dt>{t('footer.outlinesToday')}</dt>
              </div>
              <div>
                <dd>{formatNumber(home.stats.papers_today)}</dd>
                <dt>{t('footer.papersToday')}</dt>
              </div>
            </dl>
          ) : isError ? (
            <p className={classes.small}>{t('footer.unavailable')}</p>
          ) : (
            <Skeleton height={52} width={160} />
          )}
          {home ? <p className={classes.small}>{t('footer.trueCounts')}</p> : null}
        </section>
      </div>
      <div className={classes.languages}>
        <LanguageSwitch languages={languages} />
      </div>
      <p className={classes.closing}>
        © {new Date().getFullYear()} {home?.site.name ?? t('brand')} · {t('footer.responsibility')}
      </p>
    </footer>
  );
}
