/** The calls and settings that formulas/ writes, none of which reads, imports or evaluates. */
const known = new Set(
  [
    'attach t b limits scripts op lr mid',
    'frac binom sqrt root mat delim align',
    'hat macron arrow tilde dot dot.double caron breve',
    'overline underline overbrace underbrace',
    'upright bold italic bb cal frak',
  ].flatMap((line) => line.split(' ')),
);

/** A blank, a truth, a side, a pair of fences: all that stands behind a # there. Strings are blanks by now. */
const values = /#(?:h\(-?[\d.]+em\)|true|false|left|\((?: |none), (?: |none)\))/gu;

/**
 * Formulas are the one thing that is evaluated, and what is evaluated may read the files of typst/ and ask for packages. So
 * their source is looked through once more: beside quoted words, escaped signs and single letters it may hold only known names.
 */
export function isHarmless(source: string): boolean {
  const bare = source
    .replace(/"(?:[^"\\]|\\.)*"/gsu, ' ')
    .replace(/\\./gsu, ' ')
    .replace(values, ' ');
  if (/["#\\]/u.test(bare)) return false;
  const names = bare.match(/[A-Za-z_][\w.-]*/gu) ?? [];
  return names.map((name) => name.replace(/[.-]+$/u, '')).every((name) => name.length === 1 || known.has(name));
}
