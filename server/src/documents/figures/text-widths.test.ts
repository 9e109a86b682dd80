import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readAdvances } from './testing/font-advances.ts';
import { type Typeface, textWidth } from './text-widths.ts';
import { fillLines, wrapLabel } from './wrap-label.ts';

const { resolve } = createRequire(import.meta.url);
const serif: Typeface = { font: 'serif', language: 'zh', sizePt: 10 };

describe('measured text', () => {
  it.each([
    ['serif', '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'],
    ['sans', '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
  ] as const)('is never narrower than the font sets it, and hardly wider: %s', (font, path) => {
    const advance = readAdvances(readFileSync(resolve(path)));
    const characters = [
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?()-/%&áéíóúñüÁÉÍÓÚÑ¿¡+=',
    ];
    const off = characters.filter((character) => {
      const measured = textWidth(character, { font, language: 'en', sizePt: 1 });
      const set = advance(character) ?? 0;
      return measured < set - 0.002 || measured > set + 0.06;
    });
    expect(off).toEqual([]);
  });

  it('counts Chinese characters and their punctuation as squares', () => {
    expect(textWidth('研究，方法。', serif)).toBe(60);
    expect(textWidth('“研究”', serif)).toBe(40);
    expect(textWidth('“a”', { ...serif, language: 'en' })).toBeLessThan(15);
  });
});

describe('wrapped labels', () => {
  it('never begin a line with closing marks, nor end one with opening ones', () => {
    for (let width = 30; width < 120; width += 3) {
      const { lines } = wrapLabel('用户使用意愿调查（问卷、访谈），“质量”与《标准》。', width, serif);
      expect(lines.filter((line) => /^[，。、）”》]/u.test(line))).toEqual([]);
      expect(lines.filter((line) => /[（“《]$/u.test(line))).toEqual([]);
    }
  });

  it('break Latin text between words, and a word only where no line can hold it', () => {
    expect(wrapLabel('structural equation model', 60, serif).lines).toEqual(['structural', 'equation', 'model']);
    const long = wrapLabel('x'.repeat(200), 60, serif);
    expect(long.lines.join('')).toBe('x'.repeat(200));
    expect(long.width).toBeLessThanOrEqual(60);
  });

  it('are even: no line of one character after a full one', () => {
    const { lines } = wrapLabel('提升高校数字化学习平台使用意愿的对策', 175, serif);
    const lengths = lines.map((line) => [...line].length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(3);
    expect(lines.length).toBe(fillLines('提升高校数字化学习平台使用意愿的对策', 175, serif).length);
  });
});
