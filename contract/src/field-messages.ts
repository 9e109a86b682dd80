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
