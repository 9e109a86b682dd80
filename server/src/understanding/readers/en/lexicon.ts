import { wordSet } from '../latin/locks.ts';

/** Who is studied. */
export const people = wordSet(`
adolescents adolescent adults adult apprentices athletes babies boys caregivers children child citizens clients coaches college-students consumers couples customers dancers doctors drivers elderly elders employees
engineers entrepreneurs expatriates families farmers fathers females fishermen freshmen gamers girls graduates households immigrants infants inmates investors juveniles learners leaders males managers men
midwives migrants minorities mothers musicians neonates nurses offenders officers outpatients parents patients pensioners pharmacists physicians players prisoners professionals pupils recruits refugees residents
retirees schoolchildren seniors shoppers singers smallholders soldiers staff students survivors teachers teenagers teens toddlers tourists trainees undergraduates users veterans victims viewers visitors volunteers voters
widows women workers workforce writers youth youths youngsters z millennials sailors pilots cadets conscripts troops personnel newborns siblings grandparents counsellors counselors librarians journalists lawyers judges
principals educators instructors faculty beginners practitioners respondents commuters motorists pedestrians cyclists donors orphans widowers carers dentists surgeons therapists paramedics firefighters
seafarers miners bankers programmers developers actors monks priests nuns settlers peasants servants merchants artisans craftsmen labourers laborers slaves serfs squatters commuters influencers podcasters streamers athletes footballers runners swimmers jurors prosecutors detainees asylum-seekers taxpayers savers lenders borrowers depositors clinicians psychologists psychiatrists optometrists radiographers
graders sophomores freshers growers herders producers vendors sellers buyers traders suppliers passengers riders owners tenants breeders beekeepers fishers foresters couriers freelancers interns apprentices
cows cattle sheep goats pigs poultry chickens broilers hens dogs cats horses mice rats fish bees calves lambs piglets cultivars seedlings
`);

/** Where it is studied, in common nouns. */
export const settings = wordSet(`
school schools classroom classrooms university universities college colleges kindergarten kindergartens hospital hospitals clinic clinics ward wards home homes homecare icu firm firms company companies enterprise enterprises
startup startups business businesses bank banks sme smes sector sectors industry industries factory factories plant plants manufacturers manufacturing retail retailers hotel hotels restaurant restaurants shop shops store stores supermarket supermarkets
market markets economy economies country countries nation nations state states city cities town towns village villages suburb suburbs neighbourhood neighbourhoods neighborhood neighborhoods community communities region regions
province provinces district districts county counties area areas zone zones campus campuses workplace workplaces office offices farm farms orchard orchards greenhouse greenhouses field fields forest forests river rivers lake lakes ocean oceans sea coast coasts basin
groundwater seawater rainwater stormwater sewage sludge leachate sediment sediments watershed wetland wetlands soil soils wastewater water effluent effluents building buildings library libraries museum museums gallery galleries theatre theatres prison prisons court courts team teams organization organizations organisation organisations
agency agencies ngo ngos municipality municipalities government governments military army navy force forces unit units platform platforms media networks network environment environments context contexts healthcare care
education mathematics science grade vehicles households society societies world south north west east republic empire kingdom colony system systems islands delta settings construction projects aviation agriculture
vineyards slopes hillsides pastures grasslands plots beaches gardens streets canteens kitchens dairies pharmacies squares parks cooperatives startups
software production livestock chatbots surgery hospice ports port airports airport stations railways roads highways bridges tunnels mines quarries refineries grids greenhouses nurseries aquaculture ponds reservoirs estuaries reefs reef
`);

/** Things that are read, watched or looked at. */
export const works = wordSet(`
novel novels poem poems poetry play plays film films movie movies cinema fiction story stories tale tales drama comedy comedies tragedy tragedies painting paintings work works writings essays letters
photography songs lyrics opera operas series television anime manga comics photographs sculpture portraits speeches advertising advertisements posters newspapers press narratives memoirs diaries texts literature theatre architecture
fairytales myths sonnets trilogy documentary documentaries album albums frescoes murals
`);

/** Rules that something stands under. */
export const rules = wordSet(`
law laws act acts code constitution treaty treaties convention directive regulation regulations gdpr ccpa charter protocol agreement statute policy reform amendment rules ordinance doctrine ihl framework agreements sanctions
`);

export const spans = wordSet(`
century centuries era eras period periods war wars dynasty dynasties pandemic pandemics decade decades age ages revolution epidemic lockdown crisis recession years depression interwar wartime postwar covid-19 today
reign renaissance antiquity enlightenment reformation reconstruction occupation regime
`);

/** Nouns that ask something of what follows "of" or "in", and stand as an aspect alone. */
export const aspectNouns = wordSet(`
accuracy achievements advantages disadvantages aesthetics analysis applicability application applications appraisal architecture aspects assessment attitude attitudes authenticity awareness availability barriers benefits biosecurity bioavailability candidates
causes challenges change changes characteristics characterisation characterization classification comparison competitiveness components composition concept conditions consequences constitutionality constraints construction continuity controversies control correlates costs
course criticism critique dangers debate debates defects defence defense definition demand design detection determinants determination development diagnosis dilemmas dimensions discourse distribution drivers dynamics economics effect effectiveness effects efficacy efficiency
enforcement estimation ethics evaluation evidence evolution experience experiences explanation explanations extraction fabrication factors failure feasibility features forecasting formulation framework function functions future genealogy goals governance growth
hazards historiography history identification impact impacts implementation implications importance improvement incidence influence influences interpretation interpretations interventions interplay investigation issues isolation justification knowledge lawfulness legacy legality
legitimacy lessons liability limitations limits localisation localization maintenance management mapping meaning meanings measurement measures mechanism mechanisms methods mitigation modelling modeling models monitoring morality motives nature necessity needs obstacles
opportunities optimisation optimization options origin origins outcomes outlook participation path pathways patterns perceptions performance perspectives philosophy policies politics positioning possibilities possibility potential practice practices predictors preferences
preparation prevalence prevention principles problem problems processes production prognosis progress properties proportionality prospects protection purification quality readiness reasons reception reconstruction recognition regulation reform reforms rehabilitation
relevance reliability remedies responses responsibility responsiveness results reuse review rise risks risk role roles safety satisfaction scope screening segmentation significance simulation solutions stability stages stability status strategies strategy
strengths structure style styles success successes survey sustainability symbolism symptoms synthesis techniques technologies technology tensions testing theories therapy threats titration trade-offs transformation transition transmission treatment treatments trends types understanding
perception critiques facilitators enablers disparities
activity behaviour behavior psychology physics chemistry histories strength durability toxicity cytotoxicity conductivity degradation manufacturing corrosion hardness yield yields misconceptions attractiveness popularity profitability resilience erosion portability scalability adaptability translatability uptake usability uses validation validity enforceability admissibility patentability constitutionality lawfulness arbitrability value values viability vulnerability weaknesses outcomes repercussions origins determinants antecedents consequences pros cons perspectives criticisms explanations interventions
`);

/** Trades that look at a thing in their own way: "The Anthropology of Coffee". What they find there may be said after it. */
export const disciplines = wordSet(`
anthropology sociology archaeology geography semiotics phenomenology neuroscience rhetoric ecology epidemiology mathematics biology neurobiology genetics theology iconography geopolitics demography economics psychology politics physics chemistry
`);

/** What happened or is done: stays part of the object ("fall of Rome", "portrayal of women"). */
export const eventNouns = wordSet(`
abolition adoption birth collapse conquest conversion creation crisis cultivation death decline depiction discovery emergence expansion expulsion fall formation founding image invention making migration partition
persecution portrayal production reintegration removal representation representations reunification rise siege spread theory treatment unification use withdrawal outbreak problem doctrine principle paradox
philosophy cult myth figure theme motif war battle treaty treatment regulation protection management prevention detection language art
`);

/** "Delay in Construction Projects" is construction delay. */
export const turnedNouns = wordSet(`
delay delays inflation growth dropout absenteeism turnover burnout gap inequality bullying innovation productivity leadership safety waste congestion fraud corruption conflict volatility competition
`);

/** Heads that say nothing of their own after a compound. */
export const emptyHeads = wordSet(
  `projects project sector industry industries companies firms settings contexts environments systems institutions practices activities`,
);

/** Verbs by which one thing bears on another, as questions and "How …" titles use them. */
export const bearingVerbs = wordSet(`
affect affects affected alter alters aid aids aggravate aggravates alleviate alleviates benefit benefits boost boosts bring brings cause causes caused change changes changed contribute contributes contributed create creates curb curbs cut cuts
damage damages decrease decreases deter deters determine determines determined drive drives driven encourage encourages enable enables endanger endangers enhance enhances erode erodes explain explains facilitate facilitates foster fosters
fuel fuels harm harms help helps helped hinder hinders hurt hurts impact impacts impair impairs improve improves improved increase increases increased inhibit inhibits influence influences influenced inspire inspires lead leads led limit limits lower lowers
mitigate mitigates mediate mediates moderate moderates motivate motivates predict predicts prevent prevents produce produces promote promotes protect protects raise raises reduce reduces reduced reinforce reinforces relieve relieves reshape reshapes reshaped restore restores
save saves shape shapes shaped shorten shortens slow slows solve solves spread spreads stimulate stimulates strengthen strengthens stop stops support supports threaten threatens transform transforms transformed trigger triggers undermine undermines weaken weakens widen widens worsen worsens replace replaces replaced feed feeds destroy destroys destroyed kill kills end ended ends fix fixes save saves defeat defeats beat beats eliminate eliminates deepen deepens accelerate accelerates distort distorts revive revives empower empowers
threaten threatens harden hardens broaden broadens narrow narrows justify justifies cure cures treat treats combat combats tackle tackles disrupt disrupts revolutionise revolutionize revolutionised revolutionized redefine redefines challenge challenges liberate liberates modernise modernize unite unites divide divides
`);

/** Nouns as often as verbs: taken for the verb only where no other is there. */
export const unsureVerbs = wordSet(
  'aid aids help change changes support benefits impacts limits cut cuts damage spread end ends influence influences causes challenge challenges treat impact increase decrease boost divide divides',
);
