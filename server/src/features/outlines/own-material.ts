import { type CoverAnswerId, coverAnswerIds } from '@yanmo/contract/interview';
import { EnglishTitle } from '@yanmo/contract/orders';
import { mayBePrinted, type Work } from '@yanmo/contract/works';
import type { CoverField } from '../../documents/document.ts';
import { factsOfAnswers } from '../../engines/built-in/own-material/answer-facts.ts';
import {
  factsOfMaterial,
  factsOfTable,
  tablesOfMaterial,
} from '../../engines/built-in/own-material/facts-of-material.ts';
import type { OwnTable } from '../../engines/built-in/own-material/own-table.ts';
import type { OwnFact } from '../../engines/built-in/paper/own-fact.ts';
import type { Engine } from '../../engines/engine.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { presentUnderstanding, understandTitle } from '../../understanding/understand-title.ts';
import type { LibraryService } from '../library/service.ts';
import type { OutlineSources } from './rested-works.ts';
import type { Outline } from './store.ts';

/** More than a paper can say; what was answered comes first. */
const mostFacts = 400;
const mostTables = 6;

/** What the student gave to a paper of an outline, beyond its headings. */
export interface OwnMaterial {
  own: OwnFact[];
  ownTables: OwnTable[];
  /** A file was handed in for it, if nothing could be taken from it. */
  hasUploads: boolean;
  englishTitle: string | null;
  cover: Partial<Record<CoverField, string>>;
}

const coverOf: Readonly<Record<CoverAnswerId, CoverField>> = {
  cover_school: 'school',
  cover_department: 'department',
  cover_major: 'major',
  cover_class: 'className',
  cover_author: 'author',
  cover_number: 'studentNumber',
  cover_supervisor: 'supervisor',
  cover_date: 'date',
};

/** A record that is borne out since stands for the file, as it will in the paper. */
async function citedFor(queryable: Queryable, library: LibraryService, work: Work): Promise<Work> {
  if (work.standing !== 'AT_HAND') return work;
  const [preferred] = await library.preferVerified(queryable, [work]);
  return preferred ?? work;
}

export async function readOwnMaterial(
  queryable: Queryable,
  { library, engine }: { library: LibraryService; engine: Pick<Engine, 'kind'> },
  outline: Outline,
  sources: OutlineSources | null,
): Promise<OwnMaterial> {
  const { answers, form } = outline;
  const { title, language, field, product: level } = form;
  const object =
    outline.understanding?.object ?? presentUnderstanding(understandTitle({ title, language, field, level })).object;
  const ids = sources ? sources.kept : outline.paperIds;
  const own = factsOfAnswers(answers, { language, object, isModel: engine.kind === 'MODEL' });
  const ownTables: OwnTable[] = [];
  for (const { id, work, material } of await library.listMaterial(queryable, outline.userId, ids)) {
    const cited = await citedFor(queryable, library, work);
    const use = {
      ...{ id: id.slice(0, 8), title: work.title, language, isModel: engine.kind === 'MODEL' },
      ...(mayBePrinted(cited) ? { cite: cited.id } : {}),
    };
    own.push(...factsOfMaterial(material, use));
    ownTables.push(...tablesOfMaterial(material, use));
  }
  // Of a table that finds no room what it comes to is said all the same.
  own.push(...ownTables.slice(mostTables).flatMap((table) => factsOfTable(table, language, table.cite)));
  const cover = Object.fromEntries(
    coverAnswerIds.flatMap((id) => {
      const text = answers[id];
      return text ? [[coverOf[id], text] as const] : [];
    }),
  );
  return {
    ...{ own: own.slice(0, mostFacts), ownTables: ownTables.slice(0, mostTables), cover },
    hasUploads: await library.hasFiles(queryable, outline.userId, ids),
    englishTitle: EnglishTitle.safeParse(answers.english_title).data ?? null,
  };
}
