import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';

/** 农村电商助力农产品销售: a matter that is named by what the one does for the other, and not by either alone. */
export const isFurthered = ({ language, object, bearing }: TitleUnderstanding): boolean =>
  language === 'zh' &&
  bearing !== null &&
  object.startsWith(bearing.cause) &&
  object.endsWith(bearing.outcome) &&
  object.length > bearing.cause.length + bearing.outcome.length;

/** What troubles the one troubles what it does for the other: what is known is looked for by the one. */
export const nameBearer = (title: TitleUnderstanding): TitleUnderstanding =>
  isFurthered(title) && title.bearing ? { ...title, object: title.bearing.cause } : title;
