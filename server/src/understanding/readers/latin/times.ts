const year = String.raw`(?:1[0-9]|20)\d{2}`;
const years = String.raw`${year}s?(?:\s?[-–—/]\s?(?:${year}|\d{2}|present|actualidad))?`;

/** "(1609)", ", 1945–1960" at the end: when, not what. */
export const bracketedTime = new RegExp(
  String.raw`\s*\((?:c\.\s?|ca\.\s?)?(${years})\)|,\s+(${years})(?=\s*$|\s*:)`,
  'gu',
);
export const bareYears = new RegExp(String.raw`(?<![\p{L}\p{N}])${years}(?![\p{L}\p{N}])`, 'u');
