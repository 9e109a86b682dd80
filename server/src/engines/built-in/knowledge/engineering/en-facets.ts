import type { FacetBook } from '../facets.ts';

export const engineeringEnFacets: FacetBook = {
  'layered-architecture': {
    definition:
      'layered architecture divides a program into interface, business logic and data access, each calling only the layer beneath it',
    mechanism:
      'dependencies run one way, so a change inside one layer stops at its interface instead of spreading through the code',
    condition: 'layered architecture pays off where business rules are fairly settled and the team is split by skill',
    indicator: 'the number of calls that skip a layer shows how far layered architecture is kept in practice',
    limit: 'simple reads pass through several layers of near-identical code, which adds both overhead and boilerplate',
    counter:
      'advocates of vertical slicing object that layered architecture scatters a single feature over every layer',
    example:
      'student web projects with separate controllers, services and repositories are the common case of layered architecture',
    implication:
      'designs based on layered architecture should fix the interfaces first and only then assign the layers to developers',
    contrasts: ['distributed-computing'],
  },
  'user-centred-design': {
    definition:
      'user-centred design starts from the tasks people need to finish and lets those tasks decide the screens and functions',
    mechanism:
      'early trials with sketches reveal misunderstandings before any code is written, when changes are still cheap',
    condition: 'user-centred design presupposes that real users can be reached and observed at their work',
    indicator:
      'task completion, requests for help and time to first success tell whether user-centred design has been more than a slogan',
    limit:
      'user-centred design tends to polish existing habits and offers little guidance on needs that users cannot yet put into words',
    counter:
      'some product designers hold that breakthroughs come from technical insight, not from adding up what users ask for',
    example:
      'a canteen ordering app that opens on the counters a student uses most is a small product of user-centred design',
    implication:
      'a thesis invoking user-centred design ought to name the users interviewed and the screens changed as a result',
    parts: ['usability'],
  },
  'relational-model': {
    definition:
      'the relational data model represents facts as rows in tables and ties the tables together through keys',
    mechanism: 'normalisation stores each fact once, so an update cannot leave two contradictory copies behind',
    condition: 'stable structures and strict transactions are the natural ground of the relational data model',
    indicator:
      'the normal form reached and the foreign keys declared show how soundly the relational data model has been applied',
    limit: 'joins over many large tables grow expensive, and deeply nested or shifting documents fit the tables badly',
    counter:
      'supporters of document stores reply that data kept as whole objects match the program better than rows to be reassembled',
    example: 'readers, copies and loans in a library database form the classroom example of the relational data model',
    implication:
      'an entity diagram ought to precede the tables, and every redundancy kept for speed deserves a written reason',
    contrasts: ['distributed-computing'],
  },
  'distributed-computing': {
    definition:
      'distributed computing spreads storage and calculation over several machines that must cooperate despite partial failure',
    mechanism:
      'data are cut into partitions processed side by side, so capacity grows by adding machines instead of buying a larger one',
    condition:
      'gains from distributed computing require tasks that split into pieces with few dependencies between them',
    indicator:
      'speed-up per added node, skew between partitions and recovery time after a crash reveal the quality of the scheme',
    limit: 'when the network splits, distributed computing cannot keep full consistency and full availability at once',
    counter:
      'many practitioners warn that most workloads fit on one machine and that early distribution only buys coordination problems',
    example:
      'counting log entries on each node before merging the totals shows the habit of moving computation to the data',
    implication:
      'a single-machine baseline should be measured first, so that the benefit of distributed computing can be stated honestly',
    contrasts: ['relational-model'],
  },
  'data-mining': {
    definition:
      'clustering and association analysis look for groups of similar objects and for items that occur together in unlabelled data',
    mechanism:
      'distances gather similar records into groups, while support and confidence thresholds filter out chance co-occurrence',
    condition:
      'clustering and association analysis need a sensible distance measure, hence variables brought to comparable scales',
    indicator:
      'the silhouette value judges how tight and separate clusters are, and lift shows whether a rule beats chance',
    limit: 'the number of clusters and the thresholds are set by hand, so another choice may yield another picture',
    counter: 'statisticians with a causal outlook insist that co-occurrence is no ground for intervention',
    example:
      'job adverts grouped by the skills they mention are a favourite student exercise in clustering and association analysis',
    implication:
      'results of clustering and association analysis must be reported with the parameter choice and read by someone who knows the trade',
    contrasts: ['statistical-learning'],
  },
  'collaborative-filtering': {
    definition:
      'collaborative filtering predicts what a person will like from the past ratings of similar users or similar items',
    mechanism:
      'users who agreed on known items are assumed to agree on unseen ones, which then become candidates for recommendation',
    condition: 'dense interaction records and fairly steady tastes are what collaborative filtering lives on',
    indicator:
      'hit rate and ranking quality offline, together with clicks and retention online, show how well the recommendations fit',
    limit:
      'collaborative filtering has nothing to say about new users and new items, and it favours what is already popular',
    counter:
      'proponents of content-based methods argue that an item describes itself well enough without waiting for the behaviour of others',
    example:
      'a trading platform suggesting textbooks viewed by classmates with similar browsing histories applies collaborative filtering',
    implication:
      'performance on newcomers should be reported separately, and content features added where records are thin',
    contrasts: ['data-mining'],
  },
  'deep-representation': {
    definition:
      'representation learning lets a network derive its own features from raw data instead of relying on hand-made descriptors',
    mechanism:
      'shallow layers respond to edges and texture, which deeper ones combine into parts that make classes easier to separate',
    condition:
      'ample data drawn from the intended setting are needed before representation learning outperforms designed features',
    indicator:
      'the separation of classes in a reduced feature space gives a first impression of what representation learning has achieved',
    limit:
      'the learned criteria resist explanation, and networks may rely on background cues rather than on the object',
    counter:
      'engineers of controlled production lines maintain that thresholds and morphology do the job without any training',
    example:
      'telling cracks from oil stains and joints on a road surface is where representation learning shows its advantage',
    implication:
      'claims about representation learning are stronger with heat maps and misclassified samples than with accuracy alone',
    parts: ['feature-quality'],
  },
  attention: {
    definition:
      'attention mechanisms assign weights to positions or channels so that a network spends its computation on the relevant parts',
    mechanism:
      'similarity between queries and keys is normalised into weights, linking distant positions in a single step',
    condition:
      'attention mechanisms help most where targets fill a small share of the image or where distant elements depend on each other',
    indicator:
      'accuracy with and without the module, at equal parameter count, shows whether attention mechanisms earn their cost',
    limit:
      'the cost of self-attention climbs steeply with sequence length, which forces downsampling or windowing of large images',
    counter:
      'critics deny that attention weights explain a decision, since altered weights can leave the prediction unchanged',
    example:
      'placing attention mechanisms on the skip connections of a segmentation network helps to suppress road shadows',
    implication: 'a fair test compares attention mechanisms with a plain network widened to the same size',
    contrasts: ['model-size'],
  },
  'statistical-learning': {
    definition:
      'statistical learning theory asks how far a model fitted to finite samples can be trusted on data it has never seen',
    mechanism:
      'the gap between training and true error shrinks with sample size and widens with model capacity, which regularisation holds down',
    condition:
      'statistical learning theory assumes that training and test samples are independent draws from one distribution',
    indicator: 'a validation curve that parts company with the training curve is the plainest sign of overfitting',
    limit:
      'classical bounds are far too loose for deep networks, whose ability to generalise statistical learning theory explains only in part',
    counter: 'empirically minded practitioners prefer held-out scores and see little use in bounds when tuning a model',
    example:
      'an unpruned decision tree memorises noise, a failure that statistical learning theory traces to excess capacity',
    implication:
      'with few samples, statistical learning theory recommends starting from a simple model and adding complexity step by step',
    parts: ['generalisation'],
    contrasts: ['data-mining'],
  },
  'control-theory': {
    definition:
      'feedback control theory studies how the deviation between output and target can correct the input to keep a system on course',
    mechanism:
      'proportional action reduces the error, integral action removes what is left, and derivative action anticipates its trend',
    condition: 'corrections work only while the error is measurable and the actuator still has authority in reserve',
    indicator:
      'rise time, overshoot and phase margin are the usual yardsticks by which feedback control theory judges a loop',
    limit:
      'controllers derived from a linearised model of the plant lose their guarantees far from the operating point',
    counter:
      'the reinforcement learning camp would rather learn the policy by trial, a proposal opponents reject for want of safety guarantees',
    example:
      'a current loop nested in a speed loop for a direct current motor is the textbook introduction to feedback control theory',
    implication:
      'identification and stability margins come first in feedback control theory, and fine tuning afterwards',
    parts: ['dynamic-error', 'stability'],
  },
  kinematics: {
    definition:
      'mechanism kinematics describes positions, velocities and accelerations of links without asking which forces cause them',
    mechanism:
      'multiplying coordinate transformations joint by joint yields the pose of the end effector from the joint variables',
    condition:
      'mechanism kinematics treats links as rigid and joints as free of play, which slow and light machines come close to',
    indicator: 'computed and measured poses are compared over the workspace to check a model from mechanism kinematics',
    limit: 'inverse solutions may be multiple or missing, and near singular poses the joint speeds grow without bound',
    counter:
      'builders of high-speed machines point out that inertia and flexibility dominate their errors, which kinematics ignores',
    example:
      'three wrist axes meeting in one point let mechanism kinematics split the inverse problem into position and orientation',
    implication:
      'reachable space should be verified by mechanism kinematics before link lengths and joint ranges are frozen',
    contrasts: ['finite-element', 'vibration'],
  },
  'finite-element': {
    definition:
      'the finite element method replaces a continuous body by small elements and solves for the displacements of their nodes',
    mechanism:
      'simple shape functions inside each element are assembled into one stiffness equation, so complex shapes become tractable',
    condition:
      'results of the finite element method are worth as much as the loads, supports and material data fed into it',
    indicator:
      'change of the peak stress on mesh refinement and the balance of reactions are the first checks on a calculation',
    limit: 'stresses at sharp corners never converge, and contacts or welds remain sensitive to modelling assumptions',
    counter:
      'experienced structural engineers keep a hand calculation at their side, since a handsome contour plot may rest on wrong supports',
    example:
      'loading the tip of a robotic arm and inspecting the joint root is a routine use of the finite element method',
    implication:
      'reports using the finite element method ought to state element type and mesh study, and compare one case with theory or test',
    parts: ['stress', 'stiffness'],
    contrasts: ['kinematics'],
  },
  'fatigue-damage': {
    definition:
      'cumulative fatigue damage theory holds that every load cycle consumes a share of life until the sum reaches failure',
    mechanism:
      'cyclic slip opens microcracks at the surface, which grow with each cycle until the remaining section gives way',
    condition:
      'linear summation suits stresses below yield repeated very many times, the home ground of cumulative fatigue damage theory',
    indicator:
      'rainflow counting of a measured load history, set against the stress-life curve, gives an estimate of accumulated damage',
    limit:
      'the order of high and low loads is ignored, so cumulative fatigue damage theory can miss the true life by a wide margin',
    counter:
      'fracture mechanics prefers to follow crack length itself, which unlike an abstract damage sum can be seen and measured',
    example:
      'a frame weld that is safe under static load yet cracks at the toe after long service illustrates cumulative fatigue damage',
    implication:
      'parts under repeated load need a fatigue check beside the static one, with surface and weld quality improved first',
    contrasts: ['limit-state'],
  },
  vibration: {
    definition:
      'vibration theory treats a structure as masses, springs and dampers and follows its oscillation under excitation',
    mechanism: 'near a natural frequency each cycle adds energy, so amplitude grows until damping balances the input',
    condition:
      'small motions and linear restoring forces underlie vibration theory, whereas play and dry friction break superposition',
    indicator:
      'a hammer test yields the frequency response, from whose peaks natural frequencies and damping ratios are read',
    limit: 'damping has to be measured, because vibration theory predicts losses at joints and interfaces only poorly',
    counter:
      'shop-floor practice often just adds material, although mass and stiffness raised together may leave the resonance where it was',
    example:
      'the two-mass model of body and wheel by which suspensions are explained is a standard application of vibration theory',
    implication:
      'excitation frequencies must be listed at the design stage so that modes can be kept away from operating speeds',
    parts: ['stiffness', 'structural-mass'],
  },
  'iot-reference': {
    definition:
      'the layered model of the internet of things separates sensing, network and application, each with its own duties',
    mechanism:
      'nodes measure, gateways collect and forward, and the application stores, decides and sends commands back down',
    condition:
      'devices of different makers fit the layered model of the internet of things only if formats between layers are agreed',
    indicator:
      'end-to-end delay, node availability and the work needed to admit a new device show whether the layers are well cut',
    limit:
      'security receives little room in the layered model of the internet of things, although weak nodes are the usual way in',
    counter:
      'proponents of edge intelligence find the three layers outdated, since inference has moved down to the device',
    example:
      'humidity nodes, a radio gateway and a phone client in a greenhouse mirror the layered model of the internet of things',
    implication: 'a design should go through the layers one by one, naming parts, protocols and behaviour on failure',
    parts: ['node-power', 'transmission-delay'],
    contrasts: ['layered-architecture'],
  },
  'sampling-theorem': {
    definition:
      'the sampling theorem states that a band-limited signal is fully preserved if sampled faster than twice its highest frequency',
    mechanism:
      'sampling repeats the spectrum at multiples of the sampling rate, and overlapping copies let high frequencies pose as low ones',
    condition:
      'a limited bandwidth is presupposed by the sampling theorem, which is why a filter must precede the converter',
    indicator: 'spectral lines that wander when the sampling rate is changed betray aliasing',
    limit: 'quantisation noise, clock jitter and finite records lie outside the sampling theorem',
    counter:
      'compressed sensing claims that sparse signals can be recovered from fewer random measurements than the theorem demands',
    example:
      'a pulse sensor sampled without a filter folds mains hum into the heart rate band, as the sampling theorem predicts',
    implication:
      'the bandwidth ought to be estimated before the rate is chosen, leaving room for the transition band of the filter',
    contrasts: ['information-theory'],
  },
  'sensor-fusion': {
    definition:
      'multi-sensor fusion combines observations of differing source and precision into one estimate of the state',
    mechanism:
      'readings are weighted by their uncertainty, independent errors partly cancel, and one sensor covers the blind spot of another',
    condition:
      'common timing and careful calibration of frames are preconditions without which multi-sensor fusion adds confusion',
    indicator:
      'estimation error against a reference, with a check that the innovations look like white noise, reveals the gain from fusion',
    limit:
      'correlated errors or an unnoticed fault lead multi-sensor fusion to estimates that are wrong and overconfident',
    counter:
      'some engineers would sooner improve one good sensor than stack several, since faults are then easier to trace',
    example: 'drones bridge the gaps between satellite fixes with inertial data, a routine case of multi-sensor fusion',
    implication:
      'noise figures used in multi-sensor fusion should be sourced, and each sensor unplugged once in testing',
    parts: ['sensor-accuracy'],
  },
  'power-flow': {
    definition:
      'power flow theory determines voltages and line loadings in a network for a given set of generation and demand',
    mechanism:
      'surplus or shortage of active power moves frequency, reactive power moves voltage, and flows favour the lower impedance',
    condition: 'power flow theory describes the steady state, so fast transients call for dynamic models',
    indicator:
      'voltage deviation, line loading and losses are the results to examine in any study based on power flow theory',
    limit: 'a single deterministic case says little about the chance of violations when wind and sun vary',
    counter: 'supporters of probabilistic methods regard one snapshot as meaningless once renewables dominate',
    example: 'midday solar output lifting the voltage at the end of a feeder follows directly from power flow theory',
    implication:
      'connection studies must cover at least the extremes of high and low demand rather than an average hour',
    parts: ['power-quality'],
  },
  'power-electronics': {
    definition:
      'power electronic conversion uses semiconductor switches to change the voltage, frequency or form of electrical energy',
    mechanism:
      'rapid switching chops the input into pulses whose average is set by the duty ratio, and filters remove the ripple',
    condition:
      'averaged analysis of power electronic conversion holds when switching is much faster than the output it shapes',
    indicator:
      'efficiency, ripple, harmonic distortion and device temperature together describe the quality of power electronic conversion',
    limit:
      'faster switching shrinks the filter but raises losses and interference, a conflict that no topology removes',
    counter:
      'grid engineers worry that converters bring no rotating inertia and leave the system less able to ride through disturbances',
    example:
      'the boost stage followed by an inverter in a solar plant is a familiar case of power electronic conversion',
    implication: 'switching frequency and filter should be settled together before devices and cooling are selected',
    parts: ['conversion-efficiency'],
    contrasts: ['power-flow'],
  },
  optimisation: {
    definition:
      'optimisation theory seeks the values of design variables that make cost, mass or time extreme under stated constraints',
    mechanism:
      'gradients or comparison within a population point towards improvement, and iteration stops when none remains feasible',
    condition:
      'optimisation theory can begin only once objectives and constraints have been written as computable expressions',
    indicator:
      'convergence curves, constraint violation and the spread over repeated runs show whether a solution deserves trust',
    limit:
      'non-convex problems often yield local optima, and optimisation theory cannot repair an objective that was badly chosen',
    counter:
      'site engineers prefer a satisfactory and robust setting, since the exact optimum shifts with every change of data',
    example:
      'charging and discharging storage so that a microgrid runs at least cost is a typical task of optimisation theory',
    implication:
      'metaheuristics should be compared with an exact or simple rule, and all runs reported instead of the best one',
    contrasts: ['control-theory'],
  },
  'battery-model': {
    definition:
      'the equivalent circuit model of a battery imitates terminal voltage with a source, a resistance and resistor-capacitor pairs',
    mechanism:
      'the series resistance gives the sudden drop when current changes, the pairs reproduce the slow build-up of polarisation',
    condition:
      'parameters of the equivalent circuit model of a battery change with temperature and charge and must be identified for each range',
    indicator:
      'pulse tests supply the parameters, and the error of simulated voltage over a dynamic cycle shows their worth',
    limit:
      'lithium plating and ageing stay invisible to the equivalent circuit model of a battery, as its elements have no chemical meaning',
    counter:
      'electrochemical modellers maintain that safe fast charging can be judged only from concentrations and potentials inside the cell',
    example: 'on-board management joins a low-order circuit with a Kalman filter to estimate the remaining charge',
    implication:
      'order and accuracy of the equivalent circuit model of a battery ought to be weighed against the processor, with cold tests included',
    contrasts: ['heat-transfer'],
  },
  'limit-state': {
    definition:
      'limit state design requires a structure to stay, with stated reliability, within limits of both strength and serviceability',
    mechanism:
      'partial factors on loads and resistances absorb their separate uncertainties and keep the probability of failure low',
    condition:
      'limit state design delivers its intended safety only with sound load statistics and workmanship up to standard',
    indicator:
      'strength ratios, crack widths and deflections are the checks that limit state design obliges the engineer to report',
    limit: 'factors calibrated on common structures may not cover new systems or rare hazards',
    counter:
      'performance-based designers ask how badly a structure is hurt, not merely whether a limit has been crossed',
    example:
      'a concrete beam verified first in bending and then for cracking and deflection follows limit state design',
    implication:
      'strength and serviceability combinations must be kept apart in the calculation instead of one set serving for both',
    parts: ['durability'],
    contrasts: ['fatigue-damage'],
  },
  'project-control': {
    definition:
      'project control theory treats time, cost and quality as linked targets steered by comparing plan and progress',
    mechanism: 'deviations are measured at fixed dates, traced to a task and answered by shifting resources or method',
    condition:
      'project control theory needs a baseline broken down to tasks and measurement that does not lag behind the work',
    indicator: 'schedule and cost performance indices, read beside rework records, are its usual instruments',
    limit:
      'comparison comes after the event, and design errors or client changes escape the loop of project control theory',
    counter:
      'lean construction objects that chasing single deviations makes each trade guard its own task while the flow suffers',
    example:
      'weekly plans set against floors completed, with extra crews for the lagging floor, show project control at work',
    implication: 'case studies should present baseline, measured progress and corrective action in that order',
    parts: ['schedule-deviation', 'construction-cost'],
  },
  'accident-causation': {
    definition:
      'accident causation theory explains how unsafe acts, unsafe conditions and weak management line up into an injury',
    mechanism: 'holes in successive barriers coincide for a moment, and hazardous energy reaches a person',
    condition:
      'accident causation theory yields more than blame only if investigators are willing to question management',
    indicator:
      'events are coded by person, equipment, environment and organisation to see which defects recur and in what order',
    limit: 'linear versions of accident causation theory explain the past well but foresee new interactions badly',
    counter:
      'the systems school sees accidents as failures of constraint, so that punishing the last person in the chain prevents nothing',
    example:
      'a fall during lifting begins with a loose hook, and accident causation theory leads back to hasty briefing and time pressure',
    implication:
      'remedies drawn from accident causation theory ought to strengthen every barrier, not only the rule book',
    parts: ['human-factor'],
    contrasts: ['reliability'],
  },
  'structure-property': {
    definition:
      'the relation of microstructure to properties says that composition and processing act through the internal structure they create',
    mechanism:
      'grain boundaries, second phases and dislocations obstruct slip, and processing alters how many there are and where',
    condition:
      'samples must come from the region in service, or the relation of microstructure to properties is drawn for the wrong structure',
    indicator:
      'micrographs and diffraction describe the structure, tensile and hardness tests the properties to be related to it',
    limit:
      'where several strengthening mechanisms act together, the relation of microstructure to properties can rarely be split into shares',
    counter:
      'materials informatics proposes to predict properties straight from composition and process, skipping the microscope',
    example:
      'steel that is hard after quenching and tough after tempering introduces the relation of microstructure to properties',
    implication:
      'evidence is best arranged as process, structure and property, since a gap in the middle leaves differences unexplained',
    parts: ['grain-size'],
  },
  'phase-transformation': {
    definition:
      'the theory of phase transformations deals with how new phases nucleate and grow as an alloy is heated or cooled',
    mechanism:
      'undercooling supplies the driving force and diffusion sets the pace, until rapid cooling leaves only shear to act',
    condition:
      'transformation diagrams apply to uniform composition and known cooling, two conditions thick castings seldom meet',
    indicator:
      'kinks in dilatometer curves and peaks in thermal analysis mark the temperatures the theory of phase transformations predicts',
    limit:
      'laser processing cools faster than the usual curves allow for, and the theory of phase transformations has little data there',
    counter: 'heat treaters on the shop floor trust trials more, since uneven section thickness spoils any diagram',
    example:
      'zones at different distances from a weld differ just as the theory of phase transformations leads one to expect',
    implication: 'a treatment should be bounded by the diagram first and then confirmed on sectioned specimens',
    parts: ['process-parameters'],
    contrasts: ['structure-property'],
  },
  'information-theory': {
    definition:
      'channel capacity theory gives the highest rate at which information can pass a noisy channel without error',
    mechanism:
      'coding adds structured redundancy that lets the receiver undo errors, provided the rate stays below capacity',
    condition:
      'the familiar formula of channel capacity theory assumes white Gaussian noise, while fading channels need averages or outage values',
    indicator: 'the gap between measured spectral efficiency and capacity shows how much a scheme could still gain',
    limit: 'channel capacity theory proves that good codes exist but neither builds them nor counts decoding delay',
    counter:
      'system engineers remark that users notice coverage and delay more than a rate close to the theoretical bound',
    example:
      'the rate gain of several antennas follows from channel capacity theory applied to parallel spatial channels',
    implication:
      'transmission schemes must be compared at equal bandwidth and noise, with the distance to capacity marked',
    parts: ['signal-noise', 'bit-error'],
    contrasts: ['sampling-theorem'],
  },
  electromagnetic: {
    definition:
      'radio wave propagation theory describes how electromagnetic fields radiate, reflect, diffract and weaken on their way',
    mechanism:
      'alternating currents launch coupled electric and magnetic fields, which split at every boundary into reflected and transmitted parts',
    condition:
      'simple formulas of radio wave propagation theory hold in the far field and for obstacles of known size relative to wavelength',
    indicator:
      'return loss, radiation pattern and received power over distance are the measurements that test its predictions',
    limit:
      'moving scatterers in a city defeat exact solutions, so radio wave propagation theory falls back on statistics',
    counter:
      'data modellers claim that networks trained on measured field strength beat ray tracing in speed and local fit',
    example:
      'patch length and permittivity fixing the resonance of a microstrip antenna is a first exercise in radio wave propagation theory',
    implication:
      'antenna work should proceed from formula to full-wave simulation and end with a pattern measured in a chamber',
    contrasts: ['information-theory'],
  },
  'mass-balance': {
    definition:
      'the mass balance principle equates what enters a bounded unit with what leaves, accumulates or is converted',
    mechanism:
      'flows and concentrations constrain one another, so a stream too awkward to measure can be found by difference',
    condition: 'the mass balance principle closes only with a clear boundary and steady operation during sampling',
    indicator:
      'the unexplained share of the input measures how good a balance is, and a large share betrays a missed outlet',
    limit:
      'totals say nothing about the speed or pathway of reactions, which the mass balance principle leaves to kinetics',
    counter: 'modellers complain that steady balances hide the daily swing on which operation depends',
    example:
      'nitrogen in, nitrogen out and nitrogen in waste sludge together reveal how much a plant really denitrifies',
    implication:
      'a mass balance should precede any claim of removal, to show whether the pollutant vanished or merely moved',
    parts: ['influent-load', 'removal-rate'],
    contrasts: ['biological-treatment'],
  },
  'biological-treatment': {
    definition:
      'the principles of biological treatment rest on microbes that turn organic matter and nutrients into stable products',
    mechanism:
      'aerobic bacteria oxidise organic matter, while nitrifiers and denitrifiers hand nitrogen on from one oxygen zone to the next',
    condition:
      'the principles of biological treatment hold while temperature, dissolved oxygen and the carbon-nitrogen ratio suit the organisms',
    indicator:
      'effluent values come late, so settling behaviour and oxygen uptake serve as earlier signs of the state of the biomass',
    limit:
      'toxic or refractory compounds defeat the principles of biological treatment, and cold weather slows nitrifiers for weeks',
    counter: 'advocates of advanced oxidation prefer chemistry, which starts at once and fears no poison',
    example:
      'an anoxic tank placed first and fed with recycled nitrate applies the principles of biological treatment to use raw carbon',
    implication: 'tuning ought to begin by asking whether carbon, oxygen or sludge age is the limiting step',
    contrasts: ['separation'],
  },
  separation: {
    definition:
      'adsorption and membrane separation remove pollutants by surface attachment or by sieving, without changing their nature',
    mechanism:
      'molecules diffuse into pores and stick, or are held back by a membrane while pressure drives the clean fluid through',
    condition:
      'adsorption and membrane separation keep their effect only behind adequate pretreatment and before the sorbent is spent',
    indicator: 'breakthrough curves and isotherms speak for the sorbent, flux and rejection for the membrane',
    limit:
      'the pollutant ends up in concentrate or spent carbon, whose final disposal adsorption and membrane separation do not settle',
    counter: 'supporters of degradation dismiss phase transfer as merely postponing the problem of disposal',
    example:
      'carbon beds for solvent vapour and reverse osmosis for reclaimed water both rely on adsorption and membrane separation',
    implication: 'regeneration, concentrate and replacement belong in the cost comparison from the start',
    contrasts: ['biological-treatment'],
  },
  'vehicle-dynamics': {
    definition:
      'vehicle dynamics studies how tyre forces decide acceleration, braking, turning and the attitude of the body',
    mechanism: 'longitudinal and lateral forces share one limited grip, so hard braking leaves little for steering',
    condition: 'the linear single-track model of vehicle dynamics is confined to small slip angles and even grip',
    indicator: 'yaw rate, sideslip and body acceleration are what a model from vehicle dynamics must reproduce',
    limit: 'tyres change with heat, wear and surface, which makes predictions near the limit uncertain',
    counter:
      'some developers fit neural networks to recorded data and see no need to identify tyre parameters one by one',
    example:
      'the spin after a fast lane change is explained in vehicle dynamics by the cornering stiffness of front and rear axle',
    implication:
      'stability boundaries must be found in a vehicle dynamics model before the moment of intervention is designed',
    parts: ['ride-comfort'],
    contrasts: ['vibration'],
  },
  'heat-transfer': {
    definition:
      'heat and mass transfer explains how heat and matter move by conduction, convection, radiation and diffusion',
    mechanism:
      'differences of temperature or concentration drive the flow, and the largest of the resistances in series governs its rate',
    condition: 'each correlation of heat and mass transfer belongs to a flow regime and misleads outside it',
    indicator:
      'inlet and outlet temperatures, wall heat flux and pressure drop suffice to work out the coefficient of an exchanger',
    limit: 'fouling, contact resistance and local boiling are hard to foresee, so designs carry spare surface',
    counter:
      'simulation enthusiasts find correlations crude, while manufacturers still trust a tested prototype over a contour plot',
    example:
      'the hot inner cells of a battery pack are located with a resistance network drawn from heat and mass transfer',
    implication:
      'the chain of resistances in heat and mass transfer should be listed first, so that effort goes to the dominant one',
    parts: ['thermal-load'],
  },
  reliability: {
    definition:
      'reliability theory expresses as a probability that a product performs its function for a given time under given conditions',
    mechanism:
      'in series any failure stops the whole, whereas parallel units must fail together, which is far less likely',
    condition:
      'most formulas of reliability theory assume independent failures, and a common cause makes redundancy worthless',
    indicator:
      'mean time between failures, hazard curves and availability are the basic measures of reliability theory',
    limit: 'new designs lack life data, and extrapolation from similar products leaves wide margins of doubt',
    counter:
      'the physics-of-failure school rejects curve fitting and would derive weak points from wear, corrosion and heat',
    example:
      'twin power supplies raise availability as reliability theory predicts, unless both hang on the same breaker',
    implication:
      'block diagrams drawn early with reliability theory show at which single point redundancy is worth its price',
    parts: ['failure-rate'],
    contrasts: ['accident-causation'],
  },
  'systems-engineering': {
    definition:
      'systems engineering breaks requirements down into verifiable figures and coordinates the interfaces of many disciplines over the life cycle',
    mechanism:
      'each requirement is paired with a verification, so the effect of a local change can be traced through the whole',
    condition:
      'projects with many trades and dense interfaces need systems engineering most, a one-person gadget hardly at all',
    indicator:
      'gaps in the traceability matrix and late interface changes reveal how seriously systems engineering was practised',
    limit: 'documents and reviews consume effort, and fast-moving products outrun them',
    counter:
      'agile teams prefer to ship something usable and correct it, doubting that early decomposition survives contact with change',
    example: 'satellites and high-speed trains are built with the full apparatus of systems engineering',
    implication: 'even a student design gains from a table that pairs every requirement with the test that accepts it',
    parts: ['requirement-coverage'],
    contrasts: ['prototype'],
  },
  prototype: {
    definition:
      'iterative prototyping hands over a limited but working version, gathers reactions and revises until requirements settle',
    mechanism:
      'something that can be clicked makes consequences visible, so vague wishes turn into specific corrections',
    condition: 'iterative prototyping presupposes cheap changes and users who will come back for another round',
    indicator:
      'the number and kind of changes requested in each round show whether iterative prototyping is converging',
    limit: 'provisional code tends to survive into the product, and the end date is hard to promise',
    counter: 'defenders of specification see iterative prototyping as trial and error dressed up as design',
    example:
      'a campus app drawn as wireframes, then clickable pages, then code is a plain case of iterative prototyping',
    implication:
      'records of every round ought to be kept, so that each change can be traced to the remark that caused it',
    contrasts: ['systems-engineering'],
  },
  'load-testing': {
    definition:
      'load testing applies simulated concurrent requests in steps to find where performance begins to give way',
    mechanism: 'rising load saturates one resource first, queues lengthen sharply, and the bottleneck shows itself',
    condition: 'load testing means little unless hardware and data volume resemble the system in use',
    indicator: 'success rate, high percentiles of response time and resource curves should be read on one time axis',
    limit: 'scripted requests are too regular to reproduce the pauses, retries and sudden crowds of real users',
    counter:
      'operations staff often trust a gradual release on live traffic more than any load testing in the laboratory',
    example:
      'the minute at which course registration opens is the scene that load testing of a campus system should imitate',
    implication:
      'hardware, data size and ramp-up must be reported with load testing results if others are to repeat them',
    contrasts: ['prototype'],
  },
  simulation: {
    definition:
      'modelling and simulation stand in for the real object by replaying its behaviour in a mathematical model',
    mechanism:
      'the main influences are written as equations or rules, so alternatives can be tried without risking hardware',
    condition:
      'conclusions from modelling and simulation hold within the range in which the model has been checked against measurement',
    indicator:
      'agreement of key outputs with measured curves and sensitivity to parameters tell how far a model can be trusted',
    limit: 'what the model leaves out cannot appear in the result, so unforeseen failures stay unforeseen',
    counter:
      'test engineers say that modelling and simulation only compute assumptions more finely, and that the first prototype is the judge',
    example:
      'checking collisions and joint torques of a robotic arm on screen is an everyday use of modelling and simulation',
    implication:
      'assumptions and sources of parameters belong in the report, along with at least one comparison with measurement',
    contrasts: ['bench-test'],
  },
  'bench-test': {
    definition: 'bench and field testing measures performance directly, on a controlled rig or in the place of use',
    mechanism: 'the bench removes disturbances to isolate one factor, the field keeps them all to try the whole',
    condition:
      'bench and field testing produces comparable data when sensors are calibrated and conditions can be repeated',
    indicator: 'scatter over repeated runs is the first thing to look at in bench and field testing',
    limit: 'few prototypes and short schedules leave extreme conditions and slow ageing out of reach',
    counter:
      'simulation specialists note that a physical test gives one sample at a time and should not be used to sweep parameters',
    example:
      'a gearbox run for efficiency on a rig and then for noise in the machine passes through bench and field testing in order',
    implication: 'acceptance criteria should be written down before bench and field testing begins',
    contrasts: ['simulation'],
  },
  ablation: {
    definition:
      'comparative and ablation experiments set a new model against baselines and remove its parts one at a time',
    mechanism: 'with all else fixed, the drop in score after removing a part is taken as its contribution',
    condition:
      'equal data splits, training length and random seeds are what make comparative and ablation experiments fair',
    indicator: 'means and spread over several runs are required, since a single best score proves nothing',
    limit: 'parts that interact are misjudged when comparative and ablation experiments take them out singly',
    counter: 'some reviewers regard ablation tables as advocacy and ask for a test on a second dataset instead',
    example: 'crack detection papers usually list scores without attention, without fusion and without both',
    implication:
      'the expected effect of each module must be stated before comparative and ablation experiments are run',
    parts: ['public-dataset'],
  },
  'cross-validation': {
    definition:
      'cross-validation splits the sample into folds and lets each serve once as test data while the rest train the model',
    mechanism: 'averaging over folds removes the luck of one split and lowers the variance of the estimate',
    condition:
      'independent samples are assumed in cross-validation, so series and images of one source must be split in blocks',
    indicator: 'the spread between folds shows how sensitive the model is to the data it happened to see',
    limit: 'repeated training makes cross-validation costly for large networks',
    counter: 'teams that deploy models would rather hold back a fresh period of data than rotate within the old',
    example: 'fault classification with a few hundred records typically relies on cross-validation to choose a model',
    implication: 'tuning and final assessment need separate loops, or cross-validation will flatter the result',
    contrasts: ['ablation'],
  },
  'fuzzy-ahp': {
    definition:
      'the analytic hierarchy process with fuzzy evaluation derives weights from paired comparisons and grades from degrees of membership',
    mechanism:
      'a comparison matrix turns relative preference into numbers, and fuzzy synthesis keeps the gradation between verdicts',
    condition:
      'consistent matrices and largely independent criteria are needed before the analytic hierarchy process with fuzzy evaluation is credible',
    indicator:
      'the consistency ratio and the change in ranking when one expert is left out test the stability of the outcome',
    limit:
      'opinion underlies the analytic hierarchy process with fuzzy evaluation, so another panel may reverse the order of the risks',
    counter:
      'supporters of objective weighting prefer entropy, since dispersion in the data seems to them safer than impressions',
    example:
      'risks of prefabricated building are often graded with the analytic hierarchy process with fuzzy evaluation under four headings',
    implication: 'the panel should be described, and the result compared with one other way of setting weights',
    parts: ['expert-scoring'],
  },
  'building-information': {
    definition:
      'building information modelling keeps design, construction and operation on one set of three-dimensional objects with attributes',
    mechanism:
      'models of the trades are overlaid, clashes are found by software, and quantities are read off before work begins',
    condition:
      'building information modelling spans the whole project only if the parties agree on level of detail and exchange formats',
    indicator:
      'clashes found before construction and changes due to drawing errors measure what building information modelling brings',
    limit: 'the designer bears the effort while owner and contractor reap the benefit, which slows adoption',
    counter: 'site staff complain that models lag behind changes and that signatures are still collected on paper',
    example: 'crowded service ducts in a basement are the standard success story of building information modelling',
    implication:
      'studies should say who updates the model and how building information modelling is tied to schedule and cost',
    contrasts: ['project-control'],
  },
  'topology-optimisation': {
    definition:
      'topology optimisation computes where material should lie in a design space, down to the number and place of holes',
    mechanism: 'element densities act as variables, idle elements fade, and load paths remain',
    condition:
      'every relevant load case must be included, or topology optimisation returns a shape strong in one direction only',
    indicator: 'stiffness at equal mass, and stress after the shape has been redrawn for production, measure the gain',
    limit:
      'thin struts and grey zones leave topology optimisation in need of reconstruction before anything can be made',
    counter: 'production engineers answer that regular ribs, though not optimal, are easier to make and to inspect',
    example:
      'a robot link turned into a truss by topology optimisation and printed in metal has become a standard showpiece',
    implication:
      'minimum thickness and draft ought to be imposed, and strength and modes recalculated on the final shape',
    parts: ['structural-mass', 'stiffness'],
  },
  'joint-debugging': {
    definition:
      'joint hardware and software debugging connects circuit, firmware and host and locates faults at their interfaces',
    mechanism: 'known signals are injected stage by stage, which halves the suspect region at every step',
    condition: 'modules should have passed their own tests before joint hardware and software debugging begins',
    indicator: 'waveforms, bus messages and serial logs lined up in time are the most telling evidence',
    limit:
      'rare faults seldom appear in a short session, so endurance defects escape joint hardware and software debugging',
    counter: 'simulation-minded developers would first run the firmware on a virtual board and touch hardware late',
    example:
      'uploads that fail now and then may prove, after joint hardware and software debugging, to come from a sagging supply',
    implication: 'a list of symptoms, tests and fixes turns debugging from an anecdote into a result',
    contrasts: ['simulation'],
  },
  'hardware-in-loop': {
    definition: 'hardware-in-the-loop simulation connects a real controller to a plant model running in real time',
    mechanism:
      'the model feeds sensor signals and takes commands at fixed steps, so dangerous situations can be repeated at will',
    condition:
      'hardware-in-the-loop simulation demands a model that solves within its step and interfaces with little delay',
    indicator: 'agreement between rig and vehicle traces in the same manoeuvre decides which road tests can be spared',
    limit: 'electromagnetic disturbance and mechanical play that are not modelled do not occur on the rig',
    counter: 'small teams consider real-time simulators too dear and would rather power up a scaled prototype',
    example:
      'vehicle controllers meet lost sensors and short circuits in hardware-in-the-loop simulation before they reach the road',
    implication:
      'step size, interface boards and injected faults must be listed whenever hardware-in-the-loop simulation is reported',
    contrasts: ['bench-test', 'simulation'],
  },
  'orthogonal-test': {
    definition:
      'orthogonal experimental design picks a balanced subset of factor combinations so that several factors are studied in few runs',
    mechanism:
      'every level of one factor meets each level of the others equally often, so averages cancel their influence',
    condition: 'main effects read from orthogonal experimental design are safe while interactions stay weak',
    indicator: 'ranges rank the factors, and analysis of variance tells real differences from experimental error',
    limit: 'only the chosen levels can win, so an optimum lying between them is missed',
    counter: 'users of response surfaces prefer a fitted curve that shows both the peak and the interaction',
    example:
      'current, speed and shielding gas at three levels each make a typical orthogonal experimental design in welding',
    implication: 'the best combination suggested by orthogonal experimental design needs a confirmation run',
    parts: ['process-parameters'],
  },
  microscopy: {
    definition:
      'microstructural characterisation reveals phases, grains and defects by light, electrons and diffraction',
    mechanism:
      'phases scatter light, electrons and rays differently, and this contrast carries the structural information',
    condition:
      'microstructural characterisation is sound when preparation adds no artefacts and the field of view is typical',
    indicator: 'mean grain size, phase fraction and fracture appearance are its principal outputs',
    limit: 'fields are tiny and costly, so microstructural characterisation rarely speaks for a whole batch',
    counter: 'engineers concerned with performance suspect that the prettiest micrograph has been chosen',
    example:
      'dimples or cleavage on a fracture surface let microstructural characterisation tell ductile from brittle failure',
    implication: 'location and magnification should be stated, and several fields counted instead of one shown',
    parts: ['grain-size'],
  },
  'pilot-test': {
    definition:
      'bench-scale and pilot-scale trials explore a process in glassware and then verify it near working size',
    mechanism: 'the small rig varies one condition at a time, the pilot adds real feed and real hydraulics',
    condition:
      'design values from bench-scale and pilot-scale trials require genuine feed and operation long enough to meet its variation',
    indicator: 'the difference of one indicator between the two scales measures the effect of scaling up',
    limit: 'constant care flatters a pilot plant, and full-scale results usually fall somewhat short',
    counter:
      'design offices with similar plants on record see no reason to repeat bench-scale and pilot-scale trials for proven processes',
    example: 'a new carrier is tried in small reactors first and then run for a season in a container on site',
    implication: 'work that stops at the bench ought to say openly that its figures do not carry over to full scale',
    contrasts: ['simulation'],
  },
  'life-cycle': {
    definition: 'life cycle assessment adds up resources and emissions of a product from raw material to disposal',
    mechanism:
      'a functional unit and boundary are fixed, inventories collected, and flows converted into impacts such as warming',
    condition: 'alternatives can be ranked by life cycle assessment only with the same functional unit and boundary',
    indicator:
      'the share of each stage, and whether the ranking survives another electricity mix, are the points to watch',
    limit: 'background databases seldom fit local industry, and results differ with their source',
    counter: 'sceptics observe that whoever draws the boundary of a life cycle assessment can shorten it to taste',
    example:
      'electric cars score well in driving and badly in battery making, and life cycle assessment insists on both',
    implication: 'inventory and allocation rules should be open, with sensitivity shown for the decisive parameters',
    contrasts: ['mass-balance'],
  },
  'requirement-coverage': {
    definition: 'coverage of requirements is the share of agreed requirements that have been implemented and verified',
    mechanism: 'tracing each requirement to design, code and test leaves visible blanks where something was forgotten',
    condition: 'coverage of requirements can be judged only if each requirement is worded so that it can be tested',
    indicator:
      'a traceability matrix weighted by priority yields coverage of requirements as a single defensible figure',
    limit: 'needs that were never written down stay outside the count, however complete it looks',
    counter: 'product managers would trade full coverage of requirements for a few core tasks that work smoothly',
    example: 'a management system with every function ticked may still export in a format nobody can use',
    implication:
      'better coverage of requirements comes from adding missing scenarios, not from rewording items before acceptance',
    parts: ['user-requirements'],
  },
  stability: {
    definition:
      'operating stability is the ability to hold a prescribed state under disturbance without drifting, oscillating or stopping',
    mechanism:
      'a disturbance dies out when the restoring action is timely and turns into oscillation when it comes late',
    condition: 'operating stability is meaningful only for disturbances of stated kind and size',
    indicator:
      'fluctuation of key quantities, alarms and restarts over a long run are direct evidence of operating stability',
    limit: 'too much caution makes a system sluggish even towards legitimate commands',
    counter:
      'advocates of agility accept short swings as the price of fast adaptation and refuse to rank steadiness first',
    example:
      'a service that leaks memory passes every short test and falls over after weeks, a failure of operating stability',
    implication: 'trials of operating stability must run long and include power cuts and lost connections on purpose',
    contrasts: ['response-time'],
  },
  'failure-rate': {
    definition: 'failure rate expresses the conditional probability per unit of time that a surviving item fails',
    mechanism: 'early defects, random stress and wear dominate in turn, so the curve falls, flattens and rises again',
    condition: 'a constant failure rate describes items past infancy and not yet worn out',
    indicator: 'repair orders divided by accumulated running time, sorted by mode, give the failure rate',
    limit: 'an average over a population cannot tell when a particular machine will stop',
    counter:
      'condition-based maintenance relies on vibration and temperature and puts little faith in a borrowed failure rate',
    example:
      'sensor nodes that die together in the wet season show a failure rate tied to sealing rather than to electronics',
    implication: 'quoted figures need their environment stated, since indoor failure rate data mislead outdoors',
    contrasts: ['durability'],
  },
  'energy-use': {
    definition: 'energy use covers the electricity, fuel or heat a system consumes to accomplish a stated task',
    mechanism:
      'friction, conversion losses, stand-by and heat leakage add up to the difference between need and consumption',
    condition: 'energy use is comparable between designs only at equal output, weather and settings',
    indicator:
      'sub-metering and consumption per unit of output show where energy use arises better than the total bill',
    limit: 'cutting energy use alone may cost comfort, quality or service life',
    counter: 'studies of rebound warn that efficient equipment is used more, so total energy use may hardly fall',
    example: 'a fan throttled by a damper wastes energy at part load, which a variable speed drive recovers',
    implication: 'savings should be claimed against a measured baseline corrected for weather and production',
    contrasts: ['conversion-efficiency'],
  },
  'response-time': {
    definition: 'response time runs from the sending of a request to the arrival of the first useful answer',
    mechanism: 'network travel, queueing and processing add up, and queueing grows fastest as load rises',
    condition: 'figures for response time need the load and percentile beside them to mean anything',
    indicator: 'high percentiles of response time reflect what impatient users actually meet, which the mean conceals',
    limit: 'a quick answer may be wrong, and response time is silent about recovery after a fault',
    counter: 'interaction designers reply that visible progress relieves waiting as much as faster servers do',
    example:
      'a list that appears at once while its pictures dawdle has a longer response time for users than for the log',
    implication: 'time should be split into query, rendering and network before anyone tries to shorten the whole',
    contrasts: ['throughput', 'stability'],
  },
  throughput: {
    definition:
      'capacity under concurrent load states how many requests a system can serve at once while answers remain acceptable',
    mechanism:
      'threads, connections and disk bandwidth are finite, and whichever runs out first makes later requests wait',
    condition: 'capacity under concurrent load depends on the mix of reading and writing and must be quoted with it',
    indicator:
      'stepping up the load to the knee of the response curve gives an estimate of capacity under concurrent load',
    limit: 'more capacity is usually bought with caches and replicas, which bring consistency problems and upkeep',
    counter:
      'pragmatic developers keep a modest reserve over the expected peak and refuse to build for a flood that never comes',
    example:
      'orders that time out while pages still load point to writing as the limit of capacity under concurrent load',
    implication: 'the heaviest path ought to be loaded and the first saturated resource named',
    contrasts: ['response-time'],
  },
  usability: {
    definition:
      'usability combines how effectively, easily and agreeably given users complete given tasks in a given setting',
    mechanism: 'a layout that follows the steps in the mind of the user spares memory and search and so prevents slips',
    condition: 'usability is relative to a group, and shortcuts that delight experts may shut out the elderly',
    indicator:
      'success rate, time on task and a rating scale taken together describe usability better than any of them alone',
    limit: 'good usability cannot rescue a product whose functions nobody needs in the first place',
    counter: 'users of professional tools prize density of functions and accept training as an investment',
    example:
      'reducing a second-hand listing to photo and price shows its gain in usability directly in the number of postings',
    implication:
      'a handful of target users thinking aloud will reveal where usability fails, and fixes must start there',
    contrasts: ['throughput'],
  },
  'feature-quality': {
    definition:
      'feature quality is the degree to which extracted features pull classes apart and hold members of one class together',
    mechanism: 'wide gaps between classes leave room for noise before a decision flips',
    condition: 'mislabelled or overlapping classes put a ceiling on feature quality that deeper networks cannot lift',
    indicator:
      'scatter plots after dimension reduction and ratios of distances between and within classes make feature quality visible',
    limit: 'excellent separation on training images may rest on background shortcuts that vanish elsewhere',
    counter: 'some find thresholds and classifiers the cheaper place to gain accuracy than feature quality',
    example: 'transverse cracks and slab joints blur together where feature quality is poor, and false alarms multiply',
    implication: 'error analysis should ask between which two classes feature quality is weakest and add samples there',
    contrasts: ['model-size'],
  },
  accuracy: {
    definition:
      'accuracy sums up how far predictions agree with the true labels, usually split into precision and recall',
    mechanism:
      'features, threshold and class mix jointly fix misses and false alarms, which trade off against each other',
    condition:
      'reported accuracy deserves belief when test data are separate from training data and resemble the place of use',
    indicator: 'a confusion matrix or a precision-recall curve tells far more than overall accuracy',
    limit: 'with rare classes, accuracy looks splendid even if every case of interest is missed',
    counter: 'users who bear the cost of misses would replace accuracy by a measure weighted with losses',
    example: 'calling every insulator sound yields high accuracy in line inspection and no benefit at all',
    implication: 'recall for each class and the choice of threshold ought to accompany any statement of accuracy',
    contrasts: ['response-time'],
  },
  generalisation: {
    definition: 'generalisation ability describes how well a model carries what it learned over to unseen data',
    mechanism:
      'a model that grasps what samples share, rather than their accidents, still judges correctly when the accidents change',
    condition:
      'variety of light, device and place in the training set feeds generalisation ability more than sheer numbers do',
    indicator: 'the drop in score on data from another source is the simplest measure of generalisation ability',
    limit: 'against classes never seen before, generalisation ability is no protection from confident error',
    counter: 'for a fixed site some engineers give up generalisation ability and fine-tune on local data instead',
    example: 'a network trained on dry roads that cries wolf on wet ones lacks generalisation ability',
    implication: 'splits by place or date test generalisation ability honestly, random shuffling does not',
    contrasts: ['feature-quality'],
  },
  'model-size': {
    definition: 'model size counts the trainable weights, which fix storage and strongly influence computation',
    mechanism: 'more weights express richer mappings at the price of memory traffic and arithmetic',
    condition: 'a larger model size pays only where data and task are rich enough to use it',
    indicator:
      'weights, operations and measured frame rate on the target chip belong side by side, as they often disagree',
    limit: 'small does not mean fast, because memory-bound structures can stall a mobile processor',
    counter: 'some prefer to train big and compress later, convinced that small designs miss better solutions',
    example: 'on an inspection drone the memory of the board often decides model size before accuracy is discussed',
    implication: 'networks should be compared at equal latency rather than at equal model size',
    contrasts: ['accuracy'],
  },
  stress: {
    definition:
      'stress distribution describes the intensity and direction of internal force at every point of a loaded part',
    mechanism: 'force follows the stiffer path and crowds around holes, notches and corners, where local values rise',
    condition: 'a definite stress distribution requires known loads, supports and material law',
    indicator: 'strain gauges or image correlation on the surface provide the check on a computed stress distribution',
    limit:
      'whether a part fails still depends on strength criteria and flaws, which stress distribution does not contain',
    counter:
      'for cracked parts fracture mechanics sets nominal stress aside and turns to the intensity at the crack tip',
    example: 'bolt holes in the flange of a robot joint are usually the darkest spots in the stress distribution',
    implication:
      'artificial peaks at point loads and supports must be discounted before the stress distribution is interpreted',
    parts: ['residual-stress'],
  },
  stiffness: {
    definition: 'structural stiffness is the force needed to produce a unit of displacement',
    mechanism: 'a deeper section, a higher modulus and a shorter overhang all reduce deflection under the same load',
    condition: 'structural stiffness is constant only in the elastic range and with joints that stay tight',
    indicator: 'the slope of a measured load-displacement curve gives structural stiffness directly',
    limit: 'added stiffness usually adds mass, which moving parts pay for in drive power',
    counter: 'compliant mechanism research takes the opposite view and uses controlled flexibility to absorb shock',
    example: 'a machine column of low structural stiffness lets the tool retreat and leaves chatter marks on the work',
    implication:
      'greater depth and closed sections deserve a trial before a costlier material is bought for structural stiffness',
    contrasts: ['structural-mass'],
  },
  'positioning-accuracy': {
    definition: 'positioning accuracy compares the position reached with the position commanded',
    mechanism:
      'geometric error, backlash, heat and control error travel along the chain and add up at the end effector',
    condition:
      'positioning accuracy must be kept apart from repeatability, since calibration can mend the former but not the latter',
    indicator:
      'errors measured at many points with a tracker or interferometer describe positioning accuracy over the workspace',
    limit: 'static positioning accuracy says little about path error at speed',
    counter:
      'with a camera closing the loop at the tool, visual servoing makes a precise arm seem an unnecessary luxury',
    example: 'hobby servos in a cheap robotic arm let positioning accuracy change with the direction of the load',
    implication:
      'sources of error should be separated first, as calibration cures geometry and only redesign cures play',
    contrasts: ['dynamic-error'],
  },
  'structural-mass': {
    definition:
      'structural mass is the weight of the load-bearing parts themselves, often a major load in moving or wide-span structures',
    mechanism: 'extra mass raises inertia and static load together, and drives, supports and foundations grow in turn',
    condition: 'structural mass matters most in fast, wide-span or battery-powered designs',
    indicator: 'material weight per unit of load carried allows structural mass to be compared across sizes',
    limit: 'thin walls save weight but invite buckling and loss of stiffness',
    counter:
      'operators who value durability keep some surplus, reckoning that repairs cost more than the material saved',
    example: 'a lighter bus frame turns saved structural mass straight into additional range',
    implication: 'a weight budget shows the few parts where reducing structural mass is worth the effort',
    contrasts: ['stiffness', 'durability'],
  },
  'sensor-accuracy': {
    definition:
      'sensor accuracy tells how near a reading comes to the true value, systematic and random error together',
    mechanism:
      'non-linearity, temperature drift and circuit noise add up before quantisation contributes its own share',
    condition: 'data-sheet sensor accuracy is valid inside the calibrated range and temperature only',
    indicator: 'comparison with a higher standard for offset, repeatability and hysteresis determines sensor accuracy',
    limit: 'a perfect device in the wrong place still measures the wrong thing',
    counter: 'networked sensing often trades sensor accuracy for numbers and corrects cheap nodes statistically',
    example: 'a humidity probe mounted beside a warm processor reads low whatever its sensor accuracy on paper',
    implication: 'required sensor accuracy should be derived backwards from the error the system can tolerate',
    contrasts: ['signal-noise'],
  },
  'node-power': {
    definition:
      'node power consumption is the average draw of a wireless node over sensing, computing, sending and sleeping',
    mechanism: 'radio current dwarfs sleep current, so frequent waking and long transmission dominate the budget',
    condition: 'node power consumption is the deciding constraint where batteries or harvested energy feed the node',
    indicator: 'integrating the current trace over one duty cycle gives node power consumption',
    limit: 'longer sleep lowers consumption but lets short events pass unrecorded',
    counter:
      'on factory floors with mains supply, engineers ignore node power consumption and choose sampling rate instead',
    example: 'a soil node waking hourly spends most of its energy waiting to join the network',
    implication: 'states ought to be listed with current and duration, and the largest product attacked first',
    contrasts: ['transmission-delay'],
  },
  'packet-loss': {
    definition: 'packet loss denotes the share of sent data units that never reach the receiver',
    mechanism: 'attenuation, collisions and overflowing buffers each drop packets, and collisions grow with traffic',
    condition: 'values of packet loss make sense only with distance, obstacles and sending interval stated',
    indicator: 'numbered packets and a long test reveal packet loss as gaps in the sequence',
    limit: 'an average hides bursts, which harm control far more than scattered losses',
    counter: 'for slowly changing quantities, tolerant applications interpolate and care little about packet loss',
    example: 'packet loss in a greenhouse climbs as plants grow, because wet leaves absorb radio energy',
    implication: 'a map of the test points must accompany packet loss figures, with random and burst losses separated',
    contrasts: ['transmission-delay'],
  },
  'transmission-delay': {
    definition:
      'transmission delay is the time data take from source to destination, including sending, travel, processing and queueing',
    mechanism:
      'congestion makes packets queue, retransmission multiplies the wait, and the tail of the distribution stretches',
    condition: 'one-way transmission delay can be measured only with synchronised clocks at both ends',
    indicator:
      'jitter and the worst case decide whether transmission delay suits control or speech, more than the mean does',
    limit: 'low delay is usually bought with reserved resources and hence with poorer utilisation',
    counter: 'managers of batch traffic care for volume and find transmission delay irrelevant to their reports',
    example:
      'in remote driving the delays of picture and command add up, and braking comes late at moderate speed already',
    implication: 'networked control should include transmission delay in the loop and be checked at its worst value',
    contrasts: ['packet-loss'],
  },
  'dynamic-error': {
    definition:
      'overshoot and steady-state error state how far a response shoots past its target and what offset remains once it has settled',
    mechanism:
      'high gain causes overshoot, low gain leaves an offset, and integral action removes the offset at the risk of swinging',
    condition: 'overshoot and steady-state error are comparable for equal steps and equal disturbances',
    indicator:
      'a step response shows overshoot and steady-state error at a glance, with an integral criterion as a summary',
    limit: 'good overshoot and steady-state error on a step guarantee nothing for ramps or sine commands',
    counter: 'commissioning engineers watch the actuator instead, since constant correction wears out a valve',
    example:
      'an oven that passes its set point and sinks back slowly shows overshoot and steady-state error in one trace',
    implication: 'permissible overshoot ought to be fixed first and settling time shortened within it',
    contrasts: ['stability'],
  },
  'power-quality': {
    definition:
      'power quality is the deviation of voltage and current from ideal frequency, magnitude, waveform and symmetry',
    mechanism:
      'distorted currents drop distorted voltages across the network impedance and so reach every device on the bus',
    condition: 'power quality suffers most at weak ends of a network, where a single load can move the voltage',
    indicator:
      'harmonic distortion, voltage deviation, flicker and unbalance are the standing items of power quality monitoring',
    limit: 'steady-state indices miss brief dips, which are what sensitive equipment fears',
    counter: 'customers hold the utility responsible for power quality, while utilities want the polluter to pay',
    example: 'lights that flicker when a charging station fills up make power quality visible to everyone',
    implication:
      'monitoring at the point of common coupling should separate background distortion from the local share',
  },
  'conversion-efficiency': {
    definition: 'energy conversion efficiency is the ratio of useful output to energy supplied',
    mechanism: 'conduction, switching, iron and friction losses subtract in turn, and their order changes with load',
    condition:
      'energy conversion efficiency must be quoted with load and temperature, as rated values do not describe a year',
    indicator: 'simultaneous power measurement at input and output over the load range gives the efficiency map',
    limit: 'quantity alone is counted, so turning electricity into lukewarm water can look efficient',
    counter:
      'planners weigh yearly yield against price and may prefer a cheaper device of lower energy conversion efficiency',
    example:
      'a traction motor at low speed and high torque works at poor energy conversion efficiency, which city traffic exposes',
    implication:
      'a breakdown of losses tells whether device, magnetics or control deserves the next effort towards higher energy conversion efficiency',
    contrasts: ['energy-use'],
  },
  'human-factor': {
    definition:
      'unsafe behaviour is conduct that breaks a rule or misjudges a risk and so makes an accident more likely',
    mechanism: 'haste, fatigue and luck in the past lead people to skip protection, until a defect coincides',
    condition: 'unsafe behaviour becomes custom in crews whose shortcuts nobody corrects',
    indicator: 'observation cards and near-miss reports trace kinds and frequency of unsafe behaviour',
    limit: 'blaming unsafe behaviour for everything hides missing guards and impossible deadlines',
    counter: 'organisational researchers treat behaviour as an effect of incentives and conditions rather than a cause',
    example: 'unclipping a harness at the slab edge for convenience is the unsafe behaviour seen most often on sites',
    implication: 'conditions of work and daily briefings should be improved before penalties are raised',
    contrasts: ['failure-rate'],
  },
  'schedule-deviation': {
    definition:
      'schedule deviation is the difference between actual progress and the baseline, in time or in work done',
    mechanism: 'delay on the critical path pushes every successor, while other tasks first use up their float',
    condition: 'schedule deviation needs a baseline that has not been quietly rewritten',
    indicator: 'earned value at fixed dates shows both the size of schedule deviation and the task behind it',
    limit: 'zero deviation may have been bought with overtime and hidden rework',
    counter: 'lean planners trust the reliability of weekly promises more than accumulated schedule deviation',
    example: 'one late lorry of precast walls delays lifting, grouting and the next floor in turn',
    implication: 'causes should be pinned to tasks and parties, since blaming the weather teaches nothing',
    contrasts: ['construction-cost'],
  },
  'construction-cost': {
    definition:
      'construction cost is the whole expense of building a project, made up of labour, material, plant and overhead',
    mechanism:
      'design fixes most quantities, the market sets prices, and variations move the contract sum to the final account',
    condition: 'construction cost can be compared only under the same rules of measurement and price date',
    indicator:
      'cost per square metre, shares by element and overrun against budget are the usual views of construction cost',
    limit: 'low first cost may be repaid many times over in heating and repair',
    counter: 'value engineering asks for function per unit of cost and opposes awarding contracts to the lowest bid',
    example: 'prefabricated units cost more each yet shorten the loan, so construction cost alone misjudges them',
    implication: 'control of construction cost belongs in the design stage, where quantities are still open',
    contrasts: ['schedule-deviation'],
  },
  durability: {
    definition: 'structural durability means remaining safe and usable for the design life under environmental attack',
    mechanism:
      'chloride, carbon dioxide and frost break down the cover, steel rusts and swells, and cracks speed up the rest',
    condition: 'structural durability depends on cover and density actually achieved on site',
    indicator: 'carbonation depth, chloride profiles and half-cell potential show the state of structural durability',
    limit: 'accelerated tests only approximate nature, so predicted lives remain uncertain',
    counter: 'some would spend less on initial quality and more on inspection and timely repair',
    example: 'the splash zone of a coastal pier is where lack of structural durability appears first',
    implication: 'exposure classes ought to be assigned before material, detailing and curing are specified',
    contrasts: ['failure-rate'],
  },
  'grain-size': {
    definition: 'grain size gives the mean dimension of crystals in a polycrystal, set by nucleation and growth',
    mechanism: 'finer grains mean more boundaries, which stop dislocations and raise strength and toughness together',
    condition: 'refinement helps at moderate temperature, whereas creep favours a coarse grain size',
    indicator:
      'intercept counts or electron diffraction maps over several fields give grain size with its distribution',
    limit: 'second phases and texture can outweigh grain size in explaining a property',
    counter: 'work on nanocrystals finds softening at the smallest grain size, contrary to the usual rule',
    example: 'coarse grain size beside the fusion line is where impact specimens of a weld tend to break',
    implication:
      'orientation of the section must be fixed before grain size is compared, since rolled products differ along and across',
    contrasts: ['residual-stress'],
  },
  'residual-stress': {
    definition: 'residual stress is self-balancing stress that stays in a part after external load has gone',
    mechanism:
      'uneven plastic strain, heating or transformation leaves neighbouring regions of unequal size that hold each other in tension',
    condition: 'restraint and steep cooling gradients make residual stress large in welds and castings',
    indicator: 'diffraction serves for the surface, hole drilling for shallow depth and sectioning for the interior',
    limit: 'measurement is local or destructive, so the full field of residual stress is inferred by simulation',
    counter: 'surface engineers welcome compressive residual stress and create it by peening to prolong fatigue life',
    example: 'a thin part that bends overnight after roughing has had its residual stress unbalanced by the cut',
    implication:
      'stress relief must be placed between roughing and finishing, where its distortion can still be machined away',
    contrasts: ['stress'],
  },
  roughness: {
    definition: 'surface roughness describes the height and spacing of the fine peaks and valleys left by machining',
    mechanism: 'feed marks set the regular part, built-up edge and vibration add the irregular',
    condition: 'steady surface roughness needs feed, nose radius and speed chosen together',
    indicator:
      'a stylus gives the mean deviation and optical methods the topography, with the sampling length agreed beforehand',
    limit: 'one average cannot tell sharp peaks from deep valleys, though they wear quite differently',
    counter: 'tribologists dispute that smoother is better, since shallow grooves keep oil where it is needed',
    example: 'excess surface roughness in a hydraulic cylinder wears the seal and ends in leakage',
    implication: 'surface roughness should be specified from sealing and fit, not tightened everywhere by habit',
    contrasts: ['positioning-accuracy'],
  },
  'process-parameters': {
    definition: 'process parameters are the temperatures, speeds, pressures, doses and times an operator can set',
    mechanism:
      'settings decide the energy and time a material or reactant undergoes, and with them structure and conversion',
    condition: 'process parameters map onto results repeatably as long as feedstock and equipment stay the same',
    indicator: 'actual traces should be logged beside set values, because their difference is an early warning',
    limit: 'process parameters interact, so an optimum found one at a time fails when another is moved',
    counter: 'seasoned operators credit handling and the quirks of a machine as much as process parameters',
    example:
      'laser power and speed changed at constant energy still alter quality, which shows that process parameters cannot be merged',
    implication:
      'single-factor trials ought to bound the range before a designed experiment looks for the best process parameters',
    parts: ['process-records'],
  },
  'signal-noise': {
    definition: 'signal-to-noise ratio compares the power of the wanted signal with that of the noise around it',
    mechanism: 'the signal fades with distance while noise does not, until decisions become guesses',
    condition: 'signal-to-noise ratio must be quoted with bandwidth and measuring point to be meaningful',
    indicator:
      'noise measured in a silent interval and total power during transmission yield the signal-to-noise ratio',
    limit: 'short pulses of interference do great damage while hardly changing the average',
    counter:
      'in dense networks neighbours disturb more than heat does, so researchers there prefer an interference ratio',
    example: 'a loose electrode lets mains hum swamp the heart trace as the signal-to-noise ratio collapses',
    implication: 'shielding, grounding and a good first amplifier should come before digital filtering',
    contrasts: ['bit-error'],
  },
  'bit-error': {
    definition: 'bit error rate is the proportion of transmitted bits decided wrongly by the receiver',
    mechanism:
      'noise pushes a received point across the decision boundary, more easily where constellation points lie close',
    condition: 'bit error rate should be compared at equal signal-to-noise ratio, bandwidth and coding overhead',
    indicator: 'Monte Carlo runs or pseudo-random sequences measure it, provided enough errors are collected',
    limit: 'a low bit error rate obtained by long interleaving may be useless for real-time traffic',
    counter: 'network researchers look at frame errors, since one wrong bit ruins a frame as surely as many',
    example: 'high-order modulation shines near the mast and is abandoned at the cell edge as bit error rate climbs',
    implication: 'curves of bit error rate must include the uncoded baseline and the theoretical bound',
    contrasts: ['signal-noise'],
  },
  'data-quality': {
    definition:
      'data quality is the fitness of data for their purpose in completeness, correctness, consistency and timeliness',
    mechanism: 'gaps and errors shift the sample away from reality, and a model learns the shift as if it were a rule',
    condition: 'data quality is relative to use, since what suffices for a monthly report may not train a model',
    indicator: 'null rates, duplicates, conflicts between tables and update lag describe data quality item by item',
    limit: 'rule checks catch form and not truth, so plausible falsehoods pass',
    counter: 'believers in scale trust large samples to average out errors and would not clean records one by one',
    example: 'one shop under two names doubles its sales on merging, a classic failure of data quality',
    implication: 'checks on data quality belong at the point of entry instead of being left to the analyst',
    contrasts: ['model-size'],
  },
  'removal-rate': {
    definition: 'pollutant removal is the share of incoming pollutant that a process takes out',
    mechanism:
      'conversion, adsorption, retention and settling each account for a part, and the rest leaves with the outflow',
    condition:
      'pollutant removal is computed correctly when inlet and outlet samples belong to the same parcel of water or gas',
    indicator:
      'mass flows rather than concentrations should be compared, so that dilution does not pass for pollutant removal',
    limit: 'a high percentage does not mean compliance where the inlet is very strong',
    counter: 'regulators care for total discharge and toxicity and find percentages too kind to concentrated sources',
    example: 'rain dilutes the inflow, the outlet looks clean, and pollutant removal nevertheless falls',
    implication: 'pollutant removal, outlet concentration and by-products should be reported side by side',
    contrasts: ['influent-load'],
  },
  'influent-load': {
    definition: 'treatment load is the amount of pollutant reaching a unit of volume or medium per unit of time',
    mechanism: 'a rising treatment load shortens the effective reaction time, and outlet values follow it upwards',
    condition: 'treatment load is comparable between plants when pollutant and reference volume are the same',
    indicator: 'continuous flow multiplied by concentration gives a daily curve more useful than the mean',
    limit: 'two plants of equal mean treatment load can behave quite differently if one swings and the other does not',
    counter: 'operators say that toxicity matters more than quantity and is invisible in treatment load',
    example: 'tank cleaning at a food factory drives treatment load up for an hour and foam follows',
    implication: 'critical units should be checked at peak treatment load and equalisation sized from hourly data',
    contrasts: ['removal-rate'],
  },
  'thermal-load': {
    definition: 'thermal load is the rate at which heat must be supplied or removed to hold a required temperature',
    mechanism:
      'conduction, ventilation, sunshine and internal sources vary by the hour and combine into peaks and troughs',
    condition: 'thermal load can be calculated once indoor conditions, weather data and hours of use are fixed',
    indicator:
      'hourly simulation gives the annual curve, while flow and temperature difference give thermal load on site',
    limit: 'equipment sized for the peak spends most of its life at inefficient part load',
    counter: 'operators consider design values of thermal load inflated and would add machines as measurements justify',
    example:
      'fast charging concentrates heat in the cells and sets the thermal load for which the coolant loop must be checked',
    implication: 'insulation and internal sources ought to be dealt with before the efficiency of the plant',
    contrasts: ['energy-use'],
  },
  'driving-range': {
    definition: 'driving range states the distance a vehicle covers on a full charge or tank in a stated cycle',
    mechanism:
      'usable energy divided by consumption gives the range, and drag, heating and cold act on one or the other',
    condition: 'driving range compares between models only for the same cycle, temperature and accessories',
    indicator: 'dynamometer runs supply the official figure, fleet data the driving range people actually obtain',
    limit: 'gentle test cycles promise more driving range than winter motorways deliver',
    counter: 'some planners would add chargers instead of battery, as most trips need little driving range',
    example: 'switching on the heater in winter shortens driving range visibly, less so with a heat pump',
    implication: 'extra cells add mass, so drag and accessories must be improved before the battery grows',
    contrasts: ['structural-mass'],
  },
  'ride-comfort': {
    definition:
      'ride comfort is the ability of a vehicle to keep vibration from the road within what passengers accept',
    mechanism: 'tyres and suspension filter the road in stages, and what is left reaches the body through the seat',
    condition: 'ride comfort must be judged at a stated speed and class of road',
    indicator: 'weighted seat acceleration together with suspension travel and tyre load describes ride comfort',
    limit: 'a softer suspension improves ride comfort and worsens roll and handling',
    counter: 'sporting drivers reject soft damping, valuing road feel above ride comfort',
    example: 'rear passengers thrown up at a speed bump suffer from damping matched to the wrong load',
    implication: 'tuning should be verified empty and fully loaded, as ride comfort differs between them',
    contrasts: ['stiffness'],
  },
  'user-requirements': {
    definition: 'user interviews record in their own words what people do, where they get stuck and what they wish for',
    mechanism:
      'asking about one recent occasion turns a general wish into time, place and steps, from which functions follow',
    condition: 'user interviews represent a group only if all roles are included and questions do not lead',
    indicator: 'how many user interviews mention a complaint, and from which role, helps to rank it',
    limit: 'people rarely mention nuisances they have grown used to, so observation must supplement what they say',
    counter:
      'analysts of behaviour distrust talk and prefer logs, which record what was done rather than what was claimed',
    example: 'canteen staff in user interviews speak of settling accounts, students only of queues',
    implication: 'statements ought to be numbered so that every function can be traced to the person who asked for it',
    contrasts: ['access-logs'],
  },
  'access-logs': {
    definition: 'system logs record requests, durations, errors and actors in order of time',
    mechanism: 'a common identifier left at each step lets one request be followed through all components',
    condition: 'system logs serve research only with synchronised clocks, fixed fields and no silent pruning',
    indicator: 'error codes, slow requests and busy hours are the first things to extract from system logs',
    limit: 'steps without instrumentation leave no trace, and motives never do',
    counter: 'security staff warn that system logs holding passwords are themselves a leak',
    example:
      'a backup colliding with a nightly export came to light in system logs after the network had long been blamed',
    implication: 'personal data should be masked before system logs are analysed, and exclusions stated',
    contrasts: ['user-requirements'],
  },
  'business-records': {
    definition:
      'transaction records are the structured entries that orders, stock movements and payments leave in a database',
    mechanism: 'each step of the business writes or updates a row, so states and time stamps retell the process',
    condition:
      'transaction records can be compared over time if fields keep their meaning and deletions are only marked',
    indicator: 'row counts, completeness and uniqueness of keys are to be checked before transaction records are used',
    limit: 'the entries serve business, so motives and circumstances have no column',
    counter:
      'survey researchers prefer to collect afresh rather than squeeze a question into whatever transaction records happen to hold',
    example: 'time from listing to sale can be computed from transaction records, deals struck offline cannot',
    implication: 'a field description must be attached, with the treatment of test and cancelled orders explained',
    contrasts: ['public-dataset'],
  },
  'simulation-data': {
    definition: 'simulation data are curves, fields and statistics computed by a model under chosen conditions',
    mechanism: 'one input is varied while the rest stay fixed, so differences in output stem from that input alone',
    condition: 'simulation data speak about the real object only after the model has been checked against measurement',
    indicator: 'stability under finer steps and closure of conserved quantities are the first tests of simulation data',
    limit: 'without noise and assembly error, simulation data make poor training material for the real world',
    counter: 'experimenters deny that simulation data are evidence, since they only repeat one set of assumptions',
    example:
      'inverter faults too rare to record are often learned from simulation data and refined on a few measurements',
    implication:
      'model version and parameters should be published with simulation data so that others can recompute them',
    contrasts: ['test-records'],
  },
  'test-records': {
    definition: 'field test records are readings, photographs and notes taken while a device runs in real surroundings',
    mechanism: 'real load, weather and handling act together and bring out what the designer had not imagined',
    condition:
      'field test records are comparable if instruments are in calibration and forms are filled in consistently',
    indicator: 'conditions, time, instrument number and anomalies should all appear in proper field test records',
    limit: 'conditions cannot be repeated, so one record seldom isolates a single cause',
    counter:
      'researchers devoted to control go back to the bench, finding field test records too disturbed to interpret',
    example: 'morning dew saturating the humidity sensor showed up in field test records and never in the laboratory',
    implication: 'failed and interrupted runs belong in the record, for successes alone mislead',
    contrasts: ['simulation-data'],
  },
  'public-dataset': {
    definition: 'public datasets are labelled samples released with fixed splits for common use',
    mechanism: 'everyone measures on the same samples with the same score, which gives methods a shared yardstick',
    condition: 'scores on public datasets transfer only as far as their recording conditions resemble the application',
    indicator: 'size, class balance, label agreement and licence should be examined before public datasets are adopted',
    limit: 'years of use invite overfitting to public datasets, so a better rank may mean little',
    counter: 'industry considers public datasets too clean and learns more from a small sample of its own',
    example:
      'crack images in public datasets are mostly taken from straight above, and scores sink at the slant of a car camera',
    implication: 'official splits should be kept and a small independent sample added as an outside check',
    contrasts: ['labelled-images', 'business-records'],
  },
  'labelled-images': {
    definition: 'labelled images carry boxes or outlines drawn by people to teach a network what to find',
    mechanism: 'labels turn human judgement into coordinates, and the network inherits its errors as well',
    condition:
      'written rules and agreement between annotators are needed for labelled images to steer training rightly',
    indicator: 'overlap between two independent annotators on a subset measures the reliability of labelled images',
    limit: 'fuzzy edges of fine cracks set an upper bound on accuracy that no network can pass',
    counter: 'self-supervised learning hopes to dispense with most labelled images by exploiting unlabelled ones',
    example: 'a few water stains mislabelled as cracks suffice to produce false alarms after every rain',
    implication: 'device, place and weather ought to be stored with labelled images, so that later splits can use them',
    contrasts: ['public-dataset'],
  },
  'material-parameters': {
    definition:
      'material property data are the moduli, strengths, fatigue limits and conductivities used in calculation',
    mechanism: 'standard specimens loaded under set conditions give curves from which design values are read',
    condition: 'handbook values apply to a given heat treatment, temperature and loading rate and not beyond',
    indicator: 'scatter within a batch and the test standard should accompany material property data',
    limit: 'small specimens make material property data optimistic for thick castings or printed parts',
    counter:
      'careful manufacturers retest each batch, holding that copied material property data pass the risk to the user',
    example:
      'printed titanium differs along and across the build, so isotropic material property data mislead a simulation',
    implication: 'sources must be named and the one or two most sensitive values varied in the analysis',
    parts: ['stiffness'],
  },
  'monitoring-data': {
    definition: 'long-term monitoring data are series recorded at fixed points over months or years',
    mechanism: 'a long series separates season, event and slow decline, so trends can be recognised',
    condition:
      'points must stay put and instrument changes be bridged, or long-term monitoring data cannot be compared',
    indicator: 'completeness, pattern of gaps and zero checks tell whether long-term monitoring data are usable',
    limit: 'true anomalies are few, and early damage drowns in the effect of temperature',
    counter: 'inspectors argue that a yearly visit serves most structures and that permanent sensors never pay',
    example: 'bridge strain follows the weather, and only corrected long-term monitoring data reveal a seizing bearing',
    implication: 'environmental effects should be removed first and the residuals then searched for trend and jump',
    contrasts: ['test-records'],
  },
  'sensor-readings': {
    definition:
      'sensor readings are number series obtained from a physical quantity through transducer, conditioning and conversion',
    mechanism:
      'a change in the quantity alters an electrical parameter, which is amplified, filtered and quantised at regular ticks',
    condition: 'range, rate and mounting must suit the object, or sensor readings describe the circuit instead',
    indicator: 'zero stability, saturated points and even time stamps give a quick verdict on sensor readings',
    limit: 'raw sensor readings drift and spike, and control built on them acts wrongly',
    counter: 'some would replace part of the sensors by a physical model, since every sensor is another thing to fail',
    example: 'sensor readings of an inertial unit gather angle error even at rest and need regular zeroing',
    implication: 'calibration and preprocessing ought to be shown, not only the smoothed curve',
    parts: ['sensor-accuracy'],
  },
  'load-weather': {
    definition: 'load and weather records place demand beside temperature, irradiance and wind on one time axis',
    mechanism:
      'temperature drives heating and cooling, sun and wind drive generation, and only together do they explain the balance',
    condition: 'load and weather records suit forecasting once resolution is unified and holidays are marked',
    indicator: 'missing share, day types and correlations are routine checks on load and weather records',
    limit: 'weather stations stand at a distance from demand, so local differences remain',
    counter: 'some dispatchers see prices and production overtaking weather and want social data added',
    example: 'demand on the third hot day exceeds the first, a lag that load and weather records bring out',
    implication: 'training and test periods must follow one another in time and never be shuffled',
    contrasts: ['simulation-data'],
  },
  'project-files': {
    definition:
      'site diaries and project files are the daily notes, certificates, inspections and minutes of a construction job',
    mechanism: 'entries signed on the day fix who did what with which material',
    condition: 'site diaries and project files count as evidence when written at the time rather than filled in later',
    indicator: 'diary, notices and delivery notes should confirm one another if the files are genuine',
    limit: 'trouble is passed over lightly, so rework and quarrels are under-reported',
    counter:
      'field researchers would rather watch the work, saying that site diaries and project files show how things should have been',
    example:
      'disputed days of standstill are usually settled from weather and attendance in site diaries and project files',
    implication: 'volumes and periods consulted should be listed and complemented by interviews',
    contrasts: ['monitoring-data'],
  },
  'process-records': {
    definition: 'process records log temperatures, flows, doses and operator actions while a process runs',
    mechanism: 'conditions and results are matched in time, so a bad batch can be traced to the step that slipped',
    condition: 'logging must be faster than the process changes, or process records miss the fluctuation that matters',
    indicator: 'gaps between set and actual values and manual overrides are the most telling parts of process records',
    limit: 'normal running varies little, which leaves process records with few contrasts to learn from',
    counter: 'statisticians object that passive process records are confounded and that cause requires experiment',
    example: 'nitrogen peaks in an effluent matched hours of reduced aeration found in the process records',
    implication: 'residence time has to be allowed for before inlet and outlet process records are compared',
    parts: ['process-parameters'],
  },
  'channel-measurements': {
    definition:
      'channel measurements send known signals through a real environment to obtain loss, delay spread and angles',
    mechanism: 'since the transmitted waveform is known, every change at the receiver is due to the path',
    condition: 'channel measurements are free of equipment effects after clock alignment and antenna calibration',
    indicator:
      'path loss exponent, delay spread and fading parameter are the statistics usually drawn from channel measurements',
    limit: 'results from one street and band seldom hold in the next',
    counter: 'ray tracing enthusiasts would compute channels from detailed maps and spare the fieldwork',
    example: 'channel measurements in corridors show less loss than free space, because walls guide the wave',
    implication: 'band, antenna height and layout must be given when channel measurements are quoted',
    contrasts: ['simulation-data'],
  },
  'driving-cycle': {
    definition: 'driving cycle data give speed and gradient over time for typical journeys',
    mechanism: 'many trips are cut into segments, clustered, and rejoined into one repeatable test',
    condition: 'driving cycle data represent use only if vehicles and routes cover the common kinds of travel',
    indicator:
      'mean speed, idling share and acceleration spread show how close driving cycle data come to local traffic',
    limit: 'weather, payload and driving style are mostly absent, so individual consumption deviates',
    counter: 'critics fear that fixed cycles become an examination to be passed and call for tests on the road',
    example: 'city bus driving cycle data are full of stops, from which the benefit of energy recovery is estimated',
    implication: 'the cycle must match the vehicle, for a delivery van does not drive like a private car',
    contrasts: ['load-weather'],
  },
  'expert-scoring': {
    definition: 'expert ratings are scores that experienced people give to the importance or risk of listed items',
    mechanism: 'averaging independent judgements cancels personal bias and puts tacit knowledge into numbers',
    condition: 'expert ratings need respondents from different firms who answer without conferring',
    indicator: 'a coefficient of concordance shows whether expert ratings amount to agreement',
    limit: 'recent accidents colour expert ratings, so the last disaster scores too high',
    counter: 'empirical researchers would use accident statistics, since careful opinion is still opinion',
    example: 'supervisors and contractors often differ in their expert ratings of falls and electric shock',
    implication: 'questionnaire and panel should be disclosed and the result tested by dropping one expert at a time',
    parts: ['fuzzy-ahp'],
  },
  'operations-team': {
    definition: 'operations teams look after a plant or system once it has been handed over, from rounds to repair',
    mechanism:
      'operators notice anomalies first, and their experience fed back to design prevents the same defect next time',
    condition: 'operations teams report honestly where documentation is complete and bad news goes unpunished',
    indicator: 'mean repair time, repeat faults and spare part turnover reflect the work of operations teams',
    limit: 'keeping things running comes first, so operations teams are slow to try anything new',
    counter:
      'the movement to unite development and operations would abolish separate teams and let builders stand watch',
    example: 'pumps tripping after each storm led operations teams to a grounding error in the design',
    implication: 'access for repair should be discussed with operations teams before drawings are final',
    contrasts: ['standards-body'],
  },
  'standards-body': {
    definition:
      'standards bodies bring makers, users and test houses together to agree on interfaces, performance and test methods',
    mechanism: 'common interfaces make products interchangeable and common tests make them comparable',
    condition: 'standards bodies succeed where leading makers are ready to disclose part of what they know',
    indicator: 'adoption, revision interval and interoperability results show the weight that standards bodies carry',
    limit: 'consensus is slow and tends to favour the solution already on the market',
    counter:
      'young firms complain that standards bodies freeze mediocre practice which competition would have replaced',
    example: 'charging plugs were a muddle until standards bodies settled which would fit all cars',
    implication: 'standard and edition ought to be cited in a design, and departures justified one by one',
    contrasts: ['operations-team'],
  },
  'design-institute': {
    definition: 'design and construction firms turn an intention into drawings and drawings into a building',
    mechanism:
      'design settles form and material, site work decides whether they are realised, and gaps between them breed variations',
    condition:
      'design and construction firms solve conflicts early where briefings are thorough and change requests move fast',
    indicator:
      'variations by cause and questions raised on the drawings reveal how well design and construction firms cooperate',
    limit: 'separate fees give neither side a reason to save cost for the other',
    counter: 'advocates of single-point contracts regard the very separation as the source of dispute',
    example: 'an embedded plate missed between design and construction firms has to be chiselled in on site',
    implication:
      'accounts of design and construction firms must both be heard and checked against drawings and variation orders',
  },
  manufacturer: {
    definition: 'component manufacturers make parts or assemblies in quantity from drawings and specifications',
    mechanism:
      'what the processes of a supplier can hold sets tolerance and price, and feedback from trials changes the drawing',
    condition: 'component manufacturers invest in tooling when volumes are sufficient and requirements stay put',
    indicator: 'capability indices, returns and punctuality are the common yardsticks for component manufacturers',
    limit: 'single student parts attract little interest, and a good sample does not prove series quality',
    counter: 'firms that make in-house fear losing process knowledge to component manufacturers along with the order',
    example: 'one grade more in gear accuracy may add grinding, and component manufacturers price it accordingly',
    implication: 'producibility should be reviewed with component manufacturers before a design is frozen',
    contrasts: ['carmaker'],
  },
  'grid-operator': {
    definition:
      'grid operators schedule generation and network configuration and keep supply and demand balanced in real time',
    mechanism: 'forecasts become schedules, and reserves with automatic control correct what forecasts missed',
    condition: 'grid operators can balance only what they are able to observe and command',
    indicator: 'frequency quality, curtailed renewables and reserve margin reflect the strain on grid operators',
    limit: 'rooftop generation behind the meter escapes the sight of grid operators and enlarges forecast errors',
    counter: 'market reformers would let prices do more of the balancing and orders less',
    example: 'as the sun sets and demand climbs, grid operators must have ramping plant or storage in hand',
    implication: 'storage studies ought to state the rules of exchange with grid operators, not just internal savings',
    contrasts: ['operations-team'],
  },
  'telecom-operator': {
    definition: 'telecom operators build and run public networks under spectrum licences and sell access to them',
    mechanism:
      'site density, band and backhaul determine quality, and expected revenue determines where they are built',
    condition: 'telecom operators densify where users and traffic are enough to share the cost of a site',
    indicator: 'coverage, dropped sessions and busy-hour speed are the public measures of telecom operators',
    limit:
      'remote areas yield little revenue, so that commercial decisions of telecom operators leave gaps in coverage',
    counter: 'builders of private networks hold that factories need control which telecom operators cannot sell',
    example: 'a farm network rented from telecom operators needs no gateway but depends on local reception',
    implication: 'signal on site and long-term fees should be measured before a public network is chosen',
    contrasts: ['standards-body'],
  },
  'environment-authority': {
    definition: 'environmental regulators set discharge requirements, issue permits and inspect whoever emits',
    mechanism: 'permits turn limits into duties, and monitoring raises the chance that a breach is found',
    condition: 'environmental regulators deter only where data are honest and fines exceed the gain from cheating',
    indicator: 'compliance, validity of online data and completed corrections show how enforcement works',
    limit: 'environmental regulators have few inspectors, while small and scattered sources of pollution are many',
    counter: 'economists prefer taxes or tradable permits, which leave each firm to find its cheapest abatement',
    example: 'stricter nitrogen limits from environmental regulators made many plants add a further treatment stage',
    implication: 'designs must meet the current limits of environmental regulators and leave room for tighter ones',
    contrasts: ['standards-body'],
  },
  carmaker: {
    definition: 'vehicle manufacturers define the model, integrate its systems and answer for safety and approval',
    mechanism:
      'targets are broken down to systems and parts, developed by suppliers, and verified in prototype vehicles',
    condition: 'vehicle manufacturers recover development cost through shared platforms and large volumes',
    indicator:
      'development time, faults per hundred vehicles and share of common parts are windows on vehicle manufacturers',
    limit: 'existing platforms and suppliers make vehicle manufacturers slow to change technology',
    counter: 'newcomers claim that software now defines the car and that integration experience is overrated',
    example: 'a saloon and an off-roader on one floor pan show how vehicle manufacturers save on development',
    implication:
      'component studies should start from targets set by vehicle manufacturers and state the gain for the whole car',
    contrasts: ['manufacturer'],
  },
  'cost-performance': {
    definition: 'performance versus cost is the dispute over whether one more step of improvement is worth its price',
    mechanism: 'near a physical limit the same gain costs ever more, and opinions part where returns begin to shrink',
    condition: 'performance versus cost is hardest to settle when the price of failure is unknown',
    indicator: 'plotting cost against performance for all candidates shows which of them are dominated',
    limit: 'purchase price is easily counted, while downtime, energy and repair are easily forgotten',
    counter: 'safety engineers refuse to put certain requirements on the scale of performance versus cost at all',
    example: 'harmonic drive or hobby servo for a teaching robot is performance versus cost in miniature',
    implication: 'alternatives should be listed with life-cycle cost and a reason given for stopping where one stops',
    parts: ['requirement-coverage'],
  },
  'model-data': {
    definition:
      'physical modelling versus data-driven methods is the question whether equations or records should guide prediction',
    mechanism: 'equations extrapolate sensibly but simplify, records fit the present but know no boundary',
    condition: 'scarce data favour physics, plentiful data with obscure mechanisms favour learning',
    indicator:
      'errors outside the training range decide physical modelling versus data-driven methods better than errors inside',
    limit: 'average error leaves out explanation and certification, which may weigh more in use',
    counter:
      'a middle position writes physical constraints into the learning objective and regards the opposition as false',
    example:
      'battery charge is estimated by physical models with filters and by data-driven regression, each with its adherents',
    implication:
      'available data and knowledge ought to be listed before physical modelling versus data-driven methods is decided',
    contrasts: ['cost-performance'],
  },
  'build-reuse': {
    definition:
      'in-house development versus reuse of components asks which parts of a system to write and which to adopt',
    mechanism: 'reuse inherits the tests of others along with their release cycle and licence',
    condition:
      'common functions and short schedules speak for reuse of components, distinctive or sensitive ones for in-house development',
    indicator:
      'dependencies, upgrade effort and defect density in own code inform in-house development versus reuse of components',
    limit: 'first cost dominates the discussion and the price of replacing a component is underestimated',
    counter:
      'supply chain security researchers point out that a single poisoned component compromises everything above it',
    example:
      'login taken from reused components and a rating formula developed in-house are the usual compromise on a campus platform',
    implication: 'components and licences must be listed, with a reason why the self-written part could not be adopted',
    contrasts: ['cost-performance'],
  },
  'privacy-use': {
    definition:
      'data use versus privacy asks how far personal information may be gathered for the sake of better service',
    mechanism: 'finer data sharpen inference and identification alike, so benefit and risk rise together',
    condition:
      'data use versus privacy becomes acute when purposes are vague and data can be joined with other sources',
    indicator:
      'fields collected against functions served, and the risk of re-identification, give a basis for judgement',
    limit: 'consent is mostly a formality and settles little in data use versus privacy',
    counter: 'industry contends that strict limits starve small firms of data and strengthen the giants',
    example:
      'face recognition at the lecture door is convenient and stores biometrics, which starts data use versus privacy on campus',
    implication: 'systems should collect the least they need and leave on the device what can be computed there',
    contrasts: ['edge-cloud'],
  },
  'accuracy-speed': {
    definition: 'accuracy versus real-time speed is the choice between judging better and judging sooner',
    mechanism: 'deeper networks and finer images improve judgement and cost operations, hence frame rate',
    condition: 'accuracy versus real-time speed binds when targets move fast and the processor is small',
    indicator: 'a plot of accuracy against latency on one chip leaves only the models on its frontier worth discussing',
    limit: 'single frames are compared, although information over time can make up for a weak frame',
    counter:
      'chip makers expect growing power to dissolve accuracy versus real-time speed, while users see tasks growing as fast',
    example:
      'a few lost frames lengthen the braking distance of a car and make accuracy versus real-time speed concrete',
    implication: 'the longest admissible delay ought to be derived from use and accuracy compared within it',
    contrasts: ['edge-cloud'],
  },
  'edge-cloud': {
    definition:
      'edge computing versus central clouds asks whether data should be processed near their origin or in a data centre',
    mechanism:
      'local processing saves the round trip, central processing brings large models and the view over all sites',
    condition:
      'unreliable networks, tight delays or confidential data tip edge computing versus central clouds towards the edge',
    indicator: 'end-to-end delay, upstream traffic and maintenance hours per site are the figures to compare',
    limit:
      'edge computing versus central clouds is argued without upkeep, though scattered devices are far harder to update than a server room',
    counter: 'most projects filter at the edge and train in the cloud and see no reason to choose',
    example: 'inspection cameras that upload suspicious frames alone combine edge computing and central clouds',
    implication: 'each function should be assigned to a level, with behaviour during an outage described',
    contrasts: ['accuracy-speed', 'central-distributed'],
  },
  'lightweight-strength': {
    definition:
      'light weight versus load capacity asks how much strength, stiffness and margin may be given up to save mass',
    mechanism:
      'thinning weakens the section directly, and stronger materials bring new problems of joining and recycling',
    condition: 'light weight versus load capacity is sharpest where mass turns directly into energy or payload',
    indicator: 'specific strength, specific stiffness and crash or fatigue results allow candidates to be compared',
    limit: 'initial strength dominates the argument, while corrosion, wear and repair are left out',
    counter: 'repairers protest that bonded and cast structures are light but must be replaced whole after a bump',
    example:
      'a robot arm changed from bar to thin tube trembles at the tip, light weight versus load capacity in plain view',
    implication:
      'in settling light weight versus load capacity, limits on stiffness and natural frequency must be fixed before mass is minimised',
    contrasts: ['cost-performance'],
  },
  'central-distributed': {
    definition:
      'central versus distributed control is the question whether one authority decides or units act on local information',
    mechanism:
      'a centre sees everything and can optimise, while autonomous units avoid long links and survive the loss of one',
    condition: 'few units and reliable links favour the centre, large or divided systems favour distribution',
    indicator:
      'distance from the optimum, traffic and functions left without the centre decide central versus distributed control',
    limit: 'responsibility is seldom discussed, though distributed decisions make it hard to assign',
    counter: 'hierarchical designs claim both advantages, with slow coordination above and fast autonomy below',
    example:
      'storage obeying a master or following its droop line is central versus distributed control in a microgrid',
    implication:
      'comparisons of central and distributed control should include lost communication and units joining or leaving',
    contrasts: ['edge-cloud'],
  },
  'cast-precast': {
    definition:
      'cast-in-place versus prefabricated construction asks whether concrete is better poured on site or made in a factory',
    mechanism: 'the factory removes weather and wet work, while joints and transport become the new weak points',
    condition: 'many repeated storeys, short haulage and standard units tip the balance towards prefabrication',
    indicator: 'duration, cost per area, labour and leakage at joints are set against each other',
    limit:
      'cost dominates cast-in-place versus prefabricated construction, dust, noise and working conditions are hard to price',
    counter:
      'seismic designers remain wary of joints whose grout cannot be inspected and keep critical zones cast in place',
    example:
      'cast shear walls below and precast floors above settle cast-in-place versus prefabricated construction by compromise',
    implication:
      'cast-in-place and prefabricated construction should be weighed element by element, since stairs and slabs suit the factory better than cores',
    contrasts: ['cost-performance'],
  },
  'additive-subtractive': {
    definition:
      'additive versus subtractive manufacturing asks whether a part should be built in layers or cut from stock',
    mechanism:
      'layers reach where no tool can and allow inner channels, at the price of rough surfaces and directional properties',
    condition:
      'in additive versus subtractive manufacturing, small batches, intricate shapes and costly material favour the additive side',
    indicator:
      'cost per part over batch size, material yield and fatigue strength inform additive versus subtractive manufacturing',
    limit:
      'support removal, hot pressing and finishing are often forgotten in additive versus subtractive manufacturing',
    counter:
      'hybrid makers deposit near the shape and mill the faces that matter, and see partners where others see rivals',
    example: 'mould inserts with curved cooling channels are printed and then ground, which divides the work sensibly',
    implication: 'functional surfaces and batch size ought to decide, rather than the novelty of a shape',
    contrasts: ['lightweight-strength'],
  },
  'coverage-capacity': {
    definition: 'coverage versus capacity asks whether scarce power and spectrum should serve distance or data rate',
    mechanism: 'low bands bend and carry far but offer little width, high bands offer width and stop at a wall',
    condition: 'sparsely settled regions put coverage first, whereas crowded places have more use for capacity',
    indicator: 'edge rate, cell radius and throughput per area show where a network stands in coverage versus capacity',
    limit: 'looking at the downlink alone ignores the handset, whose weak transmitter limits the return path',
    counter: 'planners of layered networks let large cells cover and small cells carry, and so sidestep the choice',
    example: 'a dead car park under a crowded hall puts coverage versus capacity into one building',
    implication: 'areas must be zoned by traffic before targets for coverage and capacity are set',
    contrasts: ['cost-performance'],
  },
  'end-source': {
    definition:
      'end-of-pipe treatment versus source control asks whether to clean at the outlet or avoid pollution in production',
    mechanism:
      'outlet equipment works at once but shifts the pollutant, source measures cut use and by-products but disturb the line',
    condition: 'new plant favours the end of the pipe, an approaching overhaul makes source control easier',
    indicator: 'pollutant generated per product and energy spent on treatment show what each side still offers',
    limit: 'end-of-pipe treatment versus source control stays technical and overlooks product design and consumption',
    counter: 'plant engineers fear for product quality and regard lawful discharge as sufficient',
    example:
      'a plating shop choosing between deeper treatment and counter-current rinsing faces end-of-pipe treatment versus source control',
    implication: 'a mass balance should show where material is lost before money is spent at either end',
    contrasts: ['cost-performance'],
  },
  'electric-hybrid': {
    definition:
      'battery electric versus hybrid drive asks whether road fuel should be replaced by batteries alone or by engine and motor',
    mechanism:
      'the electric chain is short and efficient, the hybrid trades a smaller battery for quick refuelling and two systems',
    condition: 'chargers at hand and short daily trips favour batteries, long or cold journeys the hybrid',
    indicator:
      'life-cycle emissions, cost of ownership and the share of distance driven on electricity inform battery electric versus hybrid drive',
    limit: 'conclusions shift with the power mix and fuel price, so none is final',
    counter: 'opponents of plug-in hybrids note that owners who seldom charge burn about as much as before',
    example: 'taxi drivers in a northern winter weigh battery electric versus hybrid drive every day',
    implication: 'local duty cycles and electricity ought to be used instead of results borrowed from elsewhere',
    contrasts: ['lightweight-strength'],
  },
  'requirement-change': {
    definition:
      'vague and changing requirements mean that parties read the same function differently and revise it during development',
    mechanism:
      'developers fill gaps by guessing, and once the demonstration exposes the guesses finished work has to be torn up',
    condition: 'vague and changing requirements are commonest when users meet such a system for the first time',
    indicator:
      'change requests, their timing and the hours of rework show how vague and changing the requirements have been',
    limit:
      'freezing the text stops changing requirements but may deliver what nobody wants, however vague the wish once was',
    counter: 'agile developers read change as growing insight and object to treating it as a defect',
    example: 'a client asks for statistics and explains at acceptance that monthly exports by faculty were meant',
    implication: 'vague and changing requirements call for a sketch that can be pointed at in the first weeks',
    contrasts: ['test-coverage'],
  },
  'requirement-change.cause': {
    definition: 'thin study of use scenarios leaves designers unsure who will use what, when, where and why',
    mechanism:
      'a list of functions without context leaves exceptions to the imagination, and ambiguity enters the design',
    condition: 'thin study of use scenarios is likely when schedules are short and users hard to meet',
    indicator: 'people interviewed, hours observed and roles covered tell whether scenarios have been studied thinly',
    limit: 'even careful study describes present habits, which the new system will alter',
    counter: 'another explanation blames wavering decision makers, whom no study of use scenarios could have tied down',
    example: 'a timetable system planned with clerks alone forgets how lecturers swap classes',
    implication: 'following one user through a whole task and noting each step repairs a thin study of use scenarios',
    contrasts: ['test-coverage.cause'],
  },
  'requirement-change.measure': {
    definition:
      'fixing requirements through scenario walk-throughs means acting out real tasks step by step and confirming them on the spot',
    mechanism: 'everyone comments on one visible path, so disagreement surfaces at once and is settled before coding',
    condition: 'scenario walk-throughs can fix requirements only if someone present has the authority to decide',
    indicator: 'new changes after the walk-through and punctual delivery of each stage measure its effect',
    limit: 'rare exceptions may still escape, as walk-throughs depend on imagination',
    counter:
      'contract managers insist on written specifications, since spoken walk-throughs prove nothing in a dispute',
    example: 'seller and buyer act out a trade and a missing return path is added there and then',
    implication: 'the first stage should deliver one frequently used path from end to end',
    parts: ['prototype'],
  },
  maintenance: {
    definition:
      'high maintenance effort shows when changes, fault finding and replacement after delivery exceed what was planned',
    mechanism: 'one change touches many places, and time goes into understanding rather than repairing',
    condition: 'frequent staff turnover and missing documents make high maintenance effort worse',
    indicator: 'hours per change, regressions and kinds of spare parts are the direct signs of high maintenance effort',
    limit: 'designing everything for upkeep slows delivery and may not suit a short-lived product',
    counter: 'managers sometimes see in high maintenance effort only the bill for functions added later',
    example: 'boards from several makers in one monitoring station mean new code with every replacement',
    implication: 'bids must be compared with later upkeep included in the price',
    contrasts: ['cost-performance'],
  },
  'maintenance.cause': {
    definition:
      'complex parts without common interfaces are joined by connections and formats that each follow a rule of their own',
    mechanism: 'every pair needs its own adapter, so adapters multiply with parts and each replacement spreads',
    condition:
      'complex parts without common interfaces are typical of systems assembled by several teams in succession',
    indicator: 'kinds of interface, share of adapter code and circular dependencies reveal the tangle',
    limit: 'where the task itself is complex, common interfaces only move the complexity elsewhere',
    counter:
      'some engineers blame missing documents and tests instead, finding varied interfaces harmless if explained',
    example:
      'sensors on serial lines, others on a bus, all with private protocols, are complex parts without common interfaces',
    implication: 'a diagram of parts and connections shows the busiest node, and tidying should begin there',
    contrasts: ['layered-architecture'],
  },
  'maintenance.measure': {
    definition:
      'unifying interfaces and modularising parts means agreeing on connections first and enclosing functions in replaceable units',
    mechanism: 'changes stop at the interface, so replacement and testing can be done separately',
    condition: 'unifying interfaces and modularising parts works while the interfaces stay fixed for some time',
    indicator: 'lines changed or minutes spent in swapping one module test whether modularity is real',
    limit:
      'unifying interfaces costs some performance in conversion, and the weakest of the parts may set the common level',
    counter: 'designers after the last percent prefer integration and see module borders as wasted room',
    example: 'identical flanges and one bus for all joints let a robot arm be repaired by exchanging a segment',
    implication: 'unifying interfaces should start with new parts, old ones being wrapped and replaced later',
    contrasts: ['build-reuse'],
  },
  'test-coverage': {
    definition: 'patchy test coverage verifies the normal path and leaves exceptions and extremes untried',
    mechanism: 'defects sleep on untested paths and wake with empty fields, power cuts or values out of range',
    condition: 'patchy test coverage is the rule where developers test their own work at the last minute',
    indicator: 'branch coverage, share of exception cases and defects found after release expose patchy test coverage',
    limit: 'a high coverage figure means little if the assertions in each test are loose',
    counter: 'some rely on monitoring and quick rollback, judging exhaustive tests a poor bargain',
    example: 'nobody tried two users booking the last seat at once, and patchy test coverage let both succeed',
    implication: 'risks ought to be listed before cases, so that effort goes where failure hurts',
    contrasts: ['requirement-change'],
  },
  'test-coverage.cause': {
    definition: 'boundary conditions left out are limits, empty inputs, timing and concurrency that nobody listed',
    mechanism: 'a few cases come to mind, combinations exceed intuition, and gaps appear in clusters',
    condition: 'boundary conditions left out do most harm in systems with many inputs and states',
    indicator: 'a table of classes and limits shows at a glance which cells have no test',
    limit: 'boundary conditions combine too freely for complete enumeration, so some will be left out by judgement',
    counter: 'supporters of random testing let a tool generate inputs and expect more surprises than from lists',
    example:
      'a broken thermometer returning its extreme value was among the boundary conditions left out and raised an alarm',
    implication: 'hardware, software and users must list extremes together, as each sees others',
    contrasts: ['requirement-change.cause'],
  },
  'test-coverage.measure': {
    definition:
      'deriving test cases from boundary conditions places checks systematically at the edges of inputs and states',
    mechanism: 'errors cluster at limits, so tests gathered there find more for the same labour',
    condition:
      'deriving test cases from boundary conditions needs requirements that state ranges and handling of exceptions',
    indicator: 'cases on both sides of every limit with expected results written down mark sound work',
    limit: 'single inputs are covered well, interactions need combination testing besides',
    counter: 'exploratory testers maintain that working down a table stops people from thinking',
    example:
      'zero, the limit, the limit plus one and a negative sum are test cases derived from boundary conditions of an amount',
    implication: 'cases should be written during requirement review, since what cannot be tested is usually unclear',
    contrasts: ['load-testing'],
  },
  robustness: {
    definition:
      'unsteady performance under varying loads means that precision, speed or efficiency wanders as conditions change',
    mechanism: 'plant parameters shift with load, and fixed settings turn out too strong here and too weak there',
    condition: 'wide operating ranges and marked non-linearity favour unsteady performance under varying loads',
    indicator: 'the largest difference of one measure over typical conditions expresses the unsteadiness',
    limit: 'a drifting sensor may imitate unsteady performance, so measurement must be cleared first',
    counter: 'users sometimes prefer to stay within the rated range instead of paying for rare conditions',
    example:
      'a wheeled robot that runs straight empty and sways uphill when loaded shows unsteady performance under varying loads',
    implication: 'performance ought to be mapped over conditions and the worst corner treated first',
    contrasts: ['stability'],
  },
  'robustness.cause': {
    definition: 'parameters tuned by experience come from trial without reference to a model or a range of conditions',
    mechanism: 'tuning ends when the case at hand looks satisfactory, which leaves no margin for change',
    condition: 'parameters tuned by experience are almost the only choice without a model and with little time',
    indicator: 'retuning by another person or in another condition shows how far the values depend on experience',
    limit:
      'parameters tuned by experience often do well in one condition, and the trouble is not knowing where that ends',
    counter: 'many technicians blame play and sensor noise and think no parameters could help',
    example: 'gains set by feel on an unloaded motor make it whine once a disc is fitted',
    implication:
      'a step test gives a rough model from which parameters tuned by experience can be replaced by calculated ones',
    contrasts: ['control-theory'],
  },
  'robustness.measure': {
    definition:
      'introducing adaptive tuning by operating range divides conditions into zones and lets parameters follow the plant',
    mechanism: 'each zone is nearly linear, adaptation absorbs the drift inside it, and loop quality stays even',
    condition: 'introducing adaptive tuning by operating range requires that the zone can be recognised reliably',
    indicator: 'error within each zone and the jolt at switching are the points to measure',
    limit: 'adaptation without excitation lets parameters wander, so limits and freezing rules are needed',
    counter: 'robust control prefers one cautious fixed setting, since changing gains on line is hard to certify',
    example:
      'power steering that is light at low speed and firm at high speed already uses adaptive tuning by operating range',
    implication:
      'adaptive tuning should interpolate gains across the borders of operating ranges and be tested by driving back and forth over them',
    parts: ['control-theory'],
  },
  concurrency: {
    definition:
      'slow responses under concurrent access appear when many users arrive together and pages wait or time out',
    mechanism:
      'requests compete for connections and locks, so that later ones queue and the wait passes up to the screen',
    condition: 'short rushes on the same data bring out slow responses under concurrent access',
    indicator:
      'slow queries, waits for connections and high percentiles at peak confirm slow responses under concurrent access',
    limit: 'a rare rush on a side function hardly justifies rebuilding the architecture',
    counter: 'front-end developers often find uncompressed images and blocking scripts guilty instead of the server',
    example: 'course lists that refuse to load in the first minutes of registration return every term',
    implication: 'slow responses under concurrent access must be reproduced by load test before any remedy is chosen',
    contrasts: ['maintenance'],
  },
  'concurrency.cause': {
    definition:
      'repeated queries to one database send the same reading again and again to a single source without a buffer',
    mechanism: 'identical statements occupy disk and connections, and the writes that matter must wait',
    condition: 'repeated queries to one database waste most where data change slowly and are read often',
    indicator: 'counting statements by fingerprint brings the repeated queries to the top of the list',
    limit: 'if locks or bandwidth are the limit, fewer queries change little',
    counter: 'database administrators suspect missing indexes and clumsy statements before mere repetition',
    example: 'a home page that sorts popular goods afresh at every visit sends repeated queries to one database',
    implication: 'indexes and merged statements should be tried first, a cache afterwards',
    contrasts: ['relational-model'],
  },
  'concurrency.measure': {
    definition:
      'adding a cache and asynchronous queues keeps popular data in memory and moves slow work out of the request',
    mechanism: 'hits spare the database, and queues spread a sudden peak over a longer time',
    condition: 'adding a cache and asynchronous queues suits business that tolerates slightly old data',
    indicator: 'hit rate, backlog and the shift of the knee in the load curve show what was gained',
    limit: 'copies may disagree with the source and failed tasks need compensation, so complexity grows',
    counter: 'cautious developers would add one read replica and call caches and queues over-engineering for a campus',
    example:
      'an order confirmed at once while messages and statistics wait in asynchronous queues feels instant to the buyer',
    implication: 'expiry and retry rules must be written, and the case of an empty cache tested',
    parts: ['throughput'],
  },
  'data-security': {
    definition: 'exposure of user data means that names, contacts or orders can reach people without a right to them',
    mechanism: 'an attacker enters by a weak interface, uses excessive permissions to move on and exports in bulk',
    condition: 'public access combined with outdated components makes exposure of user data a practical threat',
    indicator:
      'vulnerability scans, tests of unauthorised access and the share of encrypted fields gauge exposure of user data',
    limit: 'no technique stops insiders who misuse legitimate rights, so exposure of user data needs auditing too',
    counter:
      'small projects plead that their data are worthless, to which security staff answer that stolen passwords fit other doors',
    example:
      'changing a number in the address bar and reading a stranger’s order is exposure of user data at its simplest',
    implication: 'tests of injection and privilege should have a section of their own in the report',
    contrasts: ['privacy-use'],
  },
  'data-security.cause': {
    definition: 'coarse permissions and plain storage leave roles undivided and secrets readable in the database',
    mechanism: 'one lost account opens unrelated data, and a copied file can be read at once',
    condition: 'coarse permissions and plain storage are common where security never entered the requirements',
    indicator: 'each interface is checked for identity and ownership, each sensitive field for its form of storage',
    limit:
      'phishing and weak passwords cause leaks as well, so coarse permissions and plain storage are not the only door',
    counter: 'a different view holds that the fault lies in collecting what was never needed',
    example: 'two roles for the whole system let a trainee export every name, a plain case of coarse permissions',
    implication: 'sensitive fields and roles ought to be listed before rights are assigned one by one',
    contrasts: ['dirty-data.cause'],
  },
  'data-security.measure': {
    definition:
      'enforcing role-based access and encryption grants each post the least rights and hashes or encrypts what is sensitive',
    mechanism: 'narrow rights contain a breach, and encrypted data are of little use to a thief',
    condition: 'role-based access and encryption protect only if keys are kept apart from the data',
    indicator:
      'blocked attempts, key rotation and complete audit trails show whether role-based access and encryption are alive',
    limit:
      'encryption makes fields hard to search, and role-based access with too many roles becomes a burden to administer',
    counter: 'users grumble at extra verification and may value convenience above protection',
    example:
      'salted passwords, masked numbers and a second check before export combine role-based access with encryption',
    implication: 'rights must be verified on the server for every call, since hiding a button protects nothing',
    contrasts: ['concurrency.measure'],
  },
  'dirty-data': {
    definition:
      'missing values and inconsistent definitions include empty fields, mixed units and one name for different measures',
    mechanism: 'gaps bias the sample, mixed definitions make sums meaningless, and deeper analysis multiplies both',
    condition:
      'missing values and inconsistent definitions are nearly unavoidable when data come from several offices or sites',
    indicator: 'null rates by field and spot checks of one object across sources show the extent',
    limit: 'a few random gaps hardly touch the mean of a large sample and need no repair',
    counter: 'some analysts choose algorithms that tolerate gaps and think manual cleaning wasted',
    example:
      'salaries quoted by month and by year in the same adverts are inconsistent definitions that make any average meaningless, missing values apart',
    implication: 'whether values are missing at random must be settled before they are dropped or filled',
    contrasts: ['data-security'],
  },
  'dirty-data.cause': {
    definition:
      'several sources without a common standard name, code and measure the same things each in their own way',
    mechanism:
      'collectors serve themselves, so identical objects get different names and grain, and merging becomes guesswork',
    condition: 'several sources without a common standard arise wherever data were not collected for sharing',
    indicator: 'comparing the dictionaries of the sources counts differences of name, type and range',
    limit: 'careless entry and broken devices leave gaps even under a perfect standard',
    counter: 'departments defend their own definitions and fear that a common standard erases needed detail',
    example:
      'registry and housing office writing building codes differently are several sources without a common standard',
    implication: 'a concordance of fields should separate differences of substance from mere habit',
    contrasts: ['data-security.cause'],
  },
  'dirty-data.measure': {
    definition: 'setting data standards with quality checks fixes meanings and ranges and rejects violations on entry',
    mechanism:
      'errors are returned while the person responsible is still at the keyboard, which is cheaper than later cleaning',
    condition: 'setting data standards with quality checks lasts if users agree on them and someone maintains them',
    indicator: 'rejections and the share of valid records by source show how the standard is kept',
    limit: 'strict quality checks tempt people to enter something that satisfies the data standards but is false',
    counter: 'teams that prize flexibility store raw data and interpret them on demand, without a gate',
    example: 'check digits for identity numbers and one date format are usually the first data standards enforced',
    implication: 'codes for master data ought to be unified first and the rest of the fields later',
    parts: ['data-quality'],
  },
  'small-target': {
    definition:
      'missed small targets on cluttered backgrounds are objects that escape detection because they are tiny or resemble their surroundings',
    mechanism: 'repeated downsampling leaves a few pixels, background texture answers similarly, and the signal drowns',
    condition: 'distance, slender shapes and uneven light multiply missed small targets on cluttered backgrounds',
    indicator: 'recall grouped by object area shows how much small targets lag behind large ones',
    limit: 'what the camera did not resolve no network can restore',
    counter: 'users who can check by hand lower the threshold and accept false alarms instead',
    example:
      'hairline cracks in insulators seen from a drone are typical missed small targets on cluttered backgrounds',
    implication: 'test sets should be divided by size, for overall accuracy conceals small targets',
    contrasts: ['domain-shift'],
  },
  'small-target.cause': {
    definition:
      'weak use of shallow features leaves detail and position from early layers without a path to the output',
    mechanism: 'deep layers see widely but coarsely, pooling discards detail, and nothing brings it back',
    condition: 'weak use of shallow features is pronounced with backbones designed to classify large objects',
    indicator:
      'recall with and without a shallow branch, other settings fixed, tests whether shallow features are weakly used',
    limit: 'shallow features carry noise as well as detail and need filtering by the semantics of deeper layers',
    counter: 'some researchers trace missed targets to anchors and label assignment and leave the features alone',
    example: 'a crack a few pixels wide is broken up or lost where shallow features are weakly used',
    implication: 'nothing but the level of fusion may be varied when weak use of shallow features is to be proved',
    contrasts: ['sample-imbalance.cause'],
  },
  'small-target.measure': {
    definition:
      'fusing features across scales with attention joins fine and coarse layers and weights the region of the target',
    mechanism: 'semantics flow down to high resolution, attention quietens the background, and small targets stand out',
    condition:
      'fusing features across scales with attention needs enough resolution and enough small objects in training',
    indicator: 'recall on small objects, false alarms and run time must be shown together',
    limit: 'fusing features across scales adds memory and arithmetic, and embedded boards may lose real-time speed',
    counter: 'a data-minded camp would tile the image and raise resolution before touching the network',
    example: 'a detection head on the finest pyramid level with attention is a common change in crack detection',
    implication: 'an ablation should credit the fusing of features and the attention module with their separate shares',
    parts: ['attention'],
  },
  'sample-imbalance': {
    definition: 'few and unbalanced samples mean that training data are scarce and some classes scarcer still',
    mechanism: 'the loss is ruled by the majority, so the model calls everything common and never learns the rare',
    condition: 'faults, defects and other rare events by nature come as few and unbalanced samples',
    indicator: 'class counts should stand beside minority recall, since overall accuracy is useless here',
    limit: 'forcing balance makes a model overrate rare events in use',
    counter: 'anomaly detection avoids few and unbalanced samples altogether by learning only what is normal',
    example: 'a year of healthy running with a handful of faults leaves few and unbalanced samples to learn from',
    implication: 'minority measures should lead the report, and resampling should test the conclusions',
    contrasts: ['domain-shift'],
  },
  'sample-imbalance.cause': {
    definition:
      'costly collection and labelling reflects the time, staff and permissions that field data and expert marking require',
    mechanism: 'rare events cannot be ordered, experts must judge frame by frame, and samples pile up slowly',
    condition: 'costly collection and labelling bites where work is dangerous, stops production or needs trained eyes',
    indicator: 'minutes per label and expense per minority sample put the cost in figures',
    limit: 'cheaper collection and labelling would not make rare faults happen more often',
    counter: 'hoarding of data is the cause in the eyes of some, since what each firm keeps would suffice if shared',
    example: 'motorway cracks can be photographed only with lanes closed, so collection is costly and labelling waits',
    implication: 'active learning ought to choose which images deserve the costly label',
    contrasts: ['domain-shift.cause'],
  },
  'sample-imbalance.measure': {
    definition:
      'combining augmentation with transfer learning multiplies samples by transformation and starts from weights learned elsewhere',
    mechanism: 'altered light and geometry show more variety, while pretrained weights already hold general features',
    condition:
      'combining augmentation with transfer learning helps if transformations keep the class and tasks are related',
    indicator: 'learning curves with and without each ingredient at equal sample size reveal their worth',
    limit: 'augmentation invents no new shapes, and transfer learning brings along the bias of its source',
    counter: 'some researchers would exchange all augmentation for one more day of real recording',
    example:
      'a backbone trained on everyday photographs and flipped crack images is the standard mix of transfer learning and augmentation',
    implication: 'augmentation belongs in the training set alone, or test scores are inflated',
    parts: ['deep-representation'],
  },
  'domain-shift': {
    definition: 'loss of accuracy in new settings is the drop a model shows at another place, camera or season',
    mechanism:
      'changed imaging conditions shift the input away from the cues of texture or brightness on which the model relied',
    condition: 'another camera or road surface between training and use is enough for loss of accuracy in new settings',
    indicator: 'scores in the old and new setting, with the kinds of error compared, describe the drop',
    limit: 'without labels in the new setting the loss goes unnoticed until users complain',
    counter: 'practical engineers retouch the model with local images and do not look for one that fits all',
    example: 'a network trained on asphalt takes concrete joints for cracks and loses accuracy at once',
    implication: 'claims of usefulness must include one setting that took no part in training',
    contrasts: ['small-target'],
  },
  'domain-shift.cause': {
    definition: 'training data from a single source cover few places, devices or times and not the variety of use',
    mechanism: 'the model adopts tint, angle and background of that source as criteria, which fail elsewhere',
    condition: 'training data from a single source are the default when one group records for a short while',
    indicator: 'a classifier that easily guesses the source from an image proves how different sources look',
    limit: 'varied sources do not help if labels are inconsistent, for training data then teach contradictory rules',
    counter:
      'excess capacity is blamed by some instead of training data from a single source, and smaller networks are their remedy',
    example: 'with training data from a single vehicle, a smear on the lens became a criterion of the model',
    implication: 'quotas for each source should be set beforehand and recording conditions stored',
    contrasts: ['sample-imbalance.cause'],
  },
  'domain-shift.measure': {
    definition:
      'widening the sample and adapting domains adds data from other conditions and brings feature distributions closer',
    mechanism: 'variety forces the model to drop local cues, and alignment lets one boundary serve both settings',
    condition: 'adapting domains needs at least unlabelled images from the target setting',
    indicator: 'change in both target and source accuracy should be reported after adapting domains',
    limit: 'where class proportions differ, forced alignment merges what should stay apart',
    counter:
      'advocates of domain generalisation argue that the site is unknown in advance and robustness must come from training',
    example: 'day images restyled as night pictures widen the sample at low cost',
    implication: 'the price of labelling a few hundred local images ought to be weighed before elaborate adaptation',
    parts: ['generalisation'],
  },
  'stress-concentration': {
    definition: 'marked stress concentration is local stress far above the nominal value at holes, grooves and steps',
    mechanism: 'force lines crowd around the change of section, a crack starts there, and the weakest point decides',
    condition: 'marked stress concentration is most harmful in brittle materials and under repeated load',
    indicator: 'the ratio of peak to nominal stress from gauges or calculation expresses the concentration',
    limit: 'ductile metal under static load redistributes stress and may never fail there',
    counter: 'experienced designers warn that red corners in a plot are often an artefact of the mesh',
    example: 'a robot link cracking first at its keyway shows marked stress concentration joined with repeated load',
    implication: 'ductility and number of cycles should be weighed before a peak is called dangerous',
    contrasts: ['residual-stress'],
  },
  'stress-concentration.cause': {
    definition: 'abrupt sections and small fillets join unequal diameters by what is almost a sharp corner',
    mechanism: 'the smaller the radius, the more sharply force must turn and the steeper the strain',
    condition: 'abrupt sections and small fillets are frequent on shafts whose shoulders locate a bearing',
    indicator: 'the ratio of fillet to diameter, read against handbook curves, tells whether a fillet is too small',
    limit: 'scratches, pits and weld toes concentrate stress as well, and larger fillets do not cure them',
    counter: 'another reading makes underestimated load the cause and lets the shape decide only where it breaks',
    example:
      'a shoulder cut square to seat the bearing combines abrupt section and small fillet, and fatigue starts there',
    implication: 'tool radius must be checked with the drawing, as small fillets may come from the cutter',
    contrasts: ['forming-defect.cause'],
  },
  'stress-concentration.measure': {
    definition: 'enlarging fillets and reinforcing locally smooths the transition and thickens the weak spot',
    mechanism: 'a gentler path spreads force lines while added material lowers the nominal level',
    condition: 'enlarging fillets and reinforcing locally needs room in the assembly and access for the tool',
    indicator: 'peak stress, estimated life and added mass belong in one table before and after',
    limit: 'reinforcing too abruptly moves the concentration from the fillets to the edge of the added metal',
    counter: 'designers who save weight prefer surface hardening to enlarging fillets and reinforcing with added metal',
    example: 'an elliptical inner corner with a rib behind brings down the peak in a bracket',
    implication: 'a shape optimised by computer should be rounded to radii that cutters offer',
    parts: ['topology-optimisation'],
  },
  'sensor-drift': {
    definition: 'drift of sensor readings is a slow change of output while the measured quantity stays the same',
    mechanism: 'drift mingles with true slow change, which shifts alarms and plants false trends in long records',
    condition: 'unattended service and large swings of temperature make drift of sensor readings hard to avoid',
    indicator: 'regular comparison with a standard at zero and full scale plots the drift over time',
    limit: 'without a reference, drift of sensor readings cannot be told from real change',
    counter: 'statisticians remove trends by calculation and think frequent calibration unnecessary',
    example: 'a fouled oxygen probe sinking month by month was taken for poor aeration',
    implication: 'studies that conclude from trends should first show a check on drift of sensor readings',
    contrasts: ['packet-loss'],
  },
  'sensor-drift.cause': {
    definition:
      'changing climate and ageing components alter the sensing element and its reference from outside and inside',
    mechanism: 'heat shifts resistance and sensitivity, moisture creeps in, and ageing moves the zero for good',
    condition: 'changing climate and ageing components affect cheap, poorly sealed parts most',
    indicator: 'cycling in a climate chamber separates reversible change from what does not return',
    limit: 'loose mounting or a dirty probe drifts too and must be excluded',
    counter: 'circuit designers suspect supply ripple and an unstable reference before the element itself',
    example: 'a scale whose zero differs at dawn and noon, but not in a chamber, suffers from changing climate',
    implication: 'an unpowered twin kept from the same batch makes ageing of components visible',
    contrasts: ['failure-rate'],
  },
  'sensor-drift.measure': {
    definition:
      'calibrating regularly with temperature compensation corrects zero and slope and subtracts the thermal part',
    mechanism: 'calibration removes what accumulates, compensation what comes and goes between calibrations',
    condition:
      'temperature compensation needs a thermometer close to the sensing element, and regular calibration needs a standard at hand',
    indicator:
      'remaining error over a temperature cycle and largest drift between calibrations show what compensation has achieved',
    limit: 'calibrating many remote nodes regularly costs more in visits than the sensors are worth',
    counter: 'self-calibration research lets neighbouring nodes check one another and spares the visits',
    example:
      'a scale zeroed when empty is calibrated regularly at no cost, with temperature compensation read from a table',
    implication: 'intervals ought to follow the observed rate of drift rather than the calendar',
    parts: ['sensor-accuracy'],
  },
  'wireless-dropout': {
    definition: 'intermittent wireless links break and return between node and gateway and leave gaps in the data',
    mechanism:
      'with little margin, any obstacle or interference pushes the signal below threshold, and rejoining costs time and energy',
    condition: 'metal, foliage and shared bands favour intermittent wireless links',
    indicator: 'signal strength, number of breaks and their duration describe intermittent wireless links',
    limit: 'for slow quantities a few gaps may not justify a new radio system',
    counter: 'some engineers find supply and firmware at fault and call the radio environment a scapegoat',
    example: 'nodes that vanish whenever the roof motor starts tie intermittent wireless links to interference',
    implication: 'times of loss must be matched with the actions of nearby equipment',
    contrasts: ['sensor-drift'],
  },
  'wireless-dropout.cause': {
    definition:
      'poor node placement and channel choice ignore the site when height, spacing, direction and frequency are fixed',
    mechanism: 'nodes end up in shadows or crowd a busy frequency, so signals are weak and collide',
    condition: 'poor node placement and channel choice come from planning on paper without a survey',
    indicator: 'a walk with a meter along the route marks weak spots and crowded channels',
    limit: 'plants grow and shelves move, so good placement today may be poor next season',
    counter: 'chip makers stress protocol and antenna and rank placement second',
    example: 'a node inside a steel cabinet on the office channel joins poor placement to poor channel choice',
    implication: 'a survey before installation and another in a different season are worth their cost',
    contrasts: ['multipath.cause'],
  },
  'wireless-dropout.measure': {
    definition: 'improving node layout and adding retransmission raises link margin and makes up for scattered losses',
    mechanism: 'better layout prevents breaks, while acknowledgement and local storage refill the gaps afterwards',
    condition: 'retransmission works for nodes with memory and uses that can wait, not for emergency commands',
    indicator: 'time disconnected, success of resending and average power should be reported together',
    limit: 'retransmission into a congested channel adds collisions unless senders back off, whatever the node layout',
    counter: 'where reliability is vital, some would run a cable and call improved layout a makeshift',
    example: 'a gateway raised to the roof and half a day of storage cured most gaps in a greenhouse',
    implication: 'node layout should secure the worst node first and the average later',
    contrasts: ['multipath.measure'],
  },
  multipath: {
    definition:
      'signal distortion by multipath fading arises when copies over different paths add, cancel and smear one another',
    mechanism: 'phases differ between copies, so strength rises and falls, and delays make symbols overlap',
    condition: 'cities, interiors and valleys with many reflectors suffer most signal distortion by multipath fading',
    indicator: 'delay spread and coherence bandwidth tell whether a given symbol rate is affected',
    limit: 'narrow slow signals merely fluctuate under multipath fading and suffer hardly any distortion',
    counter: 'multi-antenna research treats multipath as a resource without which capacity could not grow',
    example: 'reception that changes over a hand’s breadth indoors makes multipath fading tangible',
    implication: 'signal bandwidth ought to be compared with coherence bandwidth before equalisation is considered',
    contrasts: ['wireless-dropout'],
  },
  'multipath.cause': {
    definition: 'long delay spread of reflected paths means a long interval between first and last significant arrival',
    mechanism: 'distant buildings or hills return energy late, and it falls into the symbols that follow',
    condition:
      'strong transmitters in open country with a distant reflector produce long delay spread of reflected paths',
    indicator:
      'root mean square delay from the power profile is set against the symbol period to judge the delay spread',
    limit: 'delay spread as a single figure is not enough, since paths of unequal strength distort differently',
    counter:
      'researchers of mobile links fear motion more, because Doppler shift is harder to follow than delay spread',
    example:
      'echoes lingering in a gorge show a long delay spread of reflected paths that simple receivers cannot handle',
    implication: 'directions of reflected paths should be noted, since turning the antenna may remove the worst',
    contrasts: ['wireless-dropout.cause'],
  },
  'multipath.measure': {
    definition:
      'applying equalisation and diversity reception filters the channel out and combines independently fading copies',
    mechanism: 'the equaliser inverts the estimated channel, and several branches seldom fade deeply together',
    condition:
      'applying equalisation and diversity reception needs channels that change more slowly than they are estimated',
    indicator: 'the slope of the error curve shows diversity, the opening of the eye shows equalisation',
    limit: 'equalisation amplifies noise at spectral nulls, and diversity reception costs antennas and receivers',
    counter: 'multicarrier designers divide the band into narrow pieces and avoid elaborate equalisation',
    example: 'two antennas a few wavelengths apart reduce dropped calls at the edge of a cell',
    implication: 'schemes must be compared on one set of measured channels with estimation error included',
    contrasts: ['wireless-dropout.measure'],
  },
  'load-fluctuation': {
    definition:
      'imbalance from fluctuating supply and load arises when renewable output and demand move without regard to each other',
    mechanism: 'a shortage lowers frequency and a surplus is thrown away, while constant correction wears out storage',
    condition: 'small systems with a high share of renewables know imbalance from fluctuating supply and load best',
    indicator: 'tie-line swings, curtailed energy and unserved hours express the imbalance of supply and load',
    limit: 'part of the fluctuating supply and load smooths itself out, and chasing every second is wasteful',
    counter: 'planners of large grids would interconnect more widely instead of adding storage everywhere',
    example: 'a cloud crossing a campus cuts solar output while cooling runs on, and imbalance follows in minutes',
    implication: 'fluctuation should be split by time scale, for seconds, hours and days need different means',
    contrasts: ['late-fault'],
  },
  'load-fluctuation.cause': {
    definition: 'forecast errors and late storage dispatch combine wrong expectations with slow reaction',
    mechanism: 'the plan rests on a wrong forecast, and correction waits for the next cycle while the gap stands open',
    condition: 'sudden weather and holidays bring forecast errors and late storage dispatch together',
    indicator: 'hours in which large errors and delayed commands coincide mark the main source of imbalance',
    limit: 'with too little storage, neither better forecasts nor faster dispatch can fill the gap',
    counter: 'some blame rigid demand and expect more from responsive users than from forecasting',
    example:
      'storage still charging by plan while evening demand came early shows forecast errors and late dispatch at once',
    implication: 'shares of forecasting and dispatch should be separated before either is improved',
    contrasts: ['late-fault.cause'],
  },
  'load-fluctuation.measure': {
    definition:
      'rolling forecasts with optimised storage dispatch update expectations often and replan the coming hours each time',
    mechanism: 'new observations correct the forecast, only the first step is carried out, and errors cannot pile up',
    condition:
      'timely data and a solver faster than the cycle are required for rolling forecasts with optimised storage dispatch',
    indicator:
      'cost, curtailment and battery cycles compared with a fixed plan show what rolling forecasts have gained',
    limit: 'storage dispatch optimised for cost reverses often and ages the battery unless wear enters the objective',
    counter: 'rule-based control already secures most of the benefit, say its users, at a fraction of the complexity',
    example: 'a microgrid revising its solar forecast and storage plan every quarter of an hour is a common setting',
    implication: 'tests ought to use recorded forecast errors instead of artificial white noise',
    parts: ['optimisation'],
  },
  'late-fault': {
    definition: 'late discovery of faults leaves a defect unnoticed until the machine stops or breaks',
    mechanism:
      'faint signs pass unseen while damage spreads to neighbouring parts, until a small repair has become a large one',
    condition: 'scattered equipment and long inspection intervals make late discovery of faults normal',
    indicator: 'late discovery of faults is measured by the time from the first detectable sign to action',
    limit: 'some faults give no warning, and only protection helps against them',
    counter: 'thrifty managers let minor equipment run to failure and see no fault in that',
    example:
      'weeks of rising oil temperature ignored in a turbine gearbox are late discovery of a fault that costs the bearings too',
    implication: 'equipment must be ranked by consequence and monitored from the top down',
    contrasts: ['failure-rate'],
  },
  'late-fault.cause': {
    definition: 'too few condition monitoring points leave key places unobserved or sensors too far from the defect',
    mechanism: 'vibration and heat fade on their way, so distant readings still look normal',
    condition: 'old machines without mounting places usually have too few condition monitoring points',
    indicator: 'a list of failure modes checked against sensors shows which could never be noticed',
    limit: 'many monitoring points without anyone analysing the condition data discover nothing either',
    counter: 'analysts extract diagnosis from current and speed already recorded and need no extra points',
    example: 'a pump watched by pressure alone gave no warning of its bearing, for want of a monitoring point there',
    implication: 'new points should go to modes that are serious and develop gradually',
    contrasts: ['sensor-drift.cause'],
  },
  'late-fault.measure': {
    definition:
      'installing online monitoring with early warning records condition continuously and flags departures from the normal',
    mechanism: 'healthy data set a baseline, lasting residuals raise a warning, and action precedes failure',
    condition: 'early warning needs healthy data from every load, or each change of load rings the bell',
    indicator: 'lead time, false alarms and misses together give the value of online monitoring',
    limit: 'too many warnings dull the watch, so thresholds and procedures must be designed together',
    counter: 'old hands trust ear and palm and find that online monitoring does not know the machine',
    example: 'a slow rise of gas in transformer oil gave early warning of discharge and time to plan an outage',
    implication: 'a warning model ought to be replayed on past faults before online monitoring goes live',
    parts: ['monitoring-data'],
  },
  'site-safety': {
    definition: 'hazards in lifting and work at height stem from open edges, loads overhead and missing restraint',
    mechanism:
      'stored energy is released in an instant that leaves no time to step aside, which turns a slip into a severe injury',
    condition: 'large units and trades working above one another raise hazards in lifting and work at height',
    indicator: 'intact edge protection, checks of lifting gear and near misses show the level of hazard',
    limit: 'stricter inspection finds more, so rising counts may mean better looking',
    counter: 'some site managers insist that collapse and electric shock deserve equal attention',
    example: 'unhooking a wall panel before its props are locked is among the worst hazards in lifting',
    implication: 'scenarios of injury should be listed by task, each with protection and a named watcher',
    contrasts: ['schedule-delay'],
  },
  'site-safety.cause': {
    definition: 'briefings detached from site supervision stay on paper while nobody checks the work against them',
    mechanism:
      'workers sign without learning the risk of the day, supervisors do not know the briefing, and breaches pass',
    condition: 'changing crews and tasks encourage briefings detached from site supervision',
    indicator: 'asking workers at random about the day’s risk and comparing with the record exposes the gap',
    limit:
      'defective equipment and sudden weather cause accidents that neither briefings nor site supervision could prevent',
    counter: 'researchers of incentives look deeper, to piece rates and deadlines under which any briefing fails',
    example:
      'a briefing that stops lifting in strong wind, on a site where nobody measures wind, is detached from supervision',
    implication: 'the same foreman must brief and watch, so that the two cannot drift apart',
    contrasts: ['schedule-delay.cause'],
  },
  'site-safety.measure': {
    definition:
      'supervising critical tasks and closing out hazards puts a watcher beside dangerous work and follows each hazard until it is removed',
    mechanism: 'breaches are stopped as they happen, and every hazard has an owner to the end',
    condition: 'supervising critical tasks works if the watcher may stop work and is not judged by progress',
    indicator: 'punctual corrections, repeated hazards and number of stoppages test the system',
    limit: 'people free for supervising critical tasks are few, so everyday hazards still depend on the crew',
    counter: 'technologists expect more from smart harnesses and cameras than from people watching people',
    example: 'a safety officer signing for gear, barrier and signals before each heavy lift supervises a critical task',
    implication: 'the hazard list should be public, so that workers see their reports answered',
    parts: ['accident-causation'],
  },
  'schedule-delay': {
    definition: 'frequent schedule delays let milestones slip one after another and push back completion',
    mechanism: 'a late task idles the next crew, and reassembling people who have left adds further waiting',
    condition: 'many subcontractors and drawings still changing make frequent schedule delays typical',
    indicator: 'milestones met, shifts of the critical path and idle days show how frequent schedule delays are',
    limit: 'client changes and land disputes delay even the best organised site',
    counter: 'contractors call the contract period unrealistic and see in frequent schedule delays a return to normal',
    example: 'a clash in the precast factory stops lifting for days and delays finishing and services in turn',
    implication: 'excusable and inexcusable delays should be separated before blame or acceleration is discussed',
    contrasts: ['schedule-deviation'],
  },
  'schedule-delay.cause': {
    definition: 'task sequence detached from resource plans orders the work without crews, material and plant to match',
    mechanism: 'a task comes due and resources do not, the area stands empty, and later everything collides',
    condition: 'separate planning, purchasing and labour offices lead to a task sequence detached from resource plans',
    indicator: 'weekly plans laid over delivery and attendance curves show the mismatch',
    limit: 'weather and official stoppages interrupt any task sequence and are no fault of resource plans',
    counter: 'project managers point to late payment, after which suppliers simply do not deliver',
    example: 'formwork for one floor and a plan for two at once show the task sequence detached from resources',
    implication: 'a few key resources ought to be followed from order to use instead of comparing totals',
    contrasts: ['site-safety.cause'],
  },
  'schedule-delay.measure': {
    definition:
      'rolling look-ahead planning with corrections details the coming weeks, sketches the rest and revises every week',
    mechanism: 'plans rest on present conditions, so small slips are absorbed before they grow',
    condition: 'rolling look-ahead planning binds only if subcontractors attend and commit themselves',
    indicator: 'weekly promises kept, and the reasons for broken ones, are the central figures of look-ahead planning',
    limit: 'constant revision blurs the original baseline and with it responsibility',
    counter:
      'contract administrators forbid changes to the baseline and suspect rolling look-ahead planning of excusing delay',
    example:
      'three weeks of look-ahead planning redone every Friday, with corrections for missing material, is the usual form',
    implication: 'the first baseline and every revision must be kept for later tracing',
    parts: ['project-control'],
  },
  'concrete-cracking': {
    definition: 'early cracking of concrete happens within days or weeks of casting, at the surface or inside',
    mechanism:
      'shrinkage and temperature differences pull before strength has grown, and water and salts enter through the crack',
    condition: 'massive sections, strong restraint and drying wind bring early cracking of concrete',
    indicator: 'time, direction and width of cracks, read with core and surface temperature, reveal the type',
    limit: 'fine surface cracking in early concrete rarely weakens a member, so width and exposure must be judged',
    counter: 'some designers blame detailing and restraint rather than mix and curing',
    example: 'vertical cracks at even spacing in a basement wall are early cracking of concrete at its most typical',
    implication: 'whether a crack still grows should be known before it is sealed or injected',
    contrasts: ['durability'],
  },
  'concrete-cracking.cause': {
    definition: 'hydration heat and poor curing set up a hot core and a drying surface in young concrete',
    mechanism: 'the core expands against the skin, drying shrinkage adds to it, and tension exceeds early strength',
    condition: 'rich mixes in thick members stripped early suffer most from hydration heat and poor curing',
    indicator: 'embedded thermometers and the dates of curing tell whether hydration heat was controlled',
    limit: 'settlement and early loading crack concrete too, as the pattern of cracks may show',
    counter: 'suppliers prefer to speak of water added on site and rank curing second',
    example: 'a raft cast in summer and left bare for half a day combines hydration heat with poor curing',
    implication: 'temperature curves ought to be lined up with the hour of cracking before anyone is blamed',
    contrasts: ['forming-defect.cause'],
  },
  'concrete-cracking.measure': {
    definition:
      'adjusting the mix and controlling curing temperature lowers heat and shrinkage and keeps the surface warm and moist',
    mechanism:
      'ash in place of cement gives less heat, insulation slows cooling, and stress grows more slowly than strength',
    condition:
      'strength grows more slowly with an adjusted mix and controlled curing temperature, so the schedule must leave time',
    indicator:
      'temperature difference, rate of cooling and number of cracks show whether mix and curing were well controlled',
    limit:
      'too much replacement in the mix delays early strength and lowers resistance to carbonation, however well curing is controlled',
    counter: 'some designers would relieve restraint by closing strips or prestress instead of taming the material',
    example:
      'fly ash in the mix, cooling pipes and wet covers that hold the curing temperature form the complete set for a large pile cap',
    implication: 'covers should come off by measured temperature, with one person answerable for reading it',
    parts: ['durability'],
  },
  'forming-defect': {
    definition: 'pores and cracks in formed parts are voids and fissures left by welding, casting or printing',
    mechanism: 'pores reduce the section and start cracks, which grow under repeated load and cut fatigue life',
    condition: 'reflective, oxidising or hot-short alloys are prone to pores and cracks in formed parts',
    indicator: 'tomography and sections give porosity, largest pore and crack length',
    limit: 'a few round pores scarcely lower static strength and may be acceptable',
    counter: 'some would close pores afterwards by hot isostatic pressing instead of chasing perfection in forming',
    example: 'rows of pores in a laser weld of aluminium are the commonest pores in formed parts',
    implication: 'place and shape must be reported, as sharp defects near the surface are the dangerous ones',
    contrasts: ['stress-concentration'],
  },
  'forming-defect.cause': {
    definition: 'heat input out of step with cooling leaves the melt pool too short-lived or the metal overheated',
    mechanism:
      'quick freezing traps gas, excess heat coarsens grain and gathers low-melting films that tear on shrinking',
    condition: 'fast welding of thin sheet and narrow melt pools react strongly to heat input out of step with cooling',
    indicator: 'line energy and cooling rate from power, speed and pool temperature are set against defect maps',
    limit: 'damp feedstock and dirt make pores too, whatever the heat input',
    counter: 'metallurgists consider the freezing range of the alloy the deeper cause of hot cracking',
    example: 'speed raised without power leaves unfused gaps between layers, heat input being out of step with cooling',
    implication: 'a grid of power and speed should be run to draw the map of defects',
    contrasts: ['concrete-cracking.cause'],
  },
  'forming-defect.measure': {
    definition:
      'matching the process window with preheating keeps power and speed in the sound region and flattens the gradient',
    mechanism: 'enough energy fuses and lets gas escape, while preheating lowers the stress that opens cracks',
    condition: 'matching the process window needs stable power and control of temperature',
    indicator: 'porosity, cracks and strength from batch to batch show whether the window is reliable',
    limit: 'preheating lengthens the cycle and may soften the structure that gives the part its strength',
    counter: 'supporters of in-process control adjust the pool in real time and distrust a fixed window',
    example: 'cast iron heated before welding and cooled in sand applies preheating in its oldest form',
    implication: 'the process window should be confirmed at the thinnest and thickest place of the part',
    parts: ['process-parameters'],
  },
  'shock-load': {
    definition:
      'upset of treatment by fluctuating feed is loss of control at the outlet after a jump in flow, strength or toxicity',
    mechanism: 'a surge shortens reaction time, poison inhibits microbes or fills sorbents, and recovery takes days',
    condition: 'industrial parks with batch production know upset of treatment by fluctuating feed best',
    indicator: 'inlet and outlet curves and the time to recover describe blow and resilience',
    limit: 'swings of feed within the design range do not upset treatment and are absorbed without help',
    counter: 'operators may blame insufficient capacity and see in fluctuating feed only the trigger',
    example: 'a reactor emptied at night leaves the biological tanks foaming by morning',
    implication: 'production schedules upstream ought to be recorded beside plant data to find the source',
    contrasts: ['secondary-pollution'],
  },
  'shock-load.cause': {
    definition: 'lack of buffering upstream lets feed pass straight into the main reactor without mixing',
    mechanism: 'without volume to blend highs and lows, peaks arrive undiminished and the reactor must take them',
    condition: 'lack of buffering upstream is common in old plants short of land',
    indicator: 'fluctuation before and after the equalisation tank shows how much it really damps',
    limit: 'buffering upstream levels out swings but cannot cure a plant that is permanently overloaded',
    counter: 'specialists would separate strong streams at the workshop rather than burden the end of the pipe',
    example: 'an equalisation tank always kept nearly empty amounts to lack of buffering upstream',
    implication: 'hourly flow and concentration, not daily means, must decide whether buffering is enough',
    contrasts: ['secondary-pollution.cause'],
  },
  'shock-load.measure': {
    definition:
      'adding equalisation with online adjustment blends the feed in a tank and changes dosing, air or recycle by measurement',
    mechanism: 'volume flattens the peak while instruments give warning in time to act',
    condition: 'adding equalisation with online adjustment presupposes reliable instruments and something to adjust',
    indicator: 'spread of outlet values and use of the emergency tank measure what equalisation has brought',
    limit:
      'equalisation tanks need land and gather sludge, and online adjustment needs instruments that someone looks after',
    counter: 'economical voices would shift discharge times at the factories and build nothing',
    example: 'an emergency tank locked to a toxicity monitor combines equalisation with online adjustment',
    implication: 'hourly survey of flow and quality should precede the choice of volume',
    contrasts: ['secondary-pollution.measure'],
  },
  'secondary-pollution': {
    definition:
      'secondary pollution from treatment is sludge, brine, odour or toxic by-products created while another pollutant is removed',
    mechanism:
      'the pollutant moves to another medium or turns into something of unknown toxicity, and total harm may not fall',
    condition: 'processes based on transfer or heavy dosing cause most secondary pollution from treatment',
    indicator: 'sludge, brine and exhaust have to be analysed separately and tested for toxicity',
    limit: 'intermediates are many, and what routine tests miss may still be there',
    counter: 'practitioners put the exceeded limit first and are content to have by-products carted away',
    example: 'a scrubber that cleans acid gas and yields salty water shows secondary pollution from treatment',
    implication:
      'an assessment of treatment ought to count secondary pollution by following by-products up to their final place',
    contrasts: ['removal-rate'],
  },
  'secondary-pollution.cause': {
    definition: 'untracked fate of by-products means that amount, content and disposal of residues escape management',
    mechanism: 'only the main outlet is checked, nobody owns the cost of residues, and dumping finds room',
    condition: 'dear disposal and weak supervision encourage an untracked fate of by-products',
    indicator: 'theoretical yield compared with transfer notes reveals how much has gone astray',
    limit: 'tracking the fate of by-products does not reduce their amount, which depends on the process',
    counter: 'process researchers blame the choice of a sludge-rich technique and call tracking an afterthought',
    example: 'carbon replaced more often than waste notes record points to an untracked fate of by-products',
    implication: 'documents should be followed through generation, storage, transport and disposal',
    contrasts: ['shock-load.cause'],
  },
  'secondary-pollution.measure': {
    definition:
      'recovering by-products with full tracking turns residues into usable material and documents every step',
    mechanism: 'what has value is no longer a burden, and tracking makes misuse hard to hide',
    condition: 'recovering by-products depends on steady composition and a buyer for the product',
    indicator: 'share recovered, harmful content and closed transfer notes show the state of affairs',
    limit: 'heavy metals in recovered by-products return to soil or buildings unless their use is restricted',
    counter: 'cautious voices prefer secure landfill to recovering by-products from sludge of mixed origin',
    example: 'gypsum from flue gas made into wallboard is by-product recovery at its most mature',
    implication: 'leaching tests and a look at the market must come before recovery is promised',
    parts: ['life-cycle'],
  },
  'thermal-runaway': {
    definition:
      'risk of battery thermal runaway is the chance that a cell heats itself beyond control and sets off its neighbours',
    mechanism:
      'side reactions heat the cell and are sped up by that heat, until the separator shrinks and a short circuit follows',
    condition: 'high charge, crushing or overcharging raises the risk of battery thermal runaway',
    indicator: 'onset of self-heating, peak temperature and time to spread come from calorimetry and nail tests',
    limit: 'tests of battery thermal runaway differ from accidents, and aged cells behave unlike new ones',
    counter: 'statisticians answer that fires per vehicle are not more frequent than with petrol, only more discussed',
    example: 'a parked car burning days after a knock suffered runaway from a hidden inner defect',
    implication: 'prevention, warning and containment should be studied together against battery thermal runaway',
    contrasts: ['driving-range'],
  },
  'thermal-runaway.cause': {
    definition:
      'uneven cooling and abusive use mean large differences inside the pack together with overcharge, crushing or flooding',
    mechanism: 'hot spots age faster and react sooner, and abuse triggers the short circuit in the weakest cell',
    condition: 'long coolant loops and failed current limits let uneven cooling and abusive use coincide',
    indicator: 'temperature spread, charging current and impact signals show which came first',
    limit: 'metal particles and burrs from production can short a cell without abusive use or uneven cooling',
    counter: 'materials scientists hold nickel-rich chemistry responsible and see cooling as delay',
    example: 'modules at the end of the loop run warmer in fast charging and age first through uneven cooling',
    implication: 'past temperature maps should be laid over the position of failed cells',
    contrasts: ['perception-miss.cause'],
  },
  'thermal-runaway.measure': {
    definition:
      'improving thermal management with staged warnings evens out cell temperature and reacts in steps to heat, voltage and gas',
    mechanism: 'even temperature spares weak cells, early signs cut power, and barriers win time to escape',
    condition: 'staged warnings need sensors in every module and thresholds proved in vehicles',
    indicator: 'largest temperature difference, lead time and delay of spread measure improved thermal management',
    limit: 'thermal management by plates and barriers adds mass and cost, and winter heating draws charge',
    counter: 'some firms change to a more stable chemistry and so need less thermal management',
    example: 'cooling plates, aerogel sheets and charging limited on abnormal voltage are a common combination',
    implication: 'each stage of warning ought to name the action and who takes it',
    parts: ['heat-transfer'],
  },
  'perception-miss': {
    definition:
      'unreliable perception in bad weather is the missing or misreading of surroundings in rain, fog, snow or glare',
    mechanism:
      'drops scatter the laser, glare and puddles change the picture, and input leaves the training distribution',
    condition: 'rain at night and the exit of a tunnel against the sun provoke unreliable perception in bad weather',
    indicator: 'detection distance and false alarms grouped by weather show the loss',
    limit: 'bad weather is rare in recordings, so the figures are uncertain',
    counter: 'some observers note that human drivers fail in fog too and ask why machines must be perfect',
    example: 'a car ahead fading into fog makes automatic braking come late through unreliable perception',
    implication: 'a library of weather scenes and a rule for leaving automatic mode belong to every test plan',
    contrasts: ['domain-shift'],
  },
  'perception-miss.cause': {
    definition: 'reliance on a single sensor leaves a machine blind when its one camera or laser is impaired',
    mechanism: 'cameras fear dark and glare, lasers fog, radar shapes, and one alone cannot cover for itself',
    condition: 'cost cutting that strikes out sensors increases reliance on a single sensor',
    indicator: 'covering each sensor in turn and noting the loss of detection shows which one carries the load',
    limit:
      'machines with plenty of sensors fail as well where fusion is poor, so reliance on one sensor is not the whole story',
    counter: 'the vision school replies that people drive with two eyes, so algorithms are at fault',
    example: 'mud on the lens switches lane keeping off at once where there is reliance on a single sensor',
    implication: 'a matrix of sensors and conditions must be drawn to find cells in which none works',
    contrasts: ['thermal-runaway.cause'],
  },
  'perception-miss.measure': {
    definition:
      'fusing several sensors with fallback modes lets bands complement each other and slows or hands over when information runs short',
    mechanism: 'weather affects bands differently, so one remains, and fallback limits what risk is left',
    condition: 'fusing several sensors needs common calibration and self-checks, or bad data drag the rest down',
    indicator: 'detection with one sensor lost and promptness of fallback are the decisive tests',
    limit: 'several sensors raise cost and computing, and too frequent fallback loses the trust of users',
    counter: 'some would rely on roadside equipment for sight instead of loading every sensor onto the car',
    example: 'more weight to radar and a lower top speed in heavy rain join sensor fusion to a fallback mode',
    implication: 'trigger, display and takeover time of fallback modes should be specified and rehearsed',
    parts: ['sensor-fusion'],
  },
};
