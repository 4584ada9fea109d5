import {EditorView} from '@codemirror/view';

/** The look of the page's code blocks. In the editor's shadow root, only custom properties of the page are known. */
export const editorTheme = EditorView.theme({
  '&': {color: 'var(--play-text)', direction: 'ltr'},
  // The block around it shows the focus.
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'inherit',
    lineHeight: 'calc(var(--play-size) + 0.5rem)',
  },
  '.cm-content': {
    caretColor: 'var(--play-text)',
    // iOS zooms in if the element with the focus has less than 16 px. The lines keep the size of the page's code.
    fontSize: '16px',
    fontVariantLigatures: 'none',
    padding: '1rem 0 1.125rem',
  },
  '.cm-line': {fontSize: 'var(--play-size)', padding: '0 0.375rem 0 var(--play-pad)'},
  '.cm-matchingBracket': {outline: '1px solid var(--play-comment)'},
  '.cm-nonmatchingBracket': {color: 'var(--play-danger)'},
  '.cm-mark': {
    color: 'var(--play-success)',
    fontFamily: 'var(--play-font)',
    fontWeight: '600',
    marginInlineStart: '1ch',
    opacity: 'var(--play-results)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-mark::before': {content: 'attr(data-text)'},
  '.cm-mark-wrong': {color: 'var(--play-danger)', fontFamily: 'var(--play-font-code)'},
  // Forced colors drop the background, and show the outline instead.
  '.cm-error': {background: 'var(--play-danger-surface)', outline: '1px solid transparent'},
  '.comment': {color: 'var(--play-comment)'},
  '.keyword': {color: 'var(--play-keyword)'},
  '.string': {color: 'var(--play-string)'},
  '.number': {color: 'var(--play-number)'},
  '.function': {color: 'var(--play-function)', fontWeight: '600'},
  '.type': {color: 'var(--play-type)'},
});
