import { describe, expect, it } from 'vitest';
import { withoutCatchLine } from './catch-line.ts';

describe('a catch-line before the colon', () => {
  it('gives way to the matter behind it', () => {
    expect(withoutCatchLine('Salt, Smugglers and the State: Tax Evasion on the Breton Border', 'history')).toBe(
      'Tax Evasion on the Breton Border',
    );
    expect(withoutCatchLine('Ballots and Bots: Disinformation in the Philippine Election', 'interdisciplinary')).toBe(
      'Disinformation in the Philippine Election',
    );
    expect(withoutCatchLine('From Poster to Protest: Graphic Design in the Women’s Movement', 'art')).toBe(
      'Graphic Design in the Women’s Movement',
    );
    expect(withoutCatchLine('Mind the Gap: Boys and Reading in Welsh Schools', 'education')).toBe(
      'Boys and Reading in Welsh Schools',
    );
    expect(withoutCatchLine('Turning the Tide: Coastal Adaptation in the Mekong Delta', 'interdisciplinary')).toBe(
      'Coastal Adaptation in the Mekong Delta',
    );
    expect(withoutCatchLine('“Nobody Asked Me”: Older Patients in Emergency Care', 'medicine')).toBe(
      'Older Patients in Emergency Care',
    );
  });

  it('follows the matter where it lists themes', () => {
    expect(withoutCatchLine('Faith, Kinship and Power: Nunneries in Medieval Saxony', 'history')).toBe(
      'Nunneries in Medieval Saxony: Faith, Kinship and Power',
    );
  });

  it('gives way to a clause with a matter of its own', () => {
    expect(withoutCatchLine('Guns, Grain and Gas: What the Blockade Means for Food Security', 'military')).toBe(
      'What the Blockade Means for Food Security',
    );
  });

  it('is none where the rest says how or on what evidence', () => {
    for (const [title, field] of [
      ['Military Spending and Growth: Panel Evidence from NATO Members', 'military'],
      ['Museums and Repatriation: The Case of the Benin Bronzes', 'art'],
      ['Surrealism and the Unconscious: Dalí and Freud', 'art'],
      ['Trust and Loyalty: Online Shoppers in Vietnam', 'management'],
      ['The Gallipoli Campaign: Why Did It Fail?', 'military'],
      ['Food Deserts in Detroit: Causes and Community Responses', 'interdisciplinary'],
      ['Under-Five Mortality: Trends in Rural Malawi', 'medicine'],
    ] as const)
      expect(withoutCatchLine(title, field)).toBe(title);
  });
});
