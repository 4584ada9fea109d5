import {renderToString} from 'react-dom/server';
import SearchBar from '@site/theme-plugin/search/src/theme/SearchBar';
import {SiteProviders} from '../../support/SiteProviders';

it('is a button on the server, with room for the shortcut on either platform', () => {
  const html = renderToString(
    <SiteProviders>
      <SearchBar />
    </SiteProviders>,
  );
  expect(html).toContain('DocSearch-Button-Key--Modifier');
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toContain('>Ctrl</kbd>');
  expect(html).not.toContain('<dialog');
});
