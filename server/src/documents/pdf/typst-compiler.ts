import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './fonts.ts';

const workspace = fileURLToPath(new URL('./typst', import.meta.url));

export class TypstRefused extends Error {
  override name = 'TypstRefused';
}

export interface Typeset {
  pageCount: number;
  pdf(): Buffer;
  /** The values under a label that the program itself has set. */
  query(label: string): unknown[];
}

/** One compiler with its fonts; making it takes a quarter of a second, so it is kept. It blocks its process while it works. */
export class TypstCompiler {
  readonly #compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });

  /** Runs a program of typst/ on `data`, which it reads as data.json. */
  typeset(program: 'document' | 'pictures' | 'rewrite-report' | 'check-report', data: object): Typeset {
    this.#compiler.mapShadow(`${workspace}/data.json`, Buffer.from(JSON.stringify(data)));
    const outcome = this.#compiler.compile({ mainFilePath: `${workspace}/${program}.typ` });
    const document = outcome.result;
    if (!document) throw new TypstRefused(this.#explain(outcome.takeDiagnostics()));
    return this.#typeset(document);
  }

  /** What was laid before is of no use to the next document, and would be kept otherwise. */
  forget(): void {
    this.#compiler.resetShadow();
    this.#compiler.evictCache(0);
  }

  #typeset(document: NodeTypstDocument): Typeset {
    return {
      pageCount: document.numOfPages,
      pdf: () => this.#compiler.pdf(document),
      query: (label) =>
        (this.#compiler.query(document, { selector: `<${label}>` }) as { value: unknown }[]).map(({ value }) => value),
    };
  }

  #explain(error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
    if (!error) return 'Typst gave no reason';
    return this.#compiler
      .fetchDiagnostics(error)
      .map(({ message, path: file, range }) => `${String(message)} (${String(file)} ${JSON.stringify(range)})`)
      .join('; ');
  }
}
