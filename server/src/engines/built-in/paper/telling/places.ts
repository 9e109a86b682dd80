import type { FactKind } from '../../knowledge/entry.ts';
import type { OwnFactKind } from '../own-fact.ts';
import type { Role } from '../roles.ts';

/** How well a fact suits a section of a role: 5 is what the section is for, below 1 it stands there for want of a better place. */
type Places = Readonly<Partial<Record<Role, number>>>;

const read = (line: string): Places =>
  Object.fromEntries(
    line
      .trim()
      .split(/\s+/u)
      .map((each) => each.split(':'))
      .map(([role = '', worth]) => [role, Number(worth)]),
  );

const rules = read(
  'ground:4 concept:2.5 status:3 background:2.5 origin:2.5 change:3 structure:2 side:3 dimension:2.5 reasoning:2.5 feasibility:3 precondition:2 measure:1.5 literature:1 check:2 needs:2',
);

const byKind: Readonly<Record<Exclude<FactKind, 'work'>, Places>> = {
  definition: read(
    'concept:5 theory:3 ground:3 textForm:3 background:3 textWorld:2.5 origin:2 side:3 status:1.5 needs:1.5 structure:1.5 question:1.5 hypothesis:1.5 direct:1.5 reasoning:1.5 model:1 literature:1',
  ),
  part: read(
    'structure:5 concept:3.5 textForm:4 status:3.5 dimension:4 side:3 textCraft:3 build:3 needs:2.5 property:3 factor:2.5 change:1.5 reasoning:1.5 theory:1.5 direct:1.5 textWorld:2 background:1.5 hypothesis:1.5',
  ),
  stage: read(
    'change:5 background:1.5 direct:1.5 build:4.5 origin:3.5 status:4 structure:3.5 step:4 approach:3 check:2.5 property:2 concept:1.5 dimension:2 textForm:2.5 trace:3 mechanism:2.5 schedule:2',
  ),
  actor: read(
    'actors:5 status:3 group:4 needs:3.5 side:3 reasons:2.5 driver:2.5 moderated:2.5 factor:2.5 precondition:2 textWorld:2 background:1.5 dimension:2 change:2 debate:1.5 reasoning:1.5 textMeaning:1.5 concept:1',
  ),
  mechanism: read(
    'mechanism:5 reasoning:4.5 direct:4.5 theory:4 mediated:4.5 factor:4 hypothesis:4 reasons:4 driver:3.5 cause:3 textCraft:3.5 textMeaning:3 theoryFit:3 property:3 model:2.5 dimension:2.5 concept:2 structure:2.5 status:1.5 background:1.5 result:1.5 build:2 change:2 literature:1 legacy:1.5 debate:1.5',
  ),
  relation: read(
    'direct:5 mediated:5 factor:5 hypothesis:4.5 mechanism:4.5 reasoning:4 theory:3 model:3 result:2.5 moderated:3.5 reasons:3.5 literature:2 dimension:2.5',
  ),
  condition: read(
    'moderated:5 precondition:5 theoryFit:4.5 group:3.5 limits:3 reasoning:3 mechanism:3 hypothesis:2.5 direct:2.5 dimension:2.5 measure:2 status:1.5 theory:2 model:2 check:2 robustness:3 feasibility:3 result:1.5 concept:1.5 debate:2 lesson:2 factor:2 approach:1.5',
  ),
  limit: read(
    'limits:5 theoryFit:3.5 robustness:3.5 precondition:3 debate:2.5 measure:2 check:2 legacy:2.5 lesson:2.5 result:1.5 gap:2 feasibility:2 textMeaning:1.5 reasoning:1.5 literature:1.5 measurement:1.5',
  ),
  driver: read(
    'driver:5 background:4.5 origin:4.5 factor:4.5 reasons:3.5 cause:2.5 change:3 worth:2 status:2 textWorld:3 direct:2.5 needs:2.5 reasoning:2 side:2 hypothesis:2 dimension:1.5',
  ),
  effect: read(
    'worth:5 legacy:5 background:3.5 direct:4 result:2.5 status:3 mechanism:2.5 change:3 factor:2 dimension:3 trace:3.5 textMeaning:3 group:2.5 reasoning:2.5 hypothesis:2 debate:1.5 theory:1 lesson:2',
  ),
  problem: read(
    'problem:2 needs:4 status:2.5 background:2.5 worth:3 question:2.5 dimension:2.5 group:2 debate:2 change:2 reasoning:2.5 mechanism:2 result:2 textMeaning:1.5 gap:1.5 direct:2 robustness:1.5 property:1.5 side:1.5 legacy:2 driver:1.5',
  ),
  cause: read(
    'cause:2.5 factor:4.5 reasons:4.5 driver:4 mechanism:3.5 reasoning:3 direct:3 mediated:3 hypothesis:2.5 problem:2 theory:2 change:2 group:2 needs:2 dimension:2 model:1.5 background:1.5 origin:1.5 textMeaning:1.5',
  ),
  remedy: read(
    'measure:2.5 step:4 lesson:4 build:4 structure:3.5 precondition:3 legacy:2 worth:1.5 reasoning:1.5 check:1.5 change:1.5',
  ),
  debate: read(
    'debate:5 literature:4.5 gap:4 question:2 theory:2 reasoning:3 textMeaning:3 legacy:3 worth:2 theoryFit:2.5 background:1.5 concept:1.5 ground:2 dimension:1.5',
  ),
  counter: read(
    'debate:4.5 literature:3.5 gap:3.5 limits:3 robustness:3 reasoning:3 theoryFit:3 legacy:3 textMeaning:2.5 hypothesis:2 direct:2 theory:1.5 lesson:2 worth:1.5 dimension:1.5',
  ),
  indicator: read(
    'measurement:5 check:5 property:4 result:3.5 model:3 status:2.5 sample:2 approach:2 needs:2 dimension:2 group:2 robustness:2.5 feasibility:2 problem:1.5 textCraft:1.5 trace:2 side:1.5',
  ),
  measure: read('measurement:5 check:4 result:3 property:3 model:3 status:2 approach:2'),
  material: read(
    'sample:5 search:4.5 approach:4 feasibility:4 measurement:3 question:2 literature:1 model:2.5 ground:2 trace:3 origin:2 textWorld:2 gap:2 result:2 check:1.5 status:1.5 limits:1.5',
  ),
  method: read(
    'approach:5 model:4.5 sample:4 feasibility:4 search:3 measurement:3.5 check:3 robustness:3 question:2.5 gap:2.5 limits:3 literature:1 result:2 ground:2',
  ),
  example: read(
    'lesson:4 textCraft:4 status:3 trace:3.5 background:2.5 side:3 result:2 dimension:3 reasoning:2.5 textForm:3 textMeaning:2.5 mechanism:2 direct:2 build:2 change:3 theory:1.5 check:2 property:2 needs:2 problem:1.5 group:2 legacy:2 origin:2 literature:1 concept:1.5',
  ),
  implication: read(
    'findings:4 lesson:4 measure:3 worth:3 step:3 legacy:3 theoryFit:2.5 reasoning:2 structure:2 limits:1.5 debate:1.5',
  ),
  law: rules,
  standard: { ...rules, measurement: 3.5, check: 3.5, build: 2.5, needs: 3, model: 2, sample: 2 },
  policy: { ...rules, background: 3.5, worth: 2, driver: 2.5 },
  milestone: read(
    'origin:5 change:5 background:4 status:3 textWorld:3.5 trace:3 legacy:2.5 literature:2 driver:2 side:2.5 worth:1.5 concept:1.5 theory:1.5',
  ),
  figure: read('background:4 status:4.5 worth:3 result:2.5 change:3 sample:2 literature:2 side:3 dimension:2 group:2'),
  evidence: read(
    'literature:4.5 status:3.5 background:3 result:3 hypothesis:3 direct:3 debate:3 gap:3 robustness:2.5 worth:2 reasoning:2.5 dimension:2 lesson:2 mechanism:2',
  ),
};

const own: Readonly<Record<OwnFactKind, Places>> = {
  ...{ definition: byKind.definition, actor: byKind.actor, example: byKind.example, rule: rules },
  setting: read(
    'status:4.5 background:4 sample:4 side:3 approach:2.5 origin:3 textWorld:3 needs:3 question:2 concept:1',
  ),
  problem: { ...byKind.problem, problem: 5, status: 3.5 },
  cause: { ...byKind.cause, cause: 5 },
  remedy: { ...byKind.remedy, measure: 5 },
  view: read(
    'findings:4.5 question:4 worth:3.5 debate:3.5 reasoning:3.5 background:2 textMeaning:4 legacy:3 lesson:3 limits:2 measure:2 literature:1.5 gap:2',
  ),
  figure: { ...byKind.figure, result: 4.5, problem: 3.5, group: 3, property: 4, check: 3.5, cause: 2 },
  finding: {
    ...byKind.evidence,
    result: 5,
    status: 4,
    problem: 3.5,
    group: 4,
    property: 4,
    check: 4,
    cause: 3,
    findings: 2.5,
  },
  method: { ...byKind.method, approach: 5, sample: 5 },
  fact: read(
    'status:3 background:2.5 reasoning:2.5 dimension:2.5 side:2.5 change:2.5 problem:2 textWorld:2.5 structure:2 literature:2 result:2 concept:1.5 worth:1.5',
  ),
};

/** A problem that no heading names, with its causes and what answers it. */
const chains = read(
  'status:4 needs:4.5 dimension:3.5 reasoning:3.5 problem:4.2 group:3 mechanism:3 change:3 background:2.5 worth:3 lesson:3 factor:3 driver:2.5 actors:2.5 debate:2.5 direct:2.5 result:1.5 textMeaning:2.5 side:2.5 reasons:3 legacy:2.5 trace:2 property:2 structure:2 build:2 check:2 precondition:2.5 step:2.5 robustness:1.5 moderated:2 hypothesis:1.5',
);

/** What is wrongly believed, why it is and what sets it right: together, and never where troubles, causes and answers are. */
const misreadings = read(
  'debate:5 literature:4.5 gap:4 textMeaning:3.5 legacy:3.5 limits:3 dimension:3 theoryFit:3 reasoning:2.7 theory:2.5 textCraft:2.3 trace:2.5 side:2.3 status:2.4 change:2.3 textWorld:2 textForm:2 structure:2 robustness:2 worth:2 mechanism:2 group:1.7 lesson:1.7 factor:1.5',
);

/** What only a heading could call for. */
const elsewhere = 0.3;

export const worthAt = (kind: FactKind, role: Role): number =>
  kind === 'work' ? 0 : (byKind[kind][role] ?? elsewhere);
export const worthOfMisreading = (role: Role): number => misreadings[role] ?? elsewhere;
export const worthOfChain = (role: Role): number => chains[role] ?? elsewhere;
export const worthOfOwn = (kind: OwnFactKind, role: Role): number => own[kind][role] ?? elsewhere;
