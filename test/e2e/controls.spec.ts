import type {Page} from '@playwright/test';
import {withoutHover, withoutRing} from '../support/controls';
import {expect, test} from '../support/fixtures';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {renderedFrame} from '../support/renderedFrame';
import {DESKTOP, PHONE} from '../support/viewports';

const {home, reference, tutorial, search, errors, notFound} = pageClasses;

const turn = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate(value => {
    document.documentElement.dir = value;
  }, dir);

/** The sides of all that is visible, except code, whose direction doesn't change. */
const sides = (page: Page) =>
  page.evaluate(() => {
    const sidesOf = (style: CSSStyleDeclaration) => [
      [style.borderLeftWidth, style.borderRightWidth],
      [style.paddingLeft, style.paddingRight],
      [style.borderTopLeftRadius, style.borderTopRightRadius],
      ...(style.position === 'absolute' ? [[style.left, style.right]] : []),
    ];
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter(
        element =>
          element.checkVisibility() &&
          !element.closest('pre, code, .folio-hidden-text, [dir]:not(html)'),
      )
      .flatMap(element =>
        ['', '::before', '::after'].flatMap(pseudo => {
          const style = getComputedStyle(element, pseudo);
          const isMade = pseudo === '' || style.content !== 'none';
          const name = `${element.tagName} ${element.getAttribute('class')}${pseudo}`;
          return isMade ? [{name, sides: sidesOf(style)}] : [];
        }),
      );
  });

async function unmirrored(page: Page): Promise<string[]> {
  const before = await sides(page);
  await turn(page, 'rtl');
  await renderedFrame(page);
  const after = await sides(page);
  return [
    ...new Set(
      before.flatMap(({name, sides: pairs}, index) => {
        const isMirrored = pairs.every(([left = '', right = ''], side) => {
          const [other = '', mirrored = ''] = after[index]?.sides[side] ?? [];
          return [left, other, right, mirrored].every(size => /^[\d.-]+px$/.test(size))
            ? Math.abs(parseFloat(left) - parseFloat(mirrored)) < 2 &&
                Math.abs(parseFloat(right) - parseFloat(other)) < 2
            : true;
        });
        return isMirrored ? [] : [`${name}: ${JSON.stringify([pairs, after[index]?.sides])}`];
      }),
    ),
  ];
}

for (const route of [home, reference, tutorial, search, errors, notFound]) {
  test(`every control of ${route} shows the pointer and the focus, and what has sides is mirrored`, async ({
    reader,
    at,
  }) => {
    await openPageClass(reader, at, route);
    expect.soft(await withoutHover(reader)).toEqual([]);
    for (const [name, viewport] of Object.entries({wide: DESKTOP, phone: PHONE})) {
      await reader.setViewportSize(viewport);
      await renderedFrame(reader);
      expect.soft(await withoutRing(reader), name).toEqual([]);
      expect.soft(await unmirrored(reader), name).toEqual([]);
      expect.soft(await withoutRing(reader), `${name}, right to left`).toEqual([]);
      await turn(reader, 'ltr');
    }
  });
}
