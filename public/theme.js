// A plain script before the first paint, so that nobody sees a flash of the wrong theme.
{
  const stored = localStorage.getItem('waypost.theme')
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
}
