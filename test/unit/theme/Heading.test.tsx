/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Heading from '@theme/Heading';
import {renderInSite} from '../../support/renderInSite';

it('has a link to itself that names its section', () => {
  renderInSite(
    <Heading as="h2" id="the-store">
      The store
    </Heading>,
  );
  expect(screen.getByRole('link', {name: 'Direct link to The store'})).toHaveAttribute(
    'href',
    '#the-store',
  );
  expect(screen.getByRole('heading', {level: 2})).toHaveAttribute('id', 'the-store');
});

it('names the link after the entire text, including code and emphasis', () => {
  renderInSite(
    <Heading as="h3" id="dispatch">
      Call <code>dispatch()</code> <em>once</em> in {3} steps
    </Heading>,
  );
  expect(
    screen.getByRole('link', {name: 'Direct link to Call dispatch() once in 3 steps'}),
  ).toBeInTheDocument();
});

it('names the link after the ID if the heading has no text', () => {
  renderInSite(
    <Heading as="h2" id="the-loop">
      <img src="/loop.svg" alt="" />
    </Heading>,
  );
  expect(screen.getByRole('link', {name: 'Direct link to the-loop'})).toBeInTheDocument();
});

it('has no link without an ID, or as the title of the page', () => {
  renderInSite(
    <>
      <Heading as="h1" id="title">
        Title
      </Heading>
      <Heading as="h2">Part</Heading>
    </>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', {level: 1})).not.toHaveAttribute('id');
});

it.each([
  ['createStore', true],
  ['dispatch(action)', true],
  ['[Symbol.observable]()', true],
  ['legacy_createStore', true],
  ['Store', false],
  ['Why createStore is deprecated', false],
  ['JavaScript (and TypeScript)', false],
])('knows whether “%s” is only code', (text, isCode) => {
  renderInSite(
    <Heading as="h2" id="name">
      <code>{text}</code>
    </Heading>,
  );
  expect(screen.getByRole('heading').classList.contains('folio-code-heading')).toBe(isCode);
});
