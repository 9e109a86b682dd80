// Sets up what a command needs and is missing or stale: packages, the built web, a browser. Runs on the machine's own
// Node (20 or newer) before anything is installed, so it is plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const wanted = new Set(process.argv.slice(2));

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Yanmo needs Node.js 20 or newer to set itself up; this is ${process.version}.`);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function isCurrent(stamp, value) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === value;
}

function step(title, command, args, options = {}) {
  const started = Date.now();
  process.stdout.write(`${title} … `);
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', ...options });
  if (status !== 0) {
    process.stdout.write('failed\n');
    fail(`${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}`.trim());
  }
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return `${stdout}${stderr}`;
}

function installPackages() {
  const lock =
    hashOf([path.join(root, 'package-lock.json'), path.join(root, 'package.json')]) + process.platform + process.arch;
  const stamp = path.join(root, 'node_modules', '.yanmo-installed');
  if (isCurrent(stamp, lock)) return;
  // NODE_ENV=production would leave out the tools that build the web.
  const env = { ...process.env, NODE_ENV: 'development' };
  step('Installing packages (once, a minute or two)', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env,
  });
  fs.writeFileSync(stamp, lock);
}

function buildWeb() {
  const inputs = [
    ...filesBelow(path.join(root, 'web', 'src')),
    ...filesBelow(path.join(root, 'contract', 'src')),
    ...['web/index.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json'].map((file) =>
      path.join(root, file),
    ),
  ];
  const value = hashOf(inputs);
  const stamp = path.join(root, 'web', 'dist', '.built-from');
  if (isCurrent(stamp, value)) return;
  const output = step(
    'Building the web',
    path.join(root, 'scripts', 'node'),
    ['../node_modules/vite/bin/vite.js', 'build'],
    {
      cwd: path.join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  for (const line of output.split('\n')) if (/first load/i.test(line)) console.log(line.trim());
  fs.writeFileSync(stamp, value);
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return fs.existsSync(named) ? named : null;
  return browsers.find((candidate) => fs.existsSync(candidate)) ?? null;
}

function installBrowser() {
  if (findBrowser()) return;
  const mayInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (!mayInstall)
    fail(
      'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
    );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  step('Updating the package lists', 'apt-get', ['update', '-qq'], { env });
  step(
    'Installing Chromium',
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
    { env },
  );
}

installPackages();
if (wanted.has('--web')) buildWeb();
if (wanted.has('--browser')) installBrowser();
