import type { Change, Rule, WishRules } from '../change.ts';
import { cleanTopic, readNumber, readPlace, readPurpose } from './read-words.ts';

const nth =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|opening|closing|penultimate|second[- ]to[- ]last|\\d+(?:st|nd|rd|th))';
const num = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const p = `(?:the )?(?:${nth} paragraph|paragraph ${num})`;
const cut = '(?:delete|remove|cut|drop|take out|get rid of|strip|leave out|omit)';
const rule = (source: string, read: Rule[1]): Rule => [new RegExp(source, 'iu'), read];
const length = (factor: number, place?: string): Change => ({
  kind: 'length',
  length: { by: 'factor', factor },
  place: readPlace(place),
});
const q = '["“”\'‘’«»]';

const form =
  /^(?:(?:the|this|it|that|a|an) ?)*(?:(?:\w+ )?paragraphs?|section|lists?|tables?|prose|text|bullet|passive|active|voice|sentences?|tone|it|this|them)\b/iu;

const replace = (from = '', to = ''): Change | null => {
  const [one, other] = [trim(from), trim(to)];
  return one === '' || other === '' || form.test(one) || form.test(other)
    ? null
    : { kind: 'replace', from: one, to: other };
};
const trim = (text: string): string =>
  text
    .replace(/^(?:the (?:word|term|phrase|expression)|all|every|each) /iu, '')
    .replace(
      /\s+(?:everywhere|throughout(?: the (?:section|text))?|in (?:the|this) (?:section|text)|consistently)$/iu,
      '',
    )
    .replace(/^["“”'‘’«»\s]+|["“”'‘’«»\s.]+$/gu, '');

const rules: readonly Rule[] = [
  rule(`(?:replace|substitute|swap out) (.{1,60}?) (?:with|by) (.{1,60})$`, ([, from, to]) => replace(from, to)),
  rule(`(?:change|rename|turn) (${q}.{1,60}?${q}) (?:to|into) (${q}?.{1,60})$`, ([, from, to]) => replace(from, to)),
  rule(`(?:use|say|write|call it) (${q}.{1,60}?${q}) (?:instead of|rather than|not) (.{1,60})$`, ([, to, from]) =>
    replace(from, to),
  ),
  rule(`use (.{2,40}?) (?:instead of|rather than) (.{2,40})$`, ([, to, from]) => replace(from, to)),
  rule(`change (.{2,40}?) to (.{2,40}?) (?:everywhere|throughout.*)$`, ([, from, to]) => replace(from, to)),
  rule(`(?:merge|combine|join) (?:the )?(${nth}) and (?:the )?(${nth}) paragraphs?`, ([, a, b]) => merge(a, b)),
  rule(`(?:merge|combine|join) paragraphs? (${num}) (?:and|with) (?:paragraph )?(${num})`, ([, a, b]) => merge(a, b)),
  rule(`(?:merge|combine|join) (${p}) (?:and|with|into) (${p})`, ([, a, b]) => merge(a, b)),
  rule(
    `(?:merge|combine|make|join|turn|put) (?:it |them |all |everything |the paragraphs |this section |the whole section )*(?:all )?(?:in|into|to) (?:one|a single) paragraph`,
    () => ({ kind: 'merge_all' }),
  ),
  rule(
    `(?:split|break|divide)(?: up)? (${p})(?: up)?(?: in(?:to)? \\w+(?: paragraphs?)?)?|(?:split|break|divide)(?: up)? (?:it|this|the (?:long )?paragraph|the longest paragraph)(?: up)?(?: in(?:to)? \\w+(?: paragraphs?)?)?`,
    ([, place]) => ({ kind: 'split', place: readPlace(place) }),
  ),
  rule(`(?:swap|exchange|switch) (${p}|the ${nth}) and (${p})`, ([, a, b]) => {
    const [first, second] = [readPlace(a), readPlace(b)];
    return first && second && { kind: 'swap', first, second };
  }),
  rule(`(?:move|put|shift) (${p}) (?:to|at) the (start|beginning|front|top|end|bottom|very end)`, ([, a, to]) => {
    const place = readPlace(a);
    return place && { kind: 'move', place, to: { from: /end|bottom/iu.test(to ?? '') ? 'end' : 'start', nth: 1 } };
  }),
  rule(`${cut} the (${nth}) sentence(?: (?:of|in|from) (${p}))?`, ([, a, b]) => {
    const place = readPlace(a);
    return place && { kind: 'remove_sentence', place, within: readPlace(b) };
  }),
  rule(`${cut} (${p})`, ([, a]) => {
    const place = readPlace(a);
    return place && { kind: 'remove_paragraph', place };
  }),
  rule(
    `(?:turn|convert|change|rewrite|make) (?:the |this |that )?(?:(?:bulleted |numbered |bullet )?lists?|bullet points|bullets|table|items) (?:back )?(?:in)?to (?:continuous |running |plain |flowing )?(?:prose|text|paragraphs?|sentences|a paragraph)|no (?:bullet points|bullets|lists)`,
    () => ({ kind: 'to_prose', place: null }),
  ),
  rule(`${cut} (?:the |all |this |that )*(table|list|bullet points|figure|diagram|picture)s?$`, ([, what = '']) => ({
    kind: 'remove_block',
    block: /table/iu.test(what) ? 'table' : /list|bullet/iu.test(what) ? 'list' : 'figure',
    place: null,
  })),
  rule(
    `${cut} (?:all |the |of )*(?:citations?|references|sources)|(?:do not|don't|no) (?:cite|citations)\\b(?: anything)?`,
    () => ({ kind: 'cite', amount: 'none', place: null }),
  ),
  rule(
    `${cut} (?:the |all |any |every )*(?:sentences?|parts?|passages?|bits?|remarks?|mentions?|discussion|material|content|everything|references?) (?:that (?:talks?|speaks?|mentions?|deals?|discuss(?:es)?)(?: about| of| with| to)?|which mentions?|about|on|of|to|mentioning|dealing with|concerning|regarding) (.+)$`,
    ([, about = '']) => ({ kind: 'remove_sentences', about: cleanTopic(about) }),
  ),
  rule(`${cut} (?:the (?:word|phrase|words) )?${q}(.+?)${q}`, ([, words = '']) => ({ kind: 'remove_words', words })),
  rule(
    `(?:(${p}) )?(?:to|at|under|within|below|about|around|roughly|approximately|exactly|no more than|at most) (?:about |around |roughly )?(\\d[\\d,]*) words`,
    ([, place, units]) => ({
      kind: 'length',
      length: { by: 'total', units: readNumber(units) ?? 0 },
      place: readPlace(place),
    }),
  ),
  rule(
    `(?:add|write|another|extend (?:it )?by|expand (?:it )?by|lengthen (?:it )?by) (?:about |around |another )*(\\d[\\d,]*) (?:more )?words`,
    ([, units]) => ({ kind: 'length', length: { by: 'more', units: readNumber(units) ?? 0 }, place: null }),
  ),
  rule(
    `(?:cut|remove|trim|drop|shorten (?:it )?by|reduce (?:it )?by|delete) (?:about |around |it by |by )*(\\d[\\d,]*) words`,
    ([, units]) => ({ kind: 'length', length: { by: 'more', units: -(readNumber(units) ?? 0) }, place: null }),
  ),
  rule(
    `(?:cut|shorten|reduce|trim|condense)(?: (${p}|it|this|the section|the text))? (?:by|in|to) (?:a )?half|half (?:the|as) (?:length|long)`,
    ([, place]) => length(0.5, place),
  ),
  rule(
    `(?:cut|shorten|reduce|trim|condense)(?: (${p}|it|this|the section|the text))? by (?:a|one) third`,
    ([, place]) => length(2 / 3, place),
  ),
  rule(`double (?:the length(?: of)?|it|this)?(?: ?(${p}))?|twice (?:the|as) (?:length|long)`, ([, place]) =>
    length(2, place),
  ),
  rule(`(?:expand|extend|lengthen)(?: (${p}|it|this|the section))? by (?:a )?half`, ([, place]) => length(1.5, place)),
  rule(
    `(?:cite|use|quote) (?:fewer|less)(?: (?:sources|works|citations|references|literature))?|(?:fewer|less|too many) (?:citations|references|sources|quotations)`,
    () => ({ kind: 'cite', amount: 'fewer', place: null }),
  ),
  rule(
    `(?:cite|use|add|include|bring in|give|with|needs?|reference) (?:some |a few |several )?(?:more|additional|further|extra|other|another) (?:\\w+ )?(?:citations?|references?|sources?|works?|literature|studies|papers)|cite more(?: (?:sources|works|literature|studies|papers))?|(?:add|include) (?:some )?(?:citations|references|sources)|back (?:it|this) up with (?:sources|literature)|too few (?:citations|sources|references)`,
    () => ({ kind: 'cite', amount: 'more', place: null }),
  ),
  rule(
    `(?:cite|reference|refer to|quote|bring in|mention the (?:work|study|paper|article) (?:of|by)) (?:the (?:work|study|paper|article|book) (?:of|by|called|entitled|titled) )?(.{2,100})$`,
    ([, named = '']) => ({ kind: 'cite_work', named: trim(named) }),
  ),
  rule(
    `(?:turn|convert|make|change|rewrite|put|present|format|set)(?: out)? (?:(${p})|it|this|the (?:points|paragraph|section|text|content|steps|reasons|arguments))?(?: (?:into|to|as|in|out as))?(?: an?)? (?:\\w+ )?(?:list|bullet points?|bullets|bulleted list|numbered list)(?: (?:out )?of (${p}))?|(?:use|with) (?:bullet points|bullets|a list)|list the (?:points|reasons|steps|arguments)`,
    ([, a, b]) => ({ kind: 'to_list', place: readPlace(a ?? b) }),
  ),
  rule(
    `(?:turn|convert|make|put|present|summari[sz]e|show|arrange|set)(?: out)? (?:(${p})|it|this|the (?:points|paragraph|section|text|content|list|items|steps|comparison|differences))?(?: (?:into|to|as|in|out as))?(?: an?)? (?:\\w+ )?table(?: (?:out )?of (${p}|the (?:list|points|items)))?`,
    ([, a, b]) => ({ kind: 'to_table', place: readPlace(a ?? b) }),
  ),
  rule(
    `(?<!\\p{L})(?:(?:at|in|to) the (start|beginning|top|end)|(?:after|behind|following) (${p})|before (${p}))?,? ?(?:please )?(?:add|insert|include|write|append|give|provide|begin with|start with|open with|end with|close with|finish with|conclude with) (?:in )?(?:(?:(${num}|an?|a few|some|another|a short|a brief|a closing|a concluding|an opening|a final|one more) )?(?:short |brief |new |further |extra )?(?:(paragraphs?|sentences?|passages?|lines?) )?)(.+?)(?: (?:at|to) the (start|beginning|top|end))?(?: (?:after|following) (${p}))?$`,
    ([, where, after, before, count, , rest = '', where2, after2]) =>
      add(where ?? where2, after ?? after2, before, count, rest),
  ),
  rule(`(?:define|explain the meaning of) (.+)$`, ([, rest = '']) => ({
    kind: 'add',
    purpose: 'definition',
    about: cleanTopic(rest),
    count: 1,
    at: null,
  })),
  rule(
    `(?:discuss|mention|explain|address|cover|elaborate on|talk about|touch on|say something about|illustrate|compare) (.+)$`,
    ([all, rest = '']) =>
      add(undefined, undefined, undefined, undefined, /^(?:compare|illustrate)/iu.test(all) ? all : rest),
  ),
  rule(`summari[sz]e (?:the section|it|this)?(?: at the end)?$`, () =>
    add('end', undefined, undefined, undefined, 'a summary'),
  ),
  rule(
    `(?:shorter|short) sentences|(?:split|break|cut|shorten)(?: up)? (?:the |up |all )*(?:overly )?(?:long )?sentences(?: in (${p}))?|sentences are too long`,
    ([, place]) => ({ kind: 'style', style: 'short', place: readPlace(place) }),
  ),
  rule(
    `(?:more |sound |too )?(?:formal|academic|scholarly|professional)(?: (?:tone|style|language|register|english|wording))?|less (?:informal|colloquial|casual|conversational)|(?:no|avoid|without|remove) (?:contractions|colloquialisms|slang)|too (?:informal|colloquial|casual)`,
    () => ({ kind: 'style', style: 'formal', place: null }),
  ),
  rule(
    `simpl(?:er|ify|e)(?: (?:language|words|wording|english|the language|the wording|it))?|plain(?:er)? (?:english|language|words)|easier to (?:read|understand)|less (?:technical|complicated|academic|jargon)|avoid jargon`,
    () => ({ kind: 'style', style: 'simple', place: null }),
  ),
  rule(`active voice|(?:less|fewer|avoid|no|too much) passive(?:s| voice)?|(?:change|turn) (?:the )?passive`, () => ({
    kind: 'style',
    style: 'active',
    place: null,
  })),
  rule(
    `(?:polish|improve|refine|tidy(?: up)?)(?: (?:the )?(${p}|language|wording|style|it|this|english|writing))?`,
    ([, place]) => [
      { kind: 'style', style: 'formal', place: readPlace(place) },
      { kind: 'style', style: 'short', place: readPlace(place) },
    ],
  ),
  rule(
    `(?:rewrite|rephrase|reword|paraphrase|redo|write)(?: (${p}|it|this|the section|the whole section|the text|everything))?(?: (?:again|anew|differently|in other words))?$|say it differently`,
    ([, place]) => ({ kind: 'rewrite', place: readPlace(place) }),
  ),
  rule(
    `(?:make |keep )?(${p})?.{0,20}?(?:shorten|shorter|condense|more concise|concise|trim|tighten|briefer|brief|cut (?:it )?down|too long|too wordy|wordy|write less|say less|fewer words|verbose|long-winded|reduce the length|less repetitive)(?: (${p}|it|this|the section|the text))?`,
    ([, a, b]) => length(0.7, a ?? b),
  ),
  rule(
    `(?:make )?(${p})?.{0,20}?(?:lengthen|longer|expand(?: on)?|extend|elaborate|flesh out|more detail(?:ed|s)?|in (?:more|greater) depth|too short|too thin|develop(?: further)?|go deeper)(?: (${p}|it|this|the section|the text|the argument))?`,
    ([, a, b]) => length(1.4, a ?? b),
  ),
];

function merge(a: string | undefined, b: string | undefined): Change | null {
  const [first, second] = [readPlace(a), readPlace(b)];
  return first && second && { kind: 'merge', first, second };
}

function add(
  where: string | undefined,
  after: string | undefined,
  before: string | undefined,
  count: string | undefined,
  rest: string,
): Change | null {
  const { purpose, about } = readPurpose(rest.replace(/\s(?:paragraph|sentence|section|passage)s?$/iu, ''));
  if (
    purpose === 'topic' &&
    (about.length < 3 || /^(?:more )?(?:detail|words|length|depth)|^(?:less|more|shorter|longer)$/iu.test(about))
  )
    return null;
  const previous = readPlace(before);
  const at = readPlace(after) ?? (previous ? { ...previous, nth: previous.nth - 1 } : null);
  const isStart = /start|beginning|top/iu.test(where ?? '');
  return {
    kind: 'add',
    purpose,
    about,
    count: /few|some/iu.test(count ?? '') ? 1 : Math.min(5, readNumber(count) ?? 1),
    at: at ?? (isStart ? { from: 'start', nth: 0 } : null),
  };
}

export const enWishes: WishRules = {
  clauses:
    /[.;!?\n]+(?=\s|$)|,?\s+(?:and then|then|and also|also|and please|and)\s+(?=(?:please |then |also )?(?:add|remove|delete|cut|drop|make|merge|split|replace|cite|use|turn|convert|shorten|lengthen|expand|simplify|define|discuss|explain|mention|rewrite|rephrase|move|change|insert|include|write|put|give|keep|end|close|break|do not|don't|avoid|trim|condense|extend|polish|summari[sz]e|compare|swap|double))|(?<!^(?:please )?(?:after|before|at|in|following)[^,]*),\s+(?=(?:and |then |also )?(?:please )?(?:add|remove|delete|cut|drop|make|merge|split|replace|cite|use|turn|convert|shorten|lengthen|expand|simplify|define|discuss|rewrite|move|change|insert))/iu,
  fillers:
    /^(?:and|then|also|please|finally|first|next|secondly)\s+|\b(?:please|kindly|could you|can you|would you|i (?:would|'d) like (?:you )?to|i want (?:you )?to|thanks?(?: you)?|a bit|a little|slightly|somewhat|much|just|if possible)\b|,\s*$/giu,
  asks: /\b(?:add|remove|delete|make|change|replace|cite|use|turn|write|insert|move|fix|correct|update|translate|check|include|convert|draw|compute|calculate|give|put|align|format|number)\b/iu,
  light: /\b(?:make|turn|change|put|give|write|use|keep|convert)\b/giu,
  rules,
};
