/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {extractRecords} from '@site/theme-plugin/search/src/build/extractRecords';
import {builtPage} from '@site/test/unit/support/builtPage';
import {Callout, type CalloutProps} from '@site/src/components/tutorial/Callout';

it.each<[CalloutProps['kind'], string]>([
  ['exercise', 'Title\nText'],
  ['checkpoint', 'Title\nText'],
  ['project', 'Text'],
])('the search index has of a box of the kind %s what its author wrote: %j', (kind, text) => {
  const {container} = render(
    <Callout kind={kind} title="Title" action={kind === 'project' && <a href="/a.zip">Download</a>}>
      <p>Text</p>
    </Callout>,
  );
  const page = builtPage(`<main>${container.innerHTML}</main>`);
  expect(extractRecords(page, {siteTitle: ''})?.sections).toMatchObject([{text}]);
});
