import type { FacetBook } from '../facets.ts';

export const philosophyEnFacets: FacetBook = {
  deontology: {
    definition: 'deontology judges an act by its fit with duty and not by the amount of good that follows from it',
    mechanism:
      'an agent tests a maxim by asking whether everyone could act on it, and a maxim that defeats itself when universalised is ruled out',
    condition: 'only beings who can act on principle against inclination are addressed by deontology',
    indicator:
      'a position that still forbids lying or using people when the outcome would plainly be better can be recognised as deontology',
    limit: 'where two duties collide head-on, deontology seldom says which of them must give way',
    counter:
      'to keep one’s hands clean while avoidable suffering goes on looks, in utilitarian eyes, like putting purity before people',
    example:
      'the murderer at the door who asks where a friend is hiding puts the strictness of deontology to its classic test',
    implication:
      'deontology speaks with two voices, universalisability and respect for persons, and an applied argument needs to name the one it relies on',
    contrasts: ['consequentialism'],
    parts: ['autonomy', 'good-will'],
  },
  consequentialism: {
    definition:
      'consequentialism makes the goodness of outcomes the final ground on which acts, rules and motives are assessed',
    mechanism:
      'gains and losses of all concerned are set on one scale, and the option with the best balance is required',
    condition:
      'the reasoning of consequentialism works best where effects can be foreseen and those affected can be listed',
    indicator:
      'consequentialism counts pleasure, satisfied preference or the items of an objective list as the good to be produced',
    limit:
      'separate persons tend to vanish in the sum, so that a grave loss to a few is outweighed by small gains to many',
    counter:
      'some ways of treating people may simply be forbidden, however much good they would buy, and here rights theories part from consequentialism',
    example: 'the runaway trolley is the stock case in which consequentialism and everyday intuition pull apart',
    implication:
      'whose welfare counts and over what period are the first two questions that consequentialism puts to an applied paper',
    contrasts: ['deontology'],
    parts: ['wellbeing'],
  },
  'virtue-ethics': {
    definition: 'virtue ethics asks first what sort of person to be and only then what should be done',
    mechanism:
      'repeated good action settles into a disposition, and the disposition in turn lets a person see what a new situation calls for',
    condition: 'shared understandings of a good life give virtue ethics the background that its guidance needs',
    indicator:
      'exemplars, accounts of training and habit, and practical wisdom in particular cases supply virtue ethics with its evidence',
    limit: 'as a guide to legislation and institutional design, virtue ethics offers little by way of procedure',
    counter:
      'situationists draw on psychology to argue that circumstance, and not stable character, explains most conduct',
    example:
      'Aristotle on courage between cowardice and rashness, and the Analects on the exemplary person, are standard texts of virtue ethics',
    implication:
      'lists of virtues can be matched across traditions only after asking whether virtue ethics in each rests on the same idea of flourishing',
    contrasts: ['deontology', 'consequentialism'],
    parts: ['character'],
  },
  phenomenology: {
    definition:
      'phenomenology suspends ready-made beliefs about the world in order to describe how things appear to consciousness',
    mechanism:
      'bracketing belief in the world brings into view the correlation between acts of consciousness and what those acts are about',
    condition:
      'phenomenology presupposes that a describer can set theory aside, and how far that is possible has always been disputed',
    indicator:
      'time-consciousness, the one-sidedness of perception and the felt presence of the body are the topics on which phenomenology is best observed at work',
    limit: 'no agreed procedure tells phenomenology how a first-person description is to be checked by others',
    counter:
      'what appears to consciousness might be no more than raw material for neuroscience, as naturalists suppose',
    example:
      'hearing a melody, in which the note just past is still retained, is the favourite example of phenomenology',
    implication: 'one described experience is a better start in phenomenology than any paraphrase of its vocabulary',
    parts: ['intentionality', 'lifeworld', 'embodiment'],
  },
  'historical-materialism': {
    definition:
      'historical materialism holds that the way people produce their life conditions their law, politics and ideas',
    mechanism:
      'growing productive powers turn existing relations of production from a help into a fetter, and other institutions shift in their wake',
    condition: 'long-run change in institutions is the ground on which historical materialism explains most',
    indicator:
      'historical materialism looks first at forms of property, the division of labour and relations between classes',
    limit:
      'why a single thinker departs from the outlook of a class is something historical materialism settles only in outline',
    counter:
      'arguments have a life of their own, and the history of ideas resists any reduction of thought to interest',
    example: 'the passage from guild workshop to factory is the textbook illustration of historical materialism',
    implication:
      'class labels pinned on texts explain nothing, and historical materialism has to name the steps that lead from economy to idea',
    parts: ['practice'],
  },
  hermeneutics: {
    definition:
      'philosophical hermeneutics treats understanding as the way human beings exist, and not merely as a technique for reading',
    mechanism:
      'a reader brings expectations to a text, meets resistance, and revises them until two horizons come into contact',
    condition:
      'willingness to let the text be right about something is what philosophical hermeneutics demands of its reader',
    indicator:
      'successive commentaries on one classic show the history of effects that philosophical hermeneutics describes',
    limit: 'philosophical hermeneutics supplies no clear test for telling a fruitful prejudice from a distorting one',
    counter:
      'critics of ideology warn that tradition can hide domination, so that conversation with it need not enlighten',
    example:
      'a judge who applies an old statute to a new case already interprets it, as philosophical hermeneutics insists',
    implication:
      'a good first step is to state where one’s own question comes from, since philosophical hermeneutics denies that any reader stands nowhere',
    parts: ['preunderstanding'],
  },
  recognition: {
    definition:
      'the theory of recognition holds that a person’s relation to self is formed through love, legal respect and social esteem',
    mechanism:
      'withheld recognition is felt as humiliation, and that feeling can move people to struggle for a wider circle of regard',
    condition:
      'injured people must see their hurt as injustice, and not as private failure, for the theory of recognition to explain their protest',
    indicator:
      'abuse, denial of rights and contempt for ways of life are the three signs of disrespect that the theory of recognition looks for',
    limit:
      'poverty may be rewritten as an identity issue by the theory of recognition, while economic structure drops from view',
    counter:
      'unequal resources are not cured by better attitudes, and champions of redistribution rest their case on that point',
    example:
      'the master who gains nothing from the regard of an unfree servant, in Hegel’s story, is the model for the theory of recognition',
    implication:
      'who seeks which kind of regard, and from whom, are questions that the theory of recognition obliges a study to answer',
    parts: ['subjectivity', 'dignity'],
  },
  'technology-essence': {
    definition:
      'Heidegger’s account of technology locates its essence in a way of revealing the world and not in tools or machinery',
    mechanism:
      'modern technology challenges nature to supply energy that can be extracted, stored and ordered, until people too appear as stock',
    condition:
      'modern technology alone is meant in Heidegger’s account of technology, since older craft brings things forth without setting upon them',
    indicator:
      'following the terms for revealing, standing-reserve and enframing through the essay shows how Heidegger’s account of technology proceeds',
    limit: 'differences between a hospital scanner and a weapon scarcely register in Heidegger’s account of technology',
    counter:
      'talk of technology as such may hide the design and use of particular devices, which an empirical philosophy would study one by one',
    example:
      'the hydroelectric plant set into the Rhine, contrasted with the old wooden bridge across it, carries Heidegger’s account of technology in one image',
    implication:
      'exposition of Heidegger’s account of technology should move from the instrumental definition to causality and truth before weighing any way out',
    contrasts: ['technology-neutrality'],
    parts: ['enframing'],
  },
  'critical-theory': {
    definition:
      'the critical theory of society asks how modern societies renew domination under the banner of progress',
    mechanism:
      'enlightened reason shrinks to calculation and control, and so turns against nature, other people and the inner life',
    condition:
      'the theorist stands inside the society that is criticised, and the critical theory of society makes that a premise',
    indicator:
      'standardised cultural goods, manufactured needs and the language of administration are favourite exhibits of the critical theory of society',
    limit:
      'early authors of the critical theory of society underrated what audiences do with the goods offered, so that no agent of change was left',
    counter: 'empirical social scientists doubt whether a theory with an emancipatory aim can be tested at all',
    example:
      'popular songs built to one formula yet sold as individual are the best-known case studied by the critical theory of society',
    implication:
      'an essay in the spirit of the critical theory of society needs to state the standard by which society is found wanting',
    parts: ['instrumental-reason'],
  },
  'innate-goodness': {
    definition:
      'the doctrine of innate goodness, associated with Mencius, holds that human beings are born with tendencies towards virtue',
    mechanism:
      'spontaneous feelings of compassion and shame, if nourished, grow into settled benevolence and righteousness',
    condition:
      'only what distinguishes people from beasts counts as nature in Mencius, so bodily appetite is left aside',
    indicator:
      'the exchanges between Mencius and Gaozi over willow and water display the argument of the doctrine of innate goodness step by step',
    limit:
      'the origin of evil receives a short answer, since bad surroundings and a lost heart must carry the whole explanation',
    counter:
      'untaught people merely compete, and goodness is an achievement of training, on the view of Xunzi and his followers',
    example:
      'anyone who suddenly sees a child about to fall into a well feels alarm, and the doctrine of innate goodness rests much on that scene',
    implication:
      'interpreters of the doctrine of innate goodness should decide whether nature is already good or only inclined to become so',
    contrasts: ['innate-badness'],
    parts: ['four-beginnings'],
  },
  'innate-badness': {
    definition:
      'Xunzi’s account of human nature starts from desires that lead to strife when they are followed without restraint',
    mechanism:
      'ritual and standards made by the sages reshape raw dispositions, and long practice makes the new shape second nature',
    condition: 'badness is a judgement on the results of unchecked desire, not a claim that people intend evil',
    indicator:
      'readings of Xunzi’s account of human nature stand or fall with his uses of the words for nature, artifice and accumulation',
    limit:
      'how the first sages came to invent ritual with the same nature as everyone else remains the hardest question for Xunzi',
    counter:
      'raw material, neither bad nor good, is all that Xunzi may have meant by human nature, on one scholarly reading',
    example:
      'warped wood straightened by the press and dull metal ground sharp are the images that carry Xunzi’s account of human nature',
    implication:
      'comparison with Mencius should begin from the two definitions of nature, in case the quarrel over human nature proves partly verbal',
    contrasts: ['innate-goodness'],
    parts: ['ritual'],
  },
  'benevolence-ritual': {
    definition:
      'the Confucian ethics of humaneness and ritual joins inner concern for others to outward forms of conduct',
    mechanism:
      'ritual trains affection so that it is neither excessive nor partial, while humaneness keeps ritual from becoming empty show',
    condition:
      'family life is the starting point of Confucian ethics, and concern is extended from kin to strangers by degrees',
    indicator:
      'for the Confucian ethics of humaneness and ritual one turns to the conversations on mourning, filial conduct and government in the Analects',
    limit:
      'dealings between strangers and the justice of institutions receive less attention in the Confucian ethics of humaneness and ritual',
    counter: 'Mohists argued that graded love breeds partiality and called for impartial concern instead',
    example:
      'asked about the root of ritual, Confucius prefers frugality and real grief to display, and humaneness shows through the rite',
    implication:
      'modern advocates of Confucian ritual should separate the forms that may change from the purposes that must not',
    parts: ['ritual', 'self-cultivation'],
  },
  'daoist-naturalness': {
    definition:
      'the Daoist idea of naturalness holds that things are so of themselves, and that the way does not rule them from above',
    mechanism: 'once forced action stops, the order already present in things can unfold',
    condition: 'self-correcting tendencies in people and nature are presupposed by the Daoist idea of naturalness',
    indicator:
      'readers should trace naturalness, non-action and the uncarved block through the Laozi and compare the early commentators',
    limit:
      'oppression and disaster do not end by themselves, and the Daoist idea of naturalness gives thin advice against them',
    counter: 'to leave things alone is, for a Confucian, to abandon the weak who need teaching and protection',
    example:
      'governing a great state like cooking a small fish is the proverb in which the Daoist idea of naturalness turns political',
    implication:
      'being so of itself, and not the natural world, is what the Daoist idea of naturalness means, so ecological borrowings need a warning',
    contrasts: ['ritual'],
    parts: ['non-action'],
  },
  stoicism: {
    definition:
      'Stoic ethics holds that virtue is the only good and that health, wealth and reputation are at most preferred',
    mechanism:
      'false judgements about what is good produce the passions, so correcting the judgement removes the disturbance',
    condition:
      'living in agreement with nature presupposes, in Stoic ethics, a rational order of which human reason is a part',
    indicator: 'letters, handbooks and meditations record the daily exercises by which Stoic ethics was practised',
    limit: 'grief for a lost child is hard to call a mistake, and Stoic ethics has often been found cold for doing so',
    counter:
      'moderate emotion belongs to a good life and fortune does touch happiness, if the Peripatetics were right against Stoic ethics',
    example:
      'the archer who does everything to hit the target, yet rests content if wind diverts the arrow, illustrates Stoic ethics',
    implication:
      'comparative studies of Stoic ethics should ask whether the other tradition also grounds conduct in a rational cosmos',
    parts: ['tranquillity', 'passions'],
  },
  'information-ethics': {
    definition: 'information ethics studies the moral limits on collecting, passing on and using information',
    mechanism:
      'digital systems make observation and inference cheap, so records harmless in isolation do damage once they are combined',
    condition:
      'wherever information can be traced to persons or shapes decisions about them, information ethics applies',
    indicator:
      'information ethics inspects what a system gathers, whether the purpose changes and how the record can be erased',
    limit:
      'soft guidelines carry most principles of information ethics, which without enforcement dwindle to declarations',
    counter:
      'some in industry maintain that the convenience of free-flowing information repays the privacy that is given up',
    example:
      'harvested contact lists, location tracking and behavioural profiling are stock cases in information ethics',
    implication:
      'arguments in information ethics need to name the step in the data process at which an interest is harmed',
    parts: ['privacy', 'informed-consent'],
  },
  'contextual-integrity': {
    definition:
      'the theory of contextual integrity defines privacy as the flow of information in accord with the norms of its setting',
    mechanism:
      'a change of sender, recipient, subject, type of information or terms of transmission can breach settled expectations',
    condition:
      'established social settings with recognisable norms are what the theory of contextual integrity presupposes',
    indicator:
      'analysts map the flow of information before and after a new technology and compare the two maps with the norms of the context',
    limit:
      'brand-new platforms have no settled practice, which leaves the theory of contextual integrity short of a standard',
    counter:
      'control by the person concerned, whatever custom may allow, is what privacy consists in on the main rival account',
    example:
      'medical details told to a doctor respect the norms of their context, while the same details passed to an employer violate them',
    implication:
      'anyone who applies the theory of contextual integrity to facial recognition should write out each parameter of the flow',
    parts: ['privacy'],
  },
  'kant-critical': {
    definition:
      'Kant’s critical philosophy examines the powers and limits of reason in order to say what can be known, done and hoped',
    mechanism:
      'objects conform to the forms of the mind, so nature has necessary laws, while freedom finds its place in practical reason',
    condition: 'all three Critiques turn on the distinction between appearances and things in themselves',
    indicator:
      'the changing sense of freedom, purpose and judgement across the three Critiques is the thread to follow in Kant’s critical philosophy',
    limit:
      'things in themselves are said to be unknowable and yet to affect the senses, a difficulty that Kant’s critical philosophy never removed',
    counter: 'whoever draws a limit to reason has already stepped beyond the limit, as Hegel complained of Kant',
    example:
      'one and the same act can be explained by causes and imputed to an agent, and Kant’s critical philosophy makes room for both',
    implication:
      'any single notion in Kant’s critical philosophy needs to be placed in each of the three Critiques before it is judged',
    parts: ['rationality', 'good-will'],
  },
  'alienation-theory': {
    definition:
      'the theory of alienation describes how human activity and its products come to confront people as an alien power',
    mechanism:
      'under private ownership the more wealth workers create, the stronger becomes the world of objects that stands over them',
    condition:
      'some conception of what human beings essentially are must be in place before the theory of alienation can speak of loss',
    indicator:
      'ownership of the product, direction of the work and dealings between persons as things are what the theory of alienation examines',
    limit:
      'the early version of the theory of alienation is anthropological, and its passage to economics needs separate argument',
    counter:
      'structuralist Marxists assign the concept of alienation to a youthful stage that mature science left behind',
    example: 'the assembly worker indifferent to the thing assembled is the ordinary face of the theory of alienation',
    implication:
      'extensions of the theory of alienation to digital work must show a relation of command and not merely fatigue',
    parts: ['alienated-labour', 'commodity-fetishism'],
  },
  'justice-fairness': {
    definition:
      'the theory of justice as fairness derives principles for society from a choice made behind a veil of ignorance',
    mechanism:
      'deprived of knowledge of birth, talent and creed, the parties cannot favour themselves and look to the worst position',
    condition:
      'moderate scarcity and citizens with a sense of justice are the circumstances in which the theory of justice as fairness applies',
    indicator:
      'an institution is tested in turn for equal basic liberties, fair opportunity and benefit to the least advantaged',
    limit:
      'the family and relations between states were treated thinly when the theory of justice as fairness first appeared',
    counter:
      'holdings justly acquired may not be redistributed whatever the pattern, and with that premise the libertarian rejects justice as fairness',
    example:
      'equal examinations set for children with unequal tuition show why the theory of justice as fairness asks for more than formal opportunity',
    implication:
      'applied work should first settle who the least advantaged are and which primary goods measure their lot under justice as fairness',
    contrasts: ['communitarianism', 'consequentialism'],
    parts: ['equality', 'legitimacy'],
  },
  'social-contract': {
    definition:
      'social contract theory explains the source and limits of political power by the consent of free individuals',
    mechanism: 'imagining life without public authority shows why reasonable people would give up some of their rights',
    condition:
      'individuals equal in right and able to weigh their interests are the starting point of social contract theory',
    indicator:
      'pictures of the state of nature, the extent of what is surrendered and the right of resistance separate one version from another',
    limit:
      'no such agreement ever took place and tacit consent is hard to detect, so the binding force of the social contract is disputed',
    counter:
      'habit and advantage account for obedience well enough, which in Hume’s eyes makes an imagined promise superfluous',
    example:
      'security in Hobbes, property in Locke and the general will in Rousseau give the three classic forms of social contract theory',
    implication:
      'comparisons of social contract theory should trace how each picture of the natural condition already decides the form of sovereignty',
    parts: ['legitimacy'],
  },
  communitarianism: {
    definition:
      'communitarianism holds that persons are formed by traditions and attachments, and that no self stands prior to them all',
    mechanism:
      'language, roles and shared stories supply the terms in which lives are valued, so ideas of the good come before rules of right',
    condition: 'the case for communitarianism is strongest among people who share a history and a set of practices',
    indicator:
      'communitarianism turns the observer’s eye to participation in public life, common narratives and rules of membership',
    limit: 'oppression inside a community is hard to criticise with the resources that communitarianism provides',
    counter: 'liberals fear that arranging life in the name of a common good overrides dissenters',
    example:
      'mutual aid among neighbours and traditions of local self-government are what communitarianism likes to cite',
    implication:
      'anyone who invokes communitarianism should say which community is meant, since family, trade and nation make different demands',
    contrasts: ['justice-fairness'],
    parts: ['common-good'],
  },
  'justification-theory': {
    definition: 'the theory of epistemic justification asks what must be added to true belief to make knowledge',
    mechanism:
      'foundationalists build upwards from beliefs that need no support, while coherentists let beliefs support one another',
    condition:
      'every version of the theory of epistemic justification assumes that beliefs can be assessed by reasons or by the reliability of sources',
    indicator:
      'where a chain of reasons ends, how a web of beliefs hangs together and how dependable a process is distinguish the schools of epistemic justification',
    limit:
      'beliefs that are justified yet true by luck have troubled the theory of epistemic justification for decades',
    counter:
      'the whole subject might be handed over to the empirical study of cognition, as naturalised epistemology proposes',
    example:
      'a stopped clock that happens to show the right time gives its reader a justified true belief but no knowledge',
    implication: 'essays on epistemic justification should keep having a reason apart from being able to give one',
    parts: ['justification', 'truth'],
  },
  falsificationism: {
    definition: 'falsificationism marks out science by its readiness to name the observations that would refute it',
    mechanism:
      'no number of favourable instances proves a general law, whereas one genuine counter-instance disproves it',
    condition: 'theories must forbid something in advance, and rescue hypotheses added afterwards do not count',
    indicator:
      'to test a doctrine by falsificationism, ask what risky predictions it makes and how its adherents treat failure',
    limit:
      'hypotheses face experience together with background assumptions, so falsificationism cannot say which of them to blame',
    counter:
      'tolerance of anomalies has often paid, and the history of science therefore speaks against a strict falsificationism',
    example: 'the predicted bending of starlight near the sun is the bold conjecture that falsificationism admires',
    implication:
      'a verdict reached through falsificationism should rest on what a theory excludes and not on how much it seems to explain',
    contrasts: ['paradigm'],
    parts: ['falsifiability'],
  },
  paradigm: {
    definition:
      'the theory of paradigms portrays science as work under shared exemplars, interrupted by revolutions that replace them',
    mechanism:
      'normal research solves puzzles until anomalies undermine confidence, and then rival frameworks compete for allegiance',
    condition:
      'mature disciplines with recognised exemplars are the only ones to which the theory of paradigms strictly applies',
    indicator: 'textbooks, lists of accepted problems and the handling of anomalies reveal which paradigm is in force',
    limit: 'the word paradigm covers so much that the theory of paradigms is accused of escaping any test',
    counter:
      'rationalist critics object that to stress incommensurability turns the choice of theory into crowd psychology',
    example: 'the replacement of phlogiston by oxygen is the standard history told by the theory of paradigms',
    implication:
      'before carrying the theory of paradigms into the humanities, show that the field once shared an exemplar',
    contrasts: ['falsificationism'],
    parts: ['theory-ladenness'],
  },
  'aesthetic-judgement': {
    definition:
      'the theory of aesthetic judgement explains how a verdict of taste can rest on feeling and yet claim everyone’s assent',
    mechanism:
      'imagination and understanding fall into free play before a form, and the pleasure of their harmony needs no concept',
    condition: 'detachment from ownership and use is required of the person who judges',
    indicator:
      'the four moments of quality, quantity, relation and modality give a ready order for reading the theory of aesthetic judgement',
    limit: 'narrative and conceptual works are poorly served, because the theory of aesthetic judgement dwells on form',
    counter: 'disinterested taste looks to the sociologist like a badge of class upbringing',
    example:
      'delight in a wild flower without a thought of its name or use is what the theory of aesthetic judgement calls free beauty',
    implication:
      'when applied to a work, the theory of aesthetic judgement calls for a decision between free and dependent beauty',
    parts: ['disinterestedness', 'common-sense', 'aesthetic-experience'],
  },
  'ecological-holism': {
    definition: 'ecological holism extends moral concern to species, ecosystems and the land as a whole',
    mechanism:
      'organisms sustain one another through flows of energy, so the good of each depends on the stability of the whole',
    condition:
      'some bridge from ecological fact to obligation must be supplied before ecological holism can instruct anyone',
    indicator:
      'integrity, stability and diversity of the community are the marks by which ecological holism judges conduct',
    limit: 'sacrificing individuals to the whole has earned ecological holism the charge of ecological fascism',
    counter:
      'individuals who can suffer, and no larger wholes, are owed concern if the animal rights tradition is right',
    example:
      'culling an introduced species to protect native plants is the case that divides ecological holism from concern for single animals',
    implication:
      'proponents of ecological holism should say who speaks for the whole and how basic human needs are weighed',
    contrasts: ['anthropocentrism'],
    parts: ['intrinsic-value'],
  },
  existentialism: {
    definition:
      'existentialism holds that human beings have no essence given in advance and become what they make of themselves',
    mechanism: 'once no authority can decide on one’s behalf, freedom is felt as a burden to be shouldered or evaded',
    condition:
      'descriptions begin from the situation of the individual in the first person and not from a general human nature',
    indicator:
      'the writings of existentialism return again and again to anxiety, decision, bad faith and awareness of death',
    limit: 'how social structure narrows choice was left in the dark by the early texts of existentialism',
    counter:
      'Marxists charge that to stake freedom on private decision neglects the collective work of changing conditions',
    example:
      'the young man torn between his mother and the resistance is the story everyone remembers from existentialism',
    implication:
      'religious and atheist wings answer the question of meaning differently, and work on existentialism should not run them together',
    parts: ['authenticity', 'existential-dread', 'finitude'],
  },
  'language-game': {
    definition: 'the theory of language games locates the meaning of words in their use within shared activities',
    mechanism: 'ordering, joking, guessing and praying each follow rules, and one word may do different work in each',
    condition: 'speakers must already agree in elementary reactions, or no rule could ever be taught',
    indicator:
      'how a word is taught, corrected and used in a given activity is what the theory of language games sets out to describe',
    limit:
      'whether one language game can criticise another is a question that the theory of language games leaves open',
    counter:
      'use alone can hardly account for sentences that nobody has heard before, an argument dear to formal semantics',
    example: 'builders who manage with the words slab and pillar open the exposition of the theory of language games',
    implication:
      'to dissolve a puzzle by the theory of language games, point to the exact word that has been taken out of its ordinary use',
    contrasts: ['reference-theory'],
    parts: ['rule-following'],
  },
  'reference-theory': {
    definition: 'the theory of reference studies how words latch on to things in the world',
    mechanism:
      'descriptivists say a name picks out whatever fits certain descriptions, while causal theorists trace it back to an act of naming',
    condition:
      'every theory of reference supposes that the truth of a sentence depends on the objects its words stand for',
    indicator:
      'empty names, failures of substitution and identity across possible worlds are the hard cases for any theory of reference',
    limit: 'tone, metaphor and the force of utterances fall outside the theory of reference almost entirely',
    counter: 'labelling may be one language activity among many, which the theory of reference mistakes for the whole',
    example:
      'that the morning star and the evening star are one body, yet differ in what the two names convey, started the modern theory of reference',
    implication:
      'rival versions are best compared on sentences that deny the existence of what a name seems to refer to',
    contrasts: ['language-game'],
    parts: ['sense-reference'],
  },
  functionalism: {
    definition:
      'functionalism about the mind defines mental states by their causal role and not by the stuff that realises them',
    mechanism:
      'provided that inputs, inner states and outputs stand in the right relations, neurons and circuits will serve alike',
    condition: 'multiple realisability is the ground on which functionalism about the mind rests',
    indicator:
      'systematic behaviour and inferential links between inner states license the ascription of a mind, according to functionalism',
    limit: 'the felt quality of pain refuses to be captured by functionalism about the mind',
    counter: 'biological naturalists insist that manipulating symbols is never enough for understanding',
    example:
      'a person locked in a room who matches Chinese symbols by rule is the familiar objection to functionalism about the mind',
    implication:
      'debate on thinking machines should state whether functionalism about the mind is assumed or conscious experience is demanded',
    contrasts: ['embodiment'],
    parts: ['intentionality'],
  },
  'concept-analysis': {
    definition:
      'conceptual analysis seeks the conditions under which a concept applies and tests them against counterexamples',
    mechanism:
      'a definition is proposed, a case that fits it against intuition is found, and the revision brings the boundary of the concept to light',
    condition: 'concepts in fairly stable use, where disagreement rests on confusion, suit conceptual analysis best',
    indicator:
      'survival of counterexamples and a clear line against neighbouring concepts show that conceptual analysis has succeeded',
    limit: 'intuitions vary with culture and training, which weakens the evidence that conceptual analysis relies on',
    counter: 'armchair intuition needs checking against the public, and experimental philosophy undertakes to do so',
    example: 'attempts to say whether knowledge is justified true belief form the showpiece of conceptual analysis',
    implication:
      'definitions that failed should be printed too, so that readers can follow the choices made in conceptual analysis',
    contrasts: ['textual-exegesis'],
  },
  'textual-exegesis': {
    definition:
      'textual exegesis settles what a passage says from its edition, wording, context and place in the whole',
    mechanism: 'sentences are read in the light of the work, and the work is reread in the light of its sentences',
    condition: 'a sound edition and command of the original language are the price of entry to textual exegesis',
    indicator:
      'textual exegesis argues from variant readings, parallel uses of a term and disagreements among commentators',
    limit: 'textual exegesis can tell what an author claimed and stays silent on whether the claim is right',
    counter:
      'too much care for words lets a living problem slip away, argue readers more interested in whether a text is right',
    example:
      'the disputed punctuation of the opening of the Laozi shows how much doctrine can hang on textual exegesis',
    implication:
      'a paper built on textual exegesis must name its edition and face the passages that tell against its reading',
    contrasts: ['concept-analysis'],
  },
  'argument-reconstruction': {
    definition:
      'argument reconstruction rewrites a text as numbered premises and a conclusion, filling in the steps left unsaid',
    mechanism: 'hidden assumptions come into the open, and the weak point of the case can be found line by line',
    condition: 'charity is the governing rule of argument reconstruction, so the strongest reading has first claim',
    indicator:
      'every premise needs a footing in the text and every step must follow, two checks that argument reconstruction has to pass',
    limit: 'dialogues, aphorisms and images lose some of their sense under argument reconstruction',
    counter: 'contextual historians suspect that gaps in old texts are filled with modern concerns',
    example:
      'setting out the exchange between Socrates and Euthyphro as a dilemma is a first exercise in argument reconstruction',
    implication:
      'place the quotation beside the result of argument reconstruction, so that a reader can see what has been added',
  },
  'comparative-philosophy': {
    definition:
      'comparative philosophy sets answers from different traditions side by side so that each reveals what the other takes for granted',
    mechanism:
      'a premise that seems obvious in one setting turns out to be a choice when another tradition does without it',
    condition: 'shared questions, and not merely matching translations, make comparative philosophy possible',
    indicator:
      'point by point, comparative philosophy can match the framing of a question, the grounds appealed to and the use made of the answer',
    limit: 'forcing one tradition into the vocabulary of the other is the commonest failure of comparative philosophy',
    counter:
      'concepts may not survive removal from the form of life that sustains them, if strong incommensurability is true',
    example:
      'Confucian graded love and the Stoic circles of concern make a favourite pairing in comparative philosophy',
    implication:
      'reconstruct each side’s own problem first, for comparative philosophy without that step matches words only',
  },
  'thought-experiment': {
    definition:
      'thought experiments imagine pure or extreme cases in order to test a principle by the judgement they call forth',
    mechanism:
      'imagination separates factors that everyday cases mix, so the bearing of one principle can be felt alone',
    condition: 'descriptions must be clear and free of loaded detail if thought experiments are to prove anything',
    indicator:
      'change one feature and see whether the verdict flips, since stability under variation shows how far a case can be trusted',
    limit: 'bizarre stories outrun the concepts they are meant to test, and the intuitions they draw become unreliable',
    counter:
      'what can be conceived need not be possible, and naturalists therefore ask thought experiments for further support',
    example: 'the cave, the brain in a vat and the experience machine are thought experiments that every student meets',
    implication:
      'use of thought experiments should be tied to the exact premise at issue, with a reply ready for doubts about the set-up',
  },
  'reflective-equilibrium': {
    definition: 'reflective equilibrium adjusts principles and considered judgements to each other until they agree',
    mechanism: 'when principle and judgement clash, either may yield, and overall coherence decides which',
    condition: 'some initial credibility in considered judgements is presupposed by reflective equilibrium',
    indicator:
      'the list of judgements admitted, the theories consulted and the order of revision show how seriously reflective equilibrium was pursued',
    limit: 'prejudice at the start may only be made tidier by reflective equilibrium',
    counter:
      'debunkers say that moral intuitions are products of evolution and upbringing with no title to count as evidence',
    example:
      'weighing the ban on harming the innocent against rescue of the many, and giving ground on each, is reflective equilibrium in small',
    implication:
      'report which judgements were kept, which were dropped and why, or reflective equilibrium becomes mere decoration',
    parts: ['thought-experiment'],
  },
  'phenomenological-description': {
    definition:
      'phenomenological description records how things show themselves in experience and puts off the question of causes',
    mechanism:
      'belief in an independent world is suspended, cases are varied in imagination, and what stays constant emerges as structure',
    condition: 'describers must keep what was lived apart from what theory adds afterwards',
    indicator: 'recognition by other people is a practical check on any phenomenological description',
    limit:
      'accidents of one person’s life can never be stripped away completely, so claims of phenomenological description to generality stay modest',
    counter: 'introspection is an unreliable witness, and cognitive science would sooner measure behaviour',
    example:
      'a hammer that goes unnoticed in use and stands out once broken is the best-known phenomenological description',
    implication:
      'begin a phenomenological description with a single event, then say which of its features survive variation',
    parts: ['lifeworld'],
  },
  'linguistic-analysis': {
    definition:
      'the analysis of language treats philosophical questions by examining the use and the logical form of expressions',
    mechanism: 'sentences with one grammar may differ in logic, and rewording often makes a supposed entity disappear',
    condition:
      'confusions of wording respond well to the analysis of language, while conflicts of value hardly respond at all',
    indicator:
      'paraphrases, collected examples and odd-sounding variants make up the daily material of the analysis of language',
    limit: 'reliance on the idiom of a single tongue limits what the analysis of language can prove for others',
    counter: 'difficulties that lie in reality are merely postponed by tidying words, on the metaphysician’s view',
    example: 'rewriting a remark on the bald king of France with quantifiers is the model for the analysis of language',
    implication:
      'results of the analysis of language should state which inferences the paraphrase keeps and which it cancels',
    parts: ['concept-analysis'],
  },
  formalisation: {
    definition: 'logical formalisation translates arguments into symbols so that validity can be checked by rule',
    mechanism: 'once ambiguity is fixed by notation, the link from premises to conclusion depends on form alone',
    condition:
      'the chosen system must be rich enough to express the distinction at issue, or logical formalisation proves the wrong thing',
    indicator: 'a formal system is judged by whether it is sound, complete and decidable',
    limit: 'presupposition, tone and dependence on context are commonly lost in logical formalisation',
    counter:
      'informal logicians assess everyday argument by relevance, acceptability and sufficiency and leave form aside',
    example:
      'modal versions of the ontological argument show how logical formalisation pins down the contested premise',
    implication:
      'how each English sentence corresponds to its formula must be stated before logical formalisation proves anything',
    parts: ['validity'],
  },
  'dialectical-analysis': {
    definition:
      'dialectical analysis explains a thing through the tensions within it and sees it as a process with a history',
    mechanism: 'each determination shows its own limit, and working out that limit carries the subject into a new form',
    condition:
      'movement must arise from the subject matter, and a triad imposed from outside is no dialectical analysis',
    indicator:
      'an exposition that climbs from abstract to concrete concepts is the sign that dialectical analysis has been carried through',
    limit: 'used too freely, the word contradiction lets dialectical analysis call any difference an opposition',
    counter:
      'any genuine insight ought to survive restatement without violating the law of non-contradiction, analytic philosophers maintain',
    example:
      'the path in Capital from the double character of the commodity to the movement of capital is the great example of dialectical analysis',
    implication:
      'practitioners of dialectical analysis should name the two opposed sides and the condition under which one passes into the other',
    parts: ['practice'],
  },
  subjectivity: {
    definition: 'to speak of subjectivity is to speak of a human being as one who knows, acts and gives value',
    mechanism: 'in shaping objects and in meeting the gaze of others, people learn that they both initiate and undergo',
    condition: 'self-awareness and some room for choice are needed before subjectivity can be exercised',
    indicator:
      'ask whether a person can give reasons, answer for deeds and look back on a situation, since these abilities display subjectivity',
    limit: 'the modern form of subjectivity sets the world over against the self and so deepens the split between them',
    counter: 'the subject may be no more than a place assigned by language and institutions, as structuralism taught',
    example:
      'Descartes, doubting everything and finding the doubter left over, laid the foundation of modern subjectivity',
    implication:
      'knowing, acting and moral subjects do not coincide, so an author who invokes subjectivity has to pick one',
  },
  practice: {
    definition: 'human practice is purposive activity that changes the world and, in doing so, those who act',
    mechanism:
      'ideas are put into effect through work and dealings with others, and success or failure shows what they are worth',
    condition: 'material and social conditions handed down from the past always frame human practice',
    indicator: 'human practice becomes observable in tools, forms of cooperation and declared aims',
    limit: 'when every activity is called human practice, the word no longer distinguishes anything',
    counter: 'Aristotelians reserve the term for action done for its own sake and exclude the making of products',
    example:
      'farming and debating in the assembly belonged to different orders for the Greeks, which shows how the idea of human practice has widened',
    implication:
      'Marx and Aristotle mean different things by practice, and a paper on human practice has to choose between them',
  },
  rationality: {
    definition: 'by rationality is meant the capacity to form beliefs, weigh ends and govern conduct by reasons',
    mechanism:
      'scattered impressions and desires are brought under principles, and judgements become answerable to other people',
    condition:
      'openness to public testing is a condition of rationality, and an assertion that refuses challenge has forfeited the name',
    indicator:
      'consistency of inference, adequacy of evidence and defensible ends measure different sides of rationality',
    limit: 'means can be corrected by rationality more easily than final ends can be set by it',
    counter: 'passion moves people and reason only serves, in the tradition that descends from Hume',
    example: 'the Enlightenment call to dare to use one’s own understanding made rationality the judge of authority',
    implication: 'talk of a crisis of rationality should first separate its instrumental from its evaluative sense',
    parts: ['instrumental-reason'],
  },
  preunderstanding: {
    definition:
      'every interpreter arrives with concepts, expectations and questions, and hermeneutics calls the whole stock prior understanding',
    mechanism: 'a text is first read as something familiar, and friction with that reading prompts revision',
    condition: 'prior understanding becomes correctable once the interpreter lets the text disagree',
    indicator: 'choices of translation, habits of questioning and default classifications betray prior understanding',
    limit:
      'no one can clear it away at a stroke, and those who deny having any prior understanding are most ruled by it',
    counter: 'objectivist theorists trust strict method to keep the interpreter’s assumptions outside',
    example:
      'sorting ancient Chinese thinkers into materialists and idealists shows prior understanding at its most intrusive',
    implication:
      'listing one’s prior understanding at the start makes it possible to report later what the text has changed',
  },
  wellbeing: {
    definition: 'whatever makes a life go well for the person who lives it belongs to human well-being',
    mechanism:
      'hedonists, desire theorists and defenders of an objective list explain human well-being in three different ways',
    condition: 'comparison of human well-being across persons needs a scale on which they can be placed together',
    indicator:
      'health, learning, relationships and reported satisfaction are the aspects of human well-being most often examined',
    limit: 'people adapt to hardship, so satisfied answers may hide a poor state of human well-being',
    counter:
      'no gain in welfare justifies taking decisions out of people’s hands, as friends of liberty see the matter',
    example: 'reluctance to enter the experience machine suggests that human well-being is more than pleasant feeling',
    implication:
      'evaluations of technology should choose a theory of human well-being and explain why the rivals were set aside',
  },
  autonomy: {
    definition: 'a will that gives itself the law it obeys possesses autonomy in Kant’s sense',
    mechanism:
      'desires and commands are held at a distance and examined, so that the ground of action becomes the agent’s own',
    condition: 'real options, understanding and the strength to resist impulse are conditions of autonomy',
    indicator:
      'endorsement of one’s reasons and resistance to manipulation are the evidence that a choice shows autonomy',
    limit: 'idealised accounts of autonomy fit illness, dependence and poverty badly',
    counter:
      'relational theorists argue that self-government grows within trust and care and is no possession of isolated individuals',
    example: 'default settings that steer users into consent look voluntary and yet wear autonomy away',
    implication:
      'Kantian autonomy as moral legislation and autonomy as everyday choice are two things, and applied ethics confuses them at its peril',
    parts: ['good-will'],
  },
  responsibility: {
    definition: 'agents who can rightly be praised, blamed or called on to make amends bear moral responsibility',
    mechanism: 'people can adjust conduct to reasons, which gives others a ground for making demands on them',
    condition: 'control and knowledge are usually named as the two conditions of moral responsibility',
    indicator: 'apology, reproach and offers of repair show in daily life where moral responsibility is taken to lie',
    limit:
      'moral luck makes people with the same intentions fare differently, so ascriptions of moral responsibility are never wholly fair',
    counter: 'nobody deserves blame if every act was fixed by earlier causes, and incompatibilists draw the conclusion',
    example:
      'two drivers are equally careless and only one meets a child in the road, a pair of cases that unsettles moral responsibility',
    implication:
      'keep attribution, accountability and repair apart when moral responsibility is discussed, since each may hold without the others',
  },
  character: {
    definition: 'feelings, judgements and conduct that have settled into a shape make up moral character',
    mechanism: 'imitation of exemplars and repeated practice turn outward demands into inclinations',
    condition: 'good company and the chance to correct mistakes are needed for moral character to form',
    indicator:
      'steady conduct across situations, with fitting emotion, tells an observer that moral character is present',
    limit: 'attempts to grade moral character tempt people into performance',
    counter:
      'trivial circumstances sway helping behaviour in experiments, and the stability of moral character then looks doubtful',
    example:
      'the gardener’s patience with which Mencius describes the growth of courage fits what Aristotle says of moral character and habit',
    implication:
      'upbringing and institutions both leave their mark on moral character and deserve to be studied together',
  },
  intentionality: {
    definition: 'mental states are about something, and intentionality is the name of that feature',
    mechanism: 'one object may be given in perception, memory or expectation, each time under a different aspect',
    condition: 'act, content and object must be kept distinct, or content is mistaken for an inner picture',
    indicator: 'a state that can misrepresent, or be about what does not exist, displays intentionality',
    limit: 'moods and pains seem to lack an object, and accounts of intentionality disagree about them',
    counter: 'physicalists hope to explain aboutness by causal or teleological relations',
    example: 'missing a friend who has died shows that intentionality does not need a present object',
    implication:
      'claims about the intentionality of machines should say whether the content is the system’s own or borrowed from its designers',
  },
  'good-will': {
    definition:
      'among all things only the good will, a will that acts from duty, is called good without qualification by Kant',
    mechanism: 'respect for the law, as its motive, frees the good will from luck, temperament and advantage',
    condition: 'success adds nothing to the worth of the good will, which would shine even if it achieved nothing',
    indicator: 'comparing acts that merely accord with duty and acts done from duty brings out what the good will is',
    limit: 'motives are hidden even from the agent, so experience can never confirm the presence of the good will',
    counter: 'Schiller mocked the notion that liking must be overcome before the good will can show itself',
    example: 'the shopkeeper who gives honest change only to keep customers does not display the good will',
    implication:
      'exposition should lead from the good will to duty and from duty to the form of law, without stopping at kindliness',
    parts: ['autonomy'],
  },
  dignity: {
    definition: 'persons simply as persons have a worth that no price can match, and human dignity names that worth',
    mechanism: 'beings who set ends of their own may not be treated merely as means to the ends of others',
    condition: 'age, illness and merit neither add to human dignity nor take from it',
    indicator:
      'where people are humiliated, treated as objects or used without consent, human dignity has been injured',
    limit: 'opposed parties invoke human dignity with equal confidence, which shows how loose the notion is',
    counter: 'respect for autonomy and welfare may already say everything that human dignity is supposed to add',
    example: 'torture for the sake of information is excluded by human dignity even where lives might be saved',
    implication: 'arguments from human dignity should state what exactly is forbidden',
  },
  enframing: {
    definition:
      'enframing is Heidegger’s name for the gathering demand that drives people to order everything as standing stock',
    mechanism: 'before any machine is built, things are already allowed to show up only as calculable and available',
    condition: 'no person or group designed enframing, which Heidegger calls a destiny of being',
    indicator:
      'phrases such as human resources, energy supply and visitor attraction betray enframing in ordinary speech',
    limit: 'no particular design can be singled out for repair once enframing is said to cover all technology alike',
    counter:
      'postphenomenologists find many relations between users and devices and deny that there is a single enframing',
    example:
      'a tract of land shown as a coal district, or a river as a supplier of water pressure, makes enframing visible',
    implication:
      'accounts of enframing should keep it apart from equipment and machinery and explain the choice of translation',
    contrasts: ['technology-neutrality'],
  },
  'instrumental-reason': {
    definition:
      'instrumental reason seeks the most efficient means to given ends and does not ask whether the ends are worth having',
    mechanism:
      'success at calculation and control makes efficiency the common yardstick and leaves value to private taste',
    condition: 'bureaucracy and market competition together give instrumental reason its widest reach',
    indicator:
      'targets stated only as quantities, and debates that end with cost and benefit, show instrumental reason in charge',
    limit:
      'complaint against instrumental reason turns into nostalgia when no other way of coordinating action is offered',
    counter:
      'modern administration and science are unthinkable without calculation of means, as heirs of Weber point out against critics of instrumental reason',
    example: 'grading care and teaching by points is often cited as instrumental reason out of its proper field',
    implication: 'a fair critique of instrumental reason separates its rightful domain from its trespasses',
    contrasts: ['lifeworld'],
  },
  embodiment: {
    definition:
      'people inhabit the world as living bodies and not as detached observers, and embodiment is the name for that fact',
    mechanism:
      'habit and skill grasp what a situation affords before reflection begins, so perception leans towards action',
    condition: 'analysis of embodiment needs the difference between the body as a thing and the body as lived',
    indicator: 'accounts of embodiment rest on phantom limbs, the learning of instruments and the blind person’s cane',
    limit: 'emphasis on embodiment can make inference and symbol look less important than they are',
    counter: 'a channel of input and output is all that the body amounts to if computation does the real work of mind',
    example:
      'typists who cannot say where the keys are yet type fluently possess the knowledge that embodiment describes',
    implication:
      'arguments from embodiment against machine intelligence should say whether perception, action or vulnerability is what machines lack',
    contrasts: ['functionalism'],
  },
  'four-beginnings': {
    definition:
      'the four moral beginnings are the feelings of compassion, shame, deference and right and wrong that Mencius takes as sprouts of virtue',
    mechanism:
      'an impulse stirred by a particular scene becomes a steady virtue when it is extended to cases where it is weak',
    condition:
      'spontaneity is required, and a response that follows calculation does not count as one of the moral beginnings',
    indicator:
      'two scenes in Mencius, the child at the well and the beggar who refuses food given with contempt, display the four moral beginnings',
    limit:
      'how sprouts become virtues is described only briefly, and the four moral beginnings need cultivation that Mencius leaves unspecified',
    counter: 'critics of sentiment reply that compassion is partial and requires principle to correct it',
    example:
      'King Xuan could not bear the terror of an ox led to slaughter, and Mencius shows him one of the four moral beginnings in that reluctance',
    implication:
      'studies of the four moral beginnings should distinguish natural from moral feeling and note how later Confucians recast them',
  },
  ritual: {
    definition: 'conduct receives measure and relations receive their due through the forms known as ritual propriety',
    mechanism: 'desires receive limits and proportion, so that goods suffice and strife is held off',
    condition: 'people must believe that ritual propriety serves everyone and not merely rank',
    indicator:
      'changes in mourning, sacrifice and court ceremony let historians follow the fortunes of ritual propriety',
    limit: 'emptied of feeling, ritual propriety stiffens into a defence of hierarchy',
    counter: 'the rise of ritual is a sign that loyalty and trust have worn thin, according to the Laozi',
    example:
      'Confucius condemned a ministerial family for using the royal dances, because ritual propriety was at stake',
    implication:
      'modern adaptations of ritual propriety should keep its training in respect and drop its ranking of persons',
    contrasts: ['daoist-naturalness'],
  },
  'self-cultivation': {
    definition: 'sustained training of body and mind, undertaken to become a better person, is called self-cultivation',
    mechanism: 'examination of conscience, study and restraint by turns convert knowledge into disposition',
    condition: 'daily persistence and the criticism of friends keep self-cultivation from fading',
    indicator: 'where diaries and letters confess faults and progress, self-cultivation has left its best witnesses',
    limit: 'unjust institutions are not removed by self-cultivation, however sincere',
    counter: 'virtue must prove itself in public results, statecraft thinkers urged, for sitting quietly helps nobody',
    example: 'Seneca’s evening review and the daily self-examination of Zengzi show self-cultivation in two traditions',
    implication:
      'research on self-cultivation should set the doctrine beside what a practitioner actually did in a day',
    parts: ['character'],
  },
  tranquillity: {
    definition: 'tranquillity of mind is a steady calm that survives changes of fortune',
    mechanism: 'value is withdrawn from what lies outside one’s power, and loss therefore ceases to overthrow',
    condition:
      'right judgement about good and bad, in the Hellenistic schools, is what tranquillity of mind depends on',
    indicator: 'reactions to insult, illness and bereavement reveal how far tranquillity of mind has been reached',
    limit: 'calm can shade into indifference towards wrongs that call for anger',
    counter: 'critics from the Aristotelian side deny that a person untouched by loss has loved fully',
    example:
      'Epictetus advises those who kiss a child to recall that it is mortal, and tranquillity of mind is the purpose of the exercise',
    implication:
      'comparisons of tranquillity of mind across schools should state what each blames for disturbance, false belief or attachment',
    parts: ['passions'],
  },
  passions: {
    definition:
      'mastery of the passions, for the Stoics, is the removal of excessive impulses that spring from false assent',
    mechanism: 'an impression of harm is examined before assent is given, and the passion finds no foothold',
    condition:
      'training in advance is required, because assent is quick and the passions are hard to recall once in motion',
    indicator: 'anger delayed and forgiveness readily given tell an observer that mastery of the passions has begun',
    limit: 'grief and righteous anger may be lost together with the passions that deserve to go',
    counter:
      'emotions felt to the right degree belong to virtue for an Aristotelian, who sees no merit in extirpating the passions',
    example: 'Seneca’s advice to look in a mirror when angry belongs to the exercises for mastery of the passions',
    implication:
      'a study of mastery of the passions should distinguish first movements, which nobody escapes, from assent',
    contrasts: ['tranquillity'],
  },
  'non-action': {
    definition: 'without forcing anything, non-action lets things reach completion by their own tendency',
    mechanism: 'rulers who interfere less leave people to order themselves, and so nothing remains undone',
    condition: 'restraint in those above, and a capacity for self-order in those below, are presupposed by non-action',
    indicator: 'the Laozi links non-action with governing and with winning the realm, which reveals its political bent',
    limit: 'entrenched abuses do not yield to non-action and call for deliberate reform',
    counter: 'Legalists turned non-action into a technique by which rulers hide their wishes and let officials work',
    example: 'the policy of rest for the people in the early Han is the usual historical instance of non-action',
    implication: 'interpreters should say which kinds of doing non-action excludes, since idleness is not meant',
    contrasts: ['ritual'],
  },
  'free-roaming': {
    definition:
      'a spirit unburdened by fame, opinion and fear of death enjoys what Zhuangzi calls free and easy wandering',
    mechanism: 'attachment to achievement and self falls away, and the mind moves with things without needing support',
    condition:
      'dependence on nothing is the mark of free and easy wandering, and whoever still needs the wind has only a lesser freedom',
    indicator:
      'the giant bird, Liezi riding the wind and the spirit-like sage form an ascending series in the chapter on free and easy wandering',
    limit: 'outward coercion is left as it was, for free and easy wandering changes only the inner stance',
    counter:
      'small creatures and great wander equally when each keeps to its nature, Guo Xiang taught, so free and easy wandering is no privilege of the sage',
    example: 'the cook whose blade finds the spaces in the joint moves with the ease of free and easy wandering',
    implication:
      'comparison with Western freedom should make clear that free and easy wandering means letting go and claims no rights',
    parts: ['non-action'],
  },
  lifeworld: {
    definition: 'the lifeworld is the everyday world of experience that is taken for granted before any science',
    mechanism:
      'scientific concepts refer back to ordinary perceiving, speaking and doing, in which the lifeworld serves as their ground',
    condition: 'smooth running keeps the lifeworld out of sight, and disturbance brings it to notice',
    indicator: 'idioms, routine skills and unspoken expectations let a researcher describe the lifeworld',
    limit: 'different cultures inhabit different surroundings, so whether there is one lifeworld can be doubted',
    counter:
      'science must correct the manifest image and cannot be founded on it, in the opinion of scientific realists',
    example:
      'land was measured long before geometry existed, and Husserl uses the fact to show the priority of the lifeworld',
    implication:
      'quotation should make plain whether the lifeworld is Husserl’s ground of science or Habermas’s background of communication',
    contrasts: ['instrumental-reason'],
  },
  privacy: {
    definition:
      'everyone may expect that certain affairs, spaces and information will not be improperly reached or known, and privacy is the content of that expectation',
    mechanism: 'room unobserved allows people to experiment, be intimate and withdraw, and so to grow',
    condition:
      'the extent of privacy varies with relationship and occasion, and even public places leave some of it intact',
    indicator:
      'to establish a breach of privacy, find out who holds the information, whom it identifies and how its use has changed',
    limit: 'abuse in families and misconduct by the powerful can shelter behind privacy',
    counter: 'feminist critics recall that the private sphere long exempted domestic oppression from scrutiny',
    example:
      'scattered purchases that together disclose a pregnancy show how privacy is lost without any secret being stolen',
    implication:
      'before proposing safeguards, an essay on privacy should choose between control, limited access and contextual norms',
    parts: ['informed-consent'],
  },
  'informed-consent': {
    definition:
      'someone who understands the nature, risks and alternatives of a proposal, and freely permits it, gives informed consent',
    mechanism: 'disclosure evens out the difference in knowledge, so that agreement can express the person’s own will',
    condition: 'capacity, disclosure, voluntariness and the power to withdraw are the conditions of informed consent',
    indicator: 'readable documents, a low cost of refusal and easy withdrawal show whether informed consent is real',
    limit: 'endless terms clicked through unread reduce informed consent to a gesture',
    counter:
      'decisions reached together by a family may be worth more than one person’s signature, on a relational view of informed consent',
    example: 'an application that works only after every permission is granted leaves informed consent in name alone',
    implication:
      'layered permission and a fresh request for each new purpose would restore meaning to informed consent',
    parts: ['autonomy'],
  },
  'alienated-labour': {
    definition:
      'product, activity, human nature and fellow workers all confront the worker as alien in alienated labour',
    mechanism:
      'once labour power is sold, capital commands both process and result, and work becomes a mere means of survival',
    condition: 'separation of producers from the means of production is the precondition of alienated labour',
    indicator:
      'lack of say over the product and compulsion in the activity are the marks by which alienated labour is identified',
    limit: 'on its own, the concept of alienated labour cannot explain how surplus value is measured',
    counter: 'contracts are signed freely and jobs can be left, so a market liberal sees no alienated labour at all',
    example:
      'Marx writes that workers feel at home only when they are not working, and alienated labour has no sharper description',
    implication:
      'an essay can proceed through the four aspects of alienated labour and ask which of them explains the rest',
    parts: ['commodity-fetishism'],
  },
  'commodity-fetishism': {
    definition:
      'relations between producers appear in exchange as properties of things, and Marx calls the appearance commodity fetishism',
    mechanism:
      'private labour becomes social only through exchange, and value therefore looks like a natural quality of goods',
    condition: 'generalised exchange gives rise to commodity fetishism, and subsistence economies know nothing of it',
    indicator:
      'prices that rule conduct, money that is revered and capital that seems to breed display commodity fetishism at rising levels',
    limit: 'insight alone cannot dispel commodity fetishism, because its root lies in the practice of exchange',
    counter: 'theorists of consumption trace the charm of goods to differences of sign and not to hidden labour',
    example: 'a branded object that seems to confer rank by itself is a popular illustration of commodity fetishism',
    implication:
      'research should set commodity fetishism apart from greed and treat it as an objective form of thought',
  },
  equality: {
    definition:
      'equality demands like treatment for people alike in relevant respects and a justification for every difference',
    mechanism:
      'legal standing, opportunity and resources have been claimed in turn, each to repair what the previous equality left out',
    condition: 'every claim to equality must say equality of what and among whom',
    indicator: 'equality is judged by the spread of rights, barriers to office and unmet basic needs',
    limit: 'levelling of results can cut the tie between effort and reward',
    counter: 'enough for everyone, and not sameness, is what matters morally to a sufficientarian',
    example: 'one examination sat by pupils with very different schooling shows where formal equality stops short',
    implication: 'the object of equality must be settled before liberty or efficiency is weighed against it',
  },
  'common-good': {
    definition:
      'the common good consists of goods such as peace and trust that members share and cannot divide into private portions',
    mechanism: 'joint practice brings the common good about, so that taking part is already a way of enjoying it',
    condition:
      'members must see their fates as linked, and a mere alliance of interests does not produce the common good',
    indicator: 'upkeep of public places and continuity of mutual help are visible traces of the common good',
    limit: 'power to declare what the common good is often decides whose voice goes unheard',
    counter: 'procedures are all that modern citizens can agree on, pluralists answer, while the good divides them',
    example: 'a public library that all may use and all must maintain embodies the common good on a small scale',
    implication: 'majority interest is not the common good, and an argument that runs them together proves neither',
  },
  legitimacy: {
    definition:
      'a power enjoys political legitimacy if it has the right to be obeyed, and not merely the fact of obedience',
    mechanism: 'citizens who can accept the reasons behind a law obey from something better than fear',
    condition: 'procedure and results both support political legitimacy, and neither suffices for long',
    indicator:
      'students of political legitimacy ask who may participate, whether reasons are public and whether rights are secure',
    limit: 'popular approval may stem from propaganda or habit and so does not prove political legitimacy',
    counter: 'philosophical anarchists conclude that no existing state meets the conditions',
    example: 'an elected government that seizes property without law injures its own political legitimacy',
    implication:
      'analysis of political legitimacy should keep the normative question apart from the sociology of acceptance',
  },
  justification: {
    definition:
      'beliefs supported by reasons or sources good enough to entitle a person to hold them count as justified belief',
    mechanism: 'perception, memory, inference and testimony lend support, and agreement among them strengthens it',
    condition: 'fallibility is allowed, since a justified belief may still prove false',
    indicator:
      'relevance of evidence, reliability of sources and the ruling out of objections show how well a belief is justified',
    limit:
      'theories of justified belief remain divided over whether reasons must be accessible to the believer or a reliable process is enough',
    counter:
      'standards rise and fall with what is at stake in a conversation, so justified belief has no fixed threshold for contextualists',
    example: 'recognition of an acquaintance at dusk yields a less justified belief as the light fails',
    implication: 'concrete ways of going wrong are the best test of any standard of justified belief',
    parts: ['truth'],
  },
  truth: {
    definition:
      'truth is commonly understood as agreement of a judgement with the facts, though coherence, pragmatic and deflationary views compete',
    mechanism: 'to assert something and to assert that it is true come to the same, so truth governs all inquiry',
    condition: 'sentences must have definite content before truth can be attributed to them',
    indicator:
      'mathematics, morals and statements about the future are the test cases on which theories of truth part company',
    limit: 'correspondence theories find it hard to say what facts are apart from language',
    counter: 'the word true might be only a device of generalisation with no nature to be discovered',
    example: 'the sentence that snow is white is true just in case snow is white, as every discussion of truth repeats',
    implication: 'an argument that changes its notion of truth midway proves nothing, so fix the notion early',
    contrasts: ['justification'],
  },
  falsifiability: {
    definition: 'falsifiability is the logical property of a theory that conflicts with some possible observation',
    mechanism: 'the more a theory forbids, the more it says and the greater its falsifiability',
    condition: 'being falsifiable differs from being false, and a good theory is the one without being the other',
    indicator:
      'clear prohibitions, and refusal of patches after failure, are what falsifiability looks like in practice',
    limit: 'statements of probability and of bare existence sit uneasily with falsifiability',
    counter:
      'confirmation theorists prefer to say that evidence raises or lowers the credibility of a theory by degrees',
    example: 'horoscopes phrased so that any outcome fits them lack falsifiability',
    implication: 'a definite version of the theory has to be quoted before its falsifiability is judged',
  },
  'theory-ladenness': {
    definition:
      'the theory-ladenness of observation is the dependence of what is seen and reported on concepts already held',
    mechanism:
      'training redirects attention and sorting, so one stimulus becomes different facts for different researchers',
    condition:
      'weaker and stronger versions exist, and only the strongest threatens the testing of theories by observation',
    indicator:
      'principles behind instruments, schooling in reading images and agreed vocabulary are visible sources of theory-ladenness',
    limit: 'pressed too far, the theory-ladenness of observation leaves rival theories no common court',
    counter:
      'early vision appears closed to theory, which would leave a neutral court despite the theory-ladenness of observation',
    example:
      'novices see only shadows in a radiograph where a trained eye sees a lesion, which makes the theory-ladenness of observation vivid',
    implication:
      'distinguish effects on perception, on language and on salience when the theory-ladenness of observation is discussed',
  },
  disinterestedness: {
    definition:
      'aesthetic disinterestedness means that delight in an object does not depend on owning it, using it or even on its existence',
    mechanism:
      'desire and purpose are set aside, attention rests on form, and the pleasure becomes one that anybody might share',
    condition: 'satisfied needs and a certain distance are preconditions of aesthetic disinterestedness',
    indicator: 'whether viewers talk of form or of price and use gives a rough test of aesthetic disinterestedness',
    limit:
      'buildings, vessels and ritual objects owe their beauty partly to function, which aesthetic disinterestedness cannot easily admit',
    counter:
      'beauty is a promise of happiness, wrote Nietzsche after Stendhal, scoffing at aesthetic disinterestedness',
    example: 'a hungry visitor before a still life of fruit is in no state for aesthetic disinterestedness',
    implication:
      'remember that aesthetic disinterestedness limits the ground of the judgement and leaves the work free to be useful',
  },
  'aesthetic-experience': {
    definition: 'aesthetic experience unites perception, feeling and imagination in attention to nature or art',
    mechanism:
      'tension and expectation build up and come to completion, which sets aesthetic experience off from scattered sensation',
    condition: 'practised senses and release from practical hurry are needed for aesthetic experience',
    indicator:
      'a researcher can record how long attention lasts, how finely a work is described and how feeling changes',
    limit: 'as a definition of art, aesthetic experience leaves out works made chiefly of ideas',
    counter: 'sceptical analysts deny that any single kind of experience deserves the name aesthetic',
    example: 'a walker halted by moonlight on a mountain path has an aesthetic experience without the help of art',
    implication:
      'accounts of aesthetic experience should follow the perception of one work and ration their adjectives',
  },
  'common-sense': {
    definition: 'the aesthetic common sense is the principle that entitles a judgement of taste to expect agreement',
    mechanism: 'cognitive powers are alike in everyone, so pleasure in their harmony may be presumed communicable',
    condition: 'an ideal norm is meant, and no count of actual votes could establish the aesthetic common sense',
    indicator:
      'that people argue over works instead of merely reporting likes shows the aesthetic common sense at work',
    limit: 'particular disputes are never settled by the aesthetic common sense alone',
    counter: 'the aesthetic common sense may be nothing but the self-image of one educated circle',
    example: 'friends who differ over a play and still hope to win each other round rely on the aesthetic common sense',
    implication:
      'political extensions of the aesthetic common sense should be marked as extensions, since judging acts differs from judging forms',
    parts: ['aesthetic-judgement'],
  },
  'intrinsic-value': {
    definition: 'the intrinsic value of nature is the worth that natural things have apart from any use to people',
    mechanism: 'living things have a good of their own, so harm and benefit can be measured from their side',
    condition: 'some account of how value can exist without a valuer must support the intrinsic value of nature',
    indicator:
      'ask whether the last person alive would do wrong in felling the last forest, for that question tests the intrinsic value of nature',
    limit: 'conflicts still require weighing, because the intrinsic value of nature does not make it inviolable',
    counter:
      'beauty, knowledge and the claims of descendants already justify conservation, and the intrinsic value of nature becomes a needless hypothesis',
    example:
      'deep-sea communities that nobody will ever visit seem to deserve protection, as the intrinsic value of nature would explain',
    implication:
      'say whether organisms, species or ecosystems bear the intrinsic value of nature in the argument at hand',
    contrasts: ['anthropocentrism'],
  },
  'moral-status': {
    definition: 'beings whose own interests moral agents must consider possess moral status',
    mechanism:
      'sentience, reason, life and membership in relationships have each been proposed as the ground of moral status',
    condition: 'degrees of moral status may be allowed, or a single threshold set, with very different results',
    indicator: 'pain behaviour and preference give empirical clues to the moral status of animals',
    limit: 'any single criterion of moral status seems either to leave out some human beings or to let in too much',
    counter: 'standing may arise from living together and caring, with no checklist of properties behind moral status',
    example: 'laboratory animals, embryos and companion robots have all provoked disputes over moral status',
    implication:
      'having picked a criterion of moral status, check what it implies for infants and people with dementia',
  },
  authenticity: {
    definition:
      'whoever takes up possibilities as personal ones, in place of what is generally said and done, exists with authenticity',
    mechanism: 'anxiety and the thought of death cut off everyday escape and throw people back on their own choice',
    condition: 'a shared world and a given situation remain, since authenticity is no retreat into solitude',
    indicator: 'against a background of gossip, idle curiosity and ambiguity, authenticity stands out',
    limit: 'nothing is said about which choices are good, so authenticity is compatible with wickedness',
    counter: 'Adorno derided the language of authenticity as jargon that veils social domination',
    example: 'a life spent meeting expectations without one question asked is what lack of authenticity looks like',
    implication: 'keep authenticity apart from sincerity and individuality, which belong to different vocabularies',
    parts: ['finitude'],
  },
  'existential-dread': {
    definition: 'in existential anxiety, a mood without definite object, the world as a whole loses its footing',
    mechanism: 'familiar things cease to matter, supports fall away and freedom stands exposed',
    condition: 'fear always has something to point at, whereas existential anxiety has not',
    indicator:
      'homelessness, speechlessness and the impossibility of passing it to another mark descriptions of existential anxiety',
    limit: 'phenomenology cannot guarantee that everyone undergoes existential anxiety',
    counter: 'a clinician may class existential anxiety as a disorder to be relieved and find nothing disclosed in it',
    example:
      'waking at night with a sense that nothing matters and nowhere offers refuge comes close to existential anxiety',
    implication:
      'Kierkegaard sets existential anxiety against guilt and Heidegger against being in the world, a difference that comparison should bring out',
    parts: ['finitude'],
  },
  finitude: {
    definition:
      'someone who understands death as an unsurpassable possibility of their own exists in being towards death',
    mechanism:
      'because it cannot be outstripped or delegated, death ranks all other possibilities and lets a life be grasped whole',
    condition: 'brooding is not meant, for being towards death is a manner of taking up the present',
    indicator: 'evasive talk about dying supplies the everyday evidence against which being towards death is described',
    limit: 'the death of other people receives little attention in the analysis of being towards death',
    counter:
      'the death of the other, and the duty that it imposes, comes first for Levinas and displaces being towards death',
    example: 'patients who reorder their lives after a diagnosis are often cited for being towards death',
    implication: 'treat being towards death as ontology and do not confuse it with praise of courage',
  },
  'rule-following': {
    definition: 'rule-following concerns what it is to act in accord with a rule and what makes a step correct',
    mechanism: 'any finite run of examples fits many rules, so neither examples nor mental pictures fix what is meant',
    condition: 'shared training and agreement in reaction are the background of rule-following',
    indicator:
      'watch how people correct, approve and go on in the same way, for rule-following shows itself nowhere else',
    limit:
      'communal agreement, offered as the standard of rule-following, leaves no room for a whole community to be wrong',
    counter:
      'a rule already contains all its applications on the Platonist picture, which leaves rule-following no paradox to solve',
    example:
      'a pupil who continues an even series oddly and insists on having done the same raises the problem of rule-following',
    implication: 'studies of rule-following should separate the sceptical solution from quietist readings',
  },
  'sense-reference': {
    definition: 'sense and reference divide what an expression stands for from the way in which it presents that thing',
    mechanism:
      'sense fixes reference, and replacing terms of one reference leaves the truth of a plain sentence unchanged',
    condition: 'compositional meaning, built up from parts, is assumed by the theory of sense and reference',
    indicator: 'informative identities and failures of substitution under belief are the data for sense and reference',
    limit: 'proper names may have no sense at all, which leaves the doctrine of sense and reference contested',
    counter: 'a name contributes nothing but its bearer, on the theory of direct reference',
    example:
      'learning that the morning star is the evening star was a discovery, and sense and reference explain how it could be',
    implication: 'translations differ, so writing on sense and reference should give the original terms',
    parts: ['truth'],
  },
  validity: {
    definition:
      'the validity of arguments is the impossibility of true premises with a false conclusion in virtue of form',
    mechanism: 'truth passes from premises to conclusion through the arrangement of logical words, whatever the topic',
    condition: 'nothing about the premises follows from the validity of arguments, which may lead validly to falsehood',
    indicator: 'search for a counter-model or an absurd argument of the same form to decide on validity',
    limit: 'induction and analogy have their own merits and fall outside the validity of arguments',
    counter: 'relevance logicians refuse to call valid an inference whose premises have no bearing on its conclusion',
    example:
      'the step from the mortality of all human beings to the mortality of Socrates introduces every class to the validity of arguments',
    implication: 'criticism should test the validity of arguments and the credibility of premises separately',
    parts: ['justification'],
  },
  classics: {
    definition:
      'the classical texts and their commentaries comprise founding works and the later explanations and disputes attached to them',
    mechanism:
      'commentators advance views of their own under cover of explanation, so the classical texts and their commentaries also record change',
    condition: 'a critical edition is needed, and translations may assist but not replace the classical texts',
    indicator:
      'reliability of the classical texts and their commentaries can be gauged from prefaces, variants and sources of quotation',
    limit:
      'loss and interpolation in transmission keep the classical texts and their commentaries from giving an author’s exact words',
    counter:
      'authorship must be tested before doctrine is built on a text, a demand that sceptical philology addresses to all the classical texts',
    example:
      'medieval commentaries on Aristotle show how explanation of classical texts becomes philosophy in its own right',
    implication:
      'chapter and line belong in every citation, with a word on whether the thought stands in the classical text or in the commentary',
    contrasts: ['contemporary-papers'],
  },
  'contemporary-papers': {
    definition:
      'living authors answer one another on definite points in articles and books, and the contemporary debate is the sum of these exchanges',
    mechanism:
      'claim, counterexample and reply follow in turn, and the contemporary debate divides problems ever more finely',
    condition:
      'for the latest form of an argument consult the contemporary debate, though never in place of the original works',
    indicator: 'chains of citation, reply articles and themed volumes mark where the contemporary debate is hottest',
    limit: 'fashion steers the contemporary debate, and unpopular positions are passed over',
    counter:
      'many novelties in the contemporary debate are old problems unrecognised, to the eye of a trained historian',
    example: 'a three-page counterexample that sets off a shelf of amendments is typical of the contemporary debate',
    implication: 'a survey of the contemporary debate is clearer by argument than author by author',
    contrasts: ['classics'],
  },
  manuscripts: {
    definition: 'manuscripts, letters and lecture notes are unfinished or private records of an author’s thinking',
    mechanism: 'trial, deletion and dispute survive in drafts, so a path that the finished book hides can be retraced',
    condition: 'secure dating and authorship are presupposed whenever manuscripts, letters and lecture notes are used',
    indicator: 'paper, handwriting, corrections and addressees help to date manuscripts, letters and lecture notes',
    limit:
      'drafts do not state a final position, and manuscripts, letters and lecture notes weigh less than published works',
    counter: 'system-minded interpreters accept only what the author authorised for print',
    example:
      'the late appearance of Marx’s early manuscripts changed the discussion of alienation, and letters and notes have done as much elsewhere',
    implication:
      'quotation from manuscripts, letters or lecture notes should give the date and any difference from the printed version',
    contrasts: ['classics'],
  },
  'ethics-guidelines': {
    definition:
      'codes of ethics for technology are statements of principle issued by governments, societies and companies',
    mechanism:
      'fairness, transparency and accountability become common terms of reference, to which reviewers can appeal',
    condition: 'interpretation and enforcement are what turn codes of ethics for technology into conduct',
    indicator: 'compare codes of ethics for technology by wording, addressees and sanctions',
    limit: 'conflicts among principles are passed over in most codes of ethics for technology',
    counter: 'corporate codes may serve to postpone legislation, a suspicion summed up in the phrase ethics washing',
    example: 'many codes for artificial intelligence require explanation, yet few say to whom it is owed',
    implication:
      'each article of a code of ethics for technology rests on some moral theory, which the analyst should bring to light',
  },
  'science-history': {
    definition:
      'records from the history of science include notebooks, drafts, letters and instruments that document research as it happened',
    mechanism:
      'failures and hesitations survive in records from the history of science, so general claims about method can be tested',
    condition:
      'hindsight must be kept out, since records from the history of science belong to the knowledge of their day',
    indicator:
      'dates in notebooks, discarded data and correspondence are the most telling records from the history of science',
    limit: 'selective use turns records from the history of science into a store of illustrations for any philosophy',
    counter:
      'how scientists do proceed does not settle how they ought to, and normative philosophers treat historical records accordingly',
    example:
      'the long rivalry of earth-centred and sun-centred astronomy is a favourite case from the history of science',
    implication: 'choose cases of failure along with success when drawing on records from the history of science',
  },
  'excavated-texts': {
    definition: 'excavated bamboo and silk manuscripts are copies from early Chinese tombs that escaped later editing',
    mechanism: 'untouched by later hands, excavated manuscripts correct the wording and order of transmitted texts',
    condition: 'reliable transcription and ordering of the strips come before any use of excavated manuscripts',
    indicator:
      'script, marks on the back of strips and the date of the tomb help to place excavated bamboo and silk manuscripts',
    limit: 'gaps and unusual characters leave several readings of excavated bamboo manuscripts open',
    counter: 'cautious scholars refuse strips of unknown origin until they have been authenticated',
    example:
      'the Guodian strips on human nature fill the space between Confucius and Mencius, a striking gain from excavated bamboo manuscripts',
    implication:
      'print the transcription with rival readings whenever an argument rests on excavated bamboo and silk manuscripts',
    contrasts: ['classics'],
  },
  'art-criticism': {
    definition: 'works of art and their criticism form a double source, the object seen and the judgement passed on it',
    mechanism: 'works of art and criticism, set side by side, show how taste has moved',
    condition: 'first-hand acquaintance with the works of art is presupposed, or at least dependable reproductions',
    indicator:
      'shifts in critical vocabulary, topics of controversy and the fate of collections can be read from works of art and their criticism',
    limit: 'reputations decide what survives, so works of art and their criticism favour the famous',
    counter: 'formalists hold that the work suffices and that criticism merely prejudices the eye',
    example:
      'ridicule of the first Impressionist exhibition and the praise that followed show how criticism of works of art ages',
    implication:
      'works of art serve as evidence in aesthetics only if they are described before their critics are quoted',
  },
  'academic-tradition': {
    definition: 'teachers, texts and problems passed down hold schools of thought together as communities',
    mechanism: 'pupils continue a doctrine through commentary and dispute, and alter it while they preserve it',
    condition: 'places of teaching, accepted classics and rules of debate keep schools of thought alive',
    indicator:
      'one recognises schools of thought by lineages of teachers, records of disputation and a shared vocabulary',
    limit: 'partisanship shuts out rivals and turns every question into house language',
    counter: 'schools of thought are often named by later historians, who thereby hide individual differences',
    example: 'the Stoa and the Neo-Confucian academies are schools of thought that lasted for generations',
    implication:
      'state the grounds for placing an author among schools of thought, and note where the author departs from the others',
  },
  'public-sphere': {
    definition: 'private persons who exchange reasons on matters of common concern create the public sphere',
    mechanism: 'opinions are tested in open challenge, and the public sphere thereby restrains power',
    condition: 'rank must be left at the door if the public sphere is to run on reasons',
    indicator: 'access to speech, origin of topics and ownership of media show the true condition of the public sphere',
    limit: 'traffic for profit and exclusion by status leave the public sphere busy and empty',
    counter: 'women and workers were kept out of the celebrated public sphere, as feminist historians have shown',
    example: 'coffee houses and journals of early modern Europe are the usual models of the public sphere',
    implication:
      'rules of particular platforms, and not laments in general, are the proper matter for a diagnosis of the public sphere',
  },
  'ethics-committee': {
    definition: 'ethics committees review research on people, animals and risky technology before it begins',
    mechanism:
      'members from several disciplines ask different questions, so researchers must defend risks and benefits in advance',
    condition: 'composition and funding decide how independent ethics committees really are',
    indicator: 'minutes, reasons for revision and later inspections document the work of ethics committees',
    limit: 'bound to forms, ethics committees delay research without preventing harm',
    counter: 'some scholars in the humanities consider clinical review out of proportion to an interview study',
    example: 'clinical trials may recruit patients only after ethics committees have approved the protocol',
    implication: 'proposals for governing technology should state where the authority of ethics committees ends',
    parts: ['informed-consent'],
  },
  'scientific-community': {
    definition: 'the scientific community is the body of researchers who share training, standards and exemplars',
    mechanism: 'peer review and replication expose individual claims to testing and make knowledge a joint product',
    condition:
      'dissent must be publishable, and credit separate from profit, for the scientific community to correct itself',
    indicator:
      'through citation networks, refereeing rules and introductory textbooks an outsider gains access to the scientific community',
    limit: 'shared bias lets the scientific community ignore anomalies for years',
    counter:
      'consensus may owe as much to resources and authority as to nature, on the constructivist account of the scientific community',
    example:
      'continental drift, first dismissed and later accepted, shows the scientific community both conservative and teachable',
    implication:
      'cognitive standards and social mechanisms of the scientific community are better described apart before asking where they meet',
    parts: ['paradigm'],
  },
  'modern-state': {
    definition:
      'the modern state claims a monopoly of legitimate force over a territory and governs through general law',
    mechanism:
      'personal dependence gives way to law and administration, and subjects become citizens equal in the abstract',
    condition: 'taxation, unified courts and a sense of belonging keep the modern state stable',
    indicator: 'the modern state documents itself in constitutional texts, division of powers and rules of citizenship',
    limit: 'transnational capital and digital platforms escape the reach of any single modern state',
    counter:
      'an instrument of domination and no neutral umpire is what anarchists and many Marxists see in the modern state',
    example: 'Hegel calls the state the actuality of the ethical idea, whereas Locke makes it a guardian of property',
    implication:
      'origin, justification and functions of the modern state are three topics, and a paper can do justice to one of them',
    parts: ['legitimacy'],
  },
  'art-world': {
    definition:
      'the institutions of the art world are the museums, critics, markets and academies that confer the standing of art',
    mechanism: 'exhibition, review and purchase in succession bring an ordinary object into the conversation about art',
    condition: 'authority within the network decides whose conferral counts',
    indicator:
      'in catalogues, prize lists and records of collecting the institutions of the art world leave their traces',
    limit: 'what makes something art may be explained by the institutions of the art world, but not what makes it good',
    counter: 'defenders of aesthetic properties call conferred status hollow where nothing rewards perception',
    example: 'the signed urinal sent to an exhibition made the institutions of the art world a philosophical topic',
    implication: 'studies of the institutions of the art world should look at those who were refused',
    contrasts: ['aesthetic-experience'],
  },
  'universal-relative': {
    definition: 'the quarrel between universalism and relativism asks whether any truth or norm holds for everyone',
    mechanism:
      'universalism appeals to common reason and human nature, relativism to the variety of cultures, and each cites real evidence',
    condition:
      'descriptive diversity must be separated from normative diversity before universalism and relativism can be compared',
    indicator:
      'prohibitions found everywhere, and the success or failure of translation, are adduced on behalf of universalism and relativism alike',
    limit:
      'strong relativism that claims universal validity refutes itself, while strong universalism mistakes local custom for reason',
    counter:
      'several sets of values may be acceptable though not all, a pluralism that steers between universalism and relativism',
    example: 'human rights in unlike traditions give the dispute of universalism and relativism its public form',
    implication:
      'authors who enter the debate over universalism and relativism should fix the level, be it knowledge, morals or taste',
  },
  'freedom-determinism': {
    definition:
      'the problem of free will and determinism asks whether people are free if every event has a sufficient prior cause',
    mechanism:
      'compatibilists equate freedom with acting on one’s own reasons, while incompatibilists require a genuine alternative',
    condition: 'friends and foes of free will agree that responsibility needs some kind of control',
    indicator:
      'distinctions between impulse and compulsion, and the power of reasons to change decisions, recur as evidence on free will',
    limit: 'quantum chance adds no control, so physics alone cannot close the case of free will and determinism',
    counter:
      'retribution could be given up and wrongdoing met by prevention and reform, as hard determinists recommend',
    example:
      'a hidden device ready to ensure a choice that the agent then makes unaided is the celebrated test case on free will',
    implication:
      'define the notion of freedom in use before deciding whether free will and determinism conflict at all',
    parts: ['responsibility'],
  },
  'fact-value': {
    definition: 'the distinction between fact and value turns on whether an ought can ever be drawn from an is',
    mechanism: 'descriptive premises contain no normative word, so a normative conclusion seems to come from nowhere',
    condition: 'thick terms such as cruel and generous decide how sharp the distinction between fact and value can be',
    indicator:
      'find the premise through which the normative word enters an argument, and the line between fact and value becomes visible',
    limit: 'a strict separation leaves social inquiry unable to judge, and none at all lets opinion pass for discovery',
    counter:
      'factual statements already embody epistemic values, so fact and value differ only by degree for a pragmatist',
    example:
      'inferring from evolution that people ought to compete is the stock violation of the distinction between fact and value',
    implication:
      'sentences that describe and sentences that evaluate can be marked in the text, and much confusion of fact and value then disappears',
  },
  'human-nature-debate': {
    definition:
      'the question of innate or acquired goodness asks whether virtue grows from human nature or is imposed on it',
    mechanism:
      'Mencius argues from spontaneous compassion and Xunzi from the results of unchecked desire, so their evidence differs in kind',
    condition:
      'Mencius and Xunzi must mean the same by nature if the debate over innate and acquired goodness is to be more than verbal',
    indicator:
      'the place given to desire, feeling and thought by Mencius and by Xunzi is the key to the dispute over innate goodness',
    limit: 'slogans obscure that champions of innate and of acquired goodness alike believe anyone can become a sage',
    counter: 'Gaozi held that nature is neither good nor bad, and others that it contains both',
    example:
      'famine brings out rescue and robbery together, and either side of the debate on innate or acquired goodness can quote it',
    implication: 'follow innate and acquired goodness through to their lessons for education and government',
    parts: ['innate-goodness', 'innate-badness'],
  },
  'technology-neutrality': {
    definition:
      'the dispute over neutral and value-laden technology asks whether values lie in use alone or already in design',
    mechanism:
      'neutralists point to one tool serving good and evil, their opponents to structures and defaults that favour certain uses',
    condition: 'complexity and openness to modification change the answer from one technology to another',
    indicator:
      'for evidence on value-laden technology, examine design documents, default settings and the list of winners and losers',
    limit: 'neutral tools excuse designers, and value-laden technology, if exaggerated, excuses users',
    counter: 'mediation theorists say that technology neither determines people nor simply obeys them',
    example:
      'low bridges said to keep buses from a beach are cited on both sides of the argument about neutral and value-laden technology',
    implication:
      'one actual design decision, closely examined, settles more about value-laden technology than general argument',
    contrasts: ['technology-essence'],
  },
  'empiricism-rationalism': {
    definition:
      'the contest between empiricism and rationalism concerns whether knowledge rests on the senses or on reason itself',
    mechanism:
      'empiricism derives ideas from impressions, while rationalism guarantees necessity by innate ideas and deduction',
    condition: 'mathematics and causation are the subjects on which empiricism and rationalism clash hardest',
    indicator:
      'accounts of the origin of ideas and of necessary truth are the scales on which empiricism and rationalism are weighed',
    limit:
      'the division into empiricism and rationalism was drawn by later historians, and individual authors fit it badly',
    counter:
      'content comes from experience and form from the subject, in Kant’s reply to empiricism and rationalism alike',
    example: 'wax that melts and is still judged the same wax is the example shared by empiricism and rationalism',
    implication: 'a single topic such as substance or cause shows more of empiricism and rationalism than a survey can',
    parts: ['justification'],
  },
  'realism-antirealism': {
    definition: 'realism and anti-realism divide over whether the unobservable things of science exist',
    mechanism:
      'realism offers the success of science as its evidence, and anti-realism replies with successful theories later abandoned',
    condition:
      'semantic, epistemic and metaphysical questions have to be told apart before realism and anti-realism can be assessed',
    indicator:
      'structure retained through change, and evidence shared by rival theories, are the points that decide between realism and anti-realism',
    limit:
      'the border of the observable moves with instruments, so realism and anti-realism never meet on fixed ground',
    counter:
      'mathematics survives revolutions while entities do not, and structural realism hopes to reconcile realism and anti-realism on that basis',
    example: 'the ether helped in making predictions and was then given up, as anti-realism never tires of recalling',
    implication: 'one entity from one science gives the dispute of realism and anti-realism its substance',
    parts: ['truth'],
  },
  'liberal-communitarian': {
    definition:
      'liberalism and communitarianism differ on whether rights come before the good and the self before its attachments',
    mechanism:
      'to protect choice liberalism asks the state for neutrality, and communitarianism replies that choice draws its meaning from tradition',
    condition: 'secure liberal institutions form the background against which the quarrel with communitarianism arose',
    indicator: 'policies on schooling, language and religion show where liberalism and communitarianism really part',
    limit: 'each side caricatures the other, so straw men crowd the exchange between liberalism and communitarianism',
    counter: 'perfectionist liberals think that a state may promote autonomy without ceasing to be liberal',
    example:
      'whether a minority may hold back members who wish to leave is the hard case for liberalism and communitarianism',
    implication:
      'keep ontology and policy apart, because neither liberalism nor communitarianism follows from a view of the self',
    parts: ['justice-fairness', 'communitarianism'],
  },
  anthropocentrism: {
    definition:
      'human-centred and nature-centred ethics disagree on whether human interests are the final ground of moral concern',
    mechanism:
      'human-centred ethics defends conservation by the long-term interest of people, whereas nature-centred ethics appeals to life or ecosystems themselves',
    condition: 'the source of value divides human-centred from nature-centred ethics more than any policy does',
    indicator: 'choices between a species and a livelihood put human-centred and nature-centred ethics to the test',
    limit:
      'nature-centred ethics must still be voiced and enforced by people, whose right to speak for nature is unclear',
    counter: 'far-sighted human-centred ethics may recommend much the same measures, as convergence theorists expect',
    example:
      'a village moved to save an endangered animal makes the choice between human-centred and nature-centred ethics concrete',
    implication:
      'distinguish the human standpoint, which nobody can leave, from human interest as the only end of ethics',
    parts: ['ecological-holism', 'intrinsic-value'],
  },
  'machine-agency': {
    definition:
      'machines count as moral agents or as mere instruments depending on what moral assessment is taken to require',
    mechanism:
      'some stress autonomous decision and response to reasons, others demand consciousness, intention and liability to blame',
    condition: 'the higher the conditions of moral agency are set, the fewer machines qualify',
    indicator:
      'moral agents can account for a decision, change under criticism and be sensibly punished, and machines may be tested on each point',
    limit: 'granting agency to machines may let designers and operators slip away from blame',
    counter:
      'participation in moral action can be granted to machines while people keep the responsibility, on an intermediate view',
    example:
      'an automated car that must choose before an unavoidable crash raises the question of machines as moral agents',
    implication:
      'agents, patients and bearers of responsibility are three roles, and machines may fill one without the others',
    parts: ['responsibility', 'intentionality'],
  },
  'beauty-objectivity': {
    definition:
      'whether beauty belongs to the object or is projected by the beholder is the oldest dispute in aesthetics',
    mechanism:
      'proportion and order speak for the object, diversity of taste for the beholder, and relational views place beauty where they meet',
    condition: 'beauty must be separable from usefulness and goodness for a dispute about object and beholder to arise',
    indicator:
      'improvement of taste by training and convergence among experts are evidence on whether beauty lies in the object or the beholder',
    limit: 'social and historical shaping of taste is easily missed when beauty is sought only in object or beholder',
    counter: 'historically minded aestheticians ground beauty in what human labour has made of the world',
    example:
      'a view that holds one traveller and leaves another cold serves both the party of the object and that of the beholder',
    implication:
      'treat the source of beauty, the judgement of beauty and its standard as three questions about object and beholder',
    parts: ['aesthetic-judgement'],
  },
  'existence-essence': {
    definition:
      'the question of existence and essence is whether human beings are defined before they live or by living',
    mechanism:
      'metaphysics explains things by essence, and existentialism reverses the order for human beings through the idea of project',
    condition:
      'only in the human case is the priority of existence over essence controversial, since artefacts do follow a design',
    indicator:
      'statements about human nature, vocation and freedom reveal which side of the existence and essence dispute an author takes',
    limit: 'to deny every essence makes shared human needs hard to explain',
    counter:
      'inverting a metaphysical sentence leaves metaphysics in place, Heidegger objects, so existence before essence misses being',
    example:
      'a paper knife has a maker with a plan, whereas human existence has none, in the famous illustration of essence and existence',
    implication: 'explain what existence means for each author before comparing views on existence and essence',
    parts: ['existentialism'],
  },
  'ritual-naturalness': {
    definition:
      'the conflict of social norms and spontaneous naturalness asks whether human roles oppose, express or equal what people are by nature',
    mechanism:
      'norms that decay into display make naturalness a ground of criticism, and defenders answer by rooting norms in nature',
    condition:
      'dangerous politics after the fall of the Han gave the quarrel over social norms and naturalness its edge',
    indicator:
      'attitudes to mourning, office and conversation tell where a thinker stood between social norms and naturalness',
    limit: 'defiance of social norms can itself become a pose, and naturalness is then lost',
    counter: 'social norms are naturalness, Guo Xiang taught, since contentment in one’s role is fulfilment',
    example:
      'Ruan Ji drank through mourning and then spat blood at the burial, torn between social norms and naturalness',
    implication:
      'read conduct along with writings to decide whether a thinker rejected social norms or merely false ones in the name of naturalness',
    parts: ['ritual', 'daoist-naturalness'],
  },
  'meaning-debate': {
    definition:
      'the dispute over reference and use asks whether words mean by standing for things or by being employed in activities',
    mechanism:
      'truth conditions explain how sentences combine, whereas use explains how meaning can be taught and corrected',
    condition:
      'abstract nouns and performative utterances bring out the difference between meaning as reference and meaning as use',
    indicator: 'empty names, connectives and promises are cases that both reference and use must account for',
    limit:
      'meaning as use struggles with sentences never heard before, and meaning as reference with commands and greetings',
    counter: 'inferentialists propose that role in reasoning fixes meaning and unites both insights',
    example: 'a shopping errand for red apples opens the case for meaning as use against meaning as reference',
    implication:
      'no verdict on all language is needed, for reference and use can be compared on one class of expressions',
    parts: ['reference-theory', 'language-game'],
  },
  'marx-reading': {
    definition:
      'the humanist and the scientific Marx are rival readings, one centred on emancipation and the other on the structure of society',
    mechanism:
      'humanist readers start from the early manuscripts, while scientific readers begin after a supposed break in the work of Marx',
    condition:
      'dating of texts and change of vocabulary must be established before choosing between the humanist and the scientific Marx',
    indicator:
      'rise and fall of terms such as species-being and relations of production are evidence on the humanist and the scientific Marx',
    limit:
      'half a Marx results either way, a moral appeal in the humanist case and a structure without agents in the scientific one',
    counter:
      'alienation returns in the late drafts and in the account of fetishism, which tells against any break between a humanist and a scientific Marx',
    example: 'publication of the early manuscripts made the humanist Marx famous and called forth the scientific reply',
    implication:
      'one concept followed through several dates allows the humanist to be weighed against the scientific Marx',
    parts: ['alienation-theory'],
  },
  'concept-blur': {
    definition:
      'shifting senses of key terms occur when one word carries different meanings at different steps of an argument',
    mechanism:
      'premise and conclusion seem to share a subject, and the inference goes through only because the word has changed',
    condition: 'fields with competing definitions and uncertain translations breed shifting senses of key terms',
    indicator: 'list every use of a key term and try substituting a synonym, and shifts of sense come to light',
    limit: 'insistence on one sense per term can erase a richness that the concept really has',
    counter: 'loose edges are no fault as long as usage works, on a family-resemblance view of key terms',
    example:
      'freedom as absence of interference and freedom as self-mastery, used in turn, show the shifting sense of a key term',
    implication: 'announce any change of sense where it happens, and define key terms at first use',
  },
  'concept-blur.cause': {
    definition:
      'contexts of use run together when senses from different schools, periods or disciplines are treated as one',
    mechanism: 'sameness of word suggests sameness of meaning, and second-hand quotation drops the surroundings',
    condition: 'translation and interdisciplinary borrowing are where contexts of use run together most often',
    indicator: 'a footnote that mixes authors of several centuries is a sign of contexts run together',
    limit: 'contexts are not sealed off, and too strict a separation makes conceptual history impossible',
    counter:
      'a good definition may travel across contexts of use, and universalists about concepts rely on its doing so',
    example: 'quoting an ancient and a modern author on liberty in one sentence lets contexts of use run together',
    implication: 'quotations sorted by context of use are much harder to run together',
  },
  'concept-blur.measure': {
    definition:
      'separating levels of meaning and limiting their use means stating for each term at which level and for which objects it holds',
    mechanism: 'propositions from one level can no longer serve unnoticed as premises at another',
    condition: 'textual evidence, and not convenience, must govern the separating of levels of meaning',
    indicator:
      'a definition kept throughout and exceptions openly marked show that levels of meaning have been separated',
    limit: 'excessive separating of levels of meaning burdens the reader with jargon',
    counter: 'ordinary-language philosophers fear that stipulated meanings walk around the real difficulty',
    example:
      'Berlin’s separation of negative from positive liberty shows how distinguishing levels of meaning moves a debate on',
    implication: 'draw up a table of senses and limit each chapter to the level of meaning it needs',
  },
  'normative-gap': {
    definition: 'norms remote from actual situations are valid as stated and yet cannot tell anyone what to do',
    mechanism:
      'limits of money, knowledge and relationship are ignored, so people comply in appearance or lose their bearings',
    condition: 'plural values and overlapping roles put norms at a greater distance from actual situations',
    indicator:
      'costs of compliance, frequency of exceptions and habits of evasion measure how remote a norm is from actual situations',
    limit: 'to lower a norm whenever reality falls short would abolish it',
    counter: 'a perfect standard is needed before actual situations can be judged at all, in defence of ideal theory',
    example: 'expecting every user to read all terms of service is a norm remote from actual situations',
    implication: 'assessment of norms should ask who is to follow them in the actual situation and with what means',
  },
  'normative-gap.cause': {
    definition:
      'principles without mediation pass straight from the general to the particular with no step of interpretation or weighing',
    mechanism:
      'on relevant facts the principle is silent, and each person who applies it fills the silence differently',
    condition: 'policies deduced from theory in one move are the usual home of principles without mediation',
    indicator:
      'look for cases, rules or precedents between principle and verdict, since their absence shows that mediation is missing',
    limit: 'mediation can bring in bias of its own and does not guarantee a sound application of principles',
    counter: 'perception of the case may make principles unnecessary altogether, as moral particularism claims',
    example:
      'banning a device because harm is wrong, with no comparison of risks, applies a principle without mediation',
    implication:
      'mediation is largely supplied once each factual judgement between principle and conclusion is written out',
  },
  'normative-gap.measure': {
    definition:
      'restating principles with their conditions of use adds to each the premises and exceptions that cases bring to light',
    mechanism:
      'similar cases compared reveal what a principle is for, and its conditions of use follow from that purpose',
    condition: 'detailed cases, and more than one of them, are required for restating principles with their conditions',
    indicator: 'a restated principle should be able to deal with cases outside those used in restating its conditions',
    limit: 'exceptions admitted without restraint in the end hollow principles out',
    counter: 'rigorists warn that every exception opens a door to self-interest',
    example:
      'medical ethics, refining the duty to inform through a series of cases, restates a principle with its conditions of use',
    implication:
      'construct a clear case, a counter-case and a borderline case, and restate the principle to fit all of them',
  },
  'subject-loss': {
    definition:
      'the fading of the subject is the decline of persons from authors of judgement to effects of systems and signs',
    mechanism: 'choices are arranged beforehand and reasons yield to data, until only reactions are asked for',
    condition: 'specialised institutions and automated decisions hasten the fading of the subject',
    indicator: 'ability to say why one acts, and to refuse, shows how far the subject has faded',
    limit: 'laments over the fading of the subject sometimes mourn an independence that few ever enjoyed',
    counter: 'the subject was always a product of discourse, so that poststructuralists see nothing fading',
    example:
      'pupils who follow a recommended path without asking where it leads give a small instance of the fading of the subject',
    implication: 'say which subject is fading, the one who knows, the one who acts or the one who is accountable',
  },
  'subject-loss.cause': {
    definition:
      'the one-sided growth of instrumental reason is the spread of efficiency and control beyond production into all of life',
    mechanism: 'ends are taken as given, debate shrinks to means, and people too are valued by their usefulness',
    condition:
      'markets and administrative targets reinforce each other where instrumental reason grows most one-sidedly',
    indicator: 'more indicators and less discussion of value are visible marks of the growth of instrumental reason',
    limit:
      'many forces are gathered under the one-sided growth of instrumental reason, and their separate mechanisms remain to be told apart',
    counter: 'efficiency frees time and need not damage anybody, on an optimistic view of instrumental reason',
    example:
      'friendship reckoned as a network asset shows the one-sided growth of instrumental reason reaching private life',
    implication:
      'a charge against instrumental reason should name the sphere whose own standard its growth has displaced',
    parts: ['instrumental-reason'],
  },
  'subject-loss.measure': {
    definition:
      'restoring judgement in public dialogue lets those affected take part, with reasons, in decisions about themselves',
    mechanism: 'having to state and defend a reason turns executors back into judges',
    condition:
      'open information and roughly equal chances to speak are needed for restoring judgement in public dialogue',
    indicator:
      'participants who change their minds and dissent that is recorded show that public dialogue restores judgement',
    limit: 'public dialogue takes time and rewards fluent speakers, so quiet people may gain little',
    counter: 'elitists would leave complex matters to experts and regard public dialogue as delay',
    example: 'residents who deliberate on the installation of cameras recover judgement in public dialogue',
    implication:
      'organisers of public dialogue should give weaker parties the same documents and the same time to speak',
    parts: ['public-sphere'],
  },
  'responsibility-gap': {
    definition: 'gaps in responsibility arise when harm has been done and nobody meets the usual conditions of blame',
    mechanism:
      'design, training, deployment and use belong to different people, none of whom contributed enough to answer alone',
    condition: 'unpredictable systems outside anyone’s direct control open gaps in responsibility',
    indicator: 'inquiries in which all parties point at each other are the outward sign of gaps in responsibility',
    limit: 'talk of gaps in responsibility may excuse negligence that could have been prevented',
    counter:
      'the supposed gaps in responsibility may be mere difficulties of proof that existing duties of supervision can close',
    example:
      'a test vehicle without a driver runs someone down, and passenger, maker and software supplier each disclaim responsibility',
    implication:
      'only what remains after negligence and evasion have been ruled out deserves the name of a gap in responsibility',
  },
  'responsibility-gap.cause': {
    definition: 'control spread along a chain of action leaves power and knowledge of the result in many hands',
    mechanism: 'each participant sees a part, and the combined outcome exceeds what any of them foresaw',
    condition: 'layers of subcontracting spread control along the chain of action most widely',
    indicator: 'contracts and operating logs reveal how control was spread along the chain',
    limit: 'dispersal does not excuse by itself, since a link in the chain may still be blamed for ignoring the whole',
    counter:
      'every chain of action can be broken down into decisions with an author, so control is never really spread for an individualist',
    example: 'labelling, training and field adjustment by three separate firms spread control along a chain of action',
    implication:
      'draw the sequence of decisions and mark who could have stopped the outcome, to see how control is spread',
  },
  'responsibility-gap.measure': {
    definition:
      'assigning responsibility by control and knowledge gives each party duties in proportion to what it can influence and what it knows',
    mechanism: 'prevention falls to those able to prevent, warning to those who know, and empty places are filled',
    condition:
      'records of decisions and clear agreements are preconditions for assigning responsibility by control and knowledge',
    indicator:
      'list beside each party the measures open to it and the information it had, and responsibility can be assigned',
    limit: 'deliberate ignorance may reduce responsibility, so the test of knowledge needs a guard against it',
    counter: 'advocates of strict liability would make those who profit pay first, whatever their knowledge or control',
    example:
      'makers answer for defects, operators for maintenance and users for misuse, as control and knowledge differ',
    implication:
      'law should impose duties of record, so that control and knowledge can be established later when responsibility is assigned',
  },
  'tradition-modern': {
    definition:
      'modern misreadings of classical thought rewrite an ancient position in present-day categories without noticing',
    mechanism: 'ready translations and modern disciplines supply the boxes, and whatever does not fit is discarded',
    condition: 'topics that look to the classics for solutions invite modern misreadings',
    indicator:
      'truncated quotation and modern terms put in place of ancient ones give modern misreadings of classical thought away',
    limit:
      'every reading has a present standpoint, and those who allege a modern misreading may not hold the original meaning',
    counter: 'misreadings may open new ideas, and creative interpreters of classical thought welcome them',
    example: 'praise of Stoicism as a productivity technique is a modern misreading of classical thought',
    implication: 'state the ancient question first, then say what must change before classical thought can be applied',
  },
  'tradition-modern.cause': {
    definition:
      'answers taken without their questions are ancient conclusions borrowed apart from the problem they were meant to solve',
    mechanism: 'cut off from opponents and circumstances, a statement looks universal and its qualifications are lost',
    condition: 'collections of sayings encourage readers to take answers without their questions',
    indicator: 'a quotation with no word on whom it answers has probably been taken without its question',
    limit: 'ideas outgrow their origin, so borrowing an answer is no fault in itself',
    counter: 'recovery of old questions is idle as long as the answers help, in a pragmatic spirit of reading',
    example: 'governing by non-action, offered as a rule for managers, is an answer taken without its question',
    implication: 'an ancient answer tells little until one knows who asked the question and why',
  },
  'tradition-modern.measure': {
    definition:
      'recovering the original question before applying it restores the difficulty that an author faced and seeks its present counterpart',
    mechanism: 'once the questions correspond, what to keep and what to alter in the answer can be argued',
    condition: 'whole works and contemporary disputes must be read for recovering the original question',
    indicator:
      'reasons given for each thing kept or dropped show that the original question was recovered before being applied',
    limit: 'labour is heavy, and an original question may have no counterpart today',
    counter: 'modernists doubt that any recovered question survives so great a change of society',
    example:
      'reading Xunzi on ritual as an answer to strife, before applying it to institutions, recovers the original question',
    implication:
      'give one section to the original question, one to the present question and one to the distance between them',
    parts: ['textual-exegesis'],
  },
  'technology-domination': {
    definition:
      'the domination of people by technology means arranging life to suit technical systems while believing one still uses tools',
    mechanism: 'interfaces and tempos define what can be done, and people adapt their aims for the sake of convenience',
    condition: 'a technology that nobody can leave, because everything runs through it, dominates most securely',
    indicator:
      'the cost of switching off, and the alternatives that remain, measure the domination of people by technology',
    limit: 'pictures of domination make people wholly passive, although users of technology also modify and resist it',
    counter: 'only people dominate people, by means of technology in their possession, the instrumentalist replies',
    example: 'errands that can be done only by smartphone leave an elderly customer helpless before technology',
    implication:
      'design, ownership and habit may each lie behind the domination of people by technology, and the remedies differ',
  },
  'technology-domination.cause': {
    definition:
      'efficiency as the measure of everything puts the ratio of output to cost in place of all other standards',
    mechanism:
      'what can be counted is improved and the rest drops out of sight, until the world appears only as usable',
    condition: 'competition and appraisal demand a common unit, and efficiency is the handiest measure',
    indicator:
      'documents full of cost and time, with no unquantified value in them, treat efficiency as the measure of everything',
    limit: 'efficiency saves toil, and becomes a fault only outside its own field',
    counter: 'efficiency remains a moral demand wherever there is poverty, from the standpoint of development',
    example: 'doctors rated by patients seen per hour have no measure for talk and comfort but efficiency',
    implication: 'criticism of efficiency should propose another measure and explain how people could agree on it',
    parts: ['instrumental-reason'],
  },
  'technology-domination.measure': {
    definition:
      'a composed and reserved use of technical things takes devices into daily life and yet keeps the power to leave them alone',
    mechanism: 'readiness to let go allows things to matter as themselves and not only as material',
    condition: 'leisure for reflection is needed for a composed and reserved use of technical things',
    indicator: 'calm without the device for a day is a homely test of a composed use of technical things',
    limit: 'inner reserve says nothing on who owns and regulates technical things',
    counter:
      'activist philosophers of technology would redesign and take part in decisions before cultivating composure',
    example:
      'writing letters and walking are cherished again in the spirit of a composed and reserved use of technical things',
    implication:
      'combine a composed use of technical things with reform of institutions, since neither replaces the other',
  },
  'privacy-erosion': {
    definition: 'blurred boundaries of privacy leave people unable to tell what may be seen, stored or passed on',
    mechanism: 'collection is silent and inference replaces disclosure, so nobody notices when a boundary is crossed',
    condition: 'devices always on, records kept for ever and purposes left open blur the boundaries of privacy',
    indicator: 'frequent surprise at where data have gone shows how blurred the boundaries of privacy are',
    limit: 'boundaries of privacy have always moved, and not every movement is an injury',
    counter:
      'the young share gladly and have outgrown old boundaries of privacy, if optimists in industry are to be believed',
    example: 'home speakers whose recordings were heard by staff made the blurred boundaries of privacy a public topic',
    implication:
      'judgement on the boundaries of privacy presupposes a description of the power of knowing that a technology has added',
    parts: ['privacy'],
  },
  'privacy-erosion.cause': {
    definition: 'data flowing out of their first context leave the relationship and purpose for which they were given',
    mechanism: 'transfer and merging add recipients whom the original trust does not bind',
    condition: 'cheap copying and profitable resale keep data flowing out of their first context',
    indicator:
      'compare the purposes in the consent form with the actual recipients to see how far data have left their context',
    limit: 'reuse can do good, as in epidemiology, so data need not stay in their first context always',
    counter:
      'value comes precisely from combining contexts, which is why the data economy resists keeping data in their first one',
    example: 'fitness records that enter insurance pricing are data that flowed out of their first context',
    implication: 'one kind of data, followed from collection to final use, shows where the context changes',
    parts: ['contextual-integrity'],
  },
  'privacy-erosion.measure': {
    definition:
      'binding data flows to contextual norms limits later recipients and uses by the reasonable expectations of collection',
    mechanism: 'every new purpose needs new permission, so recipients stay answerable to the first relationship',
    condition: 'sectors must spell out their own norms before data flows can be bound to them',
    indicator: 'specific statements of purpose and logs open to inspection show that data flows are bound',
    limit: 'inherited contextual norms may protect privilege, and binding data flows to them prolongs it',
    counter: 'efficiency advocates complain that repeated permission slows research and service',
    example: 'health records open to care and approved research only are data flows bound to contextual norms',
    implication:
      'recommendations should list settings with their terms of transmission, because one clause cannot bind all data flows',
    parts: ['contextual-integrity'],
  },
  'algorithmic-bias': {
    definition:
      'discrimination in algorithmic decisions is unjustified disadvantage to a group produced by automated judgement',
    mechanism:
      'proxy variables carry a sensitive trait into the model, and neutral-looking rules reproduce the difference',
    condition: 'skewed samples and narrow objectives are the soil of discrimination in algorithmic decisions',
    indicator:
      'error rates compared across groups, together with the fate of appeals, reveal discrimination in algorithmic decisions',
    limit: 'measures of fairness conflict, so curing one discrimination may aggravate another',
    counter:
      'algorithmic bias can at least be measured, unlike human prejudice, and defenders of automation build on that advantage',
    example:
      'recruitment software trained on past hiring marks women down, a plain case of discrimination in algorithmic decisions',
    implication:
      'name the definition of fairness by which algorithmic decisions are called discrimination, and defend it against its rivals',
  },
  'algorithmic-bias.cause': {
    definition: 'past data that carry old prejudice turn unjust decisions of earlier years into samples for learning',
    mechanism: 'accuracy means repeating the past, so exclusion returns in the guise of prediction',
    condition: 'labels produced by personal discretion are the past data that carry most prejudice',
    indicator:
      'origin of labels, gaps in the sample and motives of collection lead to the prejudice that past data carry',
    limit: 'data are not the only source of unfairness, since aims and uses contribute their share',
    counter:
      'large and corrected samples might make old prejudice in past data negligible, as engineers tend to assume',
    example: 'police records show where officers patrolled and not where crime occurred, so the data carry prejudice',
    implication:
      'the step at which prejudice entered the past data must be identified, since the general charge helps nobody',
  },
  'algorithmic-bias.measure': {
    definition:
      'building fairness and explanation into design writes norms into the choice of aims, features and interfaces',
    mechanism: 'faults surface before release, and affected people who receive reasons are able to contest them',
    condition:
      'lawyers, ethicists and practitioners must share the work of building fairness and explanation into design',
    indicator:
      'recorded trade-offs and explanations that laypeople understand prove that fairness was built into design',
    limit: 'explanation may cost accuracy or trade secrets, and fairness scores invite gaming',
    counter: 'critics warn that technical design can hide decisions which ought never to be automated',
    example: 'a rejected borrower who is told what to improve benefits from explanation built into design',
    implication: 'regulation should say who may demand an explanation and what follows when the design gives none',
  },
  'labour-alienation': {
    definition:
      'the estrangement of workers from their activity is the sense that work belongs to someone else and life begins afterwards',
    mechanism: 'aim, pace and result are set by others, so effort becomes a price paid for survival',
    condition: 'little voice in how work is done makes the estrangement of workers from their activity deepest',
    indicator: 'slack work, frequent resignation or indifference to the result may betray the estrangement of workers',
    limit: 'feelings alone do not prove exploitation, for contented workers may be dominated too',
    counter: 'autonomy and feedback in the job may cure the estrangement of workers without any change of ownership',
    example:
      'couriers whose route and time limit come from a platform show a new form of estrangement of workers from their activity',
    implication: 'research should check both the mood of workers and the structure of command in their activity',
    parts: ['alienated-labour'],
  },
  'labour-alienation.cause': {
    definition:
      'command of the product by others means that producers have no say in the use and disposal of what they make',
    mechanism: 'products become capital, which buys and directs labour in its turn',
    condition: 'ownership of the means of production by others underlies their command of the product',
    indicator: 'property rules and the division of proceeds disclose who has command of the product',
    limit:
      'planned economies also removed command of the product from workers, so private ownership is not the sole cause',
    counter: 'wages are fair exchange for command of the product, on the contractarian view',
    example: 'creators whose work is priced and withdrawn by a platform experience command of the product by others',
    implication: 'the path of the product from completion to disposal shows where command passes to others',
  },
  'labour-alienation.measure': {
    definition:
      'changing the relations that govern labour means altering ownership and the right to decide how work is done',
    mechanism: 'associated producers determine together what to make and how, so that activity becomes theirs again',
    condition:
      'developed productive powers and organised workers are required for changing the relations that govern labour',
    indicator:
      'share of workers in decisions and control of the surplus measure how far the relations governing labour have changed',
    limit: 'new owners who leave the division of labour untouched may only rename domination',
    counter:
      'reformers consider labour law and bargaining sufficient without changing the relations that govern labour',
    example:
      'cooperatives in which members settle hours and shares are experiments in changing the relations that govern labour',
    implication:
      'proposals must say who would carry out the change in the relations of labour, by what steps and at what cost',
  },
  'unfair-distribution': {
    definition:
      'distributions that cannot be justified to the worst off fail the demand for reasons those people could accept',
    mechanism: 'inequality traced only to birth and luck gives the worst off nothing to agree to',
    condition: 'gains concentrated for long at the top produce distributions that cannot be justified below',
    indicator:
      'mobility between generations, access to public services and felt fairness tell whether distributions can be justified',
    limit:
      'size of the gap decides little, because procedure and contribution also bear on whether a distribution is justified',
    counter:
      'any distribution that arose by just steps stands, whatever the worst off may say, on libertarian principles',
    example: 'school places tied to house prices are a distribution hard to justify to the worst off',
    implication: 'need, merit and equality are different standards, and a critic of distributions has to declare one',
    parts: ['equality'],
  },
  'unfair-distribution.cause': {
    definition: 'unchecked advantages of birth and talent turn starting points nobody chose into lasting gains',
    mechanism: 'advantages can be invested and inherited, so that effort counts for less with each generation',
    condition: 'education and health paid for privately leave advantages of birth least checked',
    indicator: 'school and career results sorted by family background show unchecked advantages at work',
    limit: 'talent and effort are hard to separate, and cancelling every advantage would invade persons',
    counter: 'using one’s talent merits reward, and believers in desert see no arbitrary advantage in talent',
    example: 'family connections that decide first jobs are advantages of birth left unchecked',
    implication: 'argue which advantages are morally arbitrary before calling for them to be checked',
  },
  'unfair-distribution.measure': {
    definition:
      'testing institutions by the position of the worst off requires that inequality improve the lot of those with least',
    mechanism: 'a question asked from the lowest position confronts institutions with those hardest to convince',
    condition: 'knowledge of who is worst off, and in what, precedes testing institutions by their position',
    indicator:
      'gains and losses in basic goods at the bottom, before and after reform, supply the test of institutions',
    limit: 'attention to the worst off may neglect the middle and tempt people to claim disadvantage',
    counter: 'utilitarians ask why great benefit to all should be forgone for a little to the worst off',
    example:
      'progressive taxation and basic health care are institutions commonly defended by the position of the worst off',
    implication:
      'several feasible institutions are to be compared, each with a report on what it does to the position of the worst off',
    parts: ['justice-fairness'],
  },
  'weak-moral-motive': {
    definition:
      'knowing the good without doing it is the state of those who judge rightly and give way to desire, ease or company',
    mechanism: 'judgement that stays verbal fails to engage feeling, and the nearer advantage wins',
    condition: 'costs to oneself and the absence of witnesses make knowing the good without doing it most likely',
    indicator:
      'gaps between professed and actual choice, followed by excuses, betray people who know the good without doing it',
    limit: 'weakness is not the whole story, since ignorance and pressure also keep people from doing good',
    counter:
      'Socrates denied that anyone knowingly does wrong, so that failure to do the good must be failure to know it',
    example:
      'walking past a person in need, uneasy and self-excusing, is the daily form of knowing the good without doing it',
    implication:
      'locate the break between judgement, feeling and habit before advising those who know the good without doing it',
  },
  'weak-moral-motive.cause': {
    definition:
      'norms not turned into feeling and habit are remembered as knowledge and never become likes and aversions',
    mechanism: 'shame and delight in the good are missing, so a norm has only calculation to set against temptation',
    condition: 'schooling by recitation and test leaves norms least turned into feeling and habit',
    indicator: 'conduct unobserved, and the length of hesitation, show whether norms have become feeling and habit',
    limit: 'feeling can be narrow and habit thoughtless, so norms turned into either still need reflection',
    counter: 'principle alone is reliable, and rationalists would keep feeling from unsettling norms',
    example: 'pupils who know the code of courtesy and litter when alone hold norms not turned into habit',
    implication: 'practice with real consequences joins norms to feeling better than recitation does',
  },
  'weak-moral-motive.measure': {
    definition:
      'forming moral feeling through daily practice makes good conduct second nature by repeated dealings with others',
    mechanism: 'small acts of restraint and consideration accumulate, and sensitivity grows with them',
    condition: 'friendly exemplars and freedom to admit mistakes help in forming moral feeling through daily practice',
    indicator: 'displaced anger grows rarer and notice of others quicker as daily practice forms moral feeling',
    limit: 'results come slowly, and daily practice cannot undo the steady pressure of unjust rules',
    counter:
      'incentives can be changed at once, institutionalists observe, whereas daily practice improves hearts slowly',
    example:
      'sweeping and greeting, in the old Confucian elementary schooling, formed moral feeling through daily practice',
    implication: 'one small daily practice, with time to reflect on it, is enough for moral education to start from',
    parts: ['self-cultivation'],
  },
  'mind-enslaved': {
    definition: 'the mind enslaved by external things pursues goods and fame at the price of its own peace',
    mechanism: 'aims multiply and gain or loss occupies thought, until people spend themselves on things',
    condition: 'a society that rates everyone by wealth and name leaves few minds unenslaved by external things',
    indicator: 'constant comparison and dread of loss are symptoms of a mind enslaved by external things',
    limit: 'people in want seek food from need, and their minds should not be called enslaved by external things',
    counter: 'activist thinkers count work on external things for others’ benefit as a human duty',
    example:
      'Zhuangzi describes those who toil all their lives and never see success, minds enslaved by external things',
    implication:
      'use of external things differs from dependence on them, and talk of an enslaved mind must not blur the two',
    parts: ['free-roaming'],
  },
  'mind-enslaved.cause': {
    definition: 'the grip of fixed opinion and desire keeps the mind from answering things as they come',
    mechanism: 'opinion measures everything by oneself and desire measures life by gain, and each tightens the other',
    condition: 'disputation and rivalry strengthen the grip of fixed opinion and desire',
    indicator: 'heated quarrels over right and wrong, and a want of contentment, show the grip of opinion and desire',
    limit: 'nobody lives without some opinion and desire, so loosening their grip needs measure',
    counter: 'Confucians would guide desire by ritual and not treat it as an enemy',
    example: 'deep desires leave shallow springs of nature, says the Zhuangzi of those in the grip of desire',
    implication:
      'treat opinion as a fault of knowing and desire as a fault of feeling before asking how they grip the mind together',
  },
  'mind-enslaved.measure': {
    definition: 'the fasting of the mind, described by Zhuangzi, empties it of schemes so that it can receive things',
    mechanism: 'listening with the vital breath lets events come and go, and gain or loss finds nothing to cling to',
    condition: 'willingness to lay down cleverness and self is the condition for the fasting of the mind',
    indicator: 'composure under change and feelings that do not linger are signs of the fasting of the mind',
    limit: 'outsiders can neither share nor verify what the fasting of the mind yields',
    counter: 'withdrawal from the world was all that practical statesmen could see in the fasting of the mind',
    example: 'the carver who fasts before entering the forest for wood links the fasting of the mind with skill',
    implication:
      'the stages of forgetting need to be explained in order, so that the fasting of the mind does not look like mere blankness',
  },
  'ecological-imbalance': {
    definition:
      'the imbalance between people and nature means taking and discharging more than nature can restore or absorb',
    mechanism:
      'benefits go to those who act and harms to others, to descendants and to other life, so restraint lacks a motive',
    condition: 'prices that omit environmental cost make the imbalance between people and nature hardest to correct',
    indicator:
      'wherever species vanish, soil is exhausted and water fouled, the imbalance between people and nature has become visible',
    limit: 'blame spread evenly treats poor and rich alike for an imbalance that they did not cause equally',
    counter: 'invention may lift every limit that nature sets to people, if technological optimism proves right',
    example:
      'lakes drained for fields bring harvests first and floods later, an old imbalance between people and nature',
    implication: 'state whose conduct disturbs the balance with nature and which people bear the harm',
  },
  'ecological-imbalance.cause': {
    definition: 'nature seen only as a resource is named, priced and disposed of solely by its use to people',
    mechanism: 'ends belong to people and means to nature, so whatever is useless may be cleared away',
    condition: 'mechanistic science joined to market valuation made it normal for nature to be seen only as a resource',
    indicator: 'the headings under which law and accounts enter nature reveal whether it is seen only as a resource',
    limit: 'farming and medicine do treat nature as a resource, and rightly within limits',
    counter: 'weak anthropocentrists blame short-sightedness and not the view of nature as a resource',
    example: 'wetland listed as waste because it yields nothing is nature seen only as a resource',
    implication: 'critics should describe other relations to nature than its use as a resource',
    parts: ['instrumental-reason'],
  },
  'ecological-imbalance.measure': {
    definition:
      'recognising natural value and limiting intervention gives natural things independent weight and sets lines not to be crossed',
    mechanism: 'the burden of proof passes to those who intervene, and acts with unknown effects are slowed',
    condition:
      'ecological knowledge and the voice of residents are needed for recognising natural value and limiting intervention',
    indicator: 'protected areas, prior assessment and duties of restoration show whether intervention is limited',
    limit: 'local people who live on the land often pay for limits on intervention',
    counter: 'natural value is a luxury before basic needs are met, from the standpoint of development',
    example: 'river flows reserved for migrating fish recognise natural value in law',
    implication: 'proposals for limiting intervention should include compensation for those who are restricted',
    parts: ['intrinsic-value'],
  },
  'meaning-loss': {
    definition:
      'the loss of meaning in life is the sense that no reason supports what one does and that days merely continue',
    mechanism: 'old purposes lose conviction, new ones look arbitrary, and action hangs in the air',
    condition: 'full stomachs and no direction make the loss of meaning in life more acute',
    indicator: 'a weary, cynical or indifferent tone about the future often betrays the loss of meaning in life',
    limit:
      'unemployment and loneliness cause the loss of meaning in life too, and a purely spiritual diagnosis misses them',
    counter:
      'meaning can be broken into purpose, value and coherence, and its loss then holds no mystery for an analytic philosopher',
    example: 'Sisyphus pushing his stone is the figure in which the loss of meaning in life is known to everyone',
    implication: 'distinguish the meaning of life as a whole from meaning within a life before discussing its loss',
    parts: ['existential-dread'],
  },
  'meaning-loss.cause': {
    definition:
      'the collapse of inherited orders of value means that religion, kinship and custom no longer give an unquestioned place',
    mechanism: 'criticism obliges every authority to prove itself, and the last why goes unanswered',
    condition: 'mobile societies with rival values feel the collapse of inherited orders most',
    indicator:
      'rites decline, occupation and marriage become matters of choice, and the collapse of inherited orders of value shows in daily life',
    limit: 'inherited orders oppressed many people, for whom their collapse was a release',
    counter: 'cultural conservatives deny a collapse and find inherited values alive in family and locality',
    example: 'Nietzsche’s madman, announcing that God is dead, proclaims the collapse of inherited orders of value',
    implication:
      'talk of modernity at large is too vague, and the order of value that has collapsed should be named with its place',
  },
  'meaning-loss.measure': {
    definition:
      'owning one’s choices within a finite situation establishes value by action without any final guarantee',
    mechanism: 'circumstances that were merely suffered become one’s own situation once a choice is owned',
    condition:
      'honest acknowledgement of limits, without excuse, is required for owning choices within a finite situation',
    indicator: 'people who can say why they persist and who accept the consequences own their choices',
    limit: 'only the manner of choosing counts, and bad causes too have been owned as choices',
    counter: 'meaning comes from shared undertakings, and solitary choices may weigh too little to supply it',
    example:
      'the doctor who stays at work through a plague without hope of victory owns his choice within a finite situation',
    implication: 'begin with a definite responsibility, since owning one’s choices need not wait for ultimate answers',
    parts: ['authenticity'],
  },
  'justification-regress': {
    definition: 'the regress of justification arises because each reason seems to need another to support it',
    mechanism:
      'chains of reasons run on for ever, turn in a circle or stop without warrant, and none of these satisfies',
    condition: 'insistence that every belief have a statable reason brings the regress of justification about',
    indicator: 'being asked again and again how one knows makes the regress of justification felt',
    limit:
      'only wholesale doubt sets the regress of justification going, while ordinary inquiry leaves much unquestioned',
    counter: 'an endless regress may be harmless, and infinitists see nothing vicious in it',
    example: 'the child who keeps asking why until adults fall silent rediscovers the regress of justification',
    implication: 'answers to the regress of justification should admit the price of foundations, coherence or infinity',
  },
  'justification-regress.cause': {
    definition:
      'every reason resting on another reason follows from treating justification as a relation between beliefs alone',
    mechanism: 'perception and practice are shut out, and propositions can only hand support to one another',
    condition: 'strict internalism makes every reason rest on another reason of necessity',
    indicator: 'whether an author allows support that is not inferred decides if every reason must rest on another',
    limit: 'to admit support outside reasons leaves the puzzle of how it could bear on beliefs with content',
    counter: 'critics of the given insist that nothing but a belief can be a reason for a belief',
    example:
      'a person who sees rain and is then asked to prove that eyes are reliable finds each reason resting on another',
    implication:
      'schools differ in the kinds of support they accept, and a list of these decides whether every reason must rest on another',
  },
  'justification-regress.measure': {
    definition:
      'sorting kinds of evidence and limiting doubt gives perception, memory, testimony and inference each their own terms of trust',
    mechanism: 'default credit is extended to each kind of evidence, and doubt must bring a specific reason',
    condition:
      'concrete inquiry profits from sorting kinds of evidence, though the radical sceptic is not refuted by limiting doubt',
    indicator: 'clear statements of when a kind of evidence fails show that doubt has been limited well',
    limit: 'default trust may shelter prejudice, so every kind of evidence needs a way to be withdrawn',
    counter:
      'to limit doubt is to decline the question, the sceptic protests, and no kind of evidence is thereby secured',
    example: 'courts sort kinds of evidence when they admit testimony and objects under different rules',
    implication: 'a discussion arranged by kinds of evidence can examine the reasons for doubt under each',
  },
  demarcation: {
    definition:
      'unclear lines between science and non-science leave no firm test for telling knowledge from its imitations',
    mechanism: 'weak claims borrow the name of science and gain trust and funds',
    condition: 'young and interdisciplinary fields have the least clear lines between science and non-science',
    indicator:
      'quarrels over expert testimony and school curricula bring unclear lines between science and non-science into public view',
    limit: 'lines drawn merely to praise or blame make the humanities look inferior because they are not science',
    counter: 'the line between science and non-science could be dropped and each claim simply asked how reliable it is',
    example: 'astrology, homoeopathy and creationism have all tested the line between science and non-science',
    implication: 'say whether the line between science and non-science is wanted for theory, policy or teaching',
    parts: ['falsifiability'],
  },
  'demarcation.cause': {
    definition:
      'single criteria set against varied scientific practice, whether testability, repeatability or consensus, always meet exceptions',
    mechanism:
      'sciences differ in object and method, so a single criterion is too wide for some and too narrow for others',
    condition:
      'historical geology beside theoretical physics shows how single criteria fail varied scientific practice',
    indicator:
      'apply each criterion to accepted sciences and record the exceptions, and the limits of single criteria appear',
    limit: 'insufficient criteria may still serve as warnings about scientific practice',
    counter: 'essentialists believe that a single criterion exists and has simply not been stated well',
    example: 'astronomy cannot experiment on stars and is scientific all the same, in spite of single criteria',
    implication: 'test criteria on the practice of particular sciences and not on the definitions of philosophers',
  },
  'demarcation.measure': {
    definition:
      'judging scientific standing by several features weighs testability, system, self-correction and communal norms together',
    mechanism: 'features make up for each other, so one lack misleads nobody while several lacks arouse suspicion',
    condition: 'weights and reasons must be declared before judging scientific standing by several features',
    indicator: 'agreement with undisputed cases on both sides checks any judgement by several features',
    limit: 'choice of features involves discretion, and borderline cases of scientific standing will stay disputed',
    counter: 'several features are too vague to keep impostors out, in the opinion of strict demarcationists',
    example:
      'homoeopathy fails on repeatability, mechanism and self-correction, so several features together settle its scientific standing',
    implication: 'a table of evidence, feature by feature, makes the judgement of scientific standing open to checking',
  },
  'language-confusion': {
    definition:
      'pseudo-problems born of misused language are questions without answers that arise when words leave their ordinary employment',
    mechanism: 'likeness of grammar prompts a search for things that do not exist',
    condition: 'abstract nouns made from verbs and adjectives give birth to most pseudo-problems of language',
    indicator: 'a question that vanishes when reworded was a pseudo-problem of language',
    limit: 'to call every difficulty a pseudo-problem is to miss real questions of metaphysics and morals',
    counter:
      'language puzzles people because reality does, a metaphysician would say, so the problems are not pseudo-problems at all',
    example: 'wondering where time goes, as if time were a thing, is a pseudo-problem born of misused language',
    implication: 'describe the ordinary use first, then point to the step at which language was misused',
    contrasts: ['concept-blur'],
  },
  'language-confusion.cause': {
    definition:
      'grammatical form hiding logical form is the mismatch between how a sentence looks and what follows from it',
    mechanism: 'shared subject and predicate form suggests that nobody and existence name things as Socrates does',
    condition: 'brevity in natural language keeps grammatical form hiding logical form almost everywhere',
    indicator: 'two sentences of one grammatical form with different consequences show that logical form is hidden',
    limit: 'which form is logical depends on the logic chosen, so hidden form is not simply found',
    counter: 'ordinary-language philosophers deny any hidden logical form and blame ideal languages for the confusion',
    example: 'a sentence denying that round squares exist has a grammatical form which hides its logical form',
    implication:
      'the paraphrase should be written out, so that readers can see why its logical form yields better inferences',
    parts: ['linguistic-analysis'],
  },
  'language-confusion.measure': {
    definition:
      'recovering the logic of expressions in use explains meaning through actual employment and inferential ties',
    mechanism: 'returned to the settings in which they are taught and corrected, misleading analogies lose their force',
    condition: 'true and varied examples are the material for recovering the logic of expressions in use',
    indicator:
      'puzzled speakers who accept the paraphrase as what they meant confirm that the logic of the expression was recovered',
    limit: 'trouble may merely move elsewhere after the logic of an expression in use has been recovered',
    counter:
      'precise concepts could be engineered in place of expressions in use, and constructive logicians prefer that road',
    example: 'having a pain, compared with having a coin, brings out the logic of two expressions in use',
    implication:
      'the logic of an expression becomes clear when enough of its uses have been set out sentence by sentence',
    parts: ['linguistic-analysis'],
  },
  'aesthetic-commodity': {
    definition: 'the commodification of aesthetic experience turns feelings and moods into goods supplied in bulk',
    mechanism:
      'stimuli are designed for predictable pleasure, and viewers used to instant satisfaction lose patience for looking',
    condition: 'leisure run by business, and taste worn as a badge, drive the commodification of aesthetic experience',
    indicator:
      'more photographs than looking, and ever shorter stops, betray the commodification of aesthetic experience',
    limit: 'trade has also brought art to more people, so commodification of aesthetic experience is not pure loss',
    counter: 'consumers make meanings of their own out of commodities, as cultural studies has shown',
    example: 'exhibition rooms built as backdrops for portraits show the commodification of aesthetic experience',
    implication:
      'keep the sale of works apart from changes in aesthetic experience, for commodification concerns the latter',
    contrasts: ['disinterestedness'],
  },
  'aesthetic-commodity.cause': {
    definition:
      'stimulation in place of contemplation means that strong, new and instant effects push out sustained attention',
    mechanism: 'competition for attention rewards the quickest response, and forms that need patience disappear',
    condition: 'crowded information without pauses puts stimulation in place of contemplation most completely',
    indicator: 'rates of change on screen and the span of attention measure stimulation against contemplation',
    limit: 'contemplation as the only proper attitude would degrade festival, dance and other stirring arts',
    counter: 'friends of participation reply that involvement is aesthetic too and contemplation merely one tradition',
    example:
      'immersive shows that surround visitors with light and hide the detail of works offer stimulation in place of contemplation',
    implication: 'compare what is gained by contemplation and by stimulation before praising either',
  },
  'aesthetic-commodity.measure': {
    definition: 'rejoining art and ordinary experience returns aesthetic attention to making, dwelling and meeting',
    mechanism: 'hands-on making and repeated contact rebuild perception, so pleasure no longer has to be bought',
    condition: 'free time, places and teachable skills are needed for rejoining art and ordinary experience',
    indicator:
      'participants who can name a change in what they perceive show that art has rejoined ordinary experience',
    limit: 'art may lose its critical distance once it is part of ordinary experience',
    counter:
      'art can say no to life only from outside ordinary experience, in the view of those who defend its autonomy',
    example: 'community choirs and shared gardens rejoin art and ordinary experience',
    implication:
      'begin with small workshops in schools, where process counts above display and art meets ordinary experience',
    parts: ['aesthetic-experience'],
  },
};
