/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {Highlight} from '@site/theme-plugin/search/src/ui/Highlight';

const html = (text: string) =>
  render(<Highlight text={text} />).container.firstElementChild?.innerHTML;

describe('Highlight', () => {
  it('marks the text between the tags', () => {
    expect(html('<mark>Open</mark>ing a <mark>store</mark>')).toBe(
      '<mark>Open</mark>ing a <mark>store</mark>',
    );
  });

  it('draws one mark over words in a row', () => {
    expect(html('the <mark>combine</mark> <mark>reducers</mark>, <mark>call</mark>')).toBe(
      'the <mark>combine reducers</mark>, <mark>call</mark>',
    );
  });

  it('shows all other markup as text', () => {
    expect(html('<img src=x onerror=alert(1)> <mark><b></mark> &lt;')).toBe(
      '&lt;img src=x onerror=alert(1)&gt; <mark>&lt;b&gt;</mark> &amp;lt;',
    );
  });

  it("accepts tags that don't match", () => {
    expect(html('a <mark>b')).toBe('a <mark>b</mark>');
    expect(html('a</mark> b')).toBe('a&lt;/mark&gt; b');
    expect(html('<mark>a <mark>b</mark>')).toBe('<mark>a </mark><mark>b</mark>');
    expect(html('')).toBe('');
  });

  it('shows another text on a page whose texts a translator has replaced', () => {
    const {container, rerender} = render(<Highlight text="a <mark>store</mark> here" />);
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      // The element keeps its text, but not in the node that React knows.
      const font = document.createElement('font');
      font.textContent = texts.currentNode.textContent;
      texts.currentNode.parentNode?.replaceChild(font, texts.currentNode);
      texts.currentNode = font.firstChild ?? font;
    }
    rerender(<Highlight text="another" />);
    expect(container).toHaveTextContent(/^another$/);
  });
});
