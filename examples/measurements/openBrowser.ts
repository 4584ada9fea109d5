import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/findChromium'

/** The same Chromium that the browser tests use. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArgs() })
