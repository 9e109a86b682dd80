import { wordSet } from '../latin/locks.ts';

/** Words that running text writes small and whose endings do not show it; what is missing here is taken for a name. */
export const commonWords = wordSet(`
abandon abate abilities able abler abolish abound about above abroad abrupt absent absolute absorb abstract absurd
abundant abuse academies academy accent accept access accessories accident accompanies accompany accomplices
accomplish accord account accountab accountants accuse achieve acid acquire acres across act acted activities actor
actuaries acute adapt add added address addressee adherent adjoin adjust admin admires admit adolescent adopt adore
adorn adsorb adult adverb adverse advert advertise advice advise aerogel aerosol aestheticians afar affair affect
affirm affix afford afloat afraid afresh after aftermath afternoon aftertaste afterthought afterwards again against
agar age aged agencies agenda agent agile aging ago agrarian agree agri agroforest ahead ahp ai aid aim aimed air
aircraft airfields airspace alarm alcohol alert algae algal algebra algorithm alien alienat align alike alive alkali
all allege alleles allergy alley allies allot allow alloy almost alone along aloud already also alter although
altitude aluminium alumni always ambient ambush amend amino ammonia among amount ample amplifies amplify amplitude
amuse an analogies analogy analyse analysis analyst analyte ancestry ancient anecdote anew angel anger angle angry
annex anniversaries announce anomalies ant ante antecedent antenna anthems anthologies anti antibodies antibody
anticoagulant antidote antioxidant antiquaries antitrust anxi anxiety any anybody anyone anyway anywhere apart
apartheid apathy ape apolog app apparatus apparent appear appendix appetite applauds applause apple applicant applies
apply appoint appraise apprentice approach approve apt arbitrat arcades architect arcs area argue arise arm armchair
armed armies armour army arose around arouse arrange array arrears arrow art artefact article artifice artisans
artworks as ascribe ash ashtray aside ask asked asleep aspect asphalt assailant assault assay assemble assemblies
assent assert assess asset assign assistant associat assume asthma astray astronomy at ate atmosphere atom attach
attack attempt attend attest attic attitude attract attribute audit aunt auteur authoritarian authorities autobiograph
autograph autonom autonomy autumn avant avert avocado avoid awaits awake awaken award away awkward axes axis axle
babbles babies baby bacilli back backbone backcrosses backdrop background backhaul backlash backlog backup backward
bacteri bacteria bad badge badly bag bakery bald ball ballad ballast ballet ballot bamboo ban banana band bandwidth
bank bankrupt bankruptcies banquet bar bargain barley barracks barren basal base based basic basin basis basket bat
batch bath bathroom battalion batteries battery battle bay be beach beads beam bean bear beasts beat beaten beauty
became because beckons become bed bedridden bedroom bedtime bee beef been beer beetle befall beforehand began beget
beggar begin begs begun behalf behave behaviour behind being belief believe bell belligerent belong below belt bench
benchmark bend beneath beneficiaries benefit bent bequests berries bert best bet betray between beyond bias bicycle
bid big bike bill bin bind binges biochar biofilms biographies biomass bird birth birthplace biscuit bishop bit bite
bizarre black blackboard blackens blackout blade blame blank blanket blast blend blight blind blinks block blockade
blockchain blog blood bloom blossom blow blue blueberry bluff blunt blur board boardwalk boast boat boatman boatmen
bodies body bold bollworm bolt bomb bond bone bonus book booklet bookmark bookstalls boom boost boots bore boredom
born borne borrow boss both bots bottleneck bottles bottom bought bound boundaries bow bowl box boy boycott bracelet
bracket brain brak brake branch brand breach bread breadth break breakdown breakfast breakthrough breast breastfe
breath breathe bred breed brick bridge brief brigade bright brine bring brink brisk brittle broad broadcast
broadleaves broke broken bronzes brook brought brow brown bruises brush brushwork bubble buddhis budget bugs build
built bulbs bulk bulky bulletins bullwhip bully bullying bump bunch bundle bunds burden bureau buries burn burnout
burnt burrs burst bury bus bushels bushy busiest bustle busy but button buy buyer by bypass cabinet cable cache
cadenzas cadet cadmium caesarean cafe caffeine caged cages cake calendar call calm calories came camera camp campaign
campus can canal cancel candid candle candour cane cannabis cannot canon canopies canopy canteen canvas cap
capabilities caprice captain car carbon carcass card care cared carer cargoes carries carrot carry cart cartel cascade
caseload cash cassava cast caste casualties casualty cat catalogue catalysis catalyst catastrophe catch catchwords
categories cattle caught causa cause cavalry cave caveats cease ceasefire cell cellulose census cent centimetres
centralise centre centuries century ceo ceremonies ceremony certain certainty certify chain chair chalk challenge
champions change channel chaos chapel characterise charge charities charm chart chase chassis chat chatbot chatgpt
cheap cheapens cheapest cheat check checkpoints checksum cheek cheese chemistry chemometricians cheque cherry chess
chest chi chicken chicks chief child childbirth children chills chimeras chip chisel chitosan chlorophyll choice choir
cholera choose chop chord chore chorus chose chosen chromatin chromatograph chronicle cinema cinnamon circle circuit
circular cite cited cities citizen citrus city civic civil civilian claim claimant clan clarify clash class classifies
classify classroom clause clay clean clear clearest clerk click client climax climb cling clinician clip cliques clock
clog close closest closet cloth cloud cloudburst cloudy club clue clump clumsy co coal coarse coarsens coast coat
cocaine cocoa code codebook coded coder coefficient coercion coffee cogito coherent cohort coin cold coliform
collaborat collapse colleague collect college coloni colony color colour column combat come comfort comic command
commemorat commentaries commerce commit committee commodities common commonest comms communit communities compact
companies companion company compar comparationis compare comparison compel compete competent compile complain
complaint complete complex compliant component composite compost compound compress comprise compromise compute comrade
concede conceits concept concern concert conclude concrete concurrent condemn condenses conduct conductivities cones
confess confident confirm conflict conform confront confuci confuse congress connect conscripts consensus consent
consistent constant constitute constrain constraint construct consular consult consultants consum consume contact
contagion contain contaminants contemporaries contempt contend content contest context continents contingents continue
contour contract contractarian contradict contrast contribute control controversies controversy convenes convenient
converge convergent convert convex convey convict convince convoy cook cool coolant cope coped copies copy copyright
core corn corpora corpus correct correspond correspondents corrupt cortisol cosmopolitans cosmos cost costume cotton
cough could council counsel count countdown counterexample counterfeit counterinsurg counterpart counterpoint counties
countries country countrymen county coup couple course court courtesy courtroom courtyard cover cow cowardice crab
crack craft craftsmen craftspeople craftsperson crams cranes crash crate crawl credit creed creep crept cress crew
cricket cries crime criminalise crises crisis criteria criterion criticise critique crop cropland cross crossroads
crow crowd crown crude cruel cruelty crumbs crush cry crypto cubicle cubism cue culprit cult cultivars cup curb cure
cured curiosities current curricul curricula curricular curriculum curse curtain curve cushion custody custom cut
cyber cycl cycle cytokinins dailies daily dairy dam dame damp dance dare dark darkens darkest dasein dashboard data
dataset date dated dawdle dawn day daylight dead deadlock deaf deafen deal dealt dear death debt decade decay deceit
decent decentralis decentralise decentraliz declare decode decree deed deep deepen deepest deepfake default defeat
defect defend defendants deficient deficit definite degrade degree degrowth deism delay delegat delete delight
deliveries delivery delta demagogy demand dementia democra democracies democrats demon demote denies denitrifies
denotes dense densify densities deny depart depend dependants dependencies dependent deplete deploy deposit depot
depress depth deputy descend descendants descent describe desert deserve design desire desk despise despite destiny
destroy detach detail detainee detect deter determinants determinis deterr detours develop deviant device devotes dew
diabet diagnose diagram dial dialect dialogue diaries diary diaspora diatoms dictionaries did die died diet different
difficult difficulties difficulty diffract diffuse dig digest digit digitalis dignifies dilemma dilute dim dimples
dined dip diploma diplomats direct dirt dirty disab disadvantag disagree disappear disappoint disarm disc discard
discharge disciplinarians disclaim disclose discomfort disconnect discontent discount discourse discoveries discovery
discredits discrete discriminant discriminat discuss disdain disentangle disgrace disguise disgust dish dishonest
disinfectants disinfects disk dislike dismantles dismiss disown disparities dispatch dispel dispense disperse displace
display dispose disprove dispute disregard disrespect dissave dissent dissimilar dissolve distant distils distinct
distinguish distort distract distress distribute district distrust disturb disuse ditch diverge divergent diverse
diversify divert dives dividends divorce do dockets dog doing dolphin domain dominant done door doorstep doped dormant
dose dosed dot double doubt down downlink download downpour downslope downstairs downstream downtime downturn downward
dowry dozen draft drag dragon drain drama drank draughts draughtsmen draw drawback drawn dread dream dress drew dried
drift drill drink drip drive driven drone droop drop dropout drought drove drown drug drunk dry dryer dual duck
ductile ducts due dull duree duress dusk dust dusty duties duty dwarfs dwell dwindle dye dyed dying dynasty each eager
eagle ear earliest early earn earnest earth earthquake earthworms ease eased easiest easy eat eaten eaves ebbs echo
ecolog econom econometricians economies economy ecosystem eczema eddies edge edits effect efficient effluent effort
efl egalitarian egg eigenvalues eight elder elect electrochem electrode electrolyte electromagnet electron elegant
elegy elephant elite ellipsis eloquent else elsewhere eluents elute embassies embassy embellish emblem embodies embody
embroidery embryos emerge emergencies emigrant emit emoji empathy emphasis empire employ employee empties emptiest
empty en enacts enclaves encrypts encyclopaedia end ended endorse endpoints enemies enemy energies energy enforce
enjoy enlarge enlighten ennobles enough enrich enrol enter enterprise entertain enthalpy enthusiasm enthusiasts entire
entities entitle entrants entrench entrepreneur entries entropy entry environ envoy envy enzyme epic epidemiolog
episode equal equalise equilibrium equip equivalent erase erhu erode err errand erred error escape escrow esg esl
essay establish esteem estoppel estranges ether ethic eucalyptus eudaimonia eulogy euthanasia eutroph evade eve even
event ever every everybody everyday everyone everywhere evil ex exact exam example excel excellent except excerpt
excess exchange exclude excuse exegesis exemplar exempt exercise exert exhaust exhibit exile exist exit expand expect
expel expense expert expertise expire expiry explain explicit exploit explore exponent expose express expropriat
extend extent extinguish extra extract extreme eye eyesight eyewitnesses fable face faced facet facilities fact
factories factorise faculties faculty fade faded fail faint fair fairest fairy faith fake fall fallac fallback fallen
fallout false falsify fame familiar families fan fancies fancy fandom fantasy far farces fare fared farm farmland
farthest fascias fashion fast fastest fat fatal fate fatigue fault faulty favour favourite fear feasts feat fed fee
feed feedback feedstock feel feet feign fell fellow felt female feminis fence fern ferry ferrymen fertile fertili
fetch feud feudalism fever feverish few fewer fewest fiber fibre field fieldwork fierce fiercest fifth fight file
filed fill fillet film final find fine fined finer finest fingerprint finish finite finitude fintech fire firearm
fired firm firmest first fish fishermen fisheye fit five fix fixed flag flange flank flash flashback flat flattens
flavour flaw flee fleet flight flips float flood floor flora flour flourishes flow flu flue fluent fluid fluoresc
fluorescent flux fly foam focal focus foes fog foil fold folio folk folklore follow folly fonds font food foolish foot
football foothold footnote footpath footprint for forbid forbidden force forearm forebear forecast foreign foreman
foremen foresaw foresee foreseen foreshadows foresight forest forestry foretell foretold forfeits forgeries forgery
forget forgone forgot forgotten form formalis formalities format formula formwork forte forth fortune forum forward
fossil fought foul found foundry four fourfold fourth fox foyer fragile frail frailty frame framework franchise fraud
freak freakish free freed freedom freehand freer freeze freight frequencies frequent fresh freshmen fridge fried
friend frighten fringe fro frog front frost frozen fruit fuel fulfils full fullest fully fun fund fung fungi funnel
furnace furrow furthest fuse fused fussy fuzzy gadget gain gait galleries gallery game gamed gap garde garden garnish
garrison gas gate gateway gauge gave gay gaze gazettes gear gearbox gel gene genealogies genealogy generalise genius
genocide genomes genotype genre gentle gentrif genus geo germ germplasm gestalt get ghost giant gift gig gills giraffe
girls give giver glare glass glasshouse glaze gloomy gloss glossaries glow glucose glue glut gluten go goal goalposts
goat god going gold golf gone good goodwill goose gorge gossip gothic gout govern gown grab grace grade gradient
graffiti graft grain gram grammar granaries grandchild grandparents grandson grant grape graphene grasp grass
grassland grave gravel gravest gravestones great greatest greed green greenhouse greenish greenway greet grew grey
grid grief grinds grip groceries grooves gross ground group groupthink grout grow grown growth grumble guarantee guard
guardian guerrilla guess guesswork guest guesthouse guide guild guilt guilty guise gull gullies gum gun guqin gut gvc
gym gymnasium gypsum habit habitat had haiku hail haircut hairs half halfway hall halo halt halves hand handbills
handbook handicraft handiest handle handrail handscrolls handset handsome hang happen happy harassment harbour hard
harden hardest hardy harm harmonies harmonise harmony harnesses harsh harvest has hash hashtag haste hasten hasty hate
have haven hawk hazard haze he head headache headland heal health healthy heap hear heard hearsay heart heat heaven
heaviest heavy hectare hedgerows hedges heed height heirs held help hemp hen hence her herbs herd here hero heroin
herself hidden hide hierarchies hierarchy high highest highland hill him hindsight hinge hint hinterland hip hire
hired his hisses historian histories hit hiv hoard hobby hockey hold hole holiday hollow home homeown homesick
homework homoeopathy honest honesty honey honneth honor honour hook hop hope hoped horizon hormones horns horoscopes
horse host hostile hot hotel hottest hour house household housework hover how hub hue huge hum human humanitarian
humanities humble humic humour humus hunches hung hungry hunt hurdle hurry hurt husband husbandry husk hybrid hydro
hydrogen hygiene hymn hypertens hypocrisy hypotheses hypothesis hysteresis ice idea ideal identifies identify
identities ideolog idiom idle idol ignorant ignore ill illnesses illustrat image imagery imminent immobile immun
immune impact impatient imperfect implicit implies important impose impress impressionis imprint improve improvise
impulse impurities inborn incident include income incomplete inconsistent inconvenient incorrect incumbents indefinite
independent index indices indifferent indigo indirect industries industry inefficient inequalit inert inertia inexact
infant infantry infect infer inflame inflamm inflow influent influenza info inform informant ingredient inhabit
inhabitants inherent inherit inhibits injuries injury injustice ink inland inlet inn inner innocent inoculant inoculum
inpatient input inquiries inquiry insect inserts insight insignificant insomnia inspect install instant instead
instinct institute instruct insufficient insulin insult intact intake intend intensify intensities intent interact
interbank intercept interconnect intercrop interdependent interest interface interfere interferents interim interlock
intermediaries intermittent internet interpret interrogat interrupt intervene interview interviewees into intolerant
introduce intrudes invade invalid invent inventories inverse inverts invest invite invoice invoke involve inward ion
ionic iot ip iris iron irony irregular irrelevant irrigat island isotherm isotope issue it item iterat itself iv jail
jam japonisme jargon jazz jeer jigsaw job join joint joke jolt journalis journey joy judge juice jump juries juris
jury just justice justifies justify juvenile kabuki keen keep keepsake kelp kept keto kettle key keyboard keyway
keyword kid kidney kill kilns kilometres kin kind king kinks kiosk kiss kitchen knee knew knife knight knit knock
knots know knowledge korea kunqu lab label labor laboratories labour lack laden ladle lag laggards lagoon laid lain
lake lamp land landfill landform landlord landmark landrace landscape lane lantern lapse laptop large largest larvae
laser lasso last latch late latent later latest lattice launch laundry lavish law lawns lawsuit lax lay layer laymen
layout laypeople layperson lazy leach lead leaf leaflet leafy league leak lean leap learn learnt lease least leave led
lee leeks left leg legal legend legumes lemon lend length lengthen lengthwise lenient lens lent lentil leopard less
lessen lesson lest let letterforms lettuce level lever levies levy lexic libertarian liberties liberty librarians
libraries licen license lie lied lieutenant life lifelike lifelong lifestyle lifetime lifeworld lift light lighten
lightweight like liked likeliest likens lily limbs limit line linear lined link lion lipid liquid list listen literati
lithium litigants little live lived liveliest liver livestock livestream lizard lmx load loan local localities loci
lock log logarithm logic logicians login logo lone long longest longtake longue look lookalike loom loons loop loose
loosen lorries lorry lose loser loss lost lot lotus loud loudest love loved lover low lower lowest lowland loyal
loyalties loyalty lucid luck lucky lukewarm lull lump lunch lung lured lures lurk luxury lying lyric machinery mad
made magnets magnifies magnify magnitude maid main maintain maize major majorities make maker makeshift male malice
malondialdehyde malware man mango manifest manifesto manly manoeuvre manufactur manuscript many map march margin
maritime markdowns market marketplace marksman marksmen marlin marsh marvels mask mass mast mastery match mate
mathematicians maths matrices matrix mattresses maxim maximum may mayor meadow meagre meal mean meant meanwhile
measles meat media medians medic mediocre medium meet melodies melody melt membrane meme memoir memoranda memories
memorises memos men mend menu merchandise merchant mercury mere merge merit merleau mesh met meta metabol metabolise
metabolites metadata metal metaphysician meter methane method metre metropolitan mice micro microb microbiome
microbiota microcracks microcredit micrograph microgrid microhistorians micropores microscope microscopy microservice
microstrip microwave mid midday middle middlemen midnight midway might migrant mild mildest miles milestone militants
militia milk mill millet milligrams millimetres millions mimic mind mine mineralis mineraliz mingles minimum
ministries ministry minor minus minute mischief misconduct misdescribes misdirect mise misfire misfit misfortune
mishandle mishap misjudge mislead mismatch mispicks misplace misread misrepresent miss missile missionaries mist
mistake mistaken mistook mistrust misunderstood misuse mix mixed mob mobile mobili mock modal mode model modern
modernis modest modesty modifies modify module moduli modulus moist molecular molecule momentum monarchy monastery
money monkey monks monopolies monopsony monotone monotony monsoon month mooc mood moon moonlight moonlit moor moral
morale more mosques mosquito moss most moth motif motor motorway motto mould mouldy mount mountain mourn mouse mouth
move moved mover movie mown much mud muddle muddy mug mulberry mulch multi multigrade multilevel multimedia multipath
multiple multiplies municipalities mural muscle museum music must musty mutants mute muted myopia mystery myth nail
naked named nano nanometre nanorod nappies naps narrow nationalis naturalis naval navy near nearby nearest neat
neatest need neediest needle needlework needy neem neglect negligent neighbour neo neon neonat nephew nerve net
network neurons never new newborn newer newest newly next nexus nice niche nickel nicknames nicotine night nightfall
nil nipples nitrogen no nobody nocturne nod node noh noise noisy nominees non none nonlinear noodle noon nor norm
north northern nose nostalgia not notaries notches note notebooks noted notice noun nourish novel novella novelties
novelty novice now nowhere npl nuclear nuclei nucleus nudge nugget null nurs nurse nurseries nursery nutrient oak oar
oat oath obedient obey obituaries object oblige observe obsolete obstacle obstruct obtain occupies occupy occur ocean
odd oddities oddly ode odour oeuvre off offend offer office offset often oil old older oldest omit on once one oneself
onion only onset onto onwards opaque open opera operationalise opinio opinion opioid opponent opportunities oppose
opposite opt optima optimi optimise optimiz optimum oral orange orchard orchestr order organ organic organise
orientalis origin oscillat other otherwise otter ought out outbreak outcome outcry outdo outearns outer outflow
outgrew outgrow outgrown outlast outlay outlet outlook outpaces outpatient outperforms outpost output outran outreach
outright outrun outsells outset outshone outsourc outward outweigh outyields oven over overall overcharge overcome
overconfident overcorrect overdone overdose overdrawn overdue overflow overhang overhaul overhead overlaid overlap
overlays overload overlong overlook overnight overpass overreach overrule overrun overseas oversee overshoot oversight
overtake overthrow overtime overtones overtook overturn overuse overview overweight overwork owe owed owl own owned
owner ox oxide oxidise oxygen oxymoron ozone pace pack packag packet pact paddy page pagoda paid pain paint pair
pairwise pale palette palm palsy pamphlet pan pandemic panel panic paper paperwork parade paradigm paradox paragraph
parallax parallel paralyse parcel parent parish park parlour parody part participant particle particular parties
partisans party pass passport password past pastime patch patchy patent path pathogen pathway patient patriarchy
patriots patrol patron pattern pause paved pay payback payer payload payouts payroll payslip pea peace peacetime peach
peak pear peasant peasantry peculiar pedagogy pedal pedantry pedigrees peels peer pen penalties penalty pence pendulum
penguin people per percent percentile percept perfect perform perhaps peril period peripheries periphery permanent
permit perovskite perquisites persistent person persona personalis personaliz personnel persuade pest petrol pets
petty phantom pharmac phase phenomena phenomenon phenotype philosophes phishing phlogiston phone phosph phosphorus
photo photocatalysis photocatalyst photoelectron photograph photon photosynth photosynthesis photosystems physicians
physio pick piece pier pig piglets pile pilgrims pill pillar pillbox pilot pine pins pious pipe pistol pit pitch pity
pixel placebo plague plain plainest plaintiff plan plane planet plankton plant plaques plasmids plate plateau platform
platoon play playground playwrights plea plead pleasant pledge plenty plot plough plug plum plus pneumonia pocket pod
podcast poem poet poetry point poison polar polaris pole police policies polish polite politicians poll pollut
pollutant pollute polyethylene pond pool poor poorest pop poplar popular porcelain pore pork port portfolios portrait
portray pose posed possess possibilities post postmodern postpartum postpone pot potassium potato pottery pound
poverty power practice practise pragmatis praise pre preach preamble precast precede precedent precept precise predict
preface pregnan pregnancies pregnant prejudice prelude premise premium prepare preprints prerequisites preschool
prescribe present preserve press prestige prestress presumes presuppose pretend pretext prettiest prevail prevent
price pricks pride princes principle print prior priori priorities prison privilege privy prize probabil probabilities
probe problem process proclaims procrastinat produce product profile profit prognos program programme progress project
prolong prominent promise promote prompt prone pronouns proof propaganda properties property prophylaxis proponents
propose propriety props prose prosecutes prospect protect protein protest protocol protons prototype proud prove
proven proverb province proviso provoke proxies proxy prudent prune pseudo psych psychiatry psychoanalysis psycholog
psychotherapy publish puddles pull pulpwood pulse pump pumpkin punish punk puns pupil puppet pure purpose purse pursue
pursuit push pustules put puzzle pyramid pyrolysis quadrats qualifies qualify qualities quantifies quantify quantities
quantum quanzhou quarrel quash quasi quatrains quays queen quench queries query quest questionnaire queue quick
quicken quickest quiet quietens quilt quintiles quirks quit quite quizzes quota quote quotient rabbit race radar radii
radio radiograph radius raft rail railway rain raincoats raindrops rainfall rainflow rainy raise ramp ran random range
rank ransomware rap rape rapid rapport rapt rare rarer rash rat rate rated ratio raven raw ray rd re rea reach react
reactant read ready reagent real realis realise realm reap reappear rear rearrange reason rebel rebellion rebirth
reborn rebound rebuild rebuilt recall recast recede receipt recent recharge recipe recipient recite reckon reclaim
recognise recommend recompute reconcile reconstruct record recount recovery recruit recur recurrent recycle red
reddish redesign redirect redistributes redone redox redraw redrawn redress reduce redundant refer referees refill
reflect reflex reform refrain refrigerat refuge refugee refund refuse refute regain regard regime regimen region
registry regrade regress regret regular regularities rehab rehabilit rehearses reinforce reinterpret reject rejoin
relabel relapse relax relay relevant relief relies relieve religio religion reluctant rely remade remain remake remark
remedies remedy remind remote remove rename renew renounce rent reopen reorganise repaid repair repairman repay repeat
repellent repertoire repertories replace replan replant replay replenishes replica replies reply report repositories
represent reprint reproach reproduce reproof republicans repute request require reread rerun resale rescue research
resemble resent reserve reservoir reshape resident residue resign resistan resistant resolve resort resource respect
respite respond respondent response responsib rest restarts restaurant restock restore restrain restraint restrict
result resume retail retain retell retest retires retort retouch retraces retrains retreat retries retry reunion
reunite reuse revenge revenue reverse review revise revisit revolt revolutionaries reward rewind reword rework rewrite
rewritten rewrote rhino rhizosphere rhyme rhythm rib rice rich richest riddle ride rider ridge ridicule rifle rig
right rigid rigour rill ring riot ripe ripen ripple rise risk risky ritardando rite rival rivalries rivalry river road
roast rob robbery robot robust rock rocket rods rogues role roll rollback roof rooftop room root rose rosette rota
rotten rough round roundabout route row royal royalty rubato rubbish rubs rugby ruin rule ruled ruler rumour run
runaway rung runoff rural rush rust rye ryukyu sacks sacrifice safe safeguard safer safest safety saga sage said sail
saints sake salaries sale salin salmon salon saloon salt salty same sample sand sandboxes sandy sank sap sat satellite
satir satire satisfies satisfy save saved saver saw say scale scallop scan scant scapegoat scar scarce scarcest
scenario scene scenery scent schedule schema scheme scholars school schoolbooks schoolchildren schoolroom scope score
scorecard scorn scour scrap scratch scree screen screenshot screw script scroll scrutinise scrutiny sea seafood seal
seams search season seat second secret secretariat sedges see seed seek seem seen seep seize seldom select self selfie
selfish sell sem semi seminar seminaries semivariogram send sense sent sentries sepsis serene serf sergeant series
sermon serum servant serve service servo sesame set setback settle severe sewer sex shade shadow shaft shake shaken
shall shallow sham shame shape share shark sharp sharpen sharpest she shear sheath sheaves sheds sheep sheer sheet
shelf shell shelterbelt shelve shield shift shine ship shirks shock shoe shoot shop shopfront shore short shortcuts
shorten shortest shortfall shot should shouts show showmen shown showpiece showrooms shrank shrimp shrink shrubs shrug
shrunken shun shut shuttles sick sickest side sided sideslip sidestep siege sift sigh sight sign signboard significant
signposts silent silhouette silicon silk silo silt similar similarities simple simplest simplify simulat sin since
sincere sine sing single singular sink sir sit site size sized skeleton sketch sketchy skew skies skill skim skimps
skin skip skopos sky slab slack slackens slang slant slaughterhouses slave slavery sleep slept slice slide slight slim
slip slogan slope slot slow slowest sludge sluggish slugs slum slump slurry slurs sly small smallest smart smartphone
smear smell smelt smile smoke smooth smuggle snack snail snake snapshot snobbery snow snowball soak soars sober
societies society socket soda sodium soft soften soil solar sold sole solid soliloquies soliloquy solitude solo
solutes solve solvent some somebody someone sometimes somewhat somewhere son sonar sonata song sonnet soon soonest
soot sor sorbent sore sorghum sort sought soul sound soundest sour source south southern souvenir sovereign
sovereignty sown sows soybean space spade span spare spark sparse spat speak specialise specialties specialty species
specify specimen spectacle spectr spectra spectroscopy spectrum sped speech speed spell spend spent sphere spices
spicy spike spill spin spinach spine spirit spite splash splendid splendour split spoil spoke spoken spokesmen spoons
spores sport sportswear spot spouse spray spread sprint sprouts spur spy squad square squeeze squirrel stabilise stack
staff stage stain stairs stairways stairwell stake stale stalks stall stamp stand standard standby standpoint
standstill staphylococci staple star starch starlight start startup starve state statecraft statesman statesmen
statisticians statue status statute stay steadies steady steal steam steel steep steepen steer stele stem stencil step
steppe stepwise stern stewards stick sticky stiff stiffen stifle stigma still stimuli stimulus stirs stitch stock
stockman stoic stolen stomach stomata stone stood stop store storeman storeys stories storm story storyboard stoves
straight straighten strain strand strange strata strateg strategies strategy stratum straw strawberries strawberry
stray stream street strength strengthen stress stretch strict strife strike strip stroke strong strongest struck
struggle struts stubble stubborn stuck student studies studio study stuff stumble style stylus sub subgroup subject
sublinear submit subplot subsamples subscales subsequent subset subsid subsidiaries subsidies subsidise subsidy
subsoil substitute subtext subtitles subtlety subtract suburb success such sudden sue sued suffice sufficient
sufficientarian suffix suffrage sugar suggest suing suit sultry sum summaries summarise sun sung sunk sunzi superb
superlinear supermarket supervise supple supplies support suppose suppress supreme surcharge sure surest surety
surface surge surgeons surgery surnames surplus surprise surround surtaxes survey suspect suspends suspense suspicion
sustain swabs swallow swamp swan swap sway sweat sweep sweet swell swept swift swill swing swipe switch swollen
syllabus symbol sympathy symphon symptom synchrony synonym syntax synthesis synthesise syrup system table tablet taboo
tacit tacticians tags tai tail tailboard take takeaways taken tale talent talk tall tally tame tangents tangle tank
tap taped target tariff task taste tattoo taught tavern tax taxa taxi tcm tea teach teacup team teamwork tear techn
technician technique technocrats technolog technologies teen telecom telegrams telephone telework tell temple tempo
tempt ten tenant tend tendencies tennis tense tensile tent tenth term terraces terrain tertium test testify testimony
text textbook textile tfp than thank theatre theft their them theme themselves then theorem theories therapy there
thereby therefore these thesis thick thicken thickest thief thin thing think thinnest third thirsts thirsty thirty
this thorough those though thought thousand thread threat threatens three threshold thrift thrifty throat through
throughout throughput throw thrown thumb thus tick ticket tidal tidies tidiest tidy tie tied tier tiger tight tighten
tightest tile till tilt tilth timbre time timed timeout timid tin tint tiny tip tire tired tiresome tissue titanium to
toad tobacco today toe toil toilet token told toleran tolerant tolls tomato tomb tombstones tomorrow ton tonal tone
tongue tonic tonne too took tool tooth toothbrush top topic topples topsoil torch torn torque torso tort total touch
touchstone tough tour towards town townsmen townspeople toxic toxin toy trace track tract trade trademarks tragedy
trail train trainee trait tram transcribes transcript transects transforms transient transit transparent transplant
transport transverse trap trauma travel tread treasuries treasury treat treaties treatise treaty tree tremble trench
trend trespasses triad trial tribe tribute trick trickle tried tries trifle trigeminovascular trim trip tripwire
triumph trolley troop trouble troughs troupes trout truant truce truck true truer truly trunk truss trust trustee
trustworthy truth try tsunami tube tubercul tuina tulips tuna tune tuned tunnel turbid turn turnpike turret turtle
tutor twice twigs twin two twofold tying type typed typeface typograph typologies tyre ugly ulcer ultimatums
ultrasound ultraviolet umbrella umpire unbidden unborn unbound unbroken uncertain uncertainties uncertainty unclear
uncles uncut under undercut undergo underground undergrowth underlie underpaid understand understood undertaken
undertakes undertones undervalues undo undone undue uneasy uneven unfair unfamiliar unfit unfold unforeseen unfree
unhappy unhealthy unheard unicorn uniform unimportant union unique unit unite unity universities unjust unkempt
unknown unlearn unlike unlucky unmet unpaid unpleasant unpopular unproven unread unsafe unsaid unseen unsent unsettle
unsold unsought unspoken unsteady untaught unthought untidy untie until unwelcome unwritten up upgrade upheld uphill
uphold upkeep upland upload upon upper upright upset upstream uptake upward urban urge urged urgent urine usage use
used user using usual utilitarian utilities vacancies vacant vaccin vacuum vagrant vague vaguest vain valid valley
value valve vampire van vanilla vanish vape vapour variant varies varieties variety variogram vary vat vaults vegan
vehicle veil velocities venues verb verdict verge verifies verify versatile verse versus very vessel vestry veteran
veto vice victim victories video view viewpoint vigour villain vinegar violent virtue virus visionaries visit visualis
visualiz vital vitamins viva vivid vlog vocabularies vocal voice void volatile volatilise volcano volume vote voted
voter vouch vow vulnerabilities wage wai waist wait wake walk walkway wall wallboard want war ward wardens ware
warehouse warfare warheads warm warmth warn warps warrant warranty wartime wary was wash wasp waste watch watchdogs
water waterways wave waveform wavelength wax way weak weaken weakest weaknesses wealth weapon wear weary web website
weed week weekday weekend weep weigh weight weighty weir welcome weld welfare well went were wet wetland whale what
wheat wheel wheelchair when where whereas whereupon which while whim whine whistle white who whole wholesale whom
whose why wide widen wider widespread widest widows width wife wild wildfire wildlife will willow wilt win wind
windfall window wine wings wiped wireframes wisdom wise wiser wish witch with withdraw withdrawn withdrew withheld
withhold within without witnesses wives wizard wolf woman womb women won wood wooden woodland wool word work
workarounds workbooks workflows workforce workhouse workload workplace worksheet workshop workspace world worm worn
worries worry worse worsen worst worth worthwhile would wound wreath wrist wristbands write written wrong wrote yam
yangge yard yardstick yarn yaw year yearbook yeast yellow yes yet yield yoga yoke young youngest youth zeal zebra
zebrafish zero zigzags zinc zombie zone zoned zpd
gratitude resentment indifference generosity jealousy vanity humility laziness despair
aerofoil afterlife airflow airmen album anatomy anime arid aromatherapy artillery aspirin automaton avian backyard bagasse bail beet bildungsroman biodiesel bioethanol bipolar birdsong bitcoin bookshop bookstore boutique bowel
brave brewery brilliant bumblebee bust cardiac case cathode cellular chariot chickpea childcare church churn cobalt coconut coir colic comedy commune concerto coral coursework craze debris delirium dengue diesel dome dough dystopia dyslexia
ebola eighteenth eighth electrolysis email era euro extracurricular fatale femme fright fury given golden graph graphite grit grocery handwritten healthcare helix homeland honeybee hostel hurricane immunotherapy indie
kaizen kamikaze kangaroo kindergarten kitsch leitmotif liar lime lobby lockdown locust loess longbow lupus magic magnesium malaria malpractice manga mania marble masonry massacre mattress megaproject melanoma mercy millennium mindset miracle mite modular
mortar naive namesake nausea nectar nest nineteenth ninth noir obese occupant offshore okra onshore opium ovary palace paracetamol parasite parole paywall pearl pedestrian penicillin permafrost phage physiotherapy piano piety platelet poinsettia polystyrene
pothole poultry prosthesis pulp python queer quinoa quiz railroad raspberry razor reef renal reign rote sad salad schizophrenia scramble scrum serotonin sickle sixth smartwatch soya spam sprawl sterile subprime sugarcane sunlight swarm swine symphony symposium
synaesthesia syndrome tinnitus tower triple tumour tumor turnaround universe vermicompost villa violin vitro wager warfarin whistleblower wit witchcraft woodblock yogurt yoghurt
anemia anaemia apnea arrhythmia aorta asthma autism bladder bronchitis cataract cortex dementia eczema epilepsy fibromyalgia glaucoma gout hernia insulin leukaemia leukemia menopause migraine opioid pneumonia preeclampsia psoriasis sepsis spina statin stroke thyroid tuberculosis
agave aloe aphid apricot avocado barn basil broccoli buffalo cabbage canola catfish chili clover cucumber eggplant ewe flax garlic ginger hemp herd jackfruit kale kiwi lamb leek lentil mango melon millet moringa mustard oat olive onion orchid oyster papaya peach peanut pear pineapple plum pumpkin rapeseed rosemary rye sesame sheep shrimp silage spinach squash strawberry sunflower tilapia trout turmeric turnip walnut watermelon yam yeast zucchini
ballet ballroom bass batik cello choir clarinet collage cosplay debut drum etching flute fresco gallery graffiti guitar icon kimono jazz logo mosaic mural opera orchestra parody pop portrait pottery rap reggae remix sitcom sonata sonnet soundtrack soul techno theatre tango trailer vinyl waltz zine
aquifer asteroid axiom boson comet cosmic dune eclipse enzyme fjord galaxy geyser glacier isotope krill lava magma meteor mollusc moss neutron neutrino nebula orbit ozone photon plankton plasma proton quark quasar reptile supernova tectonic tsunami typhoon volcano wetland
airship ammunition armour barracks battalion bomber brigade cavalry convoy deserter drone fleet flotilla frigate garrison grenade guerrilla infantry militia missile mutiny navy radar recruit regiment rifle siege sniper sonar submarine tank trench torpedo
alimony bailiff barrister bylaw custody defamation divorce easement estoppel extradition felony hearsay injunction jury larceny libel mens rea parole perjury plaintiff probate rape slander subpoena tort usury waiver
app backend beamforming bluetooth chip cloud compiler crane crypto dashboard drill duct firmware frontend gearbox girder hull inverter kernel lathe lidar malware motor nozzle phishing piston pylon ransomware rotor router server sensor startup thermostat transformer turbine valve weld wifi
our lifespan twenty crossroads place
`);
