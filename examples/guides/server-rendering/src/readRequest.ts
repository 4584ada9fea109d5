import { units, type Unit } from './tidesSlice'

/** What a URL such as `/harbors/skerry-bay?unit=ft` asks for. */
export interface TideRequest {
  harborId: string
  unit: Unit
}

/** Reads a URL; returns undefined unless every part of it is as expected. */
export function readRequest(url: string): TideRequest | undefined {
  const base = 'http://localhost'
  if (!URL.canParse(url, base)) return undefined
  const { pathname, searchParams } = new URL(url, base)
  const [, harborId] = /^\/harbors\/([a-z-]{1,40})$/.exec(pathname) ?? []
  const wanted = searchParams.get('unit') ?? 'm'
  const unit = units.find((each) => each === wanted)
  return harborId && unit ? { harborId, unit } : undefined
}
