/** More of them in a row are no English. */
const mostParts = 3;

/** Those among whom something is found, with what is said of them: patients with diabetes. */
const people =
  /\b(?:patients|students|pupils|children|adolescents|employees|staff|workers|residents|nurses|teachers|people|adults|consumers|farmers|caregivers|women|men|minors|users|families|graduates|mothers|parents|youth)(?:$| (?:with|living|in) )/u;
const isPlural = (name: string): boolean => /[^s]s$/u.test(name) || people.test(name);
/** What is found among people rather than theirs. */
const foundAmong =
  /\b(?:behaviou?rs?|adherence|dependence|addiction|anxiety|depression|burnout|procrastination|loneliness|stress|bullying|reading|obesity|myopia|use|turnover|falls|delinquency|suicide|fatigue)$/u;

/** What Chinese puts before everything else and English behind it. */
function takeSetting(parts: readonly string[]): { rest: readonly string[]; behind: string } | null {
  const [first = '', second = ''] = parts;
  if (first === 'community' && parts.length > 2) return { rest: parts.slice(1), behind: 'in the community' };
  return /^(?:urban|rural)$/u.test(first) && second === 'community' && parts.length > 2
    ? { rest: parts.slice(2), behind: `in ${first} communities` }
    : null;
}

/**
 * Parts of one name as English has them: the performance of small and medium enterprises, self-management behavior among elderly patients in the
 * community; null of more than it can hold.
 */
export function putTogether(parts: readonly string[]): string | null {
  const setting = takeSetting(parts);
  if (setting) {
    const rest = putTogether(setting.rest);
    return rest === null ? null : `${rest} ${setting.behind}`;
  }
  const many = parts.slice(0, -1).findLastIndex(isPlural) + 1;
  if (many > mostParts || parts.length - many > mostParts) return null;
  const owned = parts.slice(many).join(' ');
  if (many === 0) return owned;
  const whose = parts.slice(0, many).join(' ');
  return people.test(whose) && foundAmong.test(owned) ? `${owned} among ${whose}` : `the ${owned} of ${whose}`;
}
