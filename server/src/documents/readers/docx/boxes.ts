import type { XmlElement } from '../xml/walk-xml.ts';

export const isTextbox = ({ name }: XmlElement): boolean => name === 'w:txbxContent';

/** The older form of a drawing holds the same text a second time. */
export const isFallback = ({ name }: XmlElement): boolean => name === 'mc:Fallback';
