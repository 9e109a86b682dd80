import type { Field } from '@yanmo/contract/codes';
import type { Context, Reading } from '../title-reading.ts';
import { isCatchLine } from './es/catch-line.ts';
import { findSigns } from './es/find-signs.ts';
import { inferAspect } from './es/infer-aspect.ts';
import { lockedTerms, quoted } from './es/lexicon.ts';
import { withoutArticle } from './es/noun-phrase.ts';
import { readMediation, takeMediation } from './es/read-mediation.ts';
import { readPhrase } from './es/read-phrase.ts';
import { findDoers, isQuestion, readQuestion, withoutQuestionWords } from './es/read-question.ts';
import { readSubtitle } from './es/read-subtitle.ts';
import { joinPlaces, readTwoWorks } from './es/read-two-works.ts';
import { toRunningCase } from './es/running-case.ts';
import type { Core, Reader } from './latin/core.ts';
import { finishReading, trimSpan } from './latin/finish-reading.ts';
import { Locks } from './latin/locks.ts';
import { takeTimes } from './latin/times.ts';

const parting =
  /\s*[:：]\s+|(?<=\?)\s+|\s+[-–—]+\s+|\s*—\s*|\s*[;；]\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})|(?<=\p{L})\s+(?=¿)/u;
/** «X, un reto para el siglo XXI»: what the thing is called besides asks nothing of it; where and when it is so, is kept. */
const calledSo =
  /(?<=[\p{L}\ue000-\uefff]),\s+una?\s+(?:\p{L}+\s+)?(?:reto|desafío|problema|problemática|realidad|cuestión|asunto|tema|tarea|deuda|oportunidad|amenaza|necesidad|fenómeno|epidemia|asignatura|herramienta|alternativa|enfermedad|lacra|arma)(?:\s+(?!en\s|para\s)\p{L}+){0,3}(?=\s+(?:en|para)\s|\s*(?:$|:))/iu;

/** "El caso Inditex: análisis de la cadena": the case stands first, what is asked after it. */
const caseFirst = /^(?:el\s+)?caso\s+(?:de la\s+|del\s+|de\s+)?(.+)$/iu;

/** «Sobre la envidia», «Reflexiones sobre el ocio»: how an essay opens, no part of what it is about. */
const musing =
  /^(?:(?:algunas |unas )?(?:reflexiones|notas|apuntes|consideraciones|trabajo (?:de )?(?:fin de (?:grado|máster)|final|académico|monográfico|de investigación|investigación)|tfg|tfm|tesis|tesina|informe|reporte|ensayo(?: argumentativo| crítico| académico| breve)?|monografía|artículo) )?(?:sobre|acerca del?)\s+(?=\S)/iu;

const bookish: ReadonlySet<Field> = new Set<Field>(['literature', 'art', 'philosophy']);

function readMain(given: string, reader: Reader): Core {
  const main = given.replace(musing, '');
  if (!isQuestion(main))
    return (bookish.has(reader.field) ? readTwoWorks(main, reader) : null) ?? readPhrase(joinPlaces(main), reader);
  const asked = readQuestion(main, reader);
  if (asked && asked.object !== '' && asked.object !== 'eso') return asked;
  return { ...readPhrase(findDoers(main) ?? (withoutQuestionWords(main) || main), reader), sure: 0.3 };
}

/** "en los cuentos de El llano en llamas, de Juan Rulfo": a name that begins with its article, up to whose it is. */
const namedBook = /(?<=(?:^| )(?:de|en) )(?:El|La|Los|Las) \p{Ll}[\p{L} ]*?(?=,? de \p{Lu}|[,:;()]|$)/gu;

/** Reads a Spanish title. The field says what "y" and "en" mean there, where the words leave it open. */
export function readEsTitle(title: string, field: Field = 'interdisciplinary'): Reading {
  const locks = new Locks();
  const times: Context[] = [];
  const known = locks.lock(locks.lock(takeTimes(title, times), quoted), lockedTerms);
  const locked = bookish.has(field) ? locks.lock(known, namedBook) : known;
  const parts = locked
    .replace(calledSo, '')
    .split(parting)
    .map((part) => part.trim())
    .filter(Boolean);
  const reader: Reader = { field, title, open: (text) => locks.open(text), hide: (text) => locks.hide(text) };
  const [first = title, ...others] = parts;
  const isReport =
    others.length > 0 &&
    /^(?:(?:informe|reporte|memoria)\s+de\s+(?:laboratorio|prácticas?)|ensayo(?:\s+(?:argumentativo|crítico|académico))?|monografía|tesis|tesina|trabajo (?:de )?fin de (?:grado|máster)|tfg|tfm)$/iu.test(
      first,
    );
  const opened = others.length > 0 ? caseFirst.exec(first)?.[1] : undefined;
  const isCaught = others[0] !== undefined && isCatchLine(locks.open(first), locks.open(others[0]));
  const [whole, subtitles] = opened || isReport || isCaught ? [others[0] ?? first, others.slice(1)] : [first, others];
  const { rest: main, mediation: between } = takeMediation(whole);
  const mediation = between ?? subtitles.map(readMediation).find((found) => found !== null) ?? null;
  const said = subtitles.filter((subtitle) => readMediation(subtitle) === null);
  const read = said.reduce((sofar, subtitle) => readSubtitle(subtitle, sofar, reader), readMain(main, reader));
  const core: Core = opened
    ? { ...read, contexts: [{ text: opened, kind: 'case' }, ...read.contexts], signs: [...read.signs, 'case'] }
    : read;
  const isInferred = core.aspect === null;
  return finishReading(
    {
      core: isInferred ? { ...core, aspect: inferAspect(core, reader) } : core,
      isInferred,
      mediation,
      times,
      signs: findSigns(title),
      fallback: trimSpan(locks.open(main)) || title,
    },
    (text) => trimSpan(toRunningCase(trimSpan(locks.open(withoutArticle(trimSpan(text)))), title)),
  );
}
