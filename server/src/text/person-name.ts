/** A person's name in the parts that every style prints from; a body, or a name that cannot be parted, is all `family`. */
export interface PersonName {
  family: string;
  given: string;
  suffix?: string;
}

const suffixes = /^(?:jr|sr|ii|iii|iv)\.?$/iu;
const lowerParticles = new Set(
  "van von vom zu zum zur der den de del della dello degli dei di da das do dos du des la le les las los lo ter ten te 't op af av bin ibn bint al el y".split(
    ' ',
  ),
);
/** With a capital only these are nobody's middle name. */
const capitalParticles = new Set('Von Del Della Dos De'.split(' '));
/** Van is a middle name behind these. */
const vietnamese = new Set(
  'nguyen nguyễn tran trần le lê pham phạm hoang hoàng huynh huỳnh phan vu vũ vo võ dang đặng bui bùi do đỗ ho hồ ngo ngô duong dương ly lý'.split(
    ' ',
  ),
);
const bodies =
  /\b(?:universit(?:y|é|ät)|universidad|organi[sz]ation|committee|commission|association|institutes?|instituto|ministry|ministerio|department|consorti(?:um|a)|collaboration|society|council|bureau|agency|foundation|cent(?:er|re)|team|network|office|group|authority|academy|bank|board|nations|union)\b/iu;
const doubleFamilies =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|长孙|宇文|夏侯|端木|独孤|南宫|歐陽|司馬|諸葛|長孫)(?=.)/u;

/** What a given name ends with and belongs to the family name: "Jan van der", Berg. */
const trailing =
  /^(.*?)(?:^|\s)((?:(?:van|von|vom|zu|zur|der|den|de|del|della|di|da|das|dos|du|la|le|los|las|ter|ten|bin|ibn|al|el)(?:\s|$))+)$/u;

/** Of a name whose parts somebody gave: particles stand before the family name, and Jr. in a place of its own. */
export function tidyName({ family, given, suffix }: PersonName): PersonName {
  const name = { family: family.trim(), given: given.trim(), suffix: (suffix ?? '').replace(/^,\s*/u, '').trim() };
  for (const part of ['given', 'family'] as const) {
    const words = name[part].split(/,?\s+/u);
    const last = words.at(-1) ?? '';
    if (name.suffix === '' && words.length > 1 && suffixes.test(last)) {
      name.suffix = last;
      name[part] = name[part].slice(0, -last.length).replace(/[,\s]+$/u, '');
    }
  }
  const particle = trailing.exec(name.given);
  if (particle && name.family !== '') {
    name.given = particle[1] ?? '';
    name.family = `${(particle[2] ?? '').trim()} ${name.family}`;
  }
  return name.suffix === '' ? { family: name.family, given: name.given } : name;
}

/** A name as one text. A comma parts it; without one the family name is the last word with what belongs before it. */
export function splitName(name: string): PersonName {
  const text = name.trim().replace(/\s+/gu, ' ');
  const parts = text.split(/\s*,\s*/u).filter(Boolean);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 2 && suffixes.test(second)) return withSuffix(splitName(first), second);
  if (parts.length === 3 && suffixes.test(second)) return tidyName({ family: first, given: third, suffix: second });
  if (parts.length === 3 && suffixes.test(third)) return tidyName({ family: first, given: second, suffix: third });
  if (parts.length > 1) return tidyName({ family: first, given: parts.slice(1).join(' ') });
  if (/^\p{Script=Han}{1,2} \p{Script=Han}{1,3}$/u.test(text)) {
    const [family = '', given = ''] = text.split(' ');
    return { family, given };
  }
  if (/^\p{Script=Han}{2,4}$/u.test(text)) {
    const length = text.length > 2 ? (doubleFamilies.exec(text)?.[0].length ?? 1) : 1;
    return { family: text.slice(0, length), given: text.slice(length) };
  }
  if (bodies.test(text)) return { family: text, given: '' };
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 2 && suffixes.test(last)) return withSuffix(splitName(words.slice(0, -1).join(' ')), last);
  let from = words.length - 1;
  while (from > 0 && isParticle(words, from - 1)) from -= 1;
  // Two family names joined: Ortega y Gasset.
  if (words[from] === 'y' && from > 1) from -= 1;
  return { family: words.slice(from).join(' '), given: words.slice(0, from).join(' ') };
}

function isParticle(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (lowerParticles.has(word)) return true;
  if (at === 0) return false;
  if (word === 'Van') return !vietnamese.has((words[0] ?? '').toLowerCase());
  return (
    capitalParticles.has(word) ||
    (/^(?:La|Los|Las|Der|Den)$/u.test(word) && /^(?:De|Van|Von)$/u.test(words[at - 1] ?? ''))
  );
}

const withSuffix = (name: PersonName, suffix: string): PersonName => ({ ...name, suffix });
