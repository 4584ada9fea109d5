import {translate} from '@docusaurus/Translate';
import {prepareAnnouncements} from '../common/announce';
import {PLAYGROUND_ATTRIBUTE} from '../../playground/shared/attribute';
import {createButton} from './button';
import {copyCode} from './copyCode';
import {TYPED_ATTRIBUTE} from '../../shared/code/constants';
import {COPY_ICON, WRAP_ICON} from './icons';
import {createEditButton, isExercise} from './editButton';
import {createLanguageButton} from './languageButton';
import {createLinkButton} from './lines/linkButton';
import {selectLinesByKeys} from './lines/lineKeys';
import {onScrollable} from '../common/scrollable';
import {watchMedia} from '../common/watchMedia';
import styles from './tools.module.css';
import {createToolMenu} from './toolMenu';
import {whenNear} from './whenNear';

/** Where all but the copy button is in a menu, as in tools.module.css. */
const MENU_LAYOUT = '(hover: none), (width <= 48em)';

/**
 * Adds a block's buttons once it's near the viewport: a link to its lines, a copy button, word wrap if a line is
 * wider than the block, and the language if the block has types. On a phone or touch screen, all but the copy
 * button and an exercise's "Edit and run" are in a menu. Only a block that scrolls stays in the tab order.
 *
 * @returns a function that removes the buttons
 */
export function addTools(block: HTMLElement): () => void {
  let remove: () => void;
  const add = () => {
    remove = whenNear(block, () => {
      remove = createTools(block);
    });
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

  const bar = document.createElement('div');
  bar.className = styles.tools ?? '';
  const link = createLinkButton(block, code);
  const stopKeys = selectLinesByKeys(code, link, block);
  const language = block.hasAttribute(TYPED_ATTRIBUTE) ? createLanguageButton() : undefined;
  const others = [
    // The first is a constant in a build.
    ...(process.env.FOLIO_PLAYGROUND && block.hasAttribute(PLAYGROUND_ATTRIBUTE)
      ? [createEditButton(block)]
      : []),
    ...(language ? [language.button] : []),
  ];
  header.append(bar);
  // What only some blocks have is in front of what's there from the start, which doesn't move when it appears.
  const inFront = (...buttons: HTMLElement[]) =>
    (header.querySelector('details') ?? bar).before(...buttons);
  let showWrap = () => inFront(wrap);
  if (window.matchMedia(MENU_LAYOUT).matches) {
    const {menu, panel} = createToolMenu(block);
    panel.prepend(...others, link);
    bar.append(copy, menu);
    if (isExercise(block)) {
      bar.before(...others.filter(button => button.hasAttribute(`${PLAYGROUND_ATTRIBUTE}-button`)));
    }
    showWrap = () => link.after(wrap);
  } else {
    link.classList.add(styles.link ?? '');
    inFront(...others);
    // Where nothing is in front of it, even in the title, it leaves no hole while it's hidden.
    (header.querySelector('button, details') ?? bar).before(link);
    bar.append(copy);
  }

  const unobserve = onScrollable(pre, code, isScrollable => {
    if (isScrollable || block.hasAttribute('data-wrap')) {
      showWrap();
    } else {
      wrap.remove();
    }
    if (isScrollable) {
      pre.tabIndex = 0;
    } else if (document.activeElement !== pre) {
      pre.removeAttribute('tabindex');
    }
  });
  return () => {
    unobserve();
    stopKeys();
    language?.stop();
    [...others, link, wrap, bar].forEach(element => element.remove());
  };
}
