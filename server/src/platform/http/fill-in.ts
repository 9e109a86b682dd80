/** Replaces each `{name}` by the parameter of that name; one that is not given stays, so that its lack shows. */
export function fillIn(text: string, params: Readonly<Record<string, unknown>>): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] === undefined ? whole : String(params[name]),
  );
}
