import type { Phrases } from '../phrase.ts';

/** A problem that policy answers, where the title names the problem and not the policy. */
export const issue = {
  'issue.problem': [
    ['{case}{object}的状况与规模', '{object}的状况与规模'],
    ['用可核实的数据说明有多严重、怎样变化、谁受影响。'],
  ],
  'issue.extent': [['{object}的规模与变化'], ['给出口径一致的数据来源，数据待补。']],
  'issue.roots': [['{object}背后的原因'], ['区分长期的结构原因与近年的变化。']],
  'issue.burden': [['受{object}影响的人群'], ['按收入、地区与年龄说明影响的差别。']],
  'issue.answers': [['{case}围绕{object}的政策应对', '围绕{object}的政策应对'], ['梳理已有政策的历程、手段与分工。']],
  'issue.course': [['{object}相关政策的历程'], ['按节点划分阶段，说明每次调整的缘由。']],
  'issue.tools': [['针对{object}的主要政策手段'], ['按法规、财政与服务归类，看各自对准什么原因。']],
  'issue.bodies': [['参与应对{object}的各方'], ['说明谁决策、谁出资、谁执行。']],
  'issue.result': [['{object}相关政策的成效与不足'], ['对照问题的变化评估政策，区分政策之功与其他因素。']],
  'issue.gain': [['政策在{object}上取得的成效'], ['逐项说明证据的强弱。']],
  'issue.short': [['政策在{object}上的不足'], ['指出没有触及的原因与执行中的缺口。']],
  'issue.uneven': [['各方在{object}政策中的得失'], ['说明不同群体的受益与负担是否相称。']],
  'issue.options': [['应对{object}的政策选择'], ['比较几种方案，提出建议与实施条件。']],
  'issue.choices': [['应对{object}的备选方案'], ['列出方案，说明各自针对哪一原因。']],
  'issue.weigh': [['各方案在{object}上的利弊比较'], ['用成效、成本、公平与可行性比较。']],
  'issue.plan': [['关于{object}的政策建议'], ['写明由谁做、先做什么、何时评估。']],
} as const satisfies Phrases;
