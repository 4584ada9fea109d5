import type {PageFacts} from './readPage';

/**
 * An alternative text, and dimensions, so that nothing moves when the picture arrives.
 *
 * @returns what is wrong and how to mend it
 */
export function checkImages({images}: PageFacts): string[] {
  return images.flatMap(({src, alt, sized}) => [
    ...(alt === null
      ? [`has the image ${src} without alt: describe it, or give alt="" where it only decorates`]
      : []),
    ...(sized ? [] : [`has the image ${src} without width and height: give both, in pixels`]),
  ]);
}
