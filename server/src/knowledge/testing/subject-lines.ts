interface SubjectFixtureLine extends Record<string, unknown> {
  kind: string;
}

const of = 'tea-picking';
const facts = (lines: readonly SubjectFixtureLine[]): SubjectFixtureLine[] => lines.map((line) => ({ ...line, of }));

/** The work that the fixtures cite; a test that checks cites must put it among the works. */
export const citedWork = '5b0e0a52-6a39-4bb5-9d5c-0b8d5b3c7f10';

/** A small sheet in two languages with every kind of line that a subject may have; true enough for a test, not for a paper. */
export const subjectLines: Record<'zh' | 'en', readonly SubjectFixtureLine[]> = {
  zh: [
    {
      ...{ kind: 'subject', id: of, field: 'agriculture', type: 'practice' },
      name: { short: '采茶', usual: '茶叶采摘', full: '茶园鲜叶的采摘与运送' },
      aliases: ['鲜叶采摘'],
      translations: { en: ['tea picking'] },
      ...{ match: ['采茶', '茶叶采摘'], notMatch: ['采茶戏'] },
      neighbours: [{ id: 'tea-making', name: '茶叶加工', how: '鲜叶的老嫩决定加工的难易' }],
      alsoFields: ['management', 'economics'],
    },
    ...facts([
      { kind: 'definition', text: '采茶是按老嫩标准从茶树上分批摘下新梢的农事' },
      { kind: 'mechanism', id: 'wilt', text: '鲜叶离树后继续呼吸发热，堆得越厚升温越快，香气随之受损' },
      {
        kind: 'condition',
        id: 'cool',
        text: '清晨气温低的时候，鲜叶摊放得薄便能多等几个钟头',
        links: { qualifies: ['wilt'] },
      },
      {
        kind: 'stage',
        id: 'pluck',
        name: '采摘手法',
        order: 1,
        text: '采摘要求提手摘下而不掐断，以免断口变红',
        links: { next: ['carry'] },
      },
      { kind: 'stage', id: 'carry', name: '鲜叶运送', order: 2, text: '运送用透气的竹篓装叶，途中不压实也不久停' },
      { kind: 'actor', id: 'picker', name: '采工', text: '采工按斤计酬，宁愿多摘快摘，未必肯挑嫩度' },
      { kind: 'driver', id: 'festival', name: '节前抢采', text: '节前新茶售价高，茶农争着在清明之前多采一批' },
      { kind: 'effect', id: 'early', name: '早采的后果', text: '早采使树体养分不足，后续几轮新梢往往又短又瘦' },
      {
        kind: 'problem',
        id: 'few',
        name: '旺季缺工',
        text: '采茶旺季人手短缺，新梢来不及摘便已老化',
        links: { causedBy: ['away'], measuredBy: ['share'] },
      },
      { kind: 'cause', id: 'away', name: '劳力外流', text: '年轻劳力多在城里做工，只有老人留在茶山上采茶' },
      {
        kind: 'remedy',
        id: 'machine',
        name: '机采',
        text: '平地茶园改用采茶机，再以色选把老叶剔出',
        links: { answers: ['away'], limitedBy: ['slope'] },
      },
      { kind: 'limit', id: 'slope', text: '陡坡上机器站不稳，名优茶的单芽也无法机采' },
      { kind: 'indicator', id: 'share', text: '漏采的新梢占全部新梢的比例可在样方内数出来' },
      {
        kind: 'relation',
        id: 'wage',
        text: '工价上涨使茶农提早转向机采，小户因地块零碎而转得较慢',
        links: { from: ['away'], to: ['machine'], when: ['slope'] },
      },
      {
        kind: 'debate',
        id: 'hand',
        name: '手采与机采之争',
        text: '手采保得住芽形，机采省得下工钱，取舍看茶叶卖给谁',
        links: { for: ['picker'], against: ['machine'] },
      },
      { kind: 'material', name: '过磅单', text: '茶场的过磅单记有每日每人的采摘量，可与气温对照' },
      {
        kind: 'method',
        id: 'fit-notes',
        method: 'm-notes',
        fits: true,
        text: '跟着采工走一个采季，能看到怎样挑叶',
        data: ['田间笔记'],
      },
      {
        kind: 'standard',
        id: 'grade',
        name: '鲜叶分级标准',
        text: '鲜叶分级见某标准2030年版，以芽叶个数为准',
        sure: 'certain',
        cite: '某标准（测试用）',
      },
      {
        kind: 'figure',
        id: 'weight',
        text: '一斤干茶约需4.5斤鲜叶，随老嫩而变',
        sure: 'certain',
        cite: { work: citedWork },
      },
      { kind: 'work', id: 'book', work: citedWork, text: '书中有一章专讲采摘的时辰与天气' },
      {
        kind: 'chain',
        id: 'hands',
        title: '人手短缺',
        path: [['few'], ['away'], ['machine']],
        check: ['share'],
        limit: ['slope'],
      },
    ]),
  ],
  en: [
    {
      ...{ kind: 'subject', id: of, field: 'agriculture', parent: 'tea' },
      name: { short: 'picking', usual: 'tea picking', full: 'the picking of tea and its way to the factory' },
      ...{ aliases: ['tea plucking'], match: ['tea pick', 'tea pluck'] },
    },
    ...facts([
      { kind: 'definition', text: 'tea picking takes the young shoots from the bush in several rounds a season' },
      {
        kind: 'mechanism',
        id: 'heat',
        text: 'picked leaf goes on breathing and warms the heap from within until its scent is lost',
      },
      {
        kind: 'part',
        id: 'round',
        name: 'the round',
        text: 'a round is the time that a picker needs to come back to the same bush',
      },
      {
        kind: 'stage',
        id: 'pluck',
        name: 'the pluck',
        order: 1,
        text: 'the picker takes two leaves and a bud between thumb and finger',
        links: { next: ['weigh'] },
      },
      {
        kind: 'stage',
        id: 'weigh',
        name: 'weighing',
        order: 2,
        text: 'the leaf is weighed at the edge of the field before it travels',
      },
      {
        kind: 'actor',
        id: 'estate',
        name: 'the estate',
        text: 'an estate sets the length of the round and pays by the weight brought in',
      },
      {
        kind: 'problem',
        id: 'coarse',
        name: 'coarse leaf',
        text: 'coarse leaf reaches the factory when the round is stretched too long',
        links: { causedBy: ['hands'] },
      },
      {
        kind: 'cause',
        id: 'hands',
        name: 'a want of hands',
        text: 'too few hands come to the field in the weeks when shoots grow fastest',
      },
      {
        kind: 'remedy',
        id: 'shears',
        name: 'shears',
        text: 'shears in place of fingers let one picker keep a shorter round',
        links: { answers: ['hands'] },
      },
      { kind: 'limit', id: 'stalk', text: 'shears take stalk along with the leaf and have to be followed by sorting' },
      { kind: 'counter', text: 'buyers of whole-leaf tea hold that no blade replaces the fingers of a picker' },
      { kind: 'example', text: 'gardens on level ground went over to shears sooner than those on the slopes' },
      {
        kind: 'law',
        id: 'wage',
        name: 'the minimum wage',
        text: 'pay by weight may not fall below the daily wage under section 3 of the act',
        sure: 'certain',
        cite: 'an act made up for this test, s 3',
      },
      {
        kind: 'policy',
        id: 'plan',
        name: 'the plan for shears',
        text: 'a plan of 2031 pays growers a part of the price of shears',
        sure: 'certain',
        cite: 'a plan made up for this test',
      },
      {
        kind: 'milestone',
        id: 'first',
        text: 'the first shears were tried on two estates in 1931',
        sure: 'certain',
        cite: { work: citedWork },
      },
      {
        kind: 'evidence',
        id: 'trial',
        text: 'a trial over two seasons found more leaf by the day and less of the first grade',
        sure: 'certain',
        cite: 'a trial made up for this test',
      },
      {
        kind: 'chain',
        id: 'c-coarse',
        title: 'coarse leaf',
        path: [['coarse'], ['hands'], ['shears']],
        basis: ['trial'],
      },
    ]),
  ],
};
