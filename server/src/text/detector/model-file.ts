import zlib from 'node:zlib';
import type { DetectorModel, RunTable } from './model.ts';

/** Changes with what is computed from a text: weights that were learned on something else would answer nonsense. */
export const detectorVersion = '2';

const magic = 'YMDT';

type Head = Omit<DetectorModel, 'tables'> & { tables: Omit<RunTable, 'steps'>[] };

/** Magic, version, then compressed: length of the head, head as JSON, a byte for each place of each table. */
export function writeModel(model: DetectorModel): Buffer {
  const head: Head = { ...model, tables: model.tables.map(({ steps: _, ...table }) => table) };
  const json = Buffer.from(JSON.stringify(head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(json.length);
  const body = Buffer.concat([
    size,
    json,
    ...model.tables.map(({ steps }) => Buffer.from(steps.buffer, steps.byteOffset, steps.length)),
  ]);
  return Buffer.concat([Buffer.from(`${magic} ${model.version}\n`), zlib.gzipSync(body, { level: 9 })]);
}

export function readModel(file: Buffer): DetectorModel {
  const line = file.subarray(0, Math.max(0, file.indexOf('\n'))).toString();
  if (!line.startsWith(`${magic} `)) throw new Error('these are no weights of the detector');
  const version = line.slice(magic.length + 1);
  if (version !== detectorVersion)
    throw new Error(
      `the weights of the detector are of version ${version}, the program is of ${detectorVersion}: train them again`,
    );
  const body = zlib.gunzipSync(file.subarray(line.length + 1));
  let at = 4 + body.readUInt32LE(0);
  const head = JSON.parse(body.subarray(4, at).toString()) as Head;
  const tables = head.tables.map((table) => {
    const from = at;
    at += 2 ** table.bits;
    return { ...table, steps: new Int8Array(body.subarray(from, at)) };
  });
  if (at !== body.length) throw new Error('the weights of the detector are not whole');
  return { ...head, tables };
}
