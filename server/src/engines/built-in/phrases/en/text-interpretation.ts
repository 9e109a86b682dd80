import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const textInterpretation = {
  'text.world': [
    ['The world behind {work}', '~The world behind {object}'],
    ['Puts the work back into its time, its genre and its first reception.'],
  ],
  'text.author': [
    ['The author’s situation and {aspect}', 'The author’s situation and aims'],
    ['Takes from the author’s life and statements only what bears on the question.'],
  ],
  'text.genre': [
    ['Genre and tradition behind {object}'],
    ['Says which conventions the work follows and which it breaks.'],
  ],
  'text.figures': [
    ['{aspect} in the scenes and figures of {work}', '~Figures and scenes in {object}'],
    ['Finds the passages and figures in which the matter is densest and orders them.'],
  ],
  'text.scene': [
    ['Key passages on {aspect}', '~Key passages of {object}'],
    ['Reads three or four passages closely and says why these were chosen.'],
  ],
  'text.bonds': [
    ['How the figures stand to one another'],
    ['Follows closeness, conflict and change in what they say and do.'],
  ],
  'text.stage': [
    ['Dialogue, soliloquy and stage action'],
    ['Says how figures speak and how scenes drive the conflict.'],
  ],
  'text.person': [
    ['Characters and {aspect}', 'What the characters say and do'],
    ['Watches speech, action and thought of the characters.'],
  ],
  'text.change': [
    ['The course of {aspect} through the work', 'Change in the course of the plot'],
    ['Follows the change along the plot and finds its turning point.'],
  ],
  'text.craft': [
    ['Techniques of {object}', '{object} and the reader: how it is done'],
    ['Shows by close reading how form makes meaning.'],
  ],
  'text.voice': [
    ['Point of view and narrative voice in {work}', '~Point of view and narrative voice in {object}'],
    ['Tells who sees and who speaks, and how that steers the reader.'],
  ],
  'text.image': [
    ['Recurring images and symbols in {object}'],
    ['Follows an image through its places and its shifts of meaning.'],
  ],
  'text.language': [
    ['Language and rhythm of {object}'],
    ['Finds the source of the effect in word, sentence and rhythm.'],
  ],
  'text.meaning': [
    ['The meaning of {aspect} in {work}', '~The meaning of {object}'],
    ['Rises from form to meaning and answers earlier readings.'],
  ],
  'text.theme': [
    ['{aspect} in the light of {theory}', '~{object} in the light of {theory}'],
    ['Offers a reading through {theory} and tests it on the text.'],
  ],
  'text.culture': [
    ['{aspect} and the ideas of the age', '~{object} and the ideas of the age'],
    ['Sets the work beside the ideas of its time: what it shares and what it questions.'],
  ],
  'text.echo': [
    ['Reception and later readings of {object}'],
    ['Compares readers of different times and explains the difference.'],
  ],
  'verse.form': [
    ['Form and metre of {object}'],
    ['Describes stanza, metre and rhyme and ties them to the movement of feeling.'],
  ],
  'verse.image': [['Imagery of {object}'], ['Groups the images and shows how together they make a mood.']],
  'verse.feeling': [
    ['The voice given to {aspect}', '~The lyric voice of {object}'],
    ['Reads chosen poems for the play of scene, thought and feeling.'],
  ],
  'music.form': [['Form and structure of {object}'], ['Divides the piece and lists themes, keys and proportions.']],
  'music.melody': [['Melody and harmony in {object}'], ['Analyses line, harmony and rhythm with score examples.']],
  'music.feeling': [['Mood and expression of {object}'], ['Says by which means the music calls up its mood.']],
  'music.analysis': [
    ['{object}: musical analysis'],
    ['Goes from structure through melody and harmony to texture, with the score.'],
  ],
  'music.performance': [['Performing {object}'], ['Treats technical problems and expression and compares recordings.']],
  'music.technique': [
    ['Technical difficulties of {object}'],
    ['Lists the hard passages and steps for practising them.'],
  ],
  'music.expression': [['Dynamics, tempo and tone colour'], ['Justifies the shaping of each section.']],
  'music.version': [
    ['Recordings of {object} compared'],
    ['Sets two or three versions side by side and weighs their choices.'],
  ],
  'film.image': [['Visual language of {object}'], ['Shows how framing, light, camera and cutting make meaning.']],
  'film.frame': [['Framing, light and colour in {object}'], ['Takes telling shots and explains their composition.']],
  'film.camera': [['Camera movement and editing'], ['Analyses one or two scenes shot by shot.']],
  'film.sound': [['Sound and music as narrators'], ['Says how dialogue, noise and score work with the picture.']],
  'film.story': [['Narrative and characters of {object}'], ['Describes structure, point of view and relations.']],
  'film.plot': [['Narrative structure, time and space'], ['Draws the lines of the story and their rearrangement.']],
  'film.person': [['Making of characters in {object}'], ['Reads characters from action, acting and staging.']],
  'picture.form': [
    ['Formal language of {object}'],
    ['Starts from looking: composition, drawing, handling and colour.'],
  ],
  'picture.layout': [['Composition and space of {object}'], ['Analyses viewpoint, weight and depth.']],
  'picture.stroke': [
    ['Handling, material and technique of {object}'],
    ['Says how medium and technique make the effect.'],
  ],
  'picture.colour': [['Colour and light in {object}'], ['Analyses relations of tone and their mood.']],
  'picture.subject': [
    ['Subject and imagery of {object}'],
    ['Identifies subject and symbols and traces where they come from.'],
  ],
  'picture.symbol': [['Motifs and symbols in {object}'], ['Gives their common meaning and how it was bent here.']],
  'picture.model': [
    ['Models and pictorial tradition'],
    ['Compares earlier works on the subject: what was kept, what changed.'],
  ],
  'translation.source': [
    ['{object}: text features and difficulties'],
    ['Describes purpose, readers and language of the source and lists the difficulties.'],
  ],
  'translation.type': [
    ['Text type and function of {object}'],
    ['Says for whom the text is meant and what it is to do.'],
  ],
  'translation.hard': [
    ['What makes {object} hard to translate'],
    ['Lists lexical, syntactic and cultural difficulties with examples.'],
  ],
  'translation.lens': [
    ['What {theory} asks of translating {object}', '~Grounds for translating {object}'],
    ['States the theory in brief and the rules of translating that follow.'],
  ],
  'translation.rule': [['Rules of translating and their rank'], ['Says which rule gives way when two conflict.']],
  'translation.aim': [
    ['Purpose and readers of the translation'],
    ['Fixes the use of the translation and what readers expect.'],
  ],
  'translation.ways': [
    ['Strategies for translating {object}'],
    ['Works through word, sentence and culture with examples compared.'],
  ],
  'translation.word': [['Words: terms and names'], ['Weighs literal, free and annotated renderings.']],
  'translation.sentence': [['Sentences: splitting and recasting'], ['Treats long, loose and passive sentences.']],
  'translation.culture': [
    ['Culture: compensation and substitution'],
    ['Shows how culture-bound words are treated and at what price.'],
  ],
  'translation.check': [['Judging the translation of {object}'], ['Judges accuracy, readability and function.']],
  'translation.reader': [['How readers respond'], ['Says how understanding and acceptance are tested.']],
  'translation.fault': [['Frequent mistranslations and their repair'], ['Sorts the errors and mends each example.']],
  'speech.corpus': [['{object}: corpus and annotation'], ['Describes source, size, transcription and annotation.']],
  'speech.source': [
    ['Sources and sampling in {place}', 'Sources and sampling of the corpus'],
    ['Says how speakers or texts were chosen; numbers to be filled in.'],
  ],
  'speech.label': [['Annotation scheme and units'], ['Gives levels of annotation and criteria.']],
  'speech.features': [
    ['Linguistic features of {object}'],
    ['Describes level by level, each feature with examples and counts.'],
  ],
  'speech.sound': [['Sounds and intonation in {object}'], ['Describes sounds and their regular correspondences.']],
  'speech.word': [['Vocabulary and word formation in {object}'], ['Groups choices of words and ways of forming them.']],
  'speech.sentence': [
    ['Sentence patterns and discourse in {object}'],
    ['Describes common patterns and means of cohesion.'],
  ],
  'speech.rhetoric': [
    ['Rhetorical devices in {object}'],
    ['Groups the devices and the occasions on which they occur.'],
  ],
  'speech.cause': [
    ['Functions and sources of these features'],
    ['Explains the features by purpose, speakers and social conditions.'],
  ],
  'speech.purpose': [['Communicative functions of {object}'], ['Says which purposes the features serve.']],
  'speech.society': [['Speakers and social factors'], ['Compares speakers and explains their differences.']],
  'text.pick': [['Choice of examples'], ['Says which places are taken and why.']],
  'text.read': [['Close reading of the examples'], ['Reads each in turn and compares them.']],
  'film.maker': [
    ['The director and earlier work'],
    ['Takes only what bears on the question from life, sources and statements.'],
  ],
  'music.maker': [['The composer and the occasion'], ['Says when, why and in which style the piece was made.']],
  'picture.maker': [['Maker and patron'], ['Says who made it, for whom and where it stood.']],
  'picture.part': [['Key details of {object}'], ['Takes telling details and their part in the whole.']],
  'speech.usage': [['Contexts in which {object} occurs'], ['Says on which occasions, to whom and with what intent.']],
} as const satisfies Partial<Phrases<Move>>;
