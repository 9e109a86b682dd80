import type { AnswerId } from '@yanmo/contract/interview';
import type { Localized } from '@yanmo/contract/languages';

/** What a student might answer about any title, `{object}` being what it is about: ten answers of a sentence or a few. */
export const plantedAnswers: Localized<Readonly<Partial<Record<AnswerId, string>>>> = {
  zh: {
    definition: '本文所说的{object}只限于我实习单位所见的做法，不包括外包给别家的部分。',
    setting: '调查在一个县级市进行，时间是 2023 年 3 月到 2024 年 6 月。\n走访了 8 个单位，其中 3 个是去年新设的。',
    actors:
      '一线人员担心记录太多，没有时间做正事。\n负责人更看重上级检查时的材料是否齐全。\n来办事的人只关心要等多久。',
    problems:
      '同一件事要在三张表上各填一遍。\n交接时没有固定的人签字，出了差错找不到原因。\n培训只讲一次，新来的人靠同事带。',
    causes:
      '表格由三个部门各自设计，谁也不愿先改。\n考核只看数量，不看返工。\n人手按前年的工作量配备，没有随业务增加。',
    data: '8 个单位每月平均返工 14 次。\n受访的 52 人中有 31 人说交接最容易出错。\n一次返工平均多花 25 分钟。',
    method: '用半结构访谈问了 52 人，每人约 40 分钟。\n查阅了 2023 年全年的交接记录，共 1163 条。',
    example: '有一次夜班把批号写错一位，第二天三个人查了半天才找到。',
    view: '我认为先把表格合并，比再招一个人更有用。\n交接应当由同一个人签字，否则责任说不清。',
    objections: '有人会说合并表格会丢信息，但三张表里有七成内容是重复的。',
  },
  en: {
    definition:
      'In this paper {object} covers only what the organisations do themselves, not what they buy from others.',
    setting:
      'The study took place in one market town from March 2023 to June 2024.\nEight organisations took part, and three of them were new that year.',
    actors:
      'Front-line staff fear that records leave no time for the work itself.\nManagers want the papers to be complete when inspectors come.\nClients only ask how long they will have to wait.',
    problems:
      'The same event is written down on three forms.\nNobody in particular signs at handover, so errors cannot be traced.\nTraining happens once, and newcomers learn from whoever is there.',
    causes:
      'Three departments designed the forms separately, and none of them wants to change first.\nStaff are assessed by numbers and not by rework.\nPosts were planned for the workload of two years ago.',
    data: 'The eight organisations redo 14 cases a month on average.\nOf 52 people interviewed, 31 said that handover is where errors happen.\nOne case of rework takes 25 minutes more.',
    method: 'We interviewed 52 people for about 40 minutes each.\nWe read all 1163 handover records of 2023.',
    example: 'One night a batch number was written with one wrong digit, and three people searched for half a day.',
    view: 'Merging the forms would help more than hiring another person.\nOne named person should sign at handover, or responsibility stays unclear.',
    objections: 'Some will say that merging loses information, but seven tenths of the three forms are the same.',
  },
  es: {
    definition:
      'En este trabajo {object} abarca solo lo que hacen las propias organizaciones, no lo que contratan fuera.',
    setting:
      'El estudio se hizo en una ciudad pequeña entre marzo de 2023 y junio de 2024.\nParticiparon ocho organizaciones, tres de ellas nuevas.',
    actors:
      'El personal teme que los registros no dejen tiempo para el trabajo.\nLos responsables quieren que los papeles estén completos.\nLos usuarios solo preguntan cuánto tendrán que esperar.',
    problems:
      'El mismo hecho se anota en tres formularios.\nNadie en concreto firma el relevo y los errores no se pueden rastrear.\nLa formación se da una sola vez.',
    causes:
      'Tres departamentos diseñaron los formularios por separado.\nSe evalúa por cantidad y no por correcciones.\nLa plantilla se calculó con la carga de hace dos años.',
    data: 'Las ocho organizaciones repiten 14 casos al mes de media.\nDe 52 personas entrevistadas, 31 señalan el relevo.\nCada repetición cuesta 25 minutos más.',
    method: 'Se entrevistó a 52 personas durante unos 40 minutos.\nSe leyeron los 1163 registros de relevo de 2023.',
    example: 'Una noche se escribió mal una cifra del lote y tres personas la buscaron medio día.',
    view: 'Unir los formularios ayudaría más que contratar a otra persona.\nUna persona con nombre debería firmar el relevo.',
    objections:
      'Se dirá que unirlos pierde información, pero siete décimas partes de los tres formularios son iguales.',
  },
  ja: {
    definition: '本稿でいう{object}は、各組織が自ら行うものに限り、外部への委託は含まない。',
    setting:
      '調査は一つの地方都市で 2023 年 3 月から 2024 年 6 月まで行った。\n対象は 8 つの組織で、うち 3 つは新設である。',
    actors:
      '現場の職員は記録に追われて本来の仕事ができないと懸念している。\n責任者は監査のときに書類がそろうことを重視している。\n利用者は待ち時間だけを気にしている。',
    problems:
      '同じ出来事を三つの様式に書いている。\n引き継ぎで署名する人が決まっておらず、誤りの原因をたどれない。\n研修は一度だけで、新人は同僚から学んでいる。',
    causes:
      '様式は三つの部署が別々に設計した。\n評価は件数だけを見て、やり直しを見ていない。\n人員は二年前の業務量で決められている。',
    data: '8 つの組織では月平均 14 件のやり直しがある。\n52 人のうち 31 人が引き継ぎで誤りが起きると答えた。\nやり直し一件で 25 分余計にかかる。',
    method: '52 人に一人約 40 分の聞き取り調査を行った。\n2023 年の引き継ぎ記録 1163 件を読んだ。',
    example: '夜勤で番号を一桁誤り、翌日に三人が半日かけて探したことがある。',
    view: '人を増やすより様式を一つにまとめる方が役に立つ。\n引き継ぎは決まった人が署名すべきである。',
    objections: 'まとめると情報が失われるという意見もあるが、三つの様式の七割は同じ内容である。',
  },
};
