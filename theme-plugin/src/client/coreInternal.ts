/**
 * The single door to core's internals: no other file may import `@docusaurus/core/lib` (enforced by
 * lint). A layout needs a route context, and an error that reaches the root has lost it; core's own
 * fallback of `@theme/Error` takes the same provider by a relative path, there is no public one.
 */
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
