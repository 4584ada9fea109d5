import {translate} from '@docusaurus/Translate';

export const runLabel = () =>
  translate({
    id: 'folio.Playground.run',
    message: 'Run',
    description: 'The button that runs a code sample, in an editor that it opens',
  });
