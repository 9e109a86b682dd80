import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { PayResult } from '@yanmo/contract/orders';
import type { Reduction } from '@yanmo/contract/reductions';
import JSZip from 'jszip';
import { type Account, callApi } from './accounts.ts';
import { readDownload, readZip } from './paper-files.ts';
import { expect } from './test.ts';
import { patternOf, textOf } from './texts.ts';

const prefix = '/api/ai-paper';
type Values = Readonly<Record<string, string | number>>;

/** Where a text is measured and rewritten, in Chinese. */
export class RewritingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text(key: string, values?: Values): string {
    return textOf('zh', 'rewriting', key, values);
  }
  pattern(key: string, values?: Values): RegExp {
    return patternOf('zh', 'rewriting', key, values);
  }
  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/main/reduceRepetition');
    await expect(this.field).toBeVisible();
  }
  async openOrder(outTradeNo: string): Promise<void> {
    await this.page.goto(`/main/reduceRepetition?order=${outTradeNo}`);
  }
  get field(): Locator {
    return this.page.getByRole('textbox', { name: textOf('zh', 'texts', 'text'), exact: true });
  }
  get upload(): Locator {
    return this.page.getByRole('button', { name: textOf('zh', 'texts', 'upload'), exact: true });
  }
  get result(): Locator {
    return this.page.getByRole('region', { name: this.text('result.label'), exact: true });
  }
  get sheets(): Locator {
    return this.page.getByRole('region', { name: this.text('sheets.label'), exact: true });
  }
  /** Sentences that were rewritten, as the file has them. */
  get changes(): Locator {
    return this.sheets.locator('[data-part]');
  }
  /** The files of the zip, by their names. */
  async download(): Promise<Map<string, Buffer>> {
    const download = this.page.waitForEvent('download');
    await this.button('files.download').click();
    return await readZip((await readDownload(download)).content);
  }
}

export interface TextWish {
  text: string;
  mode: 'REPETITION' | 'AIGC' | 'BOTH';
}

/** A text that is ordered and not paid yet. */
export async function orderText(request: APIRequestContext, { token }: Account, wish: TextWish): Promise<string> {
  const data = { ...wish, language: 'zh' };
  return (await callApi<PayResult>(request, 'POST', `${prefix}/third_aigc/once_aigc_order`, { data, token }))
    .out_trade_no;
}

export function getReduction(request: APIRequestContext, { token }: Account, outTradeNo: string): Promise<Reduction> {
  return callApi(request, 'GET', `${prefix}/paper/reduce/${outTradeNo}`, { token });
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inside: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inside}</w:p>`;

export const formula =
  '<m:oMath><m:sSup><m:e><m:r><m:t>y</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
export const cell = '样本共 412 人';

/** A Word file with a heading, a table and a formula around these paragraphs. */
export async function wordFile(paragraphs: readonly string[]): Promise<Buffer> {
  const table = `<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:tc><w:tcPr/>${paragraph(run(cell))}</w:tc></w:tr></w:tbl>`;
  const [first = '', ...others] = paragraphs;
  const body = [
    paragraph(run('移动支付与县城早市'), 'H1'),
    paragraph(`${run(first)}${run('其关系可以写作')}${formula}${run('。')}`),
    table,
    ...others.map((text) => paragraph(run(text))),
  ].join('');
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>',
  );
  zip.file(
    '_rels/.rels',
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  zip.file(
    'word/_rels/document.xml.rels',
    '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
  );
  zip.file(
    'word/styles.xml',
    `<?xml version="1.0" encoding="UTF-8"?><w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`,
  );
  zip.file(
    'word/document.xml',
    `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${word}" xmlns:m="${math}"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  );
  return await zip.generateAsync({ type: 'nodebuffer' });
}
