/** 字号 by their size in points: a Chinese reader knows 小四, not twelve points. */
export const chineseSizes: Readonly<Record<number, string>> = {
  42: '初号',
  36: '小初',
  26: '一号',
  24: '小一',
  22: '二号',
  18: '小二',
  16: '三号',
  15: '小三',
  14: '四号',
  12: '小四',
  10.5: '五号',
  9: '小五',
};

/** Families by the names that Chinese menus have. */
export const chineseFonts: Readonly<Record<string, string>> = {
  SimSun: '宋体',
  SimHei: '黑体',
  KaiTi: '楷体',
  FangSong: '仿宋',
  'Microsoft YaHei': '微软雅黑',
  DengXian: '等线',
};

/** As whoever reads them calls them. */
export const ownLanguageNames = { zh: '中文', en: 'English', es: 'Español', ja: '日本語' } as const;
