import { IconChartBar, IconFiles, IconReceiptRefund, IconSettings, IconSparkles } from '@tabler/icons-react';
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
    path: '/user/refund',
    name: 'refund',
    icon: IconReceiptRefund,
    ...forOperator,
    page: lazyPage(() => import('../features/refunds/refund-management-page.tsx'), 'refunds'),
  },
  {
    path: '/user/AIGClist',
    name: 'aigcTasks',
    icon: IconSparkles,
    ...forOperator,
    page: lazyPage(() => import('../features/rewriting/aigc-tasks-page.tsx'), 'rewriting', 'texts'),
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
    page: lazyPage(() => import('../features/admin/operations-config-page.tsx'), 'admin'),
  },
];
