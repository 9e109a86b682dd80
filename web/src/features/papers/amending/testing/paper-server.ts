import type { Amendment, DiffPart, PaperExport, SectionText } from '@yanmo/contract/paper-text';
import type { OwnPaper } from '@yanmo/contract/papers';
import { type PaperText, sampleBlock, samplePaper } from './sample-paper.ts';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, error: string) {
    super(error);
    this.status = status;
  }
}

type Written = NonNullable<SectionText['text']>;

/** The server's side of a paper, as far as a page can see it: versions, proposals, exports. */
export class PaperServer {
  paper: PaperText;
  readonly asked: Asked[] = [];
  /** What the next wish comes to. */
  nextState: Amendment['state'] = 'PROPOSED';
  export: PaperExport = { state: 'NONE', edition: 1, error: null, file_urls: samplePaper().file_urls };
  /** What an answer waits for. */
  until: Promise<void> = Promise.resolve();
  private readonly versions = new Map<string, Written[]>();
  private lastAmendment = 0;

  constructor(change: Partial<PaperText> = {}) {
    this.paper = samplePaper(change);
    for (const { id, text } of this.paper.sections) if (text) this.versions.set(id, [text]);
  }

  fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, 'http://yanmo.example');
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/ai-paper/', ''),
      query: url.searchParams,
      body: init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {},
    };
    this.asked.push(asked);
    await this.until;
    try {
      return Response.json({ code: 200, message: 'ok', result: this.answer(asked) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message } = error;
      const body = { code: status, message: `refused: ${message}`, error: message, request_id: 'r' };
      return Response.json(body, { status });
    }
  };

  /** Bodies that were sent to a path. */
  sent(path: string): Record<string, unknown>[] {
    return this.asked.filter((one) => one.method === 'POST' && one.path === path).map(({ body }) => body);
  }

  section(id: string): SectionText {
    const found = this.paper.sections.find((section) => section.id === id);
    if (!found) throw new Refusal(404, 'not_found');
    return found;
  }

  /** Another page, or this one, writes a version. */
  write(sectionId: string, draft: string, origin: Written['origin']): SectionText {
    const before = this.section(sectionId).text;
    if (!before) throw new Refusal(404, 'not_found');
    const text: Written = {
      ...before,
      origin,
      draft,
      version: before.version + 1,
      blocks: draft
        .split('\n\n')
        .map((words, index) =>
          sampleBlock({ id: `${sectionId}-${index + 1}`, lines: [[{ kind: 'text', text: words }]] }),
        ),
    };
    this.versions.get(sectionId)?.push(text);
    this.paper = {
      ...this.paper,
      has_unexported_changes: true,
      sections: this.paper.sections.map((one) => (one.id === sectionId ? { ...one, text } : one)),
    };
    return this.section(sectionId);
  }

  /** A wish that was sent before the page is opened. */
  async propose(sectionId: string, instruction: string): Promise<void> {
    const body = JSON.stringify({ section_id: sectionId, instruction });
    await this.fetch('/api/ai-paper/paper/amend', { method: 'POST', body });
  }

  /** The engine has come to an end with an open wish. */
  finish(id: string, state: 'PROPOSED' | 'FAILED'): void {
    const open = this.getAmendment(id);
    Object.assign(open, this.outcome(open, state));
  }

  private getAmendment(id: string): Amendment {
    const found = this.paper.amendments.find((one) => one.id === id);
    if (!found) throw new Refusal(404, 'not_found');
    return found;
  }

  private outcome({ section_id }: Amendment, state: Amendment['state']): Partial<Amendment> {
    if (state === 'FAILED') return { state, error: { error: 'wish_not_understood', message: 'Say it another way.' } };
    if (state !== 'PROPOSED') return { state };
    const draft = this.section(section_id).text?.draft ?? '';
    const diff: DiffPart[] = [
      { kind: 'same', text: draft },
      { kind: 'added', text: '\n\nTrams have limits.' },
    ];
    return { state, text: `${draft}\n\nTrams have limits.`, diff };
  }

  private answer({ method, path, query, body }: Asked): unknown {
    const sectionId = String(body.section_id);
    switch (`${method} ${path.split('/').slice(0, 2).join('/')}`) {
      case 'GET paper/list':
        return { total: 1, page_num: 1, page_size: 5, papers: [this.own()] };
      case 'GET paper/text':
        return { ...this.paper, amendments: this.paper.amendments.filter(isOpen) };
      case 'POST paper/amend': {
        this.lastAmendment += 1;
        const fresh: Amendment = {
          id: `00000000-0000-4000-8000-00000000000${this.lastAmendment}`,
          section_id: sectionId,
          instruction: String(body.instruction),
          state: 'WORKING',
          base_version: this.section(sectionId).text?.version ?? 0,
          text: null,
          diff: null,
          error: null,
          created_at: '2026-01-03T00:00:00.000Z',
        };
        Object.assign(fresh, this.outcome(fresh, this.nextState));
        this.paper = { ...this.paper, amendments: [fresh], amendments_left: this.paper.amendments_left - 1 };
        return fresh;
      }
      case 'GET paper/amendment':
        return { ...this.getAmendment(path.split('/')[2] ?? '') };
      case 'POST paper/amendment': {
        const open = this.getAmendment(String(body.id));
        open.state = body.accept ? 'ACCEPTED' : 'DISMISSED';
        if (body.accept) this.write(open.section_id, open.text ?? '', 'AMENDMENT');
        return { amendment: { ...open }, section: this.section(open.section_id) };
      }
      case 'POST paper/section':
        if (body.base_version !== this.section(sectionId).text?.version) throw new Refusal(409, 'section_changed');
        return this.write(sectionId, String(body.text), 'STUDENT');
      case 'POST paper/restore': {
        const old = this.versions.get(sectionId)?.find(({ version }) => version === body.version);
        return this.write(sectionId, old?.draft ?? '', 'STUDENT');
      }
      case 'GET paper/versions':
        return {
          sections: [...this.versions].map(([section_id, all]) => ({
            section_id,
            title: this.section(section_id).title,
            versions: [...all].reverse().map((text) => ({ ...text, instruction: null })),
          })),
          editions: [],
        };
      case 'GET paper/version': {
        const all = this.versions.get(query.get('section_id') ?? '') ?? [];
        const old = all.find(({ version }) => String(version) === query.get('version'));
        const diff: DiffPart[] = [
          { kind: 'removed', text: old?.draft ?? '' },
          { kind: 'added', text: all.at(-1)?.draft ?? '' },
        ];
        return { version: { ...old, instruction: null }, draft: old?.draft, diff };
      }
      case 'GET paper/options':
        return {
          templates: [
            { id: 'en-thesis', name: 'Thesis' },
            { id: 'en-plain', name: 'Plain' },
          ],
          styles: ['apa', 'mla'],
        };
      case 'POST paper/export':
        this.export = { ...this.export, state: 'WORKING' };
        return this.export;
      case 'GET paper/export':
        return this.export;
      default:
        throw new Refusal(404, 'not_found');
    }
  }

  private own(): OwnPaper {
    const { out_trade_no, title, language, is_preview, edition } = this.paper;
    const delivered_at = '2026-01-01T09:00:00.000Z';
    return { out_trade_no, title, language, is_preview, edition, pages: 12, units: 3_000, delivered_at };
  }
}

const isOpen = ({ state }: Amendment) => state === 'WORKING' || state === 'PROPOSED';
