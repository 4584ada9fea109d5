import type {PageFacts} from './readPage';

/**
 * Checks that images have alternative text, and dimensions, which prevent layout shifts.
 *
 * @returns what's wrong and how to fix it
 */
export function checkImages({images}: PageFacts): string[] {
  return images.flatMap(({src, alt, sized}) => [
    ...(alt === null
      ? [`has the image ${src} without alt: describe it, or use alt="" if it's only decorative`]
      : []),
    ...(sized ? [] : [`has the image ${src} without width and height: set both, in pixels`]),
  ]);
}
