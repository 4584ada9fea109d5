import {MAX_SHOWN} from '../shared/constants';
import type {FromCell, Place} from '../shared/messages';
import type {Sample} from '../shared/Sample';
import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';
import type {Stated} from '../run/instrument';
import type {Runner} from '../run/runSample';
import {SampleError} from '../run/SampleError';
import type {CodeEditor} from './codeEditor';
import {importPlace} from './missingExport';
import {failedText} from './labels';
import * as label from './runLabels';
import type {Mark} from './marks';
import type {OutputView} from './outputView';
import type {PreviewView} from './previewView';
import {createStepsView} from './stepsView';

type Result = Extract<FromCell, {kind: 'result'}>;

/** The lines that a file has above what the reader sees. */
const hiddenLines = ({before = ''}: {before?: string}): number => before.split('\n').length - 1;

/** The place as the reader sees it; undefined in lines that the page doesn't show. */
export function shownPlace(sample: Sample, place: Place | undefined): Place | undefined {
  const file = sample.files.find(({name}) => name === place?.file);
  const line = file && place ? place.line - hiddenLines(file) : 0;
  const lines = file?.text.split('\n').length ?? 0;
  return place && line >= 1 && line <= lines ? {file: place.file, line} : undefined;
}

/** A value on one line. Its type is only what the sample claims. */
function shortened(value: unknown): string {
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function markOf({to}: Stated, {agrees, shown}: Result, start: number): Mark {
  const position = to - start;
  if (agrees) {
    return {position, isRight: true, text: '✓', label: label.rightLabel()};
  }
  const text = shown === '' ? label.unreachedLabel() : shortened(shown);
  return {
    position,
    isRight: false,
    text: `✗ ${text}`,
    label: shown === '' ? text : label.wrongLabel(text),
  };
}

function endOf({hasFailed, isSilent}: {hasFailed: boolean; isSilent: boolean}): string {
  if (hasFailed) {
    return label.errorText();
  }
  return isSilent ? label.silentText() : label.doneText();
}

function resultsOf(results: readonly Result[]): string {
  const right = results.filter(({agrees}) => agrees).length;
  return results.length > 0 ? label.resultsText(right, results.length) : '';
}

/** Scrolls to the results, but keeps at least half of the window for the code above them. */
function reveal(results: HTMLElement | null): void {
  const {top = 0, bottom = 0} = results?.getBoundingClientRect() ?? {};
  const {clientHeight} = document.documentElement;
  const by = Math.min(bottom - clientHeight, top - clientHeight / 2);
  window.scrollBy({top: Math.max(0, by), behavior: 'instant'});
}

/** What a run takes from the editor, and where it shows what happens. */
interface RunView {
  readonly sample: Sample;
  readonly editor: CodeEditor;
  readonly output: OutputView;
  readonly preview: PreviewView;
  /** Receives the steps. */
  readonly steps: HTMLElement;
}

/**
 * Runs a sample and shows what it does: the output below the editor, what it renders, the steps that it took, and a
 * mark beside each stated result.
 *
 * @param options.isAnnounced - whether screen readers hear how it ended
 * @param options.isCurrent - whether no later run has started, which takes over the output
 */
export async function runAndShow(
  {sample, editor, output, preview, steps: container}: RunView,
  loadRunner: () => Promise<Pick<Runner, 'run'>>,
  {isAnnounced, isCurrent}: {isAnnounced: boolean; isCurrent: () => boolean},
): Promise<void> {
  const steps = createStepsView(container);
  let stated: readonly Stated[] = [];
  // A sample that forges reports can send any number for one result.
  const found = new Map<number, Result>();
  let isShown = false;
  let errorPlace: Place | undefined;
  let hasFailed = false;
  let ending = '';

  const fail = (text: string, thrownAt: Place | undefined) => {
    const place = thrownAt ?? importPlace(sample, text);
    hasFailed = true;
    errorPlace ??= shownPlace(sample, place);
    const shown = shownPlace(sample, place);
    output.fail(shown ? `${text}\n${label.lineText(shown.file, shown.line)}` : text);
  };
  const onMessage = (message: FromCell) => {
    if (!isCurrent()) {
      return;
    }
    if (message.kind === 'line') {
      output.print(message.level, message.text);
    } else if (message.kind === 'cut') {
      output.note(label.cutText(message.lines));
    } else if (message.kind === 'error') {
      fail(message.text, message.place);
    } else if (message.kind === 'unfinished') {
      ending = label.unfinishedText();
    } else if (message.kind === 'height') {
      isShown = message.height > 0;
      preview.resize(message.height);
    } else if (message.kind === 'step') {
      steps.add(message);
    } else if (message.kind === 'result') {
      found.set(message.index, message);
    }
  };

  try {
    const runner = await loadRunner();
    const end = await runner.run(sample, each => (stated = each), onMessage);
    ending = end === 'stopped' ? label.stoppedText() : end === 'failed' ? failedText() : ending;
  } catch (error) {
    if (error instanceof SampleError) {
      fail(error.message, error.place);
    } else {
      ending = failedText();
    }
  }

  if (!isCurrent()) {
    return;
  }
  if (!isShown) {
    preview.resize(0);
  }
  const results = Array.from(found.values()).filter(({index}) => stated[index]);
  const [entry] = sample.files;
  const marks = results.flatMap(result => {
    const statement = stated[result.index];
    return statement ? [markOf(statement, result, entry?.before?.length ?? 0)] : [];
  });
  sample.files.forEach(({name}, file) =>
    editor.mark(file, {
      results: file === 0 ? marks : [],
      errorLine: errorPlace?.file === name ? errorPlace.line : undefined,
    }),
  );
  ending = [
    ending || endOf({hasFailed, isSilent: output.isEmpty() && steps.isEmpty() && !isShown}),
    resultsOf(results),
  ]
    .filter(Boolean)
    .join(' ');
  output.end(ending);
  steps.end();
  if (isAnnounced) {
    announce(ending);
    reveal(output.element.parentElement);
  }
}
