import type { Sign } from '../../title-reading.ts';

/** Words of a title that speak for a kind of paper, wherever they stand. */
const tokens: readonly [Sign, RegExp][] = [
  [
    'effect',
    /\b(?:effects?|impacts?|influences?|relationships? between|association between|correlation|mediating|moderating|mediation|role of|predict(?:s|ors?)|link between)\b/iu,
  ],
  ['factors', /\b(?:factors|determinants|drivers|predictors|antecedents|causes|correlates|why)\b/iu],
  [
    'status',
    /\b(?:status|current state|prevalence|situation|trends?|prospects|overview of|attitudes|perceptions|knowledge,? attitudes?|practices|awareness)\b/iu,
  ],
  ['problem', /\b(?:problems?|challenges?|barriers?|obstacles|issues|crisis|constraints|risks?|gap)\b/iu],
  [
    'remedy',
    /\b(?:strateg(?:y|ies)|measures|solutions|countermeasures|remedies|responses|improving|reducing|preventing|prevention|tackling|addressing|combating|how to|recommendations|interventions|mitigation|coping)\b/iu,
  ],
  [
    'design',
    /\b(?:design(?:ing)?|development of an?|implementation|prototype|system|platform|app|application for|architecture of|algorithm|using (?:arduino|deep|machine|cnn|convolutional)|-based|controller|robot|website|software|plan for|business plan)\b/iu,
  ],
  ['application', /\b(?:applications? of|use of|adoption of|applying)\b/iu],
  [
    'preparation',
    /\b(?:synthesis|preparation|fabrication|isolation|extraction|characteri[sz]ation|titration|determination of|removal of|adsorption|degradation|measur(?:ing|ement of)|germination|compressive strength|growth of)\b/iu,
  ],
  [
    'trial',
    /\b(?:trials?(?= protocol|$)|(?:clinical|controlled|field|pilot) trials?|randomi[sz]ed|placebo|(?<!self-)efficacy|protocol|quasi-experiment(?:al)?|experiment(?:al)?)\b/iu,
  ],
  ['care', /\b(?:nursing|care|patients?|therapy|treatment|rehabilitation|surgery|screening|palliative)\b/iu],
  [
    'history',
    /\b(?:history|evolution|rise|fall|origins?|from .{2,40} to|revolution|empire|war|century|dynasty|decline|legacy|(?:1[0-9]|20)\d{2}[-–])/iu,
  ],
  [
    'comparison',
    /\b(?:compar(?:ison|ative|ing|ed)|versus|vs\.?|differences between|contrastive|similarities)(?![\p{L}])/iu,
  ],
  ['review', /\b(?:review|meta-analysis|overview|survey of|state of the art|bibliometric|historiography)\b/iu],
  ['case', /\b(?:case stud(?:y|ies)|the case of|lessons from|evidence from|a case|experience of)\b/iu],
  [
    'survey',
    /\b(?:survey|questionnaire|cross-sectional|panel|interviews?|longitudinal|prevalence|mixed[- ]methods)\b/iu,
  ],
  [
    'interpretation',
    /\b(?:symbolism|imagery|portrayal|representations?|narrative|novels?|poems?|poetry|films?|paintings?|reading of|motifs?|themes?|discourse analysis|stylistic|allegory|visual language|character(?:s|isation|ization)? in)\b/iu,
  ],
  [
    'concept',
    /\b(?:concept|meaning|nature of|theory|theories|ethics|philosophy|morality|notion|idea of|metaphysics|definition|what is|virtue|justice|freedom|knowledge)\b/iu,
  ],
  [
    'norm',
    /\b(?:law|legal(?:ity)?|liability|rights?|constitution(?:al(?:ity)?)?|contracts?|tort|crim(?:e|inal)|act|gdpr|doctrine|judicial|court|statute|treaty|negligence|jurisdiction|patent|copyright)\b/iu,
  ],
  [
    'policy',
    /\b(?:polic(?:y|ies)|reform|tax(?:es|ation)?|regulation|subsid(?:y|ies)|governance|should|debate|programme|program|legislation|strategy)\b/iu,
  ],
  [
    'teaching',
    /\b(?:lesson|unit plan|curriculum|teaching|instruction(?:al)?|classroom|grade \d+|pedagog(?:y|ical)|syllabus|learning activity)\b/iu,
  ],
  [
    'argument',
    /\b(?:should|defen[cs]e of|critique|against|in favou?r of|a case for|justif(?:y|ied|ication)|better|really|rethinking|reconsider(?:ing|ed)|limits of)\b/iu,
  ],
  ['question', /\?/u],
];

export const findSigns = (title: string): Sign[] =>
  tokens.filter(([, pattern]) => pattern.test(title)).map(([sign]) => sign);
