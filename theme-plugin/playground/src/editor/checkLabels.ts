import {translate} from '@docusaurus/Translate';

export const checkLabel = () =>
  translate({
    id: 'folio.Playground.check',
    message: 'Check',
    description: 'The button that checks the solution to an exercise',
  });

export const checkingText = () =>
  translate({
    id: 'folio.Playground.checking',
    message: 'Checking…',
    description: 'What an exercise says until its solution is checked',
  });

export const allPassText = (all: number) =>
  translate(
    {
      id: 'folio.Playground.allPass',
      message: 'All {all} checks pass. Nice work!',
      description: 'What an exercise says about a right solution',
    },
    {all},
  );

export const somePassText = (passed: number, all: number) =>
  translate(
    {
      id: 'folio.Playground.somePass',
      message: '{passed} of {all} checks pass.',
      description: 'What an exercise says about a solution that is not right yet',
    },
    {passed, all},
  );

export const passesLabel = () =>
  translate({
    id: 'folio.Playground.passes',
    message: 'Passes',
    description: 'What the tick before the sentence of a check means',
  });

export const failsLabel = () =>
  translate({
    id: 'folio.Playground.fails',
    message: 'Doesn’t pass',
    description: 'What the cross before the sentence of a check means',
  });

export const thrownText = (sentence: string, error: string) =>
  translate(
    {
      id: 'folio.Playground.thrown',
      message: '{sentence} Your code stopped with an error: {error}',
      description: 'The sentence of a check that ended with an error',
    },
    {sentence, error},
  );

export const notCheckedText = () =>
  translate({
    id: 'folio.Playground.notChecked',
    message: 'Not checked, because your code didn’t get this far.',
    description: 'The sentence of a check that was not reached',
  });

export const notStartedText = () =>
  translate({
    id: 'folio.Playground.notStarted',
    message: 'Your code can’t be checked yet. Fix this error first:',
    description: 'What an exercise says about code that does not compile or start',
  });

export const notExportedText = (name: string) =>
  translate(
    {
      id: 'folio.Playground.notExported',
      message: 'The checks need {name}, but your code doesn’t export it.',
      description: 'The error of an exercise whose checks import something that is not there',
    },
    {name},
  );

export const expiredText = () =>
  translate({
    id: 'folio.Playground.expired',
    message: 'Your code has changed since then. Check it again.',
    description: 'What an exercise says once its results are those of an earlier text',
  });
