import type { Wording } from '../wording.ts';
import { answers, asks, bridges, kindBridges, links, methodBridges } from './bridges.ts';
import { carriers } from './carriers.ts';
import { again, back, extras, forward, hypotheses, leads, openers, sources, tests } from './frames.ts';
import { materials } from './materials.ts';
import { argumentRoles } from './roles-argument.ts';
import { madeRoles } from './roles-made.ts';
import { researchRoles } from './roles-research.ts';
import { showing } from './showing.ts';
import { joints, telling } from './telling.ts';
import { toldAbstract } from './told-abstract.ts';

export const zhWording: Wording = {
  carriers,
  telling,
  toldAbstract,
  joints,
  links,
  bridges,
  kindBridges,
  asks,
  answers,
  methodBridges,
  roles: { ...argumentRoles, ...researchRoles, ...madeRoles },
  forward,
  back,
  openers,
  leads,
  hypotheses,
  tests,
  sources,
  materials,
  showing,
  extras,
  again,
  sectionRef: '第{n}节',
};
