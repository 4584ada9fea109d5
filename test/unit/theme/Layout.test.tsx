/** @jest-environment jsdom */
import {screen, waitFor} from '@testing-library/react';
import Layout from '@theme/Layout';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();

beforeEach(() => {
  setThemeConfig({
    announcementBar: {id: 'layout', content: 'News', isCloseable: false},
    footer: {style: 'light', links: [], copyright: 'Copyright'},
  });
});

it('surrounds the page with skip link, announcement, navbar, and footer', async () => {
  const {container} = renderInSite(
    <Layout title="Page" description="What it is about" wrapperClassName="mine">
      <main>Text</main>
    </Layout>,
  );
  const landmarks = [
    screen.getByRole('link', {name: 'Skip to main content'}),
    screen.getByRole('region', {name: 'Announcement'}),
    screen.getByRole('navigation', {name: 'Main'}),
    screen.getByRole('main'),
    screen.getByRole('contentinfo'),
  ];
  const inOrder = [...container.querySelectorAll('*')].filter(node =>
    landmarks.some(landmark => landmark === node),
  );
  expect(inOrder).toEqual(landmarks);
  await waitFor(() => expect(document.title).toBe('Page | Fixture'));
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'What it is about',
  );
  expect(screen.getByRole('main').parentElement).toHaveClass('main-wrapper', 'mine');
});

it('gives the skip link its target without JavaScript', () => {
  renderInSite(<Layout>Text</Layout>);
  const target = screen.getByRole('link', {name: 'Skip to main content'}).getAttribute('href');
  expect(document.getElementById(target?.slice(1) ?? '')).toHaveTextContent('Text');
});

it('leaves the footer out if the page disables it', () => {
  renderInSite(<Layout noFooter>Text</Layout>);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('stays when the page inside it crashes', () => {
  const Broken = () => {
    throw new Error('The shelf is empty');
  };
  renderInSite(
    <Layout>
      <Broken />
    </Layout>,
  );
  takeConsoleErrors(); // React reports the error.
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('This page crashed.');
  expect(screen.getByRole('navigation', {name: 'Main'})).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
