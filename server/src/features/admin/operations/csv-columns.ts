import type { AccountName } from '@yanmo/contract/accounts';
import { orderTypeLabels, paymentStatusLabels } from '@yanmo/contract/code-labels';
import type { OrderType } from '@yanmo/contract/codes';
import type { AuditLine, FailedItem, LedgerLine, ManagedOrder, ManagedUser } from '@yanmo/contract/operator';
import type { CsvColumn } from '../../../platform/lists/answer-csv.ts';
import { chinaTimeOf, yuanOf } from '../../../platform/lists/csv.ts';

const account = ({ phone, user_name }: AccountName) => [user_name, phone].filter(Boolean).join(' ');

const times = {
  created: { zh: '时间（北京时间）', en: 'Time (China)', es: 'Fecha (hora de China)', ja: '日時（中国時間）' },
  ordered: {
    zh: '下单时间（北京时间）',
    en: 'Ordered (China time)',
    es: 'Pedido (hora de China)',
    ja: '注文日時（中国時間）',
  },
  registered: {
    zh: '注册时间（北京时间）',
    en: 'Registered (China time)',
    es: 'Alta (hora de China)',
    ja: '登録日時（中国時間）',
  },
} as const;
const number = { zh: '订单号', en: 'Order', es: 'Pedido', ja: '注文番号' };
const user = { zh: '用户', en: 'User', es: 'Usuario', ja: 'ユーザー' };
const title = { zh: '标题', en: 'Title', es: 'Título', ja: 'タイトル' };
const status = { zh: '状态', en: 'Status', es: 'Estado', ja: '状態' };

export const userColumns: readonly CsvColumn<ManagedUser>[] = [
  { title: { zh: '编号', en: 'Id', es: 'Id', ja: 'ID' }, value: ({ id }) => id },
  { title: { zh: '手机', en: 'Phone', es: 'Teléfono', ja: '電話番号' }, value: ({ phone }) => phone },
  { title: { zh: '昵称', en: 'Name', es: 'Nombre', ja: '名前' }, value: ({ user_name }) => user_name },
  { title: { zh: '权限', en: 'Permission', es: 'Permiso', ja: '権限' }, value: ({ permission }) => permission },
  { title: status, value: (row) => row.status },
  { title: { zh: '站点', en: 'Site', es: 'Sitio', ja: 'サイト' }, value: ({ sub_domain }) => sub_domain ?? '' },
  {
    title: { zh: '余额（元）', en: 'Balance (yuan)', es: 'Saldo (yuanes)', ja: '残高（元）' },
    value: ({ balance }) => yuanOf(balance),
  },
  { title: { zh: '字数', en: 'Characters', es: 'Caracteres', ja: '文字数' }, value: ({ characters }) => characters },
  { title: { zh: '订单数', en: 'Orders', es: 'Pedidos', ja: '注文数' }, value: ({ orders }) => orders },
  {
    title: { zh: '消费（元）', en: 'Spent (yuan)', es: 'Gastado (yuanes)', ja: '利用額（元）' },
    value: ({ spent }) => yuanOf(spent),
  },
  { title: times.registered, value: ({ created_at }) => chinaTimeOf(created_at) },
  {
    title: {
      zh: '最近登录（北京时间）',
      en: 'Last login (China time)',
      es: 'Último acceso (hora de China)',
      ja: '最終ログイン（中国時間）',
    },
    value: ({ last_login_at }) => chinaTimeOf(last_login_at),
  },
];

export const orderColumns: readonly CsvColumn<ManagedOrder>[] = [
  { title: number, value: ({ out_trade_no }) => out_trade_no },
  { title: times.ordered, value: ({ created_at }) => chinaTimeOf(created_at) },
  {
    title: { zh: '商品', en: 'Product', es: 'Producto', ja: '商品' },
    value: ({ order_type }, language) => orderTypeLabels[order_type][language],
  },
  { title, value: (row) => row.title },
  { title: status, value: ({ payment_status }, language) => paymentStatusLabels[payment_status][language] },
  { title: user, value: (row) => account(row.user) },
  { title: { zh: '代理', en: 'Agent', es: 'Agente', ja: '代理' }, value: ({ agent }) => (agent ? account(agent) : '') },
  {
    title: { zh: '应付（元）', en: 'Price (yuan)', es: 'Precio (yuanes)', ja: '価格（元）' },
    value: ({ total_price }) => yuanOf(total_price),
  },
  {
    title: { zh: '实付（元）', en: 'Paid (yuan)', es: 'Pagado (yuanes)', ja: '支払額（元）' },
    value: ({ paid_amount }) => yuanOf(paid_amount),
  },
  {
    title: { zh: '已退（元）', en: 'Refunded (yuan)', es: 'Reembolsado (yuanes)', ja: '返金額（元）' },
    value: ({ refunded_amount }) => yuanOf(refunded_amount),
  },
  {
    title: { zh: '佣金（元）', en: 'Commission (yuan)', es: 'Comisión (yuanes)', ja: '報酬（元）' },
    value: ({ commission }) => yuanOf(commission),
  },
];

export const failedColumns: readonly CsvColumn<FailedItem>[] = [
  { title: number, value: ({ out_trade_no }) => out_trade_no },
  {
    title: { zh: '内容', en: 'Item', es: 'Elemento', ja: '項目' },
    value: ({ kind }, language) => orderTypeLabels[kind as OrderType]?.[language] ?? kind,
  },
  { title, value: (row) => row.title },
  { title: user, value: (row) => account(row.user) },
  { title: status, value: ({ state }) => state },
  { title: { zh: '原因', en: 'Cause', es: 'Causa', ja: '原因' }, value: ({ cause }) => cause },
  { title: { zh: '原因代码', en: 'Code', es: 'Código', ja: 'コード' }, value: ({ error }) => error },
  { title: { zh: '重试次数', en: 'Retries', es: 'Reintentos', ja: '再試行' }, value: ({ retries }) => retries },
  {
    title: {
      zh: '失败时间（北京时间）',
      en: 'Failed (China time)',
      es: 'Fallo (hora de China)',
      ja: '失敗日時（中国時間）',
    },
    value: ({ failed_at }) => chinaTimeOf(failed_at),
  },
];

export const ledgerColumns: readonly CsvColumn<LedgerLine>[] = [
  { title: { zh: '分录号', en: 'Entry', es: 'Asiento', ja: '仕訳番号' }, value: ({ id }) => id },
  {
    title: { zh: '交易号', en: 'Transaction', es: 'Transacción', ja: '取引番号' },
    value: ({ transaction_id }) => transaction_id,
  },
  { title: times.created, value: ({ created_at }) => chinaTimeOf(created_at) },
  { title: { zh: '类型', en: 'Kind', es: 'Tipo', ja: '種類' }, value: ({ kind }) => kind },
  {
    title: { zh: '账户', en: 'Account', es: 'Cuenta', ja: '口座' },
    value: (row) => [row.account, row.account_name].filter(Boolean).join(' '),
  },
  { title: user, value: (row) => (row.user ? account(row.user) : '') },
  { title: { zh: '单位', en: 'Unit', es: 'Unidad', ja: '単位' }, value: ({ unit }) => unit },
  {
    title: {
      zh: '变动（元或字）',
      en: 'Change (yuan or characters)',
      es: 'Cambio (yuanes o caracteres)',
      ja: '増減（元・文字）',
    },
    value: ({ amount, unit }) => (unit === 'FEN' ? yuanOf(amount) : amount),
  },
  {
    title: { zh: '之后余额', en: 'Balance after', es: 'Saldo posterior', ja: '変動後の残高' },
    value: ({ balance, unit }) => (balance === null ? '' : unit === 'FEN' ? yuanOf(balance) : balance),
  },
  { title: number, value: ({ out_trade_no }) => out_trade_no ?? '' },
  { title: { zh: '凭证', en: 'Reference', es: 'Referencia', ja: '参照' }, value: ({ reference }) => reference },
];

export const auditColumns: readonly CsvColumn<AuditLine>[] = [
  { title: times.created, value: ({ created_at }) => chinaTimeOf(created_at) },
  {
    title: { zh: '操作人', en: 'Who', es: 'Quién', ja: '操作者' },
    value: (row) => (row.user ? account(row.user) : (row.program ?? '')),
  },
  { title: { zh: '操作', en: 'Action', es: 'Acción', ja: '操作' }, value: ({ action }) => action },
  { title: { zh: '对象', en: 'Subject', es: 'Objeto', ja: '対象' }, value: ({ subject }) => subject },
  { title: { zh: '之前', en: 'Before', es: 'Antes', ja: '変更前' }, value: ({ before }) => JSON.stringify(before) },
  { title: { zh: '之后', en: 'After', es: 'Después', ja: '変更後' }, value: ({ after }) => JSON.stringify(after) },
];
