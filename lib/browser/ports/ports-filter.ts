import { REVEAL_EVENT } from '../article/reveal-target'

export function enhancePortsFilter(article: HTMLElement): () => void {
  const form = article.querySelector<HTMLFormElement>('.ports-filter')
  const status = form?.querySelector('[role="status"]')
  if (!form || !status) return () => undefined
  const rows = [...article.querySelectorAll<HTMLElement>('tr[data-platforms]')]
  const [platform, provider] = form.querySelectorAll('select')

  const filter = () => {
    for (const row of rows)
      row.hidden = !(
        isWanted(row.dataset.platforms, platform?.value) &&
        isWanted(row.dataset.providers, provider?.value)
      )
    const count = rows.filter((row) => !row.hidden).length
    status.textContent = count === rows.length ? `${count} rows` : `${count} of ${rows.length} rows`
  }
  const handleSubmit = (event: Event) => event.preventDefault()
  // A link leads to a row that the filter hides.
  const handleReveal = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[hidden]') === null) return
    form.reset()
    filter()
  }

  // The browser may have put back what the reader chose before leaving the page.
  filter()
  form.addEventListener('change', filter)
  form.addEventListener('submit', handleSubmit)
  article.addEventListener(REVEAL_EVENT, handleReveal)
  return () => {
    form.removeEventListener('change', filter)
    form.removeEventListener('submit', handleSubmit)
    article.removeEventListener(REVEAL_EVENT, handleReveal)
  }
}

function isWanted(names = '', wish = ''): boolean {
  return wish === '' || names.split(' ').includes(wish)
}
