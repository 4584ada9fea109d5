import {attachWhenIdle} from '../common/attachWhenIdle';

// In one chunk with the tools of code blocks, which most pages load at that time as well.
const attach = attachWhenIdle(() =>
  import(/* webpackChunkName: "intent-code-tools" */ './enhancePage').then(
    ({enhancePage}) => enhancePage,
  ),
);

let leave = (): void => {};

/** What a page does well without until it is there. */
export function onRouteDidUpdate(): void {
  leave();
  leave = attach(document.body);
}
