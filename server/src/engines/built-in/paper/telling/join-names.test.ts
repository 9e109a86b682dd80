import { describe, expect, it } from 'vitest';
import { fillFrame } from '../sentence-writer.ts';
import { listWording } from '../wordings/list-wording.ts';
import { joinNames, listNames } from './join-names.ts';

describe('names in a row', () => {
  it('have the article that Spanish gives each of them inside a sentence', () => {
    expect(listNames(['participación convertida en control'], 'es')).toBe('la participación convertida en control');
    expect(listNames(['rotación entre contratos breves', 'encierros sin plazo efectivo'], 'es')).toBe(
      'la rotación entre contratos breves y los encierros sin plazo efectivo',
    );
    expect(listNames(['primer contacto con buenas noticias'], 'es')).toBe('el primer contacto con buenas noticias');
    expect(listNames(['comparar un motivo en ambas partes'], 'es')).toBe('comparar un motivo en ambas partes');
    expect(listNames(['más ayuda para los hogares'], 'es')).toBe('más ayuda para los hogares');
    expect(listNames(['saltos en impuestos y obligaciones'], 'es')).toBe('los saltos en impuestos y obligaciones');
  });

  it('are two things in Japanese, and told apart where one of them is two itself', () => {
    expect(joinNames(['上司支援の偏り', '低いワーク・エンゲイジメント'], 'ja')).toBe(
      '上司支援の偏りと低いワーク・エンゲイジメント',
    );
    expect(joinNames(['指導力の不足', '英語嫌いと学力の差'], 'ja')).toBe('指導力の不足、および英語嫌いと学力の差');
    expect(joinNames(['甲', '乙', '丙'], 'ja')).toBe('甲、乙、丙');
  });

  it('stand in frames that take one of them as well as several, each with its article', () => {
    const agreeing = /\b(?:se (?:tratan?|examinan?|estudian?|analizan?|abordan?)|es|son|hay)\b[^{]*\{list\}/iu;
    const { others } = listWording('es').toldAbstract;
    expect([...others, ...listWording('es').telling.examined].filter((frame) => agreeing.test(frame))).toEqual([]);
    expect(fillFrame('El trabajo propone {measure}.', { measure: 'ventanilla única con acompañamiento' }, 'es')).toBe(
      'El trabajo propone la ventanilla única con acompañamiento.',
    );
  });
});
