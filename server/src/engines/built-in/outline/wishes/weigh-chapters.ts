import { findMethod } from '../../../../understanding/methods/known-methods.ts';
import type { Realised } from '../realise.ts';
import { addMethod } from './add-method.ts';
import { addPart } from './add-part.ts';
import type { ReadAs, WishedOutline } from './wished-outline.ts';

const indexOf = (outline: WishedOutline, { what, chapter }: ReadAs): number | null =>
  what === '' ? (chapter ?? 1) - 1 : (outline.locateOwn(what) ?? outline.locate(what));

/** What should have more room has to be there first. */
export function ensureWeighed(outline: WishedOutline, read: ReadAs): void {
  if (read.what === '') return;
  const own = outline.locateOwn(read.what);
  if (own !== null) outline.sayPart(own, read.what);
  if (own !== null || outline.locate(read.what) !== null) return;
  if (findMethod(read.what)) addMethod(outline, read);
  else addPart(outline, read, true);
}

/** More of the paper's words, as much as any other chapter of the argument has at least. */
export function enlarge(outline: WishedOutline, read: ReadAs): void {
  const index = indexOf(outline, read);
  const host = index === null ? undefined : outline.chapters[index];
  if (!host) return;
  const heaviest = Math.max(...outline.core.map(({ weight }) => weight));
  outline.replace(host, { ...host, weight: Math.max(host.weight * 1.4, heaviest * 1.2) });
}

/** Sections of a chapter that is to be brief. */
const briefSections = 2;

/** Fewer words than any other chapter of the argument, and no more sections than a short chapter has. */
export function shorten(outline: WishedOutline, read: ReadAs): void {
  const index = read.what === '' ? (read.chapter ?? 1) - 1 : outline.locateOwn(read.what);
  const host = index === null ? undefined : outline.chapters[index];
  if (!host || !outline.core.includes(host)) return;
  const lightest = Math.min(...outline.core.map(({ weight }) => weight));
  const withoutBelow = (node: Realised): Realised => ({ ...node, children: [] });
  const children = host.children.slice(0, briefSections).map(withoutBelow);
  outline.replace(host, { ...host, weight: Math.min(host.weight * 0.6, lightest), children });
}
