import type { Language } from '@yanmo/contract/languages';
import { people as englishPeople } from '../../../../understanding/readers/en/lexicon.ts';
import { people as spanishPeople } from '../../../../understanding/readers/es/lexicon.ts';
import { peopleSource } from '../../../../understanding/readers/zh/lexicon/people.ts';

const zhPeople = new RegExp(`${peopleSource}$`, 'u');
const zhOther = /(?:企业|公司|银行|医院|机构|组织|单位|学校|高校|社|所|协会)$/u;
const wide =
  /(?:[水车轿船农渔樵挑脚]夫|兵|員|師|者|人|民|工|师|员|生|妇|女|绅|匠|帮会|士族|僧侣|传教士|主妇|商人|士兵|老人|居民|村民|市民|主婦|婦人|高齢者|高齢客|客|住民|労働者|教員|生徒|児童|母親|父親|若者|女性|男性|兵士|職員|看護師|農家)$/u;
const wideOther =
  /(?:定員|動員|満員|人工|分工|加工|施工|化工|手工|员工数|法人|个人|卫生|民生|产生|发生|再生|衛生|発生|旅客|顾客満足)$/u;
/** What ends like a doer and is none. */
const notDoers =
  /(?:bees|mergers|takeovers|covers|barriers|filters|fibres|timers|printers|heaters|boilers|coolers|scooters|routers|servers|drawers|counters|shutters|gutters|planters|rulers|burgers|crackers|tigers|spiders|panthers|otters|beavers|badgers|lobsters|hamsters|oysters|feathers|cucumbers|peppers|timbers|ladders|folders|newsletters|rollers|propellers|lasers|freezers|sweaters|slippers|stickers|banners|flyers|chambers|charters|quarters|disasters|encounters|corridors|behaviors|behaviours|predictors|detectors|processors|gardens|papers|numbers|waters|rivers|tenders|computers|factors|sectors|doors|plants|grants|variants|orders|borders|shelters|centers|powers|layers|letters|matters|errors|colou?rs|trailers|posters|towers|flowers|sensors|reactors|motors|drivers of|indicators|transfers|fertilizers|fertilisers|containers|sneakers|answers|dinners|winters|summers|corners|headers|markers|polymers|fibers|monitors|vectors|tractors|mirrors|terrors|humors|restaurants|elephants|pollutants|lists)$/iu;
const doers =
  /(?:[a-z]{3,}(?:ers|ors|ists|ians|ants)|wom[ae]n|pilots|maids|wives|nuns|monks|girls|boys|folk|people|nurses|brides|servants|slaves)$/iu;

const spanishDoers = /^\p{L}{3,}(?:dores|doras|istas|eros|eras)$/u;
/** What ends so and is no person. */
const spanishThings =
  /^(?:indica|ordena|contene|computa|calcula|transforma|refrigera|aspira|gene?ra|conmuta|acumula|catali|esmalta|calefac|carga|mostra|mira|prueba|lava|seca|cosecha|deshidrata|biodi|proces|servi|corre|humedal)?(?:dores|doras)$|^(?:comedores|probadores|listas|revistas|vistas|pistas|entrevistas|autopistas|aristas|conquistas|carreras|barreras|fronteras|maneras|primeras|esferas|banderas|maderas|carreteras|escaleras|laderas|riberas|cocineras|números|géneros|teatros|primeros|sombreros|aceros|ceros|cueros|enteros|extranjeros|financieros|financieras|verdaderos|ligeros|dineros|esteros|romeros|panteras|praderas|ojeras|cordilleras|calderas|bandoleras|pulseras|guerras|eras|sistemas|especies)$/u;

/** Deberes escolares: behind another noun it says whose that is. */
const spanishOf = /^(?:escolares|universitari[oa]s)$/u;

/** Whether a name is that of people: they are not defined, they have an origin, deeds and a position. */
export function namesPeople(name: string, language: Language): boolean {
  if (language === 'zh')
    return (zhPeople.test(name) || wide.test(name)) && !zhOther.test(name) && !wideOther.test(name);
  if (language === 'ja') return wide.test(name) && !wideOther.test(name);
  const words = name
    .toLowerCase()
    .replace(/^(?:the|el|la|los|las) /u, '')
    .split(/\s+/u);
  if (language === 'es')
    return (
      words.slice(0, 2).some((word, at) => spanishPeople.has(word) && !(at === 1 && spanishOf.test(word))) ||
      (spanishDoers.test(words[0] ?? '') && !spanishThings.test(words[0] ?? '')) ||
      /^(?:maestr|campesin|obrer|vecin|trabajador|mujer|judí|morisc|mudéjar|gitan|esclav|indígen|crioll|converso|emigrant|inmigrant|refugiad|exiliad|soldad|marin|pescador|artesan|comerciant|minero|jornaler|monj|misioner|gaúch|estudiant|joven|jóven|anciano|niñ|cigarrer|lavander|costurer|tejedor|ferroviari|panader|zapater|metalúrgic|portuari|temporer|inquilin|consumidor|menor|migrant|periodist|usuari)[aeo]*s$/u.test(
        words[0] ?? '',
      )
    );
  const [head = name] = name.split(/ (?:of|in|from|at|for|with|who) /iu);
  return (englishPeople.has(head.toLowerCase().split(/\s+/u).at(-1) ?? '') || doers.test(head)) && !notDoers.test(head);
}
