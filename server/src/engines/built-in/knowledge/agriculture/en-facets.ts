import type { FacetBook } from '../facets.ts';

const theories: FacetBook = {
  'nutrient-balance': {
    definition:
      'nutrient balance theory treats a field as an account in which fertiliser, manure and deposition are income and harvested nutrients are expenditure',
    mechanism:
      'a lasting deficit mines the soil, whereas a lasting surplus leaves nitrogen and phosphorus free to leach, volatilise or run off',
    condition:
      'nutrient balance theory gives sound advice only where target yields and local uptake coefficients are known',
    indicator:
      'three figures are needed to draw up the balance, namely surplus per hectare, change in soil nutrients and nutrient content of the harvest',
    limit:
      'because nutrient balance theory compares seasonal totals, a shortage at flowering can hide behind a surplus at harvest',
    counter:
      'soil biologists object that microbial turnover, rather than the balance on paper, governs how much a plant can take up',
    example:
      'in wheat–maize rotations the nitrogen applied to both crops is often set against the nitrogen removed in both harvests',
    implication:
      'a fertiliser trial that appeals to nutrient balance theory should analyse grain and straw, not yield alone',
    contrasts: ['plant-soil-feedback'],
    parts: ['nutrient-use', 'soil-fertility'],
  },
  'diminishing-returns': {
    definition:
      'the law of diminishing returns states that each further dose of one input adds less output when everything else is held constant',
    mechanism:
      'early doses relieve the tightest constraint, after which light, water or another nutrient becomes the new limit',
    condition:
      'the law of diminishing returns presupposes a fixed technology, so a new variety or better irrigation calls for a new curve',
    indicator:
      'the slope of the yield response, read against the price ratio of fertiliser and grain, gives the economic optimum',
    limit:
      'outside the range of doses actually tested, the law of diminishing returns predicts nothing with confidence',
    counter:
      'economists of technical change reply that most historical growth came from shifts of the curve and not from movement along it',
    example:
      'a wheat plot pushed to lodging by excess nitrogen shows the falling end of diminishing returns very plainly',
    implication:
      'treatment levels ought to pass the expected maximum, otherwise the turning point of the response stays invisible',
    contrasts: ['induced-innovation'],
  },
  'stress-physiology': {
    definition:
      'crop stress physiology studies how drought, salinity, extreme temperature and infection injure plants and how plants adjust',
    mechanism:
      'reactive oxygen outruns the antioxidant defences, membranes are damaged, and carbon is diverted from growth to repair',
    condition: 'slow and mild stress allows acclimation, while sudden severe stress mostly leaves injury behind',
    indicator:
      'lipid peroxidation, antioxidant enzyme activity, proline content and leaf water status are the usual readings in crop stress physiology',
    limit:
      'crop stress physiology rests largely on pot experiments with one stress at a time, whereas fields combine several',
    counter:
      'many breeders hold that selecting directly for yield under stress is cheaper than measuring physiological traits',
    example:
      'greenhouse tomatoes grown repeatedly in the same soil wilt at noon although the soil is wet, since salt and pathogens act together',
    implication:
      'sampling before, during and after the stress is what lets crop stress physiology tell damage from recovery',
    parts: ['root-activity'],
  },
  'water-balance': {
    definition:
      'the field water balance sets rain, irrigation and capillary rise against evapotranspiration, drainage and runoff within the root zone',
    mechanism:
      'as stored water falls below the easily available range, stomata close and photosynthesis drops together with transpiration',
    condition: 'closing the field water balance requires a known rooting depth and some estimate of deep drainage',
    indicator: 'soil moisture profiles combined with weather records yield the water consumed in each growth stage',
    limit:
      'the field water balance treats the plot as one uniform layer and therefore misses the wetted bulbs under drip emitters',
    counter:
      'hydrologists point out that drainage saved in one field may have been the recharge of a neighbour downstream',
    example:
      'when maize moves from furrow to drip irrigation, the saving comes mainly from less evaporation between rows and less drainage',
    implication:
      'comparisons of irrigation methods should report water applied and water consumed separately, as the field water balance demands',
    parts: ['water-use'],
  },
  'induced-innovation': {
    definition:
      'induced innovation theory holds that farm technology develops so as to save whichever factor is relatively scarce and dear',
    mechanism:
      'rising wages make farmers pay for labour-saving machines, and inventors and public researchers respond to that demand',
    condition:
      'induced innovation theory assumes that factor prices reflect real scarcity and reach those who direct research',
    indicator:
      'the trend of the wage–rent ratio alongside the spread of mechanical and biological techniques reveals the direction of change',
    limit: 'induced innovation theory says little about why public laboratories may ignore price signals for decades',
    counter:
      'institutionalists rank subsidies, standards and large suppliers above the price signals on which induced innovation relies',
    example:
      'land-rich countries turned early to tractors while land-poor ones turned to seed and fertiliser, the classic contrast of the textbooks',
    implication:
      'local wages and hire rates are the first series to chart before crediting a policy with mechanisation',
    contrasts: ['diminishing-returns', 'innovation-diffusion'],
    parts: ['technology-adoption'],
  },
  'planned-behaviour': {
    definition:
      'the theory of planned behaviour explains an intention by attitude, perceived social pressure and perceived control',
    mechanism:
      'a farmer weighs the gain, looks to what neighbours and family expect, and asks whether the task is within reach',
    condition: 'the theory of planned behaviour suits deliberate choices and loses force where habit or haste decides',
    indicator:
      'the constructs of planned behaviour are measured by several agree–disagree items each and linked to intention in a structural equation model',
    limit:
      'between intention and action lie cash, weather and labour, about which the theory of planned behaviour is nearly silent',
    counter:
      'critics suspect that asking for attitude and intention in one questionnaire inflates the correlation between the two',
    example: 'growers who favour lower fertiliser doses in a survey often spread the old amount once the season starts',
    implication:
      'a survey built on planned behaviour gains much from a second visit after harvest that records what was actually done',
    contrasts: ['innovation-diffusion'],
  },
  'innovation-diffusion': {
    definition:
      'diffusion of innovations theory describes how a novelty passes through personal channels from a few early users to the majority',
    mechanism:
      'early adopters serve as a living trial, and as neighbours see the result doubt falls and adoption gathers speed',
    condition:
      'the diffusion of innovations follows the textbook curve when the novelty is visibly better and can be tried on a corner of the field',
    indicator:
      'cumulative adoption by year, sources of information and the date of first use allow the diffusion of innovations to be reconstructed',
    limit:
      'diffusion of innovations theory tends to assume that the new is better and overlooks sound reasons for refusal or abandonment',
    counter: 'structural critics maintain that late adopters lack land, credit or markets rather than an open mind',
    example:
      'the spread of hybrid maize seed among Midwestern farmers is the case from which the whole tradition started',
    implication:
      'interviews with people who gave an innovation up tell an extension service more than another count of users',
    contrasts: ['planned-behaviour', 'induced-innovation'],
    parts: ['technology-adoption'],
  },
  agroecology: {
    definition:
      'agroecology regards the field as a managed ecosystem and asks how species interactions and nutrient cycles can carry production',
    mechanism:
      'well-chosen mixtures let natural enemies, legumes and decomposers replace part of the pesticide and fertiliser bill',
    condition:
      'since ecological processes take several seasons to build up, agroecology depends on secure access to the same land',
    indicator:
      'researchers look at species richness, the ratio of predators to pests and the share of purchased inputs',
    limit:
      'agroecology offers principles rather than recipes, and a mixture that helps in one climate may compete for water in another',
    counter:
      'advocates of land sparing warn that lower yields push cultivation into habitats that were better left alone',
    example:
      'rice fields stocked with ducks, grassed orchards and maize sown with beans are standard illustrations of agroecology',
    implication: 'experiments inspired by agroecology need at least one full rotation before a verdict is fair',
    contrasts: ['precision-management'],
    parts: ['biodiversity'],
  },
  'plant-soil-feedback': {
    definition:
      'plant–soil feedback theory examines how a crop alters soil biology and chemistry and thereby helps or harms its successor',
    mechanism:
      'root exudates select pathogens and microbes that favour the same host, so a replanted crop meets a hostile soil',
    condition:
      'negative feedback is strongest in warm, moist houses with a single host and weakens after an unrelated crop',
    indicator:
      'growth in soil conditioned by the same species, compared with growth in foreign soil, expresses the strength of plant–soil feedback',
    limit:
      'pot studies exaggerate contact between roots and inoculum, and the plant–soil feedback seen in the field is usually weaker',
    counter:
      'soil chemists ascribe much of the supposed feedback to acidity and salt and see little need for a microbial explanation',
    example:
      'strawberries and apples replanted on the same spot often stay stunted, a case growers know as replant disease',
    implication:
      'a sterilised control is indispensable if plant–soil feedback is to be separated from a plain lack of nutrients',
    contrasts: ['nutrient-balance'],
    parts: ['soil-microbes'],
  },
  'pest-management': {
    definition:
      'integrated pest management aims to keep pests below the level of economic damage instead of wiping them out',
    mechanism:
      'cultural, biological and physical means lower the starting population, and sprays enter only when a threshold is passed',
    condition:
      'without regular scouting there is no threshold to act on, and integrated pest management turns into guesswork',
    indicator:
      'the number of sprays, the survival of natural enemies and the loss avoided together measure integrated pest management',
    limit:
      'thresholds are derived for one pest at a time, so integrated pest management has little to say when several arrive at once',
    counter: 'growers short of labour often judge that calendar spraying costs less than walking every field each week',
    example:
      'in glasshouses screens, sticky traps and parasitic wasps come first, and a selective product is used as a last step',
    implication:
      'papers on integrated pest management should state where the threshold comes from and charge scouting time as a cost',
    parts: ['pest-pressure'],
  },
  'erosion-process': {
    definition:
      'the theory of soil erosion explains how raindrops and runoff detach and carry topsoil and at which point cover or terraces interrupt the process',
    mechanism:
      'raindrops shatter aggregates and seal pores, infiltration falls, and the faster flow carries ever coarser grains',
    condition:
      'slope length, gradient, rainfall intensity and ground cover act jointly, so a result from one slope cannot simply be moved to another',
    indicator:
      'sediment from runoff plots, the density of rills and tracer content in deposits are three kinds of evidence that complete one another',
    limit:
      'equations from the theory of soil erosion were fitted to uniform slopes and underrate gullies and collapsing banks',
    counter:
      'some geomorphologists doubt what plots say about soil erosion, because much detached material settles at the foot of the slope',
    example:
      'after a hillside is terraced, a storm that once cut rills now stands as a thin sheet of water on level ground',
    implication:
      'runoff and sediment are better reported separately, for the theory of soil erosion expects them to respond differently',
    parts: ['erosion-rate'],
  },
  'scale-economy': {
    definition:
      'the theory of scale economies asks at what size of farm machinery, labour and management are matched so that unit cost is lowest',
    mechanism: 'larger fields cut turning time, allow bulk purchase and spread fixed costs over more output',
    condition: 'scale economies become practical where labour can leave farming and rents stay moderate',
    indicator:
      'the average cost curve, read with output per worker and output per hectare, shows whether growth still pays',
    limit:
      'the optimum shifts with crop, terrain and machine, so the theory of scale economies yields no universal acreage',
    counter:
      'defenders of small farms cite the inverse relation between area and yield as evidence for careful family labour',
    example: 'a grain farm run by one couple with seasonal help marks the point where another tractor would stand idle',
    implication:
      'tests of scale economies should treat land productivity and labour productivity apart, since the two may move in opposite directions',
    parts: ['land-scale'],
  },
  'transaction-cost': {
    definition:
      'transaction cost theory regards the expense of finding, bargaining with and monitoring a partner as the key to how exchange is organised',
    mechanism:
      'the more specific the asset and the less certain the outcome, the stronger the pull towards long contracts or merger',
    condition:
      'transaction cost theory starts from the risk of opportunism, a premise that fits close-knit villages less well',
    indicator:
      'contract length, disputes, days spent on negotiation and brokers’ fees stand in for costs that cannot be observed directly',
    limit:
      'by turning power into a cost like any other, transaction cost theory makes the weak position of smallholders hard to see',
    counter:
      'students of social networks reply that trust and reputation, not calculation, keep most land rental going',
    example:
      'a tenant who would have to bargain with dozens of owners asks the village council to lease the whole block',
    implication:
      'an analysis of cooperatives can list transaction costs before, during and after the contract and ask who bears each',
    parts: ['tenure-security'],
  },
  'value-chain': {
    definition:
      'value chain analysis follows a product from input supplier to consumer and asks who adds value and who keeps it',
    mechanism:
      'whoever controls standards, brands or channels can dictate terms upstream, and profit gathers at stages that are hard to enter',
    condition:
      'value chain analysis works best where products are graded and the stages trade with one another regularly',
    indicator:
      'mark-ups by stage, shares of value added and quality clauses in contracts are the raw material of a chain map',
    limit:
      'a chain map freezes one moment, and value chain analysis says little about who absorbs a sudden fall in price',
    counter:
      'labour researchers object that upgrading often burdens growers with the cost of certification while buyers take the margin',
    example:
      'fruit sold ungraded at the farm gate earns the grower a small part of the price that packed fruit fetches in a city',
    implication:
      'advice that a region process its own crop rests on value chain analysis only if it names the stage where the region could compete',
    contrasts: ['endogenous-development'],
    parts: ['quality', 'circulation-loss'],
  },
  'information-asymmetry': {
    definition:
      'information asymmetry theory studies markets in which sellers know the quality of food better than buyers do',
    mechanism:
      'buyers who cannot tell good from bad pay for the average, and careful producers lower their standards or leave',
    condition:
      'credence attributes, which remain hidden even after eating, are the ground where information asymmetry theory explains most',
    indicator:
      'asymmetry of information leaves its mark on the price gap between grades, on complaints and on how shoppers read labels',
    limit: 'information asymmetry theory expects disclosure to work and pays little heed to labels that nobody reads',
    counter:
      'ratings and direct sales may let reputation do the work of testing, in which case the asymmetry of information is overstated',
    example:
      'eggs from caged and free-range hens look alike, and without a trusted mark the difference in price soon vanishes',
    implication:
      'the first question for a labelling scheme is which piece of information is missing and who could verify it',
    parts: ['consumer-trust'],
  },
  'feed-nutrition': {
    definition:
      'animal nutrition theory explains how energy, amino acids, minerals and vitamins in feed become growth, milk or eggs',
    mechanism:
      'when amino acids arrive in the right proportion they are built into protein, while the excess is excreted as nitrogen',
    condition:
      'requirements shift with breed, stage of growth and temperature, so published tables need checking against the herd at hand',
    indicator:
      'digestibility, daily gain, feed per unit of gain and nitrogen output are the usual measures in animal nutrition',
    limit:
      'animal nutrition theory speaks of the average healthy animal and has little to offer for subclinical illness',
    counter:
      'stock keepers insist that mouldy feed, poor water and stress undo more performance than any refinement of the ration',
    example: 'a low-protein ration with added amino acids keeps pigs growing and reduces the nitrogen in their slurry',
    implication:
      'feeding studies guided by animal nutrition theory should report intake along with gain, so that eating more is not mistaken for eating better',
    parts: ['feed-efficiency'],
  },
  heterosis: {
    definition:
      'heterosis theory asks why the first generation of a cross between unlike parents outgrows and outyields both',
    mechanism:
      'dominance masks harmful recessive genes, and overdominance makes the mixed pair of alleles superior to either alone',
    condition:
      'heterosis appears uniformly when parents are inbred and combine well, and fades once the hybrid is saved for seed',
    indicator:
      'gain over the mid-parent and over the better parent, with general and specific combining ability, quantifies heterosis',
    limit:
      'no single mechanism in heterosis theory covers all crops, and genetic distance between parents remains an unreliable predictor',
    counter:
      'some maize breeders credit modern gains to better inbreds and tolerance of crowding rather than to greater heterosis',
    example: 'hybrid maize, which must be bought anew each year, is the best-known commercial use of heterosis',
    implication:
      'promising crosses need testing over several sites and years, because one good season may be the weather',
    parts: ['genetic-diversity'],
  },
  'precision-management': {
    definition:
      'site-specific management theory divides a field into zones and fits water, nutrients and sprays to the need of each',
    mechanism:
      'sensors and images map the differences, a prescription varies the dose, and surplus is moved to where it is lacking',
    condition:
      'site-specific management pays where differences within the field are large and stable from year to year',
    indicator:
      'changes in input variability, evenness of the yield map and net return per hectare put site-specific management to the test',
    limit: 'a map shows that a patch is poor without telling whether water, nutrients or shallow soil is to blame',
    counter: 'smallholders who walk their plots daily doubt that instruments add much to what they see already',
    example:
      'a low-yielding headland turned out on inspection to be compacted by turning tractors, and more fertiliser would have been wasted',
    implication:
      'among small farms the theory of site-specific management points to shared machines rather than to ownership by each household',
    contrasts: ['agroecology'],
    parts: ['site-variation'],
  },
  'endogenous-development': {
    definition:
      'endogenous development theory expects rural change to last when it grows from local people, resources and culture',
    mechanism:
      'residents who decide for themselves choose what suits the place, and earnings reinvested locally build capacity to organise',
    condition:
      'endogenous development needs a few people able to lead and some habit of deliberation, which depopulated villages often lack',
    indicator:
      'the number of local enterprises, the share of earnings kept in the village and attendance at meetings are workable signs',
    limit:
      'endogenous development theory is thin on outside capital and skills, without which many schemes stay very small',
    counter:
      'neo-endogenous writers answer that the line between inside and outside matters less than who controls the resources',
    example:
      'the Japanese one-village-one-product movement, in which each place chose its own speciality, is a common reference',
    implication:
      'a rural plan in the spirit of endogenous development opens with an inventory of local skills and organisations',
    contrasts: ['value-chain'],
    parts: ['villager-participation'],
  },
  succession: {
    definition:
      'ecological succession theory describes how plant communities on a site replace one another and grow more complex',
    mechanism:
      'pioneers shade the ground and build soil, which favours later and more tolerant species over themselves',
    condition: 'secondary succession is quick where soil and seed survive, while bare rock or spoil takes far longer',
    indicator:
      'dominant species, density of seedlings and depth of litter place a stand within the ecological succession',
    limit:
      'fire, grazing and invaders can turn the course aside, so ecological succession theory predicts no single end point',
    counter: 'individualist ecologists see a community as a chance meeting of species and deny any fixed order',
    example: 'abandoned hillside fields pass from weeds to shrubs and then to pine and oak saplings',
    implication:
      'knowing the present stage of succession protects restoration from planting ecological latecomers that seldom survive',
    parts: ['stand-structure', 'plant-diversity'],
  },
  'landscape-ecology': {
    definition:
      'landscape ecology reads land as a mosaic of patches, corridors and matrix and studies what the mosaic does to movement and flow',
    mechanism:
      'fragmentation shrinks interior habitat and enlarges edges, while corridors keep separated populations in contact',
    condition:
      'the scale chosen in landscape ecology must suit the process, since a change of grain can reverse an index',
    indicator:
      'patch density, aggregation and connectivity are computed from land cover maps as the common currency of landscape ecology',
    limit:
      'no index can show that a given animal really uses a corridor, and landscape ecology needs field evidence for that',
    counter: 'designers protest that memory, comfort and meaning cannot be read from the metrics of landscape ecology',
    example: 'a greenway joining scattered parks lets birds move along a belt of trees through the city',
    implication:
      'the width of a corridor follows from the species or flow to be served, which planners have to name first',
    parts: ['landscape-pattern'],
  },
  sustainable: {
    definition:
      'the theory of sustainable agriculture asks that present output leave soil, water and species fit for those who farm later',
    mechanism:
      'output persists while resources are used no faster than they renew, and once overdrawn it must be bought with outside inputs',
    condition:
      'sustainable agriculture accords with farmers’ interest when prices or payments reflect environmental cost',
    indicator:
      'net return, change in soil organic matter and earnings of those employed stand for the three sides of sustainable agriculture',
    limit:
      'the goals of sustainable agriculture conflict, and the weights given to them depend on who does the weighing',
    counter:
      'sceptics complain that the word sustainable covers contradictory practices and is too elastic to serve as a standard',
    example:
      'replacing irrigated wheat by a rainfed crop above a falling aquifer trades yield for the survival of the resource',
    implication:
      'whoever invokes the theory of sustainable agriculture should state the time span and the area over which it is judged',
    parts: ['resource-efficiency', 'farm-income'],
  },
  multifunctionality: {
    definition:
      'the multifunctionality of agriculture means that farming supplies landscape, habitat, employment and culture together with commodities',
    mechanism:
      'terraces and hedgerows yield scenery and flood control as by-products that cannot be separated from cropping',
    condition:
      'the multifunctionality of agriculture justifies support only where society wants the non-market output and no market pays for it',
    indicator:
      'willingness to pay, visitor spending and the cost of an engineered substitute are used to value the multifunctionality of agriculture',
    limit: 'estimates of the multifunctionality of agriculture easily count the same benefit under two headings',
    counter: 'trade liberals have dismissed multifunctionality as a fresh name for old agricultural protection',
    example: 'mountain rice terraces feed households, hold back runoff and draw visitors from the same piece of land',
    implication:
      'a proposal to combine farming with other trades convinces once it says which function is added and who will pay',
  },
};
const methods: FacetBook = {
  'field-trial': {
    definition:
      'replicated field trials divide even ground into plots, assign treatments at random and repeat each of them',
    mechanism:
      'randomisation keeps soil differences from favouring a treatment, and repetition supplies the error against which it is judged',
    condition: 'replicated field trials call for uniform ground, or for blocks laid across any visible gradient',
    indicator:
      'harvested yield, its components and measurements at fixed growth stages should be taken in all plots on the same day',
    limit: 'weather makes every season unique, so replicated field trials of one year speak for that year only',
    counter: 'supporters of on-farm research remark that plot management is tidier than any farmer could afford',
    example:
      'a nitrogen series includes a plot without fertiliser, with guard rows around the edge to absorb border effects',
    implication:
      'reports of replicated field trials should show the layout and state plot size, replication and method of harvest',
    contrasts: ['farmer-survey', 'marker-analysis'],
    parts: ['plot-records', 'variance-analysis'],
  },
  'farmer-survey': {
    definition: 'farm household surveys put the same questions on land, labour, inputs and views to many families',
    mechanism: 'uniform questions make differences in practice comparable with differences in household and field',
    condition:
      'inference from farm household surveys requires a complete list of households from which the sample is drawn',
    indicator:
      'the quality of farm household surveys can be read from scale reliability, response rate and gaps in key items',
    limit: 'few farmers keep accounts, and farm household surveys inherit the errors of memory',
    counter: 'ethnographers reply that boxes to tick cut practice into pieces and lose the reasons behind it',
    example:
      'an enumerator goes through a family’s fields one by one, asking what was sown, what was spent and who bought the crop',
    implication:
      'inputs ought to be asked by plot and by date, because yearly totals recalled in farm household surveys cannot be checked',
    contrasts: ['field-trial'],
    parts: ['farmer-data'],
  },
  'variance-analysis': {
    definition: 'analysis of variance splits the total variation into parts due to treatment, block and error',
    mechanism:
      'a treatment mean square far above the error mean square makes chance an unlikely explanation, and comparisons then locate the difference',
    condition:
      'analysis of variance wants roughly normal residuals, equal spread and independent plots, so counts are often transformed',
    indicator:
      'degrees of freedom, mean squares and significance are tabulated, with letters marking means that differ',
    limit:
      'analysis of variance tells whether means differ and is a blunt tool for a graded dose, where regression says more',
    counter: 'statisticians have long objected to pairwise tests among ordered doses, preferring a test of trend',
    example: 'ear numbers at several nitrogen rates are tested together before any two rates are compared',
    implication:
      'choosing the comparison test before the analysis of variance guards against false claims from trying several',
  },
  'frontier-analysis': {
    definition:
      'efficiency frontier analysis draws a boundary through the best farms in a sample and measures how far the others fall short',
    mechanism:
      'envelopment methods trace the boundary by linear programming, while stochastic ones separate inefficiency from random shocks',
    condition:
      'farms placed under one frontier must share crop and technology, or differences of kind will look like waste',
    indicator:
      'efficiency scores, returns to scale and the coefficients of the inefficiency equation are the chief results of frontier analysis',
    limit:
      'since the sample sets its own boundary, efficiency frontier analysis cannot rank farms across different samples',
    counter:
      'if farmers are efficient already, the gap found by frontier analysis may be unrecorded land quality in disguise',
    example: 'farms that hire a harvest contractor are scored by frontier analysis and compared with farms that do not',
    implication:
      'efficiency frontier analysis gains credit from a second specification and a plain account of how weather and soil enter',
    contrasts: ['cost-benefit'],
  },
  'marker-analysis': {
    definition: 'molecular marker analysis uses differences in DNA as signposts to genes and to kinship',
    mechanism: 'a marker close to a gene is inherited with it, so a seedling’s trait can be read before it shows',
    condition: 'close linkage and a large population keep recombination from misleading molecular marker analysis',
    indicator: 'a useful marker combines high polymorphism with a large share of variation explained',
    limit: 'yield depends on many small genes, and molecular marker analysis captures only a little of each',
    counter: 'field breeders trust an eye that takes in the whole plant and see in markers only genes already known',
    example:
      'several resistance genes stacked in one line look the same in the field and are confirmed by molecular markers',
    implication:
      'where molecular marker analysis and field traits classify lines differently, the disagreement deserves a paragraph of its own',
    contrasts: ['field-trial'],
  },
  'feeding-trial': {
    definition:
      'controlled feeding trials allot similar animals at random to different rations and compare growth, output and health',
    mechanism:
      'an adjustment period lets animals settle, after which differences in gain can be laid at the door of the ration',
    condition: 'groups must match in breed, age, weight and sex, and share housing and stockman',
    indicator:
      'daily gain, intake, feed conversion, scouring and carcass traits are what controlled feeding trials report',
    limit:
      'with the pen as the unit, controlled feeding trials rarely have many replicates, and rivalry within a pen goes unseen',
    counter:
      'feed companies admit that an additive proven in controlled trials on a clean research unit may fail on a commercial farm',
    example: 'fermented meal replaces part of a basal ration at several levels, with one group left unchanged',
    implication: 'pen-mates are not independent observations, so the unit of replication has to be declared',
    parts: ['farm-ledger'],
  },
  'sample-plot': {
    definition: 'sample plot surveys mark out typical areas and list every plant in them to stand for a larger whole',
    mechanism: 'species accumulate quickly at first and then slowly, and plot size is set where the curve flattens',
    condition: 'varied ground calls for stratified sample plots, since those beside a path favour disturbed vegetation',
    indicator: 'stem diameter, height, cover and frequency are recorded, with smaller quadrats for shrubs and herbs',
    limit: 'sample plot surveys catch one date, and plants out of season are missed',
    counter: 'image analysts consider plots too few for regional claims and would use them only for checking',
    example: 'paired plots inside a shelterbelt and on open ground nearby are compared for litter and species',
    implication:
      'sample plot surveys become far more useful when corners are staked and positions recorded for a return visit',
    contrasts: ['remote-sensing', 'scenic-beauty'],
  },
  'remote-sensing': {
    definition:
      'remote sensing analysis infers cover, growth and change from the light that land reflects to a satellite or drone',
    mechanism:
      'healthy leaves absorb red and reflect infrared light, so an index of the two rises and falls with leaf area',
    condition:
      'cloudless dates, pixels finer than the fields and ground points for checking make remote sensing analysis credible',
    indicator: 'classification accuracy and the error against field measurement belong beside every remote sensing map',
    limit: 'remote sensing analysis sees the canopy and not the root, the subsoil or the seedling below',
    counter:
      'field staff warn that one yellow patch may be hunger, waterlogging or another variety, and only a visit will tell',
    example: 'images some years apart, laid over one another, show terraces, woods and abandoned plots changing places',
    implication: 'readers of a remote sensing analysis want to know why the dates were chosen',
    contrasts: ['sample-plot'],
    parts: ['remote-images'],
  },
  'lab-testing': {
    definition: 'laboratory analysis determines the composition of soil, feed or produce and the contaminants in them',
    mechanism:
      'a sample is extracted, cleaned and separated, and each compound is known by its position and measured by its signal',
    condition: 'how a sample is taken, mixed and kept decides more than the instrument can later repair',
    indicator:
      'recovery of added standards, detection limits and agreement of duplicates vouch for a laboratory analysis',
    limit: 'laboratory analysis is slow and dear, so most lots are sold without being tested',
    counter: 'inspectors favour quick tests on the spot, for lettuce is eaten before a full report arrives',
    example: 'tomato trials measure sugars, acids and nitrate, while market surveillance looks for pesticide residues',
    implication:
      'figures from laboratory analysis should name the standard method and how values below detection were handled',
  },
  'scenic-beauty': {
    definition:
      'scenic beauty rating asks a panel to score photographs and relates the scores to plants, water and landform',
    mechanism: 'standardising each judge removes personal severity and leaves differences that belong to the scene',
    condition: 'season, light and framing must be alike, and the panel should resemble future users',
    indicator: 'standardised scores and regression weights show which elements people find attractive',
    limit: 'scenic beauty rating deals with sight alone and ignores sound, scent, comfort and memory',
    counter: 'ecologists note that mown lawns earn a high scenic beauty rating though little lives in them',
    example: 'students and residents score the same planting schemes so that the influence of training can be seen',
    implication:
      'a scenic beauty rating gains weight next to ecological and upkeep figures, where the trade-off can be discussed openly',
    contrasts: ['sample-plot'],
  },
  'cost-benefit': {
    definition:
      'cost–benefit analysis turns all gains and expenses of a practice into money and ranks options by net return',
    mechanism: 'charging family labour and owned land at opportunity cost can turn a paper profit into a loss',
    condition: 'cost–benefit analysis needs full records of quantities and prices taken from the same period',
    indicator: 'net profit per hectare, the benefit–cost ratio and the payback period are the usual results',
    limit: 'where erosion or pollution is left unpriced, cost–benefit analysis leans towards heavy use of inputs',
    counter:
      'students of peasant households observe that a steady harvest often counts for more than the highest expected profit',
    example: 'drip and furrow irrigation are set side by side with depreciation, water charges and labour in one table',
    implication:
      'cost–benefit analysis should end with a sensitivity test that shows which price would reverse the ranking',
    contrasts: ['frontier-analysis'],
    parts: ['input-cost', 'farm-income'],
  },
};
const variables: FacetBook = {
  quality: {
    definition:
      'product quality is the degree to which produce meets the needs of its use in appearance, nutrition, flavour, processing and safety',
    mechanism:
      'water, nutrients, temperature and the moment of harvest shape composition, and storage decides how much of it survives',
    condition: 'what counts as good depends on use, for bread and biscuit flour ask opposite things of wheat',
    indicator:
      'protein and gluten in grain, sugar–acid ratio and firmness in fruit, and tenderness in meat are common gauges of product quality',
    limit: 'no single reading captures product quality, since a sweet fruit may neither keep nor please',
    counter:
      'economists add that where buyers do not pay for it, product quality remains a private ideal of the grower',
    example: 'late nitrogen often raises grain protein, although too much delays ripening and spoils starch',
    implication:
      'the intended use decides which tests of product quality are worth making, and belongs at the head of the paper',
    contrasts: ['yield'],
  },
  'input-cost': {
    definition:
      'input costs comprise cash spent on seed, fertiliser, feed, machinery, labour and rent, with a charge for the family’s own work and land',
    mechanism:
      'when a factor becomes dearer, farmers use less of it, replace it or move to a crop that can bear the expense',
    condition:
      'input costs are comparable only if household use, several-year equipment and current expenses are kept apart',
    indicator:
      'cost per hectare and cost per unit of product should both be given, split into materials, labour and land',
    limit: 'low input costs may signal thrift or neglect, and the figure alone cannot tell which',
    counter: 'some writers refuse to price family labour at the market wage, as the family often has no other employer',
    example:
      'once ploughing, seed, sprays and harvest are paid for, rent decides whether a tenant’s grain crop earns anything',
    implication:
      'a claim of saving is complete when it identifies which of the input costs falls and whether output falls with it',
    contrasts: ['farm-income'],
  },
  'farm-income': {
    definition:
      'farm income is what remains to the operator from sales and payments after the expenses of a production period',
    mechanism: 'yield, price, cost and loss each vary, and an improvement in one is easily cancelled by another',
    condition: 'comparisons of farm income must settle whether subsidies, home consumption and unpaid work are counted',
    indicator:
      'level and stability are both needed, so net profit and return per day are given with their variation between years',
    limit: 'farm income tells only half the story of households that also earn a wage elsewhere',
    counter: 'livelihood researchers contend that families seek a steady total rather than the highest farm income',
    example: 'vegetable growers may earn less in a year of bumper harvests, when prices collapse, than in a poor one',
    implication: 'good and bad years both belong in an evaluation of farm income, together with the range between them',
    contrasts: ['input-cost'],
  },
  'resource-efficiency': {
    definition: 'resource use efficiency is the output obtained from each unit of water, land, nutrient or energy',
    mechanism:
      'better management reduces leakage, evaporation and idle time, so the same harvest draws on fewer resources',
    condition:
      'because inputs replace one another, resource use efficiency can be compared only when all of them are listed alike',
    indicator:
      'irrigation efficiency, agronomic efficiency of fertiliser, output per hectare and energy per unit of product are common measures',
    limit: 'higher resource use efficiency need not lower total use, for saved water often irrigates new land',
    counter: 'ecological economists would cap the total first and treat efficiency as secondary',
    example:
      'districts that adopted drip lines used less water per tonne while the expanding area kept the aquifer falling',
    implication: 'any account of resource use efficiency needs unit use and total use side by side',
    parts: ['water-use', 'nutrient-use'],
  },
  'soil-fertility': {
    definition:
      'soil fertility is the capacity of a soil to supply and balance water, nutrients, air and warmth for plants',
    mechanism: 'organic matter binds particles into crumbs that hold nutrients and leave pores for roots and air',
    condition:
      'soil fertility has to be judged for a crop and a climate, since heavy clay suits rice and frustrates carrots',
    indicator:
      'organic matter, total nitrogen, available phosphorus and potassium, acidity and bulk density are the standard tests',
    limit: 'a test catches one moment, and the living and structural sides of soil fertility escape most of them',
    counter: 'advocates of soil health find the notion of soil fertility too narrow, being concerned with yield alone',
    example: 'land given only mineral fertiliser may test rich and still set hard after rain',
    implication: 'without samples from before sowing and after harvest no change in soil fertility can be claimed',
    parts: ['soil-microbes'],
  },
  yield: {
    definition:
      'crop yield is the harvested product per unit of land and results from plant number and output per plant',
    mechanism:
      'in cereals ears, grains per ear and grain weight form in turn, and later components partly make good an early loss',
    condition: 'crop yield is comparable only at a common moisture content and net of paths and ditches',
    indicator:
      'weighed harvest from whole plots is the most reliable, while the product of yield components tends to run high',
    limit: 'crop yield takes no account of cost or quality, so the heaviest field may be the least profitable',
    counter: 'champions of total output argue that cropping intensity and rotation matter as much as yield',
    example: 'crowded stands have more ears and lighter grain, so crop yield rises with density and then declines',
    implication: 'a paper that reports higher crop yield should show which component brought it about',
    contrasts: ['quality'],
  },
  'water-use': {
    definition: 'water use efficiency is the biomass or grain formed per unit of water consumed by the crop',
    mechanism:
      'less evaporation from bare soil leaves more for transpiration, and leaves that stay green longer fix more per drop',
    condition:
      'mild deficit before flowering can raise water use efficiency at little cost, while deficit at flowering harms both',
    indicator:
      'yield divided by seasonal consumption gives the field value, and photosynthesis over transpiration the leaf value',
    limit: 'a parched crop can show high water use efficiency, so the ratio alone mistakes drought for thrift',
    counter: 'scheme managers prefer output per unit of irrigation delivered, because rain cannot be allocated',
    example: 'film mulch on rainfed maize suppresses evaporation and lifts water use efficiency most in dry years',
    implication: 'printing yield beside water use efficiency makes the price of saving visible',
  },
  'nutrient-use': {
    definition: 'nutrient use efficiency measures how much applied nutrient a crop takes up and turns into harvest',
    mechanism: 'the closer supply follows demand in time, the less remains in the soil to be leached or lost as gas',
    condition:
      'nutrient use efficiency falls as dose and native fertility rise, which makes the starting soil part of every result',
    indicator:
      'recovery by difference, agronomic efficiency and partial factor productivity are usual, and isotopes separate fertiliser from soil nitrogen',
    limit:
      'the difference method overlooks soil nitrogen released by the fertiliser itself and so misstates nutrient use efficiency',
    counter: 'long-term experimenters prefer recovery over many years, since what stays in the soil is not yet lost',
    example: 'splitting one heavy dose into several raises nutrient use efficiency wherever rain follows sowing',
    implication:
      'an unfertilised plot is the precondition of calculating nutrient use efficiency, and without it only factor productivity can be stated',
  },
  'root-activity': {
    definition:
      'root activity is the metabolic vigour with which roots absorb, reduce and synthesise substances for the shoot',
    mechanism:
      'respiring tips power the uptake of ions, and the cytokinins they send upward delay the ageing of leaves',
    condition: 'root activity is high in aerated, warm and salt-free soil and falls within days of waterlogging',
    indicator: 'dye reduction, bleeding sap and oxidation tests are the routine measures of root activity',
    limit:
      'digging breaks fine roots, so readings of root activity depend on depth and washing and rarely compare across trials',
    counter: 'some physiologists put root length and architecture first and regard activity per gram as secondary',
    example: 'tomatoes in exhausted greenhouse soil have brown roots, little sap and leaves that yellow early',
    implication:
      'uptake depends on root mass as well as root activity, and a trial is incomplete with only one of them',
  },
  'soil-microbes': {
    definition: 'the soil microbial community is the assembly of bacteria, fungi and other microbes living in a soil',
    mechanism: 'decomposers release nutrients, and antagonists occupy the sites that pathogens would otherwise take',
    condition:
      'carbon supply, acidity and moisture shape the soil microbial community, and an inoculant may fail to settle elsewhere',
    indicator: 'sequencing describes composition, while enzyme activity and microbial biomass speak to function',
    limit:
      'sequence counts are relative, and a change in the soil microbial community seldom proves what caused the crop response',
    counter: 'agronomists caution that the community follows from manure and rotation and explains little by itself',
    example: 'in houses cropped to cucumber year on year wilt fungi gain ground and helpful bacilli retreat',
    implication:
      'studies of the soil microbial community should include a sterilised or reinoculated treatment before speaking of cause',
  },
  'pest-pressure': {
    definition: 'pest and disease pressure combines how many plants are attacked with how badly',
    mechanism:
      'a source of infection, a susceptible host and suitable weather together let numbers multiply within a season',
    condition: 'pressure runs high where weather favours the pest, enemies are few and one variety covers the district',
    indicator:
      'incidence, severity index and counts per hundred plants express pest and disease pressure when graded by one team',
    limit: 'heavy pest and disease pressure is not the same as loss, for leaf disease after grain filling costs little',
    counter: 'some pathologists rate tolerance and compensation by the crop above any disease score',
    example: 'a long wet spell brings blast and sheath blight to rice together, and warnings go out early',
    implication:
      'an untreated strip is needed, or a drop in pest and disease pressure cannot be credited to the treatment',
  },
  biodiversity: {
    definition:
      'farmland biodiversity covers crop varieties, weeds, insects and soil life within fields and along their edges',
    mechanism: 'flowering margins feed and shelter predators and pollinators, which follow pests into the crop',
    condition:
      'farmland biodiversity responds to measures inside the field best where hedges or grass strips already link it to other habitat',
    indicator:
      'farmland biodiversity is commonly sampled with traps and transects and summarised as richness and the ratio of enemies to pests',
    limit: 'a high species count says little about function, since a few key species carry most of the work',
    counter: 'land sparers would rather farm intensively and leave whole tracts untouched than mix habitat into fields',
    example: 'sesame on the bunds of rice fields feeds parasitic wasps and allows fewer sprays against planthoppers',
    implication: 'one visit confuses treatment with calendar, so farmland biodiversity is sampled over several seasons',
  },
  'erosion-rate': {
    definition: 'the rate of soil loss is the mass of soil removed from an area in a given time',
    mechanism:
      'rainfall energy, slope and bareness multiply one another, and a few storms often carry off most of a year’s loss',
    condition: 'loss peaks where heavy rain coincides with freshly tilled ground and falls steeply once cover closes',
    indicator: 'runoff plots, erosion equations and fallout tracers are three routes to the rate of soil loss',
    limit: 'the rate of soil loss ignores how much soil is left, and thin hill soils may be near ruin at modest rates',
    counter: 'pedologists ask for comparison with soil formation, without which no rate can be called tolerable',
    example: 'ridges run up and down a long gentle slope show rills after one cloudburst and a fan of silt below',
    implication: 'observed years must be described by their rain, or a dry year passes for successful conservation',
  },
  'site-variation': {
    definition:
      'within-field variability is the extent and pattern of differences in soil, growth and yield inside one field',
    mechanism: 'parent material, small relief and past spreading add up, so soils a few steps apart can differ',
    condition:
      'management by zone makes sense when within-field variability extends over distances wider than the machine',
    indicator:
      'the coefficient of variation gives the size of within-field variability, and the semivariogram shows whether it has spatial order',
    limit: 'within-field variability may turn over between wet and dry years, so one yield map is a poor guide',
    counter:
      'evenly spread fertiliser has its defenders, who note that weather moves yield more than variability within the field does',
    example: 'where levelling stripped topsoil from one side, growth stays weak for years in a visible band',
    implication: 'mapping within-field variability before laying out plots lets blocks follow it and reduces error',
  },
  'technology-adoption': {
    definition:
      'technology adoption covers whether a farmer uses a technique, on how much land, for how long and how fully',
    mechanism: 'visible gain, bearable risk and someone nearby who knows how turn a trial into a habit',
    condition:
      'labour-saving technology is adopted fastest in households short of hands, and thrifty but laborious methods are not',
    indicator: 'use or non-use, share of area, number of steps followed and years of use call for different models',
    limit: 'a yes-or-no record of technology adoption counts those who use half a method as adopters',
    counter:
      'anthropologists defend farmers who alter a technology to fit, and refuse to call that incomplete adoption',
    example: 'a fertigation unit that only ever carries water is adopted in the register and not in the field',
    implication: 'questionnaires should break a technology into steps and score adoption from the answers',
  },
  'digital-literacy': {
    definition:
      'farmers’ digital skills are the abilities to find, judge and use digital information in running a farm',
    mechanism:
      'farmers with digital skills can read a price list, run a shop page or interpret a sensor, and so turn data into decisions',
    condition: 'farmers’ digital skills begin to matter once coverage and usable software are in place',
    indicator: 'scales cover device use, search, online trade and caution, and a practical task gives a sounder score',
    limit: 'self-ratings flatter, and farmers’ digital skills are entangled with age and schooling',
    counter: 'designers retort that easy software helps more than training, and that blame should not fall on users',
    example: 'an orchardist who reads the sky well may leave the online shop entirely to a daughter in town',
    implication:
      'training in digital skills works best when it starts from selling and diagnosing disease and ends in a practical test',
  },
  'land-scale': {
    definition: 'the scale of operation is the land or stock that one enterprise actually manages, whoever owns it',
    mechanism: 'size spreads machinery and management but makes hired work harder to supervise, and the balance varies',
    condition: 'a larger scale of operation lowers cost only if machines, credit and outlets keep pace',
    indicator:
      'sown area, herd size and mean plot size should be recorded apart, as equal totals can hide unequal fragmentation',
    limit: 'area alone confuses pasture with glasshouse, so the scale of operation must be converted for comparison',
    counter: 'supporters of contract services maintain that the scale of operation has ceased to limit efficiency',
    example:
      'a tenant with several hundred hectares and one dryer discovers in a wet autumn that growth outran capacity',
    implication:
      'a curved term for the scale of operation is advisable, because its influence is seldom a straight line',
  },
  'production-efficiency': {
    definition: 'technical efficiency compares a farm’s output with the most that its inputs could have produced',
    mechanism: 'timely work, balanced inputs and careful execution bring a farm towards the frontier',
    condition:
      'technical efficiency is meaningful among farms with one technology, and drought must not be booked as bad management',
    indicator:
      'envelopment or stochastic frontier models yield scores that approach one for the best practice in the sample',
    limit: 'technical efficiency knows nothing of prices, so an efficient farm may grow the wrong crop',
    counter:
      'the poor-but-efficient hypothesis holds that traditional farmers already allocate well and that gaps are artefacts',
    example: 'two neighbours use the same seed and fertiliser, but one sows before the rain and harvests more',
    implication:
      'a score of technical efficiency is the start of an inquiry into the operation at which output is lost',
  },
  'tenure-security': {
    definition: 'tenure security is the confidence of a land user that the plot will not be taken away or reassigned',
    mechanism:
      'whoever expects to reap later will manure, drain and plant trees, while a short lease invites mining the soil',
    condition: 'tenure security takes hold when registered title and village practice agree',
    indicator:
      'title documents, length of lease, past reallocations and stated expectations serve as proxies for tenure security',
    limit: 'tenure security and investment may cause each other, for improved plots are harder to reclaim',
    counter: 'field researchers often find that custom protects land users better than a certificate does',
    example: 'a tenant on a yearly verbal lease spreads no manure and leaves poorer ground behind',
    implication:
      'research on rental learns little about tenure security unless long leases are kept apart from short and oral from written',
  },
  'feed-efficiency': {
    definition: 'feed conversion efficiency relates the feed an animal eats to the weight, milk or eggs it yields',
    mechanism: 'good digestion, low maintenance and sound health leave more of the feed for production',
    condition:
      'feed conversion efficiency declines with age, so groups must be compared at equal weight and temperature',
    indicator: 'feed per unit of gain is the common ratio, and residual intake suits breeding because size is removed',
    limit: 'feed conversion efficiency disregards price, and the ration that converts best may cost most',
    counter: 'welfare advocates argue that breeding for feed conversion alone is paid for in lameness and stress',
    example: 'pigs kept past market weight lay down fat and convert their feed poorly',
    implication: 'weighing back spilled feed prevents trials from understating feed conversion efficiency',
    contrasts: ['animal-health'],
  },
  'animal-health': {
    definition:
      'herd health is the overall condition of a group in disease, nutrition and behaviour, not merely the absence of illness',
    mechanism:
      'crowding, stale air and stress weaken immunity, and a fall in appetite announces illness before death rates do',
    condition: 'quarantine of new stock, cleaning and vaccination must hold together for herd health to last',
    indicator:
      'herd health is followed through mortality, treatments and antibody levels, with an eye to lameness and tail biting',
    limit: 'mild cases go unrecorded, so farm books paint herd health brighter than it is',
    counter: 'some managers would replace health scores by veterinary expense, trusting money more than marks',
    example: 'windows shut against winter cold let ammonia rise, coughing spreads and laying declines',
    implication: 'a trial of fewer antibiotics must report herd health and output together',
    contrasts: ['feed-efficiency'],
  },
  'circulation-loss': {
    definition:
      'post-harvest loss is the quantity and value of produce that decays, shrinks, bruises or stays unsold between harvest and sale',
    mechanism:
      'harvested tissue goes on respiring and warming, and each transfer adds bruises through which decay enters',
    condition: 'leafy vegetables, berries and fish lose most to heat and delay, while grain loses to insects and mould',
    indicator: 'weighing at every stage and noting price reductions separates loss of weight from loss of value',
    limit: 'traders seldom keep records, so most figures on post-harvest loss are estimates of uncertain scope',
    counter: 'logistics specialists reply that a full cold chain may cost more than the post-harvest loss it prevents',
    example: 'fruit loaded without cooling is still warm at the core and arrives with wet boxes at the bottom',
    implication:
      'following one consignment with scales and thermometer teaches more about post-harvest loss than a questionnaire',
  },
  'consumer-trust': {
    definition:
      'consumer trust is a buyer’s readiness to believe claims about food that cannot be checked at the point of sale',
    mechanism:
      'trust saves the effort of verification and supports repeat purchase, until one exposed fraud destroys it',
    condition: 'consumer trust is firmest when independent tests, past experience and personal contact agree',
    indicator:
      'scales of competence, honesty and reliability are common, though premiums paid and repeat orders are stronger evidence',
    limit: 'consumer trust stated in a survey predicts spending only loosely',
    counter:
      'behavioural economists say that habit and price rule daily shopping and that trust matters mainly after a scandal',
    example: 'a grower who films the picking convinces viewers more than a list of certificates does',
    implication:
      'advice on building consumer trust should say who verifies and who compensates when a claim proves false',
  },
  'genetic-diversity': {
    definition: 'genetic diversity is the variety of genes among the populations and varieties of a species',
    mechanism:
      'selection works on differences, so a wider pool offers more new combinations and more answers to new disease',
    condition: 'genetic diversity endures where landraces are still grown and stored seed is regenerated',
    indicator:
      'number of alleles, heterozygosity and genetic distance are reported along with variation in field traits',
    limit: 'genetic diversity is raw material and remains useless to breeders until it has been evaluated',
    counter: 'some breeders would keep improving elite lines, as crosses with landraces drag in unwanted traits',
    example: 'the Irish potato famine is the classic warning of what follows when genetic diversity is lost',
    implication: 'a sample without its site and local name loses much of its value for later work on genetic diversity',
  },
  'villager-participation': {
    definition:
      'community participation describes how far residents are informed, heard, engaged in work and given a share of benefits',
    mechanism: 'taking part brings local knowledge into a project and makes its upkeep a matter of ownership',
    condition:
      'community participation lasts where enough people live on the spot and meetings visibly change decisions',
    indicator: 'attendance, proposals adopted, days of labour given and breadth of benefit can all be checked',
    limit:
      'presence is not influence, and surveys of community participation rarely notice that a few voices speak for many',
    counter:
      'local officials reply that endless consultation delays works which people would support once they saw them',
    example: 'bins supplied from above stood full until households took turns to empty them',
    implication:
      'planning, execution and benefit are three separate questions, since community participation differs in each',
  },
  'stand-structure': {
    definition: 'stand structure is the make-up of a wood by species, age, size, density and spacing',
    mechanism: 'layered crowns share light, litter thickens, and mixed stands resist wind and insects better',
    condition:
      'what structure is desirable depends on purpose, since timber wants uniform stands and water protection layered ones',
    indicator: 'diameter distribution, mingling and spacing indices put stand structure into numbers',
    limit: 'one survey of stand structure shows the present and needs permanent plots to show direction',
    counter: 'producers point out that layered stands are slow and dear to harvest by machine',
    example: 'beneath a dense even-aged conifer stand hardly anything grows and runoff is muddy',
    implication: 'a thinning plan should give stand structure before and after rather than the volume felled alone',
  },
  'landscape-pattern': {
    definition: 'landscape pattern is the arrangement of patches of land by size, shape, number and position',
    mechanism:
      'roads and building cut woods and fields into pieces, and movement of species and water changes with them',
    condition:
      'effects of landscape pattern show at particular scales, and birds and earthworms need very different windows',
    indicator: 'indices of fragmentation and connection computed for several dates reveal change in landscape pattern',
    limit:
      'the indices overlap heavily, so the choice among them can decide what a study of landscape pattern concludes',
    counter: 'human geographers hold that property and policy stand behind form and deserve the first question',
    example: 'merging plots and filling ponds leaves a plain of large fields with little variety',
    implication: 'the dates of local works and policies are the natural key to shifts in landscape pattern',
  },
  'plant-diversity': {
    definition:
      'plant diversity is the number of plant species on a site together with the evenness of their abundance',
    mechanism:
      'differences in rooting, flowering and shade tolerance use resources more fully and slow the spread of any one pest',
    condition:
      'moderate disturbance and sufficient area favour plant diversity, while dense shade and constant mowing reduce it',
    indicator: 'richness, evenness and share of native species are best given for trees, shrubs and herbs separately',
    limit: 'a border full of cultivars can score high in plant diversity and still feed no insects',
    counter: 'ornamental designers reply that a few leading species give a place character and too many look untidy',
    example:
      'a new estate planted with a handful of clipped shrubs holds less plant diversity than the waste ground next door',
    implication: 'surveys of plant diversity should list spontaneous plants as well as those on the planting plan',
  },
};
const sources: FacetBook = {
  'plot-records': {
    definition: 'plot records note treatment, work done, growth and harvest for each plot by date',
    mechanism: 'entries made as events occur let odd values be traced and conclusions recomputed by others',
    condition: 'plot records deserve trust when one person keeps them on the spot and later guesses are marked as such',
    indicator: 'plot number, date, instrument and observer are the first things to look for in plot records',
    limit: 'plot records describe one soil and a few seasons, so wider claims need other support',
    counter: 'enthusiasts for farm data find plot records thin beside the stream logged by combine harvesters',
    example: 'a thin plot is explained by a note that birds took the seed, and the value can be judged accordingly',
    implication: 'a specimen page of plot records belongs in the appendix, with the rule used for missing plots',
    contrasts: ['farmer-data', 'soil-survey'],
  },
  'farmer-data': {
    definition: 'farm survey data describe households or plots by their people, land, inputs, output and choices',
    mechanism:
      'variation between households allows comparison, and village data help to separate family from surroundings',
    condition: 'probability sampling and a pilot are what allow farm survey data to speak for a population',
    indicator:
      'average holding and family size set against official statistics reveal how typical farm survey data are',
    limit: 'a single round of farm survey data cannot settle which came first, the choice or the outcome',
    counter: 'fieldworkers would exchange a thousand hurried forms for a few dozen long conversations',
    example:
      'households that rent land in are younger and own machines, a difference to be controlled before comparing incomes',
    implication:
      'dates, sampling steps and exclusions should accompany farm survey data, so that readers can judge the bias',
    contrasts: ['plot-records', 'agri-yearbook', 'platform-data'],
  },
  'agri-yearbook': {
    definition:
      'agricultural statistics are official yearly totals of area, output, inputs and rural economy by region',
    mechanism: 'one definition repeated over years lets regions and dates be combined into a panel',
    condition: 'series in agricultural statistics can be joined only where borders and definitions stayed the same',
    indicator: 'the table, its notes and any revision after a census should be recorded whenever a figure is quoted',
    limit: 'agricultural statistics average away every difference between farms and fields',
    counter: 'some researchers mistrust reported figures and check area against satellite images',
    example:
      'fertiliser sold in each region divided by sown area gives an intensity often used in studies of reduction',
    implication: 'plotting each region’s agricultural statistics first exposes jumps that come from redefinition',
    contrasts: ['farmer-data'],
  },
  'agri-standards': {
    definition: 'production standards lay down requirements for sites, inputs, operations and grades of produce',
    mechanism: 'a written rule turns scattered experience into something that inspection and dispute can refer to',
    condition:
      'production standards are followed when they fit local varieties and weather, and shelved when copied from elsewhere',
    indicator:
      'whether a standard is in force, binding or advisory, and which test it prescribes should be checked before citing',
    limit: 'production standards are revised slowly and leave gaps whenever a new pesticide or variety appears',
    counter: 'small producers complain that standards drawn up for big estates shut out traditional food',
    example: 'an organic code lists permitted substances and waiting periods by which a grower plans the harvest',
    implication:
      'papers that test quality should name the production standards applied and any change since the last version',
  },
  'soil-survey': {
    definition:
      'soil survey data record type, texture, acidity and nutrients at many points as the basis of fertiliser advice',
    mechanism: 'uniform sampling and analysis drawn on a map show where each nutrient is short',
    condition: 'surveys of different decades can be compared only if depth, season and laboratory method agree',
    indicator:
      'density of points, accuracy of position and quality control decide how fine a use soil survey data allow',
    limit:
      'years pass between surveys, and available nutrients change too quickly for old soil survey data to set doses',
    counter: 'advisers on tiny farms say that a district average tells nothing about one plot',
    example: 'two maps of organic matter laid over one another show which districts build soil and which deplete it',
    implication: 'the way soil survey data were matched to plots is a detail no reader can do without',
    contrasts: ['plot-records'],
  },
  'platform-data': {
    definition:
      'online sales records hold listings, prices, volumes, reviews, returns and delivery times left by trade on the web',
    mechanism: 'each click leaves a trace, so real choices can be seen in place of stated intentions',
    condition:
      'online sales records are usable once personal data, paid reviews and fictitious orders have been removed',
    indicator: 'monthly volume, price, rating, return rate and time to dispatch can be arranged as a panel',
    limit: 'online sales records conceal who buys and why others do not, and miss sales made in private chats',
    counter: 'qualitative researchers find reviews formulaic and prefer to ask buyers at length',
    example: 'a broadcast lifts apple sales overnight, and the returns of the following weeks lie in the same records',
    implication:
      'festival discounts in online sales records mimic brand strength, which makes the period of collection essential',
    contrasts: ['farmer-data'],
  },
  'remote-images': {
    definition: 'satellite imagery is a repeated picture of the land surface in several bands of light',
    mechanism: 'surfaces reflect each band differently, and a series of dates separates crops, growth and land cover',
    condition: 'satellite imagery reaches the level of a plot if pixels are smaller than fields and skies are clear',
    indicator: 'date, cloud, resolution and level of correction are what to compare when choosing satellite imagery',
    limit: 'older satellite imagery is coarse, and narrow terraces cannot be made out in it',
    counter: 'local people know that a green patch may be weeds on abandoned land, which no image says',
    example: 'the curve of greenness through one season separates winter wheat from rapeseed',
    implication:
      'papers should list scenes and dates of satellite imagery and how many ground points confirmed the result',
  },
  'inspection-records': {
    definition: 'food inspection records state which lots were sampled, for what and with which verdict',
    mechanism: 'random checks cannot be foreseen, and a published failure turns inspection into pressure on reputation',
    condition: 'food inspection records mirror the market if they cover all seasons and both small and large suppliers',
    indicator:
      'product, stage of sampling, reason for failure and action taken make up the frame for sorting the records',
    limit: 'risk-based sampling makes failure rates from food inspection records unfit as estimates for all produce',
    counter: 'registered firms complain that inspection falls on them while street sellers escape it',
    example: 'beans and leeks, which suffer many pests, turn up among failures again and again',
    implication:
      'whether sampling was random or targeted is the first thing to establish about food inspection records',
    contrasts: ['farm-ledger'],
  },
  'farm-ledger': {
    definition: 'livestock farm records enter stock, feed, medicine, vaccination, deaths and sales day by day',
    mechanism:
      'a continuous series shows a decline early and points back to a delivery of feed or a missed vaccination',
    condition: 'livestock farm records serve research when they are kept by batch and agree with feed invoices',
    indicator:
      'feed conversion, litter size, weaning survival and veterinary cost can be derived directly from livestock farm records',
    limit: 'no two farms use the same headings, so merging livestock farm records takes much labour',
    counter: 'inspectors suspect very tidy books of having been written the night before the visit',
    example: 'scouring in one batch of piglets began on the day the feed was changed, as the records showed',
    implication: 'a count of animals or a look at invoices is a cheap test of livestock farm records before analysis',
    contrasts: ['inspection-records'],
  },
};
const actors: FacetBook = {
  cooperative: {
    definition:
      'farmer cooperatives are voluntary, member-run bodies that buy, sell and advise on behalf of producers of like goods',
    mechanism:
      'pooling small lots gives members weight with buyers, and surplus returns to them in proportion to trade',
    condition: 'farmer cooperatives endure where products are alike, leaders are trusted and accounts are open',
    indicator:
      'produce sold through the body, patronage refunds and minutes of meetings show whether a cooperative of farmers is genuine',
    limit: 'one member, one vote discourages large investors, and farmer cooperatives are often short of capital',
    counter: 'critics describe many cooperatives as firms in disguise, in which ordinary members merely deliver goods',
    example: 'a grape growers’ cooperative supplies plants, fixes spraying dates and sells to retailers under one mark',
    implication: 'what ordinary members gain is a better test of farmer cooperatives than registrations or turnover',
    contrasts: ['leading-firm'],
  },
  'extension-station': {
    definition: 'extension services bring tested techniques to farmers through trials, demonstrations and advice',
    mechanism: 'advisers translate findings into local practice and carry farmers’ difficulties back to researchers',
    condition:
      'extension services do their work when staff have time for fields and are judged by results among farmers',
    indicator: 'households per adviser, demonstrations held and farmers’ own ratings indicate reach and quality',
    limit: 'a handful of advisers covers many crops, so extension services often have no answer for special ones',
    counter: 'market liberals hold that dealers, who meet farmers daily, spread knowledge faster than public extension',
    example:
      'when rust threatens wheat, extension services issue a warning and show growers how to recognise the first pustules',
    implication:
      'reform of extension services turns on separating advice that markets will supply from advice that nobody sells',
    contrasts: ['service-provider'],
  },
  'research-institute': {
    definition: 'agricultural research stations breed varieties and test methods over years on land of their own',
    mechanism:
      'public money carries slow work that private firms avoid, and results travel through trials and seed houses',
    condition:
      'steady funding and experiments kept up for decades set agricultural research stations apart from short projects',
    indicator: 'area sown to released varieties and the age of running experiments tell more than a count of papers',
    limit: 'careers built on publication lead agricultural research stations away from cheap methods for small farms',
    counter:
      'seed companies want commercial breeding left to them, with public stations confined to germplasm and basics',
    example: 'on an open day farmers compare new lines with the local favourite in adjoining strips',
    implication:
      'results from station plots and from demonstration fields should not be mixed when agricultural research is cited, because management differs',
  },
  'service-provider': {
    definition: 'machinery service providers plough, spray, harvest and dry for farmers against a fee',
    mechanism: 'one machine working for many clients spreads its cost until hiring is cheaper than owning',
    condition:
      'machinery service providers stay busy where fields adjoin and working dates differ a little between clients',
    indicator:
      'hours of use a year, area served, price per hectare and complaints characterise machinery service providers',
    limit: 'in the rush of harvest everybody wants the machine at once, and the client bears the cost of waiting',
    counter: 'some observers report that contractors favour large fields and leave narrow plots to last',
    example: 'combine crews follow the ripening of wheat from south to north and work through the night',
    implication:
      'support for machinery service providers should be tied to hectares worked for small farms rather than to machines bought',
    contrasts: ['extension-station'],
  },
  'leading-firm': {
    definition: 'agribusiness firms process, trade or supply inputs and bind growers to them by contract',
    mechanism: 'a firm offers outlet, seed and advice in return for a steady supply, and so redistributes market risk',
    condition:
      'contracts with agribusiness firms hold when prices can be adjusted and breach costs both sides something',
    indicator:
      'what agribusiness firms contribute can be read from deliveries honoured, growers engaged and prices paid above the market',
    limit: 'agribusiness firms answer to profit first, and in a slump the pressure passes down to growers',
    counter: 'cooperative thinkers see in contract growing dependence with a friendly name',
    example: 'a broiler company supplies chicks and feed, collects the birds and pays growers by feed conversion',
    implication:
      'the contract itself, above all its clauses on grading and breach, is the best source on agribusiness firms',
    contrasts: ['cooperative'],
  },
  'forestry-station': {
    definition: 'local forestry offices supervise planting, protection and felling and advise owners of woodland',
    mechanism: 'wardens report what they see, and the office turns reports into replanting, fire control or permits',
    condition: 'clear boundaries and paid wardens keep local forestry offices from quarrelling with owners',
    indicator:
      'local forestry offices are assessed by survival of plantings, time taken to reach fires and permits checked afterwards',
    limit:
      'large districts and few staff leave local forestry offices unprepared for carbon accounts or forest farming',
    counter: 'owners resent felling quotas that stop them from selling their own trees when prices are good',
    example: 'an office signs a closure agreement with a village and checks it by patrol log and satellite alarm',
    implication: 'a fair account of forest policy hears both the local forestry office and the owners',
  },
};
const disputes: FacetBook = {
  'yield-ecology': {
    definition:
      'the dispute over higher yields versus ecological protection asks whether land should give all the food it can or leave room for water and species',
    mechanism: 'intensive inputs raise yields while losses of nutrients and habitat fall outside the farm account',
    condition:
      'where inputs are already past their effect both aims can be served, but on starved land the conflict is real',
    indicator: 'yield plotted against nutrient surplus and pesticide load shows whether a district faces a trade-off',
    limit: 'setting higher yields against ecological protection hides changes in management that improve both',
    counter:
      'a middle position asks where and by what means yields should rise and refuses to set them against ecological protection',
    example:
      'limits on fertiliser near a reservoir cost farmers income and benefit a town downstream that pays nothing',
    implication:
      'a stand on higher yields versus ecological protection must name the scale, for field and nation can give opposite answers',
  },
  'tradition-technology': {
    definition:
      'local knowledge versus modern technology is the question whether farm decisions should rest on inherited experience or general science',
    mechanism:
      'experience is fine-grained and does not travel, science travels and is coarse, so each fails where the other excels',
    condition:
      'local knowledge serves well in a stable climate, and experiments gain value once conditions depart from memory',
    indicator: 'yield, cost and labour on one field managed by custom and by recommendation allow a fair test',
    limit: 'opposing local knowledge to modern technology overlooks the mixtures that most farmers actually practise',
    counter:
      'participatory researchers would let farmers and scientists experiment together and drop the question of rank',
    example: 'sowing dates from proverbs held for generations and now bring forward growth that winter frost destroys',
    implication:
      'reasons given for ignoring modern technology are worth recording, since local knowledge often names a condition the advice forgot',
  },
  'smallholder-scale': {
    definition:
      'smallholdings versus large farms is the dispute over whether agriculture should rest on family plots or on extensive units',
    mechanism:
      'one side counts machine efficiency and earnings per head, the other careful tillage, employment and village life',
    condition:
      'concentration does least harm where other work is plentiful, and most where a plot is the only insurance',
    indicator: 'output per hectare, output per worker and the fate of those who gave up land must be read together',
    limit: 'arguing by area, the dispute over smallholdings and large farms forgets that hired machines serve both',
    counter: 'a third party expects contract services to bring scale to smallholdings and leave ownership as it is',
    example:
      'hand-picked tea thrives on steep smallholdings, while grain on the plain goes to large farms and contractors',
    implication:
      'no judgement between smallholdings and large farms holds for every crop and terrain, and each needs stating',
  },
  'organic-conventional': {
    definition:
      'organic versus conventional farming compares production without synthetic chemicals with ordinary practice in yield, environment and health',
    mechanism:
      'organic systems rely on rotation, manure and natural enemies, harvest less per hectare and live from a premium',
    condition: 'organic farming holds its own where manure is near, pests are few and buyers pay',
    indicator:
      'burdens per hectare and per tonne should both be shown, because organic and conventional can change places',
    limit: 'comparisons of organic and conventional farming often pit good managers against poor ones',
    counter:
      'food scientists reply that lawful conventional produce is equally safe and that the label mainly sells reassurance',
    example: 'an organic cabbage crop may be lost to moths that a conventional neighbour controls with one spray',
    implication: 'papers on organic farming must state the code and years of conversion, as unsprayed is not organic',
  },
  'platform-dependence': {
    definition:
      'market access versus platform dependence is the question whether online trade enriches producers or ties them to its rules',
    mechanism:
      'platforms bypass dealers and open distant markets, then recover the gain through commissions, advertising and price rivalry',
    condition: 'producers with a name and returning customers keep some freedom, those with bulk goods hardly any',
    indicator:
      'dependence deepens as advertising takes more of each sale, one platform takes most orders and few customers return',
    limit:
      'the dispute over market access and platform dependence lives on success and failure stories and lacks data on those who left',
    counter: 'optimists expect rivalry among platforms and direct channels to make dependence a passing stage',
    example:
      'a glut sold cheaply online brings impressive volume and, after freight and returns, no more than the farm-gate price',
    implication: 'net receipts after promotion, packing and returns are the right yardstick for market access',
  },
  'gm-crops': {
    definition:
      'the case for and against modified crops concerns food safety, ecological risk and the ownership of inserted genes',
    mechanism:
      'supporters count fewer sprays and less labour, while opponents fear gene flow, resistant pests and control of seed',
    condition: 'argument about modified crops stays concrete where each trait is assessed separately in public',
    indicator:
      'pesticide use, effects on harmless insects and the spread of resistance are field evidence on both sides',
    limit:
      'the case for and against modified crops mixes safety with property and ethics, and science settles only the first',
    counter: 'since gene editing arrived, many would regulate modified crops by trait and no longer by technique',
    example: 'cotton with a built-in insecticide needed fewer sprays for bollworm while minor bugs increased',
    implication:
      'one crop and one trait are enough for a paper on modified crops that wants to keep facts apart from values',
  },
  'animal-welfare': {
    definition:
      'intensive husbandry versus animal welfare asks how far cheap production may restrict natural behaviour',
    mechanism:
      'crates and cages ease feeding and hygiene, yet frustrated animals suffer chronic stress that returns in health and product',
    condition: 'improvements in animal welfare survive when shoppers pay for them and trust the label',
    indicator: 'mortality, abnormal behaviour, stress hormones and medicine use turn welfare into comparable data',
    limit:
      'standards in the dispute over intensive husbandry and animal welfare come from a few countries and may not suit other breeds or climates',
    counter: 'producers call freedom from disease the first welfare and see outdoor stock exposed to wild birds',
    example: 'sows moved from crates to groups fought at first and settled once feeding places sufficed',
    implication: 'research on animal welfare should report the change in cost and the premium that would cover it',
  },
  'native-exotic': {
    definition:
      'native versus introduced tree species is the choice between trees adapted over ages and newcomers that grow fast or please the eye',
    mechanism:
      'native trees fit local insects and fungi and need little care, while introduced ones grow quickly and may escape',
    condition: 'hardy introduced species help on ruined sites and call for caution near intact habitat',
    indicator:
      'survival, upkeep, insects supported and self-sown seedlings make native and introduced species comparable',
    limit: 'native has no sharp border, for a tree may be introduced a few valleys away',
    counter: 'urban ecologists find that paved and heated streets suit some introduced species better than native ones',
    example: 'eucalyptus planted abroad covers ground fast and draws complaints about water and barren undergrowth',
    implication: 'soil, water and the function wanted come before any preference for native or introduced species',
  },
  'farm-size': {
    definition:
      'farm size as a grouping divides a sample into small, middle and large units before results are compared',
    mechanism: 'units of different size meet different machines, credit and labour, so one policy works unevenly',
    condition: 'classes of farm size should follow local usage and hold enough cases each',
    indicator: 'area, plots or head of stock may define farm size, with limits tested for sensitivity',
    limit: 'farm size travels with age and schooling, so a gap between classes need not come from size',
    counter: 'econometricians often prefer a continuous interaction, which cuts no information away',
    example: 'part-time, family and tenant farms commonly spread less fertiliser per hectare in that order',
    implication:
      'a difference between farm size classes must itself be tested, for one significant result beside another insignificant one proves nothing',
  },
  terrain: {
    definition: 'terrain as a grouping sets plains, hills and mountains apart when techniques or rules are compared',
    mechanism: 'slopes keep machines out and make transport and water dear, so equal inputs bring unequal output',
    condition: 'where relief changes within a village, terrain has to be assigned to plots and not to districts',
    indicator: 'mean slope, relief and distance to a road come directly from elevation maps',
    limit: 'terrain coincides with remoteness and culture, and differences cannot all be laid to gradient',
    counter: 'development researchers maintain that roads have made travel time a better divider than terrain',
    example: 'plain villages harvest wholly by machine, while mountain ones still carry sheaves on foot',
    implication: 'advice grouped by terrain should say what changes on hills instead of copying the plain',
  },
};
const generalChains: FacetBook = {
  extension: {
    definition:
      'slow uptake of new techniques means that a proven method is known and demonstrated while few farmers use it as intended',
    mechanism:
      'gains stay on the demonstration plot, and the distance between research and practice grows with every season',
    condition: 'uptake is slowest among elderly farmers with scattered plots when a technique has many steps',
    indicator:
      'households that know, have tried and still use a technique are counted in turn to find where uptake breaks off',
    limit:
      'slow uptake of new techniques is no fault where the technique does not fit, for then refusal is good judgement',
    counter:
      'officials blame attitudes, while farmers answer that the new techniques take more work and bring no better price',
    example: 'fertiliser cards printed for every household lie in drawers, and the same compound is bought again',
    implication:
      'slow uptake is best diagnosed by following farmers from hearing of a technique to trying and keeping it',
  },
  'extension.cause': {
    definition:
      'advice remote from farmers’ needs is advice whose topic, timing and form are settled far from the field',
    mechanism:
      'advisers come to meet a target, questions on disease and sales go unanswered, and confidence drains away',
    condition: 'counting courses held and leaflets handed out almost guarantees advice remote from farmers’ needs',
    indicator: 'course titles laid beside what farmers say they want to learn make the remoteness of advice visible',
    limit: 'needs are sometimes so scattered that no public adviser could meet them, however close to farmers',
    counter: 'advisers plead that several districts and much paperwork keep them from the field against their will',
    example: 'a lecture at harvest time is attended by grandparents while the people who run the farm are out reaping',
    implication: 'closing the gap between advice and farmers’ needs begins with a regular way of collecting questions',
  },
  'extension.measure': {
    definition:
      'spreading techniques through demonstration farms lets respected farmers try first and neighbours learn on their ground',
    mechanism: 'results on land like one’s own persuade more than lectures and make imitation cheap',
    condition: 'demonstration farms must not be richer than the rest, or visitors will credit the subsidy',
    indicator:
      'the test of demonstration farms is how many neighbours follow, copy the technique correctly and use it again next year',
    limit: 'demonstration farms reach a limited circle and take much of an adviser’s time',
    counter:
      'short films and remote diagnosis reach far more farmers than demonstration farms and at less cost, their promoters say',
    example:
      'visitors gather on one demonstration farm at sowing, flowering and harvest and see the same rows each time',
    implication:
      'demonstration farms need written duties and payment, and followers are a better count than signboards',
  },
  'quality-standard': {
    definition: 'uneven product standards mean that produce from one district varies in size, ripeness and safety',
    mechanism: 'a mixed lot is priced by its worst part, so good fruit earns nothing extra and no brand can form',
    condition: 'standards are most uneven where each household chooses its own seed, sprays and picking date',
    indicator:
      'evidence of uneven standards lies in the share passing a grade, in variation between lots and in reasons for return',
    limit: 'uneven products are not always a defect, for local flavour may depend on variety',
    counter: 'friends of small-scale food say that standards serve lorries and supermarkets at the expense of choice',
    example: 'green and ripe oranges of every size share a crate, and the dealer marks down the whole load',
    implication: 'picking and grading are the places to start with product standards, as results come soonest there',
  },
  'quality-standard.cause': {
    definition:
      'weak records and testing mean that sprays go unwritten and little is checked before produce leaves the farm',
    mechanism:
      'with no record nobody can be held to account, and each grower trusts that the fault will be laid elsewhere',
    condition: 'records stay weak while buyers pay the same with or without them',
    indicator: 'the completeness of field books, checked against receipts for sprays, exposes weak records',
    limit:
      'weak records and testing explain only part of uneven quality, as mixed varieties and rough handling do the rest',
    counter:
      'growers find it reasonable to skip records that add nothing to the price, and testing that they must pay for',
    example: 'on the eve of an inspection one person fills in the field books of the whole group in the same ink',
    implication: 'making records easier, for instance by photograph, is a wiser first step than stricter testing',
  },
  'quality-standard.measure': {
    definition: 'tracing quality from field to market gives each lot a code that joins origin, inputs, tests and route',
    mechanism: 'once good and bad can be told apart, honest growers earn a premium and offenders are found',
    condition:
      'tracing works from field to market only if the code travels with the goods, since one repacking step breaks the trace',
    indicator:
      'the lots that can be traced and the time needed for a mock recall show how well quality is followed to market',
    limit: 'tracing quality shows what was entered and cannot prove that the entry was true',
    counter:
      'few customers ever scan a code, so some retailers would spend on spot checks what tracing quality costs them',
    example: 'a label on a box of greens opens the plot, the picking date and the certificate of the grower',
    implication: 'tracing is best begun with dear products on short routes and backed by random tests at the source',
  },
  funding: {
    definition:
      'a shortage of working capital leaves farmers without money for seed, rent, feed or repairs when it is due',
    mechanism:
      'late fertiliser and skipped sprays lower the harvest, and a poor harvest leaves still less capital for next season',
    condition: 'the shortage of capital peaks in spring, since expenses come before sowing and receipts after harvest',
    indicator:
      'the shortage is estimated from credit refused, interest paid to private lenders and inputs bought on account',
    limit: 'behind a shortage of working capital may stand a business that would not pay with any amount of money',
    counter: 'bankers answer that capital is plentiful and that borrowers with readable accounts are scarce',
    example: 'a tenant takes inputs from the dealer on credit in March and pays well above the cash price in October',
    implication: 'working capital and investment call for different loans, and an analysis that merges them misleads',
  },
  'funding.cause': {
    definition:
      'lenders’ inability to value farm assets concerns leases, live animals and buildings on rented ground, which no bank can readily sell',
    mechanism:
      'a lender who cannot realise the pledge raises the rate or declines, and farmers are left to informal credit',
    condition: 'assets are hardest to value where registers are incomplete and no market for leases exists',
    indicator:
      'lenders’ view of farm assets is written in the discounts they apply and the part of loans they leave unsecured',
    limit: 'unclear accounts keep lenders away as surely as assets that cannot be valued',
    counter: 'digital lenders point out that payment histories can replace collateral altogether',
    example:
      'a costly glasshouse on leased land counts for nothing in the valuation, and the bank asks about the family home',
    implication:
      'registers and a resale market for farm assets deserve attention before lenders are urged to be generous',
  },
  'funding.measure': {
    definition:
      'sharing credit risk through guarantees and insurance lets a public fund back the loan and a policy cover the bad year',
    mechanism: 'the guarantee stands in for collateral, insurance lowers default, and a bank’s expected loss shrinks',
    condition: 'premiums and payouts must keep to the farm calendar, since money after the next sowing helps nobody',
    indicator: 'guaranteed loans, calls on the fund, insured area and time to payment measure how risk is shared',
    limit: 'guarantees and insurance tempt some borrowers into ventures they would not risk on their own account',
    counter: 'fiscal conservatives object that guarantees move credit risk to taxpayers without reducing it',
    example: 'cattle with ear tags and an insurance policy serve as security that a bank can check by camera',
    implication: 'when banks and funds each carry part of the credit risk, both have cause to lend with care',
  },
  market: {
    definition:
      'weak links between farm and market appear when produce spoils in one place while buyers search in another',
    mechanism:
      'growers plant by last year’s price, everyone sells at once, and the slump cuts the following year’s area',
    condition: 'perishable goods that ripen together suffer most from weak links to the market',
    indicator:
      'price gaps between farm and city, unsold volume and the share under contract are followed through the season',
    limit: 'weak links between farm and market cannot explain lasting surplus, which no better channel will absorb',
    counter: 'traders contend that markets respond quickly and that unsold goods were of the wrong kind',
    example: 'a year of dear garlic is followed by fields of garlic that nobody bothers to lift',
    implication:
      'forecasts and contracts before planting strengthen the link to market far more than campaigns to sell a glut',
  },
  'market.cause': {
    definition:
      'scattered producers’ lack of bargaining power shows when small lots are sold in haste at whatever price is offered',
    mechanism: 'a buyer facing many sellers can turn to the next, so grading and price are settled on one side',
    condition: 'bargaining power is least where goods spoil quickly and no store or second buyer is near',
    indicator: 'lot size, number of buyers and the producer’s share of the retail price measure bargaining power',
    limit: 'mixed quality weakens producers as much as scattered location does',
    counter: 'dealers explain that collection, spoilage and advances eat the margin that producers take for profit',
    example:
      'a lorry stops at the edge of the village and names one price, and the alternative is a night drive to town',
    implication: 'scattered producers gain power by first assembling lots and then grading them',
  },
  'market.measure': {
    definition: 'pooling brands and sales in cooperatives means grading to one rule and selling under one mark',
    mechanism: 'volume and regularity satisfy large buyers, and steady quality gives the shared mark a meaning',
    condition: 'members must grow to the rule and deliver most of their crop, or side-selling will dissolve the pool',
    indicator:
      'joint sales as a share of the crop are the first figure, followed by the premium of the brand and the extent of side-selling',
    limit: 'a cooperative that pools sales has to advance money and may leave its losses with members',
    counter: 'members with good contacts find pooled sales useful in bad years and a burden in good ones',
    example: 'an orange cooperative signs a yearly contract, pays by sweetness and size, and sends the rest for juice',
    implication: 'rules on grading and payment belong in the membership agreement, with some crop left for free sale',
  },
};
const fieldChains: FacetBook = {
  'over-fertiliser': {
    definition: 'excessive fertiliser use is application beyond what crop and soil can hold, season after season',
    mechanism: 'surplus nitrogen and phosphorus reach water and air, soils turn acid, and algae thrive downstream',
    condition:
      'valuable crops invite excessive use of fertiliser, which is a small item beside the harvest it seems to insure',
    indicator:
      'excessive fertiliser use is diagnosed from nutrient surplus and residual nitrate, rates per hectare being only a first hint',
    limit: 'averages of fertiliser use hide poor districts that still apply too little',
    counter: 'some agronomists call no rate excessive until target yield and soil supply are stated',
    example:
      'vegetable houses receive a full dose for each of several crops a year until white salt shows on the surface',
    implication: 'a cut in fertiliser use is best begun on the plots in largest surplus',
  },
  'over-fertiliser.cause': {
    definition:
      'dosing by habit without soil tests means repeating the usual amount in ignorance of what the soil already holds',
    mechanism: 'fear of a poor crop favours the larger dose, and neighbours and dealers confirm that more does no harm',
    condition: 'habit prevails where soil tests are far away, slow or followed by no fertiliser of the advised kind',
    indicator:
      'farmers are asked who decides the dose and whether they ever saw a soil test, and the answer is compared with advice',
    limit: 'lack of soil tests cannot explain why some farmers who know the result still overdose',
    counter: 'students of risk see in the large dose an insurance premium and in habit only its outward form',
    example: 'asked why the same sacks are spread each spring, a farmer answers that his father did so',
    implication: 'an untreated strip in the farmer’s own field corrects habit better than a sheet of test results',
  },
  'over-fertiliser.measure': {
    definition: 'applying fertiliser by soil test fits kind and amount to measured supply and expected uptake',
    mechanism: 'what is short is added and what is ample is left out, so yield holds while surplus shrinks',
    condition: 'soil tests change practice when results arrive before sowing and shops stock the recommended blend',
    indicator: 'area covered by tests, fertiliser saved and yields maintained should be reported together',
    limit: 'a soil test is taken at one date and cannot foresee the rain that will leach or release nitrogen',
    counter:
      'suppliers suggest that slow-release products and deep placement save fertiliser with less trouble than testing',
    example: 'a district mixes three blends from its soil tests and sells them under the names of local crops',
    implication: 'a recommendation by soil test should reach the farmer as a product on the shelf',
  },
  capital: {
    definition: 'high entry costs of equipment are the outlay a farm must make before a new machine can begin to pay',
    mechanism: 'a purchase sized for large fields stands idle on small ones, so the cost per hectare never falls far',
    condition: 'entry costs weigh most on smallholders with one short season of use',
    indicator:
      'the barrier is usually expressed as the price of equipment against yearly margin, or as years to recover the outlay',
    limit: 'high entry costs of equipment matter less once used machines and hire appear on the market',
    counter:
      'manufacturers place the barrier in confidence rather than in entry costs, arguing that farmers who see a gain find the money',
    example:
      'a guidance system bought with a grant is switched off after the first fault because nobody near can repair it',
    implication:
      'farmers who cannot pay, who cannot operate and who do not need the equipment present three different problems',
  },
  'capital.cause': {
    definition: 'small plots and thin credit leave a farm with neither the area nor the loan that a machine requires',
    mechanism: 'few hectares bring small savings, and a lender who sees small savings offers little credit',
    condition:
      'small plots and thin credit combine worst where land is divided among heirs and titles cannot be pledged',
    indicator:
      'mean plot area, distance between plots and loans granted against loans sought are the figures to collect',
    limit: 'small plots and thin credit do not explain why machines also stand idle on some large farms',
    counter: 'extension staff insist that missing skill stops more purchases than missing credit',
    example: 'a family with four small plots is refused a loan because the machine would work only a few days a year',
    implication: 'credit alone will fail on small plots, which is why lending and shared use are planned together',
  },
  'capital.measure': {
    definition:
      'sharing equipment through service providers lets farmers pay for an operation instead of owning a machine',
    mechanism: 'many clients fill the machine’s season, and a trained operator spares each farmer the learning',
    condition: 'shared equipment suits neighbouring farms with the same crop and slightly different dates',
    indicator: 'hours of use and contracts renewed are the surest signs that shared equipment works',
    limit: 'service providers cannot be everywhere in the best week, and shared equipment leaves someone waiting',
    counter: 'independent farmers value their own timing above the saving and buy equipment all the same',
    example: 'a spraying team with one drone serves a whole valley and sends reminders by telephone',
    implication:
      'support for shared equipment should follow hectares served on small farms, with repair and training included in the contract',
  },
  labour: {
    definition: 'an ageing farm workforce is one in which the old still work the land and few of the young take over',
    mechanism: 'less strength and fewer machines mean single crops where two were grown, and good land may lie idle',
    condition:
      'a farm workforce ages fastest near well-paid towns, and the loss hurts most on hills that machines cannot climb',
    indicator:
      'mean age of those at work, share without a successor and abandoned area record the ageing of the farm workforce',
    limit: 'an ageing workforce need not harvest less, for experience and hired machines make up for muscle',
    counter:
      'some rural sociologists defend old people’s farming as cheap and careful and blame an urban point of view',
    example: 'at transplanting three neighbours past retirement hire one machine and fill in the corners by hand',
    implication:
      'the useful distinction is between tasks that can be contracted out and tasks that need a family on the farm',
  },
  'labour.cause': {
    definition:
      'the pay gap between farm and town is the margin by which a day of urban work outearns a day in the field',
    mechanism: 'families send the young to earn and leave land to the old, and within a generation the skill is gone',
    condition:
      'the pay gap pulls hardest where jobs in town are steady and roads are good, and less among growers of dear crops',
    indicator: 'the ratio of a day’s wage in town to the net return of a day on the farm puts the gap into one figure',
    limit: 'the gap in pay is one motive among several, as schools and marriage draw people from farm to town too',
    counter:
      'development economists welcome the pay gap as the signal that moves labour out and lifts earnings on the farm in time',
    example: 'a couple leaves after New Year and returns for one week of harvest while grandparents keep the plots',
    implication:
      'more land and value per worker narrow the pay gap between farm and town, which appeals to love of the soil will not',
  },
  'labour.measure': {
    definition:
      'contracting out field operations hands ploughing, spraying and harvest to specialists while the family keeps the land',
    mechanism: 'a few skilled drivers replace many tired hands, and machines bring uniform methods to small plots',
    condition: 'contracting out works where fields adjoin, prices are fair and more than one contractor competes',
    indicator:
      'operations contracted, hours of family labour saved and yield compared with neighbours measure the effect',
    limit: 'field operations that need daily attention, such as water control, resist contracting out',
    counter: 'some observers fear that families turn into spectators and could not farm if contractors withdrew',
    example: 'a village lets all its wheat to one firm from drilling to harvest and pays by the hectare',
    implication: 'contracts for field operations should state the quality of work and compensation for loss',
    contrasts: ['fragmentation.measure'],
  },
  fragmentation: {
    definition:
      'plots too scattered for machinery lie apart and small, so that turning and travel use up the working day',
    mechanism: 'idle running burns fuel, boundaries take land, and water cannot be led to strips of many owners',
    condition:
      'scattered plots are the rule on hills and wherever good and poor land was once shared out piece by piece',
    indicator: 'plots per farm, mean plot area and distance from home combine into an index of scatter',
    limit: 'scattered plots spread the risk of hail and stagger the work, which suits vegetables better than grain',
    counter: 'small machines and joint operation may tame scattered plots with no exchange of land at all',
    example: 'a combine circles half the village to reach the next strip, and the driver asks a surcharge',
    implication:
      'before merging is advised, the cost of scattered plots has to be divided into machinery, labour and lost boundary land',
  },
  'fragmentation.cause': {
    definition: 'the equal division of land among heirs gives each child a share of every field, good and bad alike',
    mechanism:
      'each succession divides the land once more, and after some generations only strips remain for the heirs',
    condition:
      'equal division among heirs cuts deepest where families are large, land varies and no other wealth can be shared',
    indicator: 'land registers and family histories show how many divisions lie between an old field and its strips',
    limit: 'equal inheritance is not the only knife, for roads and reforms have divided land as well',
    counter: 'legal scholars defend equal shares among heirs as protection of daughters and younger sons',
    example: 'five heirs of a riverside meadow divide the land lengthwise so that each has access to the stream',
    implication:
      'changes in inheritance should come with compensation in money, so that equal shares need not mean equal strips of land',
  },
  'fragmentation.measure': {
    definition: 'consolidating plots by voluntary exchange lets owners trade strips until each holds a compact block',
    mechanism: 'consolidated plots shorten travel, straighten the run of machines and make roads and drains worthwhile',
    condition:
      'exchange proceeds where land has been graded by agreement and someone trusted settles the difference in cash',
    indicator:
      'progress in consolidating plots is counted in plots per owner, machine hours per hectare and disputes left over',
    limit: 'consolidating plots takes years, and levelling done badly buries topsoil under barren subsoil',
    counter: 'owners suspect that their good strip will be exchanged for a worse one and prefer what they know',
    example: 'neighbours score every field together, draw lots and pay balances, and the register is rewritten',
    implication:
      'a trial in one hamlet, entered in the register at once, is the safest beginning for voluntary exchange of plots',
    contrasts: ['labour.measure'],
  },
  'irrigation-loss': {
    definition:
      'large water losses in the field occur when much of what is applied evaporates, drains below roots or runs off the end',
    mechanism:
      'long furrows soak deeply at the head before water reaches the tail, so one end drowns while the other thirsts',
    condition: 'losses are greatest on sandy or uneven land with long furrows and unmetered supply',
    indicator: 'inflow, tailwater and moisture below the root zone allow field losses of water to be measured',
    limit: 'water lost to the field may return to a river or well, so losses there are not always losses to the basin',
    counter: 'basin hydrologists warn that stopping such losses can merely enlarge the irrigated area',
    example: 'maize at the head of a furrow yellows in wet soil while plants at the far end wilt',
    implication: 'field, scheme and basin give different answers about water losses, and a study has to choose',
  },
  'irrigation-loss.cause': {
    definition: 'fixed schedules on uneven land deliver water by turn to fields where it cannot spread evenly',
    mechanism: 'farmers fill the soil when their turn comes, needed or not, and low spots take what high spots lack',
    condition: 'fixed schedules do most harm where land is unlevelled and water is charged by area',
    indicator:
      'dates of delivery against crop need and a level survey of the field expose fixed schedules and uneven land',
    limit: 'leaking canals upstream may waste more than fixed schedules on uneven land do',
    counter: 'canal managers defend fixed schedules as the only rule that large numbers of users can check',
    example: 'a farmer irrigates after rain because the next turn is weeks away',
    implication: 'levelling the land pays before any change of schedule, since even flow makes measurement possible',
  },
  'irrigation-loss.measure': {
    definition: 'timing irrigation by soil moisture applies water when the root zone has dried to a set point',
    mechanism:
      'refilling only the depleted layer leaves little to drain away, while stress at sensitive stages is prevented',
    condition: 'timing by moisture requires water on demand and sensors placed where roots are active',
    indicator: 'number and size of irrigations, moisture below the roots and yield per unit of water judge the method',
    limit: 'a sensor reports on one spot, and timing irrigation by soil moisture misleads on variable land',
    counter: 'experienced irrigators rely on leaf colour and a spade and consider sensors a costly confirmation',
    example: 'drip lines under maize run for short periods whenever a probe passes its threshold',
    implication:
      'soil moisture thresholds vary with growth stage, and a strip watered by custom is needed for comparison',
  },
  erosion: {
    definition:
      'soil loss from sloping fields is the removal of topsoil and nutrients by runoff, leaving a thinner tilth',
    mechanism:
      'fine particles and humus go first, so the stones and sand that remain hold less water for the next crop',
    condition: 'loss is worst on long bare slopes when heavy rain meets a young crop',
    indicator: 'rills per field, silt at the foot of the slope and falling organic matter testify to soil loss',
    limit: 'on gentle slopes under permanent cover soil loss is slight, and general alarm is out of place',
    counter: 'a long view notes that sediment builds fertile plains below and blames the pace rather than the process',
    example: 'after a storm mud fills the ditch, stones appear in the field and seedlings come up thin',
    implication: 'treated and untreated slopes observed in pairs keep rain from being mistaken for good practice',
  },
  'erosion.cause': {
    definition:
      'downslope tillage on bare ground ploughs channels for runoff and leaves nothing to break the fall of rain',
    mechanism: 'furrows gather water and speed it, while naked soil splashes and seals',
    condition: 'downslope tillage does most damage on long slopes without banks that are ploughed several times a year',
    indicator: 'direction of tillage, ground cover at sowing and passes per season can be noted field by field',
    limit: 'downslope tillage is not to blame for gullies begun by tracks, grazing or cleared woods',
    counter: 'farmers answer that ploughing downslope is safer for tractors and drains wet land',
    example: 'the first downpour after spring ploughing cuts a rill in every furrow and carries seed away',
    implication: 'changing the direction of tillage calls for suitable machines and field shapes as well as advice',
  },
  'erosion.measure': {
    definition: 'contour planting under a cover of residues runs rows along the slope and leaves straw on the ground',
    mechanism: 'each row is a small dam, and residues soften raindrops and keep pores open',
    condition: 'contour planting suits moderate slopes, while steep ones need terraces or trees',
    indicator: 'runoff, sediment and soil moisture on contour and ordinary plots show the effect of cover',
    limit: 'residues can harbour slugs and delay warming, and contour rows overflow in exceptional storms',
    counter: 'ecologists would return steep land to grass or wood instead of planting it more cleverly',
    example:
      'maize on the contour with last year’s stalks between rows stays clean after a storm that gullies the next field',
    implication: 'water from above ignores a boundary, so contour planting is laid out for a whole hillside',
  },
  'continuous-cropping': {
    definition:
      'a build-up of soil-borne disease is the yearly increase of root pathogens in land that carries the same host',
    mechanism: 'resting spores survive between crops, enter the roots of the next planting and clog its vessels',
    condition: 'the build-up is quickest in warm, wet, slightly acid soil under cover',
    indicator: 'pathogen counts in soil, plants infected and plants lost per crop trace the build-up of disease',
    limit: 'soil-borne disease explains dead plants better than a general decline, in which salts and toxins share',
    counter: 'growers who graft on resistant roots reply that pathogens in the soil need not matter',
    example: 'wilt comes earlier each year in old cucumber houses and hardly at all in new ones',
    implication:
      'remedies against one soil-borne disease fail against another, which makes identification of the pathogen the first task',
  },
  'continuous-cropping.cause': {
    definition:
      'the planting of one crop year after year keeps its pathogens supplied with a host and never breaks their cycle',
    mechanism: 'exudates and residues of one crop feed the microbes that attack it, while rivals starve',
    condition: 'specialised districts with one market and costly houses find it hardest to stop growing one crop',
    indicator: 'cropping histories set against disease scores show how damage rises with years of the same crop',
    limit: 'planting one crop for many years sometimes brings a suppressive soil in which disease declines again',
    counter:
      'growers object that no other crop pays for the house and that rotation is advice from people without debts',
    example: 'a strawberry district has planted nothing else for many years and fumigates before every planting',
    implication: 'a second crop with a market must be found before one crop can be given up',
  },
  'continuous-cropping.measure': {
    definition:
      'rotating crops and restoring soil life starves the pathogen with non-hosts and feeds its rivals with organic matter',
    mechanism: 'resting spores die out without a host, and active microbes occupy the room left to them',
    condition: 'rotation must outlast the survival of the pathogen, and flooding under rice shortens it for many fungi',
    indicator:
      'pathogen counts, diseased plants and yield before and after rotation tell whether soil life has recovered',
    limit: 'rotating crops gives up income from the best-paid one, and purchased inoculants often fail to settle',
    counter: 'some advisers prefer fumigation, which acts at once where rotation takes years',
    example: 'a summer of flooded rice or sweet corn is followed by tomatoes with far fewer wilted plants',
    implication:
      'inoculants for restoring soil life should be tested on a strip with a check before the whole house is treated',
  },
  residue: {
    definition: 'pesticide residues above the limit are amounts in produce that exceed what the law permits for sale',
    mechanism: 'frequent or heavy sprays close to picking have no time to break down on leaf and skin',
    condition: 'crops picked over many weeks and attacked throughout are most likely to exceed the limit',
    indicator: 'residues are measured by chromatography, set against the limit and traced through spray dates',
    limit: 'a residue above the limit is an offence rather than proof of harm, since limits include a wide margin',
    counter: 'toxicologists remind the public that microbes on food cause more illness than pesticide residues',
    example: 'beans sprayed against pod borers on Monday are sold on Wednesday, within the waiting period',
    implication: 'substance, crop and limit have to be named, for residues in general mean little',
  },
  'residue.cause': {
    definition:
      'unrecorded spraying close to harvest ignores the waiting period and leaves no trace of product or dose',
    mechanism: 'insects that survive are sprayed again, prices tempt early picking, and nobody can say what was used',
    condition: 'spraying goes unrecorded where buyers ask no questions and advice comes from the pesticide counter',
    indicator: 'spray products, dilution and days to harvest, compared with labels, uncover unrecorded spraying',
    limit: 'drift from neighbours and old soil residues also appear in crops that were never sprayed close to harvest',
    counter: 'growers reply that approved products fail against resistant pests and that waiting would cost the crop',
    example: 'a farmer alternates three brands against one moth without knowing that all contain the same substance',
    implication:
      'prescription by an adviser, supply by the shop and a quick test before harvest form one chain of control',
  },
  'residue.measure': {
    definition: 'preferring biological control and keeping spray records makes chemicals a last and documented resort',
    mechanism: 'early release of enemies keeps pests low, so few sprays are needed and each can be accounted for',
    condition: 'biological control needs a whole district to join and someone to supply live enemies in time',
    indicator: 'sprays per crop, complete records, samples passed and cost per hectare should be weighed together',
    limit: 'biological control acts slowly and may fail in an outbreak, when records alone protect nobody',
    counter: 'crop protection staff fear that bans drive desperate growers to unlabelled products',
    example: 'a valley releases parasitic wasps together, hangs lures and lets one licensed team spray and record',
    implication: 'paperwork without a better price is soon abandoned, so buyers have to reward spray records',
  },
};
const otherChains: FacetBook = {
  manure: {
    definition:
      'poor handling of livestock waste is the release of manure and slurry without storage, treatment or land to receive them',
    mechanism:
      'nutrients, germs and drug residues reach ditches and wells, while odour turns neighbours against the farm',
    condition: 'waste is handled worst where animals are many and fields to spread it on are few',
    indicator: 'inspectors compare storage per animal with spreading records and with nutrients in nearby water',
    limit: 'poor handling of waste often begins outside the yard, with the lack of land within hauling distance',
    counter: 'farmers protest that treatment plants cost more than their herds earn and that nobody buys the product',
    example: 'an open lagoon overflows in the rainy season and blackens the ditch to the next village',
    implication: 'the nutrients that local land can take form the yardstick against which livestock waste is measured',
  },
  'manure.cause': {
    definition:
      'the separation of livestock from cropland means that feed comes from afar and manure has no field to return to',
    mechanism:
      'specialisation moves livestock towards buyers and crops towards water, and nutrients travel one way only across the gap from cropland',
    condition: 'livestock and cropland are hardest to reunite where land is dear and manure must be hauled by lorry',
    indicator: 'nutrients in manure per hectare of cropland within reach express how far livestock and land are apart',
    limit: 'separation does not excuse small yards beside fields that still drain into the stream',
    counter: 'crop growers own a share of the blame, as many prefer bagged fertiliser to bulky and uneven manure',
    example: 'a pig unit ringed by houses pays to have slurry driven to orchards an hour away',
    implication: 'agreements between livestock and cropland owners should be signed before tanks are built',
  },
  'manure.measure': {
    definition: 'returning treated manure to the land composts or stores waste and spreads it at rates a crop can use',
    mechanism: 'treatment kills germs and stabilises nitrogen, and nutrients replace bought fertiliser',
    condition:
      'manure can be returned in good order where land is near, the store lasts the winter and nutrient content is known',
    indicator:
      'the share of manure returned matters less by itself than with fertiliser replaced and water quality nearby',
    limit: 'treated manure is bulky and seasonal, and metals from feed accumulate in the land',
    counter: 'some planners would rather close small units than carry treated manure from each of them',
    example: 'a dairy separates slurry, pipes the liquid to its forage land and beds cows on the dried solids',
    implication: 'fixing herd size by what the land can take comes before any subsidy for treatment',
  },
  epidemic: {
    definition:
      'recurring outbreaks of animal disease are returns of the same infection to a farm or district after control',
    mechanism:
      'carriers among animals, people and vehicles keep the agent in circulation until the next susceptible group arrives',
    condition:
      'outbreaks recur where density is high, stock is traded often and lorries are washed but not disinfected',
    indicator:
      'frequency of outbreaks, mortality and antibody levels are set beside disposal records, which are harder to adjust',
    limit: 'new strains can bring outbreaks of disease back to farms that did everything right for their animals',
    counter:
      'veterinary clinicians often hold poor ventilation and feeding responsible for outbreaks among animals before blaming the agent',
    example: 'scour returned months after it was stamped out, carried on the tailboard of a dealer’s lorry',
    implication: 'the movement of animals, people and vehicles should be mapped to find where outbreaks re-enter',
  },
  'epidemic.cause': {
    definition:
      'weak biosecurity on small farms means no line between clean and dirty, free access and trust in vaccine alone',
    mechanism:
      'where biosecurity is weak, infection walks in on boots, tyres and rats and finds animals packed close together',
    condition: 'biosecurity is weakest on small farms built into villages without room for fences or quarantine',
    indicator:
      'fence, changing room, disinfection and visitor book are scored on a visit, each standing for one gap in biosecurity',
    limit: 'weak biosecurity on small farms cannot account for infection spread by markets and slaughterhouses',
    counter: 'owners calculate that rebuilding costs more than the occasional loss, which insurance may cover',
    example: 'the feed lorry drives up to the pens and its driver chats with the stockman in the same boots all day',
    implication:
      'a clean line and one pair of boots per house strengthen biosecurity on a small farm before any costly equipment does',
  },
  'epidemic.measure': {
    definition:
      'zoning farms and monitoring immunity divides the district by risk and checks by blood test whether vaccines have worked',
    mechanism: 'zoning confines the agent, while monitoring finds gaps in immunity before the agent does',
    condition: 'zoning farms needs control of transport, prompt reporting and money for animals that are slaughtered',
    indicator:
      'farms below the antibody standard, days from report to action and illegal movements across zones measure the effect of zoning and monitoring',
    limit: 'immunity seen in a test is no proof of freedom from infection, so culling may still be required',
    counter: 'traders resist zoning, which raises prices on one side of a line and lowers them on the other',
    example: 'a breeding pyramid is run in zones, and staff and animals move downward only',
    implication: 'unpaid farmers hide cases, and compensation is therefore settled before zones are drawn',
  },
  germplasm: {
    definition: 'slow genetic gain in new varieties means that each release improves little on the one before',
    mechanism: 'crosses among related parents exhaust useful differences, and selection has less to work on each cycle',
    condition: 'gain is slowest where registration rewards small advances and trials run for few years',
    indicator:
      'yield of old and new varieties grown side by side, and the years between releases, measure genetic gain',
    limit: 'slow gain in yield may conceal progress in standing power, disease resistance or quality',
    counter: 'breeders ask for patience, since genetic gain follows long investment that quick projects disturb',
    example: 'a catalogue of new varieties descends from a few lines and looks alike in the field',
    implication: 'resistance and stability deserve comparison along with yield before genetic gain is called slow',
  },
  'germplasm.cause': {
    definition: 'a narrow base of breeding parents is the use of the same few lines in most crosses',
    mechanism: 'breeders return to lines they know, and unexamined collections offer no reason to do otherwise',
    condition: 'the base stays narrow while nobody pays for evaluating collections or shares the data',
    indicator: 'pedigrees and genetic distances among released varieties show how narrow the parental base has become',
    limit: 'a narrow base is not the sole brake on breeding, as short-term testing and small budgets also count',
    counter: 'companies defend elite parents, because landraces bring unwanted traits that take years to remove',
    example: 'a drought-hardy landrace has lain in a gene bank for decades with a number and no field data',
    implication: 'until collections are evaluated, handing them out will not widen the base of breeding parents',
  },
  'germplasm.measure': {
    definition: 'drawing landraces into breeding programmes crosses tested local material with elite lines',
    mechanism:
      'landraces carry resistance lost elsewhere, and repeated crossing in a breeding programme keeps it while removing poor habits',
    condition:
      'drawing on landraces requires evaluated material, settled ownership and funding for several breeding cycles',
    indicator: 'breeding lines with landrace ancestry are counted, and so are the varieties released from them',
    limit: 'landraces pull yield down at first, so breeding programmes see cost before gain',
    counter: 'farmers’ groups worry that landraces gathered freely return to them as protected seed',
    example:
      'a blight-resistant landrace of potato enters a breeding programme and reaches growers after many backcrosses',
    implication: 'rules for sharing benefits should be written before landraces leave the places that kept them',
  },
  homogenisation: {
    definition: 'look-alike rural enterprises sell the same produce and the same outing in one village after another',
    mechanism: 'more of the same divides a fixed number of customers, so prices and standards fall together',
    condition: 'enterprises look alike where grants follow one model and every mayor visits the same showpiece',
    indicator: 'product lists of neighbouring villages are compared, with years of survival as a second sign',
    limit: 'look-alike enterprises can be an advantage when a cluster attracts buyers and services',
    counter: 'local leaders reply that people copy what they can see and that originality may come later',
    example:
      'four neighbouring villages open strawberry picking with the same wooden walkway and share one town’s families',
    implication: 'a look at every competitor within an hour’s drive is the cheapest insurance for a rural enterprise',
  },
  'homogenisation.cause': {
    definition:
      'the copying of schemes without regard to place brings in a model and asks nothing about local soil, craft or people',
    mechanism: 'forms reward what was approved before, so officials repeat it and local strengths go unlisted',
    condition: 'the copying of schemes thrives on short deadlines and targets counted in projects',
    indicator: 'similar wording in applications and few pages on local resources betray the copying of schemes',
    limit: 'copying schemes is not always the reason for failure, which may lie in roads or management',
    counter: 'planners argue that a tried model is safer for a place without special resources',
    example: 'a northern village built canals after a southern pattern and pumps water to keep them from drying out',
    implication: 'an application convinces when it lists what the place has that others lack',
  },
  'homogenisation.measure': {
    definition:
      'building on resources peculiar to the place takes local products, crafts, scenery or customs as the core of trade',
    mechanism:
      'resources peculiar to a place cannot be copied, so trade built on them escapes price rivalry and keeps income at home',
    condition:
      'a peculiar resource must be plentiful enough, known to someone who can run a business, and absent next door',
    indicator:
      'returning visitors and income kept in the place are stronger evidence than the number of brands registered',
    limit: 'resources peculiar to a place have a season and a limit, and success brings imitation and crowding',
    counter:
      'marketing people maintain that visitors remember a welcome and not a place, so that anything peculiar is staged',
    example: 'a village with an old oil press sells blossom walks in spring and pressing days in winter',
    implication: 'the yearly supply of a peculiar resource sets the scale on which a place can build',
  },
  forest: {
    definition: 'even-aged stands of a single species are plantations in which one kind of tree was set at one time',
    mechanism: 'a closed, uniform canopy starves the ground of light, litter decays slowly and pests meet no barrier',
    condition: 'single-species stands dominate where timber is the aim and clear-felling the practice',
    indicator: 'a survey of an even-aged stand notes species number, spread of ages, ground flora and pest damage',
    limit: 'for short rotations of pulpwood an even-aged stand of one species may serve its purpose well',
    counter: 'foresters who must sell timber call mixture slow and uniform stands plain economic sense',
    example: 'under acres of one conifer no bird sings and the brook runs brown after rain',
    implication: 'purpose and rotation come first in any judgement on a single-species stand',
  },
  'forest.cause': {
    definition: 'planting targets that reward fast growth count hectares and stems and so favour one quick species',
    mechanism:
      'contractors plant what survives inspection, nurseries grow what contractors order, and mixture disappears',
    condition: 'planting targets reward fast growth wherever payment follows area and survival in the first years',
    indicator: 'species in planting designs, nursery orders and the items on inspection forms show what targets reward',
    limit: 'planting targets do not explain poor natural woods, where grazing and fuel cutting have been at work',
    counter: 'field staff note that mixed seedlings are dear and fragile, and that targets come without money for them',
    example: 'the form asks for living stems per plot, so poplar is planted and the mixed design stays in the file',
    implication: 'targets and nursery supply must change together, since growth on paper follows what is paid for',
  },
  'forest.measure': {
    definition:
      'mixing species and thinning selectively brings in companions, keeps natural seedlings and harvests single trees',
    mechanism: 'roots and crowns at different depths share resources, and gaps let the next generation rise',
    condition: 'suitable companion species, trained crews and money for tending distinguish mixing from neglect',
    indicator: 'mingling, seedlings, litter decay and pest damage on permanent plots follow the change',
    limit: 'results take decades, and selective thinning yields less timber at first than a clear-fell',
    counter: 'machine operators find selective work slow and would keep mixed species for protected woods',
    example: 'gaps cut in a conifer stand are planted with broadleaves, and birds return with the undergrowth',
    implication: 'a trial wood with permanent plots should precede wider mixing of species and selective thinning',
  },
  'planting-design': {
    definition: 'green spaces costly to maintain need constant mowing, watering and replanting to keep their looks',
    mechanism:
      'green spaces become costly when plants unsuited to the site die and are replaced and clipped forms need hands',
    condition: 'green spaces cost most where lawns and large nursery stock were chosen for instant effect',
    indicator: 'costly green spaces stand out in the books by replacements, water and hours of work per hectare',
    limit: 'cost is no proof of bad design, for a busy green space may deserve expensive care',
    counter: 'park managers reply that visitors like tidy lawns and complain about meadows',
    example: 'a verge of cool-season grass browns each summer despite sprinklers and is replaced by bedding in autumn',
    implication: 'an account of maintenance over several years belongs to every design for green space',
  },
  'planting-design.cause': {
    definition:
      'the choice of plants for show alone goes by colour and shape and asks nothing about soil, light or wildlife',
    mechanism: 'a drawing treats plants as patches of colour, and competition and habitat are left to chance',
    condition: 'show prevails when designer and gardener never meet and handover comes soon after planting',
    indicator: 'site analysis in the design, native share of the plant list and losses in the second year are telling',
    limit: 'well-chosen plants also fail under trampling and drought, so show is not the only culprit',
    counter: 'designers answer that clients pay for the opening show and nobody pays for plants that serve as habitat',
    example: 'tulips chosen for a festival leave bare soil in June and make way for another display',
    implication: 'the soil, water and light that each plant requires make a better basis for choice than a colour plan',
  },
  'planting-design.measure': {
    definition: 'planting native communities in layers combines trees, shrubs and herbs that grow together in the wild',
    mechanism: 'adapted plants fill gaps by their own seed, so care turns from replacing to guiding',
    condition: 'nurseries must stock native plants, and gardeners must know a seedling from a weed',
    indicator:
      'native share, surviving seedlings, water use and replacement cost compare layered planting with the old bed',
    limit: 'native communities look unkempt in the first years and need explaining to the public',
    counter: 'some landscape architects would keep native planting for the fringe and formal order for the centre',
    example:
      'a rain garden of sedges and iris under willows cleans street water and keeps its stems for insects in winter',
    implication: 'a small layered trial bed with a sign can win support before a whole park is replanted',
  },
};
export const agricultureEnFacets: FacetBook = {
  ...theories,
  ...methods,
  ...variables,
  ...sources,
  ...actors,
  ...disputes,
  ...generalChains,
  ...fieldChains,
  ...otherChains,
};
