import {chromium} from '@playwright/test';
import {startPagesServer} from './pagesServer';
import {chromiumArgs, findChromium} from './findChromium';
const server = await startPagesServer({dir: process.argv[2] ?? 'build'});
const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
for (const [r, h] of [['tutorials/essentials/part-4-using-data','updating-records'],['usage/writing-tests','see-also']]) {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  await page.addInitScript(`(() => { const log = window.log = []; let last; const step = () => { const e = document.getElementById(location.hash.slice(1)); if (e) { const t = Math.round(e.getBoundingClientRect().top) + ' y' + Math.round(scrollY) + ' h' + document.documentElement.scrollHeight + ' ' + document.documentElement.dataset.hasHydrated; if (t !== last) { log.push(Math.round(performance.now()) + ': ' + t); last = t; } } requestAnimationFrame(step); }; requestAnimationFrame(step); })()`);
  await page.goto(server.url + r + '#' + h, {waitUntil: 'networkidle'});
  await page.waitForTimeout(1500);
  console.log(r, h, await page.evaluate(() => (window as any).log));
  await page.close();
}
await browser.close(); await server.close();
