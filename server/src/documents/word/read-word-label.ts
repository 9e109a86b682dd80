import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import { type AiLabel, aiLabelProperty, findAiLabel } from '../ai-label.ts';

/** The label in a Word file of ours, read back; null where there is none. For files we wrote: no limits guard it. */
export async function readWordLabel(bytes: Uint8Array): Promise<AiLabel | null> {
  const archive = await JSZip.loadAsync(bytes);
  const properties = await archive.file('docProps/custom.xml')?.async('string');
  const value = properties === undefined ? null : findProperty(properties, aiLabelProperty);
  return value === null ? null : findAiLabel(value);
}

function findProperty(xml: string, name: string): string | null {
  const parser = new SaxesParser();
  let isIn = false;
  let value: string | null = null;
  parser.on('opentag', (tag) => {
    if (tag.name === 'property') isIn = tag.attributes.name === name;
  });
  parser.on('text', (text) => {
    if (isIn) value = (value ?? '') + text;
  });
  parser.on('closetag', (tag) => {
    if (tag.name === 'property') isIn = false;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return value;
}
