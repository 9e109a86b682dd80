import os from 'node:os';
import { measureBundle } from './bundle-size.ts';
import { measureDocuments } from './documents.ts';
import { type Figure, printFigures } from './figure.ts';
import { measureHttpSpeed } from './http-speed.ts';
import { measureKnowledge } from './knowledge-speed.ts';
import { measureLibrary } from './library-speed.ts';
import { measureOrders } from './order-speed.ts';
import { measureOutlines } from './outline-speed.ts';
import { measureCertificates } from './paper-certificates.ts';
import { measurePaperRuns } from './paper-run.ts';
import { measurePapers } from './paper-speed.ts';
import { measureStart } from './start-time.ts';

const benches: Record<string, () => Figure[] | Promise<Figure[]>> = {
  http: measureHttpSpeed,
  orders: measureOrders,
  outlines: measureOutlines,
  knowledge: measureKnowledge,
  papers: measurePapers,
  certificates: measureCertificates,
  'paper-run': measurePaperRuns,
  documents: measureDocuments,
  library: measureLibrary,
  bundle: measureBundle,
  start: measureStart,
};

const wanted = process.argv.slice(2);
console.log(`${os.cpus().length} cores, ${process.arch}, Node ${process.version}`);
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) printFigures(name, await measure());
}
