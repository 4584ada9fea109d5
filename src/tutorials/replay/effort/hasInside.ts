import ts from 'typescript';

/**
 * Whether a node or one inside it fits.
 *
 * @param isLeftOut - nodes that aren't looked into
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
