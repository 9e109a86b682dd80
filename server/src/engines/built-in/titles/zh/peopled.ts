import type { TitleData } from '../title-data.ts';

export const peopled: TitleData['peopled'] = {
  law: `
w 劳动关系认定 | 从属性标准 | jskvpe
w 职业伤害保障 | 工伤认定 | jskvpe
w 休息权保障 | 工作时间规制 | jspvte
w 劳动报酬保护 | 举证责任 | jskvpe
w 社会保险权益 | 参保义务 | jspvke
k 网络保护 | 监护人同意 | jskvpe
k 财产权益保护 | 合同效力 | jskve
k 受教育权保障 | 国家义务 | jspvte
k 人身权益保护 | 侵权责任 | jskvpe
个人信息保护 | 知情同意 | jskvpe
隐私权保护 | 侵权责任 | jskvpt
a 平等权保障 | 就业歧视 | jskvpt
a 社会保障权益 | 国家给付义务 | jspvt
法律援助 | 法律援助请求权 | jspvk`,
  economics: `
a 数字支付使用 | 消费支出 | rsvk
a 金融素养 | 储蓄行为 | rsvp
a 社会保险参与 | 收入稳定性 | rspv
a 收入水平 | 消费结构 | rhsv
a 社会保障待遇 | 生活水平 | rsph
w 工资水平 | 职业流动 | rsph
w 灵活就业 | 收入稳定性 | rspvk
k 家庭教育支出 | 学业机会 | rspvh
k 营养改善计划 | 健康状况 | rpskh
k 家庭收入 | 受教育机会 | rsvhk
k 课后服务供给 | 家庭教育支出 | rspkv`,
  education: `
a 终身学习参与 | 自我效能感 | rspkv
数字素养教育 | 信息辨别能力 | rsekvp
心理健康教育 | 心理韧性 | rsekvp
在线学习 | 学习投入 | rsekv
生涯教育 | 职业决策能力 | rsekvp
w 在职培训 | 专业发展 | rsekvp
w 教研共同体 | 专业认同 | rskv
k 阅读活动 | 阅读兴趣 | rsekv
k 家校合作 | 学习习惯 | rskvp
k 劳动教育 | 责任意识 | rsekvp`,
  management: `
社交媒体营销 | 购买意愿 | rskv
线上服务体验 | 使用满意度 | rskvd
会员制度 | 品牌忠诚度 | rskvd
公共服务供给 | 满意度 | rskvdp
志愿服务参与 | 归属感 | rskvdp
w 组织支持 | 工作投入 | rskv
w 绩效考核 | 离职意愿 | rskvd
w 弹性工作制 | 工作家庭平衡 | rskvp`,
  medicine: `
体力活动 | 睡眠质量 | rsvc
健康教育 | 健康素养 | crvsp
正念训练 | 焦虑情绪 | cvr
健康体检服务 | 健康行为 | rspv
社会支持 | 心理健康 | rsv
八段锦锻炼 | 睡眠质量 | cv
心理健康服务 | 求助行为 | rspv
w 轮班工作 | 睡眠质量 | rsv
w 职业压力 | 心理健康 | rsv
k 屏幕使用时间 | 视力健康 | rsvp
k 户外活动 | 近视发生 | cvrsp`,
  interdisciplinary: `
社交媒体使用 | 心理健康 | rsvkp
数字技能 | 社会参与 | rsvpdk
健康信息获取 | 健康行为 | rsvdkp
社区公共空间 | 邻里交往 | rsvpk
短视频使用 | 时间管理 | rsvkt
a 生成式人工智能使用 | 信息信任 | rsvtpd`,
  agriculture: `
农业技术培训 | 技术采纳意愿 | rspkv
电商销售 | 家庭收入 | rskvpd
绿色生产 | 收入水平 | rspvk
土地流转 | 收入水平 | rspkv
农业保险参与 | 生产投入 | rspvk
农产品质量追溯 | 购买意愿 | rsdkv
农业信息服务 | 生产决策 | rsdkvp`,
  military: `
国防教育 | 国防观念 | srpvkt
军事训练 | 心理素质 | srvk
a 兵役政策宣传 | 参军意愿 | srpvk
国防动员参与 | 组织能力 | srpvkt
应急技能培训 | 应急能力 | srvkdt`,
  science: `
空气污染暴露 | 睡眠质量 | rsv
噪声暴露 | 注意力 | rsvl
光照环境 | 视觉疲劳 | rslv
热环境 | 热舒适度 | rslvd
饮用水质量 | 健康状况 | rsv
行为轨迹数据 | 出行预测 | dv
生理信号 | 疲劳识别 | dv`,
  engineering: `
可穿戴设备 | 健康监测 | dsv
智能家居 | 居家安全 | dsvk
物联网技术 | 出行辅助 | dv
室内热环境 | 热舒适度 | rlsv
建筑照明 | 视觉舒适度 | rlsv
无障碍设施 | 通行便利 | skdv
深度学习 | 跌倒检测 | dv`,
};
