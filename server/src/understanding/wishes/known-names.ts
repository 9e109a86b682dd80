import type { Language } from '@yanmo/contract/languages';

/** A line a name: zh, en, es, ja; other spellings of the same language behind a slash. */
const places = `
中国/我国/国内|China|China|中国
美国|the United States/United States/USA/the US/US/America|Estados Unidos/EE. UU./EE.UU.|アメリカ/米国
英国|the United Kingdom/United Kingdom/UK/the UK/Britain/Great Britain|Reino Unido/Gran Bretaña|イギリス/英国
英格兰|England|Inglaterra|イングランド
苏格兰|Scotland|Escocia|スコットランド
威尔士|Wales|Gales|ウェールズ
爱尔兰|Ireland|Irlanda|アイルランド
德国|Germany|Alemania|ドイツ
法国|France|Francia|フランス
日本|Japan|Japón|日本
韩国|South Korea/Korea|Corea del Sur/Corea|韓国
朝鲜|North Korea|Corea del Norte|北朝鮮
印度|India|India|インド
俄罗斯|Russia|Rusia|ロシア
乌克兰|Ukraine|Ucrania|ウクライナ
加拿大|Canada|Canadá|カナダ
澳大利亚/澳洲|Australia|Australia|オーストラリア
新西兰|New Zealand|Nueva Zelanda|ニュージーランド
意大利|Italy|Italia|イタリア
西班牙|Spain|España|スペイン
葡萄牙|Portugal|Portugal|ポルトガル
希腊|Greece|Grecia|ギリシャ
荷兰|the Netherlands/Netherlands/Holland|Países Bajos/los Países Bajos/Holanda|オランダ
比利时|Belgium|Bélgica|ベルギー
瑞士|Switzerland|Suiza|スイス
奥地利|Austria|Austria|オーストリア
波兰|Poland|Polonia|ポーランド
捷克|the Czech Republic/Czech Republic/Czechia|República Checa/Chequia|チェコ
匈牙利|Hungary|Hungría|ハンガリー
罗马尼亚|Romania|Rumanía/Rumania|ルーマニア
芬兰|Finland|Finlandia|フィンランド
瑞典|Sweden|Suecia|スウェーデン
挪威|Norway|Noruega|ノルウェー
丹麦|Denmark|Dinamarca|デンマーク
冰岛|Iceland|Islandia|アイスランド
爱沙尼亚|Estonia|Estonia|エストニア
拉脱维亚|Latvia|Letonia|ラトビア
立陶宛|Lithuania|Lituania|リトアニア
土耳其|Turkey/Türkiye|Turquía|トルコ
以色列|Israel|Israel|イスラエル
伊朗|Iran|Irán|イラン
沙特阿拉伯/沙特|Saudi Arabia|Arabia Saudita|サウジアラビア
埃及|Egypt|Egipto|エジプト
摩洛哥|Morocco|Marruecos|モロッコ
尼日利亚|Nigeria|Nigeria|ナイジェリア
肯尼亚|Kenya|Kenia|ケニア
埃塞俄比亚|Ethiopia|Etiopía|エチオピア
加纳|Ghana|Ghana|ガーナ
南非|South Africa|Sudáfrica|南アフリカ
新加坡|Singapore|Singapur|シンガポール
马来西亚|Malaysia|Malasia|マレーシア
印度尼西亚/印尼|Indonesia|Indonesia|インドネシア
菲律宾|the Philippines/Philippines|Filipinas|フィリピン
越南|Vietnam|Vietnam|ベトナム
泰国|Thailand|Tailandia|タイ
缅甸|Myanmar|Birmania/Myanmar|ミャンマー
孟加拉国|Bangladesh|Bangladés/Bangladesh|バングラデシュ
巴基斯坦|Pakistan|Pakistán|パキスタン
斯里兰卡|Sri Lanka|Sri Lanka|スリランカ
尼泊尔|Nepal|Nepal|ネパール
蒙古/蒙古国|Mongolia|Mongolia|モンゴル
哈萨克斯坦|Kazakhstan|Kazajistán|カザフスタン
巴西|Brazil|Brasil|ブラジル
墨西哥|Mexico|México|メキシコ
阿根廷|Argentina|Argentina|アルゼンチン
智利|Chile|Chile|チリ
哥伦比亚|Colombia|Colombia|コロンビア
秘鲁|Peru|Perú|ペルー
厄瓜多尔|Ecuador|Ecuador|エクアドル
玻利维亚|Bolivia|Bolivia|ボリビア
委内瑞拉|Venezuela|Venezuela|ベネズエラ
乌拉圭|Uruguay|Uruguay|ウルグアイ
巴拉圭|Paraguay|Paraguay|パラグアイ
古巴|Cuba|Cuba|キューバ
欧洲|Europe|Europa|ヨーロッパ
欧盟|the European Union/European Union/the EU/EU|Unión Europea/UE|EU/欧州連合
北欧|the Nordic countries/Scandinavia|países nórdicos/los países nórdicos|北欧
非洲|Africa|África|アフリカ
亚洲|Asia|Asia|アジア
东南亚|Southeast Asia|Sudeste Asiático/sudeste asiático|東南アジア
拉美/拉丁美洲|Latin America|América Latina/Latinoamérica|ラテンアメリカ
中东|the Middle East/Middle East|Oriente Medio/Oriente Próximo|中東
欧美|Europe and the United States|Europa y Estados Unidos|欧米
伦敦|London|Londres|ロンドン
巴黎|Paris|París|パリ
柏林|Berlin|Berlín|ベルリン
慕尼黑|Munich|Múnich|ミュンヘン
里斯本|Lisbon|Lisboa|リスボン
马德里|Madrid|Madrid|マドリード
巴塞罗那|Barcelona|Barcelona|バルセロナ
罗马|Rome|Roma|ローマ
米兰|Milan|Milán|ミラノ
维也纳|Vienna|Viena|ウィーン
阿姆斯特丹|Amsterdam|Ámsterdam|アムステルダム
布鲁塞尔|Brussels|Bruselas|ブリュッセル
斯德哥尔摩|Stockholm|Estocolmo|ストックホルム
哥本哈根|Copenhagen|Copenhague|コペンハーゲン
莫斯科|Moscow|Moscú|モスクワ
纽约|New York|Nueva York|ニューヨーク
洛杉矶|Los Angeles|Los Ángeles|ロサンゼルス
旧金山|San Francisco|San Francisco|サンフランシスコ
芝加哥|Chicago|Chicago|シカゴ
波士顿|Boston|Boston|ボストン
加州/加利福尼亚|California|California|カリフォルニア
多伦多|Toronto|Toronto|トロント
悉尼|Sydney|Sídney|シドニー
墨尔本|Melbourne|Melbourne|メルボルン
东京|Tokyo|Tokio|東京
大阪|Osaka|Osaka|大阪
京都|Kyoto|Kioto|京都
名古屋|Nagoya|Nagoya|名古屋
福冈|Fukuoka|Fukuoka|福岡
北海道|Hokkaido|Hokkaido|北海道
冲绳|Okinawa|Okinawa|沖縄
首尔|Seoul|Seúl|ソウル
曼谷|Bangkok|Bangkok|バンコク
孟买|Mumbai|Bombay|ムンバイ
墨西哥城|Mexico City|Ciudad de México|メキシコシティ
布宜诺斯艾利斯|Buenos Aires|Buenos Aires|ブエノスアイレス
圣保罗|São Paulo|São Paulo|サンパウロ
利马|Lima|Lima|リマ
波哥大|Bogotá|Bogotá|ボゴタ
北京/北京市|Beijing|Pekín|北京
上海/上海市|Shanghai|Shanghái|上海
天津/天津市|Tianjin|Tianjin|天津
重庆/重庆市|Chongqing|Chongqing|重慶
香港|Hong Kong|Hong Kong|香港
澳门|Macao/Macau|Macao|マカオ
台湾|Taiwan|Taiwán|台湾
河北/河北省|Hebei|Hebei|河北省
山西/山西省|Shanxi|Shanxi|山西省
辽宁/辽宁省|Liaoning|Liaoning|遼寧省
吉林/吉林省|Jilin|Jilin|吉林省
黑龙江/黑龙江省|Heilongjiang|Heilongjiang|黒竜江省
江苏/江苏省|Jiangsu|Jiangsu|江蘇省
浙江/浙江省|Zhejiang|Zhejiang|浙江省
安徽/安徽省|Anhui|Anhui|安徽省
福建/福建省|Fujian|Fujian|福建省
江西/江西省|Jiangxi|Jiangxi|江西省
山东/山东省|Shandong|Shandong|山東省
河南/河南省|Henan|Henan|河南省
湖北/湖北省|Hubei|Hubei|湖北省
湖南/湖南省|Hunan|Hunan|湖南省
广东/广东省|Guangdong|Cantón/Guangdong|広東省
海南/海南省|Hainan|Hainan|海南省
四川/四川省|Sichuan|Sichuan|四川省
贵州/贵州省|Guizhou|Guizhou|貴州省
云南/云南省|Yunnan|Yunnan|雲南省
陕西/陕西省|Shaanxi|Shaanxi|陝西省
甘肃/甘肃省|Gansu|Gansu|甘粛省
青海/青海省|Qinghai|Qinghai|青海省
内蒙古|Inner Mongolia|Mongolia Interior|内モンゴル
广西|Guangxi|Guangxi|広西
西藏|Tibet|Tíbet|チベット
宁夏|Ningxia|Ningxia|寧夏
新疆|Xinjiang|Xinjiang|新疆
杭州/杭州市|Hangzhou|Hangzhou|杭州
南京/南京市|Nanjing|Nankín|南京
苏州/苏州市|Suzhou|Suzhou|蘇州
武汉/武汉市|Wuhan|Wuhan|武漢
成都/成都市|Chengdu|Chengdu|成都
西安/西安市|Xi’an/Xi'an/Xian|Xi’an/Xian|西安
广州/广州市|Guangzhou|Cantón/Guangzhou|広州
深圳/深圳市|Shenzhen|Shenzhen|深圳
厦门/厦门市|Xiamen|Xiamen|廈門
青岛/青岛市|Qingdao|Qingdao|青島
长沙/长沙市|Changsha|Changsha|長沙
长三角|the Yangtze River Delta/Yangtze River Delta|delta del Yangtsé|長江デルタ
珠三角|the Pearl River Delta/Pearl River Delta|delta del río de las Perlas|珠江デルタ`;

const firms = `
华为|Huawei|Huawei|ファーウェイ
小米|Xiaomi|Xiaomi|シャオミ
联想|Lenovo|Lenovo|レノボ
海尔|Haier|Haier|ハイアール
格力|Gree|Gree|グリー
比亚迪|BYD|BYD|BYD
蔚来|NIO|NIO|NIO
吉利|Geely|Geely|吉利汽車
阿里巴巴|Alibaba|Alibaba|アリババ
淘宝|Taobao|Taobao|タオバオ
腾讯|Tencent|Tencent|テンセント
微信|WeChat|WeChat|ウィーチャット
字节跳动|ByteDance|ByteDance|バイトダンス
抖音|Douyin|Douyin|ドウイン
百度|Baidu|Baidu|バイドゥ
京东|JD.com|JD.com|京東
拼多多|Pinduoduo|Pinduoduo|拼多多
美团|Meituan|Meituan|美団
饿了么|Ele.me|Ele.me|餓了麼
滴滴|DiDi|DiDi|滴滴
小红书|Xiaohongshu|Xiaohongshu|小紅書
哔哩哔哩/B站|Bilibili|Bilibili|ビリビリ
海底捞|Haidilao|Haidilao|海底撈
瑞幸/瑞幸咖啡|Luckin Coffee/Luckin|Luckin Coffee|ラッキンコーヒー
蜜雪冰城|Mixue|Mixue|ミーシュエ
安踏|Anta|Anta|アンタ
李宁|Li-Ning|Li-Ning|リーニン
特斯拉|Tesla|Tesla|テスラ
苹果/苹果公司|Apple|Apple|アップル
谷歌|Google|Google|グーグル
微软|Microsoft|Microsoft|マイクロソフト
亚马逊|Amazon|Amazon|アマゾン
星巴克|Starbucks|Starbucks|スターバックス
麦当劳|McDonald’s/McDonald's|McDonald’s/McDonald's|マクドナルド
肯德基|KFC|KFC|ケンタッキー
可口可乐|Coca-Cola|Coca-Cola|コカ・コーラ
沃尔玛|Walmart|Walmart|ウォルマート
宜家|IKEA|IKEA|イケア
耐克|Nike|Nike|ナイキ
阿迪达斯|Adidas|Adidas|アディダス
三星|Samsung|Samsung|サムスン
丰田|Toyota|Toyota|トヨタ/トヨタ自動車
本田|Honda|Honda|ホンダ
日产|Nissan|Nissan|日産
索尼|Sony|Sony|ソニー
任天堂|Nintendo|Nintendo|任天堂
松下|Panasonic|Panasonic|パナソニック
优衣库|Uniqlo|Uniqlo|ユニクロ
无印良品|Muji|Muji|無印良品
大众|Volkswagen|Volkswagen|フォルクスワーゲン
西门子|Siemens|Siemens|シーメンス
空客|Airbus|Airbus|エアバス
波音|Boeing|Boeing|ボーイング
奈飞|Netflix|Netflix|ネットフリックス
爱彼迎|Airbnb|Airbnb|エアビーアンドビー
优步|Uber|Uber|ウーバー
联合国|the United Nations/United Nations/UN|Naciones Unidas/ONU|国連
世界银行|the World Bank/World Bank|Banco Mundial|世界銀行
世界卫生组织|the World Health Organization/WHO|Organización Mundial de la Salud/OMS|世界保健機関`;

const thinkers = `
布迪厄|Bourdieu|Bourdieu|ブルデュー
福柯|Foucault|Foucault|フーコー
韦伯|Weber|Weber|ウェーバー
马克思|Marx|Marx|マルクス
康德|Kant|Kant|カント
黑格尔|Hegel|Hegel|ヘーゲル
哈贝马斯|Habermas|Habermas|ハーバーマス
罗尔斯|Rawls|Rawls|ロールズ
戈夫曼|Goffman|Goffman|ゴフマン
弗洛伊德|Freud|Freud|フロイト
拉康|Lacan|Lacan|ラカン
德里达|Derrida|Derrida|デリダ
皮亚杰|Piaget|Piaget|ピアジェ
维果茨基|Vygotsky|Vygotski|ヴィゴツキー
杜威|Dewey|Dewey|デューイ
马斯洛|Maslow|Maslow|マズロー
阿伦特|Arendt|Arendt|アーレント
尼采|Nietzsche|Nietzsche|ニーチェ
萨特|Sartre|Sartre|サルトル
波伏娃|Beauvoir|Beauvoir|ボーヴォワール
涂尔干|Durkheim|Durkheim|デュルケーム
鲁迅|Lu Xun|Lu Xun|魯迅
孔子|Confucius|Confucio|孔子
波特|Porter|Porter|ポーター`;

/** Theories that students name in a language that is not the paper's. */
const theories = `
计划行为理论|the theory of planned behaviour/theory of planned behaviour/theory of planned behavior|teoría del comportamiento planificado|計画的行動理論
社会交换理论|social exchange theory|teoría del intercambio social|社会的交換理論/社会交換理論
利益相关者理论|stakeholder theory|teoría de los grupos de interés|ステークホルダー理論
自我决定理论|self-determination theory|teoría de la autodeterminación|自己決定理論
社会认同理论|social identity theory|teoría de la identidad social|社会的アイデンティティ理論
委托代理理论|agency theory|teoría de la agencia|エージェンシー理論
资源基础理论|the resource-based view/resource-based view|teoría de los recursos y capacidades|資源ベース理論
技术接受模型|the technology acceptance model/technology acceptance model|modelo de aceptación de la tecnología|技術受容モデル
需求层次理论/马斯洛需求层次理论|Maslow’s hierarchy of needs/hierarchy of needs|jerarquía de necesidades de Maslow|欲求階層説
社会资本理论|social capital theory|teoría del capital social|社会関係資本論
制度理论|institutional theory|teoría institucional|制度理論
依恋理论|attachment theory|teoría del apego|愛着理論
建构主义|constructivism|constructivismo|構成主義
女性主义|feminism|feminismo|フェミニズム
博弈论|game theory|teoría de juegos|ゲーム理論`;

type Row = Readonly<Record<Language, readonly string[]>>;

const rowsOf = (lines: string): Row[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [zh = [], en = [], es = [], ja = []] = line.split('|').map((names) => names.split('/'));
      return { zh, en, es, ja };
    });

const fold = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/’/gu, "'")
    .replace(/^(?:the|el|la|los|las)\s+/u, '')
    .trim();

const placeRows = rowsOf(places);
const thinkerRows = rowsOf(thinkers);
const index = new Map<string, Row>();
for (const row of [...rowsOf(theories), ...thinkerRows, ...rowsOf(firms), ...placeRows])
  for (const name of Object.values(row).flat()) index.set(fold(name), row);
const placeNames = new Set(placeRows.flatMap((row) => Object.values(row).flat().map(fold)));

/** What a place, a firm, a thinker or a theory is called in a language; null where no name is known. */
export function nameKnownIn(name: string, language: Language): string | null {
  const row = index.get(fold(name));
  if (!row) return null;
  // What goes by this name in the language already is left as it stands.
  return row[language].some((own) => fold(own) === fold(name)) ? name : (row[language][0] ?? null);
}

/** Countries come first in the table. */
const countries = new Set(
  placeRows
    .slice(
      0,
      placeRows.findIndex(({ en }) => en.includes('Europe')),
    )
    .flatMap((row) => Object.values(row).flat().map(fold)),
);
export const isKnownCountry = (name: string): boolean => countries.has(fold(name));

const thinkerNames = new Set(thinkerRows.flatMap((row) => Object.values(row).flat().map(fold)));
export const isKnownThinker = (name: string): boolean => thinkerNames.has(fold(name));

export const isKnownPlace = (name: string): boolean => placeNames.has(fold(name));
