/** What a remark names as that which goes: a sentence is often marked by one word of it. */
export type Goes = 'WORDS' | 'SENTENCE' | 'PARAGRAPH';

/** What a remark says outright of the words that it was set on, or of what they stand in. */
export type PlainRemark = { kind: 'DELETE'; what: Goes } | { kind: 'REPLACE'; by: string };

/** Each says “take this away” and nothing beside it. */
const deletions: readonly RegExp[] = [
  /^(?:请|建议|可以?|应(?:该|当)?|这|此|该|本|里|处|一|个|些|几|句(?:话|子)?|词(?:语)?|段(?:话|落)?|部分|内容|整|全|都|把|将)*(?:删(?:除|掉|去|了)?|去(?:掉|除)|不要了?|不需要)(?:这|此|该|本|一|个|些|几|句(?:话|子)?|词(?:语)?|段(?:话|落)?|部分|内容|处|吧|即可|了)*$/u,
  /^(?:please )?(?:delete|remove|cut|omit|drop|strike)(?: out)?(?: (?:this|these|that|it|the|whole|entire|sentences?|words?|phrase|part|passage|paragraph|here))*(?:,? please)?$/iu,
  /^(?:por favor,? )?(?:elimin[ae]r?|quit[ae]r?|suprim[ae]|suprimir|borr[ae]r?)(?: (?:est[aeo]s?|tod[ao]|la|el|frases?|palabras?|oraciones|oración|parte|párrafo|pasaje|aquí))*(?:,? por favor)?$/iu,
  /^(?:この|その|ここ|本|一|全|文|語|句|部分|箇所|段落|表現|文言|を|は|の)*(?:削除|カット)(?:して(?:ください)?|する|すること|のこと|してほしい|お願いします)?$/u,
];

/** The new words stand in quotation marks: without them “the active voice” would be put into the text. */
const replacements: readonly RegExp[] = [
  /^(?:请|建议|应(?:该|当)?|可以?|此处|这里|统一)*(?:改|换|修改|更改|替换|写|用)(?:用|成|为|作)*\s*[“"「『‘]([^“”"「」『』‘’]+)[”"」』’](?:更好|为宜|即可|吧)?$/u,
  /^应(?:为|作|是)\s*[“"「『‘]([^“”"「」『』‘’]+)[”"」』’]$/u,
  /^(?:please )?(?:change|replace|use|write|say)(?: (?:this|it|that|here))?(?: (?:to|with|by|as|into))?\s*["“‘«]([^"“”‘’«»]+)["”’»](?: (?:instead|here))*$/iu,
  /^(?:this )?(?:should|must) (?:be|read)\s*["“‘«]([^"“”‘’«»]+)["”’»]$/iu,
  /^(?:cambi[ae]r?|sustitu(?:ir|y[ae])|reempla(?:zar?|ce)|us[ae]r?|escrib(?:ir|[ae]))(?: (?:esto|lo|aquí))?(?: (?:por|a|como))?\s*["“«]([^"“”«»]+)["”»]$/iu,
  /^deb(?:e|ería) (?:ser|decir)\s*["“«]([^"“”«»]+)["”»]$/iu,
  /^(?:ここ[はを]|これ[はを])?[「『]([^「」『』]+)[」』](?:に|と)(?:変更|修正|訂正|置換|統一)(?:して(?:ください)?|する)?$/u,
  /^(?:ここ[はを]|これ[はを])?[「『]([^「」『』]+)[」』]に(?:直して|書き換えて|書き直して|置き換えて)(?:ください)?$/u,
];

const longestReplaced = 60;

const named: readonly (readonly [Goes, RegExp])[] = [
  ['PARAGRAPH', /段|paragraph|párrafo/iu],
  ['SENTENCE', /句|sentence|frase|oraci[oó]n|[このそ本一全]文/iu],
];
const namedBy = (remark: string): Goes => named.find(([, word]) => word.test(remark))?.[0] ?? 'WORDS';

/** Null for whatever asks for more than that, or for something else; `quote`: the words that it was set on. */
export function readPlainRemark(remark: string, quote: string): PlainRemark | null {
  const said = remark.trim().replace(/[\s。.!！]+$/u, '');
  if (quote === '' || said === '' || said.length > 200) return null;
  if (deletions.some((deletion) => deletion.test(said))) return { kind: 'DELETE', what: namedBy(said) };
  if (quote.length > longestReplaced) return null;
  for (const replacement of replacements) {
    const by = replacement.exec(said)?.[1]?.trim();
    if (by) return { kind: 'REPLACE', by };
  }
  return null;
}

/** Without a blank too many where words went. */
export function withoutWords(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (/\s$/u.test(before) && /^[\s.,;:!?)]/u.test(after)) return `${before.trimEnd()}${after}`.trim();
  return `${before}${before === '' ? after.trimStart() : after}`.trim();
}
