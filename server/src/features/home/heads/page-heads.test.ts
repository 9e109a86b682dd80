import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@yanmo/contract/languages';
import { publicPages } from '@yanmo/contract/public-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../platform/http/test-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createPageHeads } from './page-heads.ts';
import { pageTexts } from './page-texts.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-heads-'));
const built = fileURLToPath(new URL('../../../../../web/index.html', import.meta.url));
const publicUrl = 'https://yanmo.example';
const hostile = '</title><script>alert("x")</script> \'$&';
let database: TestDatabase;
let server: TestServer;
let laptop: TestServer;
const official = { title: '关于 <研墨>', markdown: '# 我们\n\n写作 **工具** [链接](https://x)' };

const heads = (address: string | undefined) =>
  createPageHeads({
    config: { publicUrl: address },
    pages: {
      listFilled: async () => [{ slug: 'official', languages: ['zh'] }],
      read: async (slug) => ({ slug, language: 'zh', languages: ['zh'], updated_at: '', ...official }),
    },
    findSite: async (subDomain) =>
      subDomain === 'li' ? { name: hostile, isAgent: true } : { name: '研墨 Yanmo', isAgent: false },
  });

beforeAll(async () => {
  fs.copyFileSync(built, path.join(folder, 'index.html'));
  const texts = { zh: ['/assets/shell-zh.js'], en: ['/assets/shell-en.js'] };
  const explore = {
    scripts: ['/assets/explore.js'],
    styles: ['/assets/explore.css'],
    texts: { en: ['/assets/en.js'] },
    ...{ access: 'public', isNew: true, filledBy: null, navigation: 'main', shape: 'sheet' },
  };
  const pages = {
    '/main/explore': explore,
    '/main/eliteCourses': { ...explore, filledBy: 'eliteCourses' },
    '/home/home': { ...explore, isNew: false },
    '/legal/:document': { ...explore, scripts: ['/assets/legal.js'], navigation: null },
    '/wallet/recharge': { ...explore, access: 'account', navigation: null },
    '/admin/orders': { ...explore, access: 'account', navigation: 'operator', shape: 'list' },
  };
  const names = Object.fromEntries(Object.keys(pages).map((at) => [at, { title: `T${at}`, tagline: `about ${at}` }]));
  const frame = { brand: '研墨', login: '登录', isNew: '新', mobileNotice: '建议用电脑', names };
  const words = { zh: frame, en: frame };
  fs.writeFileSync(path.join(folder, 'page-files.json'), JSON.stringify({ texts, pages, words }));
  database = await createTestDatabase();
  server = await startTestServer({
    ...{ pool: database.pool, webFolder: folder, heads: heads(publicUrl) },
    settings: { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' },
  });
  laptop = await startTestServer({ pool: database.pool, webFolder: folder, heads: heads(undefined) });
});
afterAll(async () => {
  await Promise.all([server.app.close(), laptop.app.close()]);
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

const read = (address: string, headers: Record<string, string> = {}, from = server) => {
  const lines = Object.entries({ host: 'yanmo.example', accept: 'text/html', 'accept-language': 'zh', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return from.sendRaw(`GET ${address} HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
};
const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const shared = (html: string) => attribute(html, /<meta property="og:url" content="([^"]*)"/);

describe('a public page', () => {
  it('says what it is before any script runs, in the language of the reader', async () => {
    const html = await read('/main/explore');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>文献检索 · 研墨 Yanmo</title>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(canonical(html)).toBe('https://yanmo.example/main/explore');
    expect(html).toContain('<meta property="og:image" content="https://yanmo.example/open-graph-zh.png" />');
    expect(html).not.toContain('noindex');
    // Something to read while the scripts are on their way.
    expect(html).toMatch(/<div id="root"><div class="first-sight" .*<h1>文献检索<\/h1><p>[^<]{20,}<\/p>/);
    expect(html).toMatch(/vary: accept-language/i);
    // No place is left unfilled; a nonce may hold two underscores of its own.
    expect(html).not.toMatch(/__[A-Z]+_[A-Z_]+__/);
  });

  it('names what its page and language will need, so that nothing waits for the program to ask', async () => {
    const preloads = (html: string) =>
      [...html.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(([, at]) => at);
    const html = await read('/main', { cookie: 'a=1; yanmo_language=en' });
    // What the reader chose on the site goes before what the browser asks for.
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/vary: accept-language, cookie/i);
    expect(preloads(html)).toEqual(['/assets/shell-en.js', '/assets/explore.js', '/assets/en.js']);
    expect(html).toMatch(/<\/div><link rel="stylesheet" crossorigin href="\/assets\/explore\.css" \/>/);
    expect(preloads(await read('/legal/privacy'))).toEqual(['/assets/shell-zh.js', '/assets/legal.js']);
    expect(preloads(await read('/nowhere'))).toEqual([]);
    expect(await read('/page-files.json')).toMatch(/^HTTP\/1.1 404/);
  });

  it('is in the language that its address names, and lists the others', async () => {
    const html = await read('/main/explore?lang=ja&utm=1');
    expect(html).toContain('<html lang="ja">');
    expect(html).toContain('<title>文献を探す · ');
    expect(canonical(html)).toBe('https://yanmo.example/main/explore?lang=ja');
    const listed = [...html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, language, url]) => [
      language,
      url,
    ]);
    expect(listed).toEqual([
      ...languages.map((language) => [language, `https://yanmo.example/main/explore?lang=${language}`]),
      ['x-default', 'https://yanmo.example/main/explore'],
    ]);
    expect(await read('/main/explore?lang=%22%3E')).toContain('<html lang="zh-CN">');
  });

  it.each(['/', '/index.html', '/main/writepaper/'])('has one address, also as %s', async (address) => {
    expect(canonical(await read(address))).toBe('https://yanmo.example/main/writepaper');
  });

  it('that the operator writes says what stands in it, and is nobody’s to find while it is empty', async () => {
    const html = await read('/official');
    expect(html).toContain('<title>关于 &lt;研墨&gt; · 研墨 Yanmo</title>');
    expect(html).toContain('content="我们 写作 工具 链接 https://x"');
    expect(await read('/joinus')).toContain('<meta name="robots" content="noindex" />');
  });
});

it.each(['/user/userInfo', '/paperPreview?out_trade_no=Y1', '/wallet/recharge', '/verify/YM-1', '/nowhere', '/login'])(
  'nobody is to find %s',
  async (address) => {
    const html = await read(address);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toMatch(/x-robots-tag: noindex/i);
    expect([canonical(html), shared(html)]).toEqual([undefined, undefined]);
  },
);

describe('the first sight of a page', () => {
  const session = { cookie: 'yanmo_token=abc' };
  const operator = { cookie: 'yanmo_operator=1; yanmo_token=abc' };
  const sideOf = (html: string) => {
    const side = attribute(html, /<div class="fs-side">(.*?)<\/div>/) ?? '';
    return [...side.matchAll(/href="([^"]+)"/g)].map(([, at]) => at);
  };
  const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

  it('of an account is its frame, its heading and the shape of what comes, with nothing of the account', async () => {
    const html = bodyOf(await read('/admin/orders', operator));
    expect(html).toContain('<h1>T/admin/orders</h1><p>about /admin/orders</p>');
    expect(html.match(/<div class="fs-list"><b><\/b>(<i><\/i>){8}<\/div>/g)).toHaveLength(1);
    expect(sideOf(html)).toEqual(['/home/home', '/admin/orders']);
    expect(html).not.toContain('abc');
    expect(bodyOf(await read('/wallet/recharge', session))).toContain('<div class="fs-sheet">');
    expect(bodyOf(await read('/admin/orders', { cookie: `${operator.cookie}; yanmo_sidebar=closed` }))).toContain(
      '<div class="fs-side fs-narrow"></div>',
    );
  });

  it.each([session, { cookie: 'yanmo_operator=1' }, {}])(
    'of the operator’s says nothing to others (%o)',
    async (asked) => {
      const html = await read('/admin/orders', asked);
      expect(sideOf(html)).toEqual(sideOf(await read('/wallet/recharge', asked)));
      expect(html).not.toContain('T/admin/orders');
    },
  );

  it('of an account is the frame alone for whoever will be asked to log in', async () => {
    const html = bodyOf(await read('/admin/orders'));
    expect(html).toContain('<div class="fs-header">');
    expect(html).not.toContain('<h1>');
    expect(html).not.toContain('fs-login');
  });

  it('leads to the pages that are written, and marks those that are new', async () => {
    const tabs = attribute(bodyOf(await read('/main/explore')), /<div class="fs-tabs">(.*?)<\/div>/) ?? '';
    expect(tabs).toContain(
      '<a href="/main/explore" class="fs-current" tabindex="-1">T/main/explore<small>新</small></a>',
    );
    expect([...tabs.matchAll(/href="([^"]+)"/g)].map(([, at]) => at)).toEqual(['/home/home', '/main/explore']);
  });

  it('names what the program will ask for first, so that it is asked for before the program is there', async () => {
    const calls = (html: string) => attribute(html, /<meta name="first-calls" content="([^"]*)"/);
    expect(calls(await read('/main/explore'))).toBe('/api/ai-paper/home/info');
    expect(calls(await read('/main/explore', session))).toBe('/api/ai-paper/home/info /api/ai-paper/user/info');
    expect(calls(await read('/main/explore', { host: 'li.yanmo.example' }))).toBe(
      '/api/ai-paper/home/info?sub_domain=li',
    );
  });
});

describe('an agent’s site', () => {
  it('has its own name, whatever that is, and leads search engines to the main one', async () => {
    const html = await read('/main/chat', { host: 'li.yanmo.example' });
    expect(html.slice(html.indexOf('<body'))).not.toContain('<script>alert');
    expect(html).toContain('写作问答 · &lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &#39;$&amp;');
    expect(html).not.toContain('alert("x")');
    expect(canonical(html)).toBe('https://yanmo.example/main/chat');
    expect(shared(html)).toBe('https://li.yanmo.example/main/chat');
  });

  it('that is nobody’s is the main one', async () => {
    const html = await read('/main/chat', { host: 'zhang.yanmo.example' });
    expect(html).toContain('· 研墨 Yanmo</title>');
    expect(shared(html)).toBe('https://yanmo.example/main/chat');
  });
});

describe('a host that somebody made up', () => {
  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'yanmo.example', 'x-forwarded-host': 'evil.example' },
    { host: 'yanmo.example.evil.example', 'x-forwarded-proto': 'javascript' },
    { host: 'a.b.yanmo.example' },
  ])('reaches nothing that is served: %j', async (headers) => {
    for (const address of ['/main/chat', '/robots.txt', '/sitemap.xml']) {
      const answer = await read(address, headers);
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
      expect(answer).not.toContain('evil');
      expect(answer).toContain('https://yanmo.example/');
    }
  });

  it('is a plain host or none where no address is configured', async () => {
    const spoofed = await read('/main/chat', { host: 'x"><script>' }, laptop);
    expect(canonical(spoofed)).toBe('/main/chat');
    expect(spoofed).not.toContain('x"><script>');
    const own = await read('/main/chat', { host: 'li.localhost:3000' }, laptop);
    expect([canonical(own), shared(own)]).toEqual([
      'http://localhost:3000/main/chat',
      'http://li.localhost:3000/main/chat',
    ]);
    // No proxy is trusted here, so what one would say is not heard.
    const forwarded = await read('/main/chat', { host: 'localhost:3000', 'x-forwarded-host': 'evil.example' }, laptop);
    expect(canonical(forwarded)).toBe('http://localhost:3000/main/chat');
  });
});

it('lists what there is to find, each page in each language', async () => {
  const sitemap = (await read('/sitemap.xml')).split('\r\n\r\n').slice(1).join('');
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(found).toContain('https://yanmo.example/main/plagiarismCheck?lang=es');
  expect(found).toContain('https://yanmo.example/official');
  expect(found).not.toContain('https://yanmo.example/joinus');
  const written = publicPages.filter((page) => !('filledBy' in page)).length + 1;
  expect(new Set(found).size).toBe(written * (languages.length + 1));
  expect(await read('/robots.txt')).toContain('Sitemap: https://yanmo.example/sitemap.xml');
});

it('says each page in four languages, short enough to be shown whole', () => {
  const titles = new Set<string>();
  for (const [page, texts] of Object.entries(pageTexts)) {
    for (const language of languages) {
      const { title, description } = texts[language];
      titles.add(`${language} ${title}`);
      expect(title.length, page).toBeLessThanOrEqual(70);
      expect(description.length, page).toBeLessThanOrEqual(170);
    }
  }
  expect(titles.size).toBe(Object.keys(pageTexts).length * languages.length);
});

it('is shown as it was built where nobody can say what it is', async () => {
  const broken = await startTestServer({
    ...{ pool: database.pool, webFolder: folder },
    heads: { ...heads(publicUrl), describe: () => Promise.reject(new Error('the database is away')) },
  });
  const html = await read('/main/chat', {}, broken);
  expect(html).toMatch(/^HTTP\/1.1 200 /);
  expect(html).toContain('<title>研墨 Yanmo</title>');
  await broken.app.close();
});
