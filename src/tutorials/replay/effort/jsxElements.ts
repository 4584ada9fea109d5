import ts from 'typescript';
import {namesRedux} from './reduxNames';
import {hasInside} from './hasInside';

export function isElement(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/** Whether a name is an HTML element's, such as `select`. */
export function isTagOfPage(name: ts.Identifier): boolean {
  const {parent, text} = name;
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent);
  return isTag && parent.tagName === name && text === text.toLowerCase();
}

/** Whether an element itself names something from Redux, in its attributes or in its text. */
export function usesRedux(element: ts.JsxElement, isRedux: (name: string) => boolean): boolean {
  const texts = element.children.filter(
    child => ts.isJsxExpression(child) && !hasInside(child, isElement),
  );
  return [element.openingElement.attributes, ...texts].some(node => namesRedux(node, isRedux));
}
