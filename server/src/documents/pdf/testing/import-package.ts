import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

// Asks Typst for a package in the environment that this process was given, and prints what comes of it.

const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [] });
const outcome = compiler.compile({ mainFileContent: '#import "@preview/cetz:0.3.1": canvas' });
process.stdout.write(JSON.stringify(outcome.takeDiagnostics()?.shortDiagnostics ?? 'fetched'));
