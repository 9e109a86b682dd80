import fs from 'node:fs';
import path from 'node:path';
import { confidenceFile, writeTable } from '../server/src/understanding/readers/reading-confidence.ts';
import { fitConfidence } from '../server/src/understanding/readers/training/fit-confidence.ts';
import { readOwnReadings } from '../server/src/understanding/readers/training/own-readings.ts';

/** Learns from titles of our own that the rules had not seen how often each part of a reading is right, by how sure the rules were of it. */
fs.writeFileSync(confidenceFile, writeTable(fitConfidence(readOwnReadings().filter(({ isLater }) => isLater))));
console.log(`wrote ${path.relative('.', confidenceFile.pathname)}`);
