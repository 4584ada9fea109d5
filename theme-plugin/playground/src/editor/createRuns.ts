import type {Sample} from '../shared/Sample';
import type {CodeEditor} from './codeEditor';
import {createElement} from './element';
import * as label from './labels';
import {createLazyRunner} from './lazyRunner';
import {createOutputView} from './outputView';
import styles from './playground.module.css';
import {createPreviewView} from './previewView';

/** The runs of an edited sample, and what they show. */
export interface Runs {
  /** Below the editor: the output, the preview, and the steps. */
  readonly element: HTMLElement;
  /** Runs the sample for a reader who asked for it. */
  readonly run: () => void;
  /** Shows that the results are those of an earlier text. */
  readonly expire: () => void;
  /** Runs the sample again if it has run with another text. */
  readonly renew: () => void;
  readonly close: () => void;
}

/** @param editedSample - returns the sample with the reader's text */
export function createRuns(editor: CodeEditor, editedSample: () => Sample): Runs {
  const output = createOutputView();
  const preview = createPreviewView();
  const steps = createElement('div');
  const element = createElement(
    'div',
    {class: styles.results},
    output.element,
    preview.element,
    steps,
  );
  const runner = createLazyRunner({element: preview.element, title: label.previewLabel()});
  let latest = 0;
  let lastTexts = '';

  /** The marks beside stated results are in the editor, which has the same parent. */
  const setExpired = (isExpired: boolean) =>
    element.parentElement?.toggleAttribute('data-expired', isExpired);

  function start(isAnnounced: boolean): void {
    setExpired(false);
    latest += 1;
    lastTexts = editor.texts().join();
    const own = latest;
    const isCurrent = () => own === latest && element.isConnected;
    const view = {sample: editedSample(), editor, output, preview, steps};
    output.start();
    import(/* webpackChunkName: "intent-playground-run" */ './runView')
      .then(({runAndShow}) => runAndShow(view, runner.load, {isAnnounced, isCurrent}))
      .catch(() => isCurrent() && output.end(label.failedText()));
  }

  return {
    element,
    run: () => start(true),
    expire: () => setExpired(true),
    renew() {
      if (latest > 0 && editor.texts().join() !== lastTexts) {
        start(false);
      }
    },
    close: runner.close,
  };
}
