import { type Core, plainCore } from '../core.ts';
import { takeContexts } from './take-contexts.ts';

const why = /^(?:なぜ|何故|どうして)(.{1,30}?)(?:は|が)(.{2,40}?)(?:のか|か|のだろうか)$/u;
const whyLate = /^(.{1,30}?)は(?:なぜ|何故|どうして)(.{2,40}?)(?:のか|か|のだろうか)$/u;
const how =
  /^(.{1,30}?)は(?:どのように|いかに|如何に)(.{0,20}?)(?:を)?(変える|変えた|変えている|影響する|影響した|形成された|生まれた|発展した|機能する|防ぐ|実現する)?(?:べき)?(?:のか|か|のだろうか)$/u;
const what = /^(.{1,30}?)とは(?:何か|なにか|何)$/u;
const whether = /^(.{1,30}?)は(?:本当に)?(.{2,40}?)(?:のか|だろうか|であるか|か)$/u;
const become = /^(.{2,14}?)に?(?:なりうる|なり得る|なれる)$/u;
const mark = /[？?]+$/u;
/** People as such: what they do is asked about, not they. */
const anyone = /^(?:人間?|人々|人びと|人類|私たち|わたしたち|我々|われわれ)$/u;
const forbidden = /^(.{1,20}?)を(.{1,10}?)(?:ては|では)(?:いけない|ならない)(?:の|な)?$/u;
/** Whether one thing changes another: 高めるか, 解決できるか, 減らせるか. */
const changes =
  /^(.{2,30}?)(を|に)(?:どこまで|どの程度)?(高め|促進|促す|促し|改善|解決|向上|抑制|抑え|減ら|増や|防|救|変え|強化|低下|軽減|緩和|克服|解消|活性化|寄与|貢献|つなが|役立|影響|支え|妨げ|阻害|縮小|拡大|広げ)(?:[るすぐうつ]|される|させる|する|した|できる|れる|せる|げる|ている|るの|うる|える|てる|るだろう)?(?:の)?$/u;

/** A question as a noun phrase: AIは責任主体になりうるか asks of AI whether it can be a 責任主体. */
export function readQuestion(text: string): Core | null {
  const plain = text.replace(mark, '');
  const ask = (object: string, aspect: string, sure: number, ...signs: Core['signs']): Core =>
    plainCore(object, aspect, sure, { signs: ['question', ...signs] });
  const cause = why.exec(plain) ?? whyLate.exec(plain);
  if (cause?.[1] && cause[2] && anyone.test(cause[1])) {
    const banned = forbidden.exec(cause[2]);
    return banned?.[1]
      ? ask(banned[1], '禁じられる根拠', 0.6, 'argument')
      : ask(`${cause[2].replace(/(?:なければならない|べきな?|の)$/u, '')}こと`, '理由', 0.55, 'factors');
  }
  if (cause?.[1] && cause[2]) return ask(cause[1], `${cause[2].replace(/の$/u, '')}要因`, 0.7, 'factors');
  const meaning = what.exec(plain);
  if (meaning?.[1]) return ask(meaning[1], '意味', 0.75, 'concept');
  const manner = how.exec(plain);
  if (manner?.[1]) {
    const affected = manner[2] ?? '';
    if (/変え|影響/u.test(manner[3] ?? '') && affected) {
      return {
        ...ask(manner[1], `${affected.replace(/[をに]$/u, '')}への影響`, 0.75, 'effect'),
        bearing: { cause: manner[1], outcome: affected.replace(/[をに]$/u, ''), through: null, under: null },
      };
    }
    return ask(manner[1], '方法と課題', 0.5, 'remedy');
  }
  const doubt = whether.exec(plain);
  if (doubt?.[1] && doubt[2]) {
    const role = become.exec(doubt[2]);
    if (role?.[1]) return ask(`${doubt[1]}の${role[1]}性`, '検討', 0.65, 'argument');
    const change = changes.exec(doubt[2]);
    if (change?.[1]) {
      const { contexts, rest: outcome } = takeContexts(change[1]);
      return {
        ...ask(doubt[1], `${outcome}への影響`, 0.7, 'effect'),
        contexts,
        bearing: { cause: doubt[1], outcome, through: null, under: null },
      };
    }
    const isOught = /べき|許される|許容/u.test(doubt[2]);
    return ask(doubt[1], isOught ? '是非' : '検討', 0.5, 'argument');
  }
  return null;
}
