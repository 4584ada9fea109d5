/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Logo from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
const navbar = (settings: object) =>
  setThemeConfig({navbar: {items: [], hideOnScroll: false, ...settings}});

it('links to the home page, named by the title', () => {
  navbar({title: 'Redux', logo: {src: 'img/logo.svg', alt: ''}});
  renderInSite(<Logo />);
  expect(screen.getByRole('link', {name: 'Redux'})).toHaveAttribute('href', '/');
});

it('is named by the logo’s alternative text, or by the site’s title', () => {
  navbar({logo: {src: 'img/logo.svg', alt: 'The logo'}});
  const {unmount} = renderInSite(<Logo />);
  expect(screen.getByRole('link', {name: 'The logo'})).toBeInTheDocument();
  unmount();
  navbar({logo: {src: 'img/logo.svg'}});
  renderInSite(<Logo />);
  expect(screen.getByRole('link', {name: 'Fixture'})).toBeInTheDocument();
});

it('links to the URL that the site sets', () => {
  navbar({title: 'Redux', logo: {src: 'img/logo.svg', href: '/docs', target: '_self'}});
  renderInSite(<Logo />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/docs');
  expect(screen.getByRole('link')).toHaveAttribute('target', '_self');
});

it('has one image if both modes share it', () => {
  navbar({title: 'Redux', logo: {src: 'img/logo.svg', width: 32, height: 32}});
  const {container} = renderInSite(<Logo />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('img')).toHaveAttribute('src', '/img/logo.svg');
});

it("fetches only the one of two images that's shown", () => {
  const {container} = renderInSite(
    <ThemedImage sources={{light: '/l.svg', dark: '/d.svg'}} alt="A" />,
  );
  const images = [...container.querySelectorAll('img')];
  expect(images.map(image => image.getAttribute('src'))).toEqual(['/l.svg', '/d.svg']);
  expect(images.map(image => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
});
