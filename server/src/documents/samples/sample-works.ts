import type { CitationName, CitationRecord } from '../citations/citations.ts';

const person = (family: string, given: string): CitationName => ({ family, given });
const article = (
  id: string,
  author: CitationName[],
  title: string,
  journal: string,
  [year, volume, issue, page]: readonly [number, number, string, string],
  rest: Partial<CitationRecord> = {},
): CitationRecord => ({
  id,
  type: 'article-journal',
  author,
  title,
  'container-title': journal,
  issued: { 'date-parts': [[year]] },
  volume,
  issue,
  page,
  ...rest,
});

/** Works that exist and are known well enough to be cited without looking them up. */
export const sampleWorks: readonly CitationRecord[] = [
  article(
    'teece1997',
    [person('Teece', 'David J.'), person('Pisano', 'Gary'), person('Shuen', 'Amy')],
    'Dynamic capabilities and strategic management',
    'Strategic Management Journal',
    [1997, 18, '7', '509-533'],
  ),
  article(
    'eisenhardt2000',
    [person('Eisenhardt', 'Kathleen M.'), person('Martin', 'Jeffrey A.')],
    'Dynamic capabilities: What are they?',
    'Strategic Management Journal',
    [2000, 21, '10-11', '1105-1121'],
  ),
  article(
    'barney1991',
    [person('Barney', 'Jay')],
    'Firm resources and sustained competitive advantage',
    'Journal of Management',
    [1991, 17, '1', '99-120'],
  ),
  article(
    'vial2019',
    [person('Vial', 'Gregory')],
    'Understanding digital transformation: A review and a research agenda',
    'The Journal of Strategic Information Systems',
    [2019, 28, '2', '118-144'],
  ),
  article(
    'davis1989',
    [person('Davis', 'Fred D.')],
    'Perceived usefulness, perceived ease of use, and user acceptance of information technology',
    'MIS Quarterly',
    [1989, 13, '3', '319-340'],
  ),
  article(
    'cronbach1951',
    [person('Cronbach', 'Lee J.')],
    'Coefficient alpha and the internal structure of tests',
    'Psychometrika',
    [1951, 16, '3', '297-334'],
  ),
  article(
    'chen2020',
    [person('陈', '剑'), person('黄', '朔'), person('刘', '运辉')],
    '从赋能到使能——数字化环境下的企业运营管理',
    '管理世界',
    [2020, 36, '2', '117-128, 222'],
    { language: 'zh' },
  ),
  article(
    'qi2020',
    [person('戚', '聿东'), person('肖', '旭')],
    '数字经济时代的企业管理变革',
    '管理世界',
    [2020, 36, '6', '135-152, 250'],
    { language: 'zh' },
  ),
];
