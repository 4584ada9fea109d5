/** Which groups of the sidebar the reader opened (true) or closed, until the browser's page is left. */
export const openGroups = new WeakMap<object, boolean>();
