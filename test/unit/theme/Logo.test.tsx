/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Logo from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
const navbar = (settings: object) =>
  setThemeConfig({navbar: {items: [], hideOnScroll: false, ...settings}});

it('is a link home, named by the title', () => {
  navbar({title: 'Redux', logo: {src: 'img/logo.svg', alt: ''}});
  renderInSite(<Logo />);
  expect(screen.getByRole('link', {name: 'Redux'})).toHaveAttribute('href', '/');
});

it('is named by the logo’s text, and by the site’s title where there is nothing else', () => {
  navbar({logo: {src: 'img/logo.svg', alt: 'The logo'}});
  const {unmount} = renderInSite(<Logo />);
  expect(screen.getByRole('link', {name: 'The logo'})).toBeInTheDocument();
  unmount();
  navbar({logo: {src: 'img/logo.svg'}});
  renderInSite(<Logo />);
  expect(screen.getByRole('link', {name: 'Fixture'})).toBeInTheDocument();
});

it('leads where the site says', () => {
  navbar({title: 'Redux', logo: {src: 'img/logo.svg', href: '/docs', target: '_self'}});
  renderInSite(<Logo />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/docs');
});

it('has one image where both modes share it', () => {
  navbar({title: 'Redux', logo: {src: 'img/logo.svg', width: 32, height: 32}});
  const {container} = renderInSite(<Logo />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('img')).toHaveAttribute('src', '/img/logo.svg');
});

it('fetches of two images only the one that is shown', () => {
  const {container} = renderInSite(
    <ThemedImage sources={{light: '/l.svg', dark: '/d.svg'}} alt="A" />,
  );
  const images = [...container.querySelectorAll('img')];
  expect(images.map(image => image.getAttribute('src'))).toEqual(['/l.svg', '/d.svg']);
  expect(images.map(image => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
});
