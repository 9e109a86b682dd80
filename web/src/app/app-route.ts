import type { TablerIcon } from '@tabler/icons-react';
import type { Permission } from '@yanmo/contract/accounts';
import type { ContentSlug } from '@yanmo/contract/pages';
import type { GuardedRoute } from './guard.ts';
import type { LazyPage } from './lazy-page.tsx';

/** Keys of `routes` in the shell's texts: each has a title and a tagline. */
export type RouteName =
  | 'home'
  | 'writepaper'
  | 'reduceRepetition'
  | 'chat'
  | 'plagiarismCheck'
  | 'explore'
  | 'readpaper'
  | 'amendpaper'
  | 'integratedservices'
  | 'eliteCourses'
  | 'aitools'
  | 'redemption'
  | 'userInfo'
  | 'promotion'
  | 'setting'
  | 'codes'
  | 'coupons'
  | 'claims'
  | 'agents'
  | 'withdrawals'
  | 'messages'
  | 'pages'
  | 'refund'
  | 'aigcTasks'
  | 'preview'
  | 'paperPreview'
  | 'recharge'
  | 'dashboard'
  | 'allOrders'
  | 'failedItems'
  | 'users'
  | 'ledger'
  | 'audit'
  | 'toPromotion'
  | 'verify'
  | 'legal'
  | 'guide'
  | 'updates'
  | 'official'
  | 'joinus'
  | 'contact'
  | 'login'
  | 'notFound';

export interface AppRoute extends GuardedRoute {
  path: string;
  name: RouteName;
  icon: TablerIcon;
  /** The page stays mounted while another is shown, with what was typed in it. */
  keepAlive?: boolean;
  /** Marked in the navigation. */
  isNew?: boolean;
  /** Shown only to these; the server enforces it on every call, this spares a page full of errors. */
  permissions?: readonly Permission[];
  /** The operator writes it: in development while it is empty. */
  filledBy?: ContentSlug;
  page: LazyPage;
}
