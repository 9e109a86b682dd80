/** "Critically Evaluate X", "Discuss How X Affects Y": an essay set as a task; the task is no part of the matter. */
const order =
  /^(?:(?:critically|briefly|fully)\s+)?(?:discuss|evaluate|assess|analy[sz]e|examine|explain|describe|explore|investigate|consider|critique)\s+(?:(?:critically|the\s+extent\s+to\s+which)\s+)?(?=\S+)/iu;
const critical =
  /^(?:critically\s+(?:review|discuss|compare|reflect on|appraise|outline)|outline\s+and\s+(?:discuss|evaluate|assess|explain))\s+(?=\S)/iu;
const weighing = /^(?:critically\s+(?:evaluate|assess|appraise)|evaluate|assess)\s/iu;
const whether =
  /^(?:whether|if|the\s+(?:view|claim|statement|idea|argument|proposition|assertion)\s+that)\s+(?<subject>.+?)\s+(?<verb>should|is|are|was|were|can|could|has|have|will|does|do)\s+(?<rest>.+)$/iu;

/** The matter of a task, and what it is told to do with it where it says nothing else. */
export function readPrompt(text: string): { matter: string; aspect: string | null } | null {
  const found = order.exec(text) ?? critical.exec(text);
  if (!found) return null;
  const rest = text.slice(found[0].length);
  const asked = whether.exec(rest)?.groups;
  const matter = asked ? `${asked.verb} ${asked.subject} ${asked.rest}?` : rest;
  return { matter, aspect: weighing.test(text) ? 'critical evaluation' : null };
}
