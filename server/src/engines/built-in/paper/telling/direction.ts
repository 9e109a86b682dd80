import { hasWord } from '../../knowledge/has-word.ts';
import type { WritingContext } from '../writing-context.ts';
import type { Deal } from './deal-facts.ts';
import { listTelling } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';
import { listFamilies } from './word-families.ts';

/** Which way one thing is expected to move the other. */
export type Direction = 'raises' | 'lowers';

const raising =
  /提高|提升|促进|增强|增加|改善|激发|推动|有助于|带动|加重|加剧|助长|扩大|拉大|拉开|推高|上升|拉动|助推|\b(?:rais|increas|improv|foster|promot|strengthen|boost|enhanc|widen|deepen)|\b(?:aumenta|mejora|favorece|eleva|refuerza|agrava|amplía|profundiza)|高ま|高め|促す|促し|向上|増や|強め|改善|拡大/iu;
const lowering =
  /降低|减少|削弱|损害|抑制|妨碍|阻碍|减弱|挤占|伤害|缩短|推迟|缩小|收窄|缓解|遏制|抵消|下降|减轻|拖累|拖慢|放缓|侵蚀|恶化|\b(?:lower|reduc|weaken|harm|hurt|hinder|impair|worsen|undermin|shorten|narrow|eas(?:e|es|ed)\b|curb|alleviat|mitigat|dampen|depress|drag)|\b(?:reduce|disminuye|debilita|perjudica|empeora|dificulta|deteriora|acorta|estrecha|alivia|frena|mitiga|atenúa)|下げ|低下|減ら|減少|弱め|妨げ|損な|遅らせ|短く|悪化|縮小|縮め|抑え|抑制|緩和|和らげ/iu;
/** What is said not to happen points nowhere. */
const denying = /不|未|没有|难以|\b(?:not|no|hardly|nor)\b|\b(?:apenas|ni)\b|ない|ず/iu;

/** How unequally a thing is spread is another thing: what narrows the gap between incomes does not lower them. */
const spread = /差距|不平等|不均|落差|悬殊|格差|\b(?:gaps?|inequalit|disparit|divide)|brecha|desigualdad|disparidad/iu;

/** What says how the two hang together; what is wrong and what helps says something of troubles. */
const telling: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>([
  ...(['mechanism', 'relation', 'effect', 'evidence', 'condition'] as const),
]);

const fewestNamed = 2;
/** What is called by one word stands in many a sentence on something else: it has to act in the very clause, and by more than one fact. */
const fewestOfOneWord = 2;

const clausesOf = (text: string): string[] => text.split(/[，；。,;、]/u);

const everywhere = (cue: RegExp): RegExp => new RegExp(cue.source, `${cue.flags}g`);

/** Which way a clause moves a thing: of two verbs the one beside its whole name (缩小收入差距靠增加就业); of other words nobody knows whose they are. */
function wayIn(clause: string, name: string): -1 | 0 | 1 {
  const isBoth = raising.test(clause) && lowering.test(clause);
  const at = clause.indexOf(name);
  if (isBoth && at < 0) return 0;
  const distanceOf = (cue: RegExp): number =>
    Math.min(
      ...[...clause.matchAll(everywhere(cue))].map(({ 0: verb, index }) =>
        Math.min(Math.abs(at - index - verb.length), Math.abs(index - at - name.length)),
      ),
    );
  const [raises, lowers] = [distanceOf(raising), distanceOf(lowering)];
  return raises === lowers ? 0 : raises < lowers ? 1 : -1;
}

/** Which way the facts of a paper point, by the words beside what is acted on; null where they are silent or disagree. */
export function findDirection({ subject, spots }: WritingContext, deal: Deal): Direction | null {
  const { bearing, text } = subject.understanding;
  if (!bearing) return null;
  const pieces = listTelling(bearing.outcome);
  // 收入 rises and 收入差距 falls.
  const whole = bearing.outcome.toLowerCase();
  const cause = [...listTelling(bearing.cause)].filter((piece) => !pieces.has(piece));
  const isOneWord = cause.length < fewestNamed;
  const countCause = (said: ReadonlySet<string>): number => cause.filter((piece) => said.has(piece)).length;
  const voteOf = ({ clause, proposition }: ToldFact): number => {
    // One word of its name may be another thing's: performance pay is no performance.
    if (countCause(listTelling(clause)) < Math.min(fewestNamed, cause.length)) return 0;
    const says = proposition?.source.entry.sheet?.says ?? [];
    const kin = listFamilies(text.toLowerCase(), pieces, says).flatMap(({ words }) => words);
    const own = clausesOf(clause.toLowerCase()).filter((one) => {
      const said = listTelling(one);
      if (spread.test(one) && !spread.test(whole)) return false;
      if (denying.test(one) || (isOneWord && countCause(said) === 0)) return false;
      return [...said].some((piece) => pieces.has(piece)) || kin.some((word) => hasWord(one, word));
    });
    const ways = new Set(own.map((one) => wayIn(one, whole)));
    ways.delete(0);
    const [way = 0] = ways;
    return ways.size === 1 ? way : 0;
  };
  const facts = spots.flatMap((spot) => deal.of(spot)).filter(({ bears, kind }) => bears && telling.has(kind));
  const votes = facts.map(voteOf).filter((vote) => vote !== 0);
  const sum = votes.reduce((total, vote) => total + vote, 0);
  // A hypothesis that points the wrong way is worse than one that is left open.
  if (votes.length < (isOneWord ? fewestOfOneWord : 1) || Math.abs(sum) < votes.length) return null;
  return sum > 0 ? 'raises' : 'lowers';
}
