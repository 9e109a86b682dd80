import type { Language } from '@yanmo/contract/languages';
import { type DrawnFigure, drawFigure } from '../figures/draw-figure.ts';

/** The hypotheses of the sample as a model: what acts, through what, on what, and what makes it stronger. */
export function sampleFigure([acting, through, on, moderating]: readonly string[], language: Language): DrawnFigure {
  const [drawn] = drawFigure(
    {
      kind: 'model',
      variables: [
        { id: 'acting', label: acting ?? '', role: 'independent' },
        { id: 'through', label: through ?? '', role: 'mediator' },
        { id: 'on', label: on ?? '', role: 'dependent' },
        { id: 'moderating', label: moderating ?? '', role: 'moderator' },
      ],
      paths: [
        { from: 'acting', to: 'on', label: 'H1' },
        { from: 'acting', to: 'through', label: 'H2a' },
        { from: 'through', to: 'on', label: 'H2b' },
        { from: 'moderating', to: 'H2b', label: 'H3' },
      ],
    },
    { language },
  ).parts;
  if (!drawn) throw new Error('the sample figure was not drawn');
  return drawn;
}
