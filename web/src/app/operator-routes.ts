import {
  IconAlertTriangle,
  IconBook2,
  IconBuildingStore,
  IconCashBanknote,
  IconChartBar,
  IconFileInvoice,
  IconFiles,
  IconGift,
  IconListDetails,
  IconMessages,
  IconReceiptRefund,
  IconSettings,
  IconSparkles,
  IconTicket,
  IconTicketOff,
  IconUsers,
} from '@tabler/icons-react';
import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.tsx';

const forOperator = { access: 'account', permissions: ['SUPER_ADMIN'] } as const;

/**
 * The operator's section, in the order in which the sidebar lists it there. A page is entered here once it is one: path, name (with its
 * title and tagline in the shell's texts) and the texts that it reads, `operator` among them where it holds an `OperatorList`.
 */
export const operatorRoutes: readonly AppRoute[] = [
  {
    path: '/dashboard',
    name: 'dashboard',
    icon: IconChartBar,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/dashboard-page.tsx'), 'admin'),
  },
  {
    path: '/admin/orders',
    name: 'allOrders',
    icon: IconFileInvoice,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/orders/all-orders-page.tsx'), 'admin', 'operator'),
  },
  {
    path: '/admin/failed',
    name: 'failedItems',
    icon: IconAlertTriangle,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/failed/failed-items-page.tsx'), 'admin', 'operator'),
  },
  {
    path: '/user/refund',
    name: 'refund',
    icon: IconReceiptRefund,
    ...forOperator,
    page: lazyPage(() => import('../features/refunds/refund-management-page.tsx'), 'refunds', 'operator', 'desk'),
  },
  {
    path: '/user/claims',
    name: 'claims',
    icon: IconGift,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/desk/claims-page.tsx'), 'desk', 'operator'),
  },
  {
    path: '/user/withdrawals',
    name: 'withdrawals',
    icon: IconCashBanknote,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/desk/withdrawals-page.tsx'), 'desk', 'operator'),
  },
  {
    path: '/user/agents',
    name: 'agents',
    icon: IconBuildingStore,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/desk/agents-page.tsx'), 'desk', 'operator'),
  },
  {
    path: '/user/messages',
    name: 'messages',
    icon: IconMessages,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/desk/messages-page.tsx'), 'desk', 'operator'),
  },
  {
    path: '/user/codes',
    name: 'codes',
    icon: IconTicket,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/desk/codes-page.tsx'), 'desk', 'operator'),
  },
  {
    path: '/user/coupons',
    name: 'coupons',
    icon: IconTicketOff,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/desk/coupons-page.tsx'), 'desk', 'operator'),
  },
  {
    path: '/admin/users',
    name: 'users',
    icon: IconUsers,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/users/users-page.tsx'), 'admin', 'operator'),
  },
  {
    path: '/admin/ledger',
    name: 'ledger',
    icon: IconBook2,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/ledger/ledger-page.tsx'), 'admin', 'operator'),
  },
  {
    path: '/user/AIGClist',
    name: 'aigcTasks',
    icon: IconSparkles,
    ...forOperator,
    page: lazyPage(() => import('../features/rewriting/aigc-tasks-page.tsx'), 'rewriting', 'operator', 'texts'),
  },
  {
    path: '/user/pages',
    name: 'pages',
    icon: IconFiles,
    ...forOperator,
    page: lazyPage(() => import('../features/pages/edit-pages-page.tsx'), 'pages'),
  },
  {
    path: '/user/setting',
    name: 'setting',
    icon: IconSettings,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/operations-config-page.tsx'), 'settings'),
  },
  {
    path: '/admin/audit',
    name: 'audit',
    icon: IconListDetails,
    ...forOperator,
    page: lazyPage(() => import('../features/admin/audit/audit-page.tsx'), 'admin', 'operator'),
  },
];
