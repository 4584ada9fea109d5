import {attachWhenIdle} from '../common/attachWhenIdle';

// In one chunk with the tools of code blocks, which most pages load at that time as well.
const attach = attachWhenIdle(() =>
  import(/* webpackChunkName: "intent-code-tools" */ './enhancePage').then(
    ({enhancePage}) => enhancePage,
  ),
);

let leave = (): void => {};

/** Loads the parts of a page that aren't needed at first, once the browser is idle. */
export function onRouteDidUpdate(): void {
  leave();
  leave = attach(document.body);
}
