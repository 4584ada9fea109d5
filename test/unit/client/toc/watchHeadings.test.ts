/** @jest-environment jsdom */
import {watchHeadings} from '@site/theme-plugin/src/client/toc/watchHeadings';
import {observeOnDemand} from '../../../support/observers';

const OriginalObserver = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = OriginalObserver;
});

/** Watches a page with two headings. */
function watch() {
  document.body.innerHTML = '<div id="__docusaurus"><h2 id="a"></h2><h2 id="b"></h2></div>';
  const report = observeOnDemand();
  const seen = jest.fn();
  watchHeadings(['a', 'b', 'gone'], seen);
  const send = (id: string, ...ratios: number[]) => {
    const element = document.getElementById(id);
    if (element) {
      report(element, ...ratios);
    }
    return {...seen.mock.lastCall[0], above: [...seen.mock.lastCall[0].above]};
  };
  return {send};
}

it('reports the headings that are above the line, and whether the page is at its end', () => {
  const {send} = watch();
  expect(send('a', 0.9)).toEqual({above: ['a'], atEnd: false, target: ''});
  expect(send('a', 1)).toMatchObject({above: []});
  expect(send('__docusaurus', 1)).toMatchObject({atEnd: true});
  expect(send('__docusaurus', 0.9)).toMatchObject({atEnd: false});
});

it('takes the last of several changes that a browser reports at once', () => {
  const {send} = watch();
  expect(send('__docusaurus', 0.2, 1)).toMatchObject({atEnd: true});
  expect(send('__docusaurus', 1, 0.2)).toMatchObject({atEnd: false});
  expect(send('b', 1, 0)).toMatchObject({above: ['b']});
  expect(send('b', 0, 1)).toMatchObject({above: []});
});
