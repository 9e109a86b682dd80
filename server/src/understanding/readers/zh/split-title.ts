/** Where a title parts into title and subtitle; not within years and figures. */
const break_ = /\s*(?:——|――|－－|--+|(?<!\d)[—―－](?!\d)|：|﹕|:(?!\d)|(?<=[？?])(?=.))\s*/u;

export interface TitleParts {
  main: string;
  subtitles: string[];
}

export function splitTitle(text: string): TitleParts {
  const [main = text, ...subtitles] = text
    .split(break_)
    .map((part) => part.trim())
    .filter(Boolean);
  return { main, subtitles };
}
