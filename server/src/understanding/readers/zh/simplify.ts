/** Traditional characters that the lexicons' words may be written in, each before the simplified one that it stands for. */
const pairs =
  '對对與与響响應应關关係系業业經经濟济問问題题現现狀状態态發发展展術术藝艺學学習习設设計计實实現现製制備备構构築筑開开動动機机製制後后際际國国內内臺台灣湾灣湾東东華华長长區区縣县鄉乡鎮镇農农傳传統统歷历變变遷迁歸归論论評评語语讀读寫写說说話话詩诗詞词畫画戲戏劇剧樂乐觀观點点線线網网絡络電电車车輛辆氣气環环護护療疗藥药醫医學学檢检測测診诊斷断預预後后險险風风資资產产業业財财務务貿贸價价值值買买賣卖購购費费銷销營营運运輸输質质優优劣劣選选擇择標标準准權权義义責责任任證证據据訴诉訟讼犯犯罪罪憲宪條条約约規规範范則则律律師师員员數数據据據据庫库碼码體体軟软硬硬件件統统圖图書书館馆館馆園园鋼钢鐵铁橋桥樑梁節节約约級级綜综述述總总結结構构組组織织維维繫系縮缩減减增增滅灭戰战爭争軍军隊队備备將将領领導导勞劳動动離离職职倦倦怠怠壓压力力憂忧鬱郁慮虑認认識识愛爱戀恋親亲屬属寶宝貝贝兒儿童童齡龄壽寿養养老老邊边緣缘遠远適适選选還还進进遞递達达連连繼继續续絕绝給给細细胞胞纖纤維维營营養养熱热點点燈灯煙烟災灾獨独立立猶犹豬猪貓猫獲获獎奖勵励勸劝勢势勝胜敗败負负貧贫窮穷窩窝竊窃競竞籌筹簡简簽签類类糧粮紀纪紅红純纯紙纸納纳終终緒绪線线緊紧練练縱纵織织罰罚羅罗聖圣聞闻聯联聲声職职聽听肅肃腦脑膚肤臨临舊旧藍蓝蘇苏虛虚號号蟲虫補补裝装複复見见規规視视覺觉覽览觸触訂订訊讯訓训記记許许評评詢询試试該该詳详誌志誤误課课調调談谈請请諸诸謀谋講讲謝谢譯译議议讓让豐丰貢贡貨货貫贯貸贷賽赛趙赵跡迹踐践躍跃軌轨軸轴較较載载輔辅輕轻輪轮轉转辦办辭辞迴回過过違违遺遗郵邮鄰邻醜丑釋释針针鈔钞鈣钙銀银銅铜鋁铝錄录錢钱錯错鏡镜鏈链鑑鉴門门閉闭間间閱阅隱隐雙双雜杂雞鸡難难雲云霧雾靈灵靜静韓韩頁页順顺須须頻频顏颜願愿顧顾顯显飛飞飲饮飯饭館馆馬马駕驾驗验驚惊體体魚鱼鳥鸟麗丽麥麦黨党齊齐龍龙龜龟學学響响從从個个們们傷伤價价億亿儘尽償偿優优儲储兩两冊册劃划劇剧創创劉刘匯汇協协單单嚴严團团圓圆報报場场塊块墊垫壞坏壯壮夠够夢梦奮奋婦妇孫孙審审寫写寬宽專专尋寻對对屆届層层島岛師师帶带幣币幹干廠厂廣广張张強强彈弹彙汇後后徑径復复德德憶忆懷怀懸悬戶户換换損损搖摇擬拟擴扩攝摄敘叙敵敌斂敛時时晉晋暢畅暫暂會会樓楼樣样樸朴橫横檔档歐欧歡欢歲岁殘残殺杀氫氢決决況况淨净減减測测湊凑溝沟滅灭滿满漢汉潔洁潤润澤泽濃浓濕湿濱滨瀏浏無无煉炼燒烧爾尔狹狭獻献環环畢毕異异當当盡尽監监盤盘眾众矯矫礎础礦矿禮礼禪禅種种稱称積积穩稳';

const simplified = new Map<string, string>();
for (let at = 0; at + 1 < pairs.length; at += 2) {
  const [from = '', to = ''] = [pairs[at], pairs[at + 1]];
  if (from !== to) simplified.set(from, to);
}

/** A title in simplified characters, sign for sign, and the way back for what is read from it. */
export function simplify(title: string): { text: string; restore: (part: string) => string } {
  const back = new Map<string, string>();
  const text = title.replace(/\p{Script=Han}/gu, (sign) => {
    const plain = simplified.get(sign);
    if (!plain) return sign;
    back.set(plain, sign);
    return plain;
  });
  if (back.size === 0) return { text, restore: (part) => part };
  return { text, restore: (part) => part.replace(/\p{Script=Han}/gu, (sign) => back.get(sign) ?? sign) };
}
