const codeStyle = /code|代码|代碼|程序|源码|preformatted|listing|código|コード/iu;
const opening =
  /^\s*(?:import|from|def|class|public|private|protected|static|function|var|let|const|return|if|else|for|while|switch|try|catch|print|select|insert|update|delete|create|@\w+|#include|#define|\/\/|\/\*|<\/?\w+)(?=[\s(:;{<>]|$)/u;
/** Brackets stand in prose too; right behind a word they are a call. */
const signs = /[{};=<>]|\w[([]|::|->|\+\+|&&|\|\|/gu;
/** Of LaTeX: a line that is a command and no sentence. */
const command = /^\s*\\(?:[a-zA-Z]+\*?|\[|\])(?:\s*(?:\[[^\]]*\]|\{[^{}]*\}))*\s*(?:\\\\)?\s*$/u;
const displayed = /^\s*(?:\$\$[\s\S]+\$\$|\\\[[\s\S]+\\\])\s*$/u;

/** Lines of a program, by their style or by their form; a sentence that names a function is none. */
export function isCode(text: string, style: string | null): boolean {
  if (codeStyle.test(style ?? '')) return true;
  if (command.test(text) || displayed.test(text)) return true;
  const dense = text.match(signs)?.length ?? 0;
  if (/[\p{Script=Han}\p{Script=Hiragana}]{6}/u.test(text.replace(/(?:\/\/|#|\/\*).*$/u, ''))) return false;
  if (/[;{}]\s*$/u.test(text) && dense >= 2 && !/\.\s+\p{Lu}/u.test(text)) return true;
  return opening.test(text) && dense >= 2 && !/[.!?。]\s*$/u.test(text);
}
