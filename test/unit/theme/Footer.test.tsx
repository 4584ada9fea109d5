/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import Footer from '@theme/Footer';
import siteConfig from '../../support/generated/docusaurus.config';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();

function renderFooter(footer: object): HTMLElement {
  setThemeConfig({footer: {style: 'light', links: [], ...footer}});
  renderInSite(<Footer />);
  return screen.getByRole('contentinfo');
}

it('renders nothing if the site has no footer', () => {
  renderInSite(<Footer />);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('shows groups whose titles name their lists', () => {
  renderFooter({
    links: [
      {title: 'Docs', items: [{label: 'Start', to: '/start'}]},
      {title: 'More', items: [{label: 'GitHub', href: 'https://github.com'}, {html: '<b>Ad</b>'}]},
    ],
  });
  const more = screen.getByRole('list', {name: 'More'});
  expect(within(more).getByRole('link')).toHaveAttribute('href', 'https://github.com');
  expect(within(more).getByText('Ad').tagName).toBe('B');
  const docs = screen.getByRole('list', {name: 'Docs'});
  expect(within(docs).getByRole('link', {name: 'Start'})).toHaveAttribute('href', '/start');
});

it('marks only external links as leaving the site', () => {
  renderFooter({
    links: [
      {label: 'Here', to: '/here'},
      {label: 'There', href: 'https://example.com'},
    ],
  });
  expect(screen.getByRole('link', {name: 'Here'})).toBeInTheDocument();
  const there = screen.getByRole('link', {name: /^There/});
  expect(within(there).getByText('(opens in new tab)')).toBeInTheDocument();
});

it("treats an address of the site as staying, even if it's written as an external one", () => {
  renderFooter({
    links: [
      {label: 'Feed', href: '/feed.xml'},
      {label: 'Mail', href: 'mailto:a@example.com'},
    ],
  });
  expect(screen.getByRole('link', {name: 'Feed'})).toHaveAttribute('href', '/feed.xml');
  expect(screen.getByRole('link', {name: /^Mail.+new tab/})).toBeInTheDocument();
});

it('puts the base URL before an address only where the site asks for it', () => {
  siteConfig.baseUrl = '/base/';
  renderFooter({
    links: [
      {label: 'Inside', href: '/rules', prependBaseUrlToHref: true},
      {label: 'Beside', href: 'https://example.com/rules'},
    ],
  });
  siteConfig.baseUrl = '/';
  expect(screen.getByRole('link', {name: 'Inside'})).toHaveAttribute('href', '/base/rules');
  const beside = screen.getByRole('link', {name: /^Beside/});
  expect(beside).toHaveAttribute('href', 'https://example.com/rules');
});

it('shows a simple footer as one list', () => {
  const footer = renderFooter({
    links: [{label: 'Here', to: '/here'}, {html: '<i>Free</i>'}, {label: 'There', to: '/there'}],
  });
  expect(
    within(footer)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Here', 'Free', 'There']);
});

it('shows the copyright with its HTML, and no empty bottom row', () => {
  const footer = renderFooter({copyright: 'Copyright © 2015–2025 <a href="/who">Who</a>'});
  expect(footer).toHaveTextContent('Copyright © 2015–2025 Who');
  expect(screen.getByRole('link', {name: 'Who'})).toBeInTheDocument();
});

it('has an image of the logo for each color mode, with one name, and no link without an address', () => {
  renderFooter({logo: {src: 'img/logo.svg', srcDark: 'img/dark.svg', alt: 'Maker'}});
  const images = screen.getAllByRole('img', {name: 'Maker'});
  expect(images.map(image => image.getAttribute('src'))).toEqual([
    '/img/logo.svg',
    '/img/dark.svg',
  ]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it("names a logo link without alternative text after the site's title", () => {
  renderFooter({logo: {src: 'img/logo.svg', alt: '', href: '/'}});
  expect(screen.getByRole('link', {name: 'Fixture'})).toHaveAttribute('href', '/');
  expect(document.querySelector('img')).toHaveAttribute('src', '/img/logo.svg');
});

it("opens the logo's link where the site asks for it", () => {
  renderFooter({logo: {src: 'img/logo.svg', alt: 'Maker', href: '/', target: '_self'}});
  expect(screen.getByRole('link', {name: 'Maker'})).toHaveAttribute('target', '_self');
});

it('can be dark in both color modes', () => {
  expect(renderFooter({style: 'dark', copyright: 'C'})).toHaveClass('footer', 'footer--dark');
});
