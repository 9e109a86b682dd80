import type { Language } from '@yanmo/contract/languages';
import { loadDetector } from '../../text/detector/load-detector.ts';
import type { OfferEdits } from './edit.ts';
import { rewriteByRules } from './rewrite-by-rules.ts';
import type { RewriteRequest, Rewriting } from './rewriter.ts';
import { offerEnEdits } from './rules/en/offer-edits.ts';
import { offerEsEdits } from './rules/es/offer-edits.ts';
import { offerJaEdits } from './rules/ja/offer-edits.ts';
import { offerZhEdits } from './rules/zh/offer-edits.ts';

export const offerEdits: Readonly<Record<Language, OfferEdits>> = {
  ...{ zh: offerZhEdits, en: offerEnEdits, es: offerEsEdits, ja: offerJaEdits },
};

/** The built-in engine's rewriting: by rules alone, in the calling thread. */
export const rewriteAtOnce = (request: RewriteRequest): Rewriting =>
  rewriteByRules(request, { offer: offerEdits[request.language], detector: loadDetector(request.language) });
