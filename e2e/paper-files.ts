import fs from 'node:fs/promises';
import type { Download } from '@playwright/test';
import JSZip from 'jszip';
import { extractText } from 'unpdf';

/** How words are spaced and where lines break is the typesetter's. */
const withoutBlanks = (text: string): string => text.replace(/\s+/gu, '');

/** The words of a PDF without blanks. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  return withoutBlanks((await extractText(new Uint8Array(pdf), { mergePages: true })).text);
}

/** The words of a Word file's body without blanks, its headings apart, and all of it as it is written. */
export async function readWord(word: Uint8Array): Promise<{ text: string; headings: string[]; xml: string }> {
  const zip = await JSZip.loadAsync(word);
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const paragraphs = xml.match(/<w:p[ >].*?<\/w:p>/gsu) ?? [];
  return {
    text: wordsOf(xml),
    headings: paragraphs.filter((paragraph) => /<w:pStyle w:val="H(?:eading)?\d"/u.test(paragraph)).map(wordsOf),
    xml,
  };
}

function wordsOf(xml: string): string {
  const text = xml
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
  return withoutBlanks(text);
}

/** The files of a zip by their names. */
export async function readZip(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const { files } = await JSZip.loadAsync(zip);
  const entries = Object.values(files).filter(({ dir }) => !dir);
  return new Map(await Promise.all(entries.map(async (one) => [one.name, await one.async('nodebuffer')] as const)));
}

export async function readDownload(download: Promise<Download>): Promise<{ name: string; content: Buffer }> {
  const file = await download;
  return { name: file.suggestedFilename(), content: await fs.readFile(await file.path()) };
}

/** A text as `readPdf` and `readWord` give it. */
export const inFile = withoutBlanks;
