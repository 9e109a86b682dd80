import { expect, it } from 'vitest';
import { contentDisposition } from './file-name.ts';

it('a name reaches the browser whole, and half a character is no reason to answer nothing', () => {
  expect(contentDisposition('inline', '论文 😀.pdf')).toContain(
    "filename*=UTF-8''%E8%AE%BA%E6%96%87%20%F0%9F%98%80.pdf",
  );
  expect(contentDisposition('inline', `${'😀'.slice(0, 1)}.pdf`)).toContain('%EF%BF%BD.pdf');
});
