/** Ends a check: its problems on standard error and exit code 1, or one line that says it passed. */
export function report(check: string, problems: readonly string[]): void {
  if (problems.length === 0) {
    console.log(`${check}: ok`);
    return;
  }
  for (const problem of problems) console.error(problem);
  console.error(`${check}: ${problems.length} problem${problems.length === 1 ? '' : 's'}`);
  process.exitCode = 1;
}
