/**
 * What a JSON text says as far as it has come: the values in it that are whole, in objects and lists that may not be.
 * Undefined when nothing is there yet, or when it is no JSON.
 */
export function parsePartialJson(text: string): unknown {
  const { end, open } = findWhole(text);
  if (end === 0) return undefined;
  try {
    return JSON.parse(text.slice(0, end) + open);
  } catch {
    return undefined;
  }
}

/** Up to where everything is whole, and what closes all that is open there. */
function findWhole(text: string): { end: number; open: string } {
  let open = '';
  let whole = { end: 0, open };
  let isInString = false;
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      if (character !== '"') continue;
      isInString = false;
      if (!isName) whole = { end: at + 1, open };
      continue;
    }
    switch (character) {
      case '"':
        isInString = true;
        break;
      case '{':
      case '[':
        open = (character === '{' ? '}' : ']') + open;
        isName = character === '{';
        whole = { end: at + 1, open };
        break;
      case '}':
      case ']':
        open = open.slice(1);
        whole = { end: at + 1, open };
        break;
      case ':':
        isName = false;
        break;
      case ',':
        // A number has no end of its own.
        whole = { end: at, open };
        isName = open.startsWith('}');
        break;
    }
  }
  return whole;
}
