/** Stands in place of client modules of theme-classic that the theme does itself. */
export {};
