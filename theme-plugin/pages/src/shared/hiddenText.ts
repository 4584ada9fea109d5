/** The style of text for screen readers only, at the bottom of the window. Set by a script, it needs no permission of the page's policy. */
export const HIDDEN =
  'clip-path:inset(50%);height:1px;inset-block-end:0;overflow:hidden;position:fixed;white-space:nowrap;width:1px';
