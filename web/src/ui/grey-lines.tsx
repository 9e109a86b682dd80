import classes from './grey-lines.module.css';

/** Where text will come. Decoration: what is going on is said in words beside it. */
export function GreyLines({ count = 5 }: { count?: number }) {
  return (
    <div className={classes.lines} aria-hidden="true">
      {[46, 82, 74, 38, 88, 66, 52, 78].slice(0, count).map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
