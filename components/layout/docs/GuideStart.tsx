import type { Heading } from 'nextra'
import { withBasePath } from '../../../lib/content/settings/base-path'
import { usePage } from '../../ui/PageContext'
import styles from './GuideStart.module.css'

const COMMANDS = 'Quick reference'
const TROUBLESHOOTING = 'Troubleshooting'

/** The first things that a reader of a guide looks for, under its title. */
export function GuideStart({ toc }: { readonly toc: readonly Heading[] }) {
  const { route, stepCount } = usePage()
  if (stepCount === 0) return null
  const hrefOf = (title: string) => {
    const found = toc.find(({ value }) => value === title)
    return found && `#${found.id}`
  }
  const commands = hrefOf(COMMANDS)
  const product = route.split('/').slice(0, 3).join('/')
  const isOfProduct = /^\/docs\/(?:FTC|Stream)$/.test(product)
  const help =
    hrefOf(TROUBLESHOOTING) ?? (isOfProduct && withBasePath(`${product}/${TROUBLESHOOTING}`))
  return (
    <p className={styles.start}>
      <a className="button button-primary" href="#step-1">
        Start at step 1
      </a>{' '}
      {commands !== undefined && <a href={commands}>Commands only</a>}{' '}
      {help && <a href={help}>{TROUBLESHOOTING}</a>}
    </p>
  )
}
