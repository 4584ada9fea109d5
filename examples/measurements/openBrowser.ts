import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/findChromium'

/** The Chromium that the browser tests use, too. */
export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArgs() })
