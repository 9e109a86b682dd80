import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  icon: TablerIcon;
  title: string;
  /** What will be here, and when or how it comes to be. */
  text: string;
  points?: readonly string[];
  /** The one action that fills it; none is better than one that does nothing. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

export function EmptyState({ icon: Icon, title, text, points, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.empty}>
      <Icon className={classes.icon} size={36} stroke={1.5} aria-hidden="true" />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {points ? (
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
