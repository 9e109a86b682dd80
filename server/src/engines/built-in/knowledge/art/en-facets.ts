import type { FacetBook } from '../facets.ts';

export const artEnFacets: FacetBook = {
  semiotics: {
    definition: 'semiotics treats works as systems in which a perceptible form stands for a meaning',
    mechanism:
      'convention and resemblance take turns in joining form to meaning, and viewers decode by habits learnt from their culture',
    condition:
      'maker and viewer must share a code before the readings offered by semiotics can be checked against each other',
    indicator:
      'replace one element and see whether the sense of the whole shifts, since semiotics counts only differences that matter',
    limit: 'touch, timbre and other qualities that resist division into units slip through the net of semiotics',
    counter: 'works are felt before they are decoded, as phenomenologists of art remind semiotics',
    example:
      'red means joy at a Chinese wedding and a halt at the traffic light, a contrast with which courses in semiotics begin',
    implication: 'signs have to be listed and their oppositions explained before semiotics becomes more than a label',
    parts: ['visual-symbol'],
  },
  reception: {
    definition:
      'reception aesthetics locates the meaning of a work in its meeting with an audience and not in the author alone',
    mechanism:
      'expectations brought to the work are met, disappointed and revised, while its gaps invite the viewer to complete it',
    condition: 'open places backed by sufficient clues are what give reception aesthetics something to describe',
    indicator:
      'changing reviews, ticket sales and fortunes of collecting record the shifts of expectation that reception aesthetics studies',
    limit:
      'every response tends to look legitimate, so reception aesthetics finds it hard to tell insight from misreading',
    counter:
      'if audiences supplied all the meaning, no work could be better than another, and reception aesthetics owes a reply to that charge',
    example:
      'paintings mocked at their first showing and revered a generation later are the standard material of reception aesthetics',
    implication:
      'reception aesthetics gains by reconstructing what one particular audience expected, in place of talk about the public at large',
    parts: ['aesthetic-taste'],
  },
  iconology: {
    definition:
      'iconology moves from recognising figures to identifying themes and on to the outlook of the age that shaped them',
    mechanism:
      'description, identification and interpretation build on each other, so that an image is tied step by step to cultural history',
    condition: 'texts and images able to confirm one another are the precondition of iconology',
    indicator:
      'additions and omissions within a standard subject, followed over time, betray the change of outlook that iconology is after',
    limit: 'brushwork, scale and colour are apt to fall through the meshes of iconology',
    counter: 'formalists protest that iconology reads paintings as illustrations to documents',
    example:
      'a lily beside the Virgin or a candle burning by day sends the student of iconology to the texts that explain it',
    implication: 'each step taken by iconology should name the text or image that licenses it',
    parts: ['motif', 'visual-symbol'],
  },
  'cross-cultural-transfer': {
    definition:
      'the theory of cross-cultural transfer in art explains how forms travel between cultures and change on the way',
    mechanism:
      'objects circulate through trade and exhibitions, and artists take from them what answers problems they already have',
    condition:
      'contact must be documented and a need present at home before cross-cultural transfer in art can be claimed',
    indicator:
      'collections, letters and copies after foreign models are better evidence of cross-cultural transfer in art than likeness between works',
    limit:
      'power between the two cultures is easily forgotten when the theory of cross-cultural transfer in art speaks of exchange',
    counter:
      'postcolonial critics answer that borrowing by the stronger side is appropriation and should be named as such',
    example:
      'Monet and Van Gogh owned Japanese prints, hung them and copied some, which gives the theory of cross-cultural transfer in art firm ground',
    implication:
      'what was altered in the transfer deserves as much attention as what was taken, since the alteration reveals the purpose',
    parts: ['flatness', 'motif'],
  },
  gestalt: {
    definition: 'gestalt theory holds that the eye perceives organised wholes and not sums of parts',
    mechanism:
      'nearness, likeness, continuity and closure gather scattered stimuli into figures without any effort of thought',
    condition: 'clear contrast of figure and ground keeps the groupings described by gestalt theory stable',
    indicator:
      'when part of an image is covered, what people still see shows which principle of gestalt theory is at work',
    limit: 'cultural training in ways of seeing receives little attention in gestalt theory',
    counter: 'empiricist psychologists contend that these principles are learnt guesses about the world',
    example: 'a logo that suggests a full circle by a broken line relies on what gestalt theory calls closure',
    implication:
      'layouts can be revised one principle at a time, beginning with the grouping that gestalt theory shows to be weakest',
    parts: ['composition'],
  },
  'emotional-design': {
    definition:
      'emotional design divides the feelings aroused by products into visceral, behavioural and reflective levels',
    mechanism:
      'looks provoke an instant liking, smooth use gives a sense of control, and memory attaches the object to one’s self-image',
    condition: 'reliable function is the floor on which emotional design stands',
    indicator:
      'facial expression, lingering and the stories people tell afterwards say more about emotional design than scores do',
    limit:
      'the three levels run into each other in practice, so the scheme of emotional design is neater than experience',
    counter: 'feeling can be used to cover faults, an objection that functionalists raise against emotional design',
    example:
      'a lemon squeezer kept on show and seldom used is the favourite illustration of the reflective level in emotional design',
    implication:
      'a design report that states which level each change addresses keeps emotional design from becoming a figure of speech',
    parts: ['user-emotion'],
  },
  'shape-grammar': {
    definition: 'shape grammar describes a family of forms by an initial shape and rules for transforming it',
    mechanism:
      'substitution, rotation, scaling and deletion are applied again and again until one motif yields a whole set',
    condition: 'patterns with clear construction and separable units lend themselves to shape grammar',
    indicator: 'experts who accept the generated forms as members of the style confirm a shape grammar',
    limit:
      'meaning, taboo and the feel of the hand cannot be written into rules, so shape grammar may keep the form and lose the sense',
    counter:
      'to a craftsperson, patterns come from measure in the fingers, and the rules of a shape grammar are drawn up only afterwards',
    example:
      'folded paper-cuts, whose rosettes follow from the number of folds and the shape of the cut, suit shape grammar perfectly',
    implication:
      'the maker’s steps should be recorded before rules are written, because a shape grammar inferred from pictures alone misses the method',
    parts: ['pattern-structure'],
  },
  'product-semantics': {
    definition:
      'product semantics studies how shape, colour and material tell people what a thing is and how to use it',
    mechanism:
      'hollows invite pressing and ridges invite gripping, so form borrows past experience in place of a manual',
    condition: 'familiarity with the image borrowed is what product semantics presupposes in its users',
    indicator:
      'let untrained people guess the use from the outside, and count the right guesses as the score of product semantics',
    limit: 'services and data connected with an object lie beyond the reach of product semantics',
    counter: 'minimalists maintain that a good object needs no speech and that meaning soon turns to noise',
    example: 'a kettle handle curved to the palm announces where to hold, an everyday sentence of product semantics',
    implication:
      'two passes are advisable under product semantics, the first for being understood and the second for being meaningful',
    parts: ['product-form'],
  },
  affordance: {
    definition:
      'the theory of affordances says that things offer possibilities of action to creatures able to take them up',
    mechanism:
      'a surface at knee height looks sittable and a raised key looks pressable, so seeing leads straight to doing',
    condition: 'body and ability must be specified, since affordances exist only in relation to them',
    indicator: 'the first movement of a newcomer betrays which affordances were noticed',
    limit: 'purely conventional operations such as the long press are beyond the theory of affordances',
    counter: 'perception may still require inference, cognitive psychologists reply to the theory of affordances',
    example:
      'doors fitted with a handle that must be pushed are the comic example beloved of the theory of affordances',
    implication:
      'flat screens have lost their relief, and designers mindful of affordances restore hints by contrast and motion',
    parts: ['usability'],
  },
  flow: {
    definition: 'flow theory describes complete absorption in an activity whose challenge matches one’s skill',
    mechanism: 'clear goals and immediate feedback keep drawing attention back, until self-awareness recedes',
    condition: 'difficulty a little above ability is the condition that flow theory names',
    indicator:
      'people who lost track of time, moved without thinking and wish to repeat it have been through what flow theory describes',
    limit: 'absorption need not be good for anyone, and flow theory has little to say about compulsion',
    counter: 'designs that prolong attention for profit, critics observe, are flow theory turned against the will',
    example: 'games that adjust difficulty to the player’s record put flow theory into code',
    implication:
      'exhibitions and lessons that borrow flow theory need to know where participants start before difficulty is set',
    parts: ['immersion'],
  },
  'living-heritage': {
    definition:
      'the theory of living heritage holds that heritage exists in practice, so that doing and handing on are what must be protected',
    mechanism: 'masters, families and neighbours teach in the course of use, and a craft survives because it is needed',
    condition: 'continued willingness of a community to practise is presupposed by the theory of living heritage',
    indicator:
      'young learners, and objects that still appear at weddings and festivals, are what the theory of living heritage counts as signs of life',
    limit: 'how much change a tradition can bear and remain itself is left undecided by the theory of living heritage',
    counter: 'conservators worry that the word living will excuse any alteration',
    example:
      'window papers cut anew each New Year, with the old ones torn off, show the theory of living heritage in one custom',
    implication:
      'without naming who teaches, who learns and for whose use, any appeal to the theory of living heritage is empty',
    parts: ['inheritor'],
  },
  'artistic-conception': {
    definition:
      'the theory of artistic conception concerns a poetic realm that arises when scene and feeling fuse and exceeds what is shown',
    mechanism:
      'the seen and the unseen call each other forth, and viewers continue in imagination where the brush stops',
    condition: 'real feeling under restraint is needed for the theory of artistic conception to find its object',
    indicator: 'whether viewers can name things that were never painted gives a fair test of artistic conception',
    limit:
      'narrative and realist works fit awkwardly into the theory of artistic conception, which grew from poetry and landscape',
    counter:
      'quietness and refinement are not the whole of art, and modern critics miss conflict in the theory of artistic conception',
    example:
      'one boat on an empty river, with water everywhere and none drawn, is the classic proof of artistic conception',
    implication:
      'an analysis of artistic conception must point to where the solid ends and the void begins, for the phrase proves nothing alone',
    parts: ['blank-space', 'spirit-resonance'],
  },
  'spirit-theory': {
    definition:
      'the theory of spirit resonance makes the living rhythm that runs through a picture the first standard of painting',
    mechanism:
      'rise and fall of the brush, wet and dry ink and the turning of forms answer one another until the whole seems to breathe',
    condition: 'response to things must come before skill if the theory of spirit resonance is to be satisfied',
    indicator:
      'gradings of painters as inspired, wonderful or competent preserve the working use of the theory of spirit resonance',
    limit: 'whether spirit resonance can be taught has divided its adherents from the beginning',
    counter: 'realist teachers find the theory of spirit resonance too elusive for the studio',
    example:
      'birds and branches bent by one wind in a Northern Song scroll bring the theory of spirit resonance before the eye',
    implication:
      'brush movement, tonal steps and direction of forms can be described separately, and the theory of spirit resonance gains by it',
    parts: ['spirit-resonance', 'brush-ink'],
  },
  'literati-painting': {
    definition:
      'the theory of literati painting values brush and ink as the record of a cultivated mind above outward likeness',
    mechanism:
      'poem, inscription, seal and image reinforce one another, and a writerly brush carries personality into form',
    condition: 'a circle of like-minded scholars is the social base on which the theory of literati painting rests',
    indicator:
      'inscriptions, calligraphic strokes and emblematic subjects together reveal the influence of the theory of literati painting',
    limit: 'professional and court painters were long undervalued by the standards of the theory of literati painting',
    counter:
      'defenders of the Song academy count close investigation of things as cultivation too, against the theory of literati painting',
    example:
      'Su Shi made light of likeness and the Mi family built hills from ink dots, and the theory of literati painting looks back to both',
    implication: 'applied to the Song, the theory of literati painting must be freed from genealogies invented later',
    parts: ['brush-ink', 'blank-space'],
  },
  'brush-method': {
    definition: 'the theory of brush method studies how grip, wrist, attack and turning produce the body of a stroke',
    mechanism:
      'pressure alters width, rotation alters direction, and every movement of the tip stays visible in the ink',
    condition: 'brush, paper and posture change what any rule in the theory of brush method can mean',
    indicator:
      'enlarged originals show the angle of entry and the path of the tip, against which the theory of brush method can be checked',
    limit: 'the mood of a whole sheet and its text receive little from the theory of brush method',
    counter:
      'champions of stele writing accused the orthodox theory of brush method of clinging to one family of models',
    example: 'sudden swells in the drafts of Yan Zhenqing are a favourite lesson in the theory of brush method',
    implication:
      'students following the theory of brush method should learn which brush and paper the model used before copying its movements',
    parts: ['stroke-force', 'calligraphic-layout'],
  },
  'colour-theory': {
    definition:
      'the theory of colour relations studies how hue, value and saturation act on one another when set side by side',
    mechanism: 'a grey turns greenish on red and reddish on green, because the eye remakes colours by contrast',
    condition: 'light and surface have to be held constant before the theory of colour relations can predict anything',
    indicator:
      'with the neighbouring colours masked, a colour looks different, and the relation of colours at work is revealed',
    limit: 'associations differ from culture to culture, which the laws in the theory of colour relations ignore',
    counter: 'colour is meaning before it is a visual relation, on the symbolist view',
    example:
      'a single red coat in a blue-green street shows the theory of colour relations and a character’s isolation at once',
    implication:
      'samples of the main colours with their areas come first, and the theory of colour relations afterwards explains the effect',
    parts: ['colour-relation'],
  },
  'film-language': {
    definition:
      'the theory of film language regards shots, editing, sound and staging as means by which films organise meaning',
    mechanism:
      'shot size sets the distance to a figure and cutting sets the order of attention, so a story takes shape in viewing',
    condition: 'recognisable conventions have to exist for the theory of film language to analyse departures from them',
    indicator:
      'logs of shot size, length, angle and source of sound give the theory of film language something others can verify',
    limit: 'conditions of production and differences among audiences stay outside the theory of film language',
    counter:
      'images have no dictionary and no fixed grammar, so cognitive theorists reject the comparison with language',
    example:
      'suspense built by alternating close views in Hitchcock fills the textbooks on the theory of film language',
    implication:
      'every device should be tied to the purpose of its sequence, for lists of terms do not make an analysis of film language',
    parts: ['shot-rhythm', 'mise-en-scene'],
  },
  'documentary-realism': {
    definition: 'realist film theory prizes the power of the camera to record and distrusts excessive arrangement',
    mechanism:
      'depth of field and long duration keep space and time whole, so viewers choose for themselves in an ambiguous scene',
    condition:
      'real locations, direct sound and untrained players are the usual conditions that realist film theory favours',
    indicator: 'details kept although the plot does not need them show how far realist film theory has been followed',
    limit:
      'camera position is always a choice, and the objectivity claimed by realist film theory is therefore relative',
    counter: 'recording alone makes no film if art begins where reality is transformed',
    example:
      'figures crossing a noisy street that goes on with its own affairs, as in Jia Zhangke, bear the stamp of realist film theory',
    implication:
      'humble subjects prove nothing, so whoever invokes realist film theory has to examine how particular sequences were made',
    contrasts: ['montage-longtake'],
    parts: ['long-take'],
  },
  auteur: {
    definition:
      'auteur theory takes the director as author and looks for constant themes and style across a body of films',
    mechanism: 'recurring types, ways of staging and visual motifs mark one hand beneath different stories',
    condition: 'some control over script and shooting is required before auteur theory makes sense',
    indicator: 'auteur theory keeps whatever survives a change of collaborators across all the films of a director',
    limit: 'writers, cinematographers and editors fade from the picture that auteur theory draws',
    counter:
      'historians of the industry credit studios and division of labour, and see publicity in the famous name that auteur theory honours',
    example:
      'Ozu’s low camera and empty shots run through decades of work and supply auteur theory with its tidiest case',
    implication: 'unless films that break the pattern are included, auteur theory will only confirm itself',
    parts: ['mise-en-scene', 'motif'],
  },
  'space-production': {
    definition:
      'the theory of the production of space holds that social relations produce space and are reproduced by it',
    mechanism: 'space as planned, space as lived and space as represented compete, and cities change in the contest',
    condition:
      'demolition, renewal and migration are the situations in which the theory of the production of space explains most',
    indicator: 'entry, eviction and the activities that are encouraged tell how the production of space proceeds',
    limit:
      'sensuous qualities and private memories are lost in the large sweep of the theory of the production of space',
    counter: 'attachment of residents, and not power or capital alone, makes places, as humanistic geographers insist',
    example:
      'ruins and building sites that return in film after film are read by the theory of the production of space as traces of departing relations',
    implication:
      'studies of the production of space on screen should say by whom a space is used and where its limits lie',
    parts: ['place-memory'],
  },
  'genius-loci': {
    definition:
      'the theory of the spirit of place holds that localities have a character which building ought to make visible',
    mechanism: 'orientation lets people know where they are and identification lets them feel that they belong',
    condition:
      'terrain, climate and habits that can still be recognised give the theory of the spirit of place its best ground',
    indicator:
      'words that residents choose, and spots where they linger, lead to what the theory calls the spirit of place',
    limit: 'mobile people and new districts are poorly served by the nostalgic theory of the spirit of place',
    counter:
      'tourism and power may have selected the local character that the theory of the spirit of place takes for a gift of nature',
    example:
      'houses that open onto a canal, with arcades for streets, are cited for the spirit of place in water towns',
    implication:
      'light, sound and walking routes recorded before drawing give the spirit of place a basis in observation',
    parts: ['spatial-atmosphere', 'place-memory'],
  },
  'musical-form': {
    definition: 'the theory of musical form studies how statement, contrast, development and return make a whole',
    mechanism: 'departure from the key creates tension, and altered returns let listeners hear the new in the familiar',
    condition:
      'tonal music is the chief province of the theory of musical form, and other repertories need different terms',
    indicator:
      'sections, keys and thematic material marked on the page supply the theory of musical form with evidence',
    limit: 'differences of sound between one performance and another do not appear in the diagrams of musical form',
    counter:
      'listeners may never hear the structures that analysts draw, a doubt that hangs over the theory of musical form',
    example:
      'a second theme brought home to the tonic in the recapitulation is what the theory of musical form calls resolution',
    implication: 'performers can chart the form before practising and place their strongest climax by the chart',
    parts: ['timbre', 'harmony'],
  },
  'performance-interpretation': {
    definition: 'the theory of musical interpretation asks how performers turn notation into sounding work',
    mechanism: 'scores give limited instructions, so bending of tempo, weight and breath must be decided by players',
    condition: 'style, instrument and personal understanding all bear on a sound musical interpretation',
    indicator: 'set several recordings of one phrase side by side and the choices in interpretation become audible',
    limit: 'taste has the last word, and the theory of musical interpretation yields no single standard',
    counter:
      'advocates of historical practice would bind musical interpretation to the instruments and habits of the composer’s day',
    example:
      'a nocturne may be played for its singing line or for its inner voices, and the theory of musical interpretation allows both',
    implication: 'bars and fingers, and not adjectives, are what a defence of musical interpretation has to speak of',
    parts: ['performance-handling', 'phrasing'],
  },
  ethnomusicology: {
    definition: 'ethnomusicology studies music within culture, joining tunes to singers, occasions and beliefs',
    mechanism: 'oral transmission gives one song countless versions, and variation is the way the tradition lives',
    condition: 'long residence and command of the local tongue are necessary for ethnomusicology',
    indicator:
      'recordings, transcriptions and interviews, compared with one another, let ethnomusicology separate the common from the personal',
    limit: 'fixed notation writes down a flowing voice, and ethnomusicology always loses something in the process',
    counter: 'analysts complain that ethnomusicology talks of culture and neglects sound',
    example:
      'a high opening cry and a falling close suit calls across a ravine, and hill songs have become a set piece of ethnomusicology',
    implication:
      'time, place and occasion belong to every recording, since ethnomusicology without occasions keeps half the evidence',
    parts: ['local-style'],
  },
  'movement-analysis': {
    definition: 'Laban movement analysis describes movement under the headings of body, effort, shape and space',
    mechanism: 'weight, time, space and flow combine so that one and the same path appears gentle or fierce',
    condition: 'trained observers are needed, or the notes made in Laban movement analysis will not agree',
    indicator:
      'two people annotate one clip separately, and their agreement measures the reliability of Laban movement analysis',
    limit: 'cultural meaning and history lie outside what Laban movement analysis records',
    counter:
      'once ritual and community are gone, the four headings of Laban movement analysis may describe only a shell',
    example:
      'an arm drifting as if through mist is set down in Laban movement analysis as light, indirect and sustained',
    implication: 'fair comparison of dances by Laban movement analysis starts from movements with like function',
    parts: ['movement-quality', 'body-vocabulary'],
  },
  'brand-identity': {
    definition:
      'brand identity theory studies how uniform names, marks and sensory elements make an organisation recognisable',
    mechanism: 'repetition builds associations in memory, by which buyers tell like goods apart',
    condition: 'core values must be settled before brand identity theory has anything to express',
    indicator: 'customers who know the brand with its name hidden give brand identity theory its plainest proof',
    limit:
      'uniform looks only magnify disappointment where service fails, and brand identity theory cannot mend service',
    counter: 'users now remake brands in social media, and strict brand identity looks stiff beside them',
    example:
      'an old shop that keeps the lettering of its signboard while redrawing the mark shows brand identity theory weighing past against present',
    implication: 'what customers remember is the capital that brand identity theory forbids a redesign to throw away',
    parts: ['visual-consistency'],
  },
  'aesthetic-education': {
    definition:
      'the theory of aesthetic education aims to cultivate feeling through perceiving and making, so that sense and reason agree',
    mechanism: 'looking teaches pupils to dwell and discriminate, while making teaches them to give feeling a form',
    condition: 'unhurried time and approachable works are what the theory of aesthetic education requires',
    indicator:
      'pupils who can describe a work in their own words and defend a choice show more of aesthetic education than handsome exercises do',
    limit:
      'growth of taste is slow and hidden, so the theory of aesthetic education fares badly under short-term tests',
    counter: 'skill comes first for many teachers, since feeling without it has nothing to hold on to',
    example:
      'a whole lesson spent on a single picture, from colour to mood to period, puts the theory of aesthetic education into practice',
    implication:
      'lessons built on aesthetic education can be planned as looking, speaking, making and reviewing, with a record of each',
    parts: ['aesthetic-literacy'],
  },
  'museum-narrative': {
    definition:
      'the theory of museum narrative studies how objects, texts and rooms tell something with a beginning and an end',
    mechanism: 'sequence raises questions and answers them, and the walking body sets the pace of the story',
    condition: 'real connections among the exhibits must exist, or museum narrative becomes invention',
    indicator:
      'the distance between the plan and what visitors retell is the measure that the theory of museum narrative suggests',
    limit: 'stories told too fully silence the many meanings of a thing, a danger in every museum narrative',
    counter: 'specialists in objects fear that museum narrative turns collections into illustrations',
    example:
      'a lacquer box followed from workshop to grave and on to the conservator is what the theory of museum narrative calls an object biography',
    implication: 'one question settled for the outline lets all episodes of the museum narrative derive from it',
    parts: ['exhibition-narrative', 'visitor-experience'],
  },
  'game-design': {
    definition: 'game design theory holds that rules produce interaction and interaction produces what players feel',
    mechanism: 'designers command only the rules, so experience has to be reached indirectly through what players do',
    condition: 'repeated play-testing is needed before any claim of game design theory can be trusted',
    indicator: 'game design theory draws its data from choices, failures and the moment of giving up',
    limit: 'graphics, sound and community weigh more than game design theory tends to admit',
    counter: 'narratologists refuse to treat story as wrapping for rules, because story organises action too',
    example:
      'a board game that grants few actions per turn forces choices, and game design theory explains the tension by that scarcity',
    implication:
      'for educational games the test of game design theory is simple, whether what must be learnt is what must be played',
    contrasts: ['narrative-play'],
    parts: ['game-mechanics', 'immersion'],
  },
  'animation-motion': {
    definition: 'the principles of animated motion sum up how drawings come to show weight, elasticity and intention',
    mechanism: 'anticipation, follow-through and easing make separate frames join into believable action',
    condition:
      'everyday experience of movement underlies the principles of animated motion, which stylised work may break on purpose',
    indicator: 'spacing between frames, traced against live footage, reveals the principles of animated motion',
    limit: 'limited and stop-motion animation have charms of their own that these principles of motion do not measure',
    counter:
      'ink-wash and opera rhythms owe nothing to physical realism, and national animation has good reason to leave these principles of motion behind',
    example:
      'a ball that flattens on landing and stretches on the rebound is the first exercise in the principles of animated motion',
    implication:
      'talk of national style is premature until one knows whether a film obeys or rewrites the principles of animated motion',
    parts: ['exaggeration'],
  },
  'inner-experience-acting': {
    definition:
      'the acting theory of inner experience asks actors to live truthfully within the given circumstances of a role',
    mechanism: 'aims are broken into actions, and action calls up feeling in return',
    condition: 'psychologically detailed, realistic plays suit the acting theory of inner experience',
    indicator: 'rehearsal notes on tasks, motives and subtext are the traces that inner experience leaves in acting',
    limit:
      'voice and body suffer when actors sink into private emotion, a common reproach to the acting theory of inner experience',
    counter: 'actors should present a finished design coolly, as Diderot held against those who feel on stage',
    example:
      'inventing a past for a role so that one flat line can be spoken is typical of the acting theory of inner experience',
    implication:
      'a role studied by the acting theory of inner experience is best followed scene by scene along its through-line of action',
    contrasts: ['estrangement'],
    parts: ['character-creation'],
  },
  estrangement: {
    definition:
      'the theory of estrangement sets out to interrupt empathy so that familiar events look strange and open to criticism',
    mechanism: 'songs, captions and direct address break illusion, and spectators pass from being moved to judging',
    condition:
      'some stake in the events shown is required of spectators, or the theory of estrangement becomes a game with form',
    indicator:
      'interruptions, and places where actors let the acting show, make the theory of estrangement traceable in a production',
    limit: 'devices grow familiar, and the strangeness sought by the theory of estrangement wears off',
    counter: 'spectators never moved may lack the will to change anything, as defenders of empathy reply',
    example: 'Brecht watched Mei Lanfang perform and found in Chinese opera support for the theory of estrangement',
    implication:
      'the theory of estrangement and the open conventions of traditional stages are often confused and should be kept apart',
    contrasts: ['inner-experience-acting'],
    parts: ['estrangement-effect'],
  },
  'opera-stylisation': {
    definition:
      'the aesthetics of stylised theatre holds that gesture and convention suggest reality without imitating its surface',
    mechanism: 'a table with two chairs becomes a hill or a bed, and the performer’s body creates place and time',
    condition: 'spectators who know the conventions complete the contract on which stylised theatre depends',
    indicator: 'what a gesture of riding or opening a door leaves out makes the aesthetics of stylised theatre legible',
    limit: 'modern subjects leave many inherited gestures without a place, and stylised theatre has no ready remedy',
    counter: 'reformers have called stylised theatre remote from life and asked for scenery and psychology',
    example:
      'an oar alone conjures a whole river in the Chinese play Autumn River, a triumph for the aesthetics of stylised theatre',
    implication:
      'research on stylised theatre does well to start from the gestures of one scene and show how absent things are made visible',
    parts: ['stylisation'],
  },
  'image-analysis': {
    definition: 'formal and visual analysis explains how composition, line, colour and texture guide the eye',
    mechanism: 'light and direction lead attention along a path, and meaning unfolds in the order of looking',
    condition: 'originals or excellent reproductions are needed, since small images mislead formal and visual analysis',
    indicator:
      'every statement should be one that another viewer can point to on the picture, which is the discipline of formal and visual analysis',
    limit: 'for whom a work was made and for what use cannot be learnt from formal and visual analysis',
    counter: 'social historians dismiss formal and visual analysis without patronage as a display of eyesight',
    example:
      'a sketch of main branch, answering forms and empty area gives formal and visual analysis of a flower piece its starting point',
    implication:
      'formal and visual analysis stays honest as long as what is seen comes before what is felt and what is meant comes last',
    contrasts: ['context-study'],
  },
  'close-reading': {
    definition:
      'the close reading of works examines their own organisation part by part and supports judgement by detail',
    mechanism: 'repetition, contrast and anomaly often hide an intention, and details begin to answer one another',
    condition: 'tightly made works that bear repeated attention are the right objects for close reading',
    indicator: 'a claim without a place in the work to back it does not count as close reading',
    limit:
      'origins and circulation are deliberately set aside in the close reading of works, so its conclusions are incomplete',
    counter:
      'power and market vanish from sight when works are sealed off for close reading, as cultural studies complains',
    example:
      'a folk song of two lines gives the close reading of works enough to discuss in its filler syllables and held notes',
    implication: 'few works and long attention serve close reading, which spread thin is only paraphrase',
    contrasts: ['context-study'],
  },
  'work-comparison': {
    definition:
      'the comparison of works sets two or more under one question and lets likeness and difference define each',
    mechanism: 'a shared subject or task acts as a ruler, on which style and method can be read off',
    condition: 'a real basis in period, genre or function has to exist for the comparison of works',
    indicator: 'dimensions fixed in advance and kept to the end are the mark of a serious comparison of works',
    limit: 'one side easily becomes the standard for the other in the comparison of works',
    counter: 'comparison may only wear down the edges of works that are complete in themselves',
    example:
      'Guo Xi stacks his peaks while Ma Yuan leaves a corner in mist, and the comparison of works dates a change of taste from the pair',
    implication: 'the comparison of works has to justify its choice first and then proceed one dimension at a time',
    contrasts: ['close-reading'],
  },
  'context-study': {
    definition: 'the study of historical context returns a work to the patronage, use, technique and ideas of its time',
    mechanism: 'wishes of patrons, places of display and materials to hand together limited what the work could be',
    condition: 'dated documents and sound provenance carry the study of historical context',
    indicator:
      'account books, letters and surviving rooms that agree with each other give the study of historical context its firmest results',
    limit: 'why a work came to be is explained by the study of historical context, why it moves people is not',
    counter: 'works are no footnotes to social history, as formalists remind the study of historical context',
    example:
      'examination subjects set for the Song painting academy help the study of historical context explain a precise style',
    implication:
      'documented links and mere coincidence of date are two things that no study of historical context may confuse',
    contrasts: ['close-reading'],
  },
  'artist-interview': {
    definition: 'interviews with makers ask authors directly about intention, process and choice',
    mechanism: 'questions put over sketches and samples draw out judgements that makers would not otherwise state',
    condition: 'trust and knowledge of the work beforehand decide whether interviews with makers yield the truth',
    indicator:
      'answers repeated later, or confirmed by collaborators, show how far interviews with makers can be believed',
    limit: 'accounts given afterwards are polished, so interviews with makers never settle what a work means',
    counter: 'anti-intentionalists deny makers any privilege, since the finished work stands free of its author',
    example:
      'a paper-cutter asked mid-cut why one bridge was left uncut often gives an answer found in no book, which is the reward of interviews with makers',
    implication:
      'one spot in one work makes the best opening for interviews with makers, and philosophy can wait until the end',
    parts: ['artist-statements'],
  },
  'field-visit': {
    definition: 'fieldwork and interviews take the researcher to the place of making and use, to watch, ask and record',
    mechanism: 'steps that speech omits are supplied by seeing them done',
    condition: 'permission from local people and a long stay decide how deep fieldwork and interviews can go',
    indicator:
      'photographs, notes and numbered objects that match each other make fieldwork and interviews open to review',
    limit: 'the presence of an observer alters a performance, so fieldwork and interviews may miss the ordinary',
    counter: 'memory misdates events, archivists warn, and fieldwork and interviews need documents beside them',
    example:
      'following a maker through a winter month from paper to finished stencil shows what fieldwork and interviews can give',
    implication:
      'transcripts from fieldwork and interviews should go back to the people concerned, both as courtesy and as proof-reading',
    parts: ['craft-records'],
  },
  'design-practice': {
    definition: 'design practice with user tests examines an idea by building it and giving it to people to use',
    mechanism: 'prototypes make thought tangible, and hesitation or misuse exposes its gaps',
    condition:
      'a question to be answered must be written down first, or design practice with user tests collects compliments',
    indicator:
      'completed tasks, pauses and later comments, taken together, make the findings of design practice with user tests steady',
    limit: 'small trials predict markets badly, and design practice with user tests has to admit as much',
    counter: 'too many tests wear ideas smooth, for users cannot ask for what they have never seen',
    example:
      'a souvenir lamp tried first in card, then lent to a household, advances by rounds of design practice with user tests',
    implication: 'few changes per round let design practice with user tests show which change worked',
    parts: ['user-feedback'],
  },
  'user-observation': {
    definition: 'observation of users attends to what people do with a thing and not only to what they say of it',
    mechanism: 'gaps between word and deed are the clue, because people take their own workarounds for granted',
    condition: 'real surroundings, with interruptions and makeshifts, are where observation of users pays',
    indicator:
      'contradictions between statement and footage usually hold the best of what observation of users can find',
    limit: 'few participants, eager to please, set limits to observation of users',
    counter: 'logs of behaviour may be more complete and more honest than any observation of users',
    example:
      'instructions taped to a microwave by an elderly owner tell observation of users that the keys have failed',
    implication: 'a few days of observation of users before any drawing can save a whole round of revision',
    parts: ['user-feedback'],
  },
  'score-analysis': {
    definition:
      'the analysis of scores and recordings reads the page and listens to the sound in order to see how a work is built and realised',
    mechanism: 'layout shows on paper, stretching of time and choice of tone in sound, and the two explain each other',
    condition:
      'reliable editions and documented recordings are the least that the analysis of scores and recordings needs',
    indicator: 'bar numbers matched to time codes let others verify the analysis of scores and recordings',
    limit: 'warmth of a hall and share of an audience cannot be recovered by the analysis of scores and recordings',
    counter:
      'eyes have usurped the place of ears in the analysis of scores and recordings, so runs a standing reproach',
    example:
      'a single ritardando treated differently by several pianists is the natural point of entry for the analysis of scores and recordings',
    implication:
      'two or three decisive passages in depth repay the analysis of scores and recordings more than a tour of the whole',
    parts: ['scores-recordings'],
  },
  'movement-record': {
    definition:
      'the notation of movement preserves action by film, score or diagram and breaks it down by body part, time and force',
    mechanism: 'slow motion and stills make passing shifts of weight and breath describable',
    condition: 'the whole body and its path must be in frame, or the notation of movement loses what matters',
    indicator: 'agreement between two independent annotators is the sign that the notation of movement can be trusted',
    limit: 'presence and improvised exchange in the theatre escape the notation of movement',
    counter: 'movement cut so fine is no longer dance, in the opinion of many choreographers',
    example:
      'a circling hand split into rise, turn and fall shows beginners, with the help of notation, how the waist leads the movement',
    implication: 'footage drowns whoever begins the notation of movement without having chosen what is to be compared',
    parts: ['performance-video'],
  },
  'shot-breakdown': {
    definition: 'shot-by-shot analysis logs size, angle, motion, length and sound for every shot of a film',
    mechanism: 'once devices stand in a table, regularities and exceptions become visible',
    condition: 'complete versions are essential, for cuts distort the rhythm that shot-by-shot analysis measures',
    indicator:
      'columns left empty speak loudest, and a film without close-ups gives itself away in shot-by-shot analysis',
    limit:
      'counting shots is not understanding them, and shot-by-shot analysis that ends in statistics has ended too soon',
    counter: 'theorists accuse shot-by-shot analysis of missing the experience of watching for the sake of its parts',
    example: 'a supper scene taken shot by shot lays open how seating and camera height express rank',
    implication:
      'shot-by-shot analysis of the opening, the turn and the ending in full, with spot checks elsewhere, is enough for most films',
    parts: ['film-materials'],
  },
  'stele-comparison': {
    definition:
      'the comparison of rubbings sets different cuttings and impressions of one text side by side to establish their order',
    mechanism: 'carvers, inking and damage alter strokes, and comparison peels these later layers away',
    condition: 'legible plates of known origin are what the comparison of rubbings depends on',
    indicator:
      'position of flaws, course of cracks and fullness of the cut strokes decide priority in the comparison of rubbings',
    limit: 'lost originals can be approached but not restored by the comparison of rubbings',
    counter:
      'practising calligraphers regard the comparison of rubbings as scholarship with no bearing on how to write',
    example:
      'copies of the Orchid Pavilion, told apart by small dots in one character, have been the training ground for the comparison of rubbings',
    implication: 'a copyist who has gone through the comparison of rubbings knows what is brush and what is chisel',
    parts: ['rubbings'],
  },
  'spatial-survey': {
    definition: 'spatial survey and observation measures rooms and light while recording where people stop and walk',
    mechanism: 'drawings show what is possible and footprints what is actual, so the two laid together reveal the gap',
    condition: 'several hours and seasons must be sampled, or spatial survey and observation records accidents',
    indicator: 'density on a map of stops and paths is the direct result of spatial survey and observation',
    limit: 'why people stop has still to be asked, since spatial survey and observation sees only behaviour',
    counter: 'counting heads misses a space that lives by imagination and symbol, in the eyes of many architects',
    example:
      'one corner of a courtyard, always full because of shade and steps, is easily caught by spatial survey and observation',
    implication:
      'categories changed midway spoil spatial survey and observation, so they ought to be fixed before the start',
    parts: ['site-records'],
  },
  'teaching-action': {
    definition:
      'action research in the classroom has teachers identify a problem, change a practice, watch the result and adjust again',
    mechanism:
      'planning, acting, observing and reflecting form a cycle in which improvement and insight arrive together',
    condition:
      'readiness to show mistakes and a systematic store of pupils’ work keep action research in the classroom going',
    indicator:
      'exercises from two rounds, the words of pupils and a colleague’s notes are what action research in the classroom judges by',
    limit:
      'novelty and natural growth cannot be ruled out where action research in the classroom has no comparison group',
    counter:
      'what works in one class may work in no other, researchers in search of general laws complain of action research',
    example:
      'pupils who drew every figure from one mould set off action research in the classroom that began with touch and life drawing',
    implication:
      'each cycle of action research in the classroom should alter one element and state beforehand what would count as success',
    parts: ['classroom-records'],
  },
  'visual-symbol': {
    definition: 'visual symbols are shapes, colours or images that stand for something beyond themselves',
    mechanism: 'regular appearance on fixed occasions ties form to meaning, until the sight alone suffices',
    condition: 'within one culture visual symbols work fast, while outside it they fail or mislead',
    indicator: 'people of different ages who name the same meaning prove the currency of visual symbols',
    limit: 'worn by overuse, visual symbols sink to mere ornament',
    counter:
      'form and colour need not stand for anything, as abstract artists have shown against the cult of visual symbols',
    example:
      'pomegranates for many children and bats for good fortune belong to a whole stock of visual symbols in Chinese folk art',
    implication:
      'misuse harms more than omission, so the occasion and taboos attached to visual symbols need checking before use',
    parts: ['motif'],
  },
  composition: {
    definition: 'composition and space are the placing, proportion and layering of elements and the depth that results',
    mechanism:
      'emphasis, density and direction draw the eye, so that the order of looking becomes part of what is said',
    condition: 'format decides much beforehand, since scroll, fan and screen ask for different composition and space',
    indicator: 'balance lost when one element goes measures the share of that element in composition and space',
    limit: 'clever composition and space cannot rescue empty observation',
    counter: 'chance may do as well, and makers of happenings gave up composition and space on purpose',
    example:
      'rocks pressed into one corner and the rest left to mist give Ma Yuan’s composition and space their reserve',
    implication: 'a simplified line drawing explains composition and space better than a page of adjectives',
    parts: ['blank-space'],
  },
  flatness: {
    definition:
      'flat colour and cropped views are devices by which a picture gives up modelling and lets its edge cut through things',
    mechanism: 'even areas and abrupt edges bring the surface forward, so pattern competes with depth',
    condition:
      'painters trained in perspective must be looking for a way out before flat colour and cropped views attract them',
    indicator:
      'figures cut by the frame, high horizons and unmodelled areas, counted across an oeuvre, record the spread of flat colour and cropped views',
    limit:
      'photography also cut figures at the edge, so flat colour and cropped views do not prove a Japanese source alone',
    counter: 'some historians trace cropped views to the snapshot and think the print an afterthought',
    example:
      'Degas’s dancers sliced by the canvas edge are the pictures on which talk of flat colour and cropped views usually turns',
    implication:
      'each instance of flat colour and cropped views has to be dated against the prints that the painter could have seen',
    parts: ['composition'],
  },
  material: {
    definition:
      'material and technique cover what a work is made of and how, and thereby what forms and feel are possible',
    mechanism: 'toughness of paper, grain of wood and flow of glaze have their own tempers, which skilled hands follow',
    condition: 'mastery of tools turns the limits of material and technique into expression',
    indicator: 'cut edges, joints and sections do not lie about material and technique',
    limit: 'cheap substitutes copy the look and lose the touch, and respect for material and technique goes with it',
    counter:
      'ideas and not making constitute the work, conceptual artists declared, leaving material and technique to assistants',
    example:
      'bleeding ink on raw rice paper cannot be had on any other ground, so material and technique are style itself',
    implication: 'small samples tell what a change of material and technique does to strength, touch and cost',
    contrasts: ['form-language'],
  },
  motif: {
    definition: 'a motif is a theme or figure that recurs in works and can be recognised by itself',
    mechanism: 'each return carries the echo of the last, so that a slight change begins to mean something',
    condition: 'recurrence within a tradition or an oeuvre is needed before anything counts as a motif',
    indicator: 'places and variations of a motif, set beside plot or occasion, explain its work',
    limit: 'called on for every repetition, the word motif loses its edge',
    counter: 'meaning may be read in by interpreters, and rhythm alone could account for many a motif',
    example:
      'pine, bamboo and plum in painting, or the ferry and the train in a director’s films, reward study as motifs',
    implication:
      'conclusions about a motif stop wandering once the body of material is fixed and variants are arranged by date',
    parts: ['visual-symbol'],
  },
  'aesthetic-taste': {
    definition: 'aesthetic taste is a settled inclination of persons or groups in what they enjoy and approve',
    mechanism: 'upbringing, class and fashion shape liking, and liking sorts people into circles',
    condition: 'leisure and access to works are the soil in which aesthetic taste grows',
    indicator: 'collections, furnishings and turns of criticism, read together, disclose the aesthetic taste of an age',
    limit: 'majority liking, taken as a standard, pulls aesthetic taste towards the mediocre',
    counter: 'good aesthetic taste may be no more than the taste of those on top, as sociologists have argued',
    example:
      'plain wares and pale ink pleased the Song after Tang splendour, and aesthetic taste had changed down to the tea bowl',
    implication: 'one circle seldom speaks for a period, and a paper on aesthetic taste must say whose taste is meant',
    contrasts: ['aesthetic-literacy'],
  },
  'form-language': {
    definition:
      'formal language is the customary way in which an art or an artist organises line, shape, sound or movement',
    mechanism: 'recurring and varied elements train expectation, and its fulfilment or refusal produces sense',
    condition: 'inner consistency is required, and borrowed scraps never add up to a formal language',
    indicator: 'a mature formal language names its author even with title and signature hidden',
    limit: 'cultivated for its own sake, formal language falls into self-repetition',
    counter: 'realist critics will not have formal language laid down in advance, since content should generate form',
    example: 'birds of few strokes by Bada Shanren, never twice balanced alike, show a spare and exact formal language',
    implication:
      'devices most used and devices never used, set side by side, give the clearest account of a formal language',
    parts: ['composition'],
  },
  'artistic-style': {
    definition: 'artistic style is the unity of subject, handling and mood by which works can be recognised',
    mechanism: 'personal temper and the habits of an age select among methods, and what remains hardens into a manner',
    condition: 'a fair number of works must be known before artistic style can be generalised',
    indicator: 'a doubtful piece slipped among accepted ones puts a description of artistic style to the test',
    limit: 'labels of artistic style help historians and hide transitions',
    counter: 'artistic style may exist only in the catalogues of historians, who sort after the event',
    example:
      'minute finish in the Northern Song and spare suggestion in the Southern divide one academy into two artistic styles',
    implication: 'visible features describe artistic style better than adjectives do',
    parts: ['form-language'],
  },
  'emotional-expression': {
    definition: 'the expression of emotion gives feeling a perceptible form that lets others enter into it',
    mechanism: 'pace, weight of line and warmth of tone share the shape of feeling, and so forms can move people',
    condition:
      'a measure of distance helps, because the expression of emotion at the height of passion seldom finds form',
    indicator: 'bodily reactions and chosen words reveal more about the expression of emotion than ratings do',
    limit: 'sincere feeling guarantees nothing, and sentimentality is often an honest expression of emotion',
    counter:
      'tones in motion and nothing else are what music presents to a formalist, for whom the expression of emotion is the listener’s addition',
    example:
      'a melody that rises several times and sinks back each time carries the expression of emotion in its dynamics',
    implication:
      'praise explains nothing, whereas naming the formal feature that stirs a feeling explains the expression of emotion',
    contrasts: ['form-language'],
  },
  'cultural-identity': {
    definition: 'cultural identity is the sense of belonging that people find in shared images, skills and memories',
    mechanism: 'songs and objects reappear at festivals, and taking part turns individuals into members',
    condition: 'comparison with outsiders and life away from home awaken cultural identity most readily',
    indicator:
      'occasions on which people wear, sing or display certain forms allow a judgement on the strength of cultural identity',
    limit: 'drawing a circle leaves others outside, so art in the service of cultural identity may grow narrow',
    counter: 'many forms believed ancient are recent inventions, which makes cultural identity partly a construction',
    example: 'an emigrant who stops at the sound of a local opera tune meets cultural identity unprepared',
    implication: 'works that aim at cultural identity should say whose identity is meant and who defines it',
    parts: ['place-memory'],
  },
  'blank-space': {
    definition: 'the use of blank space leaves part of a surface or room untouched so that it takes part in expression',
    mechanism:
      'emptiness receives the momentum of what is painted, and imagination fills it with less effort than detail would need',
    condition: 'the solid parts must be well placed, or blank space is merely a gap',
    indicator: 'the loss felt when an empty area is filled in measures the use of blank space',
    limit: 'turned into a recipe, blank space becomes an excuse for idleness',
    counter: 'crowded surfaces can be as moving, and much European and folk art has no taste for blank space',
    example: 'handscrolls that leave river and sky unpainted make blank space the distance that travellers cross',
    implication: 'layouts and galleries profit from blank space only after it is decided what should stand out',
    parts: ['composition'],
  },
  'spirit-resonance': {
    definition:
      'spirit resonance is the vitality and aftertaste of a work, which Chinese criticism ranks above all else',
    mechanism:
      'force of brush, rhythm and alternation of full and empty join in one current that viewers feel as breath',
    condition: 'a cultivated mind and a trained hand must meet before spirit resonance appears',
    indicator: 'spirit resonance is granted where momentum seen from afar and brushwork at close range are both alive',
    limit: 'no scale exists for spirit resonance, and critics differ about it',
    counter: 'practice in rules may bring spirit resonance of itself, as teachers of technique believe',
    example:
      'the few strokes in which Liang Kai set down a poet walking are never left out of talk on spirit resonance',
    implication:
      'writers on spirit resonance may break it into continuity of brush, steps of ink and direction of forms',
    parts: ['brush-ink'],
  },
  'brush-ink': {
    definition:
      'brush and ink are the basic means of Chinese painting and calligraphy and also the quality attained through them',
    mechanism:
      'upright and slanted tip give bone, thick and thin ink give depth, and one stroke holds form, substance and mood',
    condition: 'paper and silk respond differently, so brush and ink cannot be judged by one rule',
    indicator: 'in an enlarged detail, round lines and clear ink show brush and ink at their best',
    limit: 'hills repeat themselves when brush and ink are sought apart from what is seen',
    counter: 'reformers have held that brush and ink must change with the times and mean nothing apart from form',
    example: 'dry, slanting strokes by Ni Zan come first in most discussions of brush and ink',
    implication:
      'one master’s brush and ink copied in the same week as sketches from life teaches where the method came from',
    parts: ['stroke-force'],
  },
  'stroke-force': {
    definition: 'the force of the stroke is the direction, speed and power that run on from one stroke to the next',
    mechanism:
      'the end of each mark already holds the cause of the following one, so characters seem to glance at each other',
    condition: 'smooth or rough paper and the pace of writing govern how the force of the stroke can unfold',
    indicator: 'dotted lines joining the exits and entries of the tip make the force of the stroke visible',
    limit: 'writers who chase the force of the stroke slide into slickness',
    counter:
      'stillness and weight matter more to lovers of stele writing, who distrust an open display of stroke force',
    example:
      'a letter of mourning that begins in running script and quickens into cursive shows the force of the stroke following grief',
    implication: 'movement rehearsed in the air prepares the force of the stroke, which cannot be traced dot by dot',
    parts: ['brush-ink'],
  },
  'calligraphic-layout': {
    definition: 'the layout of the written column orders spacing, size and weight across a whole sheet',
    mechanism:
      'dense and open areas alternate, leaning forms make way for each other, and local risks are balanced overall',
    condition: 'format and length of text decide in advance what layout the written column can have',
    indicator: 'faults in the layout of the column stand out once the writing is reduced to black patches',
    limit: 'arranged too carefully, the written column loses its ease',
    counter: 'admirers of spontaneity hold that the layout of a column must be born in the act of writing',
    example:
      'the draft eulogy for a nephew, full of deletions, keeps a layout of column that rises and falls with grief',
    implication: 'axes of the columns and their heaviest characters should be marked before the layout is explained',
    parts: ['composition'],
  },
  'colour-relation': {
    definition: 'colour relations are the contrasts and harmonies of hue, value, saturation and area within an image',
    mechanism: 'neighbours alter each other, contrast advances and likeness recedes, and a mood is set',
    condition:
      'light and surface change colour relations, so the same palette behaves differently on screen and on paper',
    indicator: 'a strip of the chief colours, arranged by area, makes colour relations comparable between works',
    limit: 'no formula for harmony holds in all cultures, which limits what can be said of colour relations',
    counter: 'meanings of single colours sometimes overrule all colour relations, as studies of symbolism show',
    example: 'clashing reds and greens in the corridors of a Wong Kar-wai film make colour relations part of the story',
    implication: 'a palette that stands in grey is ready for colour relations, and one that fails in grey is not',
    parts: ['composition'],
  },
  'pattern-structure': {
    definition: 'pattern structure is the skeleton, the rules of combination and the mode of repetition of an ornament',
    mechanism: 'symmetry and sequence spread a few units over a surface, while meaning clings to their choice',
    condition: 'tools steer pattern structure, the loom towards crossing threads and the scissors towards folds',
    indicator: 'draw the skeleton and isolate the smallest repeat, and pattern structures can be set side by side',
    limit: 'units taken without their skeleton lose the rhythm that pattern structure gave them',
    counter: 'students of folklore regard stories as the life of ornament and pattern structure as mere arrangement',
    example:
      'an eight-pointed paper rosette made by folding and folding again unites pattern structure with the motion of the hand',
    implication:
      'curvature and small size are the two trials that a pattern structure must pass before it is carried to a new product',
    parts: ['motif'],
  },
  'product-form': {
    definition: 'product form is the whole appearance made up by outline, proportion, surface and detail',
    mechanism:
      'contour gives the first impression and detail guides the hand, so use and feeling are delivered together',
    condition: 'manufacture and cost constrain product form, with allowance needed for moulding and assembly',
    indicator:
      'recognition by touch and choice from a row are two small trials that show how distinct a product form is',
    limit: 'novelty dates quickly, and restless product form ends as waste',
    counter: 'let form follow function, modernists repeat, and product form will need no further meaning',
    example:
      'a bookmark pierced like a window paper-cut shows its image only against the light, where product form meets use',
    implication: 'full-size models are indispensable, because product form on a screen deceives',
    parts: ['material'],
  },
  usability: {
    definition:
      'ease of use is the degree to which given people complete given tasks effectively, without strain and with satisfaction',
    mechanism: 'cues, feedback and tolerance of error spare memory and guesswork, and attention stays with the task',
    condition: 'persons and tasks must be named, for ease of use means nothing in the abstract',
    indicator: 'places where people pause, go back or ask for help mark the gaps in ease of use',
    limit: 'smoothness can kill the pleasure of discovery, so ease of use is not every work’s goal',
    counter: 'critical designers lower ease of use deliberately, to make people notice what they take for granted',
    example:
      'larger letters with the old hierarchy still hide the appointment button from an elderly patient, so ease of use lay elsewhere',
    implication: 'real users left alone with the task, and given no hints, make the only honest test of ease of use',
    contrasts: ['user-emotion'],
  },
  immersion: {
    definition: 'immersion is the state in which a work occupies attention and the surroundings are forgotten',
    mechanism: 'consistent cues to several senses and instant response to action persuade the body',
    condition: 'queues, noise and technical failure are what breaks immersion most often',
    indicator: 'errors in judging time, and delayed reactions to sudden sounds, give indirect measures of immersion',
    limit: 'thought and immersion often exclude each other, and rapt attention need not bring understanding',
    counter: 'from a Brechtian standpoint art should wake people, and immersion puts them to sleep',
    example: 'visitors who look up at a full-scale reconstructed cave ceiling feel immersion through true proportion',
    implication: 'exhibitions in search of immersion owe their visitors a way out and a place to pause',
    contrasts: ['estrangement-effect'],
  },
  'user-emotion': {
    definition:
      'emotional response of users is the pleasure, attachment or annoyance felt in meeting and using a product',
    mechanism: 'looks, handling and meaning touch different layers, and successive experiences add up to memory',
    condition: 'expectation colours the emotional response of users, so publicity alone can raise or ruin it',
    indicator: 'diaries and mood curves plot the emotional response of users along time',
    limit: 'feelings shift quickly, and one measurement of the emotional response of users decides nothing',
    counter: 'engineers expect the emotional response of users to look after itself once performance is right',
    example: 'a hand-printed keepsake too dear to use shows the emotional response of users outweighing function',
    implication: 'later choices have a guide if the wanted emotional response of users is written down at the start',
    contrasts: ['usability'],
  },
  'visual-consistency': {
    definition:
      'visual consistency means that shape, colour, lettering and tone agree wherever a brand or system appears',
    mechanism: 'repetition lowers the cost of recognition, and each contact deepens one impression',
    condition: 'rules precise enough to follow are needed, or visual consistency rests on goodwill',
    indicator:
      'breaks in visual consistency leap to the eye when materials from all points of contact hang on one wall',
    limit: 'carried too far, visual consistency smothers place and occasion',
    counter:
      'rules and not looks should be constant, advocates of dynamic identity argue, which loosens visual consistency',
    example: 'signboard, cup and menu in three typefaces leave a tea-house without visual consistency',
    implication:
      'mark, main colour, typeface and margins are the four things from which visual consistency can be extended',
    parts: ['typography'],
  },
  typography: {
    definition: 'typeface and layout concern the choice of letterforms and their organisation on the page',
    mechanism: 'letters have a tone of voice, while spacing and rank set the order and pace of reading',
    condition: 'distance and medium have to be known before typeface and layout are chosen',
    indicator: 'to half-closed eyes, sound typeface and layout still separate headings from text',
    limit: 'too striking a typeface and layout make readers forget what they read',
    counter: 'the best typeface and layout go unnoticed, by an old rule that showmen of type reject',
    example:
      'brush lettering used for small captions becomes illegible, so typeface and layout must trade charm for clarity',
    implication: 'text graded by importance tells typeface and layout what to do',
    parts: ['composition'],
  },
  inheritor: {
    definition: 'communities of practitioners are the people who hold a skill and keep it going by use and teaching',
    mechanism: 'word of mouth and learning at the bench carry bodily knowledge across generations',
    condition: 'income and standing sufficient for a living keep communities of practitioners together',
    indicator:
      'ages, number of apprentices and destination of the works together show the vitality of communities of practitioners',
    limit: 'official lists name individuals and overlook helpers and women in communities of practitioners',
    counter: 'where there is a market there will be learners, with or without support for communities of practitioners',
    example:
      'village women who cut and stitch together in the slack season form a community of practitioners without the title of master',
    implication: 'surveys of communities of practitioners should record skilled people missing from the official lists',
    parts: ['living-heritage'],
  },
  'shot-rhythm': {
    definition: 'the rhythm of shots is the sense of time created by length, inner movement and density of cutting',
    mechanism:
      'alternation of long and short works on expectation, while motion and sound add a breathing of their own',
    condition: 'feeling in the sequence must govern the rhythm of shots, or quick cutting is mere bustle',
    indicator: 'shot lengths plotted as a curve for each section give talk of the rhythm of shots its evidence',
    limit: 'viewing habits differ, so figures never tell the whole about the rhythm of shots',
    counter: 'slow cinema denies that editing must supply rhythm and lets time flow within the shot',
    example:
      'a long wait at a station in an almost still frame turns the rhythm of shots into the viewer’s own waiting',
    implication: 'set measured lengths beside impressions when writing on the rhythm of shots',
    parts: ['mise-en-scene'],
  },
  'mise-en-scene': {
    definition: 'the staging of scenes is the joint arrangement of figures, movement, camera and light',
    mechanism: 'nearness, height and turning of backs express relations that need no dialogue',
    condition: 'actual rooms limit the staging of scenes, above all in location shooting',
    indicator: 'a plan with camera positions and paths retraces the intention behind the staging of scenes',
    limit: 'over-ingenious staging of scenes lets viewers see design and lose the people',
    counter: 'improvising directors prefer to leave actors free and keep the staging of scenes invisible',
    example: 'two speakers with a door frame always between them need no words, for the staging of scenes says all',
    implication:
      'stills patched together falsify the staging of scenes, and one scene followed from start to finish does not',
    parts: ['composition'],
  },
  'long-take': {
    definition: 'the long take preserves continuous space and time within one uncut shot',
    mechanism: 'accident and waiting stay in the picture, and viewers find the centre for themselves',
    condition: 'rehearsed movement and steady equipment make the long take possible',
    indicator: 'a long take was unnecessary if nothing would be lost by cutting it into several shots',
    limit: 'a long take without content merely taxes patience',
    counter: 'ideas arise from the collision of shots, by the doctrine of montage, and the long take only records',
    example:
      'a camera that follows a worker through the whole factory lets the long take convey size and fatigue together',
    implication: 'what the long take keeps, and not how long it lasts, is the ground for judging it',
    contrasts: ['shot-rhythm'],
  },
  'sound-image': {
    definition: 'the relation of sound and image covers their agreement or conflict in content, timing and mood',
    mechanism: 'synchrony lends belief, counterpoint lends irony, and sound from outside the frame enlarges the world',
    condition: 'plans made before editing serve the relation of sound and image better than repair afterwards',
    indicator: 'one viewing without sound and one hearing without picture separate the shares of sound and image',
    limit: 'music laid on too thickly speaks in place of the image',
    counter: 'lovers of silent film maintain that sound drove cinema back to the theatre',
    example:
      'a cheerful pop song drifting over an idle factory makes the relation of sound and image tell of a changed time',
    implication:
      'analysis of the relation of sound and image must state whether each sound comes from inside or outside the frame',
    parts: ['shot-rhythm'],
  },
  'place-memory': {
    definition: 'the memory of place is the common past that residents keep through sites, objects and telling',
    mechanism: 'familiar corners and smells recall events, and telling makes private recollection general',
    condition: 'somewhere to meet and talk is necessary for the memory of place to be handed on',
    indicator:
      'old photographs named by elders, surviving street names and festival routes give access to the memory of place',
    limit: 'strangers and losers are commonly left out of the memory of place',
    counter: 'tourism manufactures recollection, so some memory of place has no past behind it',
    example: 'a demolished cinema that keeps returning in films is stored there as memory of place',
    implication: 'conflicting versions are as valuable as agreed ones when the memory of place is recorded',
    parts: ['cultural-identity'],
  },
  'spatial-atmosphere': {
    definition: 'spatial atmosphere is the total impression of light, sound, material and scale',
    mechanism: 'the senses fuse their cues at the threshold, before anything is recognised',
    condition: 'hours and crowds alter spatial atmosphere, and a model seen by day says little of night',
    indicator: 'adjectives chosen by users, with their reasons, make spatial atmosphere comparable',
    limit: 'detached from use, spatial atmosphere turns a room into scenery',
    counter: 'rationalists build on order and structure and find spatial atmosphere too subjective',
    example: 'low eaves and pierced windows break hard light into shade and give a garden its spatial atmosphere',
    implication: 'lamps and finishes follow from the intended spatial atmosphere and should be chosen after it',
    parts: ['material'],
  },
  circulation: {
    definition: 'routes of movement are the paths, pauses and turns by which people pass through a space',
    mechanism: 'straight or winding ways order what is met, and corners and openings raise expectation',
    condition: 'entrances and structure fix routes of movement before any designer does',
    indicator: 'the steps of a few visitors, traced over the plan, set actual routes of movement against designed ones',
    limit: 'forced routes of movement make people feel driven',
    counter:
      'paths should be left for people to tread, in the spirit of the free plan, with no routes of movement prescribed',
    example:
      'galleries that wind through a garden, a view at each turn, make routes of movement the order of appreciation',
    implication: 'congestion and places nobody reaches are the first concern in revising routes of movement',
    parts: ['spatial-atmosphere'],
  },
  timbre: {
    definition: 'timbre and texture are the quality of sound and the way parts are combined',
    mechanism:
      'overtones decide brightness and spacing decides thickness, so one melody can change its face completely',
    condition: 'instruments and ways of playing set the limits of timbre and texture',
    indicator: 'ears trained to follow one part at a time separate timbre and texture without difficulty',
    limit: 'notation records timbre and texture badly, and descriptions fall back on metaphor',
    counter: 'melody may be what moves listeners, with timbre and texture for clothing',
    example:
      'open, stopped and harmonic tones on the guqin stand for earth, man and heaven, so timbre and texture carry thought',
    implication: 'a description of timbre and texture is usable only if it names the instrument and the stroke',
    parts: ['performance-handling'],
  },
  'performance-handling': {
    definition: 'tempo and dynamics are the performer’s choices of speed and loudness and of their changes',
    mechanism: 'stretching makes music breathe, shading gives near and far, and the peaks of a form stand out',
    condition: 'reverberation and the response of the instrument limit tempo and dynamics',
    indicator:
      'timings and swells of one passage in several recordings turn differences of tempo and dynamics into evidence',
    limit: 'effort everywhere leaves no emphasis anywhere, a common failing in tempo and dynamics',
    counter: 'strict readers would hold tempo and dynamics to the composer’s marks',
    example: 'Chopin’s rubato, with a steady left hand and a free right, shows how hard tempo and dynamics can be',
    implication: 'tempo and dynamics written into the score with reasons can be corrected from a recording next day',
    parts: ['phrasing'],
  },
  harmony: {
    definition: 'tonality and harmony organise tones around a centre and chords by their function',
    mechanism: 'dissonance leads to consonance and distance to return, so expectation is drawn tight and released',
    condition: 'listeners at home in tonal habits are the ones on whom tonality and harmony can work',
    indicator: 'modulations and cadences, and what players make of them, turn tonality and harmony into audible facts',
    limit: 'folk and non-Western music have systems of their own that tonality and harmony distort',
    counter: 'modernist composers judged the resources of tonality and harmony to be spent and sought other orders',
    example: 'a chord left hanging in a Romantic prelude turns tonality and harmony into suspense',
    implication:
      'note every departure from the key, so that tonality and harmony tell where to press and where to yield',
    parts: ['timbre'],
  },
  phrasing: {
    definition: 'phrase and breath are the arcs of a line in music or dance together with the pauses between them',
    mechanism: 'breath carries direction, and a pause lets one phrase settle while the next gathers',
    condition: 'a free yet supported body is required for phrase and breath to come naturally',
    indicator:
      'slurs drawn in the score can be compared with breaths in a recording, which puts phrase and breath on firm ground',
    limit: 'cut too small, phrase and breath break a piece into fragments',
    counter: 'keyboards do not breathe, say strict instrumentalists, and phrase and breath are a singer’s metaphor',
    example:
      'rising and sinking of the torso that leads the arms gives classical Chinese dance the phrase and breath of song',
    implication: 'singing before playing and inhaling before moving remain the oldest exercise in phrase and breath',
    parts: ['performance-handling'],
  },
  'local-style': {
    definition: 'local musical style is the set of scales, ornaments, rhythms and vocal habits common to a region',
    mechanism: 'speech tones bend melody, and work and terrain affect voice and length of line',
    condition: 'a living dialect and oral teaching keep local musical style fresh',
    indicator: 'between a native and an outsider singing one song lies the local musical style',
    limit: 'reduced to a few rules, local musical style loses the variety between villages',
    counter: 'tunes have always travelled with people, so the borders of local musical style were never sharp',
    example:
      'smooth stepwise melodies of the southern plains and wide leaps of the northern hills contrast two local musical styles',
    implication:
      'pronunciation holds the local musical style, so singers from outside should learn the speech before the song',
    parts: ['cultural-identity'],
  },
  'movement-quality': {
    definition: 'movement quality is the sense of light or heavy, quick or slow, bound or free in an action',
    mechanism: 'source of force and manner of release make one posture appear mournful or gay',
    condition: 'floor, costume and music all affect movement quality',
    indicator: 'viewers who can name the mood of a dancer whose face is covered have read movement quality',
    limit: 'words fail before movement quality, and teaching relies on demonstration',
    counter: 'held poses matter more than movement quality to choreographers with a sculptor’s eye',
    example:
      'gliding steps in Chinese opera and hammering steps in street dance make walking itself a lesson in movement quality',
    implication: 'try one action in several movement qualities before choosing what fits the role',
    parts: ['body-vocabulary'],
  },
  'body-vocabulary': {
    definition: 'the vocabulary of the body is the stock of actions that a dance form or work combines again and again',
    mechanism: 'steps, hands and ways of moving join like words, and those who know them hear the tone',
    condition: 'where daily life and ritual behind the steps are still known, the vocabulary of the body has roots',
    indicator:
      'tabulate frequent actions with the situations they occur in, and the vocabulary of the body can be described',
    limit: 'purism about the vocabulary of the body reduces creation to rearrangement',
    counter:
      'any everyday action may be dance, according to postmodern choreographers, who admit no fixed vocabulary of the body',
    example:
      'bent knees and a trembling pulse in Tibetan dance keep the weight of highland labour in the vocabulary of the body',
    implication:
      'the vocabulary of the body is only posture to a choreographer who has never gone back to where the action came from',
    parts: ['movement-quality'],
  },
  'folk-cadence': {
    definition: 'the cadence of folk dance is the regular rise, fall and use of force peculiar to a form',
    mechanism: 'breath and weight swing through the whole body, and shapes of hand and foot follow',
    condition: 'local music and ways of walking are needed to acquire the cadence of folk dance',
    indicator: 'the path of the weight, traced against the beat, puts the cadence of a folk dance on the page',
    limit: 'learnt without its occasion, the cadence of folk dance becomes a show of style',
    counter: 'trainers of the body put general fitness first and would add the cadence of folk dance later',
    example:
      'twisting, pressing and stretching within a single step give Shandong yangge the cadence for which this folk dance is known',
    implication: 'teach the cadence of a folk dance before its poses, since stiffness is hard to remove afterwards',
    parts: ['movement-quality'],
  },
  choreography: {
    definition: 'choreographic structure is the disposition and growth of a dance in time, space and number of dancers',
    mechanism:
      'movement themes are repeated, altered and set against each other, and solo and group alternate in layers',
    condition: 'music and the size of the stage leave choreographic structure only so much room',
    indicator: 'a chart of formations and sections lets the density and climax of choreographic structure be read off',
    limit: 'careful choreographic structure around an empty motive leaves a pattern',
    counter:
      'for improvisers structure arises on the spot, and choreographic structure fixed in advance binds the body',
    example:
      'a crowd that gathers, lifts one dancer and scatters again speaks of one and many through choreographic structure',
    implication: 'revision may begin by asking whether the climax of the choreographic structure comes too soon',
    parts: ['body-vocabulary'],
  },
  'character-creation': {
    definition: 'the creation of character makes a figure credible through action, voice and appearance',
    mechanism: 'desire and obstacle set action going, and the manner of acting shows who someone is',
    condition: 'scripts that give grounds for action spare the creation of character from relying on looks',
    indicator: 'muted words and a hidden figure, tried in turn, expose the hollow part in the creation of character',
    limit: 'types are quick to recognise and leave no room for change in the creation of character',
    counter: 'genre film thrives on distinctness and shows that the creation of character need not be complex',
    example:
      'the Monkey King scratches and blinks without losing his dignity, because animation borrowed the creation of character from opera',
    implication: 'the creation of character has a spine once it is settled what a figure most wants',
    parts: ['body-vocabulary'],
  },
  stylisation: {
    definition:
      'stylised convention is a refined and repeatable form of acting or depiction known to performers and public alike',
    mechanism: 'actions from life are enlarged, set to rhythm and polished until everyone can read them',
    condition: 'spectators must know the rule, or stylised convention is merely odd',
    indicator:
      'compare one stylised convention as used by several masters, and the room left for freedom can be measured',
    limit: 'long use turns stylised convention into routine without feeling',
    counter: 'directors trained in spoken drama find truth hampered by stylised convention',
    example: 'the arming sequence of a general in Peking opera establishes his power by stylised convention',
    implication: 'knowledge of the everyday action behind it keeps a stylised convention supple',
    parts: ['opera-stylisation'],
  },
  'estrangement-effect': {
    definition: 'the estrangement effect keeps spectators at a distance so that they see familiar matters anew',
    mechanism: 'asides, choruses and exposed machinery recall that a performance is going on, and judgement wakes',
    condition: 'involvement has to come first, or there is nothing for the estrangement effect to interrupt',
    indicator: 'talk in the foyer of causes and not of tears suggests that the estrangement effect succeeded',
    limit: 'fashion dulls the estrangement effect, and surprise goes out of it',
    counter: 'cool spectators may do nothing at all afterwards, friends of emotion remark of the estrangement effect',
    example:
      'a singer who finishes the song and comments on the role as a private person produces the estrangement effect at once',
    implication: 'know what spectators are to see afresh before using the estrangement effect, or it merely interrupts',
    contrasts: ['immersion'],
  },
  'aesthetic-literacy': {
    definition: 'aesthetic literacy combines perceiving, understanding, judging and making',
    mechanism: 'much looking, apt words, practice and reflection strengthen one another',
    condition: 'contact with originals and free discussion feed aesthetic literacy',
    indicator: 'pupils who compare two works and justify a preference reveal their level of aesthetic literacy',
    limit: 'standard tests turn aesthetic literacy into questions of fact',
    counter: 'parents may doubt whether aesthetic literacy, useless for admission, deserves the hours',
    example:
      'children who first say only that a picture is nice and later speak of line and mood have gained aesthetic literacy in words',
    implication: 'fewer terms and more time to dwell and compare are what aesthetic literacy asks of a lesson',
    parts: ['aesthetic-taste'],
  },
  'exhibition-narrative': {
    definition: 'exhibition narrative is a connected account told by objects, texts, rooms and media',
    mechanism: 'the order of sections asks and answers, and walking and halting give it a beat',
    condition: 'objects capable of bearing the line are needed, or exhibition narrative shrinks to panels',
    indicator: 'if visitors at the exit retell the main line, the exhibition narrative has been told',
    limit: 'strong lines trim objects to examples, so exhibition narrative should leave room for digression',
    counter: 'display is scholarship in itself and may be drowned by exhibition narrative',
    example:
      'beginning with a letter home and ending with the reply gives an exhibition narrative of war a human measure',
    implication: 'sections of an exhibition narrative whose purpose cannot be put in one sentence need regrouping',
    parts: ['circulation'],
  },
  'visitor-experience': {
    definition: 'the experience of visitors covers what they feel and gain from arrival to departure',
    mechanism: 'prior interest meets a suitable clue, fatigue is relieved, and meaning forms between',
    condition: 'companions and available time strongly affect the experience of visitors',
    indicator: 'follow routes, stops and talk, add interviews, and the experience of visitors can be reconstructed',
    limit: 'pleasing everybody turns exhibitions into amusement, so the experience of visitors is not the only measure',
    counter: 'the duty of a museum lies in research and collecting, which the experience of visitors may not dictate',
    example: 'a low case that only a crouching child can see into often transforms a family’s experience as visitors',
    implication:
      'seats, lettering and light change the experience of visitors at little cost and deserve to come first',
    parts: ['immersion'],
  },
  'game-mechanics': {
    definition: 'game mechanics are the rules and values that fix what players can do and what comes back',
    mechanism: 'rules generate choices, choices have consequences, and players learn the system by trying',
    condition: 'few rules with many combinations let game mechanics last',
    indicator: 'strategies invented by players often surprise designers and show where game mechanics really lead',
    limit: 'calculated too finely, game mechanics push story and persons into the background',
    counter: 'plot is what touches players, and game mechanics may do no more than move it along',
    example: 'a rule that only trade and cooperation can win lets game mechanics teach mutual help without a word',
    implication: 'rules found inside a culture make better game mechanics than rules brought in from elsewhere',
    parts: ['immersion'],
  },
  exaggeration: {
    definition: 'exaggeration and distortion alter proportion and shape on purpose, to bring out character and feeling',
    mechanism: 'essentials are enlarged and details dropped, so expression is keener than in a faithful copy',
    condition: 'structure must be understood before exaggeration and distortion can be right',
    indicator: 'exaggeration and distortion are sound if the figure, filled with black, is still known by its outline',
    limit: 'strangeness for its own sake deprives exaggeration and distortion of any ground',
    counter: 'faults of drawing hide easily behind exaggeration and distortion, so realist teachers postpone them',
    example:
      'big-headed children in New Year prints owe their exaggeration and distortion to good wishes and not to ignorance',
    implication: 'draw one figure in three tempers and compare, as an exercise in exaggeration and distortion',
    parts: ['form-language'],
  },
  artworks: {
    definition:
      'the works and their catalogues are the primary sources of art history, one to be looked at and the other to be compared',
    mechanism: 'touch, thickness and repairs survive in the object, while catalogues bring scattered works together',
    condition: 'clear records and reliable provenance decide whether works and catalogues may be used',
    indicator: 'size, signature, seals and provenance are checked before the works or their catalogues are cited',
    limit: 'colour shifts and cropping in plates mislead, so catalogues cannot stand in for the works',
    counter:
      'high-resolution scans already show more than a visitor sees through glass, which narrows the gap between works and catalogues',
    example: 'patches on the back of a silk painting appear in no catalogue, and only the work reveals them',
    implication:
      'citations of works and catalogues need location, source of plates and a word on whether the original was seen',
    parts: ['image-analysis'],
  },
  'criticism-texts': {
    definition: 'criticism and theory of art are the written judgements of critics, theorists and artists',
    mechanism: 'verdicts change from age to age, and standards can be read from the change',
    condition: 'occasion of publication belongs to the meaning of criticism and theory of art, in polemics above all',
    indicator: 'keywords that come and go date the phases of criticism and theory of art',
    limit: 'fame attracts words, and what criticism and theory of art pass over deserves notice too',
    counter: 'many practitioners set making above writing and keep criticism and theory of art at arm’s length',
    example:
      'the biographies of painters by Vasari, part history and part verdict, show the double nature of criticism and theory of art',
    implication: 'disputed questions, and not dates, are the best order for a survey of criticism and theory of art',
    contrasts: ['artworks'],
  },
  'artist-statements': {
    definition: 'statements and interviews of makers record what authors say of aim, process and circumstance',
    mechanism: 'hesitation and accident leave traces in casual talk that no sketch preserves',
    condition:
      'timing and interlocutor shape the answers, so statements and interviews of makers must be read with their questions',
    indicator:
      'lay statements of different years side by side, for the point where a maker changes the story is the most telling',
    limit: 'self-portraits are painted in words, and statements of makers are not facts',
    counter: 'intention settles nothing for the New Critics, to whom statements and interviews of makers are anecdote',
    example:
      'a director who often recalls the video halls of a county town explains in interviews the sound of the films',
    implication:
      'no quotation from statements and interviews of makers should go without a detail of the work to match it',
    parts: ['artist-interview'],
  },
  'user-feedback': {
    definition: 'responses of viewers include questionnaires, interviews, comments and traces of behaviour',
    mechanism: 'misunderstanding and preference show an author sides of the work that were never intended',
    condition: 'samples that reach different groups give responses of viewers their value',
    indicator: 'scores, words and time spent that contradict one another are where responses of viewers repay study',
    limit: 'silent majorities leave no comment, so responses of viewers lean to extremes',
    counter: 'good work runs ahead of its public, say believers in autonomy, who give responses of viewers no vote',
    example:
      'a visitors’ book in which people keep asking for the exit is a response of viewers to the plan of the rooms',
    implication: 'sort responses of viewers into facts, feelings and proposals before acting on them',
    parts: ['user-observation'],
  },
  'craft-records': {
    definition: 'records of craft processes set down materials, tools, steps and working rhymes',
    mechanism: 'pictures and measures fix what the hand knows, so that others can repeat it',
    condition: 'recorders who have tried the work themselves catch what matters in craft processes',
    indicator:
      'follow the record and see whether a sound piece results, the hardest test of records of craft processes',
    limit: 'heat, touch and improvisation always exceed what records of craft processes contain',
    counter: 'old hands say that seeing is not doing and set little store by records of craft processes',
    example:
      'depth of soot on a paper-cut stencil and the order of cuts can be written down, yet records of the craft process still need a voice beside them',
    implication: 'fix one camera on the hands and another on the body when records of craft processes are filmed',
    parts: ['field-visit'],
  },
  'scores-recordings': {
    definition: 'scores and recordings preserve a musical work as design and as sound',
    mechanism:
      'changes between editions and choices on record light each other up, and what is variable in a work comes to view',
    condition:
      'history of the edition and conditions of the session must be known before scores and recordings are compared',
    indicator: 'editorial notes, fingerings and time codes together make scores and recordings comparable in detail',
    limit: 'early discs have narrow sound, so scores and recordings do not speak with equal clarity',
    counter: 'scholars of oral tradition regret that living music becomes a specimen in scores and recordings',
    example:
      'first edition and performer’s copy of one erhu piece differ in bowing, and scores and recordings set together reveal the school',
    implication:
      'publisher and date belong to every citation of scores and recordings, and versions may never be mixed',
    parts: ['score-analysis'],
  },
  'performance-video': {
    definition: 'recordings of performances keep stage work in images that can be watched again and divided',
    mechanism: 'stills and slow motion supplement a single evening’s seeing, so details can be argued about',
    condition:
      'camera place and editing alter what is seen, and recordings of performances must be marked as live or staged',
    indicator: 'several recordings of one production separate fixed design from the chance of the night',
    limit: 'temperature of a house and breathing of an audience are missing from recordings of performances',
    counter: 'theatre away from the event may be no theatre at all, whatever recordings of performances preserve',
    example:
      'one circling walk lasts longer in a later recording of the performance, and a change of reading can be inferred',
    implication: 'give year, house and time code for recordings of performances',
    parts: ['movement-record'],
  },
  'film-materials': {
    definition:
      'films and their scripts, with storyboards, stills and shooting records, document the making of a picture',
    mechanism: 'cuts and additions between script and film betray the decisions that counted',
    condition: 'versions have to be identified, because release and director’s cut of a film often differ',
    indicator: 'go through scene list and film together, and let the differences between film and script speak',
    limit: 'trade secrecy keeps many scripts and papers of films from view',
    counter: 'only the finished film counts for a text-minded critic, who leaves scripts to antiquaries',
    example: 'a reunion written out in the script and reduced to an empty shot in the film records an act of restraint',
    implication: 'authority lies with the film, and its script may be heard as a witness',
    parts: ['shot-breakdown'],
  },
  'site-records': {
    definition: 'drawings and site records unite design papers with what is found on the spot',
    mechanism: 'intentions on paper and marks of wear correct each other, so that changes in use appear',
    condition: 'survey dates matter, since drawings of completion and the present site rarely agree',
    indicator: 'worn steps, added awnings and moved furniture write a supplement to drawings and site records',
    limit: 'vanished activities leave no line in drawings and site records and have to be asked for',
    counter: 'formal analysts find drawings and site records too detailed for the main idea to be seen',
    example:
      'a courtyard on the plan that is full of washing on the day tells, through drawings and site records, how people really live',
    implication: 'overlaid at one scale, drawings and site records let their differences show themselves',
    parts: ['spatial-survey'],
  },
  inscriptions: {
    definition:
      'inscriptions and treatises on painting are judgements, notes and theory written on works or in separate books',
    mechanism: 'owners and friends add words in turn, and so the travels and repute of paintings are preserved',
    condition:
      'forgeries abound, so the writer and the seals behind inscriptions must be examined before treatises are quoted',
    indicator:
      'changing tone from one inscription to the next records the shift of taste that treatises on painting describe',
    limit: 'artisans seldom speak in inscriptions and treatises on painting, which come from scholars',
    counter: 'students of images distrust inscriptions, many of which are filled with set phrases of poetry',
    example:
      'Guo Xi’s treatise on mountains in the four seasons can be read beside paintings of its own day and their inscriptions',
    implication:
      'quote inscriptions and treatises on painting with place and edition, and check them against the picture',
    contrasts: ['criticism-texts'],
  },
  rubbings: {
    definition:
      'rubbings and ink originals are the impressions, engraved copies and autographs on which the study of calligraphy rests',
    mechanism: 'rubbings keep shape and ink originals keep touch, so each makes up for the other',
    condition: 'date of the impression and quality of the plate decide how far rubbings and ink originals can serve',
    indicator: 'flaws in stone, tone of ink and mounting labels place rubbings and ink originals in time',
    limit: 'recutting and retouching leave the genuineness of rubbings and ink originals in doubt',
    counter:
      'a knowing hand outdoes learning at the desk, copyists feel, and rubbings and ink originals need not be complete',
    example:
      'early and late rubbings of one Tang stele look like the work of two hands beside a surviving ink original',
    implication:
      'the title of the stele is not enough, and rubbings and ink originals must be cited by copy and collection',
    parts: ['stele-comparison'],
  },
  'classroom-records': {
    definition: 'classroom records and pupils’ work are the process documents of teaching in the arts',
    mechanism: 'drafts kept together with talk show where a thought turned',
    condition: 'consent of pupils and parents is needed before classroom records and pupils’ work are made public',
    indicator: 'arrange one pupil’s work by date, and classroom records tell of progress unaided',
    limit: 'teachers are recorders and parties at once, so classroom records and pupils’ work lean to success',
    counter: 'no common scale exists for classroom records and pupils’ work, researchers who measure complain',
    example: 'three drawings by one pupil of the same hand say more in classroom records than three marks',
    implication: 'keep failed drafts too when classroom records and pupils’ work are collected',
    parts: ['teaching-action'],
  },
  workshop: {
    definition: 'workshops and studios are small groups that make and teach by sharing the work',
    mechanism: 'masters check and members divide tasks, so skill and standard pass on while work is done',
    condition: 'steady orders and a place of one’s own keep workshops and studios alive',
    indicator:
      'forms of signature, length of apprenticeship and evenness of product betray the inner order of workshops and studios',
    limit: 'fine division of labour takes the personal face from what workshops and studios make',
    counter: 'the solitary author alone is an artist, in a view that slights workshops and studios',
    example:
      'carving, colouring and finishing by different hands show how workshops and studios produced New Year prints',
    implication: 'studies of workshops and studios have to find out who decides and how proceeds are shared',
    parts: ['inheritor'],
  },
  'art-academy': {
    definition: 'art academies train makers, designers and scholars through courses and degrees',
    mechanism: 'life classes, studios and shows form a chain, and comparison among fellow students often teaches most',
    condition: 'origin of staff and method of admission set the tone of art academies',
    indicator: 'subjects and materials at a degree show mirror the climate of art academies',
    limit: 'common entrance tests make newcomers to art academies draw alike',
    counter: 'folk artists complain that art academies turn a living craft into credits',
    example:
      'life drawing and workshop rhymes taught in one room expose the gulf between two traditions inside art academies',
    implication:
      'let craftspeople share in marking and not merely demonstrate, when art academies build local craft into courses',
    contrasts: ['workshop'],
  },
  'culture-office': {
    definition: 'cultural authorities run heritage lists, licences, public venues and grants',
    mechanism: 'listing and funding confer legitimacy, and at the same time decide what is worth keeping',
    condition: 'staff and money determine whether rules of cultural authorities are carried out',
    indicator: 'wording of application and inspection forms discloses what cultural authorities really value',
    limit: 'targets in numbers lead cultural authorities to reward works made for the occasion',
    counter: 'community and market could choose for themselves with less from cultural authorities',
    example: 'training and sales that follow the listing of a craft show what cultural authorities can set in motion',
    implication: 'policy advice that ignores the current items and budgets of cultural authorities is idle',
    parts: ['living-heritage'],
  },
  museum: {
    definition: 'museums and galleries collect, study and show works and teach the public',
    mechanism: 'acquisition and display give works standing, from which common notions of the canon arise',
    condition: 'rooms, money and holdings prescribe what museums and galleries are able to tell',
    indicator: 'what stays in store and what stays on the wall declare the standards of museums and galleries',
    limit: 'sources of the collections and habits of labelling tie museums and galleries to one point of view',
    counter: 'neutrality was always partial, the new museology charges, and museums and galleries shut communities out',
    example:
      'a scholar’s study rebuilt in period furniture is an interpretation by museums and galleries, however exact',
    implication:
      'conditions of safety for the exhibits must be agreed before anything interactive is proposed to museums and galleries',
    parts: ['artworks'],
  },
  'film-festival': {
    definition:
      'film festivals and distributors are the channels through which films reach notice, judgement and return',
    mechanism: 'selection and prizes create attention, screens and publicity decide who can see',
    condition: 'tastes of film festivals and distributors flow back into what directors choose to film',
    indicator:
      'set prize entries beside general releases, and the preferences of film festivals and distributors appear',
    limit: 'fame from prizes need not become takings, and film festivals and distributors have limited power',
    counter: 'films made for foreign film festivals may serve foreign fancies, critics at home fear',
    example: 'small productions sell rights at film festivals, so distributors make up for missing finance',
    implication:
      'the travels of an author’s film through film festivals and distributors are part of its history and need reporting',
    parts: ['film-materials'],
  },
  'theatre-company': {
    definition: 'theatres and companies organise rehearsal, performance and the keeping of repertoire',
    mechanism: 'rehearsal rules, casting by line and standing works maintain the level of theatres and companies',
    condition: 'the proportion of subsidy to takings tells whether theatres and companies dare new plays',
    indicator: 'new titles against old ones in a year’s calendar reveal the bent of theatres and companies',
    limit: 'staff politics at times outweighs art in theatres and companies',
    counter:
      'large theatres and companies have become a burden in the eyes of independent makers, whose small troupes move faster',
    example: 'a leading player retires before any pupil is ready, and the gap in theatres and companies stands open',
    implication: 'consult the performance logs of theatres and companies, where audience choice is on record',
    parts: ['performance-video'],
  },
  'design-firm': {
    definition: 'design firms and brand owners commission, carry out and answer for design in the market',
    mechanism: 'briefs set aims and limits, and proposals take shape in rounds of talk',
    condition: 'budget, deadline and chain of decision weigh more than style with design firms and brand owners',
    indicator:
      'first draft, revision and product set in a row contain every trade-off of design firms and brand owners',
    limit: 'pressure for quick sales makes design firms and brand owners drop the design that would last',
    counter: 'what benefits design firms and brand owners need not benefit users, critical scholars point out',
    example:
      'a famous package redrawn by outsiders and withdrawn after falling sales is the cautionary tale told among design firms and brand owners',
    implication:
      'tender papers and minutes of review, where access is granted, reveal most about design firms and brand owners',
    parts: ['user-feedback'],
  },
  schools: {
    definition: 'schools carry out arts teaching on the largest scale, under common hours and common assessment',
    mechanism: 'books, staff and rooms together determine whether pupils at schools really make anything',
    condition: 'specialist teachers decide how far arts lessons at schools can go',
    indicator: 'the walls tell whose work is valued, and with that the state of the arts in schools is half known',
    limit: 'examinations squeeze arts lessons, and schools with good will have no time',
    counter: 'outside studios are often more expert, so schools need not teach every art',
    example: 'a pottery room locked for want of anyone to run it shows that schools may buy more than they use',
    implication: 'course proposals have to start from the hours and equipment that schools actually have',
    parts: ['aesthetic-education'],
  },
  'tradition-innovation': {
    definition: 'tradition and innovation clash over whether inherited forms should be guarded or boldly remade',
    mechanism:
      'guardians care for rule and lineage, innovators for present questions, and both claim to hold what is essential in tradition',
    condition: 'ties between a form and identity make the quarrel of tradition and innovation bitter',
    indicator: 'lists of what may and may not be changed are the best evidence on tradition and innovation',
    limit: 'slogans on tradition and innovation prove nothing until a work is on the table',
    counter: 'conciliators see no enemy in innovation, because only what can be reborn deserves the name of tradition',
    example:
      'electronic sound added to kunqu drew applause and hisses together, tradition and innovation on one evening',
    implication:
      'a side in the quarrel of tradition and innovation can be taken only after saying whether form, rule or spirit is touched',
    parts: ['form-language'],
  },
  'form-content': {
    definition: 'autonomy of form and expression of content compete as accounts of where artistic value lies',
    mechanism: 'on the first view finished form is its own end, and on the second form serves what has to be said',
    condition: 'abstract art sharpened the opposition of autonomous form and expressive content',
    indicator:
      'good and bad works on one subject, full and empty works in one form, are the two comparisons by which form and content must be weighed',
    limit: 'a two-way split conceals that form and content cannot be pulled apart in a work',
    counter: 'social critics hear in the autonomy of form an excuse for flight from the world',
    example: 'whether a sonata without a title has content is the surest way to open the dispute on form and content',
    implication: 'take one formal detail and say what content it carries, and the debate on form gains substance',
    parts: ['form-language'],
  },
  'elite-popular': {
    definition: 'refined taste and popular taste dispute rank, and the possibility of passing from one to the other',
    mechanism:
      'refined taste prides itself on learning and restraint, popular taste on liveliness and nearness, while the border moves',
    condition: 'schooling and media keep redrawing the line between refined and popular taste',
    indicator: 'genres that rose or sank over time supply the history of refined and popular taste',
    limit: 'class hides behind taste, and who judges is often more telling than what is judged refined or popular',
    counter:
      'postmodern practice lets everything stand beside everything and dissolves refined and popular taste alike',
    example:
      'plays from the marketplace that later became classics unsettle every verdict on refined and popular taste',
    implication:
      'words of the period itself, and not present classes, should govern a discussion of refined and popular taste',
    parts: ['aesthetic-taste'],
  },
  'likeness-spirit': {
    definition: 'likeness and spirit rival each other as the aim of painting',
    mechanism:
      'observation accumulates in the one case and selection in the other, so a single subject is painted in different ways',
    condition: 'skill in depiction must be present before spirit can be preferred to likeness without suspicion',
    indicator:
      'look at a meticulous picture beside a sketchy one, and the talk of likeness and spirit comes down to brushwork',
    limit: 'either extreme fails, likeness by stiffness and spirit by vagueness',
    counter: 'spirit has nothing to cling to where likeness is wrong, realist painters maintain',
    example:
      'three hairs added to a cheek made the sitter come alive in the old story of Gu Kaizhi, a favourite in the quarrel of likeness and spirit',
    implication: 'point out where likeness is exact and where spirit is alive instead of ranking the two',
    parts: ['spirit-resonance'],
  },
  'influence-affinity': {
    definition:
      'borrowing and independent affinity are rival explanations for likeness between the arts of two cultures',
    mechanism:
      'one side traces objects and meetings, the other points to common problems that lead to common solutions',
    condition: 'dated contact favours borrowing, and likeness before contact favours independent affinity',
    indicator:
      'sales records, collections and copies decide between borrowing and affinity better than resemblance does',
    limit: 'neither borrowing nor affinity excludes the other, and many cases mix them',
    counter:
      'affinity came first in the view of some critics, who think the prints merely confirmed what French painters already sought',
    example:
      'raised viewpoints occur in French pictures both before and after Japanese prints arrived, so borrowing and affinity must be sorted work by work',
    implication:
      'the chronology of contact is the first thing to establish in any choice between borrowing and independent affinity',
    parts: ['cross-cultural-transfer'],
  },
  'function-ornament': {
    definition:
      'function and ornament dispute whether the worth of made things lies in service or in decoration and sign',
    mechanism: 'functionalists strip away the superfluous, while friends of ornament find meaning and rank in it',
    condition: 'cheap material and machine production reopen the case of function and ornament again and again',
    indicator:
      'remove the ornament, keep the function and ask users what they miss, for a practical trial of the dispute',
    limit: 'plain things bear the look of their age too, so function is never pure of ornament',
    counter: 'ornament that jokes and tells stories, as in postmodern design, owes function no apology',
    example:
      'flanges on ancient bronzes adorn the vessel and hide the seams of casting, so function and ornament were once the same thing',
    implication: 'explain in the design report what each ornament does, and the dispute with function becomes concrete',
    parts: ['product-form'],
  },
  'authenticity-market': {
    definition: 'authenticity and the market dispute whether sale corrupts heritage or keeps it alive',
    mechanism:
      'lineage and use weigh with defenders of authenticity, income with friends of the market, since nobody learns without pay',
    condition: 'a craft sold apart from its festival brings authenticity and the market into open conflict',
    indicator:
      'compare pieces made for home with pieces made for the market, in work, size and subject, and authenticity can be discussed in things',
    limit: 'who defines authenticity is a question that neither side of the market quarrel escapes',
    counter:
      'anthropologists observe that originals too belong to one moment, and that authenticity never stood still before the market came',
    example:
      'one embroiderer makes both wedding robes and key rings, and authenticity and the market meet in her hands',
    implication: 'policy can separate core skills from derived goods and set different limits on the market for each',
    parts: ['living-heritage'],
  },
  'montage-longtake': {
    definition: 'montage and the long take are rival accounts of where the power of film lies',
    mechanism: 'shots in collision beget ideas on one theory, whole space and time keep reality open on the other',
    condition: 'the sharper the conflict in a subject, the stronger the case for montage over the long take',
    indicator: 'try one scene cut and uncut, and let the eye judge between montage and the long take',
    limit: 'most films mix both, so montage and the long take seldom appear pure',
    counter: 'viewers follow stories, cognitive research suggests, and the choice of montage or long take is overrated',
    example: 'workers leaving a factory are a flood in quick montage and weariness in a long take',
    implication:
      'criticism need not join a party, and why a passage uses montage or the long take is the better question',
    parts: ['shot-rhythm', 'long-take'],
  },
  'fidelity-freedom': {
    definition: 'fidelity to the score and freedom of the performer dispute how far a player may depart from the page',
    mechanism: 'scores count as definitive text for one side and as script for the other, and the quarrel follows',
    condition:
      'composers mark in different degrees, so fidelity and the performer’s freedom have to be settled piece by piece',
    indicator: 'autograph, first edition and great recordings provide the evidence on fidelity and freedom',
    limit: 'style itself binds performers, a fact that the bare opposition of fidelity and freedom forgets',
    counter:
      'period instruments and tunings would dissolve many quarrels over fidelity to the score, say adherents of the early music movement',
    example: 'cadenzas that soloists once improvised show how historical the line between score and freedom is',
    implication:
      'appeals to personality do nothing for fidelity, so performers should state where freedom was taken and on what ground',
    parts: ['performance-interpretation'],
  },
  'experience-expression': {
    definition: 'inner experience and outward expression dispute whether performers should feel or show',
    mechanism: 'feeling calls forth action on the first view, and action calls forth feeling on the second',
    condition:
      'genre and size of house decide much, so inner experience and outward expression have no answer apart from the occasion',
    indicator:
      'a hundred moving performances of one role are claimed as proof by inner experience and by outward expression',
    limit: 'rehearsal goes to and fro, and a sharp divide of inner experience from outward expression hides it',
    counter:
      'present-day training works on body and mind at once and leaves the old quarrel of inner experience and outward expression aside',
    example:
      'an opera singer who sheds no tear and yet makes the audience weep gives inner experience and outward expression a new turn',
    implication:
      'fix the outward action first and supply inner grounds later, and experience against expression becomes a choice of tools',
    parts: ['character-creation'],
  },
  'narrative-play': {
    definition: 'storytelling and play compete as the source of what games mean',
    mechanism: 'rules worked out are the essence for one party, plot and persons the motive for the other',
    condition: 'genre changes the answer, since puzzles and role-playing give storytelling and play different weight',
    indicator: 'skip the scenes, and if the game stands the balance tips from storytelling to play',
    limit: 'extreme examples on both sides keep the debate of storytelling and play from ending',
    counter:
      'operation can itself tell a story, integrators claim, so storytelling against play is a mirage of divided labour',
    example: 'games in which time is turned back to recover what was lost put storytelling into play',
    implication: 'write down what a player does each minute before arguing for storytelling or play',
    parts: ['game-mechanics'],
  },
  'object-visitor': {
    definition: 'putting the object first or the visitor first divides museums over whom they chiefly serve',
    mechanism: 'long preservation and research speak for the object, present understanding for the visitor',
    condition: 'scarce money brings the claims of object and visitor into the open',
    indicator: 'read budgets, posts and wall texts, and whether object or visitor comes first is plain',
    limit: 'caricature of the other side stops the argument between object and visitor from moving',
    counter: 'local museums, whose objects came from their own visitors, see no opposition between object and visitor',
    example: 'fragile silk shown for a few weeks a year strikes a balance between object and visitor',
    implication:
      'one plan that lists conditions of the object and questions of the visitor turns the quarrel into choices',
    parts: ['museum-narrative'],
  },
  'skill-creativity': {
    definition: 'skill training and creativity dispute what lessons in the arts should put first',
    mechanism:
      'no rules, no invention, says the one side, and rules too soon blunt the eye, says the other of skill and creativity',
    condition: 'age and hours alter what should be concluded about skill training and creativity',
    indicator:
      'work by one class from copying lessons and from free themes gives the debate on skill and creativity its material',
    limit: 'order is less decisive than assessment, which the quarrel of skill training and creativity overlooks',
    counter: 'if technique is taught when expression needs it, skill training and creativity require no separate terms',
    example:
      'pupils who ask how to draw leaves because they want a real tree settle skill training and creativity for themselves',
    implication: 'write into each lesson what expression the skill serves, so that training and creativity meet',
    parts: ['aesthetic-education'],
  },
  homogeneous: {
    definition:
      'works that look alike come from different makers and regions and yet share subject, shape and handling',
    mechanism: 'popular forms reduce the risk of failure, so makers adopt them and differences wear away',
    condition: 'praise measured by clicks, and short deadlines, breed works that look alike',
    indicator: 'souvenirs from several towns, laid on one table with the names covered, prove that works look alike',
    limit: 'common taste is no crime, and borrowing must be told from copying before works that look alike are blamed',
    counter: 'works that look alike may simply follow a demand that is alike',
    example: 'fridge magnets from any resort prove even to tourists that works look alike',
    implication: 'subject, colour and shape compared one by one reveal where works first began to look alike',
  },
  'homogeneous.cause': {
    definition: 'shallow use of local culture takes ready symbols and leaves out the life and methods behind them',
    mechanism: 'research stops at pictures, so goods can differ only by swapping one picture for another',
    condition: 'short contracts and second-hand sources make shallow use of local culture the rule',
    indicator:
      'designers unable to say where a pattern comes from and when it is worn expose a shallow use of local culture',
    limit: 'symbols spread easily, and a shallow use of local culture may be a fair beginning',
    counter: 'buyers do not always want depth, as even critics of shallow use admit of local culture',
    example: 'one pagoda printed on cup, fan and bag is shallow use of local culture at its plainest',
    implication:
      'a week spent watching people use things corrects shallow use of local culture better than a hundred images',
  },
  'homogeneous.measure': {
    definition:
      'deriving a distinct language from local motifs builds rules of form out of regional images, crafts and habits',
    mechanism: 'skeleton and making differ from place to place, so forms derived from local motifs bear their origin',
    condition:
      'long research and the share of craftspeople are required for deriving a distinct language from local motifs',
    indicator: 'a region recognised with the title covered shows that the language derived from its motifs is distinct',
    limit: 'strained difference ends in curiosities, and a local motif may break under the load',
    counter: 'good form has no country for internationalists, who do without a distinct local language',
    example:
      'a lamp folded by the rule of a window paper-cut, instead of printed with it, derives its language from a local motif',
    implication: 'three rules of form written out from the motif give the distinct language something to follow',
    parts: ['motif'],
  },
  copying: {
    definition:
      'traditional patterns copied without change are pasted on new goods with no regard for structure or meaning',
    mechanism: 'away from surface and occasion, proportion and rhythm fail, and meaning shrinks to garnish',
    condition: 'image banks lower the threshold, so traditional patterns are copied without change everywhere',
    indicator: 'a pattern not adjusted to the body of the product gives copying without change away',
    limit: 'faithful repetition is right for some ritual goods, so copying traditional patterns is not always a fault',
    counter: 'sellers know that customers like what they recognise, and copying of traditional patterns pays',
    example: 'cloud ornament stretched over the curve of a power bank is a traditional pattern copied without change',
    implication:
      'traditional patterns should not be moved until it is known where they used to live and how they were made',
  },
  'copying.cause': {
    definition:
      'weak grasp of structure and meaning leaves designers ignorant of how an ornament is built and what it says',
    mechanism: 'no rule, no variation, and no meaning, no selection, so the whole block is moved',
    condition: 'online sources and unfamiliar techniques keep the grasp of structure and meaning weak',
    indicator: 'the skeleton of a pattern, drawn freehand by the designer, is a direct check on grasp of structure',
    limit: 'understanding takes time that short projects lack, so a weak grasp of meaning cannot be mended overnight',
    counter: 'misuse sometimes opens a new idea, and a weak grasp of structure and meaning is then a happy fault',
    example: 'a dragon cut off at the head to fit a border offends through weak grasp of meaning',
    implication: 'one original piece made beside a craftsperson teaches structure and meaning faster than books',
  },
  'copying.measure': {
    definition:
      'translating patterns, after analysing their structure, means separating skeleton from rules and regenerating both for a new surface',
    mechanism:
      'rules adapt to curve, size and process better than images, so translating patterns by structure keeps their spirit',
    condition: 'advice from makers and repeated samples are needed for translating patterns after analysing structure',
    indicator:
      'show new versions to bearers of the craft, whose recognition of kinship approves the translation of the pattern',
    limit: 'translating patterns from structure is slow and may stray until nobody knows them',
    counter: 'old masters fear that structure, once analysed and published, will thin their patterns out',
    example: 'fold rules of a paper rosette carried into ceramic transfers translate a pattern from plane to curve',
    implication:
      'original shape, rules and steps of change should be listed, so that the translating of a pattern can be retraced',
    parts: ['shape-grammar'],
  },
  'user-distance': {
    definition:
      'distance between work and audience arises when form and function miss what people need and feel from day to day',
    mechanism: 'makers compare themselves within a circle and hear nothing from users, so distance persists',
    condition:
      'juries in place of use, and display in place of life, make the distance between work and audience greatest',
    indicator:
      'find out where a purchase is kept and when it is taken out, to measure distance between work and audience',
    limit: 'advanced work may have to run ahead, so some distance from the audience is not a fault',
    counter:
      'art kept close to daily life may lose its edge, and some distance from the audience is then a price worth paying',
    example: 'drawers full of badges that nobody wears show the distance between work and audience',
    implication: 'a day spent with one ordinary user makes the distance between work and audience specific',
  },
  'user-distance.cause': {
    definition: 'little study of situations of use leaves it unknown when, where and by whom a work will be used',
    mechanism: 'size, material and operation are then imagined, and the result fits no hand',
    condition: 'remote commissions and rush are why situations of use receive little study',
    indicator: 'drawings without a word on time and surroundings betray how little situations of use were studied',
    limit: 'too exact a study of situations ties imagination down, and use itself changes with the product',
    counter: 'users cannot describe situations of use that do not yet exist, critics of design research point out',
    example: 'a paper lamp that warps in a damp bedroom is the fruit of little study of situations of use',
    implication: 'situations of use drawn as a storyboard in the brief keep limits from being overlooked',
  },
  'user-distance.measure': {
    definition: 'developing form from situations of use asks who will act, when and where before deciding what to make',
    mechanism: 'situations supply limits of size, time and mood, and form acquires reasons',
    condition: 'observation on the spot, and not invention, must feed the developing of form from situations of use',
    indicator: 'if the situation can be changed without changing the form, the form was not developed from use',
    limit: 'situations are stories, so form developed from them still has to be tried',
    counter: 'form comes first and finds its situation later, say designers who trust intuition',
    example:
      'dim night markets led to a folding paper lantern with a weighted foot, form and function developed from one situation of use',
    implication: 'tie each feature of form to a sentence in the situation of use, and delete what has none',
    parts: ['design-practice'],
  },
  inheritance: {
    definition: 'a shortage of heirs to the craft means that masters age and few young people take up the work',
    mechanism: 'pay is small before mastery and meagre after, so the gifted go elsewhere',
    condition: 'migration for work and easy machine substitutes make the shortage of heirs to the craft acute',
    indicator: 'age of apprentices and length of stay show the shortage of heirs to a craft at a glance',
    limit: 'some crafts fade with the life they served, and not every shortage of heirs is a loss to be cured',
    counter: 'from the standpoint of the market, demand alone will end a shortage of heirs to the craft',
    example:
      'a master in old age, with one grandchild who cuts now and then, makes the shortage of heirs to the craft a family matter',
    implication:
      'learning, mastering and earning a living by the craft are three stages, and the shortage of heirs may lie in any of them',
    parts: ['inheritor'],
  },
  'inheritance.cause': {
    definition: 'low income and long apprenticeship mean years of investment for work that hardly feeds its maker',
    mechanism: 'reward arrives only after mastery, and the young cannot carry the years between',
    condition: 'trades undercut by imitations combine low income and long apprenticeship most harshly',
    indicator: 'set years of apprenticeship beside local wages, and low income explains the refusals',
    limit: 'respect and pleasure hold people too, so low income and long apprenticeship are not everything',
    counter: 'economists would raise output and standards until income covers apprenticeship',
    example:
      'a panel embroidered in a month and copied by machine in an hour says enough of low income and long apprenticeship',
    implication: 'grants that cover living costs during apprenticeship take part of the force from low income',
  },
  'inheritance.measure': {
    definition:
      'widening transmission through products and schools brings a craft into saleable goods and into lessons',
    mechanism:
      'goods bring income and classes bring numbers, so products and schools answer two shortages in transmission',
    condition: 'people who know markets must be paired with people who know the craft for widening transmission',
    indicator: 'sales and the pupils who stay a second year tell together whether transmission has widened',
    limit: 'products simplify and schools stop early, so transmission may become wide and shallow',
    counter: 'cautious conservators fear that products take a craft apart',
    example:
      'schools awaken interest and workshops sign up the keen, so that products and schools join hands in transmission',
    implication:
      'contracts should forbid the omission of core steps, or products will empty the craft while widening its transmission',
    parts: ['inheritor'],
  },
  'technique-first': {
    definition: 'technique without idea makes finish the aim of art and leaves nothing to be said',
    mechanism: 'examinations and prizes reward fluency, while subject and thought stay away',
    condition: 'fixed topics and model answers favour technique without idea',
    indicator: 'makers who cannot give two sentences on why the work is so have practised technique without idea',
    limit:
      'ideas without technique take no shape either, so objecting to technique without idea is not contempt for skill',
    counter: 'older teachers let ideas wait, since technique missed in youth is never made good',
    example:
      'faultless drawing in a picture that says nothing is technique without idea, a familiar sight in examination studios',
    implication: 'a first week of planning with no tools in hand breaks the habit of technique without idea',
  },
  'technique-first.cause': {
    definition: 'judgement by finish alone marks neatness, likeness and fluency above everything else',
    mechanism: 'finish is easy to agree on and ideas are not, so judgement slides to finish',
    condition: 'mass selection needs quick marks, and judgement by finish alone becomes custom',
    indicator: 'the points that a mark sheet gives to thought document how far judgement goes by finish',
    limit: 'finish deserves some credit, for contempt of it passes carelessness off as character',
    counter:
      'without a common yardstick marks would be less fair, teachers in the field reply in defence of judgement by finish',
    example: 'the neatest of several sketches is hung, and a class has been taught judgement by finish alone',
    implication: 'one added line for explained intention already moves judgement away from finish alone',
  },
  'technique-first.measure': {
    definition: 'letting the idea govern the choice of technique settles what is to be said before means are picked',
    mechanism: 'once purpose is clear, choice has a reason, and fluency turns into fitness',
    condition: 'questions from teachers during work, and not corrections after it, let the idea govern technique',
    indicator: 'notes at the sketch stage compared with the finished work show whether the idea governed the technique',
    limit: 'overbearing ideas make illustrations, and the pleasure of technique fades',
    counter: 'hands think as they work, so the idea need not precede the choice of technique',
    example: 'loneliness painted by giving up a full composition shows an idea governing technique',
    implication: 'tasks that set a situation and no manner oblige pupils to let an idea govern technique',
  },
  communication: {
    definition: 'narrow ways of presentation let works reach the public through few channels in few forms',
    mechanism: 'galleries and press notices address fixed groups, while everyone else neither hears nor enters',
    condition: 'small budgets and old routines make narrow ways of presentation hardest to change',
    indicator: 'ways of presentation are narrow if all visitors name one source of news',
    limit: 'many channels do not mean deep contact, so wider ways of presentation may dilute the work',
    counter: 'narrow ways of presentation may protect an art that few understand at first',
    example:
      'paper-cuts shown only at a county fair leave young townspeople unaware, a cost of narrow ways of presentation',
    implication: 'who ought to see the work is a question that comes before wider ways of presentation',
  },
  'communication.cause': {
    definition: 'few channels and narrative means confine works to existing venues with labels of name and date',
    mechanism: 'nothing rises or falls in the telling, so even visitors who come find no link with themselves',
    condition: 'short staff and want of writers keep channels and narrative means few',
    indicator: 'panels that give only medium and size show how few narrative means there are',
    limit: 'restraint is also a virtue, and heaped stories can crush a work',
    counter: 'platform managers believe that traffic itself will multiply channels and narrative means',
    example:
      'an embroidery at the end of a corridor with a date for a label suffers from few channels and narrative means',
    implication: 'a paragraph on making and use for each work adds narrative means faster than new equipment',
  },
  'communication.measure': {
    definition:
      'using digital display and storytelling makes the origin of works known to different people by interactive images and human stories',
    mechanism: 'enlarged detail shows process and a person brings feeling, so visitors remember',
    condition: 'reliable content and restrained makers are needed for using digital display and storytelling',
    indicator: 'completed viewing and what people retell show whether digital display and storytelling succeeded',
    limit: 'equipment ages quickly, and upkeep of digital display is usually underrated',
    counter: 'screens steal attention from things, cautious curators say, and storytelling bends the truth',
    example: 'a short film of one day’s work leaves the maker’s calloused hands in memory, storytelling at its best',
    implication: 'digital display should amplify an account that already works without a screen',
    parts: ['exhibition-narrative'],
  },
  imitation: {
    definition:
      'copying masters without a voice of one’s own is skill in others’ manners joined to silence about what one sees',
    mechanism: 'eyes trained on models know only their shapes, and before a real scene the hand has no answer',
    condition: 'prize works taken as patterns encourage copying masters without a voice of one’s own',
    indicator: 'an hour outdoors exposes the copying of masters without a voice',
    limit: 'copying is the proper way in, and nobody should give up the masters for fear of losing a voice',
    counter: 'no one can copy the masters too much if a voice of one’s own comes unsought to deep practice',
    example:
      'Mi Fu was teased for assembling old characters and later wrote like nobody else, a lesson on copying masters and finding a voice',
    implication: 'one question of one’s own, noted after every copy of a master, gives a voice its beginning',
  },
  'imitation.cause': {
    definition: 'formulas in place of observation are set ways of painting leaves and rocks used without looking',
    mechanism: 'ready bamboo is always at hand, and eye and mind are spared the work of telling things apart',
    condition: 'graded manuals and marking by manner make formulas take the place of observation',
    indicator: 'flowers that ignore season and light betray formulas in place of observation',
    limit: 'formulas hold the observation of earlier painters, so nobody can do without them altogether',
    counter:
      'landscape comes from within, scholars of the old school answer, and formulas in place of observation are no vice',
    example: 'lotus painted in spring and in summer exactly alike grew from formulas and not from observation',
    implication:
      'three irregular things written down about the subject keep formulas from getting ahead of observation',
  },
  'imitation.measure': {
    definition: 'joining work from life with the study of masters lets observation and old method correct each other',
    mechanism: 'shapes before the eye force new brushwork, and masters teach what to leave out',
    condition: 'time enough and no set model are needed for joining work from life with the study of masters',
    indicator: 'life sketches and copies of masters that differ in a constant way show that a voice has grown',
    limit: 'both may stay shallow when pursued together, so the share of life and masters depends on the person',
    counter:
      'temper and learning may be the real source of a voice, with work from life and study of masters as mere means',
    example:
      'Huang Gongwang carried a brush into the hills and tested what he saw by old masters, joining life with study',
    implication:
      'a weekly day of work from life with no study of masters is uncomfortable, and a voice often starts in that discomfort',
    parts: ['stele-comparison'],
  },
  'urban-spectacle': {
    definition:
      'the city reduced to spectacle appears in images as a glittering sight with no question how people live in it',
    mechanism: 'towers, aerial views and night lights move viewers ready-made, so wear and tear leaves the frame',
    condition: 'promotion and the hunt for clicks make the city reduced to spectacle most common',
    indicator: 'seconds of landmark against seconds of ordinary street show the city reduced to spectacle',
    limit: 'spectacle is no sin, and great cities are worth looking at',
    counter: 'producers who reduce the city to spectacle can point to audiences that love it',
    example: 'aerial shots that cross a river and miss the ferrymen reduce the city to spectacle',
    implication: 'the price of a city reduced to spectacle comes out when one asks who is absent from the picture',
    parts: ['place-memory'],
  },
  'urban-spectacle.cause': {
    definition:
      'a camera that prefers landmarks to daily life films recognisable buildings and treats the rest as noise',
    mechanism: 'landmarks identify a place at once, while daily life needs waiting and trust',
    condition: 'permits and schedules strengthen a camera’s preference for landmarks over daily life',
    indicator: 'draw up the list of locations, and a camera that prefers landmarks convicts itself',
    limit: 'running time may leave daily life out, so preference for landmarks is not always prejudice',
    counter: 'promotional films need landmarks by their nature, people in the trade protest',
    example:
      'one city seen from the same bridge in film after film reveals a camera that prefers landmarks to daily life',
    implication: 'a resident who leads part of the location walk teaches the camera to leave landmarks for daily life',
  },
  'urban-spectacle.measure': {
    definition:
      'rewriting the city through daily scenes and local sound keeps the camera in markets, stations and lanes',
    mechanism:
      'small acts and street noise accumulate into the texture of a time, and the city becomes a human situation',
    condition: 'long stays and an unobtrusive crew are needed for rewriting the city through daily scenes',
    indicator: 'listeners who can name the city without dialogue confirm that local sound has done its work',
    limit: 'daily scenes may scatter a film, so editing must give the city a frame',
    counter: 'money stays away from daily scenes, which lack drama in the judgement of genre producers',
    example:
      'loudspeakers of a video hall and a passing tractor cut through dialogue, so that local sound rewrites the city of a decade',
    implication:
      'record a day of local sound before drafting shots, and let the city set its own rhythm through daily scenes',
    parts: ['sound-image'],
  },
  'style-over-story': {
    definition:
      'visual style cut loose from the story follows its own rules of framing and colour without regard to the people shown',
    mechanism:
      'good looks and the advance of plot go separate ways, and viewers remember stills where they should remember persons',
    condition: 'makers who come from advertising to features often let visual style cut loose from the story',
    indicator:
      'shoot the passage another way in thought, and if nothing changes the visual style is cut loose from the story',
    limit: 'style can itself be an attitude, so striking images are not always cut loose from the story',
    counter: 'film is above all to be seen, say lovers of the image, and visual style owes nothing to the story',
    example: 'a village tale drenched in neon without a reason shows visual style cut loose from the story',
    implication:
      'lists of visual features never reach the story, and critics should ask how a device relates to the situation',
    parts: ['mise-en-scene'],
  },
  'style-over-story.cause': {
    definition: 'devices chosen before the situation is clear come from lenses and palettes that a maker wanted to try',
    mechanism: 'reference films pile up quickly and understanding of characters slowly, so devices get there first',
    condition: 'storyboards ahead of a finished script lead to devices chosen before the situation',
    indicator:
      'director’s notes full of other films and poor in people show that devices were chosen before the situation',
    limit: 'images do at times come first, and a device chosen before its situation has made good films',
    counter: 'experimental film has no characters, so devices chosen first are natural there',
    example: 'a fisheye lens kept even at the funeral was a device chosen before the situation was clear',
    implication: 'write the lives of the characters before the shots, and devices will be chosen by situation',
  },
  'style-over-story.measure': {
    definition:
      'deriving visual devices from the situation of characters asks what they can see, fear and are hemmed in by',
    mechanism: 'situation gives distance and field of view, so devices extend what characters feel',
    condition:
      'scripts exact about circumstances are needed for deriving visual devices from the situation of characters',
    indicator: 'match every recurring device with a situation, and the derivation holds',
    limit: 'too strict a derivation turns images into diagrams and shuts out happy accident',
    counter:
      'intuitive directors would find the picture on the set and not derive devices from the situation of characters beforehand',
    example:
      'a tenant always seen through door frame and curtain lives in a device derived from the situation of the character',
    implication:
      'a column for the situation of characters in the shot list shows which devices must wait for the day of shooting',
    parts: ['character-creation'],
  },
  'mechanical-playing': {
    definition: 'correct but lifeless performance has every note in place and neither direction nor feeling',
    mechanism: 'attention goes to fingers and pitch, phrases lead nowhere, and listeners lose the way',
    condition: 'graded examinations that punish slips produce correct but lifeless performance',
    indicator: 'the loudness curve of a correct but lifeless performance is nearly flat',
    limit: 'expression pressed too far can hide faults, and lifeless correctness is at least honest',
    counter: 'correct but lifeless performance may be only a stage, as strict teachers assure their pupils',
    example:
      'a piece played through without fault that nobody wishes to hear again is correct but lifeless performance',
    implication: 'performance seldom stays lifeless if the line is sung before the keys are touched',
    parts: ['performance-handling'],
  },
  'mechanical-playing.cause': {
    definition: 'practice that stops at right notes has no aim beyond avoiding mistakes',
    mechanism: 'without a sound in mind hands only repeat, and longer practice makes less difference',
    condition: 'schedules counted in bars, and lessons that check notes, produce practice that stops at right notes',
    indicator: 'pupils who cannot say what sound a phrase should have are held by practice that stops at right notes',
    limit: 'right notes are the ground of everything, so practice on them is not to be despised',
    counter:
      'accuracy and expression come in turn, some hold, and practice that stops at right notes has merely not finished',
    example: 'three hours a day that still sound like homework on stage come from practice that stops at right notes',
    implication: 'a practice diary of wanted sounds keeps right notes from being the last entry',
  },
  'mechanical-playing.measure': {
    definition:
      'shaping phrases by structure and style studies form and period first and then decides weight and direction',
    mechanism: 'structure gives the peak and style the tone of voice, so details have reasons',
    condition: 'training in analysis and much listening are required for shaping phrases by structure and style',
    indicator: 'a recording whose climax agrees with the structural climax shows phrases well shaped',
    limit: 'analysis can make phrases sound calculated, however right their structure and style',
    counter: 'intuitive players shape good phrases by ear and rarely use an analysis of structure and style',
    example:
      'variations on one theme, each in a new texture, let phrases rise by structure and style from section to section',
    implication: 'three decisive places in a piece, once marked, tell all other phrases when to give way',
    parts: ['phrasing'],
  },
  'style-misfit': {
    definition: 'playing out of style gives a work the touch, pedal and tone of another period or school',
    mechanism: 'familiar manners are applied to unfamiliar works, and ornaments and tempo speak with a foreign accent',
    condition: 'programmes that cross centuries, taught from one tradition, lead to playing out of style',
    indicator: 'experts who guess the wrong composer from behind a screen have heard playing out of style',
    limit: 'norms of style change, so a charge of playing out of style must say by which norm',
    counter: 'performance belongs to the present, and playing out of style may trouble nobody but scholars',
    example: 'Bach under a thick Romantic pedal blurs its voices, and nobody doubts that the playing is out of style',
    implication: 'performance guides of the composer’s own time save players from most playing out of style',
    parts: ['performance-handling'],
  },
  'style-misfit.cause': {
    definition:
      'ignorance of background and editions means playing whatever is printed without asking who wrote which mark',
    mechanism: 'slurs and dynamics added by editors pass for the composer’s and are obeyed',
    condition: 'cheap editions are everywhere and critical ones scarce, so ignorance of editions is common',
    indicator: 'a player who never asked whose hand a marking is shows ignorance of editions',
    limit: 'knowledge of editions does not replace ears, and good background still has to be played',
    counter: 'audiences hear music and not footnotes, concert artists reply to complaints of ignorance about editions',
    example:
      'one phrase slurred in one edition and detached in another, unnoticed by the student, shows ignorance of editions',
    implication: 'a table of editions drawn up before practising makes background part of the work',
  },
  'style-misfit.measure': {
    definition:
      'settling an interpretation by comparing editions lays scores and recordings side by side and weighs each variant',
    mechanism: 'disagreement reveals the room for choice, and written reasons end the habit of playing at random',
    condition:
      'sound editions and representative recordings are conditions for settling an interpretation by comparing',
    indicator: 'each choice that comes with a ground shows that the interpretation has been settled',
    limit: 'too much listening breeds imitation, and great recordings may deafen one’s own interpretation',
    counter: 'independent teachers want a first version by oneself before comparing editions',
    example: 'three recordings of one ritardando, timed and compared, helped a student in settling an interpretation',
    implication: 'list what is adopted, what is rejected and why, so that comparing editions ends in an interpretation',
    parts: ['score-analysis'],
  },
  'trick-piling': {
    definition: 'choreography heaped with tricks strings leaps and spins together without link to plot or feeling',
    mechanism: 'tricks draw applause, so difficulty takes the place of development',
    condition: 'contests that score difficulty encourage choreography heaped with tricks',
    indicator: 'if the sense remains when a feat is removed, the choreography was heaped with tricks',
    limit: 'difficulty has beauty of its own, so objection to tricks need not ban it from choreography',
    counter: 'competitors defend choreography heaped with tricks, because dance moves people by the limits of the body',
    example: 'a lament that ends in dozens of turns is choreography heaped with tricks',
    implication: 'feats without a written reason should be cut from the choreography as tricks',
    parts: ['choreography'],
  },
  'trick-piling.cause': {
    definition: 'movement cut off from motive happens when a body moves and the person has no reason to',
    mechanism: 'steps are chosen first and feeling fitted later, so movement hangs like a borrowed coat',
    condition: 'ready combinations and short schedules cut movement off from motive',
    indicator: 'dancers without a word on what the figure wants are performing movement cut off from motive',
    limit: 'abstract dance may need no motive, so the charge of cut-off movement is not always fair',
    counter: 'pure dance finds music in movement itself and looks for no motive',
    example: 'a mother sends off her son while her arms prepare a textbook leap, movement cut off from motive',
    implication: 'situations improvised before steps are set let motive take root in movement',
  },
  'trick-piling.measure': {
    definition:
      'drawing dance vocabulary from everyday movement observes work, walking and ritual and then strengthens and alters them',
    mechanism: 'weight and rhythm of origin stay in the steps, so feeling has somewhere to stand',
    condition: 'having done the work oneself is required for drawing dance vocabulary from everyday movement',
    indicator:
      'let strangers guess where a step comes from, and a right guess shows vocabulary well drawn from movement',
    limit: 'plain everyday movement is fussy on stage, and dance vocabulary still needs rhythm and shape',
    counter:
      'classical choreographers are content with existing dance vocabulary and feel no need of everyday movement',
    example:
      'casting and hauling of nets become the opening and closing of a chorus, dance vocabulary drawn from everyday movement',
    implication: 'learn the work before noting the movement, so that dance vocabulary does not come out weightless',
    parts: ['body-vocabulary'],
  },
  'identity-disorder': {
    definition:
      'a disordered visual identity shows one brand with different marks, colours, lettering and tone in different places',
    mechanism: 'impressions cannot add up, and customers meet the firm each time as a stranger',
    condition: 'departments that order design separately and keep no archive produce a disordered visual identity',
    indicator: 'all materials photographed in a row make a disordered visual identity explain itself',
    limit: 'slight differences suit different occasions, so not every variation is a disordered identity',
    counter: 'a small owner with sales to make can tidy a disordered visual identity later',
    example:
      'one tea-house with two marks on sign and cup looks like a copy of itself through disordered visual identity',
    implication:
      'the three most used items usually concentrate a disordered visual identity and are the place to start',
    parts: ['visual-consistency'],
  },
  'identity-disorder.cause': {
    definition:
      'no common rules across points of contact leave shopfront, package, website and event without a shared standard',
    mechanism: 'every commission begins anew, and makers fill gaps from memory and liking',
    condition: 'scattered suppliers and nobody in charge explain why points of contact have no common rules',
    indicator:
      'ask each person how small the mark may be, and different answers prove that no common rules exist across points of contact',
    limit: 'rules too tight smother events, so common rules across points of contact can be overdone',
    counter: 'rules turn brands into templates, creative designers object, and points of contact without them are free',
    example: 'a festival poster in a new typeface shows within a week that points of contact have no common rules',
    implication: 'one page of minimum rules brings points of contact into line sooner than a thick manual',
  },
  'identity-disorder.measure': {
    definition:
      'setting up a system of visual rules writes the use of mark, colour, type and layout into instructions and templates',
    mechanism: 'instructions give limits and templates a short cut, so nobody must judge anew each time',
    condition: 'core message and occasions of use have to be fixed before setting up a system of visual rules',
    indicator:
      'let a layperson make a poster from the template, and if the brand is still known the system of visual rules works',
    limit: 'fixed systems stiffen, so visual rules need room for place and festival',
    counter: 'opponents say that a system of visual rules makes design a matter of filling forms',
    example: 'menus, bags and fascias under one system of visual rules made a new branch recognisable on its first day',
    implication: 'unless someone may grant exceptions by a known procedure, a system of visual rules will be ignored',
    parts: ['brand-identity'],
  },
  'interface-load': {
    definition:
      'interfaces that overload attention ask people to remember, judge and sift more than they can at the moment',
    mechanism: 'entries and pop-ups divide attention, work is broken off, and errors and withdrawals grow',
    condition: 'features added without selection make interfaces that overload attention almost certain',
    indicator: 'pauses and returns, heard as users think aloud, mark the places where interfaces overload attention',
    limit: 'cutting too much hides functions, and experts then walk further through the interface',
    counter: 'practice may cure overload, and an interface then needs no remedy for attention',
    example:
      'an elderly customer who cannot find the way back from payment gives up on an interface that overloads attention',
    implication:
      'entries foreign to the task are the first to go, since overload of attention often eases on the first screen of an interface',
    parts: ['usability'],
  },
  'interface-load.cause': {
    definition: 'an unclear order of information shows no visible difference between main and subordinate',
    mechanism: 'everything claims equal notice, so eyes rest nowhere and must scan each item',
    condition: 'needs of departments stacked without ranking produce an unclear order of information',
    indicator: 'on a blurred page an unclear order of information cannot show three grades',
    limit: 'too many levels also lose people, so a clear order of information is not the same as a fine one',
    counter: 'regular users make up for an unclear order of information by habit',
    example: 'several buttons in one colour leave the user to decide what an unclear order of information has not',
    implication: 'write down the single thing a user wants at this moment, and order information by it',
  },
  'interface-load.measure': {
    definition:
      'reordering information by the steps of the task arranges content as people act and not as departments are divided',
    mechanism: 'each step gathers attention on the present, and irrelevant options sink a level',
    condition: 'researchers must walk through the real task before reordering information by its steps',
    indicator: 'steps needed and calls for help, counted before and after, judge the reordering of information',
    limit: 'tasks differ between people, so information reordered for one must leave a path for others',
    counter: 'managers fear that reordering information by task upsets the borders of their departments',
    example:
      'a clinic application that joins booking, paying and collecting follows the steps of the task and of the patient',
    implication: 'one main path per task, with other information moved aside, is a sound rule of thumb',
    parts: ['user-observation'],
  },
  'placeless-space': {
    definition: 'spaces without a sense of place could stand anywhere and show nothing of climate, material or life',
    mechanism: 'general models spare judgement, and in time rooms everywhere look like one room',
    condition: 'short schedules and materials bought from afar lead to spaces without a sense of place',
    indicator:
      'nobody can say where the room is, once the view from the window is hidden, if a space lacks a sense of place',
    limit: 'local colour can be mere props, so heaping it up gives spaces no sense of place either',
    counter: 'light and scale may suffice for good spaces, without any sense of place',
    example:
      'a highland guesthouse with bamboo blinds from the lowland south has a space that ignores even the wind of its place',
    implication:
      'sun, wind and neighbours’ habits deserve a line in every survey, for a sense of place usually comes from these',
    parts: ['genius-loci'],
  },
  'placeless-space.cause': {
    definition: 'fashionable styles transplanted whole take layouts and finishes that are popular online into any site',
    mechanism: 'transplanting saves research and trial, and clients nod more quickly',
    condition:
      'images have become the language of briefing, so fashionable styles are transplanted as a matter of course',
    indicator: 'a design report without one sentence on the site proves that a fashionable style was transplanted',
    limit: 'some fashionable styles have stood every test, and refusing them all is foolish',
    counter: 'popular looks bring customers, planners argue, and transplanting a fashionable style is reasonable',
    example:
      'rammed earth from the desert on a seaside shop, soon peeling in salt air, is a fashionable style transplanted whole',
    implication:
      'write climate and place beside every reference picture, and transplanting fashionable styles loses its ease',
  },
  'placeless-space.measure': {
    definition:
      'deriving space from site and ways of life reads terrain, climate, material and habits before drawing a plan',
    mechanism: 'site gives limits and life gives uses, so form need not be imported',
    condition:
      'days spent on the site, eating and walking with its users, are the condition for deriving space from ways of life',
    indicator: 'each turn on the plan that has a reason in site or life shows the space to be derived',
    limit: 'ways of life change, and space derived too literally is soon outgrown',
    counter: 'avant-garde architects want space to create new ways of life and not to be derived from present ones',
    example:
      'half-open rooms left where families dry grain and talk let space grow from the ways of life of a courtyard',
    implication:
      'a chart of one day’s life beside the plan lets the tie between space and ways of life be seen at once',
    parts: ['genius-loci'],
  },
  'shallow-visit': {
    definition: 'visitors who hurry past walk fast and seldom stop or understand',
    mechanism: 'crowded cases without a thread give eyes no place to rest, and feet take over from thought',
    condition: 'large halls, few seats and little time produce visitors who hurry past',
    indicator: 'stops timed at every case yield a map of where visitors hurry past',
    limit: 'browsing has its pleasure, so visitors who hurry past are not always a failure',
    counter: 'practical managers count attendance and do not mind visitors who hurry past',
    example:
      'a family crosses the history of a country in an hour and recalls three large things, visitors who hurried past',
    implication:
      'place something to sit before at the tired middle of the route, where visitors who hurry past often stop',
    parts: ['visitor-experience'],
  },
  'shallow-visit.cause': {
    definition:
      'labels remote from the experience of visitors give date and material and nothing that links to what people know',
    mechanism: 'strange knowledge needs a familiar start, and without one visitors pass over the label',
    condition: 'texts written by specialists alone and never tried make labels remote from the experience of visitors',
    indicator:
      'let visitors repeat a label in their own words, and what cannot be repeated was remote from their experience',
    limit: 'cutting expertise to be friendly robs labels of weight',
    counter: 'accuracy and not charm is the duty of labels, scholars say, whatever the experience of visitors',
    example:
      'lacquer described by core and coating, with no word on what the box once held, has a label remote from the experience of visitors',
    implication: 'labels meet experience when they answer, one after another, three questions that visitors may have',
  },
  'shallow-visit.measure': {
    definition:
      'building an exhibition around a question strings the objects on one inquiry that each room advances a step',
    mechanism: 'questions raise expectation and objects supply proof, so visitors want to go on',
    condition: 'real questions that the collection can answer are needed for building an exhibition around one',
    indicator: 'visitors who leave able to state question and answer show that the exhibition was well built',
    limit: 'narrow questions trim objects to examples and spoil an exhibition’s digressions',
    counter: 'a good exhibition may raise questions without answering them, so the line should not be too straight',
    example: 'how this river once fed this town is a question around which several rooms of an exhibition can be built',
    implication: 'each room of the exhibition ought to move the question on the first wall forward',
    parts: ['exhibition-narrative'],
  },
  'skill-only-class': {
    definition:
      'lessons that teach skill without seeing give nearly all their time to technique and none to feeling or talk',
    mechanism: 'marks depend on exercises, so teaching turns to the skill that can be shown',
    condition: 'large classes and coming performances produce lessons that teach skill without seeing',
    indicator: 'lessons that teach skill without seeing are found out by how seldom pupils speak in an hour',
    limit: 'skill carries beauty too, so teaching skill and teaching to see need not be opposed',
    counter:
      'specialists defend lessons that teach skill without seeing, on the ground that drawing comes before appreciation',
    example: 'a choir hour spent on pitch, with nobody asking what the song says, teaches skill without seeing',
    implication:
      'the last minutes of a lesson, reserved for looking and speaking, shift its weight from skill to seeing',
    parts: ['aesthetic-literacy'],
  },
  'skill-only-class.cause': {
    definition: 'marking by likeness to the model takes resemblance as the chief or only standard',
    mechanism: 'likeness is easy to judge and feeling is not, so marking chooses the easy one',
    condition: 'parents and shows look at products, and marking by likeness to the model is handed down',
    indicator: 'hang the best exercises in a row, and if none can be told from another marking went by likeness',
    limit: 'likeness is an ability too, and marking without it would leave observation untrained',
    counter:
      'examinations reward accuracy, teachers under pressure reply, so marking by likeness to the model is unavoidable',
    example: 'a green sun earned a low mark, and the child was taught likeness to the model by marking',
    implication: 'add a line for why it was drawn so, and marking no longer depends on likeness alone',
  },
  'skill-only-class.measure': {
    definition:
      'teaching units in which looking leads to making arrange viewing, talk, trial and review over several lessons',
    mechanism: 'looking sharpens the eye, making trains the hand, and review lets each correct the other',
    condition: 'works that reward long looking must be found for teaching units that lead to making',
    indicator:
      'let pupils draw one theme at the start and at the end of the unit, and what looking has led to can be seen',
    limit: 'units drawn out too long lose interest, so looking and making need a changing pace',
    counter: 'units with much looking leave making unpractised where hours are few',
    example:
      'a snow scene that taught the use of bare paper led pupils to leave winter white, looking turned into making within one unit',
    implication: 'what the unit should teach the eye comes first, and techniques of making are chosen to suit',
    parts: ['aesthetic-education'],
  },
  'lecture-appreciation': {
    definition: 'appreciation lessons turned into lectures run from background to verdict while pupils listen',
    mechanism: 'answers arrive before looking, so eyes cease to search and the work illustrates a script',
    condition: 'short hours, full rooms and fact tests keep appreciation lessons turned into lectures',
    indicator: 'time the silence for looking in one lesson, and appreciation turned into lecture is measured',
    limit: 'background has its use, so objection to lectures does not forbid teachers of appreciation to speak',
    counter: 'teachers of fact regard the lecture as the door to appreciation, since pupils see nothing unless told',
    example:
      'half an hour on the history of a city, and nobody has counted the people on the painted bridge, is an appreciation lesson turned into a lecture',
    implication: 'appreciation tastes different when the lecture waits until pupils have written what they see',
    parts: ['aesthetic-literacy'],
  },
  'lecture-appreciation.cause': {
    definition:
      'no time for pupils to look and speak means that lessons contain neither quiet viewing nor their own words',
    mechanism: 'feelings unspoken soon scatter, and the teacher’s voice fills the gap',
    condition: 'fear of silence and a full syllabus leave no time for pupils to look and speak',
    indicator: 'a handful of voices all year long shows that most pupils had no time to look and speak',
    limit: 'time alone does not teach, since pupils need ways to look and words to speak',
    counter: 'in large classes, time for all pupils to look and speak remains an ideal',
    example:
      'a pupil says the hand resembles grandmother’s and is called back to the syllabus, with no time left to look and speak',
    implication: 'pairs that tell each other what they see give all pupils time to look and speak within minutes',
  },
  'lecture-appreciation.measure': {
    definition:
      'guiding observation through dialogue replaces telling with questions that send pupils back to the work for grounds',
    mechanism: 'being asked what makes one say so returns feeling to the work, and description grows finer',
    condition: 'open questions with a definite target keep observation through dialogue from drifting',
    indicator: 'words such as edge, beat and distance in pupils’ talk show that dialogue has guided observation',
    limit: 'dialogue is slow and unpredictable, so observation may never reach the planned conclusion',
    counter: 'knowledge falls to pieces when observation is guided through dialogue, teachers devoted to system fear',
    example:
      'asked what hour the light tells, pupils before a still life came by dialogue from observation to the painter’s mood',
    implication:
      'three questions that only looking can answer are preparation enough for guiding observation through dialogue',
    parts: ['aesthetic-education'],
  },
  'skin-deep-theme': {
    definition: 'cultural themes worn as costume borrow dress, names and music without touching rules or values',
    mechanism: 'symbols are easy to fetch and rules hard to learn, so looks stand in for understanding',
    condition: 'tight release dates and advisers who check only names leave cultural themes worn as costume',
    indicator: 'if play is unchanged when the figures are dressed after another nation, the cultural theme was costume',
    limit: 'costume can lead players in, so cultural themes on the surface are not worthless',
    counter: 'cultural themes worn as costume sell as well as any others, and novelty is what players ask for',
    example: 'figures in ceremonial robes who box turn a rite into costume for a fight',
    implication: 'rules that a culture will not see broken are where a theme begins to be more than costume',
    parts: ['game-mechanics'],
  },
  'skin-deep-theme.cause': {
    definition: 'cultural content detached from play and plot appears in pictures and text while action runs as ever',
    mechanism: 'a general system decides the rules, so cultural content is a skin that can be changed',
    condition: 'designers and cultural advisers who never share a table leave content detached from play and plot',
    indicator: 'strip all art and play again, and if nothing differs the cultural content was detached from play',
    limit: 'fit at every point would smother fun, and some plots may take cultural content lightly',
    counter: 'makers of systems see no defect in detached content, because play needs no culture to stand on',
    example: 'a tea-house with buttons for trade and no seating or serving has cultural content detached from play',
    implication: 'note the custom behind each rule of play, and detached content shows as blank lines',
  },
  'skin-deep-theme.measure': {
    definition:
      'letting rules and plot carry cultural meaning turns a custom, value or craft into something players must obey',
    mechanism: 'breaking and mending rules teaches them, and cultural meaning changes from caption to experience',
    condition: 'people who live the custom must help to write it for rules and plot to carry cultural meaning',
    indicator: 'let outsiders restate the rules afterwards, and what they restate is the cultural meaning carried',
    limit: 'strict rules hurt play, and plot may stiffen under cultural meaning',
    counter: 'small hidden extras are lighter, entertainers say, than rules and plot that carry cultural meaning',
    example:
      'a kitchen-god game in which sweeping precedes the offering, and a wrong order loses, lets rules carry cultural meaning',
    implication: 'a prototype with rules and no pictures soon tells whether cultural meaning is carried',
    parts: ['game-design'],
  },
  'stage-effects': {
    definition: 'stage technology that outshines the play draws to light and machinery the notice due to persons',
    mechanism: 'sensation exceeds plot, and the audience recalls the smoke and not the cause of the fire',
    condition: 'large budgets and thin scripts invite stage technology that outshines the play',
    indicator: 'a scene still understood with light and sound turned off has not been outshone by stage technology',
    limit: 'technology also opens new expression, so not all of it outshines the play',
    counter: 'if audiences pay for size, stage technology that outshines the play is what they have chosen',
    example: 'real rain that drowned the dialogue is what people remember of a play outshone by stage technology',
    implication: 'a rehearsal on the bare stage shows which technology the play cannot spare',
    parts: ['mise-en-scene'],
  },
  'stage-effects.cause': {
    definition: 'spectacle in place of conflict changes scenery where persons should resist and choose',
    mechanism:
      'conflict must be built slowly by script and acting, and spectacle is instant, so producers take the short way',
    condition: 'plays without a hard choice fall back on spectacle in place of conflict',
    indicator: 'put the scene in one sentence, and if nobody opposes anybody spectacle has replaced conflict',
    limit: 'poetic theatre lives without conflict, so spectacle is not always a substitute',
    counter: 'eyes also want food, friends of spectacle say, and conflict has no monopoly of the stage',
    example: 'two people meet again without a word while a platform turns them, spectacle in place of conflict',
    implication: 'write down who wants what and who prevents it, so that spectacle has conflict to serve',
  },
  'stage-effects.measure': {
    definition:
      'letting action decide the means of the stage asks what a person does in a scene before choosing light and machine',
    mechanism: 'action gives beat and direction, so the means of the stage know when to begin and stop',
    condition:
      'script analysis has to be finished before designers arrive, if action is to decide the means of the stage',
    indicator: 'name the action that each device serves, and remove the means that no action has decided',
    limit: 'lyric and fancy suffer where action decides everything, and the stage should sometimes stray',
    counter:
      'designers trained in technology often find means first and action later, and the stage is the fresher for it',
    example: 'a person nails the door shut and light shrinks to the crack, the means of the stage decided by action',
    implication: 'light cues entered beneath an action in the prompt book keep the means of the stage from leading',
    parts: ['character-creation'],
  },
};
