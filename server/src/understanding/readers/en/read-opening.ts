/** "When homework hurts: …", "Beyond the glass ceiling: …": a clause or an image that draws the reader in. */
const draw =
  /^(?:when|where|once|beyond|between|behind|more than|not just|not only|lost in|in search of|out of|in the shadow of|caught between|breaking|bridging|against all odds)\s/iu;

/** Images that stand before any matter, with or without a question mark. */
const image =
  /^(?:(?:an?|the)\s+)?(?:(?:double|two)-edged sword|mixed blessing|blessing in disguise|elephant in the room|tip of the iceberg|ticking time[- ]?bomb|perfect storm|pandora[’']s box|trojan horse|silver bullet|magic bullet|wake-up call|balancing act|slippery slope|silent (?:killer|epidemic|crisis|pandemic|revolution)|race against time|bitter pill|necessary evil|vicious (?:circle|cycle)|level playing field|writing on the wall|missing (?:link|piece)|uphill (?:battle|struggle)|two sides of (?:the same|one) coin|tale of two (?!cities\b)\p{L}+|leaving no one behind|no one left behind|hidden in plain sight|out of sight,? out of mind|old wine in new (?:bottles|skins)|too little,? too late|too big to fail|too good to be true|all that glitters(?: is not gold)?|one size fits all|one step forward,? two steps back|the good,? the bad and the ugly|good,? the bad and the ugly|sink or swim|make or break|pushing (?:the )?boundaries|opening (?:the )?doors|walking a tightrope|a matter of life and death|matter of life and death|food for thought)\s*\??$/iu;

/** "Friend or Foe? X in Y": a verdict asked before it is said of what. */
const verdict =
  /^(?:an?\s+|the\s+)?(?:friend or foe|boon or bane|blessing or (?:an?\s+)?curse|curse or (?:an?\s+)?blessing|hype or hope|hope or hype|hype or reality|help or hindrance|hero or villain|threat or (?:an?\s+)?opportunity|opportunity or (?:an?\s+)?threat|problem or (?:an?\s+)?solution|myth or (?:an?\s+)?reality|fact or fiction|good or bad|right or wrong|success or (?:an?\s+)?failure|tool or (?:an?\s+)?threat|panacea or (?:an?\s+)?\p{L}+)\?$/iu;
/** "Promise and Peril: X in Y": two sides of what is named behind the colon. */
const sides =
  /^(?:the\s+)?(?:promises? and perils?|perils? and promises?|hopes? and fears?|hype and hope|hope and hype|rhetoric (?:and|versus|vs\.?) reality|myths? and realit(?:y|ies)|continuity and change|change and continuity|opportunities and challenges|challenges and opportunities|opportunit(?:y|ies) and risks?|risks? and rewards?|risks and opportunities|theory and practice|costs and benefits|barriers and opportunities|progress and (?:challenges|setbacks))$/iu;

/** Parts of a title with that first which names the matter; what was said before it follows, or falls away. */
export function orderParts(parts: readonly string[], isQuoted: boolean): readonly string[] {
  const [first = '', second = '', ...others] = parts;
  const isNamed = second.split(/\s+/u).length > 2;
  if (second === '') return parts;
  if ((verdict.test(first) || sides.test(first)) && (isNamed || /\s/u.test(second))) return [second, first, ...others];
  const isMotto =
    isQuoted ||
    /^from\s.+\sto\s/iu.test(first) ||
    (draw.test(first) && !/\?$/u.test(first) && isNamed) ||
    (image.test(first) && isNamed);
  return isMotto ? [second, ...others] : parts;
}
