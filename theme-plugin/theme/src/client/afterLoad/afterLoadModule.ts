import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {attachWhenIdle} from '../common/attachWhenIdle';
import {keepReading} from './keepReading';

// Listeners on the window run in the order in which they were added, and this one has to run before those that change the
// page. In this window, choices are told by events that aren't trusted, and keep in place what the reader pressed.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('storage', ({isTrusted}) => {
    if (isTrusted) {
      keepReading();
    }
  });
}

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
