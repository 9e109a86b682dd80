import type { Language } from '@yanmo/contract/languages';
import type { WorkCard } from '@yanmo/contract/work-cards';
import { cardParts } from '@yanmo/contract/work-cards';
import { listSentences } from '../../text/sentences.ts';
import { nameInEnglish } from '../../understanding/name-in-english.ts';
import type { CitationVerdict, CitedClaim, PaperWork } from '../engine.ts';

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/\[@[\w-]+\]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A shorter piece could stand in any sentence. */
const shortest = 8;

const saidBy = (card: WorkCard | null): string[] =>
  cardParts.flatMap((part) => (card?.[part] ?? []).map(({ quote }) => quote));

/** What reports a finding or a view: topics alone bear none out. */
export const reporting =
  /指出|认为|发现|表明|证明|显示|主张|提出(?!来)|得出|写道|看来|\b(?:found(?! in\b)|finds|show|shows|showed|argue|argues|argued|claim|claims|demonstrate|demonstrates|conclude|concludes|according to)\b|pointed out|señala|sostiene|demuestra|muestra|concluye|según|指摘|主張|述べ|示し|示す|明らかに/iu;

/** That its authors wrote on what the record says that the work is about, and no more than that. */
function namesTopic(sentence: string, work: PaperWork, language: Language): boolean {
  const topics = Object.values(work.topics ?? {}).flatMap((list) => list ?? []);
  // A topic may be called what a finding is called by: 发现教学法.
  const frame = [...topics, work.title, ...work.names].reduce((left, name) => left.replaceAll(name, ' '), sentence);
  if (reporting.test(frame.replace(/\[@[\w-]+\]/gu, ''))) return false;
  const said = [sentence, ...nameInEnglish(sentence, language)].map(fold).join(' ');
  return (
    work.names.some((name) => sentence.includes(name)) &&
    topics.map(fold).some((topic) => topic.length > 1 && said.includes(topic))
  );
}

/**
 * What a text of our own rules may claim of a work is the work's own sentence, that there is a work of this title, that
 * it is on what its record says, or what a sheet says by it (`told`, by the work's id): a cited sentence that holds none of
 * them is borne out by nobody.
 */
export function checkAgainstCards(
  claims: readonly CitedClaim[],
  works: readonly PaperWork[],
  language: Language,
  told: ReadonlyMap<string, readonly string[]> = new Map(),
): CitationVerdict[] {
  const byId = new Map(works.map((work) => [work.id, work]));
  const said = new Map(
    works.map((work) => [
      work.id,
      [work.title, ...saidBy(work.card), ...listSentences(`${work.abstract ?? ''}\n${work.text ?? ''}`)]
        .map(fold)
        .filter((text) => text.length >= Math.min(shortest, fold(work.title).length)),
    ]),
  );
  return claims.map(({ sentence, works: cited }, claim) => {
    const words = fold(sentence);
    const supports = cited.filter((id) => {
      const work = byId.get(id);
      return (
        said.get(id)?.some((text) => text !== '' && words.includes(text)) ||
        told.get(id)?.some((text) => words.includes(fold(text))) ||
        (work !== undefined && namesTopic(sentence, work, language))
      );
    });
    const isWhole = supports.length === cited.length;
    return { claim, verdict: isWhole ? 'SUPPORTED' : supports.length > 0 ? 'PARTLY' : 'NOT', supports, why: '' };
  });
}
