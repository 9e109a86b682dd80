import type { ClassWords } from './word-classes.ts';

export const enClassWords: ClassWords = {
  none: `not only, not just, not merely, no longer than, no doubt, without doubt, may be seen as, in May, last but not least, more or less, at most once, as well as, nothing but, no matter, whether or not, needless to say, all in all, after all, first of all, above all, overall, on the whole, as a whole, all the same, in most respects,
    such a few, no sooner, more than, less than, rather than, other than, need for, needs of, the needs, their needs, the need, a need, must-have, can-do, in need, some time, sometimes, sometime, somewhat, rise to, give rise to, gives rise to, gave rise to, giving rise to, once and for all, for the most part, most importantly, more importantly, furthermore, moreover, bring about, brings about, brought about, bringing about, centers around, center around, centered around, revolve around, revolves around, all but`,
  NOT: `not, n't, n’t, cannot, can't, can’t, no, never, none, neither, nor, nothing, nobody, nowhere, without, fails to, fail to, failed to, failing to, unable to, not only not, no one, no longer, far from, instead of, rather than, other than, except, unless, refuse to, refuses to, refused to, deny, denies, denied, prevent, prevents, prevented, preventing, avoid, avoids, avoided, avoiding`,
  LACK: 'lack, lacks, lacked, lacking, absence, absent, shortage, shortages, insufficient, insufficiently, inadequate, inadequately, deficient, deficiency, deficiencies, scarce, scarcity, missing, little',
  HARD: 'hardly, barely, scarcely, difficult, difficulty, hard to, rarely, seldom',
  MORE: 'more, more and more, much more, far more, better, greater, higher, larger, stronger, increasingly, better than, worse, lower, smaller, weaker, deeper, broader, wider, faster, slower, easier, harder, longer, shorter, richer, poorer, bigger, closer, clearer',
  DEGREE:
    'very, highly, extremely, greatly, deeply, significantly, considerably, substantially, markedly, strongly, particularly, especially, profoundly',
  MOST: 'most, best, greatest, highest, largest, strongest, worst, lowest, smallest, weakest, at most',
  LESS: 'less, fewer, lesser, less than, fewer than',
  THAN: 'than, compared with, compared to, in comparison with, in comparison to, relative to, more than, exceed, exceeds, exceeded, exceeding, outperform, outperforms, outperformed, surpass, surpasses, surpassed, as much as, as well as, equal to, equals',
  UP: 'increase, increases, increased, increasing, grow, grows, grew, grown, growing, growth, rise, rises, rose, risen, rising, improve, improves, improved, improving, improvement, improvements, enhance, enhances, enhanced, enhancing, enhancement, strengthen, strengthens, strengthened, strengthening, boost, boosts, boosted, boosting, raise, raises, raised, raising, expand, expands, expanded, expanding, expansion, promote, promotes, promoted, promoting, gain, gains, heighten, heightens, heightened, accelerate, accelerates, accelerated, foster, fosters, fostered, fostering',
  DOWN: 'decrease, decreases, decreased, decreasing, decline, declines, declined, declining, fall, falls, fell, fallen, falling, reduce, reduces, reduced, reducing, reduction, reductions, drop, drops, dropped, diminish, diminishes, diminished, diminishing, weaken, weakens, weakened, weakening, lower, lowers, lowered, lowering, shrink, shrinks, shrank, hinder, hinders, hindered, hindering, limit, limits, limited, limiting, worsen, worsens, worsened, mitigate, mitigates, mitigated, lessen, lessens, lessened',
  ALL: 'all, every, everything, everyone, everybody, entire, entirely, whole, wholly, any, anything, anyone, always',
  BOTH: 'both',
  EACH: 'each',
  SOME: 'some, certain, several, multiple, partly, partially, in part, a number of, somewhat, to some extent, to a certain extent, to a degree, to some degree',
  MANY: 'many, much, numerous, a large number of, a great many, a wide range of, most of, the majority, majority, a lot of, lots of, plenty, countless, a myriad of',
  FEW: 'few, a few, a handful of, minority',
  ONLY: 'only, solely, merely, just, sole, exclusively, alone, simply, purely',
  ALMOST: 'almost, nearly, about, approximately, roughly, around, close to, virtually, practically',
  LEAST: 'at least, no fewer than, no less than, at most, no more than, at the most, at the very least',
  MAY: 'may, might, perhaps, possibly, probably, likely, seem, seems, seemed, appear, appears, appeared, potential, potentially, could, would, often, frequently, usually, generally, typically, commonly, tend, tends, tended, tendency, suggest, suggests, suggested, unlikely, possible, occasionally, sometimes, presumably, apparently, arguably',
  MUST: 'must, should, shall, need, needs, need to, needs to, needed, have to, has to, had to, ought to, require, requires, required, requiring, necessary, necessarily, bound to',
  CAN: 'can, able to, is able to, are able to, capable of, could',
};
