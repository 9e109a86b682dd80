declare module '@citation-js/core' {
  export interface CslName {
    family?: string;
    given?: string;
    literal?: string;
    suffix?: string;
    'dropping-particle'?: string;
    'non-dropping-particle'?: string;
  }
  export interface CslItem {
    type?: string;
    title?: string;
    author?: CslName[];
    issued?: { 'date-parts'?: (number | string)[][] };
    'container-title'?: string;
    publisher?: string;
    'publisher-place'?: string;
    edition?: string | number;
    volume?: string | number;
    issue?: string | number;
    page?: string;
    DOI?: string;
    URL?: string;
    abstract?: string;
  }
  export class Cite {
    constructor(input: string, options?: { forceType?: string });
    data: CslItem[];
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
