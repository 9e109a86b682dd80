import { randomBytes } from 'node:crypto';

/** Of no use in a title or a wish, and a way to hide text from whoever reviews a request. */
const invisible = /[^\P{C}\n]|[\u{115f}\u{1160}\u{3164}]/gu;

/**
 * Marks what users and files contributed as data. The boundary is drawn anew for every request and occurs in none of the
 * texts, so that no text can close its own fence and speak as if it stood outside.
 */
export class Fence {
  readonly boundary: string;

  constructor(texts: readonly string[], draw: () => string = () => randomBytes(16).toString('hex')) {
    let boundary = draw();
    while (texts.some((text) => text.includes(boundary))) boundary = draw();
    this.boundary = boundary;
  }

  wrap(name: string, text: string): string {
    return `<data name="${name}" id="${this.boundary}">\n${text.replace(invisible, ' ').trim()}\n</data id="${this.boundary}">`;
  }
}
