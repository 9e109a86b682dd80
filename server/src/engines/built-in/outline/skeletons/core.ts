import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import type { Section } from '../section.ts';

/** The chapters between the frame's first and last, from the field's terms, the variant, and the title as it was read. */
export type Core = (material: Material, angle: number, title: TitleUnderstanding) => Section[];
