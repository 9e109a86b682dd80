/** The first page that anyone sees. */
export const startPath = '/main/writepaper';
export const notFoundPath = '/404';
