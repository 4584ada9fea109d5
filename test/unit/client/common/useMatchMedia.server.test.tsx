import {renderToString} from 'react-dom/server';
import {useMatchMedia} from '@site/theme-plugin/src/client/common/useMatchMedia';

function Answer() {
  return String(useMatchMedia('(max-width: 40em)'));
}

it("matches nothing on the server, where there's no window", () => {
  expect(renderToString(<Answer />)).toBe('false');
});
