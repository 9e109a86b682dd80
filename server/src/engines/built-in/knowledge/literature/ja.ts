import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const literatureJa = [
  theory('narratology', '物語論', ['narrative-voice']),
  theory('reception', '受容美学', ['horizon']),
  theory('intertextuality', '間テクスト性理論', ['allusion']),
  method('close-reading', '精読', ['primary-texts']),
  variable('narrative-voice', '語りの声'),
  variable('symbol', '象徴の体系'),
  variable('horizon', '期待の地平'),
  variable('allusion', '引用と典拠'),
  variable('cultural-context', '文化的文脈'),
  data('primary-texts', '原典とその諸版'),
  institution('reading-public', '読者層'),
  institution('literary-press', '文芸誌と出版社'),
  debate('author-text', '作者の意図と作品の自律性の論争'),
  debate('form-history', '形式分析と歴史的読解の論争'),
  ...chain('thin-reading', '筋の要約にとどまる読解', '細部と形式の軽視', '細部に立ち返る読解の徹底'),
  ...chain('context-loss', '文脈から切り離された作品理解', '版本と資料の利用不足', '版本と同時代評による文脈の復元'),
  ...chain('label', '批評用語の機械的な適用', '作品に合わない理論', '本文による概念の修正'),
  ...chain('language-norm', '文化的含意の喪失', '文化的前提の違い', '文脈と注釈による補償'),
];
