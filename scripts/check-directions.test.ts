import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDirectionProblems } from './check-directions.ts';

/** A small tree that keeps every rule. */
const sound: Record<string, string> = {
  'contract/src/errors.ts': "import { z } from 'zod';\nexport const Failure = z;",
  'contract/src/accounts.ts': "import { Failure } from './errors.ts';\nexport const account = Failure;",
  'server/src/config.ts': 'export const port = 3000;',
  'server/src/main.ts': "import { api } from './api.ts';\napi();",
  'server/src/api.ts':
    "import { accounts } from './features/accounts/service.ts';\nimport { routes } from './features/accounts/routes.ts';\nexport const api = () => [accounts, routes];",
  'server/src/platform/clock.ts': "import { port } from '../config.ts';\nexport const clock = port;",
  'server/src/text/count.ts': 'export const count = 1;',
  'server/src/documents/word.ts': "import { count } from '../text/count.ts';\nexport const word = count;",
  'server/src/engines/engine.ts': "import { word } from '../documents/word.ts';\nexport const engine = word;",
  'server/src/providers/sms/sms.ts': "import { clock } from '../../platform/clock.ts';\nexport const sms = clock;",
  'server/src/features/settings/service.ts': "import { store } from './store.ts';\nexport const settings = store;",
  'server/src/features/settings/store.ts':
    "import { clock } from '../../platform/clock.ts';\nexport const store = clock;",
  'server/src/features/accounts/service.ts':
    "import { account } from '@yanmo/contract/accounts';\nimport { sms } from '../../providers/sms/sms.ts';\nimport { settings } from '../settings/service.ts';\nexport const accounts = [account, sms, settings];",
  'server/src/features/accounts/routes.ts':
    "import type { accounts } from './service.ts';\nexport type routes = typeof accounts;\nexport const routes = 1;",
  'server/src/features/accounts/service.test.ts': "import { factory } from '../../testing/factory.ts';\nfactory();",
  'server/src/engines/testing/double.ts':
    "import { factory } from '../../testing/factory.ts';\nexport const double = factory;",
  'server/src/engines/engine.test.ts': "import { double } from './testing/double.ts';\ndouble();",
  'server/src/testing/factory.ts': "import { api } from '../api.ts';\nexport const factory = api;",
  'web/src/app/router.tsx': "import { Page } from '../features/accounts/page.tsx';\nexport const Router = Page;",
  'web/src/features/accounts/page.tsx':
    "import { wallet } from '../../domain/wallet/wallet.ts';\nimport { Sheet } from '../../ui/sheet.tsx';\nimport { call } from '../../lib/api.ts';\nexport const Page = () => <Sheet>{[call, wallet]}</Sheet>;",
  'web/src/features/papers/page.tsx': 'export const Papers = 1;',
  'web/src/features/accounts/page.test.tsx':
    "import { open } from '../../testing/open.ts';\nimport { Page } from './page.tsx';\nopen(Page);",
  'web/src/domain/wallet/wallet.ts':
    "import { Sheet } from '../../ui/sheet.tsx';\nimport { call } from '../../lib/api.ts';\nexport const wallet = [Sheet, call];",
  'web/src/testing/open.ts':
    "import { call } from '../lib/api.ts';\nexport const open = (page: unknown) => [call, page];",
  'web/src/ui/sheet.tsx': "import { call } from '../lib/api.ts';\nexport const Sheet = call;",
  'web/src/lib/api.ts': "import { Failure } from '@yanmo/contract/errors';\nexport const call = Failure;",
  'e2e/login.spec.ts': "import { account } from '@yanmo/contract/accounts';\nexport default account;",
};

/** One forbidden import each; the key is the file that holds it, the value the rule and what is imported. */
const planted: Record<string, [rule: string, source: string]> = {
  'contract/src/planted-server.ts': ['contract-imports-zod-only', '../../server/src/text/count.ts'],
  'contract/src/planted-package.ts': ['contract-imports-zod-only', 'pg'],
  'contract/src/planted-core.ts': ['contract-imports-zod-only', 'node:fs'],
  'server/src/planted-web.ts': ['server-not-web', '../../web/src/lib/api.ts'],
  'web/src/lib/planted-server.ts': ['web-not-server', '../../../server/src/config.ts'],
  'e2e/planted.spec.ts': ['e2e-through-the-browser', '../server/src/config.ts'],
  'server/src/platform/planted-feature.ts': ['platform-has-no-business', '../features/settings/service.ts'],
  'server/src/platform/planted-provider.ts': ['platform-has-no-business', '../providers/sms/sms.ts'],
  'server/src/text/planted.ts': ['text-is-pure', '../platform/clock.ts'],
  'server/src/documents/planted.ts': ['documents-are-pure', '../config.ts'],
  'server/src/knowledge/planted.ts': ['knowledge-is-data', '../platform/clock.ts'],
  'server/src/providers/planted.ts': ['adapters-know-no-room', '../features/settings/service.ts'],
  'server/src/providers/planted-engine.ts': ['providers-know-no-engine', '../engines/engine.ts'],
  'server/src/features/settings/planted-composition.ts': ['rooms-know-no-composition', '../../main.ts'],
  'server/src/features/accounts/planted-door.ts': ['rooms-by-their-door', '../settings/store.ts'],
  'server/src/features/settings/planted-right.ts': ['room-order-settings', '../accounts/service.ts'],
  'server/src/features/sundries/service.ts': ['known-rooms', '../settings/service.ts'],
  'server/src/features/accounts/planted-testing.ts': ['testing-only-from-tests', '../../testing/factory.ts'],
  'server/src/engines/planted-double.ts': ['testing-only-from-tests', './testing/double.ts'],
  'server/src/planted-test.ts': ['tests-are-leaves', './features/accounts/service.test.ts'],
  'web/src/features/papers/planted.ts': ['web-features-apart', '../accounts/page.tsx'],
  'web/src/features/papers/planted-app.ts': ['web-app-on-top', '../../app/router.tsx'],
  'web/src/domain/wallet/planted-app.ts': ['web-app-on-top', '../../app/router.tsx'],
  'web/src/domain/wallet/planted-feature.ts': ['web-domain-below-features', '../../features/papers/page.tsx'],
  'web/src/ui/planted.ts': ['ui-has-no-business', '../features/papers/page.tsx'],
  'web/src/ui/planted-domain.ts': ['ui-has-no-business', '../domain/wallet/wallet.ts'],
  'web/src/ui/planted-contract.ts': ['ui-has-no-business', '@yanmo/contract/accounts'],
  'web/src/lib/planted-domain.ts': ['lib-is-the-bottom-of-the-web', '../domain/wallet/wallet.ts'],
  'web/src/planted-beside.ts': ['known-layers-of-the-web', './lib/api.ts'],
  'web/src/features/papers/planted-testing.ts': ['testing-only-from-tests', '../../testing/open.ts'],
  'web/src/lib/planted-ui.ts': ['lib-is-the-bottom-of-the-web', '../ui/sheet.tsx'],
  'server/src/platform/planted-missing.ts': ['resolvable', './nowhere.ts'],
  'server/src/platform/planted-undeclared.ts': ['declared-packages', 'undeclared'],
};

let root: string;

function write(file: string, content: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-directions-')));
  for (const [file, content] of Object.entries(sound)) write(file, content);
  for (const name of ['zod', 'pg', 'undeclared']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export const z = 1;');
  }
  write('package.json', JSON.stringify({ name: 'root', workspaces: ['contract', 'server', 'web'] }));
  const contract = { name: '@yanmo/contract', exports: { './*': './src/*.ts' }, dependencies: { zod: '1.0.0' } };
  write('contract/package.json', JSON.stringify(contract));
  write(
    'server/package.json',
    JSON.stringify({ name: '@yanmo/server', dependencies: { '@yanmo/contract': '1', pg: '1' } }),
  );
  write('web/package.json', JSON.stringify({ name: '@yanmo/web', dependencies: { '@yanmo/contract': '1' } }));
  fs.mkdirSync(path.join(root, 'node_modules/@yanmo'));
  fs.symlinkSync('../../contract', path.join(root, 'node_modules/@yanmo/contract'));
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the directions check', () => {
  it('passes a tree that keeps every rule', () => {
    expect(findDirectionProblems(root)).toEqual([]);
  });

  it('names the rule for each forbidden import, a type-only one included', () => {
    for (const [file, [, source]] of Object.entries(planted)) write(file, `import '${source}';`);
    write(
      'server/src/text/planted-type.ts',
      "import type { clock } from '../platform/clock.ts';\nexport type T = typeof clock;",
    );
    write('server/src/platform/round.ts', "import { trip } from './trip.ts';\nexport const round = trip;");
    write('server/src/platform/trip.ts', "import { round } from './round.ts';\nexport const trip = round;");
    try {
      const found = findDirectionProblems(root).map((problem) => problem.split(' -> ')[0]);
      const expected = Object.entries(planted).map(([file, [rule]]) => `${rule}: ${file}`);
      expect(found).toEqual(
        expect.arrayContaining([
          ...expected,
          'text-is-pure: server/src/text/planted-type.ts',
          'no-cycles: server/src/platform/round.ts',
        ]),
      );
      const innocent = Object.keys(sound).filter((file) => found.some((problem) => problem?.endsWith(`: ${file}`)));
      expect(innocent).toEqual([]);
    } finally {
      const others = ['text/planted-type.ts', 'platform/round.ts', 'platform/trip.ts'].map(
        (file) => `server/src/${file}`,
      );
      for (const file of [...Object.keys(planted), ...others]) fs.rmSync(path.join(root, file));
    }
  });

  it('finds an import in whatever form it is written', () => {
    const forms = {
      'passed-on': "export { clock } from '../platform/clock.ts';",
      'all-passed-on': "export * from '../platform/clock.ts';",
      type: "export type { clock } from '../platform/clock.ts';",
      lines: "import {\n  clock,\n} from '../platform/clock.ts';\nclock;",
      later: "export const load = async () => (await import('../platform/clock.ts')).clock;",
      inType: "export type T = typeof import('../platform/clock.ts');",
    };
    const files = Object.entries(forms).map(([name, text]) => [`server/src/text/planted-${name}.ts`, text] as const);
    for (const [file, text] of files) write(file, `const text = "import 'x'";\n// import 'y';\n${text}\n`);
    try {
      expect(findDirectionProblems(root).sort()).toEqual(
        files.map(([file]) => `text-is-pure: ${file} -> server/src/platform/clock.ts`).sort(),
      );
    } finally {
      for (const [file] of files) fs.rmSync(path.join(root, file));
    }
  });

  it('tells the shortest way around a cycle, once', () => {
    const chain = { a: ['b'], b: ['c', 'd'], c: ['b'], d: ['e'], e: ['a', 'b'] };
    for (const [name, targets] of Object.entries(chain))
      write(`server/src/text/round-${name}.ts`, targets.map((to) => `import './round-${to}.ts';`).join('\n'));
    write('server/src/text/round-in.ts', "import './round-a.ts';");
    try {
      const way = ['a', 'b', 'd', 'e', 'a'].map((name) => `server/src/text/round-${name}.ts`);
      expect(findDirectionProblems(root)).toEqual([`no-cycles: ${way.join(' -> ')}`]);
    } finally {
      for (const name of [...Object.keys(chain), 'in']) fs.rmSync(path.join(root, `server/src/text/round-${name}.ts`));
    }
  });
});
