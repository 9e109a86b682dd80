import { findMethods } from '../methods/known-methods.ts';
import { isAsking, isTold, type ReadAs } from './asking.ts';

/** Words that may stand beside a method where nothing else is said: 采用问卷法, mainly interviews. */
const beside =
  /采用|使用|运用|利用|通过|结合|方法|研究|分析|主要|为主|法|进行|数据|以|用|做|和|与|及|或|只|仅|都|要|就|[、，,：:。.;；\s-]|\b(?:method|methods|use|using|mainly|with|and|or|by|a|an|the|for|study|data|only|just|purely|approach|design|solo|sólo|solamente|small|short|my|own|método|con|y|e|un|una|usar|mediante|por|de)\b|だけ|のみ|を|と|で|による|による分析|用い(?:る|て)|使(?:う|って)|行(?:う|って)|する|調査|法/giu;

export function readMethods(clause: string, isPlaced: boolean): ReadAs[] {
  const found = findMethods(clause);
  if (found.length === 0 || (isTold(clause) && !isPlaced)) return [];
  const left = found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  const bare = left.replace(beside, '').length <= 3;
  if (!isPlaced && !bare && !isAsking(clause)) return [];
  return found.map(({ text }) => ({ kind: 'METHOD', what: text }));
}
