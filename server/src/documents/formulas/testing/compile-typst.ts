import { createRequire } from 'node:module';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';

const { NodeCompiler } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler') as {
  NodeCompiler: typeof Compiler;
};

/** What Typst says against these formulas, each on a line of its own; nothing when all can be set. */
export function typstErrors(sources: readonly string[]): string[] {
  const compiler = NodeCompiler.create();
  const result = compiler.compile({ mainFileContent: sources.map((source) => `$ ${source} $`).join('\n\n') });
  if (!result.hasError()) return [];
  const failure = result.takeError();
  return failure ? compiler.fetchDiagnostics(failure).map((diagnostic) => JSON.stringify(diagnostic)) : ['unknown'];
}
