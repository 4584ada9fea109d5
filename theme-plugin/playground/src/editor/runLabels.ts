import {translate} from '@docusaurus/Translate';

export const stoppedText = () =>
  translate({
    id: 'folio.Playground.stopped',
    message:
      'Stopped after 1.7 seconds because the code was still running. Is there an infinite loop?',
    description: 'What the output says about a code sample that took too long',
  });

export const unfinishedText = () =>
  translate({
    id: 'folio.Playground.unfinished',
    message: 'Stopped after 1.5 seconds with timers or promises still pending.',
    description: 'What the output says about a code sample that waited too long',
  });

export const cutText = (lines: number) =>
  translate(
    {
      id: 'folio.Playground.cut',
      message: 'The output was cut off here ({lines} more entries).',
      description: 'What the output says about a code sample that printed too much',
    },
    {lines},
  );

export const silentText = () =>
  translate({
    id: 'folio.Playground.silent',
    message: 'Done, with no output.',
    description: 'What the output says about a code sample that prints nothing',
  });

export const resultsText = (right: number, all: number) =>
  translate(
    {
      id: 'folio.Playground.results',
      message: '{right} of {all} expected results are correct.',
      description: 'What the output says about the results that a code sample states',
    },
    {right, all},
  );

export const doneText = () =>
  translate({
    id: 'folio.Playground.done',
    message: 'Done.',
    description: 'What the output says about a code sample that has run',
  });

export const errorText = () =>
  translate({
    id: 'folio.Playground.error',
    message: 'The code ended with an error.',
    description: 'What the output says about a code sample that threw an error',
  });

export const initialText = () =>
  translate({
    id: 'folio.Playground.initial',
    message: 'Initial state',
    description: 'The first step in the timeline of a code sample',
  });

export const firstStepsText = (steps: number) =>
  translate(
    {
      id: 'folio.Playground.firstSteps',
      message: 'These are the first {steps} steps.',
      description: 'What a timeline with as many steps as it can show says about them',
    },
    {steps},
  );

export const lineText = (file: string, line: number) =>
  translate(
    {
      id: 'folio.Playground.line',
      message: '{file}, line {line}',
      description: 'The place of an error in a code sample',
    },
    {file, line},
  );

export const rightLabel = () =>
  translate({
    id: 'folio.Playground.right',
    message: 'As expected',
    description: 'What the tick beside a stated result means',
  });

export const wrongLabel = (value: string) =>
  translate(
    {
      id: 'folio.Playground.wrong',
      message: 'Actual value: {value}',
      description: 'What the mark beside a stated result says, if the result is another one',
    },
    {value},
  );

export const unreachedLabel = () =>
  translate({
    id: 'folio.Playground.unreached',
    message: 'Not reached',
    description: 'What the mark beside a stated result says, if the code did not get there',
  });
