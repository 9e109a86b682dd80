/** What sort of evidence a method brings; whether a kind of paper can use it depends on that. */
export type MethodFamily =
  | 'survey'
  | 'interview'
  | 'focus-group'
  /** Being there: fieldwork, participant and classroom observation. */
  | 'observation'
  | 'action-research'
  /** People or things under conditions that the study sets. */
  | 'experiment'
  /** Patients allotted to treatments. */
  | 'trial'
  /** Samples made, measured and described. */
  | 'laboratory'
  /** Plots, stands and herds. */
  | 'field-trial'
  | 'econometric'
  | 'statistics'
  /** Figures that others have collected. */
  | 'records'
  | 'case'
  /** Words and cases rather than figures, by whatever means. */
  | 'qualitative'
  /** Both figures and words. */
  | 'mixed'
  /** Many texts counted or compared: content, corpus, discourse, mining. */
  | 'text'
  /** One text read closely. */
  | 'reading'
  | 'archive'
  | 'literature'
  | 'comparison'
  | 'doctrine'
  | 'case-law'
  /** Schemes of judgement: SWOT, five forces, hierarchies. */
  | 'appraisal'
  | 'remote-sensing'
  | 'simulation'
  | 'computing'
  | 'benchmark'
  | 'system'
  | 'usertest'
  | 'proof';
