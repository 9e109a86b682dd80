import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test('an abstract is polished in the language that it is written in, whatever the page speaks', () => {
  expect(guessLanguage('本文研究县域公共图书馆（public library）的数字阅读服务。')).toBe('zh');
  expect(guessLanguage('This paper studies the services of public libraries in 县域.')).toBe('en');
  expect(guessLanguage('Este trabajo estudia los servicios de las bibliotecas públicas en España.')).toBe('es');
  expect(guessLanguage('本研究では、公共図書館のデジタル読書サービスを検討する。')).toBe('ja');
  expect(guessLanguage('')).toBeNull();
  expect(guessLanguage('BERT')).toBeNull();
});
