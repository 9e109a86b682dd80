import type { Phrases } from '../phrase.ts';

export const past = {
  'past.setting': [
    ['{era}{focus}的历史背景', '{focus}的历史背景', '{object}的历史背景'],
    ['交代事前的格局与各方处境，作为理解后文的起点。'],
  ],
  'past.before': [['{object}之前的局势'], ['依据{data}说明事前的政治、经济与社会状况。']],
  'past.parties': [['{object}牵涉的各方'], ['说明各方的目标、力量与顾虑。']],
  'past.course': [['{focus}的经过', '{object}的经过'], ['按阶段叙述经过，史料有出入处加以考辨。']],
  'past.stages': [['{object}的阶段划分'], ['说明分期的依据，概括每一阶段的特点。']],
  'past.moment': [['{object}的关键节点'], ['选取改变走向的事件，说明当时还有哪些可能。']],
  'past.deep': [['{focus}的深层原因', '{object}的深层原因'], ['从长期积累的条件中寻找原因，避免以结果倒推。']],
  'past.structure': [['{object}背后的制度与社会条件'], ['说明制度安排与社会结构怎样埋下伏笔。']],
  'past.interest': [['{object}背后的利益与资源'], ['说明财力、资源与利益分配的变化。']],
  'past.belief': [['{object}背后的观念'], ['说明当时人的认识与判断如何影响选择。']],
  'past.trigger': [['{object}的直接起因'], ['说明哪些偶然与决策使矛盾爆发，区分诱因与根源。']],
  'past.weigh': [['{focus}诸因的轻重', '{object}诸因的轻重'], ['以反事实与比较判断各因的分量。']],
  'past.views': [['史家对{object}的不同解释'], ['并列主要解释，说明其史料依据与时代背景。']],
  'past.verdict': [['对{object}解释的取舍'], ['说明本文采取何种解释，还有哪些不能确定。']],
  'past.result': [['{focus}的结果与影响', '{object}的结果与影响'], ['区分直接后果与长期影响，注意不同人群的差别。']],
  'past.direct': [['{object}的直接后果'], ['说明事后不久可以确认的变化。']],
  'past.remote': [['{object}的长期影响'], ['追踪在制度与观念中的延续，避免夸大。']],
  'past.choices': [['{object}中当事人的抉择'], ['说明决策者掌握的信息与面对的约束，还原当时的选择。']],
  'past.rule': [['{object}背后的制度安排'], ['说明相关制度怎样运作、在哪里失灵。']],
  'past.society': [['{object}背后的社会变动'], ['说明人口、阶层与生计的变化。']],
  'past.early': [['{object}的前期'], ['叙述开端与最初的走向。']],
  'past.late': [['{object}的后期'], ['叙述走向的改变与收束。']],
} as const satisfies Phrases;
