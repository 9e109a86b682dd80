import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, type Callee, type ReadFunction, type ReadProgram, readFunctions } from './read-functions.ts';
import { report } from './report.ts';

/** What lies outside the database: it cannot be taken back when a transaction is, and it takes its time. */
const outside: readonly [receiver: RegExp, name: RegExp][] = [
  [/^storage$/, /^(?:put|open|remove|check)$/],
  [/^(?:gateways?|sender|engine|builtIn|documents|literature|fs)$/, /./],
];
const outsideFunctions = /^(?:fetch|spawn|spawnSync|delay)$/;

/** The queue has connections of its own, and is handed the transaction in a form of its own. */
const apart = new Set(['pgBoss']);

const ordinary = new Set(
  [Array, Map, Set, String, Promise, Date, RegExp].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
);

const roomOf = (file: string): string => file.split('/').slice(0, 2).join('/').replace(/\.ts$/, '');

function isOutside({ callee }: Call): boolean {
  if (callee.kind === 'unknown') return false;
  if (callee.kind === 'function') return outsideFunctions.test(callee.name);
  return outside.some(([receiver, name]) => receiver.test(callee.receiver) && name.test(callee.name));
}

/**
 * What a call may mean. A member of a room or of a part of the platform is looked for there (they are called by their names
 * everywhere); any other in the room of the caller, else in all of the server.
 */
function findTargets(program: ReadProgram, callee: Callee): ReadFunction[] {
  if (callee.kind === 'unknown') return [];
  if (callee.kind === 'function') return program.declaredAs(callee.file, callee.name);
  if (apart.has(callee.receiver)) return [];
  const all = program.membersNamed(callee.name);
  const rooms = ['features', 'platform', 'providers'].map((above) => `${above}/${callee.receiver}`);
  if (rooms.some((room) => program.rooms.has(room))) return all.filter(({ file }) => rooms.includes(roomOf(file)));
  if (ordinary.has(callee.name)) return [];
  const near = all.filter(({ file }) => roomOf(file) === roomOf(callee.file));
  return near.length > 0 ? near : all;
}

interface Deed {
  /** What the function itself does, if it does. */
  begin(unit: ReadFunction): string | undefined;
  /** A call by which it is not done, whatever the called function does. */
  isHarmless(call: Call, target: ReadFunction): boolean;
}

/** The functions that do it themselves or by one that they call, each with the way to it. */
function spread(program: ReadProgram, targets: Map<Call, ReadFunction[]>, deed: Deed): Map<ReadFunction, string> {
  const ways = new Map<ReadFunction, string>();
  for (const unit of program.functions) {
    const way = deed.begin(unit);
    if (way !== undefined) ways.set(unit, way);
  }
  for (let size = -1; size !== ways.size; ) {
    size = ways.size;
    for (const unit of program.functions) {
      if (ways.has(unit)) continue;
      for (const call of unit.calls) {
        const next = targets.get(call)?.find((target) => ways.has(target) && !deed.isHarmless(call, target));
        if (next) ways.set(unit, `${next.name}, ${ways.get(next)}`);
      }
    }
  }
  return ways;
}

/**
 * Whoever is given a transaction (or whatever its caller asks) asks nothing else: neither a database or a pool that stands
 * around it, nor by a function that does. It leaves the database for nothing else either; and in a transaction it sets nothing
 * around it, because it may be run again. What cannot be told from the text (a callback without a transaction, say) is left to
 * `one-connection.ts`, which refuses it when it runs.
 */
export function findTransactionProblems(sourceFolder: string): string[] {
  const program = readFunctions(sourceFolder);
  const calls = program.functions.flatMap((unit) => unit.calls);
  const targets = new Map(calls.map((call) => [call, findTargets(program, call.callee)]));
  const asking: Deed = {
    begin: ({ outerUses }) => outerUses[0]?.text,
    // Reported where it stands, not at each of its callers.
    isHarmless: ({ passesHandle }, { isGivenTransaction }) => passesHandle || isGivenTransaction,
  };
  const leaving: Deed = {
    begin: (unit) => unit.calls.find(isOutside)?.callee.name,
    isHarmless: (_call, { isGivenTransaction }) => isGivenTransaction,
  };
  const asks = spread(program, targets, asking);
  const leaves = spread(program, targets, leaving);
  const problems = program.functions
    .filter(({ isGivenTransaction }) => isGivenTransaction)
    .flatMap((unit) => [
      ...unit.outerUses.map(({ text, where }) => `${where}: ${text} is used inside a transaction; use the transaction`),
      ...(unit.isInTransaction ? unit.outerWrites : []).map(
        ({ text, where }) => `${where}: ${text} is set inside a transaction, which may be rolled back; use afterCommit`,
      ),
      ...unit.calls.flatMap((call) => {
        if (isOutside(call)) return [`${call.where}: ${call.callee.name} is called inside a transaction`];
        const found = targets.get(call) ?? [];
        const asked = found.find((target) => asks.has(target) && !asking.isHarmless(call, target));
        const left = found.find((target) => leaves.has(target) && !leaving.isHarmless(call, target));
        return [
          ...(asked
            ? [`${call.where}: ${asked.name} is called inside a transaction and reaches ${asks.get(asked)}`]
            : []),
          ...(left
            ? [`${call.where}: ${left.name} is called inside a transaction and reaches ${leaves.get(left)}`]
            : []),
        ];
      }),
    ]);
  return [...program.problems, ...new Set(problems)].map((problem) => `server/src/${problem}`);
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  report('transactions', findTransactionProblems(path.join(root, 'server', 'src')));
}
