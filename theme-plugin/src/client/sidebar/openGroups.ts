/** Which groups of the sidebar the reader opened (true) or closed, for as long as the page lives. */
export const openGroups = new WeakMap<object, boolean>();
