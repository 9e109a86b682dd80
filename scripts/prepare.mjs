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

/** Says what server/src/platform/process-identity.ts says, which needs the Node that may not be installed yet. */
function isAlive(holder) {
  const [pid, startTicks] = holder.split(':');
  try {
    if (startTicks === undefined || !fs.existsSync('/proc/self')) return process.kill(Number(pid), 0);
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] !== 'Z' && holder === `${pid}:${fields[19]}:${boot}`;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** A running program loads modules and pages when they are first asked for: replaced under it, they would be gone. */
function assertNotRunning(what) {
  const dataDir = path.resolve(root, process.env.DATA_DIR?.trim() || 'data');
  const lock = path.join(dataDir, 'yanmo.lock');
  const holder = fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : '';
  if (holder === '' || !isAlive(holder)) return;
  fail(`Yanmo is running on ${dataDir} (process ${holder.split(':')[0]}), and ${what} first. Stop it, then try again.`);
}

function assertWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    const user = process.getuid?.() ?? 'this user';
    fail(`${folder} cannot be written by this user (uid ${user}). Set Yanmo up as the user who owns the folder.`);
  }
}

function installPackages() {
  // The lock file holds every dependency of every workspace; which of them may run a script at install it does not.
  const { allowScripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const lock = [
    hashOf([path.join(root, 'package-lock.json')]),
    JSON.stringify(allowScripts),
    `${process.platform}-${process.arch}`,
  ].join('\n');
  const modules = path.join(root, 'node_modules');
  const stamp = path.join(modules, '.yanmo-installed');
  if (isCurrent(stamp, lock)) return;
  assertNotRunning('its packages would be replaced');
  // npm empties the folder first, and would empty somebody else's through a link.
  if (fs.lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      'node_modules is a link to a folder whose packages do not fit package-lock.json. Remove the link and start again.',
    );
  }
  assertWritable(fs.existsSync(modules) ? modules : root);
  // In production npm leaves out the tools that build the web; the environment or a configuration file may say so too.
  step(
    'Installing packages (once, a minute or two)',
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { env: { ...process.env, NODE_ENV: 'development' } },
  );
  fs.writeFileSync(stamp, lock);
}

function buildWeb() {
  const web = path.join(root, 'web');
  const value = hashOf([
    ...['web/src', 'web/public', 'web/first', 'web/build', 'contract/src'].flatMap((folder) =>
      filesBelow(path.join(root, folder)),
    ),
    ...[
      'web/index.html',
      'web/vite.config.ts',
      'web/package.json',
      'web/tsconfig.json',
      'tsconfig.base.json',
      'package-lock.json',
    ].map((file) => path.join(root, file)),
  ]);
  const built = path.join(web, 'dist');
  if (isCurrent(path.join(built, '.built-from'), value)) return;
  assertNotRunning('its pages would be replaced');
  assertWritable(web);
  // Built beside its place: a build that fails or is interrupted leaves the pages as they were.
  const fresh = path.join(web, '.cache', `dist-${process.pid}`);
  const replaced = `${fresh}-replaced`;
  process.on('exit', () => {
    for (const folder of [fresh, replaced]) fs.rmSync(folder, { recursive: true, force: true });
  });
  const output = step(
    'Building the web',
    path.join(root, 'scripts', 'node'),
    ['../node_modules/vite/bin/vite.js', 'build', '--outDir', fresh, '--emptyOutDir'],
    { cwd: web, env: { ...process.env, NODE_ENV: 'production' } },
  );
  for (const line of output.split('\n')) if (/first-load/.test(line)) console.log(line.trim());
  fs.writeFileSync(path.join(fresh, '.built-from'), value);
  if (fs.existsSync(built)) fs.renameSync(built, replaced);
  fs.renameSync(fresh, built);
}

const leanBrowser = '/usr/bin/chromium-headless-shell';
const browsers = [
  leanBrowser,
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

/** The lean one is a third faster; any Chromium will do where it cannot be had. */
function installBrowser() {
  const found = findBrowser();
  const mayInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH;
  if (found === leanBrowser || (found && !mayInstall)) return;
  if (!mayInstall)
    fail(
      'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
    );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  console.log('Installing a Chromium without windows …');
  const update = spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  const lean = spawnSync('apt-get', [...install, 'chromium-headless-shell', 'fonts-noto-cjk'], {
    env,
    stdio: 'ignore',
  });
  if ((update.status === 0 && lean.status === 0 && fs.existsSync(leanBrowser)) || found) return;
  step('Installing Chromium', 'apt-get', [...install, 'chromium', 'fonts-noto-cjk'], { env });
}

installPackages();
if (wanted.has('--web')) buildWeb();
if (wanted.has('--browser')) installBrowser();
