import type { Language } from '@yanmo/contract/languages';
import type { XmlElement } from '../readers/xml/walk-xml.ts';
import { childrenNamed, descendants, findChild, wordValue } from '../readers/xml/xml-element.ts';
import {
  mergeParagraph,
  mergeRun,
  type ParagraphLayer,
  type ResolveThemeFont,
  type RunLayer,
  readParagraphLayer,
  readRunLayer,
} from './formats.ts';

interface RawStyle {
  basedOn: string | undefined;
  paragraph: ParagraphLayer;
  run: RunLayer;
}

/** Deeper than any real chain; a style that rests on itself would have no end. */
const deepestChain = 20;

/** What a paragraph and its runs look like before they say anything themselves. */
export class FormatStyles {
  readonly #paragraphs = new Map<string, RawStyle>();
  readonly #characters = new Map<string, RawStyle>();
  readonly #resolved = new Map<string, { paragraph: ParagraphLayer; run: RunLayer }>();
  readonly #defaults: { paragraph: ParagraphLayer; run: RunLayer };
  readonly #defaultId: string | undefined;
  readonly themeFont: ResolveThemeFont;

  constructor(root: XmlElement | undefined, theme: XmlElement | undefined, language: Language) {
    this.themeFont = themeFonts(theme, language);
    const defaults = findChild(root, 'w:docDefaults');
    this.#defaults = {
      paragraph: readParagraphLayer(findChild(findChild(defaults, 'w:pPrDefault'), 'w:pPr')),
      run: readRunLayer(findChild(findChild(defaults, 'w:rPrDefault'), 'w:rPr'), this.themeFont),
    };
    let usual: string | undefined;
    for (const style of root ? childrenNamed(root, 'w:style') : []) {
      const { 'w:type': type, 'w:styleId': id = '', 'w:default': isDefault } = style.attributes;
      const raw = {
        basedOn: wordValue(style, 'w:basedOn'),
        paragraph: readParagraphLayer(findChild(style, 'w:pPr')),
        run: readRunLayer(findChild(style, 'w:rPr'), this.themeFont),
      };
      if (type === 'paragraph') {
        this.#paragraphs.set(id, raw);
        if (isDefault === '1' || isDefault === 'true') usual = id;
      } else if (type === 'character') this.#characters.set(id, raw);
    }
    this.#defaultId = usual;
  }

  /** Of a paragraph without a style of its own it is the one that the file takes for usual. */
  paragraph(given: string | undefined): { paragraph: ParagraphLayer; run: RunLayer } {
    const id = given !== undefined && this.#paragraphs.has(given) ? given : (this.#defaultId ?? '');
    const before = this.#resolved.get(id);
    if (before) return before;
    const chain = chainOf(this.#paragraphs, id);
    const resolved = {
      paragraph: mergeParagraph(this.#defaults.paragraph, ...chain.map(({ paragraph }) => paragraph)),
      run: mergeRun(this.#defaults.run, ...chain.map(({ run }) => run)),
    };
    this.#resolved.set(id, resolved);
    return resolved;
  }

  character(id: string | undefined): RunLayer {
    return id === undefined ? {} : mergeRun(...chainOf(this.#characters, id).map(({ run }) => run));
  }
}

/** From the style that all rest on to the one asked for. */
function chainOf(styles: ReadonlyMap<string, RawStyle>, id: string): RawStyle[] {
  const chain: RawStyle[] = [];
  let style = styles.get(id);
  while (style && chain.length < deepestChain) {
    chain.unshift(style);
    style = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
  }
  return chain;
}

const scripts: Readonly<Partial<Record<Language, string>>> = { zh: 'Hans', ja: 'Jpan' };

/** Files of Word name the fonts of a theme ("minorEastAsia"); which ones those are stands in another part. */
function themeFonts(theme: XmlElement | undefined, language: Language): ResolveThemeFont {
  const found = new Map<string, string>();
  if (theme) {
    for (const element of descendants(theme, ({ name }) => name !== 'a:majorFont' && name !== 'a:minorFont')) {
      if (element.name !== 'a:majorFont' && element.name !== 'a:minorFont') continue;
      const role = element.name === 'a:majorFont' ? 'major' : 'minor';
      const face = (name: string): string => findChild(element, name)?.attributes.typeface ?? '';
      const ofScript = [...childrenNamed(element, 'a:font')].find(
        ({ attributes }) => attributes.script === (scripts[language] ?? 'Hans'),
      )?.attributes.typeface;
      found.set(`${role}Ascii`, face('a:latin'));
      found.set(`${role}HAnsi`, face('a:latin'));
      found.set(`${role}EastAsia`, face('a:ea') || (ofScript ?? ''));
    }
  }
  return (name) => found.get(name) || undefined;
}
