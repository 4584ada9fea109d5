import ts from 'typescript';

/**
 * Whether a node, or one inside it, matches.
 *
 * @param isLeftOut - nodes to skip, along with everything inside them
 */
export function hasInside(
  node: ts.Node,
  fits: (node: ts.Node) => boolean,
  isLeftOut: (node: ts.Node) => boolean = () => false,
): boolean {
  return (
    !isLeftOut(node) &&
    (fits(node) ||
      ts.forEachChild(node, child => hasInside(child, fits, isLeftOut) || undefined) === true)
  );
}
