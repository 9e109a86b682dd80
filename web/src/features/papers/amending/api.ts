import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '@yanmo/contract/language-choice';
import type { PrintedStyle } from '@yanmo/contract/orders';
import type { Amendment, SectionText } from '@yanmo/contract/paper-text';
import { call } from '../../../lib/api.ts';
import { defaultPollMs } from '../../../lib/constants.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { type PaperText, paperTextKey, paperTextQuery } from '../reading/api.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/paper-text'));

/** Links to files live ten minutes; a panel that lies open for longer asks again before they die. */
const linksFreshMs = 5 * 60_000;

const versionsKey = ['papers', 'versions'] as const;
const exportKey = ['papers', 'export'] as const;

export async function askChange(
  outTradeNo: string,
  sectionId: string,
  instruction: string,
  idempotencyKey: string,
): Promise<Amendment> {
  const body = { out_trade_no: outTradeNo, section_id: sectionId, instruction };
  return await call((await contract()).amendPaper, { body }, { idempotencyKey });
}

/** Asked until it is decided by the engine. */
export function amendmentQuery(id: string) {
  return queryOptions({
    queryKey: ['papers', 'amendment', id],
    queryFn: async ({ signal }) => await call((await contract()).getAmendment, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'WORKING' ? false : defaultPollMs),
  });
}

export async function decideAmendment(id: string, accept: boolean) {
  return await call((await contract()).decideAmendment, { body: { id, accept } });
}

export async function saveSection(
  outTradeNo: string,
  sectionId: string,
  baseVersion: number,
  text: string,
): Promise<SectionText> {
  const body = { out_trade_no: outTradeNo, section_id: sectionId, base_version: baseVersion, text };
  return await call((await contract()).editSection, { body });
}

export async function restoreSection(outTradeNo: string, sectionId: string, version: number): Promise<SectionText> {
  return await call((await contract()).restoreSection, {
    body: { out_trade_no: outTradeNo, section_id: sectionId, version },
  });
}

export function versionsQuery(outTradeNo: string) {
  return queryOptions({
    queryKey: [...versionsKey, outTradeNo],
    queryFn: async ({ signal }) =>
      await call((await contract()).getVersions, { params: { out_trade_no: outTradeNo } }, { signal }),
    staleTime: 0,
    refetchInterval: linksFreshMs,
  });
}

export function versionQuery(outTradeNo: string, sectionId: string, version: number, newest: number) {
  return queryOptions({
    // It is compared with the newest version, so that another newest one is another answer.
    queryKey: [...versionsKey, outTradeNo, sectionId, version, newest],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).getVersion,
        { query: { out_trade_no: outTradeNo, section_id: sectionId, version } },
        { signal },
      ),
  });
}

export function exportQuery(outTradeNo: string) {
  return queryOptions({
    queryKey: [...exportKey, outTradeNo],
    queryFn: async ({ signal }) =>
      await call((await contract()).getExport, { params: { out_trade_no: outTradeNo } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'WORKING' ? defaultPollMs : linksFreshMs),
  });
}

export async function exportPaper(outTradeNo: string, templateId: string, citationStyle: PrintedStyle) {
  const body = { out_trade_no: outTradeNo, template_id: templateId, citation_style: citationStyle };
  return await call((await contract()).exportPaper, { body });
}

export function optionsQuery(language: Language) {
  return queryOptions({
    queryKey: ['papers', 'options', language],
    queryFn: async ({ signal }) => {
      const { getPaperOptions } = await loadPart(() => import('@yanmo/contract/papers'));
      return await call(getPaperOptions, { query: { language } }, { signal });
    },
  });
}

function changePaper(client: QueryClient, outTradeNo: string, change: (paper: PaperText) => PaperText): void {
  client.setQueryData(paperTextQuery(outTradeNo).queryKey, (paper) => paper && change(paper));
}

/** A new version of a section is on the page at once; labels and sources of the others follow from the server. */
export function placeSection(client: QueryClient, outTradeNo: string, section: SectionText): void {
  changePaper(client, outTradeNo, (paper) => ({
    ...paper,
    has_unexported_changes: true,
    sections: paper.sections.map((old) => (old.id === section.id ? section : old)),
  }));
  void client.invalidateQueries({ queryKey: [...paperTextKey, outTradeNo] });
  void client.invalidateQueries({ queryKey: [...versionsKey, outTradeNo] });
}

/** Open ones are listed with the paper; decided and failed ones are not. */
export function placeAmendment(client: QueryClient, outTradeNo: string, amendment: Amendment): void {
  const isOpen = amendment.state === 'WORKING' || amendment.state === 'PROPOSED';
  changePaper(client, outTradeNo, (paper) => {
    const others = paper.amendments.filter(({ id }) => id !== amendment.id);
    return { ...paper, amendments: isOpen ? [amendment, ...others] : others };
  });
  client.setQueryData(amendmentQuery(amendment.id).queryKey, amendment);
}

export async function reloadPaper(client: QueryClient, outTradeNo: string): Promise<PaperText> {
  return await client.fetchQuery({ ...paperTextQuery(outTradeNo), staleTime: 0 });
}
