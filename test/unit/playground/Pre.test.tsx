import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import Pre from '@folio-playground/theme/MDXComponents/Pre';

jest.mock(
  '@theme-init/MDXComponents/Pre',
  () =>
    ({children}: {readonly children: ReactNode}) =>
      children,
  {virtual: true},
);

interface Props {
  readonly className?: string;
  readonly metastring?: string;
  readonly playground?: string;
}

/** A code block of the site's own, as in a copy of theme-classic's. */
function OwnCodeBlock({className}: Props): ReactNode {
  return <pre className={className} />;
}

const show = (props: Props) =>
  renderToStaticMarkup(
    <Pre>
      <OwnCodeBlock className="language-ts" {...props} />
    </Pre>,
  );

it("marks what readers can edit, also for a site's own code block", () => {
  expect(show({metastring: 'playground title="a.ts"'})).toBe(
    '<pre class="language-ts folio-playground"></pre>',
  );
  expect(show({metastring: 'title="a.ts" playground=api/store/3'})).toBe(
    '<pre class="language-ts folio-playground folio-sample:api/store/3"></pre>',
  );
  expect(show({playground: ''})).toContain('folio-playground');
});

it('leaves other blocks as they are', () => {
  const plain = '<pre class="language-ts"></pre>';
  expect(show({})).toBe(plain);
  expect(show({metastring: 'title="a playground"'})).toBe(plain);
  expect(show({metastring: 'playgrounds'})).toBe(plain);
});
