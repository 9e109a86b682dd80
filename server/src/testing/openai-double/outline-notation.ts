export interface FixtureHeading {
  title: string;
  summary: string;
  weight: number;
  works: string[];
  children?: FixtureHeading[];
}

/** `- weight | title | summary` a line, one more dash a level deeper. */
export function readOutline(text: string): FixtureHeading[] {
  const root: FixtureHeading[] = [];
  const open: FixtureHeading[] = [];
  for (const line of text.trim().split('\n')) {
    const match = /^(?<dashes>-{1,3}) (?<weight>\d+) \| (?<title>.+?) \| (?<summary>.+)$/.exec(line.trim());
    if (!match?.groups) throw new Error(`not a line of an outline: ${line}`);
    const { dashes = '-', weight, title = '', summary = '' } = match.groups;
    const heading: FixtureHeading = { title, summary, weight: Number(weight), works: [] };
    if (dashes.length < 3) heading.children = [];
    const parent = open[dashes.length - 2];
    (dashes.length === 1 ? root : (parent?.children ?? root)).push(heading);
    open.length = dashes.length - 1;
    open.push(heading);
  }
  return root;
}
