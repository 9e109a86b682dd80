import type { PdfAnswer, PdfOrder } from '../pdf-messages.ts';

// Stands in for the Typst process: it does what the title of the document says.

const hoard: Buffer[] = [];

process.on('message', ({ document: { title } }: PdfOrder) => {
  if (title === 'hang') for (;;) hoard.length = 0;
  if (title === 'swell') setInterval(() => hoard.push(Buffer.alloc(40 * 2 ** 20, 1)), 5);
  if (title === 'crash') process.abort();
  if (title === 'wait') return;
  const answer: PdfAnswer = {
    written: { bytes: Buffer.from(String(process.pid)), pages: 1, pageOf: new Map(), figureImages: new Map() },
  };
  if (title !== 'swell') process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
