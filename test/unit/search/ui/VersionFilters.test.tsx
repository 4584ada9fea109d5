/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useLocation} from '@docusaurus/router';
import {useSearchVersions} from '@site/theme-plugin/search/src/ui/hooks/useSearchVersions';
import {VersionFilters} from '@site/theme-plugin/search/src/ui/VersionFilters';
import {docsOfTest} from '../../../support/docsOfTest';
import {renderInSite} from '../../../support/renderInSite';

docsOfTest();

function Page(): ReactNode {
  return (
    <>
      <VersionFilters all={useSearchVersions(['docs-default-2.0', 'docs-log-current'])} />
      <output>{useLocation().search}</output>
    </>
  );
}

it('shows the version that is searched, and puts the one that the reader chooses into the address', async () => {
  renderInSite(<Page />, '/search?q=store&version=docs-default-1.0');
  const filter = screen.getByRole('combobox', {name: 'Versions'});
  expect(filter).toHaveDisplayValue('1.0');
  await userEvent.selectOptions(filter, 'Next');
  expect(filter).toHaveDisplayValue('Next');
  expect(screen.getByRole('status')).toHaveTextContent('?q=store&version=docs-default-current');
});
