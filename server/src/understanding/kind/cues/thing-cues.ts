import type { CueBook } from './cue.ts';

/** What sort of thing a title speaks of: a book, a firm, a war, a disease, a program. */
export const thingCues: CueBook = {
  work: {
    zh: /《[^》]+》/u,
    en: /["“][^"”]+["”]|['’]s (?:The |On |A )?[A-Z0-9]/u,
    es: /["“«][^"”»]+["”»]|\b(?:Quijote|Lazarillo|Celestina|Cien años|Rayuela|Bernarda Alba|Pedro Páramo|Martín Fierro|Meninas|Guernica)\b/u,
    ja: /『[^』]+』/u,
  },
  writing: {
    zh: /小说|诗歌|诗词|散文|词作|文学|戏剧|戏曲|电影|电视剧|歌曲|奏鸣曲|绘画|诗$|词$|字幕|广告|报道|方言|流行语|动画|动漫|综艺|纪录片|书法|壁画|雕塑|油画|音乐剧|歌剧|协奏曲|舞剧|童话|神话/u,
    en: /\bnovels?\b|\bpoe(?:m|ms|try|t)\b|\bplays?\b|\bfilms?\b|\bcinema\b|\bfiction\b|\bpaintings?\b|\bspeech(?:es)?\b|\blyrics?\b|\bsonata|\bsymphon|\bopera\b|\bsculpture|\bmovies?\b|\bshort stor|\bsonnets?\b|\bdrama\b|\bmusical\b|\banime\b|\bmanga\b|\bportrait/iu,
    es: /\bnovelas?\b|\bpoema|\bpoes[ií]a|\bteatro\b|\bcine\b|\bpel[ií]cula|\bcuentos?\b|\bpintura|\bobra de\b|\bliteratura\b|\bmuralismo|\bm[uú]sica\b|\bescultura/iu,
    ja: /小説|詩|俳句|和歌|映画|アニメ|漫画|マンガ|絵画|バラード|浮世絵|作品|文学|物語|戯曲|能楽|歌舞伎|童話|浄瑠璃/u,
  },
  author: {
    zh: /鲁迅|老舍|茅盾|巴金|曹禺|沈从文|张爱玲|莫言|余华|苏轼|李白|杜甫|李清照|辛弃疾|白居易|王维|陶渊明|屈原|莎士比亚|海明威|卡夫卡|川端|村上|契诃夫|托尔斯泰|陀思妥耶夫斯基|雨果|巴尔扎克|狄更斯|简·?奥斯汀|马尔克斯|泰戈尔|张艺谋|陈凯歌|贾樟柯|王家卫|宫崎骏|肖邦|贝多芬|莫扎特|巴赫|德彪西|李斯特|舒伯特|梵高|莫奈|达芬奇|毕加索|齐白石|徐悲鸿|八大山人|金庸|刘慈欣|迟子建|汪曾祺|路遥|贾平凹|陈忠实|史铁生|三毛|毕飞宇|严歌苓/u,
    en: /\b(?:Shakespeare|Hemingway|Orwell|Austen|Bront[eë]|Dickens|Woolf|Joyce|Faulkner|Fitzgerald|Morrison|Achebe|Poe|Whitman|Dickinson|Eliot|Milton|Chaucer|Wilde|Kafka|Hardy|Conrad|Atwood|Plath|Keats|Wordsworth|Tolkien|Twain|Steinbeck|Melville|Hawthorne|Salinger|Ishiguro|Rushdie|Adichie|Homer|Dante|Picasso|Monet|Gogh|Michelangelo|Rembrandt|Vermeer|Kahlo|Dal[ií]|Warhol|Hitchcock|Kubrick|Tarantino|Nolan|Miyazaki|Kurosawa|Beethoven|Mozart|Bach|Chopin|Debussy|Stravinsky|Caravaggio|Turner|Botticelli)\b/u,
    es: /\b(?:Cervantes|Borges|Lorca|Neruda|Cort[aá]zar|Garc[ií]a M[aá]rquez|Vargas Llosa|Rulfo|Gald[oó]s|Unamuno|Machado|Quevedo|G[oó]ngora|Lope|Sor Juana|Mistral|Allende|Almod[oó]var|Goya|Vel[aá]zquez|Picasso|Dal[ií]|Mir[oó]|Frida|Kahlo|Rivera|Botero|Bu[ñn]uel|Vallejo|Dar[ií]o|B[eé]cquer|Clar[ií]n|El Greco|Bola[ñn]o|Fuentes|Paz)\b/u,
    ja: /夏目漱石|漱石|太宰治|太宰|芥川|川端|三島|村上春樹|宮沢賢治|森鷗外|谷崎|紫式部|清少納言|松尾芭蕉|芭蕉|与謝野|樋口一葉|宮崎駿|黒澤|小津|北斎|広重|葛飾|ショパン|ベートーヴェン|モーツァルト|バッハ|ドビュッシー|ピカソ|ゴッホ|モネ|大江健三郎|安部公房|志賀直哉|手塚/u,
  },
  thinker: {
    zh: /孔子|孟子|荀子|老子|庄子|墨子|韩非|朱熹|王阳明|儒家|道家|法家|柏拉图|亚里士多德|苏格拉底|康德|黑格尔|尼采|叔本华|海德格尔|萨特|加缪|福柯|马克思|恩格斯|笛卡尔|休谟|洛克|卢梭|边沁|密尔|罗尔斯|哈贝马斯|维特根斯坦|阿伦特|鲍德里亚|存在主义|功利主义|毛泽东|列宁|克劳塞维茨|孙子|马汉|杜黑|胡塞尔|斯宾诺莎|斯多葛|禅宗|佛教|陶行知|杜威|蒙台梭利/u,
    en: /\b(?:Plato|Aristotle|Socrates|Kant|Kantian|Hegel|Nietzsche|Schopenhauer|Heidegger|Sartre|Camus|Foucault|Marx|Marxist|Descartes|Hume|Locke|Rousseau|Hobbes|Bentham|Mill|Rawls|Habermas|Wittgenstein|Arendt|Butler|Beauvoir|Spinoza|Leibniz|Augustine|Aquinas|Stoic|Stoicism|Confuci\w+|Tao\w*|Buddhis\w+|Sun Tzu|Clausewitz|Gettier|Singer|Nozick|Popper|Kuhn|Derrida|Levinas|Kierkegaard|Epicur\w+|Utilitarian\w*|Existential\w*|Machiavelli|Freud|Dewey|Montessori|Hofstede)\b/u,
    es: /\b(?:Plat[oó]n|Arist[oó]teles|S[oó]crates|Kant|Hegel|Nietzsche|Heidegger|Sartre|Camus|Foucault|Marx|Descartes|Hume|Locke|Rousseau|Hobbes|Ortega|Unamuno|Dussel|Zambrano|Spinoza|S[eé]neca|estoicismo|utilitarismo|existencialismo|marxismo|Sun Tzu|Clausewitz|Arendt|Levinas|Wittgenstein|Freire|Montessori|Mari[aá]tegui)\b/iu,
    ja: /プラトン|アリストテレス|ソクラテス|カント|ヘーゲル|ニーチェ|ハイデガー|サルトル|カミュ|フーコー|マルクス|デカルト|ヒューム|ロック|ルソー|ホッブズ|ロールズ|ウィトゲンシュタイン|アーレント|西田|和辻|孔子|老子|荘子|儒教|仏教|禅|孫子|クラウゼヴィッツ|功利主義|実存|レヴィナス|スピノザ|親鸞|道元|武士道/u,
  },
  past: {
    zh: /唐代|宋代|元代|明代|清代|汉代|秦汉|魏晋|隋唐|明清|民国|清末|近代|古代|古罗马|古希腊|中世纪|春秋战国|先秦|北宋|南宋|唐朝|宋朝|明朝|清朝|汉武帝|康熙|乾隆|年代|世纪|二战|一战|抗战|抗日|起义|变法|运动(?:的|失败|中|时期|兴)|革命|战役|战争|海战|登陆|之战|条约|王朝|帝国|丝绸之路|郑和|洋务|戊戌|辛亥|太平天国|五四|长征|冷战|18\d\d|19[0-7]\d/u,
    en: /\b(?:1[0-8]\d\d|19[0-7]\d)s?\b|\bwars?\b(?!fare)|\bempire\b|\bdynasty\b|\bmedieval\b|\bcentury\b|\bancient\b|\broman\b|\bgreek\b|\brenaissance\b|\benlightenment\b|\brevolution\b|\bsoviet\b|\bcolonial(?:ism)?\b|\bslave|\bcivil rights\b|\btreaty of\b|\bcold war\b|\bworld war\b|\bhitler\b|\bnapoleon|\bbattle of\b|\bcrusades?\b|\bplague\b|\bblack death\b|\breformation\b|\bvictorian\b|\bottoman\b|\bmughal\b|\bpartition\b|\bapartheid\b|\bholocaust\b|\bvietnam\b|\bcrisis of\b|\bsuffrag|\bgold rush|\bdepression of|\bgreat depression|\bnew deal|\bmeiji\b|\bviking|\btudor|\bstalin|\blenin|\bchurchill|\blincoln|\bmanhattan project/iu,
    es: /\b(?:1[0-8]\d\d|19[0-7]\d)\b|\bguerras?\b|\bimperio\b|\bsiglos?\b|\bmedieval|\bedad media\b|\bcolonial|\bconquista\b|\brevoluci[oó]n\b|\bindependencia\b|\bbatalla\b|\bfranquismo\b|\bfranco\b|\bdictadura\b|\bvirreinato|\binca|\bazteca|\bmaya\b|\bsegunda rep[uú]blica|\btransici[oó]n\b|\breconquista|\bborb[oó]n|\bbol[ií]var|\bsan mart[ií]n|\bantigua\b|\bfeudal|\bcruzadas|\bperonismo|\bmalvinas|\bmoriscos|\binquisici[oó]n|\bconflicto armado|\bmodernismo\b/iu,
    ja: /江戸|明治|大正|昭和|戦国|室町|鎌倉|平安|奈良時代|幕末|幕府|戦前|戦後|戦時|占領期|維新|事変|戦争(?!観)|の戦い|合戦|革命|帝国|世紀|近世|中世|古代|近代|織田信長|豊臣|徳川|鎖国|高度経済成長|日清|日露|満州|日中戦争|太平洋戦争|第二次|第一次|開国|自由民権|元寇|真珠湾|ミッドウェー/u,
  },
  army: {
    zh: /军|战|武器|国防|核|作战|部队|维和|士兵|军事|海权|制空|导弹|后勤/u,
    en: /\bmilitary\b|\bwar(?:fare)?\b|\barmy\b|\bnaval\b|\bnavy\b|\bnuclear\b|\bweapons?\b|\bcombat\b|\bdrones?\b|\bveterans?\b|\bdefen[cs]e\b|\binsurgenc|\bstrateg(?:y|ic)\b|\bsoldiers?\b|\bdeterrence/iu,
    es: /\bmilitar|\bguerra\b|\bej[eé]rcito|\bfuerzas armadas|\bnaval|\bnuclear|\barmas?\b|\bdefensa\b|\bsoldados?\b|\bOTAN\b|\bpaz\b/iu,
    ja: /軍|戦|兵器|防衛|核|自衛|安全保障|作戦|兵站|ミサイル|PKO/u,
  },
  firm: {
    zh: /华为|比亚迪|特斯拉|海底捞|瑞幸|京东|阿里|淘宝|腾讯|字节|抖音集团|小米|格力|美的|海尔|联想|万科|恒大|碧桂园|茅台|蜜雪冰城|喜茶|星巴克|宁德时代|拼多多|美团|滴滴|顺丰|苏宁|国美|安踏|李宁|泡泡玛特|康美|康得新|獐子岛|乐视|迪士尼|宜家|优衣库|沃尔玛|苹果公司|方太|老干妈|三只松鼠|良品铺子|伊利|蒙牛|中石化|工商银行|招商银行|[A-Z]公司|[A-Z]企业|故宫|盒马|名创优品|完美日记|花西子|蔚来|理想汽车|哔哩哔哩|B站|网易|百度|东方甄选/u,
    en: /\b(?:Apple|Tesla|Amazon|Google|Netflix|Starbucks|Toyota|Nike|Adidas|IKEA|Zara|Inditex|Walmart|McDonald['’]s|Coca-Cola|Uber|Airbnb|Microsoft|Facebook|Meta|Boeing|Enron|Volkswagen|Nokia|Kodak|Samsung|Unilever|Patagonia|Disney|Spotify|Tesco|Wirecard|Theranos|Lehman|M-Pesa|Shell|BP|Huawei|Alibaba|Nestl[eé]|Lego|Blockbuster|Ryanair|Shein|H&M|Banksy)\b/u,
    es: /\b(?:Zara|Inditex|Mercadona|Telef[oó]nica|Santander|BBVA|Repsol|Iberia|Bimbo|Cemex|Pemex|Petrobras|Odebrecht|Mercado Libre|MercadoLibre|Rappi|Falabella|Ecopetrol|YPF|Starbucks|Amazon|Netflix|Tesla|Apple|Grupo \w+|Corona|Alicorp|Gloria|Nubank|Mango|Desigual|Seat|Mondrag[oó]n)\b/u,
    ja: /ユニクロ|トヨタ|ソニー|任天堂|楽天|東芝|日産|ホンダ|パナソニック|シャープ|セブン.イレブン|スターバックス|ディズニー|無印良品|ニトリ|メルカリ|ソフトバンク|キリン|サントリー|資生堂|オリンパス|JAL|日本航空|サイゼリヤ|マクドナルド|キーエンス|京セラ|アマゾン|Apple|Netflix|星野リゾート|ヤクルト/u,
  },
  place: {
    zh: /市|省|县|镇|村为|地区|广东|浙江|江苏|四川|云南|贵州|福建|湖北|湖南|山东|河南|河北|北京|上海|深圳|成都|武汉|杭州|西安|新疆|西藏|内蒙古|海南|长江|黄河|三江源|流域|街区|社区|非洲|东南亚/u,
    en: /\bin (?:the )?[A-Z][a-z]+(?:,| |$)|\b(?:Africa|African|India|Indian|Kenya|Nigeria|Ghana|Ethiopia|China|Chinese|Brazil|Mexico|London|Chicago|Brooklyn|Detroit|Barcelona|Paris|New York|Tokyo|Singapore|Rwanda|Uganda|Tanzania|Bangladesh|Pakistan|Indonesia|Vietnam)\b/u,
    es: /\ben (?:la |el |los |las )?(?:[A-ZÁÉÍÓÚ][a-záéíóúñ]+)/u,
    ja: /市|県|町|村|地方|地域|東京|大阪|京都|北海道|沖縄|福島|日本|中国|韓国|イタリア|アメリカ|フィンランド|ドイツ/u,
  },
  learners: {
    zh: /小学|初中|高中|中学|幼儿园|幼儿|大学生|学生|高校|教师|儿童|青少年|家长|职业教育|留守/u,
    en: /\bstudents?\b|\bschools?\b|\bteachers?\b|\bchildren\b|\bpupils?\b|\buniversit|\bcollege\b|\blearners?\b|\badolescents?\b|\bteenagers?\b|\bparent|\bkindergarten|\bgrade \d/iu,
    es: /\bestudiantes?\b|\bescolar|\bescuelas?\b|\bdocentes?\b|\bni[ñn]os\b|\balumn|\buniversidad|\buniversitari|\badolescentes?\b|\bj[oó]venes\b|\bprimaria\b|\bsecundaria\b|\binfantil\b/iu,
    ja: /小学|中学|高校|大学生|学生|児童|生徒|教師|教員|子ども|幼児|保育|若者|大学/u,
  },
  people: {
    zh: /消费者|员工|居民|老年人|农民|农户|护士|企业|女性|职工|用户|游客|劳动者|农民工|球员|运动员/u,
    en: /\bconsumers?\b|\bemployees?\b|\bworkers?\b|\bhouseholds?\b|\bfarmers?\b|\bnurses?\b|\bwomen\b|\badults?\b|\bcustomers?\b|\busers?\b|\bresidents?\b|\bgen z\b|\bmothers?\b|\bpopulation/iu,
    es: /\bconsumidores\b|\bemplead|\btrabajador|\bhogares\b|\bagricultor|\bmujer(?:es)?\b|\badultos?\b|\bclientes\b|\busuari|\bpersonal de\b|\bmadres\b/iu,
    ja: /消費者|従業員|労働者|高齢者|農家|看護師|女性|住民|利用者|顧客|社員|家計/u,
  },
  patients: {
    zh: /患者|病人|产妇|新生儿|术后|小儿/u,
    en: /\bpatients?\b|\bcancer\b|\bicu\b|\bafter .*(?:surgery|replacement)|\bneonat|\bpostoperative/iu,
    es: /\bpacientes?\b|\bc[aá]ncer\b|\buci\b|\bneonat|\bposoperatori|\bpostoperatori/iu,
    ja: /患者|術後|新生児|高齢者に対する|認知症/u,
  },
  disease: {
    zh: /症|癌|糖尿病|高血压|脑卒中|肺炎|感染|失眠|抑郁|骨折|病毒|瘤|综合征|炎|近视|突出|损伤|冠心病|贫血/u,
    en: /\bdiabet|\bhypertension|\bcancer|\bstroke\b|\bdepression\b|\binfection|\bdisease\b|\bsyndrome|\bdementia|\balzheimer|\basthma|\bobesity|\bhiv\b|\btubercul|\bmalaria|\bptsd\b|\bulcer|\bautism|\bantibiotic/iu,
    es: /\bdiabet|\bhipertensi|\bc[aá]ncer|\bictus\b|\bdepresi[oó]n\b|\binfecci|\benfermedad\b|\bs[ií]ndrome|\bdemencia|\basma|\bobesidad|\bvih\b|\btubercul|\bdengue|\b[uú]lcera|\bautismo|\bembarazo/iu,
    ja: /症|癌|がん|糖尿病|高血圧|うつ|感染|疾患|腰痛|骨折|脳卒中|認知症|褥瘡|アレルギー|肺炎/u,
  },
  machine: {
    zh: /系统|单片机|PLC|机器人|控制器|传感器|平台的?设计|小程序|App|APP|网站|神经网络|深度学习|机器学习|算法|Python|Java|MATLAB|STM32|YOLO|BERT|LSTM|Web|Spring|Android|物联网|电机|电路|夹具|桥梁|结构|机床|变速|数据库|爬虫|知识图谱|自动化|无人机|Vue|Django|卷积/u,
    en: /\bsystem\b|\barduino|\bneural|\bdeep learning|\bmachine learning|\bpython\b|\biot\b|\bsensors?\b|\brobot|\bapp\b|\bwebsite\b|\bcontroller\b|\bcircuit|\bblockchain|\bmotor\b|\bbridge\b|\bantenna|\bturbine|\bplant design|\bchatbot|\bdatabase|\bsoftware\b|\balgorithm|\bbert\b|\bcnn\b|\byolo\b|\btransformer|\bretrieval-augmented|\bplatform\b|\bprototype|\bcompiler|\bfpga\b|\bpid\b/iu,
    es: /\bsistema (?:web|de control|autom|de riego|de gesti|embebido|fotovolt)|\barduino|\bredes neuronales|\baprendizaje (?:autom[aá]tico|profundo)|\bpython\b|\biot\b|\bsensores?\b|\brobot|\baplicaci[oó]n (?:m[oó]vil|web)|\bpuente\b|\bedificio\b|\bturbina|\bsoftware\b|\balgoritmo|\bprototipo|\bplanta (?:de|solar)|\bfotovoltaic|\bdron/iu,
    ja: /システム|深層学習|機械学習|ニューラル|アプリ|ロボット|センサ|Raspberry|Arduino|Unity|Python|IoT|回路|制御|モータ|ドローン|画像認識|自動運転|ブロックチェーン|Web|橋梁|AI(?:を|による)/u,
  },
  matter: {
    zh: /土壤|种子|小麦|水稻|玉米|番茄|纳米|材料|合金|混凝土|废水|离子|化合物|蛋白|细胞|基因|拟南芥|多糖|黄酮|催化剂|薄膜|复合|焊接|切花|苹果|香蕉|草鱼|小鼠|大鼠|菌|豆粕|肥|果酱|酸奶|石墨烯|钢|胶囊|片的/u,
    en: /\bsoil\b|\bseeds?\b|\bwheat\b|\brice\b(?! varieties)|\blettuce|\btomato|\bnano|\balloy|\bconcrete\b|\bwastewater|\bions?\b|\bprotein|\bcells?\b|\bgene(?:s|tic expression)?\b|\bbacteria|\benzyme|\bfilms? of|\bcomposite|\bmice\b|\brats?\b|\bfertili[sz]er|\bsteel\b|\bcarbon\b|\bacid\b|\bpendulum|\bgraphene|\byeast|\bbiodiesel|\bmaize|\balgae|\bvinegar|\bspectroscop/iu,
    es: /\bsuelos?\b|\bsemillas?\b|\btrigo\b|\barroz\b|\blechuga|\btomate|\bnano|\baleaci|\bhormig[oó]n\b|\bconcreto\b|\baguas? residual|\biones\b|\bprote[ií]na|\bc[eé]lulas?\b|\bgenes?\b|\bbacteria|\benzima|\bfertilizante|\bacero\b|\bcarb[oó]n activado|\b[aá]cido\b|\bp[eé]ndulo|\blevadura|\bbiodi[eé]sel|\bma[ií]z|\bfrijol|\baceite esencial/iu,
    ja: /土壌|種子|イネ|トマト|コムギ|ナノ|材料|合金|コンクリート|排水|イオン|タンパク|細胞|遺伝子|酵素|触媒|マウス|肥料|菌|光触媒|色素|炭素|振り子|金属|ポリマー|薄膜|ダイズ/u,
  },
  farm: {
    zh: /农业|农村|乡村|农产品|种植|养殖|畜牧|林业|渔业|粮食|农户|生猪|果园|茶叶|农田|森林/u,
    en: /\bagricultur|\bfarm|\bcrops?\b|\blivestock|\bcattle|\bdairy|\bpoultry|\bfisher|\bforest|\brural\b|\bfood security|\birrigation|\bpest\b|\bpollinat/iu,
    es: /\bagr[ií]col|\bagricultura|\bganader|\bcultivo|\brural\b|\bbovin|\bpesca|\bforestal|\briego\b|\bcaf[eé]\b|\baguacate|\bcampesin/iu,
    ja: /農業|農村|農家|農地|畜産|林業|漁業|耕作|水産|米|スマート農業|家畜/u,
  },
  economy: {
    zh: /经济|金融|贸易|企业|价格|收入|就业|投资|市场|产业|消费|货币|财政|出口|股票|资本|债务|融资|绩效|通货|汇率|供应链|会计|审计/u,
    en: /\beconom|\bfinanc|\btrade\b|\bprices?\b|\bincome|\bwages?\b|\bunemployment|\binvestment|\bmarkets?\b|\bgrowth\b|\bexchange rate|\binflation|\bexports?\b|\bbanks?\b|\bproductivity|\bperformance\b|\bprofitab|\bbusiness/iu,
    es: /\becon[oó]mic|\beconom[ií]a|\bfinanci|\bcomercio|\bprecios?\b|\bingresos?\b|\bsalari|\bdesempleo|\binversi[oó]n|\bmercado|\bcrecimiento|\binflaci[oó]n|\bexportaci|\bbanc|\bproductividad|\bempresa|\bpymes|\bturismo/iu,
    ja: /経済|金融|貿易|企業|価格|所得|雇用|投資|市場|産業|消費|為替|円安|物価|賃金|輸出|家計|財政|株価|観光/u,
  },
  technology: {
    zh: /人工智能|AI|ChatGPT|大数据|区块链|算法|数字化|短视频|直播|社交媒体|互联网|元宇宙|自动驾驶|大语言模型|AIGC|脑机|基因编辑|数字/u,
    en: /\bartificial intelligence|\bAI\b|\bChatGPT|\bbig data|\bblockchain|\balgorithms?\b|\bdigital|\bsocial media|\bmetaverse|\bautonomous|\btiktok|\binstagram|\bonline\b|\bgene editing|\bcrispr|\bsmart\b|\bcyber/iu,
    es: /\binteligencia artificial|\bIA\b|\bChatGPT|\bbig data|\bblockchain|\balgoritm|\bdigital|\bredes sociales|\binternet|\btiktok|\ben l[ií]nea|\bvirtual|\bciber/iu,
    ja: /人工知能|AI|ChatGPT|ビッグデータ|デジタル|SNS|メタバース|自動運転|スマート|オンライン|生成|サイバー|テレワーク|ゲノム編集/u,
  },
  environment: {
    zh: /碳|环境|生态|污染|气候|水质|垃圾|绿色|可持续|能源|植被|热岛|微塑料|生物多样性/u,
    en: /\bclimate|\benvironment|\bpollut|\bcarbon emission|\bwater quality|\bsustainab|\brenewable|\bbiodivers|\bmicroplastic|\bemissions|\becolog|\bdeforest|\bgreen\b/iu,
    es: /\bclim[aá]tic|\bambient|\bcontaminaci|\bcalidad del agua|\bsostenib|\brenovable|\bbiodivers|\bmicropl[aá]stic|\bemisiones|\becol[oó]g|\bdeforest/iu,
    ja: /環境|気候|温暖化|汚染|脱炭素|再生可能|生物多様性|マイクロプラスチック|水質|生態|SDGs|カーボン/u,
  },
  mathematics: {
    zh: /定理|数列|积分|矩阵|函数|方程|不等式|图论|概率|微分|级数|群论|极限|拓扑|量子|相对论|数论|线性/u,
    en: /\btheorem|\bmatri|\bequations?\b|\bgraph theory|\bprobabilit|\bcalculus|\bquantum|\brelativity|\bprime numbers?|\bgroup theory|\bmathemat|\bfibonacci|\bgeometry|\bdark matter|\bblack holes?|\bstring theory/iu,
    es: /\bteorema|\bmatri(?:z|ces)|\becuaci|\bgrafos|\bprobabilidad|\bc[aá]lculo\b|\bcu[aá]ntic|\brelatividad|\bn[uú]meros primos|\bmatem[aá]tic|\bgeometr[ií]a|\bfractales|\bcriptograf/iu,
    ja: /定理|行列|方程式|グラフ理論|確率|微分|積分|量子|相対性|素数|群論|数学|幾何|暗号|数列/u,
  },
};
