import type { CandidateWork, JudgedWork, JudgeRequest } from './engine.ts';
import { isReadable, mixWorks } from './mix-works.ts';
import { createSayShared } from './say-shared.ts';

/** Works on methods are a few among the others. */
const methodShare = 0.15;

/**
 * Without reading anything: what shares enough with what the paper is about, as many as are wanted, the student's own
 * besides. Nothing is taken to make up the number.
 */
export function judgeWorksAtOnce(request: JudgeRequest): JudgedWork[] {
  const { candidates, wanted } = request;
  const own = candidates.filter(({ isOwn }) => isOwn);
  // Chinese readers are asked for works from abroad, whatever their language; others read their own and English.
  const isRead = (work: CandidateWork): boolean => request.language === 'zh' || isReadable(work, request.language);
  const fitting = candidates.filter((work) => !work.isOwn && work.isFitting && isRead(work));
  const ofMethod = fitting.filter(({ isMethod }) => isMethod).slice(0, Math.floor(wanted * methodShare));
  const ofSubject = fitting.filter(({ isMethod }) => !isMethod);
  const left = Math.max(0, wanted - own.length - ofMethod.length);
  const thisYear = new Date().getFullYear();
  return sayEach(request, [...own, ...mixWorks(ofSubject, left, { ...request, thisYear }), ...ofMethod]);
}

export function sayEach(request: JudgeRequest, works: readonly CandidateWork[]): JudgedWork[] {
  const say = createSayShared(request);
  return works.map((work) => ({ id: work.id, reason: say(work) }));
}
