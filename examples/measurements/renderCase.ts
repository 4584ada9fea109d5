/**
 * Prints the total processor time, in milliseconds, that a browser's main thread needs for a number
 * of dispatches with mounted components: reducers, selectors, and React, and then styles, layout,
 * and painting.
 *
 *   npx tsx renderCase.ts one|all COMPONENTS DISPATCHES
 *
 * An action changes the record of `one` component, or of `all` of them.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { openBrowser } from './openBrowser'

const [changed, components, dispatches] = process.argv.slice(2)
const bundle = await build({
  entryPoints: [fileURLToPath(new URL('renderPage.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'page',
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
})

const browser = await openBrowser()
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: bundle.outputFiles[0].text })
  await page.evaluate(`change = page.mountShelves(${Number(components)})`)

  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busySeconds = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  }

  const changeAll = (count: number) =>
    page.evaluate(`change('${changed}', ${count})`)
  await changeAll(20)
  const before = await busySeconds()
  await changeAll(Number(dispatches))
  console.log(((await busySeconds()) - before) * 1000)
} finally {
  await browser.close()
}
