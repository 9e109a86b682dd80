/** One row of the table: what was measured, what came out, and the bar it is held to. */
export interface Figure {
  name: string;
  value: string;
  bar: string;
  isMet: boolean | null;
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  const widths = [0, 1, 2].map((column) => Math.max(...figures.map((figure) => cells(figure)[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const figure of figures) {
    const [name = '', value = '', bar = '', verdict = ''] = cells(figure);
    console.log(
      `  ${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${bar.padEnd(widths[2] ?? 0)}  ${verdict}`,
    );
  }
}

function cells({ name, value, bar, isMet }: Figure): string[] {
  return [name, value, bar, isMet === null ? '' : isMet ? 'met' : 'MISSED'];
}
