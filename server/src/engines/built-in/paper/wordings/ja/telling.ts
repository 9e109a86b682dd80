import type { Wording } from '../wording.ts';

export const telling: Wording['telling'] = {
  problem: [],
  cause: [
    '背景には、{clause}という事情がある。',
    '{clause}ことが、原因の一つである。',
    '原因の一つとして、{clause}ことが挙げられる。',
    '理由の一つは、{clause}ことにある。',
    '原因をたどると、{clause}。',
  ],
  further: [
    '別の原因として、{clause}ことが挙げられる。',
    '{clause}ことも原因の一つである。',
    '加えて、{clause}。',
    'さらに、{clause}という事情もある。',
  ],
  remedy: [
    'これに対しては、{clause}ことが考えられる。',
    '対応としては、{clause}ことが挙げられる。',
    'そこで、{clause}ことが求められる。',
    '対策の一つは、{clause}ことである。',
    '対策としては、{clause}。',
  ],
  indicator: [],
  limit: [
    'ただし、{clause}。',
    'もっとも、{clause}。',
    'とはいえ、{clause}。',
    'しかし、{clause}。',
    '{clause}という限界もある。',
  ],
  counter: ['他方、{clause}。', 'これに対して、{clause}。', '{clause}という見方もある。'],
  debate: [],
  claim: [
    '{problem}については、「{cause}」が主な原因として挙げられ、「{measure}」が対応として考えられる。',
    '{problem}をめぐっては、「{cause}」への対応として「{measure}」が求められる。',
    '{problem}に関して、本稿は「{cause}」に着目し、対応として「{measure}」を示した。',
  ],
  claims: [
    '{problem}については、「{cause}」と「{cause2}」の二つが原因として挙げられ、前者には「{remedy}」、後者には「{remedy2}」が対応策となる。',
    '{problem}をめぐっては、「{cause}」に対して「{remedy}」が、「{cause2}」に対して「{remedy2}」が求められる。',
    '{problem}に関して、本稿は「{cause}」への対応として「{remedy}」を、「{cause2}」への対応として「{remedy2}」を示した。',
  ],
  pastClaim: [
    '{problem}については、「{cause}」が主な原因として挙げられる。',
    '{problem}をめぐっては、「{cause}」に原因が求められる。',
    '{problem}に関して、本稿は「{cause}」を主な原因とみる。',
  ],
  pastClaims: [
    '{problem}については、「{cause}」と「{cause2}」の二つが原因として挙げられる。',
    '{problem}をめぐっては、「{cause}」と「{cause2}」に原因が求められる。',
    '{problem}に関して、本稿は「{cause}」と「{cause2}」を主な原因とみる。',
  ],
  tie: [
    '{problem}の原因の一つは{cause}である。',
    '{problem}の背景には{cause}がある。',
    '{problem}の一因として{cause}が挙げられる。',
  ],
  answer: [
    '{cause}に対しては、{measure}が考えられる。',
    '{problem}の一因である{cause}への対応が、{measure}である。',
    '{cause}への対応として{measure}が挙げられる。',
  ],
  ask: [
    '本稿が答えようとするのは、{list}がどこから生じ、どう扱えるかである。',
    '問いは、{list}がなぜ起こり、どう応じられるかにある。',
    '以下では、{list}の原因と対応を順に問う。',
  ],
  summary: [
    '{focus}について本稿が論じたのは、{list}である。',
    '{focus}の要点は{list}にまとめられる。',
    '{focus}に関して取り上げた論点は、{list}である。',
  ],
  open: [
    '{x}が{y}にどう作用するかを直接に述べた事実はここでは見つからず、{label}は問いとして示すにとどめる。',
    '{label}を直接に支える事実も退ける事実もここでは見つからず、{x}と{y}の関係は今後の検証に委ねられる。',
    '{x}の{y}への作用を述べた事実がここでは見つからないため、{label}は検証すべき問いとして残る。',
  ],
  bound: [
    '以上は一般について述べたものであり、{list}にどこまで当てはまるかは手元の資料からはほとんど分からない。',
    '本稿の資料は{list}を特に取り上げることが少なく、結論を当てはめる前に確かめる必要がある。',
    '{list}に固有の事実は本稿には少なく、結論を移せるかどうかは別に調べなければならない。',
  ],
};

/** What binds a fact to the one that it hangs together with. */
export const joints: Wording['joints'] = {
  but: [],
  because: [],
  so: [],
  example: [],
};
