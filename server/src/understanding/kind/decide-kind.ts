import fs from 'node:fs';
import { decideKindBy, type KindDecision } from './decide-by-model.ts';
import type { KindQuestion } from './kind-features.ts';
import { readModel, weightsFile } from './kind-model.ts';

/** Part of the program as its modules are, and read with them: deciding touches no file. */
const shipped = readModel(fs.readFileSync(weightsFile, 'utf8'));

/** The kind of paper that a title asks for: what the title says outright, else what labelled titles like it were. */
export const decideKind = (question: KindQuestion): KindDecision => decideKindBy(shipped, question);
