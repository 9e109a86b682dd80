/** The package brings no types; this is the part of it that we call. */
declare module 'yazl' {
  import type { EventEmitter } from 'node:events';
  import type { Readable } from 'node:stream';

  interface EntryOptions {
    mtime?: Date;
    compress?: boolean;
  }

  export class ZipFile extends EventEmitter {
    readonly outputStream: Readable;
    addBuffer(content: Buffer, path: string, options?: EntryOptions): void;
    addReadStreamLazy(
      path: string,
      options: EntryOptions,
      open: (answer: (error: Error | null, stream?: Readable) => void) => void,
    ): void;
    end(): void;
  }
}
