/** What Word leaves of a file when all changes in it are accepted, or all rejected; enough for what the tests write. */
export function acceptChanges(xml: string): string {
  return xml.replace(/<w:del\b[^>]*>.*?<\/w:del>/gsu, '').replace(/<\/?w:ins\b[^>]*>/gu, '');
}

export function rejectChanges(xml: string): string {
  return xml
    .replace(/<w:p><w:pPr>(?:(?!<w:p>|<\/w:p>).)*<w:ins\b[^>]*\/><\/w:rPr><\/w:pPr>.*?<\/w:p>/gsu, '')
    .replace(/<w:ins\b[^>]*>.*?<\/w:ins>/gsu, '')
    .replace(/<\/?w:del\b[^>]*>/gu, '')
    .replace(/<(\/?)w:delText\b/gu, '<$1w:t')
    .replace(/<(\/?)w:delInstrText\b/gu, '<$1w:instrText');
}
