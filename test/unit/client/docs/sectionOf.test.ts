import {sectionOf} from '@site/theme-plugin/src/client/docs/sectionOf';
import {createSidebar} from '../../../support/DocsFixture';

it.each([
  ['/tutorials/second', 'Tutorials'],
  ['/tutorials/deeper/third', 'Deeper'],
  ['/start', undefined],
  ['/nowhere', undefined],
])('%s is in the section %s', (permalink, section) => {
  expect(sectionOf(createSidebar(), permalink)).toBe(section);
});
