import {attachWhenIdle} from '../common/attachWhenIdle';

/** Adds the buttons to a code block when the browser is idle. */
export const attachTools = attachWhenIdle(() =>
  import(/* webpackChunkName: "intent-code-tools" */ './tools').then(({addTools}) => addTools),
);
