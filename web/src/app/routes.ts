import {
  IconArrowUpRight,
  IconBook2,
  IconBooks,
  IconCertificate,
  IconChartBar,
  IconCoin,
  IconEyeCheck,
  IconFileSearch,
  IconFiles,
  IconFileText,
  IconGavel,
  IconHeadset,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconLogin,
  IconMessageCircle,
  IconPencil,
  IconQuestionMark,
  IconReceiptRefund,
  IconSchool,
  IconSettings,
  IconShare,
  IconSparkles,
  IconStack2,
  IconTicket,
  IconTools,
  IconUser,
  IconUsers,
  IconWriting,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Permission } from '@yanmo/contract/accounts';
import type { ContentSlug } from '@yanmo/contract/pages';
import { matchPath } from 'react-router';
import { contactPath, guidePath, joinUsPath, officialPath, updatesPath } from '../domain/site/site-links.ts';
import type { GuardedRoute } from './guard.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { startPath } from './paths.ts';

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
  | 'pages'
  | 'refund'
  | 'aigcTasks'
  | 'preview'
  | 'paperPreview'
  | 'recharge'
  | 'dashboard'
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

const reduceRepetitionPage = lazyPage(
  () => import('../features/rewriting/reduce-repetition-page.tsx'),
  'rewriting',
  'orders',
  'texts',
);

/** The children of /main that the tabs and the sidebar list, in their order. */
export const mainRoutes: readonly AppRoute[] = [
  {
    path: '/main/writepaper',
    name: 'writepaper',
    icon: IconWriting,
    access: 'public',
    keepAlive: true,
    page: lazyPage(() => import('../features/outlines/write-paper-page.tsx'), 'outlines'),
  },
  {
    path: '/main/reduceRepetition',
    name: 'reduceRepetition',
    icon: IconSparkles,
    access: 'public',
    keepAlive: true,
    isNew: true,
    page: reduceRepetitionPage,
  },
  {
    path: '/main/chat',
    name: 'chat',
    icon: IconMessageCircle,
    access: 'public',
    keepAlive: true,
    page: lazyPage(() => import('../features/chat/chat-page.tsx'), 'chat'),
  },
  {
    path: '/main/plagiarismCheck',
    name: 'plagiarismCheck',
    icon: IconFileSearch,
    access: 'public',
    keepAlive: true,
    isNew: true,
    page: lazyPage(() => import('../features/similarity/plagiarism-check-page.tsx'), 'similarity', 'orders', 'texts'),
  },
  {
    path: '/main/explore',
    name: 'explore',
    icon: IconBooks,
    access: 'public',
    keepAlive: true,
    page: lazyPage(() => import('../features/library/explore-page.tsx'), 'library'),
  },
  {
    path: '/main/readpaper',
    name: 'readpaper',
    icon: IconBook2,
    access: 'public',
    page: lazyPage(() => import('./pages/read-paper-page.tsx'), 'amending', 'reading', 'papers', 'library', 'chat'),
  },
  {
    path: '/main/amendpaper',
    name: 'amendpaper',
    icon: IconPencil,
    access: 'public',
    page: lazyPage(() => import('./pages/amend-paper-page.tsx'), 'amending', 'comments', 'texts'),
  },
  {
    path: '/main/integratedservices',
    name: 'integratedservices',
    icon: IconStack2,
    access: 'public',
    filledBy: 'integratedservices',
    page: lazyPage(() => import('../features/pages/integrated-services-page.tsx'), 'pages'),
  },
  {
    path: '/main/eliteCourses',
    name: 'eliteCourses',
    icon: IconSchool,
    access: 'public',
    filledBy: 'eliteCourses',
    page: lazyPage(() => import('../features/pages/elite-courses-page.tsx'), 'pages'),
  },
  {
    path: '/main/aitools',
    name: 'aitools',
    icon: IconTools,
    access: 'public',
    keepAlive: true,
    page: lazyPage(() => import('../features/tools/ai-tools-page.tsx'), 'tools'),
  },
];

export const homeRoute: AppRoute = {
  path: '/home/home',
  name: 'home',
  icon: IconHome,
  access: 'public',
  keepAlive: true,
  page: lazyPage(() => import('../features/home/home-page.tsx'), 'home'),
};

/** Reached from menus, links or the address bar only. */
const hiddenRoutes: readonly AppRoute[] = [
  homeRoute,
  {
    path: '/home/redemption',
    name: 'redemption',
    icon: IconTicket,
    access: 'login-page',
    keepAlive: true,
    page: lazyPage(() => import('../features/coupons/redemption-page.tsx'), 'coupons'),
  },
  {
    path: '/user/userInfo',
    name: 'userInfo',
    icon: IconUser,
    access: 'asks-login',
    page: lazyPage(() => import('../features/accounts/user-info-page.tsx'), 'accounts', 'growth'),
  },
  {
    path: '/user/promotion',
    name: 'promotion',
    icon: IconShare,
    access: 'account',
    permissions: ['AGENT', 'SUPER_ADMIN'],
    page: lazyPage(() => import('../features/agents/promotion-page.tsx'), 'agents'),
  },
  {
    path: '/user/setting',
    name: 'setting',
    icon: IconSettings,
    access: 'account',
    permissions: ['SUPER_ADMIN'],
    page: lazyPage(() => import('../features/admin/operations-config-page.tsx'), 'admin'),
  },
  {
    path: '/user/pages',
    name: 'pages',
    icon: IconFiles,
    access: 'account',
    permissions: ['SUPER_ADMIN'],
    page: lazyPage(() => import('../features/pages/edit-pages-page.tsx'), 'pages'),
  },
  {
    path: '/user/refund',
    name: 'refund',
    icon: IconReceiptRefund,
    access: 'account',
    permissions: ['SUPER_ADMIN'],
    page: lazyPage(() => import('../features/refunds/refund-management-page.tsx'), 'refunds'),
  },
  {
    path: '/user/AIGClist',
    name: 'aigcTasks',
    icon: IconSparkles,
    access: 'account',
    permissions: ['SUPER_ADMIN'],
    page: lazyPage(() => import('../features/rewriting/aigc-tasks-page.tsx'), 'rewriting', 'texts'),
  },
  {
    path: '/paper/preview',
    name: 'preview',
    icon: IconFileText,
    access: 'public',
    page: lazyPage(() => import('../features/papers/sample-papers-page.tsx'), 'papers'),
  },
  {
    path: '/paper/reduceRepetition',
    name: 'reduceRepetition',
    icon: IconSparkles,
    access: 'public',
    page: reduceRepetitionPage,
  },
  {
    path: '/paperPreview',
    name: 'paperPreview',
    icon: IconEyeCheck,
    access: 'public',
    page: lazyPage(() => import('../features/papers/paper-preview-page.tsx'), 'papers'),
  },
  {
    path: '/wallet/recharge',
    name: 'recharge',
    icon: IconCoin,
    access: 'account',
    page: lazyPage(() => import('../features/payments/recharge-page.tsx'), 'payments'),
  },
  {
    path: '/dashboard',
    name: 'dashboard',
    icon: IconChartBar,
    access: 'account',
    permissions: ['SUPER_ADMIN'],
    page: lazyPage(() => import('../features/admin/dashboard-page.tsx'), 'admin'),
  },
  {
    path: '/toPromotion',
    name: 'toPromotion',
    icon: IconShare,
    access: 'public',
    page: lazyPage(() => import('../features/agents/partner-page.tsx'), 'agents'),
  },
  {
    path: '/verify/:number?',
    name: 'verify',
    icon: IconCertificate,
    access: 'public',
    ignoresSession: true,
    page: lazyPage(() => import('../features/similarity/verifying/verify-page.tsx'), 'verify'),
  },
  {
    path: '/legal/:document',
    name: 'legal',
    icon: IconGavel,
    access: 'public',
    ignoresSession: true,
    page: lazyPage(() => import('../features/legal/legal-page.tsx'), 'legal'),
  },
  {
    path: guidePath,
    name: 'guide',
    icon: IconHelpCircle,
    access: 'public',
    ignoresSession: true,
    page: lazyPage(() => import('../features/home/guide/guide-page.tsx'), 'guide'),
  },
  {
    path: updatesPath,
    name: 'updates',
    icon: IconHistory,
    access: 'public',
    ignoresSession: true,
    page: lazyPage(() => import('../features/home/updates/updates-page.tsx'), 'home'),
  },
  {
    path: officialPath,
    name: 'official',
    icon: IconArrowUpRight,
    access: 'public',
    filledBy: 'official',
    page: lazyPage(() => import('../features/pages/official-page.tsx'), 'pages'),
  },
  {
    path: joinUsPath,
    name: 'joinus',
    icon: IconUsers,
    access: 'public',
    filledBy: 'joinus',
    page: lazyPage(() => import('../features/pages/join-us-page.tsx'), 'pages'),
  },
  {
    path: contactPath,
    name: 'contact',
    icon: IconHeadset,
    access: 'public',
    page: lazyPage(() => import('../features/home/contact/contact-page.tsx'), 'home'),
  },
  {
    path: '/login',
    name: 'login',
    icon: IconLogin,
    access: 'public',
    ignoresSession: true,
    page: lazyPage(() => import('../features/accounts/login-page.tsx'), 'accounts'),
  },
  {
    path: '/404',
    name: 'notFound',
    icon: IconQuestionMark,
    access: 'public',
    ignoresSession: true,
    page: lazyPage(() => import('./not-found-page.tsx'), 'shell'),
  },
];

export const appRoutes: readonly AppRoute[] = [...mainRoutes, ...hiddenRoutes];

/** Paths that only lead elsewhere. */
export const redirects: Readonly<Record<string, string>> = {
  '/': startPath,
  '/main': '/main/explore',
  '/home': homeRoute.path,
  '/user': '/user/userInfo',
  '/paper': '/paper/preview',
  '/wallet': '/wallet/recharge',
};

export function findRoute(pathname: string): AppRoute | null {
  return appRoutes.find((route) => matchPath(route.path, pathname)) ?? null;
}

/** When the pointer or the focus comes near a link; if it fails, the click says so. */
export function preloadRoute({ page }: AppRoute): void {
  page.preload().catch(() => undefined);
}
