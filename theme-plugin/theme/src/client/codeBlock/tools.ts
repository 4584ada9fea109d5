import {translate} from '@docusaurus/Translate';
import {prepareAnnouncements} from 'docusaurus-plugin-folio-pages/shared/announce';
import addedTools from '@theme/CodeBlock/Tools';
import {createButton} from './button';
import {copyCode} from './copyCode';
import {TYPED_ATTRIBUTE} from '../../shared/code/constants';
import {COPY_ICON, WRAP_ICON} from './icons';
import {createLanguageSwitch} from './languageSwitch';
import {createLinkButton} from './lines/linkButton';
import {selectLinesByKeys} from './lines/lineKeys';
import {onScrollable} from '../common/scrollable';
import {watchMedia} from '../common/watchMedia';
import styles from './tools.module.css';
import {createToolMenu} from './toolMenu';
import {whenNear} from './whenNear';

/** Where all but the copy button is in a menu, as in tools.module.css. */
const MENU_LAYOUT = '(hover: none), (width <= 48em)';

/** What adds the buttons of the blocks that have none yet. */
const farBlocks = new Set<() => void>();

// The Tab key moves the focus anywhere, and would skip buttons that aren't there.
document.addEventListener('keydown', ({key}) => {
  if (key === 'Tab') {
    farBlocks.forEach(create => create());
  }
});

/**
 * Adds a block's buttons once it's near the viewport, or the Tab key is pressed: those of other packages, a copy
 * button, a link to selected lines, word wrap if a line is wider than the block, and the choice of the language if the
 * block has types. On a phone or touch screen, the last two are in a menu.
 *
 * @returns a function that removes the buttons
 */
export function addTools(block: HTMLElement): () => void {
  let remove: () => void;
  const create = () => {
    remove();
    remove = createTools(block);
  };
  const add = () => {
    const forget = whenNear(block, create);
    farBlocks.add(create);
    remove = () => {
      forget();
      farBlocks.delete(create);
    };
  };
  add();
  // A tablet was turned, or a window was made narrower.
  const stopWatching = watchMedia(MENU_LAYOUT, () => {
    remove();
    add();
  });
  return () => {
    stopWatching();
    remove();
  };
}

function createTools(block: HTMLElement): () => void {
  const pre = block.querySelector('pre');
  const code = pre?.querySelector('code');
  const header = pre?.previousElementSibling;
  if (!header || !code) {
    return () => {};
  }
  prepareAnnouncements();

  const copyLabel = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  const copy = createButton(copyLabel, COPY_ICON, () => void copyCode(block, code, copy));

  const wrapLabel = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  const wrap = createButton(wrapLabel, WRAP_ICON, () => {
    wrap.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap')));
  });
  wrap.setAttribute('aria-pressed', String(block.hasAttribute('data-wrap')));

  const {link, stop: stopLink} = createLinkButton(block, code);
  const stopKeys = selectLinesByKeys(code, link, block);
  const language = block.hasAttribute(TYPED_ATTRIBUTE) ? createLanguageSwitch() : undefined;
  const quiet = [wrap, ...(language ? [language.element] : [])];
  const added = addedTools.flatMap(create => create(block) ?? []);
  const addedButtons = added.map(({button}) => button);

  const bar = document.createElement('div');
  bar.className = styles.tools ?? '';
  bar.dataset.tools = '';
  bar.append(copy);
  const menu = window.matchMedia(MENU_LAYOUT).matches ? createToolMenu(block, quiet) : undefined;
  if (menu) {
    bar.append(menu);
    header.append(link, ...addedButtons, bar);
  } else {
    quiet.forEach(element => element.classList.add(styles.quiet ?? ''));
    // What only some blocks have is in front of what's there from the start, which doesn't move when it appears.
    header.append(...quiet, ...addedButtons, bar);
    // Where nothing is in front of it, even in the title, nothing moves when it appears.
    header.querySelector('button')?.before(link);
  }
  const unobserve = onScrollable(pre, code, isScrollable => {
    // An editor takes the place of the code, and the buttons keep theirs.
    if (block.hasAttribute('data-editing')) {
      return;
    }
    wrap.hidden = !isScrollable && !block.hasAttribute('data-wrap');
    if (menu) {
      menu.hidden = wrap.hidden && menu.querySelectorAll('button, p').length === 1;
    }
  });
  return () => {
    unobserve();
    stopKeys();
    stopLink();
    language?.stop();
    added.forEach(({remove}) => remove());
    [...quiet, link, bar].forEach(element => element.remove());
  };
}
