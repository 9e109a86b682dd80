const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter((word) => word !== ''));

export const determiners = words(
  'the a an this that these those its their our his her my your each every some any all both several many such various most few no either neither another other one two three four five six seven eight nine ten much more less fewer',
);
export const possessives = words('its their our his her my your');
export const subjectPronouns = words('it they we he she i you this these those there');
/** Pronouns whose meaning depends on what stands before them. */
export const referringPronouns = words(
  'it its itself they them their theirs themselves he him his himself she her hers herself this these those that such former latter one ones so same other others another',
);
export const modals = words('can could may might will would shall should must cannot');
export const beForms = words('be is are was were been being am');
export const finiteBe = words('is are was were am');
export const haveForms = words('have has had having');
export const doForms = words('do does did');
export const prepositions = words(
  'of in on at by for with from to into onto upon about against between among across through throughout during within without over under above below after before behind beyond near toward towards via per despite since until as than like unlike amid amidst along around concerning regarding including such',
);
export const conjunctions = words(
  'and or but nor yet so because although though while whereas if unless when whenever where whether that which who whom whose what how why as than',
);
export const negations = words(
  "not no never nor neither none nothing nobody nowhere without cannot hardly scarcely barely rarely seldom few little lack lacks lacking lacked fail fails failed failing n't unless only",
);
const adverbs = words(
  'also often still already now then thus therefore however even just only always never sometimes usually further instead rather quite very too well far together soon once again almost perhaps both not',
);
const irregularPlurals = words(
  'people children women men data media criteria phenomena hypotheses analyses theses crises bases feet teeth mice lives others both many few several these those they we',
);
/** End in s and are no plurals. */
const singularEnds =
  /(?:ss|us|is|ous|ics|news|series|species|means|lens|bias|process|access|success|progress|business|always|perhaps|thus|besides|towards|across|whereas|as|was|has|its|this|does|yes)$/u;

export const isNegated = (word: string): boolean => negations.has(word) || word.endsWith("n't") || word.endsWith('n’t');
export const isAuxiliary = (word: string): boolean =>
  modals.has(word) ||
  finiteBe.has(word) ||
  word === 'has' ||
  word === 'have' ||
  word === 'had' ||
  doForms.has(word) ||
  /n['’]t$/u.test(word);
export const isFunctionWord = (word: string): boolean =>
  determiners.has(word) ||
  prepositions.has(word) ||
  conjunctions.has(word) ||
  isAuxiliary(word) ||
  beForms.has(word) ||
  subjectPronouns.has(word) ||
  referringPronouns.has(word);
export const isAdverb = (word: string): boolean =>
  adverbs.has(word) ||
  (/..ly$/u.test(word) &&
    !/^(?:family|supply|apply|reply|rely|early|only|likely|unlikely|friendly|costly|timely|daily|weekly|monthly|yearly|elderly|assembly|anomaly|monopoly|imply|multiply|comply|ally|rally|bully|july|italy)$/u.test(
      word,
    ));
export const looksPlural = (word: string): boolean =>
  irregularPlurals.has(word) || (/[a-z]{2}s$/u.test(word) && !singularEnds.test(word));
