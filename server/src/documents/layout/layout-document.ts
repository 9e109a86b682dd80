import type { Localized } from '@yanmo/contract/languages';
import { aiLabelLine, aiLabelValue } from '../ai-label.ts';
import { plainRun } from '../blocks.ts';
import { type Document, type DocumentInput, parseDocument } from '../document.ts';
import type { PageSection, PartName, Template } from '../templates/template.ts';
import { cutPreview } from './cut-preview.ts';
import type { ContentsEntry, LaidHeading, LaidItem, LaidSection, Layout } from './laid.ts';
import { BlockLaying } from './lay-blocks.ts';
import { fillIn, layAbstracts, layCover, layHeading, layStatement, partHeading } from './lay-front.ts';
import { numberDocument } from './number-document.ts';
import { fitHeader } from './running-head.ts';
import { tightenContents } from './tighten-contents.ts';

const previewMark: Localized = { zh: '预览', en: 'PREVIEW', es: 'VISTA PREVIA', ja: 'プレビュー' };

export const languageTags: Localized = { zh: 'zh-CN', en: 'en-US', es: 'es-ES', ja: 'ja-JP' };

/** Parses first, so that no document reaches a file with text that breaks it, whoever made it. */
export function layoutDocument(input: DocumentInput, given: Template): Layout {
  const document = parseDocument(input);
  const form = formOf(document, given);
  const template = form.partsStartPages ? given : { ...given, styles: { ...given.styles, ...given.flowingStyles } };
  const numbers = numberDocument(document, template);
  const kept = cutPreview(document);
  const works = new Set(kept.document.references.map(({ id }) => id));
  const laying = new BlockLaying(template, numbers, kept.cut, works);
  const laid = new Map<PartName, LaidItem[]>();
  for (const part of form.parts) {
    if (part !== 'contents') laid.set(part, layPart(part, kept.document, template, laying));
  }

  const entriesOf = (part: PartName): ContentsEntry[] => {
    if (part === 'chapters') return numbers.entries.map((entry) => ({ ...entry, isCut: kept.cut.has(entry.id) }));
    if (part === 'appendices')
      return numbers.appendixEntries.map((entry) => ({ ...entry, isCut: kept.cut.has(entry.id) }));
    // An entry without a page number would be a row of dots that leads nowhere.
    if (form.partsStartPages && isFront(part, form.parts) && template.sections.front.pageNumber.style === 'none')
      return [];
    const isCut = kept.document !== document && (laid.get(part) ?? []).length === 0;
    return (isCut ? layPart(part, document, template, laying) : (laid.get(part) ?? []))
      .filter((item): item is LaidHeading => item.kind === 'heading' && item.isListed)
      .map(({ id, text }) => ({ id, level: 1, number: null, gap: '', text, isCut }));
  };
  if (form.parts.includes('contents')) {
    const entries = form.parts.filter((part) => part !== 'contents').flatMap(entriesOf);
    laid.set('contents', [
      partHeading('contents', template.texts.contentsTitle, { startsPage: form.partsStartPages, isListed: false }),
      { kind: 'contents', entries, spacing: form.partsStartPages ? tightenContents(entries, template) : 1 },
    ]);
  }

  const sections = sectionsOf(document, template, form, laid);
  const line = aiLabelLine[document.language];
  const last = sections.at(-1);
  if (document.aiLabel.isGenerated && last) {
    last.items.push({ kind: 'paragraph', id: 'part:ai-label', style: 'aiLabel', runs: [plainRun(line)] });
  }
  return {
    type: document.type,
    language: document.language,
    template,
    metadata: {
      title: document.title,
      subject: form.kind,
      author: document.cover.author ?? '',
      keywords: document.abstracts[0]?.keywords ?? [],
      language: languageTags[document.language],
    },
    sections,
    targets: numbers.targets,
    footnoteCount: laying.footnoteCount,
    aiLabel: document.aiLabel.isGenerated ? { line, value: aiLabelValue(document.aiLabel.produceId) } : null,
    previewMark: document.variant === 'PREVIEW' ? previewMark[document.language] : null,
  };
}

/** Whoever has a preview only sees by the contents what the rest will be, also of a type that is printed without. */
function formOf({ type, variant }: Document, { forms }: Template): Template['forms'][Document['type']] {
  const form = forms[type];
  if (variant === 'FULL' || form.parts.includes('contents')) return form;
  return { ...form, parts: form.parts.toSpliced(form.parts.indexOf('chapters'), 0, 'contents') };
}

function layPart(part: PartName, document: Document, template: Template, laying: BlockLaying): LaidItem[] {
  const { texts } = template;
  const { partsStartPages } = template.forms[document.type];
  switch (part) {
    case 'cover':
      return layCover(document, template);
    case 'statement':
      return layStatement(document, template, laying);
    case 'heading':
      return layHeading(document, template);
    case 'abstracts':
      return layAbstracts(document, template, laying);
    case 'contents':
      return [];
    case 'chapters':
      return document.chapters.flatMap((chapter) => [
        laying.heading(chapter.id, chapter.title, 'chapter', partsStartPages),
        ...chapter.blocks.map((block) => laying.block(block)),
      ]);
    case 'references':
      if (document.references.length === 0) return [];
      return [
        partHeading('references', texts.referencesTitle, { startsPage: partsStartPages }),
        ...document.references.map(
          ({ id, label, runs }): LaidItem => ({ kind: 'reference', id, label, runs: laying.runs(runs) }),
        ),
      ];
    case 'appendices':
      return document.appendices.flatMap((appendix) => [
        laying.heading(appendix.id, appendix.title, 'appendix', true),
        ...appendix.blocks.map((block) => laying.block(block)),
      ]);
    case 'acknowledgements':
      if (document.acknowledgements.length === 0) return [];
      return [
        partHeading('acknowledgements', texts.acknowledgementsTitle, { startsPage: partsStartPages }),
        ...document.acknowledgements.map(
          (runs, index): LaidItem => ({
            kind: 'paragraph',
            id: `part:acknowledgements-${index + 1}`,
            style: 'body',
            runs: laying.runs(runs),
          }),
        ),
      ];
  }
}

const isFront = (part: PartName, parts: readonly PartName[]): boolean =>
  parts.indexOf(part) < parts.indexOf('chapters');

type OpenSection = Omit<LaidSection, 'items'> & { items: LaidItem[] };

/** Where parts follow on without new pages there is no front matter to number apart: it all belongs to the body. */
function sectionsOf(
  document: Document,
  template: Template,
  form: Template['forms'][Document['type']],
  laid: ReadonlyMap<PartName, LaidItem[]>,
): OpenSection[] {
  const sections: OpenSection[] = [];
  let isBody = false;
  for (const part of form.parts) {
    isBody ||= part === 'chapters';
    const items = laid.get(part) ?? [];
    if (items.length === 0) continue;
    const isCover = part === 'cover' || part === 'statement';
    const kind = isCover ? 'cover' : isBody || !form.partsStartPages ? 'body' : 'front';
    const last = sections.at(-1);
    if (last?.kind === kind) last.items.push(...items);
    else sections.push({ kind, ...pagesOf(template.sections[kind], document, template), items: [...items] });
  }
  return sections;
}

function pagesOf(
  section: PageSection,
  document: Document,
  template: Template,
): Pick<LaidSection, 'header' | 'pageNumber'> {
  const form = template.forms[document.type];
  const fill = (text: string): string => fillIn(text, document, template);
  const pageNumber = { ...section.pageNumber, start: 1 } as const;
  if (section.header === null || form.header === 'none') return { header: null, pageNumber };
  const { left, centre, right, hasRule } = section.header;
  if (form.header === 'title') {
    // The title in the place where the template has its words.
    const title = (text: string): string => (text === '' ? '' : document.title);
    const header = { left: title(left), centre: title(centre), right: title(right), hasRule };
    return { header: fitHeader(template, header), pageNumber };
  }
  const header = { left: fill(left), centre: fill(centre), right: fill(right), hasRule };
  return { header: fitHeader(template, header), pageNumber };
}
