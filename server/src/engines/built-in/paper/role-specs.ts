import type { EntryKind, Stage } from '../knowledge/entry.ts';
import type { FacetName } from '../knowledge/facets.ts';
import type { Role } from './roles.ts';
import type { StudyGap } from './study-gap-kinds.ts';

export type MaterialKind =
  | 'variables'
  | 'items'
  | 'questions'
  | 'coding'
  | 'steps'
  | 'schedule'
  | 'results'
  | 'tests'
  | 'hypotheses'
  | 'measures'
  | 'compare'
  | 'terms'
  | 'sources'
  | 'evidence'
  | 'notes'
  | 'checks';

export type GapKind =
  | 'sample'
  | 'instrument'
  | 'procedure'
  | 'model'
  | 'describe'
  | 'result'
  | 'group'
  | 'robust'
  | 'ground'
  | 'advice'
  | 'limit'
  | 'source'
  | 'case'
  | 'test'
  | 'passage'
  | 'archive'
  | 'quote'
  | 'date'
  | StudyGap;

export interface RoleSpec {
  /** Which entries belong here, the best first. */
  kinds: readonly EntryKind[];
  /** Which sides of them, the best first; others are taken only when these have run out. */
  facets: readonly FacetName[];
  /** Stages of method whose entries belong here; none: the section does not speak of method unless nothing else is left. */
  stages: readonly Stage[];
  /** What a student works with at this place. */
  materials: readonly MaterialKind[];
  gap: GapKind | null;
  /** Sections that this one points to, by role. */
  refersTo: readonly Role[];
}

const knowing: readonly FacetName[] = ['definition', 'mechanism', 'condition', 'counter', 'limit', 'example'];
const acting: readonly FacetName[] = ['implication', 'mechanism', 'condition', 'limit', 'counter', 'indicator'];
const watching: readonly FacetName[] = ['indicator', 'condition', 'limit', 'implication', 'definition'];

const spec = (
  kinds: readonly EntryKind[],
  facets: readonly FacetName[],
  refersTo: readonly Role[],
  rest: Partial<Omit<RoleSpec, 'kinds' | 'facets' | 'refersTo'>> = {},
): RoleSpec => ({ kinds, facets, refersTo, stages: [], materials: [], gap: null, ...rest });

export const roleSpecs: Record<Role, RoleSpec> = {
  background: spec(
    ['problem', 'variable', 'institution', 'debate'],
    ['example', 'definition', 'mechanism', 'condition'],
    ['question', 'status', 'concept'],
  ),
  worth: spec(['debate', 'problem', 'measure'], ['implication', 'counter', 'mechanism'], ['question', 'findings'], {
    stages: ['question'],
  }),
  question: spec(
    ['debate', 'variable', 'problem'],
    ['condition', 'limit', 'definition'],
    ['theory', 'model', 'findings'],
    {
      stages: ['question', 'design'],
    },
  ),
  literature: spec(
    ['debate', 'theory', 'variable', 'data'],
    ['counter', 'definition', 'limit', 'mechanism'],
    ['theory', 'gap', 'concept'],
    { stages: ['literature'], materials: ['sources'], gap: 'source' },
  ),
  gap: spec(['debate', 'data', 'theory', 'variable'], ['limit', 'counter', 'condition'], ['question', 'model'], {
    stages: ['literature', 'interpretation'],
    gap: 'source',
  }),
  search: spec(['data', 'debate'], ['limit', 'definition'], ['literature', 'gap'], {
    stages: ['literature', 'collection'],
    materials: ['sources'],
    gap: 'source',
  }),
  approach: spec(['method', 'data'], acting, ['sample', 'model', 'result', 'findings'], {
    stages: ['design', 'collection', 'analysis', 'quality'],
    materials: ['steps'],
  }),
  schedule: spec(['method', 'data'], ['implication', 'condition'], ['approach', 'question'], {
    stages: ['writing', 'design', 'ethics'],
    materials: ['schedule'],
    gap: 'date',
  }),
  feasibility: spec(['data', 'institution', 'method'], ['condition', 'limit', 'implication'], ['sample', 'approach'], {
    stages: ['ethics', 'collection', 'quality'],
  }),
  concept: spec(['variable', 'theory', 'debate'], knowing, ['measurement', 'theory', 'structure'], {
    materials: ['terms'],
  }),
  theory: spec(['theory', 'variable', 'debate'], knowing, ['hypothesis', 'direct', 'mechanism', 'cause', 'reasoning'], {
    materials: ['terms'],
  }),
  theoryFit: spec(
    ['theory', 'variable'],
    ['condition', 'limit', 'implication', 'counter'],
    ['direct', 'cause', 'limits'],
  ),
  debate: spec(
    ['debate', 'theory', 'variable'],
    ['counter', 'limit', 'definition', 'condition'],
    ['reasoning', 'findings'],
    {
      stages: ['interpretation'],
    },
  ),
  reasoning: spec(
    ['theory', 'variable', 'debate', 'problem'],
    ['mechanism', 'condition', 'limit', 'counter', 'definition'],
    ['debate', 'concept', 'findings'],
    { stages: ['analysis'] },
  ),
  direct: spec(['theory', 'variable'], ['mechanism', 'condition', 'counter', 'example'], ['result', 'measurement'], {
    gap: 'ground',
  }),
  hypothesis: spec(
    ['variable', 'theory'],
    ['mechanism', 'condition', 'indicator'],
    ['result', 'model', 'measurement'],
    {
      stages: ['question'],
      materials: ['hypotheses'],
      gap: 'ground',
    },
  ),
  mediated: spec(
    ['variable', 'theory'],
    ['mechanism', 'definition', 'condition', 'counter'],
    ['result', 'measurement'],
    { gap: 'ground' },
  ),
  moderated: spec(
    ['variable', 'group', 'theory'],
    ['condition', 'mechanism', 'limit', 'counter'],
    ['group', 'result'],
    {
      gap: 'ground',
    },
  ),
  factor: spec(
    ['variable', 'theory', 'cause'],
    ['mechanism', 'definition', 'condition', 'counter', 'example'],
    ['measurement', 'result'],
    { gap: 'ground' },
  ),
  sample: spec(
    ['data', 'group', 'institution'],
    ['definition', 'condition', 'limit', 'indicator', 'implication'],
    ['measurement', 'result', 'limits'],
    { stages: ['sampling', 'collection', 'ethics'], gap: 'sample' },
  ),
  measurement: spec(['variable', 'data'], watching, ['result', 'concept'], {
    stages: ['instrument', 'quality'],
    materials: ['variables', 'items'],
    gap: 'instrument',
  }),
  model: spec(
    ['method', 'data', 'variable'],
    ['mechanism', 'condition', 'limit', 'indicator', 'implication'],
    ['result', 'robustness', 'hypothesis'],
    { stages: ['analysis', 'design', 'quality'], materials: ['steps'], gap: 'model' },
  ),
  result: spec(
    ['variable', 'method', 'data'],
    ['indicator', 'condition', 'limit', 'implication'],
    ['hypothesis', 'measurement', 'robustness', 'measure'],
    { stages: ['analysis', 'interpretation'], materials: ['results'], gap: 'result' },
  ),
  group: spec(
    ['group', 'variable', 'institution'],
    ['condition', 'mechanism', 'indicator', 'limit'],
    ['moderated', 'result', 'measure'],
    { stages: ['interpretation', 'sampling'], gap: 'group' },
  ),
  robustness: spec(['method', 'data', 'debate'], ['limit', 'counter', 'condition', 'indicator'], ['result', 'limits'], {
    stages: ['quality', 'analysis', 'interpretation'],
    gap: 'robust',
  }),
  mechanism: spec(
    ['theory', 'variable', 'cause'],
    ['mechanism', 'condition', 'counter', 'limit'],
    ['result', 'limits'],
    {
      stages: ['interpretation'],
      gap: 'ground',
    },
  ),
  status: spec(
    ['variable', 'institution', 'group'],
    ['example', 'indicator', 'definition', 'condition'],
    ['problem', 'cause'],
    { gap: 'case' },
  ),
  actors: spec(
    ['institution', 'group'],
    ['definition', 'mechanism', 'limit', 'example', 'condition'],
    ['problem', 'measure'],
  ),
  problem: spec(
    ['problem', 'variable', 'group'],
    ['definition', 'mechanism', 'indicator', 'example', 'counter'],
    ['cause', 'measure'],
    { materials: ['questions'], gap: 'case' },
  ),
  cause: spec(
    ['cause', 'variable', 'institution', 'theory'],
    ['mechanism', 'definition', 'condition', 'counter', 'indicator'],
    ['problem', 'measure'],
    { gap: 'case' },
  ),
  measure: spec(['measure', 'institution', 'variable'], acting, ['cause', 'problem', 'result', 'status'], {
    materials: ['measures'],
  }),
  step: spec(
    ['measure', 'institution', 'method'],
    ['implication', 'condition', 'indicator', 'mechanism'],
    ['cause', 'precondition'],
  ),
  precondition: spec(
    ['measure', 'institution', 'cause'],
    ['condition', 'limit', 'counter', 'indicator'],
    ['measure', 'cause'],
  ),
  lesson: spec(
    ['measure', 'debate', 'institution'],
    ['example', 'condition', 'implication', 'limit'],
    ['measure', 'problem'],
    { gap: 'advice' },
  ),
  ground: spec(['variable', 'theory', 'data'], ['definition', 'condition', 'limit'], ['dimension', 'reasons'], {
    stages: ['design', 'quality'],
    materials: ['compare'],
    gap: 'source',
  }),
  side: spec(
    ['variable', 'institution', 'debate'],
    ['definition', 'example', 'mechanism', 'condition'],
    ['dimension', 'reasons'],
    {
      gap: 'source',
    },
  ),
  dimension: spec(
    ['variable', 'debate', 'theory', 'group'],
    ['definition', 'indicator', 'mechanism', 'condition', 'counter'],
    ['reasons', 'ground'],
    { materials: ['compare'], gap: 'quote' },
  ),
  reasons: spec(
    ['theory', 'institution', 'variable', 'cause'],
    ['mechanism', 'condition', 'counter'],
    ['dimension', 'lesson'],
  ),
  origin: spec(
    ['institution', 'variable', 'theory', 'data'],
    ['definition', 'condition', 'example', 'mechanism'],
    ['change', 'driver'],
    {
      gap: 'archive',
    },
  ),
  change: spec(
    ['variable', 'institution', 'group', 'debate'],
    ['mechanism', 'example', 'condition', 'indicator'],
    ['driver', 'origin'],
    {
      gap: 'archive',
    },
  ),
  driver: spec(
    ['variable', 'theory', 'institution'],
    ['mechanism', 'condition', 'counter', 'limit'],
    ['change', 'legacy'],
    {
      gap: 'archive',
    },
  ),
  trace: spec(
    ['variable', 'theory', 'debate'],
    ['indicator', 'mechanism', 'counter', 'example'],
    ['origin', 'driver'],
    {
      gap: 'quote',
    },
  ),
  legacy: spec(['debate', 'variable', 'theory'], ['counter', 'implication', 'example', 'limit'], ['change', 'limits'], {
    stages: ['interpretation'],
  }),
  textWorld: spec(
    ['variable', 'institution', 'theory'],
    ['definition', 'condition', 'example'],
    ['textCraft', 'textMeaning'],
    {
      gap: 'source',
    },
  ),
  textForm: spec(
    ['variable', 'theory'],
    ['definition', 'example', 'indicator', 'condition'],
    ['textCraft', 'textMeaning'],
    {
      materials: ['terms'],
      gap: 'passage',
    },
  ),
  textCraft: spec(
    ['variable', 'method', 'theory'],
    ['mechanism', 'indicator', 'example', 'limit'],
    ['textMeaning', 'textForm'],
    {
      gap: 'passage',
    },
  ),
  textMeaning: spec(
    ['theory', 'debate', 'variable'],
    ['mechanism', 'counter', 'limit', 'implication'],
    ['textCraft', 'findings'],
    {
      stages: ['interpretation'],
      gap: 'quote',
    },
  ),
  needs: spec(
    ['problem', 'variable', 'institution', 'cause'],
    ['definition', 'mechanism', 'indicator', 'example'],
    ['structure', 'check'],
    { stages: ['question', 'instrument'] },
  ),
  structure: spec(
    ['theory', 'variable', 'measure'],
    ['definition', 'mechanism', 'condition', 'limit', 'counter'],
    ['needs', 'build', 'check'],
    { stages: ['design'] },
  ),
  build: spec(['measure', 'method', 'cause', 'variable'], acting, ['needs', 'check'], {
    stages: ['collection', 'instrument'],
  }),
  check: spec(['method', 'variable', 'data'], watching, ['needs', 'limits', 'build'], {
    stages: ['quality', 'analysis'],
    materials: ['tests'],
    gap: 'test',
  }),
  property: spec(
    ['variable', 'method', 'theory'],
    ['indicator', 'mechanism', 'condition', 'limit'],
    ['build', 'mechanism'],
    {
      stages: ['analysis'],
      materials: ['results'],
      gap: 'result',
    },
  ),
  findings: spec(
    ['debate', 'theory', 'measure'],
    ['implication', 'condition', 'limit'],
    ['question', 'hypothesis', 'measure'],
    {
      stages: ['interpretation', 'writing'],
    },
  ),
  limits: spec(
    ['data', 'method', 'debate'],
    ['limit', 'counter', 'implication'],
    ['sample', 'measurement', 'question'],
    {
      stages: ['interpretation', 'quality', 'ethics'],
      gap: 'limit',
    },
  ),
};
