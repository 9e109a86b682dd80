/** An aspect as it stands alone after its object: one joiner, no 其, no 存在的. */
export function wordAspect(aspect: string): string {
  return aspect
    .replace(/^(?:中|里|上|所)?(?:存在(?!主义|论)|面临|遇到|出现)的?(?:主要)?/u, '')
    .replace(/(?:以及|及|和|与|并)其(?!他|它)/gu, '与')
    .replace(/以及|及(?!时|格|早)/gu, '与')
    .replace(/(?<=\p{Script=Han}{2})和(?!谐|平|解|睦)(?=\p{Script=Han}{2})/gu, '与')
    .replace(/^发展(?=现状|问题|趋势|对策|困境|路径|策略)/u, '')
    .replace(/^(?:若干|几点)(?=建议|思考|意见|对策|启示)/u, '')
    .replace(/^(?:现实|现存|突出)(?=困境|问题|难题|障碍|挑战|瓶颈)/u, '')
    .replace(/^(?:实施|运行|应用)(?=现状)/u, '')
    .replace(/(?<=与)(?:发展|优化|改进)(?=对策|策略|路径)/gu, '')
    .replace(/^与(?!.+(?:关系|相关性|关联|互动|耦合))/u, '')
    .replace(/^[的之、]+|[的之与、]+$/gu, '');
}

/** 问题 alone asks for remedies as well; with a sort of problem before it, it is asked for itself. */
export const completeProblem = (aspect: string): string =>
  /^(?:主要|若干|几个)?问题$/u.test(aspect) ? '问题与对策' : aspect;
