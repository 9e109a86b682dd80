import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readLink } from './safe-links.ts';

/** Whoever wrote the text gets no word of who reads it, no page to steer and no standing with search engines. */
const outsideRel = 'noopener noreferrer nofollow';

export function MarkdownLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const link = readLink(href);
  if (!link) return <>{children}</>;
  if (link.kind === 'page') return <Link to={link.path}>{children}</Link>;
  return (
    <a href={link.href} target="_blank" rel={outsideRel}>
      {children}
    </a>
  );
}

/** A picture from elsewhere would tell its host who reads what, and when: it is offered as a link. */
export function MarkdownImage({ src, alt }: { src: string | undefined; alt: string | undefined }) {
  const link = readLink(src);
  if (link?.kind === 'page') return <img src={link.path} alt={alt ?? ''} loading="lazy" />;
  return <MarkdownLink href={src}>{alt || src}</MarkdownLink>;
}
