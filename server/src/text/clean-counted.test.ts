import { languages } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { cleanCounted } from './clean-counted.ts';
import { guessLanguage, isWrittenIn } from './guess-language.ts';

it('takes out what nobody sees and letters in disguise, and counts them', () => {
  expect(cleanCounted('水\u200b位\u2060上升\ufeff。')).toEqual({ text: '水位上升。', cleaned: 3 });
  // A Cyrillic о and е.
  expect(cleanCounted('the m\u043ed\u0435l holds')).toEqual({ text: 'the model holds', cleaned: 2 });
  expect(cleanCounted('采用m\u043ed\u0435l方法')).toEqual({ text: '采用model方法', cleaned: 2 });
  expect(cleanCounted('one\r\ntwo\rthree')).toEqual({ text: 'one\ntwo\nthree', cleaned: 0 });
});

it('leaves what is written in another script as it is', () => {
  for (const text of ['Вода и соль', 'the angle α and Δx', 'Ποσειδών', 'école naïve', '模型 ΔE 变大']) {
    expect(cleanCounted(text)).toEqual({ text, cleaned: 0 });
  }
});

it('notices the language of a text by its beginning', () => {
  expect(guessLanguage('本文用 SPSS 26.0 分析 R² 与 p 值。')).toBe('zh');
  expect(guessLanguage('水位は毎朝六時に測定した。')).toBe('ja');
  expect(guessLanguage('El nivel del agua se midió cada mañana y se anotó.')).toBe('es');
  expect(guessLanguage('The level of the water was read every morning (水位).')).toBe('en');
  expect(guessLanguage('')).toBe('en');
});

it('takes no text for one in a language that it cannot be in', () => {
  for (const text of ['Вода и соль меняются.', '물과 소금은 바뀐다.', 'يتغير الماء والملح.']) {
    expect(languages.filter((language) => isWrittenIn(text, language))).toEqual([]);
  }
  // What is nearest to Spanish is not Spanish.
  for (const text of [
    'La ville se réveille et les enfants courent vers les écoles avec des sacs, pendant que la pluie tombe dans la rue.',
    'A cidade acorda devagar e os comerciantes abrem as lojas, enquanto as crianças vão para as escolas com os pais.',
    'La città si sveglia piano e i bambini vanno a scuola con le borse, che sono troppo pesanti per la loro età.',
    'De stad wordt langzaam wakker en de kinderen lopen naar de school, terwijl de regen op de daken valt.',
  ]) {
    expect(isWrittenIn(text, 'es')).toBe(false);
  }
  expect(isWrittenIn('Das Wasser und das Salz im Fluss ändern sich jedes Jahr.', 'en')).toBe(false);
  expect(isWrittenIn('The level of the water was read every morning (水位).', 'en')).toBe(true);
  expect(isWrittenIn('本文用 SPSS 26.0 分析 R² 与 p 值。', 'zh')).toBe(true);
  expect(isWrittenIn('水位は毎朝六時に測定した。', 'ja')).toBe(true);
  expect(isWrittenIn('El nivel del agua se midió cada mañana y se anotó.', 'es')).toBe(true);
});
