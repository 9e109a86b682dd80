import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadDetector, weightsFile } from '../server/src/text/detector/load-detector.ts';
import { writeModel } from '../server/src/text/detector/model-file.ts';
import { defaultData, type Example, hasExamples, readExamples } from './detector/examples.ts';
import { finishModel, fitRaw, PieceRows } from './detector/fit-detector.ts';
import { loadSecondDetector, secondFile } from './detector/load-second.ts';
import { makePieces } from './detector/pieces.ts';
import { rankArea } from './detector/rank.ts';
import { fitSecond, writeSecond } from './detector/second-detector.ts';

/**
 * Learns the weights of the detector from texts of people and of machines. Beside the shipped one a second is learned for
 * measuring alone. The same texts give the same files. What it
 * prints is how the texts were read that the weights were not learned from.
 */
const { values } = parseArgs({ options: { data: { type: 'string', default: defaultData }, only: { type: 'string' } } });
if (!hasExamples(values.data)) {
  console.error(`no texts in ${values.data}: {zh,en}.{train,val}.jsonl.gz are asked for`);
  process.exit(1);
}

for (const language of ['zh', 'en'] as const) {
  if (values.only && values.only !== language) continue;
  const [train, val] = [readExamples(values.data, language, 'train'), readExamples(values.data, language, 'val')];
  const began = performance.now();
  const [learned, others] = [
    new PieceRows(makePieces(language, train, true)),
    new PieceRows(makePieces(language, val, false)),
  ];
  const { raw, score } = fitRaw(learned, others, () => true, { log: (line) => console.log(`  ${line}`) });
  const model = finishModel(raw, others, score(others));
  const file = fileURLToPath(weightsFile(language));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, writeModel(model));
  console.log(
    `${language}: ${train.length} texts, ${((performance.now() - began) / 1000).toFixed(0)} s, ${path.relative('.', file)} ${fs.statSync(file).size} bytes`,
  );
  console.log(JSON.stringify({ curve: model.curve, thresholds: model.thresholds }));
  const second = fileURLToPath(secondFile(language));
  fs.mkdirSync(path.dirname(second), { recursive: true });
  fs.writeFileSync(second, writeSecond(fitSecond(learned, others)));
  const detector = loadDetector(language);
  const other = loadSecondDetector(language);
  const chances = val.map(({ text }) => detector?.score(text) ?? 0.5);
  const row = (name: string, isIn: (example: Example) => boolean): void => {
    const places = val.flatMap((example, index) => (isIn(example) ? [index] : []));
    const isMachine = places.map((index) => (val[index]?.label === 'ai' ? 1 : 0));
    const own = places.map((index) => chances[index] as number);
    const share = (label: number): string => {
      const part = own.filter((_, index) => isMachine[index] === label);
      return `${((100 * part.filter((chance) => chance >= model.thresholds.machine).length) / part.length).toFixed(1)} % of ${part.length}`;
    };
    console.log(`  ${name}\tAUROC ${rankArea(own, isMachine).toFixed(3)}\tfound ${share(1)}\twrong ${share(0)}`);
  };
  const isMachine = val.map(({ label }) => (label === 'ai' ? 1 : 0));
  console.log(
    `  the second detector\tAUROC ${rankArea(
      val.map(({ text }) => other.score(text)),
      isMachine,
    ).toFixed(3)}`,
  );
  row('all', () => true);

  for (const name of new Set(val.map(({ source, domain, variant }) => `${source} ${domain} ${variant}`)))
    row(name, ({ source, domain, variant }) => `${source} ${domain} ${variant}` === name);
}
