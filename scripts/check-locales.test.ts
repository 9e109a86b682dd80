import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTextProblems } from './check-locales.ts';

type Shell = Record<string, unknown>;

const texts: Record<string, Shell> = {
  en: {
    brand: 'Yanmo',
    nav: { home: 'Home' },
    hello: 'Hello, {{name}}',
    file_one: '{{count}} file',
    file_other: '{{count}} files',
  },
  es: {
    brand: 'Yanmo',
    nav: { home: 'Inicio' },
    hello: 'Hola, {{name}}',
    file_one: '{{count}} archivo',
    file_many: '{{count}} de archivos',
    file_other: '{{count}} archivos',
  },
  zh: { brand: '研墨', nav: { home: '首页' }, hello: '{{name}}，您好', file_other: '{{count}} 个文件' },
  ja: {
    brand: '研墨',
    nav: { home: 'ホーム' },
    hello: 'こんにちは、{{name}} さん',
    file_other: '{{count}} 件のファイル',
  },
};

const page = `import { useTranslation } from 'react-i18next';
export function Page({ name, count }: { name: string; count: number }) {
  const { t } = useTranslation();
  return <main aria-label={t('nav.home')} className="Wide and quiet page">{t('shell:hello', { name })} {t('file', { count })} {t('brand')}</main>;
}
`;

const allowances = [{ text: 'Yanmo', languages: ['es'], reason: 'a name' }];
let root: string;

function write(file: string, content: string): void {
  const target = path.join(root, 'web/src', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

function writeTexts(language: string, change: Shell): void {
  write(`locales/${language}/shell.json`, JSON.stringify({ ...texts[language], ...change }));
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-locales-'));
  for (const language of Object.keys(texts)) writeTexts(language, {});
  write('features/home/page.tsx', page);
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the locales check', () => {
  it('passes four complete languages, each with its own plural forms', () => {
    expect(findTextProblems(root, allowances)).toEqual([]);
  });

  it.each<[string, string, Shell, string]>([
    ['a missing key', 'zh', { nav: {} }, 'zh/shell.json lacks nav.home'],
    ['a missing plural form', 'es', { file_many: undefined }, 'es/shell.json lacks file_many'],
    [
      'a plural form the language never uses',
      'zh',
      { file_one: '{{count}} 个' },
      'zh/shell.json has file_one, a plural form that zh never uses',
    ],
    ['an empty text', 'ja', { brand: ' ' }, 'ja/shell.json: brand is empty'],
    [
      'another placeholder',
      'ja',
      { hello: 'こんにちは、{{user}} さん' },
      'ja/shell.json: hello has the placeholders [user], English has [name]',
    ],
    ['a text left in English', 'es', { nav: { home: 'Home' } }, 'es/shell.json: nav.home is the English text “Home”'],
    ['a key that nothing uses', 'en', { old: 'Old' }, 'shell.json: old is used nowhere in web/src'],
  ])('reports %s', (_what, language, change, problem) => {
    writeTexts(language, change);
    expect(findTextProblems(root, allowances)).toContain(problem);
  });

  it('reports a namespace that one language lacks', () => {
    write('locales/en/chat.json', JSON.stringify({ send: 'Send' }));
    expect(findTextProblems(root, allowances)).toContain('ja/chat.json is missing');
  });

  it('reports an allowance that no file needs any more', () => {
    const stale = { text: 'Chat', languages: ['es'], reason: 'the same word' };
    expect(findTextProblems(root, [...allowances, stale])).toEqual([
      'locale-allowances.ts allows “Chat”, which no file needs',
    ]);
  });

  it.each([
    ['a key without a text', "t('nav.hoem')", "t('nav.hoem') has no text in shell.json"],
    ['a qualified key in a table', "['shell:nav.hoem']", "'shell:nav.hoem' has no text in shell.json"],
  ])('reports %s in the code', (_what, expression, problem) => {
    write('features/home/menu.ts', `export const menu = (t: (key: string) => string) => [t, ${expression}];`);
    expect(findTextProblems(root, allowances)).toEqual([`web/src/features/home/menu.ts:1: ${problem}`]);
  });

  it('counts keys made from a template as used, and reports a template that matches none', () => {
    const all = { ...texts };
    for (const language of Object.keys(all))
      writeTexts(language, { kinds: { a: `${language} A kind`, b: `${language} B kind` } });
    write(
      'features/home/kinds.ts',
      'export const kind = (t: (key: string) => string, name: string) => t(`shell:kinds.${name}`);',
    );
    expect(findTextProblems(root, allowances)).toEqual([]);
    write(
      'features/home/kinds.ts',
      'export const kind = (t: (key: string) => string, name: string) => t(`shell:sorts.${name}`);',
    );
    expect(findTextProblems(root, allowances)).toContain('`shell:sorts.${…}` matches no text of shell.json');
  });

  it.each([
    ['a word in JSX', '<p>Welcome</p>', 'Welcome'],
    ['a spoken attribute', '<p title="Details" />', 'Details'],
    ['a sentence in a component', "<p>{'Nothing was found here.'}</p>", 'Nothing was found here.'],
    ['Chinese anywhere', "<p data-kind={`类型：${'a'}`} />", '类型：'],
  ])('reports %s outside the locale files', (_what, jsx, words) => {
    write('features/home/rest.tsx', `export const Rest = () => ${jsx};`);
    expect(findTextProblems(root, allowances)).toEqual([
      `web/src/features/home/rest.tsx:1: “${words}” belongs into web/src/locales`,
    ]);
  });

  it('leaves messages for developers, class names and tests alone', () => {
    write(
      'features/home/rest.tsx',
      "export const Rest = () => { throw new TypeError('This cannot happen at all.'); };",
    );
    write('features/home/rest.test.tsx', "export const found = '找到了';");
    expect(findTextProblems(root, allowances)).toEqual([]);
  });

  it('a figure that could stand at the end of a line, and its percent sign on the next', () => {
    writeTexts('es', { nav: { home: 'Inicio, 20 %' } });
    expect(findTextProblems(root, allowances)).toEqual([
      'es/shell.json: nav.home: the blank before % must be one that does not break',
    ]);
    writeTexts('es', { nav: { home: 'Inicio, 20\u00a0%' } });
    expect(findTextProblems(root, allowances)).toEqual([]);
  });
});
