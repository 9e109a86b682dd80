import os from 'node:os';
import { measureBundle } from './bundle-size.ts';
import { measureChatQuestions } from './chat-questions.ts';
import { measureChatRetrieval } from './chat-retrieval.ts';
import { measureChatStreams } from './chat-streams.ts';
import { measureCollection } from './collection-marks.ts';
import { measureDetector } from './detector-marks.ts';
import { measureDocuments } from './documents.ts';
import { type Figure, printFigures } from './figure.ts';
import { measureHomePage } from './home-page.ts';
import { measureHome } from './home-speed.ts';
import { measureHttpSpeed } from './http-speed.ts';
import { measureImport } from './import-speed.ts';
import { measureKnowledge } from './knowledge-speed.ts';
import { measureLibrary } from './library-speed.ts';
import { measureLiveText } from './live-text.ts';
import { measureMaterial } from './material-marks.ts';
import { measureOperator } from './operator-speed.ts';
import { measureOrderReads } from './order-reads.ts';
import { measureOrders } from './order-speed.ts';
import { measureOutlineFit } from './outline-marks.ts';
import { measureOutlines } from './outline-speed.ts';
import { measurePaperCalls } from './paper-calls.ts';
import { measureCertificates } from './paper-certificates.ts';
import { measureBuiltInRuns, measurePaperRuns } from './paper-run.ts';
import { measurePapers } from './paper-speed.ts';
import { measureRetrieval } from './retrieval-marks.ts';
import { measureReuse } from './reuse-marks.ts';
import { measureRewriter } from './rewriter-marks.ts';
import { measureSearch } from './search-speed.ts';
import { measureSheets } from './sheet-marks.ts';
import { printSentences } from './sheet-sentences.ts';
import { measureSimilarity } from './similarity-speed.ts';
import { measureStart } from './start-time.ts';
import { measureText } from './text-speed.ts';
import { measureUnderstanding } from './understanding-marks.ts';
import { measureWebPages } from './web-pages.ts';
import { measureWishes } from './wish-marks.ts';

const benches: Record<string, (options: { isFull: boolean }) => Figure[] | Promise<Figure[]>> = {
  http: measureHttpSpeed,
  home: measureHome,
  orders: measureOrders,
  'order-reads': measureOrderReads,
  operator: measureOperator,
  understanding: measureUnderstanding,
  wishes: measureWishes,
  'outline-fit': measureOutlineFit,
  outlines: measureOutlines,
  sheets: measureSheets,
  material: measureMaterial,
  knowledge: measureKnowledge,
  papers: measurePapers,
  certificates: measureCertificates,
  'paper-calls': measurePaperCalls,
  'paper-run': measurePaperRuns,
  'paper-built-in': measureBuiltInRuns,
  'live-text': measureLiveText,
  'chat-streams': measureChatStreams,
  documents: measureDocuments,
  library: measureLibrary,
  'library-import': measureImport,
  collection: measureCollection,
  retrieval: measureRetrieval,
  rewriter: measureRewriter,
  reuse: measureReuse,
  search: measureSearch,
  'chat-retrieval': measureChatRetrieval,
  'chat-questions': measureChatQuestions,
  similarity: measureSimilarity,
  text: measureText,
  detector: measureDetector,
  bundle: measureBundle,
  'home-page': measureHomePage,
  web: measureWebPages,
  start: measureStart,
};

/** Sizes that take minutes to build are built only when asked for. */
const isFull = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
console.log(`${os.cpus().length} cores, ${process.arch}, Node ${process.version}`);
// What a reader is to grade is printed and not measured.
const isReading = process.argv.includes('--sentences');
if (isReading) printSentences();
for (const [name, measure] of isReading ? [] : Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) printFigures(name, await measure({ isFull }));
}
