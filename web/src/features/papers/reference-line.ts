/** An entry as it stands in the list: numbered styles begin with the number. */
export function referenceLine(label: string, text: string): string {
  return label ? `${label} ${text}` : text;
}
