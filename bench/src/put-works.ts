import type pg from 'pg';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { putVerifiedWorks } from '../../server/src/testing/orders/put-verified-works.ts';

const factors = ['数字化转型', '智能制造', '工业互联网平台', '大数据能力', '供应链数字化', '数字技术应用'];
const outcomes = ['创新绩效', '全要素生产率', '绿色创新', '组织韧性', '研发效率'];
const settings = ['制造企业', '中小企业'];

/** Sixty works on the subject of the papers, with abstracts as long as journals print them. */
function bibliography(): string {
  const entries = factors.flatMap((factor, f) =>
    outcomes.flatMap((outcome, o) =>
      settings.map((setting, s) => {
        const number = (f * outcomes.length + o) * settings.length + s;
        const abstract = [
          `本文考察${factor}怎样影响${setting}的${outcome}，并讨论资源编排与吸收能力在其中的作用。`,
          `以${2008 + f}至${2016 + o}年沪深两市的${setting}为样本，用年报文本构造${factor}的度量，并以双向固定效应模型估计。`,
          `结果显示，${factor}与${outcome}正相关，融资约束较轻、技术人员占比较高的企业更为明显。`,
          `机制分析表明，${factor}主要通过缩短信息传递的层级与扩大知识来源发生作用。`,
          '样本限于上市公司，结论能否推及其他企业还有待检验。',
        ].join('');
        return `@article{w${number}, title={${factor}对${setting}${outcome}的影响：来自上市公司的证据}, author={王${'晓明建国志强'[f]}${'文武斌杰伟'[o]}${'一二'[s]}}, year={${2016 + (number % 9)}}, journal={管理评论}, volume={${30 + f}}, number={${1 + o}}, pages={${10 + number}--${20 + number}}, doi={10.9999/bench.${number}}, abstract={${abstract}}}`;
      }),
    ),
  );
  return entries.join('\n');
}

export async function putWorks(pool: pg.Pool): Promise<void> {
  await putVerifiedWorks(createDatabase(pool), bibliography());
}
