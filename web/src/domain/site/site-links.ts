/** Pages about the site itself, which menus, the footer and other pages lead to. */
export const guidePath = '/guide';
export const updatesPath = '/updates';
export const contactPath = '/contact';
export const officialPath = '/official';
export const joinUsPath = '/joinus';
