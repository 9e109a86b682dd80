import { expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';

it('below a heading on one of two works nothing stands that is said of the other alone', () => {
  for (const seed of ['first', 'second', 'third']) {
    const { sections } = writePaperAtOnce(
      requestPaper({
        ...{ title: '《傲慢与偏见》与《简·爱》中女性意识的比较研究', language: 'zh', field: 'literature' },
        ...{ wordCount: 5_000, seed },
      }),
    );
    const works = ['傲慢与偏见', '简·爱'];
    const ofOne = sections.filter(({ spot }) => works.filter((work) => spot.section.title.includes(work)).length === 1);
    expect(ofOne.length).toBeGreaterThan(0);
    for (const section of ofOne) {
      const { title } = section.spot.section;
      const other = works.find((work) => !title.includes(work)) ?? '';
      const own = works.find((work) => title.includes(work)) ?? '';
      const sentences = printSection(section, 'zh').split('。');
      expect(sentences.filter((text) => text.includes(other) && !text.includes(own))).toEqual([]);
    }
  }
});
