import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const artJa = [
  theory('semiotics', '記号論', ['visual-symbol']),
  theory('iconology', '図像解釈学', ['motif']),
  theory('living-heritage', '生きた遺産の理論', ['aesthetic-taste']),
  method('image-analysis', '造形と図像の分析', ['artworks']),
  method('design-practice', '制作と利用者による検証', ['user-feedback']),
  variable('visual-symbol', '視覚記号'),
  variable('composition', '構図と空間'),
  variable('material', '素材と技法'),
  variable('motif', '主題モチーフ'),
  variable('aesthetic-taste', '美的嗜好'),
  data('artworks', '作品と図録'),
  data('user-feedback', '受け手の反応'),
  institution('museum', '美術館'),
  institution('workshop', '工房'),
  debate('tradition-innovation', '伝統と革新の論争'),
  debate('form-content', '形式の自律と内容の表現の論争'),
  ...chain('homogeneous', '作風の同質化', '地域文化の表面的な利用', '地域の主題に基づく独自表現の構築'),
  ...chain('user-distance', '作品と受け手の隔たり', '使用場面の検討不足', '使用場面から導く形と機能の設計'),
  ...chain('technique-first', '技法の先行', '仕上がりに偏る評価', '構想に基づく技法の選択'),
  ...chain('communication', '発信手段の乏しさ', '限られた展示の場', 'デジタル展示と物語による発信'),
];
