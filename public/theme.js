// A plain script before the first paint, so that nobody sees a flash of the wrong theme. The console goes on with it in
// src/lib/theme-choice.ts.
{
  let stored = null
  try {
    stored = localStorage.getItem('waypost.theme')
  } catch {}
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
}
