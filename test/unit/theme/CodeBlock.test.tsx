/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import CodeBlock from '@theme/CodeBlock';
import MDXCode from '@theme/MDXComponents/Code';
import MDXPre from '@theme/MDXComponents/Pre';
import siteConfig from '../../support/generated/docusaurus.config';
import {renderInSite} from '../../support/renderInSite';

const group = () => screen.getByRole('group');

it('shows highlighted code in a focusable box named by the title', () => {
  renderInSite(
    <CodeBlock className="language-ts" metastring='title="src/a.ts"'>
      {'const a = 1;\n'}
    </CodeBlock>,
  );
  expect(group()).toHaveAccessibleName('src/a.ts');
  expect(group()).toHaveAttribute('tabindex', '0');
  expect(group().textContent).toBe('const a = 1;');
  expect(group().querySelector('.tk')).toHaveTextContent('const');
  expect(screen.getByText('a.ts').parentElement).toHaveTextContent('src/a.ts');
});

it("is named by its language if it has no title, or a title that isn't plain text", () => {
  renderInSite(
    <CodeBlock language="ts" title={<b>A file</b>}>
      a
    </CodeBlock>,
  );
  expect(group()).toHaveAccessibleName('Code (ts)');
  expect(screen.getByText('A file').tagName).toBe('B');
});

it("states its language for the style sheet, which shows it if there's no title", () => {
  const {container} = renderInSite(<CodeBlock language="tsx">a</CodeBlock>);
  expect(container.firstChild?.firstChild).toHaveAttribute('data-language', 'tsx');
});

it('shows no language next to a title', () => {
  const {container} = renderInSite(<CodeBlock title="a.ts">a</CodeBlock>);
  expect(container.querySelector('[data-language]')).toBeNull();
});

it("has the public and the author's class names, each once", () => {
  const {container} = renderInSite(<CodeBlock className="language-ts verified-run">a</CodeBlock>);
  const block = container.querySelector('.theme-code-block');
  expect(block?.className.split(' ').sort()).toEqual(
    ['block', 'language-ts', 'theme-code-block', 'verified-run'].sort(),
  );
});

it.each([
  ['types', 'Compiled'],
  ['run', 'Run: results compared'],
  ['excerpt', 'Excerpt of a tested app'],
])('labels a block with data-verified="%s" as %s', (verified, label) => {
  renderInSite(<CodeBlock data-verified={verified}>a</CodeBlock>);
  expect(screen.getByText('Tested').closest('details')).toHaveTextContent(`Tested${label}`);
});

it("links the note to the site's page about checked code", () => {
  const folio: {search: object; verifiedUrl?: string} = siteConfig.themeConfig.folio;
  folio.verifiedUrl = '/how-samples-are-checked';
  renderInSite(<CodeBlock data-verified="run">a</CodeBlock>);
  expect(screen.getByText('How samples are tested')).toHaveAttribute(
    'href',
    '/how-samples-are-checked',
  );
  delete folio.verifiedUrl;
});

it('ignores an unknown proof', () => {
  const {container} = renderInSite(<CodeBlock data-verified="no-such-proof">a</CodeBlock>);
  expect(container.textContent).toBe('a');
});

it('starts line numbers where the author says', () => {
  const {container} = renderInSite(<CodeBlock showLineNumbers={5}>{'a\nb'}</CodeBlock>);
  expect(container.querySelectorAll('.code-line')).toHaveLength(2);
  expect(container.querySelector('code')?.style.getPropertyValue('--first-line')).toBe('5');
});

it("says nothing about line numbers that start at 1, as the style sheet's do", () => {
  const {container} = renderInSite(<CodeBlock showLineNumbers>{'a\nb'}</CodeBlock>);
  expect(container.querySelectorAll('.code-line')).toHaveLength(2);
  expect(container.querySelector('code')?.style.getPropertyValue('--first-line')).toBe('');
});

it('renders React elements in a block unchanged', () => {
  const {container} = renderInSite(
    <CodeBlock className="language-jsx">
      before <em>inside</em>
    </CodeBlock>,
  );
  expect(container.querySelector('pre code em')).toHaveTextContent('inside');
});

it('shows new code when its code changes', () => {
  const {container, rerender} = renderInSite(<CodeBlock>one</CodeBlock>);
  rerender(<CodeBlock>two</CodeBlock>);
  expect(container.querySelector('code')).toHaveTextContent('two');
});

it.each([
  ['one line of a fence', 'a\n', true],
  ['an empty fence', undefined, true],
  ['inline code', 'a', false],
])("renders Markdown's code for %s: %j, a block: %s", (_, children, isBlock) => {
  const {container} = renderInSite(
    <MDXPre>
      <MDXCode>{children}</MDXCode>
    </MDXPre>,
  );
  expect(container.querySelector('code')).toBeInTheDocument();
  expect(container.querySelector('pre') !== null).toBe(isBlock);
});

it.each([
  ['create-vite', true],
  ['-sixteen.letters', true],
  ['-seventeen.letter', false],
  ['createVite', false],
  ['npm i -D vite', false],
])('keeps inline code on one line if it is short and has a hyphen: %s, %j', (code, isWhole) => {
  renderInSite(<MDXCode>{code}</MDXCode>);
  expect(screen.getByText(code).classList.contains('folio-whole')).toBe(isWhole);
});
