import type {Page} from '@playwright/test';
import {addStyles} from './addStyles';
import {blockFontFile} from './blockFont';

const REGULAR = 520;
const BOLD = 640;

const TEXT = 'Text blocks';
const CODE = 'Code blocks';

/** Each font with its family, its range of weights, and the size of its characters. */
const FACES = [
  {family: TEXT, weight: '100 550', advance: 500, height: REGULAR},
  {family: TEXT, weight: '551 900', advance: 530, height: BOLD},
  {family: CODE, weight: '100 550', advance: 600, height: REGULAR},
  {family: CODE, weight: '551 900', advance: 600, height: BOLD},
];

/** `Node.TEXT_NODE`, which Node doesn't have. */
const TEXT_NODE = 3;

const CODE_ELEMENTS = ':is(code, kbd, pre, samp)';

/**
 * Replaces all fonts of a page with two: one for prose and one for code, about as wide as usual fonts. The other
 * settings rule out differences in how systems and browsers place the same glyphs.
 */
const STYLE = `
  *, ::before, ::after, ::marker, ::placeholder {
    font-family: '${TEXT}' !important;
    font-kerning: none !important;
    font-optical-sizing: none !important;
    font-size-adjust: none !important;
    font-synthesis: none !important;
    font-variant-emoji: text !important;
    font-variant-ligatures: none !important;
    hyphens: manual !important;
    text-autospace: no-autospace !important;
    text-rendering: geometricprecision !important;
  }
  ${CODE_ELEMENTS}, ${CODE_ELEMENTS} *, ${CODE_ELEMENTS} ::before, ${CODE_ELEMENTS} ::after {
    font-family: '${CODE}' !important;
  }
  :root {
    letter-spacing: 0;
    word-spacing: 0;
  }
`;

/**
 * Shows all text on the page in block fonts, which look the same on every machine. The fonts are added as bytes,
 * because the page's Content Security Policy blocks `data:` URLs for fonts.
 */
export async function showTextAsBlocks(page: Page): Promise<void> {
  await page.evaluate(
    async faces => {
      const fonts = faces.map(({family, weight, bytes}) => {
        const buffer = Uint8Array.from(atob(bytes), byte => byte.charCodeAt(0));
        return new FontFace(family, buffer, {weight}).load();
      });
      (await Promise.all(fonts)).forEach(font => document.fonts.add(font));
    },
    FACES.map(face => ({
      family: face.family,
      weight: face.weight,
      bytes: blockFontFile(face).toString('base64'),
    })),
  );
  await addStyles(page, STYLE);
  await page.evaluate(
    async families => {
      const weights = [400, 700];
      await Promise.all(
        families.flatMap(family =>
          weights.map(weight => document.fonts.load(`${weight} 16px '${family}'`)),
        ),
      );
      // The browser lays out text in newly added fonts in the next frame.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    [TEXT, CODE],
  );
}

/**
 * Names the fonts that the browser uses for visible text, apart from the block fonts.
 *
 * @throws Error if the page shows no text
 */
export async function otherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const {nodes} = await session.send('DOM.getFlattenedDocument', {depth: -1, pierce: true});
    const withText = new Set([
      ...nodes.filter(node => node.nodeType === TEXT_NODE).map(node => node.parentId),
      ...nodes.filter(node => node.pseudoElements).map(node => node.nodeId),
    ]);
    // A node's answer includes the text of its children, which are most of the code.
    const asked = new Set<number>();
    for (const {nodeId, parentId = NaN, pseudoElements} of nodes) {
      if (withText.has(nodeId) && (pseudoElements || !asked.has(parentId))) {
        asked.add(nodeId);
      }
    }
    const used = await Promise.all(
      nodes
        .filter(({nodeId}) => asked.has(nodeId))
        .map(({nodeId}) => session.send('CSS.getPlatformFontsForNode', {nodeId})),
    );
    const fonts = used.flatMap(each => each.fonts);
    const others = fonts.filter(
      ({isCustomFont, familyName}) => !isCustomFont || ![TEXT, CODE].includes(familyName),
    );
    if (fonts.length === 0) {
      throw new Error('The page shows no text.');
    }
    return [...new Set(others.map(({familyName}) => familyName))].sort();
  } finally {
    await session.detach();
  }
}
