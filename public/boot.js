// A plain script, which runs before the first paint.

const read = (key) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let storedTheme
try {
  storedTheme = /(?:^|; )waypost\.theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
} catch {}
showTheme(storedTheme)

function showTheme(choice) {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const page = document.documentElement
  page.className = choice && choice !== 'system' ? choice : system
  page.style.colorScheme = page.className
}

/** Answers that were asked for before the code was there, by address. `src/api/early-answers.ts` takes each over once. */
window.earlyAnswers = new Map()

/** Sends a GET exactly as `http.ts` would. */
function askEarly(url, token) {
  const stop = new AbortController()
  const response = fetch(url, {
    headers: token ? { Authorization: token } : {},
    signal: stop.signal,
  })
  const answer = { at: performance.now(), token, response, abort: () => stop.abort() }
  response.then(() => (answer.arrivedAt = performance.now())).catch(() => {})
  window.earlyAnswers.set(url, answer)
  return response
}

const config = askEarly(`${location.origin}/config.json`, null)
  .then((response) => response.clone().json())
  .catch(() => undefined)

/** Asks for the profile, and for the data of a screen that the user may open, before the code has loaded. */
async function askFirst({ profile, screens }, token) {
  const { apiBaseUrl } = (await config) ?? {}
  if (typeof apiBaseUrl !== 'string') return
  const ask = (path) => askEarly(apiBaseUrl.replace(/\/+$/, '') + path, token)
  ask(profile)
  const path = location.pathname.replace(/(?!^)\/$/, '')
  let paths
  try {
    ;({ paths } = JSON.parse(localStorage.getItem('waypost.access')))
  } catch {}
  // A default view changes what the list asks for.
  if (!paths?.includes(path) || read(`waypost.opens ${path}`)) return
  const { size } = /^\?size=(?<size>10|20|50|100)$/.exec(location.search)?.groups ?? {}
  if (location.search && !size) return
  for (const call of screens[path] ?? []) ask(call.replace(/\{size:(\d+)\}/, size ?? '$1'))
}

// A file that the console starts with cannot be loaded: a release came between the page and its files, or this is an old
// page that the browser kept. The page is loaded again once; if that does not help, it says so.
addEventListener(
  'error',
  ({ target }) => {
    const isPart = target instanceof HTMLScriptElement || target?.rel === 'stylesheet'
    if (!isPart || (document.getElementById('root')?.hasChildNodes() && !isFailed)) return
    let before = Infinity
    try {
      before = Number(sessionStorage.getItem('waypost.restarted'))
      sessionStorage.setItem('waypost.restarted', String(Date.now()))
    } catch {}
    if (Date.now() - before > 60_000) location.reload()
    else if (document.readyState === 'complete') sayFailed()
    else addEventListener('load', sayFailed)
  },
  true,
)

/** Once the page says so, it is not the console's: another missing file counts too. */
let isFailed = false

function sayFailed() {
  isFailed = true
  const language = read('waypost.language')
  const texts = [...document.getElementById('start-failure').content.children]
  const isIn = (tag) => (text) => text.lang === tag || text.lang === tag.split('-')[0]
  const wanted = [language, ...navigator.languages].filter(Boolean)
  const text = wanted.map((tag) => texts.find(isIn(tag))).find(Boolean) ?? texts[0]
  document.getElementById('early')?.remove()
  document.getElementById('root').replaceChildren(text.cloneNode(true))
  document.querySelector('#root button').addEventListener('click', () => location.reload())
}

// The page is complete, and its modules have not run yet.
document.addEventListener(
  'readystatechange',
  () => {
    const page = earlyPage()
    if (!page) return runCode()
    document.getElementById('root').before(page)
    // Not before the first paint, which the code would delay by a second on a slow machine. A hidden tab paints nothing.
    if (document.hidden) runCode()
    else requestAnimationFrame(() => setTimeout(runCode))
  },
  { once: true },
)

// The policy of the headers runs no address of a script that this has not passed.
const ownScripts = window.trustedTypes?.createPolicy('waypost-start', {
  createScriptURL: (path) => (/^\/(?!\/)/.test(path) ? path : ''),
})

let isRunning = false

function runCode() {
  if (isRunning) return
  isRunning = true
  for (const { href } of document.querySelectorAll('link[data-start]')) {
    // As the build wrote it: `newer-build.ts` compares the addresses.
    const path = new URL(href).pathname
    const src = ownScripts?.createScriptURL(path) ?? path
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }),
    )
  }
  // The first look at a locale takes 10 ms, several times that on a slow machine: while the code is still on its way.
  Intl.NumberFormat.supportedLocalesOf('en')
}

/** What the console will show first, from the templates that the build wrote: the sign-in screen or the empty frame. */
function earlyPage() {
  const frame = document.getElementById('early-frame')
  if (!frame) return
  const { pathname, search } = location
  const isSignIn = pathname === '/signin'
  const isPublic = frame.dataset.public
    .split(' ')
    .some((path) => pathname === path || (path.endsWith('/') && pathname.startsWith(path)))
  if (isPublic && !isSignIn) return
  const page = document.createElement('div')
  page.id = 'early'
  const template = signInTemplate(JSON.parse(frame.dataset.languages))
  if (template) Object.assign(document.documentElement, { lang: template.lang, dir: template.dir })
  const token = read('waypost.token')
  if (!isSignIn && token) {
    void askFirst(JSON.parse(frame.dataset.calls), token)
    // Signed-in screens do not start without it, so its link is like the page's own to the first chunk.
    const screens = { rel: 'modulepreload', crossOrigin: '', href: frame.dataset.screens }
    const link = Object.assign(document.createElement('link'), screens)
    link.dataset.start = ''
    document.head.append(link)
    // Low, since the first chunk comes before them.
    const code = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low' }
    const parts = JSON.parse(frame.dataset.parts)
    const [, area, next] = pathname.split('/')
    const part = parts[`${area}/${next}`] ?? parts[area]
    for (const href of part ? [frame.dataset.code, part] : [frame.dataset.code])
      document.head.append(Object.assign(document.createElement('link'), code, { href }))
    if (/[?&]stripnav=true/.test(search)) return
    page.append(frame.content.cloneNode(true))
  } else {
    if (!template) return
    page.append(template.content.cloneNode(true))
    const wanted = pathname + search + location.hash
    prepareSignIn(page, isSignIn ? new URLSearchParams(search).get('redirect') : wanted)
  }
  void fillIn(page)
  return page
}

/** None if the console would have to load its library to choose the language. */
function signInTemplate(languages) {
  const templates = [...document.querySelectorAll('.early-sign-in')]
  const wanted = [read('waypost.language'), ...navigator.languages].filter(Boolean)
  for (const tag of wanted) {
    let locale
    try {
      locale = new Intl.Locale(tag)
    } catch {
      continue
    }
    const { baseName, language } = locale
    const found = templates.find(({ lang }) => lang === baseName)
    if (found) return found
    // A pseudo-locale, or a language that the list does not know.
    if (language.length > 2 || locale.region === 'XA') return
    const understood = languages[language]
    if (understood) return templates.find(({ lang }) => lang === understood)
  }
  return templates[0]
}

function prepareSignIn(page, redirect) {
  const form = page.querySelector('form')
  if (!redirect) form.previousElementSibling.remove()
  else
    for (const link of page.querySelectorAll('a[href^="/"]'))
      link.setAttribute('href', `${link.pathname}?${new URLSearchParams({ redirect })}`)
  const themes = page.querySelectorAll('input[type=radio]')
  themes[{ light: 0, dark: 1 }[storedTheme] ?? 2].checked = true
  // Kept once the console takes the choice over.
  for (const radio of themes) radio.addEventListener('change', () => showTheme(radio.value))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    page.dataset.submitted = ''
    form.querySelector('button').ariaBusy = 'true'
  })
  // Whoever still types has not finished.
  form.addEventListener('input', () => {
    delete page.dataset.submitted
    form.querySelector('button').ariaBusy = 'false'
  })
  page.addEventListener('compositionstart', () => (page.dataset.composing = ''))
  page.addEventListener('compositionend', () => delete page.dataset.composing)
}

/** Puts in what the operator has set, once it is known. Until then the name takes its room, but is not seen. */
async function fillIn(page) {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() && texts.currentNode.data !== '%productName%');
  const name = texts.currentNode
  name.data = document.title
  const brand = name.parentElement.parentElement
  brand.style.visibility = 'hidden'
  const { productName, termsUrl, dataUseUrl } = (await config) ?? {}
  if (!productName) return
  name.data = productName
  brand.removeAttribute('style')
  for (const [path, address] of Object.entries({
    '/terms-of-use': termsUrl,
    '/data-use': dataUseUrl,
  })) {
    const link = address && page.querySelector(`a[href^="${path}"]`)
    if (link) Object.assign(link, { href: address, rel: 'noreferrer' })
  }
  const heading = page.querySelector('h1')
  if (heading) document.title = `${heading.textContent} · ${productName}`
}
