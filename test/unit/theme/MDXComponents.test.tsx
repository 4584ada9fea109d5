/** @jest-environment jsdom */
import type {ComponentType, ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BrokenLinksProvider,
  createStatefulBrokenLinks,
} from '@docusaurus/core/lib/client/BrokenLinksContext';
import Details from '@theme/Details';
import MDXContent from '@theme/MDXContent';
import {renderInSite} from '../../support/renderInSite';

type Elements = Record<string, ComponentType<Record<string, unknown>>>;

/** MDX's output for a file, with the components from the provider. */
function Article({render}: {readonly render: (elements: Elements) => ReactNode}): ReactNode {
  return render(useMDXComponents() as Elements);
}

function renderArticle(render: (elements: Elements) => ReactNode): HTMLElement {
  return renderInSite(
    <MDXContent>
      <Article render={render} />
    </MDXContent>,
  ).container;
}

it('renders headings with links, links, lists, and images', () => {
  renderArticle(({h2: H2, a: A, ul: Ul, li: Li, img: Img}) =>
    H2 && A && Ul && Li && Img ? (
      <>
        <H2 id="part">Part</H2>
        <Ul>
          <Li id="user-content-fn-1">
            <A href="https://example.com">Elsewhere</A>
          </Li>
        </Ul>
        <Img src="/a.png" alt="A" width="10" height="10" />
      </>
    ) : null,
  );
  expect(screen.getByRole('link', {name: 'Direct link to Part'})).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Elsewhere'})).toHaveAttribute(
    'href',
    'https://example.com',
  );
  expect(screen.getByRole('list')).not.toHaveAttribute('class');
  expect(screen.getByRole('listitem')).toHaveAttribute('id', 'user-content-fn-1');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

it('has checkboxes instead of bullets in a task list', () => {
  const container = renderArticle(({ul: Ul}) =>
    Ul ? (
      <Ul className="contains-task-list">
        <li>Done</li>
      </Ul>
    ) : null,
  );
  expect(container.querySelector('ul')).toHaveClass('contains-task-list', 'tasks');
});

it('tells the build about every anchor, so that links to them count as intact', () => {
  const brokenLinks = createStatefulBrokenLinks();
  renderInSite(
    <BrokenLinksProvider brokenLinks={brokenLinks}>
      <MDXContent>
        <Article
          render={({h2: H2, li: Li, details: MDXDetails}) =>
            H2 && Li && MDXDetails ? (
              <>
                <H2 id="part">Part</H2>
                <Li id="item">Item</Li>
                <MDXDetails id="more">
                  <summary>More</summary>
                </MDXDetails>
              </>
            ) : null
          }
        />
      </MDXContent>
    </BrokenLinksProvider>,
  );
  expect(brokenLinks.getCollectedAnchors()).toEqual(['part', 'item', 'more']);
});

describe('details', () => {
  it('are native elements, with the summary first and no script needed to open them', async () => {
    renderArticle(({details: MDXDetails}) =>
      MDXDetails ? (
        <MDXDetails id="more">
          <p>Text</p>
          <summary>More</summary>
        </MDXDetails>
      ) : null,
    );
    const details = screen.getByRole('group');
    expect(details).toHaveAttribute('id', 'more');
    expect(details.firstElementChild).toHaveTextContent('More');
    expect(details.querySelectorAll('summary')).toHaveLength(1);
    expect(details).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('More'));
    expect(details).toHaveAttribute('open');
  });

  it('accept text as the summary, and can be open from the start', () => {
    renderInSite(
      <Details summary="More" open>
        Text
      </Details>,
    );
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByText('More').tagName).toBe('SUMMARY');
  });

  it("leave the summary to the browser if there's none", () => {
    renderInSite(<Details>Text</Details>);
    expect(document.querySelector('summary')).not.toBeInTheDocument();
  });
});
