/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import DocItem from '@theme/DocItem';
import siteConfig from '../../../support/generated/docusaurus.config';
import {createSidebar, DocsFixture} from '../../../support/DocsFixture';
import {renderInSite} from '../../../support/renderInSite';
import {themeConfigOfTest} from '../../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
const {folio} = siteConfig.themeConfig;
const request = jest.fn();

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
});

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

function renderDoc(feedback: unknown) {
  setThemeConfig({folio: {...folio, feedback}});
  const content = Object.assign(() => <p>Text of the doc.</p>, {
    metadata: {
      id: 'a',
      title: 'A & B',
      permalink: '/tutorials/a',
      frontMatter: {},
      tags: [],
    },
    frontMatter: {},
    assets: {},
    toc: [],
  }) as unknown as PropDocContent;
  renderInSite(
    <DocsFixture sidebar={createSidebar()} version={{}}>
      <DocItem content={content} route={{component: () => null, exact: true, path: '/a'}} />
    </DocsFixture>,
    '/tutorials/a',
  );
}

const question = () => screen.queryByRole('group', {name: 'Was this page helpful?'});
const button = (name: string) => screen.getByRole('button', {name});

it.each([undefined, false])('shows no question with feedback: %s', feedback => {
  renderDoc(feedback);
  expect(question()).not.toBeInTheDocument();
});

it('links to a prefilled issue and sends nothing itself', () => {
  renderDoc({url: 'https://example.com/new?title={title}&body={path}:%20{answer}'});
  const links = within(question() as HTMLElement).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Yes', 'https://example.com/new?title=A%20%26%20B&body=%2Ftutorials%2Fa:%20yes'],
    ['No', 'https://example.com/new?title=A%20%26%20B&body=%2Ftutorials%2Fa:%20no'],
  ]);
  expect(request).not.toHaveBeenCalled();
});

it("sends the answer to the site's endpoint on a click, and thanks the reader", async () => {
  request.mockResolvedValue({ok: true});
  renderDoc({endpoint: '/answers'});
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(button('No'));
  expect(await screen.findByText('Thank you for your answer.')).toHaveAttribute('role', 'status');
  expect(request).toHaveBeenCalledTimes(1);
  const [url, {method, body, credentials}] = request.mock.calls[0];
  expect([url, method, credentials]).toEqual(['/answers', 'POST', 'omit']);
  expect(JSON.parse(body)).toEqual({path: '/tutorials/a', title: 'A & B', answer: 'no'});
  expect(screen.queryByRole('button', {name: 'Yes'})).not.toBeInTheDocument();
});

it('sends one answer, however often the reader clicks before the service responds', async () => {
  const responses: ((response: {ok: boolean}) => void)[] = [];
  request.mockImplementation(() => new Promise(resolve => void responses.push(resolve)));
  renderDoc({endpoint: '/answers'});
  await userEvent.dblClick(button('Yes'));
  await userEvent.click(button('No'));
  expect(request).toHaveBeenCalledTimes(1);
  responses[0]?.({ok: false});
  expect(await screen.findByText('Your answer could not be sent. Try again.')).toBeInTheDocument();
  await userEvent.click(button('No'));
  expect(request).toHaveBeenCalledTimes(2);
  responses[1]?.({ok: true});
  expect(await screen.findByText('Thank you for your answer.')).toBeInTheDocument();
});

it.each([
  ['refuses', () => request.mockResolvedValueOnce({ok: false, status: 500})],
  ['cannot be reached', () => request.mockRejectedValueOnce(new TypeError('offline'))],
])('reports a failure if the endpoint %s, and lets the reader try again', async (_, arrange) => {
  arrange();
  renderDoc({endpoint: '/answers'});
  await userEvent.click(button('Yes'));
  expect(await screen.findByText('Your answer could not be sent. Try again.')).toBeInTheDocument();
  request.mockResolvedValue({ok: true});
  await userEvent.click(button('Yes'));
  expect(await screen.findByText('Thank you for your answer.')).toBeInTheDocument();
});
