import type { Localized } from './languages.ts';

/** What a refused field is told. Keys are the message keys that schemas name; a plain zod issue maps to one of these. */
export const fieldMessages = {
  required: { zh: '必填', en: 'Required', es: 'Obligatorio', ja: '必須です' },
  unknown: { zh: '未知字段', en: 'Unknown field', es: 'Campo desconocido', ja: '不明な項目です' },
  wrong_type: { zh: '类型不正确', en: 'Wrong type', es: 'Tipo incorrecto', ja: '型が正しくありません' },
  invalid: { zh: '格式不正确', en: 'Not valid', es: 'No es válido', ja: '形式が正しくありません' },
  too_short: {
    zh: '至少 {minimum}',
    en: 'At least {minimum}',
    es: 'Como mínimo {minimum}',
    ja: '{minimum} 以上にしてください',
  },
  too_long: {
    zh: '最多 {maximum}',
    en: 'At most {maximum}',
    es: 'Como máximo {maximum}',
    ja: '{maximum} 以下にしてください',
  },
  not_an_option: {
    zh: '不在可选范围内',
    en: 'Not one of the options',
    es: 'No es una de las opciones',
    ja: '選択肢にありません',
  },
  null_character: {
    zh: '含有不允许的字符',
    en: 'Contains a character that is not allowed',
    es: 'Contiene un carácter no permitido',
    ja: '使用できない文字が含まれています',
  },
  title_without_words: {
    zh: '标题里要有文字',
    en: 'The title needs words',
    es: 'El título necesita palabras',
    ja: 'タイトルに文字を入れてください',
  },
  english_title_letters: {
    zh: '请填写英文题目，不要含方括号等标记符号',
    en: 'Write the title in English, without brackets or markup',
    es: 'Escribe el título en inglés, sin corchetes ni marcas',
    ja: '題目は英語で、角括弧などの記号を使わずに入力してください',
  },
  references_or_file: {
    zh: '请粘贴参考文献，或上传文件，二选一',
    en: 'Give either the references or a file',
    es: 'Indica las referencias o un archivo, no ambos',
    ja: '参考文献かファイルのどちらか一方を指定してください',
  },
  redemption_code_invalid: {
    zh: '兑换码是 16 位字母和数字',
    en: 'A code has 16 letters and digits',
    es: 'El código tiene 16 letras y cifras',
    ja: '引き換えコードは英数字 16 桁です',
  },
  price_zero: {
    zh: '价格至少为 1 分：定价为 0 的商品无法下单，也无法退款',
    en: 'A price is at least 1 fen: what costs nothing can be neither ordered nor refunded',
    es: 'Un precio es de al menos 1 fen: lo que no cuesta nada no se puede pedir ni reembolsar',
    ja: '価格は 1 分以上にしてください。0 の商品は注文も返金もできません',
  },
  deposit_percent_range: {
    zh: '定金比例须在 1% 到 99% 之间：0 不是定金，100% 就没有尾款了',
    en: 'A deposit is from 1 % to 99 %: none is no deposit, and all of it leaves no balance',
    es: 'El anticipo va del 1 % al 99 %: el 0 no es un anticipo y el 100 % no deja saldo',
    ja: '前金の割合は 1 % から 99 % までです。0 は前金にならず、100 % では残金がなくなります',
  },
  commission_range: {
    zh: '佣金比例须在 0 到 50% 之间',
    en: 'A commission is from 0 to 50 %',
    es: 'La comisión va del 0 al 50 %',
    ja: '手数料の割合は 0 から 50 % までです',
  },
  recharge_amount_range: {
    zh: '每个充值金额都要在最低与最高金额之间',
    en: 'Every amount lies between the lowest and the highest',
    es: 'Cada importe está entre el mínimo y el máximo',
    ja: 'どの金額も最低額と最高額のあいだにしてください',
  },
  package_repeated: {
    zh: '套餐编号不能重复',
    en: 'Each package has an id of its own',
    es: 'Cada paquete tiene su propio identificador',
    ja: 'パッケージの番号は重複できません',
  },
  end_before_start: {
    zh: '结束时间要晚于开始时间',
    en: 'It ends after it starts',
    es: 'Termina después de empezar',
    ja: '終了は開始より後にしてください',
  },
  maintenance_over: {
    zh: '结束时间已经过去，这样的维护不会生效',
    en: 'That end has passed: such a maintenance would never hold',
    es: 'Ese final ya ha pasado: un mantenimiento así nunca tendría efecto',
    ja: '終了時刻が過ぎているため、このメンテナンスは有効になりません',
  },
  maintenance_too_long: {
    zh: '一次维护最长 7 天',
    en: 'A maintenance lasts 7 days at the most',
    es: 'Un mantenimiento dura como máximo 7 días',
    ja: 'メンテナンスは最長 7 日間です',
  },
  image_unknown: {
    zh: '这张图片不存在，请重新上传',
    en: 'There is no such picture; upload it again',
    es: 'No existe esa imagen; súbela de nuevo',
    ja: 'この画像は見つかりません。もう一度アップロードしてください',
  },
  contact_email_invalid: {
    zh: '请填写有效的邮箱地址',
    en: 'Enter a valid e-mail address',
    es: 'Introduce una dirección de correo válida',
    ja: '有効なメールアドレスを入力してください',
  },
  contact_phone_invalid: {
    zh: '请填写有效的联系电话',
    en: 'Enter a valid telephone number',
    es: 'Introduce un número de teléfono válido',
    ja: '有効な電話番号を入力してください',
  },
  contact_image_required: {
    zh: '请先上传二维码图片',
    en: 'Upload the picture of the QR code first',
    es: 'Sube primero la imagen del código QR',
    ja: '先に QR コードの画像をアップロードしてください',
  },
  sub_domain_invalid: {
    zh: '3 至 30 位小写字母、数字或连字符，首尾不能是连字符，也不能连用两个',
    en: '3 to 30 letters, digits or hyphens; no hyphen at either end, and no two in a row',
    es: 'De 3 a 30 letras, cifras o guiones; ninguno al principio ni al final, ni dos seguidos',
    ja: '英小文字・数字・ハイフンで 3〜30 文字。先頭と末尾のハイフン、連続するハイフンは使えません',
  },
  sub_domain_reserved: {
    zh: '这个名称由网站保留，请换一个',
    en: 'This name is reserved for the site itself',
    es: 'Este nombre está reservado para el propio sitio',
    ja: 'この名前はサイト用に予約されています',
  },
  phone_required: {
    zh: '请输入手机号',
    en: 'You need to enter a phone number',
    es: 'Debes introducir un número de teléfono',
    ja: '電話番号を入力してください',
  },
  phone_invalid: {
    zh: '手机号格式不正确',
    en: 'This does not look like a valid phone number',
    es: 'No parece un número de teléfono válido',
    ja: '電話番号の形式が正しくないようです',
  },
  sms_code_invalid: {
    zh: '请输入 6 位验证码',
    en: 'Enter the 6-digit code',
    es: 'Introduce el código de 6 dígitos',
    ja: '6 桁の認証コードを入力してください',
  },
  totp_code_invalid: {
    zh: '请输入 6 位动态口令',
    en: 'Enter the 6-digit authenticator code',
    es: 'Introduce el código de 6 dígitos del autenticador',
    ja: '認証アプリの 6 桁のコードを入力してください',
  },
} as const satisfies Record<string, Localized>;

export type FieldMessageKey = keyof typeof fieldMessages;
