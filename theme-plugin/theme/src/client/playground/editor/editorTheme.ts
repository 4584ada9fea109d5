import {EditorView} from '@codemirror/view';
import {ROLE_CLASSES} from '../../highlight/roleClasses';

const colorOf = (name: string) => ({color: `var(--code-${name})`});

/** The look of the page's code blocks. In the editor's shadow root, only custom properties of the page are known. */
export const editorTheme = EditorView.theme({
  '&': {color: 'var(--code-text)', direction: 'ltr'},
  // The block around it shows the focus.
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'inherit',
    lineHeight: 'calc(var(--code-size) + 0.5rem)',
  },
  '.cm-content': {
    caretColor: 'var(--code-text)',
    // iOS zooms in if the element with the focus has less than 16 px. The lines keep the size of the page's code.
    fontSize: '16px',
    fontVariantLigatures: 'none',
    padding: 'var(--space-4) 0 1.125rem',
  },
  '.cm-line': {fontSize: 'var(--code-size)', padding: '0 0.375rem 0 var(--playground-pad)'},
  '.cm-matchingBracket': {outline: '1px solid var(--code-comment)'},
  '.cm-nonmatchingBracket': {color: 'var(--danger)'},
  '.cm-mark': {
    color: 'var(--success)',
    fontFamily: 'var(--font-text)',
    fontWeight: '600',
    marginInlineStart: '1ch',
    opacity: 'var(--playground-results)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-mark::before': {content: 'attr(data-text)'},
  '.cm-mark-wrong': {color: 'var(--danger)', fontFamily: 'var(--font-code)'},
  // Forced colors drop the background, and show the outline instead.
  '.cm-error': {background: 'var(--danger-surface)', outline: '1px solid transparent'},
  [`.${ROLE_CLASSES.comment}`]: colorOf('comment'),
  [`.${ROLE_CLASSES.keyword}`]: colorOf('keyword'),
  [`.${ROLE_CLASSES.string}`]: colorOf('string'),
  [`.${ROLE_CLASSES.number}`]: colorOf('number'),
  [`.${ROLE_CLASSES.function}`]: {...colorOf('function'), fontWeight: '600'},
  [`.${ROLE_CLASSES.type}`]: colorOf('type'),
});
