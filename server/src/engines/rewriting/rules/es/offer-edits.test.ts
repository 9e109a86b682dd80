import { expect, it } from 'vitest';
import { offerEsEdits } from './offer-edits.ts';

const become = (text: string): string[] =>
  offerEsEdits(text).map(({ start, end, text: to }) => text.slice(0, start) + to + text.slice(end));

it.each([
  ['Además, el mercado local ofrece productos frescos.', 'El mercado local ofrece productos frescos.'],
  ['Sin embargo, el puerto perdió parte de su comercio.', 'Pero el puerto perdió parte de su comercio.'],
  ['Cabe destacar que la escuela rural abrió en otoño.', 'La escuela rural abrió en otoño.'],
  [
    'Cuando suben los precios, las familias compran menos carne.',
    'Las familias compran menos carne cuando suben los precios.',
  ],
  [
    'Aunque el suelo es pobre, las fincas han prosperado mucho.',
    'Las fincas han prosperado mucho, aunque el suelo es pobre.',
  ],
  [
    'Las fincas han prosperado mucho, aunque el suelo es pobre.',
    'Aunque el suelo es pobre, las fincas han prosperado mucho.',
  ],
])('%s', (before, after) => {
  expect(become(before)).toContain(after);
});

it.each([
  ['una negación', 'Cuando suben los precios, las familias no compran carne.'],
  ['un pronombre', 'Cuando los agricultores venden grano, ellos compran semillas.'],
  ['una oración subordinada', 'Si sube el río, el informe advierte que el puente peligra.'],
  ['un sujeto callado', 'Cuando entró en vigor, las empresas pidieron ayudas locales.'],
  ['una pregunta', 'Cuando suben los precios, ¿compran menos carne las familias?'],
  ['varias comas', 'Cuando suben los precios, las familias compran menos carne, pescado y leche.'],
])('deja la frase con %s', (_what, text) => {
  expect(become(text)).toEqual([]);
});

it('conserva cifras, pasajes protegidos y espacios', () => {
  const text =
    'Además, \uE000 muestra el cambio de 12 pueblos. Por lo tanto, el plan exige más recursos locales. Para reducir el gasto, el municipio cerró tres oficinas antiguas.';
  const changed = become(text);
  expect(changed.length).toBeGreaterThan(4);
  for (const after of changed) {
    expect(after.match(/\d+|[\uE000-\uF8FF]/gu)).toEqual(text.match(/\d+|[\uE000-\uF8FF]/gu));
    expect(after).not.toMatch(/ {2}| [,.]|,,|(?:^|\. )\p{Ll}/u);
  }
});
