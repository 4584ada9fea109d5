import type {RouteChunkNames} from '@docusaurus/types';

/** Replaces core's table of routes: path and hash → names of the chunks. `route` fills it. */
const routesChunkNames: RouteChunkNames = {};

export default routesChunkNames;
