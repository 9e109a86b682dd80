import { createPdfWriter } from '../pdf-writer.ts';

// A program with a warm writer, to be killed.

await createPdfWriter({ processes: 1 }).warm();
process.stdout.write('warm');
setInterval(() => undefined, 1_000);
