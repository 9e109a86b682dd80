import { BrokenAtWords } from './broken-at-words.tsx';
import classes from './page-heading.module.css';

/** The page's one h1, with its tagline. */
export function PageHeading({ title, tagline }: { title: string; tagline?: string }) {
  return (
    <div className={classes.heading}>
      <h1>
        <BrokenAtWords text={title} />
      </h1>
      {tagline ? <p>{tagline}</p> : null}
    </div>
  );
}
