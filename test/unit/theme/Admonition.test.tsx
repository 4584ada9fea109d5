/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Admonition from '@theme/Admonition';
import ContentVisibility from '@theme/ContentVisibility';
import {renderInSite} from '../../support/renderInSite';

it.each([
  ['note', 'note', 'secondary'],
  ['tip', 'tip', 'success'],
  ['info', 'info', 'info'],
  ['warning', 'warning', 'warning'],
  ['danger', 'danger', 'danger'],
  ['caution', 'caution', 'warning'],
  ['secondary', 'secondary', 'secondary'],
  ['important', 'important', 'info'],
  ['success', 'success', 'success'],
])(':::%s is a note named %s, with the class of its kind', (type, name, kind) => {
  renderInSite(<Admonition type={type}>Text</Admonition>);
  const note = screen.getByRole('note', {name});
  expect(note).toHaveClass('theme-admonition', `theme-admonition-${type}`, `alert--${kind}`);
  expect(note).toHaveTextContent('Text');
  expect(note.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each(['experiment', 'constructor', 'toString'])(
  "uses the site's keyword %s as the title",
  keyword => {
    renderInSite(<Admonition type={keyword}>Text</Admonition>);
    expect(screen.getByRole('note', {name: keyword})).toHaveClass(`theme-admonition-${keyword}`);
  },
);

it('takes its title from the props or from Markdown', () => {
  const {unmount} = renderInSite(
    <Admonition type="warning" title="Pitfall">
      Text
    </Admonition>,
  );
  expect(screen.getByRole('note', {name: 'Pitfall'})).toBeInTheDocument();
  unmount();
  const Title = 'mdxAdmonitionTitle' as unknown as 'span';
  renderInSite(
    <Admonition type="warning">
      <Title>
        Pit<em>fall</em>
      </Title>
      Text
    </Admonition>,
  );
  takeConsoleErrors(); // React doesn't know the element that MDX leaves behind, which never reaches the page.
  const note = screen.getByRole('note', {name: /^Pit\s*fall$/});
  expect(note).toHaveTextContent('PitfallText');
  expect(document.querySelector('mdxadmonitiontitle')).not.toBeInTheDocument();
});

it('marks a page as unlisted or a draft', () => {
  renderInSite(<ContentVisibility metadata={{unlisted: true, frontMatter: {draft: true}}} />);
  expect(screen.getByRole('note', {name: 'Unlisted page'})).toBeInTheDocument();
  expect(screen.getByRole('note', {name: 'Draft page'})).toBeInTheDocument();
});

it('shows nothing on a published page', () => {
  renderInSite(<ContentVisibility metadata={{unlisted: false, frontMatter: {}}} />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
