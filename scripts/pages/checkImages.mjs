/**
 * An alternative text, and dimensions, so that nothing moves when the picture arrives.
 *
 * @param {import('./readPage.mjs').PageFacts} page
 * @returns {string[]} what is wrong and how to mend it
 */
export function checkImages({images}) {
  return images.flatMap(({src, alt, sized}) => [
    ...(alt === null
      ? [`has the image ${src} without alt: describe it, or give alt="" where it only decorates`]
      : []),
    ...(sized ? [] : [`has the image ${src} without width and height: give both, in pixels`]),
  ]);
}
