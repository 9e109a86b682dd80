import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { withoutArticle } from './noun-phrase.ts';
import { isNameText } from './running-case.ts';
import { takeContexts } from './take-contexts.ts';

const ratios =
  /^(?:an?\s+|the\s+)?((?:financial\s+)?(?:ratio|statement|performance)\s+analysis|financial\s+(?:ratio\s+|statement\s+)?analysis|profitability analysis|liquidity analysis)\s+of\s+(.+)$/iu;

/** "Financial Ratio Analysis of Apple and Samsung": how firms fare is studied, they are the cases. */
export function readAccounts(text: string, reader: Reader): Core | null {
  const found = ratios.exec(text);
  if (!found?.[1] || !found[2] || (reader.field !== 'management' && reader.field !== 'economics')) return null;
  const taken = takeContexts(found[2], reader);
  const firms = taken.rest.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter(Boolean);
  const isNamed = firms.every((firm) => isFirm(firm) || isNameText(reader.open(firm), reader.title));
  const form = found[1].toLowerCase().replace(/^(?:financial|performance)\s+(?=\S+\s)/u, '');
  const [left, right] = firms.map((firm) => reader.hide(reader.open(firm)));
  return coreOf(
    /^(?:profitability|liquidity)/iu.test(found[1]) ? (form.split(' ')[0] ?? form) : 'financial performance',
    left && right ? form.replace(/analysis$/u, 'comparison') : form,
    {
      contexts: [
        ...(isNamed
          ? [left, right].filter((firm) => firm !== undefined).map((text) => ({ text, kind: 'case' as const }))
          : [{ text: withoutArticle(taken.rest), kind: 'setting' as const }]),
        ...taken.contexts,
      ],
      sides: isNamed && left && right ? [left, right] : null,
      signs: left && right ? ['comparison'] : ['case'],
      sure: 0.85,
    },
  );
}

/** "Sentiment Analysis of Twitter Data Using BERT": what is sorted, out of which source, and by what. */
export function readMined(text: string, reader: Reader): Core | null {
  const found =
    /^((?:sentiment|emotion|topic|opinion|text|discourse|network)\s+(?:analysis|mining|modell?ing|classification))\s+of\s+(.+?)\s+(?:data|posts|tweets|reviews|comments|messages)(?:\s+(?:using|with|by)\s+(.+))?$/iu.exec(
      text,
    );
  if (!found?.[1] || !found[2] || / (?:in|of|from|on) /iu.test(found[2])) return null;
  const source = withoutArticle(found[2]);
  const tool = found[3] ? takeContexts(found[3], reader) : null;
  const isSorted = /^(?:sentiment|emotion|opinion|text)/iu.test(found[1]);
  return coreOf(`${found[1]} of ${source}`, tool && isSorted ? `${withoutArticle(tool.rest)} classification` : null, {
    contexts: [
      { text: source, kind: 'setting' },
      ...(tool
        ? [{ text: withoutArticle(tool.rest), kind: 'means' as const, isQuiet: true as const }, ...tool.contexts]
        : []),
    ],
    signs: ['design', 'application'],
    sure: 0.7,
  });
}
