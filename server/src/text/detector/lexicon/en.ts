import type { LexiconLists } from './kinds.ts';

/** Our own lists, words parted by bars. Which way each of them points is learned, not said here. */
export const enLists: LexiconLists = {
  connective:
    'however|therefore|moreover|furthermore|additionally|consequently|nevertheless|nonetheless|thus|hence|in addition|as a result|in contrast|on the other hand|' +
    'on the one hand|in conclusion|to conclude|overall|in summary|to summarize|ultimately|in fact|indeed|in particular|specifically|notably|importantly|for example|for instance|' +
    'such as|despite|although|though|while|whereas|meanwhile|similarly|likewise|accordingly|in other words|that is|by contrast|conversely|instead|rather|besides|also|still|yet|' +
    'because|since|so|then|as such|in light of|given that|due to|in order to|as well as|not only|but also',
  order:
    'first|second|third|firstly|secondly|thirdly|finally|lastly|next|to begin with|first and foremost|one of the|another|one reason|in the first place',
  stock:
    'plays a crucial role|play a crucial role|crucial role|vital role|pivotal role|significant role|key role|important role|plays a|it is important to|it is essential to|it is crucial|it is worth|' +
    'important to note|worth noting|a testament to|testament to|a wide range of|wide range|a variety of|a plethora of|a myriad of|delve|delves|delving|tapestry|landscape|realm|intricate|nuanced|' +
    'multifaceted|comprehensive|robust|seamless|seamlessly|leverage|leverages|leveraging|utilize|utilizes|utilizing|utilization|enhance|enhances|enhanced|enhancing|enhancement|foster|fosters|fostering|underscore|underscores|underscoring|' +
    'highlight|highlights|highlighting|showcase|showcases|showcasing|facilitate|facilitates|facilitating|empower|empowering|navigate|navigating|embrace|embracing|profound|profoundly|pivotal|crucial|essential|vital|significant|significantly|' +
    'notable|remarkable|innovative|novel|cutting edge|groundbreaking|transformative|unprecedented|valuable insights|valuable|insights|insight into|shed light on|sheds light on|paves the way|pave the way|' +
    "in today's world|in today's society|in recent years|ever evolving|rapidly|sense of|serves as|serve as|serving as|contributes to|contribute to|ensure|ensures|ensuring|ensure that|addressing|address the|challenges|potential|" +
    'various|numerous|diverse|complex|dynamic|overall|effectively|efficiently|effectively and|demonstrate|demonstrates|demonstrating|exhibit|exhibits|employ|employs|employed|employing|present a|we present|we propose|this study|this paper|this essay|' +
    'aims to|aim to|additionally|emphasize|emphasizes|emphasizing|encompass|encompasses|encompassing|align|aligns|aligned|strive|strives|journey|embark|embarked|commitment|dedicated|unwavering|resonate|resonates|bustling|whispered|heart|eyes',
  hedge:
    'may|might|could|can|would|should|perhaps|probably|possibly|likely|seem|seems|seemed|appears|appear|often|usually|generally|typically|somewhat|about|around|roughly|maybe|must|will',
  first: "i|me|my|mine|myself|we|us|our|ours|i'm|i've|i'd|i'll|we're|we've",
  second: 'you|your|yours|yourself|he|she|him|his|her|they|them|their',
  colloquial:
    "don't|doesn't|didn't|can't|won't|isn't|wasn't|aren't|it's|that's|there's|he's|she's|you're|they're|couldn't|wouldn't|shouldn't|haven't|hasn't|let's|really|very|just|like|got|get|gets|thing|things|stuff|kind of|sort of|a lot|lots|" +
    'pretty|quite|actually|basically|guess|think|know|said|says|say|told|yes|no|ok|okay|well|oh|because|but|and|so|if|when|what|who|there|some|any|much|many|more|most|even|only|too|big|good|bad|people|want|go|going|went|come|put|make|made|take',
  written:
    'the|of|a|an|in|to|for|with|by|from|as|at|on|that|which|this|these|those|it|its|is|are|was|were|be|been|being|has|have|had|not|or|between|among|through|within|upon|toward|towards|into|over|under|such|each|both|other',
};
