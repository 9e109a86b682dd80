import type { Language } from '@yanmo/contract/languages';
import type { TitleRequest } from '../../engine.ts';
import { readTopics, type TitleData, type Topic } from './title-data.ts';

type Cues = Readonly<Record<Language, RegExp>>;

const children: Cues = {
  zh: /儿童|小学生|中学生|初中生|高中生|幼儿|青少年|少年|孩子|婴幼儿/u,
  en: /\b(?:child(?:ren)?|pupils?|toddlers?|infants?|teenagers?|adolescents?|schoolchildren|kids|boys|girls)\b/iu,
  es: /(?<!\p{L})(?:niñ\p{L}+|escolares|adolescentes|alumn\p{L}+|menores|infantes|bebés)/iu,
  ja: /児童|生徒|小学生|中学生|高校生|幼児|子ども|子供|乳幼児/u,
};

const workers: Cues = {
  zh: /教师|老师|护士|医生|员工|职工|工人|农民工|骑手|司机|公务员|从业|主播|程序员|军人|警察|律师|会计|导游|厨师|保安|快递/u,
  en: /\b(?:nurses?|teachers?|doctors?|physicians?|employees?|workers?|staff|drivers?|riders?|engineers?|officers?|lawyers?|accountants?|managers?|midwives|carers?|programmers?|journalists?|pilots?|chefs?|librarians?)\b/iu,
  es: /(?<!\p{L})(?:enfermer\p{L}+|docentes?|profesor\p{L}*|maestr\p{L}+|médic\p{L}+|emplead\p{L}+|trabajador\p{L}*|personal|conductor\p{L}*|repartidor\p{L}*|ingenier\p{L}+|policías?|abogad\p{L}+|periodistas?|cuidador\p{L}*|funcionari\p{L}+)/iu,
  ja: /看護師|教員|教師|医師|従業員|社員|労働者|運転手|配達員|公務員|警察官|弁護士|保育士|介護士|介護職員|技術者|記者/u,
};

/** What can be asked of the people that were named: of children not what grown people do, of those who work their work first. */
export function topicsOfPeople(
  { peopled }: TitleData,
  { field, language }: TitleRequest,
  populations: readonly string[],
): Topic[] {
  const people = populations.join(' ');
  const isWorker = workers[language].test(people);
  const isChild = !isWorker && children[language].test(people);
  const lines = (peopled[field] ?? '').trim().split('\n');
  const marked = lines.map((line) => {
    const [, mark = '', rest = line] = /^(?:([akw]) )?(.*)$/u.exec(line) ?? [];
    const [matter = '', outcome = '', kinds = ''] = rest.split('|');
    return { mark, line: `${matter}|${outcome}||${kinds}` };
  });
  const fit = marked.filter(({ mark }) => {
    if (mark === 'k') return isChild;
    if (mark === 'w') return isWorker;
    return mark === '' || !isChild;
  });
  const first = fit.filter(({ mark }) => mark === 'k' || mark === 'w');
  const rest = fit.filter((each) => !first.includes(each));
  return readTopics([...first, ...rest].map(({ line }) => line).join('\n'));
}
