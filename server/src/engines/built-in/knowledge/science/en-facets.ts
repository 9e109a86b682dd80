import type { FacetBook } from '../facets.ts';

export const scienceEnFacets: FacetBook = {
  'statistical-inference': {
    definition:
      'statistical inference draws conclusions about a population from a sample and states how likely they are to be wrong',
    mechanism:
      'an estimate varies from sample to sample, and knowledge of this variation yields intervals and limits for rejection',
    condition:
      'statistical inference rests on random and independent observations, so convenience samples speak only for cases like themselves',
    indicator: 'the width of a confidence interval tells more about an estimate than a bare probability value',
    limit: 'significance is not magnitude, and statistical inference cannot repair bias in sampling or measurement',
    counter:
      'advocates of estimation attack the cut-off at a fixed probability and ask for effect sizes with intervals',
    example:
      'comparing soil respiration under two treatments against the scatter between plots is everyday statistical inference',
    implication:
      'the number of samples should be worked out before collection, since adding cases later is hard to justify',
    contrasts: ['bayesian'],
    parts: ['sample-size'],
  },
  'causal-inference': {
    definition:
      'causal inference asks under which assumptions an association may be read as one thing bringing about another',
    mechanism:
      'random assignment makes groups alike in all else, so the difference that remains belongs to the treatment',
    condition: 'with observational data, causal inference assumes that every important confounder has been measured',
    indicator: 'balance of covariates and sensitivity to a hidden confounder are the two checkpoints',
    limit: 'average effects are the usual result, and causal inference says little about the single case',
    counter:
      'scientists devoted to mechanism are not content with treatment and outcome and want to see the steps between',
    example:
      'building works and algal growth in the same year do not settle the matter, causal inference warns, if the summer was hot',
    implication: 'a diagram of assumed causes ought to be drawn before deciding which variables to control',
    contrasts: ['statistical-inference'],
  },
  'conservation-laws': {
    definition:
      'conservation and equilibrium principles state that mass, energy and charge in a closed system change form but not amount',
    mechanism:
      'inflow, outflow and storage are balanced over a chosen boundary, so an unknown term follows from the others',
    condition:
      'conservation and equilibrium principles can be applied once the boundary is clear and losses can be estimated',
    indicator: 'the gap between the two sides of the balance exposes a pathway that has been overlooked',
    limit: 'conservation and equilibrium principles fix the total while route and speed stay open',
    counter: 'students of systems far from equilibrium care more for flows and entropy than for static accounts',
    example:
      'the slow loss of swing in a pendulum is assigned to damping once conservation and equilibrium principles are written down for its energy',
    implication: 'any study of fluxes should close its balance before it argues about mechanism',
    parts: ['boundary-condition'],
  },
  'reaction-kinetics': {
    definition: 'reaction kinetics relates the speed of a reaction to concentration, temperature and catalyst',
    mechanism:
      'molecules must cross an energy barrier, which more of them manage when hot, while a catalyst offers a lower route',
    condition: 'rate laws from reaction kinetics hold in the range measured, and the order may change beyond it',
    indicator:
      'rate constants come from concentration against time, and the activation energy from constants at several temperatures',
    limit:
      'reaction kinetics alone cannot name the elementary steps, because equal orders may hide different mechanisms',
    counter:
      'computational chemists prefer to search for transition states and see in fitted constants mere effective numbers',
    example:
      'faster decay of soil carbon on warming is usually expressed by a temperature coefficient from reaction kinetics',
    implication: 'diffusion limits must be excluded first, or the experiment measures transport instead of reaction',
    parts: ['temperature', 'concentration'],
    contrasts: ['thermodynamics'],
  },
  'band-theory': {
    definition: 'band theory describes the allowed electron energies of a crystal as bands separated by a gap',
    mechanism:
      'a photon exceeding the gap lifts an electron and leaves a hole, one able to reduce and the other to oxidise',
    condition:
      'band theory starts from a periodic crystal and needs correction for amorphous or strongly correlated solids',
    indicator: 'the absorption edge from diffuse reflectance and the valence band spectrum together place the bands',
    limit:
      'surface states and defects fall outside the ideal picture, which limits what band theory says about activity',
    counter:
      'surface chemists insist that adsorption and active sites set the speed, matching bands being merely necessary',
    example:
      'zinc oxide answers only to ultraviolet light, and band theory suggests doping or coupling to reach the visible',
    implication: 'band edges and the potentials of the desired reactions ought to appear in one diagram',
    parts: ['band-gap'],
  },
  adsorption: {
    definition:
      'adsorption theory explains why molecules or ions stay on a solid surface and how the amount depends on concentration and temperature',
    mechanism: 'surface atoms lack neighbours and attract others through charge, hydrogen bonds or coordination',
    condition:
      'each isotherm of adsorption theory presupposes something about the uniformity of sites and the interaction of molecules',
    indicator: 'isotherms and uptake curves, read with the point of zero charge, are the basic data',
    limit:
      'adsorption theory offers several models that fit equally well, and the shape of a curve does not prove the force behind it',
    counter: 'spectroscopists want to see shifted bands and distrust mechanisms read off an equation',
    example:
      'aged microplastic carries more metal because oxygen groups have formed, as adsorption theory would have it',
    implication: 'capacity should be measured once at realistic ionic strength, as pure water flatters the result',
    parts: ['surface-area'],
    contrasts: ['source-sink'],
  },
  'crystal-growth': {
    definition:
      'the theory of nucleation and crystal growth explains how stable nuclei appear in a supersaturated medium and grow into shapes',
    mechanism:
      'supersaturation drives nuclei past a critical size, and unequal growth of the faces then decides the form',
    condition:
      'the theory of nucleation and crystal growth predicts size best when the two stages are separated in time',
    indicator: 'samples taken at successive times show under the microscope how grains turn into rods',
    limit: 'growth by attachment of whole particles lies outside the classical theory of nucleation and crystal growth',
    counter:
      'high-resolution images have led some to replace atom-by-atom deposition by the joining of ready-made particles',
    example:
      'more alkali in a hydrothermal bath lengthens zinc oxide along its polar axis, as crystal growth theory expects',
    implication:
      'supersaturation must be fixed before an additive is varied, or the cause of a new shape stays unknown',
    parts: ['particle-size'],
  },
  thermodynamics: {
    definition: 'thermodynamics judges from energy and entropy whether a process can run by itself and how far',
    mechanism:
      'a system moves towards least free energy, and the balance of enthalpy and entropy shifts with temperature',
    condition:
      'thermodynamics speaks of equilibrium, and processes far from it require the assumption of local balance',
    indicator:
      'equilibrium constants at several temperatures give enthalpy and entropy, whose signs reveal the driving force',
    limit: 'what is possible need not happen, because thermodynamics contains no clock',
    counter:
      'kineticists point to abundant metastable phases as proof that speed and not stability chooses the product',
    example: 'gas cooling as it expands is the result of thermodynamics easiest to show in a teaching laboratory',
    implication: 'thermodynamics can rule out hopeless conditions, and kinetics then picks among the rest',
    contrasts: ['reaction-kinetics'],
  },
  ecosystem: {
    definition:
      'the theory of nutrient cycling follows carbon, nitrogen and phosphorus between organisms and their surroundings',
    mechanism:
      'elements fixed by producers return to the soil as litter, from which microbes release them for renewed uptake',
    condition: 'budgets in the theory of nutrient cycling assume a stable boundary, which floods or grazing overturn',
    indicator: 'pool size, flux and turnover time have to be given together to describe a cycle',
    limit:
      'species vanish in the bookkeeping, so the loss of a key species is invisible to the theory of nutrient cycling',
    counter: 'community ecologists object that counting elements loses sight of the organisms',
    example:
      'warming that speeds decay also frees nitrogen and feeds plants, a link the theory of nutrient cycling makes plain',
    implication: 'a study of one flux should say what happens in the pools it connects',
    parts: ['microbial-activity', 'soil-carbon'],
    contrasts: ['ecological-niche'],
  },
  'ecological-niche': {
    definition: 'niche theory sees the needs of a species as a region in a space of resources and conditions',
    mechanism:
      'species that overlap compete, the weaker yields or shifts its habits, and difference allows coexistence',
    condition: 'niche theory predicts exclusion best where resources are short and surroundings steady',
    indicator: 'breadth and overlap computed from resource use or occurrence show how far species have diverged',
    limit: 'hundreds of similar trees sharing a tropical forest remain an embarrassment for niche theory',
    counter: 'neutral models treat individuals as equal and still reproduce many patterns by drift and dispersal',
    example: 'birds feeding at different heights of one tree are the stock illustration of niche theory',
    implication: 'forecasts of invasion should name their variables and be tested outside the region of fitting',
    parts: ['species-diversity'],
    contrasts: ['community-assembly'],
  },
  'source-sink': {
    definition:
      'the source-to-sink view of pollutants follows a substance from where it arises to where it comes to rest',
    mechanism:
      'what runoff and deposition carry away settles where water slackens or particles clump, and the bed becomes the store',
    condition:
      'the source-to-sink view of pollutants demands a full list of inputs, since one hidden drain reverses the ranking',
    indicator: 'fluxes along the flow and fingerprints of shape, colour or isotopes point back to the origin',
    limit: 'sinks turn into sources when stirred, which a static source-to-sink view cannot express',
    counter: 'hydrodynamicists would solve the transport equation and find two boxes too coarse',
    example:
      'more microplastic in a bay than on the open lake fits the source-to-sink view of pollutants, given inlet and slack water',
    implication: 'wet and dry seasons both need sampling, for one visit may show the relation reversed',
    parts: ['abundance', 'hydrodynamics'],
    contrasts: ['adsorption'],
  },
  eutrophication: {
    definition:
      'eutrophication theory holds that surplus nitrogen and phosphorus let algae multiply and upset the life of a water body',
    mechanism:
      'nutrients lift the limit on growth, shade kills the weeds, and decay of dead algae uses up oxygen below',
    condition: 'shallow, still and warm lakes with ample light correspond best to eutrophication theory',
    indicator:
      'phosphorus, nitrogen, clarity and chlorophyll combined into a trophic index grade the condition of a lake',
    limit: 'eutrophication theory cannot name the day of a bloom, for which wind and grazers matter as well',
    counter:
      'limnologists still dispute whether to cut phosphorus alone or both nutrients, each side with its own experiments',
    example:
      'blooms that persist for years after sewage is diverted are explained in eutrophication theory by release from the mud',
    implication: 'loads from outside and from the bed should both be reckoned before money is spent',
    parts: ['nutrients'],
    contrasts: ['ecosystem'],
  },
  'gene-regulation': {
    definition:
      'the theory of gene regulation explains when and how strongly a cell reads its genes, from transcription to translation',
    mechanism:
      'bound transcription factors and open chromatin let a gene be read, while signals passed down a cascade switch targets on or off',
    condition: 'tissue and hour of sampling must be right, because daily rhythm can swamp a treatment',
    indicator:
      'relative transcript amounts, corrected by stable reference genes, are the usual evidence in gene regulation',
    limit:
      'the theory of gene regulation needs support from later stages, since more transcript need not mean more protein',
    counter:
      'proteomics researchers protest against transcripts standing in for phenotype when only the finished protein acts',
    example:
      'osmotic genes rising within hours of salt treatment are a common finding explained by the theory of gene regulation',
    implication: 'one or two genes from a list ought to be tested for function, as a list alone convinces few',
    parts: ['expression-level'],
  },
  'stress-response': {
    definition:
      'stress response theory studies how organisms sense, resist and adjust to salt, drought, heat or poison',
    mechanism:
      'stress raises reactive oxygen and upsets ions, signals reach the nucleus, and protective enzymes and solutes increase',
    condition:
      'adjustment as described by stress response theory occurs below lethal doses, above which only damage is seen',
    indicator: 'antioxidant enzymes, malondialdehyde and proline are read together to weigh defence against injury',
    limit: 'single stresses dominate the laboratory, so stress response theory predicts drought with heat poorly',
    counter: 'field ecologists doubt pot trials, since wild plants have been primed by repeated mild stress',
    example:
      'wheat seedlings that wilt in saline water and recover are explained by osmotic adjustment in stress response theory',
    implication: 'several doses and times should be used to separate early signals from late injury',
    parts: ['oxidative-damage', 'enzyme-activity'],
  },
  photosynthesis: {
    definition:
      'the theory of photosynthesis explains how green tissue turns light into chemical energy and fixes carbon dioxide',
    mechanism:
      'light reactions supply energy and reducing power, dark reactions use them, and stomata or enzymes set the limit',
    condition: 'steady light, temperature and humidity are needed before stomatal and other limits can be told apart',
    indicator:
      'net exchange, stomatal conductance and internal carbon dioxide are read jointly, with fluorescence for the photosystems',
    limit: 'leaf results from the theory of photosynthesis overstate a canopy, where shade and age intervene',
    counter:
      'crop scientists note that yield is often limited by sinks, so more photosynthesis need not mean more grain',
    example:
      'falling internal carbon dioxide in early drought points, by the theory of photosynthesis, to stomatal closure',
    implication: 'gas exchange must be measured at the same hours, with leaf position recorded',
    parts: ['photosynthetic-rate'],
  },
  'microbial-growth': {
    definition:
      'microbial growth kinetics describes cell numbers over time and substrate through lag, exponential, stationary and decline phases',
    mechanism:
      'with ample substrate cells divide at a fixed proportion, until shortage or waste lowers the specific rate',
    condition: 'a well-mixed batch with one limiting substrate comes closest to microbial growth kinetics',
    indicator: 'the slope of the logarithmic part of the growth curve gives the specific rate',
    limit: 'biofilms and dormant cells prevail in nature, where microbial growth kinetics for suspensions misleads',
    counter: 'single-cell studies find fast and slow cells side by side and question an average rate',
    example: 'enzyme yield that peaks in the stationary phase lets microbial growth kinetics fix the hour of harvest',
    implication: 'a complete growth curve should be recorded before fermentation is optimised',
    parts: ['growth'],
  },
  'community-assembly': {
    definition:
      'community assembly theory asks how filtering, interaction, dispersal and drift bring species together in one place',
    mechanism:
      'the environment removes the intolerant, competition and mutual aid set proportions, and order of arrival leaves its mark',
    condition: 'community assembly theory can separate order from chance only along a wide gradient of conditions',
    indicator: 'departure from null models is used to judge how strongly the environment filters',
    limit:
      'pattern permits several processes, and the null models of community assembly theory react to the species pool assumed',
    counter: 'experimenters would transplant and inoculate rather than infer assembly from sequences',
    example:
      'restored wetlands whose bacteria differ at first and then converge show growing filtering in community assembly theory',
    implication: 'shares explained by environment and by distance should be reported side by side',
    parts: ['community-structure'],
    contrasts: ['ecological-niche'],
  },
  'antimicrobial-action': {
    definition:
      'the theory of antimicrobial action explains how agents break walls and membranes, block metabolism or harm genetic material',
    mechanism:
      'positively charged molecules settle on negative membranes, leakage follows, or reactive oxygen attacks proteins',
    condition:
      'the theory of antimicrobial action must be tied to species and medium, since serum and organic matter weaken effects',
    indicator: 'minimum inhibitory concentration, inhibition zones and membrane leakage support one another',
    limit: 'an effective dose may harm host cells too, on which the theory of antimicrobial action is silent',
    counter: 'students of resistance warn that killing selects, and that disarming pathogens may be wiser',
    example:
      'chitosan acts better in weak acid because its amino groups gain charge, as the theory of antimicrobial action explains',
    implication: 'both kinds of cell wall should be tested, and toxicity to host cells added',
    parts: ['inhibition'],
  },
  partition: {
    definition:
      'chromatographic separation theory says that compounds travel at different speeds because they divide differently between two phases',
    mechanism: 'longer stay in the stationary phase delays a peak, while eddies, diffusion and slow transfer widen it',
    condition:
      'symmetrical peaks as assumed in chromatographic separation theory require amounts within the linear range',
    indicator: 'resolution, plate number and tailing are the three routine figures of a separation',
    limit: 'isomers that divide alike defeat chromatographic separation theory unless chiral phases come to help',
    counter:
      'makers of high-resolution instruments claim that separation is dispensable, which suppression by the matrix refutes',
    example:
      'pesticides leaving a reversed-phase column in order of polarity show chromatographic separation theory at work',
    implication: 'mobile phase composition ought to be adjusted first, then flow and temperature, one change at a time',
    parts: ['selectivity'],
  },
  'light-absorption': {
    definition:
      'the theory of light absorption links uptake at a given wavelength to energy levels and to concentration',
    mechanism:
      'photons that match a level difference are absorbed, and transmitted light falls exponentially with path and amount',
    condition: 'dilute solutions and pure light are the conditions of linearity in the theory of light absorption',
    indicator: 'the linear range and intercept of absorbance against concentration show whether the law still holds',
    limit:
      'overlap and scattering imitate absorption, and the theory of light absorption cannot say whose signal it is',
    counter:
      'chemometricians model the whole spectrum, while traditional analysts fear that such models fail with the next batch',
    example: 'two chlorophylls are determined at once from red and blue peaks by the theory of light absorption',
    implication: 'turbid samples must be cleared or corrected for scattering before reading',
    parts: ['detection-limit'],
  },
  'electrochemical-sensing': {
    definition:
      'electrochemical sensing turns electron exchange or a change at an electrode into current, potential or impedance',
    mechanism:
      'the analyte diffuses to the surface and reacts, and the slower of transport and electron transfer sets the current',
    condition: 'electrochemical sensing is quantitative only with supporting electrolyte and a reproducible surface',
    indicator: 'sensitivity, linear range and drift over repeated scans reveal the quality of the interface',
    limit:
      'electrochemical sensing loses repeatability in real samples, where proteins and products foul the electrode',
    counter: 'friends of optical methods boast of no fouling, electrochemists of low cost and portability',
    example: 'glucose strips reading the current of an enzyme reaction are the widest use of electrochemical sensing',
    implication: 'batch repeatability and recovery in real samples should accompany any modified electrode',
    parts: ['selectivity'],
    contrasts: ['light-absorption'],
  },
  'spatial-autocorrelation': {
    definition:
      'spatial autocorrelation theory starts from the fact that near places resemble each other more than distant ones',
    mechanism:
      'diffusion, shared conditions and spreading policies tie neighbours together, so observations are not independent',
    condition:
      'tests in spatial autocorrelation theory depend on the weights chosen, and contiguity may disagree with distance',
    indicator: 'a global index tells whether values cluster, a local one where high and low clusters lie',
    limit: 'likeness is only form, and spatial autocorrelation theory cannot tell contagion from common cause',
    counter: 'geographers of process find the indices empty and would follow the actual movement of people and goods',
    example: 'high microplastic counts along one shore can be tested for chance with spatial autocorrelation theory',
    implication: 'residuals of any regional regression must be checked for autocorrelation, or errors look too small',
    contrasts: ['radiative-transfer'],
  },
  'radiative-transfer': {
    definition:
      'radiative transfer theory describes how radiation is absorbed, scattered and emitted on its way through air and surface',
    mechanism:
      'the sensor receives surface reflection, path radiance and emission added together, which must be peeled apart',
    condition:
      'retrieval by radiative transfer theory has one answer if the state of the air and the emissivity are known',
    indicator: 'bias and scatter against measurements on the ground at overpass test the calculation',
    limit: 'cloud, haze and relief break the simple assumptions of radiative transfer theory, mountains most of all',
    counter: 'machine learning skips the physics and maps brightness to temperature from samples',
    example:
      'water vapour has to be estimated before thermal bands yield surface temperature through radiative transfer theory',
    implication: 'the atmospheric correction behind a product should be known before products are joined',
    parts: ['surface-temperature'],
  },
  'fixed-point': {
    definition:
      'fixed point theory asks when a mapping leaves some point unchanged, a point that can represent the solution of an equation',
    mechanism:
      'the equation is rewritten as an operator equal to its argument, and contraction or compactness yields existence',
    condition:
      'fixed point theory requires a complete space and an operator that contracts or maps a closed convex set into itself',
    indicator: 'continuity, compactness and an a priori bound have to be verified one after another',
    limit: 'existence is what fixed point theory mostly gives, while number, shape and computation need further work',
    counter: 'users of variational methods reply that an energy, where there is one, tells more about the solutions',
    example:
      'a boundary value problem turned into an integral operator by its Green function is the standard entry to fixed point theory',
    implication:
      'the choice of space and norm ought to be justified first, since it decides how strong the conditions are',
    parts: ['compactness'],
    contrasts: ['dynamical-stability'],
  },
  'dynamical-stability': {
    definition:
      'the stability theory of dynamical systems studies whether a disturbed equilibrium returns, drifts away or changes state',
    mechanism:
      'linearisation gives eigenvalues whose real parts decide, and a parameter crossing a threshold brings bifurcation',
    condition:
      'linear criteria are local, so the stability theory of dynamical systems needs a Lyapunov function for global claims',
    indicator: 'the basic reproduction number, characteristic roots and phase portraits are the usual evidence',
    limit:
      'noise and drifting parameters may rob a stable point of meaning in the stability theory of dynamical systems',
    counter:
      'practitioners complain that elegant conditions contain no measurable parameter and help little in control',
    example:
      'the disease-free state becoming stable above a certain vaccination rate is a typical result in the stability theory of dynamical systems',
    implication: 'conditions should be followed by a numerical case with the source of its parameters',
    contrasts: ['time-series'],
  },
  bayesian: {
    definition:
      'Bayesian statistics treats parameters as uncertain quantities with a prior that data turn into a posterior',
    mechanism:
      'the likelihood weighs each value by how well it predicts the data, and multiplication by the prior updates belief',
    condition: 'Bayesian statistics shows its strength with few data and trustworthy prior knowledge',
    indicator: 'posterior intervals, sensitivity to the prior and predictive checks belong in every report',
    limit:
      'high-dimensional posteriors need sampling, which makes Bayesian statistics costly and its convergence hard to prove',
    counter: 'frequentists refuse subjective priors and want guarantees under repeated sampling',
    example:
      'rain forecasts that revise past experience with observations of the season use Bayesian statistics naturally',
    implication: 'the origin of the prior must be stated and the analysis repeated with a weaker one',
    contrasts: ['statistical-inference'],
  },
  'time-series': {
    definition:
      'time series theory studies dependence between observations in temporal order so as to describe and forecast them',
    mechanism: 'present values are weighted sums of past values and shocks, once trend and season have been removed',
    condition: 'time series theory models stationary data, so trends are to be differenced or subtracted first',
    indicator: 'autocorrelation plots, unit root tests and white residuals show whether order and fit are right',
    limit: 'after a structural break old patterns fail, and time series theory is weakest at turning points',
    counter: 'causal thinkers dislike extrapolation without drivers and would add weather or economic variables',
    example: 'the yearly rhythm of monthly rainfall is extracted by seasonal models of time series theory',
    implication: 'the last part of the record should be held back for testing, since random splits leak the future',
    parts: ['model-fit'],
    contrasts: ['dynamical-stability'],
  },
  'uncertainty-theory': {
    definition:
      'the theory of errors and uncertainty explains why readings scatter or lean and how a credible range is composed',
    mechanism:
      'repetition reveals the random part of an error, and knowledge of instrument and method supplies the systematic part to be combined with it',
    condition: 'combination in the theory of errors and uncertainty assumes nearly independent components',
    indicator: 'a table of error components shows at a glance which of them dominates and deserves improvement',
    limit:
      'unknown systematic bias leaves no scatter, and the theory of errors and uncertainty must guess it from experience',
    counter: 'some teachers find the procedure tedious and would compare methods instead, to which metrologists object',
    example:
      'length contributes most of the error in a pendulum experiment, as the theory of errors and uncertainty lets one compute',
    implication: 'an uncertainty budget should come first and decide where effort goes',
    parts: ['uncertainty'],
  },
  'wave-optics': {
    definition: 'wave optics explains interference, diffraction and polarisation by the wave nature of light',
    mechanism:
      'light from one source along two paths differs in phase and adds to bright and dark, recording wavelength and geometry',
    condition: 'wave optics becomes visible with enough coherence and openings comparable to the wavelength',
    indicator: 'fringe spacing, diffraction angle and contrast are the quantities read in experiments',
    limit: 'single-photon events and the emission of light lie outside wave optics and need quantum theory',
    counter: 'lens designers still trace rays and turn to waves only for the last correction',
    example: 'the wavelength of a laser follows in wave optics from the angle behind a grating',
    implication: 'alignment and normal incidence must be secured first, as angles dominate the error',
    parts: ['refractive-index'],
    contrasts: ['vibration-mechanics'],
  },
  'vibration-mechanics': {
    definition:
      'the theory of oscillations and waves treats motion under restoring forces and its spread through a medium',
    mechanism:
      'displacement calls forth a restoring force, yet inertia carries the body past rest, so that energy alternates between two forms',
    condition: 'small amplitude and linear force underlie the simple formulas of the theory of oscillations and waves',
    indicator: 'period, decay of amplitude and width of resonance suffice to find frequency and damping',
    limit: 'large swings bring non-linearity and chaos, beyond the linear theory of oscillations and waves',
    counter: 'researchers in non-linear dynamics call linear behaviour the exception in real systems',
    example: 'the speed of sound from the nodes of an air column applies the theory of oscillations and waves in class',
    implication: 'many periods should be timed together and the angle kept small',
    parts: ['damping'],
    contrasts: ['wave-optics'],
  },
  'cognitive-load': {
    definition:
      'cognitive load theory says that working memory is narrow and that difficulty and presentation decide whether it suffices',
    mechanism: 'inherent complexity and needless presentation both occupy memory, and only the rest can build schemas',
    condition: 'cognitive load theory predicts best for novices, while experts may show the reverse',
    indicator: 'dual-task reaction times, ratings of effort and pupil size estimate load from different sides',
    limit: 'cognitive load theory risks explaining after the fact, as its kinds of load are hard to measure apart',
    counter: 'motivation researchers miss the will in cognitive load theory and note that difficulty can also engage',
    example: 'reading subtitles during an animation overloads vision, as cognitive load theory would predict',
    implication: 'materials need a pilot to place their difficulty near the ability of participants',
    parts: ['working-memory'],
    contrasts: ['self-determination'],
  },
  'self-determination': {
    definition:
      'self-determination theory claims that satisfied needs for autonomy, competence and relatedness lead people to engage from within',
    mechanism: 'demands that are accepted become internal, whereas a sense of being controlled drives interest out',
    condition:
      'tasks with some difficulty and some choice suit self-determination theory, mechanical repetition does not',
    indicator: 'scales of need satisfaction and kinds of motivation place a person between control and autonomy',
    limit: 'poverty and institutional limits lie at the margin of self-determination theory',
    counter: 'cross-cultural psychologists doubt that autonomy weighs equally where duty and belonging come first',
    example: 'scrolling to escape an assignment is read by self-determination theory as frustrated competence',
    implication: 'interventions should add choice and feedback, for rewards alone wear off quickly',
    parts: ['self-efficacy'],
    contrasts: ['cognitive-load'],
  },
  'stress-coping': {
    definition:
      'the theory of stress and coping treats stress as a judged imbalance of demand and resources and asks how people handle it',
    mechanism:
      'a person appraises the threat and weighs the means at hand before attacking the problem or soothing the emotion',
    condition: 'the theory of stress and coping ties the value of a strategy to whether the event can be controlled',
    indicator: 'perceived stress, coping inventories and cortisol describe the experience and the body',
    limit:
      'recall is coloured by present mood, so the sequence in the theory of stress and coping is rarely seen directly',
    counter: 'biological psychiatry stresses inborn vulnerability and takes appraisal for a by-product',
    example:
      'before an exam one student revises and another binges on series, two forms of coping with the same stress',
    implication: 'follow-up designs with at least two occasions should replace a single questionnaire',
    parts: ['emotion-regulation', 'social-support'],
  },
  'controlled-experiment': {
    definition:
      'single-factor and orthogonal experiments change one factor, or a balanced set of them, while everything else is held',
    mechanism:
      'control leaves the changed factor as the only source of difference, and balance lets the others cancel in the mean',
    condition:
      'single-factor and orthogonal experiments suit factors that can be set at will, seldom the case in the field',
    indicator: 'the ratio of variation between and within groups, with groups equal at the start, shows quality',
    limit:
      'single-factor and orthogonal experiments move away from nature as control tightens, and transfer of their results needs care',
    counter: 'students of complex systems object that isolating factors destroys the interactions worth knowing',
    example: 'one soil kept at three temperatures with all else equal is the model of a single-factor experiment',
    implication: 'single-factor trials should fix the range before orthogonal experiments explore combinations',
    contrasts: ['regression'],
  },
  regression: {
    definition: 'regression analysis expresses the average change of one quantity with others and the share of each',
    mechanism:
      'least squares finds the coefficients that describe the net influence of a variable with the rest held fixed',
    condition: 'regression analysis presumes the right form and independent errors of similar size',
    indicator: 'residual plots, variance inflation and adjusted fit test its assumptions in turn',
    limit: 'omitted variables and reverse influence rob the coefficients of regression analysis of causal meaning',
    counter: 'supporters of tree models find linear form too rigid and let the data bend the curve',
    example:
      'differences of algae explained by nutrients, temperature and clarity are a common regression analysis of lakes',
    implication: 'scatter plots must come first, and strongly related predictors be pruned with a reason',
    contrasts: ['controlled-experiment'],
  },
  'field-sampling': {
    definition: 'field sampling at fixed points takes material from nature at planned places and times',
    mechanism: 'stratified or gridded points give every habitat a chance, and repetition averages out accident',
    condition: 'field sampling at fixed points is comparable over time if places remain accessible and seasons match',
    indicator: 'variance between points set against variance within them tells whether the network is dense enough',
    limit: 'bad weather and poor access shift the plan and let convenience creep into field sampling at fixed points',
    counter:
      'remote sensing specialists find points too sparse, to which field workers answer that satellites see no depth',
    example:
      'transects from shore to centre in wet and dry season are typical field sampling at fixed points on a lake',
    implication: 'coordinates, time and conditions should be noted, and spare points kept in reserve',
    parts: ['field-samples'],
    contrasts: ['incubation'],
  },
  incubation: {
    definition: 'laboratory incubation keeps soil, strains or tissue under set conditions and follows them over time',
    mechanism: 'temperature, water and gas are held, so change stems from treatment and not from weather',
    condition: 'laboratory incubation needs a settling period, as sieving and handling disturb the material',
    indicator: 'blank bottles, scatter of replicates and the shape of the cumulative curve show whether all is well',
    limit: 'without roots or leaching, rates from laboratory incubation are not field fluxes',
    counter: 'field researchers prefer chambers in place and accuse bottles of altering structure and air',
    example: 'carbon dioxide from soil kept at several temperatures is the classic laboratory incubation',
    implication: 'the way moisture was maintained ought to be described, since it is a common source of error',
    contrasts: ['field-sampling'],
  },
  characterisation: {
    definition:
      'structural characterisation determines phases, shape and composition of a material by diffraction, microscopy and spectroscopy',
    mechanism: 'rays, electrons and light interact with matter differently and each reveals lattice, surface or bonds',
    condition: 'structural characterisation presupposes that a few milligrams represent the batch',
    indicator:
      'peaks that match the reference, counted shapes and element ratios must agree before a product is claimed',
    limit: 'one technique of structural characterisation can mislead where surface and bulk differ in composition',
    counter: 'performance-minded researchers call spectra that explain no activity mere decoration',
    example:
      'diffraction showing hexagonal zinc oxide and images of rods open most papers with structural characterisation',
    implication: 'every technique should answer a question, and used samples be measured again',
    parts: ['spectra'],
  },
  'photocatalytic-test': {
    definition: 'photocatalytic degradation tests follow the loss of a pollutant under light to compare catalysts',
    mechanism: 'adsorption is allowed to settle in the dark, so the fall under light is due to excited charges',
    condition:
      'light, dose and starting concentration must be equal before photocatalytic degradation tests are compared',
    indicator: 'apparent rate constant, mineralised share and scavenger results tell speed, depth and active species',
    limit: 'dyes absorb light themselves, so photocatalytic degradation tests by colour overstate activity',
    counter: 'applied researchers doubt strong dye solutions and ask for traces of antibiotics in real water',
    example: 'methyl orange fading under a lamp is the most familiar of photocatalytic degradation tests',
    implication: 'blanks without catalyst and without light are both required for attribution',
    parts: ['rate'],
  },
  'microplastic-identification': {
    definition:
      'density separation with spectral identification floats plastic on brine and confirms polymers by infrared or Raman spectra',
    mechanism:
      'plastics rise while minerals sink, digestion removes organic matter, and bands tell polymer from cellulose',
    condition:
      'the brine decides what density separation with spectral identification can find, since heavy polymers sink in common salt',
    indicator: 'recovery of added particles, fibres in blanks and match scores are the three gates of quality',
    limit:
      'small particles escape density separation and picking, and the nanometre range is out of reach of spectral identification',
    counter: 'users of pyrolysis measure mass directly and find counting by particle slow and subjective',
    example:
      'lake water filtered, searched and checked by infrared is the usual density separation with spectral identification',
    implication: 'the smallest size counted must be stated, as different limits forbid comparison',
    parts: ['recovery'],
  },
  'biochemical-assay': {
    definition: 'biochemical assays measure enzymes, metabolites and ions in tissue by colour, titration or antibodies',
    mechanism:
      'conversion of a substrate changes absorbance at a rate proportional to the enzyme, read from a standard curve',
    condition: 'biochemical assays call for cold and quick extraction, as enzymes fade within minutes',
    indicator: 'replicates, linear standards and protein content show whether biochemical assays can be trusted',
    limit: 'activity under ideal conditions is capacity, not the rate inside a living cell',
    counter: 'metabolomics promises everything in one run and finds single biochemical assays short-sighted',
    example:
      'peroxidase and malondialdehyde after salt treatment are fixed items among biochemical assays in plant papers',
    implication: 'tissue and hour should be uniform and the basis of expression stated',
    parts: ['enzyme-activity'],
  },
  'culture-identification': {
    definition:
      'isolation and identification of strains obtains pure cultures and places them by form, physiology and sequence',
    mechanism:
      'dilution lets single cells form colonies, selective media favour the target, and sequences find its relatives',
    condition: 'isolation and identification of strains reaches only what grows on the medium and gas offered',
    indicator: 'purity, microscopy and support in the phylogenetic tree back the verdict together',
    limit: 'most environmental microbes have never grown on a plate and so escape isolation and identification',
    counter:
      'metagenomics reads communities without culture, to which cultivators reply that function needs living cells',
    example:
      'a cellulose degrader with a clear halo from rotten wood is a favourite isolation and identification of strains',
    implication:
      'new strains ought to be deposited in a collection and their accession numbers published for repetition',
    contrasts: ['sequencing'],
  },
  sequencing: {
    definition:
      'high-throughput sequencing reads masses of nucleic acid fragments to describe communities, expression or genomes',
    mechanism: 'fragments are read in parallel, then clustered or aligned to taxa and genes',
    condition: 'equal extraction and sufficient depth are needed before high-throughput sequencing can be compared',
    indicator: 'flattening rarefaction curves and clean negative controls come before any diversity index',
    limit: 'amplification makes abundance relative, and high-throughput sequencing cannot tell dead cells from living',
    counter: 'quantitative ecologists object that one share rises only as another falls and ask for absolute counts',
    example: 'bacteria before and after wetland restoration are mostly compared by high-throughput sequencing',
    implication: 'raw reads should be archived and the analysis written so that it can be rerun',
    parts: ['sequence-data'],
    contrasts: ['culture-identification'],
  },
  chromatography: {
    definition:
      'chromatography with mass spectrometry separates a mixture and then identifies and measures its parts by mass',
    mechanism:
      'retention time gives a first identity, ions and fragments a second, so co-eluting compounds are unmasked',
    condition:
      'chromatography with mass spectrometry needs volatile eluents and clean samples, for salts suppress ions',
    indicator: 'ion ratios, signal to noise and steady internal standards are examined in every run',
    limit: 'chromatography with mass spectrometry is costly to keep up and misses compounds that resist ionisation',
    counter: 'inspectors in the market prefer strips and portable devices to a result that comes days later',
    example: 'dozens of pesticides in one injection show what chromatography with mass spectrometry can do',
    implication:
      'isotope standards and matrix-matched curves should be used, as external standards cannot offset suppression',
    contrasts: ['rapid-precise'],
  },
  'method-validation': {
    definition:
      'method validation proves by set trials that an analysis is accurate, precise, specific and robust in a stated range',
    mechanism:
      'linearity, limits, recovery and repeatability are tested one by one, which exposes and sizes the errors',
    condition: 'method validation has to take place in the real matrix, where methods good in pure solution may fail',
    indicator: 'recovery range, deviation within and between days and comparison with a reference form its core',
    limit: 'method validation covers what was tried, and other matrices need additional work',
    counter: 'research groups find the full programme heavy and would tailor it, regulators insist on completeness',
    example:
      'a preservative assay checked with spikes and a reference material has passed the heart of method validation',
    implication: 'a new method must be compared with the standard one on the same samples',
    parts: ['detection-limit', 'recovery'],
  },
  'image-interpretation': {
    definition:
      'image classification with accuracy assessment assigns pixels to classes and tests them against independent points',
    mechanism:
      'surfaces reflect bands differently, classifiers draw borders, and a confusion matrix shows which classes blur',
    condition:
      'image classification with accuracy assessment needs test points apart from training points and spread over the area',
    indicator: 'accuracy of each class for producer and user reveals more than the overall figure',
    limit:
      'image classification is sensitive to season, and a wrong date turns stubble into bare land whatever the accuracy assessment',
    counter: 'field geographers complain that many test points were merely looked at in another picture',
    example:
      'city growth mapped over several dates and checked at random points is image classification with accuracy assessment',
    implication: 'accuracy should be given for every date, since errors add in change detection',
    contrasts: ['spatial-analysis'],
  },
  'spatial-analysis': {
    definition:
      'spatial analysis with geographic information systems overlays, buffers and interpolates data by location',
    mechanism: 'layers aligned by position turn nearness and overlap into variables that can be counted',
    condition:
      'layers of equal projection, date and resolution are required for spatial analysis with geographic information systems',
    indicator:
      'cross-validated interpolation error and sensitivity to buffer width show whether a spatial result is robust',
    limit:
      'results of spatial analysis in geographic information systems change when grids or districts are drawn otherwise',
    counter: 'human geographers fear that exact maps hide the social origin of data and would add interviews',
    example: 'built-up share in rings around a lake is elementary spatial analysis with geographic information systems',
    implication: 'several grids and buffers ought to be tried, and only stable results kept',
    contrasts: ['image-interpretation'],
  },
  numerical: {
    definition:
      'numerical simulation replaces a continuous problem by algebra and estimates how far the answer is from the truth',
    mechanism:
      'differences or basis functions approximate derivatives, and error shrinks with step size at a fixed order',
    condition:
      'consistency of the scheme together with stability is what makes numerical simulation converge to the true solution',
    indicator: 'halving the step and comparing errors shows whether the observed order equals the theoretical one',
    limit: 'a finer grid cannot cure a wrong equation, which numerical simulation takes for granted',
    counter: 'analysts warn that unproved convergence may be luck, however smooth the picture',
    example:
      'heat conduction computed by differences and set against the exact solution is a first exercise in numerical simulation',
    implication: 'programs must be tested on a case with known solution before real use',
    parts: ['truncation-error'],
    contrasts: ['a-priori-proof'],
  },
  'a-priori-proof': {
    definition:
      'a priori estimates and constructive proof bound a solution before it is known and then build or approximate it',
    mechanism:
      'an energy inequality confines approximations, compactness extracts a limit, and the limit solves the problem',
    condition:
      'a priori estimates and constructive proof stand or fall with constants independent of the approximation',
    indicator: 'uniform bounds, passage to the limit and preserved boundary values are the three places to check',
    limit: 'constants from a priori estimates are mostly too large to guide computation',
    counter: 'applied mathematicians prefer to guess from numerical results and find general estimates remote',
    example: 'bounding the maximum of a fractional problem and then invoking a fixed point combines estimate and proof',
    implication:
      'an example satisfying every hypothesis should follow a theorem obtained by a priori estimates and constructive proof',
    contrasts: ['numerical'],
  },
  'data-fitting': {
    definition:
      'curve fitting and linearisation turn readings into a line or known function whose parameters give the result',
    mechanism:
      'a change of variable makes the relation straight, and slope and intercept gather the information of all points',
    condition: 'curve fitting and linearisation are safe where the transformation leaves errors roughly even',
    indicator: 'random residuals and small standard errors say more than a correlation close to one',
    limit: 'a high correlation does not exclude curvature, which only residuals disclose',
    counter: 'users of modern software fit the curve directly and reproach linearisation for distorting errors',
    example: 'period squared against length for gravity is the classic of curve fitting and linearisation',
    implication: 'raw data should be plotted first and outliers explained before any is dropped',
    parts: ['uncertainty'],
  },
  'scale-survey': {
    definition:
      'standardised scales turn psychological traits or states into scores by items of tested reliability and validity',
    mechanism: 'several items aim at one construct from different sides, and their private errors cancel in the sum',
    condition: 'standardised scales presuppose norms that fit the group and, in translation, tested equivalence',
    indicator: 'internal consistency, factor structure and retest correlation describe standardised scales',
    limit: 'flattering or careless answers distort scores, and unconscious motives stay out of reach',
    counter: 'qualitative researchers feel that scores erase experience and would rather interview',
    example: 'anxiety and sleep measured together among students is a frequent use of standardised scales',
    implication: 'a pilot must precede the survey, and altered items be validated again',
    contrasts: ['behaviour-experiment'],
  },
  'behaviour-experiment': {
    definition: 'behavioural experiments manipulate a situation and record reaction time, choice or accuracy',
    mechanism: 'random assignment and balanced order remove individual and practice effects, leaving the manipulation',
    condition:
      'behavioural experiments need a manipulation that works and participants who do not guess the hypothesis',
    indicator: 'distributions of reaction time and the trade between speed and accuracy are read together',
    limit: 'tasks are short and artificial, so behavioural experiments need support from daily life',
    counter: 'friends of ecological validity distrust the cubicle and would sample experience in everyday settings',
    example: 'attention tasks before and after mindfulness training are behavioural experiments of a common kind',
    implication: 'hypotheses and exclusion rules ought to be registered before data are seen',
    contrasts: ['scale-survey'],
  },
  'sample-variation': {
    definition:
      'sample variation is the spread of observations within one treatment or population, natural and instrumental together',
    mechanism: 'small differences of genes, place and handling pile up and make like specimens read differently',
    condition:
      'sample variation is comparable only at one level, since between plants and within a plant are different things',
    indicator:
      'standard deviation describes sample variation, and variance components divide it among individual, batch and reading',
    limit: 'large sample variation is no fault where diversity itself is the subject',
    counter: 'advocates of individual study refuse to call sample variation noise and ask why cases differ',
    example:
      'organic carbon a few steps apart in one field can differ more through sample variation than through treatment',
    implication: 'a pilot should estimate sample variation before replicates are planned',
    contrasts: ['measurement-precision'],
  },
  'sample-size': {
    definition: 'sample size counts independent observations, so repeated readings of one subject do not add to it',
    mechanism: 'more observations steady the mean and let weaker effects emerge from the scatter',
    condition: 'the sample size needed depends on the effect sought, the variation present and the error tolerated',
    indicator: 'a power analysis beforehand, and the width of intervals afterwards, tell whether sample size sufficed',
    limit: 'a larger sample size does nothing against bias and may only make it look certain',
    counter: 'students of rare species put depth above sample size and follow few subjects for long',
    example: 'counting several readings of one mouse as several samples is the commonest mistake about sample size',
    implication: 'reports must say what one independent unit is and how sample size was chosen',
    contrasts: ['effect-size'],
  },
  'effect-size': {
    definition: 'effect size states how large a difference is, in original units or standardised',
    mechanism: 'dividing by the spread between individuals frees the figure from sample numbers and allows comparison',
    condition:
      'effect size can be judged only with knowledge of the field, as equal figures weigh differently in toxicology and teaching',
    indicator: 'mean differences, correlations and odds ratios with intervals are the usual forms of effect size',
    limit: 'a sample chosen too narrowly inflates any standardised effect size drawn from it',
    counter: 'some would keep original units, because readers cannot picture a standardised change',
    example: 'a significant but tiny temperature difference without influence on growth shows why effect size matters',
    implication: 'conclusions should first say how much and whether it matters, and then whether it is significant',
    contrasts: ['sample-size'],
  },
  'measurement-precision': {
    definition: 'measurement precision is the closeness of repeated readings to one another, not to the truth',
    mechanism: 'noise, sampling and handling scatter the readings, and resolution sets the lower bound',
    condition:
      'measurement precision needs the level of repetition stated, for one day and one person scatter less than several',
    indicator: 'relative deviation and a control chart keep watch on measurement precision',
    limit: 'excellent measurement precision may go with a constant bias that only a reference material reveals',
    counter: 'monitoring networks sometimes trade measurement precision for dense coverage by many cheap instruments',
    example: 'titrations that agree to a drop and are all wrong have measurement precision without accuracy',
    implication: 'the step with most scatter ought to be found before replicates are multiplied',
    contrasts: ['sample-variation', 'uncertainty'],
  },
  temperature: {
    definition:
      'temperature reflects the vigour of molecular motion and governs reaction, metabolism and change of phase',
    mechanism: 'higher temperature lets more molecules cross a barrier, until proteins unfold and the trend reverses',
    condition: 'effects of temperature appear clearly while water and substrate are not limiting',
    indicator: 'temperature coefficients and apparent activation energies sum up how sensitive a process is',
    limit: 'constant temperature in the laboratory leaves out the daily swing of nature',
    counter: 'some ecologists hold that organisms acclimate and that short trials exaggerate temperature',
    example: 'soil respiration follows temperature through the year with a short lag, except in dry summers',
    implication: 'probes should sit inside the sample, because the dial of a chamber is not its temperature',
    contrasts: ['moisture'],
  },
  concentration: {
    definition:
      'concentration states the amount of a substance in a unit of volume or mass and governs encounter, diffusion and toxicity',
    mechanism: 'higher concentration means more encounters, until sites are full and the effect levels off',
    condition:
      'effects of concentration must be compared at equal ionic strength and acidity, which alter the effective form',
    indicator:
      'actual concentration ought to be measured beside the nominal one, as loss and sorption drive them apart',
    limit: 'total concentration conceals chemical form, and bound metal may be harmless',
    counter: 'toxicologists go by internal dose and see outside concentration as several steps removed',
    example: 'too much dye shades the solution, so photocatalysis slows as concentration rises',
    implication: 'doses should include a concentration that really occurs in the environment',
    contrasts: ['abundance'],
  },
  rate: {
    definition: 'the rate of the process is the amount converted, stored or moved per unit of time',
    mechanism: 'the slowest of several steps governs the rate of the process, and changes elsewhere hardly matter',
    condition: 'rates are comparable over the same stretch of time, since early and late phases obey different steps',
    indicator: 'the slope of amount against time gives the rate of the process if points lie close enough',
    limit: 'a net rate may be near zero while the process runs fast in both directions',
    counter: 'tracer studies insist on gross rates and fault net change for hiding turnover',
    example: 'easily decomposed carbon runs out first, and the rate of the process falls during incubation',
    implication: 'interval, fit and whether gross or net must be stated with the rate of the process',
    parts: ['temperature', 'concentration'],
  },
  acidity: {
    definition: 'acidity expresses the activity of hydrogen ions and affects form, solubility and the shape of enzymes',
    mechanism:
      'protons change the charge of molecules and surfaces, which strengthens or weakens sorption and transport',
    condition: 'in weakly buffered systems acidity drifts with the reaction and has to be followed throughout',
    indicator: 'electrode readings gain meaning beside buffering capacity and the point of zero charge',
    limit: 'single attribution to acidity is risky, since salinity and dissolved metals change along with it',
    counter: 'some microbiologists rank acidity first among factors, others call it a proxy for geology',
    example:
      'chitosan dissolves and inhibits bacteria in weak acid and loses both on neutralising, a plain effect of acidity',
    implication: 'controls of equal salt content should separate acidity from ionic strength',
    contrasts: ['temperature'],
  },
  'boundary-condition': {
    definition:
      'boundary conditions fix values or fluxes at the edge of a region and so give an equation a definite solution',
    mechanism: 'influence travels inward from the edge, and different values there yield quite different fields',
    condition:
      'boundary conditions must match physical contact, as insulated, fixed and convective edges are not interchangeable',
    indicator: 'disturbing the edge values and watching the interior shows how far boundary conditions reach',
    limit: 'real edges vary in time and are never fully measured, so ideal boundary conditions hide errors',
    counter: 'some enlarge the domain until boundary conditions fade, at the price of computation and new unknowns',
    example:
      'heat leaking from the side of a specimen violates the insulated boundary conditions and inflates conductivity',
    implication: 'each edge ought to be listed with its condition and reason, the doubtful one being varied',
    contrasts: ['nonlinearity'],
  },
  'surface-area': {
    definition: 'specific surface area is the surface per unit of mass of a solid, inner pores included',
    mechanism: 'more surface offers more sites for adsorption and reaction and shortens the way to them',
    condition: 'added specific surface area helps if pores admit the molecule, and micropores are closed to large dyes',
    indicator: 'nitrogen isotherms give specific surface area, provided the sample was fully degassed',
    limit: 'equal specific surface area with other surface groups may mean quite different activity',
    counter: 'catalysis researchers prefer activity per site and find values per gram hard to compare',
    example: 'activated biochar gains specific surface area and takes up small molecules, hardly large ones',
    implication: 'differences should be normalised by specific surface area before other causes are sought',
    parts: ['particle-size'],
    contrasts: ['band-gap'],
  },
  'band-gap': {
    definition: 'band gap is the energy between the top of the valence band and the bottom of the conduction band',
    mechanism: 'photons must exceed the band gap, so a narrow one uses more light and leaves weaker charges',
    condition: 'direct and indirect transitions require different plots before the band gap can be read',
    indicator: 'tangents to transformed reflectance spectra give the band gap, with some freedom in the baseline',
    limit: 'the band gap decides absorption only, and separation of charge needs other evidence',
    counter: 'groups working on junctions care for the position of the edges more than for band gap',
    example: 'the band gap of zinc oxide lies in the ultraviolet, which limits its use in daylight',
    implication: 'a claimed narrowing of the band gap must exclude impurities and defect absorption',
    contrasts: ['surface-area'],
  },
  'particle-size': {
    definition: 'particle size and shape sum up dimensions, distribution and form, linking preparation to performance',
    mechanism: 'smaller particles expose more surface atoms, and form decides which faces meet the reactants',
    condition: 'primary particles and clusters must be kept apart, or particle size and shape cannot be compared',
    indicator: 'microscopy counts, light scattering and peak width measure size at different levels',
    limit:
      'flat projections confuse plates with rods, and the choice of fields affects statistics of particle size and shape',
    counter: 'some doubt that shape decides, since crystallinity and defects change along with it',
    example: 'more alkali turns spheres into rods, and new faces come with the changed particle size and shape',
    implication: 'comparisons of shape should hold surface area and crystallinity nearly constant',
    parts: ['surface-area'],
  },
  'microbial-activity': {
    definition: 'microbial activity is the intensity of metabolism in a community, not the number of its cells',
    mechanism:
      'substrate, oxygen and warmth raise enzyme production, hunger sends cells into dormancy while numbers stay',
    condition: 'microbial activity has to be measured soon, as drying and freezing change it for good',
    indicator: 'respiration, enzymes and energy carriers reflect microbial activity from different sides',
    limit: 'the total does not show who contributes, and redundancy hides changes in the community',
    counter: 'taxonomists of the soil want to know the members first and treat microbial activity as a consequence',
    example: 'rewetted dry soil breathes heavily for some days, a pulse of microbial activity that soon ebbs',
    implication: 'moisture and settling time must be equal, and biomass given for conversion',
    contrasts: ['community-structure'],
  },
  moisture: {
    definition: 'moisture is the share of water in soil or tissue, needed by life and in the way of gases',
    mechanism: 'films of water let substrates move, while an excess blocks pores and shuts out oxygen',
    condition: 'soils of different texture should be compared by water potential, for moisture by weight misleads',
    indicator: 'oven drying is the reference for moisture, probes serve continuous records after calibration',
    limit: 'mean moisture hides differences inside soil crumbs, where airless spots survive beside aerated pores',
    counter: 'climatologists work with rain minus evaporation and find point moisture too erratic',
    example: 'the burst of carbon dioxide after rain shows why moisture must be fixed in temperature trials',
    implication: 'weighing and topping up every few days keeps moisture where it was set',
    contrasts: ['temperature'],
  },
  'soil-carbon': {
    definition:
      'soil organic matter is the sum of plant and animal remains and their products, often computed from carbon',
    mechanism:
      'organic matter accumulates while input exceeds decay, and binding to minerals or enclosure in crumbs shelters part of it',
    condition: 'soil organic matter must be compared for equal mass of soil, as changed density feigns gain or loss',
    indicator: 'elemental analysis gives the total, particulate and mineral-bound fractions its stability',
    limit: 'soil organic matter changes slowly and rarely shows the effect of management within a few years',
    counter:
      'recent views give up humification and explain lasting soil organic matter by microbial remains held on minerals',
    example: 'trees on former fields raise soil organic matter near the surface while depth stays as it was',
    implication: 'short trials should measure active fractions and leave total soil organic matter to long ones',
    contrasts: ['microbial-activity'],
  },
  'species-diversity': {
    definition: 'species diversity joins the number of species with the evenness of their shares',
    mechanism: 'varied habitat and moderate disturbance admit more species, dominance of one expels them',
    condition:
      'species diversity of two places may be compared at equal sampling effort only, after rarefaction if need be',
    indicator: 'richness, the Shannon index and evenness belong together with an accumulation curve',
    limit: 'high species diversity does not guarantee function, and newcomers raise it too',
    counter: 'functional ecologists count traits instead, because processes depend on what organisms do',
    example: 'moderate grazing often leaves higher species diversity than fencing or overgrazing',
    implication:
      'dominant and threatened species should be named, since equal species diversity may hide different lists',
    contrasts: ['community-structure'],
  },
  abundance: {
    definition: 'pollutant abundance counts or weighs target particles in a volume of water or mass of sediment',
    mechanism: 'input, breakage, settling and stirring compete, and abundance is their balance at the hour of sampling',
    condition: 'pollutant abundance compares only with equal mesh, size limit and unit',
    indicator: 'composition by size, form and polymer should go with the mean, as it holds the clue to origin',
    limit: 'counted by number, pollutant abundance rises through breakage although mass does not',
    counter: 'toxicologists ask for mass or surface, numbers having no fixed relation to harm',
    example: 'after rain pollutant abundance jumps at the inlet and hardly changes at the centre of a lake',
    implication: 'blanks, recovery and depth must accompany any figure for pollutant abundance',
    contrasts: ['concentration'],
  },
  nutrients: {
    definition: 'nutrient concentration is the content of nitrogen, phosphorus or silicon that algae can use',
    mechanism: 'the scarcest limits growth, and once supplied another nutrient or light takes its place',
    condition:
      'nutrient concentration and algae are closely tied where water stays long, hardly where it rushes through',
    indicator: 'total and dissolved forms are measured apart, and addition trials confirm which is limiting',
    limit: 'a low nutrient concentration may mean that algae have already eaten it',
    counter: 'some limnologists point to grazers, whose appetite can offset a higher nutrient concentration',
    example: 'silicate used up by spring diatoms leaves the field to blue-greens, a turnover of nutrient concentration',
    implication: 'sampling should span growth and decline, with loads estimated besides nutrient concentration',
    parts: ['algal-biomass'],
    contrasts: ['hydrodynamics'],
  },
  'algal-biomass': {
    definition: 'algal biomass gives the standing amount of algae in water as chlorophyll or cell volume',
    mechanism: 'growth driven by light, warmth and nutrients competes with sinking and grazing',
    condition: 'stratified lakes need samples by depth, because drift heaps up algal biomass at the surface',
    indicator: 'chlorophyll is quick, microscopy names the species, and probes give continuous algal biomass',
    limit: 'chlorophyll per cell varies with light, so algal biomass is overestimated on dull days',
    counter: 'toxin specialists look at harmful species and not at algal biomass as such',
    example: 'still hot days heap algal biomass on the lee shore until the water looks like paint',
    implication: 'lakes ought to be compared in the same season and layer, with dominant species given',
    contrasts: ['nutrients'],
  },
  hydrodynamics: {
    definition:
      'hydrodynamic conditions comprise flow, depth, residence time and waves, which decide what stays in the water',
    mechanism:
      'particles sink where flow slackens and rise where it stirs the mud, while residence time decides whether algae accumulate',
    condition:
      'wind rules shallow lakes and operation rules reservoirs, so hydrodynamic conditions must be typed first',
    indicator: 'velocity profiles, residence time and bed shear come from measurement and model together',
    limit: 'steady hydrodynamic conditions miss the single storm that moves most of the load',
    counter: 'chemists tend to treat hydrodynamic conditions as background to sources and concentrations',
    example: 'a closed gate stills the bay, and algae and litter gather under the new hydrodynamic conditions',
    implication: 'points should follow the flow field, with bays and inlets sampled separately',
    contrasts: ['nutrients'],
  },
  'land-use': {
    definition: 'land use intensity measures how far people occupy and alter land by building, tilling and sealing',
    mechanism: 'sealed ground sheds water and farming exports nutrients that the lost vegetation would have retained',
    condition: 'the effect of land use intensity changes with the area counted, shore strip or whole catchment',
    indicator: 'shares from classified maps are supported by night lights or population',
    limit: 'land use intensity says nothing of management, and fields differ by how they are fertilised',
    counter: 'some would survey fertiliser and drains directly and call land use intensity a rough proxy',
    example: 'microplastic is denser off commercial shores, where land use intensity is the usual explanatory variable',
    implication: 'several buffer widths should be tried to see whether land use intensity keeps its influence',
    contrasts: ['precipitation'],
  },
  'expression-level': {
    definition: 'gene expression is the amount of transcript of a gene, relative or absolute, at a given moment',
    mechanism: 'start and decay of transcription set the amount, which can change within minutes of a signal',
    condition: 'gene expression can be compared if reference genes stay constant, which stress often prevents',
    indicator: 'cycle numbers corrected by two references, or normalised counts, express gene expression',
    limit: 'ground tissue averages many cells, and the decisive ones may drown',
    counter:
      'single-cell researchers find averages of gene expression obsolete, critics find single cells noisy and dear',
    example: 'protective genes rise a few hours into drought and gene expression falls back on watering',
    implication: 'several times of sampling tell more about gene expression than one, as order reveals cause',
    contrasts: ['enzyme-activity'],
  },
  'enzyme-activity': {
    definition: 'enzyme activity is the substrate converted per unit of time, the product of amount and efficiency',
    mechanism: 'binding lowers the barrier, while inhibitors, heat and acidity change shape and speed',
    condition: 'enzyme activity has to be measured with surplus substrate and in the first minutes',
    indicator: 'the initial slope of absorbance, divided by protein or weight, yields enzyme activity',
    limit: 'enzyme activity in an extract shows potential only, the partitions of the living cell being gone',
    counter: 'soil scientists dispute whether enzyme activity comes from living cells or old enzymes on minerals',
    example: 'protective enzyme activity rises early in salt stress and sinks as damage wins',
    implication: 'several related enzymes should be measured, as one enzyme activity is easily misread',
    contrasts: ['expression-level'],
  },
  'oxidative-damage': {
    definition: 'oxidative damage is the injury that reactive oxygen leaves in lipids, proteins and nucleic acids',
    mechanism:
      'production of reactive oxygen outruns its removal, whereupon oxidised membranes leak and function fails',
    condition: 'a brief rise of reactive oxygen is a signal, and only lasting excess counts as oxidative damage',
    indicator: 'malondialdehyde, leakage and protein carbonyls are common measures of oxidative damage',
    limit: 'sugars disturb the malondialdehyde test, which then exaggerates oxidative damage',
    counter: 'redox biologists refuse to treat reactive oxygen as an enemy, since it also starts defence',
    example: 'gills of fish in cadmium show mounting oxidative damage as enzymes first rise and then fail',
    implication: 'oxidative damage must be read against protective enzymes, for both rising means something else',
    contrasts: ['enzyme-activity'],
  },
  'photosynthetic-rate': {
    definition: 'net photosynthetic rate is the carbon dioxide taken up per leaf area and time after respiration',
    mechanism: 'the weakest of light, stomata and carboxylation limits net photosynthetic rate',
    condition: 'net photosynthetic rate compares in saturating light and steady air, for noon closure misleads',
    indicator: 'gas analysers read net photosynthetic rate, and response curves separate its limits',
    limit: 'one leaf at one moment does not stand for a plant over a day',
    counter: 'yield researchers find net photosynthetic rate weakly related to harvest, which sinks decide',
    example: 'falling net photosynthetic rate with rising internal carbon dioxide betrays a limit beyond the stomata',
    implication: 'functional leaves should be measured in the morning in random order',
    contrasts: ['growth'],
  },
  growth: {
    definition: 'growth indices such as height, mass and cell number sum up the increase of individuals or populations',
    mechanism: 'what assimilation leaves over builds tissue, and stress diverts it to defence',
    condition: 'growth indices presuppose equal starting size, as small differences grow exponentially',
    indicator: 'relative growth rate removes the starting size, and the ratio of root to shoot shows allocation',
    limit: 'growth indices react late, when the physiology of the organism has long since changed',
    counter: 'ecologists recall that slow growth may be a strategy and not an injury',
    example:
      'seedlings in dilute microplastic keep their height while roots shorten, so the choice of growth indices decides',
    implication:
      'parts above and below ground should be weighed dry, so that water content does not distort growth indices',
    contrasts: ['photosynthetic-rate'],
  },
  'community-structure': {
    definition: 'community structure tells which groups are present, in what shares and in what relation',
    mechanism:
      'selection, interaction and dispersal shape community structure, in which a few groups often rule function',
    condition: 'differences in community structure must be told from batch effects of extraction and sequencing',
    indicator: 'ordination, tests of similarity and networks display community structure from different sides',
    limit: 'co-occurrence is not interaction, so function cannot be read off community structure',
    counter:
      'functional ecologists observe that composition may change greatly while function stays, and rank structure lower',
    example: 'fertiliser favours fast-growing groups over frugal ones, a usual shift in soil community structure',
    implication: 'explained variance ought to be reported, since clear separation in a plot may be small',
    contrasts: ['microbial-activity', 'species-diversity'],
  },
  inhibition: {
    definition: 'inhibitory effect describes how far an agent stops microbes from growing, short of killing them',
    mechanism: 'damaged membranes, blocked metabolism or captured nutrients halt division, and higher doses kill',
    condition: 'inhibitory effect varies with inoculum, medium and acidity, which must be equal for comparison',
    indicator: 'zones serve for screening, minimum concentrations and time-kill curves for measuring inhibitory effect',
    limit: 'zones on agar understate the inhibitory effect of large molecules, which diffuse only a little',
    counter: 'clinicians stress what happens in the body and find plates far from therapy',
    example: 'chitosan films often show more inhibitory effect on staphylococci than on coliform bacteria',
    implication: 'controls of solvent and carrier must prove whose inhibitory effect was measured',
    contrasts: ['growth'],
  },
  'detection-limit': {
    definition: 'detection limit is the lowest content at which presence can be asserted with confidence',
    mechanism:
      'the signal must exceed the scatter of blanks by a set margin, so steady blanks and steep slopes lower it',
    condition: 'a detection limit has to be found in the real matrix, not in pure water',
    indicator: 'scatter of blanks divided by the slope gives the detection limit, to be confirmed with a spike',
    limit: 'below the limit of quantification a low detection limit permits only yes or no',
    counter: 'regulators need accuracy near the legal value and find races for the lowest detection limit idle',
    example: 'a probe with superb detection limit in buffer does far worse in river water',
    implication: 'the formula used and the matrix tested should be stated whenever a detection limit is claimed',
    contrasts: ['selectivity'],
  },
  selectivity: {
    definition:
      'selectivity is the degree to which a method, probe or catalyst answers to its target and ignores relatives',
    mechanism: 'fit, specific binding or energy difference favours the target and turns others away',
    condition: 'selectivity must be tested with target and interferents together, since single tests flatter',
    indicator: 'selectivity coefficients, tolerated ratios and recovery from mixtures are the usual criteria',
    limit: 'strong selectivity is often bought with slow response or with a surface that is hard to regenerate',
    counter: 'sensor arrays renounce single selectivity and recognise patterns of many unspecific answers',
    example: 'copper disturbs many mercury probes, and a masking agent restores selectivity',
    implication: 'interferents ought to be chosen from real samples instead of a shelf of common ions',
    contrasts: ['detection-limit'],
  },
  recovery: {
    definition: 'spike recovery compares the increase found with the amount of analyte added to a sample',
    mechanism:
      'incomplete extraction lowers spike recovery, enhancement or contamination raises it, and the departure betrays bias',
    condition: 'spikes should match the native level, for large ones hide losses at the bottom',
    indicator: 'spike recovery at low, middle and high levels with its scatter is the standard report',
    limit: 'added analyte binds differently from native, so good spike recovery may go with poor extraction',
    counter: 'metrologists prefer certified materials and take spike recovery for second best',
    example: 'small microplastic shows poor spike recovery, being lost in transfer and filtering',
    implication: 'spiking must come before sample preparation to cover the whole procedure',
    contrasts: ['measurement-precision'],
  },
  'vegetation-index': {
    definition: 'vegetation index combines red and near-infrared reflectance into a measure of green cover and vigour',
    mechanism: 'chlorophyll absorbs red and leaf tissue reflects infrared, so contrast grows with green leaf',
    condition: 'years are compared by vegetation index in the same season and after correction for air and cloud',
    indicator: 'annual maximum, seasonal mean and slope describe level and trend of the vegetation index',
    limit: 'dense canopies saturate the vegetation index, and bare soil disturbs it',
    counter: 'fluorescence researchers note that a vegetation index shows greenness and not photosynthesis',
    example: 'a vegetation index rising after reforestation may owe as much to rain as to planting',
    implication: 'rain and temperature should enter the trend model, leaving residuals for human influence',
    contrasts: ['surface-temperature'],
  },
  'surface-temperature': {
    definition:
      'land surface temperature is the skin temperature of ground and canopy from thermal radiation, unlike air temperature',
    mechanism:
      'net radiation goes into evaporation or heating, and sealed surfaces keep what plants and water would evaporate',
    condition: 'land surface temperature compares on clear days at the same overpass hour',
    indicator: 'bias against ground radiometers shows how far land surface temperature can be trusted',
    limit: 'clear-sky passes at one hour do not describe the thermal day of a city',
    counter: 'meteorologists define the heat island by air and think land surface temperature exaggerates roofs',
    example: 'park and car park differ widely in land surface temperature at noon and less at night',
    implication:
      'texts on urban heat must say whether air or land surface temperature is meant, as the two diverge by day',
    contrasts: ['vegetation-index'],
  },
  precipitation: {
    definition:
      'precipitation measures the depth of water reaching the ground in a period, the first input to water cycle and vegetation',
    mechanism:
      'rising air cools and condenses, relief and monsoon decide where, and intensity divides runoff from infiltration',
    condition: 'sparse gauges in mountains make interpolated precipitation doubtful without relief or radar',
    indicator: 'totals, intensity classes and dry spells characterise precipitation better than a mean',
    limit: 'equal annual precipitation in other months may do the opposite to plants and soil',
    counter: 'ecohydrologists put available soil water in place of precipitation, as plants use what stays',
    example: 'grass thins in years of low precipitation and lags behind when rain returns',
    implication: 'moved gauges and new instruments ought to be checked before a trend is reported',
    contrasts: ['land-use'],
  },
  'spatial-resolution': {
    definition: 'spatial resolution is the ground size of a pixel and decides how small an object can be seen',
    mechanism: 'small pixels sharpen edges and multiply noise and data, large ones blend objects',
    condition: 'spatial resolution should suit object and process, finer not being better in itself',
    indicator: 'resampling in steps shows whether areas and indices react to spatial resolution',
    limit: 'satellites of high spatial resolution return seldom, so detail in space costs detail in time',
    counter: 'some prefer daily coarse series to catch the seasons of plants',
    example: 'narrow rivers and small parks vanish in coarse pixels, and water area shrinks with spatial resolution',
    implication: 'pixel size and smallest mapped unit must be named, and sources brought to one spatial resolution',
    contrasts: ['vegetation-index'],
  },
  compactness: {
    definition:
      'compactness of the operator means that images of bounded sets contain convergent sequences, as in finite dimensions',
    mechanism: 'a convergent subsequence is extracted from a bounded one, and the limit delivers existence',
    condition:
      'integral operators on bounded domains usually have compactness, while unbounded domains lose it by translation',
    indicator: 'uniform bounds with equicontinuity establish compactness of the operator',
    limit: 'compactness of the operator yields a limit but neither uniqueness nor a way to compute',
    counter: 'measures of non-compactness allow weaker condensing conditions in place of compactness and reach further',
    example: 'a continuous Green function makes compactness of the operator almost free of charge',
    implication: 'the space must be named, for criteria differ between continuous and integrable functions',
    contrasts: ['nonlinearity'],
  },
  nonlinearity: {
    definition:
      'growth of the nonlinear term limits how fast the right-hand side increases, as sublinear, superlinear or critical',
    mechanism:
      'growth decides whether solutions can be bounded and whether the energy is coercive or shaped like a pass',
    condition:
      'growth of the nonlinear term must fit dimension and embedding, since critical growth destroys compactness',
    indicator: 'limits of the quotient at zero and infinity sort growth of the nonlinear term into standard types',
    limit: 'hypotheses on growth serve the proof, and the source of the nonlinear term need not obey them',
    counter: 'applied readers complain that many growth conditions have no link with the phenomenon described',
    example:
      'sublinear growth of the nonlinear term at zero and superlinear at infinity can produce two positive solutions',
    implication: 'familiar functions should be shown to satisfy the assumed growth of the nonlinear term',
    contrasts: ['compactness', 'boundary-condition'],
  },
  'truncation-error': {
    definition: 'order of truncation error tells how fast the error of a discrete formula falls with its step',
    mechanism: 'the first neglected term of the expansion sets the order, so halving the step helps more at high order',
    condition: 'smooth solutions are needed for the order of truncation error to appear, corners lower it',
    indicator: 'the slope of error against step on logarithmic axes is the observed order of truncation error',
    limit: 'high order costs more per step and may be worse at coarse steps',
    counter: 'long integrations care for conserved structure more than for the order of truncation error',
    example:
      'fourth-order methods excel on smooth problems and stumble on stiff ones despite their order of truncation error',
    implication: 'schemes should be compared at equal computing time rather than by order alone',
    parts: ['convergence-rate'],
  },
  'convergence-rate': {
    definition:
      'rate of convergence describes how fast an iteration nears its limit, linearly, faster or quadratically',
    mechanism: 'a constant factor below one per step is linear, a factor shrinking with the error is faster',
    condition: 'quick rates of convergence are local and show only from starting values near the solution',
    indicator: 'ratios of successive errors and steps to a given tolerance measure the rate of convergence',
    limit:
      'the rate of convergence ignores the price of a step, and few costly steps may take longer than many cheap ones',
    counter: 'large-scale computing favours cheap parallel steps over a fine rate of convergence',
    example: 'Newton iterations square the error near the root and may diverge a little farther off',
    implication: 'condition number, stopping rule and run time ought to accompany the rate of convergence',
    contrasts: ['truncation-error'],
  },
  'model-fit': {
    definition: 'goodness of fit measures how closely a model follows data, with allowance for its complexity',
    mechanism: 'more parameters always reduce residuals, and information criteria charge for them',
    condition: 'goodness of fit compares models of the same data and the same form of response',
    indicator: 'explained variance, information criteria and held-out error are read together with residual plots',
    limit: 'a model with the wrong mechanism may show excellent goodness of fit within the range observed',
    counter: 'forecasters recognise only error on unseen data and find goodness of fit uninformative',
    example: 'a high polynomial through every point has perfect goodness of fit and absurd forecasts',
    implication: 'fit and forecast should be reported apart, with the choice of variables explained',
    contrasts: ['convergence-rate'],
  },
  uncertainty: {
    definition: 'measurement uncertainty gives a range within which the true value lies with stated confidence',
    mechanism:
      'scatter of readings and knowledge of instruments form components, combined by their influence on the result',
    condition:
      'measurement uncertainty presupposes a written model, as forgotten influences do not appear by themselves',
    indicator: 'a table of components next to the expanded value shows what dominates measurement uncertainty',
    limit: 'gross mistakes such as misread scales are not part of measurement uncertainty',
    counter: 'some teachers find the ritual formal and want sources understood before formulas',
    example:
      'thickness and temperature share the measurement uncertainty of a conductivity, and a micrometer halves the former',
    implication: 'the number of digits quoted must agree with the measurement uncertainty found',
    contrasts: ['measurement-precision'],
  },
  'refractive-index': {
    definition: 'refractive index compares the speed of light in vacuum with that in a medium',
    mechanism: 'electrons driven by the wave radiate with delay, and the sum travels more slowly',
    condition: 'refractive index depends on wavelength and temperature, which have to be quoted',
    indicator: 'least deviation, critical angle and shifted fringes all determine refractive index',
    limit: 'a single real refractive index cannot describe absorbing materials such as metals and dyes',
    counter: 'users of ellipsometry warn that refractive index and thickness of a film are coupled in fringes',
    example: 'sugar content of a syrup is read from its refractive index within seconds on a hand instrument',
    implication: 'zero and temperature should be set first, as drift alters the last digit',
    contrasts: ['damping'],
  },
  damping: {
    definition:
      'damping drains mechanical energy from an oscillation and is expressed by force per velocity or by decay',
    mechanism: 'air, friction and inner losses turn motion into heat and shrink the swing exponentially',
    condition: 'damping proportional to speed holds at low speed, the square law above',
    indicator: 'the logarithm of the ratio of successive amplitudes gives damping directly from a recorded trace',
    limit: 'dry friction lowers the swing in a straight line, which one constant of damping misdescribes',
    counter: 'non-linear dynamics regards constant damping as a makeshift, since loss varies with amplitude',
    example: 'a spring bob in water stops after a few swings, so strong is the damping',
    implication: 'several periods ought to be fitted, the first and last being left out',
    contrasts: ['refractive-index'],
  },
  'self-efficacy': {
    definition: 'self-efficacy is the belief that one can accomplish a particular task',
    mechanism: 'success, models, encouragement and bodily state shape the belief, which governs effort and persistence',
    condition: 'self-efficacy predicts best for tasks of some difficulty, neither trivial nor hopeless',
    indicator:
      'task-specific scales measure self-efficacy better than general ones and should stand beside performance',
    limit: 'self-efficacy far above actual ability leads to poor preparation and to avoidable failure',
    counter: 'some researchers hold that performance comes first and self-efficacy merely echoes it',
    example: 'a first speech that went well makes a student volunteer again, with self-efficacy strengthened',
    implication: 'interventions should set reachable goals and let people see their progress',
    contrasts: ['anxiety'],
  },
  anxiety: {
    definition: 'anxiety is the intensity of worry, tension and bodily arousal in the face of uncertain threat',
    mechanism:
      'appraised danger stirs the nervous system, attention clings to threat, and avoidance prevents correction',
    condition: 'trait and state must be separated, for anxiety before an exam is no trait',
    indicator: 'scales, heart rate variability and avoidance complement each other as measures of anxiety',
    limit: 'moderate anxiety aids alertness, and lowering it is not in every case the right aim',
    counter: 'cultural psychologists question scales where anxiety is voiced through the body',
    example: 'anxiety climbs among graduates in the hiring season, less so with good support',
    implication: 'studies of anxiety need follow-up over time and an agreed way of referring high scorers to help',
    contrasts: ['self-efficacy'],
  },
  'social-support': {
    definition:
      'social support is the emotional, informational and practical help a person receives or believes to be available',
    mechanism: 'support changes the appraisal of stress and supplies means, and mere belief in it lowers arousal',
    condition:
      'social support shows its buffering effect mainly when stress is high and hardly at all when life is calm',
    indicator: 'scales separate perceived, received and used social support, with network maps as a supplement',
    limit: 'more social support is not always better, as unwanted help hurts self-respect',
    counter: 'personality researchers suspect that outgoing people simply have both more support and less worry',
    example: 'first-year students on bad terms with room-mates lean on family for social support',
    implication: 'programmes ought to improve the use of existing social support instead of only adding to it',
    contrasts: ['emotion-regulation'],
  },
  'emotion-regulation': {
    definition: 'emotion regulation covers the ways people influence which emotions they have and how they show them',
    mechanism:
      'reappraisal alters the view of an event before emotion forms, suppression hides the face and leaves the body aroused',
    condition: 'emotion regulation must fit the event, reappraisal for what cannot be changed and action for what can',
    indicator: 'questionnaires record habits of emotion regulation, laboratory provocation its actual success',
    limit: 'habits reported and emotion regulation used on the spot often differ',
    counter: 'the flexibility view rejects good and bad strategies and looks at switching between them',
    example: 'calling a lost match a rehearsal for the next is emotion regulation by reappraisal',
    implication: 'training studies should measure use of emotion regulation and not mere knowledge of it',
    contrasts: ['social-support'],
  },
  'working-memory': {
    definition: 'working memory capacity is the limit to holding and handling information over a short time',
    mechanism: 'attention is divided among contents, and beyond the limit some are lost or disturbed',
    condition: 'working memory capacity counts most when storing and processing must go together',
    indicator: 'complex span and updating tasks are combined into a factor for working memory capacity',
    limit: 'better scores after training rarely mean that working memory capacity has grown',
    counter: 'one school explains working memory capacity by control of attention, another by a fixed number of slots',
    example: 'losing the carry when interrupted in mental arithmetic makes working memory capacity felt',
    implication: 'two or more tasks must be used, lest a task be taken for the ability',
    contrasts: ['sleep-quality'],
  },
  'sleep-quality': {
    definition: 'sleep quality combines time to fall asleep, duration, continuity and how rested one feels',
    mechanism: 'arousal and light before bed delay the rhythm, and broken sleep weakens control of emotion next day',
    condition: 'late types suffer more in sleep quality when classes start early',
    indicator: 'a self-rated index suits large samples, wristbands and sleep recordings give an objective check',
    limit: 'rated and recorded sleep quality often disagree, anxious people underrating theirs',
    counter: 'some treat insomnia as a problem of its own rather than a result of worry',
    example: 'long scrolling in bed puts off sleep, and sleep quality and mood decline together',
    implication: 'diaries or follow-up are needed to tell whether poor sleep quality precedes worry',
    contrasts: ['working-memory'],
  },
  'lab-measurements': {
    definition: 'laboratory measurements are instrument readings corrected under controlled conditions',
    mechanism: 'fixed conditions cut irrelevant scatter, and standards with blanks turn readings into amounts',
    condition: 'laboratory measurements compare under one protocol, one batch of reagents and regular calibration',
    indicator: 'replicates, blanks and control samples are looked at before laboratory measurements are accepted',
    limit: 'laboratory measurements lack the interactions of nature and have to be extrapolated with care',
    counter: 'field scientists distrust the beaker and want at least one test in place',
    example: 'carbon dioxide in incubation bottles supplies the laboratory measurements for decomposition',
    implication: 'instrument number, date and every correction should stay attached to laboratory measurements',
    contrasts: ['field-samples'],
  },
  'open-datasets': {
    definition:
      'open observation records are series of weather, water, life or society gathered by institutions and freely shared',
    mechanism: 'common rules and long duration let rivals test their ideas on one basis',
    condition:
      'open observation records must be used with their metadata, where moves and changed definitions are noted',
    indicator: 'coverage, gaps and quality flags decide whether open observation records suit a question',
    limit: 'the collector chose the variables, so the one needed may be missing from open observation records',
    counter: 'collectors feel unrewarded, while users hold that publicly paid data belong to all',
    example: 'trends in rain and greenness are mostly studied from open observation records',
    implication: 'version, date of download and filters applied to open observation records ought to be published',
    contrasts: ['lab-measurements'],
  },
  'field-samples': {
    definition: 'field samples are water, soil or organisms taken from nature with the information of place and hour',
    mechanism: 'a sample freezes the state of the moment, and cold and dark keep it until analysis',
    condition: 'field samples are worth comparing if depth, time and storage were alike',
    indicator: 'duplicates, travel blanks and storage time reveal whether field samples have changed',
    limit: 'each of the field samples stands for one spot and one moment, and number must make up for it',
    counter:
      'friends of online monitoring find field samples sparse, collectors answer that material can be tested again',
    example: 'surface water and mud from bay and centre are the field samples of a microplastic survey',
    implication: 'part of the field samples should be kept for later methods',
    contrasts: ['open-datasets'],
  },
  'simulation-output': {
    definition: 'simulation output consists of series, fields or statistics that a model yields for given parameters',
    mechanism: 'equations are solved step by step, and differences in input show how parameters act',
    condition: 'simulation output is credible after the code has been verified and the model confirmed',
    indicator: 'refined grids, conserved quantities and known solutions are the checks on simulation output',
    limit: 'a flood of simulation output still springs from one set of assumptions and is no independent observation',
    counter: 'experimental physicists take simulation output as a hint and let measurement decide',
    example: 'an earlier peak at a higher contact rate is typical simulation output of an epidemic model',
    implication: 'parameters and starting values must accompany figures of simulation output',
    contrasts: ['instrument-readings'],
  },
  spectra: {
    definition:
      'spectra and micrographs record how matter answers rays, light or electrons and reveal structure and form',
    mechanism: 'positions belong to bonds and planes, heights to amounts, contrast to shape and element',
    condition: 'spectra and micrographs can be compared under equal instrument settings and agreed baselines',
    indicator: 'shifts, widths and size counts are the figures drawn from spectra and micrographs',
    limit: 'a single picture among spectra and micrographs proves little, given tiny fields and overlapping bands',
    counter: 'data scientists model whole spectra, while seasoned spectroscopists fear that models know no chemistry',
    example: 'a carbonyl band and surface cracks in spectra and micrographs show that microplastic has aged',
    implication: 'raw spectra and micrographs should be supplied, with the subtracted background named',
    parts: ['particle-size'],
  },
  'water-monitoring': {
    definition: 'water quality records are series of temperature, oxygen and nutrients from fixed sections',
    mechanism:
      'long series bring out season and trend, while accidental discharges leave sharp peaks in a continuous trace',
    condition: 'water quality records remain comparable if sections stay and changes of method are bridged',
    indicator: 'gaps, flags and changes of method are examined before any trend',
    limit: 'monthly visits miss storms and nights, so water quality records understate extremes',
    counter: 'residents point out that sections lie where access is easy and the worst brook has no record',
    example: 'phosphorus that falls while algae persist in water quality records leads to the question of mud',
    implication: 'flow must be collected too, as loads cannot be computed from water quality records alone',
    contrasts: ['field-samples'],
  },
  'physiological-records': {
    definition: 'physiological records are readings of enzymes, heart rate or gas exchange before and after treatment',
    mechanism: 'physiology reacts early, and close timing reveals the order of events',
    condition: 'physiological records need a baseline, without which individuals cannot be compared',
    indicator: 'variation within individuals against variation between them shows whether an index is stable',
    limit: 'capture and cutting alter the state, so physiological records bear traces of handling',
    counter: 'behavioural ecologists prefer survival and offspring, finding physiological records remote from fitness',
    example: 'photosynthesis and malondialdehyde on several days of salt treatment form typical physiological records',
    implication:
      'hours of reading should be fixed and treatments taken in random order, lest daily rhythm enter physiological records',
    contrasts: ['questionnaire-data'],
  },
  'sequence-data': {
    definition: 'sequence data are nucleic acid fragments with quality values, from which taxa and genes are inferred',
    mechanism: 'each fragment is a draw from the sample, and together they approximate relative shares',
    condition: 'sequence data compare at equal depth or with models that allow for depth',
    indicator: 'quality, chimeras and reads in negative controls tell whether sequence data are clean',
    limit: 'sequence data give relative shares, in which one group must fall whenever another rises',
    counter: 'taxonomists hesitate to name species from short fragments and ask for full length or culture',
    example: 'sequence data from root and bulk soil show which bacteria plants gather around them',
    implication: 'accession numbers and code ought to be given, since thresholds change results',
    contrasts: ['spectra'],
  },
  'calibration-data': {
    definition: 'calibration data pair known amounts with instrument responses so that unknowns can be read back',
    mechanism: 'a fitted function converts response to amount, with most error at its ends',
    condition: 'calibration data belong to the same day and span the samples',
    indicator: 'residuals, intercept and back-calculated controls judge calibration data better than correlation',
    limit: 'calibration data obtained in pure solvent ignore the matrix and so bias results for complex samples',
    counter: 'standard addition drops the external curve and pays with more runs',
    example: 'peak areas of mixed standards at several levels are a set of calibration data',
    implication: 'samples whose response lies beyond the calibration data must be diluted and never extrapolated',
    parts: ['detection-limit'],
  },
  'satellite-images': {
    definition: 'satellite images record reflected and emitted radiation of the surface widely and repeatedly',
    mechanism: 'bands react to chlorophyll, water and heat, and their combination identifies surfaces',
    condition:
      'satellite images compare after geometric and atmospheric correction, different sensors after harmonising',
    indicator: 'cloud, geometric accuracy and revisit time decide what satellite images can support',
    limit: 'cloudy regions and seasons leave gaps in any series of satellite images, often when change is fastest',
    counter: 'ground observers recall that pixel and station differ in scale, so agreement is not accuracy',
    example: 'satellite images of one season over several years show a city growing and its green receding',
    implication: 'scene numbers, dates and the rule of selection should be listed',
    contrasts: ['open-datasets'],
  },
  'instrument-readings': {
    definition: 'instrument readings are the scale values, counts and traces from which every result is computed',
    mechanism: 'the quantity passes sensor and display, and drift of zero and gain is written down with it',
    condition: 'instrument readings must be noted on the spot, since later rounding erases scatter',
    indicator: 'last digits, zero checks and return readings show care and drift',
    limit: 'parallax, expansion and lead resistance still hide in raw instrument readings',
    counter: 'automatic logging would end copying, though teachers fear that students stop noticing anomalies',
    example: 'times of many swings and several lengths make the instrument readings of a pendulum experiment',
    implication: 'raw and corrected instrument readings should stand side by side, so that each step can be checked',
    contrasts: ['simulation-output'],
  },
  'questionnaire-data': {
    definition: 'questionnaire data are answers to standard items, summed into scores of constructs',
    mechanism: 'items turn inner states into graded choices, and chance errors average out in the sum',
    condition: 'questionnaire data need attentive answers and suitable norms, online also attention checks',
    indicator: 'missing, uniform and hurried answers tell whether questionnaire data are usable',
    limit: 'questionnaire data are self-description and stand at some distance from conduct',
    counter: 'behaviourists prefer tasks and logs, because people talk better than they act',
    example: 'scales of anxiety, support and sleep in one booklet yield the questionnaire data of many student studies',
    implication: 'rules of exclusion must be fixed beforehand and results shown with and without them',
    contrasts: ['physiological-records'],
  },
  laboratory: {
    definition: 'research laboratories are groups with instruments, people and protocols devoted to one line of work',
    mechanism: 'shared protocols and apprenticeship even out handling, and meetings expose data to questions',
    condition: 'results from research laboratories stand on complete notebooks and regular calibration',
    indicator: 'written protocols, retrievable data and success after a change of staff show solid ground',
    limit: 'research laboratories breed tricks of handling that work at home and are missing from the published method',
    counter: 'supporters of large facilities would pool instruments and staff instead of many small workshops',
    example: 'newcomers in many research laboratories first repeat an old experiment before starting their own',
    implication: 'samples, data and scripts should be handed over and tried by the successor',
    contrasts: ['analysis-centre'],
  },
  'peer-review': {
    definition: 'peer review lets specialists examine methods, evidence and reasoning before publication or funding',
    mechanism: 'strangers see gaps more easily, and authors who expect them tighten their case',
    condition: 'peer review works with reviewers who know the subject and have nothing to gain',
    indicator: 'comments that reach data and methods, and conclusions changed by them, show real review',
    limit: 'peer review seldom detects fabrication and tends to treat unexpected novelty harshly',
    counter: 'friends of preprints publish first and let all judge, calling peer review slow and opaque',
    example: 'a demanded blank that narrowed the conclusion is peer review at its best',
    implication: 'replies should go point by point, with evidence where one disagrees',
    contrasts: ['laboratory'],
  },
  'observation-station': {
    definition: 'field stations record weather, soil, water and life at one place for many years',
    mechanism: 'constant instruments and rules let slow change and rare events both leave a trace',
    condition: 'series from field stations stay comparable with steady funding and overlap of instruments',
    indicator: 'length, gaps and calibration files decide the value of field stations',
    limit: 'field stations are few and stand in typical places, which leaves much of the land to inference',
    counter: 'experimenters complain that field stations describe without manipulating and prove no cause',
    example: 'warming plots set up at field stations can draw on years of weather and flux data',
    implication: 'a visit ought to precede use, as new buildings alter the surroundings',
    contrasts: ['analysis-centre'],
  },
  'analysis-centre': {
    definition: 'shared instrument centres keep large instruments and specialists for many groups',
    mechanism:
      'constant care steadies the instruments and standard procedures reduce differences, while sharing spreads the cost over many groups',
    condition: 'shared instrument centres choose well when users explain purpose and nature of the sample',
    indicator: 'control records, proficiency results and waiting time describe shared instrument centres',
    limit: 'queues and fixed routines at shared instrument centres leave little room for unusual tests',
    counter: 'supervisors who want students at the instrument fear that outsourcing breeds readers of reports',
    example: 'nanomaterials go to shared instrument centres for electron microscopy and photoelectron spectra',
    implication: 'blind samples and blanks should be sent along to check the data returned',
    contrasts: ['laboratory'],
  },
  'ethics-committee': {
    definition: 'ethics committees examine risk, consent and protection before research on people or animals begins',
    mechanism: 'independent members weigh benefit and harm, demand fewer subjects or less pain and may stop a study',
    condition: 'ethics committees matter where members are independent of the project and approval is followed up',
    indicator: 'approval number, consent forms and records of adverse events are the proof of compliance',
    limit: 'ethics committees see the plan, and departures in practice go unnoticed unless reported',
    counter: 'some researchers resent weeks of waiting for harmless questionnaires and ask for lighter procedures',
    example: 'studies inducing sadness must, by demand of ethics committees, explain and restore mood afterwards',
    implication: 'withdrawal and referral ought to be written into the plan, as later approval is refused',
    contrasts: ['peer-review'],
  },
  'counselling-centre': {
    definition: 'counselling centres offer assessment, talk and crisis help to students or residents',
    mechanism: 'confidential conversation changes how trouble is understood, and urgent cases pass to medicine',
    condition: 'counselling centres reach the needy where help carries no shame and booking is easy',
    indicator: 'visits, drop-out and change between tests give an idea of their effect',
    limit: 'clients of counselling centres come by themselves and do not represent all students',
    counter: 'public health specialists would move effort to general prevention and find counselling too narrow',
    example: 'first-year students with high scores are invited by counselling centres after screening',
    implication: 'anonymity and consent must be agreed before data of counselling centres are used',
    contrasts: ['ethics-committee'],
  },
  mechanism: {
    definition: 'competing views of the dominant mechanism arise when several processes could cause one observation',
    mechanism: 'processes that end alike cannot be told apart by the end alone, so each camp finds support',
    condition:
      'competing views of the dominant mechanism can be settled if the processes differ in pace or response to heat',
    indicator: 'the effect left after one path has been blocked is the strongest evidence',
    limit: 'the question of a dominant mechanism often lacks a general answer, as ranks change with conditions',
    counter: 'friends of complexity deny a single winner and report shares that vary with conditions',
    example:
      'radicals or holes in photocatalysis are competing views of the dominant mechanism, argued with scavengers',
    implication: 'an experiment able to separate the views should be designed instead of listing agreeable results',
    contrasts: ['scale'],
  },
  scale: {
    definition:
      'extrapolation from laboratory to natural scale asks whether small and brief results hold for large and long ones',
    mechanism: 'new patchiness and feedback enter with size, and what was negligible may take the lead',
    condition:
      'extrapolation from laboratory to natural scale is safer for nearly linear processes with weak edge effects',
    indicator: 'enclosures or plots of intermediate size show whether responses agree across scales',
    limit:
      'large experiments are costly and rarely repeated, which leaves extrapolation from laboratory to natural scale without decisive data',
    counter: 'modellers trust equations to carry results upward, field scientists quote forecasts that failed',
    example:
      'bottles that show faster decay and warmed plots that level off illustrate extrapolation from laboratory to natural scale',
    implication: 'the scale of a conclusion must be stated, with the link likeliest to break',
    contrasts: ['mechanism'],
  },
  'novelty-replication': {
    definition:
      'new discovery versus replication asks whether funds and pages should reward the new or the testing of the old',
    mechanism: 'novel results are printed, null and repeated ones shelved, and the record leans to lucky positives',
    condition: 'new discovery versus replication is fiercest where samples are small and analysis is free',
    indicator: 'preregistered share, success of replication and published nulls can be watched',
    limit:
      'replication alone creates no knowledge, so neither side of new discovery versus replication can replace the other',
    counter: 'some senior scholars fear that the demand for replication breeds timidity and would leave errors to time',
    example: 'psychological effects that vanished in joint trials made new discovery versus replication widely known',
    implication: 'a thesis may well begin by repeating an important result and go on from there',
    contrasts: ['mechanism'],
  },
  'warming-feedback': {
    definition:
      'strong versus weak warming feedback asks how much carbon soils will release as it grows warmer, and for how long',
    mechanism: 'decay speeds up and frees carbon, plants take back a part, and microbes adjust over time',
    condition: 'strong versus weak warming feedback matters most for deep stores in the north and in wetlands',
    indicator: 'respiration and stocks in plots warmed for many years are the key evidence',
    limit: 'plots are mostly temperate, so strong versus weak warming feedback lacks tropical and frozen ground',
    counter: 'one camp explains the later decline by exhausted substrate, another by adapted microbes',
    example:
      'respiration that rises in the first years of warming and then nears the control fuels strong versus weak warming feedback',
    implication: 'coefficients from short incubations should not be used for a century',
    contrasts: ['scale'],
  },
  'doping-heterojunction': {
    definition:
      'doping versus heterojunctions asks whether a photocatalyst is better changed within or joined to another',
    mechanism:
      'doping adds levels that widen absorption and may trap charges, junctions separate charges and depend on contact',
    condition: 'tight interfaces favour heterojunctions, simple scale-up favours doping',
    indicator: 'quantum efficiency, lifetime and long cycles are fair measures in doping versus heterojunctions',
    limit:
      'lamps and pollutants differ between groups, so much evidence on doping versus heterojunctions cannot be compared',
    counter:
      'surface-minded researchers set the dispute aside and would settle active sites and transport before charges',
    example:
      'nitrogen-doped zinc oxide and zinc oxide with carbon nitride are set side by side in doping versus heterojunctions',
    implication: 'one lamp, one reactor and photons absorbed ought to be the basis of comparison',
    contrasts: ['mechanism'],
  },
  'risk-threshold': {
    definition:
      'real exposure versus toxic thresholds asks whether harm seen in the laboratory occurs at levels found in nature',
    mechanism: 'tests use high doses for short times, nature low ones for long, and a bridge must be built between',
    condition: 'real exposure versus toxic thresholds is hardest where the lower end of the curve has no data',
    indicator: 'expected concentration divided by the level without effect, with its interval, is the common currency',
    limit: 'mixtures and slow effects over a lifetime do not fit any single toxic threshold',
    counter: 'friends of precaution will not wait for proof, industry wants harm shown at real exposure first',
    example: 'microplastic harms gills at doses far above lakes, which starts real exposure versus toxic thresholds',
    implication: 'one test group at least should receive a concentration measured outdoors',
    contrasts: ['scale'],
  },
  'model-organism': {
    definition:
      'model organisms versus natural populations asks how far a few laboratory species speak for wild diversity',
    mechanism: 'models are well known and easy to handle, yet inbred and sheltered',
    condition: 'conserved pathways make results from model organisms easier to carry over to natural populations',
    indicator: 'repeating the key experiment in two or three wild species is the best test',
    limit: 'natural populations vary and are hard to replicate, which weakens their side against model organisms',
    counter:
      'ecotoxicologists find standard test fish too tolerant for limits that should protect sensitive wild species',
    example:
      'salt genes that work in a cress and disappoint in crops are quoted in model organisms versus natural populations',
    implication: 'the choice of model organisms must be justified and conclusions limited',
    contrasts: ['scale'],
  },
  'culture-omics': {
    definition:
      'cultivation versus sequencing asks whether microbes are better known by growing them or by reading their genes',
    mechanism: 'culture tests function and misses most groups, sequencing covers all and offers inference',
    condition: 'a clear function that can be screened favours cultivation, whole communities need sequencing',
    indicator:
      'the share of predicted functions confirmed in isolates joins both sides of cultivation versus sequencing',
    limit: 'annotations in sequencing are often unsafe, because databases favour groups long known from cultivation',
    counter: 'culturomics, with very many media, hopes to make cultivation versus sequencing pointless',
    example: 'a genus that dominates the reads and never grows on plates makes cultivation versus sequencing concrete',
    implication: 'sequencing should guide cultivation, and cultivation test what sequencing suggests',
    contrasts: ['mechanism'],
  },
  'rapid-precise': {
    definition:
      'rapid tests versus precise analysis asks whether an answer in minutes or an exact one should come first',
    mechanism: 'rapid tests skip preparation and suffer interference, precise analysis cleans up and costs time',
    condition: 'many samples with few positives suit rapid tests, penalties and lawsuits precise analysis',
    indicator: 'false positives, false negatives and cost per sample weigh rapid tests against precise analysis',
    limit: 'comparing rapid tests and precise analysis by detection limit alone forgets the skill of the operator',
    counter: 'practitioners of tiered testing screen first and confirm later and see two stages of one job',
    example:
      'strips in the market with chromatography for positives divide the work of rapid tests and precise analysis',
    implication: 'a new rapid test must face the confirmatory method on real samples, misses included',
    contrasts: ['novelty-replication'],
  },
  'areal-unit': {
    definition: 'effects of scale and zoning concern conclusions that change when areas are enlarged or redrawn',
    mechanism: 'merging smooths differences and strengthens correlation, redrawing alters what each area contains',
    condition: 'effects of scale and zoning are large for clustered phenomena in administrative units',
    indicator: 'recomputing a correlation over several grids shows the size of effects of scale and zoning',
    limit: 'no unit is natural, so effects of scale and zoning can be eased but not removed',
    counter: 'users of individual data bypass areas altogether and meet privacy instead',
    example:
      'green space and heat are closely tied by district and loosely by street, through effects of scale and zoning',
    implication: 'the unit ought to be named and results given at more than one scale',
    contrasts: ['scale'],
  },
  'frequentist-bayesian': {
    definition:
      'frequentist versus Bayesian reasoning disputes whether probability is frequency or belief and whether priors may enter',
    mechanism: 'one side judges methods over repeated samples, the other updates belief by the data at hand',
    condition:
      'few data and strong priors divide frequentist and Bayesian reasoning most, whereas ample data bring agreement',
    indicator: 'one dataset analysed both ways shows how much the quarrel matters',
    limit:
      'frequentist versus Bayesian reasoning is a dispute of principle, while most practical trouble lies in the model',
    counter: 'pragmatists choose the tool by the problem and ignore the labels',
    example: 'the failure probability of a device that never failed divides frequentist and Bayesian reasoning',
    implication: 'the interpretation must be declared, since confidence and credible intervals are not the same',
    contrasts: ['rigour-computation'],
  },
  'rigour-computation': {
    definition:
      'rigorous proof versus numerical evidence asks whether a statement must be deduced or may rest on computation',
    mechanism:
      'proof covers all cases under strong hypotheses, computation treats real parameters at finitely many points',
    condition: 'numerical evidence gains weight where dimension and nonlinearity put rigorous proof out of reach',
    indicator: 'interval arithmetic with error bounds is where rigorous proof and numerical evidence meet',
    limit: 'errors in programs are easily forgotten, and unverified code is no evidence',
    counter: 'computer-assisted proof blurs the line, verified calculation being part of the argument',
    example:
      'a stability condition proved sufficient while numerical evidence shows it too narrow is the usual occasion',
    implication: 'theorems and numerical observations should be worded differently in a thesis',
    contrasts: ['frequentist-bayesian'],
  },
  'virtual-experiment': {
    definition: 'virtual versus hands-on experiments asks how far work on a screen can replace work at the bench',
    mechanism: 'simulation allows endless trials and shows invisible fields, apparatus forces one to face noise',
    condition: 'dangerous or costly topics suit virtual experiments, a sense for error needs hands-on ones',
    indicator:
      'finding faults and estimating error unaided separates virtual and hands-on experiments better than quizzes',
    limit: 'evidence on virtual versus hands-on experiments is short-term, skill in later years is seldom followed',
    counter: 'blended teaching rehearses on the screen and then adjusts the real thing, refusing to choose',
    example: 'aligning a light path in software before touching the bench joins virtual and hands-on experiments',
    implication: 'tests should contain real error, lest the virtual group profit from clean data',
    contrasts: ['scale'],
  },
  'self-report': {
    definition: 'self-report versus behavioural measures asks whether to learn about the mind from words or from deeds',
    mechanism: 'reports reach experience but bend to memory and pride, behaviour is objective but hard to interpret',
    condition: 'self-report and behavioural measures part most over sensitive or automatic matters',
    indicator:
      'the correlation of self-report with behavioural measures, and what each predicts, helps to judge their worth',
    limit: 'behavioural measures are not simply superior, for many tasks repeat badly from one session to the next',
    counter: 'users of several methods treat the gap between words and deeds as information in its own right',
    example:
      'students praising their self-control while screen time says otherwise show self-report against behavioural measures',
    implication: 'core variables ought to be measured both ways, with a rule for disagreement',
    contrasts: ['novelty-replication'],
  },
  'population-density': {
    definition:
      'population density is the number of residents per unit of area and stands for the concentration of human activity',
    mechanism:
      'crowding gathers consumption, waste and sealed ground, which gives litter and sewage more chances to reach the water',
    condition: 'population density tracks environmental pressure best among places of similar sanitation',
    indicator: 'census and gridded products supply population density, with night lights or phone signals as a check',
    limit: 'a dense district with good sewers may pollute little, so population density says nothing of management',
    counter: 'behavioural researchers look at waste and habits per person and call population density a crude stand-in',
    example:
      'bays beside an old quarter hold more microplastic, where population density and drain outlets are both high',
    implication: 'models that use population density ought to include the share of sewage collected',
    contrasts: ['land-use'],
  },
  reproducibility: {
    definition: 'poor reproducibility means that another batch, operator or laboratory does not obtain the same result',
    mechanism:
      'uncontrolled factors change from batch to batch, so a lucky positive passes for a law that followers cannot find',
    condition: 'small samples, many steps and dependence on touch make poor reproducibility likely',
    indicator: 'variation between batches and the share of successful independent repeats reveal poor reproducibility',
    limit: 'living systems vary, so poor reproducibility may reflect real difference and not error',
    counter: 'some scholars prefer conceptual repeats, since exact ones test only a narrow case',
    example: 'two batches from one recipe that differ widely in activity suffer from poor reproducibility',
    implication: 'reagent lots and handling should be compared before poor reproducibility is blamed on the theory',
    contrasts: ['accuracy'],
  },
  'reproducibility.cause': {
    definition: 'loose control of conditions lets temperature, humidity, light or timing differ quietly between runs',
    mechanism: 'small differences alter speed and state, and their effect is laid over the treatment',
    condition: 'work across seasons without a climate chamber invites loose control of conditions',
    indicator: 'room records set against results batch by batch disclose loose control of conditions',
    limit: 'reagents and hands differ too, and even tight conditions do not guarantee equal results',
    counter: 'statisticians look elsewhere for the failure, to small samples and to selective reporting of results',
    example:
      'a warm room slows the cooling of a reactor and lengthens crystals, a price of loose control of conditions',
    implication: 'one condition may be varied on purpose to see whether the result follows',
    contrasts: ['accuracy.cause'],
  },
  'reproducibility.measure': {
    definition:
      'standardising protocols with parallel controls writes every step down and runs blanks and references in each batch',
    mechanism: 'protocols remove personal habits, and references expose the drift of a batch',
    condition: 'standardising protocols works if those at the bench help to write and revise them',
    indicator: 'reference values on a control chart show whether parallel controls have narrowed the spread',
    limit: 'standardised protocols can carry one and the same bias into every batch and laboratory',
    counter: 'explorers dislike protocols fixed too early and would find the conditions first',
    example: 'one reference soil in every incubation acts as a parallel control that joins the months',
    implication: 'protocols must name brands and waiting times and be tried by a novice',
    parts: ['measurement-precision'],
  },
  interference: {
    definition: 'interfering factors act together with the treatment, so that a change cannot be assigned',
    mechanism:
      'factors that move with the treatment enlarge a difference, and factors that move against it hide the difference',
    condition: 'field and human studies suffer most, as interfering factors there are correlated by nature',
    indicator: 'an effect that changes after stratifying betrays interfering factors still at work',
    limit: 'unthought-of interfering factors always remain possible, and conclusions must allow for them',
    counter: 'complexity researchers would study interaction instead of stripping interfering factors away',
    example: 'a warm summer and extra fertiliser in one year are interfering factors in explaining algae',
    implication: 'interfering factors should be listed beforehand, some controlled and the rest measured',
    contrasts: ['reproducibility'],
  },
  'interference.cause': {
    definition: 'several factors changing at once alter the conditions of an object at the same time or place',
    mechanism: 'related factors cannot be separated by statistics, and coefficients swing with the model',
    condition: 'seasons and altitude almost always mean several factors changing at once',
    indicator: 'correlations and variance inflation show how strongly several factors change at once',
    limit: 'some factors are physically bound, and no design can part them',
    counter: 'another view blames coarse measurement and expects finer data to make the factors separable',
    example: 'temperature, rain and soil up a mountain are several factors changing at once',
    implication: 'years or places where one factor behaved oddly may serve as natural controls',
    contrasts: ['reproducibility.cause'],
  },
  'interference.measure': {
    definition:
      'isolating factors and correcting for blanks changes one condition at a time and subtracts untreated background',
    mechanism: 'control closes the other channels, blanks remove reagents and air, and the rest belongs to the factor',
    condition: 'isolating factors succeeds where they can be set and hardly interact',
    indicator: 'small and steady blanks, and an effect that survives correction for blanks, are the signs to look for',
    limit: 'isolating factors hides interaction, and blanks remove only what is unrelated to the sample',
    counter: 'friends of factorial design vary several at once and let statistics divide the shares',
    example: 'dark and catalyst-free runs isolate factors and correct for blanks in photocatalysis',
    implication: 'blanks must be run in the same batch by the same person',
    contrasts: ['reproducibility.measure'],
  },
  accuracy: {
    definition: 'large measurement error puts readings farther from the truth than the question allows',
    mechanism:
      'error drowns the differences between treatments, hides weak effects and flattens the slopes of fitted lines',
    condition: 'low contents, complex matrices and small samples bring large measurement error',
    indicator: 'departure from a reference material shows bias, scatter of replicates the random part',
    limit: 'constant bias leaves comparisons intact, so large measurement error need not spoil everything',
    counter: 'believers in numbers let random error average out and do not insist on single readings',
    example:
      'a leaking chamber lowers every reading of soil respiration, a large measurement error with the trend intact',
    implication: 'bias and scatter should be told apart, as their cures differ',
    contrasts: ['reproducibility'],
  },
  'accuracy.cause': {
    definition:
      'insufficient calibration and sampling are weak points in the transfer of values and in the choice of material',
    mechanism: 'drifting zero and slope shift all readings, and easy places fail to represent the whole',
    condition: 'shared instruments and changing samplers encourage insufficient calibration and sampling',
    indicator:
      'calibration logs show the state of the instrument, and random compared with convenient points that of sampling',
    limit: 'an unspecific method stays wrong however sufficient the calibration and the sampling',
    counter:
      'some analysts suspect losses in storage and preparation before calibration, whose faults are soon noticed',
    example: 'an unchecked meter and soil from the roadside show insufficient calibration and sampling together',
    implication: 'variance should be divided between sampling and analysis before either is improved',
    contrasts: ['reproducibility.cause'],
  },
  'accuracy.measure': {
    definition:
      'calibrating regularly and sampling more densely corrects the instrument and lowers the error of the mean',
    mechanism: 'calibration removes constant shift, more points shrink the spread, each against one kind of error',
    condition: 'sampling more densely pays when sampling error exceeds that of analysis',
    indicator: 'the shift found at calibration and the narrower intervals from denser sampling measure the improvement',
    limit: 'sampling more densely meets limits of money and hands, and each further point brings less',
    counter: 'planners of networks hold that well-placed points beat many points',
    example:
      'a control sample in each batch and extra points in the bays combine regular calibration with denser sampling',
    implication:
      'records of regular calibration must be filed with the data, and densely sampled periods out of limits revisited',
    contrasts: ['interference.measure'],
  },
  aggregation: {
    definition: 'uneven dispersion of the active phase means that particles or components gather in clumps',
    mechanism: 'inner surface of clumps is out of reach, and crowded spots weaken strength and clarity',
    condition: 'small particles at high loading tend to uneven dispersion of the active phase',
    indicator: 'element maps, size distribution and transparency from place to place show the dispersion',
    limit: 'some clustering helps charge transport, so even dispersion is not always best',
    counter: 'some suspect loss of the active phase and would measure leaching before speaking of dispersion',
    example:
      'black patches of silver in a clear chitosan film are uneven dispersion of the active phase to the naked eye',
    implication: 'images at several magnifications and places should be counted, not chosen',
    contrasts: ['recombination'],
  },
  'aggregation.cause': {
    definition:
      'weak bonding at interfaces leaves active phase and carrier without chemical bonds or strong adsorption',
    mechanism: 'attraction between particles wins, and on drying or heating they wander and merge',
    condition: 'inert carriers with few groups show weak bonding at interfaces',
    indicator: 'shifts in photoelectron spectra and loss on sonication measure bonding at interfaces',
    limit: 'poor stirring and hasty addition make particles clump as well, even where bonding at interfaces is strong',
    counter: 'colloid chemists see the decision in solution, through charge and salt, before interfaces matter',
    example: 'zinc oxide on untreated graphene washes off in lumps because bonding at the interface is weak',
    implication: 'one carrier before and after treatment should be compared to prove weak bonding at interfaces',
    contrasts: ['recombination.cause'],
  },
  'aggregation.measure': {
    definition:
      'modifying surfaces to improve dispersion adds groups, charge or coating so that particles suit the matrix',
    mechanism: 'new groups anchor, charge and bulk keep particles apart, and the phase spreads evenly',
    condition: 'modifying surfaces helps as long as sites stay free and the modifier endures',
    indicator: 'size, potential and activity before and after modifying surfaces show whether dispersion has improved',
    limit: 'modifying surfaces adds steps, and residues left in the dispersion may mask or feign activity',
    counter: 'simpler minds lower the loading and change the order of addition',
    example: 'citrate on zinc oxide modifies its surface and lets it disperse clearly in chitosan',
    implication: 'a control with the modifier alone must exclude its own effect',
    parts: ['particle-size'],
  },
  recombination: {
    definition: 'rapid recombination of charge carriers lets electrons and holes meet again before they react',
    mechanism:
      'light absorbed is lost again as heat or glow when charges recombine, leaving few of them to react at the surface',
    condition: 'defects and poor crystals favour rapid recombination of charge carriers',
    indicator: 'luminescence, lifetime and transient current show recombination of charge carriers from several sides',
    limit: 'weaker luminescence may be due to scattering and proves little about recombination by itself',
    counter: 'surface chemists find the bottleneck in slow reaction rather than in recombination',
    example: 'bright glow and slow degradation in plain zinc oxide point to rapid recombination of charge carriers',
    implication: 'a hole scavenger should be added first, to see whether recombination is the limit',
    contrasts: ['aggregation'],
  },
  'recombination.cause': {
    definition: 'hindered charge transfer at interfaces holds charges at boundaries by barriers or traps',
    mechanism: 'mismatched levels or loose contact stop charges, which meet their opposites at defects',
    condition: 'mechanical mixtures with loose contact show hindered charge transfer at interfaces',
    indicator: 'impedance arcs and surface photovoltage tell how freely charge transfers at interfaces',
    limit: 'defects in the bulk recombine charges too, so better interfaces may help little',
    counter: 'another account looks at depth of absorption, charges formed inside never reaching an interface',
    example: 'two powders ground together perform like one, since charge transfer at interfaces is hindered',
    implication: 'high-resolution images must confirm contact before hindered charge transfer is discussed',
    contrasts: ['aggregation.cause'],
  },
  'recombination.measure': {
    definition:
      'building heterojunctions to separate charges joins materials of suitable levels so that electrons and holes part',
    mechanism: 'an inner field drives charges in opposite directions, and distance keeps them from meeting',
    condition: 'building heterojunctions requires staggered band edges and lattices that fit closely enough to bond',
    indicator: 'stronger current, longer life and higher activity together prove that heterojunctions separate charges',
    limit: 'separated charges settle at lower levels and lose power, so heterojunctions demand a compromise',
    counter: 'some improve crystals and faces of one phase, finding heterojunctions complicated and fragile',
    example: 'a thin skin of carbon nitride grown on zinc oxide builds heterojunctions active in visible light',
    implication: 'the ratio of phases ought to be optimised, since an excess shades and covers',
    parts: ['band-gap'],
  },
  'spatial-heterogeneity': {
    definition: 'patterns hidden by spatial heterogeneity are trends lost among large differences from point to point',
    mechanism: 'local relief, inputs and life make patches, and a few high values rule mean and test',
    condition: 'few points over many habitats leave patterns hidden by spatial heterogeneity',
    indicator: 'range and nugget of the variogram tell at which scale spatial heterogeneity arises',
    limit: 'spatial heterogeneity may itself be the phenomenon, which averaging would destroy',
    counter: 'landscape ecologists take patches as units and refuse to call heterogeneity noise',
    example: 'some litter heaps on the shore leave the gradient across a lake hidden by spatial heterogeneity',
    implication: 'a dense trial on a small area should fix the distance between points',
    contrasts: ['individual-difference'],
  },
  'spatial-heterogeneity.cause': {
    definition: 'sparse and biased sampling points are too few for the variation and crowd along roads and piers',
    mechanism: 'gaps wider than the variation miss the transition, and easy places are often disturbed ones',
    condition: 'small budgets and bad roads lead to sparse and biased sampling points',
    indicator: 'points laid over maps of land use and access show at once where they are sparse or biased',
    limit: 'well-placed sampling points visited in one season still miss the course of the year',
    counter: 'some trust model-assisted estimates to make up for sparse sampling points',
    example: 'all samples from one boardwalk are sparse and biased sampling points for a whole lake',
    implication: 'a map with unreachable zones must show how far conclusions extend',
    contrasts: ['accuracy.cause'],
  },
  'spatial-heterogeneity.measure': {
    definition:
      'stratifying points and testing interpolation spreads sampling over habitats and checks maps by leaving points out',
    mechanism: 'strata give every habitat a voice, and omitted points show where estimates fail',
    condition: 'stratifying points needs a base map and several points in each stratum',
    indicator: 'lower variance within strata and small errors at omitted points prove the design',
    limit: 'interpolation between points assumes continuity and smooths across dams and steep shores',
    counter: 'modellers would simulate transport, as matter follows currents and not distance',
    example: 'inlet, bay and centre as strata, with kriging tested by omission, is stratifying points in practice',
    implication: 'maps should carry a layer of uncertainty, and doubtful parts no conclusion',
    parts: ['spatial-autocorrelation'],
  },
  contamination: {
    definition: 'contaminated samples and high blanks contain target matter brought in during collection or analysis',
    mechanism: 'fibres, vessels and air add signal, and low contents seem to exceed limits',
    condition: 'substances present everywhere cause contaminated samples and high blanks most readily',
    indicator: 'field, travel and procedural blanks compared in turn locate the step of contamination',
    limit: 'blanks give an average, while one stray fibre still contaminates a sample',
    counter: 'some subtract the mean blank, which cautious analysts reject as hiding differences between batches',
    example: 'blue cotton in microplastic blanks shows samples contaminated from laboratory coats',
    implication: 'batches with high blanks ought to be discarded as a whole and not merely corrected',
    contrasts: ['matrix-effect'],
  },
  'contamination.cause': {
    definition: 'carry-over from tools and laboratory air brings in matter from vessels, reagents, dust and people',
    mechanism:
      'plastic ware sheds and unfiltered reagents add their part, while draughts carry fibres to any sample left open',
    condition: 'studying plastic with plastic tools or metals in a common room invites carry-over',
    indicator: 'spectra of blank particles matched with the tools used reveal the carry-over',
    limit: 'part of the background comes with the reagents, whatever the tools and air',
    counter:
      'some analysts suspect memory in the instrument and misread spectra before they accuse tools and laboratory air',
    example: 'screw caps shedding polyethylene show carry-over from tools that looks like the sample',
    implication: 'all tools should be listed and rinsed or wiped as a test before sampling',
    contrasts: ['matrix-effect.cause'],
  },
  'contamination.measure': {
    definition:
      'running full blanks with clean handling adds blanks to every step and protects samples by glass, metal and clean benches',
    mechanism: 'clean handling keeps matter out, and full blanks measure what still gets in',
    condition: 'full blanks must pass through the same steps in the same amounts as samples',
    indicator: 'mean and scatter of blanks before and after clean handling show its effect',
    limit: 'clean handling is costly and slow, and hardest in the field',
    counter: 'large surveys accept some background as the price of numbers and do without costly clean handling',
    example: 'cotton clothes, fired glass and foil covers are the basis of clean handling for microplastic',
    implication: 'blank data and their treatment must be printed, so that readers can judge',
    contrasts: ['matrix-effect.measure'],
  },
  'algal-bloom': {
    definition: 'recurring algal blooms return to the same water year after year in spite of treatment',
    mechanism:
      'algae shade out the weeds whose roots held the mud, and the nutrients then released prepare the next bloom',
    condition: 'shallow and slow lakes with hot summers are the home of recurring algal blooms',
    indicator: 'number, duration and area over many years, from stations and satellites, trace recurring algal blooms',
    limit: 'a single good year may be owed to the weather and does not prove that algal blooms are under control',
    counter: 'some limnologists see warming behind recurring algal blooms and expect little from nutrients alone',
    example: 'years after sewage was diverted a bay still turns green in late summer with recurring algal blooms',
    implication: 'success should be judged on averages over years corrected for heat and wind',
    contrasts: ['eutrophication'],
  },
  'algal-bloom.cause': {
    definition: 'external and internal nutrient loads feed algae from the catchment and from the mud',
    mechanism:
      'inflow raises the background, summer lack of oxygen frees phosphorus, and both meet in the growing season',
    condition: 'lakes long used for sewage combine external and internal nutrient loads',
    indicator: 'budgets of inflow and incubated cores estimate external and internal nutrient loads apart',
    limit: 'strong wind may prevent a bloom however high the external and internal nutrient loads have become',
    counter: 'the food-web school blames lost grazers rather than nutrient loads',
    example: 'field drains in the wet season and mud on sultry days add up as external and internal nutrient loads',
    implication: 'both nutrient loads ought to be reckoned, for dredging before inflow is cut is wasted',
    contrasts: ['spatial-heterogeneity.cause'],
  },
  'algal-bloom.measure': {
    definition:
      'cutting nutrient inputs and restoring water plants first lowers the load and then lets weeds hold the clear state',
    mechanism: 'algae lose their advantage, weeds fix mud and shelter grazers, and clear water sustains itself',
    condition: 'restoring water plants needs light at the bed and a suitable level',
    indicator: 'inflow of phosphorus, weed cover and algae year by year must be judged together',
    limit: 'cutting nutrient inputs takes years to show, and dense weeds need mowing',
    counter: 'managers under pressure skim and dose, as the public will not wait for water plants',
    example:
      'a city pond with separated sewers, drained, planted and refilled shows nutrient inputs cut before plants return',
    implication: 'native water plants should be tried in small plots before the whole lake is planted',
    contrasts: ['spatial-heterogeneity.measure'],
  },
  'growth-inhibition': {
    definition:
      'growth inhibition under stress is slower increase and smaller form caused by salt, drought, cold or poison',
    mechanism: 'imbalance of water and ions weakens assimilation, and much of what remains is diverted to defence',
    condition: 'seedlings and plants turning to bloom are most open to growth inhibition under stress',
    indicator: 'relative growth rate, root-shoot ratio and leaf area measure growth inhibition under stress',
    limit: 'slower growth under stress may be a thrifty adjustment and need not mean that the plant is injured',
    counter: 'ecologists explain slow growth as a strategy and reject crop standards for wild species',
    example:
      'short seedlings with thick leaves after saline watering show growth inhibition under stress along with adjustment',
    implication: 'recovery after stress should be followed, since what recovers was not destroyed',
    contrasts: ['drug-resistance'],
  },
  'growth-inhibition.cause': {
    definition: 'build-up of reactive oxygen and ion imbalance are changes in the cell common to many stresses',
    mechanism: 'leaking electrons form reactive oxygen, sodium displaces potassium, and enzymes and stomata fail',
    condition: 'sudden strong stress outruns defence and brings build-up of reactive oxygen and ion imbalance',
    indicator: 'superoxide, the sodium-potassium ratio and leakage together confirm reactive oxygen and ion imbalance',
    limit: 'reactive oxygen need not come first, as lack of water alone is enough to stop cell expansion',
    counter: 'the signalling school regards reactive oxygen as an alarm and growth as turned down by hormones',
    example: 'more sodium and leakier membranes in salted leaves support ion imbalance and reactive oxygen as cause',
    implication: 'scavengers or channel blockers must be used to test the causal claim',
    contrasts: ['drug-resistance.cause'],
  },
  'growth-inhibition.measure': {
    definition:
      'applying regulators and hardening plants supplies proline or salicylic acid or prepares by mild stress',
    mechanism: 'regulators add solutes and signals, hardening switches on defence before the real blow',
    condition: 'applying regulators helps at the right dose and hour, an excess being another stress',
    indicator: 'growth, enzymes and recovery of treated and untreated plants show the relief',
    limit: 'regulators that work in pots often disappoint in fields, where their price counts too',
    counter: 'breeders look to genotype and call spraying of regulators a makeshift',
    example: 'seedlings hardened for some days in the cool suffer less from frost, the oldest way of hardening plants',
    implication: 'solvent controls and several doses of regulators should be included',
    contrasts: ['drug-resistance.measure'],
  },
  'individual-difference': {
    definition:
      'effects masked by individual differences are treatment effects smaller than the variety among subjects',
    mechanism: 'spread within groups hides a shift of the mean, and extreme subjects rule it',
    condition: 'mixed origin and small numbers leave effects masked by individual differences',
    indicator: 'variance within against between groups, and the influence of baseline, show the masking',
    limit: 'individual differences may hide groups that respond differently, which levelling would lose',
    counter: 'single-case researchers measure one subject many times and need no group mean',
    example:
      'training lowers high anxiety and leaves low anxiety as it was, an effect masked by individual differences',
    implication: 'baselines must be measured and used, or each subject serve as its own control',
    contrasts: ['spatial-heterogeneity'],
  },
  'individual-difference.cause': {
    definition: 'subjects of uneven origin and condition differ in age, genes, nutrition or history from the start',
    mechanism: 'unequal starts draw unequal responses, and the gap widens with time',
    condition: 'volunteers and animals from the market are subjects of uneven origin and condition',
    indicator: 'spread of baselines and balance between groups tell how even the subjects are',
    limit: 'even subjects of one origin still scatter through measurement and chance',
    counter:
      'researchers who value generality welcome subjects of uneven origin, since tidy ones do not resemble the world',
    example: 'two lots of fish of different age, mixed, are subjects of uneven condition with erratic mortality',
    implication: 'origin, lot and settling time should be recorded and entered as blocks',
    contrasts: ['interference.cause'],
  },
  'individual-difference.measure': {
    definition:
      'randomising in blocks with covariates groups similar subjects, assigns at random and removes the baseline',
    mechanism: 'blocks take differences out of the error, covariates absorb the rest, and the effect appears',
    condition: 'blocks help if they relate to the outcome, otherwise degrees of freedom are wasted',
    indicator: 'the fall in error variance against complete randomising measures the gain from blocks',
    limit: 'covariates touched by the treatment take part of its effect away',
    counter: 'some simply add replicates and find blocks with covariates easy to get wrong',
    example: 'littermates of like weight drawn to doses show randomising in blocks in animal work',
    implication: 'blocks and covariates must be fixed in the plan and not chosen after seeing data',
    parts: ['sample-variation'],
  },
  'drug-resistance': {
    definition:
      'spread of resistant strains is a growing share of bacteria able to live with a drug that once stopped them',
    mechanism: 'the drug spares the resistant cells, whose plasmids pass the genes on until the population has changed',
    condition: 'lasting doses too low to kill favour the spread of resistant strains',
    indicator: 'rising inhibitory concentrations and resistance genes trace the spread of resistant strains',
    limit: 'resistant strains bred in the laboratory often grow slowly and may recede without the drug',
    counter: 'some point to ancient resistance genes and give human use only part of the blame',
    example: 'resistant strains spread below the outlet of a farm along with traces of antibiotics',
    implication: 'bacteria, genes and residues should all be measured to explain resistant strains',
    contrasts: ['growth-inhibition'],
  },
  'drug-resistance.cause': {
    definition: 'prolonged use of one antimicrobial repeats the same class of drug without change',
    mechanism: 'selection in one direction raises resistant mutants and leaves the sensitive no respite',
    condition: 'treatment by habit without sensitivity tests leads to prolonged use of one antimicrobial',
    indicator: 'records of use set against resistance over time point to one antimicrobial',
    limit: 'disinfectants and metals select too, so one antimicrobial is not the whole cause',
    counter: 'epidemiologists expect more from hygiene than from changing the antimicrobial',
    example: 'ponds dosed for years with one antimicrobial yield isolates that nearly all resist it',
    implication: 'kinds and amounts used ought to be taken from records, as memory is unreliable',
    contrasts: ['growth-inhibition.cause'],
  },
  'drug-resistance.measure': {
    definition:
      'rotating agents and seeking alternatives alternates drugs of different action and looks for new sources',
    mechanism: 'changing selection robs resistance of its advantage, and agents acting on membranes meet less of it',
    condition: 'rotating agents succeeds only where resistance to one of them gives no protection against the next',
    indicator: 'the rise of inhibitory concentration over many passages compares rotating with single agents',
    limit: 'alternatives to common agents are often weaker, dearer and poorly tested for toxicity',
    counter:
      'some mathematical models favour combining drugs over rotating agents, with the verdict depending on parameters',
    example: 'chitosan derivatives with a little antibiotic are one of the alternatives sought',
    implication: 'strains that already resist must be included when alternatives to current agents are screened',
    parts: ['antimicrobial-action'],
  },
  'matrix-effect': {
    definition: 'matrix effects on quantification are changes of response caused by everything else in the sample',
    mechanism: 'co-eluting matter competes for charge or absorbs light, and the standard curve no longer applies',
    condition: 'fat, pigment and salt bring strong matrix effects on quantification',
    indicator: 'slopes in matrix and in solvent compared give the size of matrix effects',
    limit: 'origin and season change the matrix, so effects measured once are not general',
    counter: 'owners of high-resolution instruments trust selectivity, others would clean the sample first',
    example: 'tea extract depresses the response of pesticides, a textbook case of matrix effects on quantification',
    implication: 'matrix effects should be assessed before clean-up, dilution or standards are chosen',
    contrasts: ['contamination'],
  },
  'matrix-effect.cause': {
    definition:
      'co-existing compounds acting on the analyte compete for ionisation, bind it, adsorb it or absorb light',
    mechanism:
      'competitors occupy charge and surface or change the form of the analyte, so that less or more is measured than is there',
    condition: 'an analyte present in traces beside a mass of co-existing compounds suffers most from them',
    indicator: 'dips of the baseline on infusion after the column show when co-existing compounds act on the analyte',
    limit: 'unsuitable instrument settings suppress ions as well, even in the absence of co-existing compounds',
    counter: 'some suspect incomplete extraction and use labelled analyte to separate loss from suppression',
    example:
      'humic acid binding metal acts on the analyte, and the probe misses it as a co-existing compound would cause',
    implication: 'suspected co-existing compounds should be added one by one to see which acts on the analyte',
    contrasts: ['contamination.cause'],
  },
  'matrix-effect.measure': {
    definition: 'cleaning up samples with internal standards removes most of the matrix and cancels the rest',
    mechanism: 'clean-up takes competitors away, and a similar standard suffers alike, so the ratio holds',
    condition: 'internal standards must elute near the analyte and be absent from samples',
    indicator: 'recovery and scatter over batches with and without internal standards show what they contribute',
    limit: 'cleaning up samples loses analyte, and labelled internal standards are dear',
    counter: 'friends of dilution show that a sensitive instrument makes most clean-up unnecessary',
    example: 'solid-phase clean-up of samples with deuterated internal standards is usual for pesticides',
    implication: 'three matrices of different origin ought to be tested, one being no proof',
    contrasts: ['contamination.measure'],
  },
  'mixed-pixel': {
    definition:
      'misclassified mixed pixels contain several surfaces, and their blended spectrum is put in the wrong class',
    mechanism:
      'reflectance is averaged by area although one label must be chosen, which takes area from small objects or adds to it',
    condition: 'broken ground and scattered green produce misclassified mixed pixels',
    indicator: 'accuracy at borders compared with interiors shows the harm of mixed pixels',
    limit: 'surfaces of similar spectrum are misclassified too, whether or not pixels are mixed',
    counter: 'object-based methods segment the image first and regard any classification by single pixels as outdated',
    example: 'street trees and asphalt in mixed pixels make a city look less green than it is',
    implication: 'areas must be corrected by reference samples, as counting pixels is biased',
    contrasts: ['spatial-resolution'],
  },
  'mixed-pixel.cause': {
    definition: 'pixels larger than the objects cannot hold a target by itself',
    mechanism: 'the target fills part of the cell, its signal joins the neighbours, and its signature is diluted',
    condition: 'medium resolution over streets and brooks means pixels larger than the objects',
    indicator: 'sizes of objects in fine imagery set against pixels show what share is too small',
    limit: 'poor registration shifts edges and looks like pixels that are too large',
    counter: 'sensor engineers mention point spread and scattered light, which blur even small pixels',
    example: 'a brook narrower than the pixels leaves but a faint trace',
    implication: 'the width of the smallest objects should be measured before pixels are chosen',
    contrasts: ['spatial-heterogeneity.cause'],
  },
  'mixed-pixel.measure': {
    definition: 'fusing images and unmixing pixels adds detail from sharper images and estimates shares within a cell',
    mechanism: 'fusion sharpens, unmixing expresses a pixel as a sum of pure spectra, and labels become shares',
    condition: 'unmixing pixels is stable with pure reference spectra and good registration',
    indicator: 'shares compared with fine imagery by correlation and error assess unmixing of pixels',
    limit: 'multiple scattering upsets linear unmixing, and dense canopies give negative shares',
    counter: 'deep learning invents finer images, and sceptics doubt that the detail is real',
    example: 'sharpened images unmixed into sealed shares are common in heat island studies',
    implication: 'a small area with ground truth ought to be tried before fusing images everywhere',
    parts: ['image-interpretation'],
  },
  convergence: {
    definition:
      'slow convergence of iterations means that error falls little per step and accuracy costs too many of them',
    mechanism: 'a spectral radius near one hardly damps error, or the search zigzags in a narrow valley',
    condition: 'large condition numbers and fine grids bring slow convergence of iterations',
    indicator: 'a nearly level curve of residual against step shows slow convergence of iterations',
    limit: 'slow convergence of iterations is bearable where every step is cheap and accuracy modest',
    counter: 'friends of direct solvers factorise and are done where memory allows',
    example: 'simple iterations on a large difference equation show slow convergence for thousands of steps',
    implication: 'whether smooth or rough error remains should be known before acceleration is chosen',
    contrasts: ['uniqueness'],
  },
  'convergence.cause': {
    definition: 'poor starting values and step sizes begin far from the solution or move too little or too far',
    mechanism: 'outside the basin an iteration wanders, small steps crawl, large ones overshoot',
    condition: 'without prior knowledge, poor starting values and step sizes are the rule',
    indicator:
      'widely different numbers of steps from several starting values show how much they and the step size matter',
    limit: 'an ill-conditioned problem stays slow whatever the starting values and steps',
    counter: 'linear algebraists blame conditioning and would precondition before tuning step sizes',
    example: 'Newton started on a plateau leaps far away, a result of poor starting values',
    implication: 'a coarse grid or simple model can supply better starting values',
    contrasts: ['overfitting.cause'],
  },
  'convergence.measure': {
    definition:
      'better starting values with adaptive steps take a rough solution as origin and let error steer the step',
    mechanism: 'a good start lies in the fast region, and steps lengthen on flat and shorten on steep ground',
    condition: 'adaptive steps pay if the error estimate is cheap and reliable',
    indicator: 'steps, evaluations and final error beside those of fixed steps show what adaptive steps have saved',
    limit: 'adaptive steps destroy even spacing, which complicates later spectral analysis and parallel computing',
    counter: 'real-time programmers keep fixed steps, because the duration of a calculation must be known in advance',
    example: 'following a parameter from small to large gives better starting values at every stage',
    implication: 'tolerances and limits of adaptive steps must be published',
    parts: ['convergence-rate'],
  },
  uniqueness: {
    definition:
      'solutions not known to be unique may be several under the same data, existence leaving the number open',
    mechanism: 'several solutions make computed results depend on the start and deprive predictions of meaning',
    condition: 'superlinear growth or a parameter past bifurcation leaves solutions not known to be unique',
    indicator: 'different limits from different starts suggest that solutions are not unique',
    limit: 'several solutions may be the truth of the matter, and lack of uniqueness is then no defect',
    counter: 'students of multiplicity look for as many solutions as possible by critical points',
    example:
      'zero and a positive function solving one problem show solutions not known to be unique without more conditions',
    implication: 'the set in which a solution is unique should be stated in the theorem',
    contrasts: ['convergence'],
  },
  'uniqueness.cause': {
    definition:
      'a nonlinear term that is not monotone rises and falls with the unknown, so two solutions cannot be compared',
    mechanism: 'monotone terms force the difference of two solutions to vanish, which fails otherwise',
    condition: 'competition, saturation and thresholds give a nonlinear term that is not monotone',
    indicator: 'sign changes of the derivative show where the nonlinear term is not monotone',
    limit: 'monotone terms are sufficient and not necessary, so their lack proves nothing',
    counter: 'another route goes by spectrum and energy and makes constants, not monotone terms, decisive',
    example: 'contact that first rises and then falls with cases is a nonlinear term that is not monotone',
    implication: 'local uniqueness on a monotone part may be proved first and then extended',
    contrasts: ['convergence.cause'],
  },
  'uniqueness.measure': {
    definition:
      'adding a contraction condition with a priori bounds limits constants and confines all solutions to one set',
    mechanism: 'contraction shrinks the distance of two solutions to nothing, and bounds keep any from escaping',
    condition: 'short intervals and small coefficients make a contraction condition easy to meet',
    indicator: 'an explicit constant below one, checked in an example, verifies the contraction condition',
    limit: 'a contraction condition is strong and excludes cases that do have one solution',
    counter: 'authors working in cones replace contraction by concavity and so need weaker assumptions',
    example: 'bounding the Green function of a fractional problem makes a contraction with a priori bounds',
    implication: 'the new condition ought to be compared with known ones by an example',
    parts: ['fixed-point'],
  },
  overfitting: {
    definition: 'overfitting of models learns the accidents of a sample and fails on the next',
    mechanism: 'more parameters than information bend the curve to single points, and error outside grows',
    condition: 'many variables, few cases and repeated selection bring overfitting of models',
    indicator: 'error inside and outside the sample, and coefficients under resampling, disclose overfitting of models',
    limit: 'a model used for description without forecast suffers little from overfitting',
    counter: 'deep learning has shaken the old view, since huge models sometimes generalise well',
    example: 'rain fitted with too many weather variables misses the next year, an overfitting of models',
    implication: 'choice of variables and estimate of error must not share data',
    contrasts: ['convergence'],
  },
  'overfitting.cause': {
    definition: 'too many parameters for the sample leave each without enough information',
    mechanism: 'spare freedom lets the model fit noise, which swells standard errors even as the fit looks splendid',
    condition: 'spectra, genes and short series typically have too many parameters for the sample',
    indicator:
      'cases per parameter, and coefficients after leaving one case out, show whether parameters are too many for the sample',
    limit: 'leaked or repeated data inflate fit as well, without too many parameters',
    counter: 'Bayesians answer that a strong prior allows more parameters than cases',
    example: 'more wavelengths than samples are too many parameters, and the next batch shows it',
    implication:
      'dimensions should be reduced before fitting, and not only after too many parameters have disappointed',
    contrasts: ['convergence.cause'],
  },
  'overfitting.measure': {
    definition: 'regularising models with cross-validation shrinks coefficients by a penalty chosen on held-out parts',
    mechanism: 'a penalty trades a little bias for much variance, and cross-validation finds the best exchange',
    condition: 'cross-validation is honest if cases are independent and held out as they will be used',
    indicator: 'a curve of error against penalty with its minimum belongs to any regularised model',
    limit: 'shrunken coefficients are biased, so usual tests fail after regularising models',
    counter: 'theorists would choose a few variables by reason instead of regularising many',
    example: 'ridge or lasso on climate factors with blocked cross-validation is the common form',
    implication: 'time and space must be held out in blocks, or cross-validation flatters',
    parts: ['model-fit'],
  },
  'systematic-error': {
    definition: 'uncorrected systematic error shifts results in one direction, however often they are repeated',
    mechanism: 'approximation, zero shift and surroundings act alike each time, so averaging is powerless',
    condition: 'one instrument and one method leave uncorrected systematic error unnoticed',
    indicator: 'another method, instrument or position brings uncorrected systematic error to light',
    limit: 'some systematic error always remains after every search and can only be bounded from above',
    counter: 'teachers may be content with naming systematic error, metrologists are not',
    example: 'large swings with the formula for small ones leave an uncorrected systematic error and too low a gravity',
    implication: 'a result outside its uncertainty calls for a search for systematic error and not for more runs',
    contrasts: ['weak-signal'],
  },
  'systematic-error.cause': {
    definition: 'approximate formulas and zero offsets are neglected terms and false starting points',
    mechanism:
      'an approximate formula lacks a term away from its range, and an offset adds one number to every reading',
    condition:
      'approximate formulas and zero offsets matter most at the edge of validity and with neglected instruments',
    indicator: 'results that drift with amplitude point to approximate formulas, constant shifts to zero offsets',
    limit: 'temperature and lead resistance shift readings too, besides formulas and offsets',
    counter: 'some blame habits of reading, noticed when another person takes over',
    example: 'calipers that do not close at zero give every thickness the same zero offset',
    implication: 'zero offsets must be noted first and the range of formulas written down',
    contrasts: ['weak-signal.cause'],
  },
  'systematic-error.measure': {
    definition: 'exchanging positions and correcting formulas cancels opposite errors and restores neglected terms',
    mechanism: 'swapping sides or current makes an offset appear with both signs, and the mean removes it',
    condition: 'exchanging positions cancels only those errors that stay the same while the exchange is made',
    indicator: 'readings before and after exchanging positions show how much was removed',
    limit: 'errors that drift change between two positions, so exchanges must follow each other quickly',
    counter: 'some prefer a method of another principle, as exchanging positions removes only symmetric parts',
    example: 'exchanging the arms of a bridge and taking the geometric mean is the model case',
    implication: 'every correction of the formulas should be listed with its size',
    parts: ['uncertainty'],
  },
  'weak-signal': {
    definition: 'weak signals buried in noise are smaller than the background and cannot be read directly',
    mechanism: 'random background exceeds the signal in one reading, and drift limits averaging',
    condition: 'traces, faint light and tiny shifts give weak signals buried in noise',
    indicator: 'the height of a peak over the noise floor in the spectrum tells whether a weak signal can be saved',
    limit: 'a signal of the same form and frequency as noise cannot be extracted',
    counter: 'builders want better detectors, processors reply that noise is amplified too',
    example: 'fringes that tremble with traffic are weak signals buried in noise',
    implication: 'the noise spectrum should be measured and the weak signal moved to a quiet band',
    contrasts: ['systematic-error'],
  },
  'weak-signal.cause': {
    definition:
      'thermal noise and ambient vibration come from hot resistors and detectors and from ground, wind and motors',
    mechanism: 'moving carriers make random voltage, shaking changes paths and contacts, and both raise the floor',
    condition: 'high resistance, long light paths and plain tables suffer from thermal noise and ambient vibration',
    indicator: 'with the signal cut off, a flat spectrum is thermal noise and peaks are vibration or mains',
    limit: 'lamps and contacts make noise too, besides thermal noise and vibration',
    counter: 'electronic engineers look to grounding and shielding before they blame thermal noise',
    example: 'interference fringes that jump whenever the lift runs reveal ambient vibration as the culprit',
    implication: 'a run at night may show the share of ambient vibration',
    contrasts: ['systematic-error.cause'],
  },
  'weak-signal.measure': {
    definition:
      'using lock-in detection and vibration isolation reads only one modulated frequency and phase and stills the table',
    mechanism: 'lock-in acts as a very narrow filter, and isolation lowers the noise at its source',
    condition: 'lock-in detection needs a signal that can be modulated and a steady reference',
    indicator: 'gain in signal to noise over integration time measures lock-in detection',
    limit: 'lock-in detection does not suit rapid change, because narrow filtering demands long integration',
    counter: 'digital workers record everything and process later, finding lock-in boxes dispensable',
    example: 'a chopped beam, lock-in detection and an air table are standard for faint light',
    implication: 'the frequency ought to avoid the mains and its multiples, with blanks subtracted',
    contrasts: ['systematic-error.measure'],
  },
  'common-method': {
    definition:
      'common method bias is correlation that stems from the shared way of measuring and not from the variables',
    mechanism: 'one mood and one style of answering enter every scale and lift all correlations',
    condition: 'one sitting with self-ratings alone makes common method bias serious',
    indicator: 'the share of a single factor and paths after adding a method factor hint at common method bias',
    limit: 'statistical tests can suggest common method bias but can neither prove it absent nor remove it',
    counter: 'some methodologists find common method bias overrated, ratings by others giving similar results',
    example: 'stress and sleep asked on one page correlate partly through common method bias',
    implication: 'sources and times should be separated by design instead of testing for common method bias later',
    contrasts: ['individual-difference'],
  },
  'common-method.cause': {
    definition: 'cause and effect measured from one source are reported by one person at one time in one format',
    mechanism: 'people wish to be consistent and rate all low when low, which colours cause and effect alike',
    condition: 'cheap online surveys almost always have cause and effect measured from one source',
    indicator: 'listing who reports each variable, when and how shows whether one source was used',
    limit: 'some experiences are known to one source only and cannot be measured otherwise',
    counter: 'similar wording is blamed by some, who would change the scales rather than the source',
    example: 'students rating both support and anxiety give cause and effect from one source',
    implication: 'the effect at least must come from behaviour, another person or a later date',
    contrasts: ['individual-difference.cause'],
  },
  'common-method.measure': {
    definition: 'separating sources and times of measurement takes variables from different people, dates or forms',
    mechanism:
      'distance between sources reduces what answers share by mere method, and a statistical model estimates the remainder',
    condition: 'separating sources and times of measurement needs codes that match people without naming them',
    indicator: 'paths before and after, and agreement of self and other ratings, show what separating sources achieved',
    limit: 'people drop out between times of measurement, and not at random',
    counter: 'friends of large samples prefer one sitting to the loss that several times bring',
    example: 'support at the start, stress at mid-term and grades at the end separate sources and times of measurement',
    implication: 'drop-out between the separate times of measurement ought to be reported and compared across groups',
    contrasts: ['individual-difference.measure'],
  },
  'student-distress': {
    definition: 'anxiety from study and job pressure is lasting tension over grades, future and comparison',
    mechanism:
      'pressure turns attention to threat and harms sleep and friendships, and the lower efficiency that follows adds pressure',
    condition: 'first and final years concentrate anxiety from study and job pressure',
    indicator: 'scales, sleep and requests for help over the year show anxiety rise and fall with pressure',
    limit: 'a high score is no illness, and much anxiety from study and job pressure passes with its occasion',
    counter: 'sociologists object to turning scarce jobs into a problem of individual anxiety',
    example: 'leave and insomnia in the hiring season show anxiety from study and job pressure',
    implication: 'brief reaction and lasting anxiety should be distinguished, as they need different help',
    contrasts: ['anxiety'],
  },
  'student-distress.cause': {
    definition: 'scarce coping resources and reluctance to seek help combine few supports with shame or ignorance',
    mechanism: 'few resources make demands look unbearable, and silence lets trouble set',
    condition: 'students far from home tend to scarce coping resources and reluctance to seek help',
    indicator: 'scales of support, coping and attitude to help describe coping resources and reluctance',
    limit: 'examination rules and labour markets lie beyond the reach of personal coping resources',
    counter: 'biological researchers rank inborn vulnerability above scarce coping resources in explaining distress',
    example: 'knowing of free counselling and fearing to be seen is reluctance to seek help',
    implication: 'lack of coping resources and reluctance to use them must be measured apart',
    contrasts: ['common-method.cause'],
  },
  'student-distress.measure': {
    definition:
      'offering stepped support with trained peers informs all, guides groups at risk and refers the gravest cases',
    mechanism: 'steps reserve specialists for greatest need, and peers lower the threshold and notice early',
    condition: 'stepped support needs sound screening and open referral',
    indicator: 'participation, change and relapse at every step show what stepped support achieves',
    limit: 'trained peers may mishandle a crisis, so stepped support needs professional supervision',
    counter: 'reformers would change examinations and timetables instead of teaching students to bear them',
    example: 'trained peers walking a class-mate to the centre are stepped support in its simplest form',
    implication: 'a waiting-list group and follow-up over a term ought to be included',
    parts: ['social-support'],
  },
};
