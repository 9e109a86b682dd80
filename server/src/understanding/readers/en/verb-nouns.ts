const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*[\n|]\s*/u)
      .map((pair) => pair.split('=').map((side) => side.trim()) as [string, string]),
  );

/** Verb (as "do" leaves it) to the noun of what it does; the noun takes "of" before the one who does it. */
export const verbNouns = pairs(`
abandon=abandonment|abolish=abolition|accept=acceptance|adapt=adaptation|adopt=adoption|age=ageing|avoid=avoidance|ban=ban|become=development|begin=beginning|believe=belief|break=break|build=construction|buy=purchase|change=change|choose=choice
collapse=collapse|commit=commission|compete=competition|consume=consumption|cooperate=cooperation|decline=decline|decide=decision|defect=defection|delay=delay|develop=development|die=death|differ=difference|disappear=disappearance|disclose=disclosure
distrust=distrust|donate=donation|drop=drop|emerge=emergence|emigrate=emigration|employ=employment|end=end|enlist=enlistment|enter=entry|exist=existence|expand=expansion|fail=failure|fall=fall|fear=fear|fight=fight|flee=flight|follow=pursuit|form=formation
gain=gain|grow=growth|invade=invasion|invest=investment|join=accession|keep=retention|lack=lack|learn=learning|leave=departure|lose=loss|matter=importance|migrate=migration|move=move|obey=obedience|oppose=opposition|overspend=overspending
participate=participation|persist=persistence|prefer=preference|procrastinate=procrastination|punish=punishment|quit=resignation|read=reading|recover=recovery|refuse=refusal|regret=regret|reject=rejection|remain=persistence|resign=resignation|resist=resistance|retire=retirement
retreat=retreat|return=return|rise=rise|save=saving|sell=sale|share=sharing|spend=spending|spread=spread|stay=stay|stop=end|struggle=struggle|succeed=success|suffer=suffering|surrender=surrender|survive=survival|teach=teaching|trust=trust|underperform=underperformance
use=use|vary=variation|volunteer=volunteering|vote=voting|win=victory|withdraw=withdrawal|work=work|yield=yield|crack=cracking|corrode=corrosion|dream=dreaming|drink=drinking|eat=eating|cheat=cheating|migrate=migration|rebel=rebellion|perform=performance|plan=planning|dropout=dropout|function=functioning|think=thought|feel=feeling|revolt=revolt|protest=protest
`);

/** Verbs whose ending says how their noun is made: navigate, classify, organise. */
export function deriveNoun(verb: string): string | null {
  const low = verb.toLowerCase();
  if (/[^aeiou]ate$/u.test(low) && low.length > 6) return low.replace(/e$/u, 'ion');
  if (/ify$/u.test(low)) return low.replace(/y$/u, 'ication');
  return /i[sz]e$/u.test(low) && low.length > 6 ? low.replace(/e$/u, 'ation') : null;
}

/** The verb in -ing: eat, lie, use, get. */
export function toGerund(verb: string): string {
  const low = verb.toLowerCase();
  if (/ie$/u.test(low)) return low.replace(/ie$/u, 'ying');
  if (/[^eoy]e$/u.test(low)) return low.replace(/e$/u, 'ing');
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(low) ? `${low}${low.at(-1)}ing` : `${low}ing`;
}

const irregular = pairs(`
lost=lose|won=win|fell=fall|rose=rise|left=leave|grew=grow|began=begin|became=become|broke=break|built=build|bought=buy|chose=choose|fled=flee|fought=fight|kept=keep|led=lead|made=make|met=meet|paid=pay|saw=see|sold=sell|spent=spend|spread=spread|stood=stand|taught=teach|went=go|withdrew=withdraw|froze=freeze|sank=sink|quit=quit|cut=cut|died=die
`);

/** The plain form of a verb that stands in the past or after he, she, it; null where the word is no verb we know. */
export function findPlainVerb(word: string): string | null {
  const low = word.toLowerCase();
  const forms = [
    low,
    irregular.get(low) ?? '',
    low.replace(/ies$/u, 'y'),
    low.replace(/es$/u, ''),
    low.replace(/s$/u, ''),
    low.replace(/ied$/u, 'y'),
    low.replace(/ed$/u, ''),
    low.replace(/d$/u, ''),
    low.replace(/(.)\1ed$/u, '$1'),
  ];
  return forms.find((form) => verbNouns.has(form)) ?? null;
}

/** What a title does when it begins with a verb in -ing. */
export const gerundNouns = pairs(`
predicting=prediction|forecasting=forecasting|measuring=measurement|detecting=detection|classifying=classification|recognising=recognition|recognizing=recognition|estimating=estimation|modelling=modelling|modeling=modeling|simulating=simulation|optimising=optimisation|optimizing=optimization
improving=improvement|enhancing=improvement|increasing=increase|raising=increase|reducing=reduction|lowering=reduction|cutting=reduction|minimising=reduction|minimizing=reduction|preventing=prevention|combating=control|combatting=control|controlling=control|tackling=remedies|addressing=remedies|overcoming=remedies|managing=management
treating=treatment|diagnosing=diagnosis|screening=screening|monitoring=monitoring|mapping=mapping|tracking=tracking|testing=testing|protecting=protection|preserving=preservation|conserving=conservation|restoring=restoration|regulating=regulation|governing=governance|reforming=reform|promoting=promotion|fostering=promotion
supporting=support|strengthening=improvement|developing=development|designing=design|building=construction|implementing=implementation|constructing=construction|integrating=integration|automating=automation|securing=security|translating=translation|subtitling=subtitling|adapting=adaptation|teaching=teaching|learning=learning|training=training
financing=financing|marketing=marketing|branding=branding|pricing=pricing|valuing=valuation|comparing=comparison|defining=definition|explaining=explanation|interpreting=interpretation|reading=interpretation|rethinking=reconsideration|reimagining=reconsideration|reframing=reconsideration|redefining=redefinition|reconsidering=reconsideration|revisiting=reconsideration|defending=defence|justifying=justification|decolonising=decolonisation|decolonizing=decolonization
redesigning=redesign|rebranding=rebranding|creating=creation|composing=composition|illustrating=illustration|curating=curation|staging=staging|using=use|synthesising=synthesis|synthesizing=synthesis|producing=production|extracting=extraction|recycling=recycling|removing=removal|purifying=purification|identifying=identification|determining=determination|quantifying=quantification|visualising=visualisation|visualizing=visualization|remembering=memory|transforming=transformation|conceptualising=conceptualisation|conceptualizing=conceptualization|modernising=modernisation|modernizing=modernization|democratising=democratisation|democratizing=democratization|humanising=humanisation|humanizing=humanization|revitalising=revitalisation|revitalizing=revitalization
expanding=expansion|delivering=delivery|providing=provision|adopting=adoption|introducing=introduction|negotiating=negotiation|solving=remedies|resolving=remedies|confronting=remedies|countering=remedies|mitigating=mitigation|eliminating=elimination|eradicating=eradication|alleviating=alleviation|encouraging=promotion|facilitating=promotion|advancing=promotion|representing=representation|imagining=representation
`);

/** Gerunds that only say a study is made. */
export const studyGerunds =
  /^(?:critically\s+)?(?:making sense of|reflecting on|thinking about|demystifying|contextuali[sz]ing|exploring|examining|investigating|analy[sz]ing|assessing|evaluating|understanding|studying|unpacking|uncovering|unravelling|probing|tracing|exposing|reviewing|considering|discussing|questioning|re-?examining)\s+/iu;

/** The quality that an adjective asks for. */
export const qualityNouns = pairs(`
justified=justification|justifiable=justification|effective=effectiveness|efficient=efficiency|necessary=necessity|legal=legality|lawful=lawfulness|legitimate=legitimacy|constitutional=constitutionality|viable=viability|feasible=feasibility|possible=possibility|ethical=ethics|moral=morality|immoral=morality
sustainable=sustainability|safe=safety|reliable=reliability|valid=validity|fair=fairness|just=justice|worth=value|worthwhile=value|useful=usefulness|harmful=harm|helpful=benefit|good=value|bad=harm|dangerous=dangers|desirable=desirability|relevant=relevance|important=importance|inevitable=inevitability
avoidable=avoidability|true=truth|real=reality|objective=objectivity|rational=rationality|free=freedom|dead=decline|democratic=democratic character|affordable=affordability|profitable=profitability|accurate=accuracy|equal=equality|successful=success|compatible=compatibility|responsible=responsibility|guilty=guilt
conscious=consciousness|green=environmental performance|liable=liability|enough=sufficiency|sufficient=sufficiency|adequate=adequacy|innate=origin|universal=universality|obsolete=obsolescence|overrated=value|broken=failure|addictive=addictiveness|healthy=health effects|relative=relativity|absolute=absoluteness|greener=environmental performance|better=superiority|inherent=nature|natural=naturalness|innate=innateness|addictive=addictiveness|private=privacy|alive=survival|immortal=immortality|identical=identity|random=randomness|human=humanity|wrong=wrongness|right=rightness
`);

/** "Should X be …?" */
export const measureNouns = pairs(`
banned=ban|prohibited=ban|forbidden=ban|outlawed=ban|abolished=abolition|legalised=legalisation|legalized=legalization|decriminalised=decriminalisation|decriminalized=decriminalization|criminalised=criminalisation|criminalized=criminalization|regulated=regulation|taxed=taxation|taught=teaching|limited=limits|restricted=restriction
privatised=privatisation|privatized=privatization|nationalised=nationalisation|nationalized=nationalization|lowered=lowering|raised=raising|reformed=reform|returned=return|repatriated=repatriation|censored=censorship|subsidised=subsidies|subsidized=subsidies|free=free provision|mandatory=compulsion|compulsory=compulsion|replaced=replacement|patentable=patentability|protected=protection|liable=liability|legal=legalisation|illegal=ban|funded=financing|financed=financing|measured=measurement|defined=definition|assessed=assessment|portrayed=portrayal|represented=representation|depicted=depiction|perceived=perception|understood=understanding|used=use|governed=governance|organised=organisation|organized=organization|diagnosed=diagnosis|treated=treatment
`);

/** The quality that an adjective asks for, listed or by its ending: permissible, predictable. */
export const qualityOf = (adjective: string): string | undefined =>
  qualityNouns.get(adjective) ?? (/.{3}[ai]ble$/u.test(adjective) ? adjective.replace(/ble$/u, 'bility') : undefined);
