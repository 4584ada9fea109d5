import type {Page} from '@playwright/test';
import {renderedFrame} from './renderedFrame';

const MARK = 'data-control';

/** Marks one of each kind of visible control: those with the same place, by tags and classes. */
const markKinds = (page: Page) =>
  page.evaluate(mark => {
    const known = new Set<string>();
    const placeOf = (element: Element | null, levels: number): string =>
      element && levels > 0
        ? `${element.tagName}.${element.getAttribute('class')}${element.matches(':first-child')} ${placeOf(element.parentElement, levels - 1)}`
        : '';
    for (const control of document.querySelectorAll(
      ':is(a[href], button:enabled, summary, input:enabled, select, textarea, [tabindex="0"])',
    )) {
      const kind = `${control.getAttribute('aria-current')} ${placeOf(control, 4)}`;
      const isShown =
        control.checkVisibility({visibilityProperty: true}) &&
        control.getBoundingClientRect().width > 1;
      control.toggleAttribute(mark, isShown && !known.has(kind));
      if (isShown) {
        known.add(kind);
      }
    }
  }, MARK);

/** What a control looks like in a state, and where its ring would be cut off. */
interface Look {
  /** Which control it is, for a message. */
  readonly name: string;
  /** Whether a click leads elsewhere or changes something. */
  readonly isActive: boolean;
  /** Styles of the control, of what's in it, and of what it generates. */
  readonly style: string;
  /** Whether it has an outline that stands out from what's behind it. */
  readonly hasRing: boolean;
  /** The box that cuts off the outline, or an empty text. */
  readonly clippedBy: string;
}

/** Shows the marked controls of a page in a state, all at once, and says what they look like. */
async function lookIn(page: Page, states: readonly string[]): Promise<Look[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${MARK}], li:has([${MARK}])`,
  });
  await Promise.all(
    nodeIds.map(nodeId =>
      session.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: [...states]}),
    ),
  );
  // Under reduced motion, a transition takes less than a frame.
  await renderedFrame(page);
  const looks = await page.evaluate(look, MARK);
  // Ends the states, too.
  await session.detach();
  return looks;
}

/**
 * The visible controls on which the pointer changes nothing. The current item needs no change, and neither does a box
 * that only scrolls.
 */
export async function withoutHover(page: Page): Promise<string[]> {
  await markKinds(page);
  const [before, after] = [await lookIn(page, []), await lookIn(page, ['hover'])];
  const same = before.filter(
    ({style, isActive}, index) => isActive && style === after[index]?.style,
  );
  return [...new Set(same.map(({name}) => name))];
}

/** The visible controls without a visible ring around all of them while they have the focus. */
export async function withoutRing(page: Page): Promise<string[]> {
  await markKinds(page);
  const looks = await lookIn(page, ['focus', 'focus-visible', 'focus-within']);
  const faults = looks.flatMap(({name, hasRing, clippedBy}) => {
    if (!hasRing) {
      return [`${name}: no ring`];
    }
    return clippedBy === '' ? [] : [`${name}: cut off by ${clippedBy}`];
  });
  return [...new Set(faults)];
}

function look(mark: string): Look[] {
  /** WCAG 1.4.11. */
  const leastContrast = 3;
  const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});

  /** Red, green, blue, and opacity. */
  function partsOf(color: string): readonly number[] {
    pen?.clearRect(0, 0, 1, 1);
    Object.assign(pen ?? {}, {fillStyle: color});
    pen?.fillRect(0, 0, 1, 1);
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].map(value => value / 255);
  }

  function luminanceOf(color: string): number {
    const [red = 0, green = 0, blue = 0] = partsOf(color).map(part =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const isOpaque = (color: string) => (partsOf(color)[3] ?? 0) > 0.5;

  /** The color behind an element. */
  function groundOf(element: Element | null): string {
    for (let around = element; around; around = around.parentElement) {
      const {backgroundColor} = getComputedStyle(around);
      if (isOpaque(backgroundColor)) {
        return backgroundColor;
      }
    }
    return 'Canvas';
  }

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;

  /** The outline as drawn: a control's own, or that of a box around a field, which may draw it instead. */
  const ringOf = (control: Element) =>
    [control, control.parentElement, control.closest('form, label')]
      .filter(element => element !== null)
      .map(element => ({element, style: getComputedStyle(element)}))
      .find(({style}) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1.5);

  /** The first box around an element that cuts off something that's so far outside of it. */
  function clipperOf(element: Element, outside: number): string {
    const own = element.getBoundingClientRect();
    let isPlacedElsewhere = false;
    // Behind a box that scrolls, it can be scrolled into view.
    let [seenX, seenY] = [false, false];
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const isPainted = /paint|strict|content/.test(style.contain);
      const cutsX = !seenX && (isPainted || style.overflowX !== 'visible');
      const cutsY = !seenY && (isPainted || style.overflowY !== 'visible');
      if (around !== element && !isPlacedElsewhere && around !== document.body) {
        const box = around.getBoundingClientRect();
        // Where the ring is in what can be scrolled. In text from right to left, that extends to the left.
        const left = own.left - outside - box.left - around.clientLeft;
        const right = own.right + outside - box.left - around.clientLeft;
        const top = own.top - outside - box.top - around.clientTop + around.scrollTop;
        const bottom = own.bottom + outside - box.top - around.clientTop + around.scrollTop;
        const room = around.scrollWidth - around.clientWidth;
        const scrolled = Math.abs(around.scrollLeft);
        const [toLeft, toRight] =
          style.direction === 'rtl' ? [room - scrolled, scrolled] : [scrolled, room - scrolled];
        // What fills a box from edge to edge shows its ring above and below.
        const fills = own.left <= box.left && own.right >= box.right;
        const isCutOff =
          (cutsX && !fills && (left < -toLeft - 1 || right > around.clientWidth + toRight + 1)) ||
          (cutsY && (top < -1 || bottom > around.scrollHeight + 1));
        if (isCutOff && around.clientWidth > 0) {
          return nameOf(around).slice(0, 80);
        }
      }
      if (style.position === 'fixed') {
        return '';
      }
      seenX ||= /auto|scroll/.test(style.overflowX) && around.scrollWidth > around.clientWidth;
      seenY ||= /auto|scroll/.test(style.overflowY) && around.scrollHeight > around.clientHeight;
      isPlacedElsewhere ||= style.position === 'absolute';
      isPlacedElsewhere &&= style.position === 'absolute' || style.position === 'static';
    }
    return '';
  }

  return [...document.querySelectorAll(`[${mark}]`)].map(control => {
    // A card may answer for the link that covers it.
    const card = control.closest('li') ?? control;
    const styles = [card, control, ...control.querySelectorAll('*')].flatMap(element =>
      ['', '::before', '::after'].map(pseudo => {
        const style = getComputedStyle(element, pseudo);
        return [
          style.color,
          style.backgroundColor,
          style.borderColor,
          style.boxShadow,
          style.opacity,
          style.textDecoration,
          style.fill,
          style.stroke,
          style.transform,
        ].join();
      }),
    );
    const ring = ringOf(control);
    // The cursor shows the focus of a field.
    const isField = control.matches('input, textarea');
    const offset = ring ? parseFloat(ring.style.outlineOffset) : 0;
    const ground = luminanceOf(
      ring ? groundOf(offset < 0 ? ring.element : ring.element.parentElement) : 'Canvas',
    );
    const line = ring ? luminanceOf(ring.style.outlineColor) : ground;
    const [high, low] = line > ground ? [line, ground] : [ground, line];
    return {
      name: nameOf(control),
      isActive: control.matches(
        ':is(a, button, summary):not([aria-current], [aria-selected=true])',
      ),
      style: styles.join('\n'),
      hasRing:
        isField ||
        (ring !== undefined &&
          isOpaque(ring.style.outlineColor) &&
          (high + 0.05) / (low + 0.05) >= leastContrast),
      clippedBy: ring ? clipperOf(ring.element, offset + parseFloat(ring.style.outlineWidth)) : '',
    };
  });
}
