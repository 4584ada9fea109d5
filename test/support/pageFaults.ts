import type {Page} from '@playwright/test';

/** The lowest contrast for lines that carry information, according to WCAG 1.4.11. */
const MIN_CONTRAST = 3;

/** A transition this short is invisible. Some scripts wait for its end. */
const UNSEEN_MS = 1;

/**
 * Text that overflows the window or a box that hides it, and can't be scrolled to. An ellipsis shows that there's more,
 * and text for screen readers is hidden on purpose.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isHiddenOnPurpose = (style: CSSStyleDeclaration) =>
      style.clipPath !== 'none' || style.textOverflow === 'ellipsis';
    /**
     * Finds where text at these edges is lost: the first box around it that hides it, unless one that scrolls comes
     * first.
     */
    const isLost = (start: Element, box: DOMRect) => {
      for (let around: Element | null = start; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (isHiddenOnPurpose(style) || /auto|scroll/.test(style.overflowX)) {
          return false;
        }
        const edge = around.getBoundingClientRect();
        const hidesX = /hidden|clip/.test(style.overflowX);
        const hidesY = /hidden|clip/.test(style.overflowY);
        if (hidesX && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
          return true;
        }
        if (hidesY && box.bottom > edge.bottom + 2) {
          return true;
        }
        if (style.position === 'fixed') {
          return false;
        }
      }
      return box.right > document.documentElement.clientWidth + 1 || box.left < -1;
    };
    const lost = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {currentNode: node} = texts;
      const element = node.parentElement;
      if (!element?.checkVisibility() || !node.nodeValue?.trim()) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(box => box.width > 0 && isLost(element, box))) {
        lost.add(`${node.nodeValue.trim().slice(0, 40)} in ${element.outerHTML.slice(0, 60)}`);
      }
    }
    return [...lost];
  });

/** Everything that's moving over time right now. Scroll-driven animations only move when the reader does. */
export const running = (page: Page) =>
  page.evaluate(
    unseen =>
      document
        .getAnimations()
        .filter(animation => animation.timeline instanceof DocumentTimeline)
        .filter(({effect}) => Number(effect?.getComputedTiming().duration) > unseen)
        .map(({effect}) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'unknown',
        ),
    UNSEEN_MS,
  );

/** Elements and pseudo-elements that styles allow to move over time. */
export const ableToMove = (page: Page) =>
  page.evaluate(unseen => {
    const longest = (list: string) =>
      Math.max(...list.split(',').map(time => 1000 * parseFloat(time)));
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of ['', '::before', '::after', '::details-content']) {
        const style = getComputedStyle(element, pseudo);
        const isTimed = style.animationName !== 'none' && longest(style.animationDuration) > unseen;
        if (isTimed || longest(style.transitionDuration) > unseen) {
          found.push(`${element.outerHTML.slice(0, 80)}${pseudo}`);
        }
      }
    }
    return found;
  }, UNSEEN_MS);

/** Lines, masked icons, and focus rings that don't stand out from the background, each with its colors. */
export const faintLines = (page: Page) =>
  page.evaluate(minimum => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const luminance = (color: string) => {
      if (!canvas) {
        return NaN;
      }
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = [red, green, blue].map(value => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      const [r = 0, g = 0, b = 0] = linear;
      return alpha === 0 ? null : 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = luminance(getComputedStyle(document.documentElement).backgroundColor) ?? 0;
    const isSeen = (color: string) => {
      const value = luminance(color);
      if (value === null) {
        return false;
      }
      const [high, low] = value > ground ? [value, ground] : [ground, value];
      return (high + 0.05) / (low + 0.05) >= minimum;
    };
    const faint: string[] = [];
    for (const shape of document.querySelectorAll(
      'svg :is(path, rect, circle, line, polygon, text)',
    )) {
      const {fill, stroke} = getComputedStyle(shape);
      const colors = [fill, stroke].filter(color => color !== 'none');
      if (shape.checkVisibility() && colors.length > 0 && !colors.some(isSeen)) {
        faint.push(
          `${shape.closest('svg')?.getAttribute('class')} ${shape.outerHTML.slice(0, 80)}: ${colors.join()}`,
        );
      }
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (
          style.maskImage !== 'none' &&
          element.checkVisibility() &&
          !isSeen(style.backgroundColor)
        ) {
          faint.push(`${element.outerHTML.slice(0, 80)}${pseudo}: ${style.backgroundColor}`);
        }
      }
    }
    return [...new Set(faint)];
  }, MIN_CONTRAST);

/** Elements whose attributes say they're current, selected, or pressed, but that show it only with color. */
export const coloredStates = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-current], [aria-selected="true"], [aria-pressed="true"]')]
      // Among the breadcrumbs, only the current page isn't a link.
      .filter(element => element.checkVisibility() && !element.closest('.theme-doc-breadcrumbs'))
      .filter(element => {
        const own = getComputedStyle(element);
        const hasLine = ['', '::before', '::after'].some(pseudo => {
          const style = getComputedStyle(element, pseudo);
          const isMade = pseudo === '' || style.content !== 'none';
          const widths = [
            style.borderInlineStartWidth,
            style.borderBlockEndWidth,
            style.outlineStyle === 'none' ? '0' : style.outlineWidth,
          ];
          return isMade && widths.some(width => parseFloat(width) >= 2);
        });
        return !hasLine && Number(own.fontWeight) < 600 && own.textDecorationLine === 'none';
      })
      .map(element => element.outerHTML.slice(0, 120)),
  );
