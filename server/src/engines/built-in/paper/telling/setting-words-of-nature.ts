import type { Axis } from './setting-axis.ts';

export const medium: Axis = {
  id: 'medium',
  places: 'fresh drinking sea soil air body',
  words: [
    { at: 'none', zh: '海洋馆, 沿海地区', latin: 'sea level*, air force*, airborne' },
    {
      at: 'fresh-drinking',
      zh: '淡水, 河流, 湖泊, 水库, 地表水, 河水',
      ja: '淡水, 河川, 湖沼',
      latin:
        'freshwater*, fresh water, river*, lake*, stream, streams, reservoir*, inland water*, agua dulce, río*, lago*',
    },
    { at: 'fresh drinking sea', zh: '水体, 水中, 水环境', ja: '水中, 水環境', latin: 'aquatic, waters, acuátic*' },
    { at: 'drinking', zh: '瓶装水', latin: 'bottled water, agua embotellada' },
    {
      at: 'sea',
      zh: '海洋, 近海, 海水, 海滩',
      ja: '海洋, 海水, 海岸',
      latin: 'marine, ocean*, sea, seas, seawater, beach*, coral*, estuar*, marin*, océano*, playa*, mar',
    },
    { at: 'air', zh: '大气, 空气', ja: '大気', latin: 'atmospher*, indoor air, airborne dust, house dust' },
    {
      at: 'body',
      only: 'fact',
      zh: '血液, 胎盘, 人体组织',
      ja: '血液, 胎盤',
      latin: 'human blood, blood, placenta*, human tissue*, lung tissue, sangre',
    },
  ],
};

export const disease: Axis = {
  id: 'disease',
  places: 'stomach lung breast liver bowel cervix thyroid throat prostate kidney',
  words: [
    { at: 'stomach', zh: '胃癌', ja: '胃がん', latin: 'gastric cancer, stomach cancer, cáncer gástrico' },
    { at: 'lung', zh: '肺癌', ja: '肺がん', latin: 'lung cancer, cáncer de pulmón' },
    { at: 'breast', zh: '乳腺癌', ja: '乳がん', latin: 'breast cancer, cáncer de mama' },
    { at: 'liver', zh: '肝癌', ja: '肝がん', latin: 'liver cancer, cáncer de hígado' },
    {
      at: 'bowel',
      zh: '结直肠癌, 肠癌, 直肠癌, 造口',
      ja: '大腸がん',
      latin: 'colorectal cancer, bowel cancer, cáncer colorrectal',
    },
    { at: 'cervix', zh: '宫颈癌', ja: '子宮頸がん', latin: 'cervical cancer, cáncer de cuello uterino' },
    { at: 'thyroid', zh: '甲状腺癌', ja: '甲状腺がん', latin: 'thyroid cancer' },
    { at: 'throat', zh: '食管癌, 鼻咽癌', ja: '食道がん', latin: 'oesophageal cancer, esophageal cancer' },
    { at: 'prostate', zh: '前列腺癌', ja: '前立腺がん', latin: 'prostate cancer, cáncer de próstata' },
  ],
};

export const diabetes: Axis = {
  id: 'diabetes',
  places: 'first second pregnancy before',
  words: [
    { at: 'first', zh: '1型, 一型', ja: '1型', latin: 'type 1, tipo 1' },
    { at: 'second', zh: '2型, 二型', ja: '2型', latin: 'type 2, tipo 2' },
    {
      at: 'pregnancy',
      only: 'fact',
      zh: '妊娠期糖尿病, 妊娠糖尿病, 孕妇, 孕期',
      ja: '妊娠糖尿病',
      latin: 'gestational diabetes, diabetes gestacional',
    },
  ],
};

export const crops: Axis = {
  id: 'crops',
  places:
    'rice wheat maize soya potato tobacco apple banana grape berry tomato lettuce cotton cut tea rape coffee barley cucumber',
  words: [
    { at: 'none', zh: '油菜素' },
    {
      at: 'all',
      zh: '轮作, 间作, 各种作物, 果蔬, 蔬菜, 水果',
      ja: '輪作, 野菜, 果物',
      latin:
        'rotation*, intercrop*, fruit and vegetable*, fruits and vegetables, all crops, rotación, frutas y hortalizas',
    },
    { at: 'rice', zh: '水稻, 稻田', ja: 'イネ, 水稲', latin: 'rice, paddy, arroz' },
    { at: 'wheat', zh: '小麦', ja: '小麦', latin: 'wheat, trigo' },
    { at: 'maize', zh: '玉米', ja: 'トウモロコシ', latin: 'maize, maíz' },
    { at: 'soya', zh: '大豆', ja: '大豆', latin: 'soybean*, soya' },
    { at: 'potato', zh: '马铃薯', ja: 'ジャガイモ', latin: 'potato, potatoes, patata*' },
    { at: 'tobacco', zh: '烤烟, 烟草', ja: 'タバコ' },
    { at: 'apple', zh: '苹果', ja: 'リンゴ', latin: 'apple orchard*' },
    { at: 'banana', zh: '香蕉', ja: 'バナナ', latin: 'banana*' },
    { at: 'grape', zh: '葡萄', ja: 'ブドウ', latin: 'grape*, vineyard*, vid' },
    { at: 'berry', zh: '草莓, 蓝莓', ja: 'イチゴ', latin: 'strawberr*, fresa*' },
    { at: 'tomato', zh: '番茄', ja: 'トマト', latin: 'tomato*, tomate*' },
    { at: 'lettuce', zh: '生菜', ja: 'レタス', latin: 'lettuce*, lechuga*' },
    { at: 'cotton', zh: '棉花', latin: 'cotton, algodón' },
    { at: 'cut', zh: '切花', ja: '切り花', latin: 'cut flower*' },
    { at: 'tea', zh: '茶园, 茶叶', ja: '茶園', latin: 'tea plantation*' },
    { at: 'rape', zh: '油菜', ja: 'ナタネ', latin: 'oilseed rape' },
    { at: 'coffee', latin: 'coffee, café' },
    { at: 'barley', latin: 'barley, cebada' },
    { at: 'cucumber', zh: '黄瓜', ja: 'キュウリ', latin: 'cucumber*' },
  ],
};

export const animals: Axis = {
  id: 'animals',
  places: 'pig cow poultry sheep dog fish shrimp',
  words: [
    { at: 'pig', zh: '猪, 仔猪, 母猪', ja: '豚', latin: 'pig, pigs, piglet*, sow, sows, swine, cerdo*' },
    { at: 'cow', zh: '肉牛, 奶牛, 犊牛', ja: '乳牛, 肉牛', latin: 'cow, cows, cattle, dairy, vaca*, bovin*' },
    { at: 'poultry', zh: '肉鸡, 蛋鸡, 家禽, 鸡', ja: '鶏', latin: 'poultry, broiler*, hen, hens, chicken*, aves' },
    { at: 'sheep', zh: '山羊, 绵羊, 羊', ja: '羊', latin: 'sheep, goat*' },
    { at: 'dog', zh: '犬', ja: '犬', latin: 'dog, dogs, puppy, puppies' },
    { at: 'fish shrimp', zh: '鱼虾', latin: 'fish and shrimp' },
    { at: 'fish', only: 'own', zh: '鱼' },
    { at: 'fish', zh: '草鱼, 鲤鱼, 鱼类', ja: '魚', latin: 'fish, carp, tilapia' },
    { at: 'shrimp', zh: '虾', ja: 'エビ', latin: 'shrimp*, crayfish' },
  ],
};
