import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as agents from './agents.ts';
import * as amending from './amending.ts';
import * as catalogue from './catalogue.ts';
import * as chat from './chat.ts';
import * as coupons from './coupons.ts';
import * as explore from './explore.ts';
import * as files from './files.ts';
import * as growth from './growth.ts';
import * as home from './home.ts';
import * as interview from './interview.ts';
import * as measuring from './measuring.ts';
import * as messages from './messages.ts';
import * as notify from './notify.ts';
import * as operator from './operator.ts';
import * as orders from './orders.ts';
import * as outlineWorks from './outline-works.ts';
import * as outlines from './outlines.ts';
import * as pages from './pages.ts';
import * as paperText from './paper-text.ts';
import * as papers from './papers.ts';
import * as reading from './reading.ts';
import * as reductions from './reductions.ts';
import * as refunds from './refunds.ts';
import type { AnyRoute } from './route.ts';
import * as schoolTemplates from './school-templates.ts';
import * as sharing from './sharing.ts';
import * as similarity from './similarity.ts';
import * as tools from './tools.ts';
import * as updateLog from './update-log.ts';
import * as wallet from './wallet.ts';
import * as workCards from './work-cards.ts';

function routesOf(feature: Record<string, unknown>): AnyRoute[] {
  return Object.values(feature).filter(
    (value): value is AnyRoute =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value,
  );
}

/** Every call of the contract, for the API page and for the tests that compare it with what the server mounts. */
export const routes: readonly AnyRoute[] = [
  accounts,
  files,
  wallet,
  coupons,
  growth,
  explore,
  chat,
  outlines,
  outlineWorks,
  interview,
  papers,
  paperText,
  workCards,
  measuring,
  catalogue,
  orders,
  reductions,
  reading,
  sharing,
  similarity,
  agents,
  refunds,
  amending,
  notify,
  home,
  tools,
  pages,
  messages,
  updateLog,
  operator,
  schoolTemplates,
  admin,
].flatMap(routesOf);
