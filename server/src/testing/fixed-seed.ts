import fc from 'fast-check';

// The same examples every day: a failure is then somebody's change. The long run looks for new ones.
if (process.env.YANMO_SOAK !== '1') fc.configureGlobal({ seed: 7 });
