// Who may import whom (ARCHITECTURE.md shows the picture). check-directions.ts runs these rules.

/** Patterns of paths from the root; `$1` in `pathNot` of what is imported stands for the first group of the importer's `path`. */
export interface Side {
  path?: string | readonly string[];
  pathNot?: string | readonly string[];
}

export interface DirectionRule {
  name: string;
  comment: string;
  from: Side;
  to: Side;
}

/** A room may import the rooms before it, through their service.ts; so no two rooms can come to need each other. */
const roomOrder = [
  'settings',
  'files',
  'ledger',
  'accounts',
  'coupons',
  'growth',
  'allowance',
  'library',
  'payments',
  'fulfilment',
  'outlines',
  'rewriting',
  'similarity',
  'papers',
  'orders',
  'agents',
  'refunds',
  'chat',
  'reading',
  'amending',
  'tools',
  'home',
  'admin',
];

const testFile = String.raw`\.(test|fault)\.tsx?$`;
/** What only tests use: test databases, factories, doubles of what lies outside. */
const testSupport = '^(server|web)/.*/testing/';
const test = [testFile, testSupport];
const packages = '^node_modules/';

/** A test, or what only tests use. */
export const isTestPath = (file: string): boolean => test.some((pattern) => new RegExp(pattern).test(file));

function forbid(name: string, comment: string, from: Side, to: Side): DirectionRule {
  return { name, comment, from, to };
}

const roomRules = roomOrder.flatMap((room, place) => {
  const later = roomOrder.slice(place + 1);
  if (later.length === 0) return [];
  return forbid(
    `room-order-${room}`,
    `${room} stands before the rooms it must not import: ${later.join(', ')}`,
    { path: `^server/src/features/${room}/` },
    { path: `^server/src/features/(${later.join('|')})/` },
  );
});

export const directionRules: readonly DirectionRule[] = [
  forbid(
    'contract-imports-zod-only',
    'browser and server share the contract, so it depends on neither, nor on what only one of them has',
    { path: '^contract/src/', pathNot: test },
    { pathNot: ['^contract/src/', `${packages}zod/`] },
  ),
  forbid(
    'server-not-web',
    'the server meets the web in the contract only',
    { path: '^server/' },
    { path: '^(web|e2e|bench|scripts)/' },
  ),
  forbid(
    'web-not-server',
    'the web meets the server in the contract only',
    { path: '^web/' },
    { path: '^(server|e2e|bench|scripts)/' },
  ),
  forbid(
    'e2e-through-the-browser',
    'an end-to-end test sees what a user sees: pages and the API, described by the contract',
    { path: '^e2e/' },
    { path: '^(server|web|bench)/' },
  ),

  forbid(
    'config-is-the-bottom',
    'the settings are read before anything else exists',
    { path: '^server/src/config\\.ts$' },
    { path: '^(server|contract)/', pathNot: '^contract/src/languages\\.ts$' },
  ),
  forbid(
    'platform-has-no-business',
    'the platform serves every room and knows none',
    { path: '^server/src/platform/', pathNot: test },
    { path: '^server/src/', pathNot: ['^server/src/platform/', '^server/src/config\\.ts$'] },
  ),
  forbid(
    'text-is-pure',
    'text is computed from text: no platform, no settings, nothing to start',
    { path: '^server/src/text/', pathNot: test },
    { path: '^server/src/', pathNot: '^server/src/text/' },
  ),
  forbid(
    'documents-are-pure',
    'documents are made from values, off the main thread: nothing else of the platform, no settings',
    { path: '^server/src/documents/', pathNot: test },
    { path: '^server/src/', pathNot: '^server/src/(documents|text|platform/threads)/' },
  ),
  forbid(
    'knowledge-is-data',
    'what the program knows is read from files by whoever asks: no platform, no settings, no engine',
    { path: '^server/src/knowledge/', pathNot: test },
    { path: '^server/src/', pathNot: '^server/src/knowledge/' },
  ),
  forbid(
    'understanding-is-pure',
    'a title is read from its words and from what the program knows: both engines and the pages rest on the same reading',
    { path: '^server/src/understanding/', pathNot: test },
    { path: '^server/src/', pathNot: '^server/src/(understanding|knowledge|text)/' },
  ),
  forbid(
    'adapters-know-no-room',
    'engines and providers are used by rooms, never the other way',
    { path: '^server/src/(engines|providers)/', pathNot: test },
    {
      path: '^server/src/',
      pathNot: '^server/src/(engines|providers|documents|knowledge|understanding|text|platform|config\\.ts$)',
    },
  ),
  forbid(
    'providers-know-no-engine',
    'an adapter of what lies outside does not decide who writes',
    { path: '^server/src/providers/' },
    { path: '^server/src/engines/' },
  ),
  forbid(
    'rooms-know-no-composition',
    'main, app, api and worker put the rooms together; a room that imports them would import every room',
    { path: '^server/src/(features|engines|providers|documents|knowledge|text|platform)/', pathNot: test },
    { path: '^server/src/[^/]+\\.ts$', pathNot: '^server/src/config\\.ts$' },
  ),
  forbid(
    'rooms-by-their-door',
    "a room's only door is its service.ts",
    { path: '^server/src/features/([^/]+)/' },
    {
      path: '^server/src/features/[^/]+/',
      pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/service\\.ts$'],
    },
  ),
  forbid(
    'known-rooms',
    'a new room takes its place in roomOrder first',
    { path: `^server/src/features/(?!(${roomOrder.join('|')})/)` },
    {},
  ),
  ...roomRules,
  forbid(
    'testing-only-from-tests',
    'factories and test databases never reach the running program',
    { path: '^(server|web|scripts)/', pathNot: test },
    { path: testSupport },
  ),
  forbid('tests-are-leaves', 'a test is imported by nobody', {}, { path: testFile }),

  forbid(
    'web-features-apart',
    'web features meet in app, domain, ui and lib, so that each loads with its own route',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  forbid(
    'web-app-on-top',
    'the app knows the features; a feature that knows the app would load all of it',
    { path: '^web/src/(features|domain|ui|lib)/' },
    { path: '^web/src/app/' },
  ),
  forbid(
    'web-domain-below-features',
    'what several features share knows none of them',
    { path: '^web/src/domain/' },
    { path: '^web/src/features/' },
  ),
  forbid(
    'ui-has-no-business',
    'pieces of the design system can be used by everything that is drawn, and know nothing of what it is about',
    { path: '^web/src/ui/' },
    { path: ['^web/src/(features|domain)/', '^contract/'] },
  ),
  forbid(
    'lib-is-the-bottom-of-the-web',
    'the API client, the session and formats stand below everything that is drawn or has a meaning of its own',
    { path: '^web/src/lib/', pathNot: test },
    { path: '^web/src/(features|domain|ui)/' },
  ),
  forbid(
    'known-layers-of-the-web',
    'a file beside the layers would be in no direction',
    { path: '^web/src/(?!(app|features|domain|ui|lib|testing)/)' },
    {},
  ),
];
