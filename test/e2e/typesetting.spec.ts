import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {showTextAsBlocks} from '../support/blockText';
import {BUILD_DIR, builtPages} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {pageClasses} from '../support/pageClasses';
import {DESKTOP, PHONE} from '../support/viewports';

/** How many of the blocks of a long tutorial may be too narrow for their code, by the width of the window. */
const SCROLLING_BLOCKS = [
  {width: 1280, most: 2},
  {width: 997, most: 4},
];

const MAX_TITLE_LINES = 2;

/** Where prose starts at the latest, below the bars and a title of two lines, in px. */
const PROSE_BY = 300;

/** Off the screen the browser skips code, whose width it then doesn't know. */
const LAY_OUT_ALL = '.theme-code-block code {content-visibility: visible !important}';

const scrollingBlocks = (page: Page) =>
  page
    .locator('.theme-code-block pre')
    .evaluateAll(all => all.filter(pre => pre.scrollWidth > pre.clientWidth).length);

test('hardly any code of a long tutorial needs sideways scrolling', async ({reader, at}) => {
  await openPage(reader, at(pageClasses.longTutorial));
  await showTextAsBlocks(reader);
  await reader.addStyleTag({content: LAY_OUT_ALL});
  expect(await reader.locator('.theme-code-block pre').count()).toBeGreaterThan(30);
  for (const {width, most} of SCROLLING_BLOCKS) {
    await reader.setViewportSize({width, height: DESKTOP.height});
    expect(await scrollingBlocks(reader), `at ${width} px`).toBeLessThanOrEqual(most);
  }
  const code = reader.locator('.theme-code-block code').first();
  await expect(code).toHaveCSS('font-size', '14px');
  await reader.setViewportSize(PHONE);
  await expect(code).toHaveCSS('font-size', '13px');
});

test('titles are short, and prose starts on the first screen', async ({reader, at}) => {
  const titles = builtPages.map(({file}) => {
    const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
    return /<h1[^>]*>(?<title>.*?)<\/h1>/s.exec(html)?.groups?.title ?? '';
  });
  expect(titles.filter(title => title === '')).toEqual([]);
  await reader.setViewportSize(PHONE);
  // The head of a tutorial's part has the most above the prose.
  await openPage(reader, at(pageClasses.longTutorial));
  await showTextAsBlocks(reader);
  const long = await reader.locator('h1').evaluate(
    (heading, {all, most}) =>
      all.filter(title => {
        heading.innerHTML = title;
        const {lineHeight} = getComputedStyle(heading);
        return heading.getBoundingClientRect().height > (most + 0.5) * parseFloat(lineHeight);
      }),
    {all: titles, most: MAX_TITLE_LINES},
  );
  expect(long).toEqual([]);

  await reader.locator('h1').evaluate(heading => (heading.innerHTML = 'One line<br>and another'));
  for (const viewport of [PHONE, DESKTOP]) {
    await reader.setViewportSize(viewport);
    const prose = await reader.locator('.theme-doc-markdown > p').first().boundingBox();
    expect(prose?.y, `at ${viewport.width} px`).toBeLessThanOrEqual(PROSE_BY);
  }
});

test('a diagram is centered in the text, with letters no larger than the surrounding text', async ({
  reader,
  at,
}) => {
  await openPage(reader, at('/tutorials/essentials/part-1-overview-concepts'));
  for (const viewport of [DESKTOP, PHONE]) {
    await reader.setViewportSize(viewport);
    const found = await reader.locator('main svg[role="img"]').evaluateAll(all =>
      all.map(drawing => {
        const column = document.querySelector('.theme-doc-markdown > p')?.getBoundingClientRect();
        const box = drawing.getBoundingClientRect();
        const scale =
          box.width / (drawing instanceof SVGSVGElement ? drawing.viewBox.baseVal.width : NaN);
        const sizes = [...drawing.querySelectorAll('text')].map(
          text => scale * parseFloat(getComputedStyle(text).fontSize),
        );
        return {
          offCenter:
            Math.abs(box.left + box.right - (column?.left ?? NaN) - (column?.right ?? NaN)) / 2,
          largest: Math.max(...sizes),
          text: parseFloat(getComputedStyle(document.body).fontSize),
        };
      }),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const {offCenter, largest, text} of found) {
      expect(offCenter).toBeLessThanOrEqual(1);
      expect(largest).toBeLessThanOrEqual(text);
    }
  }
});
