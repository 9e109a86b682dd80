/** What the browser keeps and the server looks at before it sends a page; `languageCookie` stands with the languages. */
export const tokenCookie = 'yanmo_token';
/** `closed` where the reader made the side bar narrow. */
export const sidebarCookie = 'yanmo_sidebar';
