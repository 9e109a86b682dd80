// Written from the migrated database by `npm run db:types`; change a migration, not this file.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Parsed by the driver, checked by the room that reads it; written as text that is JSON already. */
type Json = ColumnType<unknown, string, string>;

export interface AgentDaysTable {
  user_id: string;
  day: Timestamp;
  visits: number;
  seen: Buffer;
}

export interface AgentWithdrawalsTable {
  id: Generated<string>;
  user_id: string;
  amount_fen: number;
  account: string;
  status: string;
  reference: Generated<string>;
  note: Generated<string>;
  decided_by: string | null;
  created_at: Timestamp;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface AgentsTable {
  id: Generated<string>;
  user_id: string;
  sub_domain: string;
  status: string;
  name: string;
  contact: string;
  note: Generated<string>;
  notice: Generated<string>;
  images: ColumnType<unknown, string | undefined, string>;
  commission_percent: number | null;
  decision_note: Generated<string>;
  decided_by: string | null;
  created_at: Timestamp;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface AllowanceUsesTable {
  reference: string;
  user_id: string;
  kind: string;
  paid_by: string;
  held_characters: number;
  state: Generated<string>;
  characters: number | null;
  created_at: Timestamp;
}

export interface AmendChangesTable {
  id: Generated<string>;
  document_id: string;
  position: number;
  comment_id: string | null;
  comment: ColumnType<unknown | null, string | null | undefined, string | null>;
  trouble: string | null;
  quote: string;
  heading: string | null;
  ranges: Json;
  state: string;
  instruction: string | null;
  variant: Generated<number>;
  run_id: string | null;
  base: string[] | null;
  proposed: string[] | null;
  maker: string | null;
  engine_version: string | null;
  error: string | null;
  say: string | null;
  reply: string | null;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
}

export interface AmendDocumentsTable {
  id: Generated<string>;
  user_id: string;
  file_key: string;
  name: string;
  language: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface AmendParagraphsTable {
  document_id: string;
  id: string;
  position: number;
  lead: string;
  original: string;
  text: string;
  version: Generated<number>;
  heading_level: number | null;
  is_editable: boolean;
  held: string[];
}

export interface AnalyticsCountsTable {
  day: Timestamp;
  name: string;
  label: string;
  is_attributed: boolean;
  slot: number;
  count: number;
}

export interface AttributedEventsTable {
  id: ColumnType<number, never, never>;
  bd_vid: string;
  name: string;
  label: string;
  user_id: string | null;
  created_at: Timestamp;
}

export interface AuditLogTable {
  id: ColumnType<number, never, never>;
  actor: string;
  action: string;
  subject: string;
  before: ColumnType<unknown | null, string | null | undefined, string | null>;
  after: ColumnType<unknown | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

export interface CashierKeysTable {
  is_only: Generated<boolean>;
  private_key: string;
  public_key: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface CashierRefundsTable {
  payment_no: string;
  refund_no: string;
  amount_fen: number;
  reason: string;
  created_at: Timestamp;
}

export interface CashierTradesTable {
  payment_no: string;
  amount_fen: number;
  subject: string;
  state: Generated<string>;
  expires_at: Timestamp;
  trade_no: string | null;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  notified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
}

export interface ChatMessagesTable {
  id: Generated<string>;
  session_id: string;
  user_id: string;
  position: number;
  role: string;
  state: string;
  text: Generated<string>;
  file_keys: Generated<string[]>;
  sources: ColumnType<unknown, string | undefined, string>;
  paid_by: string | null;
  characters: number | null;
  engine: string | null;
  error: string | null;
  variant: Generated<number>;
  leased_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  watched_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
}

export interface ChatSessionFilesTable {
  session_id: string;
  file_key: string;
  added_at: Timestamp;
}

export interface ChatSessionsTable {
  id: Generated<string>;
  user_id: string;
  title: string;
  context: ColumnType<unknown | null, string | null | undefined, string | null>;
  context_title: string | null;
  closed_by: string | null;
  created_at: Timestamp;
  last_message_at: Timestamp;
}

export interface CheckFilesTable {
  key: string;
  check_id: string;
  is_served: Generated<boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface CheckFindingsTable {
  check_id: string;
  paragraphs: Json;
  sources: Json;
  matches: Json;
  repeated: Json;
  earlier_versions: Json;
  is_cut: boolean;
}

export interface CheckTextsTable {
  check_id: string;
  text: string;
  paragraphs: Json;
}

export interface ChecksTable {
  id: Generated<string>;
  user_id: string;
  item_id: string | null;
  out_trade_no: string | null;
  fingerprint: string;
  source: string;
  paper_no: string | null;
  language: string;
  report_language: string;
  title: string;
  units: number;
  cleaned: number;
  compare_with: string[];
  file_key: string | null;
  run_id: string | null;
  measured_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  method: string | null;
  version: string | null;
  rates: ColumnType<unknown | null, string | null | undefined, string | null>;
  compared: ColumnType<unknown | null, string | null | undefined, string | null>;
  certificate_number: string | null;
  folder: string | null;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ClaimedScreenshotsTable {
  digest: string;
  created_at: Timestamp;
}

export interface ContentPagesTable {
  slug: string;
  language: string;
  revision: number;
  title: string;
  markdown: string;
  updated_by: string;
  updated_at: Timestamp;
}

export interface CouponBatchesTable {
  id: Generated<string>;
  kind: string;
  percent: number | null;
  max_characters: number | null;
  amount_fen: number | null;
  count: number;
  channel: string;
  expires_at: Timestamp;
  created_by: string;
  created_at: Timestamp;
}

export interface CouponsTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  percent: number | null;
  max_characters: number | null;
  channel: string;
  status: Generated<string>;
  out_trade_no: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface CustomerMessagesTable {
  id: Generated<string>;
  user_id: string | null;
  text: string;
  contact: string;
  language: string;
  sub_domain: string | null;
  state: Generated<string>;
  answer: string | null;
  note: string | null;
  decided_by: string | null;
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
}

export interface DepartedPhonesTable {
  digest: string;
  left_at: Timestamp;
}

export interface FilesTable {
  file_key: string;
  owner_id: string;
  purpose: string;
  name: string;
  type: string;
  size_bytes: number | null;
  sha256: string | null;
  quota_bytes: number;
  created_at: Timestamp;
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface GiftClaimsTable {
  id: Generated<string>;
  user_id: string;
  channel: string;
  tier: number;
  source: string;
  file_key: string | null;
  status: string;
  note: Generated<string>;
  coupon_id: string | null;
  decided_by: string | null;
  created_at: Timestamp;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  route: string;
  body_hash: Buffer;
  answer: ColumnType<unknown | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface InvitesTable {
  id: ColumnType<number, never, never>;
  user_id: string;
  invited_id: string | null;
  outcome: string;
  address_digest: string | null;
  device_digest: string | null;
  told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
}

export interface LedgerAccountsTable {
  id: Generated<string>;
  kind: string;
  unit: string;
  owner_id: string | null;
  name: Generated<string>;
  balance: number | null;
}

export interface LedgerChecksTable {
  id: Generated<string>;
  state: string;
  asked_by: string;
  differences: ColumnType<unknown, string | undefined, string>;
  found: Generated<number>;
  created_at: Timestamp;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface LedgerEntriesTable {
  id: ColumnType<number, never, never>;
  transaction_id: number;
  account_id: string;
  amount: number;
  balance_after: number | null;
}

export interface LedgerTransactionsTable {
  id: ColumnType<number, never, never>;
  kind: string;
  reference: string;
  out_trade_no: string | null;
  created_at: Timestamp;
}

export interface LibraryCollectionTable {
  is_only: Generated<boolean>;
  digest: string;
  taken_in_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LibraryFoldersTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LibraryImportsTable {
  id: Generated<string>;
  file_hash: string;
  source: string;
  size_bytes: number;
  read_bytes: Generated<number>;
  line: Generated<number>;
  line_entries: Generated<number>;
  imported: Generated<number>;
  merged: Generated<number>;
  rejected: Generated<number>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  filter: Generated<string>;
  left_out: Generated<number>;
}

export interface LibraryRetractionsTable {
  doi: string;
  notice_doi: string | null;
  retracted_on: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  told_by: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LibrarySavesTable {
  user_id: string;
  work_id: string;
  folder_id: string | null;
  saved_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LibrarySourcesTable {
  name: string;
  note: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LibraryTermCountsTable {
  is_only: Generated<boolean>;
  counted_works: number;
  all_works: number;
  title_terms: number;
  counted_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LibraryTermsTable {
  lexeme: string;
  works: number;
}

export interface LiteratureAnswersTable {
  provider: string;
  request_hash: string;
  answer: Json;
  expires_at: Timestamp;
}

export interface LiteratureLimitsTable {
  provider: string;
  next_at: ColumnType<Date, Date | string | undefined, Date | string>;
  waits_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LiveTextDeltasTable {
  id: ColumnType<number, never, never>;
  writer: string;
  deltas: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface LiveTextsTable {
  topic: string;
  part: string;
  generation: number;
  seq: number;
  text: string;
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface ModelCallsTable {
  id: Generated<string>;
  step_key: string;
  request_hash: string;
  subject_kind: string;
  subject_id: string;
  user_id: string | null;
  prompt_name: string;
  prompt_version: number;
  model: string;
  state: Generated<string>;
  response: string | null;
  finish_reason: string | null;
  tokens_in: Generated<number>;
  tokens_out: Generated<number>;
  is_estimated: Generated<boolean>;
  cost_micro_fen: Generated<number>;
  attempts: Generated<number>;
  error: string | null;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  tool_calls: ColumnType<unknown | null, string | null | undefined, string | null>;
  keeps_text: Generated<boolean>;
}

export interface ModelSlotsTable {
  id: number;
  holder: string | null;
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface OrderEventsTable {
  order_id: string;
  seq: number;
  type: string;
  from_status: string | null;
  to_status: string | null;
  amount_fen: number | null;
  data: ColumnType<unknown, string | undefined, string>;
  created_at: Timestamp;
}

export interface OrderItemsTable {
  id: Generated<string>;
  order_id: string;
  out_trade_no: string;
  user_id: string;
  position: number;
  kind: string;
  spec: Json;
  title: string;
  price_fen: number;
  stage: number | null;
  scope: string | null;
  progress: Generated<number>;
  error: string | null;
  retries: Generated<number>;
  deadline_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_given_up: Generated<boolean>;
  queued_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  hidden_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_kept: Generated<boolean>;
}

export interface OrdersTable {
  id: Generated<string>;
  out_trade_no: string;
  user_id: string;
  order_type: string;
  pay_type: string;
  payment_status: Generated<string>;
  subject: string;
  key1: string | null;
  title: string;
  outline: ColumnType<unknown | null, string | null | undefined, string | null>;
  units: number | null;
  is_reduce_aigc: boolean;
  additional_service: string[];
  estimated_minutes: number;
  lines: Json;
  original_fen: number;
  discount_fen: Generated<number>;
  deposit_percent: number | null;
  coupon_id: string | null;
  coupon_held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  paid_fen: Generated<number>;
  paid_characters: Generated<number>;
  refunded_fen: Generated<number>;
  payment_method: string | null;
  agent_id: string | null;
  commission_percent: Generated<number>;
  commission_fen: Generated<number>;
  last_seq: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  refunded_characters: Generated<number>;
}

export interface OutlineWorksTable {
  outline_id: string;
  work_id: string;
  origin: string;
  is_kept: Generated<boolean>;
  is_method: Generated<boolean>;
  reason: string;
  fit: number;
  place: number;
  created_at: Timestamp;
}

export interface OutlineWritingsTable {
  id: Generated<string>;
  user_id: string;
  outline_id: string;
  started_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface OutlinesTable {
  id: Generated<string>;
  key1: string;
  user_id: string;
  version: string;
  step: string;
  status: Generated<string>;
  title: string;
  language: string;
  type: string;
  field: string;
  product: string;
  word_count: number;
  keywords: Generated<string[]>;
  paper_ids: Generated<string[]>;
  extra_requirements: Generated<string>;
  chapters: ColumnType<unknown, string | undefined, string>;
  draft: ColumnType<unknown | null, string | null | undefined, string | null>;
  revision: Generated<number>;
  free_num: number;
  variant: Generated<number>;
  run_id: string | null;
  engine: string | null;
  error: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_waiting: Generated<boolean>;
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  understanding: ColumnType<unknown | null, string | null | undefined, string | null>;
  wishes: ColumnType<unknown | null, string | null | undefined, string | null>;
  places: ColumnType<unknown | null, string | null | undefined, string | null>;
  is_searching: Generated<boolean>;
  answers: ColumnType<unknown, string | undefined, string>;
  interviewed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface OverviewCellsTable {
  day: Timestamp;
  order_type: string;
  agent_id: string;
  orders: number;
  paid: number;
  revenue_fen: number;
  refunded_fen: number;
  commission_fen: number;
  cost_micro_fen: number;
  delivered: number;
  failed: number;
}

export interface OverviewDaysTable {
  day: Timestamp;
  views: number;
  registrations: number;
  other_cost_micro_fen: number;
  counted_at: Timestamp;
}

export interface PaperAmendmentsTable {
  id: Generated<string>;
  paper_id: string;
  section_id: string;
  base_version: number;
  instruction: string;
  state: string;
  text: string | null;
  engine_version: string | null;
  error: string | null;
  run_id: string | null;
  created_at: Timestamp;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface PaperEditionsTable {
  paper_id: string;
  edition: number;
  is_preview: boolean;
  folder: string;
  template_id: string;
  citation_style: string;
  pages: number;
  certificate: ColumnType<unknown | null, string | null | undefined, string | null>;
  statement: ColumnType<unknown | null, string | null | undefined, string | null>;
  versions: Json;
  created_at: Timestamp;
}

export interface PaperFilesTable {
  key: string;
  paper_id: string;
}

export interface PaperSectionsTable {
  paper_id: string;
  section_id: string;
  version: number;
  text: string;
  origin: string;
  engine_version: string;
  created_at: Timestamp;
  amendment_id: string | null;
  units: number | null;
}

export interface PapersTable {
  id: Generated<string>;
  item_id: string;
  user_id: string;
  out_trade_no: string;
  kind: string;
  key1: string;
  request: Json;
  work_ids: string[] | null;
  plan: ColumnType<unknown | null, string | null | undefined, string | null>;
  template_id: string;
  citation_style: string;
  run_id: string | null;
  engine: string;
  engine_version: string;
  abstracts: ColumnType<unknown, string | undefined, string>;
  acknowledgements: string | null;
  certificate: ColumnType<unknown | null, string | null | undefined, string | null>;
  pages: number | null;
  created_at: Timestamp;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  edition: Generated<number>;
  export_run_id: string | null;
  pack_run_id: string | null;
  citation_check: ColumnType<unknown | null, string | null | undefined, string | null>;
}

export interface PassageSourcesTable {
  id: ColumnType<number, never, never>;
  user_id: string;
  kind: string;
  file_key: string | null;
  paper_id: string | null;
  outline_id: string | null;
  key: string;
  title: string;
  state: string;
  error: string | null;
  version: string | null;
  form: number | null;
  stems: Generated<string>;
  pages: number | null;
  characters: Generated<number>;
  lengths: Generated<Buffer>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PassageTermsTable {
  source_id: number;
  term: string;
  postings: Buffer;
}

export interface PassagesTable {
  id: Generated<string>;
  source_id: number;
  place: number;
  work_id: string | null;
  title: string | null;
  heading: string | null;
  page: number | null;
  text: string;
}

export interface PaymentRefundsTable {
  id: Generated<string>;
  refund_no: string;
  payment_id: string;
  order_id: string;
  user_id: string;
  amount_fen: number;
  destination: string;
  reason: string;
  state: string;
  problem: string | null;
  application_id: string | null;
  created_at: Timestamp;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ask_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  asked: Generated<number>;
}

export interface PaymentsTable {
  id: Generated<string>;
  payment_no: string;
  order_id: string;
  user_id: string;
  stage: string;
  method: string;
  gateway: string | null;
  amount_fen: number;
  characters: Generated<number>;
  subject: string;
  state: string;
  pay_link: string | null;
  gateway_trade_no: string | null;
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  is_surplus: Generated<boolean>;
  refunded_fen: Generated<number>;
  created_at: Timestamp;
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ask_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  asked: Generated<number>;
}

export interface RateLimitsTable {
  key: string;
  admitted_until: Timestamp;
}

export interface ReadingFindingsTable {
  reading_id: string;
  kind: string;
  position: number;
  content: Json;
}

export interface ReadingTextsTable {
  reading_id: string;
  paragraphs: Json;
}

export interface ReadingsTable {
  id: Generated<string>;
  user_id: string;
  file_key: string;
  file_name: string;
  file_type: string;
  reader_language: string;
  title: string;
  language: string | null;
  pages: number | null;
  state: string;
  error: string | null;
  engine: string;
  run_id: string | null;
  is_by_pages: Generated<boolean>;
  outline: ColumnType<unknown, string | undefined, string>;
  reference_list: ColumnType<unknown, string | undefined, string>;
  planned: Generated<number>;
  created_at: Timestamp;
}

export interface RecoveryCodesTable {
  user_id: string;
  digest: string;
}

export interface RedemptionCodesTable {
  digest: string;
  batch_id: string;
  user_id: string | null;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ReductionFilesTable {
  key: string;
  reduction_id: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_served: Generated<boolean>;
}

export interface ReductionParagraphsTable {
  reduction_id: string;
  position: number;
  key: string;
  state: string;
  why: string | null;
  before: string;
  units: number;
  parts: ColumnType<unknown, string | undefined, string>;
  protected: ColumnType<unknown, string | undefined, string>;
  repeated: ColumnType<unknown, string | undefined, string>;
  rate_before: number | null;
  rate_after: number | null;
  round: Generated<number>;
  earlier: Generated<string[]>;
  tries: Generated<number>;
  run_id: string | null;
  copied: ColumnType<unknown, string | undefined, string>;
}

export interface ReductionsTable {
  id: Generated<string>;
  user_id: string;
  item_id: string | null;
  out_trade_no: string | null;
  fingerprint: string;
  source: string;
  mode: string;
  language: string;
  report_language: string;
  title: string;
  units: number;
  is_tracked: boolean;
  file_key: string | null;
  cleaned: number;
  kept: Json;
  rates_before: ColumnType<unknown | null, string | null | undefined, string | null>;
  rates_after: ColumnType<unknown | null, string | null | undefined, string | null>;
  round: Generated<number>;
  engine: string;
  engine_version: string;
  run_id: string | null;
  promised: number | null;
  is_promise_kept: boolean | null;
  hand_file_key: string | null;
  reason: string | null;
  version: Generated<number>;
  packed_version: number | null;
  folder: string | null;
  pack_run_id: string | null;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  whole: ColumnType<unknown | null, string | null | undefined, string | null>;
}

export interface RefundApplicationsTable {
  id: Generated<string>;
  order_id: string;
  user_id: string;
  item_id: string | null;
  origin: string;
  rule: string;
  status: string;
  reason: string;
  note: Generated<string>;
  destination: string;
  requested_fen: number;
  amount_fen: number | null;
  file_keys: Generated<string[]>;
  decided_by: string | null;
  created_at: Timestamp;
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  characters: Generated<number>;
}

export interface RetentionSweepsTable {
  name: string;
  swept_at: Timestamp;
  removed: Generated<number>;
  oldest_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface RunEventsTable {
  run_id: string;
  seq: number;
  type: string;
  data: Json;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface RunStepsTable {
  id: Generated<string>;
  run_id: string;
  kind: string;
  key: string;
  phase: string;
  position: number;
  input: Json;
  output: ColumnType<unknown | null, string | null | undefined, string | null>;
  state: Generated<string>;
  attempt: Generated<number>;
  failures: Generated<number>;
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  worker: string | null;
  available_at: ColumnType<Date, Date | string | undefined, Date | string>;
  sent_at: ColumnType<Date, Date | string | undefined, Date | string>;
  error: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  lost_leases: Generated<number>;
}

export interface RunsTable {
  id: Generated<string>;
  kind: string;
  user_id: string | null;
  subject: string;
  input: Json;
  state: Generated<string>;
  priority: Generated<number>;
  phase: Generated<string>;
  error: string | null;
  last_seq: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  keeps_events: Generated<boolean>;
  keeps_steps: Generated<boolean>;
}

export interface SamplePapersTable {
  id: string;
  engine_version: string;
  language: string;
  title: string;
  field: string;
  level: string;
  units: number;
  pages: number;
  file_key: string;
  created_at: Timestamp;
}

export interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token_hash: Buffer;
  device: string;
  ip: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  end_reason: string | null;
}

export interface SettingsTable {
  key: string;
  value: Json;
  updated_at: Timestamp;
  updated_by: string;
  revision: Generated<number>;
}

export interface SimilarityCertificatesTable {
  number: string;
  check_id: string | null;
  language: string;
  units: number;
  rates: Json;
  compared: Json;
  method: string;
  version: string;
  measured_at: Timestamp;
}

export interface SimilarityChangedWorksTable {
  id: ColumnType<number, never, never>;
  work_id: string;
  owner_user_id: string | null;
}

export interface SimilarityConsentsTable {
  user_id: string;
  is_shared: boolean;
  decided_at: Timestamp;
}

export interface SimilarityFingerprintsTable {
  hash: number;
  shelf_id: number;
  passage_id: number;
  position: number;
  around: Generated<number>;
}

export interface SimilarityPassagesTable {
  id: ColumnType<number, never, never>;
  source_id: number;
  ordinal: number;
  start: number;
  first_token: number;
  page: number | null;
  text: string;
  tokens: number;
  shelf_id: number;
  source_tokens: number;
  length: number;
}

export interface SimilarityShelvesTable {
  id: ColumnType<number, never, never>;
  kind: string;
  owner_user_id: string | null;
  form: number;
}

export interface SimilaritySourcesTable {
  id: ColumnType<number, never, never>;
  shelf_id: number;
  owner_user_id: string | null;
  work_id: string | null;
  file_key: string | null;
  paper_id: string | null;
  title: string | null;
  language: string;
  text_hash: Buffer;
  tokens: number;
  passages: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  put_by: Generated<string>;
}

export interface SimilarityTermsTable {
  term: number;
  shelf_id: number;
  passage_id: number;
}

export interface SmsCodesTable {
  phone: string;
  purpose: string;
  id: string;
  digest: string;
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface SmsSendsTable {
  id: ColumnType<number, never, never>;
  phone: string;
  purpose: string;
  ip: string;
  created_at: Timestamp;
}

export interface StandInSmsTable {
  phone: string;
  purpose: string;
  code: string;
  sent_at: Timestamp;
}

export interface ToolUsesTable {
  user_id: string;
  day: Timestamp;
  used: number;
}

export interface UpdateLogEntriesTable {
  id: string;
  day: Timestamp;
  version: string | null;
  texts: Json;
  revision: number;
  updated_by: string;
  updated_at: Timestamp;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface UsersTable {
  id: Generated<string>;
  phone: string | null;
  user_name: string;
  name: Generated<string>;
  permission: Generated<string>;
  photo_file_key: string | null;
  photo_type: string | null;
  sub_domain: string | null;
  agent_id: string | null;
  agent_sub_domain: string | null;
  inviter_id: string | null;
  inv_code: string | null;
  bd_vid: string | null;
  totp_secret: string | null;
  totp_confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  totp_last_step: Generated<number>;
  is_demo: Generated<boolean>;
  last_login_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: Timestamp;
  erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  banned_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ban_reason: Generated<string>;
}

export interface WorkCardsTable {
  work_id: string;
  language: string;
  maker: string;
  basis_hash: string;
  card: Json;
  created_at: Timestamp;
}

export interface WorksTable {
  id: Generated<string>;
  owner_user_id: string | null;
  title: string;
  authors: ColumnType<unknown, string | undefined, string>;
  year: number | null;
  venue: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  abstract: string | null;
  language: string | null;
  type: Generated<string>;
  source: string;
  content: string | null;
  file_id: string | null;
  content_hash: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  publisher: string | null;
  place: string | null;
  edition: string | null;
  url: string | null;
  licence: string | null;
  kind: Generated<string>;
  is_open_access: boolean | null;
  is_retracted: Generated<boolean>;
  cited_by: number | null;
  found_in: Generated<string[]>;
  verified_by: string | null;
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  title_key: Generated<string>;
  title_pairs: Generated<string[]>;
  other_pairs: Generated<string[]>;
  title_words: Generated<string>;
  other_words: Generated<string>;
  title_vector: ColumnType<string | null, never, never>;
  search_vector: ColumnType<string | null, never, never>;
  is_at_hand: Generated<boolean>;
  allowed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  evidence: ColumnType<unknown, string | undefined, string>;
  retraction_doi: string | null;
  retraction_by: string | null;
  serves_method: Generated<boolean>;
  topics: ColumnType<unknown, string | undefined, string>;
  text_of: string | null;
  material: ColumnType<unknown | null, string | null | undefined, string | null>;
}

export interface Tables {
  agent_days: AgentDaysTable;
  agent_withdrawals: AgentWithdrawalsTable;
  agents: AgentsTable;
  allowance_uses: AllowanceUsesTable;
  amend_changes: AmendChangesTable;
  amend_documents: AmendDocumentsTable;
  amend_paragraphs: AmendParagraphsTable;
  analytics_counts: AnalyticsCountsTable;
  attributed_events: AttributedEventsTable;
  audit_log: AuditLogTable;
  cashier_keys: CashierKeysTable;
  cashier_refunds: CashierRefundsTable;
  cashier_trades: CashierTradesTable;
  chat_messages: ChatMessagesTable;
  chat_session_files: ChatSessionFilesTable;
  chat_sessions: ChatSessionsTable;
  check_files: CheckFilesTable;
  check_findings: CheckFindingsTable;
  check_texts: CheckTextsTable;
  checks: ChecksTable;
  claimed_screenshots: ClaimedScreenshotsTable;
  content_pages: ContentPagesTable;
  coupon_batches: CouponBatchesTable;
  coupons: CouponsTable;
  customer_messages: CustomerMessagesTable;
  departed_phones: DepartedPhonesTable;
  files: FilesTable;
  gift_claims: GiftClaimsTable;
  idempotency_keys: IdempotencyKeysTable;
  invites: InvitesTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_checks: LedgerChecksTable;
  ledger_entries: LedgerEntriesTable;
  ledger_transactions: LedgerTransactionsTable;
  library_collection: LibraryCollectionTable;
  library_folders: LibraryFoldersTable;
  library_imports: LibraryImportsTable;
  library_retractions: LibraryRetractionsTable;
  library_saves: LibrarySavesTable;
  library_sources: LibrarySourcesTable;
  library_term_counts: LibraryTermCountsTable;
  library_terms: LibraryTermsTable;
  literature_answers: LiteratureAnswersTable;
  literature_limits: LiteratureLimitsTable;
  live_text_deltas: LiveTextDeltasTable;
  live_texts: LiveTextsTable;
  model_calls: ModelCallsTable;
  model_slots: ModelSlotsTable;
  order_events: OrderEventsTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  outline_works: OutlineWorksTable;
  outline_writings: OutlineWritingsTable;
  outlines: OutlinesTable;
  overview_cells: OverviewCellsTable;
  overview_days: OverviewDaysTable;
  paper_amendments: PaperAmendmentsTable;
  paper_editions: PaperEditionsTable;
  paper_files: PaperFilesTable;
  paper_sections: PaperSectionsTable;
  papers: PapersTable;
  passage_sources: PassageSourcesTable;
  passage_terms: PassageTermsTable;
  passages: PassagesTable;
  payment_refunds: PaymentRefundsTable;
  payments: PaymentsTable;
  rate_limits: RateLimitsTable;
  reading_findings: ReadingFindingsTable;
  reading_texts: ReadingTextsTable;
  readings: ReadingsTable;
  recovery_codes: RecoveryCodesTable;
  redemption_codes: RedemptionCodesTable;
  reduction_files: ReductionFilesTable;
  reduction_paragraphs: ReductionParagraphsTable;
  reductions: ReductionsTable;
  refund_applications: RefundApplicationsTable;
  retention_sweeps: RetentionSweepsTable;
  run_events: RunEventsTable;
  run_steps: RunStepsTable;
  runs: RunsTable;
  sample_papers: SamplePapersTable;
  schema_migrations: SchemaMigrationsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  similarity_certificates: SimilarityCertificatesTable;
  similarity_changed_works: SimilarityChangedWorksTable;
  similarity_consents: SimilarityConsentsTable;
  similarity_fingerprints: SimilarityFingerprintsTable;
  similarity_passages: SimilarityPassagesTable;
  similarity_shelves: SimilarityShelvesTable;
  similarity_sources: SimilaritySourcesTable;
  similarity_terms: SimilarityTermsTable;
  sms_codes: SmsCodesTable;
  sms_sends: SmsSendsTable;
  stand_in_sms: StandInSmsTable;
  tool_uses: ToolUsesTable;
  update_log_entries: UpdateLogEntriesTable;
  users: UsersTable;
  work_cards: WorkCardsTable;
  works: WorksTable;
}
