import {translate} from '@docusaurus/Translate';

export const failed = (name: string) =>
  translate(
    {
      id: 'folio.LoadFailure.failed',
      message: '“{name}” couldn’t load.',
      description: 'Says which control did nothing, because its code did not load',
    },
    {name},
  );

export const changed = () =>
  translate({
    id: 'folio.LoadFailure.changed',
    message: 'This site has been updated since you opened the page.',
    description: 'Why code did not load, if the site was published again in the meantime',
  });

export const offline = () =>
  translate({
    id: 'folio.LoadFailure.offline',
    message: 'Check your network connection.',
    description: 'The advice if code did not load',
  });

export const reload = () =>
  translate({
    id: 'folio.LoadFailure.reload',
    message: 'Reload the page',
    description: 'The button that helps if the site was published again in the meantime',
  });

export const retry = () =>
  translate({
    id: 'theme.ErrorPageContent.tryAgain',
    message: 'Try again',
    description: 'The button that loads once more what failed',
  });

export const cancel = () =>
  translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'The button that closes the message that something did not load',
  });
