import type { Language } from '@yanmo/contract/languages';
import { type NoteRun, plainRun } from '../blocks.ts';
import type { CoverField, Document } from '../document.ts';
import type { Template } from '../templates/template.ts';
import { balanceTitle } from './balance-title.ts';
import type { LaidHeading, LaidItem } from './laid.ts';
import type { BlockLaying } from './lay-blocks.ts';
import { isEastAsian } from './number-document.ts';

/** The words that templates leave open. What is not known is left out, with no brace to show for it. */
export function fillIn(text: string, document: Document, template: Template): string {
  const values: Record<string, string> = {
    title: document.title,
    school: document.cover.school ?? '',
    author: document.cover.author ?? '',
    kind: template.forms[document.type].kind,
  };
  return text.replace(/\{(title|school|author|kind)\}/gu, (_, name: string) => values[name] ?? '').trim();
}

/** The heading of a fixed part. Ids of parts have a colon, which no block's id has. */
export function partHeading(
  name: string,
  title: string,
  { startsPage, isListed = true, isBold = false }: { startsPage: boolean; isListed?: boolean; isBold?: boolean },
): LaidHeading {
  return {
    kind: 'heading',
    id: `part:${name}`,
    level: 1,
    style: 'partTitle',
    number: null,
    gap: '',
    runs: [{ ...plainRun(title), ...(isBold ? { bold: true } : {}) }],
    // 摘　要 is spread out on its page, not in the contents or the outline.
    text: title.replaceAll('\u3000', ''),
    startsPage,
    isListed,
    role: 'part',
  };
}

export function layCover(document: Document, template: Template): LaidItem[] {
  const form = template.forms[document.type];
  const paragraph = (
    id: string,
    style: 'coverSchool' | 'coverKind' | 'coverTitle' | 'coverSubtitle' | 'byline',
    text: string,
  ): LaidItem => ({
    kind: 'paragraph',
    id: `part:cover-${id}`,
    style,
    runs: [plainRun(text)],
  });
  const { school, date } = document.cover;
  const fields = form.coverFields.filter((field) => field !== 'date' && field !== 'school');
  return [
    { kind: 'space', share: 1.2 },
    ...(school ? [paragraph('school', 'coverSchool', school)] : []),
    paragraph('kind', 'coverKind', form.kind),
    { kind: 'space', share: 2 },
    {
      kind: 'paragraph',
      id: 'part:cover-title',
      style: 'coverTitle',
      runs: balanceTitle(document.title, 'coverTitle', template),
    },
    ...(document.subtitle
      ? [paragraph('subtitle', 'coverSubtitle', subtitled(document.subtitle, template.language))]
      : []),
    { kind: 'space', share: 3 },
    ...(fields.length > 0 ? [coverFieldsOf(fields, document, template)] : []),
    { kind: 'space', share: 1.4 },
    ...(form.coverFields.includes('date') && date ? [paragraph('date', 'byline', date)] : []),
    { kind: 'space', share: 0.4 },
  ];
}

/** 破折号 before it in Chinese, dashes on both sides in Japanese; elsewhere the smaller print is enough. */
function subtitled(subtitle: string, language: Language): string {
  if (/^[—–―]/u.test(subtitle)) return subtitle;
  if (language === 'zh') return `——${subtitle}`;
  return language === 'ja' ? `―${subtitle}―` : subtitle;
}

function coverFieldsOf(fields: readonly CoverField[], document: Document, template: Template): LaidItem {
  return {
    kind: 'cover-fields',
    fields: fields.map((field) => ({
      label: template.texts.coverFields[field],
      value: document.cover[field] ?? '',
    })),
  };
}

export function layStatement(document: Document, template: Template, laying: BlockLaying): LaidItem[] {
  const { texts } = template;
  const own = (name: string, given: NoteRun[][] | undefined, standing: readonly string[]): LaidItem[] =>
    (given ?? standing.map((text) => [plainRun(fillIn(text, document, template))])).map((runs, index) => ({
      kind: 'paragraph',
      id: `part:${name}-${index}`,
      style: 'body',
      runs: laying.runs(runs),
    }));
  const signatures: LaidItem[] = texts.signatures.length > 0 ? [{ kind: 'signatures', labels: texts.signatures }] : [];
  return [
    partHeading('statement', texts.statementTitle, { startsPage: true, isListed: false }),
    ...own('statement', document.statement.paragraphs, texts.statement),
    ...signatures,
    { ...partHeading('ai-use', texts.aiUseTitle, { startsPage: false, isListed: false }), level: 2 },
    ...own('ai-use', document.statement.aiUse, texts.aiUse),
    ...signatures,
  ];
}

/** The title and what stands below it, above a document without a cover. */
export function layHeading(document: Document, template: Template): LaidItem[] {
  const form = template.forms[document.type];
  const items: LaidItem[] = [];
  const isForm = form.headingLook !== 'byline' && !form.parts.includes('cover');
  const title = isForm ? form.kind : document.title;
  items.push({ kind: 'paragraph', id: 'part:title', style: 'title', runs: balanceTitle(title, 'title', template) });
  const below = isForm ? document.title : document.subtitle;
  if (below && below !== title) {
    items.push({
      kind: 'paragraph',
      id: 'part:subtitle',
      style: 'subtitle',
      runs: [plainRun(isForm ? below : subtitled(below, template.language))],
    });
  }
  if (form.headingLook === 'table' && form.coverFields.length > 0) {
    items.push(fieldTable(form.coverFields, document, template));
  }
  if (form.headingLook === 'byline') {
    const [author, school, department, major] = (['author', 'school', 'department', 'major'] as const).map((field) =>
      form.coverFields.includes(field) ? document.cover[field] : undefined,
    );
    const place = [school, department, major].filter(Boolean).join(isEastAsian(template.language) ? ' ' : ', ');
    const lines = [author, isEastAsian(template.language) && place ? `（${place}）` : place].filter(Boolean);
    if (lines.length > 0) {
      items.push({
        kind: 'paragraph',
        id: 'part:byline',
        style: 'byline',
        runs: lines.flatMap((text, index) => [
          ...(index > 0 ? [{ kind: 'break' as const }] : []),
          plainRun(text ?? ''),
        ]),
      });
    }
  }
  return items;
}

/** Label and value in two pairs a row, as the forms of schools are printed. */
function fieldTable(fields: readonly CoverField[], document: Document, template: Template): LaidItem {
  const cell = (text: string, align: 'left' | 'centre') => ({
    runs: [plainRun(text)],
    columns: 1,
    rows: 1,
    align,
  });
  const pairs = fields.map((field) => [
    cell(template.texts.coverFields[field], 'centre'),
    cell(document.cover[field] ?? '', 'left'),
  ]);
  if (pairs.length % 2 === 1) pairs.push([cell('', 'centre'), cell('', 'left')]);
  const rows = pairs.flatMap((pair, index) => (index % 2 === 0 ? [[...pair, ...(pairs[index + 1] ?? [])]] : []));
  return {
    kind: 'table',
    id: 'part:fields',
    caption: null,
    widths: [0.18, 0.32, 0.18, 0.32],
    sizePt: template.styles.tableText.sizePt,
    isTurned: false,
    isKeptWhole: true,
    head: [],
    rows,
    notes: [],
    rules: 'grid',
  };
}

/** Each abstract on a page of its own where parts begin pages; else they follow each other. */
export function layAbstracts(document: Document, template: Template, laying: BlockLaying): LaidItem[] {
  const { partsStartPages } = template.forms[document.type];
  const { abstractTitles, keywordLabels, keywordJoints } = template.texts;
  return document.abstracts.flatMap((abstract, index): LaidItem[] => {
    const { language } = abstract;
    const id = `abstract-${index + 1}`;
    // 黑体 stands out by itself; the Latin letters beside it need weight.
    const isForeign = isEastAsian(template.language) && !isEastAsian(language);
    const title: LaidItem[] = abstract.title
      ? [
          {
            kind: 'paragraph',
            id: `part:${id}-title`,
            style: 'subtitle',
            runs: [{ ...plainRun(abstract.title), bold: isForeign }],
          },
        ]
      : [];
    return [
      ...(partsStartPages ? [] : title),
      partHeading(id, abstractTitles[language], { startsPage: partsStartPages, isBold: isForeign }),
      ...(partsStartPages ? title : []),
      ...abstract.paragraphs.map(
        (runs, paragraph): LaidItem => ({
          kind: 'paragraph',
          id: `part:${id}-${paragraph + 1}`,
          style: 'body',
          runs: laying.runs(runs),
        }),
      ),
      ...(abstract.keywords.length > 0
        ? [
            {
              kind: 'paragraph',
              id: `part:${id}-keywords`,
              style: 'keywords',
              runs: [
                { ...plainRun(keywordLabels[language]), bold: true },
                plainRun(abstract.keywords.join(keywordJoints[language])),
              ],
            } satisfies LaidItem,
          ]
        : []),
    ];
  });
}
