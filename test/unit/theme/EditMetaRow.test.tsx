/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import siteConfig from '../../support/generated/docusaurus.config';
import EditMetaRow from '@theme/EditMetaRow';
import {renderInSite} from '../../support/renderInSite';

const folio: {search: object; reportUrl?: string} = siteConfig.themeConfig.folio;
afterEach(() => {
  delete folio.reportUrl;
});

const nothing = {className: '', editUrl: null, lastUpdatedAt: null, lastUpdatedBy: null};

it('links to the source and shows the last update', () => {
  renderInSite(
    <EditMetaRow
      className="row"
      editUrl="https://example.com/edit/a.md"
      lastUpdatedAt={Date.UTC(2024, 1, 29, 23, 30)}
      lastUpdatedBy="Ada"
    />,
  );
  expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://example.com/edit/a.md',
  );
  expect(screen.getByText(/Last updated/)).toHaveTextContent('Last updated on Feb 29, 2024 by Ada');
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2024-02-29T23:30:00.000Z');
});

it('leaves out unknown values', () => {
  renderInSite(<EditMetaRow {...nothing} lastUpdatedBy="Ada" />);
  expect(screen.getByText(/Last updated/)).toHaveTextContent('Last updated by Ada');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it("links to the site's issue form with the path of the page", () => {
  folio.reportUrl = 'https://example.com/new?title={path}';
  renderInSite(<EditMetaRow {...nothing} />, '/api/store');
  expect(screen.getByRole('link', {name: 'Report a problem'})).toHaveAttribute(
    'href',
    'https://example.com/new?title=%2Fapi%2Fstore',
  );
});
