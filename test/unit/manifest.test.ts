import fs from 'node:fs';
import path from 'node:path';

const STATIC = path.join(__dirname, '../../static');

type Manifest = Record<'start_url' | 'scope' | 'theme_color' | 'background_color', string> & {
  icons: {src: string; sizes: string; type: string; purpose?: string}[];
};

const manifest: Manifest = JSON.parse(
  fs.readFileSync(path.join(STATIC, 'manifest.webmanifest'), 'utf8'),
);

/** The size in a PNG file's header, such as `192x192`. */
function sizeOf(file: string): string {
  const header = fs.readFileSync(file).subarray(16, 24);
  return `${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`;
}

it('names existing icons with their real sizes', () => {
  const pictures = manifest.icons.filter(({type}) => type === 'image/png');
  expect(pictures.map(({sizes}) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const {src, sizes} of pictures) {
    expect(sizeOf(path.join(STATIC, src))).toBe(sizes);
  }
  for (const {src} of manifest.icons) {
    expect(fs.existsSync(path.join(STATIC, src))).toBe(true);
  }
});

it('works under any base URL: no URL in it starts at the root', () => {
  const addresses = [manifest.start_url, manifest.scope, ...manifest.icons.map(({src}) => src)];
  expect(addresses.filter(address => /^\/|:/.test(address))).toEqual([]);
});

it('has the light mode colors', () => {
  const tokens = fs.readFileSync(
    path.join(__dirname, '../../theme-plugin/theme/src/client/css/tokens.css'),
    'utf8',
  );
  const [, surface] = /--surface: (#\w+);/.exec(tokens) ?? [];
  expect(surface).toBeDefined();
  expect(manifest.theme_color).toBe(surface);
  expect(manifest.background_color).toBe(surface);
});
