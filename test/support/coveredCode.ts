import type {Page} from '@playwright/test';

/** The visible code blocks whose buttons cover part of their code, by that code. */
export const coveredCode = (page: Page) =>
  page.locator('.theme-code-block').evaluateAll(all =>
    all
      .filter(block => block.checkVisibility())
      .flatMap(block => {
        const pre = block.querySelector('pre');
        const right = pre?.getBoundingClientRect().right ?? 0;
        const buttons = [...block.querySelectorAll('button, summary')]
          .filter(button => button.checkVisibility())
          // What is drawn may be smaller than what can be pressed.
          .map(button => button.querySelector('svg') ?? button)
          .map(button => button.getBoundingClientRect())
          .map(({left, top, width, height}) => {
            const drawn = Math.min(height, 28);
            return new DOMRect(left, top + (height - drawn) / 2, width, drawn);
          });
        const walker = document.createTreeWalker(pre ?? block, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const covered: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          range.selectNodeContents(text);
          const isCovered = [...range.getClientRects()].some(
            glyphs =>
              text.data.trim() !== '' &&
              glyphs.left < right &&
              buttons.some(
                button =>
                  button.left < Math.min(glyphs.right, right) &&
                  button.right > glyphs.left &&
                  button.top < glyphs.bottom &&
                  button.bottom > glyphs.top,
              ),
          );
          if (isCovered) {
            covered.push(text.data);
          }
        }
        return covered;
      }),
  );
