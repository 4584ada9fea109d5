import type {Page} from '@playwright/test';
import {blockFont} from './blockFont';

const REGULAR = 520;
const BOLD = 640;

const TEXT = 'Text blocks';
const CODE = 'Code blocks';

const face = (family: string, weight: string, advance: number, height: number): string =>
  `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: url('${blockFont({family, advance, height})}');
  }`;

/** `Node.TEXT_NODE`, which Node doesn't have. */
const TEXT_NODE = 3;

const CODE_ELEMENTS = ':is(code, kbd, pre, samp)';

/**
 * The widths are those of usual fonts: one for running text, and one for code. They replace whatever fonts a page
 * asks for. The other settings are those that make systems and browsers place the same glyphs differently.
 */
const STYLE = `
  ${face(TEXT, '100 550', 500, REGULAR)}
  ${face(TEXT, '551 900', 530, BOLD)}
  ${face(CODE, '100 550', 600, REGULAR)}
  ${face(CODE, '551 900', 600, BOLD)}
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

/** Shows all text of the page in fonts of solid blocks, which look the same on every machine. */
export async function showTextAsBlocks(page: Page): Promise<void> {
  await page.addStyleTag({content: STYLE});
  await page.evaluate(
    async families => {
      const weights = [400, 700];
      await Promise.all(
        families.flatMap(family =>
          weights.map(weight => document.fonts.load(`${weight} 16px '${family}'`)),
        ),
      );
    },
    [TEXT, CODE],
  );
}

/**
 * The names of the fonts, other than those of blocks, that the browser uses for visible text.
 *
 * @throws Error where the page shows no text
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
    const fonts = [];
    for (const {nodeId} of nodes.filter(node => withText.has(node.nodeId))) {
      fonts.push(...(await session.send('CSS.getPlatformFontsForNode', {nodeId})).fonts);
    }
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
