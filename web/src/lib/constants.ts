/** Every fixed figure and name of the web shell, with what it means. The server has its own limits; these only shape the page. */

export { operatorCookie, sidebarCookie, tokenCookie } from '@yanmo/contract/cookies';

/** Unix ms after which the token is treated as expired without asking the server. */
export const expiryStorageKey = 'yanmo_token_expiry';
/** Tells "was logged in here" apart from "has a token": both are needed to pass the route guard. */
export const loginIdStorageKey = 'yanmo_login_id';
export const colorSchemeStorageKey = 'yanmo_color_scheme';
/** Session storage: the phone recommendation stays dismissed until the tab is closed. */
export const mobileNoticeStorageKey = 'yanmo_mobile_notice_dismissed';
/** Which deliveries were told of already, by any tab. */
export const announcedStorageKey = 'yanmo_announced';
/** Whether the browser's own notices are wanted; that it allows them is the browser's to remember. */
export const noticeWishStorageKey = 'yanmo_notices';
/** How papers were last set, by their language. */
export const paperFormatStorageKey = 'yanmo_paper_format';
/** Session storage: the order whose progress is open, so that a reload of the page opens it again. */
export const watchedOrderStorageKey = 'yanmo_watched_order';
/** The gifts of the platforms were offered. */
export const giftOfferStorageKey = 'yanmo_gift_offered';
/** The chat button of the other pages was hidden. */
export const chatButtonStorageKey = 'yanmo_chat_button';
/** Preferences (language, sidebar) outlive the session. */
export const preferenceMaxAgeSeconds = 365 * 24 * 60 * 60;

/** Rows a page in the order and outline lists. */
export const listPageSize = 5;

/** A request without an answer is given up after this; a generation is never awaited in one request. */
export const requestTimeoutMs = 60_000;
/** While the service is gone, what may be sent again waits this long for it. */
export const serviceWaitMs = 60_000;
/** While somebody uses the page, a silence of this length has the service asked whether it is still there. */
export const heartbeatMs = 1_500;
/** Without a sign of a person for this long, nothing is asked. */
export const idleAfterMs = 60_000;
/** A request without an answer for this long has the service asked whether it is there at all. */
export const slowRequestMs = 1_200;
/** The service counts as gone when it does not answer that within this time. */
export const probePatienceMs = 1_300;
/** How often it is asked while it is gone. */
export const probeEveryMs = 1_000;
/** An error message stays this long, long enough to read two lines. */
export const errorMessageMs = 5_000;
export const infoMessageMs = 3_000;
/** News of a delivery, with a button to press. */
export const newsMessageMs = 12_000;
/** Long enough to notice a slip, to look at what changed and to reach the button. */
export const undoMessageMs = 10_000;

/** A second click on "log in" within this time is ignored. */
export const loginThrottleMs = 2_000;
/** A burst of clicks or keystrokes within this time counts as one. */
export const debounceMs = 300;

/** How often the order progress dialog asks for the order. */
export const orderPollMs = 10_000;
/** How often it is asked whether something was delivered, while nothing is being worked on. */
export const newsPollMs = 60_000;
/** How often any other waiting component asks. */
export const defaultPollMs = 2_000;
/** Polling gives up after this many failed requests in a row. */
export const pollMaxRetries = 5;

/** The progress shown before the file exists never passes this: 100 is kept for the real end. */
export const progressCapPercent = 99.99;
export const progressTickMs = 1_000;

/** Below this width the device counts as mobile: drawer menu instead of tabs, full-width drawers. */
export const mobileBreakpointPx = 992;
/** The orders and outlines drawer. */
export const drawerWidth = { desktop: '50%', mobile: '100%' } as const;
export const menuDrawerWidth = '40%';
/** Dialogs with a form (log in, share). */
export const dialogWidth = { desktop: '800px', sheet: '1120px', mobile: '90%' } as const;

/** A page that arrives within this time is shown without a skeleton, which would only flicker. */
export const skeletonDelayMs = 200;
/** The same for the page that was opened by its address, of which the server has drawn a first sight. */
export const firstPageDelayMs = 1_000;

/** How long one banner text stays before the next comes. */
export const bannerIntervalMs = 6_000;
/** The counters and notices of home/info are asked for again this often while the page is in front. */
export const homeInfoRefreshMs = 60_000;

/** Session storage: where the visit came from, remembered until the tab is closed because redirects drop it from the address. */
export const invCodeStorageKey = 'yanmo_inv_code';
export const bdVidStorageKey = 'yanmo_bd_vid';
