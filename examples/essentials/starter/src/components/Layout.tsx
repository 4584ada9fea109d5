import type { ReactNode } from 'react'
import { Link, NavLink, Outlet } from 'react-router'
import './layout.css'

/** The frame of every page. */
export function Layout({ menu }: { menu?: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="header">
        <Link className="brand" to="/">
          Toolshed
        </Link>
        <nav aria-label="Pages">
          <NavLink to="/">Tools</NavLink>
          <NavLink to="/desk">Desk</NavLink>
        </nav>
        {menu}
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
