/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocVersionBanner from '@theme/DocVersionBanner';
import {DocsFixture} from '../../support/DocsFixture';
import {docsOfTest, threeVersions} from '../../support/docsOfTest';
import {renderInSite} from '../../support/renderInSite';

// The labels differ from the names, so a mix-up would show.
docsOfTest(
  threeVersions.map(version => ({...version, label: `${version.name} as readers know it`})),
);

beforeEach(() => localStorage.clear());

/** The banner on a page of the fixture's docs. */
async function show(path: string, banner: 'unreleased' | 'unmaintained'): Promise<string> {
  renderInSite(
    <DocsFixture version={{version: 'the name', label: 'the label', banner}}>
      <DocVersionBanner />
    </DocsFixture>,
    path,
  );
  return (await screen.findByRole('note')).textContent;
}

it("says, with its label, that a version isn't released", async () => {
  expect(await show('/next/guides/more', 'unreleased')).toContain(
    'This is unreleased documentation for Fixture the label version.',
  );
});

it('says, with its label, that a version is no longer maintained', async () => {
  expect(await show('/1.0/guides/index', 'unmaintained')).toContain(
    'This is documentation for Fixture the label, which is no longer actively maintained.',
  );
});

it("links to this page in the latest version by label, and stores the version's name", async () => {
  expect(await show('/next/guides/more', 'unreleased')).toContain(
    'For up-to-date documentation, see the latest version (2.0 as readers know it).',
  );
  const link = screen.getByRole('link', {name: 'latest version'});
  expect(link).toHaveAttribute('href', '/guides/more');
  await userEvent.click(link);
  expect(localStorage.getItem('docs-preferred-version-default-test')).toBe('2.0');
});

it('links to the start of the latest version from a page that it lacks', async () => {
  await show('/1.0/elsewhere', 'unmaintained');
  expect(screen.getByRole('link', {name: 'latest version'})).toHaveAttribute(
    'href',
    '/intro/start',
  );
});

it('shows nothing in the latest version', () => {
  const {container} = renderInSite(
    <DocsFixture version={{banner: null}}>
      <DocVersionBanner />
    </DocsFixture>,
  );
  expect(container).toBeEmptyDOMElement();
});
