import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {addStyles} from '../support/addStyles';
import {showTextAsBlocks} from '../support/blockText';
import {BUILD_DIR, builtPages} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {LONG_TUTORIAL, openPageClass, pageClasses} from '../support/pageClasses';
import {renderedFrame} from '../support/renderedFrame';
import {DESKTOP, PHONE} from '../support/viewports';

/** How many blocks in a long tutorial may be too narrow for their code, by window width. */
const SCROLLING_BLOCKS = [
  {width: 1280, most: 2},
  {width: 997, most: 4},
];

const MAX_TITLE_LINES = 2;

/** How far down prose may start, below the bars and a title of one line, in px. */
const PROSE_BY = 300;

/** The same below a title of two lines, whose second line needs room that the space below the header shouldn't lose. */
const PROSE_BY_AFTER_TWO_LINES = 320;

/** The space between a tutorial part's header and the prose, in px. */
const HEADER_GAP = 20;

/** The browser skips offscreen code, so its width isn't known. */
const LAY_OUT_ALL = '.theme-code-block code {content-visibility: visible !important}';

const scrollingBlocks = (page: Page) =>
  page
    .locator('.theme-code-block pre')
    .evaluateAll(all => all.filter(pre => pre.scrollWidth > pre.clientWidth).length);

test('captures of a whole page have its code, long pages skip what is off screen, and hardly any code needs sideways scrolling', async ({
  reader,
  at,
}) => {
  const visibilities = () =>
    reader
      .locator('.theme-code-block code')
      .evaluateAll(all => all.map(code => getComputedStyle(code).contentVisibility));
  for (const route of [pageClasses.home, pageClasses.reference]) {
    await openPage(reader, at(route));
    expect(new Set(await visibilities()), route).toEqual(new Set(['visible']));
  }
  await openPage(reader, at(LONG_TUTORIAL));
  expect(new Set(await visibilities())).toEqual(new Set(['auto']));
  await showTextAsBlocks(reader);
  await addStyles(reader, LAY_OUT_ALL);
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

test('quotes in prose are set as in print, and those in code as typed', () => {
  const html = fs.readFileSync(path.join(BUILD_DIR, `${pageClasses.articleWithCode}.html`), 'utf8');
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const typed =
    main
      .match(/<(pre|code)\b.*?<\/\1>/gs)
      ?.join('\n')
      .replace(/<[^>]+>/g, '') ?? '';
  const prose = main.replace(/<(pre|code)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '');
  expect(prose).toMatch(/\w’\w/);
  expect(prose).not.toMatch(/['"]|&quot;|&#x27;/);
  expect(typed).toMatch(/'|&#x27;/);
  expect(typed).not.toMatch(/[‘’“”]/);
});

test('titles are short, and prose starts on the first screen, as far below its header, however long the title is', async ({
  reader,
  at,
}) => {
  const titles = builtPages.map(({file}) => {
    const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
    return /<h1[^>]*>(?<title>.*?)<\/h1>/s.exec(html)?.groups?.title ?? '';
  });
  expect(titles.filter(title => title === '')).toEqual([]);
  await reader.setViewportSize(PHONE);
  // The header of a tutorial part takes up the most space above the prose.
  await openPage(reader, at(pageClasses.tutorial));
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

  for (const [title, by] of [
    ['One line', PROSE_BY],
    ['One line<br>and another', PROSE_BY_AFTER_TWO_LINES],
  ] as const) {
    await reader.locator('h1').evaluate((heading, html) => (heading.innerHTML = html), title);
    for (const viewport of [PHONE, DESKTOP]) {
      await reader.setViewportSize(viewport);
      const {top, gap} = await reader.locator('.theme-doc-markdown').evaluate(article => {
        const rectOf = (selector: string) =>
          article.querySelector(selector)?.getBoundingClientRect();
        const prose = rectOf('[aria-label="About this part"] + p')?.top ?? NaN;
        return {top: prose, gap: prose - (rectOf('[aria-label="About this part"]')?.bottom ?? NaN)};
      });
      expect(top, `${title} at ${viewport.width} px`).toBeLessThanOrEqual(by);
      expect(gap, `${title} at ${viewport.width} px`).toBeCloseTo(HEADER_GAP, 0);
    }
  }
});

/** Pages whose titles are placed differently. The home page's title has a place of its own. */
const WITH_TITLES = [
  pageClasses.errors,
  pageClasses.search,
  pageClasses.notFound,
  pageClasses.reference,
  pageClasses.tutorial,
];

test('titles start at the same height on articles and other pages, at any width', async ({
  reader,
  at,
}) => {
  const widths = [PHONE.width, 768, 1100, DESKTOP.width];
  const tops = widths.map((): number[] => []);
  for (const route of WITH_TITLES) {
    await openPageClass(reader, at, route);
    for (const [index, width] of widths.entries()) {
      await reader.setViewportSize({width, height: DESKTOP.height});
      await renderedFrame(reader);
      const title = await reader.getByRole('heading', {level: 1}).boundingBox();
      tops[index]?.push(Math.round(title?.y ?? NaN));
    }
  }
  for (const [index, width] of widths.entries()) {
    const all = tops[index] ?? [];
    expect(all, `at ${width} px`).toHaveLength(WITH_TITLES.length);
    expect(
      Math.max(...all) - Math.min(...all),
      `${all.join(', ')} at ${width} px`,
    ).toBeLessThanOrEqual(1);
  }
});

test('in a window of 768 px, boxes of all pages end where the search field does', async ({
  reader,
  at,
}) => {
  await reader.setViewportSize({width: 768, height: DESKTOP.height});
  const edgeOf = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().right);
  const edges = [];
  for (const {route, box} of [
    {route: pageClasses.search, box: '.DocSearch-Page-form'},
    {route: pageClasses.articleWithCode, box: '.theme-doc-markdown > .theme-code-block'},
    {route: pageClasses.errors, box: 'main section > p:has(> code)'},
  ]) {
    await openPageClass(reader, at, route);
    edges.push(
      await edgeOf(reader.locator('.navbar .DocSearch-Button')),
      await edgeOf(reader.locator(box).first()),
    );
  }
  expect(edges).toEqual(Array(6).fill(edges[0]));
});

/** The smallest letters in a diagram as displayed, in px. */
const MIN_LETTERS = 12;

/** The diagrams of all pages, as the server sends them. They don't change when the page responds. */
const diagrams = builtPages.flatMap(({route, file}) => {
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  const found = html.match(/<figure[^>]*data-diagram.*?<\/figure>/gs) ?? [];
  return found.map(drawing => ({route, drawing}));
});

/** Where each diagram lies, how large its letters are, and what it numbers. */
const measureDiagrams = (page: Page) =>
  page.locator('figure[data-diagram]').evaluateAll(all =>
    all.map(figure => {
      const column = document.querySelector('.theme-doc-markdown')?.getBoundingClientRect();
      const frame = figure.firstElementChild?.getBoundingClientRect();
      const drawing = [...figure.querySelectorAll('svg')].find(each => each.clientHeight > 0);
      const scale =
        (drawing?.getBoundingClientRect().width ?? NaN) / (drawing?.viewBox.baseVal.width ?? NaN);
      const texts = [...(drawing?.querySelectorAll('text') ?? [])];
      const sizes = texts.map(text => scale * parseFloat(getComputedStyle(text).fontSize));
      const caption = figure.querySelector('figcaption');
      return {
        edges: [
          (frame?.left ?? NaN) - (column?.left ?? NaN),
          (frame?.right ?? NaN) - (column?.right ?? NaN),
        ].map(Math.round),
        smallest: Math.min(...sizes),
        largest: Math.max(...sizes),
        body: parseFloat(getComputedStyle(document.body).fontSize),
        caption: caption && getComputedStyle(caption).fontSize,
        alternative: drawing?.ariaLabel ?? '',
        numbers: new Set(
          texts.map(text => text.textContent).filter(text => /^\d$/.test(text ?? '')),
        ).size,
        items: figure.querySelectorAll('ol > li').length,
      };
    }),
  );

/** The least distance between a label of a diagram and a line of it, in px as shown. */
const LABEL_GAP = 8;

/** The labels whose letters come too close to an outline, an arrow, or a badge. */
const crowdedLabels = (drawings: Locator) =>
  drawings.evaluateAll((all, gap) => {
    const pen = document.createElement('canvas').getContext('2d');
    return all.flatMap(drawing => {
      const svg = drawing as SVGSVGElement;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const lines = [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle')]
        // The marker has no outline.
        .filter(line => getComputedStyle(line).stroke !== 'none')
        .map(line => ({
          line,
          half: parseFloat(getComputedStyle(line).strokeWidth) / 2,
          box: line.getBBox(),
        }));
      const labels = [...svg.querySelectorAll('text')].filter(
        text => !text.parentElement?.querySelector('circle'),
      );
      return labels.flatMap(text => {
        const {x, width} = text.getBBox();
        if (!pen) return ['no canvas'];
        pen.font = getComputedStyle(text).font;
        const ink = pen.measureText(text.textContent);
        const baseline = text.y.baseVal.getItem(0).value;
        const top = baseline - ink.actualBoundingBoxAscent;
        const bottom = baseline + ink.actualBoundingBoxDescent;
        // A box covers the arrow that passes behind it.
        const cover = text.parentElement?.querySelector('rect')?.getBBox();
        const isCovered = (point: DOMPoint) =>
          cover &&
          point.x > cover.x &&
          point.x < cover.x + cover.width &&
          point.y > cover.y &&
          point.y < cover.y + cover.height;
        const distanceTo = ({x: left, y: high, width: wide, height}: DOMRect) =>
          Math.hypot(
            Math.max(x - left - wide, 0, left - x - width),
            Math.max(top - high - height, 0, high - bottom),
          );
        return lines
          .filter(({half, box}) => (distanceTo(box) - half) * scale < gap)
          .map(({line, half}) => {
            const length = line.getTotalLength();
            // Where a path begins anew, at the tip of an arrow, it has jumped.
            const jump = /M.*M/.test(line.getAttribute('d') ?? '') ? 10 : 0;
            let least = Infinity;
            for (let at = 0; at < length;) {
              const point = line.getPointAtLength(at);
              const distance = Math.hypot(
                Math.max(x - point.x, 0, point.x - x - width),
                Math.max(top - point.y, 0, point.y - bottom),
              );
              if (!(line.tagName === 'path' && isCovered(point))) {
                least = Math.min(least, distance);
              }
              // Before this point, the line can't come closer than the gap.
              at += Math.max(1, Math.floor(distance - half - gap / scale - jump));
            }
            return (least - half) * scale;
          })
          .filter(distance => distance < gap)
          .map(distance => `${text.textContent} ${distance.toFixed(1)}`);
      });
    });
  }, LABEL_GAP);

/** How far the marker extends beyond both ends of the text in front of it, in px. */
const MARK_ENDS = {least: 0.5, most: 8};

/** How far the marker behind each text extends beyond both of its ends. */
const measureMarks = (page: Page) =>
  page.locator('figure[data-diagram] tspan:visible').evaluateAll(all =>
    all.map(part => {
      const text = part as unknown as SVGTextContentElement;
      const mark = part.parentElement?.previousElementSibling as unknown as SVGRectElement;
      const {x, width} = mark.getBBox();
      const start = text.getStartPositionOfChar(0).x;
      const end = text.getEndPositionOfChar(text.getNumberOfChars() - 1).x;
      return {text: text.textContent, before: start - x, after: x + width - end};
    }),
  );

test('diagrams fill the column, are legible, number what the list below them explains, keep labels away from lines, and mark all of what has changed', async ({
  plainReader: reader,
  at,
}) => {
  expect(new Set(diagrams.map(({route}) => route)).size).toBeGreaterThan(15);
  await reader.goto(at(pageClasses.tutorial));
  await reader.locator('.theme-doc-markdown').evaluate(
    (article, all) => {
      article.innerHTML = all.join('');
    },
    diagrams.map(({drawing}) => drawing),
  );
  const drawings = reader.locator('figure[data-diagram] svg:visible');
  for (const viewport of [DESKTOP, PHONE]) {
    await reader.setViewportSize(viewport);
    const found = await measureDiagrams(reader);
    expect(found).toHaveLength(diagrams.length);
    const faulty = found
      .map((each, index) => ({...each, route: diagrams[index]?.route}))
      .filter(
        ({edges: [left, right], smallest, largest, body, caption, alternative, numbers, items}) =>
          !(
            left === 0 &&
            right === 0 &&
            smallest >= MIN_LETTERS &&
            largest <= body &&
            caption === '14px' &&
            alternative.length > 80 &&
            numbers === items
          ),
      );
    expect(faulty, `at ${viewport.width} px`).toEqual([]);
    expect(await crowdedLabels(drawings), `at ${viewport.width} px`).toEqual([]);
    const ends = await measureMarks(reader);
    expect(ends.length).toBeGreaterThan(10);
    const isGood = (end: number) => end >= MARK_ENDS.least && end <= MARK_ENDS.most;
    expect(ends.filter(({before, after}) => !isGood(before) || !isGood(after))).toEqual([]);
  }
  // A label that the measurement must not overlook.
  const drawing = drawings.filter({has: reader.locator('rect + text')}).first();
  await drawing
    .locator('rect + text')
    .first()
    .evaluate(text => text.setAttribute('y', text.previousElementSibling?.getAttribute('y') ?? ''));
  expect(await crowdedLabels(drawing)).not.toEqual([]);
});

test('a long table of contents and its actions stay in the window and above the footer', async ({
  reader: page,
  at,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, at('/tutorials/essentials/part-4-using-data'));
  const actions = page.getByRole('button', {name: 'Open in…'}).last();
  const footer = page.locator('footer').last();
  await expect(actions).toBeInViewport({ratio: 1});
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const top of [0, end / 2, end - 1300, end - 1100, end - 950, end]) {
    await page.evaluate(y => window.scrollTo({top: y, behavior: 'instant'}), top);
    const boxes = await Promise.all([actions, footer].map(part => part.boundingBox()));
    const [bottom = 0, limit = 0] = [
      (boxes[0]?.y ?? NaN) + (boxes[0]?.height ?? NaN),
      Math.min(800, boxes[1]?.y ?? NaN),
    ];
    expect(bottom, `scrolled to ${top}`).toBeLessThanOrEqual(limit);
  }
});
