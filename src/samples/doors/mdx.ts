/** The nodes of a page's syntax tree, for remark plugins. */
export {box, element, importNode, isDirective, textOf, type Directive} from '../remark/mdxNodes';
