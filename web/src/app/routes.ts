import {
  IconArrowUpRight,
  IconBook2,
  IconBooks,
  IconCertificate,
  IconCoin,
  IconEyeCheck,
  IconFileSearch,
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
  IconSchool,
  IconShare,
  IconSparkles,
  IconStack2,
  IconTicket,
  IconTools,
  IconUser,
  IconUsers,
  IconWriting,
} from '@tabler/icons-react';
import { matchPath } from 'react-router';
import { contactPath, guidePath, joinUsPath, officialPath, updatesPath } from '../domain/site/site-links.ts';
import type { AppRoute } from './app-route.ts';
import { lazyPage } from './lazy-page.tsx';
import { operatorRoutes } from './operator-routes.ts';
import { startPath } from './paths.ts';

export type { AppRoute } from './app-route.ts';

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

export const appRoutes: readonly AppRoute[] = [...mainRoutes, ...hiddenRoutes, ...operatorRoutes];

/** Paths that only lead elsewhere. */
export const redirects: Readonly<Record<string, string>> = {
  '/': startPath,
  '/main': '/main/explore',
  '/home': homeRoute.path,
  '/user': '/user/userInfo',
  '/paper': '/paper/preview',
  '/wallet': '/wallet/recharge',
  '/admin': '/dashboard',
};

export function findRoute(pathname: string): AppRoute | null {
  return appRoutes.find((route) => matchPath(route.path, pathname)) ?? null;
}

/** When the pointer or the focus comes near a link; if it fails, the click says so. */
export function preloadRoute({ page }: AppRoute): void {
  page.preload().catch(() => undefined);
}
