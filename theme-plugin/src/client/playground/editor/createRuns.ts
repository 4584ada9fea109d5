import type {Sample} from '../../../playground/shared/Sample';
import type {CodeEditor} from './codeEditor';
import {createElement} from './element';
import * as label from './labels';
import {createLazyRunner} from './lazyRunner';
import {createOutputView} from './outputView';
import styles from './playground.module.css';
import {createPreviewView} from './previewView';
import {runAndShow} from './runView';

/** The runs of an edited sample, and what they show. */
export interface Runs {
  /** Below the editor: the output and the preview. */
  readonly element: HTMLElement;
  /** Runs the sample for a reader who asked for it. */
  readonly run: () => void;
  /** Runs the sample again if it has run with another text. */
  readonly renew: () => void;
  readonly close: () => void;
}

/** @param editedSample - returns the sample with the reader's text */
export function createRuns(editor: CodeEditor, editedSample: () => Sample): Runs {
  const output = createOutputView();
  const preview = createPreviewView();
  const element = createElement('div', {class: styles.results}, output.element, preview.element);
  const runner = createLazyRunner({element: preview.element, title: label.previewLabel()});
  let latest = 0;
  let lastTexts = '';

  function start(isAnnounced: boolean): void {
    latest += 1;
    lastTexts = editor.texts().join();
    const own = latest;
    const isCurrent = () => own === latest && element.isConnected;
    void runAndShow({sample: editedSample(), editor, output, preview}, runner.load, {
      isAnnounced,
      isCurrent,
    });
  }

  return {
    element,
    run: () => start(true),
    renew() {
      if (latest > 0 && editor.texts().join() !== lastTexts) {
        start(false);
      }
    },
    close: runner.close,
  };
}
