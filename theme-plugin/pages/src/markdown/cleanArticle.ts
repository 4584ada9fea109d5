import type {Element, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';
import {ONLY_CLASSES} from '../shared/codeClasses';
import {hasClassName, property, withoutParts} from '../builtSite/hast';
import {isChrome} from '../builtSite/pageText';

const isNamedDrawing = (element: Element): boolean =>
  element.tagName === 'svg' && property(element, 'role') === 'img';

/** What isn't text, but has a form in Markdown: an embedded page is a link, and a task has its box. */
const hasForm = (element: Element): boolean =>
  element.tagName === 'iframe' ||
  (element.tagName === 'input' && property(element, 'type') === 'checkbox');

/** An anchor that keeps a removed heading's address working. Nothing in the Markdown links to it. */
const isEmptyAnchor = (element: Element): boolean =>
  element.tagName === 'a' && element.properties.href === undefined && element.children.length === 0;

/** Names tab panels by their tabs, as docusaurus-theme-folio does. In theme-classic, only the order tells which is whose. */
function labelPanels(article: Element): Element {
  const copy = withoutParts(article, node => node.type === 'comment');
  visit(copy, 'element', (list, _index, box) => {
    if (property(list, 'role') !== 'tablist' || box?.type !== 'element') {
      return;
    }
    const tabs = selectAll(':scope > [role=tab]', list);
    const panels = selectAll(':scope > div > [role=tabpanel]:not([data-label])', box);
    if (panels.length === tabs.length) {
      panels.forEach((panel, index) => {
        panel.properties = {...panel.properties, dataLabel: toText(tabs[index] ?? panel)};
      });
    }
  });
  return copy;
}

/**
 * A copy of a built article with only what it says: without navigation, buttons, decoration, the JavaScript form of typed
 * code, and the second picture of a pair, for the other color mode or for another width.
 */
export function cleanArticle(article: Element): Element {
  let lastAlt = '';

  return withoutParts(labelPanels(article), (node: Nodes) => {
    if (node.type !== 'element') {
      return false;
    }
    if (node.tagName === 'img' || isNamedDrawing(node)) {
      const alt = property(node, node.tagName === 'img' ? 'alt' : 'ariaLabel')?.trim() ?? '';
      const isRepeated = alt !== '' && alt === lastAlt;
      lastAlt = alt;
      return isRepeated;
    }
    return (
      (isChrome(node) && !hasForm(node)) ||
      isEmptyAnchor(node) ||
      hasClassName(node, ONLY_CLASSES.plain)
    );
  });
}
