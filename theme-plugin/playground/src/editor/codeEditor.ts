import {history} from '@codemirror/commands';
import {bracketMatching} from '@codemirror/language';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {editorTheme} from './editorTheme';
import {languageOf} from './highlighting';
import {editingKeys} from './keys';
import {marksEffect, marksExtension, type Marks} from './marks';
import {nameColors} from './nameColors';

/** The files of a sample as an editor, one at a time. */
export interface CodeEditor {
  readonly show: (file: number) => void;
  readonly texts: () => string[];
  /** The text of the file that's shown. */
  readonly shownText: () => string;
  /** Replaces all texts, as one step per file, each of which can be undone. */
  readonly setTexts: (texts: readonly string[]) => void;
  readonly mark: (file: number, marks: Marks) => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

interface Options {
  readonly files: readonly {readonly name: string; readonly text: string}[];
  readonly onChange: () => void;
  readonly onEscape: () => void;
  readonly onRun: () => void;
  readonly labelOf: (file: string) => string;
  /** How much of the window's lower edge is hidden, in px. The cursor stays above it. */
  readonly hiddenHeight: () => number;
}

/**
 * Creates the editor in a shadow root, where its styles don't need the permission of the page's policy.
 *
 * @param host - receives the shadow root
 */
export function createCodeEditor(
  host: HTMLElement,
  {files, onChange, onEscape, onRun, labelOf, hiddenHeight}: Options,
): CodeEditor {
  /** Until the text changes, Tab moves past it: otherwise, it would hold readers on their way from the bar to the tabs. */
  function leave(): boolean {
    view.setTabFocusMode(true);
    onEscape();
    return true;
  }

  const shared: Extension = [
    keymap.of([
      {key: 'Escape', run: leave},
      {
        key: 'Mod-Enter',
        run: () => {
          onRun();
          return true;
        },
      },
      ...editingKeys,
    ]),
    history(),
    bracketMatching(),
    editorTheme,
    nameColors,
    EditorView.scrollMargins.of(() => ({bottom: hiddenHeight()})),
    marksExtension,
    EditorView.updateListener.of(({docChanged}) => {
      if (docChanged) {
        view.setTabFocusMode(false);
        onChange();
      }
    }),
  ];
  const states = files.map(({name, text}) =>
    EditorState.create({
      doc: text,
      extensions: [
        shared,
        languageOf(name),
        EditorView.contentAttributes.of({
          'aria-label': labelOf(name),
          spellcheck: 'false',
          tabindex: '0',
        }),
      ],
    }),
  );
  let current = 0;
  const root = host.attachShadow({mode: 'open'});
  const view = new EditorView({state: states[0], root, parent: root});

  function stateOf(file: number): EditorState | undefined {
    return file === current ? view.state : states[file];
  }

  function show(file: number): void {
    const state = stateOf(file);
    if (state && file !== current) {
      states[current] = view.state;
      current = file;
      view.setState(state);
    }
  }

  const texts = () => states.map((_, file) => stateOf(file)?.doc.toString() ?? '');

  return {
    show,
    texts,
    shownText: () => view.state.doc.toString(),
    setTexts(wanted) {
      const shown = current;
      texts().forEach((text, file) => {
        if (wanted[file] !== undefined && wanted[file] !== text) {
          show(file);
          view.dispatch({changes: {from: 0, to: text.length, insert: wanted[file]}});
        }
      });
      show(shown);
    },
    mark(file, marks) {
      const change = {effects: marksEffect(marks)};
      const state = states[file];
      if (file === current) {
        view.dispatch(change);
      } else if (state) {
        states[file] = state.update(change).state;
      }
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
