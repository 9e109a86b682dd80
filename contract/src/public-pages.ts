import type { ContentSlug } from './pages.ts';

/** Pages that everybody may find: search engines are shown these and no others. The web has a route for each. */
export const publicPages = [
  { path: '/main/writepaper' },
  { path: '/main/reduceRepetition' },
  { path: '/main/chat' },
  { path: '/main/plagiarismCheck' },
  { path: '/main/explore' },
  { path: '/main/readpaper' },
  { path: '/main/amendpaper' },
  { path: '/main/aitools' },
  { path: '/main/integratedservices', filledBy: 'integratedservices' },
  { path: '/main/eliteCourses', filledBy: 'eliteCourses' },
  { path: '/home/home' },
  { path: '/paper/preview' },
  { path: '/toPromotion' },
  { path: '/verify' },
  { path: '/guide' },
  { path: '/updates' },
  { path: '/contact' },
  { path: '/official', filledBy: 'official' },
  { path: '/joinus', filledBy: 'joinus' },
  { path: '/legal/service' },
  { path: '/legal/privacy' },
] as const satisfies readonly { path: string; filledBy?: ContentSlug }[];

export type PublicPage = (typeof publicPages)[number];
export type PublicPath = PublicPage['path'];

/** Addresses that show one of them. */
export const publicAliases: Readonly<Record<string, PublicPath>> = {
  '/': '/main/writepaper',
  '/index.html': '/main/writepaper',
  '/main': '/main/explore',
  '/home': '/home/home',
  '/paper': '/paper/preview',
  '/paper/reduceRepetition': '/main/reduceRepetition',
};
