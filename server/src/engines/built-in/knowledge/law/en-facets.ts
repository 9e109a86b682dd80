import type { FacetBook } from '../facets.ts';

export const lawEnFacets: FacetBook = {
  'legal-interest': {
    definition:
      'the theory of protected legal interests limits the task of law to guarding goods that can be named, such as life, property or public trust',
    mechanism:
      'a reader first identifies the good behind a rule and then asks whether the conduct harmed or endangered it',
    condition:
      'the theory of protected legal interests works best where the purpose of a provision can be read from its wording and place in the code',
    indicator:
      'chapter headings, the language of the offence and explanatory memoranda reveal which interest the legislator meant to protect',
    limit:
      'as collective and abstract interests multiply, the theory of protected legal interests loses much of its power to limit legislation',
    counter:
      'on the rival view, law upholds the validity of norms, and injury to an interest is only the outward sign of their breach',
    example:
      'whether trading in personal records injures individual peace of mind or public security is a recurring test of protected legal interests',
    implication:
      'an argument for a new prohibition should name the holder of the interest, the interest itself and the manner of its injury',
    contrasts: ['conduct-result'],
    parts: ['protection-scope'],
  },
  proportionality: {
    definition:
      'the principle of proportionality demands that a restriction of rights be suitable, necessary and not excessive for its aim',
    mechanism: 'each stage filters the next, so a measure that cannot reach its aim never comes to be weighed at all',
    condition:
      'the principle of proportionality presupposes a legitimate aim and at least one alternative with which the measure can be compared',
    indicator:
      'courts examine how long the restriction lasts, whom it reaches and whether a milder means was available',
    limit: 'values that share no common scale leave the last stage of proportionality open to the judge’s own ranking',
    counter: 'sceptics object that once everything may be weighed, no right keeps a core that the state must not touch',
    example:
      'closing a restaurant for a labelling slip is the sort of excess that lecturers use to explain the principle of proportionality',
    implication:
      'a thesis that applies the principle of proportionality gains most by giving evidence for each step instead of a single verdict',
    contrasts: ['freedom-order'],
    parts: ['intervention-degree'],
  },
  'law-economics': {
    definition:
      'the economic analysis of law explains rules by the incentives they create and judges them by the costs they save',
    mechanism:
      'liability changes the relative price of conduct, and people who know the rule adjust their care and their bargains',
    condition:
      'predictions of the economic analysis of law are firmest where parties are informed, repeat their dealings and respond to cost',
    indicator:
      'the economic analysis of law looks for traces of an incentive in filings, settlements, spending on prevention and insurance premiums',
    limit:
      'distribution, dignity and trust resist pricing, which is why the economic analysis of law says little about them',
    counter:
      'behavioural scholars reply that habit, framing and limited attention pull real decisions away from calculated advantage',
    example:
      'the move from fault to strict product liability invites the question how far producers then raise their spending on testing',
    implication:
      'reform proposals argued on grounds of cost should count the expense of enforcement and of mistaken decisions too',
    parts: ['violation-cost'],
  },
  'private-autonomy': {
    definition:
      'private autonomy lets persons create, alter and end their legal relations by their own will and holds them to the result',
    mechanism:
      'because agreement binds, parties can divide risk and gain among themselves without waiting for the state to allot them',
    condition:
      'capacity, adequate information and freedom from pressure are the three supports on which private autonomy rests',
    indicator:
      'the share of mandatory rules, the frequency of findings of invalidity and the order of default rules show how far private autonomy reaches',
    limit:
      'formal assent may hide one-sided power, and private autonomy alone cannot tell a free choice from a forced one',
    counter:
      'paternalists would rather fix the content of complex bargains by law than honour every signature beneath them',
    example:
      'clicking through a long set of terms in order to use a service puts the reality of private autonomy in doubt',
    implication:
      'limits on agreements are best justified by showing which condition of free choice has failed and by choosing the mildest cure',
    contrasts: ['freedom-justice', 'weak-party'],
    parts: ['consent'],
  },
  'crime-prevention': {
    definition:
      'crime prevention theory grounds punishment and social policy in fewer future offences and not in paying back past wrong',
    mechanism:
      'general prevention relies on threat and on confirmed rules, while special prevention turns on treatment and restraint of the offender',
    condition: 'threats enter the reckoning of a potential offender only if detection is likely and swift',
    indicator:
      'reoffending, victim surveys, clearance of cases and conduct under supervision are the main evidence that crime prevention theory can offer',
    limit:
      'left to itself, crime prevention theory may detach punishment from guilt and put dangerousness in its place',
    counter:
      'retributivists answer that the measure of punishment lies in the offence committed and that prevention is a by-product',
    example:
      'warnings shown to bank customers before a suspicious transfer apply crime prevention theory to the situation and not to the person',
    implication:
      'a sound programme separates deterrence aimed at everyone, support for those at risk and treatment of repeat offenders',
    contrasts: ['legality'],
    parts: ['risk-factor', 'sentencing'],
  },
  'incentive-theory': {
    definition:
      'the incentive theory of intellectual property treats exclusive rights as the price paid for investment in creation and invention',
    mechanism:
      'intangible goods are cheap to copy, and a period of exclusivity lets the first mover recover its outlay',
    condition:
      'high development cost and low copying cost together make the incentive theory of intellectual property persuasive',
    indicator:
      'tests of the incentive theory rely on licence fees, patterns of filing and the volume of follow-on work in intellectual property',
    limit:
      'free software and scholarly writing show that reputation and curiosity move creators whom no royalty will ever reach',
    counter: 'defenders of the public domain warn that long and broad rights raise the cost of the next work',
    example: 'generic medicines that enter when a patent lapses display both the reward and the price of the incentive',
    implication:
      'under the incentive theory, a case for a new intellectual property right has to prove that investment would otherwise fall short',
    contrasts: ['labour-property', 'ip-public-domain'],
    parts: ['originality'],
  },
  positivism: {
    definition:
      'legal positivism holds that law exists by social fact and recognised source, whatever the moral worth of its content',
    mechanism:
      'officials share a rule of recognition by which they pick out valid norms without first settling moral disputes',
    condition: 'legal positivism presupposes a settled practice among officials about what counts as law',
    indicator:
      'the enacting body, the procedure followed and the conduct of officials are the facts by which the existence of a norm is established',
    limit:
      'when rules run out, legal positivism can describe the judge only as exercising discretion, which many find too thin',
    counter: 'natural lawyers reply that a norm of extreme injustice does not deserve the name of law',
    example: 'customary international law, which has no legislator, is a standing challenge to legal positivism',
    implication:
      'writers in the positivist tradition do well to keep what the law is and what it ought to be in separate chapters',
    contrasts: ['universal-sovereign'],
    parts: ['sources-of-law'],
  },
  'personality-right': {
    definition:
      'the theory of personality rights derives protection of name, image, honour and privacy from human dignity and not from market value',
    mechanism:
      'injury to the person can rarely be undone, so the theory of personality rights favours prevention and removal over later payment',
    condition: 'an identifiable individual is the threshold that every claim to a personality right must cross',
    indicator:
      'the reach of publication, its duration and the change in social standing indicate how grave an injury to personality has been',
    limit: 'trade in celebrity images strains the premise that personality rights have no price',
    counter:
      'a property school would instead give persons a transferable title in their data and leave the price to the market',
    example:
      'a synthetic video that puts a private person’s face on another body violates personality even if nobody earns from it',
    implication:
      'remedies are best discussed by stage: injunction before spread, removal during it, correction and damages after it',
    contrasts: ['use-protection'],
    parts: ['informed-consent', 'data-sensitivity'],
  },
  'administration-by-law': {
    definition:
      'the principle of legality in administration requires every public power to rest on law and to yield to it',
    mechanism:
      'statute grants the power, procedure guides it and courts correct it, so that administration becomes open to review',
    condition:
      'vague enabling clauses and blocked channels of complaint are where the principle of legality in administration fails first',
    indicator:
      'cited legal bases, rates of annulment and the clearing out of unlawful circulars disclose the actual level of legality',
    limit: 'in welfare and risk administration, rules are thin, and strict legality may paralyse a timely response',
    counter:
      'functionalists set effectiveness and cooperation beside legality and refuse to treat the absence of illegality as good government',
    example:
      'a local circular that adds a condition to a licence without statutory basis is a plain breach of legality in administration',
    implication:
      'review of any measure can follow four questions: source of power, facts found, steps taken and reasons for the choice made',
    contrasts: ['control-balance'],
    parts: ['discretion', 'procedure'],
  },
  'fault-liability': {
    definition: 'the fault principle makes compensation depend on a failure to take the care that was due',
    mechanism:
      'since liability follows carelessness, potential wrongdoers have reason to raise precautions to a sensible level',
    condition:
      'the fault principle assumes parties of roughly equal position and conduct that can be reconstructed afterwards',
    indicator:
      'professional standards, custom, the size of the danger and the cost of avoiding it guide the finding of fault',
    limit:
      'in highly dangerous activities the fault principle leaves with victims a risk that no individual lapse explains',
    counter:
      'theorists of strict liability argue that whoever opens a source of danger for gain should bear its realised harm',
    example:
      'letting a data controller prove that it was not careless shows how presumptions soften the fault principle',
    implication:
      'comparison of liability regimes turns on two questions: how the victim can prove the case and who can insure the loss',
    contrasts: ['weak-party'],
    parts: ['duty-of-care', 'causation'],
  },
  'good-faith': {
    definition:
      'the principle of good faith obliges parties to exercise rights and perform duties with regard for each other’s legitimate expectations',
    mechanism:
      'judges invoke good faith to fill gaps and to stop conduct that is lawful in form but disloyal in substance',
    condition:
      'the principle of good faith belongs where specific rules are silent or lead to a result that no honest party could expect',
    indicator:
      'concealed facts, contradictory conduct and rights exercised without any proper interest are the signs of bad faith',
    limit:
      'as an open clause, the principle of good faith may dissolve certainty if it is invoked ahead of clear rules',
    counter:
      'common lawyers have long preferred piecemeal doctrines and distrust a general duty of good faith in negotiation',
    example:
      'registering a name already used by another trader in order to sell it back is the stock example of bad faith',
    implication:
      'a judgment that relies on good faith should say where the expectation came from and why no narrower rule sufficed',
    contrasts: ['private-autonomy'],
  },
  'due-process': {
    definition:
      'procedural justice theory finds legitimacy not only in outcomes but in notice, a hearing and a neutral decision maker',
    mechanism:
      'people who feel heard accept adverse decisions more readily, and voluntary compliance grows with acceptance',
    condition:
      'impartiality, equal information and stated reasons are the minimum that procedural justice theory demands',
    indicator: 'files reveal whether notice was complete, whether arguments were answered and whether review was open',
    limit: 'procedural justice theory has little to say when a flawless procedure produces a plainly wrong result',
    counter:
      'outcome-minded critics observe that elaborate procedure raises cost and may harm exactly those who cannot afford it',
    example:
      'a heavy fine imposed without notice of the hearing is commonly quashed, whatever its merits, in the name of procedural justice',
    implication: 'proposals for reform should state which right of participation is added and what delay it will cause',
    contrasts: ['truth-process'],
    parts: ['procedure', 'defence-right'],
  },
  'abuse-dominance': {
    definition:
      'the doctrine of abuse of dominance does not condemn size but forbids dominant firms to exclude or exploit by means other than merit',
    mechanism:
      'a firm that trading partners cannot leave may attach conditions that deprive rivals of access to customers',
    condition: 'a defined market and lasting power within it are the first steps of any analysis of dominance',
    indicator:
      'shares, switching costs, barriers to entry and changed terms of trade supply the evidence of dominance and its abuse',
    limit:
      'zero prices and several user groups make the inherited measures behind the doctrine of abuse of dominance hard to apply',
    counter:
      'writers of the Chicago school reply that many exclusive arrangements are efficient and that over-enforcement chills rivalry',
    example:
      'a marketplace that demotes sellers who also trade elsewhere presents the typical quarrel over abuse of dominance',
    implication:
      'the order of argument is dominance, type of conduct, harm to competition and justification, none of which may be skipped',
    contrasts: ['private-autonomy'],
    parts: ['relevant-market', 'network-effect'],
  },
  'consumer-welfare': {
    definition:
      'the consumer welfare standard judges business conduct by its effect on price, quality, choice and innovation',
    mechanism:
      'conduct that raises price or narrows choice without an offsetting efficiency counts as harmful under the consumer welfare standard',
    condition:
      'the consumer welfare standard yields reliable answers where data are rich and harm can be traced to one practice',
    indicator: 'price series, service quality, privacy terms and the pace of new products serve as measures of welfare',
    limit:
      'a focus on short-run price makes the consumer welfare standard slow to see lost innovation or concentrated power',
    counter:
      'neo-Brandeisian writers would protect the structure of markets and the openness of opportunity, not only the purse of the buyer',
    example:
      'free services paid for with personal data raise the question whether weaker privacy is a loss of consumer welfare',
    implication: 'claims of harm become stronger when choice and privacy are turned into facts that can be observed',
    contrasts: ['abuse-dominance'],
  },
  'info-self-determination': {
    definition:
      'informational self-determination gives individuals the power to decide who collects data about them, for what purpose and for how long',
    mechanism:
      'control over flows prevents others from piecing together a profile, so people need not alter their behaviour for fear of being watched',
    condition: 'informational self-determination is real only where refusal is possible at a bearable price',
    indicator:
      'the ease of withdrawing consent, the breadth of permissions and answers to access requests indicate how much control remains',
    limit:
      'much information concerns several persons at once, so absolute informational self-determination would hamper journalism and public planning',
    counter:
      'on a social view, data are a product of interaction, and regulation should aim at misuse and leave control aside',
    example:
      'entrances that offer face recognition and no other way in reduce informational self-determination to a form',
    implication:
      'rules on consent should separate processing that a service needs from processing that a user may refuse',
    contrasts: ['use-protection'],
    parts: ['informed-consent', 'purpose-limit'],
  },
  justification: {
    definition:
      'the theory of justification explains why conduct that fits the definition of an offence is nonetheless lawful',
    mechanism:
      'where interests collide and cannot all be saved, the legal order allows the lesser to be given up for the greater',
    condition:
      'an imminent unlawful attack, or a danger that cannot otherwise be averted, opens the door to a justification',
    indicator:
      'the sequence of attack, the strength of both sides, the means used and the harm done are the facts that decide a justification',
    limit:
      'mistaken belief in an attack divides the theory of justification, some treating it as lawful and others merely as excused',
    counter: 'one school sees the defender as upholding the legal order and therefore does not demand equal harm',
    example:
      'the householder who injures a night intruder is the case in which the theory of justification is most often explained',
    implication:
      'before debating limits, writers should state whether they rely on individual protection or on defence of the legal order',
    parts: ['necessity-of-defence'],
  },
  legality: {
    definition:
      'the legality principle in criminal law allows no crime and no punishment without a law in force beforehand',
    mechanism:
      'people can be blamed only for what they could have known to be forbidden, hence no retroactive rule and no analogy',
    condition:
      'precise definitions give the legality principle in criminal law its bite, since an offence of elastic terms binds nobody',
    indicator:
      'the tests are simple to state: possible meaning of the words, time of enactment, and the absence of analogy',
    limit: 'fidelity to text has a price, because new kinds of harm may go unpunished until parliament acts',
    counter:
      'purposive interpreters contend that adapting an old word within its possible meaning offends no legality principle in criminal law',
    example:
      'disputes over whether a digital token is property show how thin the line between extension and analogy can be',
    implication:
      'an argument for punishing new conduct meets the legality principle by marking the outer limit of the wording in criminal law before turning to purpose',
    contrasts: ['crime-prevention'],
    parts: ['mens-rea'],
  },
  'last-resort': {
    definition:
      'the principle of criminal law as last resort reserves punishment for harms that milder legal means cannot contain',
    mechanism:
      'prison and a record weigh heavily, which is why the state should first try compensation, injunctions and administrative sanctions',
    condition:
      'a working system of civil and regulatory enforcement is what keeps criminal law as last resort from becoming neglect',
    indicator:
      'the ratio of prosecutions to administrative sanctions and the reasons for not charging reveal how seriously last resort is taken',
    limit:
      'public fear of new risks drives legislators to criminalise early, and the principle of last resort rarely stops them',
    counter:
      'advocates of active criminal policy hold that restraint is misplaced where other branches of law have already failed',
    example: 'a quarrel between neighbours that mediation can settle hardly calls for an assault charge',
    implication:
      'anyone who proposes a new offence carries the burden of explaining why damages and fines do not suffice',
    contrasts: ['crime-prevention'],
  },
  'standing-theory': {
    definition:
      'the theory of representative litigation lets a body sue in its own name for interests that belong to others or to all',
    mechanism:
      'scattered victims rarely sue, and pooling their claims in one plaintiff prevents wrongs from going unanswered',
    condition:
      'statutory authority or the consent of those represented is the twofold basis of representative litigation',
    indicator:
      'the skill of the representative, conflicts of interest and the reach of the judgment decide whether representation is fair',
    limit:
      'the theory of representative litigation has trouble explaining why absent persons should be bound by a judgment they never shaped',
    counter: 'traditionalists insist on a personal stake, fearing entrepreneurs of litigation and crowded dockets',
    example: 'a consumer body that challenges an unfair clause spares countless buyers the need to appear',
    implication:
      'schemes that widen representative litigation need notice, a right to opt out and supervision of settlements',
    contrasts: ['public-private-enforcement'],
    parts: ['standing'],
  },
  'public-trust': {
    definition:
      'the public trust doctrine regards air, waters and shores as held by government in trust for the people',
    mechanism:
      'a trustee must preserve the trust property, and members of the public may therefore call a negligent government to account',
    condition:
      'the public trust doctrine carries most weight where a resource cannot fairly be owned by anyone and harm falls on everyone',
    indicator:
      'licence conditions, records of supervision and the admission of citizen suits show whether duties of trust are honoured',
    limit:
      'born in common law, the public trust doctrine sits uneasily with systems that declare resources to be state property',
    counter:
      'advocates of environmental rights would drop the trust metaphor and grant citizens a substantive claim to a sound environment',
    example:
      'reclamation of a tidal flat without any official objection is a usual setting for the public trust doctrine',
    implication: 'claims founded on trust ought to explain who receives an award and who administers the restoration',
    parts: ['public-interest', 'ecological-damage'],
  },
  'labour-property': {
    definition: 'the labour theory of property grounds ownership in the work a person mixes with common material',
    mechanism:
      'labour adds value to what was open to all, and title to the increase rewards effort while respecting autonomy',
    condition:
      'enough and as good must be left for others, a proviso that limits the labour theory of property from within',
    indicator:
      'records of the creative process and the distance between raw material and result testify to the labour invested',
    limit:
      'mere diligence does not make a work, so the labour theory of property cannot account for the threshold of originality',
    counter: 'utilitarians deny that sweat alone justifies exclusion and tie rights to social benefit',
    example:
      'firms that clean and label large data sets invoke the labour theory of property when they claim title to the result',
    implication:
      'an author who argues from labour should specify which increment is to be owned and leave the commons untouched',
    contrasts: ['incentive-theory'],
    parts: ['human-input'],
  },
  subordination: {
    definition:
      'the subordination test of employment identifies an employee by personal, economic and organisational dependence on another',
    mechanism:
      'dependence removes the freedom to arrange one’s own work, and mandatory protection makes up for that loss',
    condition:
      'reliable facts about instructions, pay and integration are needed before the subordination test of employment can be applied',
    indicator:
      'attendance rules, sanctions, dispatching practice, concentration of income and ownership of tools are the features to record',
    limit:
      'platform work combines flexible hours with tight algorithmic guidance, so the elements of the subordination test point in opposite directions',
    counter:
      'proponents of an intermediate category say that a strict divide gives some workers too much protection and others none',
    example:
      'a presenter who signs a cooperation agreement yet must keep office hours shows why the subordination test of employment looks at facts',
    implication: 'tribunals should look past the label of the contract and explain the weight given to each element',
    contrasts: ['private-autonomy'],
    parts: ['control-degree'],
  },
  'weak-party': {
    definition:
      'the principle of protecting the weaker party shifts rights, duties and proof towards the side that cannot negotiate',
    mechanism:
      'minimum standards and compulsory disclosure return to the stronger side the risks it could otherwise pass on',
    condition:
      'weakness must stem from structure and not from one person’s carelessness if the weaker party is to deserve protection',
    indicator:
      'available alternatives, gaps of information and the cost of leaving help to identify the weaker party in a market',
    limit:
      'protection carried too far raises the price of hiring and selling and may shrink the chances of the weaker party',
    counter:
      'liberals trust vigorous competition more than status-based rules, which in their eyes fix people in the role of the weak',
    example:
      'an employee may resign on notice while an employer needs a reason to dismiss, an asymmetry designed for the weaker party',
    implication:
      'drafters should treat safety, minimum pay and ordinary commercial interests separately and tilt each by a different degree',
    contrasts: ['private-autonomy'],
    parts: ['bargaining-imbalance'],
  },
  'child-best-interest': {
    definition:
      'the best interests of the child must be the primary consideration in every decision that concerns a minor',
    mechanism:
      'quarrelling adults tend to use children as stakes, and the best interests of the child redirect the decision to the child’s own situation',
    condition:
      'age, attachment and the capacity to express a view shape what the best interests of the child require in a given case',
    indicator:
      'stability of home and school, continuity of care and the wishes of the child are the factors courts usually compare',
    limit:
      'indeterminate content lets judges put their own ideas of upbringing in place of the best interests of the child',
    counter:
      'defenders of parental rights fear that an open test of the child’s best interests invites the state into ordinary family life',
    example: 'disputes over residence after separation are decided in the name of the best interests of the child',
    implication: 'judgments that list factors and explain their weight can be checked on appeal, and others cannot',
    contrasts: ['family-state'],
    parts: ['guardianship', 'child-voice', 'care-continuity'],
  },
  'substantive-equality': {
    definition: 'substantive equality holds that identical treatment of unequal positions only prolongs inequality',
    mechanism:
      'measures aimed at structural disadvantage bring people in different positions to comparable opportunities',
    condition:
      'a factual basis in disadvantage and a limit in time keep substantive equality from turning into privilege',
    indicator:
      'hiring outcomes, shares in divided property and the distribution of care show whether equality has reached practice',
    limit: 'group-based remedies of substantive equality overlook how widely situations differ inside each group',
    counter: 'formal egalitarians reply that law owes everyone the same rule and nothing more',
    example:
      'compensation on divorce for a spouse who left paid work for the household applies substantive equality to property',
    implication:
      'a proposal of differential treatment ought to state its cause, its goal and the condition on which it ends',
    contrasts: ['private-autonomy'],
    parts: ['bargaining-imbalance', 'marital-property'],
  },
  reliance: {
    definition:
      'the protection of reliance shields a person who acted on appearances that another created or on an official assurance',
    mechanism:
      'whoever creates the appearance can control the risk at least cost and should bear the loss when it fails',
    condition:
      'imputable appearance, reasonable belief and a change of position must coincide for the protection of reliance to apply',
    indicator:
      'written authority, earlier dealings and the inquiries made by the claimant tell a court whether reliance was reasonable',
    limit:
      'the protection of reliance says why a loss is made good but not whether the measure is expense or expectation',
    counter: 'will theorists object that without real assent there is no duty, however firmly someone believed in it',
    example:
      'an authority that withdraws a promised subsidy after the factory is built meets a claim for protection of reliance',
    implication:
      'an author should keep apart the source of the appearance, the investment made and the public reason for withdrawal',
    contrasts: ['private-autonomy'],
    parts: ['reliance-interest'],
  },
  sovereignty: {
    definition:
      'the principle of state sovereignty gives each state supreme authority at home and equal standing abroad',
    mechanism:
      'states bind themselves by consent, which makes sovereignty both a shield of independence and the basis of cooperation',
    condition:
      'territory and nationality supply the links without which claims under the principle of state sovereignty would swallow one another',
    indicator:
      'clauses on extraterritorial effect, reservations and the treatment of foreign judgments reveal how a state understands sovereignty',
    limit:
      'capital and data cross borders at will, and the territorial logic of state sovereignty cannot follow them alone',
    counter: 'cosmopolitans consider human rights and the climate common concerns that rightly limit sovereignty',
    example:
      'one state orders data to stay at home while another orders their disclosure, and two sovereign claims collide',
    implication: 'analysis gains clarity by separating power to legislate, power to adjudicate and power to enforce',
    contrasts: ['universal-sovereign'],
    parts: ['jurisdiction'],
  },
  'state-responsibility': {
    definition:
      'the law of state responsibility sets out what follows when conduct attributable to a state breaches an international duty',
    mechanism:
      'once attribution and breach are shown, duties of cessation and reparation arise without any need to prove fault',
    condition: 'a primary obligation in force for the state concerned is the precondition of state responsibility',
    indicator:
      'official status, direction or control, and later adoption of the conduct decide whether an act belongs to the state',
    limit:
      'for want of compulsory jurisdiction, the law of state responsibility often ends in negotiation or countermeasures',
    counter:
      'supporters of international criminal law argue that blaming an abstract state lets the actual decision makers go free',
    example:
      'private militants who seize an embassy and are then endorsed by the government are the classic case of state responsibility',
    implication:
      'sound argument holds the content of the primary duty apart from the secondary consequences of its breach',
    contrasts: ['sovereignty'],
    parts: ['attribution', 'state-practice'],
  },
  compliance: {
    definition: 'the theory of state compliance asks why states obey rules that nobody can enforce upon them',
    mechanism:
      'reputation, reciprocity, domestic politics and learned habit each give states reasons to keep their commitments',
    condition:
      'explanations by reputation presuppose that breaches become known and that partners expect to meet again',
    indicator:
      'reports to treaty bodies, changes in domestic law and the record of disputes allow state compliance to be traced over time',
    limit:
      'the theory of state compliance easily mistakes shallow duties, which ask for little, for faithful observance',
    counter: 'realists see nothing but interest and power and hold that compliance lasts as long as it is convenient',
    example:
      'tariff schedules that governments observe even while criticising them invite the theory of state compliance to explain the restraint',
    implication:
      'studies of state compliance compare actual conduct with what the state would have done without the treaty',
    contrasts: ['positivism'],
  },
  'free-evaluation': {
    definition:
      'the free evaluation of evidence leaves the weight of each item to the judge’s reasoned conviction and not to a legal tariff',
    mechanism: 'facts vary without end, and individual assessment avoids the distortions of counting witnesses by rule',
    condition:
      'lawful collection and a duty to give reasons keep the free evaluation of evidence from becoming arbitrary',
    indicator:
      'written judgments disclose how contradictions were resolved and which rules of experience guided the evaluation of evidence',
    limit:
      'conviction forms in the mind, where the free evaluation of evidence cannot by itself guard against prejudice',
    counter: 'advocates of corroboration would rather require matching items than trust a single judge’s impression',
    example:
      'a case that rests on one complainant’s word brings out the difference between free evaluation and corroboration',
    implication:
      'the best safeguard is a judgment that states for every contested item why it was believed or rejected',
    parts: ['standard-of-proof', 'admissibility'],
  },
  'norm-analysis': {
    definition: 'doctrinal analysis establishes what rules in force mean by interpreting wording, context and purpose',
    mechanism:
      'facts are tested element by element against the rule, which shows where the law suffices and where it leaves a gap',
    condition:
      'doctrinal analysis yields testable conclusions where a code is fairly complete and its terms are used steadily',
    indicator:
      'quality shows in complete citation, a declared order of interpretive steps and an answer to provisions that point the other way',
    limit: 'doctrinal analysis describes what the law commands and stays silent on whether anyone obeys',
    counter:
      'sociolegal scholars complain that attention to texts hides the distance between law in books and law in action',
    example:
      'taking the clause on excessive force apart into necessity and manifest disproportion is doctrinal analysis at work',
    implication:
      'a list of all relevant provisions and their rank, drawn up first, protects a writer against citing only the convenient one',
    contrasts: ['judgment-statistics'],
    parts: ['statutes'],
  },
  'case-analysis': {
    definition: 'analysis of court decisions infers the working content of a rule from the reasons judges give',
    mechanism: 'setting facts, issues and results side by side reveals which circumstances move the outcome',
    condition:
      'decisions must be public, selected by stated criteria and comparable in issue for analysis of court decisions to be verifiable',
    indicator: 'a case table records the issue, the type of reasoning, the outcome and what happened on appeal',
    limit:
      'settled and unreported disputes escape the analysis of court decisions, so its findings describe litigated conflicts only',
    counter: 'doctrinal purists remind readers that what most courts do is a fact and not yet a reason to follow them',
    example: 'an analysis of refund decisions shows how differently each court treats the carelessness of parents',
    implication:
      'sampling decisions calls for a named database, search terms, a period and reasons for every exclusion',
    contrasts: ['norm-analysis'],
    parts: ['judgments'],
  },
  'comparative-law': {
    definition:
      'comparative legal analysis sets the answers of several systems to one problem side by side and explains their differences',
    mechanism: 'function serves as the bridge, so institutions with different names but like effects can be compared',
    condition: 'comparative legal analysis presupposes that the problem really arises in each of the systems chosen',
    indicator:
      'text, judicial practice, supporting institutions and social setting are the four layers to examine in every system',
    limit:
      'borrowed rules may fail without the organisations that carried them, a danger comparative legal analysis often underrates',
    counter: 'culturalists regard functional likeness as superficial because law lives inside a world of meaning',
    example:
      'group actions in Germany and prosecutors’ suits in China serve one public aim through quite different plaintiffs',
    implication:
      'a comparative analysis first explains why legal systems differ and only then considers what can be borrowed',
    parts: ['foreign-law'],
  },
  'interest-balancing': {
    definition:
      'the balancing of interests compares the weight of competing claims where a rule leaves more than one result open',
    mechanism:
      'the decision maker lists the interests, asks how the law values each and lets the facts of the case settle priority',
    condition:
      'room within the wording is the licence for a balancing of interests, and none exists against clear text',
    indicator:
      'numbers affected, reversibility of harm and available alternatives give a balancing of interests its factual footing',
    limit: 'no accepted unit of conversion exists, so results of balancing drift with the outlook of the judge',
    counter: 'formalists regard free balancing as case-by-case policy in judicial dress',
    example:
      'reports on a politician’s private life force a balancing of interests between curiosity that serves the public and privacy',
    implication: 'nobody may balance before explaining why interpretation alone could not decide the question',
    contrasts: ['norm-analysis'],
  },
  'judgment-statistics': {
    definition:
      'statistical analysis of judgments codes many decisions as variables in order to describe judicial practice',
    mechanism: 'aggregation smooths out the accidents of single cases and brings regularities of outcome into view',
    condition:
      'complete publication and a consistent coding scheme are the conditions on which statistical analysis of judgments can be trusted',
    indicator: 'success rates, spread of awards, cited provisions and reversals are the figures most often compiled',
    limit:
      'gaps in publication by region and subject mean that statistical analysis of judgments may portray only what was uploaded',
    counter: 'qualitative scholars find that coding strips away the reasoning, which is the very substance of law',
    example:
      'counting who produced attendance records in wage claims tests where the burden of evidence actually falls',
    implication:
      'search strings, the code book and coder disagreement belong in the appendix of any statistical analysis of judgments',
    contrasts: ['case-analysis'],
    parts: ['judgments'],
  },
  'legislative-history': {
    definition:
      'the study of legislative history follows a provision from first draft to enacted text in order to grasp its purpose',
    mechanism:
      'insertions and deletions between drafts mark the points of dispute and show what the legislator refused',
    condition: 'surviving drafts and published explanations set the limits of any study of legislative history',
    indicator: 'changes of wording, position and stated reason are compared draft by draft',
    limit: 'committees speak with many voices, and the study of legislative history cannot recover a single intention',
    counter: 'objectivists hold that a statute leaves its authors on enactment and must be read for the present',
    example:
      'a qualifying adverb added to the clause on defensive force is the sort of detail legislative history brings to light',
    implication:
      'drafting material is useful once official explanation is kept apart from a participant’s recollection',
    contrasts: ['norm-analysis'],
    parts: ['drafting-records'],
  },
  'treaty-interpretation': {
    definition:
      'treaty interpretation reads terms in good faith by ordinary meaning, in context and in the light of object and purpose',
    mechanism:
      'text, context and purpose form one operation, and preparatory work serves only to confirm or to cure obscurity',
    condition:
      'authentic versions and later practice must be ascertainable if treaty interpretation is to rest on more than opinion',
    indicator:
      'subsequent agreements, consistent conduct of the parties and earlier decisions test whether a reading is sound',
    limit: 'several authentic languages may diverge, and treaty interpretation has no sure way to reconcile them',
    counter:
      'supporters of evolutive reading insist that human rights treaties must grow with the societies they govern',
    example:
      'the phrase fair and equitable treatment in investment agreements has long divided schools of treaty interpretation',
    implication:
      'a careful paper presents text, context, purpose and supplementary means in that order and avoids leaping to purpose',
    contrasts: ['norm-analysis'],
    parts: ['treaties'],
  },
  'protection-scope': {
    definition: 'the scope of protection marks where legally secured interests end and ordinary misfortune begins',
    mechanism:
      'widening one person’s sphere narrows the liberty of everyone else, so the scope of protection is always a border between freedoms',
    condition:
      'enumerated rights give the scope of protection firm edges, whereas general clauses leave it to be drawn case by case',
    indicator:
      'available causes of action, grounds of dismissal and the number of exceptions outline the scope of protection in practice',
    limit: 'narrow drafting shuts out new interests and broad drafting leaves people unsure what they may do',
    counter:
      'restrained scholars fear that calling every interest a right dilutes the protection of the few that matter most',
    example:
      'whether relatives may read a dead person’s messages depends on the scope of protection of privacy after death',
    implication:
      'definition proceeds in three steps: who is protected, against what conduct, and with which exceptions',
    contrasts: ['intervention-degree'],
  },
  'intervention-degree': {
    definition:
      'the degree of public intervention ranks measures from disclosure through licensing to criminal punishment',
    mechanism:
      'deeper intervention changes expectations and costs, so that people adapt at first and withdraw in the end',
    condition:
      'weak self-correction by markets or communities strengthens the case for a higher degree of public intervention',
    indicator:
      'counts of licences, inspections, sanctions and successful challenges together describe the degree of public intervention',
    limit:
      'strength is not effect, and a heavy rule feebly enforced may achieve less than a light one applied with care',
    counter:
      'advocates of restraint hold that regulatory failure usually costs more than the market failure it was meant to cure',
    example:
      'the shift from removal after complaint to checking before publication raises the degree of public intervention by a clear step',
    implication: 'prudent reform tries the milder measure first and fixes a date for its evaluation',
    contrasts: ['protection-scope'],
  },
  'burden-of-proof': {
    definition: 'the burden of proof determines who loses when a fact remains uncertain after all evidence is heard',
    mechanism:
      'the burden of proof tends to fall on the party who is nearer to the evidence or better able to avoid uncertainty',
    condition:
      'departure from the rule that claimants prove their case needs statutory authority or compelling grounds of fairness',
    indicator:
      'dismissals for want of proof, read with the identity of the losing side, disclose where the burden of proof really lies',
    limit: 'the burden of proof allocates failure but does nothing to bring hidden evidence to light',
    counter:
      'defence lawyers protest that frequent reversal rewards careless suits and shifts the cost of inquiry to defendants',
    example: 'polluters who must disprove causation are the textbook example of a reversed burden of proof',
    implication: 'proposals to move the burden of proof should say who holds the evidence and how it could be rebutted',
    contrasts: ['standard-of-proof'],
  },
  procedure: {
    definition: 'procedural safeguards comprise notice, participation, impartial decision, reasons and review',
    mechanism: 'known steps and time limits let parties prepare, and surprise loses its advantage',
    condition:
      'the graver the consequence, the fuller the procedural safeguards should be, with simpler forms for minor matters',
    indicator:
      'records of service, the moment of the hearing and the length of the reasons show how thick procedural safeguards are',
    limit: 'each added step costs time and staff, and somebody waits longer for a decision',
    counter:
      'defenders of speed consider review afterwards sufficient and would cut procedural safeguards before the decision',
    example:
      'expulsion of a student without any chance to reply is regularly set aside for want of procedural safeguards',
    implication: 'reform should begin at the stage where those affected are most often absent',
    contrasts: ['judicial-efficiency'],
  },
  liability: {
    definition:
      'forms of liability are the kinds of consequence that law attaches to breach, each with a purpose of its own',
    mechanism:
      'a mix of forms of liability covers what a single one would miss, since compensation restores, sanctions deter and injunctions prevent',
    condition:
      'several forms of liability may stand together provided that their sum stays in proportion to fault, harm and gain',
    indicator:
      'awards paid, injunctions issued and fines collected have to be counted separately, since each measures a different function',
    limit:
      'a wrongdoer with few assets cannot satisfy every form of liability, and victims then compete with the treasury',
    counter: 'some prefer one sanction used well, on the ground that many forms of liability send a blurred signal',
    example: 'a producer of adulterated food may face refunds, fines and prison for one act',
    implication:
      'the choice among forms of liability should follow the injured interest: restore what can be restored and prevent what cannot',
    parts: ['damages'],
  },
  'sources-of-law': {
    definition: 'the hierarchy of sources explains where norms come from and which of them prevails in conflict',
    mechanism:
      'inferior rules give way to superior ones, and judges can thereby choose between commands that contradict each other',
    condition:
      'domestic orders fix a hierarchy of sources, whereas treaty and custom have no settled rank between them',
    indicator:
      'enacting body, procedure, conflict clauses and patterns of citation help to place a norm in the hierarchy of sources',
    limit: 'soft law and technical standards shape conduct without finding a place in the hierarchy of sources',
    counter:
      'pluralists describe overlapping orders and regard the pyramid of norms as a picture that only the state draws of itself',
    example: 'a city ordinance that clashes with a ministerial rule obliges a court to settle rank before substance',
    implication: 'papers that cite many kinds of norm profit from a short chart of rank and rules of conflict',
    contrasts: ['positivism'],
  },
  'violation-cost': {
    definition:
      'the expected cost of violation combines the chance of detection with the weight of sanctions and the loss of reputation',
    mechanism: 'when breach pays better than obedience, honest competitors come under pressure to follow',
    condition:
      'severity matters little without detection, which remains the weaker factor in the expected cost of violation',
    indicator:
      'penalties set against estimated gain, repeat breaches and rates of investigation permit an estimate of the expected cost of violation',
    limit: 'shame and conscience weigh differently on each person and cannot simply be added to a fine',
    counter: 'students of compliance hold that most people obey from conviction, not from fear of a calculated cost',
    example:
      'a seller of counterfeits whose listings are removed opens a new shop the next day because removal costs nothing',
    implication:
      'raising detection is frequently a cheaper way to lift the expected cost of violation than raising fines',
    contrasts: ['intervention-degree'],
  },
  originality: {
    definition: 'the standard of originality asks whether an expression results from its author’s own creative choices',
    mechanism: 'individual choice separates a work from common material, so facts and standard forms stay free for all',
    condition:
      'room for choice makes the standard of originality easy to meet, while expression dictated by function rarely passes',
    indicator:
      'composition, wording and arrangement are examined for choices that another author might have made differently',
    limit: 'no scale marks the standard of originality, and short phrases, typefaces and databases remain contested',
    counter:
      'heirs of the sweat-of-the-brow doctrine would still protect a costly compilation without any creative spark',
    example: 'camera angles in a sports broadcast have prompted long argument about the standard of originality',
    implication: 'a judgment that names the elements embodying choice makes its finding on originality open to review',
    contrasts: ['human-input'],
  },
  consent: {
    definition:
      'genuine consent means agreement that matches the inner will and was formed free of deceit, threat or serious mistake',
    mechanism:
      'where declared and real will part, the law must choose between the person who erred and the person who relied',
    condition: 'capacity and adequate information are the ground on which genuine consent stands',
    indicator:
      'negotiation records, gross disparity of exchange and prompt protest help to reconstruct whether consent was genuine',
    limit: 'no one can look into another’s mind, so genuine consent is in the end a conclusion from outward facts',
    counter: 'objectivists would hold parties to what they appeared to say, in the interest of secure commerce',
    example: 'a minor who spends heavily through a parent’s account leaves open whose consent, if any, was given',
    implication:
      'a claim to avoid an agreement succeeds more easily if it shows at which step error or pressure took hold',
    contrasts: ['validity'],
  },
  validity: {
    definition: 'the validity of legal acts decides whether a transaction produces the effects its parties intended',
    mechanism:
      'rules on validity are the valve through which the state refuses its force to acts against mandatory law or public policy',
    condition: 'capacity, sound consent and lawful content are the usual requirements for the validity of legal acts',
    indicator: 'provisions cited for nullity and the handling of restitution show by what measure courts test validity',
    limit: 'all-or-nothing verdicts are blunt, and partial validity or cure deserves more use than it gets',
    counter:
      'friends of commerce would keep nullity rare and repair a flawed act before undoing what has been performed',
    example: 'purchase through a straw man to evade a restriction splits the courts on the validity of legal acts',
    implication: 'discussion should separate rules that merely regulate from rules whose breach destroys the act',
    contrasts: ['consent'],
  },
  'risk-factor': {
    definition:
      'risk factors of crime are personal, family and situational conditions statistically linked with offending',
    mechanism: 'bad company, absent supervision and easy opportunity reinforce one another until a risk becomes an act',
    condition:
      'statistical links hold for groups, so risk factors of crime never prove that a given person will offend',
    indicator:
      'truancy, peer networks, supervision at home and online contacts are the items surveys of risk usually cover',
    limit: 'correlation may mislead, and lists of risk factors of crime can mistake poverty for its cause',
    counter:
      'labelling theorists warn that early classification as dangerous pushes the young towards the predicted role',
    example:
      'a school leaver recruited for money transfers in an unsupervised summer shows several risk factors of crime at one point',
    implication:
      'programmes should rank risk factors by whether they can be changed and begin with supervision and schooling',
    contrasts: ['crime-prevention'],
  },
  'informed-consent': {
    definition:
      'informed consent is permission given freely, specifically and with knowledge of what will follow, and open to withdrawal',
    mechanism:
      'knowledge of purpose and consequence lets the person weigh a choice which a mere click would not express',
    condition: 'dependence or the lack of any alternative is where informed consent deserves most suspicion',
    indicator:
      'default settings, readability of notices and what happens on refusal reveal how informed consent really is',
    limit: 'attention is scarce, and informed consent repeated at every screen soon becomes reflex',
    counter: 'some scholars would abandon the individual’s permission and regulate the risk of processing directly',
    example:
      'an application for finding rooms that will not open without access to contacts obtains no meaningful consent',
    implication:
      'a simple test is to ask what refusal would cost the person: the higher the cost, the weaker the informed consent',
    contrasts: ['purpose-limit'],
  },
  'purpose-limit': {
    definition: 'purpose limitation ties personal data to stated aims and to the amount and period those aims require',
    mechanism: 'a declared purpose gives later uses a yardstick and denies effect to any blanket permission',
    condition: 'services whose functions can be described item by item are the easiest setting for purpose limitation',
    indicator:
      'comparing permissions with functions, and storage with need, shows whether purpose limitation is observed',
    limit:
      'analysts often discover uses after collection, which puts purpose limitation at odds with exploratory research',
    counter:
      'industry complains that necessity is judged afterwards by the regulator and that novelty thus carries legal risk',
    example: 'a torch application that asks for the address book exceeds any purpose that lighting could need',
    implication:
      'compliance begins with splitting a product into functions and listing the fields and deadlines for each',
    contrasts: ['use-protection'],
  },
  'data-sensitivity': {
    definition:
      'the sensitivity of data reflects how badly disclosure or misuse could injure dignity, safety or property',
    mechanism:
      'harm that cannot be undone justifies stricter consent and security, which makes sensitivity the measure of graded protection',
    condition:
      'context alters the sensitivity of data, for ordinary locations gathered over months may disclose illness or faith',
    indicator:
      'statutory categories, ease of identification, likely audience and past abuse are the grounds for rating sensitivity',
    limit: 'fixed lists lag behind techniques that combine harmless items into revealing ones',
    counter:
      'theorists of contextual integrity reject the sensitivity of data as a category and ask whether a flow fits its setting',
    example: 'face templates used at a gate belong to the most sensitive data because nobody can replace a face',
    implication:
      'rules may be arranged in tiers, with consent, assessment and storage duties rising with the sensitivity of data',
  },
  'algorithm-transparency': {
    definition:
      'algorithmic transparency is the extent to which outsiders can learn the grounds, logic and effects of automated decisions',
    mechanism: 'with algorithmic transparency the affected can contest a result and supervisors can detect bias',
    condition:
      'users, supervisors and the public need different things, and one document of algorithmic transparency will not serve all three',
    indicator:
      'registered descriptions, the detail of individual explanations and replies to appeals permit a judgment on transparency',
    limit:
      'some models resist step-by-step explanation even by their makers, so published code need not bring algorithmic transparency',
    counter: 'firms fear that disclosure surrenders trade secrets and teaches manipulators how to evade detection',
    example:
      'travellers who see different fares for one flight cannot tell whether profiling or seat supply made the difference',
    implication: 'graded disclosure is workable: main factors for the public, full documentation for the supervisor',
    contrasts: ['use-protection'],
  },
  'relevant-market': {
    definition:
      'market definition draws the circle of products and areas that compete closely enough to discipline one another',
    mechanism: 'substitutes restrain price, so a circle too wide hides power and a circle too narrow inflates it',
    condition: 'observable substitution by buyers or sellers is what makes market definition possible',
    indicator:
      'switching records, comparison of function and price, and internal documents are evidence for market definition',
    limit: 'services without a price defeat the test of a small price rise on which market definition used to rest',
    counter: 'part of the literature would demote market definition and prove power directly from harmful effects',
    example: 'food delivery joins restaurants and diners, and treating it as one market or two changes the whole case',
    implication:
      'analysis of platforms should examine substitution on every side and the influence of each side on the others',
    contrasts: ['network-effect'],
  },
  'network-effect': {
    definition:
      'network effects and user lock-in arise where a service gains value with each user and leaving means losing contacts, data or reputation',
    mechanism:
      'early users attract later ones, and the accumulated advantage becomes a barrier that newcomers cannot easily climb',
    condition:
      'single use of one service and data that cannot be moved make network effects and user lock-in most durable',
    indicator:
      'the share of users on several services, ease of migration and survival of entrants indicate the strength of lock-in',
    limit: 'scale also brings convenience, so network effects and user lock-in prove no harm by themselves',
    counter: 'optimists point to social networks that vanished and trust new technology to break old advantages',
    example:
      'a seller whose years of favourable reviews stay behind with the platform starts again from nothing elsewhere',
    implication:
      'remedies such as portability and interoperability need to be designed together with privacy and security',
    contrasts: ['relevant-market'],
  },
  'bargaining-imbalance': {
    definition:
      'unequal bargaining power exists where one side writes the terms and the other may only accept or leave',
    mechanism: 'advantages of size, information and alternatives turn into clauses that move risk in one direction',
    condition: 'few alternatives and costly exit give unequal bargaining power its greatest effect on content',
    indicator:
      'non-negotiable clauses, the spread of unfavourable terms and dependence of income reveal unequal bargaining power',
    limit: 'inequality does not prove unfairness, for a weak buyer may still get a good price',
    counter: 'market optimists stress that people who cannot change a clause can usually change the trader',
    example:
      'couriers who must tick a cooperation agreement before their first delivery meet unequal bargaining power in pure form',
    implication:
      'regulation does best to concentrate on clauses about serious risk and leave the remainder to competition',
    contrasts: ['private-autonomy'],
  },
  'reliance-interest': {
    definition:
      'the reliance interest consists of expense incurred and chances forgone in justified trust that a promise or decision would stand',
    mechanism:
      'compensation of the reliance interest puts claimants back where they stood before they trusted, not where performance would have put them',
    condition:
      'reasonable trust that the other side could foresee is the condition for recovering the reliance interest',
    indicator:
      'receipts for preparation, proof of opportunities declined and correspondence document the reliance interest',
    limit: 'lost chances are hard to establish, so recovery of the reliance interest seldom goes beyond visible outlay',
    counter: 'advocates of the expectation measure object that mere reliance lets the promise-breaker off too cheaply',
    example:
      'an investor who built on an official assurance later withdrawn claims construction costs as reliance interest',
    implication: 'claimants should list expenditure by date and purpose to keep reliance apart from expectation',
    contrasts: ['damages'],
  },
  'human-input': {
    definition:
      'human creative input measures what a person conceived, chose and altered in a result that a machine helped to produce',
    mechanism:
      'successive prompts, selection and retouching carry human arrangement into the output and connect it with a person',
    condition: 'the more automatic the tool, the more human creative input has to be proved from the process',
    indicator: 'drafts, settings, prompt histories and later edits allow human creative input to be reconstructed',
    limit: 'no threshold is agreed, and human creative input is easily magnified or belittled after the event',
    counter: 'deniers compare the user to a client who commissions a painting and supplies only wishes',
    example:
      'a picture refined through many rounds of prompting divides offices over whether human creative input suffices',
    implication: 'people who intend to claim rights should keep a record of generation from the start',
    contrasts: ['originality'],
  },
  'fair-use': {
    definition:
      'the limits of fair use separate unlicensed use that the law permits from use that needs permission and payment',
    mechanism: 'room for criticism, teaching and news keeps exclusive rights from choking expression',
    condition:
      'transformative purpose, moderate quantity and no substitute for the original bring conduct within the limits of fair use',
    indicator: 'purpose, amount taken, effect on the market and attribution are the points compared in each case',
    limit:
      'closed lists of exceptions cannot foresee new techniques, and machine training tests the limits of fair use everywhere',
    counter: 'rights holders fear that generous exceptions will stop a licensing market before it forms',
    example: 'film summaries that retell a whole plot in a few minutes hover between comment and substitute',
    implication:
      'the three-step test gives an argument on fair use its order: special case, normal exploitation, legitimate interests',
    contrasts: ['incentive-theory'],
  },
  injunction: {
    definition: 'interim injunctions order a party to act or refrain before final judgment',
    mechanism: 'where harm grows daily and money cannot repair it, interim injunctions cut the loss short',
    condition:
      'a serious case, irreparable harm and the balance of convenience are weighed before interim injunctions issue',
    indicator:
      'time from application to order, security demanded and the later judgment show whether interim injunctions are used well',
    limit: 'a mistaken order may close a business, and later compensation seldom restores lost custom',
    counter: 'cautious judges would raise the threshold, since an early order can serve as a weapon against rivals',
    example:
      'pirate streams on the night of a broadcast explain why rights holders seek interim injunctions before damages',
    implication: 'courts can ask applicants to disclose adverse facts and fix security by the risk of error',
    contrasts: ['damages'],
  },
  damages: {
    definition: 'the measure of damages settles which losses are made good and up to what limit',
    mechanism:
      'full compensation is the starting point, and causation and foreseeability then narrow the measure of damages',
    condition: 'loss must be certain enough to count and linked closely enough with the wrong',
    indicator:
      'accounts, expert reports, comparable sales and licence fees are the material from which damages are computed',
    limit: 'a compensatory measure of damages deters little where losses are small and scattered',
    counter: 'supporters of punitive awards find mere compensation too kind to deliberate wrongdoers',
    example: 'courts disagree whether anxiety after a data leak enters the measure of damages before any fraud occurs',
    implication: 'a claim itemised by type of loss and proof fares better than a demand for a round sum',
    contrasts: ['reliance-interest'],
  },
  causation: {
    definition:
      'legal causation asks first whether harm would have occurred without the act and then whether it is fair to ascribe it',
    mechanism:
      'the factual test casts a wide net, and legal causation draws it in by reference to the purpose of the rule',
    condition: 'the abnormality and independence of an intervening event determine whether legal causation continues',
    indicator:
      'sequence in time, expert opinion and the exclusion of other causes make up the proof of legal causation',
    limit: 'several polluters of one river leave victims unable to show what each contributed',
    counter: 'epidemiologists would accept probability across a population in place of strict individual proof',
    example:
      'an injured person who dies after careless treatment obliges the court to weigh the second cause against the first',
    implication: 'experts speak to scientific possibility, and the step to legal causation still needs reasons of law',
  },
  foreseeability: {
    definition: 'foreseeability asks whether a person in the actor’s position could have anticipated the loss',
    mechanism:
      'foreseeability fits liability to the guidance of conduct, for harm that nobody could anticipate cannot be prevented',
    condition: 'the test of foreseeability rises with expertise, and professionals must see what laymen may miss',
    indicator: 'warnings in the trade, earlier accidents and facts disclosed in negotiation prove foreseeability',
    limit: 'the outcome depends on how abstractly the harm is described, which makes foreseeability easy to bend',
    counter:
      'a stricter school regards vague unease as sufficient, and opponents fear that negligence then turns into liability for results',
    example: 'a carrier unaware that goods were meant for a fair rarely answers for the profits missed there',
    implication:
      'argument should fix two points at once: whose knowledge counts and how specific the foreseen harm must be',
    contrasts: ['causation'],
  },
  'duty-of-care': {
    definition: 'the duty of care obliges people whose conduct may endanger others to take reasonable precautions',
    mechanism: 'the size of the danger, set against the burden of avoiding it, determines what a duty of care demands',
    condition:
      'opening a source of danger, controlling a place or offering professional service gives rise to a duty of care',
    indicator:
      'operating rules, industry standards, job descriptions and prior warnings give the duty of care concrete form',
    limit: 'standards set too high breed defensive practice, a hidden cost of every extended duty of care',
    counter: 'a rival principle lets participants trust others to keep the rules and spares them constant guard',
    example: 'a wet shop floor without a sign is the everyday case of a breached duty of care',
    implication: 'an argument for a duty of care should name its source before weighing the cost of precautions',
    contrasts: ['fault-liability'],
  },
  'necessity-of-defence': {
    definition:
      'the necessity of defensive force is judged by what was needed to stop the attack as it appeared at the time',
    mechanism: 'fear and haste leave no room for exact calibration, so the law allows a choice among effective means',
    condition: 'continuing attack and no safe retreat usually establish the necessity of defensive force',
    indicator:
      'manner of attack, numbers, strength, surroundings and weapons at hand decide the necessity of defensive force',
    limit:
      'necessity and proportionality are not the same, and the first alone cannot settle whether force was excessive',
    counter: 'a stricter doctrine demands rough equality between attack and defence and so allows less',
    example: 'a person beaten by several attackers who strikes out with a knife may have had no gentler means',
    implication: 'judgments gain by dividing the incident into phases and testing the necessity of force in each',
    contrasts: ['justification'],
  },
  'mens-rea': {
    definition:
      'proof of the guilty mind establishes what the accused knew and intended, which separates crime from accident',
    mechanism: 'minds cannot be inspected, so odd prices, secrecy and evasive conduct serve as grounds of inference',
    condition:
      'inference needs proven base facts, and proof of the guilty mind must leave room for an innocent explanation',
    indicator: 'rapid change of accounts, encrypted contact and ignored warnings recur in proof of the guilty mind',
    limit:
      'suspicion shades into knowledge, and proof of the guilty mind slides easily towards what the accused ought to have known',
    counter:
      'strict adherents of culpability refuse to equate knowledge with what one ought to know, since negligence would then pass for intent',
    example: 'a student who lends a bank card for a small fee is guilty or not according to proof of what was known',
    implication: 'guidelines should list base facts and ways of rebuttal and treat first-time helpers with caution',
    contrasts: ['legality'],
  },
  sentencing: {
    definition: 'sentencing factors are circumstances that move punishment within the range fixed by law',
    mechanism: 'factors of guilt set the ceiling, and factors of prevention adjust the penalty below it',
    condition:
      'each factor needs evidence, and an element of the offence may not be counted again as one of the sentencing factors',
    indicator:
      'confession, restitution, record and role in the offence can be extracted from judgments as sentencing factors',
    limit: 'courts give one factor different weight in different places, so disparity never wholly disappears',
    counter: 'opponents of grids fear that arithmetic hides what is peculiar about a case',
    example: 'a driver who helps the injured and compensates the family usually receives a milder sentence',
    implication:
      'the influence of sentencing factors becomes credible when offence and harm are held constant and one factor varies',
    contrasts: ['crime-prevention'],
  },
  'performance-obstacle': {
    definition:
      'impediments to performance cover impossibility, delay and defective performance after a contract is made',
    mechanism:
      'impediments to performance disturb the balance of exchange, which termination, price reduction, damages or adjustment then restore',
    condition:
      'cause, duration and the question who could have avoided them govern the effect of impediments to performance',
    indicator: 'delivery records, notices and prices of substitute purchases document impediments to performance',
    limit: 'overlapping categories invite the wrong claim, and parties often sue for repair where they wanted release',
    counter: 'unifiers see no need for categories and speak of breach alone',
    example: 'an exhibition cancelled at short notice sets organiser and exhibitors at odds over fees already paid',
    implication: 'claimants should decide first whether they want performance or release and pick the remedy to match',
    contrasts: ['private-autonomy'],
  },
  standing: {
    definition:
      'standing to sue determines who may bring a dispute before a court, traditionally those with a personal stake',
    mechanism: 'the threshold keeps out bystanders and ensures that argument comes from people with something to lose',
    condition: 'a protected interest of one’s own, or express statutory authority, confers standing to sue',
    indicator: 'dismissals for want of standing and the list of entitled bodies show how open the courts are',
    limit: 'a strict test leaves diffuse harm unchallenged, while a loose one invites duplicate suits',
    counter: 'liberal writers would admit anyone who can present a real controversy and argue it well',
    example: 'residents downstream who challenge a discharge permit must first argue about standing to sue',
    implication: 'wider standing to sue calls for rules on notice, joinder and costs against a race of claimants',
    contrasts: ['standing-narrow'],
  },
  'ecological-damage': {
    definition:
      'ecological damage is adverse change in water, soil, species or their services, apart from losses of persons',
    mechanism:
      'services lost until recovery count as loss too, so ecological damage includes the interval before restoration',
    condition: 'a known baseline is the technical precondition for assessing ecological damage',
    indicator:
      'affected area, concentration of pollutants, species counts and restoration cost make up an assessment of ecological damage',
    limit: 'many functions of nature have no market, and methods of valuing ecological damage diverge widely',
    counter: 'cautious economists treat replacement cost as a proxy and hesitate to turn it into an award',
    example: 'a mine spill that empties a river harms the stream itself besides the fishermen who sue',
    implication: 'claims should ask for restoration first and convert into money only what cannot be restored',
    contrasts: ['damages'],
  },
  'public-interest': {
    definition:
      'the concept of the public interest designates benefits open to an indefinite number and weighty enough to limit private rights',
    mechanism: 'as ground and limit of power at once, the public interest becomes a blank cheque when left undefined',
    condition:
      'open benefit, compensation for those who lose and a transparent process lend credit to the concept of the public interest',
    indicator:
      'statutory lists, objections at hearings and the final use of a project test claims made in the public interest',
    limit: 'the concept of the public interest varies with time and place, so no single definition will hold',
    counter:
      'individualists recognise only the sum of private interests and distrust any good said to stand above them',
    example: 'land taken for renewal and later sold for luxury flats discredits the concept of the public interest',
    implication: 'fixing who decides, by what procedure and under what review achieves more than another definition',
    contrasts: ['private-autonomy'],
  },
  discretion: {
    definition:
      'administrative discretion is the room a statute leaves to officials in choosing whether and how to act',
    mechanism: 'legislators cannot foresee every case, and administrative discretion lets enforcement fit the facts',
    condition:
      'statutory purpose and relevant considerations set inner limits that administrative discretion may not cross',
    indicator:
      'differing penalties for like cases, fine-grained guidelines and reversals on appeal show how administrative discretion is used',
    limit: 'too much room produces unequal treatment, too little forces officials to ignore what is special',
    counter: 'strict legalists would write the choices into the statute so that nothing remains to be bought',
    example:
      'equal fines for a first lapse of a small café and a repeated breach by a chain betray unused administrative discretion',
    implication: 'reasons must be recorded, stating which circumstances counted and which were left aside',
    contrasts: ['review-intensity'],
  },
  'review-intensity': {
    definition: 'the intensity of judicial review describes how closely courts scrutinise official judgment',
    mechanism:
      'limited expertise and democratic mandate lead courts to vary the intensity of judicial review with the subject',
    condition: 'liberty and fundamental rights call for close scrutiny, technical assessment for greater deference',
    indicator:
      'annulment rates and the language used about expertise are the usual gauges of the intensity of judicial review',
    limit: 'without a written standard, like cases may receive review of quite different depth',
    counter: 'activist voices want deeper review because self-correction inside administration so often fails',
    example: 'courts reviewing a promotion decision check procedure and plain error but do not regrade the scholarship',
    implication:
      'a judgment that announces its intensity of review at the outset makes judicial control easier to predict',
    contrasts: ['discretion'],
  },
  participation: {
    definition:
      'public participation means that those affected and the wider public take part in decisions before they are made',
    mechanism: 'dispersed knowledge and open criticism oblige officials to answer, which improves the decision',
    condition: 'early information and an undecided question are the conditions of meaningful public participation',
    indicator:
      'who took part, which comments were adopted and how rejections were explained show the depth of public participation',
    limit: 'organised groups speak loudest, so much participation need not mean balanced participation',
    counter: 'technocrats fear that debate on technical matters lets emotion drown evidence',
    example: 'protest during consultation on an incinerator may reopen the choice of site',
    implication: 'a duty to answer each comment does more for public participation than a larger hall',
    contrasts: ['hearing-form'],
  },
  'control-degree': {
    definition: 'control over work measures how far one party directs the way another performs it',
    mechanism:
      'dispatch, pricing, rating and penalties narrow the worker’s choices even where no supervisor is present',
    condition: 'control over work is a question of practice, and an agreement that promises freedom proves little',
    indicator:
      'consequences of refusal, required hours, prescribed routes and dependence of income are the facts that show control over work',
    limit: 'quality requirements exist in any service contract and must be told apart from control over work',
    counter: 'friends of flexible work stress that a worker who may log off at will has a freedom no employee enjoys',
    example: 'delivery under a countdown with deductions for delay leaves a nominally free courier little to decide',
    implication: 'a scored list of elements makes control over work comparable from one platform to another',
    contrasts: ['subordination'],
  },
  'working-time': {
    definition: 'the limits of working time decide which hours count as spent under the employer’s direction',
    mechanism: 'time that cannot be used freely is consumed for another, even if nothing is done in it',
    condition: 'standby, travel and messages after hours test the limits of working time more than ordinary shifts',
    indicator: 'clock records, chat logs and the times of instruction and delivery are evidence of working time',
    limit:
      'remote and flexible work blurs place and hour, so the limits of working time can no longer be read from a gate',
    counter: 'managers of knowledge workers would pay for results and stop counting hours',
    example: 'replies demanded in a group chat every evening turn leisure into unpaid working time',
    implication: 'frequency, length and content of contact offer three tests for deciding whether it counts as work',
    contrasts: ['flexibility-security'],
  },
  'marital-property': {
    definition:
      'the extent of marital property determines which assets acquired during marriage belong to both spouses',
    mechanism:
      'earnings of one are thought to contain the support of the other, which explains why the extent of marital property reaches salaries and profits',
    condition: 'date and cause of acquisition, together with any agreement, settle the extent of marital property',
    indicator:
      'title registers, payment records, mortgage history and written agreements prove the extent of marital property',
    limit: 'mixed sources, such as parental gifts towards a house, make clean division of marital property difficult',
    counter: 'individualists would follow title and contribution so that marriage does not become a channel of wealth',
    example:
      'a flat bought by one before the wedding and paid off by both has to be split into deposit, instalments and gain',
    implication: 'tracing money on a dated chart, with gifts set apart, is the most convincing way to claim a share',
    contrasts: ['private-autonomy'],
  },
  'housework-value': {
    definition:
      'the value of unpaid care lies in raising children, nursing relatives and running a home without a wage',
    mechanism:
      'while one partner cares, the other can build a career, and the value of unpaid care settles in that career',
    condition: 'long marriages and interrupted careers give the value of unpaid care its strongest claim on separation',
    indicator:
      'hours spent, earnings forgone and the price of a substitute are three ways to estimate the value of unpaid care',
    limit: 'no method of valuing unpaid care is exact, and courts tend to award less than was given',
    counter: 'opponents of monetising dislike an account of affection item by item',
    example: 'a mother who left her profession has no payslip to show for years of work at home',
    implication:
      'orders that state the length of the career break and the division of tasks make the value of unpaid care visible',
    contrasts: ['marital-property'],
  },
  guardianship: {
    definition: 'parental capacity is the practical ability to care for, educate and protect a particular child',
    mechanism:
      'a guardian supplies what the child cannot yet do alone, so weak parental capacity leaves the risk with the weakest',
    condition: 'needs differ, and parental capacity sufficient for a healthy child may fail a sick one',
    indicator:
      'housing, income, time spent, earlier neglect and the child’s wishes together describe parental capacity',
    limit: 'assessment usually comes after harm, because everyday neglect escapes notice',
    counter: 'defenders of kinship hold that flawed care by relatives is still better than an institution',
    example:
      'grandparents in failing health who raise the children of absent workers show how thin parental capacity can become',
    implication:
      'home visits by trained social workers, with a period for improvement, give assessments of parental capacity a fair basis',
    contrasts: ['child-best-interest'],
  },
  'child-voice': {
    definition:
      'the voice of the child is the opportunity of a minor to express views that decision makers take seriously',
    mechanism:
      'hearing children supplies facts that parents conceal and treats them as persons and not as objects of dispute',
    condition: 'age and maturity govern the weight given to the voice of the child, never whether it may be heard',
    indicator:
      'records of interviews, the presence of a representative and mention in the judgment show whether the voice of the child counted',
    limit: 'loyalty and fear colour what children say, so their statements need careful reading',
    counter: 'protective practitioners would spare minors the interview because asking may burden them with the choice',
    example: 'a child caught between two homes may tell a judge what neither parent would admit',
    implication: 'interviews by trained persons away from the courtroom give the voice of the child its best chance',
    contrasts: ['child-best-interest'],
  },
  'care-continuity': {
    definition:
      'continuity of care preserves the attachments, school and surroundings on which a child already depends',
    mechanism: 'stable bonds buffer the shock of separation, and each change of carer costs security',
    condition: 'continuity of care deserves weight provided that the existing arrangement is safe',
    indicator:
      'length of residence, the identity of the daily carer and the number of moves are simple measures of continuity of care',
    limit: 'undue weight on continuity of care rewards the parent who changed the facts first',
    counter: 'supporters of shared parenting give equal contact with both parents priority over the settled routine',
    example: 'a child who has lived for years with an aunt is not lightly returned to a parent who reappears',
    implication: 'courts should ask how the present situation came about before they reward its continuity',
    contrasts: ['child-voice'],
  },
  'testamentary-freedom': {
    definition:
      'the limits of testamentary freedom concern how far owners may dispose of property after death against the needs of family',
    mechanism:
      'a will extends ownership beyond life, while reserved shares carry support of dependants across the same line',
    condition: 'dependants unable to support themselves mark the clearest of the limits of testamentary freedom',
    indicator:
      'reserved-share statutes, provision claims and public-policy cases allow the limits of testamentary freedom to be compared',
    limit: 'moral tests make results depend on the judge, so the limits of testamentary freedom become unpredictable',
    counter: 'libertarians see no duty to distant relatives once life has ended',
    example:
      'savings left to a devoted carer and contested by neglected children bring the limits of testamentary freedom to court',
    implication: 'fixed shares or proven need are criteria that courts can apply without judging anyone’s morals',
    contrasts: ['family-state'],
  },
  'will-form': {
    definition: 'the formalities of wills prescribe how a testament must be written, signed and witnessed',
    mechanism:
      'the formalities of wills preserve intention and hinder forgery at a time when the testator can no longer testify',
    condition:
      'competent witnesses present together, a date and a signature are the formalities of wills that fail most often',
    indicator:
      'handwriting, witness statements, page numbering and dates are examined when formalities of wills are challenged',
    limit: 'strict form defeats true intention over a trifle, the standing complaint against formalities of wills',
    counter: 'reformers would excuse harmless slips whenever other evidence proves what the testator wanted',
    example: 'a printed will signed on the last page only leaves the earlier pages open to attack',
    implication: 'a simple checklist used by solicitors and notaries prevents most failures of form',
    contrasts: ['consent'],
  },
  'virtual-property': {
    definition:
      'rights in digital assets concern accounts, tokens and files of value and ask whether they are property, contract or something new',
    mechanism:
      'value comes from scarcity and transfer, yet access depends on a provider, so rights in digital assets point both to things and to persons',
    condition:
      'exclusive control and exchange value are the conditions on which courts recognise rights in digital assets',
    indicator:
      'transaction records, transfer clauses and market prices are the evidence offered for rights in digital assets',
    limit:
      'when a server closes the asset vanishes, which sets rights in digital assets apart from ownership of things',
    counter:
      'contract lawyers grant users a claim to service and nothing that could pass without the provider’s assent',
    example: 'stolen game items are theft to one prosecutor and misuse of a computer to another',
    implication:
      'legislators could first recognise a protected interest and then regulate transfer, succession and execution by type of asset',
    contrasts: ['private-autonomy'],
  },
  'state-practice': {
    definition:
      'state practice and opinio juris are the two elements of custom: what states do and the belief that law requires it',
    mechanism: 'repetition builds expectation, and opinio juris separates legal duty from courtesy or convenience',
    condition:
      'practice must be general and consistent, with special weight for states whose interests are particularly affected',
    indicator:
      'statements, legislation, judgments, military manuals and votes supply proof of state practice and opinio juris',
    limit: 'silence is ambiguous, and reading acceptance into it overstates opinio juris',
    counter: 'modern writers let clear opinio juris in humanitarian matters make up for thin practice',
    example: 'the continental shelf became custom within a few years, which shows that time alone is not decisive',
    implication:
      'evidence for state practice and for opinio juris should be listed separately so that no statement proves both',
    contrasts: ['positivism'],
  },
  jurisdiction: {
    definition:
      'grounds of jurisdiction are the links, such as territory, nationality or effects, that entitle a state to act',
    mechanism: 'links tie an event to a legal order and so divide power among states',
    condition:
      'a genuine and sufficient link is required, and mere access to a website is a weak ground of jurisdiction',
    indicator:
      'place of conduct, place of harm, server location and residence are the facts on which grounds of jurisdiction are argued',
    limit:
      'online conduct touches many states at once, so several grounds of jurisdiction compete and parallel suits follow',
    counter: 'opponents of the effects doctrine object that it lets one state legislate for the world',
    example: 'a fraud ring abroad with victims in several countries raises the question who shall investigate',
    implication:
      'closest connection, priority in time and comity, backed by mutual assistance, offer an order for resolving conflict',
    contrasts: ['sovereignty'],
  },
  attribution: {
    definition:
      'attribution of conduct to a state decides whether acts of persons or groups count internationally as acts of that state',
    mechanism:
      'states act only through people, and attribution connects organs, agents and proxies with the state behind them',
    condition:
      'official status suffices, while private conduct needs instruction, control or later adoption for attribution to a state',
    indicator:
      'appointments, orders, funding and the closeness of supervision are the proof on which attribution of conduct rests',
    limit: 'cyber attacks can be disguised, and a long way lies between technical tracing and attribution to a state',
    counter:
      'the rival tests of effective and overall control pull apart, the first sparing states and the second exposing them',
    example:
      'hackers who strike a neighbour’s power grid while their government denies knowledge make attribution of conduct the decisive issue',
    implication: 'argument should climb three steps in order: technical origin, organisational tie, legal attribution',
    contrasts: ['sovereignty'],
  },
  'standard-of-proof': {
    definition: 'the standard of proof states how convinced a court must be before it finds a fact',
    mechanism:
      'false conviction and false acquittal differ in cost, and the standard of proof spreads the risk of error accordingly',
    condition:
      'liberty at stake calls for proof beyond reasonable doubt, ordinary civil disputes for a balance of probabilities',
    indicator:
      'phrases of conviction, treatment of doubt and grounds of reversal reveal the standard of proof actually applied',
    limit: 'a standard of proof is a state of mind, and no formula makes all judges read it alike',
    counter: 'differentiation has its friends, who would ask less for protection orders and interim relief',
    example: 'a theft case with a confession and no recovered goods tests whether doubt is taken seriously',
    implication:
      'a list of the remaining doubts, each answered, turns the standard of proof into something a reader can see',
    contrasts: ['burden-of-proof'],
  },
  admissibility: {
    definition: 'the admissibility of evidence decides what may reach the fact-finder before its weight is considered',
    mechanism: 'unlawful, untraceable or misleading items stay outside, and collectors learn to keep the rules',
    condition: 'separate proceedings on the admissibility of evidence keep the trial of facts uncontaminated',
    indicator:
      'who collected the item, how it was recorded and who kept it are the questions that decide admissibility',
    limit:
      'serious violations lead to exclusion and slight ones to cure, yet the line within the admissibility of evidence is hard to draw',
    counter: 'advocates of truth see no sense in losing reliable evidence because a constable blundered',
    example: 'a telephone seized without warrant tests the admissibility of evidence against claims of urgency',
    implication:
      'papers should treat admissibility and weight in separate chapters so that credibility does not replace legality',
    contrasts: ['free-evaluation'],
  },
  'electronic-evidence': {
    definition:
      'the authenticity of electronic evidence means that data are complete, unaltered and from the source claimed',
    mechanism: 'bits change without a trace, so authenticity rests on checksums, custody records and metadata',
    condition:
      'sealing of the original device and a logged extraction are basic to the authenticity of electronic evidence',
    indicator:
      'hash values, server logs, time stamps and extraction reports allow the authenticity of electronic evidence to be checked',
    limit: 'platforms hold the logs, and a private screenshot can hardly prove its own authenticity',
    counter:
      'enthusiasts rely on distributed ledgers, while doubters recall that false content may be stored just as securely',
    example: 'a chat submitted as an image and denied by the other side usually has to be opened live in court',
    implication:
      'preservation at the first sign of dispute, with device, account and time fixed together, secures the authenticity of electronic evidence',
    contrasts: ['admissibility'],
  },
  'judicial-efficiency': {
    definition: 'procedural efficiency asks how much time and money a proper resolution of disputes consumes',
    mechanism: 'simple cases on a short track free judges for the issues that need thought',
    condition: 'consent of the parties, clear facts and small stakes justify trading form for procedural efficiency',
    indicator:
      'duration has to be read with appeals and reopened cases, since speed alone says little about procedural efficiency',
    limit: 'shortened hearings cost the weaker party first, because the less practised speaker needs more time',
    counter: 'guardians of fair process warn that quick but unfair rulings return as appeals and unpaid debts',
    example: 'small-claims hearings end in one sitting, and parties leave complaining that they were not heard out',
    implication:
      'evaluation of procedural efficiency should include voluntary compliance and appeals besides disposal time',
    contrasts: ['procedure'],
  },
  'defence-right': {
    definition:
      'the right to an effective defence entitles the accused to know the charge, to have counsel and to contest the evidence',
    mechanism:
      'prosecution resources outweigh those of the accused, and the right to an effective defence restores contest, which tests the facts',
    condition: 'early access to counsel and to the file makes the right to an effective defence more than a form',
    indicator:
      'waiting time for visits, answers to defence motions and attendance of witnesses reveal how effective a defence is',
    limit: 'legal aid is thinly funded, so in minor cases the right to an effective defence may shrink to a signature',
    counter: 'investigators fear that early contact with counsel leads to collusion and lost evidence',
    example: 'a duty lawyer who meets a detainee for minutes before a plea offers little effective defence',
    implication:
      'reading time, number of visits and a duty to answer motions can be written as obligations that somebody checks',
    contrasts: ['truth-process'],
  },
  statutes: {
    definition:
      'statutes and official interpretations are the enacted texts in force and the authoritative guidance on their application',
    mechanism:
      'the enactment supplies elements and consequences, the guidance fills in detail, and only together do they give the whole rule',
    condition:
      'dates of commencement and amendment must be checked before statutes and official interpretations are cited',
    indicator: 'rank, frequency of amendment and delegated powers show how densely a field is regulated',
    limit: 'a text says what ought to happen, so statutes and official interpretations cannot tell whether it does',
    counter:
      'legal realists locate the law in what officials do and regard enacted words as one ingredient among others',
    example:
      'one term defined differently in a statute and in the guidance below it forces the reader to compare line by line',
    implication:
      'a table of provisions with their current status keeps citations to statutes and official interpretations sound',
    contrasts: ['foreign-law'],
  },
  judgments: {
    definition: 'published judgments record how courts resolved issues, weighed evidence and applied the law',
    mechanism:
      'published judgments show what a rule means in use, because the reasons disclose which facts were decisive',
    condition:
      'conclusions drawn from published judgments can be checked if database, search terms and court level are stated',
    indicator:
      'issues, outcomes, provisions cited and amounts awarded are the data most often taken from published judgments',
    limit:
      'settlements and closed hearings leave no trace, which makes published judgments a partial image of conflict',
    counter:
      'some doubt that written reasons are the true ones and treat published judgments as justification after the event',
    example: 'a search for cases on excessive defensive force yields formulas that vary from court to court',
    implication: 'samples spread over regions and instances, with rejected cases listed, give findings a firmer base',
    contrasts: ['statutes'],
  },
  'foreign-law': {
    definition:
      'foreign legislation comprises codes, decisions and official explanations of other systems used as points of reference',
    mechanism: 'seen beside an alternative, the domestic rule turns out to be a choice and not a necessity',
    condition:
      'a reliable translation, the current version and some account of context are the least that use of foreign legislation requires',
    indicator:
      'text, official translation, case law and pending amendments make up a complete file on foreign legislation',
    limit: 'detached from supporting institutions, foreign legislation shrinks to ornament in a footnote',
    counter: 'critics of transplantation prefer rules grown from domestic practice',
    example: 'hardly any study of data portability passes over the European regulation that introduced it',
    implication:
      'citation of foreign legislation is most useful with a note on how often and how the provision is applied',
    contrasts: ['statutes'],
  },
  'drafting-records': {
    definition:
      'drafts and parliamentary records preserve the proposals, explanations and objections from which a statute emerged',
    mechanism: 'alterations between versions expose the choices made, which helps to establish purpose',
    condition: 'official publication is what gives drafts and parliamentary records their authority',
    indicator:
      'consultation papers, committee reports and recorded debates are the usual parts of drafts and parliamentary records',
    limit: 'much is settled behind closed doors, so drafts and parliamentary records recover intention only in part',
    counter: 'textualists grant force to nothing but the words that were voted on',
    example: 'a clause moved from one chapter to another during revision hints at the function its authors gave it',
    implication: 'a chronological table of wording and stated reasons guards against quotation out of context',
    contrasts: ['judgments'],
  },
  'enforcement-decisions': {
    definition: 'decisions of enforcement agencies state the facts found, the rule applied and the sanction imposed',
    mechanism: 'a duty to give reasons makes decisions of enforcement agencies a test of consistent discretion',
    condition: 'systematic use requires a register that is complete and labelled by subject',
    indicator:
      'sanction, amount, aggravating and mitigating grounds and corrective orders can be coded decision by decision',
    limit: 'violations never detected or merely admonished leave no mark in decisions of enforcement agencies',
    counter: 'officials concede that standard phrases conceal the bargaining behind many enforcement decisions',
    example: 'two fines for like advertisements in one city look arbitrary until the decisions are read together',
    implication:
      'pairing decisions of enforcement agencies with later court rulings reveals where reasoning did not hold',
    contrasts: ['judgments'],
  },
  'platform-terms': {
    definition:
      'terms of service and platform rules are unilateral texts that bind users and traders by contract and govern like private statutes',
    mechanism:
      'acceptance on registration gives terms of service and platform rules mass effect, including powers to rank, charge and exclude',
    condition: 'notice of change and reasonable time to adapt are the least that legitimacy of platform rules requires',
    indicator:
      'versions over time, penalties, exclusions and dispute clauses are the passages worth reading in terms of service',
    limit: 'published terms need not match the internal manuals by which moderators decide',
    counter: 'operators reply that rules must follow new risks quickly and cannot be negotiated with every user',
    example: 'an account closed for breach of community standards leaves its owner guessing which rule was meant',
    implication:
      'archiving each version of the terms of service makes the shifting balance of rights and duties visible',
    contrasts: ['statutes'],
  },
  treaties: {
    definition:
      'treaties and international decisions include conventions, reservations, later practice and rulings of international bodies',
    mechanism:
      'treaties fix consent in writing, decisions clarify doubtful words, and international argument builds on both',
    condition: 'the status of ratification and reservations has to be verified before a treaty is held against a state',
    indicator:
      'authentic texts, ratifications, operative paragraphs and separate opinions are distinct sources among treaties and international decisions',
    limit: 'rulings bind the parties only, so general rules drawn from international decisions need caution',
    counter: 'realists consider treaties a language in which interests are dressed afterwards',
    example:
      'the clause on rocks and islands in the law of the sea is unintelligible without the decisions applied to it',
    implication: 'accurate citation gives article, status of the parties and legal effect of each decision',
    contrasts: ['statutes'],
  },
  'case-files': {
    definition:
      'case files and trial transcripts keep the raw material of a proceeding, closer to events than the judgment',
    mechanism:
      'the order of statements in case files shows when testimony changed and discloses disputes the judgment passes over',
    condition:
      'permission to inspect and careful anonymisation are ethical conditions for using case files and trial transcripts',
    indicator: 'objections, witnesses heard and questions put can be counted in trial transcripts',
    limit:
      'officials compile the file, and case files and trial transcripts never quite lose their compiler’s perspective',
    counter: 'ethnographers trust courtroom observation more because a transcript filters tone, pauses and power',
    example: 'several versions of one confession, read by date, suggest which deserves belief',
    implication: 'a research plan should name courts, years and types of case before it turns to coding',
    contrasts: ['judgments'],
  },
  court: {
    definition: 'the courts decide disputes with binding effect and give abstract rules their concrete meaning',
    mechanism: 'decisions accumulate into lines of authority by which others plan their conduct',
    condition: 'a claim within jurisdiction is what sets the courts in motion',
    indicator: 'caseload, reversal, quality of reasons and execution of judgments describe how the courts perform',
    limit: 'the courts wait for claimants and therefore cannot answer widespread wrongs that nobody brings',
    counter:
      'champions of judicial restraint deny that judges have the expertise or mandate to make policy through single cases',
    example: 'litigants cite rulings from other districts whenever the courts of their own take a harsher line',
    implication: 'consistency grows from better search tools, collegial discussion and serious appellate review',
    contrasts: ['legislature'],
  },
  regulator: {
    definition: 'supervisory authorities license, inspect, sanction and advise in a field assigned to them by law',
    mechanism: 'standing oversight lets supervisory authorities find danger before harm occurs, which courts cannot do',
    condition: 'clear mandate, expertise and distance from the industry are what supervisory authorities need most',
    indicator: 'coverage of inspections, cases opened, follow-up and handling of complaints are the usual yardsticks',
    limit:
      'long acquaintance breeds sympathy, and supervisory authorities may adopt the outlook of those they supervise',
    counter:
      'proponents of self-regulation hold that industry codes adapt faster and that state supervision should stay in reserve',
    example: 'one application receives orders from several supervisory authorities with conflicting demands',
    implication: 'a published list of tasks with one lead authority for each reduces both gaps and repeated checks',
    contrasts: ['court'],
  },
  legislature: {
    definition: 'the legislature turns political choice into general rules by open deliberation and vote',
    mechanism: 'public debate brings rival interests together and lends limits on rights a democratic warrant',
    condition: 'settled facts and a mature dispute make the moment ripe for the legislature to act',
    indicator:
      'bills introduced and dropped, committee opinions and delegated powers reveal the direction of the legislature',
    limit: 'procedure takes time, and the legislature reaches new technology late or by broad clauses',
    counter: 'partisans of case law would sooner let judges experiment than wait for the legislature',
    example: 'property in data has been debated for years while pilots and guidelines run ahead of statute',
    implication: 'advice to the legislature is most useful as draft wording with a list of consequential amendments',
    contrasts: ['court'],
  },
  procuratorate: {
    definition:
      'public prosecutors decide on charges, present the case in court and in some systems sue for the public',
    mechanism: 'between investigation and trial, public prosecutors filter weak evidence before it reaches a courtroom',
    condition: 'statutory authority and internal guidelines mark out what public prosecutors may pursue',
    indicator:
      'charging, discontinuance, appeals and reasons given for either describe the priorities of public prosecutors',
    limit: 'being both accuser and guardian of legality exposes public prosecutors to doubts about neutrality',
    counter: 'adversarial lawyers would make the prosecutor one party among two and leave control to judge and defence',
    example:
      'a decision not to charge a householder who repelled an intruder settles the law of self-defence without a trial',
    implication: 'published criteria for charging let outsiders test whether like cases are treated alike',
    contrasts: ['court'],
  },
  police: {
    definition: 'the police keep order and conduct most criminal investigation, so they meet the facts first',
    mechanism: 'first response, scene and interview fix the shape of a case, and later stages seldom redraw it',
    condition: 'thresholds for opening a case and supervision of evidence gathering hold police power within rules',
    indicator: 'cases opened and closed, body-camera footage and written warnings are material for judging the police',
    limit: 'scarce staff means that the police give minor and novel offences little time',
    counter: 'procedural lawyers reject a system in which police findings settle the verdict in advance',
    example: 'a fight recorded as mutual on the first evening is rarely seen as self-defence afterwards',
    implication:
      'standard forms for the first response, with injuries and footage secured at once, prevent later dispute',
    contrasts: ['procuratorate'],
  },
  'competition-agency': {
    definition: 'competition authorities investigate restrictive practices, mergers and abuse of market power',
    mechanism:
      'powers to inspect and to fine reach conduct that individual suits cannot, which is the strength of competition authorities',
    condition: 'economic staff and access to data are what competition authorities need for platform cases',
    indicator:
      'cases opened, commitments accepted, fines and compliance reports trace the course of competition authorities',
    limit: 'large inquiries last so long that markets may have tipped before competition authorities decide',
    counter: 'friends of private enforcement would rely more on injured traders than on an agency with limited staff',
    example:
      'decisions against exclusive dealing by online marketplaces show competition authorities working through definition, power and harm',
    implication: 'evaluation should ask whether sellers in fact returned to several platforms after the fine',
    contrasts: ['court'],
  },
  'data-authority': {
    definition:
      'data protection authorities supervise the processing of personal data and hear complaints of individuals',
    mechanism: 'audits, guidance and corrective orders move protection forward into the design of products',
    condition: 'independence from ministries and from industry is what data protection authorities stand or fall by',
    indicator:
      'complaints resolved, orders issued, fines collected and time to decision measure data protection authorities',
    limit:
      'budgets are small beside the firms supervised, so data protection authorities must leave most complaints without inquiry',
    counter: 'sceptics find regulators ill suited to personal grievances and would strengthen collective suits',
    example: 'a notice to stop collecting contacts without need changed how many applications ask for permission',
    implication: 'comparison of privacy settings before and after an order shows whether compliance was real',
    contrasts: ['competition-agency'],
  },
  ngo: {
    definition:
      'public-interest associations are registered bodies that defend the environment, consumers or other shared concerns',
    mechanism: 'specialist knowledge and volunteers let public-interest associations find harms that agencies miss',
    condition:
      'registration, years of activity and a clean record are common conditions on which public-interest associations may sue',
    indicator:
      'suits filed, sources of funds, expert fees borne and follow-up of judgments show what public-interest associations can do',
    limit: 'expert and legal costs are heavy, so public-interest associations rarely sue twice in succession',
    counter: 'cautious observers suspect that some associations litigate for publicity or donations',
    example: 'an association that wins a suit over contaminated soil still has years of monitoring ahead',
    implication:
      'relief from court fees, protection against adverse costs and advances for experts would help public-interest associations most',
    contrasts: ['procuratorate'],
  },
  'ip-office': {
    definition: 'intellectual property offices examine applications, keep registers and decide challenges to validity',
    mechanism:
      'examination keeps weak claims out, and intellectual property offices thereby maintain the quality of rights',
    condition:
      'transparent standards and examiners trained in the field make grants by intellectual property offices trustworthy',
    indicator:
      'grant rates, results of opposition and time to decision are used to assess intellectual property offices',
    limit: 'volumes leave little time for each file, so intellectual property offices let doubtful rights pass',
    counter: 'some would concentrate infringement in the courts and confine offices to registration',
    example:
      'applications that name a machine as inventor forced intellectual property offices to say what an inventor is',
    implication: 'proof of intended use and published reasons of refusal raise quality at small expense',
    contrasts: ['court'],
  },
  'labour-tribunal': {
    definition: 'employment tribunals hear disputes between workers and employers in simplified and cheap proceedings',
    mechanism: 'lay members and relaxed rules let claimants appear before employment tribunals without counsel',
    condition: 'claims must come in time and concern work before employment tribunals may hear them',
    indicator: 'claims accepted, settlements, success rates and appeals indicate how employment tribunals function',
    limit: 'lawyers have crept in, and employment tribunals have grown more formal than their founders meant',
    counter: 'business groups hold that easy access encourages weak claims and settlements bought for peace',
    example: 'a courier who asks for holiday pay obliges an employment tribunal to decide first on status',
    implication:
      'shared findings on working arrangements would spare employment tribunals repeated trial of one platform',
    contrasts: ['court'],
  },
  'child-welfare': {
    definition: 'child welfare agencies protect minors whose families cannot or will not do so',
    mechanism: 'reports, home visits and placement let child welfare agencies act before a court could be seized',
    condition: 'defined grounds for intervention and trained staff are what child welfare agencies must have',
    indicator:
      'reports received, visits made, placements and returns to the family describe the work of child welfare agencies',
    limit: 'heavy caseloads force child welfare agencies to react to crisis and neglect prevention',
    counter: 'parents’ groups complain that suspicion alone may bring officials to the door',
    example: 'a teacher’s report of bruises sends child welfare agencies to a home that nobody had visited',
    implication: 'forms shared with schools, hospitals and courts bring children in danger to notice earlier',
    contrasts: ['court'],
  },
  'reconsideration-body': {
    definition:
      'bodies of administrative appeal review official decisions inside the executive before a court is involved',
    mechanism:
      'merits as well as legality are open, so bodies of administrative appeal can alter a decision and not merely quash it',
    condition:
      'separation of reviewers from the original department is essential to trust in bodies of administrative appeal',
    indicator:
      'shares of decisions upheld and altered, oral hearings and later suits show whether administrative appeal corrects anything',
    limit: 'loyalty within one hierarchy limits what bodies of administrative appeal will undo',
    counter: 'advocates of courts regard internal appeal as a delay on the road to justice',
    example: 'a trader whose fine is reduced on administrative appeal seldom goes on to sue',
    implication: 'outside members and published decisions raise confidence in bodies of administrative appeal',
    contrasts: ['court'],
  },
  forensic: {
    definition: 'forensic experts give opinions on technical questions that lie outside common knowledge',
    mechanism: 'tests turn wounds, handwriting, pollution or data into findings that parties can contest',
    condition: 'a clear question, reliable samples and validated methods give forensic experts something to say',
    indicator:
      'qualifications, account of method, repeat examinations and conduct under questioning show how far forensic experts deserve belief',
    limit: 'fees and repeat appointment may bend judgment, and forensic experts often contradict each other',
    counter: 'judges are reminded by critics that an opinion is evidence and that the verdict is not the expert’s',
    example: 'assessment of environmental harm may cost more than the claim, and the claimant gives up',
    implication: 'blind testing, advisers for the other side and advance payment of fees would improve expert evidence',
    contrasts: ['court'],
  },
  mediation: {
    definition:
      'family mediation services help separating couples to settle care and property with a neutral third person',
    mechanism: 'agreement found by the parents themselves is kept more faithfully than an order imposed',
    condition: 'willing parties of comparable strength are the setting for which family mediation services were made',
    indicator:
      'settlement rates, durability of agreements and satisfaction of parents and children measure family mediation services',
    limit: 'violence or fear in the relationship makes mediation unsafe and its agreements suspect',
    counter: 'feminist scholars warn that private settlement may hide pressure which a court would expose',
    example:
      'parents who quarrel over holidays often settle with family mediation services what a judge could only dictate',
    implication: 'screening for violence before the first session should be a fixed duty of family mediation services',
    contrasts: ['court'],
  },
  notary: {
    definition: 'notaries certify the authenticity and legality of acts and documents before a dispute arises',
    mechanism: 'neutral verification preserves intention at the moment it is formed and discourages later denial',
    condition: 'personal appearance, genuine papers and careful inquiry are preconditions of a valid act by notaries',
    indicator: 'numbers of notarised wills, annulled acts and uses of the register indicate the role of notaries',
    limit: 'limited means of inquiry leave notaries unable to detect facts that all parties conceal',
    counter: 'liberals oppose compulsory notarial form as a tax on ordinary dealings',
    example: 'heirs who need a notarial certificate to learn a bank balance complain of circular demands',
    implication: 'registers of wills open to notaries online reduce both lost testaments and repeated proof',
    contrasts: ['court'],
  },
  arbitration: {
    definition: 'arbitral tribunals decide disputes that parties have agreed to withdraw from the courts',
    mechanism:
      'freedom to choose arbitrators and rules makes arbitral tribunals attractive in technical and cross-border matters',
    condition: 'a valid agreement and an arbitrable dispute are the source of power of arbitral tribunals',
    indicator:
      'subject matter, duration, awards set aside and awards enforced reveal the standing of arbitral tribunals',
    limit: 'finality leaves error uncorrected, and the fees of arbitral tribunals exceed what small claims can bear',
    counter: 'believers in open justice object that confidential awards create no public law',
    example:
      'neither party to an international sale wishes to appear before the other’s courts, so arbitral tribunals in a third country are named',
    implication:
      'a clause that settles institution, seat, language and governing law avoids quarrels about arbitral tribunals later',
    contrasts: ['court'],
  },
  'international-court': {
    definition: 'international courts decide disputes between states, or under treaties, on the basis of consent',
    mechanism: 'reasoned judgments clarify vague rules, and states that were not parties adjust to them',
    condition: 'acceptance of jurisdiction, given before or after the dispute, opens the way to international courts',
    indicator:
      'objections to jurisdiction, later citation, compliance and separate opinions are the material for studying international courts',
    limit: 'with no force of their own, international courts depend on the will of the losing state',
    counter: 'observers of power politics find that great states submit only where little is at stake',
    example:
      'a maritime boundary judgment sets out how islands count and becomes the model for later international courts',
    implication:
      'readers must distinguish operative part, reasons and remarks in passing before quoting a judgment as law',
    contrasts: ['sovereignty'],
  },
  'form-substance': {
    definition:
      'formal versus substantive interpretation is a dispute over whether words or the reasons behind them decide the reach of a rule',
    mechanism:
      'formal readers bind judges by meaning, substantive readers correct meaning by purpose, and hard cases part them',
    condition:
      'clear wording leaves formal and substantive interpretation in agreement, so the quarrel lives in the margins of meaning',
    indicator:
      'whether a judgment opens with the dictionary or with purpose, and which yields in conflict, reveals its side',
    limit:
      'labels distort the debate, since formal and substantive interpretation differ less in results than in rhetoric',
    counter: 'mediators let form draw the outer line and substance remove what does not deserve the rule’s effect',
    example:
      'asking whether a toy pistol is a firearm for the law of robbery sets literal and substantive interpretation against each other',
    implication:
      'contributors to the debate should name the word and the type of case before declaring for formal or substantive interpretation',
    contrasts: ['amend-interpret'],
  },
  'freedom-order': {
    definition: 'individual freedom versus public order names the question how far liberty may yield to common safety',
    mechanism:
      'restraint averts danger yet too much of it stifles life, so no single answer settles individual freedom against order',
    condition:
      'the nearer and less reversible the danger, the better the case for order, and calm times restore the priority of freedom',
    indicator:
      'stated aims of a statute, duration of its powers and available remedies betray whether it leans to freedom or to order',
    limit:
      'set up as a contest, individual freedom versus public order obscures that order is also a condition of freedom',
    counter: 'republicans move the line and oppose not freedom to order but controlled power to arbitrary power',
    example: 'cameras in public squares are praised for safety by some and resented as surveillance by others',
    implication:
      'debate gains by descending to one measure and asking whom it limits, whom it protects and whether it can be undone',
    contrasts: ['proportionality'],
  },
  'amend-interpret': {
    definition:
      'legislative amendment versus judicial interpretation asks whether a new problem needs new law or a fresh reading of old words',
    mechanism: 'amendment brings clarity, interpretation brings speed, and the choice compares two kinds of cost',
    condition:
      'elastic wording and few disputes favour judicial interpretation, whereas gaps in the system call for amendment',
    indicator:
      'divergent rulings, strained reasoning and the maturity of reform proposals are signs for the choice between amendment and interpretation',
    limit:
      'a choice between legislative amendment and judicial interpretation overlooks guidance, model clauses and other middle courses',
    counter: 'pragmatists see a sequence and not a choice: courts experiment, and parliament enacts what has worked',
    example:
      'succession to digital accounts is handled by some through a wide reading of the estate and by others through a new section',
    implication:
      'nobody should demand amendment without first showing where interpretation meets the limit of the words',
    contrasts: ['form-substance'],
  },
  'use-protection': {
    definition:
      'data use versus protection of the person is the question how the value of data can be released without injury to those described',
    mechanism:
      'pooled data improve services and make individuals easier to identify, so use and protection grow into conflict together',
    condition:
      'reliable anonymisation and public benefit strengthen the side of use, and their absence strengthens protection',
    indicator:
      'gains in service should be set beside leaks, complaints and refusals when data use and protection are compared',
    limit:
      'an either-or between data use and protection ignores trustees, sandboxes and other intermediate arrangements',
    counter:
      'some scholars consider the distribution of gains, not the clash of individual and firm, to be the real issue',
    example: 'a hospital that shares scans to train diagnostic software serves patients and exposes them at once',
    implication:
      'argument should proceed by type of data and purpose, for health records and traffic counts deserve different rules',
    contrasts: ['freedom-order'],
  },
  'ex-ante-ex-post': {
    definition:
      'ex ante rules versus ex post enforcement concerns whether to fix duties beforehand or to sanction harm after it appears',
    mechanism:
      'duties laid down in advance give certainty and avert lasting harm, while later enforcement leaves room to experiment',
    condition: 'fast markets and irreversible harm tilt the choice towards ex ante rules',
    indicator:
      'compliance cost, duration of infringement, mistaken intervention and market entry are the terms of comparison between ex ante and ex post',
    limit:
      'lists of duties age quickly and single cases drag on, so ex ante rules and ex post enforcement both fall short',
    counter: 'responsive regulators replace the choice by dialogue, commitments and a ladder of sanctions',
    example: 'a list of practices forbidden to the largest platforms is the plainest form of ex ante rules',
    implication: 'a review clause lets ex ante rules contract or expand with the evidence',
    contrasts: ['amend-interpret'],
  },
  'conduct-result': {
    definition:
      'wrongful conduct versus harmful result asks whether wrong consists in breaking a rule of behaviour or in injuring an interest',
    mechanism:
      'a theory of conduct looks to manner and intention, a theory of results to effects, and attempts are judged differently under each',
    condition:
      'accidental self-defence and impossible attempts separate wrongful conduct from harmful result most sharply',
    indicator:
      'the moment of judgment, the facts admitted and the place of intention show which theory a writer follows',
    limit:
      'abstraction is the weakness of the debate, because most cases come out alike whether conduct or result counts',
    counter: 'dual theories refuse the choice and let wrongful conduct and harmful result make up wrong together',
    example:
      'someone who shoots in hatred and thereby unknowingly stops a murder is the favourite puzzle about conduct and result',
    implication: 'the debate earns its place in a paper by showing which step of the case changes with the answer',
    contrasts: ['form-substance'],
  },
  'freedom-justice': {
    definition:
      'freedom of contract versus fairness of contract asks whether terms bind because they were agreed or only if they are just',
    mechanism: 'freedom encourages exchange, fairness restrains the strong, and contract law moves between the two',
    condition:
      'equal parties make freedom of contract persuasive, mass terms and dependence make fairness of contract urgent',
    indicator:
      'findings of invalidity and the growth of mandatory rules record the movement between freedom and fairness of contract',
    limit: 'no court can say what a fair price is, so fairness of contract risks replacing the market',
    counter:
      'relational theorists find trust and adjustment over time more important than either freedom or fairness at signature',
    example: 'a gym that refuses refunds appeals to agreement, its member to fairness',
    implication:
      'review that asks first about real consent and only then about balance keeps intervention within bounds',
    contrasts: ['private-autonomy'],
  },
  'public-private-enforcement': {
    definition:
      'public enforcement versus private litigation concerns whether agencies or injured persons should chiefly pursue breaches',
    mechanism: 'agencies have powers and staff, victims have motive, and the question is how to use both',
    condition: 'scattered small losses favour public enforcement, concentrated ones make private litigation swifter',
    indicator:
      'delay, share of compensation reaching victims and cost to the courts allow public and private enforcement to be compared',
    limit:
      'officials may sleep and plaintiffs may speculate, so neither public enforcement nor private litigation is complete',
    counter: 'cooperative models let agency findings serve as evidence and private complaints trigger inquiry',
    example: 'traders who sue after a cartel decision wish to rely on what the agency found',
    implication:
      'a proposal should settle the order of proceedings, access to files and the avoidance of double sanctions',
    contrasts: ['standing-theory'],
  },
  'control-balance': {
    definition:
      'controlling power versus enabling administration opposes a law that restrains officials to a law that equips them to govern',
    mechanism: 'distrust of power leads to procedure and review, trust in service leads to discretion and negotiation',
    condition:
      'interference with liberty calls for controlling power, welfare and planning come nearer to enabling administration',
    indicator:
      'the ratio of procedural to enabling clauses and the tone of judicial review show where controlling power prevails',
    limit: 'broad positions on controlling power often end in similar institutions once details are drafted',
    counter: 'newer scholars reject both sides for seeing only state and citizen and leaving out shared governance',
    example:
      'contracts between government and business raise the question whether the state may alter terms for the public good',
    implication:
      'authors should tie the debate to one institution, such as hearings, and show what difference the position makes',
    contrasts: ['administration-by-law'],
  },
  'ip-public-domain': {
    definition:
      'exclusive rights versus the public domain asks how much of culture creators may own and how much all may use',
    mechanism: 'exclusion rewards the first work, free material feeds the next, and creation needs both',
    condition: 'fields where new works build on old ones give the public domain its strongest claim',
    indicator:
      'extensions of term, use of exceptions and the stock of openly licensed works mark the movement of exclusive rights',
    limit: 'works never made for want of material leave no evidence, so the debate sees one side of the ledger only',
    counter: 'commons theorists turn from the border of exclusive rights to voluntary open licences',
    example: 'a film based on folklore tempts its maker to stop others from telling the same tale',
    implication:
      'papers should discuss subject matter, term and exceptions one by one and avoid a general call for more or less protection',
    contrasts: ['incentive-theory'],
  },
  'flexibility-security': {
    definition:
      'flexible work versus social protection asks whether easier hiring or firmer rights serve working people better',
    mechanism:
      'flexibility lowers adjustment cost, protection spreads the risk of illness and dismissal, and both concern who bears uncertainty',
    condition: 'slack labour markets make protection urgent, rapid change makes flexible work attractive',
    indicator:
      'types of contract, insurance coverage and disputes over accidents locate a country between flexible work and protection',
    limit: 'treated as a trade-off, flexible work and social protection hide the mixtures that offer both',
    counter:
      'Nordic models loosen dismissal and thicken unemployment insurance, so that protection follows the person and not the post',
    example: 'app-based delivery absorbs many workers and leaves injury on the road uninsured',
    implication: 'reform might separate pay, accident cover and dismissal, and begin with accidents',
    contrasts: ['subordination'],
  },
  'family-state': {
    definition:
      'family privacy versus state protection asks when public power may enter the household to shield its weaker members',
    mechanism: 'intimacy suffers from scrutiny and harm hides behind closed doors, which makes the line hard to draw',
    condition:
      'unequal strength and bodily danger justify state protection, while daily upbringing belongs to family privacy',
    indicator:
      'use of protection orders, removal of custody and mandatory reporting chart the line between family privacy and state protection',
    limit: 'the picture of the family as a private realm forgets that law has always shaped the family',
    counter:
      'feminist jurists reply that non-intervention in the name of family privacy sides with the stronger spouse',
    example: 'neighbours who hear a child cry night after night put officers before the choice of talk or removal',
    implication:
      'danger and the ability to seek help are workable tests: intervene where danger is present and help out of reach',
    contrasts: ['private-autonomy'],
  },
  'universal-sovereign': {
    definition:
      'universal norms versus state consent asks whether international rules can bind states that never agreed to them',
    mechanism:
      'common concerns call for one standard, equality of states calls for consent, and both are foundations of the system',
    condition: 'peremptory norms favour universality, ordinary trade rules remain a matter of state consent',
    indicator:
      'reservations, withdrawals, protests and the attitude of domestic courts show how far universal norms have advanced',
    limit: 'appeals to universal norms and to state consent can each serve the strong, so context matters',
    counter: 'critical scholars trace supposedly universal norms to the history of a few states',
    example: 'humanitarian intervention sets universal rights and non-interference in direct opposition',
    implication: 'analysis begins with the rank of the norm and only then asks whether consent is needed',
    contrasts: ['sovereignty'],
  },
  'truth-process': {
    definition: 'finding the truth versus fair process is the central tension of criminal procedure',
    mechanism:
      'limits on investigation lose facts, absence of limits injures the innocent, and every rule of evidence takes a side',
    condition:
      'grave and repeatable violations by investigators are where fair process should prevail over finding the truth',
    indicator: 'exclusions granted, wrongful convictions corrected and witnesses heard show which aim prevails',
    limit: 'the opposition of truth and fair process overlooks that fairness itself makes findings more accurate',
    counter: 'utilitarians weigh the breach against the crime and reject any automatic exclusion',
    example:
      'a weapon found through a coerced confession leaves the judge torn between finding the truth and fair process',
    implication:
      'discussion should treat statements and objects apart, since the first turns on voluntariness and the second on gravity of breach',
    contrasts: ['due-process'],
  },
  'vague-norm': {
    definition: 'vague statutory wording employs terms such as reasonable or serious without a test for applying them',
    mechanism:
      'vague statutory wording harms both certainty and equality: people cannot foresee the line and officials draw it differently',
    condition:
      'early legislation in a new field tends to vague statutory wording because its makers wish to keep options open',
    indicator:
      'density of open terms, delegated rule-making and conflicting readings of one word are measures of vagueness',
    limit: 'some vagueness is indispensable, and a statute without it would fail before the first unforeseen case',
    counter: 'supporters of open standards remark that exact rules mainly teach evaders where to step',
    example:
      'a limit on force expressed only as manifestly excessive has been read in as many ways as there are courts',
    implication:
      'treatment of vague statutory wording starts with common factors in the case law and ends with what deserves enactment',
    contrasts: ['legality'],
  },
  'vague-norm.cause': {
    definition:
      'legislation lagging behind practice means that transactions have changed while rules still describe the former ones',
    mechanism: 'drafting and debate take years, and old concepts are meanwhile stretched over new facts',
    condition: 'quick technology and divided interests widen the gap by which legislation lags behind practice',
    indicator: 'time from the first dispute to the first special rule measures how far legislation lags',
    limit: 'delay has merits too, since early legislation may freeze a practice that had not yet settled',
    counter:
      'pluralists blame not slow legislation but its failure to connect with rules that industries already follow',
    example: 'bicycle-sharing services filled the pavements long before deposits and parking were regulated',
    implication: 'pilot rules with an expiry date are a realistic answer to legislation lagging behind practice',
  },
  'vague-norm.measure': {
    definition:
      'specifying criteria through interpretation and amendment turns open terms into lists of factors, examples and exclusions',
    mechanism: 'shared criteria of interpretation lead like facts to like results and so narrow disagreement',
    condition: 'interpretation needs a body of decided cases before criteria can be specified without guesswork',
    indicator:
      'divergence of rulings and grounds of appeal, compared before and after, show whether specified criteria work',
    limit: 'dense guidance comes close to legislation and leaves judges little room for the unusual case',
    counter:
      'believers in slow growth would let criteria emerge from cases, without amendment or official interpretation',
    example: 'guidelines that separate time, intensity and means of defence are specified criteria of the usual kind',
    implication: 'drafters who keep a residual factor and state the purpose retain flexibility along with clarity',
  },
  inconsistent: {
    definition:
      'inconsistent rulings occur where like facts and issues meet unlike results in different courts or years',
    mechanism: 'people plan by precedent and are disappointed, and inconsistent rulings drain trust from the courts',
    condition: 'open concepts and regional difference make inconsistent rulings frequent',
    indicator:
      'matched pairs of decisions on one issue, with the spread of success and awards, demonstrate inconsistency',
    limit: 'no two cases agree in every detail, so not all inconsistent rulings are errors',
    counter: 'friends of judicial independence fear that uniformity means the preference of superiors',
    example: 'refunds of gifts made online by minors are granted in full by one court and in part by another',
    implication:
      'analysis must hold key facts constant before it blames the remaining difference on inconsistent rulings',
    contrasts: ['discretion'],
  },
  'inconsistent.cause': {
    definition: 'few guiding cases means that authoritative examples are scarce, narrow or slow to appear',
    mechanism: 'without a shared model, judges rely on their own searches, and personal difference grows',
    condition: 'novel disputes multiply faster than guiding cases can be selected',
    indicator: 'a list of frequent issues, laid over the list of guiding cases, exposes the gaps',
    limit: 'a larger stock would help little if judges did not cite guiding cases',
    counter: 'some observers blame poor reasoning and search tools and not the number of guiding cases',
    example: 'closed accounts on platforms filled the dockets while no guiding case dealt with them',
    implication: 'selection by issue at regular intervals would let guiding cases follow litigation',
  },
  'inconsistent.measure': {
    definition:
      'publishing guiding cases for uniform application gives later courts a model from which departure must be explained',
    mechanism: 'judges who see the settled line first either follow it or state why not, and guiding cases gain force',
    condition: 'issues must be indexed with care if guiding cases are to be found at the right moment',
    indicator: 'citations in later judgments and reversals for unexplained departure show the effect of guiding cases',
    limit: 'likeness applied mechanically ignores decisive differences, a known danger of uniform application',
    counter: 'some judges see in guiding cases a return of instruction from above',
    example: 'a high court’s summary of decisions on standard terms brought lower courts to one test of notice',
    implication: 'a duty to explain departures, with yearly revision, keeps guiding cases open to correction',
  },
  proof: {
    definition: 'difficulties of proof arise when a claim may be true yet the evidence is out of reach or too dear',
    mechanism: 'failure to prove means defeat, so difficulties of proof leave rights on paper',
    condition: 'concealed harm and evidence in the hands of the opponent make difficulties of proof the rule',
    indicator:
      'dismissals for insufficient evidence, read with claimants’ accounts of their search, map the difficulties of proof',
    limit: 'weak proof may simply mean a weak claim, and not all difficulties of proof deserve sympathy',
    counter: 'defendants answer that relief from proof rewards accusation and exhausts honest firms',
    example: 'buyers who suspect personalised prices have no access to the records that would show them',
    implication:
      'a list of each item of evidence, its holder and its cost is the first step in studying difficulties of proof',
    contrasts: ['burden-of-proof'],
  },
  'proof.cause': {
    definition:
      'evidence held by the stronger party leaves the claimant to prove facts from documents that only the opponent can open',
    mechanism: 'with no duty to disclose, silence wins, and evidence held by the stronger party works as a shield',
    condition: 'digital records and costly tests deepen the imbalance of evidence held by one party',
    indicator: 'requests for disclosure granted and refused are the measure of access to evidence',
    limit: 'compelled disclosure touches trade secrets and third persons, so opening evidence has a price of its own',
    counter: 'others blame the weak investigative powers of counsel more than the place where evidence is held',
    example: 'hospital files altered before a patient could have them sealed seldom recover their first state',
    implication: 'duties to preserve, backed by adverse inference, correct the advantage of the party holding evidence',
  },
  'proof.measure': {
    definition:
      'shifting the burden of proof where evidence is one-sided moves the risk of uncertainty to the party with the records',
    mechanism: 'shifting the burden gives the party who can produce the evidence most cheaply a reason to produce it',
    condition: 'a shifted burden needs a basis in statute and rules that guard confidential material',
    indicator:
      'fewer cases decided on uncertainty and more documents produced are signs that shifting the burden works',
    limit: 'a burden shifted too freely invites weak suits and lengthens trials',
    counter:
      'defenders of party presentation hold that each side should prove what it asserts and the court should stay neutral',
    example: 'an employee shows some signs of overtime, and the employer must then produce the time records',
    implication:
      'lists of documents due in each type of case are easier to apply than an abstract shift of the burden of proof',
  },
  remedy: {
    definition:
      'costly access to remedies keeps people with valid rights from finding help that is near, quick and effective',
    mechanism:
      'complaint, mediation and suit pass the victim along until patience ends and the wrongdoer keeps the gain',
    condition: 'small losses spread over many places suffer most from costly access to remedies',
    indicator:
      'time to resolution, reasons for giving up and transfers between bodies trace where access to remedies breaks down',
    limit: 'more doors do not mean better access, since many entrances may leave nobody responsible',
    counter: 'believers in self-help would leave small disputes to negotiation and reputation',
    example: 'a buyer of counterfeit goods who writes to seller, platform and hotline may end without a refund',
    implication:
      'a map of the claimant’s path, with waiting times and exits, is the best diagnosis of costly access to remedies',
    contrasts: ['procedure'],
  },
  'remedy.cause': {
    definition: 'fragmented procedures consist of separate tracks without transfer, recognition or sharing of evidence',
    mechanism:
      'fragmented procedures charge claimants twice, since the findings of one body count for nothing in the next',
    condition: 'agencies in separate hierarchies with closed records keep procedures fragmented',
    indicator: 'repeated submissions of one document and cases lost in transfer reveal fragmented procedures',
    limit:
      'close linkage would carry an early error all the way, and fragmented procedures at least allow a second look',
    counter: 'some place the fault in poor legal knowledge and not in fragmented procedures',
    example: 'an injured worker passes recognition, assessment, arbitration and court for a single accident',
    implication: 'shared files and acceptance of earlier findings are the first repairs for fragmented procedures',
  },
  'remedy.measure': {
    definition:
      'opening simple and collective remedies adds small-claims tracks, mediation and group actions to the ordinary suit',
    mechanism: 'sorting disputes by size and kind sends simple ones along a short track and saves effort for hard ones',
    condition:
      'voluntariness, enforceability and an open road to court are limits that simple and collective remedies must respect',
    indicator:
      'use of each track, voluntary payment and satisfaction tell whether simple remedies divert cases or merely multiply them',
    limit: 'simplified forms shorten argument, and the weaker party loses most from haste',
    counter: 'champions of the right to sue suspect that collective remedies and mediation keep people out of court',
    example: 'a consumer dispute settled online and confirmed by a judge becomes enforceable within days',
    implication: 'a system works if claimants hand in their papers once and the bodies pass them on',
  },
  supervision: {
    definition: 'overlapping supervision places one activity under several authorities with concurrent powers',
    mechanism:
      'authorities compete where credit is due and retreat where trouble waits, so overlapping supervision yields both repetition and gaps',
    condition: 'new business models that cross sectors attract overlapping supervision',
    indicator:
      'statutes and authorities applicable to one act, listed beside actual referrals, show where supervision overlaps',
    limit: 'some overlap insures against one authority’s failure and is not pure waste',
    counter: 'theorists of regulatory competition hold that rival authorities keep each other awake',
    example:
      'one sales campaign under overlapping supervision is inspected for price, advertising and platform rules with the same papers',
    implication: 'powers are best sorted by task and not by department, with a leader and assistants named for each',
    contrasts: ['regulator'],
  },
  'supervision.cause': {
    definition:
      'blurred powers of agencies stem from loose organic statutes, separate enabling laws and unfinished reorganisations',
    mechanism: 'each statute writes its own mandate, and agencies choose at the border what suits them',
    condition: 'cross-sector business grows while mandates stay still, and the powers of agencies blur further',
    indicator:
      'comparison of statutes, charters and joint circulars marks blanks and overlaps in the powers of agencies',
    limit: 'no division of powers keeps up with new business, so blurring can be reduced but not removed',
    counter: 'organisation theorists blame the fear of responsibility, which makes agencies prefer blurred powers',
    example: 'after an accident in ride hailing, transport, network and labour agencies each name another',
    implication: 'a common superior with power to assign cases is the remedy for blurred powers of agencies',
  },
  'supervision.measure': {
    definition:
      'naming one lead authority with a duty to cooperate keeps a single door for complaints and binds others to assist',
    mechanism: 'people turn to one place, assistants answer in time, and the duty to cooperate ends mutual blame',
    condition: 'a superior able to settle disputes stands behind every lead authority that works',
    indicator: 'transfers within the time limit, joint inspections and fewer double fines show cooperation',
    limit: 'consultation without deadlines becomes a new form of delay under any lead authority',
    counter: 'supporters of merger would rather unite enforcement staff than name a lead authority among many',
    example: 'complaints about food ordered online go to one authority and are passed on by subject',
    implication: 'cooperation agreements need deadlines, a reply form and a consequence for silence',
  },
  'platform-duty': {
    definition:
      'uncertain duties of platforms leave open when and how closely an operator must check what others do on its service',
    mechanism:
      'light duties tolerate harm, heavy ones reward over-removal, and uncertain duties of platforms produce both',
    condition: 'services that match, recommend and sell at once meet the most uncertain duties',
    indicator:
      'counts of joint, secondary and no liability in like cases put figures on the uncertainty of platform duties',
    limit: 'technology and business change too quickly for the duties of platforms to be fixed once and for all',
    counter: 'defenders of safe harbours accept liability only after notice, lest platforms become private censors',
    example:
      'a viewer cheated by a seller in a live broadcast asks whether the platform that took commission must answer',
    implication: 'classification by control and profit gives the duties of platforms a workable starting point',
  },
  'platform-duty.cause': {
    definition:
      'review duties beyond technical capacity demand an accuracy that neither software nor staff can deliver',
    mechanism:
      'machines confuse parody with piracy and people cannot view every upload, so errors occur in both directions',
    condition: 'mass uploads and live transmission put review duties furthest beyond technical capacity',
    indicator:
      'successful appeals against removal and late discovery of unlawful items measure the gap between duties and capacity',
    limit: 'incapacity may be a pretext, for the same firms target advertisements with remarkable precision',
    counter: 'rights holders blame missing incentives and not missing technical capacity',
    example: 'an unlawful scene broadcast at night is copied everywhere before any reviewer sees the report',
    implication:
      'review duties should be tied to the technique available in the trade and raised as technical capacity grows',
  },
  'platform-duty.measure': {
    definition:
      'grading platform duties by degree of control lets obligations grow with influence over content and trade',
    mechanism:
      'liability falls on the party able to prevent harm most cheaply, which is the reason for grading by control',
    condition: 'objective criteria such as ranking, pricing, fees and size make graded platform duties foreseeable',
    indicator:
      'duration of infringement, wrongful removal and survival of small services test whether grading platform duties succeeds',
    limit: 'firms may split their business to fall into a lighter grade of platform duties',
    counter: 'opponents of grading demand one rule for one act and fear regulatory arbitrage',
    example:
      'mere hosting requires action on notice, while automatic recommendation brings a duty to filter obvious infringement',
    implication: 'a basic duty for all, with additions as control grows, is a structure statutes can adopt',
  },
  'penalty-light': {
    definition: 'weak deterrence of sanctions means that expected punishment costs less than breach yields',
    mechanism: 'a fine that business can absorb becomes a fee, and weak deterrence turns enforcement into licensing',
    condition: 'hidden gain, scattered victims and rare inspection go together with weak deterrence of sanctions',
    indicator: 'repeat offenders, the ratio of fines to gains and relapse after inspection reveal weak deterrence',
    limit: 'deterrence reaches those who calculate, so stronger sanctions do little against ignorance or haste',
    counter: 'educators among regulators consider advice more effective for small firms than heavier sanctions',
    example: 'employers ordered to pay delayed wages lose nothing if the delay itself earned them interest',
    implication: 'any assessment of deterrence must multiply the sanction by the chance of discovery',
    contrasts: ['violation-cost'],
  },
  'penalty-light.cause': {
    definition:
      'fines out of line with illegal gains are fixed in ranges or by the value of goods and ignore what breach earned',
    mechanism: 'ceilings stand still while turnover grows, and fines fall ever further out of line with gains',
    condition: 'digital infringement, where an extra copy costs nothing, puts fines furthest out of line',
    indicator: 'statutory ranges set beside documented revenue show how far fines and gains have parted',
    limit: 'gains that cannot be proved leave even flexible fines without a base',
    counter: 'enforcers partly blame timid discretion, since the upper range of fines is seldom used',
    example: 'a shop that earns more in a season than the maximum fine simply reopens under another name',
    implication:
      'turnover or profit makes a better base for fines than a fixed range, with ceilings revised at intervals',
  },
  'penalty-light.measure': {
    definition:
      'stripping illegal gains and awarding punitive damages removes profit and adds a burden for deliberate wrong',
    mechanism: 'breach no longer pays, and punitive damages give victims a reason to sue',
    condition: 'clear criteria of malice and gravity hold punitive damages within bounds',
    indicator: 'awards, multiples and gains actually recovered show whether stripping illegal gains works',
    limit: 'punitive damages may double a fine, and recovered gains compete with compensation for the same assets',
    counter: 'traditional private lawyers would leave punishment to the state and keep damages compensatory',
    example: 'multiple damages for knowingly selling unsafe goods are an established rule of consumer statutes',
    implication: 'legislation should set the order in which fines, recovered gains and punitive damages are satisfied',
  },
  'consent-form': {
    definition: 'merely formal consent is a click given unread, not understood or without alternative',
    mechanism:
      'paper permission excuses the processor, so merely formal consent leaves people worse off than no consent',
    condition: 'services without substitute and endless notices make merely formal consent almost certain',
    indicator: 'reading time, default settings and refusal rates provide evidence of merely formal consent',
    limit:
      'shorter notices need not be better understood, since attention is the scarce resource behind formal consent',
    counter: 'advocates of fiduciary duties would stop repairing consent and oblige processors to act loyally',
    example: 'torch applications that ask for a dozen permissions at once obtain merely formal consent from everyone',
    implication: 'comprehension should replace the click as the measure: ask people to repeat what they agreed to',
    contrasts: ['informed-consent'],
  },
  'consent-form.cause': {
    definition: 'long notices without real choice spread legal terms over many pages and end in a single button',
    mechanism:
      'processors write for exemption, so long notices bury what matters and lack of choice makes reading pointless',
    condition: 'without competition or rules of layout, nothing presses long notices to improve',
    indicator:
      'word counts, readability scores and the number of options quantify how long notices are and how little choice they give',
    limit: 'brevity may omit what statutes require, for long notices also answer a long list of duties',
    counter: 'lawyers in industry blame divergent regulators, against whom only completeness seems safe',
    example: 'a privacy policy with nested annexes hides its list of recipients several clicks away',
    implication:
      'rules could fix what must appear on the first screen and demand a separate tick for each optional use',
  },
  'consent-form.measure': {
    definition:
      'layering notices and easing withdrawal puts essentials first, detail below, and makes leaving as simple as joining',
    mechanism: 'limited attention meets the decisive point at once, and easy withdrawal gives regret a remedy',
    condition: 'a common list of essentials keeps layered notices from hiding what is unwelcome',
    indicator: 'comprehension tests and use of withdrawal, before and after, tell whether layering notices helps',
    limit: 'repeated prompts tire users, and layering notices burdens small firms with design work',
    counter: 'sceptics find improved notices cosmetic and would restrict the processing itself',
    example: 'one switch in the settings turns off personal recommendations without loss of the basic service',
    implication: 'standard bodies could publish model screens for layered notices so that firms need not invent them',
  },
  'market-power': {
    definition: 'the difficulty of proving dominance stems from markets that are free, many-sided and joined to others',
    mechanism: 'dominance is the gate to abuse, so the difficulty of proving it leaves suspect conduct outside',
    condition: 'rivalry for attention and data makes proving dominance harder than rivalry on price',
    indicator: 'shares should be read with switching costs, control of data and leverage from neighbouring markets',
    limit: 'difficulty is not absence, and failure to prove dominance may let real power pass',
    counter: 'some would bypass dominance and rest the case on proven harm',
    example: 'search, social network and payment in one group look harmless when each share is viewed alone',
    implication: 'several indirect signs, each weighed openly, are safer ground for dominance than one market share',
    contrasts: ['relevant-market'],
  },
  'market-power.cause': {
    definition:
      'price-based tests unsuited to multi-sided markets assume one group of buyers and a price that may rise',
    mechanism:
      'price-based tests mislead by testing the paying side alone and missing effects that pass to the free side',
    condition:
      'strong network effects and users of several services take price-based tests furthest from multi-sided reality',
    indicator:
      'quality loss, user time or transaction value can be tried beside price-based tests to see the difference',
    limit: 'price-based tests still serve platforms whose sides hardly interact',
    counter: 'conservative economists blame missing data and not price-based tests',
    example: 'ride hailing subsidises passengers and charges drivers, so neither price alone is true for the market',
    implication: 'a study may define one platform both ways and report how much the result changes',
  },
  'market-power.measure': {
    definition:
      'adding criteria fit for multi-sided markets brings data control, network effects and cross-side influence into the statute',
    mechanism: 'a list of factors frees agencies from market share and lets the sources of multi-sided power be argued',
    condition: 'criteria must be open to rebuttal if they are to fit multi-sided markets fairly',
    indicator: 'types of case opened and decisions upheld show whether added criteria are usable',
    limit: 'each added criterion makes results harder to foresee and compliance dearer',
    counter: 'supporters of the old framework think it elastic enough without criteria for multi-sided markets',
    example: 'once user lock-in counts, an agency may cite a platform’s own retention studies',
    implication: 'guidelines with worked examples help firms to apply new criteria to themselves',
  },
  'defence-limit': {
    definition:
      'misjudged limits of self-defence place force as too much or too little for reasons foreign to the actual struggle',
    mechanism:
      'narrow limits teach people not to resist and wide ones excuse revenge, so misjudged limits harm both ways',
    condition: 'a mild beginning and a fatal end are the setting in which limits of self-defence are misjudged',
    indicator:
      'attention given in judgments to attack, intensity and outcome shows where limits of self-defence were misjudged',
    limit: 'hindsight affects everyone, and not all misjudged limits come from a mistake of law',
    counter:
      'stern judges answer that death is irreversible and only strict limits of self-defence prevent private justice',
    example:
      'a person followed and beaten at night who kills with a pocket knife has been treated as killer and as defender',
    implication: 'a timeline of the struggle allows the limits of self-defence to be tested at each stage',
    contrasts: ['necessity-of-defence'],
  },
  'defence-limit.cause': {
    definition:
      'reading excess of force from the outcome begins with the injury and infers that the means must have been wrong',
    mechanism: 'sympathy with the dead and pressure from families lead judges to read excess from the outcome',
    condition: 'the worse the injury, the stronger the pull to read excess of force from the outcome',
    indicator: 'a judgment that describes wounds at length and the attack in one line has read excess from the outcome',
    limit: 'outcome has some place in the law, and the error lies only in reading it first',
    counter: 'some trace findings of excess to thin police evidence and not to reading from the outcome',
    example: 'the words “caused death”, with nothing said of the attack, have sufficed for a finding of excess',
    implication: 'an order of reasons that takes attack, means and outcome in turn disciplines the reading of force',
  },
  'defence-limit.measure': {
    definition:
      'judging defensive force by the situation at the time asks what an ordinary person in that place would have thought necessary',
    mechanism:
      'seen with the information and fear of the moment, defensive force is no longer measured by calm hindsight',
    condition: 'footage, injuries and testimony that restore the situation are needed to judge defensive force',
    indicator: 'mention of intensity, available means and state of mind tells whether a court judged by the situation',
    limit: 'situations can be imagined freely, so judging by them may stretch or shrink the limits of force',
    counter: 'advocates of an objective limit compare means with attack and fear that any situation will excuse',
    example: 'a lift with no exit and an armed assailant leaves hardly any choice of defensive force',
    implication: 'a checklist of time, place, numbers, weapons and retreat helps courts to judge the situation alike',
  },
  'criminal-overreach': {
    definition: 'premature use of criminal law prosecutes conduct that civil or administrative law could still handle',
    mechanism: 'premature use of criminal law upsets proportion when record and detention outweigh the wrong itself',
    condition: 'new offences and low regulatory thresholds favour premature use of criminal law',
    indicator:
      'prosecutions set beside regulatory sanctions, and findings of guilt without penalty, indicate premature use',
    limit: 'no fixed line divides prompt from premature, and criminal law is used by a choice of values',
    counter: 'preventive thinkers reply that waiting for harm means criminal law comes too late',
    example: 'students who lent accounts without knowing why have been charged as accomplices in fraud',
    implication: 'before using criminal law, ask whether regulation was exhausted and what punishment would add',
    contrasts: ['last-resort'],
  },
  'criminal-overreach.cause': {
    definition:
      'unclear borders between regulatory breach and crime leave officials without a test for transferring a case',
    mechanism: 'a blank reference in the offence lets regulatory breach become crime in a single step',
    condition: 'offences phrased as breach of state regulations have the most unclear borders with crime',
    indicator: 'line-by-line comparison of regulatory sanctions and offences locates unclear borders',
    limit: 'clear borders would not remove campaigns of severity, which have other causes',
    counter: 'an independent school of criminal law denies that regulatory breach should define crime',
    example: 'trade without a licence is corrected in one place and tried as crime in another',
    implication: 'references to the regulation meant, written into the offence, would let people see the border',
  },
  'criminal-overreach.measure': {
    definition:
      'requiring civil and administrative remedies first makes their exhaustion a condition of criminal charge',
    mechanism: 'minor wrongs stay with civil and administrative remedies, and punishment concentrates on grave ones',
    condition: 'remedies that function are presupposed, since requiring weak ones first would mean impunity',
    indicator: 'decisions not to charge that refer to other remedies show whether the requirement is real',
    limit: 'slow administrative remedies would slow criminal law with them',
    counter: 'autonomists object that ministries should not decide by their remedies what is a crime',
    example: 'a first tax default settled with interest and penalty need not reach a criminal court',
    implication: 'a formal finding of regulatory breach, open to challenge, should precede any transfer to prosecutors',
  },
  negligence: {
    definition:
      'uneven standards of negligence appear when courts differ on what should have been foreseen and avoided',
    mechanism:
      'professionals cannot plan precautions by standards that shift, and uneven negligence law punishes and excuses by chance',
    condition: 'medicine, traffic and industrial safety show uneven standards of negligence most often on appeal',
    indicator: 'norms cited and care demanded, tabulated for like accidents, reveal uneven standards',
    limit: 'negligence is an evaluation, so some unevenness of standards is natural',
    counter: 'victims’ advocates would leave standards of negligence aside and charge whoever controls the danger',
    example:
      'missed observation after surgery is negligence by nursing rules in one court and by expert opinion in another',
    implication:
      'writers should choose between the standard of the ordinary person and that of the profession before assessing negligence',
    contrasts: ['duty-of-care'],
  },
  'negligence.cause': {
    definition:
      'unwritten sources of the duty of care leave courts to draw on custom, common sense and scattered rules',
    mechanism: 'every judge cites something else, and unwritten sources make like cases rest on unlike grounds',
    condition: 'new techniques and occupations have the most unwritten sources because manuals do not exist yet',
    indicator: 'a count of duties based on statute, on trade rules and on common sense shows how much is unwritten',
    limit: 'written rules never exhaust situations, and too many teach people to comply without thinking',
    counter: 'some attribute uneven results to expert reports and not to unwritten sources of the duty',
    example: 'how long a driver may take to resume control of an automated car is nowhere written',
    implication: 'trade bodies that publish manuals early give the duty of care a source courts may consult',
  },
  'negligence.measure': {
    definition:
      'deriving duties of care from professional norms turns typical dangers and precautions into lists courts can cite',
    mechanism:
      'practitioners know beforehand what is asked, and deriving duties from norms spares them wisdom after the event',
    condition: 'professional norms deserve weight if experts agreed on them and keep them current',
    indicator: 'judgments that cite the item and explain departure show that duties are derived from norms',
    limit: 'trades may set their norms low, so derived duties may endorse a lax custom',
    counter: 'bolder judges hold that a whole profession may lag behind the care it owes',
    example: 'the surgical safety checklist is a professional norm whose omission is a first sign of negligence',
    implication:
      'norms should mark compulsory steps, whose breach creates a presumption, and recommended ones, whose breach does not',
  },
  'standard-terms': {
    definition:
      'insufficient notice of standard terms means that clauses on serious risk were not brought to the other side’s attention',
    mechanism:
      'insufficient notice of standard terms empties consent, because agreement covers the price and not the risk',
    condition: 'folded pages and ticked boxes make insufficient notice the normal state of standard terms online',
    indicator: 'type size, colour, placement and a separate confirmation are where courts look for sufficient notice',
    limit:
      'prominent notice may go unread, and insufficient notice of standard terms is only the surface of unfairness',
    counter: 'traders answer that customers want speed and price and would not thank them for longer notice',
    example: 'travellers learn of a no-cancellation clause in grey print after they have paid',
    implication:
      'a test with ordinary consumers, who must say what the key clause provides, settles whether notice of terms was sufficient',
    contrasts: ['bargaining-imbalance'],
  },
  'standard-terms.cause': {
    definition: 'exclusions hidden in fine print place unwelcome terms in annexes, links or obscure wording',
    mechanism: 'layout belongs to the drafter, so exclusions can be hidden at no cost and some profit',
    condition: 'one-off sales and poorly informed buyers invite exclusions hidden in fine print',
    indicator: 'the distance in clicks and pages from offer to exclusion measures how well it is hidden',
    limit: 'some obscurity is legal habit, and not every exclusion was hidden by design',
    counter: 'behavioural economists see limited attention as the root and fine print as its mere exploitation',
    example: 'insurance policies that define an accident narrowly hide an exclusion among definitions',
    implication: 'exclusions gathered on one page, with scattered ones presumed unnoticed, would end most fine print',
  },
  'standard-terms.measure': {
    definition:
      'combining duties of notice with review of content first shows the clause and then tests whether it is fair',
    mechanism: 'notice secures knowledge, review corrects imbalance, and the two duties cover each other’s gaps',
    condition: 'a settled list of serious clauses makes duties of notice foreseeable',
    indicator:
      'clauses struck out for want of notice and for unfair content show what each half of the combination contributes',
    limit: 'strict review of content turns risk into price, and careful customers pay for the careless',
    counter: 'market-minded critics prefer ratings and model clauses to judicial review of content',
    example: 'a jurisdiction clause confirmed in a separate window gives courts little to dispute',
    implication: 'authorities could publish black lists of unfair content for traders and judges alike',
  },
  'change-circumstances': {
    definition:
      'unsettled relief for changed circumstances means that courts differ on what upheaval justifies adjusting or ending a contract',
    mechanism:
      'generous relief loosens the bond and strict refusal loads one party with catastrophe, so unsettled relief makes risk hard to price',
    condition: 'general shocks bring a wave of claims and expose how unsettled relief is',
    indicator:
      'grounds on which relief for changed circumstances was granted and refused, set side by side, display the variation',
    limit: 'facts differ so much that relief for changed circumstances could never be uniform',
    counter: 'strict contract lawyers would grant no relief and let parties write their own clauses',
    example: 'tenants of shops closed by public order received rent reductions in some courts and none in others',
    implication:
      'three questions order the argument on relief: foreseeability of the change, loss of balance and who could spread the risk',
    contrasts: ['private-autonomy'],
  },
  'change-circumstances.cause': {
    definition: 'blurred lines between hardship and business risk arise because both appear as losses after signature',
    mechanism:
      'no figure says when a price movement becomes extraordinary, so hardship and risk are told apart case by case',
    condition: 'speculative trades leave fewer blurred lines, since nearly every loss there counts as business risk',
    indicator:
      'type of contract, allocation clauses and earlier volatility help to separate hardship from business risk',
    limit: 'sharp lines would invite evasion, and some blurring between hardship and risk is useful',
    counter: 'economic analysts drop the distinction and ask which party bears the risk more cheaply',
    example: 'a builder faced with a jump in steel prices speaks of hardship, the client of business risk',
    implication: 'drafters may settle the line themselves with price formulas and trigger clauses',
  },
  'change-circumstances.measure': {
    definition:
      'requiring renegotiation before judicial adjustment sends parties to talk first and leaves the court the deadlock',
    mechanism:
      'the parties know best how to limit loss, and renegotiation uses that knowledge before adjustment by a stranger',
    condition: 'a time limit and a duty of candour keep renegotiation from becoming delay',
    indicator:
      'settlements reached, adjustments ordered and terminations granted show whether required renegotiation has effect',
    limit: 'renegotiation gives a dishonest party time, and judicial adjustment can rarely restore the exact bargain',
    counter: 'opponents of adjustment let courts end a contract but never rewrite it',
    example: 'rent disputes settled by deferral and extension show renegotiation at its best',
    implication: 'statutes should attach cost consequences to a refusal of renegotiation',
  },
  'damage-proof': {
    definition: 'losses that are hard to quantify arise where wrong is certain and its amount is not',
    mechanism: 'courts then guess, and losses that are hard to quantify are paid too little or too much',
    condition: 'goodwill, data, attention and lost chance are the losses hardest to quantify',
    indicator:
      'estimates by comparable price, lost profit and licence fee, when they differ widely, show how hard a loss is to quantify',
    limit: 'lazy preparation by claimants explains part of what is called hard to quantify',
    counter: 'defendants hold that losses nobody can quantify should not be paid at all',
    example: 'downloads of a pirated game can be counted, purchases displaced by them cannot',
    implication: 'sales curves and comparison periods kept before the suit make losses easier to quantify',
    contrasts: ['damages'],
  },
  'damage-proof.cause': {
    definition:
      'lack of a settled method for lost profit reflects the mixture of market, management and luck in every forecast',
    mechanism: 'experts choose their models, and lost profit comes out differently for each side',
    condition: 'ventures without a record leave a method for lost profit little to build on',
    indicator: 'base periods, comparable firms and deductions accepted in judgments show that no method is settled',
    limit: 'one settled method would not suit every trade, and part of the variety in lost profit is real',
    counter: 'practitioners blame closed accounts more than the lack of a method',
    example:
      'a shopping centre closed before opening claims lost profit by its own plan and meets an average of its district',
    implication: 'agreement on deductions and steps of proof could come first and models for each trade later',
  },
  'damage-proof.measure': {
    definition:
      'combining presumed loss with reasoned estimation starts from gain or licence fee and lets the court adjust with reasons',
    mechanism: 'presumed loss lowers the hurdle of proof, and reasoned estimation avoids a nil award',
    condition: 'a verifiable base and stated factors are conditions of acceptable estimation',
    indicator:
      'awards that list their factors, and their distance from claims, show the quality of reasoned estimation',
    limit: 'broad estimation makes awards unpredictable, and presumed loss may exceed the real one',
    counter: 'strict proof lawyers object that the judge thereby supplies what the claimant did not prove',
    example: 'trade mark awards start from a presumed royalty and move with scale and malice',
    implication: 'a short formula of base, factor, period and deduction tells parties where estimation can be disputed',
  },
  'standing-narrow': {
    definition: 'a narrow circle of claimants lets only a few bodies sue for shared goods and turns others away',
    mechanism: 'entitled bodies lack means or will, so a narrow circle leaves public harm without a claimant',
    condition: 'scattered harm and a passive agency make a narrow circle of claimants felt',
    indicator: 'bodies that actually sued, and grounds on which claimants were rejected, outline the circle',
    limit: 'an open circle would bring several suits over one harm, so wider is not always better',
    counter: 'reserved judges fear the numbers and would send claimants to the agency first',
    example: 'a polluted river may flow through a district without a single qualified claimant',
    implication:
      'figures on qualified bodies and their capacity should precede any call to widen the circle of claimants',
    contrasts: ['standing'],
  },
  'standing-narrow.cause': {
    definition: 'strict conditions of standing combine requirements of registration, age and exclusive public purpose',
    mechanism: 'each condition removes candidates, and strict conditions together leave almost none',
    condition: 'founders of the remedy feared abuse and therefore wrote strict conditions of standing',
    indicator: 'applying each condition to the register of associations shows how many standing excludes',
    limit: 'relaxed conditions would not create money or skill, which are the true shortage',
    counter: 'local pressure, in another view, deters associations more than conditions of standing',
    example:
      'a neighbourhood group of long experience lacks the required registration and can only pass on information',
    implication: 'staff, open accounts and past work are better conditions of standing than years of existence',
  },
  'standing-narrow.measure': {
    definition:
      'widening standing with an order of precedence admits more claimants and ranks associations, agencies and prosecutors',
    mechanism: 'precedence prevents both rivalry and silence, while wider standing brings more facts to court',
    condition:
      'public notice and support for claimants must accompany wider standing if precedence is not to cause delay',
    indicator: 'suits by associations and by prosecutors, before and after, test whether precedence was well chosen',
    limit: 'wider standing brings a few speculative suits, and a long order of precedence may waste time',
    counter: 'state-centred lawyers would let prosecutors lead and associations assist without standing of their own',
    example: 'prosecutors who sue after a notice period without takers keep a polluted site from being forgotten',
    implication: 'fee support and limits on adverse costs belong to any plan for widening standing',
  },
  'discretion-misuse': {
    definition:
      'misapplied guidelines on discretion put a case in a bracket without regard to its facts, or leave the brackets altogether',
    mechanism: 'guidelines meant to restrain caprice produce unfit penalties when they are misapplied',
    condition: 'complex facts and public attention make misapplied guidelines on discretion a source of dispute',
    indicator: 'files disclose misapplied guidelines when no reason is given for the bracket chosen',
    limit: 'no guideline foresees every case, so some misapplication comes from language itself',
    counter: 'officers in the field say that following guidelines is safe and using discretion is not',
    example: 'a street seller fined at the minimum may still lose more than a month’s income',
    implication: 'reasons for using as well as for leaving guidelines are the cure for misapplied discretion',
    contrasts: ['discretion'],
  },
  'discretion-misuse.cause': {
    definition: 'coarse guidelines applied mechanically combine wide brackets with pressure to follow the table',
    mechanism: 'coarse brackets leave room for whim and mechanical use leaves none for the case',
    condition: 'targets for fines and appeals lost push officers to apply guidelines mechanically',
    indicator: 'brackets laid over actual penalties show where guidelines are coarse and where use is mechanical',
    limit: 'finer guidelines would not suffice while training and blame stay as they are',
    counter: 'some hold that statutory penalties are too heavy for any guidelines to mend',
    example: 'officers who want to be safe choose the middle of a coarse bracket whatever the facts',
    implication: 'tables of circumstances, revised after appeals, replace coarse guidelines at little cost',
  },
  'discretion-misuse.measure': {
    definition: 'refining guidelines while requiring individual reasons narrows the steps and keeps departure possible',
    mechanism: 'fine steps treat like cases alike, and individual reasons admit the exception',
    condition: 'real cases should calibrate refined guidelines before individual reasons are demanded',
    indicator: 'departures with reasons, and decisions altered on appeal, show how refined guidelines perform',
    limit: 'too many steps turn officers into calculators, and reasons lengthen every decision',
    counter: 'quantifiers would prefer a formula to guidelines with individual reasons',
    example: 'a first breach promptly corrected drops one step, and an officer may go lower with reasons',
    implication: 'new staff learn refined guidelines fastest from a collection of decided examples',
  },
  'hearing-form': {
    definition: 'hearings held for form only take place after the decision is made and leave no mark on it',
    mechanism: 'participation becomes attendance, and hearings held for form breed more distrust than none',
    condition: 'officials who investigate and preside at once tend to hold hearings for form only',
    indicator: 'objections in the record that the decision never answers prove a hearing held for form',
    limit: 'even formal hearings leave a record, which later review can use',
    counter: 'officers reply that parties rarely bring anything new and that full hearings waste time',
    example: 'tariff hearings where most speakers approve and critics vanish from the notice were held for form',
    implication: 'adoption rates and reasons, not the number of hearings, should be reported',
    contrasts: ['participation'],
  },
  'hearing-form.cause': {
    definition: 'decisions not bound by the hearing record may rest on material the parties never saw',
    mechanism: 'as long as other sources count, the hearing record is an annex and not a basis',
    condition: 'collective decisions at senior level stand furthest from the hearing record',
    indicator: 'the share of cited evidence that was heard measures how far decisions are bound by the record',
    limit: 'a binding record can stiffen procedure, and urgent matters cannot always wait for it',
    counter: 'theorists of organisation explain unbound decisions by upward accountability',
    example: 'a test report obtained after the hearing supports a fine nobody could contest',
    implication: 'statutes should bar evidence that was not put to the parties, save for named exceptions',
  },
  'hearing-form.measure': {
    definition:
      'deciding on the record with published reasons limits the authority to evidence that was heard and makes it answer objections',
    mechanism: 'no hidden file remains, and published reasons oblige the authority to face dissent',
    condition: 'an independent chair and a prompt record are what deciding on the record demands',
    indicator: 'annulments for going outside the record are the touchstone of the rule',
    limit: 'record and reasons cost effort, and publication may expose divided opinion',
    counter: 'champions of efficiency would confine decision on the record to licences and heavy sanctions',
    example: 'before a licence is revoked, the authority lists which objections it accepted and why others failed',
    implication: 'introduction may begin with grave matters and a model form for published reasons',
  },
  'ai-authorship': {
    definition:
      'disputed ownership of generated works arises when user, developer and authors of training material all claim and no rule chooses',
    mechanism: 'without an owner nobody can license or sue, and disputed ownership slows the use of generated works',
    condition: 'mixed contribution and silent contracts make disputed ownership of generated works unavoidable',
    indicator:
      'evidence of process accepted by courts, refusals of registration and contract clauses show how ownership is treated',
    limit: 'most generated works are short-lived, so disputed ownership may matter less than feared',
    counter: 'believers in the commons would leave generated works without an author to everyone',
    example: 'an illustration made from prompts and copied by a website leads a court to ask whether it has an author',
    implication: 'terms that settle ownership and credit in advance leave only the remainder to litigation',
    contrasts: ['human-input'],
  },
  'ai-authorship.cause': {
    definition: 'rules premised on human authorship tie authors, originality and moral rights to the mind of a person',
    mechanism: 'machine output shows no choice ascribable to anyone, so rules premised on human authorship misfire',
    condition: 'greater automation leaves the premise of human authorship harder to satisfy',
    indicator:
      'statutory definitions and registration practice confirm human authorship as the premise almost everywhere',
    limit: 'the premise is a choice of value, and rules of human authorship need no excuse for serving humans',
    counter: 'interpreters who trust old rules recall that cameras once raised the same doubt about authorship',
    example: 'the photograph taken by a monkey brought the premise of human authorship to public notice',
    implication: 'a neighbouring right for investment would disturb the rules less than a new definition of author',
  },
  'ai-authorship.measure': {
    definition:
      'assigning rights by human creative contribution looks for the person who made the choices visible in the result',
    mechanism: 'rights reward those who shape the output and withhold monopoly from those who press a button',
    condition: 'records of process that separate contributions are needed before rights are assigned',
    indicator: 'prompts, selection and editing in protected and refused cases mark the level of contribution required',
    limit: 'keeping records is a burden, and the creative contribution required varies with the judge',
    counter: 'developers claim priority for investment, since training made the result possible',
    example: 'a designer who reworked composition over many rounds obtained rights that a single prompt did not',
    implication:
      'registration forms with fields for tools and human edits would document creative contribution from the start',
  },
  'ip-abuse': {
    definition: 'bad-faith filing and abusive litigation acquire rights in order to extract money and not to use them',
    mechanism: 'honest traders pay or change their name, and abusive litigation turns the system into a toll',
    condition: 'cheap registration and generous awards draw bad-faith filing to a field',
    indicator: 'applications without use and suits against many small defendants are the marks of bad-faith filing',
    limit: 'many suits by one owner may only answer wide infringement and need not be abusive litigation',
    counter: 'small owners fear that measures against abusive litigation will be turned against them',
    example: 'names of popular programmes are filed by strangers who then write to shops for fees',
    implication: 'intention to use is the dividing line, and evidence of use should decide on bad-faith filing',
    contrasts: ['good-faith'],
  },
  'ip-abuse.cause': {
    definition: 'cheap acquisition of rights with little risk lets hoarders buy a large threat for a small fee',
    mechanism: 'filing is inexpensive, use unnecessary and defeat harmless, so acquisition of rights is a safe bet',
    condition: 'first-to-file systems without a use requirement make acquisition of rights cheapest',
    indicator: 'fees, costs and settlements on one sheet show how little risk acquisition carries',
    limit: 'dearer acquisition would also hit honest beginners, and risk could be raised instead',
    counter: 'some blame agents who sell filing in bulk and not cheap acquisition as such',
    example: 'one person holds a long list of marks never used and offers each for sale',
    implication: 'a declaration of use and payment of the winner’s costs would raise the risk without raising fees',
  },
  'ip-abuse.measure': {
    definition:
      'requiring use and sanctioning abusive claims asks owners to prove activity and makes bad faith expensive',
    mechanism: 'a right without use weakens, an abusive claim rebounds, and the two rules close the circle',
    condition: 'clear proof, periods and burdens give the requirement of use its effect',
    indicator: 'cancellations for lack of use and costs awarded for abusive claims measure success',
    limit: 'examination of use takes staff, and sanctions too broad would deter fair claims',
    counter: 'lenient voices fear that small owners will stop suing lest claims be called abusive',
    example: 'defendants who recover legal fees from an abusive claimant change the practice of a whole district',
    implication:
      'objective signs of abuse are knowledge of invalidity, no intended use, mass suits and excessive demands',
  },
  misclassification: {
    definition: 'misclassified workers are treated as independent although another directs their work',
    mechanism:
      'misclassified workers lose accident cover, overtime and protection from dismissal at once, since everything follows from status',
    condition:
      'chains of platforms, agencies and subcontractors leave misclassified workers without an employer to name',
    indicator:
      'elements listed in judgments, coded and compared, show which of them decides whether workers are misclassified',
    limit: 'some prefer independence, and not all who lack employment are misclassified workers',
    counter: 'business voices call the present categories adequate and the disputes a lawyers’ invention',
    example: 'riders who attend daily meetings in uniform under a contract for services are plainly misclassified',
    implication: 'inquiry should pass over the contract and record instruction, sanction and freedom to leave',
    contrasts: ['subordination'],
  },
  'misclassification.cause': {
    definition: 'contracts drafted to avoid employment status rename control as quality and wages as fees',
    mechanism: 'words shift cost and risk to the worker, and contracts drafted for avoidance acquire an innocent look',
    condition: 'weak inspection and small penalties encourage contracts that avoid employment status',
    indicator: 'clauses compared with dispatch and penalty rules expose what a contract was drafted to avoid',
    limit: 'flexible contracts may answer a real wish, so avoidance of status has to be shown',
    counter: 'firms plead unsteady demand, which fixed employment could not survive',
    example: 'a new presenter signs as a partner and is then fined for coming late',
    implication:
      'once tribunals disregard contracts that contradict practice, drafting to avoid status loses its profit',
  },
  'misclassification.measure': {
    definition:
      'classifying work by actual control looks at direction, sanction, dependence and integration, whatever the contract says',
    mechanism: 'facts of control are hard to disguise, so classifying by them defeats clever drafting',
    condition: 'guidance on the weight of each element keeps classification by control uniform',
    indicator:
      'shared lists in judgments and like results for like platforms show that classifying work by control succeeds',
    limit: 'many elements make outcomes uncertain, and classification may sweep in people who value freedom',
    counter: 'advocates of a third category find control a matter of degree that two boxes cannot hold',
    example: 'a courier penalised for refusals and rated by hours online works under actual control',
    implication: 'accident insurance for all who work, however classified, should accompany the test of control',
  },
  'domestic-violence': {
    definition: 'weak proof of domestic violence leaves victims without material to show what happened and how often',
    mechanism: 'blows fall in private, bruises fade and witnesses stay away, so weak proof defeats applications',
    condition: 'control of mind and money leaves no wound and makes proof of domestic violence weakest',
    indicator: 'refusals for lack of evidence, medical notes and police warnings show how weak proof is',
    limit: 'weak proof may also mean an unfounded charge, so caution is owed to the accused',
    counter: 'guardians of due process grant urgency but not freedom from proof of violence',
    example: 'several calls ended in friendly advice, and the divorce judge finds no record of domestic violence',
    implication: 'advice to photograph, see a doctor and report on the same day gives proof its chance',
    contrasts: ['family-state'],
  },
  'domestic-violence.cause': {
    definition: 'hidden abuse and missing police records follow from shame at home and informality at the station',
    mechanism: 'victims keep silent, officers speak of a family matter, and records of abuse are never made',
    condition: 'dependence and fear for children keep abuse hidden longest',
    indicator: 'calls logged and warnings issued, compared, show at which point police records go missing',
    limit: 'complete records would still not make anyone safe, and hidden abuse has other roots',
    counter: 'gender scholars blame missing support more than the silence of the abused',
    example: 'a statement withdrawn after neighbours mediate is followed by the same abuse months later',
    implication:
      'a fixed list of questions and a written receipt at the first call would keep police records from going missing',
  },
  'domestic-violence.measure': {
    definition: 'lowering the threshold for protection orders grants interim safety on less than criminal proof',
    mechanism: 'danger does not wait, and a lower threshold separates the parties while facts are sought',
    condition: 'a prompt hearing for the respondent keeps a lower threshold for protection orders fair',
    indicator: 'orders granted, breaches punished and renewed violence test whether a lower threshold protects',
    limit: 'orders on a low threshold may be misused in property quarrels and expel the innocent',
    counter: 'practitioners note that protection orders without police follow-up are paper',
    example: 'photographs, a medical note and a neighbour suffice for a protection order on the same day',
    implication: 'one scale of danger shared by police and courts would make the threshold uniform',
  },
  'custody-order': {
    definition:
      'unenforced custody and contact orders are decisions on children that one parent ignores without consequence',
    mechanism: 'children lose a parent and courts lose respect when contact orders remain unenforced',
    condition: 'long distance, new partners and bitter separation leave custody orders unenforced',
    indicator: 'missed visits, repeat applications and sanctions imposed show how many orders go unenforced',
    limit: 'force against a parent hurts the child, so unenforced contact orders are sometimes the lesser evil',
    counter: 'some parents’ lawyers see refusal of contact as protection and not as defiance of orders',
    example: 'a father waits at the station every second weekend for a child who is never brought',
    implication: 'orders that name times, places and a person to call are easier to enforce than general wording',
  },
  'custody-order.cause': {
    definition: 'parental conflict left without mediation hardens until the child becomes its object',
    mechanism: 'messages replace talk and lawyers replace parents, so conflict without mediation feeds itself',
    condition: 'couples with money disputes and no counselling nearby are left in conflict without mediation',
    indicator:
      'referrals to mediation, sessions held and time to the first session measure what conflict was left alone',
    limit: 'mediation cannot cure violence or illness, and not all parental conflict is open to it',
    counter: 'another view finds the cause in winner-takes-all orders and not in conflict left without mediation',
    example: 'a quarrel about one school holiday ends in three applications because nobody mediated',
    implication: 'an information session soon after filing would reach parents before conflict has set',
  },
  'custody-order.measure': {
    definition:
      'mediating early and monitoring contact orders combines settlement at the outset with supervision afterwards',
    mechanism: 'early talk yields plans that parents own, and monitoring finds trouble before contact breaks off',
    condition: 'voluntary entry, screening for violence and trained staff are what early mediation needs',
    indicator: 'durable agreements, visits kept and fewer new applications show that monitoring contact orders works',
    limit: 'monitoring costs money and may feel like surveillance to families in peace',
    counter: 'strict enforcers prefer fines and change of residence to mediation and monitoring',
    example: 'a contact centre that reports missed visits lets the judge act within weeks',
    implication: 'contact orders should carry a review date so that monitoring is not left to complaint',
  },
  juvenile: {
    definition:
      'poorly linked steps of juvenile intervention deal with truancy, minor wrongs and crime in separate systems',
    mechanism: 'early signs pass without response, and poorly linked steps wait until a crime compels action',
    condition: 'agencies with separate files keep juvenile intervention poorly linked',
    indicator:
      'following one young person from first report to court shows where the steps of intervention fail to link',
    limit: 'close links may fix a label early, which is a risk of all juvenile intervention',
    counter: 'maturationists note that most juvenile misconduct ends with age and intervention may prolong it',
    example: 'a boy released again and again for lack of age is first helped after he has injured someone',
    implication: 'a timeline that names who acts, who refers and who evaluates exposes poorly linked steps',
    contrasts: ['child-best-interest'],
  },
  'juvenile.cause': {
    definition: 'families, schools and courts acting separately each see one part of a young life and none the whole',
    mechanism: 'parents expect the school to act, the school expects the police, and separate action becomes none',
    condition: 'moving house or leaving school breaks what contact families, schools and courts had',
    indicator: 'interviews on one case with all three show how little families, schools and courts tell each other',
    limit: 'joint action cannot replace good upbringing, so separate action is only an outer cause',
    counter: 'some identify the want of trained social workers as the cause and separate action as its effect',
    example: 'a pupil reported absent was known to no one but a teacher whose letter went unanswered',
    implication: 'one case manager from start to finish joins what families, schools and courts do separately',
  },
  'juvenile.measure': {
    definition:
      'linking graded intervention with special education assigns to each degree of misconduct a response and a way back',
    mechanism:
      'light cases meet advice, grave ones special education, and graded intervention moves either way with progress',
    condition:
      'sound assessment and adequate places are needed before graded intervention can be linked with special education',
    indicator: 'time to referral, return to ordinary school and new offences show whether linking works',
    limit: 'grades too fine mean endless assessment, and poor special education spreads bad habits',
    counter: 'lenient reformers would spend on community work and avoid special education that isolates',
    example:
      'a first act of bullying leads to family counselling, a second after assessment to special education with a school place kept',
    implication: 'rules on appeal and release must be written so that special education does not become detention',
  },
  estate: {
    definition: 'disorderly administration of estates lacks common steps for inventory, creditors and distribution',
    mechanism: 'no one knows the assets or the order, and disorderly administration rewards whoever acts first',
    condition: 'many heirs, or none willing, make administration of estates most disorderly',
    indicator: 'disputes over what belongs to estates, counted in judgments, reveal disorderly administration',
    limit: 'most families divide in peace, so disorderly administration is not everyone’s problem',
    counter: 'defenders of family autonomy would keep procedure away from grieving heirs',
    example: 'a creditor sues after the heirs have emptied the account and finds no estate to administer',
    implication:
      'a survey of what ordinary families do after a death should precede rules on administration of estates',
  },
  'estate.cause': {
    definition: 'limited powers of estate administrators stop inquiries at every bank and register',
    mechanism: 'each institution sets conditions, and administrators with limited powers cannot complete an inventory',
    condition: 'new offices created by codes without detailed rules leave estate administrators with limited powers',
    indicator: 'reasons given by banks for refusing information classify the limits of administrators’ powers',
    limit: 'wider powers touch the privacy of the dead and of others, so some limits are deliberate',
    counter: 'a further view blames unpaid work and not limited powers for idle administrators',
    example: 'an administrator with a court certificate is still asked to bring all the heirs to the counter',
    implication:
      'one standard certificate accepted by banks and registers would extend the powers of administrators at once',
  },
  'estate.measure': {
    definition:
      'clarifying appointment and duties of administrators settles who serves, how assets are listed and when creditors are called',
    mechanism: 'one responsible person gives heirs and creditors a common address, which is what appointment achieves',
    condition: 'pay, security and supervision by the court give appointed administrators motive and restraint',
    indicator: 'time to inventory, claims filed and disputes about administrators show the effect of clear duties',
    limit: 'administrators are paid from the estate, and small estates may not bear the cost',
    counter: 'critics of compulsory appointment fear that administrators and courts will take over family affairs',
    example:
      'an estate without heirs is administered by a public office, which pays the hospital and keeps the rest for the state',
    implication:
      'simple rules for small estates and reporting for large ones make the duties of administrators bearable without loss of clarity',
  },
  'digital-estate': {
    definition:
      'blocked succession to digital assets keeps accounts, photographs and tokens from the family of the deceased',
    mechanism: 'services recognise one user only, and blocked succession seals property together with memory',
    condition:
      'bans on transfer and the absence of instructions make blocked succession to digital assets the normal result',
    indicator: 'requests of heirs granted and papers demanded show where succession is blocked',
    limit: 'private content may be unfit for relatives, and blocked succession sometimes protects the dead',
    counter: 'privacy advocates confine succession to assets of economic value',
    example: 'children who ask for a father’s photographs are told that the account will be deleted',
    implication: 'a list of accounts and wishes in the will is the simplest way around blocked succession',
    contrasts: ['virtual-property'],
  },
  'digital-estate.cause': {
    definition: 'terms of service that bar account transfer declare the account personal and its use a mere licence',
    mechanism: 'one standard clause locks account and contents together, so barred transfer locks property too',
    condition: 'identity rules in payment and social services give providers a reason to bar account transfer',
    indicator: 'clauses on death, deletion and assignment in terms of service can be compared provider by provider',
    limit: 'free transfer would invite fraud, so terms that bar it are not wholly selfish',
    counter: 'contract lawyers hold that heirs cannot ask for more than terms gave the deceased',
    example: 'a game account with costly items is refused to heirs because terms bar its transfer',
    implication: 'regulators could require an option for death and separate the account from the assets within it',
  },
  'digital-estate.measure': {
    definition:
      'separating economic from personal content in succession lets value pass to heirs and privacy follow the wishes of the deceased',
    mechanism: 'property goes by succession and letters by wish, and separating them ends the mutual blockade',
    condition: 'providers must be able to separate types of content before heirs can be served',
    indicator: 'time to release economic content and complaints about privacy test how succession works',
    limit: 'some content is economic and personal at once, such as a channel that earns by its author’s life',
    counter: 'universal successors in doctrine step into every relation and see no reason for separating content',
    example: 'heirs receive advertising income while messages open only with consent of a named contact',
    implication: 'registration should ask for a successor so that wishes on personal content are known',
  },
  fragmentation: {
    definition:
      'fragmentation of international rules means that trade, investment, environment and rights develop apart and sometimes collide',
    mechanism: 'one act may be lawful here and unlawful there, so fragmentation leaves states and firms uncertain',
    condition:
      'without a common legislator or supreme court, fragmentation of international rules is the natural state',
    indicator:
      'parallel proceedings and the rarity of mutual citation indicate how deep the fragmentation of international rules goes',
    limit: 'variety brings expertise, and fragmentation of international rules is not pure loss',
    counter: 'pluralists welcome fragmentation as competition and suspect unity of serving the powerful',
    example: 'an import ban ordered by an environmental treaty meets a trade agreement that demands open borders',
    implication: 'a paper on fragmentation does best to start from one conflict and list the duties of each regime',
    contrasts: ['sources-of-law'],
  },
  'fragmentation.cause': {
    definition: 'separate law-making in treaty regimes follows from different forums, participants and aims',
    mechanism: 'delegates come from different ministries, and separate law-making leaves gaps for interpreters',
    condition: 'specialised and technical subjects drive separate law-making in treaty regimes fastest',
    indicator: 'conflict clauses and exceptions in treaties are the traces of separate law-making',
    limit: 'one general negotiation might produce no law at all, so separate law-making is partly unavoidable',
    counter: 'realists find the cause in rival interests and not in the machinery of treaty regimes',
    example: 'investment and human rights treaties were made in different rooms and met later in arbitration',
    implication: 'coordination of ministries at home is the first step against separate law-making abroad',
  },
  'fragmentation.measure': {
    definition:
      'systemic integration in treaty interpretation reads one treaty in the light of other rules in force between the parties',
    mechanism:
      'harmonious reading comes before conflict rules, so systemic integration keeps both duties alive where it can',
    condition: 'only rules binding all the parties may enter systemic integration of a treaty',
    indicator: 'references to outside rules in decisions show how far systemic integration has gone',
    limit: 'true contradictions survive any interpretation, and too much integration rewrites the bargain',
    counter: 'formalists fear that integration extends the jurisdiction of those who interpret',
    example: 'a tribunal that reads expropriation with human rights in view practises systemic integration',
    implication: 'writers must state whom the outside rule binds before using it in treaty interpretation',
  },
  'international-enforcement': {
    definition: 'weak enforcement of international decisions lets losing states delay, comply in part or refuse',
    mechanism: 'rights are declared and not delivered, and weak enforcement wears down the authority of decisions',
    condition: 'land and security at stake bring out weak enforcement of international decisions',
    indicator: 'legislation, payment and withdrawal after a ruling are the acts by which enforcement is judged',
    limit: 'most decisions are in fact obeyed, so weak enforcement owes part of its fame to exceptions',
    counter: 'reputation theorists hold that states obey in time because partners remember',
    example: 'a losing state calls the ruling void, and the winner is left with diplomacy',
    implication: 'comparison of enforcement should keep boundary cases apart from investment cases',
    contrasts: ['state-responsibility'],
  },
  'international-enforcement.cause': {
    definition:
      'absence of a central enforcement body reflects a society of equal states with no government above them',
    mechanism: 'execution depends on goodwill or on a divided council, so absence of a central body lets power decide',
    condition: 'disputes that involve great powers suffer most from the absence of a central enforcement body',
    indicator: 'rulings set beside later action of international organs show what central enforcement is absent',
    limit: 'a central enforcement body could be abused, and its absence is the price of equality',
    counter: 'constructivists consider internalised norms and not enforcement bodies the source of obedience',
    example: 'a state found in breach announces its own performance because no body can compel it',
    implication: 'graded consequences and reporting are more realistic than a world police',
  },
  'international-enforcement.measure': {
    definition:
      'enforcing decisions through domestic courts and reciprocity links international duty to power that can compel',
    mechanism: 'courts can seize assets and partners can withdraw benefits, so decisions gain a cost',
    condition: 'domestic recognition and rules of immunity must allow courts to enforce',
    indicator: 'applications for enforcement and defences of immunity upheld show what domestic courts add',
    limit: 'immunity shields most state assets, and reciprocity may grow into retaliation',
    counter: 'cautious lawyers keep domestic courts away from foreign policy',
    example: 'holders of investment awards apply in several countries and seize commercial assets of the state',
    implication: 'waivers of immunity written into the treaty solve half the problem of enforcing decisions beforehand',
  },
  'illegal-evidence': {
    definition:
      'obstacles to excluding illegal evidence begin with a duty to supply leads that the accused can hardly meet',
    mechanism: 'a high hurdle ends the matter before inquiry and lets illegal evidence pass untested',
    condition: 'confessions without recording meet the greatest obstacles to exclusion',
    indicator:
      'motions filed, inquiries opened and evidence excluded fall at each step, and the drop marks the obstacle',
    limit: 'low hurdles would fill trials with quarrels on procedure, so some obstacles are meant',
    counter: 'prosecutors stress that excluding evidence may free the guilty',
    example: 'an accused who speaks of sleepless questioning but gives no dates is told that leads are missing',
    implication: 'grounds of refusal, classified, suggest what leads a fair rule on illegal evidence should ask for',
    contrasts: ['admissibility'],
  },
  'illegal-evidence.cause': {
    definition: 'interrogations without full recording leave written minutes that nobody can compare with the event',
    mechanism:
      'officer and accused contradict each other, and interrogations without recording give the judge no third source',
    condition: 'selective and interrupted recording is commonest where interrogations are least supervised',
    indicator: 'times in minutes and recordings, compared, reveal which interrogations were not recorded in full',
    limit: 'recording may miss what happened outside the room, so full recording is not the whole answer',
    counter: 'administrators point to equipment and staff and deny any wish to leave interrogations unrecorded',
    example: 'minutes deny ill-treatment while the recording fails at the decisive hour',
    implication: 'funds for equipment and random checks would make full recording of interrogations ordinary',
  },
  'illegal-evidence.measure': {
    definition:
      'recording interrogations and hearing investigators in court makes collection of evidence visible and answerable',
    mechanism:
      'recordings prevent later invention, and hearing investigators replaces a written assurance by questions',
    condition: 'adverse inference from gaps gives the duty of recording interrogations its force',
    indicator: 'investigators heard, recordings produced and evidence excluded show whether the measure lives',
    limit: 'officers in court are absent from duty, and recordings must be kept secret with care',
    counter: 'police managers prefer written statements to hearing investigators in court',
    example: 'a recording that shows a long break unmentioned in the minutes led a court to exclude the confession',
    implication: 'the law should state what follows from a missing recording and give the defence a copy',
  },
  plea: {
    definition:
      'doubtful voluntariness of guilty pleas arises when the accused consents in ignorance or under pressure of detention',
    mechanism:
      'fear of a heavier sentence moves the innocent too, so doubtful voluntariness carries error into verdicts',
    condition: 'detention and undisclosed evidence make the voluntariness of guilty pleas most doubtful',
    indicator: 'interviews on charge, sentence and consequences measure what lies behind guilty pleas',
    limit: 'the discount is itself a pressure, so voluntariness can never be pure',
    counter: 'managers of caseloads find a signature before counsel enough and further doubt a luxury',
    example: 'an accused who pleaded guilty appeals because the sentence offered was not understood',
    implication:
      'information given, time with counsel and later withdrawal should be studied together to judge voluntariness',
    contrasts: ['defence-right'],
  },
  'plea.cause': {
    definition: 'nominal assistance by duty counsel consists in presence at signature without reading the file',
    mechanism: 'low fees, short time and many clients reduce the assistance of duty counsel to a name',
    condition: 'thin budgets for legal aid make nominal assistance by duty counsel common',
    indicator: 'time with clients, files read and written opinions separate real from nominal assistance',
    limit: 'opinions of duty counsel may be ignored, so nominal assistance is one cause among several',
    counter: 'defence lawyers blame a design that casts duty counsel as witness of a signature',
    example: 'duty counsel sees a row of detainees in one morning, each for a few minutes',
    implication: 'higher fees per case and a duty to read the file would make assistance by counsel real',
  },
  'plea.measure': {
    definition:
      'guaranteeing effective counsel and review of voluntariness brings real negotiation and an independent check in court',
    mechanism: 'counsel explains and the court verifies, and guilty pleas then rest on knowledge',
    condition: 'disclosure before signature gives effective counsel something to review',
    indicator: 'questions asked in court, withdrawals allowed and opinions accepted test the review of voluntariness',
    limit: 'effective counsel costs money, and review of voluntariness slows a procedure meant to be quick',
    counter: 'prosecutors fear that effective counsel will reopen every offer for bargaining',
    example: 'a judge who finds the answers vague returns the case to full trial after review',
    implication: 'a cooling-off period with a right to withdraw lets the accused think again with counsel',
  },
  'electronic-loss': {
    definition: 'alteration of electronic evidence is loss or change of data between event and courtroom',
    mechanism: 'data once altered cannot be restored, and even true electronic evidence may then be disbelieved',
    condition: 'copies without the original device are most exposed to alteration',
    indicator: 'checksums and metadata, set beside screenshots, show whether electronic evidence was altered',
    limit: 'changes of format leave content intact, so fear of alteration should not exclude everything',
    counter: 'practical judges accept electronic evidence that reads naturally and do not ask for perfection',
    example: 'both sides file the same chat, and times and words differ a little',
    implication: 'securing the original device at once and adding a second source guard against alteration',
    contrasts: ['electronic-evidence'],
  },
  'electronic-loss.cause': {
    definition: 'irregular collection and preservation means no witness, no sealing and no record of extraction',
    mechanism:
      'each missing step lets the opponent allege change, so irregular collection becomes a ground of exclusion',
    condition: 'untrained staff and old equipment lead to irregular collection and preservation',
    indicator: 'extraction reports, seals and checksums, read in sequence, reveal where preservation was irregular',
    limit: 'perfect collection takes time that an emergency does not give',
    counter: 'some experts find closed platforms a greater obstacle than irregular preservation',
    example: 'a telephone unlocked and browsed at the scene, online and unsealed, changes as it is collected',
    implication: 'a one-page form ticked step by step alters habits of collection more than lectures do',
  },
  'electronic-loss.measure': {
    definition: 'standardising digital collection and trusted storage fixes each step from seizure to presentation',
    mechanism:
      'logged steps can be retraced, so standardised collection answers doubts and trusted storage deters forgery',
    condition: 'neutral providers and open standards are what make trusted storage credible in court',
    indicator: 'acceptance rates and types of objection tell how well standardised collection performs',
    limit: 'storage proves that nothing changed afterwards and not that the content was true before',
    counter:
      'cautious scholars warn that reliance on trusted storage puts commercial reputation in place of judicial scrutiny',
    example: 'a web page fixed with a time stamp on the first day can be checked at trial',
    implication:
      'one sheet for collection, checksum, storage and presentation, signed at each step, is standard enough',
  },
};
