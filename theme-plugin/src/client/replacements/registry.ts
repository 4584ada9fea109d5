/** Loads a chunk's module. */
export type Load = () => Promise<object>;

/** Replaces core's table of chunks: name → how to load it. `chunk` fills it. Core's has two more parts, for the server. */
const registry: Record<string, readonly [load: Load]> = {};

export default registry;
