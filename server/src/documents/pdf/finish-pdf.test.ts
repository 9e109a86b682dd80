import { describe, expect, it } from 'vitest';
import { aiLabelLine, aiLabelValue } from '../ai-label.ts';
import { finishPdf } from './finish-pdf.ts';
import { readAiLabel } from './read-ai-label.ts';
import { readBack, readPages } from './testing/read-back.ts';
import { renderHere } from './testing/render-sample.ts';
import { sampleDocument } from './testing/sample-document.ts';
import { TypstCompiler } from './typst-compiler.ts';

describe('the AI label of a PDF', () => {
  it('stands in the metadata and as a line of the text', async () => {
    const { bytes } = renderHere(sampleDocument('zh'));
    expect(JSON.parse((await readAiLabel(bytes)) ?? '')).toEqual({
      Label: '1',
      ContentProducer: 'Yanmo',
      ProduceID: 'paper-1',
      ReservedCode1: '',
      ContentPropagator: '',
      PropagateID: '',
      ReservedCode2: '',
    });
    expect(Buffer.from(bytes).includes('<TC260:AIGC>')).toBe(true);
    const { pages } = await readPages(bytes);
    expect(pages.at(-1)?.text).toContain(aiLabelLine.zh);
  });

  it('comes back as it went in, whatever the id holds', async () => {
    const value = aiLabelValue('a<b>&amp;"]]>\u4e2d\ud83d\ude00');
    const compiler = new TypstCompiler();
    const pdf = compiler.typeset('pictures', { pictures: [] }).pdf();
    const labelled = finishPdf(pdf, {
      aiLabel: { line: '', value },
      metadata: { title: '', subject: '', author: '', keywords: [], language: 'zh-CN' },
    });
    expect(await readAiLabel(labelled)).toBe(value);
  });

  it('leaves what Typst wrote as it was, in front of the update', async () => {
    const compiler = new TypstCompiler();
    const pdf = compiler.typeset('pictures', { pictures: [] }).pdf();
    const metadata = { title: '', subject: '', author: '', keywords: [], language: 'ja-JP' };
    const finished = Buffer.from(finishPdf(pdf, { aiLabel: null, metadata }));
    expect(finished.subarray(0, pdf.length).equals(pdf)).toBe(true);
    const { info, pages } = await readBack(finished);
    expect(info.Language).toBe('ja-JP');
    expect(pages).toHaveLength(1);
  });

  it('is not written into what another program wrote', () => {
    const metadata = { title: '', subject: '', author: '', keywords: [], language: 'zh-CN' };
    expect(() => finishPdf(Buffer.from('%PDF-1.7\n'), { aiLabel: null, metadata })).toThrow('not written as');
  });

  it('is not found where there is none', async () => {
    const document = sampleDocument('zh');
    const { bytes } = renderHere({ ...document, aiLabel: { produceId: 'paper-1', isGenerated: false } });
    expect(await readAiLabel(bytes)).toBeNull();
    const { words } = await readPages(bytes);
    expect(words).not.toContain('本文档由人工智能');
  });

  it('is not looked for in what is no PDF', async () => {
    await expect(readAiLabel(Buffer.from('PK\u0003\u0004'))).rejects.toThrow();
  });
});
