const methodical =
  /方法|研究设计|模型设定|变量|数据来源|问卷设计|实验设计|样本|method|research design|data (?:and|collection)|sampling|materials|metodolog|método|diseño de (?:la )?investigación|muestra|調査方法|研究方法|調査の概要|分析方法/iu;

/** Whether what stands under a heading says how a study is made. */
export const isMethodHeading = (heading: string): boolean => methodical.test(heading);
