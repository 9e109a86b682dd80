/** Neither he nor she. */
const author = 'quien escribe';

const opinion =
  /^(?:yo\s+|nosotr[oa]s\s+)?(?:(?:creo|pienso|opino|considero|supongo|siento|creemos|pensamos|opinamos|consideramos|sostenemos)(?: yo)?(?: que|,)\s+|(?:a m[ií]|a nosotros)?\s*(?:me|nos) parece que\s+|(?:en|a|seg[uú]n) (?:mi|nuestr[oa]) (?:propi[oa] |modesta )?(?:opini[oó]n|juicio|parecer|entender|punto de vista|experiencia)(?: es)?(?: que)?,?\s+|mi opini[oó]n es que\s+|desde mi punto de vista,?\s+|para m[ií],\s+|personalmente,?\s+(?:creo que\s+|pienso que\s+)?)/iu;
const inView = 'a juicio de quien escribe, ';

/** First persons that no rule makes third ones. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `fui fue|hice hizo|tuve tuvo|pude pudo|puse puso|supe supo|vine vino|dije dijo|traje trajo|quise quiso|estuve estuvo|anduve anduvo|di dio|vi vio|conduje condujo|propuse propuso
   |obtuve obtuvo|leí leyó|oí oyó|creí creyó|construí construyó|incluí incluyó|pedí pidió|seguí siguió|preferí prefirió|sentí sintió|repetí repitió|medí midió|elegí eligió|conseguí consiguió
   |corregí corrigió|serví sirvió|soy es|estoy está|tengo tiene|voy va|hago hace|veo ve|sé sabe|puedo puede|quiero quiere|vivo vive|propongo propone|recomiendo recomienda
   |sostengo sostiene|defiendo defiende|analizo analiza|comparo compara|necesito necesita|conozco conoce|prefiero prefiere|entiendo entiende|llevo lleva|he ha|soñé soñó|digo dice
   |creo cree|pienso piensa|opino opina|considero considera|noto nota|observo observa|utilizo utiliza|investigo investiga|espero espera|deseo desea|sugiero sugiere`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
/** Nouns as well: only behind “yo” they are what somebody does. */
const withPronoun: Readonly<Record<string, string>> = {
  ...{ trabajo: 'trabaja', estudio: 'estudia', uso: 'usa', paso: 'pasa', compro: 'compra', vendo: 'vende' },
  ...{ busco: 'busca', leo: 'lee', escribo: 'escribe', hablo: 'habla', enseño: 'enseña', aprendo: 'aprende' },
};
/** End as a first person does and are none. */
const noVerbs = new Set(
  'qué porqué café té bebé comité así aquí allí ahí casi sí mí esquí rubí colibrí canapé bufé chalé puré consomé josé'.split(
    ' ',
  ),
);

function third(verb: string, hasPronoun: boolean): string | null {
  const known = irregular[verb] ?? (hasPronoun ? withPronoun[verb] : undefined);
  if (known !== undefined) return known;
  if (noVerbs.has(verb) || verb.length < 4) return null;
  // What will be and would be, and a noun of that ending.
  if (/[aei]ré$/u.test(verb)) return `${verb.slice(0, -1)}á`;
  if (/qué$/u.test(verb)) return `${verb.slice(0, -3)}có`;
  if (/gué$/u.test(verb)) return `${verb.slice(0, -2)}ó`.replace(/guó$/u, 'gó');
  if (/cé$/u.test(verb)) return `${verb.slice(0, -2)}zó`;
  if (/é$/u.test(verb)) return `${verb.slice(0, -1)}ó`;
  if (/[^aeiou]í$/u.test(verb)) return `${verb.slice(0, -1)}ió`;
  return null;
}

const feminine = new Set(
  'universidad clase ciudad comunidad tesis investigación opinión región madre facultad calle población'.split(' '),
);
const masculine = new Set(
  'padre país jefe instituto centro hospital profesor supervisor director hogar lugar compañeros'.split(' '),
);

function ours(noun: string, isPlural: boolean): string | null {
  const bare = isPlural ? noun.replace(/es$|s$/u, '') : noun;
  const isFeminine = feminine.has(bare) || feminine.has(noun) || /(?:a|ción|sión|dad)$/u.test(bare);
  if (!isFeminine && !masculine.has(bare) && !masculine.has(noun) && !/o$/u.test(bare)) return null;
  return `nuestr${isFeminine ? 'a' : 'o'}${isPlural ? 's' : ''}`;
}

const possessive = /(?<!\p{L})(mis?)\s+(\p{Ll}+)/giu;
/** Behind these the verb of whoever speaks begins a clause of its own. */
const inside = /(?<=(?<!\p{L})(?:cuando|donde|como|que|porque|y|pero|si|mientras|,)\s+)(?:yo\s+)?(\p{Ll}+)(?!\p{L})/giu;

/** A sentence that somebody said of themselves, as one about the author. “Nosotros” is who writes, as papers have it. */
export function speakSpanish(clause: string): string {
  const lead = opinion.exec(clause)?.[0];
  if (lead !== undefined && clause.length > lead.length + 3) {
    const held = speakSpanish(clause.slice(lead.length));
    return `${inView}${held.charAt(0).toLowerCase()}${held.slice(1)}`;
  }
  const bare = clause.replace(/^nosotr[oa]s\s+(?=\p{L}+mos(?!\p{L}))/iu, '');
  const hasPronoun = /^yo\s/iu.test(bare);
  const words = bare.replace(/^yo\s+/iu, '');
  let told = words.replace(
    /^((?:también|ya|nunca|siempre|solo|además|no)\s+)?((?:me|nos|lo|la|los|las|le|les)\s+)?(\p{L}+)/iu,
    (whole, adverb: string | undefined, object: string | undefined, verb: string) => {
      const pronoun = object?.trim().toLowerCase();
      const said = verb.toLowerCase();
      if (pronoun === 'me' && /(?:ron|aba[n]?|ían?)$/u.test(said)) {
        return `${(adverb ?? '').toLowerCase()}a ${author} le ${said}`;
      }
      const of = third(said, hasPronoun);
      if (of === null) return whole;
      const own = pronoun === 'me' ? 'se ' : (object ?? '').toLowerCase();
      return `${author} ${(adverb ?? '').toLowerCase()}${own}${of}`;
    },
  );
  if (hasPronoun && told === words) told = `yo ${words}`;
  return told
    .replace(inside, (whole, verb: string) => {
      const of = /[éí]$/u.test(verb) || irregular[verb] !== undefined ? third(verb, false) : null;
      return of === null || /^(?:sé|di|creo|voy|he)$/u.test(verb) ? whole : of;
    })
    .replace(possessive, (whole, mine: string, noun: string) => {
      const instead = ours(noun.toLowerCase(), mine.toLowerCase() === 'mis');
      return instead === null ? whole : `${instead} ${noun}`;
    });
}
