import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';
import { nameHead } from './design-names.ts';
import { ownOf } from './open-names.ts';
import { namesPeople } from './people.ts';

const given =
  /干预|治疗|疗法|护理|训练|康复|针灸|药|intervention|therap|treatment|exercise|training|programme?s?\b|rehabilitation|drug|acupuncture|tele(?:health|medicine|rehabilitation|monitoring)|\btutoring|mentoring|coaching|gamification|simulation|flipped classroom|\bapps?\b|feedback|counsell?ing|reminders|intervenci|terapia|tratamiento|ejercicio|entrenamiento|rehabilitaci|fármaco|介入|療法|治療|運動|訓練|プログラム/iu;

/** What a review gathers decides its chapters: what stands in the way lies on levels, what people tell has themes, how common a thing is has figures. */
const looked: readonly (readonly ['bars' | 'themes' | 'rates', RegExp])[] = [
  [
    'bars',
    /^(?:the )?(?:[\p{L}-]+ )?(?:barriers|obstacles|facilitators|factors|determinants|predictors|causes|challenges|enablers)\b|^(?:barreras|factores|determinantes|obstáculos|facilitadores|causas)(?!\p{L})|(?:障碍|因素|阻碍)(?:因素)?$|(?:要因|障壁|阻害要因)$/iu,
  ],
  [
    'themes',
    /^(?:the )?(?:[\p{L}-]+ )?(?:[\p{L}’'-]+ )?(?:experiences?|perceptions?|views|attitudes|perspectives|needs|expectations)\b(?: of| on| towards?|$)|^(?:experiencias?|percepci[óo]n(?:es)?|actitudes|necesidades)(?!\p{L})|(?:体验|经历|需求|看法)$|(?:経験|体験|認識|ニーズ)$/iu,
  ],
  [
    'rates',
    /^(?:the )?(?:[\p{L}-]+ )?(?:prevalence|incidence|epidemiology|burden)\b|^(?:prevalencia|incidencia|epidemiología)(?!\p{L})|(?:患病率|发病率|流行病学|检出率)$|(?:有病率|発生率|疫学)$/iu,
  ],
];
const chaptersOf = {
  bars: (): Section[] => [
    section('syst.bars', 26, [part('syst.self'), part('syst.near'), part('syst.service')]),
    section('syst.found', 22, [part('syst.report'), part('syst.same')]),
  ],
  themes: (): Section[] => [
    section('syst.themes', 26, [part('syst.theme'), part('syst.voices')]),
    section('syst.found', 22, [part('syst.report'), part('syst.same')]),
  ],
  rates: (): Section[] => [
    section('syst.rates', 26, [part('syst.range'), part('syst.groups')]),
    section('syst.found', 22, [part('syst.report'), part('syst.same')]),
  ],
  condition: (): Section[] => [
    section('syst.rates', 24, [part('syst.range'), part('syst.groups')]),
    section('syst.ties', 25, [part('syst.factor'), part('syst.result'), part('syst.help')]),
  ],
} as const;

/** What people fall into, of which nothing else is asked. */
const condition =
  /^(?:[\p{L}-]+ ){0,3}(?:depression|anxiety|burnout|stress|loneliness|malnutrition|obesity|insomnia|dementia|delirium|fatigue|pain|violence|bullying|self-harm|suicide|addiction|frailty|absenteeism|dropout|homelessness|\p{L}+(?:itis|osis|emia))$/iu;

const shapes: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:(?<thing>[^对]{2,16})对(?<term>.{2,20}?)(?:的)?(?:影响|效果|作用|疗效|干预效果)|(?<aid>.{2,16}?)(?:治疗|用于|应用于|辅助治疗)(?<ill>.{2,16}?)(?:患者)?的?(?:临床)?(?:疗效|效果|有效性|安全性)(?:[与和及].{2,6})?)$/u,
  en: /^(?:(?:the )?(?:effects?|effectiveness|efficacy|impact) of (?:the )?(?<thing>.+?) (?:on|for|in) (?<term>.+)|(?<aid>.+?) for (?<ill>.+?)(?: (?:in|among) .+)?)$/iu,
  es: /^(?:(?:efectos?|eficacia|efectividad|impacto) (?:del?|de la|de los|de las) (?<thing>.+?) (?:en|sobre) (?<term>.+)|(?<aid>.+?) para (?<ill>.+?)(?: en .+)?)$/iu,
  ja: /^(?<thing>.{2,16}?)が(?<term>.{2,16}?)に(?:及ぼす|与える)(?:影響|効果)$/u,
};

const people =
  /^(?:older|young|adults?|children|patients|people|women|men|personas|pacientes|niños|mujeres|adultos)\b/iu;

interface Reviewed {
  /** What the review is of, whole. */
  whole: string;
  /** What the studies looked into, of which there are kinds. */
  thing: string;
  /** What they looked for; empty where the title does not say. */
  term: string;
}

export function nameReviewed(title: TitleUnderstanding): Reviewed {
  const own = ownOf(title);
  const head = nameHead(title);
  const found = shapes[title.language].exec(head)?.groups;
  const whole = own(head);
  const sought = found?.term ?? found?.ill;
  // Whom it is for is not what the studies looked for.
  const term = sought && !people.test(sought) && !namesPeople(sought, title.language) ? sought : undefined;
  const thing = found?.thing ?? (title.language === 'zh' ? found?.aid : undefined);
  return { whole, thing: thing ? own(thing) : whole, term: term ? own(term) : '' };
}

/** Question and criteria, the studies found, what they looked into, what they found, how far it can be trusted. */
export function planSystematic(title: TitleUnderstanding, field: Field, body: () => Section[]): Section[] {
  const { whole, thing, term } = nameReviewed(title);
  const isGiven = given.test(title.text);
  // What is given to people has kinds and effects; any other matter has the chapters that it has in any review.
  const told = [
    section('syst.kinds', 22, [part('syst.sort'), part('syst.form')], { object: thing, focus: thing }),
    section(
      'syst.found',
      24,
      [
        part(isGiven ? 'syst.outcome' : 'syst.report'),
        part('syst.same'),
        isGiven && field === 'medicine' && part('syst.harm'),
      ],
      { term: term === '' ? thing : term },
    ),
  ];
  const sort = looked.find(([, words]) => words.test(whole))?.[0] ?? (condition.test(whole) ? 'condition' : undefined);
  const middle = sort ? chaptersOf[sort]() : isGiven || field === 'medicine' ? told : body();
  const chapters = [
    section('syst.plan', 20, [
      ...[part('syst.question'), part('syst.search'), part('syst.choose'), part('syst.quality')],
      middle.length > 2 && part('syst.where'),
    ]),
    ...(middle.length > 2 ? [] : [section('syst.map', 16, [part('syst.where'), part('syst.people')])]),
    ...middle,
    section('syst.gap', 16, [part('syst.trust'), part('syst.missing'), part('syst.next')]),
  ];
  return chapters.map((chapter) => ({
    ...chapter,
    slots: { object: whole, focus: whole, matter: whole, ...(sort ? { term: whole } : {}), ...chapter.slots },
  }));
}
