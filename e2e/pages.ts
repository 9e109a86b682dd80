/** Every page with its path: what anyone may open, and what an operator may open besides. */
export const publicPages = [
  '/main/writepaper',
  '/main/reduceRepetition',
  '/main/chat',
  '/main/plagiarismCheck',
  '/main/explore',
  '/main/readpaper',
  '/main/amendpaper',
  '/home/home',
  '/paper/preview',
  '/paper/reduceRepetition',
  '/paperPreview',
  '/toPromotion',
  '/legal/service',
  '/legal/privacy',
  '/login',
  '/404',
] as const;

export const accountPages = [
  '/home/redemption',
  '/user/userInfo',
  '/user/promotion',
  '/user/setting',
  '/user/refund',
  '/user/AIGClist',
  '/wallet/recharge',
  '/dashboard',
] as const;
