import classes from './marked-text.module.css';

interface MarkedTextProps {
  text: string;
  /** Ranges of UTF-16 units, in order. */
  marks: readonly (readonly [number, number])[];
}

export function MarkedText({ text, marks }: MarkedTextProps) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className={classes.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
