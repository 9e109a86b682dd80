import { agriculture } from './agriculture.ts';
import { art } from './art.ts';
import { economics } from './economics.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { history } from './history.ts';
import { interdisciplinary } from './interdisciplinary.ts';
import { law } from './law.ts';
import { literature } from './literature.ts';
import { management } from './management.ts';
import { medicine } from './medicine.ts';
import { military } from './military.ts';
import { philosophy } from './philosophy.ts';
import { science } from './science.ts';

export const starterWorks = {
  philosophy,
  economics,
  law,
  education,
  literature,
  history,
  science,
  engineering,
  agriculture,
  medicine,
  military,
  management,
  art,
  interdisciplinary,
} as const;
