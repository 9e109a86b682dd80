/**
 * What a file may cost before it is refused. Each is several times what the largest real theses and data files need; a
 * limit that is too low refuses a student's work, one that is too high lets one file take the memory of all others.
 */
export const fileLimits = {
  /** What a caller may hand over at all; uploads are held smaller where they stream in. */
  fileBytes: 40 * 1024 * 1024,
  zipEntries: 5_000,
  /** Of all members together, as the directory says. */
  unpackedBytes: 120 * 1024 * 1024,
  /** Of one member that is unpacked; pictures never are. */
  partBytes: 48 * 1024 * 1024,
  /** Deflate reaches 1,032 : 1; XML that people wrote stays below 100 : 1. Small members may well be all blanks. */
  ratio: 300,
  ratioFreeBytes: 1024 * 1024,
  xmlDepth: 250,
  /** A thesis of 300 pages has some 400,000 characters; beyond this a file is no paper. */
  characters: 2_000_000,
  pages: 600,
  records: 2_000,
  sheets: 100,
  /** Cells of the rectangle that a table fills, blank ones included. */
  cells: 1_000_000,
} as const;
