import type { FacetBook } from '../facets.ts';

export const methodsEnFacets: FacetBook = {
  'm-research-question': {
    definition:
      'the research question is a single interrogative sentence that evidence could answer in more than one way',
    mechanism:
      'once the question is narrow, the evidence required, the method and even the order of chapters follow from it',
    condition:
      'the research question can be settled only after some reading, since a newcomer tends to ask what is already known',
    indicator:
      'a workable question names its object, its period or place, and the kind of evidence that would count as an answer',
    limit: 'the research question, cut too fine, yields a tidy but trivial answer',
    counter: 'grounded theorists would rather enter the field with an open mind and let the question take shape there',
    example: 'titles of the form “factors influencing” often list variables without asking anything about them',
    implication:
      'stating the research question in one sentence, with a chapter for each sub-question, gives a thesis its backbone',
    parts: ['m-scope'],
  },
  'm-concept-definition': {
    definition:
      'the definition of key concepts fixes which of several current meanings the words of the title are to carry',
    mechanism:
      'a fixed meaning lets readers decide whether a given instance belongs, so that disagreement turns on facts',
    condition:
      'where a word has drifted between disciplines or periods, the definition of key concepts cannot be left to the dictionary',
    indicator:
      'one word used for one thing from introduction to conclusion shows that the definition of key concepts has held',
    limit: 'no definition, however careful, replaces a look at the thing defined',
    counter:
      'ordinary language philosophers object that meaning lies in use and that early defining hides the variety of uses',
    example: 'a thesis on rural teachers must say whether staff of schools in county towns are counted',
    implication:
      'the definition of key concepts is best handled by setting two or three rival definitions side by side and defending one',
    contrasts: ['m-operationalisation'],
  },
  'm-scope': {
    definition: 'scope and delimitation mark the borders of a topic in time, place, object and level of analysis',
    mechanism: 'drawing the line early makes it legitimate to leave material out and frees space for the main thread',
    condition:
      'good reasons for scope and delimitation lie in the subject, such as a change of law or of boundaries, not in convenience',
    indicator:
      'qualifying words in the title, start and end dates of the data and the list of cases all reveal the chosen borders',
    limit: 'scope and delimitation hide whatever causes lie on the far side of the border',
    counter: 'holists fear that a slice of time or territory breaks up processes that never respected such lines',
    example: 'a study set in one county is regularly asked at the viva why that county and not its neighbour',
    implication: 'one paragraph on scope and delimitation should name the adjoining issues left out and say why',
    contrasts: ['m-generalisation'],
  },
  'm-literature-search': {
    definition:
      'literature searching is the systematic finding and logging of what has already been published on a topic',
    mechanism: 'a good mix of subject terms, synonyms and broader or narrower terms reduces both gaps and noise',
    condition:
      'literature searching presupposes that the topic has been broken into separate concepts rather than typed in as a title',
    indicator: 'saved strings, names of databases, dates and numbers of hits show how orderly literature searching was',
    limit:
      'local journals, theses and books in other languages often escape literature searching in the large databases',
    counter: 'seasoned humanists trust footnotes more than keywords, since older works rarely use today’s vocabulary',
    example: 'a search for remote work that omits telework and home office misses much of the earlier research',
    implication:
      'a table of search terms, tried one by one and revised after the first round, saves weeks of blind reading',
    parts: ['m-search-strategy'],
  },
  'm-research-gap': {
    definition: 'the research gap is a point that earlier work leaves unanswered, disputed or weakly supported',
    mechanism:
      'sorting earlier findings by object, method and period exposes the empty cells into which new work can move',
    condition: 'a claim about the research gap is only as good as the search behind it',
    indicator:
      'closing lines of each section in the review should point to a disagreement, an omission or dated evidence',
    limit: 'the research gap alone justifies nothing, since a topic may be untouched because it is unimportant',
    counter:
      'critics of gap-spotting hold that questioning a shared assumption advances a field further than filling its cracks',
    example:
      'a policy studied many times in large cities but hardly ever in small towns leaves a familiar gap in coverage',
    implication:
      'a review does well to end by saying in plain words whether object, method, data or explanation is missing',
  },
  'm-note-taking': {
    definition:
      'note taking records the source, the main claim, exact quotations and the reader’s own comments, each kept apart',
    mechanism:
      'keeping quotation and comment in separate columns prevents another author’s words from slipping into one’s own prose',
    condition: 'page numbers have to be written down at the moment of reading, or note taking loses half its value',
    indicator:
      'a note passes the test if a full footnote and a fair summary can be written from it without reopening the book',
    limit: 'note taking without a guiding question piles up excerpts that never reach the page',
    counter: 'advocates of fast reading prefer to grasp the shape of a whole book before recording any detail',
    example: 'a doubt scribbled beside an excerpt months ago can turn into the opening of a section',
    implication:
      'two or three sentences per item on its bearing on the topic, filed under fixed keywords, make note taking pay off',
  },
  'm-theoretical-framework': {
    definition:
      'the theoretical framework selects concepts from existing theory, with their relations, to explain why things happen as they do',
    mechanism: 'relations supplied by theory give each observation a place and tie a local finding to a general claim',
    condition:
      'borrowed concepts must have been made for objects like those at hand, or the theoretical framework becomes a label',
    indicator:
      'analysis that returns to the concepts, and a conclusion that amends them, prove that the framework was put to use',
    limit: 'whatever the theoretical framework lights up, something else is left in the dark',
    counter:
      'inductive researchers distrust the order of theory first and evidence second and want concepts to grow from the material',
    example:
      'seen through exchange theory, staff turnover becomes a matter of effort and reward, and family reasons fade from view',
    implication:
      'every concept of the theoretical framework needs a sentence saying what it stands for in the case, and which rival was set aside',
    contrasts: ['m-analytic-framework'],
  },
  'm-research-design': {
    definition: 'research design is the plan that links a question to the evidence and comparisons able to settle it',
    mechanism: 'criteria fixed in advance leave little room for choosing an interpretation after the results are known',
    condition:
      'questions of amount and questions of cause call for different plans, and research design has to follow the question',
    indicator:
      'examiners ask first whether the evidence can tell rival answers apart, then whether the steps fit the time allowed',
    limit: 'a rigid plan copes badly with surprises, which fieldwork supplies in abundance',
    counter: 'many ethnographers regard the plan at proposal stage as a sketch that only the field can complete',
    example:
      'testing a teaching method in one class with nothing to compare it with is a flaw of research design, not of analysis',
    implication:
      'a grid that runs from questions through material to analysis shows at a glance where research design is thin',
    parts: ['m-method-fit', 'm-unit-of-analysis'],
  },
  'm-operationalisation': {
    definition: 'operationalisation turns an abstract concept into things that can be observed, recorded or counted',
    mechanism: 'shared indicators allow two observers of the same object to record much the same result',
    condition:
      'without clear dimensions operationalisation goes astray, because nobody can say what the chosen indicator measures',
    indicator:
      'a table with columns for concept, dimension and indicator shows how far operationalisation has been carried',
    limit: 'operationalisation by the handiest indicator usually catches the least interesting side of a concept',
    counter:
      'interpretive scholars complain that meaning reduced to an indicator is no longer the meaning people lived by',
    example: 'interest in reading may be split into time spent, books borrowed unasked and talk about books',
    implication: 'indicators proven in earlier work deserve preference, and home-made ones need a reason and a trial',
    contrasts: ['m-concept-definition'],
  },
  'm-unit-of-analysis': {
    definition:
      'the unit of analysis is the thing about which conclusions are drawn, be it a person, a household, a firm or a paragraph',
    mechanism: 'when each record stands for one unit, counting, comparing and inferring all happen on the same level',
    condition: 'the unit of analysis should match the level at which the data were gathered',
    indicator:
      'asking what one row of the data sheet represents, and what the subject of each conclusion is, exposes any mismatch',
    limit:
      'choosing a single level hides effects that run between levels, such as the influence of a class on its pupils',
    counter:
      'advocates of multilevel models call a single unit of analysis artificial, since people are nested in groups',
    example:
      'reading individual behaviour off regional averages is the textbook fallacy of a shifting unit of analysis',
    implication:
      'naming the unit of analysis and checking the subject of every concluding sentence against it prevents slips of level',
  },
  'm-method-fit': {
    definition:
      'fit between method and question means that the chosen method yields the kind of evidence the question asks for',
    mechanism:
      'questions of extent call for counts, questions of cause for comparison or process, questions of meaning for talk and texts',
    condition:
      'fit between method and question can be judged only when the question came first and the software second',
    indicator:
      'imagining the opposite answer and asking whether the method would reveal it tests the fit between method and question',
    limit: 'time, money or access may rule out the best method and leave a second best whose price has to be named',
    counter: 'pragmatists care less for neat matching and expect several imperfect methods to correct one another',
    example:
      'estimating a share of the population from two interviews is a plain failure of fit between method and question',
    implication:
      'a method chapter gains more from saying which sub-question each method serves than from encyclopaedic definitions',
  },
  'm-schedule': {
    definition:
      'the research schedule assigns reading, collecting, analysing, writing and revising to definite periods',
    mechanism: 'since later steps wait on earlier ones, a firm end to data collection protects the time for analysis',
    condition:
      'slack for refusals, repairs and second visits has to be built into the research schedule from the start',
    indicator:
      'something to hand over at the end of each stage, such as an outline or a clean data file, measures progress',
    limit:
      'the research schedule needs regular revision because no plan foresees a failed instrument or a cancelled visit',
    counter:
      'thinking does not divide into weeks, some supervisors argue, and a tight timetable only breeds padded drafts',
    example: 'questionnaires sent out during vacations come back late or not at all',
    implication:
      'counting backwards from the submission date and fixing the least controllable step first makes the research schedule realistic',
  },
  'm-material-selection': {
    definition:
      'criteria for selecting material state which texts, records or cases enter the work and which relevant ones stay out',
    mechanism: 'rules written before the reading starts restrain the habit of picking only what agrees',
    condition: 'criteria for selecting material matter most where far more exists than a thesis can hold',
    indicator: 'period, genre, reliability of origin and bearing on the question are the usual grounds of choice',
    limit: 'any rule shuts out odd and instructive pieces at the margin, which makes the picture neater than life',
    counter:
      'sceptics suspect that many criteria for selecting material were drafted after the material had been chosen',
    example: 'a thesis on a novelist’s cities that leaves out the letters owes the reader a reason of genre',
    implication: 'criteria for selecting material work best as yes-or-no sentences, with one rejected example shown',
    contrasts: ['m-representativeness'],
  },
  'm-representativeness': {
    definition:
      'representativeness of the material means that it resembles the whole under discussion in the features that matter',
    mechanism: 'the closer a part is to the make-up of the whole, the likelier its pattern is to recur elsewhere',
    condition: 'nobody can speak of representativeness of the material without first saying what the whole is',
    indicator: 'setting the spread of place, period and type beside known totals makes any tilt visible',
    limit: 'a hunt for representativeness of the material may discard rare instances that teach more than common ones',
    counter: 'case researchers reply that one deviant instance can test a theory harder than many ordinary ones',
    example: 'the collected works of famous authors say little about what their silent contemporaries thought',
    implication:
      'admitting where representativeness of the material fails, and softening the claim accordingly, is better than asserting it',
    contrasts: ['m-case-selection'],
  },
  'm-recording-sheet': {
    definition:
      'the recording sheet is a fixed form on which every item of material is entered under the same headings',
    mechanism: 'fixed headings make early and late entries comparable and show at once what was forgotten',
    condition:
      'a few trial entries should come before the recording sheet is settled, as headings overlap more often than expected',
    indicator: 'two people who fill in the recording sheet for the same item and agree have clear headings',
    limit: 'whatever lies outside the headings goes unseen, for which a column of free remarks is a small remedy',
    counter: 'scholars who read by immersion feel that a form takes the work apart and loses its tone',
    example: 'advertisements or judgments are commonly numbered and logged by date, source, theme and key sentence',
    implication: 'a blank copy of the recording sheet in the appendix lets readers see how raw items became evidence',
  },
  'm-analytic-framework': {
    definition:
      'the analytical framework lists the aspects of an object to be examined and the order in which they are taken',
    mechanism:
      'taking every part of the object through the same aspects makes partial findings add up to one judgement',
    condition: 'the aspects of the analytical framework should not overlap and should leave no large part uncovered',
    indicator: 'headings of the main chapters should correspond one to one with the aspects announced',
    limit: 'static division suits the analytical framework better than change over time or the pull between aspects',
    counter: 'opponents of ready-made schemes complain that a borrowed fourfold division makes all theses look alike',
    example:
      'a public service may be examined from the side of provider, user and regulator, each with motives and limits',
    implication:
      'one paragraph should defend the analytical framework against the most obvious other way of dividing the topic',
    contrasts: ['m-theoretical-framework'],
  },
  'm-pilot': {
    definition: 'pilot work is a small rehearsal of instruments and procedure before the real collection begins',
    mechanism: 'ambiguous items, broken routines and overlong sessions come to light while changes are still cheap',
    condition: 'people who take part in pilot work should resemble the later participants but not be among them',
    indicator: 'time taken, places left blank, questions asked back and equipment faults are the things to watch',
    limit: 'pilot work can reveal a faulty tool, but its numbers are too small to estimate an effect',
    counter: 'researchers short of time prefer to mend as they go, at the price of data gathered under changing rules',
    example: 'asking a few classmates to think aloud over a questionnaire usually uncovers two or three misreadings',
    implication: 'a thesis should report what pilot work changed, not merely that a trial was held',
  },
  'm-data-management': {
    definition: 'data management covers the naming, numbering, storing, backing up and versioning of source material',
    mechanism:
      'originals kept apart from working copies, with a note on every change, allow each figure to be traced to its source',
    condition:
      'written rules of data management are needed from the first day when sources are many and hands are several',
    indicator:
      'finding the original behind a randomly chosen citation within minutes is a fair test of data management',
    limit: 'elaborate data management in a one-person project easily becomes ritual',
    counter: 'lovers of simplicity hold that a clear set of folders does the job without formal metadata',
    example: 'recordings kept on a single laptop that fails are a classic cause of delayed theses',
    implication:
      'read-only originals, cleaning in a copy and one line of explanation per version are the core of safe practice',
  },
  'm-reproducibility': {
    definition:
      'reproducibility means that another person with the same material and steps would reach the same or a similar result',
    mechanism: 'steps described closely enough to be followed leave slips and embellishments nowhere to hide',
    condition: 'public access to the material and a record of its treatment are what reproducibility rests on',
    indicator: 'sources, settings, editions cited and scripts used should all be stated if reproducibility is claimed',
    limit: 'in interviews and history, where nothing can be rerun, reproducibility shrinks to a traceable path',
    counter:
      'interpretive scholars find nothing wrong in two readers disagreeing and refuse to judge learning by repetition',
    example: 'a result introduced by “calculation shows”, with neither formula nor values, cannot be checked',
    implication:
      'writing the method chapter for a classmate who must repeat the work is the surest route to reproducibility',
    contrasts: ['m-replication'],
  },
  'm-peer-feedback': {
    definition:
      'comments on the draft are criticism of outlines, text and data handling by supervisors, classmates or specialists',
    mechanism: 'readers who do not share the author’s assumptions notice leaps, vague words and missing sources sooner',
    condition:
      'comments on the draft can change a structure while there is only an outline, and little but wording near the end',
    indicator: 'a log of comments, with what was accepted and why the rest was not, shows how feedback was used',
    limit: 'a text that obeys all comments on the draft, contradictions included, loses its own line',
    counter: 'innovators complain that reviewers defend familiar paradigms and sand down anything new',
    example:
      'a simple question in a seminar about the choice of categories may reveal that their basis was never written down',
    implication:
      'comments on the draft are more useful when readers get a precise question, such as whether the second chapter has evidence enough',
  },
  'm-classification': {
    definition:
      'the classification of the material sorts scattered items by one criterion and draws out what each class shares',
    mechanism: 'bringing like items together makes recurring patterns visible and turns single instances into types',
    condition:
      'one criterion at a time and classes that do not overlap are the conditions of a sound classification of the material',
    indicator:
      'the size of the class called “other” and the number of items with two homes measure how well the scheme works',
    limit:
      'the classification of the material smooths over differences within a class and forces intermediate items to one side',
    counter: 'sceptics about induction remind authors that any number of like cases cannot guarantee the next',
    example:
      'difficulties reported in interviews may be sorted into money, staff and attitudes until a remark fits two of them',
    implication:
      'a test for membership and one typical example per class make the classification of the material open to challenge',
  },
  'm-counter-evidence': {
    definition:
      'counter-evidence consists of facts, figures, passages or decisions that do not agree with the thesis defended',
    mechanism:
      'a claim that explains the awkward cases, or narrows itself to exclude them, is stronger than one that never met any',
    condition:
      'counter-evidence seldom turns up by chance and has to be looked for with search terms of the opposite drift',
    indicator:
      'a paragraph devoted to ill-fitting material and a qualified conclusion are signs that it was taken seriously',
    limit:
      'treating every oddity as a refutation paralyses argument, for some counter-evidence is mere error of record',
    counter: 'one view in the history of science is that young theories must tolerate anomalies or die too early',
    example:
      'districts with generous subsidies and poor harvests need a paragraph in any thesis that praises subsidies',
    implication:
      'listing the three most damaging pieces of counter-evidence before the final draft is a useful discipline',
    contrasts: ['m-alternative-explanation'],
  },
  'm-alternative-explanation': {
    definition: 'alternative explanations are rival accounts of the same outcome that compete with the one defended',
    mechanism: 'each account is made to predict something observable, and those whose predictions fail drop out',
    condition: 'alternative explanations can be told apart only where they lead to different observable results',
    indicator:
      'a discussion chapter that names rivals and answers each with evidence shows that the reasoning was tested',
    limit: 'ruling out some alternative explanations does not prove the survivor when others were never imagined',
    counter: 'pluralists object that social causes work together and that elimination suits detective stories better',
    example: 'better reading scores may come from the new method or from a teacher keener than before',
    implication:
      'the strongest of the alternative explanations deserves a planned comparison from the design stage onwards',
    contrasts: ['m-counter-evidence'],
  },
  'm-generalisation': {
    definition: 'generalisation extends a finding from what was studied to people, places or times that were not',
    mechanism: 'likeness carries the inference, most safely where the same factors are at work',
    condition:
      'a clear population behind the sample, or a well-understood mechanism, is the licence for generalisation',
    indicator:
      'wording tells a good deal, since careful conclusions name the range and the conditions to which they apply',
    limit: 'every generalisation carries a risk of changed conditions that no method removes',
    counter: 'students of context prefer to offer a finding for comparison and leave the transfer to the reader',
    example: 'results from one selective school are too often restated as a law of secondary teaching',
    implication: 'generalisation is safer when the last chapter states how far the finding reaches and where it stops',
    contrasts: ['m-scope', 'm-analytic-generalisation'],
  },
  'm-limitations': {
    definition:
      'the statement of limitations tells readers which known weaknesses of material, method or inference affect the result',
    mechanism: 'a weakness described precisely lets readers judge which findings to trust and which to hold in reserve',
    condition: 'only defects that bear on the conclusion belong in the statement of limitations',
    indicator: 'useful entries give a cause, the direction of the bias and a possible remedy',
    limit: 'for all its candour, the statement of limitations cannot make an invalid inference valid',
    counter:
      'nervous authors fear that confession costs marks, whereas examiners mind far more what the author failed to notice',
    example: 'pleading limited time while passing over a sample drawn only from cities tells the reader nothing',
    implication: 'the statement of limitations earns trust by saying whether a bias pushes results up or down',
    contrasts: ['m-conclusion'],
  },
  'm-dialogue': {
    definition:
      'dialogue with earlier work sets each finding beside previous results and says where they agree, differ or add',
    mechanism:
      'placed in an existing debate, a finding shows what is new and turns each difference into a thing to explain',
    condition: 'dialogue with earlier work rests on a review that has already sorted out who claimed what',
    indicator:
      'references back to the review, and reasons given for each discrepancy, are what readers look for in a discussion',
    limit: 'samples and measures differ so much that dialogue with earlier work sometimes ends without a verdict',
    counter:
      'authors eager for novelty stress difference, although confirming an earlier result is a contribution as well',
    example: 'an income effect found elsewhere may vanish in a sample whose incomes hardly vary',
    implication: 'dialogue with earlier work is sharpest when confined to the two or three closest studies',
  },
  'm-causal-language': {
    definition: 'care with causal language keeps the strength of verbs in line with the strength of evidence',
    mechanism:
      'an overstated verb turns a sound finding into an unsupported claim, because readers judge evidence by the verb',
    condition:
      'missing comparison groups, unclear order in time and omitted factors all call for more care with causal language',
    indicator: 'circling every “causes” and “improves” in a draft and checking the evidence for each exposes overreach',
    limit: 'carried to excess, care with causal language hedges every line and leaves readers unsure what is claimed',
    counter:
      'advocates of bold inference reply that policy needs causal answers and that retreating to correlation shirks the task',
    example: 'a coefficient from one cross-sectional questionnaire supports “is associated with” and nothing firmer',
    implication:
      'a scale of evidence with a fixed verb for each grade keeps care with causal language steady from title to conclusion',
  },
  'm-integrity': {
    definition: 'academic integrity asks authors to report sources, data handling and the share of others truthfully',
    mechanism: 'one invention spreads along the chain of citations because later work builds on what is printed',
    condition:
      'rules and audits support academic integrity in a laboratory, while a lone writer has only conscience and records',
    indicator:
      'surviving raw records, checkable references and stated contributions are the visible marks of academic integrity',
    limit: 'between reasonable and convenient cleaning of data lies a grey zone that no code maps completely',
    counter:
      'institutional critics locate the cause of misconduct in pressure to publish and expect little from moral appeals',
    example:
      'quietly dropping a few cases to reach significance offends against academic integrity as surely as invention does',
    implication:
      'dated drafts and untouched raw files, kept from the first week, are the best defence of academic integrity',
    parts: ['m-plagiarism', 'm-honest-reporting'],
  },
  'm-plagiarism': {
    definition:
      'the line between quotation and plagiarism depends on acknowledgement and on how much of the text is the author’s own',
    mechanism: 'a marked source allows readers to separate what was borrowed from what was added',
    condition:
      'paraphrase needs a reference as well, and the line between quotation and plagiarism is crossed when only the words change',
    indicator:
      'laying one’s paragraph beside the source shows whether sequence, examples and argument have all been taken over',
    limit:
      'common knowledge needs no note, but the line between quotation and plagiarism blurs where knowledge becomes common',
    counter:
      'literary theorists call all writing intertextual, to which librarians answer that intertextuality still needs footnotes',
    example:
      'a review stitched together from the reviews of others may be reworded throughout and yet borrow every idea',
    implication:
      'rewriting from understanding and then adding the page keeps a paragraph on the right side of the line between quotation and plagiarism',
  },
  'm-honest-reporting': {
    definition:
      'honest reporting of unfavourable results means printing failed, null and unexpected findings with the rest',
    mechanism: 'hidden failures send others down the same blind alley and tilt the published record towards success',
    condition: 'tests announced beforehand make honest reporting of unfavourable results hard to evade',
    indicator: 'counting the tests promised in the method chapter against those reported later reveals any omission',
    limit: 'honest reporting of unfavourable results may have to move to an appendix to keep the argument visible',
    counter:
      'some authors plead that journals reward significance and that silence merely follows the rules of the game',
    example:
      'three supported hypotheses out of five, with reasons for the other two, impress examiners more than a trimmed list',
    implication:
      'honest reporting of unfavourable results should separate a false hypothesis from poor measurement and a small sample',
    contrasts: ['m-publication-bias'],
  },
  'm-writing-aids': {
    definition:
      'disclosure of writing aids states which tools were used for searching, translating, polishing, coding or drawing',
    mechanism: 'knowing what came from a tool tells readers who checked the errors and who answers for them',
    condition:
      'rules differ between schools and journals, and disclosure of writing aids should follow the local ones from the outset',
    indicator:
      'name of the tool, purpose, material entered and manner of checking are the points a declaration should cover',
    limit: 'after many rounds of revision no author can say exactly which words came from which tool',
    counter:
      'tolerant voices class language polishing with spell checking and see no need for disclosure of writing aids so humble',
    example: 'references proposed by a tool may not exist, and one invented title ruins confidence in the whole list',
    implication:
      'a running log of dates and purposes makes disclosure of writing aids easy, and every generated fact needs checking by hand',
  },
  'm-argument-structure': {
    definition:
      'argument structure is the web of support between a main claim, its sub-claims, the evidence and the reasoning',
    mechanism:
      'each sub-claim answers why the main claim should be believed, and each piece of evidence does so one level down',
    condition: 'argument structure needs a main claim that somebody could deny',
    indicator: 'first sentences of paragraphs, read in a row, reveal whether the argument moves or merely continues',
    limit: 'too neat an argument structure conceals tensions in the material and tends towards lists of three',
    counter: 'essayists protest that thought winds and that a skeleton drawn in advance kills discovery',
    example:
      'chapters on situation, problem, cause and remedy that ignore each other end in remedies fit for any topic',
    implication:
      'an outline made of full statements rather than noun headings shows where argument structure has a missing step',
    contrasts: ['m-reconstruction'],
  },
  'm-abstract': {
    definition:
      'the abstract gives purpose, method, main findings and conclusion in one passage that stands without the thesis',
    mechanism:
      'people who search decide by the abstract whether to open the full text and pass on if findings are missing',
    condition: 'the abstract belongs at the end of the work, when results rather than intentions can be summarised',
    indicator: 'deleting every sentence of background shows how many findings the abstract really contains',
    limit: 'claims in the abstract sound firmer than in the chapters because qualifications seldom survive compression',
    counter: 'writers in the humanities feel that an argument unfolding over pages loses its balance in five sentences',
    example: 'an abstract that praises the topic and reports no result is among the commonest reasons for revision',
    implication:
      'one or two sentences each for aim, method, result and conclusion are enough, with praise and background removed',
    contrasts: ['m-conclusion'],
  },
  'm-tables-figures': {
    definition:
      'tables and figures divide the labour of exposition, the former giving exact values and the latter shape and trend',
    mechanism: 'values set side by side make differences visible and leave the prose free to explain',
    condition: 'tables and figures pay off where many values are compared along clear dimensions',
    indicator: 'a reader who sees only caption, axes and notes should still understand what is shown',
    limit: 'handsome tables and figures can still mislead through cut axes, swollen areas or a clutter of colours',
    counter: 'friends of argument complain of theses in which numbers stand in for judgement',
    example: 'raw software output, with variable names still in code, tells an outsider nothing',
    implication: 'tables and figures need a sentence before to announce them and one after to say what to notice',
  },
  'm-citation': {
    definition:
      'citation norms settle where a source must be given, what details it includes and how notes match the list',
    mechanism: 'complete details lead a reader to the passage and allow the quotation to be checked',
    condition:
      'one style throughout, with addresses and dates of access for online items, is what citation norms demand',
    indicator: 'every note should have its entry in the list, and every direct quotation its page',
    limit: 'citation norms govern form alone and cannot detect a sentence torn from context',
    counter: 'impatient researchers call matters of format trivial, a view that editors and librarians rarely share',
    example:
      'copying a quotation from a later book and citing the original breaks citation norms and often gives the wrong page',
    implication:
      'entering each item in reference software on the day it is read makes citation norms painless at the end',
  },
  'm-terminology': {
    definition: 'consistency of terms requires one word for one concept and one concept for one word throughout',
    mechanism: 'to a reader who knows a thing by its name, a new name suggests a new thing',
    condition: 'consistency of terms is hardest, and most needed, where translations vary or disciplines meet',
    indicator:
      'a search for near synonyms such as income, earnings and revenue shows whether consistency of terms has slipped',
    limit: 'for the reader’s ear consistency of terms is a burden, above all in literary topics',
    counter: 'teachers of style recommend variation, yet scholarly editors put up with monotony to escape ambiguity',
    example:
      'performance on one page, output on the next and results on a third leave readers guessing whether all are the same',
    implication: 'a short glossary drawn up with the outline secures consistency of terms better than late correction',
  },
  'm-conclusion': {
    definition:
      'the concluding chapter answers the question of the introduction and gathers the judgements of the chapters',
    mechanism: 'partial findings meet at the end and show how far the evidence taken together will go',
    condition: 'the concluding chapter can only harvest what the argument has grown, as new evidence comes too late',
    indicator: 'pairing each question of the introduction with a sentence at the end reveals any left unanswered',
    limit: 'the briefer the concluding chapter, the more conditions and exceptions drop out of sight',
    counter: 'some examiners prefer an ending that opens a question to one that merely sums up',
    example: 'a recital of what each chapter discussed may fill pages without stating a single result',
    implication:
      'the concluding chapter can open with one overall judgement, add two or three lesser ones and end with their conditions',
    contrasts: ['m-limitations', 'm-abstract'],
  },
  'm-revision': {
    definition:
      'revision works downwards from claim and structure through paragraphs and evidence to wording and format',
    mechanism:
      'large changes alter small ones, and working from the top down spares the polishing of passages due to be cut',
    condition: 'revision needs an interval, for authors see their own gaps only after some days away from the draft',
    indicator: 'an outline that differs before and after a round is evidence of revision rather than proofreading',
    limit: 'later rounds of revision repay ever less of their cost while the deadline draws closer',
    counter: 'believers in the single sitting fear that reworking drains a text of its energy',
    example: 'summing up each paragraph in one line in the margin brings repetition and digression to the surface',
    implication:
      'giving each round of revision one aim, such as inference or references, works better than correcting all at once',
  },
  'm-hypothesis': {
    definition:
      'research hypotheses are provisional statements about how variables are related, worded so that they may fail',
    mechanism:
      'theory says what should be seen, data say what is seen, and a mismatch sends the author back to the theory',
    condition:
      'research hypotheses need a basis in theory or earlier results, since a list of hunches cannot be defended',
    indicator:
      'each hypothesis should name a predictor, an outcome and an expected direction that a statistical test can address',
    limit: 'attention fixed on a few relations misses patterns that nobody predicted',
    counter:
      'exploratory researchers think that hypotheses about a poorly known subject are pretence and prefer plain description',
    example:
      'a thesis on leadership and innovation typically adds a hypothesis on how psychological safety carries the effect',
    implication:
      'research hypotheses are best numbered, derived in a paragraph each and answered in the same order among the results',
    contrasts: ['m-research-question'],
  },
  'm-descriptive': {
    definition:
      'descriptive statistics summarise a sample by centre, spread, frequency and shape, without inference to a population',
    mechanism: 'a look at distributions before modelling catches entry errors, extreme values and strong skew in time',
    condition:
      'the type of variable decides which descriptive statistics apply, counts for categories and means with deviations for scales',
    indicator: 'sample size, missing values, extremes and standard deviations are the columns a reader checks first',
    limit: 'descriptive statistics hide divisions behind averages and cannot say what influences what',
    counter:
      'inference-minded researchers treat the summary table as routine, while data analysts would spend half their time on it',
    example: 'an impossible maximum age in the table nearly always goes back to a slip of the keyboard',
    implication:
      'prose on descriptive statistics earns its place by pointing to odd distributions rather than repeating cells',
  },
  'm-mediation': {
    definition:
      'tests of mediation and moderation ask through what an effect travels and under which conditions it grows or shrinks',
    mechanism:
      'mediation splits a total effect into direct and indirect parts, and moderation lets a slope vary with a third variable',
    condition:
      'a plausible order in time and a theoretical reason are needed before tests of mediation and moderation speak of mechanism',
    indicator:
      'confidence intervals of the indirect effect, interaction terms and plots of simple slopes carry the evidence',
    limit: 'with cross-sectional data, tests of mediation and moderation may present reversed causation as a mechanism',
    counter: 'causal inference scholars warn that a common cause of mediator and outcome spoils the stepwise procedure',
    example: 'training that works through confidence is mediated, and training that helps newcomers most is moderated',
    implication:
      'a path diagram with a reason for every arrow is the natural preface to tests of mediation and moderation',
  },
  'm-triangulation': {
    definition: 'triangulation checks one judgement against material from different sources, methods or observers',
    mechanism: 'independent lines that meet make coincidence unlikely, since errors of different origin seldom agree',
    condition:
      'triangulation demands independent sources, and three reports copied from one press release count as one',
    indicator: 'listing the kinds of material behind each key claim shows which claims stand on one leg',
    limit: 'conflict between sources is exposed but not resolved by triangulation',
    counter:
      'constructionists hold that each method shows a different face of things and see no reason to expect agreement',
    example:
      'managers may praise a reform whose delays fill the minutes, and front-line staff then provide the third point',
    implication: 'disagreements found in triangulation belong in the text, with an attempt to say where they come from',
    contrasts: ['m-member-check'],
  },
  'm-reflexivity': {
    definition:
      'reflexivity is the account researchers give of how their own position and presence shaped the material and its reading',
    mechanism: 'informants speak to a particular person, whose portrait explains why they spoke as they did',
    condition: 'a prior tie to the people studied, as teacher, colleague or neighbour, makes reflexivity indispensable',
    indicator:
      'diary entries on surprises and changes of mind show whether reflexivity took place during the work or after it',
    limit: 'too much self-portrait crowds out the subject that readers came for',
    counter: 'objectivists trust procedures to control bias and find talk about oneself beside the point',
    example:
      'a teacher who interviews pupils of the same school hears polite answers, and reflexivity has to reckon with that',
    implication:
      'a paragraph on entry into the field, role and the material most affected by them gives reflexivity a proper place',
  },
  'm-informed-consent': {
    definition:
      'informed consent is the voluntary agreement of people who know the purpose, course, risks and exit of a study',
    mechanism:
      'telling people beforehand leaves the choice with them and lowers careless answers and sudden withdrawal',
    condition: 'informed consent is voluntary only when no superior or teacher stands behind the request',
    indicator:
      'signed forms, the text of the information given and notes on those who withdrew document informed consent',
    limit: 'full information can change the behaviour under study, a dilemma familiar to observers',
    counter:
      'ethnographers point out that relations shift over months and that one signature cannot cover every later talk',
    example: 'a questionnaire for schoolchildren needs the approval of guardians and school besides that of the pupils',
    implication:
      'the thesis should say who was told what and by whom, and print the form for informed consent in the appendix',
    contrasts: ['m-anonymity'],
  },
  'm-anonymity': {
    definition:
      'anonymity and confidentiality differ, since the one hides who took part and the other keeps a known identity private',
    mechanism:
      'people who trust that words will not be traced to them speak more freely of superiors, rules or illness',
    condition:
      'small units and rare posts betray identity by context, and anonymity and confidentiality then call for altered details',
    indicator: 'replaced names, places and posts and a key kept in a separate location are what a check should find',
    limit: 'stripping detail to protect anonymity and confidentiality robs the material of setting',
    counter:
      'public historians remind colleagues that some narrators want to be named and are wronged by automatic anonymity',
    example: 'a reference to the only woman among the head teachers of a district names her as surely as a label would',
    implication:
      'a reader familiar with the place can be asked before submission whether anonymity and confidentiality hold',
  },
  'm-ethics-review': {
    definition:
      'ethics review is the assessment of risks, benefits and safeguards by an independent board before a study begins',
    mechanism: 'people with no stake in the project notice harms that an eager researcher plays down',
    condition:
      'bodily intervention, sensitive data and vulnerable groups make ethics review a precondition of any fieldwork',
    indicator:
      'approval number, version of the plan, consent form and period of storage are the paper trail of ethics review',
    limit: 'ethics review approves a plan without foreseeing the choices that arise on the spot',
    counter: 'social scientists grumble that standards made for medicine treat a friendly interview like a drug trial',
    example:
      'an experiment that asks about painful memories is normally required to have support and a stopping rule ready',
    implication: 'a realistic schedule leaves time for at least one round of changes after ethics review',
    parts: ['m-informed-consent'],
  },
  'm-permission': {
    definition:
      'permission to reproduce material is the consent of owners before images, manuscripts or long passages are printed',
    mechanism:
      'asking early, when rights and custody lie in different hands, avoids the removal of plates from a finished text',
    condition:
      'works under protection or in private hands need permission to reproduce material beyond a fair quotation',
    indicator:
      'captions that give holding place, shelf mark, photographer and licence show that the matter was settled',
    limit: 'permission to reproduce material may never come where owners cannot be found or archives charge dearly',
    counter: 'supporters of open access argue that a non-commercial thesis should enjoy generous use of images',
    example: 'photographs tolerated in a classroom may raise claims once the thesis is placed online',
    implication:
      'a list of all items with source, status and outcome keeps permission to reproduce material under control',
    contrasts: ['m-citation'],
  },
  'm-questionnaire': {
    definition:
      'questionnaire design turns variables into items that respondents can understand and answer, in a sensible order',
    mechanism: 'wording, options and sequence all steer answers, and asking one thing at a time reduces guesswork',
    condition: 'knowledge of the respondents’ reading level, time and interest has to come before questionnaire design',
    indicator:
      'hesitations, blanks and queries in a trial, along with answers bunched at one option, betray faulty items',
    limit: 'closed items are easy to count but questionnaire design cannot bring out thoughts nobody listed',
    counter:
      'interviewers believe that attitudes form in conversation and that a tick is a passing reaction to wording',
    example: 'an item on exercising and eating well asks two things, and a yes to it cannot be read',
    implication:
      'noting the variable beside each item is a good habit of questionnaire design that exposes items without a purpose',
    parts: ['m-scale', 'm-pilot'],
  },
  'm-scale': {
    definition:
      'the choice and adaptation of scales consist in finding tested measures and changing them as little as the setting allows',
    mechanism: 'several items reflect one trait, so that chance errors in single items cancel out in the sum',
    condition:
      'the choice and adaptation of scales turn into invention unless population, language and culture match closely',
    indicator: 'back-translation, item-total correlations and the original scoring key are the points to document',
    limit:
      'altered items put reliability and norms in doubt, and the choice and adaptation of scales may cost comparability with published results',
    counter:
      'indigenous psychologists object that imported scales measure other people’s concepts and would write new ones',
    example: 'an item on drinks with colleagues makes no sense to pupils and needs a counterpart in school life',
    implication:
      'the choice and adaptation of scales should be reported with source, number of items, direction of scoring and every change',
  },
  'm-sampling-plan': {
    definition:
      'the sampling plan says from which population, by what list and by what procedure how many units are drawn',
    mechanism: 'known chances of selection make the distance between sample and population calculable',
    condition: 'a complete list is the foundation of the sampling plan, and no formula restores people missing from it',
    indicator:
      'comparing sex, region or size in the sample with official totals shows how the sampling plan worked out',
    limit: 'money and organisation keep most student projects from a probability sample',
    counter:
      'enthusiasts for big data suppose that size replaces sampling, which statisticians deny because bias does not shrink with size',
    example: 'a questionnaire handed out in one lecture hall cannot speak for the students of a country',
    implication:
      'an honest account of the sampling plan gives population, frame, method and reasons for any departure from chance',
    contrasts: ['m-purposive-sampling'],
  },
  'm-distribution': {
    definition:
      'the distribution and return of questionnaires cover channels, covering note, reminders, logging and rejection of void forms',
    mechanism: 'channels decide who sees the form and reminders decide who completes it, and both shape the sample',
    condition:
      'the distribution and return of questionnaires go well where respondents trust the person who hands over the form',
    indicator:
      'numbers sent, returned, valid and rejected, together with differences between early and late replies, should be logged',
    limit:
      'links are cheap, but the distribution and return of questionnaires online leave identity and repeat answers unchecked',
    counter: 'defenders of personal delivery accept slowness because doubts are cleared up and blanks are fewer',
    example:
      'forms finished faster than they can be read, or marked in one column throughout, are usually rejected by rule',
    implication:
      'rules for the distribution and return of questionnaires should be fixed before analysis, including when a form is void',
  },
  'm-reliability-validity': {
    definition:
      'reliability and validity checks ask whether a measure is stable and whether it measures what it claims',
    mechanism:
      'agreement among items points to small error, and expected links with related concepts point to the right target',
    condition: 'too few items or respondents make the coefficients of reliability and validity checks unstable',
    indicator:
      'internal consistency, factor loadings, composite reliability and average variance extracted are the usual report',
    limit:
      'good results in reliability and validity checks do not prove full coverage, as near-identical items will always agree',
    counter:
      'one school of measurement sees validity as an argument about scores and finds fixed thresholds mechanical',
    example: 'bathroom scales that always add the same amount are reliable without being valid',
    implication:
      'reliability and validity checks come before hypothesis tests, and dropped items require a reason and a new calculation',
  },
  'm-common-method': {
    definition:
      'common method bias is spurious correlation between variables measured by the same person, form and moment',
    mechanism:
      'mood, a wish to seem consistent and habits of answering seep into all items and make them move together',
    condition: 'common method bias threatens most where every variable is self-reported in one sitting',
    indicator: 'a single-factor test, a marker variable or a latent method factor is used to gauge common method bias',
    limit: 'statistical remedies indicate how serious the bias is but cannot take it out again',
    counter:
      'some methodologists call the danger exaggerated, as self-reports need not correlate more than objective measures do',
    example: 'an employee who rates both the boss and personal creativity on a bad day may lower both marks',
    implication:
      'separate times and separate sources, planned beforehand, deal with common method bias better than any later test',
  },
  'm-factor-analysis': {
    definition:
      'factor analysis derives a few latent dimensions from the correlations of many items, to find a structure or to test one',
    mechanism:
      'items that correlate highly probably share a cause, to which their loadings show how closely they belong',
    condition: 'factor analysis needs enough correlation among items and a sample in proportion to their number',
    indicator: 'sampling adequacy, the bend of the scree plot, loadings and variance explained are read in that order',
    limit: 'a dimension found by factor analysis is not yet a concept, as the researcher alone supplies its name',
    counter:
      'critics note that rotation and number of factors are matters of choice and that one data set can yield several structures',
    example: 'items meant for two dimensions may fall into one, a sign that respondents did not see the difference',
    implication:
      'exploratory and confirmatory factor analysis call for separate samples, or the second merely repeats the first',
    contrasts: ['m-sem'],
  },
  'm-sem': {
    definition:
      'structural equation modelling estimates measurement relations and paths between latent variables in one system',
    mechanism: 'with several indicators for each latent variable and error set apart, the paths are less diluted',
    condition:
      'structural equation modelling asks for a large sample, a theory behind the arrows and an identified model',
    indicator:
      'readers expect chi-square, root mean square error of approximation, a comparative fit index and path coefficients',
    limit: 'good fit cannot single out a true model when one with reversed arrows fits just as well',
    counter:
      'causal inference scholars insist that arrows in structural equation modelling are assumptions and not discoveries',
    example: 'perceived value acting on loyalty through satisfaction is a standard diagram in marketing theses',
    implication:
      'users of structural equation modelling strengthen their case by testing a rival model and justifying every added path',
    parts: ['m-factor-analysis', 'm-mediation'],
  },
  'm-control-group': {
    definition:
      'the control group differs from the treated group in nothing but the factor tested and serves as its yardstick',
    mechanism: 'changes common to both sides cancel out, leaving a difference that can be credited to the treatment',
    condition: 'the control group must start level with the treated group and stay untouched by its treatment',
    indicator: 'baseline features, surroundings and drop-out in both groups show whether the comparison was fair',
    limit: 'where withholding treatment would be wrong, the control group has to receive usual care or wait its turn',
    counter:
      'field researchers doubt that two truly equal groups exist outside the laboratory and distrust the demand for them',
    example: 'a beaker without catalyst under the same lamp and stirring is a blank control',
    implication:
      'the plan should say whether the control group is blank, placebo, active or the same subjects before treatment',
  },
  'm-factors-levels': {
    definition: 'the choice of factors and levels decides which conditions an experiment varies and at which settings',
    mechanism:
      'settings spread far enough reveal the shape of a response, and varying factors together reveals interaction',
    condition: 'earlier work or a trial run should mark the range before the choice of factors and levels is made',
    indicator:
      'spacing, coverage of the turning point and equal replication across combinations are what a reviewer looks at',
    limit: 'the choice of factors and levels bows to material and time because combinations multiply quickly',
    counter:
      'varying one factor at a time is simple, but specialists in design object that interactions stay invisible',
    example:
      'temperature and acidity, each at several settings, may be crossed in full or arranged in an orthogonal array',
    implication: 'a table of varied and fixed conditions makes the choice of factors and levels clear at a glance',
  },
  'm-lab-field': {
    definition: 'the choice between laboratory and field trades control over conditions against closeness to practice',
    mechanism:
      'laboratories suppress disturbance and make causes plain, while field sites keep disturbance and show what will happen in use',
    condition:
      'unclear mechanisms favour bench work first, and the choice between laboratory and field shifts as knowledge grows',
    indicator:
      'the degree to which weather, staff and batches are controlled is what the choice between laboratory and field turns on',
    limit:
      'bench results shrink in wards and classrooms, while results from the site rarely say which factor did the work',
    counter: 'practitioners count only what works on site, and students of mechanism see site data as noise',
    example: 'a fertiliser impressive in pots may do little in a field of uneven soil and rain',
    implication:
      'a thesis that explains the choice between laboratory and field should also say to which settings the result extends',
  },
  'm-trial-protocol': {
    definition:
      'the trial protocol is the written plan of aims, subjects, treatments, measures, criteria and stopping rules',
    mechanism: 'main outcome and analysis are named beforehand, which narrows the room for switching outcomes later',
    condition:
      'all those involved must work from the same version, or the trial protocol cannot hold procedure constant',
    indicator: 'date of registration, amendments and a list of deviations tell whether the trial protocol was followed',
    limit: 'detail in a plan leaves no place for surprise, yet amendment midway costs credibility',
    counter: 'friends of exploration recall that many discoveries were accidents that no plan had allowed for',
    example:
      'a plot plan, a sheet of synthesis steps and a follow-up calendar are the trial protocol of three different sciences',
    implication: 'the main points of the trial protocol belong in the thesis, with time and reason for each departure',
    parts: ['m-control-group', 'm-random-assignment'],
  },
  'm-random-assignment': {
    definition: 'random assignment lets chance, by lot or by software, decide which subject receives which treatment',
    mechanism: 'chance spreads known and unknown differences evenly over the groups and makes comparison fair',
    condition: 'random assignment balances best with many subjects and a sequence concealed from those who enrol them',
    indicator:
      'a description of the procedure, the keeper of the list and a baseline table prove random assignment genuine',
    limit: 'chance can unbalance a small sample so badly that blocking or stratifying is needed',
    counter: 'schools and firms come in whole classes and teams, and practitioners find splitting them unnatural',
    example:
      'allocation by order of arrival looks casual, yet anyone can guess the next place and chance plays no part',
    implication:
      'the phrase “divided at random” is not enough for a reader who asks who performed random assignment and how',
    contrasts: ['m-sampling-plan'],
  },
  'm-calibration': {
    definition: 'instrument calibration compares readings with known standards and works out the correction',
    mechanism: 'a curve of reading against standard value lets systematic error be subtracted or bounded',
    condition: 'instrument calibration requires stated temperature, warm-up time and standards within their date',
    indicator: 'linearity, blank value, scatter of repeats and drift between two calibrations should all be on file',
    limit: 'instrument calibration guarantees nothing beyond the range of the standards',
    counter:
      'one objection runs that bias cancels when groups are compared on the same device, but drift makes early and late readings unequal',
    example: 'a balance moved and not levelled shifts the mass of every sample in the batch the same way',
    implication:
      'model, precision and manner of instrument calibration belong in the report, with checks before and after key readings',
  },
  'm-lab-record': {
    definition: 'the laboratory record sets down actions, conditions, raw readings and anomalies in order of time',
    mechanism: 'writing at the bench leaves memory no chance to improve the facts',
    condition: 'numbered pages, no gaps and visible corrections give the laboratory record the force of evidence',
    indicator: 'a third person should be able to repeat the run from the laboratory record alone',
    limit: 'busy hands note values and forget conditions, which later additions then fill in with expectation',
    counter:
      'users of automatic logging call handwriting outdated, although no logger notes a smell, a colour or a slip',
    example: 'a solution slightly darker than usual, noted at once, may later point to a damp reagent',
    implication:
      'failed runs go into the laboratory record too, and the text must say by what rule runs were chosen for analysis',
  },
  'm-blinding': {
    definition:
      'blinding keeps subjects, operators or assessors ignorant of group membership so that hope cannot steer results',
    mechanism: 'without knowledge of the group, scoring, rounding and care cannot favour one side',
    condition: 'blinding lasts only while the treatments look, smell and proceed alike',
    indicator:
      'asking participants at the end to guess their group shows whether blinding held, as guesses should match chance',
    limit:
      'in surgery, teaching or training, where treatment is plain to see, blinding reaches only assessors or analysts',
    counter: 'some clinicians oppose concealment because trust between doctor and patient is part of the cure',
    example: 'biscuits tasted under random codes give no judge a chance to favour a familiar recipe',
    implication: 'naming who was kept ignorant, how and until when persuades more than the bare phrase double-blind',
  },
  'm-replication': {
    definition:
      'replication applies one treatment to several independent units under like conditions to estimate random error',
    mechanism: 'scatter among units measures chance, above which a treatment effect has to rise',
    condition: 'replication must be independent, and several readings of one sample repeat the measurement only',
    indicator:
      'number of independent units, standard deviation and coefficient of variation tell whether replication was adequate',
    limit: 'costly material or slow growth keeps numbers so low that real differences drown in error',
    counter: 'some researchers would sooner repeat a trial in another place or season than add units in one',
    example: 'leaves cut from a single pot are one unit, and counting each as a case is pseudo-replication',
    implication: 'error bars mean little unless the caption says what they stand for and names the unit of replication',
    contrasts: ['m-reproducibility'],
  },
  'm-anova': {
    definition: 'analysis of variance splits total variation into a part due to treatments and a part due to error',
    mechanism: 'variation between groups far beyond that within groups makes equal means hard to maintain',
    condition:
      'independent observations, roughly normal errors and similar variances are assumed by analysis of variance',
    indicator:
      'degrees of freedom, mean squares and test value belong in the table, with letters for the multiple comparisons',
    limit: 'analysis of variance says that some means differ without saying which or by how much',
    counter: 'Bayesian and estimation schools would drop the verdict of significance and report effects with intervals',
    example:
      'yields under several fertiliser rates are first tested together and then marked by letters where they differ',
    implication:
      'a glance at residual plots before analysis of variance tells whether a transformation or rank test is called for',
    contrasts: ['m-descriptive'],
  },
  'm-variable-choice': {
    definition:
      'the choice of variables settles outcome, main predictor and controls, and finds a measurable proxy for each concept',
    mechanism:
      'a control that affects both cause and outcome removes confounding, whereas a control on the path removes the effect itself',
    condition: 'the choice of variables should follow a causal diagram, as goodness of fit rewards the wrong controls',
    indicator: 'a table of symbols, meanings, formulas, sources and expected signs documents the choice of variables',
    limit: 'availability usually wins over closeness, as published indicators seldom coincide with concepts',
    counter: 'machine learners let an algorithm select variables, and students of causation insist on theory',
    example: 'patents as a measure of innovation pass over process improvements that were never patented',
    implication:
      'a second proxy for the key concept should be settled along with the choice of variables and kept for a later check',
  },
  'm-sample-screening': {
    definition: 'sample screening and missing values are handled by rules on which observations to drop, fill or trim',
    mechanism: 'exclusion tied to the outcome makes the sample no longer random and pushes estimates one way',
    condition:
      'causes of absence decide the treatment, and deletion is wrong when missing values depend on what is unobserved',
    indicator: 'a step-by-step count from raw to final sample, with means before and after, shows what screening did',
    limit:
      'no treatment of missing values is free, since filling understates uncertainty and trimming removes true extremes',
    counter: 'purists keep every observation they can, suspecting that each act of cleaning carries a wish',
    example: 'studies of company accounts commonly leave out banks, whose statements follow other rules',
    implication:
      'rules on sample screening and missing values belong on paper before the first regression, with one alternative tried later',
    contrasts: ['m-inclusion'],
  },
  'm-database-merge': {
    definition:
      'the extraction and merging of data take fields from yearbooks, databases and documents and join them by a common code',
    mechanism: 'matched codes, years and definitions bring facts of different origin to the same observation',
    condition:
      'boundary changes, renamed firms and revised indicators must be listed before the extraction and merging of data begin',
    indicator:
      'counts before and after, unmatched records and duplicate keys reveal faults in the extraction and merging of data',
    limit: 'revised yearbooks leave one indicator with several versions among which the compiler has to choose',
    counter:
      'ready-made databases tempt with convenience, yet cautious researchers sample the printed source because compilers err',
    example: 'two counties with one name in different provinces will be mixed up unless official codes are used',
    implication:
      'a script makes the extraction and merging of data repeatable, and random checks against the original keep them honest',
  },
  'm-panel': {
    definition:
      'the fixed effects panel model follows the same units over time and removes differences that never change',
    mechanism: 'comparing each unit with its own average subtracts constant traits such as location or custom',
    condition: 'a predictor that hardly varies within units leaves the fixed effects panel model nothing to work with',
    indicator: 'readers look for unit and time effects, the level at which errors are clustered and a Hausman test',
    limit: 'the fixed effects panel model cannot reach omitted factors that themselves change over time',
    counter: 'defenders of random effects and multilevel models regret that all variation between units is thrown away',
    example:
      'provincial data over many years let location and custom be absorbed while digital finance and consumption vary',
    implication:
      'explaining the fixed effects panel model term by term tells readers more than displaying the equation',
    contrasts: ['m-did'],
  },
  'm-did': {
    definition:
      'difference in differences compares the change in a group exposed to a policy with the change in one that was not',
    mechanism:
      'one subtraction removes fixed traits, a second removes the common trend, and the rest is credited to the policy',
    condition:
      'difference in differences stands on the assumption that both groups would have moved in parallel without the policy',
    indicator:
      'flat coefficients before the policy in an event-study plot and an empty placebo test support parallel trends',
    limit:
      'anticipation or spillover to the comparison group shrinks or distorts what difference in differences reports',
    counter:
      'econometricians warn that staggered adoption makes early adopters serve as wrong controls in the usual estimator',
    example: 'a wage rule introduced in one region and not in its neighbour offers a natural pair for comparison',
    implication:
      'difference in differences should open with raw trends of both groups and a word on how the treated were chosen',
    contrasts: ['m-iv'],
  },
  'm-iv': {
    definition:
      'instrumental variables use an outside source of variation that reaches the outcome only through the predictor',
    mechanism: 'the effect is estimated only from variation induced by the instrument, which is unrelated to the error',
    condition: 'instrumental variables must move the predictor strongly and touch the outcome by no other route',
    indicator:
      'a first-stage statistic, an overidentification test and a verbal case for exclusion should all be given',
    limit: 'weak instrumental variables can bias results more than plain regression would',
    counter:
      'sceptics joke that good instruments are rarer than good theories and that exclusion often rests on a story',
    example:
      'distance to a coast or an old post road is attractive because geography is fixed, though it may act in other ways',
    implication:
      'instrumental variables deserve a history of where they come from and a note on whose behaviour they move',
    contrasts: ['m-panel'],
  },
  'm-endogeneity': {
    definition:
      'endogeneity is correlation between a predictor and the error, born of omitted causes, reverse causation or mismeasurement',
    mechanism: 'regression credits the predictor with the work of unseen factors that move along with it',
    condition: 'endogeneity is almost certain where people choose the value of the predictor themselves',
    indicator:
      'asking who might affect both ends, and watching how coefficients react to controls, gives a first indication',
    limit: 'no test detects endogeneity from a cause nobody thought of',
    counter:
      'forecasters care only for accuracy and shrug at endogeneity, an attitude that policy research cannot afford',
    example: 'digital firms may perform better simply because firms that perform well can pay for going digital',
    implication: 'naming the likeliest source of endogeneity and the direction of bias comes before choosing a cure',
  },
  'm-robustness': {
    definition: 'robustness checks repeat the main estimate with other measures, samples, models or estimators',
    mechanism: 'a result tied to one specification may be luck, whereas one that survives many is harder to dismiss',
    condition: 'robustness checks should each answer a particular doubt, or they turn into a pile of tables',
    indicator: 'sign, size and significance across columns are set side by side and their changes explained',
    limit: 'a flaw shared by all specifications survives all robustness checks',
    counter: 'critics suspect that only passing tests are shown and would plot every reasonable specification',
    example: 'another outcome measure, a sample without the largest cities and a shorter period are routine variations',
    implication: 'the main text needs only the robustness checks aimed at real doubts, including the ones that failed',
    contrasts: ['m-replication'],
  },
  'm-heterogeneity': {
    definition: 'heterogeneity analysis asks whether one factor works differently across regions, groups or sizes',
    mechanism:
      'conditions that a mechanism needs vary in strength between groups, and uneven effects thus test the mechanism',
    condition: 'groups in heterogeneity analysis should come from theory and be fixed before the treatment occurred',
    indicator:
      'an interaction term decides whether groups differ, since one significant and one insignificant result prove little',
    limit: 'small subsamples and many comparisons make heterogeneity analysis prone to chance findings',
    counter: 'statisticians caution that slicing long enough always produces a significant slice',
    example: 'a subsidy may help small farms and leave large ones unmoved because money was never their constraint',
    implication:
      'a sentence on which group is expected to react more, and why, turns heterogeneity analysis into a test',
    contrasts: ['m-generalisation'],
  },
  'm-interview-guide': {
    definition:
      'the interview guide is a list of themes with main questions, probes and spares whose order may change in the room',
    mechanism:
      'moving from facts to feelings and from distant to near lets an informant relax before delicate matters come up',
    condition:
      'some knowledge of the informant’s world, its jargon and its taboos is needed to write the interview guide',
    indicator:
      'answers that miss the point and topics raised unasked in a trial talk show where to mend the interview guide',
    limit: 'an overlong list turns conversation into a spoken questionnaire and breaks the informant’s own thread',
    counter: 'narrative interviewers prefer one open invitation and leave the order of telling to the teller',
    example:
      'asking whether the boss is unsupportive suggests the answer, while asking where one turns for help does not',
    implication:
      'an item of the interview guide that serves no sub-question can be dropped, and the whole belongs in the appendix',
    contrasts: ['m-questionnaire'],
  },
  'm-purposive-sampling': {
    definition: 'purposive sampling chooses people for what they can tell rather than for their share in a population',
    mechanism: 'insiders and extreme cases supply detail, and a few of them can display the range of a phenomenon',
    condition: 'purposive sampling presupposes that the researcher knows which traits matter for the topic',
    indicator: 'a table of roles, years of service and opinions shows how widely the informants differ',
    limit: 'purposive sampling through friends tends to stay within one circle and to miss dissenters',
    counter:
      'examiners trained in statistics object to small numbers, and qualitative scholars reply that understanding is not estimation',
    example: 'a study of teachers who resign gains from including some who wished to go and stayed',
    implication:
      'a report on purposive sampling should give the traits used, the people who made introductions and those who declined',
    contrasts: ['m-sampling-plan'],
  },
  'm-saturation': {
    definition: 'theoretical saturation is the point at which further interviews add no new category or property',
    mechanism: 'collecting and comparing go hand in hand until each category has been confirmed often enough',
    condition:
      'theoretical saturation is convincing only with varied informants, since a uniform group is exhausted too soon',
    indicator: 'a count of new codes per interview that levels off is the visible sign of theoretical saturation',
    limit: 'the verdict is the researcher’s own, so that saturation reached on the eve of a deadline invites doubt',
    counter: 'one branch of thematic analysis drops the idea of saturation altogether, because meaning has no end',
    example:
      'when the latest informants mention only difficulties already on file, one or two further talks can confirm the end',
    implication:
      'a claim of theoretical saturation convinces when the text tells from which interview nothing new appeared',
    contrasts: ['m-sampling-plan'],
  },
  'm-semi-structured': {
    definition: 'semi-structured interviews fix the themes and leave wording and order to the conversation',
    mechanism: 'common themes keep the talks comparable, and free probing follows what nobody expected',
    condition: 'semi-structured interviews need a willing informant, an undisturbed place and a listener who can wait',
    indicator: 'length, the share of talk on each side and the number of probes indicate how deep the interview went',
    limit: 'few talks and long hours mean that semi-structured interviews should not be turned into percentages',
    counter:
      'behaviourally minded researchers recall that people do not always do what they say and ask for observation as well',
    example: 'a vague complaint about pressure turns into a story when the informant is asked about the last bad day',
    implication:
      'reports of semi-structured interviews should list date, place, length and recording, and quote by code',
    contrasts: ['m-focus-group'],
    parts: ['m-interview-guide'],
  },
  'm-focus-group': {
    definition:
      'focus groups bring several people of like background together to discuss a given topic under a moderator',
    mechanism: 'participants prompt, contradict and echo one another, which makes the forming of opinion visible',
    condition: 'focus groups suit topics without secrets and members of equal standing',
    indicator: 'turns taken, shifts of opinion, laughter and silence are analysed together with the transcript',
    limit: 'loud voices set the course of focus groups, whose silences cannot be read as assent',
    counter: 'defenders of the private interview say that statements made in company are mostly for show',
    example: 'older users trying out an appointment app together reveal its faults by asking each other for help',
    implication:
      'extracts from focus groups are most useful when they show an argument under way and not only its result',
    contrasts: ['m-semi-structured'],
  },
  'm-transcription': {
    definition: 'transcription turns recorded talk into text and decides how much pause, tone and dialect to keep',
    mechanism: 'a fixed text gives coding, quotation and checking a common basis and curbs selective memory',
    condition:
      'clear sound and the speaker’s permission are required before transcription starts, with a seating note for groups',
    indicator: 'listening again to sample passages and counting errors and gaps is the ordinary test of transcription',
    limit: 'transcription at its most detailed still loses gesture, melody and setting',
    counter:
      'conversation analysts want every breath and overlap, while thematic analysts are content with readable sentences',
    example: 'automatic recognition stumbles over dialect and names, and quoting it unheard leads to blunders',
    implication: 'the thesis should say who carried out transcription, by which conventions, and how it was checked',
  },
  'm-coding': {
    definition:
      'stepwise coding starts from labels close to the wording, merges them into categories and relates these to a core',
    mechanism:
      'constant comparison of new passages with old labels joins the like, parts the unlike and lets concepts emerge',
    condition:
      'stepwise coding asks the researcher to shelve favourite theories for a while, or it will merely find examples for them',
    indicator:
      'a table from raw quotation through label to category, with extracts from memos, documents stepwise coding',
    limit: 'passages cut out for stepwise coding lose the talk that gave them meaning',
    counter: 'narrative researchers refuse to chop up a life and read each story whole',
    example:
      'a remark such as “not nice to ask the head” may be labelled reluctance, grouped under blocked communication and tied to rank',
    implication:
      'trying stepwise coding in pairs on the same pages and amending the codebook afterwards limits personal bias',
    contrasts: ['m-content-analysis'],
  },
  'm-member-check': {
    definition: 'member checking returns transcripts or first interpretations to informants for correction and comment',
    mechanism: 'people who were there can put mishearing and misreading right at the source',
    condition: 'member checking works where contact has lasted and the text will not distress its reader',
    indicator: 'the number of replies and the nature of the changes should be logged and summarised',
    limit: 'member checking can leave the material blander when informants withdraw frank remarks',
    counter: 'critical scholars note that people need not share an analysis of their own position for it to be right',
    example:
      'an informant may add on reading the text that the transfer was requested, which overturns the cause assumed',
    implication:
      'member checking yields corrections of fact, which are adopted, and disputes over meaning, which belong in the discussion',
    contrasts: ['m-triangulation'],
  },
  'm-case-selection': {
    definition:
      'case selection picks objects for a theoretical purpose, as typical, extreme, deviant or revealing instances',
    mechanism:
      'values on the key conditions decide what a case can test, which is how a well-chosen one may shake a theory',
    condition: 'case selection needs a rough view of the field, without which no case can be called typical of it',
    indicator: 'a list of candidates, filters and reasons for rejection opens case selection to inspection',
    limit: 'case selection often yields to distance and acquaintance, which seldom lead to the most telling case',
    counter:
      'quantitative critics object to choosing by outcome, and process researchers answer that mechanisms are traced from outcomes',
    example:
      'two similar firms, one of which changed course successfully and one not, teach more than the success alone',
    implication:
      'calling a case representative is not enough, and the text must say typical in which respect and among whom',
    contrasts: ['m-sampling-plan'],
  },
  'm-single-multiple': {
    definition:
      'single and multiple case designs differ in whether effort goes into one deep account or into repeated comparison',
    mechanism: 'one case has room for setting and time, whereas several follow a logic of replication',
    condition:
      'rare or long-observed objects justify one case, and questions about the role of conditions justify several',
    indicator:
      'the purpose of each added case, to repeat a result or to differ predictably, reveals the logic of single and multiple case designs',
    limit: 'single and multiple case designs pay for depth with breadth or for breadth with depth',
    counter: 'economists on a panel tend to ask for more cases, and anthropologists for more time in one',
    example:
      'the story of one old firm can be told in full, but a failed competitor beside it shows which condition counted',
    implication: 'single and multiple case designs should be defended from the question and not from lack of time',
  },
  'm-case-protocol': {
    definition:
      'the case study protocol records the overall question, kinds of data, steps of entry, queries and outline of the report',
    mechanism: 'sites visited with the same queries supply findings that can be set against each other',
    condition: 'the case study protocol is hard to do without when several people or several sites are involved',
    indicator: 'every query in the case study protocol should point to the source expected to answer it',
    limit: 'working through a fixed list can miss what is peculiar to a site',
    counter:
      'fieldworkers of the older school compare the case study protocol to an audit and miss the insider’s view in it',
    example: 'if accounts are refused at the first site, purchase records and minutes may replace them at all sites',
    implication:
      'the query list of the case study protocol can go into the appendix, with departures explained in the text',
  },
  'm-participant-observation': {
    definition:
      'participant observation places the researcher inside the daily activity of others, taking part and taking notes',
    mechanism: 'presence shows what people take for granted and never mention, including the gap between word and deed',
    condition: 'participant observation needs time and a gatekeeper’s consent, and a brief visit is merely a tour',
    indicator:
      'field notes should separate what was seen, what was said and what was felt, with time, place and people',
    limit: 'an observer changes what is observed, and long participant observation wears away distance',
    counter: 'positivist critics call one person’s impressions uncheckable and would use a structured schedule',
    example: 'some weeks of helping in a canteen show how portions are guessed, a thing that managers seldom mention',
    implication: 'writing up participant observation the same day, changes of role included, protects it from memory',
    contrasts: ['m-semi-structured'],
  },
  'm-within-case': {
    definition:
      'within-case analysis gives a full account of one case before searching it for links between cause and effect',
    mechanism: 'a time line of events, decisions and results makes order and interval plain',
    condition:
      'material from before, during and after the event is required for within-case analysis, and gaps must be marked',
    indicator: 'a source for each step of the story separates within-case analysis from anecdote',
    limit: 'within-case analysis cannot tell how common the order it finds may be elsewhere',
    counter: 'variable-centred researchers doubt that one object can separate a cause from its accidental company',
    example:
      'the rule changes of an online platform can be read against complaints and penalties that came before each',
    implication: 'each case deserves a self-contained report of within-case analysis before any comparison starts',
    contrasts: ['m-cross-case'],
  },
  'm-cross-case': {
    definition: 'cross-case analysis sets several cases in one table and compares conditions, processes and outcomes',
    mechanism: 'like conditions with unlike outcomes, or the reverse, eliminate factors that make no difference',
    condition: 'cross-case analysis depends on data gathered under the same headings at every site',
    indicator: 'empty cells and unchecked similarities in the table betray hasty cross-case analysis',
    limit: 'factors put into separate cells lose the combinations in which they worked',
    counter:
      'advocates of configurational methods find item-by-item comparison too atomistic and compare whole combinations',
    example: 'renewal projects that involve residents early may all run smoothly whatever their budgets',
    implication:
      'cross-case analysis bears fruit in propositions of what happens under which conditions, with exceptions named',
    contrasts: ['m-within-case'],
  },
  'm-process-tracing': {
    definition: 'process tracing searches one case for the intermediate steps that join a cause to its effect',
    mechanism: 'a working mechanism leaves marks along the way, and a missing mark at a key step tells against it',
    condition: 'dense records or living witnesses are what process tracing lives on',
    indicator:
      'evidence is graded by how necessary and how sufficient it is, with the “smoking gun” as the strongest kind',
    limit: 'process tracing breaks off wherever decisions were taken behind closed doors',
    counter: 'statistical researchers suspect that any two points can be joined by a plausible story afterwards',
    example: 'showing that public opinion changed a bill takes records of debate between the outcry and the new draft',
    implication: 'drawing the chain first, with expected and found evidence for each link, disciplines process tracing',
    contrasts: ['m-chronology'],
  },
  'm-analytic-generalisation': {
    definition:
      'analytic generalisation carries a finding from a case to a theoretical proposition, not to a population',
    mechanism: 'a case works like one trial of a theory, and a proposition that survives several settings gains weight',
    condition: 'analytic generalisation needs concepts to connect with, for without theory only a report remains',
    indicator:
      'a conclusion phrased as a relation between concepts, with its conditions, marks analytic generalisation',
    limit: 'how often the proposition holds in the population is a question analytic generalisation cannot answer',
    counter:
      'strict sampling theorists deny that a step from case to theory is generalising and call it guesswork for later tests',
    example:
      'deadlock in one cooperative may suggest that the more its members differ, the clearer the exit rules must be',
    implication:
      'a case thesis can close with the proposition reached by analytic generalisation and the cases fit to test it next',
    contrasts: ['m-generalisation'],
  },
  'm-edition': {
    definition:
      'the choice of edition settles which manuscript, first printing, revised text or translation the analysis rests on',
    mechanism: 'a claim hanging on one phrase may lose its support when another version words the passage differently',
    condition: 'works heavily revised or censored require the choice of edition to come before any interpretation',
    indicator: 'imprint, textual notes and a list of variants supply the grounds for the choice of edition',
    limit: 'the choice of edition may have to bow to what the library holds',
    counter: 'historians of reception care more for the cheap popular text, since that was the one people read',
    example:
      'a novel whose serial and book versions end differently cannot be called tragic without saying which is meant',
    implication: 'identifying the edition at first reference and keeping to its page numbers spares readers confusion',
  },
  'm-corpus-building': {
    definition:
      'corpus building collects texts by fixed criteria, cleans, segments and tags them, and makes them searchable',
    mechanism: 'texts in quantity permit counts of frequency and collocation that put impressions to the test',
    condition: 'genre, period and proportions must be settled before corpus building, or no count can be interpreted',
    indicator:
      'total size, number of texts, spread of genres and agreement in tagging should be published with the corpus',
    limit: 'corpus building favours the surface of language over irony, metaphor and overall form',
    counter: 'traditional critics fear that counting hides the exceptional, which may be what makes a work matter',
    example: 'annual reports filed by year show when a slogan enters official language and when it fades',
    implication:
      'rules of sampling and cleaning belong in the account of corpus building, and every example needs a text number',
  },
  'm-close-reading': {
    definition:
      'close reading examines diction, syntax, image, rhythm and point of view and argues from form to meaning',
    mechanism:
      'patient comment on odd wording, repetition and gaps leads from detail to whole, for meaning gathers there',
    condition: 'close reading rewards a passage that is both dense and connected with the rest of the work',
    indicator: 'a judgement that collapses when the quotation is removed has been earned by close reading',
    limit: 'bent over the page, close reading loses sight of production, circulation and audience',
    counter:
      'cultural critics reproach the practice for treating a work as self-sufficient and forgetting power and history',
    example: 'a child narrator’s repeated failure to understand may mark exactly the cruelty that adults pass over',
    implication: 'wherever close reading is claimed, comment on short quotations has to outweigh plot summary',
    contrasts: ['m-discourse'],
  },
  'm-discourse': {
    definition:
      'discourse analysis studies how language in a given setting builds identities, relations and common sense',
    mechanism:
      'categories, pronouns, modality and omission carry a stance, and repeated use makes the stance look natural',
    condition:
      'discourse analysis needs both text and occasion, since a sentence without speaker and audience proves little',
    indicator:
      'deleted agents, strong or weak modals, families of metaphor and sources quoted are the usual evidence of discourse analysis',
    limit:
      'examples are easily chosen to suit, so that another reader’s discourse analysis may reach the opposite result',
    counter:
      'materialists charge discourse analysis with dissolving everything into words and forgetting resources and institutions',
    example: 'a headline about migrants flooding a city turns people into water that must be held back',
    implication:
      'readers need to know which school of discourse analysis is followed and which passages resist the thesis',
    contrasts: ['m-content-analysis'],
  },
  'm-content-analysis': {
    definition:
      'content analysis registers and counts the manifest content of texts or images under categories set in advance',
    mechanism: 'common rules make the count repeatable and change an impression of emphasis into a comparable number',
    condition: 'exclusive and exhaustive categories and a fixed recording unit are required for content analysis',
    indicator:
      'agreement between coders, the category scheme and sample codings are indispensable parts of content analysis',
    limit: 'content analysis passes by undertones and silences because they cannot be counted',
    counter:
      'qualitative scholars object that frequency is not weight and that one decisive statement can outdo many routine ones',
    example: 'counting whose voices several newspapers quote on one event reveals how far officials dominate',
    implication:
      'a trial round should revise the scheme before content analysis begins in earnest, and the scheme goes in the appendix',
    contrasts: ['m-close-reading'],
    parts: ['m-unit-of-analysis'],
  },
  'm-translation-comparison': {
    definition:
      'the comparison of translations sets an original beside one or more renderings and follows additions, cuts and shifts',
    mechanism:
      'translators who part company at the same sentence disclose by their choices whom they expected as readers',
    condition:
      'source editions must be identified first, since the comparison of translations may otherwise blame a translator for a variant',
    indicator:
      'culture-bound words, figures of speech, particles and sentence length are the items most often tabulated',
    limit:
      'the comparison of translations line by line drifts into praise and blame, and the overall effect goes unnoticed',
    counter:
      'descriptive scholars refuse to grade fidelity in the comparison of translations and ask why a version came out as it did',
    example: 'a dish or festival may be transcribed, glossed or replaced, each choice implying another reader',
    implication:
      'the comparison of translations should fix its items before sampling and explain findings by preface and period norms',
    parts: ['m-edition'],
  },
  'm-image-reading': {
    definition:
      'image reading moves from description through identification of subject and symbol to meaning in its own time',
    mechanism:
      'composition, colour, gaze and empty space guide the eye and often convey an attitude before the subject does',
    condition:
      'image reading should work from the original or a good plate and from knowledge of size, material and setting',
    indicator:
      'itemised description, parallels with the same subject and inscriptions are the evidence behind image reading',
    limit: 'image reading without outside support becomes guesswork coloured by the viewer’s own associations',
    counter: 'formalists insist on a visual logic of art and resent seeing pictures used as footnotes to ideas',
    example:
      'a cut branch in a flower painting may be a study from nature or, beside its poem, a thought on passing time',
    implication: 'image reading gains clarity when one paragraph only describes and the next interprets',
    contrasts: ['m-close-reading'],
  },
  'm-context': {
    definition:
      'historical contextualisation returns a text to the occasion of writing and asks whom it answered by what conventions',
    mechanism:
      'the same sentence does different work in different quarrels, and period meanings guard against anachronism',
    condition: 'surviving journals, letters and replies by opponents are the stuff of historical contextualisation',
    indicator:
      'proof of contact, such as a quotation, a library list or a friendship, separates context from mere background',
    limit: 'historical contextualisation has no natural edge at which background stops being relevant',
    counter: 'New Critics held that meaning lies in the text and that intention and period settle nothing',
    example: 'a preface that seems to chat may turn out, beside the debates of its year, to take a side',
    implication: 'historical contextualisation proves its worth when it ends at a particular word or line of the text',
    contrasts: ['m-close-reading'],
  },
  'm-quotation': {
    definition:
      'quotation from the text selects, transcribes, references and explains words of a work in support of a claim',
    mechanism: 'words on the page allow readers to test an interpretation on the spot and hold the author to them',
    condition: 'quotation from the text must respect context and keep narrator, character and author apart',
    indicator:
      'comment on the wording after each extract shows whether quotation from the text is evidence or ornament',
    limit: 'long extracts displace analysis, clipped ones lose tone, and no rule fixes the right length',
    counter: 'literary historians with large data sets doubt that a few lines can stand for a body of works',
    example: 'citing a vow of loyalty and leaving out the ironic line after it turns the meaning round',
    implication:
      'short extracts belong in the sentence and long ones in a block, and quotation from the text always carries a page',
    parts: ['m-citation'],
  },
  'm-primary-sources': {
    definition:
      'the distinction between primary and secondary sources rests on nearness in time and place to the events described',
    mechanism: 'a return to the first record bypasses later misreading, because each retelling selects afresh',
    condition:
      'an old textbook is secondary on events and primary on schooling, and the distinction between primary and secondary sources shifts with the question',
    indicator: 'presence of the author, date of writing and existence of an earlier source are the points to settle',
    limit:
      'eyewitnesses lie and forget, so that the distinction between primary and secondary sources does not part true from false',
    counter: 'some historians warn of a cult of archives and note that later compilations preserve evidence since lost',
    example:
      'newspapers and ledgers of the time are primary for a history of the press, and memoirs written decades later need checking',
    implication:
      'a bibliography should be divided by the distinction between primary and secondary sources, and borrowed facts traced to the original',
    contrasts: ['m-source-criticism'],
  },
  'm-periodisation': {
    definition:
      'periodisation divides a continuous course of events into phases by a stated criterion and characterises each',
    mechanism:
      'turning points in institutions, structures or ideas set before and after in contrast and show direction',
    condition:
      'one criterion must govern periodisation throughout, or political and economic breaks will contradict each other',
    indicator: 'indicators, laws and vocabulary on either side of a date tell whether the line is real',
    limit: 'periodisation exaggerates rupture at the expense of lives lived across the line',
    counter: 'historians of the long run deny that events make boundaries and look for slower rhythms',
    example:
      'a city’s press may owe more to new printing machinery than to the change of regime by which it is usually divided',
    implication:
      'periodisation calls for a defence against the customary scheme and a clear account of what changed at each edge',
    contrasts: ['m-chronology'],
  },
  'm-chronology': {
    definition:
      'chronology building arranges dated events from the sources in one list, with references and conflicting versions',
    mechanism: 'order in time rules out impossible causes and brings together events that nobody had connected',
    condition: 'calendars and regnal dates must be converted first, or chronology building spreads confusion',
    indicator:
      'a reference for each entry, the precision of its date and rival dates side by side show the care of the compiler',
    limit: 'chronology building yields sequence, which is not the same as cause',
    counter:
      'structural historians find chronology building superficial, since deep change happens on no particular day',
    example: 'listing when dispatches were sent and when received shows what a government could have known at the time',
    implication:
      'chronology building goes on during reading, and the list is used to check every “soon after” in the draft',
    parts: ['m-dating'],
  },
  'm-archive-search': {
    definition: 'archival searching locates, orders and excerpts documents through guides, inventories and catalogues',
    mechanism: 'records grow out of offices, so that knowing who dealt with a matter tells where its papers lie',
    condition:
      'closure periods, permits and copying rules limit archival searching and should be asked about in advance',
    indicator:
      'fonds, file and folio noted for each excerpt, and gaps in the series recorded, show sound archival searching',
    limit: 'archival searching meets official traffic everywhere but ordinary life only by accident',
    counter: 'postcolonial historians add that the catalogue itself is a product of rule and imposes its categories',
    example: 'a merchant’s petition in a tax file may say more than the polished minutes of a guild',
    implication:
      'putting the day’s archival searching in order each evening, failures included, saves a second journey',
    parts: ['m-note-taking'],
  },
  'm-oral-history': {
    definition:
      'oral history records the memories of participants in prepared interviews and preserves sound and text together',
    mechanism:
      'memory keeps feelings, routines and private dealings that documents omit, and the telling reveals the present as well',
    condition: 'oral history is most valuable from lucid witnesses with a real part in events and documents to compare',
    indicator: 'concrete detail, inner consistency and agreement with papers are the tests of a testimony',
    limit: 'later experience rewrites memory, beginning with dates and sequences',
    counter:
      'archive-minded historians call oral history uncorroborated, and its practitioners answer that errors show what mattered',
    example:
      'a witness who merges two closures of a works into one gets the year wrong and the weight of the time right',
    implication:
      'oral history must be cited with narrator, interviewer and date, and its facts used only after comparison',
    contrasts: ['m-semi-structured'],
  },
  'm-source-criticism': {
    definition:
      'source criticism examines genuineness, origin, purpose and credibility of a document from without and within',
    mechanism:
      'outer tests look at paper, hand and transmission, inner tests at interest, opportunity to know and contradiction',
    condition:
      'familiarity with the ordinary form of documents of the same kind is the precondition of source criticism',
    indicator:
      'how the writer knew, for whom, how much later and with what interest are the standing questions of source criticism',
    limit: 'source criticism removes forgeries without filling the gaps they leave',
    counter: 'cultural historians keep forgeries and rumours as evidence of what people were ready to believe',
    example: 'a moving letter whose forms of address were not yet in use is probably a later composition',
    implication:
      'results of source criticism on key documents should be printed in text or note, not taken for granted',
    contrasts: ['m-corroboration'],
    parts: ['m-dating'],
  },
  'm-dating': {
    definition: 'the dating of sources infers when an undated document arose and gives an earliest and a latest limit',
    mechanism: 'people and events mentioned set the lower limit, and the first citation elsewhere sets the upper',
    condition:
      'the dating of sources requires fixed points, such as dated objects, documents or lists of office-holders',
    indicator:
      'titles, place names, spelling, paper and script change over time and supply clues for the dating of sources',
    limit: 'the dating of sources often ends in a margin of decades or in a piece that mixes several periods',
    counter:
      'believers in laboratory tests trust the numbers, while philologists note that old paper can carry young ink',
    example: 'an inscription that uses an old name for a town was in all likelihood cut before the renaming',
    implication:
      'a range with reasons, worded as “about” or “not before”, is the honest result of the dating of sources',
  },
  'm-corroboration': {
    definition:
      'corroboration of sources compares records of different origin, such as official and private papers or texts and objects',
    mechanism: 'motives to invent cancel out when opponents tell the same story',
    condition:
      'corroboration of sources presupposes independence, and ten copies of one chronicle make a single witness',
    indicator: 'a table of facts with the sources for each and their relations exposes claims that hang on one voice',
    limit:
      'for remote places and humble people corroboration of sources is often impossible for want of any second record',
    counter: 'microhistorians value a unique testimony without parallel and trust close reading to open a lost world',
    example: 'customs returns that agree with merchants’ ledgers correct the boasts of a local history',
    implication:
      'conflicting accounts should be set out before corroboration of sources decides between them, with grounds given',
    contrasts: ['m-triangulation'],
  },
  'm-silences': {
    definition:
      'silences in the record are absences that a historian treats as evidence about who wrote, kept or suppressed',
    mechanism: 'writing and keeping belong to those with power, and a patterned absence betrays the pattern of power',
    condition: 'silences in the record mean something only where a record would normally have been made',
    indicator: 'torn pages, entries that stop and kinds of people never named are worth logging',
    limit: 'fire and damp are impartial, and arguments from silences in the record slide easily into fancy',
    counter: 'cautious positivists say no more than the documents say and reject reasoning from absence',
    example: 'a register may contain no women while the accounts show widows receiving and paying money',
    implication:
      'weighing several possible causes comes first, and only then do silences in the record acquire a meaning',
  },
  'm-comparability': {
    definition:
      'comparability is the case made that objects are alike enough to be compared and different enough to be worth it',
    mechanism: 'shared background removes irrelevant variation and leaves differences that may bear on the outcome',
    condition:
      'comparability depends on the question, since two things comparable for one purpose are not so for another',
    indicator: 'size, stage of development, type of institution and basis of the figures are usually set side by side',
    limit: 'no proof of comparability can exclude that one of the countless remaining differences matters',
    counter:
      'historical particularists regard every society as a whole of its own and comparison as violence to that whole',
    example:
      'two rural reform movements of one decade in one country may differ in leadership and so invite comparison on that point',
    implication: 'a section on comparability ahead of the comparison can admit what could not be held constant',
  },
  'm-tertium': {
    definition: 'the tertium comparationis is the common measure, the problem or scale to which both sides respond',
    mechanism:
      'one measure gives likeness and difference a meaning and prevents two descriptions from standing side by side',
    condition: 'the tertium comparationis should belong to neither party, or the verdict is contained in the yardstick',
    indicator: 'turning each heading into a question that both sides can answer tests the tertium comparationis',
    limit: 'whatever is peculiar to either side may fall outside the tertium comparationis',
    counter: 'believers in incommensurability deny that concepts from two traditions share any neutral measure',
    example:
      'Stoic and Confucian ethics are better compared on how one becomes good than introduced one after the other',
    implication:
      'the introduction should say whether the tertium comparationis comes from theory, practice or texts both sides share',
  },
  'm-most-similar': {
    definition: 'the most similar systems design selects cases alike in most conditions but unlike in outcome',
    mechanism: 'shared conditions cannot explain a different outcome and drop out, leaving few candidates',
    condition: 'a marked difference in outcome and full background data are needed for the most similar systems design',
    indicator:
      'a table of shared and differing conditions beside the outcome is the basic document of the most similar systems design',
    limit: 'the most similar systems design cannot choose among the several differences that usually remain',
    counter: 'critics count too many variables for too few countries and distrust the causal conclusion',
    example:
      'neighbouring regions equal in income but unequal in teacher turnover raise the question of housing and tenure',
    implication:
      'the most similar systems design calls for an argument that each shared condition is irrelevant, and for process evidence',
    contrasts: ['m-most-different'],
  },
  'm-most-different': {
    definition: 'the most different systems design selects cases unlike in most conditions but alike in outcome',
    mechanism: 'differing conditions cannot account for a common outcome, which leaves the shared ones as candidates',
    condition: 'the outcome has to be truly one phenomenon, or the most different systems design compares names',
    indicator:
      'reviewers ask whether the outcome was judged by one standard and whether the shared factor is absent elsewhere',
    limit: 'several roads may lead to one outcome, which the most different systems design tends to overlook',
    counter: 'students of configurations would replace the single shared factor by combinations of conditions',
    example: 'falling birth rates in very unlike countries direct attention to the schooling of women in all of them',
    implication: 'adding a case with the opposite outcome tests what the most different systems design has found',
    contrasts: ['m-most-similar'],
  },
  'm-comparison-objects': {
    definition:
      'the selection of cases for comparison decides who is compared with whom, how many and over which period',
    mechanism: 'conditions combined in the cases form the logic of the argument, and one wrong partner makes it mute',
    condition: 'languages and sources at hand often decide the selection of cases for comparison before theory does',
    indicator:
      'stated reasons, candidates considered and grounds for dropping them show whether the selection of cases for comparison was weighed',
    limit: 'the familiar side grows thick and the foreign side thin, an imbalance never wholly removed',
    counter: 'global historians dislike the nation as a natural unit and study exchange instead of static contrast',
    example: 'setting present law at home against foreign law of decades ago makes the differences meaningless',
    implication: 'the selection of cases for comparison should explain why two and not three, and why these years',
  },
  'm-comparison-grid': {
    definition: 'the comparison grid has objects as columns and items as rows, with a fact and a source in every cell',
    mechanism: 'each row demands an answer from both sides and shows a missing one as an empty cell',
    condition: 'rows of the comparison grid should derive from one question, or it becomes a store of odd facts',
    indicator: 'overlap of rows, mixture of fact with verdict and lack of sources can be checked cell by cell',
    limit: 'the comparison grid has no room for how things came about and remains a draft rather than an argument',
    counter: 'hermeneutic readers fear that a list of items presses both sides into one mould',
    example: 'two systems of privacy law can be laid out by scope, consent, enforcement and remedy',
    implication:
      'chapters built on the rows of the comparison grid avoid the broken-backed thesis of first one side and then the other',
    parts: ['m-tertium'],
  },
  'm-equivalence': {
    definition:
      'conceptual equivalence means that a word or indicator refers to the same thing across languages or systems',
    mechanism: 'like words with unlike meanings mix a difference of language into the difference measured',
    condition: 'surveys in several languages and statistics from several countries presuppose conceptual equivalence',
    indicator:
      'back-translation, definitions behind the figures and invariance of a scale in both places are the tests',
    limit: 'perfect conceptual equivalence is out of reach, and most work settles for equal function',
    counter: 'linguistic relativists maintain that a translated concept is already another concept',
    example: 'counts of non-governmental bodies mean little where rules of registration differ',
    implication:
      'giving key terms in the original with their definitions is the first step towards conceptual equivalence',
  },
  'm-functional': {
    definition: 'functional comparison starts from a social need and asks by what means different systems meet it',
    mechanism: 'rules under different names can be weighed together once they are seen to do the same job',
    condition: 'functional comparison holds only where the need is truly shared',
    indicator:
      'outcomes that each system gives to the same hypothetical facts are the most direct evidence for functional comparison',
    limit: 'functional comparison misses symbolic meaning and historical sediment, neither of which shows in outcomes',
    counter: 'culturalists accuse functional comparison of projecting the problems of one country onto others',
    example: 'one country checks pollution by liability in tort and another by licence, two names for one task',
    implication: 'functional comparison begins best with a problem described in words that belong to no national law',
  },
  'm-explaining-difference': {
    definition:
      'the explanation of similarities and differences goes beyond listing them to ask what history, rule or belief produced them',
    mechanism:
      'a condition that comes and goes with a difference, and is joined to it by a traceable process, may pass for a cause',
    condition: 'reliable facts on both sides must come before the explanation of similarities and differences',
    indicator: 'two causes considered for each difference, with evidence for the choice, mark a serious attempt',
    limit: 'with two or three cases the explanation of similarities and differences remains open to many stories',
    counter: 'diffusionists suggest that likeness is often borrowed and owes nothing to common conditions',
    example: 'two poets of short verse may share a model or may each have met the demands of newspaper columns',
    implication:
      'borrowing and coincidence should be ruled out before the explanation of similarities and differences turns to structure',
    contrasts: ['m-alternative-explanation'],
  },
  'm-legal-issue': {
    definition: 'the framing of the legal issue reduces tangled facts to one question that a rule can answer',
    mechanism: 'claims, defences and elements of the rule are matched until the point truly in dispute stands out',
    condition:
      'facts and possibly applicable provisions must be known before the framing of the legal issue, or the issue keeps moving',
    indicator:
      'an issue that can be phrased as whether a given element is met on given facts has been framed with precision',
    limit: 'interests and social causes behind a dispute lie outside the framing of the legal issue',
    counter: 'sociologists of law suspect that cutting a conflict to fit legal elements removes what it was about',
    example: 'whether deepfakes are harmful is a topic, and whether a deepfake amounts to defamation is an issue',
    implication:
      'the framing of the legal issue can start from one or two typical judgments and name the element on which opinions part',
    contrasts: ['m-research-question'],
  },
  'm-legislative-history': {
    definition:
      'legislative history follows a provision from draft through debate to each amendment, with the reasons then given',
    mechanism: 'a word added or struck out marks an argument won or lost and shows what lawmakers accepted',
    condition: 'legislative history needs accessible drafts, committee reports and comparisons of versions',
    indicator:
      'parallel texts of all versions and the explanatory notes of their time are the material of legislative history',
    limit: 'legislative history may report the intention of one faction as that of the whole house',
    counter: 'objectivists hold that an enacted text leaves its drafters behind and means what it means now',
    example: 'a draft list of cases replaced by a general clause suggests that the makers wished to widen the rule',
    implication:
      'a table of successive versions, limited to changes that bear on the issue, keeps legislative history in proportion',
    contrasts: ['m-teleological'],
  },
  'm-doctrinal-opinion': {
    definition:
      'the survey of doctrinal opinion groups what scholars say on a legal question into positions with reasons and results',
    mechanism: 'laying open the premises of each position shows whether the quarrel is over values, words or facts',
    condition: 'the survey of doctrinal opinion requires the authors’ own texts, because critics summarise unkindly',
    indicator: 'leading argument, practical result and hardest case for each view make a complete table',
    limit: 'the survey of doctrinal opinion decides nothing, for majorities can err',
    counter:
      'practitioners remark that courts follow statutes and not professors, whose reasons judgments nevertheless borrow',
    example:
      'scholars split over whether custom in international law needs belief as well as practice, and disputes turn on the answer',
    implication:
      'the survey of doctrinal opinion should end by taking a side and testing it on the best reason against it',
    contrasts: ['m-position-map'],
  },
  'm-judgment-search': {
    definition: 'the search for judgments filters published decisions by cause of action, keyword, court and date',
    mechanism: 'provision numbers crossed with terms give a first set, and cases cited in them widen it',
    condition: 'publication is incomplete and uneven, and the search for judgments never returns all cases decided',
    indicator: 'date, query, number of hits, grounds of exclusion and final count should be open to inspection',
    limit:
      'settled and confidential cases are missing, which tilts the search for judgments towards disputes fought to the end',
    counter: 'some scholars object to counting decisions and think the quality of reasons says more than their number',
    example: 'a query for one popular phrase misses judgments that describe the same conduct in statutory language',
    implication:
      'a list of the cases found in the search for judgments belongs in the appendix, with appeals counted once',
    contrasts: ['m-literature-search'],
  },
  'm-statutory-interpretation': {
    definition:
      'statutory interpretation is the reasoned choice of meaning for a provision by wording, system, history and purpose',
    mechanism: 'each canon supplies a separate reason, and the case is strong where the reasons agree',
    condition: 'vague, incomplete or conflicting provisions are what sets statutory interpretation to work',
    indicator: 'named canons and an order among them show whether statutory interpretation was argued or asserted',
    limit: 'where several meanings survive all canons, statutory interpretation comes down to a value judgement',
    counter: 'legal realists say that judges decide first and find canons afterwards',
    example:
      'a kitchen knife carried home may or may not count as a weapon, and dictionary, context and purpose give different hints',
    implication:
      'listing the results of wording, system, history and purpose one by one makes statutory interpretation transparent',
    parts: ['m-literal', 'm-systematic', 'm-teleological'],
  },
  'm-literal': {
    definition:
      'literal interpretation starts from the ordinary or technical sense of words and marks the range of possible meaning',
    mechanism:
      'words have a settled core and a disputed fringe, and the task is to place the facts in one or the other',
    condition:
      'literal interpretation comes first in reading any statute and, in criminal law, also sets the outer limit',
    indicator:
      'dictionaries, the same word elsewhere in the code and usage in judgments are the three kinds of support',
    limit: 'literal interpretation often allows two readings because everyday words shift',
    counter: 'hermeneutic jurists deny that any plain meaning exists apart from what the reader brings',
    example: 'whether a ban on vehicles in the park covers a toy car is the classroom case of wording against purpose',
    implication: 'literal interpretation should say whether the meaning preferred lies at the core or at the fringe',
    contrasts: ['m-teleological'],
  },
  'm-systematic': {
    definition: 'systematic interpretation reads a provision in its chapter, code and legal order',
    mechanism:
      'law is presumed free of contradiction and surplus, which excludes readings that defeat another provision',
    condition:
      'carefully drafted codes with steady vocabulary suit systematic interpretation better than scattered statutes',
    indicator: 'headings, general and special parts and parallel uses of a word are what the argument relies on',
    limit: 'laws made over decades by many hands lack the unity that systematic interpretation assumes',
    counter: 'problem-oriented jurists call arguments from system circular and would weigh the interests directly',
    example:
      'a statute that defines good faith in one section and uses it bare in another invites reading the two together',
    implication:
      'systematic interpretation must list the provisions consulted and face the chance that a word varies between them',
    contrasts: ['m-literal'],
  },
  'm-case-law': {
    definition: 'case law analysis distils from a body of decisions the test that courts apply in fact',
    mechanism: 'sorting cases by key facts shows which change of fact reverses the outcome',
    condition: 'case law analysis is dependable where judgments give full reasons and facts can be distinguished',
    indicator: 'a table of facts, result, reasons and court level is the working document of case law analysis',
    limit: 'case law analysis reaches no further than written reasons, which may not be the real ones',
    counter:
      'jurists of the civil law tradition object that judgments are not law and that a rule inferred from them binds nobody',
    example: 'in self-defence cases, the question whether the attack was still going on may prove to govern the result',
    implication:
      'a rule drawn from case law analysis is stated fully when decisions for and against are cited with their facts',
    contrasts: ['m-doctrinal-opinion'],
  },
  'm-teleological': {
    definition: 'purposive interpretation gives a provision the meaning that best serves the interest it protects',
    mechanism: 'asking what mischief a rule was made against shows which reading helps and which hinders',
    condition: 'purposive interpretation persuades where the purpose can be shown from text, history or structure',
    indicator: 'textual proof of the purpose and notice of competing purposes are the two things to check',
    limit:
      'a purpose stated broadly enough supports anything, at which point purposive interpretation swallows the text',
    counter: 'formalists dread judges who pass their own policy off as the purpose of the statute',
    example: 'a ban on sounding horns near hospitals protects rest and does not reach the ambulance',
    implication:
      'purposive interpretation that leaves the possible wording behind should be called gap-filling and argued as that',
    contrasts: ['m-literal'],
  },
  'm-reform': {
    definition:
      'the justification of reform proposals shows a defect in the law, why interpretation cannot cure it and what a new text would do',
    mechanism: 'defect, cause and remedy have to interlock before readers can judge whether the remedy hits the cause',
    condition:
      'interpretation must have been tried to the end before the justification of reform proposals is in order',
    indicator:
      'a drafted clause, its fit with existing rules and the bearer of its cost indicate how mature a proposal is',
    limit:
      'evasion after enactment cannot be foreseen, and the justification of reform proposals promises more than it can know',
    counter: 'defenders of interpretation warn that constant amendment harms certainty and trust courts to adapt',
    example: 'calls to strengthen supervision that name no provision are wishes rather than proposals',
    implication: 'the justification of reform proposals should compare the draft clause with one milder alternative',
    contrasts: ['m-statutory-interpretation'],
  },
  'm-restating': {
    definition:
      'the restatement of the problem puts a philosophical or theoretical puzzle in clearer words before answering it',
    mechanism: 'loose questions bundle several together, and once parted some are answerable and some dissolve',
    condition: 'the restatement of the problem must keep the difficulty, or the answer will be to something else',
    indicator: 'one answer that satisfies old and new wording alike shows that nothing has been lost',
    limit: 'the restatement of the problem answers nothing by itself and can keep a discussion at the door',
    counter: 'believers in deep problems complain that analytic restating turns real perplexity into word games',
    example: 'whether machines can think becomes tractable as a question about what conduct would justify saying so',
    implication:
      'an opening chapter can quote the usual question, expose its ambiguity and then give the restatement of the problem',
  },
  'm-position-map': {
    definition:
      'the mapping of positions orders views on a question by premises and conclusions and draws where they branch',
    mechanism:
      'asking at which point two authors part reveals allies who differ deeply and opponents who share a premise',
    condition: 'the mapping of positions needs the original texts, for labels do injustice to careful writers',
    indicator: 'a one-line summary that each party would sign is the test of a fair map',
    limit: 'the mapping of positions freezes at one moment thinkers who changed their minds',
    counter:
      'historians of ideas object to seating authors of different centuries at one table, as their questions differed',
    example: 'the free will debate branches first on whether determinism is true and then on whether it matters',
    implication: 'a review organised by the branches found in the mapping of positions beats one ordered by date',
    contrasts: ['m-doctrinal-opinion'],
  },
  'm-thought-experiment': {
    definition:
      'thought experiments describe a stripped-down imaginary situation and ask for a judgement that tests a principle',
    mechanism: 'a judgement that changes when one feature is varied shows that the feature counts',
    condition: 'thought experiments must be coherent and must not smuggle in details that favour one side',
    indicator: 'stability under small changes and agreement among readers measure the force of thought experiments',
    limit: 'bizarre settings unsettle intuition, and verdicts from thought experiments may not hold for ordinary life',
    counter: 'experimental philosophers report that intuitions vary between people and doubt their value as evidence',
    example:
      'diverting a tram and pushing a man have one result and opposite verdicts, which suggests that more than results matters',
    implication:
      'authors of thought experiments gain credit by naming the principle under test and facing an unfriendly variant',
    contrasts: ['m-counterexample'],
  },
  'm-conceptual-analysis': {
    definition:
      'conceptual analysis seeks the conditions under which a concept applies, as a definition or a family of features',
    mechanism:
      'examples and counterexamples correct a definition by turns, narrowing what is too wide and widening what is too narrow',
    condition: 'conceptual analysis relies on agreement about clear cases',
    indicator: 'a definition succeeds if it admits all accepted instances and excludes accepted non-instances',
    limit:
      'knowing how a word is used may leave the nature of the thing untouched, a standing limit of conceptual analysis',
    counter: 'naturalists would rather revise concepts in the light of science than analyse inherited ones',
    example: 'knowledge as justified true belief needed repair when lucky guesses were found to satisfy it',
    implication:
      'conceptual analysis goes from clear cases on both sides to a definition and from there to borderline cases',
    contrasts: ['m-concept-definition'],
  },
  'm-reconstruction': {
    definition:
      'the reconstruction of an argument extracts premises and conclusion from prose, supplies what was left unsaid and numbers the steps',
    mechanism:
      'numbered steps show whether the inference holds and which premise the dispute depends on, free of rhetoric',
    condition:
      'missing premises must be supplied from context, since the reconstruction of an argument misleads if they are too strong or too weak',
    indicator: 'a passage for each step and a conclusion that follows are the two tests of success',
    limit: 'dialogues, aphorisms and poetic prose resist the reconstruction of an argument and lose flavour in it',
    counter: 'contextualists say that an argument lifted out of its quarrel is the commentator’s own work',
    example: 'a page of dialogue set out as four premises often turns out to contain one that nobody defended',
    implication:
      'the reconstruction of an argument should precede criticism, and criticism should cite the number of its target',
    contrasts: ['m-argument-structure'],
  },
  'm-premise-scrutiny': {
    definition: 'the scrutiny of premises asks of each assumption whether it is true, needed and supported',
    mechanism: 'a valid argument has no more weight than its premises, so that one weak assumption loosens the whole',
    condition: 'hidden assumptions must be written out before the scrutiny of premises can begin',
    indicator: 'sorting premises into facts, definitions and values shows what kind of support each requires',
    limit: 'the scrutiny of premises has to stop somewhere by convention, as questioning could go on for ever',
    counter: 'coherentists compare belief to a web and think it unfair to interrogate one strand alone',
    example: 'the remark that technology is neutral passes for a fact although part of it is an evaluation',
    implication: 'the scrutiny of premises is best spent on the one that carries most weight and looks least secure',
    contrasts: ['m-reconstruction'],
  },
  'm-counterexample': {
    definition: 'counterexamples are cases that satisfy the conditions of a general claim and lack its conclusion',
    mechanism: 'because universal claims allow no exception, one sound case compels withdrawal or amendment',
    condition: 'counterexamples should be possible and free of freakish detail if they are to bite',
    indicator: 'a claim that absorbs the case with a small and natural change was dented rather than refuted',
    limit: 'claims hedged with “usually” are untouched by single counterexamples',
    counter:
      'friends of reflective equilibrium let principles and intuitions adjust to each other and do not give up at the first blow',
    example: 'returning a weapon to a friend gone mad is the ancient case against keeping every promise',
    implication:
      'authors who use counterexamples should name the version of the claim they hit and try one repair on its behalf',
    contrasts: ['m-premise-scrutiny'],
  },
  'm-charity': {
    definition: 'the principle of charity prefers, among possible readings, the one that makes most sense of an author',
    mechanism: 'criticism that succeeds against the strongest version owes nothing to distortion',
    condition:
      'the principle of charity applies where a text is open to several readings, and plain mistakes need no disguise',
    indicator: 'an adherent who accepts the summary as fair confirms that the principle of charity was observed',
    limit: 'the principle of charity ends where helpful additions would produce a view that nobody held',
    counter: 'critical theorists worry that kindness excuses prejudice and see exposure as a duty too',
    example: 'a thinker who calls human nature bad may mean that impulse left alone leads to strife',
    implication:
      'one paragraph of defence written by the principle of charity makes the objection after it more telling',
    contrasts: ['m-objection-reply'],
  },
  'm-objection-reply': {
    definition: 'objection and reply confront a claim with the strongest case against it and answer point by point',
    mechanism: 'objections find the weak place, and answers either strengthen the claim or narrow it',
    condition: 'objection and reply are worth as much as the opponent chosen, and easy opponents prove nothing',
    indicator:
      'readers check whether an objection aims at premise, inference or consequence and whether the answer meets it there',
    limit: 'no list is complete, and too much objection and reply buries the positive case',
    counter: 'constructive philosophers would sooner show what a theory explains and let objections wither',
    example: 'a defence of privacy as a right of personality has to say why privacy can be sold',
    implication:
      'a section on objection and reply should put the objection in words its author would accept and admit concessions',
    contrasts: ['m-alternative-explanation'],
  },
  'm-requirements': {
    definition:
      'requirements analysis finds out what users need to do and under which limits, and turns the answers into testable items',
    mechanism: 'vague wishes turned into functions and performance figures give design an aim and testing a standard',
    condition: 'requirements analysis depends on real users, for features imagined by developers often go unused',
    indicator: 'a test for every item and no conflict between items are the marks of sound requirements analysis',
    limit: 'requirements analysis cannot draw from users a description of what they have never seen',
    counter: 'supporters of agile development want a working version early rather than a thick document',
    example:
      'a second-hand platform planned with buyers alone will lack what sellers need to list, bargain and withdraw',
    implication:
      'sorting the results of requirements analysis into functions, performance and constraints gives testing its checklist',
    contrasts: ['m-research-question'],
    parts: ['m-use-case'],
  },
  'm-architecture': {
    definition:
      'system architecture determines the layers or components of a whole, the duty of each and how they communicate',
    mechanism: 'separate duties confine a change to one place, be it a database, a sensor or a screen',
    condition: 'known limits of size, load, timing and cost must guide system architecture',
    indicator: 'labelled connections and the reach of a single failure are what reviewers look for in the diagram',
    limit: 'an elaborate system architecture is a burden on a small project, where every layer costs conversion',
    counter:
      'evolutionary designers trust good structure to emerge from refactoring and expect early drawings to be discarded',
    example: 'websites are commonly split into view, logic and data, and machines into sensing, control and drive',
    implication:
      'system architecture should be presented with one alternative and the requirement that decided against it',
    parts: ['m-modules', 'm-interface'],
  },
  'm-modules': {
    definition: 'the division into modules cuts a whole into parts that can be built, tested and replaced separately',
    mechanism: 'strong ties within and weak ties between keep faults from spreading and let people work in parallel',
    condition: 'clear functions and interfaces agreed in advance make the division into modules worthwhile',
    indicator: 'the number of parts touched by one change measures how good the division into modules is',
    limit: 'very small parts lengthen chains of calls and complicate assembly and debugging',
    counter: 'engineers who optimise the whole reply that integrated designs are lighter and faster',
    example: 'an arm split into base, joints, gripper and controller can change its gripper from task to task',
    implication: 'a table of inputs, outputs and requirements served makes the division into modules easy to review',
    contrasts: ['m-architecture'],
  },
  'm-data-model': {
    definition: 'the data model states which things a system records, with which attributes and in what relations',
    mechanism: 'storing each fact once prevents contradictory updates and gives queries a clear path',
    condition: 'business rules decide the data model, and one-to-many or many-to-many is a question for users',
    indicator: 'an entity diagram, a field list and integrity rules are what an examiner wants to see',
    limit:
      'full normalisation of the data model demands many joins, for which reason some redundancy is kept on purpose',
    counter: 'advocates of document stores see no need to fix tables for data whose shape keeps changing',
    example: 'an order must store the price at the time of sale and not point to the current one',
    implication: 'drawing the data model before listing tables lets an examiner follow the choice of keys and indexes',
  },
  'm-interface': {
    definition:
      'interface design settles how components, or people and machines, exchange information, including errors and rights',
    mechanism: 'parties who rely on the agreement alone can change their insides without disturbing each other',
    condition: 'interface design comes before coding or manufacture, and later changes need a version and a notice',
    indicator: 'meanings of fields, ranges, error returns and timing diagrams show how complete interface design is',
    limit: 'agreement reached too early hinders improvement, whereas loose agreement is none at all',
    counter: 'experience designers start from human habit and refuse to let technical neatness rule the screen',
    example: 'millimetres sent and centimetres read ruin an assembly that each side built correctly',
    implication: 'one normal and one faulty call written out for each link make interface design ready for testing',
    contrasts: ['m-modules'],
  },
  'm-use-case': {
    definition:
      'use case modelling describes, from the outside, the steps by which an actor and a system get something done',
    mechanism: 'walking through main and alternative flows brings forgotten functions and exceptions to light',
    condition:
      'use case modelling suits interactive systems, and work on algorithms or structures needs operating conditions instead',
    indicator: 'actor, precondition, main flow, exceptions and postcondition should be present in each case',
    limit: 'use case modelling has no place for speed, safety or reliability, which need documents of their own',
    counter: 'agile teams replace use case modelling by one-line stories with acceptance conditions',
    example: 'a payment case has to cover an empty balance, a timeout and a double click as well as success',
    implication: 'two or three central cases deserve full treatment, and an overview diagram can hold the rest',
  },
  'm-prototype': {
    definition: 'prototyping builds an early version with key functions only, for users to try or engineers to test',
    mechanism: 'things seen and handled draw precise comments and expose wrong turns while little has been spent',
    condition: 'prototyping pays most where needs are unclear or a technique is unproven',
    indicator:
      'trial notes, lists of changes and differences between versions show whether prototyping moved the design',
    limit: 'prototyping becomes a danger when an early version without safety or error handling is shipped',
    counter: 'plan-driven engineers find repeated trials endless and would fix the specification first',
    example: 'a joint made of card and a hobby servo already shows whether the cable will block rotation',
    implication: 'prototyping is worth reporting round by round, with the doubt to be settled and the answer obtained',
    contrasts: ['m-simulation'],
  },
  'm-unit-test': {
    definition: 'unit testing checks the smallest separable part by comparing its output with what was agreed',
    mechanism: 'once each part is known to be sound, a fault after assembly most likely lies in the joins',
    condition: 'low coupling is what makes unit testing possible',
    indicator: 'branch coverage and the number of boundary and invalid inputs indicate how thorough unit testing was',
    limit: 'unit testing does not see misunderstood interfaces between parts that pass one by one',
    counter: 'some developers of research code find that tests cost more upkeep than the faults they catch',
    example: 'a price function is tried with zero, negative and huge values, and a joint at both end stops',
    implication:
      'unit testing is best reported in a table of input, expected and actual result, with repairs explained',
    contrasts: ['m-system-test'],
  },
  'm-system-test': {
    definition:
      'system testing runs the complete system in near-real surroundings and checks it against the requirements',
    mechanism: 'timing, resources and data transfer show their faults only when all parts run together',
    condition: 'system testing presupposes tested units and gains from surroundings close to real use',
    indicator: 'a matrix of requirements and test cases, graded defects and a list of open issues support acceptance',
    limit: 'scenarios are endless, and passing system testing means that no fault was found, not that none exists',
    counter: 'usability specialists point out that a system can meet every requirement and still be hard to use',
    example: 'functions that work alone may drive stock below zero when many customers order at once',
    implication:
      'reports of system testing should name hardware, data volume and tester, and give verdicts besides screenshots',
    contrasts: ['m-unit-test'],
  },
  'm-performance-test': {
    definition:
      'performance testing measures response, throughput, accuracy, energy use or lifetime under a stated load',
    mechanism: 'load raised step by step produces a curve whose bend points to the bottleneck',
    condition:
      'performance testing needs fixed and published conditions, as numbers from different set-ups cannot be compared',
    indicator: 'high percentiles, spread of errors and variation between runs say more than the best single score',
    limit: 'scores from performance testing usually fall on site, where conditions are less clean',
    counter: 'practising engineers remind authors that cost of deployment and upkeep counts as much as a leading score',
    example: 'a crack detector accurate on dry roads may miss cracks in shadow, water or oil',
    implication:
      'running one or two established methods on the same data and machine gives performance testing its meaning',
    contrasts: ['m-simulation'],
  },
  'm-simulation': {
    definition:
      'modelling and simulation replace an object by equations, rules or a digital mock-up and study its behaviour by computer',
    mechanism:
      'parameters can be set at will, which allows dangerous, costly or slow conditions to be tried repeatedly',
    condition:
      'modelling and simulation deserve belief in so far as assumptions fit the object and parameters have a source',
    indicator: 'stability under finer steps or meshes and agreement with some measured points are the usual hurdles',
    limit: 'whatever the model leaves out cannot appear in the result, however fine the picture',
    counter: 'experimentalists regard modelling and simulation without validation as drawing',
    example: 'a trajectory smooth on screen may shake on the bench because of play and friction',
    implication:
      'reports of modelling and simulation should list assumptions, boundary conditions and sources, with one measured check',
    contrasts: ['m-performance-test'],
  },
  'm-review-question': {
    definition:
      'the review question limits a review to evidence on a stated population, intervention or phenomenon, comparison and outcome',
    mechanism: 'search terms, filters and extraction headings are all derived from the elements named',
    condition: 'enough primary studies must exist before the review question is worth asking',
    indicator: 'elements that each translate into a search concept show that the review question is clear',
    limit:
      'set too narrowly the review question finds nothing, and set too widely it collects things that cannot be compared',
    counter: 'authors of narrative reviews trust experienced judgement to order a literature without a formula',
    example: 'mindfulness and exam anxiety in undergraduates make a better start than the effects of mindfulness',
    implication:
      'a check for existing reviews comes first, after which the review question can be adjusted in period or population',
  },
  'm-search-strategy': {
    definition:
      'the search strategy is the complete set of databases, strings, limits and dates by which a review finds its studies',
    mechanism: 'synonyms joined by “or” widen the net, while concepts joined by “and” tighten it',
    condition:
      'trial searches shape the search strategy, which must not change afterwards because the results disappoint',
    indicator: 'a handful of key papers known beforehand should all turn up if the search strategy is sensitive enough',
    limit: 'unpublished reports and less common languages slip through the search strategy',
    counter:
      'some information scientists favour semantic search, and review methodologists object that it cannot be repeated',
    example: 'a string copied from one database to another may fail because truncation is written differently',
    implication:
      'full strings with hit counts for each database, given in an appendix, let others repeat the search strategy',
    contrasts: ['m-literature-search'],
  },
  'm-inclusion': {
    definition:
      'inclusion and exclusion criteria state which studies enter a review by population, design, outcome and language',
    mechanism: 'filters fixed before reading keep the reviewer’s hopes out of the selection',
    condition: 'inclusion and exclusion criteria must be exact enough for two people to agree on each paper',
    indicator:
      'a flow chart with numbers and reasons at each step and agreement between screeners are the usual evidence',
    limit:
      'high thresholds leave little and low ones mix good with bad, and inclusion and exclusion criteria cannot avoid both',
    counter:
      'realist reviewers refuse to admit one design only, because hints about mechanism often lie in qualitative reports',
    example: 'shutting out studies without controls may remove the only evidence from remote areas',
    implication:
      'logging the reason for each rejected paper by the number of the inclusion and exclusion criteria keeps selection open to audit',
    contrasts: ['m-material-selection'],
  },
  'm-extraction-form': {
    definition: 'the data extraction form records population, method, results and reference of each included study',
    mechanism: 'equal headings turn unlike papers into comparable rows, and blanks show what authors left out',
    condition: 'the data extraction form should be tried on several papers and amended before use',
    indicator: 'the number of differences between two independent readers tells whether the headings are clear',
    limit: 'argument and tone do not fit the data extraction form, which suits theoretical writing poorly',
    counter: 'humanists doubt that ideas can be lifted out in cells and prefer comment on the whole',
    example: 'standard deviations and standard errors entered in one column spoil any later pooling',
    implication: 'a shortened version of the data extraction form makes a good table of study characteristics',
    contrasts: ['m-recording-sheet'],
  },
  'm-citation-chasing': {
    definition:
      'citation chasing follows a key paper backwards through its references and forwards to those that cite it',
    mechanism: 'citations form a network along which work on the same topic in other words can be reached',
    condition: 'citation chasing succeeds from well-chosen starting points and goes in circles from obscure ones',
    indicator: 'rounds that bring fewer and finally no new titles are the signal to stop citation chasing',
    limit: 'citation chasing makes the known better known because fame attracts citations',
    counter: 'defenders of database searching accept the snowball only as a supplement because it cannot be repeated',
    example: 'an old paper without today’s vocabulary escapes keyword search but stands in many footnotes',
    implication: 'the flow chart has room for starting points, directions and yields of citation chasing',
    contrasts: ['m-search-strategy'],
  },
  'm-appraisal': {
    definition: 'critical appraisal judges design, conduct and reporting of each study by one checklist',
    mechanism: 'sources of bias are gone through one by one, so that studies carry weight by merit and not by number',
    condition: 'critical appraisal must use a checklist made for the design, as trial standards misjudge interviews',
    indicator: 'allocation, blinding, drop-out, measurement and completeness of analysis are common headings',
    limit: 'critical appraisal cannot always tell bad work from brief writing',
    counter: 'qualitative scholars reject added-up scores, which treat unlike defects as equal',
    example: 'a large study that lost half its participants may deserve less trust than a small complete one',
    implication:
      'critical appraisal ought to affect the conclusion, for example by leaving out high-risk studies and looking again',
  },
  'm-publication-bias': {
    definition: 'publication bias arises when significant or welcome results are printed more readily than others',
    mechanism: 'a reviewer who sees only printed successes, while null results stay in drawers, overrates the effect',
    condition: 'publication bias is worst in fields of small studies and strong interests',
    indicator:
      'a lopsided funnel plot, larger effects in smaller studies and registered but unpublished trials are warning signs',
    limit:
      'asymmetry in a funnel plot has other causes as well, and tests for publication bias are weak when studies are few',
    counter: 'some authors claim that unpublished studies are mostly poor ones and no loss',
    example: 'a tutoring method praised in journals may look less effective in theses and conference abstracts',
    implication:
      'a search of theses, registers and proceedings, and a remark on the likely inflation, answer publication bias',
    contrasts: ['m-honest-reporting'],
  },
  'm-narrative-synthesis': {
    definition:
      'narrative synthesis groups and compares unlike studies in words and explains why they differ, without pooling numbers',
    mechanism:
      'grouping by theory or setting and contrasting within and between groups accounts for conflicting results',
    condition: 'narrative synthesis is in place where populations and measures are too diverse to be combined',
    indicator:
      'stated grounds of grouping and discussion of contrary results distinguish narrative synthesis from a list',
    limit: 'narrative synthesis assigns weight by judgement, which leans towards congenial studies',
    counter: 'the evidence-based school finds verbal synthesis opaque and would pool whatever can be pooled',
    example:
      'studies of parental involvement may conflict less once those measuring time are parted from those measuring attitude',
    implication:
      'opening each paragraph of narrative synthesis with a judgement, backed by several studies, prevents a mere list',
    contrasts: ['m-meta-analysis'],
  },
  'm-meta-analysis': {
    definition: 'meta-analysis converts the results of many studies to one scale and averages them by precision',
    mechanism: 'large and precise studies weigh more, and chance errors cancel as results accumulate',
    condition: 'meta-analysis requires studies of one question that report the statistics needed',
    indicator: 'forest plot, index of heterogeneity, subgroup and sensitivity results are what a reader consults',
    limit:
      'bias in the original studies is not averaged away, and meta-analysis only states the wrong answer more precisely',
    counter: 'critics speak of adding apples and oranges, and supporters answer that variety can itself be analysed',
    example:
      'several small trials, none significant alone, may together show a steady effect, which is the classic case for pooling',
    implication:
      'reports of meta-analysis should give effect measure, model and sources of heterogeneity besides the pooled value',
    contrasts: ['m-narrative-synthesis'],
  },
};
