/**
 * The single door to core's internals: no other file may import `@docusaurus/core/lib` (enforced by lint). A
 * layout needs a route context, which an error that reaches the root has lost. There is no public provider;
 * core's own fallback for `@theme/Error` imports this one by a relative path.
 */
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
