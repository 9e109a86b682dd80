/** What the browser keeps and the server looks at before it sends a page; `languageCookie` stands with the languages. */
export const tokenCookie = 'yanmo_token';
/** `closed` where the reader made the side bar narrow. */
export const sidebarCookie = 'yanmo_sidebar';
/**
 * `1` where the account of the session is an operator's. It opens nothing: the service asks the session. It only says whether the frame of
 * the operator's pages may be drawn before anybody has been asked.
 */
export const operatorCookie = 'yanmo_operator';
