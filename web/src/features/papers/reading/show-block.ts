/** Brings a paragraph before the eyes and the focus to it, so that the keyboard goes on from there. */
export function showBlock(blockId: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);
  if (!block) return;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'center' });
}

export function showSection(sectionId: string): void {
  const heading = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(sectionId)}"]`);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
