import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './child-program.ts';
import type { Figure } from './figure.ts';

interface Measured {
  lcpMs: number;
  cls: number;
  bytes: number;
}

/** What counts as good for a page in use; a first page that jumps is left. */
const clsBar = 0.1;

/** The first page of a visitor on a slow phone (e2e/web-measures/slow-phone.ts says how slow), the median of its visits. */
export async function measureHomePage(): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['e2e/web-measures/measure-home.ts'], { cwd: root });
  const visits = JSON.parse(stdout) as { opened: Measured; scrolled: Measured }[];
  const median = (of: (visit: (typeof visits)[number]) => number) =>
    visits.map(of).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  const cls = median(({ scrolled }) => scrolled.cls);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  return [
    {
      name: 'home on a phone: LCP',
      value: `${(median(({ opened }) => opened.lcpMs) / 1000).toFixed(1)} s`,
      bar: '',
      isMet: null,
    },
    {
      name: 'home on a phone: CLS, scrolled to its end',
      value: cls.toFixed(3),
      bar: `under ${clsBar}`,
      isMet: cls < clsBar,
    },
    {
      name: 'home on a phone: bytes until it is quiet',
      value: kb(median(({ opened }) => opened.bytes)),
      bar: '',
      isMet: null,
    },
    {
      name: 'home on a phone: bytes, scrolled to its end',
      value: kb(median(({ scrolled }) => scrolled.bytes)),
      bar: '',
      isMet: null,
    },
  ];
}
