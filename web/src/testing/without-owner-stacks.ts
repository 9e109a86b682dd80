import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

const internals = (React as unknown as Record<string, Internals | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

// For each element React's development build keeps where it was made, by the stack of an error: a fifth of the work of these
// tests, for warnings that name it. It does so for the first ten thousand of a second; here these are always over.
if (internals?.recentlyCreatedOwnerStacks !== undefined) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
}
