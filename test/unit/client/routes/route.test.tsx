/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import routesChunkNames from '@site/theme-plugin/src/client/replacements/routesChunkNames';
import {chunk, route} from '@site/theme-plugin/src/client/routes/route';

// As the bundler replaces them.
jest.mock('@generated/registry', () =>
  jest.requireActual('@site/theme-plugin/src/client/replacements/registry'),
);
jest.mock('@generated/routesChunkNames', () =>
  jest.requireActual('@site/theme-plugin/src/client/replacements/routesChunkNames'),
);

const loads = jest.fn<void, [string]>();

const load = (name: string, value: object) => () => {
  loads(name);
  return Promise.resolve({default: value});
};

const plugin = () => ({
  plugin: chunk('plugin', load('plugin', {name: 'fixture', id: 'default'})),
});
const page = () =>
  chunk(
    'page',
    load('page', ({content: Content}: {content: () => string}) => (
      <main>
        <Content />
      </main>
    )),
  );

/** The paths of the routes whose chunks core fetches ahead with those of a path. */
const pathsOfCore = () => Object.keys(routesChunkNames).map(key => key.replace(/-[^-]+$/, ''));

it('loads what a route needs, and shows it', async () => {
  const content = chunk(
    'content',
    load('content', () => 'Sow in March.'),
  );
  const {path, component: Page} = route('/sowing', {
    __comp: page(),
    __context: plugin(),
    content,
  });
  expect(path).toBe('/sowing');
  expect(loads).not.toHaveBeenCalled();
  await act(() => Page.preload());
  render(<Page />);
  expect(screen.getByRole('main')).toHaveTextContent('Sow in March.');
  expect(loads.mock.calls).toEqual([['page'], ['plugin'], ['content']]);
});

it('tells routes of the same path apart, and core finds all of them', () => {
  const before = pathsOfCore().length;
  route('/garden-2', {__comp: page()});
  route('/garden-2', {__comp: page()});
  expect(pathsOfCore().slice(before)).toEqual(['/garden-2', '/garden-2']);
});

it('keeps an index out of what core fetches ahead with other pages', () => {
  const before = pathsOfCore().length;
  route('/', {__comp: page()}, true);
  route('/', {__comp: page()});
  expect(pathsOfCore().slice(before)).toEqual(['/-', '/']);
});
