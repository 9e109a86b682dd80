import { createHash } from 'node:crypto';
import type { Localized } from '@yanmo/contract/languages';
import { ZipFile } from 'yazl';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import { toBibtex } from '../../../documents/citations/to-bibtex.ts';
import { toRis } from '../../../documents/citations/to-ris.ts';
import type { DocumentWriter } from '../../../documents/document-writer.ts';
import { fileNameOf } from '../../../documents/file-name-of.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentService, Item } from '../../fulfilment/service.ts';
import type { LibraryService } from '../../library/service.ts';
import type { Templates } from '../../settings/service.ts';
import * as store from '../store.ts';
import { citedWorks } from './assemble-paper.ts';
import { certificateMethod, readCertificate } from './certificate.ts';
import { certificateDocument } from './certificate-document.ts';
import { findCurrentEdition, type PaperEdition, readSectionsOf } from './edition-store.ts';
import { fileKeyIn, firstFolder, mediaTypes } from './paper-files.ts';
import { findPrintableWorks } from './printable-works.ts';
import { putPaperFiles } from './put-paper-files.ts';
import { statementDocument } from './statement-document.ts';
import { sourceNotes } from './statement-sources.ts';

const linkSeconds = 600;
/** Raised when the same editions are to be packed otherwise: packs are kept. */
const packVersion = 4;

const fileNames: Readonly<Record<'certificate' | 'statement' | 'references', Localized>> = {
  certificate: { zh: '论文质量证书', en: 'Quality certificate', es: 'Certificado de calidad', ja: '品質証明書' },
  statement: {
    zh: '人工智能使用说明',
    en: 'AI-use statement',
    es: 'Declaración de uso de IA',
    ja: 'AI利用についての説明',
  },
  references: { zh: '参考文献', en: 'References', es: 'Bibliografía', ja: '参考文献' },
};

const companionNames: Readonly<Record<string, Localized>> = {
  EXTRA_PROPOSAL: { zh: '开题报告', en: 'Research proposal', es: 'Propuesta de investigación', ja: '研究計画書' },
  EXTRA_TASK_ASSIGNMENT: { zh: '任务书', en: 'Task book', es: 'Plan de trabajo', ja: '課題書' },
  EXTRA_SURVEY: { zh: '调查问卷', en: 'Questionnaire', es: 'Cuestionario', ja: 'アンケート調査票' },
  EXTRA_JOURNAL_REVIEWED: { zh: '文献综述', en: 'Literature review', es: 'Revisión bibliográfica', ja: '文献レビュー' },
};

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

export interface Part {
  item: Item;
  paper: store.Paper;
  /** Null for what was delivered before there were editions. */
  edition: PaperEdition | null;
}

type Add = (name: string, content: Buffer | string) => void;

interface Parts {
  fulfilment: FulfilmentService;
  library: LibraryService;
  documents: DocumentWriter;
  templates: Templates;
}

/** What is packed together, and where it lies. */
export interface Pack {
  parts: Part[];
  first: Part;
  key: string;
}

export type PackPaper = ReturnType<typeof createPackPaper>;

/** Everything that was delivered of an order as one zip, its newest edition. */
export function createPackPaper(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  { fulfilment, library, documents, templates }: Parts,
) {
  /** AppError not_found for what is not theirs, paper_refunded or paper_not_delivered where there is nothing. */
  async function find(queryable: Queryable, userId: string, outTradeNo: string): Promise<Pack> {
    const items = await fulfilment.listByNumber(queryable, userId, outTradeNo);
    if (items.length === 0) throw new AppError('not_found');
    const delivered = items.filter(({ stage, isGivenUp, scope }) => stage === 2 && !isGivenUp && scope !== 'preview');
    const parts: Part[] = [];
    for (const item of delivered) {
      const paper = await store.findPaperOfItem(queryable, item.id);
      if (paper) parts.push({ item, paper, edition: await findCurrentEdition(queryable, item.id) });
    }
    const [first] = parts;
    if (!first) {
      const isRefunded = items.every(({ isGivenUp, isKept }) => isGivenUp && !isKept);
      throw new AppError(isRefunded ? 'paper_refunded' : 'paper_not_delivered');
    }
    const editions = parts.map(({ item, edition }) => `${item.id}:${edition?.folder ?? ''}`).join();
    const hash = createHash('sha256').update(`${packVersion} ${editions}`).digest('hex').slice(0, 32);
    return { parts, first, key: `papers/${first.item.id}/packs/${hash}.zip` };
  }

  async function addFiles({ item, edition }: Part, name: string, add: Add): Promise<void> {
    const folder = edition?.folder ?? firstFolder(item.id);
    for (const file of ['word', 'pdf'] as const) {
      const { stream } = await storage.open(fileKeyIn(folder, file));
      add(`${name}.${file === 'word' ? 'docx' : 'pdf'}`, await readAll(stream));
    }
  }

  async function addReferences({ paper, edition }: Part, add: Add): Promise<void> {
    const sections = edition
      ? await readSectionsOf(db, paper.id, edition.versions)
      : await store.readSections(db, paper.id);
    const { language } = paper.request;
    const printed = edition?.certificate?.sources;
    // As its files print them: what its student says of a work later changes the next edition.
    const works = printed
      ? await library.findCited(
          db,
          paper.userId,
          printed.map(({ id }) => id),
        )
      : await findPrintableWorks(library, db, paper, sections.values());
    const cited = citedWorks({ paper, sections, works }).map((work) => {
      const standing = printed?.find(({ id }) => id === work.id)?.standing ?? work.standing;
      return { ...citationOfWork(work), note: sourceNotes[standing]?.[language] ?? null };
    });
    if (cited.length === 0) return;
    const name = fileNames.references[language];
    add(`${name}.bib`, toBibtex(cited));
    add(`${name}.ris`, toRis(cited));
  }

  async function addProofs({ paper, edition }: Part, add: Add, turn: number): Promise<void> {
    const { language, title } = paper.request;
    const template = await templates.getTemplate(db, edition?.templateId ?? paper.templateId, language);
    const certificate = edition ? edition.certificate : paper.certificate;
    if (certificate) {
      const measuredAt = edition?.createdAt ?? paper.deliveredAt ?? clock.now();
      const certified = { title, language, templateId: template.id, engine: paper.engineVersion, certificate };
      const number = edition?.edition ?? paper.edition;
      const document = certificateDocument({ ...certified, edition: number, measuredAt });
      const { pdf } = await documents.write(document, template, turn);
      add(`${fileNames.certificate[language]}.pdf`, Buffer.from(pdf));
      const data = {
        method: certificateMethod(certificate),
        edition: number,
        measuredAt,
        ...readCertificate(certificate),
      };
      add('certificate.json', `${JSON.stringify(data, null, 2)}\n`);
    }
    if (edition?.statement) {
      const document = statementDocument({ id: paper.id, title, language }, edition.statement, template);
      const { pdf, word } = await documents.write(document, template, turn);
      add(`${fileNames.statement[language]}.pdf`, Buffer.from(pdf));
      if (word) add(`${fileNames.statement[language]}.docx`, Buffer.from(word));
    }
  }

  async function write(parts: readonly Part[], turn: number): Promise<Buffer> {
    const zip = new ZipFile();
    const add: Add = (name, content) => zip.addBuffer(Buffer.from(content), name, { mtime: clock.now() });
    for (const part of parts) {
      const { item, paper } = part;
      const kind = companionNames[item.kind]?.[paper.request.language];
      if (kind) await addFiles(part, `${kind}/${fileNameOf(`${item.title} ${kind}`)}`, add);
      else {
        await addFiles(part, fileNameOf(item.title), add);
        await addReferences(part, add);
        await addProofs(part, add, turn);
      }
    }
    zip.end();
    return readAll(zip.outputStream);
  }

  async function isKept(key: string): Promise<boolean> {
    try {
      (await storage.open(key)).stream.destroy();
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return false;
      throw error;
    }
  }

  return {
    find,
    isKept,

    /** May be done twice, or by two at once: what is packed is the same. */
    async write(userId: string, outTradeNo: string, turn: number): Promise<string> {
      const { parts, first, key } = await find(db, userId, outTradeNo);
      if (await isKept(key)) return key;
      await putPaperFiles({ db, storage }, first.paper.id, [{ key, bytes: await write(parts, turn) }]);
      return key;
    },

    sign: ({ first, key }: Pack): string =>
      storage.signUrl({
        key,
        name: `${fileNameOf(first.item.title)}.zip`,
        type: mediaTypes.zip,
        expiresInSeconds: linkSeconds,
        disposition: 'attachment',
      }),
  };
}
