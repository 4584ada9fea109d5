import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Names the page in the window title, and takes the focus when a link led to it. */
export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    document.title = `${children} · Toolshed`
  }, [children])

  useEffect(() => {
    // The router calls the page that the browser opened "default": it needs no help.
    if (key !== 'default') heading.current?.focus()
  }, [key])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
