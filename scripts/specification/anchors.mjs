import anchors from './anchors.json' with {type: 'json'};

/**
 * Headings that links from other sites lead to: ids by route. They never change after publishing.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const promisedAnchors = anchors;
