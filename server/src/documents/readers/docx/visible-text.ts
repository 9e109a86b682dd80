import type { XmlElement } from '../xml/walk-xml.ts';
import { childrenNamed, elementsOf, findChild, textOf } from '../xml/xml-element.ts';
import { symbolText } from './symbol-text.ts';

const singleSigns: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};

/** Not shown in the line: codes, deleted text, what a box beside the text holds, an older form of the same thing. */
const unseen = new Set([
  'w:instrText',
  'w:delText',
  'w:delInstrText',
  'w:del',
  'w:moveFrom',
  'w:rPr',
  'w:pPr',
  'w:sdtPr',
  'w:drawing',
  'w:pict',
  'w:object',
  'w:rt',
  'mc:AlternateContent',
]);

/** What a reader sees of an element of a paragraph, in one line. */
export function visibleText(element: XmlElement): string {
  const { name } = element;
  if (unseen.has(name)) return '';
  if (name === 'w:t') {
    const text = textOf(element);
    // Word drops blanks at the ends of a text that does not ask to keep them.
    return element.attributes['xml:space'] === 'preserve' ? text : text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/gu, '');
  }
  if (name === 'm:t') return textOf(element);
  if (name === 'm:oMath') return linearFormula(element).trim();
  if (name === 'w:sym') return symbolText(element.attributes['w:font'], element.attributes['w:char']);
  const sign = singleSigns[name];
  if (sign !== undefined) return sign;
  return [...elementsOf(element)].map(visibleText).join('');
}

/** A formula in one line: enough to read and to compare, not to set again. */
function linearFormula(element: XmlElement): string {
  const part = (name: string): string => {
    const child = findChild(element, name);
    return child ? linearFormula(child) : '';
  };
  switch (element.name) {
    case 'm:t':
      return textOf(element);
    case 'm:f':
      return `${grouped(part('m:num'))}/${grouped(part('m:den'))}`;
    case 'm:sSup':
      return `${part('m:e')}^${grouped(part('m:sup'))}`;
    case 'm:sSub':
      return `${part('m:e')}_${grouped(part('m:sub'))}`;
    case 'm:sSubSup':
      return `${part('m:e')}_${grouped(part('m:sub'))}^${grouped(part('m:sup'))}`;
    case 'm:d': {
      const properties = findChild(element, 'm:dPr');
      const sign = (name: string, usual: string): string => findChild(properties, name)?.attributes['m:val'] ?? usual;
      const inner = [...childrenNamed(element, 'm:e')].map(linearFormula).join(sign('m:sepChr', '|'));
      return `${sign('m:begChr', '(')}${inner}${sign('m:endChr', ')')}`;
    }
    case 'm:nary': {
      const sign = findChild(findChild(element, 'm:naryPr'), 'm:chr')?.attributes['m:val'] ?? '∫';
      const limit = (mark: string, text: string): string => (text === '' ? '' : `${mark}${grouped(text)}`);
      return `${sign}${limit('_', part('m:sub'))}${limit('^', part('m:sup'))} ${part('m:e')}`;
    }
    case 'm:rad':
      return `${part('m:deg')}√${grouped(part('m:e'))}`;
    default:
      return [...elementsOf(element)].map(linearFormula).join('');
  }
}

const grouped = (text: string): string => ([...text].length > 1 ? `(${text})` : text);
